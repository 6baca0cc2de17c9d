// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/match/erase.h"
#include "tests/rules/rows/atz/atzstage.h"
#include "tests/support/contract/matchplay.h"
#include "tests/support/files/golden.h"
#include "tests/support/files/manycases.h"
#include "tests/support/testmain.h"

#include <QtTest/QtTest>

namespace tst_atzgolden {

using namespace escarmouche;
using namespace escarmouche::tests;

namespace {

/** One whole game: what `match play --journal` writes. */
struct Golden {
    const char *name;
    const char *scenario;
    std::vector<const char *> players;
    std::uint64_t seed;
    bool wander; // undo, redo and take back on the way
};

const std::vector<Golden> &goldens()
{
    static const std::vector<Golden> kGoldens{
        {"atz/a-few-bullets", "for-a-few-bullets-more", {"easy"}, 9, false},
        {"atz/firefight-alone", "firefight", {"easy"}, 2, false},
        {"atz/two-in-a-skirmish", "skirmish", {"random", "random"}, 3, false},
        {"atz/two-who-take-back", "skirmish", {"easy", "random"}, 4, true},
    };
    return kGoldens;
}

const rules::MatchRules &rulesOfAtz()
{
    static const auto kRules = rules::erase(atzCodec());
    return *kRules;
}

MatchPlay played(const Golden &golden)
{
    rules::MatchSetup setup;
    setup.system = rules::atz::AtzCodec::kSystem;
    setup.scenario = "{\"scenario\":\"" + std::string(golden.scenario) + "\"}";
    for (const char *player : golden.players) {
        setup.seats.emplace_back();
        setup.seats.back().player = player;
    }
    setup.practice = golden.wander;
    return playMatch(rulesOfAtz(), setup, golden.seed, golden.wander);
}

std::string fileOf(const Golden &golden)
{
    return std::string(golden.name) + ".journal";
}

} // namespace

/** Whole games that must come out for ever as they did. To write them anew:
        ESCARMOUCHE_WRITE_GOLDEN=1 build/release/tests/tests_rules tst_atzgolden replays
    A journal that no longer replays means that old games play out differently: it is read line by
    line, and Atz::kRevision rises. */
class TestAtzGolden : public QObject
{
    Q_OBJECT

private slots:
    void replays_data();
    void replays();
    void noticesAFlippedDie();
    void showsAFormerRevisionFromItsEvents_data();
    void showsAFormerRevisionFromItsEvents();
};

void TestAtzGolden::replays_data()
{
    QTest::addColumn<int>("at");
    for (std::size_t at = 0; at < goldens().size(); ++at)
        QTest::newRow(goldens()[at].name) << static_cast<int>(at);
}

/** By its own set-up and resolved figures: no later catalogue or machine matters. */
void TestAtzGolden::replays()
{
    QFETCH(int, at);
    const Golden &golden = goldens()[static_cast<std::size_t>(at)];
    if (qEnvironmentVariableIsSet("ESCARMOUCHE_WRITE_GOLDEN")) {
        const MatchPlay play = played(golden);
        QVERIFY2(play.complaint.empty(), play.complaint.c_str());
        goldenText(fileOf(golden), encode(play.journal));
    }
    const auto journal = rules::decodeJournal(goldenText(fileOf(golden), {})).value();
    QCOMPARE(encode(journal), goldenText(fileOf(golden), {}));
    const auto match = rulesOfAtz().replay(journal);
    QVERIFY2(match.has_value(),
             ("entry " + std::to_string(match ? 0 : match.error().number)).c_str());
    QVERIFY((*match)->awaited().what == rules::Awaited::Over);
    QVERIFY((*match)->journal() == journal);
    const auto complaint = replayComplaint(rulesOfAtz(), {{}, journal, (*match)->report()});
    QVERIFY2(complaint.empty(), complaint.c_str());
}

void TestAtzGolden::noticesAFlippedDie()
{
    const auto journal = rules::decodeJournal(goldenText(fileOf(goldens().front()), {})).value();
    int flipped = 0;
    for (std::size_t die = 0; die < 2'000; die += kSanitized ? 21 : 7) {
        int entry = 0;
        const auto other = withFlippedDie(journal, die, entry);
        if (entry == 0)
            break;
        const auto match = rulesOfAtz().replay(other);
        QVERIFY2(!match, ("die " + std::to_string(die)).c_str());
        QCOMPARE(match.error().code, rules::ErrorCode::ReplayMismatch);
        QCOMPARE(match.error().number, entry);
        ++flipped;
    }
    QVERIFY(flipped > 1);
}

void TestAtzGolden::showsAFormerRevisionFromItsEvents_data()
{
    QTest::addColumn<int>("revision");
    QTest::newRow("the first scenario alone; of shelters each hex was an option") << 2;
    QTest::newRow("teams were dealt, Nick died like others") << 3;
    QTest::newRow("nobody was met in a building, boards were always the same") << 4;
    QTest::newRow("nobody took drugs, and some could do no more than others") << 5;
    QTest::newRow("whoever was stopped coming in stayed with a friend") << 6;
}

void TestAtzGolden::showsAFormerRevisionFromItsEvents()
{
    QFETCH(int, revision);
    const std::string file = "atz/revision-" + std::to_string(revision) + ".journal";
    const auto journal = rules::decodeJournal(goldenText(file, {})).value();
    QCOMPARE(journal.header.revision, revision);
    const auto refused = rulesOfAtz().replay(journal);
    QVERIFY(!refused && refused.error().code == rules::ErrorCode::OlderRevision);
    const auto record = rulesOfAtz().open(journal);
    QVERIFY(record.has_value());
    QVERIFY((*record)->view((*record)->steps().size(), rules::kNoSeat).turn > 1);
}

PLAIN_TEST(TestAtzGolden)

} // namespace tst_atzgolden

#include "tst_atzgolden.moc"
