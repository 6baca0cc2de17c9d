// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/match/erase.h"
#include "rules/kit/board/discrete.h"
#include "tests/support/testmain.h"
#include "tests/support/toys/toycodecs.h"

#include <QtTest/QtTest>

#include <algorithm>
#include <vector>

namespace tst_discreteboard {

using namespace escarmouche;
using namespace escarmouche::rules;
using namespace escarmouche::tests;
using ambush::ActionKind;
using ambush::Ambush;
using ambush::AmbushAction;

namespace {

/** Ambush that lists every step there is, so that its board follows from its options alone. */
class Listed : public Ambush
{
public:
    void options(const State &state, std::vector<Option<Action>> &out) const
    {
        std::vector<Option<Action>> all;
        Ambush::options(state, all);
        for (const Option<Action> &each : all) {
            if (each.open)
                addSteps(state, each.action, out);
            else
                out.push_back(each);
        }
    }

private:
    void addSteps(const State &state, Action step, std::vector<Option<Action>> &out) const
    {
        const ambush::Cell from = state.scouts[step.scout].at;
        for (const ambush::Cell &by : ambush::kAround) {
            step.to = {static_cast<std::int8_t>(from.q + by.q),
                       static_cast<std::int8_t>(from.r + by.r)};
            if (plan(state, seatOf(step.scout), step))
                out.push_back({step, false});
        }
    }
};

int doerOf(const AmbushAction &action)
{
    const bool isScouts = action.kind == ActionKind::Step || action.kind == ActionKind::Watch ||
                          action.kind == ActionKind::Shoot;
    return isScouts ? action.scout : -1;
}

struct ListedCodec : AmbushCodec {
    using Game = Listed;

    tests::Result<std::unique_ptr<const Game>> make(const MatchSetup &, std::string_view) const
    {
        return std::make_unique<const Game>();
    }
    std::unique_ptr<Ai<Game>> machine(std::string_view, std::uint64_t seed) const
    {
        return std::make_unique<RandomAi<Game>>(seed);
    }
    /** A step stands on its cell and concerns who makes it; a shot stands on its target. */
    Spot spot(const AmbushAction &action) const
    {
        if (action.kind == ActionKind::Step)
            return {.token = action.scout, .place = CellPlace{action.to.q, action.to.r, 0}};
        return {.token = action.kind == ActionKind::Shoot ? action.target : -1};
    }
    Ground ground(const Game &, const BoardView &) const { return {}; }
    Cast cast(const Game &) const { return {}; }
    Prompt prompt(const Outlook<Game> &outlook) const
    {
        return kit::promptOf(
            *this, outlook, Prompt::Kind::Act, doerOf,
            [](const AmbushAction &each) { return each.kind == ActionKind::EndTurn; });
    }
    std::vector<Offer> offers(const Outlook<Game> &outlook, const Pointing &pointing) const
    {
        return kit::offersAt(*this, outlook, pointing, pointing.token, doerOf, {});
    }
    std::vector<Reach> reach(const Game &game, const Game::State &seen, int token) const
    {
        return kit::reachOf(*this, game, seen, token, doerOf);
    }
    Overlay overlay(const Game &, const Game::State &, const Game::Plan &) const { return {}; }
    std::optional<Phrase> ending(const Game &, const Game::State &) const { return std::nullopt; }
};
static_assert(BoardCodec<ListedCodec>);

constexpr SeatId kSeat{0};

std::unique_ptr<Match> begun(const MatchRules &rules)
{
    auto match = rules.begin(toySetup("ambush", "person")).value();
    (void)match->answer(ChanceAnswer::ofPick(0));
    return match;
}

std::vector<Place> placesOf(const std::vector<Reach> &reach)
{
    std::vector<Place> places;
    for (const Reach &each : reach)
        for (const Reach::Stop &stop : each.stops)
            places.push_back(stop.place);
    return places;
}

} // namespace

/** The board of a game whose options say all: several movers, each with its own. */
class TestDiscreteBoard : public QObject
{
    Q_OBJECT

private slots:
    void everyStepOnOfferIsReached();
    void whatAnotherDoesIsNotOffered();
    void theDoersAreAble();
};

void TestDiscreteBoard::everyStepOnOfferIsReached()
{
    const auto rules = erase(ListedCodec{});
    const auto match = begun(*rules);
    const BoardFace &board = *match->board();
    for (int scout = 0; scout < 3; ++scout) {
        const auto places = placesOf(board.reach(kSeat, scout));
        QVERIFY(!places.empty());
        for (const Place &place : places) {
            const auto offers = board.offers(kSeat, {.token = scout, .place = place});
            QCOMPARE(offers.size(), std::size_t{1});
            QVERIFY(offers.front().isAllowed());
            QCOMPARE(offers.front().token, scout);
        }
    }
    QVERIFY(board.reach(kSeat, 3).empty()); // the enemy's
}

void TestDiscreteBoard::whatAnotherDoesIsNotOffered()
{
    const auto rules = erase(ListedCodec{});
    const auto match = begun(*rules);
    const BoardFace &board = *match->board();
    int others = 0;
    for (int scout = 0; scout < 3; ++scout) {
        const auto own = placesOf(board.reach(kSeat, scout));
        for (int other = 0; other < 3; ++other) {
            for (const Place &place : placesOf(board.reach(kSeat, other))) {
                const bool isOwn = std::ranges::find(own, place) != own.end();
                const auto offers = board.offers(kSeat, {.token = scout, .place = place});
                QCOMPARE(offers.empty(), !isOwn);
                others += isOwn ? 0 : 1;
            }
        }
    }
    QVERIFY(others > 0);
}

void TestDiscreteBoard::theDoersAreAble()
{
    const auto rules = erase(ListedCodec{});
    const auto match = begun(*rules);
    const Prompt prompt = match->board()->prompt(kSeat);
    QVERIFY(prompt.able == (std::vector{0, 1, 2}));
    QCOMPARE(prompt.quiet, ListedCodec{}.write(AmbushAction{}));
    const auto options = match->options();
    QVERIFY(std::ranges::any_of(options, &ActionOption::standsOnBoard));
    for (const ActionOption &option : options)
        QVERIFY(!option.open && option.asksForPlace() == option.standsOnBoard());
}

CORE_TEST(TestDiscreteBoard)

} // namespace tst_discreteboard

#include "tst_discreteboard.moc"
