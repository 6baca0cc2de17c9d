// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/board/marks/hiddengauge.h"

#include "app/look/palette/palette.h"
#include "app/pages/board/marks/besidetarget.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QGuiApplication>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <numeric>

namespace escarmouche::app {

namespace {

constexpr double kColumn = 3;
constexpr double kHeight = 54;
constexpr double kBorder = 4;
constexpr double kCaption = 12; // one line
constexpr double kCaptions = 2 * kCaption;
constexpr int kLetterPixels = 10; // pixels high
constexpr double kGaugeAway = 8;
constexpr int kMostHidden = 99; // of a hundred, of what is seen at all

/** Only what is seen has such a share. */
QStringList captions(const rules::HiddenShare &share)
{
    const int hidden = std::accumulate(share.columns.begin(), share.columns.end(), 0);
    const double whole = std::max(1.0, static_cast<double>(share.columns.size()) * share.height);
    //: over the columns of a target: how much of it has something before it, of a hundred
    return {QCoreApplication::translate("Board", "%1% behind obstacles")
                .arg(std::min(kMostHidden, qRound(100 * hidden / whole))),
            share.isCover
                //: of a target that a line of sight reaches, below how much of it has cover
                ? QCoreApplication::translate("Board", "in sight, with cover")
                //: of a target that a line of sight reaches, below how much of it has cover
                : QCoreApplication::translate("Board", "in sight, no cover")};
}

QFont lettersFont()
{
    QFont letters = QGuiApplication::font();
    letters.setPixelSize(kLetterPixels);
    return letters;
}

QSizeF gaugeSize(const rules::HiddenShare &share)
{
    double width = kColumn * static_cast<double>(share.columns.size());
    for (const QString &line : captions(share))
        width = std::max(width, QFontMetricsF(lettersFont()).horizontalAdvance(line));
    return {width + 2 * kBorder, kHeight + kCaptions + 2 * kBorder};
}

/** Somebody who stands in the box. */
void paintTarget(QPainter &painter, const QRectF &body, const QPalette &palette)
{
    const double unit = body.height() / 100;
    QPainterPath figure;
    figure.setFillRule(Qt::WindingFill);
    figure.addEllipse(QPointF(0, -86), 13, 14);
    figure.addRoundedRect(QRectF(-25, -69, 50, 40), 14, 14);
    figure.addRoundedRect(QRectF(-19, -40, 16, 40), 4, 4);
    figure.addRoundedRect(QRectF(3, -40, 16, 40), 4, 4);
    painter.save();
    painter.translate(body.center().x(), body.bottom());
    painter.scale(unit, unit);
    painter.fillPath(figure, seatFill(-1, palette));
    painter.restore();
}

/** What stands before the target, from the ground up, as one outline. */
QPainterPath hiddenPart(const rules::HiddenShare &share, const QRectF &body)
{
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    for (std::size_t n = 0; n < share.columns.size(); ++n) {
        const double part = std::clamp(1.0 * share.columns[n] / share.height, 0.0, 1.0);
        const double left = body.left() + kColumn * static_cast<double>(n);
        if (part > 0)
            path.addRect(
                QRectF(left, body.bottom() - part * body.height(), kColumn, part * body.height()));
    }
    return path.simplified();
}

} // namespace

QRectF gaugePlate(const QTransform &transform, const GaugeTarget &target,
                  const rules::HiddenShare &share, const std::vector<QRectF> &tokens,
                  const QRectF &room)
{
    const QSizeF size = gaugeSize(share);
    const TargetSpot spot{transform.map(target.middle),
                          target.radius * transform.m11() * 1.5 + kGaugeAway};
    std::vector<QRectF> taken(tokens.size());
    std::ranges::transform(tokens, taken.begin(),
                           [&](const QRectF &token) { return transform.mapRect(token); });
    const auto free = freePlate(spot, size, taken, room);
    return free ? *free : nearestPlate(spot, size, room);
}

void paintHiddenGauge(QPainter &painter, const rules::HiddenShare &share, const QRectF &plate,
                      const QPalette &palette)
{
    if (share.columns.empty() || share.height <= 0)
        return;
    painter.save();
    painter.resetTransform();
    const QColor edge = boardInk(share.isCover ? BoardInk::Obstacle : BoardInk::SightFree, palette);
    painter.setPen(QPen(edge, share.isCover ? 2.5 : 1));
    painter.setBrush(boardInk(BoardInk::Plate, palette));
    painter.drawRoundedRect(plate, 3, 3);
    painter.setFont(lettersFont());
    painter.setPen(boardInk(BoardInk::PlateInk, palette));
    double top = plate.top() + 1;
    for (const QString &line : captions(share)) {
        painter.drawText(QRectF(plate.left(), top, plate.width(), kCaption), Qt::AlignCenter, line);
        top += kCaption;
    }
    const double aside = (plate.width() - kColumn * static_cast<double>(share.columns.size())) / 2;
    const QRectF body = plate.adjusted(aside, kBorder + kCaptions, -aside, -kBorder);
    paintTarget(painter, body, palette);
    painter.setPen(QPen(edge, 1.5, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
    painter.setBrush(boardInk(BoardInk::Obstacle, palette));
    painter.drawPath(hiddenPart(share, body));
    painter.setPen(QPen(boardInk(BoardInk::PlateInk, palette), 1)); // the ground
    painter.drawLine(body.bottomLeft(), body.bottomRight());
    painter.restore();
}

} // namespace escarmouche::app
