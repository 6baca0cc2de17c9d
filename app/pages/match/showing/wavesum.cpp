// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/match/showing/wavesum.h"

#include "app/look/literal/literal.h"
#include "app/look/palette/palette.h"
#include "app/pages/board/boardcanvas.h"
#include "app/pages/board/camera.h"
#include "app/pages/match/control/matchwords.h"
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
constexpr std::size_t kMostPast = 40;
constexpr int kMostColumns = 3;
constexpr int kLineEdge = 6; // beside the text of a line
constexpr int kLeastWide = 220; // of a column, pixels
constexpr int kReadWide = 340; // of one that is read at ease
constexpr int kMarginWide = 150; // of one beside the ground, at least
constexpr double kOfGround = 0.05; // that bare ground counts of what stands on it

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

double areaOf(const QRectF &box)
{
    return box.width() * box.height();
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
    connect(m_last, &QPushButton::clicked, this, &WaveSum::goBack);
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
    const bool isLast = m_first + m_sums.size() == m_past.size();
    const std::size_t before = isHidden() || !isLast ? 0 : m_sums.size();
    m_past.push_back(sum);
    if (m_past.size() > kMostPast)
        m_past.erase(m_past.begin());
    m_together = std::min(before + 1, kMostSums);
    open(m_past.size() - m_together, m_together);
}

void WaveSum::showAgain(const ActLine &sum)
{
    m_first = 0; // before it none is called back
    m_sums = {sum};
    fit();
}

/** Those of all. */
void WaveSum::open(std::size_t first, std::size_t count)
{
    m_first = first;
    const auto begin = m_past.begin() + static_cast<std::ptrdiff_t>(first);
    m_sums.assign(begin, begin + static_cast<std::ptrdiff_t>(count));
    fit();
}

void WaveSum::fit()
{
    QWidget::show(); // room is made for what is seen alone
    lay();
    raise();
}

void WaveSum::goBack()
{
    if (isHidden() && !m_past.empty())
        open(m_past.size() - m_together, m_together);
    else if (m_first > 0)
        open(m_first - 1, 1);
    else
        hide(); // what waits until it has been read goes on waiting
}

void WaveSum::forget()
{
    m_past.clear();
    m_sums.clear();
    m_first = m_together = 0;
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
    m_last->setText(tr("Last summary (S)"));
    m_last->setToolTip(tr("What happened in the last wave; S again: in the one before"));
    m_last->adjustSize();
    m_last->setVisible(isHidden() && m_isOffered && !m_past.empty());
    placeButton();
}

/** Where a sum would be. */
void WaveSum::placeButton()
{
    if (m_last->isHidden())
        return;
    m_last->move(placeOf(m_last->size()).topLeft().toPoint());
}

/** Beside the ground, as wide as the board, in a narrow column or in several ones: in what covers
    least. */
void WaveSum::lay()
{
    m_close->setAccessibleName(tr("Close"));
    m_close->setToolTip(tr("Close"));
    const int bar = m_told->verticalScrollBar()->sizeHint().width();
    const int room = m_board.width() - 4 * kGap - m_close->width() - bar;
    std::vector<Columns> tries;
    const double margin = std::max(ground().left(), m_board.width() - ground().right());
    if (const int wide = static_cast<int>(margin) - 3 * kGap - m_close->width() - bar;
        wide >= kMarginWide)
        tries.push_back({1, std::min(wide, kReadWide)});
    tries.push_back({1, room});
    for (const int wide : {kReadWide, kLeastWide})
        tries.push_back({1, std::min(wide, room)});
    for (int count = 2; count <= kMostColumns && m_board.width() / count >= kLeastWide; ++count)
        tries.push_back({count, room / count - kGap});
    double least = std::numeric_limits<double>::max();
    Columns best = tries.front();
    for (const Columns &columns : tries) {
        const double hidden = fill(columns); // to be scrolled to
        const double area = covered(place()) + hidden * columns.wide;
        if (area < least) {
            least = area;
            best = columns;
        }
        if (least <= 0)
            return;
    }
    fill(best);
    place();
}

/** Whatever is higher than the board is scrolled: gives how much that is. */
int WaveSum::fill(const Columns &columns)
{
    const int bar = m_told->verticalScrollBar()->sizeHint().width();
    auto *told = new QWidget;
    auto *beside = new QHBoxLayout(told);
    beside->setContentsMargins(0, 0, 0, 0);
    beside->setSpacing(kGap);
    layInColumns(*beside, linesIn(*told, columns.wide), columns.count);
    const QSize needed = told->sizeHint();
    const int high = std::min(needed.height(), m_board.height() - 4 * kGap);
    m_told->setFixedSize(needed.width() + (high < needed.height() ? bar : 0), high);
    m_told->setWidget(told); // the former one goes
    layout()->activate();
    adjustSize();
    return needed.height() - high;
}

/** What each is of, then line by line. */
QList<QWidget *> WaveSum::linesIn(QWidget &told, int wide)
{
    QList<QWidget *> lines;
    for (const ActLine &sum : m_sums) {
        lines << head(told, headOf(sum), wide);
        for (const SumLine &line : linesOf(sum, m_words))
            lines << (line.entries.empty() ? plain(told, line, wide) : leading(told, line, wide));
    }
    return lines;
}

/** With its turn: earlier ones may be called back. */
QString WaveSum::headOf(const ActLine &sum) const
{
    const QString of = leadText(sum, m_words);
    //: a turn, then of whose wave in it a sum is
    return sum.turn && !sum.isOfTurn ? tr("%1: %2").arg(m_words.turn(*sum.turn), of) : of;
}

QWidget *WaveSum::head(QWidget &told, const QString &text, int wide)
{
    auto *label = new QLabel(&told);
    QFont bold = label->font();
    bold.setBold(true);
    label->setFont(bold);
    label->setTextFormat(Qt::PlainText);
    label->setText(brokenText(text, QFontMetrics(bold), wide - 2 * kLineEdge));
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

QRectF WaveSum::ground() const
{
    return m_board.viewportTransform().mapRect(m_board.board().plan().bounds());
}

/** Beside the ground if it can be, else at the foot where that covers no figure and nothing that is
    fought for. */
QRectF WaveSum::placeOf(const QSizeF &size) const
{
    const QRectF room = m_board.rect().adjusted(kGap, kGap, -kGap, -kGap);
    const QList<QRectF> taken = m_board.stood() + m_board.foughtFor();
    const QRectF beside = freePlace(size, room, taken + QList{ground()}, Qt::BottomEdge);
    return areaOf(beside & ground()) <= 0 ? beside : freePlace(size, room, taken, Qt::BottomEdge);
}

QRectF WaveSum::place()
{
    const QRectF at = placeOf(size());
    move(at.topLeft().toPoint());
    return at;
}

/** So much of figures, what is said of them and what is fought for; all that is beyond the board
    counts as much, and bare ground a little. */
double WaveSum::covered(const QRectF &at) const
{
    double area = areaOf(at) - areaOf(at & QRectF(m_board.rect()));
    for (const QRectF &box : m_board.stood() + m_board.foughtFor())
        area += areaOf(box & at);
    return area + kOfGround * areaOf(at & ground());
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
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange) {
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
