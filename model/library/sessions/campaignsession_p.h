// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/sessions/campaignsession.h"
#include "model/library/sessions/streamsession.h"
#include "model/library/streams/campaignstream.h"

namespace escarmouche::model {

struct CampaignSession::Private {
    std::unique_ptr<StreamSession<CampaignStream>> stream;

    std::optional<std::size_t> lastByHand(rules::BandId band) const;
    CampaignLine lineOf(StreamSession<CampaignStream>::Line line) const;
    rules::Result<std::vector<CampaignConsequence>>
    consequencesOf(const rules::Result<Retraction<CampaignStream>> &work) const;
    /** The act as the input that would take that one's place. */
    rules::Result<std::string> inputFor(const std::string &uuid, const rules::CampaignAct &act,
                                        const std::string &adjustment) const;
};

} // namespace escarmouche::model
