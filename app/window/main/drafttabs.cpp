// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/forms/drafts/forms.h"
#include "app/pages/band/bandpage.h"
#include "app/pages/campaign/campaignpage.h"
#include "app/pages/match/matchpage.h"
#include "app/window/main/mainwindow.h"
#include "model/drafts/draft.h"
#include "model/text.h"

#include <cstdlib>

// What is being typed in the main window: kept, and found again.

namespace escarmouche::app {

void MainWindow::keepPages()
{
    for (BandPage *page : bandPages())
        (void)page->settle();
    for (MatchPage *page : matchPages())
        (void)page->session().flush();
    for (CampaignPage *page : campaignPages())
        (void)page->settle();
}

void MainWindow::openDraft(const model::DraftPlace &place)
{
    const QString owner = toQString(place.owner);
    if (place.form == form::kNewCampaign)
        return newCampaign();
    if (place.form == form::kNewBand)
        return newBand();
    if (place.form == form::kQuickMatch)
        return quickMatch();
    if (place.form == form::kProperty || place.form == form::kBandException) {
        const int band = std::atoi(place.part.c_str()); // 0: in no campaign
        CampaignPage *campaign = band > 0 ? openCampaign(owner) : nullptr;
        if (campaign != nullptr)
            openCampaignBand(*campaign, {band});
        else if (band == 0)
            openBand(owner);
        if (BandPage *page = currentBand(); page && place.form == form::kBandException)
            page->remindOfReason();
    } else if (place.form == form::kNote) {
        openMatch(owner);
        if (MatchPage *match = currentMatch())
            match->writeNote(std::atoi(place.part.c_str()));
    } else if (CampaignPage *campaign = openCampaign(owner)) {
        campaign->openDraft(place);
    }
}

} // namespace escarmouche::app
