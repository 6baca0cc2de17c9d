// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/match/erase.h"
#include "tests/rules/rows/zombies/zombiesstage.h"
#include "tests/support/contract/matchplay.h"
#include "tests/support/files/golden.h"
#include "tests/support/files/manycases.h"
#include "tests/support/testmain.h"

#include <QtTest/QtTest>

namespace tst_zombiesgolden {

using namespace escarmouche;
using namespace escarmouche::tests;

namespace {

/** One whole game: what `match play --journal` writes. */
struct Golden {
    const char *name;
    std::vector<const char *> players;
    std::vector<const char *> options; // switched on
    std::uint64_t seed;
    bool wander; // undo, redo and take back on the way
};

const std::vector<Golden> &goldens()
{
    static const std::vector<Golden> kGoldens{
        {"zombies/two-in-a-short-game", {"easy", "random"}, {"short_game", "dodge"}, 2, false},
        {"zombies/three-with-all-parts",
         {"easy", "easy", "random"},
         {"short_game", "extra_cards", "z6", "sewer", "subway", "guts"},
         40,
         false},
        {"zombies/two-who-take-back", {"easy", "easy"}, {"short_game", "guts"}, 45, true},
    };
    return kGoldens;
}

const rules::MatchRules &rulesOfZombies()
{
    static const auto kRules = rules::erase(zombiesCodec());
    return *kRules;
}

MatchPlay played(const Golden &golden)
{
    rules::MatchSetup setup;
    setup.system = rules::zombies::ZombiesCodec::kSystem;
    for (const char *player : golden.players) {
        setup.seats.emplace_back();
        setup.seats.back().player = player;
    }
    for (const char *option : golden.options)
        setup.options.push_back({option, true});
    setup.practice = golden.wander;
    return playMatch(rulesOfZombies(), setup, golden.seed, golden.wander);
}

std::string fileOf(const Golden &golden)
{
    return std::string(golden.name) + ".journal";
}

} // namespace

/** Whole games that must come out for ever as they did. To write them anew:
        ESCARMOUCHE_WRITE_GOLDEN=1 build/release/tests/tests_rules tst_zombiesgolden replays
    A journal that no longer replays means that old games play out differently: it is read line by
    line, and Zombies::kRevision rises. */
class TestZombiesGolden : public QObject
{
    Q_OBJECT

private slots:
    void replays_data();
    void replays();
    void noticesAFlippedDie();
    void showsAFormerRevisionFromItsEvents();
};

void TestZombiesGolden::replays_data()
{
    QTest::addColumn<int>("at");
    for (std::size_t at = 0; at < goldens().size(); ++at)
        QTest::newRow(goldens()[at].name) << static_cast<int>(at);
}

/** By its own set-up and resolved figures: no later catalogue or machine matters. */
void TestZombiesGolden::replays()
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
    const auto match = rulesOfZombies().replay(journal);
    QVERIFY2(match.has_value(),
             ("entry " + std::to_string(match ? 0 : match.error().number)).c_str());
    QVERIFY((*match)->awaited().what == rules::Awaited::Over);
    QVERIFY((*match)->journal() == journal);
    const auto complaint = replayComplaint(rulesOfZombies(), {{}, journal, (*match)->report()});
    QVERIFY2(complaint.empty(), complaint.c_str());
}

void TestZombiesGolden::noticesAFlippedDie()
{
    const auto journal = rules::decodeJournal(goldenText(fileOf(goldens().front()), {})).value();
    int flipped = 0;
    for (std::size_t die = 0; die < 2'000; die += kSanitized ? 21 : 7) {
        int entry = 0;
        const auto other = withFlippedDie(journal, die, entry);
        if (entry == 0)
            break;
        const auto match = rulesOfZombies().replay(other);
        QVERIFY2(!match, ("die " + std::to_string(die)).c_str());
        QCOMPARE(match.error().code, rules::ErrorCode::ReplayMismatch);
        QCOMPARE(match.error().number, entry);
        ++flipped;
    }
    QVERIFY(flipped > 1);
}

/** In revision 2 a night in a town without a way out and without a zombie had no end. */
void TestZombiesGolden::showsAFormerRevisionFromItsEvents()
{
    const auto journal = rules::decodeJournal(goldenText("zombies/revision-2.journal", {})).value();
    QCOMPARE(journal.header.revision, 2);
    const auto refused = rulesOfZombies().replay(journal);
    QVERIFY(!refused && refused.error().code == rules::ErrorCode::OlderRevision);
    const auto record = rulesOfZombies().open(journal);
    QVERIFY(record.has_value());
    QVERIFY((*record)->view((*record)->steps().size(), rules::kNoSeat).turn > 1);
}

PLAIN_TEST(TestZombiesGolden)

} // namespace tst_zombiesgolden

#include "tst_zombiesgolden.moc"
