// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/words/shell.h"

#include <QObject>

class QWidget;

namespace escarmouche::app {

class RulePopover;

/** What the window says about the program and the rules it plays by. */
class WindowHelp : public QObject
{
    Q_OBJECT

public:
    WindowHelp(const Shell &shell, QWidget *window);

    void about();
    void lookUpRule();
    /** Shows a rule beside what names it, in whichever window that is. */
    void showRule(const QString &rule, QWidget *near);

private:
    Shell m_shell;
    QWidget *m_window;
    RulePopover *m_popover;
};

} // namespace escarmouche::app
