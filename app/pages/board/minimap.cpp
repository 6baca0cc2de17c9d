// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/board/minimap.h"

#include "app/look/palette/palette.h"
#include "app/pages/board/scene/boardscene.h"
#include "app/pages/board/tokens/tokenitem.h"

#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace escarmouche::app {

namespace {

constexpr int kLongSide = 190;
constexpr double kDot = 3;

} // namespace

MiniMap::MiniMap(const BoardScene &scene, QWidget *parent) : QWidget(parent), m_scene(scene)
{
    setFocusPolicy(Qt::NoFocus);
    setCursor(Qt::PointingHandCursor);
}

void MiniMap::forget()
{
    m_ground = {};
    resize(sizeHint());
    update();
}

void MiniMap::setSeen(const QRectF &seen)
{
    m_seen = seen;
    update();
}

QSize MiniMap::sizeHint() const
{
    const QSizeF board = m_scene.plan().bounds().size();
    if (board.isEmpty())
        return {0, 0};
    return board.scaled(kLongSide, kLongSide, Qt::KeepAspectRatio).toSize();
}

QTransform MiniMap::toMap() const
{
    const QRectF board = m_scene.plan().bounds();
    if (board.isEmpty())
        return {};
    const double scale = width() / board.width();
    return QTransform::fromTranslate(-board.left(), -board.top()) *
           QTransform::fromScale(scale, scale);
}

QPixmap MiniMap::ground() const
{
    QPixmap picture(size() * devicePixelRatioF());
    picture.setDevicePixelRatio(devicePixelRatioF());
    picture.fill(palette().color(QPalette::Window));
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setTransform(toMap(), true);
    m_scene.plan().paint(painter, m_scene.plan().bounds(),
                         {palette(), false, false, toMap().m11(), {}, m_scene.view().taken});
    return picture;
}

void MiniMap::paintEvent(QPaintEvent *)
{
    if (m_ground.isNull())
        m_ground = ground();
    QPainter painter(this);
    painter.drawPixmap(0, 0, m_ground);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(boardInk(BoardInk::Casing, palette()), 0.8));
    for (const auto &token : m_scene.view().tokens) {
        const auto at = m_scene.standOf(token.id);
        if (!at || m_scene.isWaiting(token.id))
            continue;
        painter.setBrush(seatFill(token.owner.value, palette()));
        painter.save();
        painter.translate(toMap().map(*at));
        painter.drawPath(seatShape(token.owner, kDot));
        painter.restore();
    }
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setBrush(Qt::NoBrush);
    const QRectF frame = toMap().mapRect(m_seen) & QRectF(rect()).adjusted(1, 1, -2, -2);
    painter.setPen(QPen(boardInk(BoardInk::Casing, palette()), 3));
    painter.drawRect(frame);
    painter.setPen(QPen(boardInk(BoardInk::PlateInk, palette()), 1));
    painter.drawRect(frame);
    painter.setPen(tone(Tone::Edge, palette()));
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

void MiniMap::mousePressEvent(QMouseEvent *event)
{
    emit pressed(toMap().inverted().map(event->position()));
}

void MiniMap::mouseReleaseEvent(QMouseEvent *event)
{
    event->accept(); // it is no click on the board
}

void MiniMap::mouseMoveEvent(QMouseEvent *event)
{
    mousePressEvent(event);
}

} // namespace escarmouche::app
