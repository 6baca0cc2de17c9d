// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/board/boardkeys.h"

#include "app/pages/board/boardcanvas.h"
#include "app/pages/board/boardmouse.h"
#include "app/pages/board/boardpointing.h"
#include "app/pages/board/boardruler.h"
#include "app/pages/board/camera.h"
#include "app/pages/board/scene/tokenwalk.h"

#include <QKeyEvent>

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

BoardKeys::BoardKeys(BoardCanvas &canvas)
    : QObject(&canvas), m_canvas(canvas), m_pointing(canvas.pointing()), m_ruler(canvas.ruler()),
      m_mouse(canvas.mouse())
{
}

bool BoardKeys::stepBy(int key, Qt::KeyboardModifiers modifiers)
{
    const QPoint way = wayOf(key);
    if (way.isNull())
        return false;
    const bool isCursor = m_pointing.isByCursor() || m_canvas.selected() >= 0;
    if ((modifiers & Qt::ControlModifier) || !isCursor) {
        m_canvas.camera().panBy(-QPointF(way) * kKeyPan);
        return true;
    }
    if (!m_pointing.isByCursor())
        m_pointing.moveCursorTo(m_canvas.selected());
    m_pointing.stepCursor(way, modifiers & Qt::ShiftModifier);
    return true;
}

void BoardKeys::walkEnemies(bool isForward)
{
    const int at = m_pointing.isByCursor() ? m_pointing.now().over : -1;
    const int next = nextOf(enemyTokens(m_canvas.board(), m_player), at, isForward);
    if (next >= 0)
        m_pointing.moveCursorTo(next);
}

/** Escape lets go of one thing after another; false: there was nothing. */
bool BoardKeys::letGo()
{
    if (m_mouse.putBack() || m_ruler.putAway())
        return true;
    if (m_pointing.isByCursor()) {
        m_pointing.putCursorAway();
        return true;
    }
    if (m_canvas.selected() < 0)
        return false;
    emit choiceDropped();
    return true;
}

bool BoardKeys::toggle(int key)
{
    BoardOptions options = m_canvas.options();
    switch (key) {
    case Qt::Key_G:
        options.grid = !options.grid;
        break;
    case Qt::Key_H:
        options.heights = !options.heights;
        break;
    case Qt::Key_L:
        options.letters = !options.letters;
        break;
    case Qt::Key_M:
        options.miniMap = !options.miniMap;
        break;
    default:
        return false;
    }
    m_canvas.setOptions(options);
    return true;
}

bool BoardKeys::act(const QKeyEvent &event)
{
    switch (event.key()) {
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        m_canvas.camera().zoomIn();
        return true;
    case Qt::Key_Minus:
        m_canvas.camera().zoomOut();
        return true;
    case Qt::Key_F:
        m_canvas.camera().fit();
        return true;
    case Qt::Key_E:
        walkEnemies(!(event.modifiers() & Qt::ShiftModifier));
        return true;
    case Qt::Key_C:
        m_pointing.takeUpCursor();
        return true;
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
        m_pointing.changeFloor(event.key() == Qt::Key_PageUp ? 1 : -1);
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

/** Of what is held while the mouse does something. */
bool BoardKeys::hold(const QKeyEvent &event)
{
    if (event.key() == Qt::Key_Space) {
        m_mouse.setMovingBoard(true);
        return true;
    }
    if (event.key() == Qt::Key_R && m_mouse.isTurning() &&
        !(event.modifiers() & ~Qt::ShiftModifier)) {
        emit turned(!(event.modifiers() & Qt::ShiftModifier));
        return true;
    }
    if (event.key() != Qt::Key_R || event.modifiers() != Qt::NoModifier)
        return false;
    if (!event.isAutoRepeat())
        m_ruler.hold(m_pointing.now().place);
    return true;
}

bool BoardKeys::press(const QKeyEvent &event)
{
    if (m_canvas.isAnimating() && !isModifier(event.key())) {
        m_canvas.skipAnimation();
        return true;
    }
    if (hold(event))
        return true;
    const bool isPlain = !(event.modifiers() & (Qt::AltModifier | Qt::MetaModifier));
    if (isPlain && stepBy(event.key(), event.modifiers()))
        return true;
    return isPlain && !(event.modifiers() & Qt::ControlModifier) && act(event);
}

// Held while the mouse measures, R is a key; pressed alone it takes the ruler up or puts it away.
bool BoardKeys::release(const QKeyEvent &event)
{
    if (event.isAutoRepeat())
        return true;
    if (event.key() == Qt::Key_Space) {
        m_mouse.setMovingBoard(false);
        return true;
    }
    return event.key() == Qt::Key_R && m_ruler.release();
}

bool BoardKeys::walk(bool isForward)
{
    const auto tokens = m_walk.empty() ? ownTokens(m_canvas.board(), m_player) : m_walk;
    if (tokens.empty())
        return false;
    if (m_canvas.isAnimating()) {
        m_canvas.skipAnimation();
        return true;
    }
    const int next = nextOf(tokens, m_canvas.selected(), isForward);
    m_canvas.board().select(next);
    m_pointing.moveCursorTo(next);
    emit selected(next);
    return true;
}

std::vector<KeyHint> BoardKeys::hints()
{
    return {
        {tr("Next or previous figure of mine that can act"),
         {QKeySequence(Qt::Key_Tab), QKeySequence(Qt::SHIFT | Qt::Key_Tab)}},
        {tr("Next enemy, the one before"),
         {QKeySequence(Qt::Key_E), QKeySequence(Qt::SHIFT | Qt::Key_E)}},
        {tr("Point with the keyboard"), {QKeySequence(Qt::Key_C)}},
        {tr("Move where it points (with Shift further)"),
         {QKeySequence(Qt::Key_Left), QKeySequence(Qt::Key_Right), QKeySequence(Qt::Key_Up),
          QKeySequence(Qt::Key_Down)}},
        {tr("Do what is shown"), {QKeySequence(Qt::Key_Return)}},
        {tr("A floor up, a floor down"),
         {QKeySequence(Qt::Key_PageUp), QKeySequence(Qt::Key_PageDown)}},
        {tr("See the whole board"), {QKeySequence(Qt::Key_F)}},
        {tr("Nearer, further away"), {QKeySequence(Qt::Key_Plus), QKeySequence(Qt::Key_Minus)}},
        {tr("Move the board (any arrow)"), {QKeySequence(Qt::CTRL | Qt::Key_Left)}},
        {tr("Grid"), {QKeySequence(Qt::Key_G)}},
        {tr("Heights of the terrain"), {QKeySequence(Qt::Key_H)}},
        {tr("Letters on tokens"), {QKeySequence(Qt::Key_L)}},
        {tr("Small map"), {QKeySequence(Qt::Key_M)}},
        {tr("Ruler"), {QKeySequence(Qt::Key_R)}},
        {tr("Turn a tile that is laid"),
         {QKeySequence(Qt::Key_R), QKeySequence(Qt::SHIFT | Qt::Key_R)}},
    };
}

} // namespace escarmouche::app
