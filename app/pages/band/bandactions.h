// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QList>
#include <QObject>

class QAction;
class QWidget;

namespace escarmouche::model {
class BandDesk;
}

namespace escarmouche::app {

/** What can be done on the Band page, as the Edit menu shows it: words, keys and whether it has a
    meaning now. Does nothing itself: the page connects each. */
class BandActions : public QObject
{
    Q_OBJECT

public:
    struct Each {
        QAction *undo;
        QAction *redo;
        QAction *rename;
        QAction *duplicate;
        QAction *remove;
        QAction *up;
        QAction *down;
        QAction *unfold;
        QAction *fold;
        QAction *find;
    };

    /** Some answer on the whole page, some only while the roster has the keyboard. */
    BandActions(QWidget *page, QWidget *roster);

    const Each &each() const { return m_each; }
    /** In the order of the menu. */
    const QList<QAction *> &menu() const { return m_menu; }
    void retranslate();
    /** What has a meaning now, and what undo and redo would do. */
    void show(const model::BandDesk &session, bool someChosen);

private:
    QAction *make(const char *icon, const QKeySequence &keys, QWidget *where);

    QWidget *m_page;
    Each m_each;
    QList<QAction *> m_menu;
};

} // namespace escarmouche::app
