// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/rulesystem.h"

#include <QList>
#include <QObject>
#include <QPointer>
#include <QWidget>

#include <vector>

class QAction;
namespace Ui {
class MainWindow;
}

namespace escarmouche::app {

struct ActionGroup;

/** The menus and the tool bar of the window: what stands in them and what of it can be done, which
    depends on the page that is shown. What the window's own actions do is not known here. */
class WindowMenus : public QObject
{
    Q_OBJECT

public:
    WindowMenus(const Ui::MainWindow &window, const rules::RuleSystems &systems, bool readOnly,
                QObject *parent);

    /** Follows the page that is shown. */
    void refresh();
    void refreshPrinting();
    /** Every action of the window and of its pages, those of the page that is shown first. */
    std::vector<ActionGroup> actionGroups() const;

private:
    void addIcons();
    void fillToolBar();
    void returnKeyboard();
    void forbidWriting();
    void offer();
    bool isMatchWithSheets() const;
    void fillEditMenu();
    void showMatchMenu();
    void fillGoMenu();

    const Ui::MainWindow &m_ui;
    const rules::RuleSystems &m_systems;
    QList<QAction *> m_goActions; // of the window itself
    QAction *m_goSeparator;
    QPointer<QWidget> m_beforeMenu; // had the keyboard before the menu bar
};

} // namespace escarmouche::app
