// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/look/keyboard/keys.h"

#include <QDialog>
#include <QList>

#include <memory>
#include <vector>

class QAction;
namespace Ui {
class ShortcutsDialog;
}

namespace escarmouche::app {

/** Acts under a common heading: those of a menu or a page. */
struct ActionGroup {
    QString title;
    QList<QAction *> actions;
    QList<KeyHint> more = {}; // that are no actions
};

/** Every key of the program, read from the actions themselves where there are any, so that it
    cannot lie. */
class ShortcutsDialog : public QDialog
{
    Q_OBJECT

public:
    explicit ShortcutsDialog(const std::vector<ActionGroup> &groups, QWidget *parent = nullptr);
    ~ShortcutsDialog() override;

private:
    void add(const ActionGroup &group);

    std::unique_ptr<Ui::ShortcutsDialog> m_ui;
};

} // namespace escarmouche::app
