// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/board/scene/tokenmove.h"

#include "app/pages/board/scene/boardscene.h"
#include "app/pages/board/tokens/tokenitem.h"

#include <QLineF>

#include <algorithm>

namespace escarmouche::app {

namespace {

constexpr double kUnitsAMillisecond = 1.1;
constexpr double kShortest = 140; // milliseconds
constexpr double kLongest = 750;

double lengthOf(const QPolygonF &way)
{
    double length = 0;
    for (qsizetype n = 0; n + 1 < way.size(); ++n)
        length += QLineF(way[n], way[n + 1]).length();
    return length;
}

QPointF pointAlong(const QPolygonF &way, double share)
{
    double left = lengthOf(way) * share;
    for (qsizetype n = 0; n + 1 < way.size(); ++n) {
        const QLineF leg(way[n], way[n + 1]);
        if (left <= leg.length() && leg.length() > 0)
            return leg.pointAt(left / leg.length());
        left -= leg.length();
    }
    return way.back();
}

} // namespace

TokenMove::TokenMove(BoardScene &scene, int token, const QPolygonF &way)
    : QVariantAnimation(&scene), m_scene(scene), m_token(token), m_way(way)
{
    setStartValue(0.0);
    setEndValue(1.0);
}

void TokenMove::begin(double speed)
{
    const double meant = std::clamp(lengthOf(m_way) / kUnitsAMillisecond, kShortest, kLongest);
    setDuration(std::max(1, static_cast<int>(meant / speed)));
    start();
}

void TokenMove::updateCurrentValue(const QVariant &share)
{
    if (TokenItem *token = m_scene.item(m_token))
        token->setPos(pointAlong(m_way, share.toDouble()));
}

} // namespace escarmouche::app
