// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/values/error.h"

#include <QWidget>

#include <map>
#include <string>

class QLabel;
class QListWidget;
class QPushButton;

namespace escarmouche::app {

class MatchController;

/** Bookmarks and comments of a match, in its order: each leads to its moment. */
class NotePanel : public QWidget
{
    Q_OBJECT

public:
    explicit NotePanel(MatchController &controller, QWidget *parent = nullptr);

    /** The moment, by the journal's entry, that is looked at. */
    void showMoment(int entry);
    /** Asks for the words at that moment; none make a bare bookmark. */
    void edit();
    /** The nearest note before that moment, or behind it; 0: there is none. */
    int before() const;
    int after() const;

signals:
    void momentWanted(int entry);
    void failed(const escarmouche::rules::Error &error);

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();
    void learnTurns();
    void removeChosen();
    int chosen() const;
    void retranslate();

    MatchController &m_controller;
    QLabel *m_about;
    QListWidget *m_list;
    QPushButton *m_edit;
    QPushButton *m_remove;
    std::map<int, std::string> m_shown;
    std::map<int, int> m_turns; // by entry; what has been played stays in its turn
    int m_moment = 0;
};

} // namespace escarmouche::app
