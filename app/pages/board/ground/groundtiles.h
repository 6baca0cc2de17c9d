// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pages/board/ground/groundplan.h"
#include "app/pages/board/ground/paintbudget.h"

#include <QCache>
#include <QPixmap>
#include <QPoint>

#include <memory>

namespace escarmouche::app {

/** The picture of a ground at one scale, painted tile by tile as they come into sight and kept
   until the ground, the scale or the look changes. At another scale the former picture is shown,
   stretched, until there is a new one. */
class GroundTiles
{
public:
    GroundTiles();

    /** All tiles are painted anew. */
    void forget();
    /** Paints what of the ground is seen in `part` (of the scene) with a painter in the scene's
        coordinates, which may be moved and scaled but not turned. What is beyond the budget of this
        picture is shown coarsely. */
    void paint(QPainter &painter, const GroundPlan &plan, const QRectF &part, GroundLook look,
               PaintBudget &budget);

private:
    const QPixmap &fineTile(const GroundPlan &plan, QPoint tile, const GroundLook &look);
    QPixmap paintTile(const GroundPlan &plan, QPoint tile, const GroundLook &look) const;
    void keepFormer();
    void paintCoarse(QPainter &painter, const GroundPlan &plan, QPoint tile, QPointF at,
                     const GroundLook &look);
    bool paintFormer(QPainter &painter, const QRectF &bounds, QPoint tile, QPointF at) const;
    void paintRough(QPainter &painter, const GroundPlan &plan, QPoint tile, QPointF at,
                    const GroundLook &look);

    QPixmap m_rough; // the whole ground, small
    using Tiles = QCache<QPoint, QPixmap>; // cost: kilobytes

    std::unique_ptr<Tiles> m_tiles;
    double m_scale = 0;
    bool m_isWhole = false; // none of what was seen last was shown coarsely
    std::unique_ptr<Tiles> m_former; // the last whole ones, of another scale; null: none
    double m_formerScale = 0;
    double m_ratio = 0; // device pixels a pixel
};

} // namespace escarmouche::app
