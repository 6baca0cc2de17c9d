// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/match/showing/wavesum.h"

#include "app/look/literal/literal.h"
#include "app/look/palette/palette.h"
#include "app/pages/board/boardcanvas.h"
#include "app/pages/board/camera.h"
#include "app/pages/match/told/acttext.h"
#include "app/pages/match/told/sumtext.h"

#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>
#include <limits>
#include <memory>
#include <utility>

namespace escarmouche::app {

namespace {
constexpr std::size_t kMostSums = 3; // below each other
constexpr int kMostColumns = 3;
constexpr int kLineEdge = 6; // beside the text of a line
constexpr int kLeastWide = 260; // of a column, pixels

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

/** With a capital letter: each stands in a line of its own. */
QString asLine(QString text)
{
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return text;
}

/** Below each other in so many columns of about the same height, in their order. */
void layInColumns(QHBoxLayout &columns, const QList<QWidget *> &lines, int count)
{
    int all = 0;
    for (const QWidget *line : lines)
        all += line->sizeHint().height();
    const int high = (all + count - 1) / count;
    QVBoxLayout *column = nullptr;
    int used = 0;
    for (QWidget *line : lines) {
        if (!column || (used >= high && columns.count() < count)) {
            column = new QVBoxLayout;
            column->setSpacing(0);
            columns.addLayout(column);
            used = 0;
        }
        column->addWidget(line);
        used += line->sizeHint().height();
    }
    for (int at = 0; at < columns.count(); ++at)
        static_cast<QVBoxLayout *>(columns.itemAt(at)->layout())->addStretch(1);
}

} // namespace

WaveSum::WaveSum(const MatchWords &words, BoardCanvas &board)
    : QFrame(&board), m_words(words), m_board(board), m_told(new QScrollArea(this)),
      m_close(new QPushButton(QStringLiteral("×"), this)), m_last(new QPushButton(&board))
{
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    auto *parts = new QHBoxLayout(this);
    parts->setContentsMargins(kGap / 2, kGap / 2, kGap / 2, kGap / 2);
    parts->setSpacing(0);
    parts->addWidget(m_told);
    parts->addWidget(m_close, 0, Qt::AlignTop);
    m_told->setFrameShape(QFrame::NoFrame);
    m_told->setFocusPolicy(Qt::NoFocus);
    m_told->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_told->setWidgetResizable(true);
    m_close->setFlat(true);
    m_close->setFocusPolicy(Qt::NoFocus);
    m_close->setFixedWidth(m_close->sizeHint().height());
    connect(m_close, &QPushButton::clicked, this, &WaveSum::close);
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

void WaveSum::close()
{
    hide();
    emit closed();
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
        close();
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

/** In as few columns as cover no figure, else in those that cover least. */
void WaveSum::lay()
{
    m_close->setAccessibleName(tr("Close"));
    m_close->setToolTip(tr("Close"));
    double least = std::numeric_limits<double>::max();
    int best = 1;
    for (int columns = 1; columns <= kMostColumns && least > 0; ++columns) {
        if (columns > 1 && m_board.width() / columns < kLeastWide)
            break;
        fill(columns);
        const double area = covered(place());
        if (area < least) {
            least = area;
            best = columns;
        }
    }
    if (least > 0)
        fill(best);
    place();
}

/** Whatever is higher than the board is scrolled. */
void WaveSum::fill(int columns)
{
    const int bar = m_told->verticalScrollBar()->sizeHint().width();
    const int room = m_board.width() - 4 * kGap - m_close->width() - bar;
    auto *told = new QWidget;
    auto *beside = new QHBoxLayout(told);
    beside->setContentsMargins(0, 0, 0, 0);
    beside->setSpacing(kGap);
    layInColumns(*beside, linesIn(*told, room / columns - kGap), columns);
    const QSize needed = told->sizeHint();
    const int high = std::min(needed.height(), m_board.height() - 4 * kGap);
    m_told->setFixedSize(needed.width() + (high < needed.height() ? bar : 0), high);
    m_told->setWidget(told); // the former one goes
    layout()->activate();
    adjustSize();
}

/** What each is of, then line by line. */
QList<QWidget *> WaveSum::linesIn(QWidget &told, int wide)
{
    QList<QWidget *> lines;
    for (const ActLine &sum : m_sums) {
        lines << head(told, leadText(sum, m_words));
        for (const SumLine &line : linesOf(sum, m_words))
            lines << (line.entries.empty() ? plain(told, line, wide) : leading(told, line, wide));
    }
    return lines;
}

QWidget *WaveSum::head(QWidget &told, const QString &text)
{
    auto *label = new QLabel(&told);
    QFont bold = label->font();
    bold.setBold(true);
    label->setFont(bold);
    label->setTextFormat(Qt::PlainText);
    label->setText(text);
    label->setContentsMargins(kLineEdge, 0, kLineEdge, 0);
    return label;
}

QWidget *WaveSum::plain(QWidget &told, const SumLine &line, int wide)
{
    auto *label = new QLabel(&told);
    label->setTextFormat(Qt::PlainText);
    label->setText(brokenText(asLine(line.text), fontMetrics(), wide - 2 * kLineEdge));
    label->setContentsMargins(kLineEdge, 0, kLineEdge, 0);
    return label;
}

/** To when it happened. */
QWidget *WaveSum::leading(QWidget &told, const SumLine &line, int wide)
{
    const QString text = brokenText(asLine(line.text), fontMetrics(), wide - 2 * kLineEdge);
    auto *button = new QPushButton(buttonText(text), &told);
    button->setStyleSheet(QStringLiteral("QPushButton { text-align: left; border: none; "
                                         "padding: 1px %1px; }"
                                         "QPushButton:hover { background: palette(midlight); }")
                              .arg(kLineEdge));
    button->setFocusPolicy(Qt::TabFocus);
    const QStringList tip =
        line.how + QStringList(tr("Shows on the board when it happened; once more the next time."));
    button->setToolTip(tipText(tip.join(u'\n')));
    const auto next = std::make_shared<std::size_t>(0);
    connect(button, &QPushButton::clicked, this, [this, entries = line.entries, next] {
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

/** So much of figures and what is said of them; all that is beside the board counts as much. */
double WaveSum::covered(const QRectF &at) const
{
    const QRectF room(m_board.rect());
    double area = at.width() * at.height();
    const QRectF inside = at & room;
    area -= inside.width() * inside.height();
    for (const QRectF &box : m_board.stood()) {
        const QRectF both = box & at;
        area += both.width() * both.height();
    }
    return area;
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
