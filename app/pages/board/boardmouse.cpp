// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/look/literal/literal.h"
#include "app/pages/board/boardcanvas.h"
#include "app/pages/board/camera.h"
#include "app/pages/board/marks/cursoritem.h"
#include "app/pages/board/marks/overlayitem.h"
#include "app/pages/board/marks/ruleritem.h"
#include "app/pages/board/tokens/tokenitem.h"
#include "app/pages/board/tokens/tokensprite.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <utility>

// What the mouse does on a board.

namespace escarmouche::app {

namespace {

constexpr double kWheel = 1.0016; // a step of 120 is a fifth nearer
constexpr double kDraggedOpacity = 0.75;

} // namespace

rules::Pointing BoardCanvas::pointingAt(QPointF viewportPoint) const
{
    const QPointF point = viewportTransform().inverted().map(viewportPoint);
    rules::Pointing pointing;
    pointing.token = m_drag == Drag::Token ? m_dragToken : selected();
    pointing.over =
        m_drag == Drag::Token ? -1 : m_scene->tokenAt(point, drawnRadius(0) / m_camera->scale());
    const rules::Token *over = m_scene->token(pointing.over);
    pointing.place = over ? over->place : m_scene->plan().placeAt(point, m_lower);
    return pointing;
}

rules::Pointing BoardCanvas::pointingAtCursor() const
{
    rules::Pointing pointing;
    pointing.token = selected();
    pointing.place = m_cursor;
    const QPointF at = m_scene->cursor().pos();
    pointing.over = m_scene->tokenAt(at, 0);
    if (const rules::Token *over = m_scene->token(pointing.over))
        pointing.place = over->place;
    return pointing;
}

void BoardCanvas::tell(const rules::Pointing &pointing)
{
    if (pointing == m_told)
        return;
    m_told = pointing;
    emit pointed(pointing);
}

/** Once a picture at most, however fast the mouse reports. */
void BoardCanvas::tellPointer()
{
    if (!m_isPointerNew)
        return;
    m_isPointerNew = false;
    const rules::Pointing pointing = pointingAt(m_pointer);
    const bool isBeside =
        pointing.over < 0 && std::holds_alternative<std::monostate>(pointing.place);
    if (isBeside && m_drag != Drag::Token)
        leave();
    else
        tell(pointing);
    m_rest.start();
}

void BoardCanvas::pointAgain()
{
    if (!m_told)
        return;
    if (m_scene->cursor().isVisible())
        tell(pointingAtCursor());
    else
        tell(pointingAt(m_pointer));
}

/** Nothing else is pointed at: whoever reads of it may have to go beside the board. */
void BoardCanvas::leave()
{
    m_isPointerNew = false;
    if (std::exchange(m_told, std::nullopt))
        emit pointerLeft();
}

void BoardCanvas::mousePressEvent(QMouseEvent *event)
{
    if (isAnimating()) {
        skipAnimation();
        return;
    }
    if (m_drag != Drag::None)
        return;
    hideCursor();
    m_button = event->button();
    m_pressed = m_dragAt = event->position();
    const bool isMoving =
        m_button == Qt::MiddleButton || (m_button == Qt::LeftButton && m_isSpaceHeld);
    m_drag = isMoving ? Drag::Pan : Drag::Maybe;
    if (m_button == Qt::LeftButton && !isMoving && (m_isRulerOn || m_isRulerHeld)) {
        m_drag = Drag::Ruler;
        m_rulerFrom = pointingAt(m_pressed).place;
        m_wasRulerUsed = true;
    }
    if (m_drag == Drag::Pan)
        viewport()->setCursor(Qt::ClosedHandCursor);
}

void BoardCanvas::beginDrag(QPointF at)
{
    if ((at - m_pressed).manhattanLength() < QApplication::startDragDistance())
        return;
    if (m_button == Qt::RightButton) {
        m_drag = Drag::Pan;
        viewport()->setCursor(Qt::ClosedHandCursor);
        return;
    }
    const int over = pointingAt(m_pressed).over;
    if (std::ranges::find(m_draggable, over) == m_draggable.end())
        return;
    m_drag = Drag::Token;
    m_dragToken = over;
    m_scene->item(over)->setOpacity(kDraggedOpacity);
    emit taken(over);
}

void BoardCanvas::setBarred(bool isBarred)
{
    if (m_drag == Drag::Token)
        viewport()->setCursor(isBarred ? Qt::ForbiddenCursor : Qt::ArrowCursor);
}

void BoardCanvas::continueDrag(QPointF at)
{
    if (m_drag == Drag::Pan) {
        m_camera->panBy(at - m_dragAt);
        m_dragAt = at;
    } else if (m_drag == Drag::Ruler) {
        m_scene->layRuler(m_rulerFrom, pointingAt(at).place);
        m_scene->showRuler(true);
    } else if (m_drag == Drag::Token) {
        if (TokenItem *item = m_scene->item(m_dragToken))
            item->setPos(viewportTransform().inverted().map(at));
    }
}

void BoardCanvas::mouseMoveEvent(QMouseEvent *event)
{
    if (m_drag == Drag::Maybe)
        beginDrag(event->position());
    continueDrag(event->position());
    if (m_drag == Drag::Pan)
        return;
    hideCursor();
    m_pointer = event->position();
    m_isPointerNew = true;
    if (!m_rest.isActive())
        tellPointer();
}

void BoardCanvas::mouseReleaseEvent(QMouseEvent *event)
{
    if (m_drag == Drag::None || event->button() != m_button)
        return;
    const rules::Pointing pointing = pointingAt(event->position());
    const Drag drag = std::exchange(m_drag, Drag::None);
    viewport()->setCursor(m_isRulerOn ? Qt::CrossCursor : Qt::ArrowCursor);
    if (drag == Drag::Maybe && m_button == Qt::LeftButton)
        emit clicked(pointing);
    else if (drag == Drag::Maybe && m_button == Qt::RightButton)
        emit contextMenuAsked(pointing, event->globalPosition().toPoint());
    else if (drag == Drag::Token) {
        if (TokenItem *item = m_scene->item(m_dragToken))
            item->setOpacity(1);
        m_scene->showBoard(m_scene->view()); // back, until somebody says that it is elsewhere
        emit dragged(std::exchange(m_dragToken, -1), pointing.place);
    }
}

void BoardCanvas::mouseDoubleClickEvent(QMouseEvent *event)
{
    mousePressEvent(event); // two clicks
}

void BoardCanvas::wheelEvent(QWheelEvent *event)
{
    m_camera->zoomBy(std::pow(kWheel, event->angleDelta().y()), event->position());
    event->accept();
}

// The mouse's menu comes when its button is let go, as it may also move the board.
void BoardCanvas::contextMenuEvent(QContextMenuEvent *event)
{
    event->accept();
    if (event->reason() == QContextMenuEvent::Mouse || !m_scene->cursor().isVisible())
        return;
    const QPoint at = viewportTransform().map(m_scene->cursor().pos()).toPoint();
    emit contextMenuAsked(pointingAtCursor(), viewport()->mapToGlobal(at));
}

bool BoardCanvas::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        const QPointF point = viewportTransform().inverted().map(QPointF(help->pos()));
        const int over = pointingAt(help->pos()).over;
        const QString text = over >= 0 ? m_scene->told(over) : m_scene->toldAt(point);
        if (m_scene->overlay().hasGaugeOf(over)) // which a tip would cover
            QToolTip::hideText();
        else
            QToolTip::showText(help->globalPos(), tipText(text), viewport());
        return true;
    }
    if (event->type() == QEvent::Leave && m_drag == Drag::None && !m_scene->cursor().isVisible())
        leave();
    return QGraphicsView::viewportEvent(event);
}

} // namespace escarmouche::app
