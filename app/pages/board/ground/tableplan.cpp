// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/board/ground/tableplan.h"

#include "app/look/palette/palette.h"
#include "app/pages/board/ground/markpainter.h"
#include "app/pages/board/ground/terrain/groundbase.h"
#include "app/pages/board/ground/terrainpainter.h"
#include "app/words/sentences/phrases.h"

#include <QCoreApplication>
#include <QPainter>
#include <QRegion>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace escarmouche::app {

namespace {

constexpr int kUnitsAPas = 100;
constexpr int kStrongLine = 5 * kUnitsAPas;
constexpr int kStep = 25;
constexpr int kLongTableStep = 2 * kUnitsAPas;
constexpr double kLeastGrid = 7; // pixels between two fine lines
constexpr int kSpotStep = 10; // between places tried for the height of a piece
constexpr double kShadowReach = 150; // beyond a piece's outline
constexpr int kShade = 122, kNight = 150; // of what lies beyond a table, per cent
constexpr int kEdgeLayers = 4, kEdgeStep = 2; // of its shadow, in pixels
constexpr int kEdgeShade = 9; // more of each layer inwards, per cent

} // namespace

TablePlan::TablePlan(rules::TableGround ground, std::vector<rules::GroundMark> marks)
    : m_ground(std::move(ground)), m_base(baseOf(m_ground)), m_marks(std::move(marks)),
      m_order(m_ground.pieces.size())
{
    for (const auto &piece : m_ground.pieces)
        m_outlines.push_back(pathOf(piece.outline));
    std::iota(m_order.begin(), m_order.end(), std::size_t{0});
    std::ranges::stable_sort(m_order, {}, [&](std::size_t at) {
        return std::pair(m_ground.pieces[at].bottom, m_ground.pieces[at].top);
    });
    m_heightSpots.resize(m_order.size());
    for (std::size_t rank = 0; rank < m_order.size(); ++rank)
        m_heightSpots[m_order[rank]] = spotFor(rank);
}

/** For the height of the piece painted as the how manieth: its middle where nothing painted later
    lies on it, else that of the longest way to its edge along which nothing does. */
std::optional<QPointF> TablePlan::spotFor(std::size_t rank) const
{
    const QPainterPath &outline = m_outlines[m_order[rank]];
    const QPointF middle = middleOf(outline);
    const auto isOpen = [&](QPointF point) {
        return std::none_of(m_order.begin() + static_cast<std::ptrdiff_t>(rank) + 1, m_order.end(),
                            [&](std::size_t above) { return m_outlines[above].contains(point); });
    };
    if (isOpen(middle))
        return middle;
    std::optional<QPointF> spot;
    int most = 0;
    for (const QPointF way : {QPointF(0, 1), QPointF(0, -1), QPointF(1, 0), QPointF(-1, 0)}) {
        std::vector<QPointF> open;
        for (QPointF at = middle; outline.contains(at); at += way * kSpotStep) {
            if (isOpen(at))
                open.push_back(at);
        }
        if (const int length = static_cast<int>(open.size()); length > most) {
            most = length;
            spot = open[open.size() / 2];
        }
    }
    return spot;
}

QRectF TablePlan::bounds() const
{
    return {0, 0, static_cast<double>(m_ground.width), static_cast<double>(m_ground.depth)};
}

std::vector<int> TablePlan::floors(QPointF point) const
{
    std::vector<const rules::GroundPiece *> here;
    for (std::size_t at = 0; at < m_outlines.size(); ++at) {
        if (m_outlines[at].contains(point))
            here.push_back(&m_ground.pieces[at]);
    }
    std::vector<int> heights{0};
    for (const auto *piece : here) {
        if (piece->isFloor)
            heights.push_back(piece->top);
    }
    std::erase_if(heights, [&](int height) {
        return std::ranges::any_of(here, [&](const auto *piece) {
            return piece->isBarred && piece->bottom <= height && height < piece->top;
        });
    });
    std::ranges::sort(heights, std::greater<>());
    heights.erase(std::unique(heights.begin(), heights.end()), heights.end());
    return heights;
}

int TablePlan::floorsAt(QPointF point) const
{
    return static_cast<int>(floors(point).size());
}

rules::Place TablePlan::placeAt(QPointF point, int lower) const
{
    if (!bounds().contains(point))
        return {};
    const auto heights = floors(point);
    int height = 0; // inside what nobody goes through: rules say so, not the board
    if (!heights.empty())
        height = heights[std::min(static_cast<std::size_t>(lower), heights.size() - 1)];
    return rules::TablePlace{qRound(point.x()), qRound(point.y()), height};
}

std::optional<QPointF> TablePlan::pointOf(const rules::Place &place) const
{
    if (const auto *at = std::get_if<rules::TablePlace>(&place))
        return QPointF(at->x, at->y);
    return std::nullopt;
}

std::optional<QPointF> TablePlan::standOf(const rules::Place &place, int, int) const
{
    return pointOf(place);
}

double TablePlan::tokenRadius(int radius) const
{
    return radius > 0 ? radius : kUnitsAPas / 2.0;
}

std::vector<QPointF> TablePlan::cornersOf(const rules::Place &place, int spacing) const
{
    const auto at = pointOf(place);
    if (!at)
        return {};
    const double half = spacing / 2.0;
    return {*at + QPointF(-half, -half), *at + QPointF(half, -half), *at + QPointF(half, half),
            *at + QPointF(-half, half)};
}

QPainterPath TablePlan::pieceOutline(int piece) const
{
    const auto at = static_cast<std::size_t>(piece);
    return piece >= 0 && at < m_outlines.size() ? m_outlines[at] : QPainterPath();
}

std::optional<QPointF> TablePlan::heightSpot(int piece) const
{
    const auto at = static_cast<std::size_t>(piece);
    return piece >= 0 && at < m_heightSpots.size() ? m_heightSpots[at] : std::nullopt;
}

rules::Place TablePlan::step(const rules::Place &from, QPoint way, bool isLong) const
{
    const QPointF at = pointOf(from).value_or(bounds().center());
    QPointF to = at + QPointF(way) * (isLong ? kLongTableStep : kStep);
    to.setX(std::clamp(to.x(), 0.0, bounds().right()));
    to.setY(std::clamp(to.y(), 0.0, bounds().bottom()));
    return placeAt(to, 0);
}

QString TablePlan::distance(const rules::Place &from, const rules::Place &to,
                            const Units &units) const
{
    const auto a = pointOf(from);
    const auto b = pointOf(to);
    return a && b ? exactDistanceText(std::ceil(QLineF(*a, *b).length()), units) : QString();
}

QString TablePlan::told(const rules::Place &place, const Units &units) const
{
    const auto *at = std::get_if<rules::TablePlace>(&place);
    if (!at)
        return {};
    const QString x = exactDistanceText(at->x, units);
    const QString y = exactDistanceText(at->y, units);
    if (at->z == 0)
        return QCoreApplication::translate("Board", "%1 from the left, %2 from the top").arg(x, y);
    return QCoreApplication::translate("Board",
                                       "%1 from the left, %2 from the top, %3 above the table")
        .arg(x, y, exactDistanceText(at->z, units));
}

// From above: what one sees comes first.
QString TablePlan::toldAt(QPointF point, const Say &say) const
{
    QStringList lines;
    for (auto at = m_order.rbegin(); at != m_order.rend(); ++at) {
        const auto &piece = m_ground.pieces[*at];
        if (!m_outlines[*at].contains(point))
            continue;
        lines << withEffects(inUiLanguage(piece.name), piece.effects, say);
    }
    return lines.join(u'\n');
}

/** A line each pas, a strong one every fifth; where they would be too close the strong ones alone.
 */
void TablePlan::paintGrid(QPainter &painter, const QRectF &part, const GroundLook &look) const
{
    const double pixel = 1 / look.scale;
    const auto draw = [&](int at, const auto &line) {
        const bool isStrong = at % kStrongLine == 0;
        if (isStrong || look.scale * kUnitsAPas >= kLeastGrid)
            painter.fillRect(
                line(at),
                boardInk(isStrong ? BoardInk::GridStrong : BoardInk::GridFine, look.palette));
    };
    painter.setRenderHint(QPainter::Antialiasing, false);
    for (int x = kUnitsAPas; x < m_ground.width; x += kUnitsAPas)
        draw(x, [&](int at) { return QRectF(at, part.top(), pixel, part.height()); });
    for (int y = kUnitsAPas; y < m_ground.depth; y += kUnitsAPas)
        draw(y, [&](int at) { return QRectF(part.left(), at, part.width(), pixel); });
    painter.setRenderHint(QPainter::Antialiasing);
}

/** The country goes on as far as one sees, in the shade of the table. Opaque and in whole pixels,
    which costs next to nothing. */
void TablePlan::paintBeyond(QPainter &painter, const QRectF &part, const GroundLook &look) const
{
    const QColor country =
        groundInk(m_base, look.palette).fill.darker(isDark(look.palette) ? kNight : kShade);
    painter.fillRect(part, country);
    const QRect table = painter.worldTransform().mapRect(bounds()).toAlignedRect();
    painter.save();
    painter.resetTransform();
    QRegion inner(table);
    for (int layer = kEdgeLayers; layer > 0; --layer) {
        const int out = (kEdgeLayers - layer + 1) * kEdgeStep;
        const QRegion rim(table.adjusted(-out, -out, out, out));
        for (const QRect &strip : rim - inner)
            painter.fillRect(strip, country.darker(100 + layer * kEdgeShade));
        inner = rim;
    }
    painter.restore();
}

void TablePlan::paint(QPainter &painter, const QRectF &part, const GroundLook &look) const
{
    const QRectF table = bounds() & part;
    if (table.isEmpty())
        return;
    painter.save();
    painter.setClipRect(table);
    paintBareTable(painter, m_base, table, look);
    // Zones lie under the terrain, what is fought for stands on it.
    const auto paintMarks = [&](bool isZone) {
        for (const auto &mark : m_marks) {
            if ((mark.kind == rules::GroundMark::Kind::SetUp) == isZone)
                paintMark(painter, mark, *this, look);
        }
    };
    paintMarks(true);
    for (const std::size_t at : m_order) {
        const QRectF box = m_outlines[at].boundingRect();
        if (box.adjusted(-kShadowReach, -kShadowReach, kShadowReach, kShadowReach).intersects(part))
            paintPiece(painter, m_ground.pieces[at], m_outlines[at], part, look);
    }
    if (look.grid)
        paintGrid(painter, table, look);
    paintMarks(false);
    for (const auto &mark : m_marks) {
        if (!look.isNamedApart)
            paintMarkName(painter, mark, *this, look);
    }
    if (look.heights) {
        for (const std::size_t at : m_order) {
            if (m_heightSpots[at])
                paintHeight(painter, m_ground.pieces[at], *m_heightSpots[at], look);
        }
    }
    painter.restore();
}

} // namespace escarmouche::app
