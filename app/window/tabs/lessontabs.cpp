// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/tabs/lessontabs.h"

#include "app/pages/lesson/lessonguide.h"
#include "app/pages/match/matchpage.h"
#include "app/window/library/awaited.h"
#include "app/window/preferences/livepreferences.h"
#include "app/window/tabs/pagetabs.h"
#include "app/words/settings/settings.h"
#include "model/text.h"

#include <algorithm>
#include <utility>

namespace escarmouche::app {

LessonTabs::LessonTabs(const Shell &shell, const LivePreferences &preferences, PageTabs &tabs)
    : QObject(&tabs), m_shell(shell), m_preferences(preferences), m_tabs(tabs)
{
}

void LessonTabs::open(const QString &key)
{
    for (MatchPage *page : m_tabs.all<MatchPage>()) {
        const auto *guide = page->findChild<LessonGuide *>();
        if (guide != nullptr && guide->lesson().fullKey() == toUtf8(key))
            return m_tabs.setCurrentWidget(page);
    }
    const auto lessons = model::lessons(m_shell.library.systems());
    if (!lessons)
        return m_tabs.tell(lessons.error());
    const auto lesson = std::ranges::find(*lessons, toUtf8(key), &model::Lesson::fullKey);
    if (lesson == lessons->end())
        return;
    if (const auto begun = begin(*lesson); !begun)
        m_tabs.tell(begun.error());
}

rules::Result<void> LessonTabs::begin(const model::Lesson &lesson)
{
    const rules::RuleSystems &systems = m_shell.library.systems();
    auto room = awaited(tr("Preparing the lesson…"),
                        [&] { return model::LessonRoom::prepare(systems, lesson); });
    if (!room)
        return rules::fail(room.error());
    auto session = (*room)->begin(systems, lesson);
    if (!session)
        return rules::fail(session.error());
    (*room)->library().setWaiting(turnUntil);
    auto *page = new MatchPage(std::move(*session), m_preferences.now().units, &m_tabs);
    auto *guide = new LessonGuide(lesson, std::move(*room), *page);
    m_tabs.add(page, QStringLiteral("match"));
    page->setBoardOptions(m_preferences.now().board);
    connectPage(page);
    connect(
        guide, &LessonGuide::ended, this,
        [this, page, key = toQString(lesson.fullKey())](bool isDone) { end(page, key, isDone); });
    m_tabs.setCurrentWidget(page);
    page->setFocus();
    return {};
}

void LessonTabs::connectPage(MatchPage *page)
{
    const auto name = [this, page] {
        m_tabs.setName(page, page->title());
        emit m_tabs.pageChanged();
    };
    name();
    connect(page, &MatchPage::titleChanged, this, name);
    connect(page, &MatchPage::ruleWanted, &m_tabs, &PageTabs::ruleWanted);
    connect(page, &MatchPage::said, &m_tabs, &PageTabs::said);
    connect(page, &MatchPage::failed, &m_tabs, &PageTabs::tell);
}

void LessonTabs::end(MatchPage *page, const QString &key, bool isDone)
{
    if (isDone)
        rememberLesson(key);
    m_tabs.drop(page);
    m_tabs.goHome();
    emit ended();
    if (isDone)
        emit m_tabs.said(tr("That was the lesson. It stays on Home, to be done again."));
}

} // namespace escarmouche::app
