// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/match/showing/wavesum.h"

#include "app/look/literal/literal.h"
#include "app/look/palette/palette.h"
#include "app/pages/board/boardcanvas.h"
#include "app/pages/board/camera.h"
#include "app/pages/match/control/matchwords.h"

#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <memory>
#include <utility>

namespace escarmouche::app {

namespace {
constexpr std::size_t kMostSums = 3; // below each other
constexpr int kButtonEdge = 24; // of a button, about its text
constexpr int kLeastWide = 520; // pixels, where the board has as much

/** In lines of at most that width, broken between words. */
QString brokenText(const QString &text, const QFontMetrics &metrics, int widest)
{
    QStringList lines;
    for (const QString &word : text.split(u' ')) {
        const QString longer = lines.isEmpty() ? word : lines.back() + u' ' + word;
        if (!lines.isEmpty() && metrics.horizontalAdvance(longer) <= widest)
            lines.back() = longer;
        else
            lines << word;
    }
    return lines.join(u'\n');
}

} // namespace

WaveSum::WaveSum(const MatchWords &words, BoardCanvas &board)
    : QFrame(&board), m_words(words), m_board(board),
      m_close(new QPushButton(QStringLiteral("×"), this)), m_last(new QPushButton(&board))
{
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    auto *parts = new QHBoxLayout(this);
    parts->setContentsMargins(kGap, 2, 2, 2);
    parts->addWidget(m_close, 0, Qt::AlignTop);
    m_close->setFlat(true);
    m_close->setFocusPolicy(Qt::NoFocus);
    m_close->setFixedWidth(m_close->sizeHint().height());
    connect(m_close, &QPushButton::clicked, this, &QWidget::hide);
    m_last->setFocusPolicy(Qt::NoFocus); // a key does it, and the board keeps the keyboard
    m_last->hide();
    connect(m_last, &QPushButton::clicked, this, &WaveSum::toggle);
    board.installEventFilter(this);
    const auto placeAgain = [this] {
        if (isVisible())
            place();
        else
            placeButton();
    };
    connect(&board.camera(), &Camera::moved, this, placeAgain);
    connect(&board, &BoardCanvas::animationEnded, this, placeAgain);
    hide();
}

void WaveSum::show(const ActLine &sum)
{
    auto sums = isHidden() ? std::vector<ActLine>() : m_sums;
    sums.push_back(sum);
    if (sums.size() > kMostSums)
        sums.erase(sums.begin());
    open(std::move(sums));
}

void WaveSum::showAgain(const ActLine &sum)
{
    open({sum});
}

void WaveSum::open(std::vector<ActLine> sums)
{
    m_sums = std::move(sums);
    QWidget::show(); // room is made for what is seen alone
    lay();
    raise();
}

void WaveSum::toggle()
{
    if (!isHidden())
        hide();
    else if (!m_sums.empty())
        open(m_sums);
}

void WaveSum::forget()
{
    m_sums.clear();
    hide();
    refreshButton();
}

void WaveSum::offerLast(bool isOffered)
{
    m_isOffered = isOffered;
    refreshButton();
}

void WaveSum::refreshButton()
{
    //: a button on the board: what happened in the last wave, and its key
    m_last->setText(tr("The last sum (S)"));
    m_last->setToolTip(tr("What happened in the last wave"));
    m_last->adjustSize();
    m_last->setVisible(isHidden() && m_isOffered && !m_sums.empty());
    placeButton();
}

/** Where a sum would be. */
void WaveSum::placeButton()
{
    if (m_last->isHidden())
        return;
    const QRectF room = m_board.rect().adjusted(kGap, kGap, -kGap, -kGap);
    const QRectF at = freePlace(m_last->size(), room, m_board.stood(), Qt::BottomEdge);
    m_last->move(at.topLeft().toPoint());
}

/** With all for which there is room where nobody stands, in fewer or more lines; by whom somebody
    was harmed is never left out. Tool tips have the rest. */
void WaveSum::lay()
{
    const int room = m_board.width() - 2 * kGap;
    for (const SumDetail detail : {SumDetail::Acts, SumDetail::Harm}) {
        for (const int widest : {room, room * 2 / 3, room / 2}) {
            if (widest < std::min(room, kLeastWide))
                continue; // a narrow one is not read at a glance
            fill(detail, widest);
            if (isFree(place()))
                return;
        }
    }
    fill(SumDetail::Harm, room);
    place();
}

/** In lines of that width, the frame included. */
void WaveSum::fill(SumDetail detail, int widest)
{
    delete std::exchange(m_told, new QWidget(this));
    auto *lines = new QVBoxLayout(m_told);
    lines->setContentsMargins(0, 0, 0, 0);
    lines->setSpacing(0);
    const int room = widest - m_close->width() - 4 * kGap;
    for (const ActLine &sum : m_sums)
        addLines(*lines, partsOf(sum, detail, room), room);
    static_cast<QHBoxLayout *>(layout())->insertWidget(0, m_told);
    m_told->show();
    m_close->setAccessibleName(tr("Close"));
    m_close->setToolTip(tr("Close"));
    adjustSize();
}

/** As many beside each other as there is room for. */
void WaveSum::addLines(QVBoxLayout &lines, const QList<QWidget *> &parts, int room)
{
    QHBoxLayout *line = nullptr;
    int used = 0;
    for (QWidget *part : parts) {
        const int wide = part->sizeHint().width() + kGap;
        if (!line || used + wide > room) {
            line = new QHBoxLayout;
            line->setSpacing(kGap);
            line->addStretch(1);
            lines.addLayout(line);
            used = 0;
        }
        line->insertWidget(line->count() - 1, part);
        used += wide;
    }
}

/** What leads, then number by number; a longer one is broken. */
QList<QWidget *> WaveSum::partsOf(const ActLine &sum, SumDetail detail, int room)
{
    ActLine lead = sum;
    lead.parts.clear();
    //: what a side has done: numbers follow
    QList<QWidget *> parts{plain(tr("%1:").arg(textOf(lead, m_words)))};
    for (const ActLine::Part &part : sum.parts) {
        const bool isLast = &part == &sum.parts.back();
        const QString text = textOf(part, m_words, detail);
        if (text.isEmpty())
            continue;
        //: one part of a sum; more follow
        const QString whole = isLast ? text : tr("%1;").arg(text);
        const QString told = brokenText(whole, fontMetrics(), room - kButtonEdge);
        parts << (part.entries.empty() ? plain(told) : leading(told, part));
    }
    return parts;
}

QWidget *WaveSum::plain(const QString &text)
{
    auto *label = new QLabel(m_told);
    label->setTextFormat(Qt::PlainText);
    label->setText(text);
    return label;
}

/** To when it happened. */
QWidget *WaveSum::leading(const QString &text, const ActLine::Part &part)
{
    auto *button = new QPushButton(buttonText(text), m_told);
    button->setFlat(true);
    QStringList tip = befell(part, m_words);
    tip << tr("Shows on the board when it happened; once more the next time.");
    button->setToolTip(tipText(tip.join(u'\n')));
    const auto next = std::make_shared<std::size_t>(0);
    connect(button, &QPushButton::clicked, this, [this, entries = part.entries, next] {
        emit momentWanted(entries[(*next)++ % entries.size()]);
    });
    return button;
}

/** At the foot, where that covers no figure if it can be. */
QRectF WaveSum::place()
{
    const QRectF room = m_board.rect().adjusted(kGap, kGap, -kGap, -kGap);
    const QRectF at = freePlace(size(), room, m_board.stood(), Qt::BottomEdge);
    move(at.topLeft().toPoint());
    return at;
}

bool WaveSum::isFree(const QRectF &at) const
{
    const auto stood = m_board.stood();
    return at.width() <= m_board.width() - 2 * kGap && at.height() <= m_board.height() - 2 * kGap &&
           std::ranges::none_of(stood, [&](const QRectF &box) { return box.intersects(at); });
}

bool WaveSum::eventFilter(QObject *board, QEvent *event)
{
    if (event->type() == QEvent::Resize) {
        if (isVisible())
            lay();
        placeButton();
    }
    return QFrame::eventFilter(board, event);
}

void WaveSum::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        if (isVisible())
            lay();
        refreshButton();
    }
    QFrame::changeEvent(event);
}

void WaveSum::showEvent(QShowEvent *event)
{
    QFrame::showEvent(event);
    refreshButton();
}

void WaveSum::hideEvent(QHideEvent *event)
{
    QFrame::hideEvent(event);
    refreshButton();
}

} // namespace escarmouche::app
