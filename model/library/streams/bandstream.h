// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/ledger/codec.h"
#include "model/library/ledger/ledger.h"
#include "model/library/repository/bandrepository.h"
#include "rules/core/band/band.h"
#include "rules/core/campaign/campaignact.h"
#include "rules/core/rulesystem.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace escarmouche::model {

template<class Stream>
struct Fold;

/** What a check may find of a row, in its words. */
struct FoundFaults {
    const char *notListed;
    const char *listedOtherwise;
    const char *wrongChecksum;
    const char *unreadable;
};

/** An act that is decided once more, as it came out before. */
template<class Outcome>
struct FormerAct {
    std::string_view edition; // of the rules that decided it
    std::string_view text; // of the outcome
    const Outcome &outcome;
    int version = 0; // of its event
};

/** What the library's one mechanism of acts, folds and retractions asks of a stream; here of a
    standing band's. CampaignStream answers the same. */
struct BandStream {
    using State = std::string; // canonical band text
    using Act = rules::BandAct;
    using Outcome = std::string_view; // as evolve and tell read it
    using Telling = rules::Phrase; // what the history keeps of an act
    using Row = StoredBand;
    using Repository = BandRepository;
    /** What a change of the past has reached: a band is one thing, so all of it. */
    struct Reached {
        static Reached between(const State &, const State &) { return {}; }
        void add(Outcome) {}
    };
    static constexpr std::string_view kAct = kBandAct;
    static constexpr std::string_view kRemoved = kBandRemoved;
    static constexpr FoundFaults kFound{
        "a band that is not listed", "a band listed differently from its history",
        "a band whose checksum does not fit", "a band whose state cannot be read"};
    static constexpr auto kNotFound = rules::ErrorCode::BandNotFound;
    static constexpr std::size_t kCheckpointEvery = 32;
    static constexpr int kStateVersion = 1;

    const rules::BandRules *rules = nullptr;

    /** Without rules where the system has none of this kind. */
    static BandStream of(const rules::RuleSystem &system) { return {system.bands.get()}; }

    /** A state as its row holds it. */
    rules::Result<State> read(std::string text) const { return text; }
    std::string input(const rules::BandAct &act, int fresh, const std::string &adjustment) const
    {
        return rules::encode(
            rules::BandInput{.act = act, .fresh = fresh, .adjustment = adjustment});
    }
    rules::Result<std::string> decide(const State &band, std::string_view input) const
    {
        return rules->decide(band, input);
    }
    /** Of an act decided once more: its outcome in the version of its event. Of the former one it
        keeps what it can. */
    rules::Result<std::string> decideAgain(const State &band, std::string_view input,
                                           const FormerAct<Outcome> &, bool) const
    {
        return decide(band, input);
    }
    /** Whether an act that came out so has to be decided again. */
    static bool isReached(const Reached &, Outcome) { return true; }
    /** Whether an act may be amended into that one. */
    static rules::Result<void> mayAmend(std::string_view, std::string_view) { return {}; }
    /** The outcome of an act that an amendment of an earlier one makes impossible, until somebody
        says what is to become of it; none: it is retracted. */
    static std::optional<std::string> leftOpen(std::string_view, std::int64_t) { return {}; }
    static bool isOpen(std::string_view) { return false; }
    /** Read once for both evolve and tell; may view the text. */
    rules::Result<Outcome> outcomeOf(std::string_view text) const { return text; }
    /** A failure leaves the state as it was. */
    rules::Result<void> evolve(State &band, Outcome outcome) const
    {
        std::size_t reached = 0;
        return evolveAll(band, {&outcome, 1}, reached);
    }
    /** `reached`: how many can be written, where not all can. */
    rules::Result<void> evolveAll(State &band, std::span<const std::string_view> outcomes,
                                  std::size_t &reached) const;
    rules::Result<Telling> tell(const State &before, std::string_view input, Outcome outcome) const
    {
        return rules->tell(before, input, outcome);
    }
    static const rules::Phrase &sentence(const Telling &telling) { return telling; }
    static rules::Phrase &sentence(Telling &telling) { return telling; }
    /** What is kept of a take-out: all that is kept of its acts but what they say. */
    static void add(Telling &, const Telling &) {}
    static rules::Retracting retracting(std::string_view) { return rules::Retracting::Freely; }
    /** Whether the program drew or threw for it. */
    static bool isByChance(const Act &) { return false; }
    /** Whether an act tells how things stood when it was done, beside what it did. */
    static bool isWitness(std::string_view) { return false; }
    /** Nothing to tell, nothing to undo. */
    static bool isNothing(const State &before, const State &after, std::string_view)
    {
        return before == after;
    }
    /** What is wrong with a state, in words of a check; empty: nothing. */
    static std::string faultOf(const State &) { return {}; }
    /** The version of a row's state; one older than kStateVersion is folded anew when it is read,
        and compared as it was written. */
    static int versionOf(std::string_view) { return kStateVersion; }
    static std::string textOf(const State &state, int) { return state; }
    /** The row that the state makes. */
    static rules::Result<Row> rowOf(const rules::RuleSystem &system, const std::string &uuid,
                                    const Fold<BandStream> &fold, const std::string &at);
};

} // namespace escarmouche::model
