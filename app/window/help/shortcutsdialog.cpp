// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/help/shortcutsdialog.h"

#include "app/look/parts/fitting.h"
#include "ui_shortcutsdialog.h"

#include <QAction>
#include <QHeaderView>

namespace escarmouche::app {

namespace {

// "Open band file…" without the dots. The icon text is without the mark of a letter, and names the
// act alone where the text goes on to tell what would be undone.
QString plain(const QString &text)
{
    return text.endsWith(QChar(0x2026)) ? text.chopped(1) : text;
}

} // namespace

ShortcutsDialog::ShortcutsDialog(const std::vector<ActionGroup> &groups, QWidget *parent)
    : QDialog(parent), m_ui(std::make_unique<Ui::ShortcutsDialog>())
{
    m_ui->setupUi(this);
    m_ui->shortcutTree->setHeaderLabels({tr("What"), tr("Key")});
    m_ui->shortcutTree->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_ui->shortcutTree->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    m_ui->shortcutTree->header()->setStretchLastSection(false);
    for (const ActionGroup &group : groups)
        add(group);
    m_ui->shortcutTree->expandAll();
    m_ui->shortcutTree->setCurrentItem(m_ui->shortcutTree->topLevelItem(0));
    fitToScreen(*this);
}

ShortcutsDialog::~ShortcutsDialog() = default;

void ShortcutsDialog::add(const ActionGroup &group)
{
    auto *heading = new QTreeWidgetItem(m_ui->shortcutTree, {group.title});
    QFont bold = font();
    bold.setBold(true);
    heading->setFont(0, bold);
    for (const QAction *action : group.actions) {
        const QString keys = keysText(action->shortcuts());
        if (action->isVisible() && !keys.isEmpty())
            new QTreeWidgetItem(heading, {plain(action->iconText()), keys});
    }
    for (const KeyHint &hint : group.more)
        new QTreeWidgetItem(heading, {hint.act, keysText(hint.keys)});
    if (heading->childCount() == 0)
        delete heading;
}

} // namespace escarmouche::app
