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

#include <algorithm>
#include <array>
#include <memory>
#include <utility>

namespace escarmouche::app {

namespace {
constexpr std::size_t kMostSums = 3; // below each other
} // namespace

WaveSum::WaveSum(const MatchWords &words, BoardCanvas &board)
    : QFrame(&board), m_words(words), m_board(board),
      m_close(new QPushButton(QStringLiteral("×"), this))
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
    board.installEventFilter(this);
    const auto placeAgain = [this] {
        if (isVisible())
            place();
    };
    connect(&board.camera(), &Camera::moved, this, placeAgain);
    connect(&board, &BoardCanvas::animationEnded, this, placeAgain);
    hide();
}

void WaveSum::show(const ActLine &sum)
{
    if (isHidden())
        m_sums.clear();
    m_sums.push_back(sum);
    if (m_sums.size() > kMostSums)
        m_sums.erase(m_sums.begin());
    QWidget::show(); // room is made for what is seen alone
    lay();
    raise();
}

/** With all for which there is room where nobody stands, part below part if that helps; tool tips
    have the rest. */
void WaveSum::lay()
{
    constexpr std::array kWays{std::pair(SumDetail::Acts, QBoxLayout::LeftToRight),
                               std::pair(SumDetail::Acts, QBoxLayout::TopToBottom),
                               std::pair(SumDetail::Names, QBoxLayout::LeftToRight),
                               std::pair(SumDetail::Names, QBoxLayout::TopToBottom),
                               std::pair(SumDetail::Number, QBoxLayout::LeftToRight)};
    for (const auto &[detail, way] : kWays) {
        fill(detail, way);
        if (isFree(place()))
            break;
    }
}

void WaveSum::fill(SumDetail detail, QBoxLayout::Direction way)
{
    delete std::exchange(m_told, new QWidget(this));
    auto *lines = new QVBoxLayout(m_told);
    lines->setContentsMargins(0, 0, 0, 0);
    lines->setSpacing(0);
    for (const ActLine &sum : m_sums)
        lines->addLayout(partsOf(sum, detail, way));
    static_cast<QHBoxLayout *>(layout())->insertWidget(0, m_told);
    m_told->show();
    m_close->setAccessibleName(tr("Close"));
    m_close->setToolTip(tr("Close"));
    adjustSize();
}

QBoxLayout *WaveSum::partsOf(const ActLine &sum, SumDetail detail, QBoxLayout::Direction way)
{
    auto *line = new QBoxLayout(way);
    line->setSpacing(way == QBoxLayout::LeftToRight ? kGap : 0);
    ActLine lead = sum;
    lead.parts.clear();
    //: what a side has done: numbers follow
    line->addWidget(plain(tr("%1:").arg(textOf(lead, m_words))));
    for (const ActLine::Part &part : sum.parts) {
        const QString text = textOf(part, m_words, detail);
        line->addWidget(part.entries.empty() ? plain(text) : leading(text, part), 0, Qt::AlignLeft);
    }
    line->addStretch(1);
    return line;
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
    if (event->type() == QEvent::Resize && isVisible())
        lay();
    return QFrame::eventFilter(board, event);
}

void WaveSum::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange && isVisible())
        lay();
    QFrame::changeEvent(event);
}

} // namespace escarmouche::app
