// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/game/runner.h"
#include "rules/core/match/erase.h"
#include "tests/support/contract/conformance.h"
#include "tests/support/contract/matchplay.h"
#include "tests/support/files/manycases.h"
#include "tests/support/quarter/quartercodec.h"
#include "tests/support/quarter/quarterwords.h"
#include "tests/support/testmain.h"

#include <QtTest/QtTest>

#include <set>

namespace tst_quarter {

using namespace escarmouche;
using namespace escarmouche::rules;
using namespace escarmouche::tests;
using quarter::Quarter;

namespace {

using Play = Conformance<QuarterCodec>::Play;

} // namespace

class TestQuarter : public QObject
{
    Q_OBJECT

private slots:
    void keepsTheContract_data();
    void keepsTheContract();
    void everythingHappensAndIsToldInBothLanguages();
    void tellsWhomTheWatchmanWouldGoFor();
};

void TestQuarter::keepsTheContract_data()
{
    QTest::addColumn<int>("thieves");
    QTest::newRow("one") << 1;
    QTest::newRow("two") << 2;
    QTest::newRow("three") << 3;
}

void TestQuarter::keepsTheContract()
{
    QFETCH(int, thieves);
    const QuarterCodec codec;
    const Quarter game(thieves);
    Conformance<QuarterCodec> kit(codec, game);
    int refused = 0, twins = 0;
    const auto games = tests::manyCases(20);
    for (std::uint64_t seed = 0; seed < games; ++seed) {
        const Play play = kit.play(seed, 10);
        QVERIFY2(play.complaint.empty(), play.complaint.c_str());
        refused += play.refused;
        twins += play.twins;
    }
    QVERIFY(refused > static_cast<int>(games));
    QVERIFY(thieves == 1 || twins > static_cast<int>(games));
}

void TestQuarter::everythingHappensAndIsToldInBothLanguages()
{
    const QuarterCodec codec;
    std::set<std::uint16_t> told;
    std::set<std::string_view> reasons;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        const Quarter game(3);
        RandomAi<Quarter> machine(seed);
        const std::vector<Ai<Quarter> *> machines(3, &machine);
        SeededDice dice(seed);
        std::vector<Quarter::Event> all;
        auto state = game.start(&all);
        Runner<Quarter>(game, machines)
            .play(state, dice, QuarterCodec::kMostActions,
                  [&](const auto &events) { all.insert(all.end(), events.begin(), events.end()); });
        for (const Quarter::Event &event : all) {
            told.insert(event.kind);
            QVERIFY(event.kind != quarter::kStalked || !event.reasons.empty());
            std::vector<Phrase> phrases{codec.tell(game, event, kNoSeat)};
            for (const ToldReason &reason : codec.reasons(game, event)) {
                phrases.push_back(reason.sentence);
                reasons.insert(reason.rule.value);
            }
            for (const Phrase &phrase : phrases) {
                for (const Language language : {Language::English, Language::French}) {
                    const std::string text = say(codec.phrases(), phrase, language);
                    QVERIFY2(!text.empty() && text.find_first_of("{}[]") == std::string::npos,
                             text.c_str());
                }
            }
        }
    }
    QCOMPARE(told.size(), QuarterCodec::telling().sentences().size());
    QCOMPARE(reasons.size(), std::size_t{5});
}

/** Before somebody goes somewhere, the board tells whom the watchman would go for then. */
void TestQuarter::tellsWhomTheWatchmanWouldGoFor()
{
    const QuarterCodec codec;
    const Quarter game(3);
    std::set<std::string> met;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        RandomAi<Quarter> machine(seed);
        SeededDice dice(seed);
        auto state = game.start(nullptr);
        Quarter::State scratch;
        while (game.awaited(state).what != Awaited::Over) {
            if (game.awaited(state).isChance()) {
                game.answer(state, dice.answer(game.awaited(state)), nullptr);
                continue;
            }
            const SeatId seat = game.awaited(state).decision.seat;
            const auto &seen = game.seenBy(state, seat, scratch);
            const auto action = machine.choose(game, seen, seat).action;
            const Pointing there{seat.value, -1, quarter::Grid::placeOf(action.at)};
            const Sighting told = codec.sighting(game, seen, there);
            game.commit(state, *game.plan(state, seat, action), nullptr);
            if (action.deed != quarter::Deed::Go)
                continue;
            const quarter::Hunt hunt = game.hunt(state);
            const Phrase &first = told.lines.at(0);
            QCOMPARE(first.key, std::string(hunt.left.empty()      ? "would-rest"
                                            : hunt.left.size() > 1 ? "would-draw"
                                                                   : "would-hunt"));
            if (hunt.left.size() == 1)
                QVERIFY(first.values.at(0).second == PhraseValue(thiefName(hunt.left[0].value)));
            QCOMPARE(told.lines.size(), 1 + hunt.reasons.size());
            met.insert(first.key);
        }
    }
    QCOMPARE(met.size(), std::size_t{3});
}

PLAIN_TEST(TestQuarter)

} // namespace tst_quarter

#include "tst_quarter.moc"
