// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/words/settings/boardoptions.h"

#include <QMenu>

namespace escarmouche::app {

class BoardCanvas;
class MatchController;

/** How much of what machines do is shown, and whether the board follows it. */
class MachineMenu : public QMenu
{
    Q_OBJECT

public:
    MachineMenu(const MatchController &controller, BoardCanvas &board, QWidget *parent);

    void retranslate();

private:
    void fill();
    void addPace(const QString &text, BoardOptions::Machines machines);

    const MatchController &m_controller;
    BoardCanvas &m_board;
};

} // namespace escarmouche::app
