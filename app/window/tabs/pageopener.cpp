// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/tabs/pageopener.h"

#include "app/forms/drafts/forms.h"
#include "app/pages/band/bandpage.h"
#include "app/pages/campaign/campaignpage.h"
#include "app/pages/campaign/control/campaigncontroller.h"
#include "app/pages/match/matchpage.h"
#include "app/window/tabs/bandtabs.h"
#include "app/window/tabs/campaigntabs.h"
#include "app/window/tabs/lessontabs.h"
#include "app/window/tabs/matchstart.h"
#include "app/window/tabs/matchtabs.h"
#include "app/window/tabs/pagetabs.h"
#include "app/window/tabs/quiztabs.h"
#include "model/drafts/draft.h"
#include "model/text.h"

#include <cstdlib>

namespace escarmouche::app {

PageOpener::PageOpener(const Shell &shell, LivePreferences &preferences, PageTabs &tabs)
    : QObject(&tabs), m_tabs(tabs), m_bands(new BandTabs(shell, preferences, tabs)),
      m_matches(new MatchTabs(shell.library, preferences, tabs)),
      m_start(new MatchStart(shell, preferences, tabs)), m_campaigns(new CampaignTabs(shell, tabs)),
      m_lessons(new LessonTabs(shell, preferences, tabs)),
      m_quizzes(new QuizTabs(shell, preferences, tabs))
{
    join();
}

void PageOpener::join()
{
    connect(m_campaigns, &CampaignTabs::bandWanted, m_bands, &BandTabs::openOfCampaign);
    connect(m_bands, &BandTabs::figureWanted, m_campaigns, &CampaignTabs::showFigure);
    connect(m_campaigns, &CampaignTabs::boardWanted, m_start, &MatchStart::play);
    connect(m_campaigns, &CampaignTabs::matchWanted, m_matches, &MatchTabs::open);
    connect(m_start, &MatchStart::matchWanted, m_matches, &MatchTabs::open);
    connect(m_start, &MatchStart::reportReady, m_campaigns, &CampaignTabs::enterReport);
    connect(m_matches, &MatchTabs::figureWanted, m_campaigns, &CampaignTabs::showFigure);
    connect(m_matches, &MatchTabs::figureOfBandWanted, m_bands, &BandTabs::showFigure);
    connect(m_matches, &MatchTabs::ended, m_campaigns, &CampaignTabs::enterReport);
}

void PageOpener::learn(const QString &key)
{
    if (!m_quizzes->open(key))
        m_lessons->open(key);
}

void PageOpener::openDraft(const model::DraftPlace &place)
{
    const QString owner = toQString(place.owner);
    if (place.form == form::kNewCampaign)
        return m_campaigns->create();
    if (place.form == form::kNewBand)
        return m_bands->create();
    if (place.form == form::kQuickMatch)
        return m_start->quick();
    if (place.form == form::kProperty || place.form == form::kBandException)
        return openDraftOfBand(place);
    if (place.form == form::kNote) {
        m_matches->open(owner);
        if (auto *match = m_tabs.current<MatchPage>())
            match->writeNote(std::atoi(place.part.c_str()));
    } else if (CampaignPage *campaign = m_campaigns->open(owner)) {
        campaign->openDraft(place);
    }
}

void PageOpener::openDraftOfBand(const model::DraftPlace &place)
{
    const QString owner = toQString(place.owner);
    const int band = std::atoi(place.part.c_str()); // 0: in no campaign
    CampaignPage *campaign = band > 0 ? m_campaigns->open(owner) : nullptr;
    if (campaign != nullptr)
        m_bands->openOfCampaign(campaign->controller().session(), {band});
    else if (band == 0)
        m_bands->open(owner);
    if (auto *page = m_tabs.current<BandPage>(); page && place.form == form::kBandException)
        page->remindOfReason();
}

} // namespace escarmouche::app
