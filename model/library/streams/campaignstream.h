// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/ledger/ledger.h"
#include "model/library/repository/campaignrepository.h"
#include "model/library/streams/bandstream.h"
#include "rules/core/campaign/campaignact.h"
#include "rules/core/campaign/campaignchange.h"
#include "rules/core/campaign/campaignrules.h"
#include "rules/core/campaign/deciding/reached.h"
#include "rules/core/rulesystem.h"

#include <cstddef>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace escarmouche::model {

/** What the history keeps of an act on a campaign. */
struct CampaignTelling {
    rules::Phrase sentence;
    std::string kind; // key of the act
    std::string adjustment; // the reason given for it; empty: none
    rules::FixtureId fixture;
    std::vector<rules::BandId> bands;
    std::map<rules::BandId, std::string> joined; // what bands were called that joined by it
    std::vector<rules::MemberId> members;
    rules::EntryNo entry; // of the chronicle
    rules::Retracting retracting = rules::Retracting::Freely;
    bool correctable = false;
};

/** A campaign's stream, as BandStream is a band's. The state is a value that outcomes are written
    into where it stands. */
struct CampaignStream {
    using State = rules::Campaign;
    using Act = rules::CampaignAct;
    using Outcome = rules::CampaignOutcome;
    using Telling = CampaignTelling;
    using Row = StoredCampaign;
    using Repository = CampaignRepository;
    using Reached = rules::Reached;
    static constexpr std::string_view kAct = kCampaignAct;
    static constexpr std::string_view kRemoved = kCampaignRemoved;
    static constexpr FoundFaults kFound{
        "a campaign that is not listed", "a campaign listed differently from its history",
        "a campaign whose checksum does not fit", "a campaign whose state cannot be read"};
    static constexpr auto kNotFound = rules::ErrorCode::CampaignNotFound;
    static constexpr std::size_t kCheckpointEvery = 256;
    static constexpr int kStateVersion = rules::kCampaignVersion;

    const rules::CampaignRules *rules = nullptr;
    std::string edition = {}; // of these rules

    /** Without rules where the system has no bands to copy in, either. */
    static CampaignStream of(const rules::RuleSystem &system)
    {
        const auto *rules = system.campaigns.get();
        return {rules && (system.bands || !rules->hasBands()) ? rules : nullptr, system.edition};
    }

    rules::Result<State> read(std::string text) const;
    std::string input(const rules::CampaignAct &act, int fresh,
                      const std::string &adjustment) const;
    rules::Result<std::string> decide(const State &campaign, std::string_view input) const;
    rules::Result<std::string> decideAgain(const State &campaign, std::string_view input,
                                           const FormerAct<Outcome> &former,
                                           bool isCorrection) const;
    /** Whether an act that came out so has to be decided again. */
    bool isReached(const Reached &reached, const Outcome &outcome) const
    {
        return reached.concerns(*rules, outcome);
    }
    /** Into one of the same kind, founding the same campaign; not dice or draws of the program. */
    static rules::Result<void> mayAmend(std::string_view was, std::string_view input);
    /** A line that was merely confirmed leaves nothing to be said: it is retracted. */
    static std::optional<std::string> leftOpen(std::string_view input, std::int64_t act);
    static bool isOpen(std::string_view outcome);
    rules::Result<Outcome> outcomeOf(std::string_view text) const;
    /** A failure may leave half of the outcome in the state. */
    rules::Result<void> evolve(State &campaign, const Outcome &outcome) const;
    /** `reached`: how many were written, where one cannot be. */
    rules::Result<void> evolveAll(State &campaign, std::span<const std::string_view> outcomes,
                                  std::size_t &reached) const;
    rules::Result<Telling> tell(const State &before, std::string_view input,
                                const Outcome &outcome) const;
    static const rules::Phrase &sentence(const Telling &telling) { return telling.sentence; }
    static rules::Phrase &sentence(Telling &telling) { return telling.sentence; }
    static void add(Telling &all, const Telling &act);
    static rules::Retracting retracting(std::string_view input);
    static bool isByChance(const Act &act);
    /** Whether it does something to that band by hand. */
    static bool isByHand(std::string_view input, rules::BandId band);
    static bool isWitness(std::string_view input);
    static bool isNothing(const State &before, const State &after, std::string_view outcome);
    /** An account that does not add up to its treasury. */
    static std::string faultOf(const State &campaign);
    static int versionOf(std::string_view state);
    static std::string textOf(const State &campaign, int version);
    static rules::Result<Row> rowOf(const rules::RuleSystem &system, const std::string &uuid,
                                    const Fold<CampaignStream> &fold, const std::string &at);
};

} // namespace escarmouche::model
