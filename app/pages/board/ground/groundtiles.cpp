// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/board/ground/groundtiles.h"

#include <QImage>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

namespace escarmouche::app {

namespace {

constexpr int kTileSide = 256; // pixels
constexpr int kMostKilobytes = 96 * 1024;
constexpr int kBytesAPixel = 4;
constexpr int kRoughSide = 900;
constexpr double kTileHair = 0.001; // pixels

int tileOf(double pixel)
{
    return static_cast<int>(std::floor(pixel / kTileSide));
}

} // namespace

GroundTiles::GroundTiles() : m_tiles(std::make_unique<Tiles>(kMostKilobytes)) {}

void GroundTiles::forget()
{
    m_tiles->clear();
    m_former.reset();
    m_isWhole = false;
    m_rough = {};
}

/** Where what is on the screen is whole; else the former ones are better still. */
void GroundTiles::keepFormer()
{
    if (m_isWhole) {
        m_former = std::exchange(m_tiles, std::make_unique<Tiles>(kMostKilobytes));
        m_formerScale = m_scale;
    } else {
        m_tiles->clear();
    }
}

QPixmap GroundTiles::paintTile(const GroundPlan &plan, QPoint tile, const GroundLook &look) const
{
    QImage picture(QSize(kTileSide, kTileSide) * m_ratio, QImage::Format_ARGB32_Premultiplied);
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
    painter.end();
    // It finds out whether all of it is opaque, and is then laid down without blending.
    return QPixmap::fromImage(std::move(picture));
}

const QPixmap &GroundTiles::fineTile(const GroundPlan &plan, QPoint tile, const GroundLook &look)
{
    const double side = kTileSide * m_ratio;
    m_tiles->insert(tile, new QPixmap(paintTile(plan, tile, look)),
                    static_cast<int>(side * side * kBytesAPixel / 1024));
    return *m_tiles->object(tile);
}

void GroundTiles::paintCoarse(QPainter &painter, const GroundPlan &plan, QPoint tile, QPointF at,
                              const GroundLook &look)
{
    if (!paintFormer(painter, plan.bounds(), tile, at))
        paintRough(painter, plan, tile, at, look);
}

/** The tile's part of the former picture, stretched; false: not all of it is there that lies on the
    board. */
bool GroundTiles::paintFormer(QPainter &painter, const QRectF &bounds, QPoint tile,
                              QPointF at) const
{
    if (!m_former)
        return false;
    const double stretch = m_scale / m_formerScale;
    const QRectF part(QPointF(tile) * kTileSide / stretch, QSizeF(kTileSide, kTileSide) / stretch);
    std::vector<std::pair<QRectF, const QPixmap *>> pieces;
    for (int y = tileOf(part.top()); y <= tileOf(part.bottom() - kTileHair); ++y) {
        for (int x = tileOf(part.left()); x <= tileOf(part.right() - kTileHair); ++x) {
            const QRectF box(QPointF(x, y) * kTileSide, QSizeF(kTileSide, kTileSide));
            const QRectF onBoard(box.topLeft() / m_formerScale, box.size() / m_formerScale);
            if (const QPixmap *known = m_former->object({x, y}))
                pieces.emplace_back(box, known);
            else if (onBoard.intersects(bounds))
                return false;
        }
    }
    painter.save();
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    for (const auto &[box, picture] : pieces) {
        const QRectF piece = box & part;
        const QRectF from(piece.topLeft() - box.topLeft(), piece.size());
        painter.drawPixmap(
            QRectF(at + (piece.topLeft() - part.topLeft()) * stretch, piece.size() * stretch),
            *picture, QRectF(from.topLeft() * m_ratio, from.size() * m_ratio));
    }
    painter.restore();
    return true;
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
    // The first picture of another size is a former one, stretched: whoever turns the wheel on is
    // not held up by tiles that nobody will see.
    const bool isOtherSize = transform.m11() != m_scale || ratio != m_ratio;
    if (ratio != m_ratio)
        forget();
    else if (isOtherSize)
        keepFormer();
    const bool isQuick = isOtherSize && (m_former || !m_rough.isNull());
    m_scale = look.scale = transform.m11();
    m_ratio = ratio;
    const double beyond = 40 / m_scale;
    const QRectF seen = part & plan.bounds().adjusted(-beyond, -beyond, beyond, beyond);
    if (plan.bounds().isEmpty() || seen.isEmpty())
        return;
    m_isWhole = true;
    painter.save();
    painter.resetTransform();
    const QPointF origin(transform.dx(), transform.dy());
    for (int y = tileOf(seen.top() * m_scale); y <= tileOf(seen.bottom() * m_scale); ++y) {
        for (int x = tileOf(seen.left() * m_scale); x <= tileOf(seen.right() * m_scale); ++x) {
            const QPoint tile(x, y);
            const QPointF at = origin + QPointF(tile) * kTileSide;
            if (const QPixmap *known = m_tiles->object(tile)) {
                painter.drawPixmap(at, *known);
            } else if (!isQuick && budget.isLeft()) {
                budget.spend([&] { painter.drawPixmap(at, fineTile(plan, tile, look)); });
            } else {
                budget.spend([&] { paintCoarse(painter, plan, tile, at, look); });
                budget.fallShort();
                m_isWhole = false;
            }
        }
    }
    painter.restore();
}

} // namespace escarmouche::app
