// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/words/shell.h"

#include <QObject>

namespace escarmouche::app {

class LivePreferences;
class PageTabs;
class QuizPage;

/** The quizzes of the window, one page a game. */
class QuizTabs : public QObject
{
    Q_OBJECT

public:
    QuizTabs(const Shell &shell, const LivePreferences &preferences, PageTabs &tabs);

    /** By the key that Home lists it with; false: it is of no quiz. */
    bool open(const QString &key);

private:
    void add(const rules::RuleSystem &game);
    void connectPage(QuizPage *page);

    Shell m_shell;
    const LivePreferences &m_preferences;
    PageTabs &m_tabs;
};

} // namespace escarmouche::app
