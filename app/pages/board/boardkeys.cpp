// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/board/boardcanvas.h"
#include "app/pages/board/camera.h"
#include "app/pages/board/marks/cursoritem.h"
#include "app/pages/board/marks/ruleritem.h"
#include "app/pages/board/scene/tokenwalk.h"
#include "app/pages/board/tokens/tokenitem.h"

#include <QKeyEvent>
#include <QPolygonF>

#include <algorithm>

// What keys do on a board, and its cursor.

namespace escarmouche::app {

namespace {

constexpr double kKeyPan = 80; // pixels

QPoint wayOf(int key)
{
    switch (key) {
    case Qt::Key_Left:
        return {-1, 0};
    case Qt::Key_Right:
        return {1, 0};
    case Qt::Key_Up:
        return {0, -1};
    case Qt::Key_Down:
        return {0, 1};
    default:
        return {};
    }
}

bool isModifier(int key)
{
    return key == Qt::Key_Shift || key == Qt::Key_Control || key == Qt::Key_Alt ||
           key == Qt::Key_Meta || key == Qt::Key_AltGr;
}

} // namespace

void BoardCanvas::moveCursor(const rules::Place &place)
{
    const auto at = m_scene->plan().pointOf(place);
    if (!at)
        return;
    m_cursor = place;
    QPainterPath cell;
    if (!m_scene->plan().isMeasured()) {
        const auto corners = m_scene->plan().cornersOf(place, 0);
        cell.addPolygon(QPolygonF(QList<QPointF>(corners.begin(), corners.end())));
        cell.closeSubpath();
    }
    const TokenItem *over = m_scene->item(m_scene->tokenAt(*at, 0));
    m_scene->cursor().set(*at, cell, over ? over->radius() : 0);
    m_scene->cursor().setVisible(true);
    m_camera->ensureSeen(*at);
    if (m_isRulerOn)
        keepRuler();
    tellCursor();
    tell(pointingAtCursor());
}

/** To a token, be it one that waits beside the board. */
void BoardCanvas::moveCursorTo(int token)
{
    const rules::Token *one = m_scene->token(token);
    const auto at = m_scene->standOf(token);
    if (!one || !at)
        return;
    if (m_scene->plan().pointOf(one->place)) {
        moveCursor(one->place);
    } else {
        moveCursor(m_scene->plan().step({}, {}, false));
    }
    m_scene->cursor().set(m_scene->plan().isMeasured() ? *at : m_scene->cursor().pos(), {},
                          m_scene->item(token)->radius());
}

void BoardCanvas::hideCursor()
{
    m_scene->cursor().setVisible(false);
}

void BoardCanvas::changeFloor(int by)
{
    const QPointF at = m_scene->cursor().isVisible()
                           ? m_scene->cursor().pos()
                           : viewportTransform().inverted().map(m_pointer);
    m_lower = std::clamp(m_lower - by, 0, m_scene->plan().floorsAt(at) - 1);
    if (m_scene->cursor().isVisible())
        moveCursor(m_scene->plan().placeAt(at, m_lower));
    else
        tell(pointingAt(m_pointer));
}

/** For a screen reader: where the keyboard points, who stands there, what the ground is. */
void BoardCanvas::tellCursor()
{
    QStringList parts;
    parts << m_notice.text;
    if (selected() >= 0)
        parts << tr("Chosen: %1").arg(m_scene->told(selected()));
    if (m_scene->cursor().isVisible()) {
        const rules::Pointing pointing = pointingAtCursor();
        if (pointing.over >= 0 && pointing.over != selected())
            parts << m_scene->told(pointing.over);
        parts << m_scene->plan().told(pointing.place, m_scene->units());
        parts << m_scene->toldAt(m_scene->cursor().pos());
    }
    parts.removeAll(QString());
    setAccessibleDescription(parts.isEmpty()
                                 ? tr("Tab goes through your figures, C points with the keyboard.")
                                 : parts.join(QStringLiteral("; ")));
}

/** The ruler's far end follows the keyboard; its start is who is chosen or where it was taken up.
 */
void BoardCanvas::keepRuler()
{
    m_scene->layRuler(m_rulerFrom, pointingAtCursor().place);
    m_scene->showRuler(true);
}

bool BoardCanvas::stepBy(int key, Qt::KeyboardModifiers modifiers)
{
    const QPoint way = wayOf(key);
    if (way.isNull())
        return false;
    const bool isCursor = m_scene->cursor().isVisible() || selected() >= 0;
    if ((modifiers & Qt::ControlModifier) || !isCursor) {
        m_camera->panBy(-QPointF(way) * kKeyPan);
        return true;
    }
    if (!m_scene->cursor().isVisible())
        moveCursorTo(selected());
    const rules::Place from = m_scene->plan().isMeasured()
                                  ? m_scene->plan().placeAt(m_scene->cursor().pos(), m_lower)
                                  : m_cursor;
    moveCursor(m_scene->plan().step(std::holds_alternative<std::monostate>(from) ? m_cursor : from,
                                    way, modifiers & Qt::ShiftModifier));
    return true;
}

void BoardCanvas::walkEnemies(bool isForward)
{
    const int at = m_scene->cursor().isVisible() ? pointingAtCursor().over : -1;
    if (const int next = nextOf(enemyTokens(*m_scene, m_player), at, isForward); next >= 0)
        moveCursorTo(next);
}

/** Escape lets go of one thing after another; false: there was nothing. */
bool BoardCanvas::letGo()
{
    if (m_drag == Drag::Token) {
        m_drag = Drag::None;
        m_scene->item(m_dragToken)->setOpacity(1);
        m_scene->showBoard(m_scene->view());
        m_dragToken = -1;
        return true;
    }
    if (m_isRulerOn || m_scene->ruler().isVisible()) {
        m_scene->showRuler(false);
        setRuler(false);
        return true;
    }
    if (m_scene->cursor().isVisible()) {
        hideCursor();
        tell({selected(), -1, {}});
        return true;
    }
    if (selected() < 0)
        return false;
    emit letGoOf();
    return true;
}

bool BoardCanvas::toggle(int key)
{
    BoardOptions options = m_options;
    switch (key) {
    case Qt::Key_G:
        options.grid = !options.grid;
        break;
    case Qt::Key_H:
        options.heights = !options.heights;
        break;
    case Qt::Key_M:
        options.miniMap = !options.miniMap;
        break;
    default:
        return false;
    }
    setOptions(options);
    return true;
}

bool BoardCanvas::act(const QKeyEvent &event)
{
    switch (event.key()) {
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        zoomIn();
        return true;
    case Qt::Key_Minus:
        zoomOut();
        return true;
    case Qt::Key_F:
        fit();
        return true;
    case Qt::Key_E:
        walkEnemies(!(event.modifiers() & Qt::ShiftModifier));
        return true;
    case Qt::Key_C:
        moveCursor(m_scene->plan().placeAt(m_camera->seen().center(), m_lower));
        return true;
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
        changeFloor(event.key() == Qt::Key_PageUp ? 1 : -1);
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (!event.isAutoRepeat())
            emit confirmed();
        return true;
    case Qt::Key_Escape:
        return letGo();
    default:
        return toggle(event.key());
    }
}

void BoardCanvas::keyPressEvent(QKeyEvent *event)
{
    if (isAnimating() && !isModifier(event->key())) {
        skipAnimation();
        return;
    }
    if (event->key() == Qt::Key_Space) {
        m_isSpaceHeld = true;
        return;
    }
    if (event->key() == Qt::Key_R && event->modifiers() == Qt::NoModifier) {
        if (!event->isAutoRepeat()) {
            m_isRulerHeld = true;
            m_wasRulerUsed = false;
            m_rulerFrom = m_scene->cursor().isVisible() ? pointingAtCursor().place
                                                        : pointingAt(m_pointer).place;
        }
        return;
    }
    const bool isPlain = !(event->modifiers() & (Qt::AltModifier | Qt::MetaModifier));
    if (isPlain && stepBy(event->key(), event->modifiers()))
        return;
    if (isPlain && !(event->modifiers() & Qt::ControlModifier) && act(*event))
        return;
    event->ignore();
}

// Held while the mouse measures, R is a key; pressed alone it takes the ruler up or lays it down.
void BoardCanvas::keyReleaseEvent(QKeyEvent *event)
{
    if (event->isAutoRepeat())
        return;
    if (event->key() == Qt::Key_Space) {
        m_isSpaceHeld = false;
    } else if (event->key() == Qt::Key_R && std::exchange(m_isRulerHeld, false)) {
        if (!m_wasRulerUsed)
            setRuler(!m_isRulerOn);
        else if (!m_isRulerOn)
            m_scene->showRuler(false);
    } else {
        event->ignore();
    }
}

// Tab cycles through one's own tokens that can act; Ctrl+Tab leaves the board.
bool BoardCanvas::focusNextPrevChild(bool isNext)
{
    const auto walk = m_walk.empty() ? ownTokens(*m_scene, m_player) : m_walk;
    if (walk.empty())
        return QGraphicsView::focusNextPrevChild(isNext);
    if (isAnimating()) {
        skipAnimation();
        return true;
    }
    const int next = nextOf(walk, selected(), isNext);
    m_scene->select(next);
    moveCursorTo(next);
    emit selectedByKey(next);
    return true;
}

} // namespace escarmouche::app
