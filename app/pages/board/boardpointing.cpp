// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/board/boardpointing.h"

#include "app/pages/board/camera.h"
#include "app/pages/board/marks/cursoritem.h"
#include "app/pages/board/tokens/tokenitem.h"
#include "app/pages/board/tokens/tokensprite.h"

#include <QPolygonF>

#include <algorithm>
#include <utility>

namespace escarmouche::app {

BoardPointing::BoardPointing(BoardScene &scene, Camera &camera)
    : QObject(&scene), m_scene(scene), m_camera(camera)
{
    m_rest.setSingleShot(true);
    m_rest.setInterval(16); // milliseconds: one picture of the screen
    connect(&m_rest, &QTimer::timeout, this, &BoardPointing::tellMouse);
}

rules::Pointing BoardPointing::at(QPointF viewportPoint) const
{
    const QPointF point = m_camera.toScene(viewportPoint);
    rules::Pointing pointing;
    pointing.token = m_carried >= 0 ? m_carried : m_scene.selected();
    pointing.over = m_carried >= 0 ? -1 : m_scene.tokenAt(point, drawnRadius(0) / m_camera.scale());
    const rules::Token *over = m_scene.token(pointing.over);
    pointing.place = over ? over->place : m_scene.plan().placeAt(point, m_lower);
    return pointing;
}

rules::Pointing BoardPointing::atCursor() const
{
    rules::Pointing pointing;
    pointing.token = m_scene.selected();
    pointing.place = m_cursor;
    const QPointF at = m_scene.cursor().pos();
    pointing.over = m_scene.tokenAt(at, 0);
    if (const rules::Token *over = m_scene.token(pointing.over))
        pointing.place = over->place;
    return pointing;
}

rules::Pointing BoardPointing::now() const
{
    return isByCursor() ? atCursor() : at(m_mouse);
}

QPointF BoardPointing::spot() const
{
    return isByCursor() ? m_camera.toViewport(m_scene.cursor().pos()) : m_mouse;
}

bool BoardPointing::isByCursor() const
{
    return m_scene.cursor().isVisible();
}

QStringList BoardPointing::toldAtCursor() const
{
    QStringList parts;
    if (!isByCursor())
        return parts;
    const rules::Pointing pointing = atCursor();
    if (pointing.over >= 0 && pointing.over != m_scene.selected())
        parts << m_scene.told(pointing.over);
    const QString ground = m_scene.toldAt(m_scene.cursor().pos());
    const QString place = m_scene.plan().told(pointing.place, m_scene.units());
    if (!ground.contains(place))
        parts << place;
    parts << ground;
    return parts;
}

void BoardPointing::tell(const rules::Pointing &pointing)
{
    if (pointing == m_told)
        return;
    m_told = pointing;
    emit pointed(pointing);
}

void BoardPointing::again()
{
    if (m_told)
        tell(now());
}

void BoardPointing::moveMouse(QPointF viewportPoint)
{
    hideCursor();
    m_mouse = viewportPoint;
    m_isMouseNew = true;
    if (!m_rest.isActive())
        tellMouse();
}

void BoardPointing::tellMouse()
{
    if (!m_isMouseNew)
        return;
    m_isMouseNew = false;
    const rules::Pointing pointing = at(m_mouse);
    const bool isBeside =
        pointing.over < 0 && std::holds_alternative<std::monostate>(pointing.place);
    if (isBeside && m_carried < 0)
        leave();
    else
        tell(pointing);
    m_rest.start();
}

// Nothing else is pointed at: whoever reads of it may have to go beside the board.
void BoardPointing::leave()
{
    m_isMouseNew = false;
    if (std::exchange(m_told, std::nullopt))
        emit pointerLeft();
}

void BoardPointing::takeUpCursor()
{
    moveCursor(m_scene.plan().placeAt(m_camera.seen().center(), m_lower));
}

void BoardPointing::moveCursor(const rules::Place &place)
{
    const auto at = m_scene.plan().pointOf(place);
    if (!at)
        return;
    m_cursor = place;
    QPainterPath cell;
    if (!std::holds_alternative<rules::TablePlace>(place)) {
        const auto corners = m_scene.plan().cornersOf(place, 0);
        cell.addPolygon(QPolygonF(QList<QPointF>(corners.begin(), corners.end())));
        cell.closeSubpath();
    }
    const TokenItem *over = m_scene.item(m_scene.tokenAt(*at, 0));
    m_scene.cursor().set(*at, cell, over ? over->radius() : 0);
    m_scene.cursor().setVisible(true);
    m_camera.ensureSeen(*at);
    emit cursorMoved();
    tell(atCursor());
}

void BoardPointing::moveCursorTo(int token)
{
    const rules::Token *one = m_scene.token(token);
    const auto at = m_scene.standOf(token);
    if (!one || !at)
        return;
    if (m_scene.plan().pointOf(one->place)) {
        moveCursor(one->place);
    } else {
        moveCursor(m_scene.plan().step({}, {}, false));
    }
    m_scene.cursor().set(m_scene.plan().isMeasured() ? *at : m_scene.cursor().pos(), {},
                         m_scene.item(token)->radius());
}

void BoardPointing::stepCursor(QPoint way, bool isFar)
{
    const rules::Place from = m_scene.plan().isMeasured()
                                  ? m_scene.plan().placeAt(m_scene.cursor().pos(), m_lower)
                                  : m_cursor;
    moveCursor(m_scene.plan().step(std::holds_alternative<std::monostate>(from) ? m_cursor : from,
                                   way, isFar));
}

void BoardPointing::hideCursor()
{
    m_scene.cursor().setVisible(false);
}

void BoardPointing::putCursorAway()
{
    hideCursor();
    tell({m_scene.selected(), -1, {}});
}

void BoardPointing::changeFloor(int by)
{
    const QPointF point = isByCursor() ? m_scene.cursor().pos() : m_camera.toScene(m_mouse);
    m_lower = std::clamp(m_lower - by, 0, m_scene.plan().floorsAt(point) - 1);
    if (isByCursor())
        moveCursor(m_scene.plan().placeAt(point, m_lower));
    else
        tell(at(m_mouse));
}

} // namespace escarmouche::app
