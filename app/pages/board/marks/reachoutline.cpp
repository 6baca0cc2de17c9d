// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/board/marks/reachoutline.h"

#include <QPoint>
#include <QPolygonF>

#include <algorithm>
#include <map>
#include <utility>

namespace escarmouche::app {

namespace {

using Corner = std::pair<int, int>; // in tenths of a unit, so that neighbours agree
using Edge = std::pair<Corner, Corner>;

constexpr double kTenths = 10;

Corner cornerOf(QPointF point)
{
    return {qRound(point.x() * kTenths), qRound(point.y() * kTenths)};
}

QPointF pointOf(const Corner &corner)
{
    return QPointF(corner.first, corner.second) / kTenths;
}

/** Edges once, sorted; the neighbour's turned edge takes its own away. */
std::vector<Edge> openEdges(const std::vector<std::vector<QPointF>> &patches)
{
    std::vector<Edge> edges;
    for (const auto &corners : patches) {
        for (std::size_t n = 0; n < corners.size(); ++n)
            edges.emplace_back(cornerOf(corners[n]), cornerOf(corners[(n + 1) % corners.size()]));
    }
    std::ranges::sort(edges);
    edges.erase(std::unique(edges.begin(), edges.end()), edges.end());
    std::vector<Edge> open;
    for (const Edge &edge : edges) {
        if (!std::ranges::binary_search(edges, Edge(edge.second, edge.first)))
            open.push_back(edge);
    }
    return open;
}

/** The corners of one loop, taken out of the edges. */
std::vector<QPointF> takeLoop(std::multimap<Corner, Corner> &edges)
{
    std::vector<QPointF> loop;
    auto edge = edges.begin();
    while (edge != edges.end()) {
        loop.push_back(pointOf(edge->first));
        const Corner next = edge->second;
        edges.erase(edge);
        edge = edges.find(next);
    }
    return loop;
}

/** Through the middles of the edges, each drawn some of the way to between its neighbours: steps
   become slopes, and no point moves further than half an edge. */
void addRounded(QPainterPath &path, const std::vector<QPointF> &loop)
{
    constexpr int kTimes = 3;
    const auto count = loop.size();
    std::vector<QPointF> points(count);
    for (std::size_t n = 0; n < count; ++n)
        points[n] = (loop[n] + loop[(n + 1) % count]) / 2;
    for (int time = 0; time < kTimes; ++time) {
        const std::vector<QPointF> before = points;
        for (std::size_t n = 0; n < count; ++n)
            points[n] =
                (before[(n + count - 1) % count] + 2 * before[n] + before[(n + 1) % count]) / 4;
    }
    path.addPolygon(QPolygonF(QList<QPointF>(points.begin(), points.end())));
    path.closeSubpath();
}

} // namespace

QPainterPath outlineOf(const std::vector<std::vector<QPointF>> &patches, bool isRounded)
{
    std::multimap<Corner, Corner> edges;
    for (const Edge &edge : openEdges(patches))
        edges.insert(edge);
    QPainterPath path;
    while (!edges.empty()) {
        const std::vector<QPointF> loop = takeLoop(edges);
        if (isRounded) {
            addRounded(path, loop);
            continue;
        }
        path.moveTo(loop.front());
        for (const QPointF &corner : loop)
            path.lineTo(corner);
        path.closeSubpath();
    }
    return path;
}

} // namespace escarmouche::app
