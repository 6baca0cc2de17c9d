// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/codec.h"
#include "rules/musg/play/matchrules.h"
#include "rules/musg/play/skirmishcodec.h"
#include "tests/support/catalogue.h"
#include "tests/support/conformance.h"
#include "tests/support/matchplay.h"

#include <QtTest/QtTest>

using namespace escarmouche;
using namespace escarmouche::tests;
using rules::musg::play::SkirmishCodec;

namespace {

constexpr int kSpoiled = 10; // actions tried at each decision
#ifdef __SANITIZE_ADDRESS__ // without optimisation a game takes twenty times as long
constexpr int kGames = 4;
#else
constexpr int kGames = 40;
#endif
constexpr int kRefused = kGames * 2'500; // of them at least, in all: 100,000

/** The samples that need no module beyond the core rules. */
constexpr std::array kBands = {"karnash", "sylvaran", "kazad-orun", "skrivar",
                               "mogwash", "vega",     "xaltor",     "omicron"};

std::string sample(std::string_view key)
{
    const auto text = sourceFile("resources/samples/" + std::string(key) + ".band.json");
    return rules::musg::encodeBand(musgCatalogue(),
                                   *rules::musg::decodeBand(musgCatalogue(), *text));
}

/** Two bands on a ready table, or on one generated; which ones, the number tells. */
rules::MatchSetup setup(int number, const std::string &player)
{
    static const std::string kTables[] = {"hamlet", "ravine"};
    static const std::string kScenarios[] = {"pitched-battle", "hold-the-ground"};
    const auto at = static_cast<std::size_t>(number);
    rules::MatchSetup made;
    made.system = "musg";
    made.seats = {{sample(kBands[at % kBands.size()]), player},
                  {sample(kBands[(at * 3 + 1) % kBands.size()]), player}};
    made.table = *sourceFile("resources/tables/" + kTables[at % 2] + ".table.json");
    made.scenario = *sourceFile("resources/scenarios/" + kScenarios[at / 2 % 2] + ".scenario.json");
    made.practice = true;
    return made;
}

} // namespace

/** M.U.S.G. keeps the contract of a Game, whatever is tried. */
class TestMusgMatch : public QObject
{
    Q_OBJECT

private slots:
    void keepsTheContract();
    void isTheSameGameTwice();
    void replaysWhatWasPlayed();
    void refusesBandsOfModulesNotPlayed();
};

void TestMusgMatch::keepsTheContract()
{
    const SkirmishCodec codec(musgCatalogue());
    int refused = 0;
    for (int number = 0; number < kGames; ++number) {
        const auto made = setup(number, "random");
        const auto game = codec.make(made, *codec.resolve(made));
        QVERIFY(game.has_value());
        Conformance<SkirmishCodec> kit(codec, **game);
        const auto play = kit.play(static_cast<std::uint64_t>(number), kSpoiled);
        QVERIFY2(play.complaint.empty(),
                 ("game " + std::to_string(number) + ", " + play.complaint).c_str());
        refused += play.refused;
    }
    QVERIFY2(refused >= kRefused, std::to_string(refused).c_str());
}

void TestMusgMatch::isTheSameGameTwice()
{
    const auto rules = rules::musg::play::matchRules(musgCatalogue());
    const auto first = rules->prepare(setup(3, "easy"));
    const auto second = rules->prepare(setup(3, "easy"));
    QVERIFY(first.has_value() && second.has_value());
    for (std::uint64_t seed = 0; seed < 3; ++seed) {
        const auto one = (*first)->play(seed);
        const auto other = (*second)->play(seed);
        QVERIFY(!one.stalled);
        QCOMPARE(one.refused, 0);
        QCOMPARE(one.actions, other.actions);
        QVERIFY(one.report == other.report);
    }
}

void TestMusgMatch::replaysWhatWasPlayed()
{
    const auto rules = rules::musg::play::matchRules(musgCatalogue());
    for (int number = 0; number < 4; ++number) {
        const auto play =
            playMatch(*rules, setup(number, "random"), static_cast<std::uint64_t>(number), true);
        QVERIFY2(play.complaint.empty(), play.complaint.c_str());
        const std::string complaint = replayComplaint(*rules, play);
        QVERIFY2(complaint.empty(), complaint.c_str());
        int entry = 0;
        const auto flipped = withFlippedDie(play.journal, 5, entry);
        const auto replayed = rules->replay(flipped);
        QVERIFY(!replayed);
        QCOMPARE(replayed.error().code, rules::ErrorCode::ReplayMismatch);
    }
}

void TestMusgMatch::refusesBandsOfModulesNotPlayed()
{
    const auto rules = rules::musg::play::matchRules(musgCatalogue());
    auto made = setup(0, "random");
    made.seats[1].band = sample("aurora");
    const auto begun = rules->begin(made);
    QVERIFY(!begun);
    QCOMPARE(begun.error().code, rules::ErrorCode::ModuleNotPlayed);
    QVERIFY(begun.error().hint.find("MUSG-") == 0);
}

QTEST_APPLESS_MAIN(TestMusgMatch)
#include "tst_musgmatch.moc"
