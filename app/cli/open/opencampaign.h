// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/open/workspace.h"
#include "app/words/sentences/pastmoment.h"
#include "model/library/sessions/campaignsession.h"

#include <nlohmann/json_fwd.hpp>

#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace escarmouche::app::cli {

/** A campaign of the library, open for acts. */
struct OpenCampaign {
    Workspace workspace;
    std::unique_ptr<model::CampaignSession> session;

    const rules::Campaign &campaign() const { return session->campaign(); }
    /** A sentence of the campaign or its system. */
    QString said(const rules::Phrase &phrase) const;
    QString said(const model::HistoryLine &line) const;
};

/** For a command that writes only where it is given something to write. */
inline model::OpenMode modeFor(bool writes)
{
    return writes ? model::OpenMode::Existing : model::OpenMode::ReadOnly;
}

/** The campaign that the first word of the call means. */
Outcome<OpenCampaign> openCampaign(const Call &call, model::OpenMode mode);

/** The campaign as --as-of asks for it. */
Outcome<rules::Campaign> campaignAsOf(const Call &call, const OpenCampaign &open);

/** The moment --as-of asks for; none: it does not. */
std::optional<PastMoment> pastOf(const Call &call, const OpenCampaign &open,
                                 const rules::Campaign &then);

/** "Autumn/Les Crocs": a band in a campaign. */
bool namesCampaign(const std::string &word);
struct CampaignBandCalled {
    OpenCampaign open;
    rules::BandId band;

    const rules::Entrant &entrant() const { return *find(open.campaign(), band); }
};
/** The band that such a word means. */
Outcome<CampaignBandCalled> openCampaignBand(const Call &call, const std::string &word,
                                             model::OpenMode mode);
/** The band that the second word of the call means, in the campaign of the first. */
Outcome<CampaignBandCalled> openCampaignBand(const Call &call, model::OpenMode mode);

/** The act, on disk when this returns; inside together() with all the others. */
Outcome<void> perform(const OpenCampaign &open, const rules::CampaignAct &act,
                      const std::string &reason = {});
/** What `acts` performs, each on what those before it made: stored in one transaction when it
    returns, and none of it where it is refused. Only when the program has thrown or drawn in it,
    what came before the refusal is stored all the same: a command that fails must not buy another
    throw. */
Outcome<void> together(const OpenCampaign &open, const std::function<Outcome<void>()> &acts);
/** An error of an act, a refusal with its reason and, in a file, its place. */
/** What is of figures, crews and treasuries is refused where people play by name. */
Outcome<void> checkBands(const OpenCampaign &open);
tl::unexpected<Complaint> refused(const OpenCampaign &open, const rules::Error &error);
/** The same where there is no campaign yet. */
tl::unexpected<Complaint> refused(const rules::PhraseBook &phrases, const rules::Error &error);
/** Why an act is not possible, without what became of it. */
QString whyText(const OpenCampaign &open, const rules::Error &error);

/** The game of that number, counted from 1 as they were scheduled ("3", "#3"). */
Outcome<const rules::Fixture *> gameCalled(const rules::Campaign &campaign,
                                           const std::string &word);
/** A band that has no seat in the game is told who has. */
Outcome<void> playsIn(const rules::Campaign &campaign, const rules::Fixture &game,
                      const rules::Entrant &band);
/** An option that says nothing without another one. */
tl::unexpected<Complaint> useless(const char *option, const char *without);
/** A figure of a campaign. */
struct FigureOfBand {
    rules::BandId band;
    rules::MemberId member;
};
/** The band of that name, or of that number, counted as they joined ("3", "#3"). */
Outcome<const rules::Entrant *> bandCalled(const rules::Campaign &campaign,
                                           const std::string &word);
/** Figures of that name, the fallen as well, in one band or, without one, in all of them; of one
    band also by its number, and by what a game that was played names them. */
Outcome<std::vector<FigureOfBand>>
figuresCalled(const OpenCampaign &open, const rules::Entrant *only, const std::string &word);
/** The figure of that name, or of that number. */
Outcome<rules::MemberId> figureCalled(const rules::Entrant &band, const std::string &word);

} // namespace escarmouche::app::cli
