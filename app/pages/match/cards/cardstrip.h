// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pages/match/cards/cardlist.h"

namespace escarmouche::app {

/** Below a board: the player's hand and all else that lies beside the board. Hidden where a game
    has no cards there. */
class CardStrip : public CardList
{
    Q_OBJECT

public:
    explicit CardStrip(const MatchController &controller, QWidget *parent = nullptr);

    /** As the player sees that board, now or at an earlier moment. */
    void show(const rules::BoardView &board);

private:
    const MatchController &m_controller;
};

} // namespace escarmouche::app
