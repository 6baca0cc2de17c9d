// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/help/windowhelp.h"

#include "app/window/help/aboutdialog.h"
#include "app/window/help/rulepopover.h"
#include "app/window/help/rulesdialog.h"

namespace escarmouche::app {

WindowHelp::WindowHelp(const Shell &shell, QWidget *window)
    : QObject(window), m_shell(shell), m_window(window),
      m_popover(new RulePopover(shell.rules, window))
{
}

void WindowHelp::about()
{
    AboutDialog(m_shell.library.path(), m_window).exec();
}

void WindowHelp::lookUpRule()
{
    RulesDialog(m_shell.rules, m_window).exec();
}

void WindowHelp::showRule(const QString &rule, QWidget *near)
{
    if (near->window() == m_window) {
        m_popover->popUp(rule, near);
        return;
    }
    // A dialog that is asked lets nobody else in.
    auto *popover = new RulePopover(m_shell.rules, near->window());
    popover->setAttribute(Qt::WA_DeleteOnClose);
    popover->popUp(rule, near);
}

} // namespace escarmouche::app
