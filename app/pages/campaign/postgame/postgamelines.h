// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/forms/lists/linesview.h"

#include <string>

class QStandardItemModel;

namespace escarmouche::app {

class PostGameDesk;

/** The lines of the open post-game in the rulebook's order, and which of them is chosen: after one
    is settled, the next that asks for something. */
class PostGameLines : public DiceLines
{
    Q_OBJECT

public:
    PostGameLines(const PostGameDesk &desk, Typed typed, QWidget *parent);

    /** What was chosen in another post-game means nothing in this one. */
    void forget();
    /** Shows the lines as they are now; the chosen one stays while it can be settled. */
    void refresh();
    std::string chosen() const; // its key; empty: none
    void choose(const std::string &line);

signals:
    /** Another line is chosen, or the chosen one has changed. */
    void shown();

private:
    static constexpr int kLineRole = Qt::UserRole + 3; // key of a line

    void fill();
    QModelIndex find(const QString &line) const;
    QStringList downTo(int row) const;
    QModelIndex nextAfter(const QStringList &passed) const;

    const PostGameDesk &m_desk;
    QStandardItemModel *m_items;
};

} // namespace escarmouche::app
