// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/words/settings/askwindow.h"

#include <QMenu>

class QActionGroup;

namespace escarmouche::app {

class MatchController;

/** When the player is asked what he may pass, to choose from. */
class WindowMenu : public QMenu
{
    Q_OBJECT

public:
    WindowMenu(MatchController &controller, QWidget *parent);

    /** On a button that opens the menu. */
    static QString chosen(AskWindow ask);

private:
    void fill();

    MatchController &m_controller;
    QActionGroup *m_one; // of the acts
};

} // namespace escarmouche::app
