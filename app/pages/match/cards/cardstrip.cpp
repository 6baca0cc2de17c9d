// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/match/cards/cardstrip.h"

#include "app/pages/match/control/matchcontroller.h"

namespace escarmouche::app {

CardStrip::CardStrip(const MatchController &controller, QWidget *parent)
    : CardList(controller, parent), m_controller(controller)
{
    setVisible(hasCardsBeside(controller.play().counted()));
}

void CardStrip::show(const rules::BoardView &board)
{
    const StateOfPlay &play = m_controller.play();
    CardList::show(cardsBeside(board, play.counted(), play.player()));
}

} // namespace escarmouche::app
