// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/match/showing/enemythreat.h"

#include "app/pages/board/boardcanvas.h"
#include "app/pages/match/control/matchcontroller.h"

#include <QAction>

#include <algorithm>

namespace escarmouche::app {

EnemyThreat::EnemyThreat(MatchController &controller, BoardCanvas &canvas, QAction &onOff)
    : QObject(&canvas), m_controller(controller), m_canvas(canvas), m_onOff(onOff)
{
    connect(&onOff, &QAction::triggered, this, &EnemyThreat::toggle);
    connect(&controller, &MatchController::acted, this, &EnemyThreat::hide);
    connect(&controller.aiming(), &Aiming::chosenChanged, this, &EnemyThreat::hide);
}

// The same again, or nobody, hides it.
void EnemyThreat::toggle()
{
    if (m_controller.isLookingBack())
        return m_onOff.setChecked(false);
    const rules::BoardView now = m_controller.play().view();
    const int over = m_controller.aiming().aim().pointing.over;
    const bool isEnemy = std::ranges::any_of(now.tokens, [&](const rules::Token &token) {
        return token.id == over && token.owner != m_controller.play().player();
    });
    if (!isEnemy && m_token < 0)
        emit nobodyPointedAt();
    showOf(isEnemy && over != m_token ? over : -1);
}

void EnemyThreat::showOf(int token)
{
    const StateOfPlay &play = m_controller.play();
    m_token = token;
    m_onOff.setChecked(token >= 0);
    m_canvas.showThreat(token >= 0 ? play.board().threat(play.player(), token)
                                   : std::vector<rules::Reach>{});
}

} // namespace escarmouche::app
