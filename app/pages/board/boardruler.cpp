// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/board/boardruler.h"

#include "app/pages/board/marks/ruleritem.h"

#include <utility>

namespace escarmouche::app {

BoardRuler::BoardRuler(BoardScene &scene) : QObject(&scene), m_scene(scene) {}

void BoardRuler::setOn(bool isOn)
{
    if (isOn == m_isOn)
        return;
    m_isOn = isOn;
    m_scene.showRuler(false);
    emit changed(isOn);
}

void BoardRuler::hold(const rules::Place &from)
{
    m_isHeld = true;
    m_wasUsed = false;
    m_from = from;
}

bool BoardRuler::release()
{
    if (!std::exchange(m_isHeld, false))
        return false;
    if (!m_wasUsed)
        setOn(!m_isOn);
    else if (!m_isOn)
        m_scene.showRuler(false);
    return true;
}

void BoardRuler::begin(const rules::Place &from)
{
    m_wasUsed = true;
    m_from = from;
}

void BoardRuler::layTo(const rules::Place &to)
{
    m_scene.layRuler(m_from, to);
    m_scene.showRuler(true);
}

bool BoardRuler::putAway()
{
    if (!m_isOn && !m_scene.ruler().isVisible())
        return false;
    m_scene.showRuler(false);
    setOn(false);
    return true;
}

} // namespace escarmouche::app
