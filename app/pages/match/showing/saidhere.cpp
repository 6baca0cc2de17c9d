// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/match/showing/saidhere.h"

#include "app/pages/match/control/matchcontroller.h"

#include <utility>

namespace escarmouche::app {

SaidHere::SaidHere(MatchController &controller) : QObject(&controller), m_controller(controller)
{
    connect(&controller.aiming(), &Aiming::aimChanged, this, &SaidHere::dropElsewhere);
    connect(&controller, &MatchController::acted, this, [this] {
        m_about.reset();
        emit said({}); // whoever said it
    });
}

void SaidHere::say(const QString &text)
{
    m_about = m_controller.aiming().aim().pointing;
    emit said(text);
}

void SaidHere::drop()
{
    if (std::exchange(m_about, std::nullopt))
        emit said({});
}

void SaidHere::dropElsewhere()
{
    if (m_about && !Aiming::isSameSpot(*m_about, m_controller.aiming().aim().pointing))
        drop();
}

} // namespace escarmouche::app
