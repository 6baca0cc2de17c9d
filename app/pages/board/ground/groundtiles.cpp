// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/board/ground/groundtiles.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace escarmouche::app {

namespace {

constexpr int kTileSide = 256; // pixels
constexpr int kMostKilobytes = 96 * 1024;
constexpr int kBytesAPixel = 4;
constexpr int kRoughSide = 900;

int tileOf(double pixel)
{
    return static_cast<int>(std::floor(pixel / kTileSide));
}

} // namespace

GroundTiles::GroundTiles() : m_tiles(kMostKilobytes) {}

void GroundTiles::forget()
{
    m_tiles.clear();
    m_rough = {};
}

QPixmap GroundTiles::paintTile(const GroundPlan &plan, QPoint tile, const GroundLook &look) const
{
    QPixmap picture(QSize(kTileSide, kTileSide) * m_ratio);
    picture.setDevicePixelRatio(m_ratio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(-QPointF(tile) * kTileSide);
    painter.scale(look.scale, look.scale);
    // A little more than the tile, so that no line ends at its edge.
    const double side = (kTileSide + 8) / look.scale;
    const QPointF corner = (QPointF(tile) * kTileSide - QPointF(4, 4)) / look.scale;
    plan.paint(painter, QRectF(corner, QSizeF(side, side)), look);
    return picture;
}

const QPixmap &GroundTiles::fineTile(const GroundPlan &plan, QPoint tile, const GroundLook &look)
{
    const double side = kTileSide * m_ratio;
    m_tiles.insert(tile, new QPixmap(paintTile(plan, tile, look)),
                   static_cast<int>(side * side * kBytesAPixel / 1024));
    return *m_tiles.object(tile);
}

/** The tile's part of the small picture, blown up. */
void GroundTiles::paintRough(QPainter &painter, const GroundPlan &plan, QPoint tile, QPointF at,
                             const GroundLook &look)
{
    const QRectF bounds = plan.bounds();
    const double small = kRoughSide / std::max(bounds.width(), bounds.height());
    if (m_rough.isNull()) {
        m_rough = QPixmap((bounds.size() * small).toSize());
        m_rough.fill(Qt::transparent);
        QPainter rough(&m_rough);
        rough.scale(small, small);
        rough.translate(-bounds.topLeft());
        plan.paint(rough, bounds, {look.palette, false, false, small, {}, look.taken, true});
    }
    const QRectF part(QPointF(tile) * kTileSide / look.scale,
                      QSizeF(kTileSide, kTileSide) / look.scale);
    const QRectF from((part.topLeft() - bounds.topLeft()) * small, part.size() * small);
    painter.drawPixmap(QRectF(at, QSizeF(kTileSide, kTileSide)), m_rough, from);
}

void GroundTiles::paint(QPainter &painter, const GroundPlan &plan, const QRectF &part,
                        GroundLook look, PaintBudget &budget)
{
    const QTransform transform = painter.worldTransform();
    const double ratio = painter.device()->devicePixelRatioF();
    // The first picture of another size is the small one, blown up: whoever turns the wheel on is
    // not held up by tiles that nobody will see.
    const bool isOtherSize = transform.m11() != m_scale || ratio != m_ratio;
    const bool isQuick = isOtherSize && !m_rough.isNull();
    if (isOtherSize)
        m_tiles.clear();
    m_scale = look.scale = transform.m11();
    m_ratio = ratio;
    const double beyond = 40 / m_scale;
    const QRectF seen = part & plan.bounds().adjusted(-beyond, -beyond, beyond, beyond);
    if (plan.bounds().isEmpty() || seen.isEmpty())
        return;
    painter.save();
    painter.resetTransform();
    const QPointF origin(transform.dx(), transform.dy());
    for (int y = tileOf(seen.top() * m_scale); y <= tileOf(seen.bottom() * m_scale); ++y) {
        for (int x = tileOf(seen.left() * m_scale); x <= tileOf(seen.right() * m_scale); ++x) {
            const QPoint tile(x, y);
            const QPointF at = origin + QPointF(tile) * kTileSide;
            if (const QPixmap *known = m_tiles.object(tile)) {
                painter.drawPixmap(at, *known);
            } else if (!isQuick && budget.isLeft()) {
                budget.spend([&] { painter.drawPixmap(at, fineTile(plan, tile, look)); });
            } else {
                budget.spend([&] { paintRough(painter, plan, tile, at, look); });
                budget.fallShort();
            }
        }
    }
    painter.restore();
}

} // namespace escarmouche::app
