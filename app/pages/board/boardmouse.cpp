// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/board/boardmouse.h"

#include "app/pages/board/boardcanvas.h"
#include "app/pages/board/boardpointing.h"
#include "app/pages/board/boardruler.h"
#include "app/pages/board/camera.h"
#include "app/pages/board/tokens/tokenitem.h"

#include <QApplication>
#include <QMouseEvent>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <utility>

namespace escarmouche::app {

namespace {

constexpr double kWheel = 1.0016; // a step of 120 is a fifth nearer
constexpr double kDraggedOpacity = 0.75;

} // namespace

BoardMouse::BoardMouse(BoardCanvas &canvas)
    : QObject(&canvas), m_canvas(canvas), m_pointing(canvas.pointing()), m_ruler(canvas.ruler())
{
    connect(&m_ruler, &BoardRuler::changed, this, &BoardMouse::showShape);
}

void BoardMouse::showShape()
{
    m_canvas.viewport()->setCursor(m_ruler.isOn() ? Qt::CrossCursor : Qt::ArrowCursor);
}

void BoardMouse::press(const QMouseEvent &event)
{
    if (m_drag != Drag::None)
        return;
    m_pointing.hideCursor();
    m_button = event.button();
    m_pressed = m_dragAt = event.position();
    const bool isLeft = m_button == Qt::LeftButton;
    m_drag = Drag::Maybe;
    if (m_button == Qt::MiddleButton || (isLeft && m_isMovingBoard)) {
        beginBoard();
    } else if (isLeft && m_ruler.isAtHand()) {
        m_drag = Drag::Ruler;
        m_ruler.begin(m_pointing.at(m_pressed).place);
    }
}

void BoardMouse::beginBoard()
{
    m_drag = Drag::Board;
    m_canvas.viewport()->setCursor(Qt::ClosedHandCursor);
}

void BoardMouse::beginDrag(QPointF at)
{
    if ((at - m_pressed).manhattanLength() < QApplication::startDragDistance())
        return;
    if (m_button == Qt::RightButton)
        return beginBoard();
    const int over = m_pointing.at(m_pressed).over;
    if (std::ranges::find(m_draggable, over) == m_draggable.end())
        return;
    m_drag = Drag::Token;
    m_pointing.carry(over);
    m_canvas.board().item(over)->setOpacity(kDraggedOpacity);
    emit taken(over);
}

void BoardMouse::setBarred(bool isBarred)
{
    if (m_drag == Drag::Token)
        m_canvas.viewport()->setCursor(isBarred ? Qt::ForbiddenCursor : Qt::ArrowCursor);
}

void BoardMouse::continueDrag(QPointF at)
{
    if (m_drag == Drag::Board) {
        m_canvas.camera().panBy(at - m_dragAt);
        m_dragAt = at;
    } else if (m_drag == Drag::Ruler) {
        m_ruler.layTo(m_pointing.at(at).place);
    } else if (m_drag == Drag::Token) {
        if (TokenItem *item = m_canvas.board().item(m_pointing.carried()))
            item->setPos(m_canvas.camera().toScene(at));
    }
}

void BoardMouse::move(QPointF at)
{
    if (m_drag == Drag::Maybe)
        beginDrag(at);
    continueDrag(at);
    if (m_drag != Drag::Board)
        m_pointing.moveMouse(at);
}

void BoardMouse::release(const QMouseEvent &event)
{
    if (m_drag == Drag::None || event.button() != m_button)
        return;
    const rules::Pointing pointing = m_pointing.at(event.position());
    showShape();
    if (putBack()) // until somebody says that it is elsewhere
        return emit dragged(pointing.token, pointing.place);
    const Drag drag = std::exchange(m_drag, Drag::None);
    if (drag == Drag::Maybe && m_button == Qt::LeftButton)
        emit clicked(pointing);
    else if (drag == Drag::Maybe && m_button == Qt::RightButton)
        emit menuAsked(pointing, event.globalPosition().toPoint());
}

bool BoardMouse::putBack()
{
    if (m_drag != Drag::Token)
        return false;
    m_drag = Drag::None;
    BoardScene &scene = m_canvas.board();
    if (TokenItem *item = scene.item(m_pointing.carried()))
        item->setOpacity(1);
    scene.showBoard(scene.view());
    m_pointing.carry(-1);
    return true;
}

void BoardMouse::turnWheel(const QWheelEvent &event)
{
    if (m_isTurning && !(event.modifiers() & Qt::ControlModifier)) {
        if (event.angleDelta().y() != 0)
            emit turned(event.angleDelta().y() < 0);
        return;
    }
    m_canvas.camera().zoomBy(std::pow(kWheel, event.angleDelta().y()), event.position());
}

void BoardMouse::leave()
{
    if (m_drag == Drag::None && !m_pointing.isByCursor())
        m_pointing.leave();
}

} // namespace escarmouche::app
