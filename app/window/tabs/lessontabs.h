// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/words/shell.h"

#include <QObject>

namespace escarmouche::model {
struct Lesson;
}

namespace escarmouche::app {

class LessonGuide;
class LivePreferences;
class MatchPage;
class PageTabs;

/** The lessons of the window, each on the page of its match. One that was followed to its end is
    remembered; of one that was skipped nothing is left. */
class LessonTabs : public QObject
{
    Q_OBJECT

public:
    LessonTabs(const Shell &shell, const LivePreferences &preferences, PageTabs &tabs);

    /** "musg/first-fight". */
    void open(const QString &key);

signals:
    /** Home may show that it was done. */
    void ended();

private:
    rules::Result<void> begin(const model::Lesson &lesson);
    void connectPage(MatchPage *page);
    void end(MatchPage *page, const QString &key, bool isDone);

    Shell m_shell;
    const LivePreferences &m_preferences;
    PageTabs &m_tabs;
};

} // namespace escarmouche::app
