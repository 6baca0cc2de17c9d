// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/band/bandactions.h"

#include "app/look/literal/literal.h"
#include "app/look/palette/lineicon.h"
#include "app/look/parts/actlabel.h"
#include "app/words/sentences/telling.h"
#include "model/library/sessions/banddesk.h"

#include <QAction>
#include <QWidget>

namespace escarmouche::app {

BandActions::BandActions(QWidget *page, QWidget *roster)
    : QObject(page),
      m_page(page), m_each{make("undo", QKeySequence::Undo, page),
                           make("redo", QKeySequence::Redo, page),
                           make("rename", Qt::Key_F2, roster),
                           make("duplicate", Qt::CTRL | Qt::Key_D, page),
                           make("remove", QKeySequence::Delete, roster),
                           make("up", Qt::ALT | Qt::Key_Up, page),
                           make("down", Qt::ALT | Qt::Key_Down, page),
                           make("down", Qt::CTRL | Qt::SHIFT | Qt::Key_Right, roster),
                           make("next", Qt::CTRL | Qt::SHIFT | Qt::Key_Left, roster),
                           make("search", QKeySequence::Find, page)}
{
    const auto separator = [this] {
        auto *line = new QAction(this);
        line->setSeparator(true);
        return line;
    };
    m_menu = {m_each.undo, m_each.redo, separator(), m_each.rename, m_each.duplicate, m_each.remove,
              m_each.up,   m_each.down, separator(), m_each.unfold, m_each.fold,      m_each.find};
    roster->addActions({m_each.duplicate, m_each.up, m_each.down});
    roster->setContextMenuPolicy(Qt::ActionsContextMenu);
}

// What the whole page does answers also while its tab or nothing has the focus; a page that is not
// shown hears no key.
QAction *BandActions::make(const char *icon, const QKeySequence &keys, QWidget *where)
{
    auto *action = new QAction(lineIcon(QString::fromLatin1(icon)), {}, this);
    action->setShortcut(keys);
    action->setShortcutContext(where == m_page ? Qt::WindowShortcut
                                               : Qt::WidgetWithChildrenShortcut);
    where->addAction(action);
    return action;
}

void BandActions::retranslate()
{
    m_each.undo->setIconText(tr("Undo"));
    m_each.redo->setIconText(tr("Redo"));
    m_each.rename->setText(tr("Rename"));
    m_each.duplicate->setText(tr("Duplicate"));
    m_each.remove->setText(tr("Remove"));
    m_each.up->setText(tr("Move up"));
    m_each.down->setText(tr("Move down"));
    m_each.unfold->setText(tr("Unfold all figures"));
    m_each.fold->setText(tr("Fold equal figures"));
    m_each.find->setText(tr("Find in the shop"));
}

void BandActions::show(const model::BandDesk &session, bool someChosen)
{
    const Telling telling = tellingOf(session.rules(), session.phrases());
    const auto told = [&](QAction *action, const QString &plain, const QString &named,
                          const std::optional<model::HistoryLine> &act) {
        if (act)
            return labelAct(action, m_page->fontMetrics(), named, telling.tell(*act));
        action->setText(plain);
        action->setToolTip(tipText(plain));
    };
    // Until a long history is told it is not known what they would take back.
    const auto line = [&](auto ofWhich) {
        return session.isTold() ? (session.*ofWhich)() : std::nullopt;
    };
    m_each.undo->setEnabled(session.canUndo());
    told(m_each.undo, tr("Undo"), tr("Undo: %1"), line(&model::BandDesk::undoLine));
    m_each.redo->setEnabled(session.canRedo());
    told(m_each.redo, tr("Redo"), tr("Redo: %1"), line(&model::BandDesk::redoLine));
    for (QAction *action : {m_each.rename, m_each.duplicate, m_each.remove, m_each.up, m_each.down})
        action->setEnabled(someChosen);
}

} // namespace escarmouche::app
