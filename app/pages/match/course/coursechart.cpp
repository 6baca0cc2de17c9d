// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/match/course/coursechart.h"

#include "app/look/palette/palette.h"
#include "app/pages/board/tokens/tokenlook.h"
#include "app/pages/match/control/matchwords.h"
#include "app/words/sentences/phrases.h"

#include <QAccessibleWidget>
#include <QEvent>
#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace escarmouche::app {

namespace {

constexpr int kPlotHeight = 96;
constexpr int kLeastChartWidth = 220; // wide
constexpr double kMarker = 4.5;
constexpr double kLetter = 16; // room for it behind the last turn
constexpr int kNumberGap = 4;

/** A screen reader calls it a chart. */
QAccessibleInterface *chartInterface(const QString &, QObject *object)
{
    auto *chart = qobject_cast<CourseChart *>(object);
    return chart ? new QAccessibleWidget(chart, QAccessible::Chart) : nullptr;
}

} // namespace

CourseChart::CourseChart(QWidget *parent) : QWidget(parent)
{
    static const bool kIsKnown = [] {
        QAccessible::installFactory(chartInterface);
        return true;
    }();
    Q_UNUSED(kIsKnown)
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    retell();
}

void CourseChart::show(std::vector<CourseTurn> course, CourseWords words)
{
    m_course = std::move(course);
    m_words = std::move(words);
    m_chosen = m_course.empty() ? 0 : m_course.size() - 1;
    retell();
    updateGeometry();
    update();
    emit chosenChanged();
}

QString CourseChart::told(std::size_t turn) const
{
    if (turn >= m_course.size())
        return {};
    QString sides;
    for (int side = 0; side < m_words.sides.size(); ++side) {
        QStringList amounts;
        for (const auto &[measure, values] : measures())
            amounts << MatchWords::amount((m_course[turn].*values)[static_cast<std::size_t>(side)],
                                          measure);
        //: how a side stands: its name, what it has
        const QString one =
            tr("%1 – %2").arg(m_words.sides[side], amounts.join(QStringLiteral(", ")));
        //: one side after another
        sides = side == 0 ? one : tr("%1; %2").arg(sides, one);
    }
    //: a turn, then how each side stands
    return tr("%1: %2.").arg(m_words.turns.value(static_cast<qsizetype>(turn)), sides);
}

std::vector<std::pair<rules::Unit, CourseChart::Values>> CourseChart::measures() const
{
    std::vector<std::pair<rules::Unit, Values>> measures;
    if (m_words.points.isCounted())
        measures.emplace_back(m_words.points, &CourseTurn::points);
    if (m_words.score.isCounted())
        measures.emplace_back(m_words.score, &CourseTurn::scores);
    return measures;
}

QString CourseChart::toldWhole() const
{
    QStringList lines;
    for (std::size_t turn = 0; turn < m_course.size(); ++turn)
        lines << told(turn);
    return lines.join(u'\n');
}

void CourseChart::choose(std::size_t turn)
{
    if (turn == m_chosen || turn >= m_course.size())
        return;
    m_chosen = turn;
    retell();
    update();
    emit chosenChanged();
}

void CourseChart::retell()
{
    const QString name = tr("Course of the match");
    const QString turn = told(m_chosen);
    setAccessibleName(turn.isEmpty() ? name : QStringLiteral("%1. %2").arg(name, turn));
    setAccessibleDescription(toldWhole());
}

QSize CourseChart::sizeHint() const
{
    const int lines = 2 * fontMetrics().height(); // a title above, turns below
    const int plots = static_cast<int>(measures().size());
    return {kLeastChartWidth + kLeastChartWidth / 2, plots * (kPlotHeight + lines) + kGap};
}

QSize CourseChart::minimumSizeHint() const
{
    return {kLeastChartWidth, sizeHint().height()};
}

std::vector<CourseChart::Plot> CourseChart::plots() const
{
    const auto highest = [&](Values values) {
        int most = 1;
        for (const CourseTurn &turn : m_course) {
            for (const int value : turn.*values)
                most = std::max(most, value);
        }
        return most;
    };
    std::vector<Plot> plots;
    for (const auto &[measure, values] : measures())
        plots.push_back({{}, inUiLanguage(measure.name), values, highest(values)});
    const QFontMetrics letters = fontMetrics();
    int numbers = 0;
    for (const Plot &plot : plots)
        numbers = std::max(numbers, letters.horizontalAdvance(QLocale().toString(plot.most)));
    double top = letters.height();
    for (Plot &plot : plots) {
        plot.box = QRectF(numbers + 2 * kNumberGap, top, 0, kPlotHeight);
        plot.box.setRight(width() - kLetter - kMarker);
        top = plot.box.bottom() + 2 * letters.height() + kGap;
    }
    return plots;
}

double CourseChart::xOf(const Plot &plot, std::size_t turn) const
{
    const double steps = std::max<double>(1, static_cast<double>(m_course.size()) - 1);
    return plot.box.left() + kMarker +
           (plot.box.width() - 2 * kMarker) * static_cast<double>(turn) / steps;
}

double CourseChart::yOf(const Plot &plot, int value) const
{
    const double room = plot.box.height() - 2 * kMarker;
    return plot.box.bottom() - kMarker - room * value / plot.most;
}

std::size_t CourseChart::turnAt(double x) const
{
    const auto plots = this->plots();
    if (plots.empty())
        return m_chosen;
    const Plot &plot = plots.front();
    std::size_t nearest = 0;
    for (std::size_t turn = 0; turn < m_course.size(); ++turn) {
        if (std::abs(xOf(plot, turn) - x) < std::abs(xOf(plot, nearest) - x))
            nearest = turn;
    }
    return nearest;
}

void CourseChart::paintFrame(QPainter &painter, const Plot &plot) const
{
    const QFontMetricsF letters(font());
    painter.setPen(tone(Tone::Dim, palette()));
    painter.drawText(QPointF(plot.box.left(), plot.box.top() - letters.descent() - 1), plot.title);
    const auto number = [&](int value) {
        const QRectF box(0, yOf(plot, value) - letters.height() / 2, plot.box.left() - kNumberGap,
                         letters.height());
        painter.drawText(box, Qt::AlignRight | Qt::AlignVCenter, QLocale().toString(value));
    };
    number(0);
    number(plot.most);
    painter.setPen(tone(Tone::Line, palette()));
    for (const int value : {0, plot.most})
        painter.drawLine(QPointF(plot.box.left(), yOf(plot, value)),
                         QPointF(plot.box.right(), yOf(plot, value)));
    if (m_course.empty())
        return;
    painter.setPen(QPen(palette().color(QPalette::Highlight), hasFocus() ? 2.5 : 1.5));
    const double x = xOf(plot, m_chosen);
    painter.drawLine(QPointF(x, plot.box.top()), QPointF(x, plot.box.bottom()));
}

/** Their numbers, as many as there is room for. */
void CourseChart::paintTurns(QPainter &painter, const Plot &plot) const
{
    const QFontMetricsF letters(font());
    painter.setPen(tone(Tone::Dim, palette()));
    double free = 0;
    for (std::size_t turn = 0; turn < m_course.size(); ++turn) {
        const QString text = QLocale().toString(m_course[turn].turn);
        const double width = letters.horizontalAdvance(text);
        const double left = xOf(plot, turn) - width / 2;
        if (left < free)
            continue;
        painter.drawText(QPointF(left, plot.box.bottom() + letters.ascent()), text);
        free = left + width + kNumberGap;
    }
}

void CourseChart::paintSide(QPainter &painter, const Plot &plot, std::size_t side) const
{
    const rules::SeatId seat{static_cast<std::int8_t>(side)};
    QPolygonF line;
    for (std::size_t turn = 0; turn < m_course.size(); ++turn)
        line << QPointF(xOf(plot, turn), yOf(plot, (m_course[turn].*plot.values)[side]));
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(boardInk(BoardInk::Casing, palette()), 4));
    painter.drawPolyline(line);
    painter.setPen(QPen(seatFill(seat.value, palette()), 2.5));
    painter.drawPolyline(line);
    painter.setBrush(seatFill(seat.value, palette()));
    painter.setPen(QPen(palette().color(QPalette::WindowText), 1));
    for (const QPointF &at : line) {
        painter.save();
        painter.translate(at);
        painter.drawPath(seatShape(seat, kMarker));
        painter.restore();
    }
}

std::vector<double> CourseChart::letterHeights(const std::vector<double> &lines, double room)
{
    std::vector<std::size_t> order(lines.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, {}, [&](std::size_t side) { return lines[side]; });
    std::vector<double> heights(lines.size());
    double free = std::numeric_limits<double>::lowest();
    for (const std::size_t side : order) {
        heights[side] = std::max(lines[side], free);
        free = heights[side] + room;
    }
    return heights;
}

void CourseChart::paintLetters(QPainter &painter, const Plot &plot) const
{
    std::vector<double> lines;
    for (const int value : m_course.back().*plot.values)
        lines.push_back(yOf(plot, value));
    const auto heights = letterHeights(lines, kLetter);
    QFont bold = font();
    bold.setBold(true);
    painter.setFont(bold);
    painter.setPen(palette().color(QPalette::WindowText));
    for (int side = 0; side < m_words.sides.size(); ++side) {
        const double y = heights[static_cast<std::size_t>(side)];
        painter.drawText(QRectF(plot.box.right() + kMarker, y - kLetter / 2, kLetter, kLetter),
                         Qt::AlignCenter, m_words.sides[side].left(1));
    }
    painter.setFont(font());
}

void CourseChart::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (const Plot &plot : plots()) {
        paintFrame(painter, plot);
        paintTurns(painter, plot);
        if (m_course.empty())
            continue;
        for (int side = 0; side < m_words.sides.size(); ++side)
            paintSide(painter, plot, static_cast<std::size_t>(side));
        paintLetters(painter, plot);
    }
}

void CourseChart::mouseMoveEvent(QMouseEvent *event)
{
    choose(turnAt(event->position().x()));
}

void CourseChart::mousePressEvent(QMouseEvent *event)
{
    choose(turnAt(event->position().x()));
    if (event->button() == Qt::LeftButton && m_chosen < m_course.size())
        emit momentWanted(m_course[m_chosen].entry);
}

void CourseChart::keyPressEvent(QKeyEvent *event)
{
    if (m_course.empty())
        return QWidget::keyPressEvent(event);
    switch (event->key()) {
    case Qt::Key_Left:
        return choose(m_chosen == 0 ? 0 : m_chosen - 1);
    case Qt::Key_Right:
        return choose(m_chosen + 1);
    case Qt::Key_Home:
        return choose(0);
    case Qt::Key_End:
        return choose(m_course.size() - 1);
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        emit momentWanted(m_course[m_chosen].entry);
        return;
    default:
        return QWidget::keyPressEvent(event);
    }
}

void CourseChart::focusInEvent(QFocusEvent *)
{
    update();
}

void CourseChart::focusOutEvent(QFocusEvent *)
{
    update();
}

void CourseChart::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retell();
        update();
    }
    QWidget::changeEvent(event);
}

} // namespace escarmouche::app
