// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/words/shell.h"

#include <QObject>

namespace escarmouche::model {
struct DraftPlace;
}

namespace escarmouche::app {

class BandTabs;
class CampaignTabs;
class LessonTabs;
class LivePreferences;
class MatchStart;
class MatchTabs;
class PageTabs;
class QuizTabs;

/** All that opens pages, joined: a campaign opens its bands and its matches, and a match that ends
    hands its report to its campaign. */
class PageOpener : public QObject
{
    Q_OBJECT

public:
    PageOpener(const Shell &shell, LivePreferences &preferences, PageTabs &tabs);

    BandTabs &bands() const { return *m_bands; }
    MatchTabs &matches() const { return *m_matches; }
    MatchStart &start() const { return *m_start; }
    CampaignTabs &campaigns() const { return *m_campaigns; }
    LessonTabs &lessons() const { return *m_lessons; }
    /** A lesson, or a quiz, by the key that Home lists it with. */
    void learn(const QString &key);
    /** Opens the form of that draft. */
    void openDraft(const model::DraftPlace &place);

private:
    void join();
    void openDraftOfBand(const model::DraftPlace &place);

    PageTabs &m_tabs;
    BandTabs *m_bands;
    MatchTabs *m_matches;
    MatchStart *m_start;
    CampaignTabs *m_campaigns;
    LessonTabs *m_lessons;
    QuizTabs *m_quizzes;
};

} // namespace escarmouche::app
