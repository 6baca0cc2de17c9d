// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/game/runner.h"
#include "tests/support/contract/conformance.h"
#include "tests/support/files/manycases.h"
#include "tests/support/kit/knavescodec.h"
#include "tests/support/testmain.h"

#include <QtTest/QtTest>

#include <set>

namespace tst_knaves {

using namespace escarmouche;
using namespace escarmouche::rules;
using namespace escarmouche::tests;
using knaves::Knaves;

namespace {

using Play = Conformance<KnavesCodec>::Play;

/** Over some games; the first complaint, and the sums. */
Play playAll(const KnavesCodec &codec, std::uint64_t seeds)
{
    const Knaves game(codec.fair);
    Conformance<KnavesCodec> kit(codec, game);
    Play sum;
    for (std::uint64_t seed = 0; seed < seeds && sum.complaint.empty(); ++seed) {
        const Play play = kit.play(seed, 10);
        sum.complaint = play.complaint;
        sum.actions += play.actions;
        sum.refused += play.refused;
        sum.twins += play.twins;
    }
    return sum;
}

/** All events of some games between machines that try anything. */
std::vector<kit::Happening> toldInGames(std::uint64_t games)
{
    std::vector<kit::Happening> all;
    for (std::uint64_t seed = 0; seed < games; ++seed) {
        const Knaves game;
        RandomAi<Knaves> machine(seed);
        const std::vector<Ai<Knaves> *> machines(knaves::kSeats, &machine);
        SeededDice dice(seed);
        auto state = game.start(&all);
        Runner<Knaves>(game, machines)
            .play(state, dice, KnavesCodec::kMostActions,
                  [&](const auto &events) { all.insert(all.end(), events.begin(), events.end()); });
    }
    return all;
}

} // namespace

class TestKnaves : public QObject
{
    Q_OBJECT

private slots:
    void keepsTheContract();
    void aWindowForHoldersAloneIsALeak();
    void everythingIsToldInBothLanguages();
    void theTableSaysHowItIsPlayed();
};

void TestKnaves::keepsTheContract()
{
    const Play sum = playAll({}, tests::manyCases(60));
    QVERIFY2(sum.complaint.empty(), sum.complaint.c_str());
    QVERIFY(sum.refused > tests::manyCases(5'000));
    QVERIFY(sum.twins > tests::manyCases(1'000));
}

/** Whoever is not asked holds no knave: all others learn that. */
void TestKnaves::aWindowForHoldersAloneIsALeak()
{
    const Play sum = playAll({.fair = false}, 20);
    QVERIFY2(sum.complaint.find("a seat sees what was picked") != std::string::npos,
             sum.complaint.c_str());
}

void TestKnaves::everythingIsToldInBothLanguages()
{
    const KnavesCodec codec;
    const Knaves game;
    std::set<std::uint16_t> told;
    for (const kit::Happening &event : toldInGames(30)) {
        told.insert(event.kind);
        const Phrase phrase = codec.tell(game, event, kNoSeat);
        for (const Language language : {Language::English, Language::French}) {
            const std::string text = say(codec.phrases(), phrase, language);
            QVERIFY2(text.find_first_of("{}[]") == std::string::npos, text.c_str());
        }
    }
    QCOMPARE(told.size(), KnavesCodec::telling().sentences().size());
}

void TestKnaves::theTableSaysHowItIsPlayed()
{
    const KnavesCodec codec;
    const Knaves game;
    const Place from = CellPlace{2, 0, 0}, to = CellPlace{4, 0, 0};
    const kit::Happening came{.kind = knaves::kCame, .seat = {1}, .who = 1, .at = from, .to = to};
    QCOMPARE(say(codec.phrases(), codec.tell(game, came, kNoSeat), Language::English),
             "wagon 2 goes from mile 2 to mile 4");
    const auto gesture = codec.gesture(game, came);
    QVERIFY(gesture == (Gesture{Gesture::Kind::Move, 1, -1, {from, to}, {}}));
    const ToldAs as = codec.toldAs(game, came);
    QVERIFY(as.kind == ToldAs::Kind::Move && as.seat == SeatId{1});
    QVERIFY(as.tokens == std::vector{1});
    QVERIFY(!codec.gesture(game, {.kind = knaves::kOver}));
    const kit::Happening threw{.kind = knaves::kThrew, .seat = {0}, .faces = {3, 5}};
    QCOMPARE(say(codec.phrases(), codec.tell(game, threw, kNoSeat), Language::French),
             "Cocher 1 lance 3, 5");
}

PLAIN_TEST(TestKnaves)

} // namespace tst_knaves

#include "tst_knaves.moc"
