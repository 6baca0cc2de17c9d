// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/hiddengauge.h"

#include "app/look/palette.h"

#include <QPainter>

#include <algorithm>

namespace escarmouche::app {

namespace {

constexpr double kColumn = 3;
constexpr double kHeight = 30;
constexpr double kBorder = 4;

} // namespace

void paintHiddenGauge(QPainter &painter, QPointF at, double radius, const rules::HiddenShare &share,
                      const QPalette &palette)
{
    if (share.columns.empty() || share.height <= 0)
        return;
    const QPointF middle = painter.worldTransform().map(at);
    const double off = radius * painter.worldTransform().m11() * 1.5 + 6;
    const double width = kColumn * static_cast<double>(share.columns.size());
    painter.save();
    painter.resetTransform();
    const QRectF plate(middle.x() + off, middle.y() - kHeight / 2 - kBorder, width + 2 * kBorder,
                       kHeight + 2 * kBorder);
    const QColor edge = boardInk(share.isCover ? BoardInk::Obstacle : BoardInk::SightFree, palette);
    painter.setPen(QPen(edge, share.isCover ? 2.5 : 1));
    painter.setBrush(boardInk(BoardInk::Plate, palette));
    painter.drawRoundedRect(plate, 3, 3);
    const QRectF body = plate.adjusted(kBorder, kBorder, -kBorder, -kBorder);
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.fillRect(body, seatFill(-1, palette));
    for (std::size_t n = 0; n < share.columns.size(); ++n) {
        const double hidden = std::clamp(1.0 * share.columns[n] / share.height, 0.0, 1.0) * kHeight;
        painter.fillRect(QRectF(body.left() + kColumn * static_cast<double>(n),
                                body.bottom() - hidden, kColumn - 0.5, hidden),
                         boardInk(BoardInk::PlateInk, palette));
    }
    painter.setPen(QPen(edge, 1, Qt::DashLine)); // half of it
    painter.drawLine(QPointF(body.left(), body.center().y()),
                     QPointF(body.right(), body.center().y()));
    painter.restore();
}

} // namespace escarmouche::app
