// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/board/marks/hiddengauge.h"

#include "app/look/palette/palette.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QGuiApplication>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <array>
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

/** Only what is seen has such a share. */
QStringList captions(const rules::HiddenShare &share)
{
    const int hidden = std::accumulate(share.columns.begin(), share.columns.end(), 0);
    const double whole = std::max(1.0, static_cast<double>(share.columns.size()) * share.height);
    //: over the columns of a target: how much of it has something before it, of a hundred
    return {QCoreApplication::translate("Board", "%1% behind obstacles")
                .arg(qRound(100 * hidden / whole)),
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

QRectF movedInto(const QRectF &room, QRectF plate)
{
    if (room.isEmpty())
        return plate;
    plate.moveLeft(std::max(room.left(), std::min(plate.left(), room.right() - plate.width())));
    plate.moveTop(std::max(room.top(), std::min(plate.top(), room.bottom() - plate.height())));
    return plate;
}

} // namespace

QRectF gaugePlate(const QTransform &transform, const GaugeTarget &target,
                  const rules::HiddenShare &share, const std::vector<QRectF> &tokens,
                  const QRectF &room)
{
    const QPointF middle = transform.map(target.middle);
    const QSizeF size = gaugeSize(share);
    const double off = target.radius * transform.m11() * 1.5 + kGaugeAway;
    const double across = off + size.width() / 2;
    const double along = off + size.height() / 2;
    const std::array middles{QPointF(across, 0),       QPointF(-across, 0),
                             QPointF(0, -along),       QPointF(0, along),
                             QPointF(across, -along),  QPointF(across, along),
                             QPointF(-across, -along), QPointF(-across, along)};
    const auto plateAt = [&](QPointF away) {
        QRectF plate(QPointF(), size);
        plate.moveCenter(middle + away);
        return plate;
    };
    const auto isFree = [&](QPointF away) {
        return std::ranges::none_of(tokens, [&](const QRectF &token) {
            return transform.mapRect(token).intersects(plateAt(away));
        });
    };
    const auto isWhole = [&](QPointF away) {
        return room.isEmpty() || room.contains(plateAt(away));
    };
    const auto fits = [&](QPointF away) { return isFree(away) && isWhole(away); };
    if (const auto found = std::ranges::find_if(middles, fits); found != middles.end())
        return plateAt(*found);
    const auto whole = std::ranges::find_if(middles, isWhole);
    return movedInto(room, plateAt(whole == middles.end() ? middles.front() : *whole));
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
