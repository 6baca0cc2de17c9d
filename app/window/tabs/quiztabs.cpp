// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/tabs/quiztabs.h"

#include "app/pages/quiz/quizpage.h"
#include "app/window/preferences/livepreferences.h"
#include "app/window/tabs/pagetabs.h"
#include "app/words/reference/lessonoffers.h"
#include "model/loadquiz.h"

#include <utility>

namespace escarmouche::app {

QuizTabs::QuizTabs(const Shell &shell, const LivePreferences &preferences, PageTabs &tabs)
    : QObject(&tabs), m_shell(shell), m_preferences(preferences), m_tabs(tabs)
{
}

bool QuizTabs::open(const QString &key)
{
    for (const rules::RuleSystem &game : m_shell.library.systems()) {
        if (quizKey(game) != key)
            continue;
        for (QuizPage *page : m_tabs.all<QuizPage>()) {
            if (page->game() == game.key) {
                m_tabs.setCurrentWidget(page);
                return true;
            }
        }
        add(game);
        return true;
    }
    return false;
}

void QuizTabs::add(const rules::RuleSystem &game)
{
    auto quiz = model::loadQuiz(game.key);
    if (!quiz)
        return m_tabs.tell(quiz.error());
    auto *page = new QuizPage(game, std::move(*quiz), m_preferences.now().units, &m_tabs);
    m_tabs.add(page, QStringLiteral("quiz"));
    page->setBoardOptions(m_preferences.now().board);
    connectPage(page);
    m_tabs.setCurrentWidget(page);
    page->begin(); // the board has its size by now
    page->setFocus();
}

void QuizTabs::connectPage(QuizPage *page)
{
    const auto name = [this, page] {
        m_tabs.setName(page, page->title());
        emit m_tabs.pageChanged();
    };
    name();
    connect(page, &QuizPage::titleChanged, this, name);
    connect(page, &QuizPage::failed, &m_tabs, &PageTabs::tell);
    connect(page, &QuizPage::closeWanted, this, [this, page] {
        m_tabs.drop(page);
        m_tabs.goHome();
    });
}

} // namespace escarmouche::app
