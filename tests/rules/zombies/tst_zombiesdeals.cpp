// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/zombies/ai/mind.h"
#include "tests/rules/rows/zombies/zombiesstage.h"
#include "tests/support/contract/leaks.h"
#include "tests/support/testmain.h"
#include "tests/support/zombies/zombiesgames.h"

#include <QtTest/QtTest>

namespace tst_zombiesdeals {

using namespace escarmouche;
using namespace escarmouche::rules;
using namespace escarmouche::tests;
using zombies::State;
using zombies::Zombies;
using zombies::ZombiesCodec;

namespace {

// Games that tell a seat something of what another holds.

struct ShowsHands : Zombies {
    using Zombies::Zombies;
    const State &seenBy(const State &state, SeatId, State &) const { return state; }
};
struct ViewsHands : Zombies {
    using Zombies::Zombies;
    BoardView view(const State &state, SeatId) const { return Zombies::view(state, {0}); }
};
struct TellsDraws : Zombies {
    using Zombies::Zombies;
    Audience audienceOf(const Event &) const { return {}; }
};
/** Whoever is asked sees by the last option how the first card of another is numbered. */
struct OffersByHands : Zombies {
    using Zombies::Zombies;
    void options(const State &state, std::vector<Option<Action>> &out) const
    {
        Zombies::options(state, out);
        const SeatId other = kit::seatAfter(state.request.decision.seat, seats());
        const auto &hand = zombies::handOf(state, other);
        if (out.size() > 1 && !hand.empty() && hand[0].kind % 2 == 1)
            out.pop_back();
    }
};

template<class Broken>
struct Leaking : ZombiesCodec {
    using Game = Broken;

    Result<std::unique_ptr<const Broken>> make(const MatchSetup &, std::string_view) const
    {
        return fail({});
    }
    std::unique_ptr<Ai<Broken>> machine(std::string_view, std::uint64_t seed) const
    {
        return std::make_unique<RandomAi<Broken>>(seed);
    }
};

struct LabelsByHands : ZombiesCodec {
    Phrase label(const Game &game, const State &state, const Action &) const
    {
        const SeatId other = kit::seatAfter(state.request.decision.seat, game.seats());
        const auto &hand = zombies::handOf(state, other);
        return {"label", {{"held", std::int64_t{hand.empty() ? 0 : hand[0].kind}}}};
    }
};

/** Any switches and any number of players. */
template<class C>
ComparedDeal dealOf(const C &codec, std::uint64_t seed)
{
    Generator generator(seedOf(seed, 9));
    const int players = 2 + static_cast<int>(generator.below(3));
    const auto game = quickGame<typename C::Game>(codec, players, anyOptions(generator));
    return comparedDeal(codec, game, seed);
}

template<class C>
std::string leakOf(const C &codec)
{
    std::string leak;
    for (std::uint64_t seed = 0; seed < 5 && leak.empty(); ++seed)
        leak = dealOf(codec, seed).leak;
    return leak;
}

} // namespace

/** Hands and the deck are secret (ZZZ-SETUP-06): deals that a seat cannot tell apart by what it may
    know are the same to it in all that it sees, is told and is asked. */
class TestZombiesDeals : public QObject
{
    Q_OBJECT

private slots:
    void dealsLookAlike();
    void noticesEveryLeak();
    void machinesGuessWhatFits();
};

/** Of the target `zombies-deals-long` 1,000. */
void TestZombiesDeals::dealsLookAlike()
{
    const ZombiesCodec codec = zombiesCodec();
    const auto deals = static_cast<std::uint64_t>(gamesAsked(20));
    for (std::uint64_t seed = 0; seed < deals; ++seed) {
        const ComparedDeal deal = dealOf(codec, seed);
        QVERIFY2(deal.leak.empty(), ("deal " + std::to_string(seed) + ": " + deal.leak).c_str());
        QVERIFY2(deal.compared > 0, std::to_string(seed).c_str());
    }
}

void TestZombiesDeals::noticesEveryLeak()
{
    const std::vector<std::pair<std::string, std::string>> rows{
        {leakOf(Leaking<ShowsHands>{zombiesCodec()}), "a seat sees"},
        {leakOf(Leaking<ViewsHands>{zombiesCodec()}), "a view shows"},
        {leakOf(Leaking<TellsDraws>{zombiesCodec()}), "an event tells"},
        {leakOf(Leaking<OffersByHands>{zombiesCodec()}), "an option betrays"},
        {leakOf(LabelsByHands{zombiesCodec()}), "a label betrays"},
    };
    for (const auto &[met, expected] : rows)
        QVERIFY2(met.starts_with(expected), (expected + ": " + met).c_str());
}

/** No more and no less: a guess seen again is what was seen, so that a machine chooses by that
    alone. */
void TestZombiesDeals::machinesGuessWhatFits()
{
    const ZombiesCodec codec = zombiesCodec();
    const auto game = zombiesGame(codec, zombiesSetup(3, {{"z2", true}, {"short_game", true}}));
    RandomAi<Zombies> random(4);
    const auto normal = codec.machine("normal", 4);
    SeededDice dice(4);
    Generator generator(4);
    State state = game->start(nullptr), scratch, again;
    int others = 0;
    for (int entry = 0; entry < 600 && state.request.what != Awaited::Over; ++entry) {
        if (state.request.isChance()) {
            game->answer(state, dice.answer(state.request), nullptr);
            continue;
        }
        const SeatId seat = state.request.decision.seat;
        const State &seen = game->seenBy(state, seat, scratch);
        State guess = seen;
        zombies::ZombiesMind().guess(*game, guess, seat, generator);
        const State &seenAgain = game->seenBy(guess, seat, again);
        QVERIFY(seenAgain == seen);
        if (entry % 40 == 0)
            QVERIFY(normal->choose(*game, seen, seat).action ==
                    normal->choose(*game, seenAgain, seat).action);
        others += guess == state ? 0 : 1;
        game->commit(state, *random.choose(*game, state, seat).plan, nullptr);
    }
    QVERIFY(others > 100);
}

PLAIN_TEST(TestZombiesDeals)

} // namespace tst_zombiesdeals

#include "tst_zombiesdeals.moc"
