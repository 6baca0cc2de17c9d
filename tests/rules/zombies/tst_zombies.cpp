// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/game/runner.h"
#include "rules/core/match/erase.h"
#include "rules/zombies/odds/zombiesodds.h"
#include "rules/zombies/play/told.h"
#include "tests/rules/rows/zombies/zombiesstage.h"
#include "tests/support/contract/conformance.h"
#include "tests/support/files/manycases.h"
#include "tests/support/testmain.h"
#include "tests/support/zombies/zombiesgames.h"
#include "tests/support/zombies/zombiesinvariants.h"

#include <QtTest/QtTest>

#include <memory>
#include <set>

namespace tst_zombies {

using namespace escarmouche;
using namespace escarmouche::rules;
using namespace escarmouche::tests;
using zombies::State;
using zombies::Zombies;
using zombies::ZombiesCodec;

namespace {

constexpr int kLongestNight = 2'000'000; // actions: machines that play at random wander long

/** What an invariant can be broken by, and what is told of it. */
struct Breach {
    const char *told;
    void (*spoil)(State &state);
};

const std::vector<Breach> &breaches()
{
    static const std::vector<Breach> kAll{
        {"zombies", [](State &state) { --state.zombies; }},
        {"life tokens", [](State &state) { ++state.players[0].life; }},
        {"bullets", [](State &state) { ++state.bullets; }},
        {"manholes", [](State &state) { --state.manholes; }},
        {"a zombie twice",
         [](State &state) {
             state.town.zombie(0) = state.town.zombie(1) = 1;
             state.zombies = static_cast<std::uint16_t>(state.zombies - 2);
         }},
        {"two tiles in one place",
         [](State &state) {
             state.town.lay(3, 0, {0, 0});
         }},
        {"too many tiles", [](State &state) { state.pile.add(3, 9); }},
        {"a card twice", [](State &state) { state.hands[0][0].id = state.hands[1][0].id; }},
        {"cards", [](State &state) { state.deck.discard.add(1); }},
        {"neither dead nor alive", [](State &state) { state.players[0].isDead = true; }},
        {"a pawn off the town", [](State &state) { state.players[0].at = 77; }},
        {"a winner whom nobody sees",
         [](State &state) {
             state.players[0].kills = 25;
             state.zombies = static_cast<std::uint16_t>(state.zombies - 25);
         }},
    };
    return kAll;
}

} // namespace

class TestZombies : public QObject
{
    Q_OBJECT

private slots:
    void keepsTheContract_data();
    void keepsTheContract();
    void endsAndLosesNothingWhateverIsPlayed();
    void usesNumbersOfZombiesAgain();
    void noticesWhatIsBroken();
    void advisesInWords();
    void everyPhraseIsWordedInBothLanguages();
    void everyHappeningHasItsOwnSentence();
    void tellsHowFarATurnHasGot();
    void refusesSetUpsThatContradictThemselves();
    void worksOutCombatsExactly_data();
    void worksOutCombatsExactly();
};

void TestZombies::keepsTheContract_data()
{
    QTest::addColumn<int>("players");
    QTest::newRow("two") << 2;
    QTest::newRow("three") << 3;
    QTest::newRow("four") << 4;
}

void TestZombies::keepsTheContract()
{
    QFETCH(int, players);
    const ZombiesCodec codec = zombiesCodec();
    const Zombies played = quickGame(codec, players, {{"short_game", true}, {"dodge", true}});
    Conformance<ZombiesCodec> kit(codec, played);
    int refused = 0, twins = 0;
    const auto games = tests::manyCases(2);
    for (std::uint64_t seed = 0; seed < games; ++seed) {
        const auto play = kit.play(seed, 3);
        QVERIFY2(play.complaint.empty(), play.complaint.c_str());
        refused += play.refused;
        twins += play.twins;
    }
    QVERIFY(refused > 0 && twins > 0);
}

/** Of the target `zombies-endings-long` 10,000 games. */
void TestZombies::endsAndLosesNothingWhateverIsPlayed()
{
    const ZombiesCodec codec = zombiesCodec();
    const auto games = static_cast<std::uint64_t>(gamesAsked(12));
    std::set<std::uint16_t> told;
    for (std::uint64_t seed = firstGame(); seed < firstGame() + games; ++seed) {
        Generator generator(seedOf(seed, 9));
        const int players = 2 + static_cast<int>(generator.below(3));
        const auto game = zombiesGame(codec, zombiesSetup(players, anyOptions(generator)));
        std::vector<std::unique_ptr<Ai<Zombies>>> machines;
        std::vector<Ai<Zombies> *> seats;
        for (int seat = 0; seat < players; ++seat) {
            machines.push_back(
                codec.machine(seat == 0 || generator.below(2) == 1 ? "easy" : "random",
                              seedOf(seed, static_cast<std::uint64_t>(seat))));
            seats.push_back(machines.back().get());
        }
        SeededDice dice(seed);
        State state = game->start(nullptr), before = state;
        std::string wrong;
        const auto count =
            Runner<Zombies>(*game, seats).play(state, dice, kLongestNight, [&](const auto &events) {
                for (const auto &event : events)
                    told.insert(event.kind);
                if (wrong.empty())
                    wrong = brokenInvariant(*game, state) + brokenHand(*game, before, state);
                before = state;
            });
        wrong += count.stalled ? " it does not end" : "";
        wrong += count.refused > 0 ? " a machine was refused something" : "";
        QVERIFY2(wrong.empty(), ("game " + std::to_string(seed) + ": " + wrong).c_str());
        QVERIFY(state.winner.valid() || state.deserted == players ||
                (game->chosen().setEnd && state.round == zombies::kLastRound));
        QVERIFY(!game->chosen().setEnd || state.round <= zombies::kLastRound);
    }
    QVERIFY(told.contains(zombies::kKilled) && told.contains(zombies::kDied));
}

/** What stands in the town keeps its number, however many come after it. */
void TestZombies::usesNumbersOfZombiesAgain()
{
    const ZombiesCodec codec = zombiesCodec();
    const auto game = zombiesGame(codec, zombiesSetup(2));
    const auto machine = codec.machine("easy", 3);
    const std::vector<Ai<Zombies> *> seats{machine.get(), machine.get()};
    SeededDice dice(3);
    State state = game->start(nullptr);
    std::string wrong;
    std::set<int> met;
    Runner<Zombies>(*game, seats).play(state, dice, ZombiesCodec::kMostActions, [&](const auto &) {
        wrong += brokenInvariant(*game, state);
        for (zombies::Square square = 0; square < state.town.squares(); ++square)
            met.insert(state.town.zombie(square));
        state.lastZombie = zombies::kOfABreed - 3; // the first numbers are given over and over
    });
    QCOMPARE(wrong, std::string());
    QVERIFY(met.size() > 20 && met.contains(1) && met.contains(zombies::kOfABreed - 1));
}

void TestZombies::noticesWhatIsBroken()
{
    const ZombiesCodec codec = zombiesCodec();
    const auto game = zombiesGame(codec, zombiesSetup(2));
    SeededDice dice(1);
    State dealt = game->start(nullptr);
    while (dealt.hands[0].empty() || dealt.hands[1].empty())
        game->answer(dealt, dice.answer(game->awaited(dealt)), nullptr);
    QCOMPARE(brokenInvariant(*game, dealt), std::string());
    for (const Breach &breach : breaches()) {
        State state = dealt;
        breach.spoil(state);
        const std::string met = brokenInvariant(*game, state);
        QVERIFY2(met.find(breach.told) != std::string::npos,
                 (std::string(breach.told) + ": " + met).c_str());
    }
    State ending = dealt, after = dealt;
    ending.request.what = Awaited::Decision;
    ending.request.decision.prompt = static_cast<std::uint16_t>(zombies::Asked::End);
    ending.turn.seat = {0};
    after.turn.seat = {1};
    QCOMPARE(brokenHand(*game, ending, after), std::string());
    while (after.hands[0].size() < 6)
        after.hands[0].push_back({99, 1});
    QCOMPARE(brokenHand(*game, ending, after), std::string("6 cards after the turn"));
}

/** Each part of what a machine weighs has a sentence, the best comes first, and it is allowed. */
void TestZombies::advisesInWords()
{
    const auto matches = erase(zombiesCodec());
    const auto match = matches->begin(zombiesSetup(2, {{"short_game", true}})).value();
    SeededDice dice(5);
    std::set<std::string> parts;
    for (int entry = 0; entry < 150; ++entry) {
        const Request awaited = match->awaited();
        if (awaited.isChance()) {
            QVERIFY(match->answer(dice.answer(awaited)));
            continue;
        }
        const auto thoughts = match->thoughts(awaited.decision.seat, "normal").value();
        QVERIFY(!thoughts.empty());
        for (const Thought &thought : thoughts) {
            QVERIFY(thought.score <= thoughts.front().score);
            for (const auto &[name, value] : thought.parts)
                parts.insert(name.key);
        }
        QVERIFY(match->submit(awaited.decision.seat, thoughts.front().action));
    }
    for (const std::string &part : parts)
        QVERIFY2(matches->phrases().contains(part), part.c_str());
    QVERIFY(parts.size() > 5);
}

void TestZombies::everyPhraseIsWordedInBothLanguages()
{
    const ZombiesCodec codec = zombiesCodec();
    for (const kit::Sentence &sentence : ZombiesCodec::telling().sentences())
        QVERIFY2(codec.phrases().contains(sentence.key), std::string(sentence.key).c_str());
    for (int asked = 1; asked <= static_cast<int>(zombies::Asked::Answer); ++asked)
        QVERIFY2(codec.phrases().contains("ask-" + std::to_string(asked)),
                 std::to_string(asked).c_str());
    for (int reason = zombies::kDealerPicked; reason <= zombies::kZombieRoll; ++reason)
        QVERIFY2(codec.phrases().contains("chance-" + std::to_string(reason)),
                 std::to_string(reason).c_str());
}

void TestZombies::everyHappeningHasItsOwnSentence()
{
    const ZombiesCodec codec = zombiesCodec();
    const auto game = tests::zombiesGame(codec, tests::zombiesSetup(2));
    std::set<std::string> keys;
    for (int kind = 0; kind <= zombies::kAsMany; ++kind) {
        rules::kit::Happening event;
        event.kind = static_cast<std::uint16_t>(kind);
        event.who = 0;
        QVERIFY2(keys.insert(codec.tell(*game, event, {0}).key).second,
                 std::to_string(kind).c_str());
    }
}

void TestZombies::tellsHowFarATurnHasGot()
{
    const ZombiesCodec codec = zombiesCodec();
    const auto game = zombiesGame(codec, zombiesSetup(2));
    const auto machine = codec.machine("easy", 3);
    const std::vector<Ai<Zombies> *> seats{machine.get(), machine.get()};
    SeededDice dice(3);
    State state = game->start(nullptr);
    std::set<std::string> told;
    Runner<Zombies>(*game, seats).play(state, dice, ZombiesCodec::kMostActions, [&](const auto &) {
        told.insert(codec.progress(*game, state).key);
    });
    QVERIFY(codec.progress(*game, state).key.empty()); // it is over
    told.erase(std::string());
    const std::set<std::string> all{"step-1", "step-2", "step-3",      "step-4",
                                    "step-5", "step-6", "step-6-left", "step-7"};
    QVERIFY(told == all);
    for (const std::string &key : all)
        QVERIFY2(codec.phrases().contains(key), key.c_str());
}

void TestZombies::refusesSetUpsThatContradictThemselves()
{
    const ZombiesCodec codec = zombiesCodec();
    QCOMPARE(codec.resolve(zombiesSetup(1)).error().code, ErrorCode::TooFewEntries);
    QCOMPARE(codec.resolve(zombiesSetup(5)).error().code, ErrorCode::TooManyEntries);
    const auto unknown = codec.resolve(zombiesSetup(2, {{"dogde", true}})).error();
    QCOMPARE(unknown.code, ErrorCode::UnknownKey);
    QCOMPARE(unknown.hint, std::string("dodge"));
    const auto card =
        codec.resolve(zombiesSetup(2, {{"cards_out", std::string("dud-raund")}})).error();
    QCOMPARE(card.code, ErrorCode::UnknownEntry);
    QCOMPARE(card.hint, std::string("dud-round"));
    QCOMPARE(card.pointer, std::string("/options/cards_out"));
    QCOMPARE(codec.resolve(zombiesSetup(2, {{"guts", std::string("on")}})).error().code,
             ErrorCode::WrongType);
    QVERIFY(codec.resolve(zombiesSetup(2, {{"cards_out", std::string("dud-round, wrong-alley")}})));
    std::string all;
    for (const auto &kind : codec.box().cards)
        all += kind.id + ' ';
    const auto read = decodeMatchSetup(encode(zombiesSetup(2, {{"cards_out", all}})));
    QVERIFY(read);
    QVERIFY(codec.resolve(*read));
    for (const auto &[part, special] :
         {std::pair("z6", "sewer"), std::pair("z6", "subway"), std::pair("z2", "jeep"),
          std::pair("z3", "ducts"), std::pair("z4", "dogs")}) {
        const auto alone = codec.resolve(zombiesSetup(2, {{part, false}, {special, true}})).error();
        QCOMPARE(alone.code, ErrorCode::NeedsOption);
        QCOMPARE(alone.pointer, std::string("/options/") + special);
        QCOMPARE(alone.hint, std::string(part));
        QVERIFY(codec.resolve(zombiesSetup(2, {{part, false}})));
        QVERIFY(codec.resolve(zombiesSetup(2, {{part, true}, {special, true}})));
    }
}

void TestZombies::worksOutCombatsExactly_data()
{
    using zombies::odds::FightOdds;
    using zombies::odds::Paying;
    QTest::addColumn<FightOdds>("fight");
    QTest::addColumn<Fraction>("killed");
    const auto row = [](const char *name, const FightOdds &fight, Fraction killed) {
        QTest::newRow(name) << fight << killed;
    };
    row("example 1: three lives, no bullets", {}, {7, 8});
    row("example 2: a bullet, paid first", {.bullets = 1, .paying = Paying::First}, {26, 27});
    row("example 2: kept for the last life", {.bullets = 1, .paying = Paying::Last}, {11, 12});
    row("example 3: three bullets and one life", {.life = 1, .bullets = 3}, {1, 1});
    row("example 4: three zombies in a row", {.zombies = 3, .bullets = 3, .paying = Paying::First},
        {3509, 3888});
    row("example 4, paid as is best", {.zombies = 3, .bullets = 3}, {7265, 7776});
    row("example 6: dodge with one life", {.life = 1, .dodges = true}, {1, 2});
    row("example 7: a bonus, two lives, a bullet", {.life = 2, .bullets = 1, .bonus = 1}, {35, 36});
    row("example 18: killed on five", {.bullets = 2, .needed = 5, .paying = Paying::First},
        {26, 27});
}

void TestZombies::worksOutCombatsExactly()
{
    QFETCH(zombies::odds::FightOdds, fight);
    QFETCH(Fraction, killed);
    const auto shares = zombies::odds::sharesOf(fight);
    QVERIFY2(shares.killed == killed, fractionText(shares.killed).c_str());
    const Fraction all = sum(sum(shares.killed, shares.dodged), shares.died);
    QVERIFY2(all == (Fraction{1, 1}), fractionText(all).c_str());
}

PLAIN_TEST(TestZombies)

} // namespace tst_zombies

#include "tst_zombies.moc"
