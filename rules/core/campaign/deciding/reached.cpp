// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/campaign/deciding/reached.h"

#include "rules/core/campaign/campaignrules.h"

#include <algorithm>
#include <span>
#include <utility>

namespace escarmouche::rules {

namespace {

bool isSame(const BattleReport *one, const BattleReport *other)
{
    return one == other || (one && other && *one == *other);
}

bool isAlike(const Entrant &one, const Entrant &other)
{
    return one.owner == other.owner && one.withdrawn == other.withdrawn &&
           one.annulled == other.annulled && one.opening == other.opening &&
           one.account == other.account && one.past == other.past &&
           (one.band == other.band || one.band->state() == other.band->state());
}

/** Who waits for whom: all that the acts of a band ask of its other games. */
bool isInTurnAlike(const Fixture &one, const Fixture &other)
{
    const auto isWaited = [](const PostGame &a, const PostGame &b) {
        return a.band == b.band && a.closed == b.closed;
    };
    return one.plan == other.plan && one.status == other.status && one.reported == other.reported &&
           std::ranges::equal(one.postGames, other.postGames, isWaited);
}

bool isAlike(const Fixture &one, const Fixture &other)
{
    return isInTurnAlike(one, other) && one.forfeitedBy == other.forfeitedBy &&
           one.crews == other.crews && one.match == other.match &&
           one.postGames == other.postGames && isSame(one.report.get(), other.report.get());
}

/** What follows the beginning that both lists share. */
template<class Value>
std::pair<std::span<const Value>, std::span<const Value>> tails(const std::vector<Value> &one,
                                                                const std::vector<Value> &other)
{
    const auto [a, b] = std::ranges::mismatch(one, other);
    return {{a, one.end()}, {b, other.end()}};
}

} // namespace

/** Writes down what is reached. */
struct Reaching {
    Reached &reached;

    void band(BandId id) { reached.m_bands.insert(id); }
    void fixture(FixtureId id) { reached.m_fixtures.insert(id); }
    void game(const Fixture &game)
    {
        fixture(game.id);
        for (const BandId each : game.plan.bands)
            band(each);
    }

    /** Calls `differ` with those in one list alone, and with both where they are not alike. */
    template<class Entry, class Differ>
    static void compare(const std::vector<Entry> &was, const std::vector<Entry> &is,
                        const Differ &differ)
    {
        for (const Entry &before : was) {
            const auto after = std::ranges::find(is, before.id, &Entry::id);
            if (after == is.end())
                differ(before, before);
            else if (!isAlike(before, *after))
                differ(before, *after);
        }
        for (const Entry &after : is)
            if (std::ranges::find(was, after.id, &Entry::id) == was.end())
                differ(after, after);
    }

    void operator()(const BandJoined &change) { band(change.band); }
    void operator()(const BandChanged &change) { band(change.band); }
    void operator()(const PastTold &change) { band(change.band); }
    void operator()(const FixtureAdded &change) { fixture(change.fixture); }
    void operator()(const FixtureReplanned &change) { fixture(change.fixture); }
    void operator()(const FixtureStatusChanged &change) { fixture(change.fixture); }
    void operator()(const CrewChosen &change) { fixture(change.fixture); }
    void operator()(const CrewDismissed &change) { fixture(change.fixture); }
    void operator()(const Reported &change)
    {
        fixture(change.fixture);
        for (const PostGame &opened : change.postGames)
            band(opened.band);
    }
    void operator()(const Rolled &change)
    {
        reached.m_rolls = true;
        fixture(change.roll.fixture);
    }
    void operator()(const LineSettled &change) { fixture(change.fixture); }
    void operator()(const PostGameClosed &change)
    {
        fixture(change.fixture);
        band(change.band);
    }
    /** Who closes a document answers its questions, and the next one need not wait. */
    void operator()(const LeftOpen &change)
    {
        fixture(change.question.fixture);
        if (change.question.band == BandId{})
            reached.m_all = true;
        else
            band(change.question.band);
    }
    // Words, people and rounds: no band nor game rests on them.
    void operator()(const CampaignRenamed &) {}
    void operator()(const PlayerAdded &) {}
    void operator()(const PlayerRenamed &) {}
    void operator()(const RoundAdded &) {}
    void operator()(const ChronicleChanged &) {}
    void operator()(const auto &) { reached.m_all = true; }
};

/** Whether a change belongs to an act that rests on something reached. */
struct Concerned {
    const Reached &reached;

    bool isReached(BandId band) const { return reached.m_bands.contains(band); }
    bool isReached(FixtureId fixture) const { return reached.m_fixtures.contains(fixture); }

    bool operator()(const BandChanged &change) const
    {
        return isReached(change.band) || change.kind == BookingKind::Fees ||
               (change.kind == BookingKind::PostGame && isReached(change.fixture));
    }
    bool operator()(const Rolled &change) const
    {
        return reached.m_rolls || isReached(change.roll.band) || isReached(change.roll.fixture);
    }
    bool operator()(const LineSettled &change) const
    {
        return isReached(change.band) || isReached(change.fixture);
    }
    bool operator()(const auto &) const { return true; }
};

Reached Reached::between(const Campaign &was, const Campaign &is)
{
    Reached reached;
    Reaching reaching{reached};
    reached.m_all =
        was.status != is.status || was.archived != is.archived || was.options != is.options;
    Reaching::compare(was.bands, is.bands,
                      [&](const Entrant &band, const Entrant &) { reaching.band(band.id); });
    Reaching::compare(was.fixtures, is.fixtures, [&](const Fixture &one, const Fixture &other) {
        reaching.fixture(one.id);
        if (&one != &other && isInTurnAlike(one, other))
            return;
        reaching.game(one);
        reaching.game(other);
    });
    reached.m_rolls = was.rolls.size() != is.rolls.size();
    const auto [rollsWere, rollsAre] = tails(was.rolls, is.rolls);
    for (const auto &rolls : {rollsWere, rollsAre})
        for (const DiceRoll &roll : rolls)
            reaching.fixture(roll.fixture);
    const auto [questionsWere, questionsAre] = tails(was.questions, is.questions);
    for (const auto &questions : {questionsWere, questionsAre})
        for (const OpenQuestion &question : questions)
            reaching(LeftOpen{question});
    return reached;
}

bool Reached::concerns(const CampaignRules &rules, const CampaignOutcome &outcome) const
{
    // An entrant of a league is looked at beside all others: no two may have one name.
    return m_all || outcome.empty() || !rules.hasBands() ||
           std::ranges::any_of(outcome, [this](const CampaignChange &change) {
               return std::visit(Concerned{*this}, change);
           });
}

void Reached::add(const CampaignOutcome &outcome)
{
    for (const CampaignChange &change : outcome)
        std::visit(Reaching{*this}, change);
}

} // namespace escarmouche::rules
