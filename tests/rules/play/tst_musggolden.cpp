// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/play/matchrules.h"
#include "rules/musg/play/stage/skirmish.h"
#include "tests/support/contract/matchplay.h"
#include "tests/support/files/golden.h"
#include "tests/support/files/manycases.h"
#include "tests/support/musg/musgsetups.h"
#include "tests/support/testmain.h"

#include <QtTest/QtTest>

namespace tst_musggolden {

using namespace escarmouche;
using namespace escarmouche::tests;

namespace {

/** One whole game: what `match play --journal` writes. */
struct Golden {
    const char *name;
    int number; // of musgSetup
    const char *player;
    std::uint64_t seed;
    bool wander; // undo, redo and take back on the way
};

constexpr Golden kGoldens[] = {
    {"musg/hamlet-random.journal", 0, "random", 2, false},
    {"musg/hired-wandering.journal", 3, "random", 40, true},
    {"musg/ravine-easy.journal", 5, "easy", 45, false},
    {"musg/hamlet-followed.journal", 2, "easy", 6, false}, // a charger after one who went off
};

const rules::MatchRules &rulesOfMusg()
{
    static const auto kRules = rules::musg::play::matchRules(musgCatalogue());
    return *kRules;
}

/** Short, so that a change can be read: the turns of a game are alike. */
MatchPlay played(const Golden &golden)
{
    auto setup = musgSetup(golden.number, golden.player);
    setup.options = {{"turn_limit", std::int64_t{3}}};
    return playMatch(rulesOfMusg(), setup, golden.seed, golden.wander);
}

rules::Journal journalOf(const Golden &golden)
{
    return rules::decodeJournal(goldenText(golden.name, {})).value();
}

} // namespace

/** Whole games that must come out for ever as they did. To write them anew:
        ESCARMOUCHE_WRITE_GOLDEN=1 build/release/tests/tests_rules tst_musggolden replays
    A journal that no longer replays means that old games play out differently: it is read line by
    line, and Skirmish::kRevision rises. */
class TestMusgGolden : public QObject
{
    Q_OBJECT

private slots:
    void replays_data();
    void replays();
    void playsAsTheGoldenJournals();
    void noticesAFlippedDie();
    void showsAFormerRevisionFromItsEvents();
};

void TestMusgGolden::replays_data()
{
    QTest::addColumn<int>("at");
    for (std::size_t at = 0; at < std::size(kGoldens); ++at)
        QTest::newRow(kGoldens[at].name) << static_cast<int>(at);
}

/** By its own set-up and resolved profiles: no later catalogue or machine matters. */
void TestMusgGolden::replays()
{
    QFETCH(int, at);
    const Golden &golden = kGoldens[static_cast<std::size_t>(at)];
    if (qEnvironmentVariableIsSet("ESCARMOUCHE_WRITE_GOLDEN"))
        goldenText(golden.name, encode(played(golden).journal));
    const auto journal = journalOf(golden);
    QCOMPARE(encode(journal), goldenText(golden.name, {}));
    const auto match = rulesOfMusg().replay(journal);
    QVERIFY2(match.has_value(),
             ("entry " + std::to_string(match ? 0 : match.error().number)).c_str());
    QVERIFY((*match)->awaited().what == rules::Awaited::Over);
    QVERIFY((*match)->journal() == journal);
    const auto complaint = replayComplaint(rulesOfMusg(), {{}, journal, (*match)->report()});
    QVERIFY2(complaint.empty(), complaint.c_str());
}

/** The dice and the machine `random` are pinned as well: the same seed is the same game. What the
    catalogue calls things is not. */
void TestMusgGolden::playsAsTheGoldenJournals()
{
    for (const Golden &golden : kGoldens) {
        if (std::string_view(golden.player) != "random")
            continue;
        const auto play = played(golden);
        QVERIFY2(play.complaint.empty(), play.complaint.c_str());
        QVERIFY2(play.journal.entries == journalOf(golden).entries, golden.name);
    }
}

void TestMusgGolden::noticesAFlippedDie()
{
    for (const Golden &golden : kGoldens) {
        const auto journal = journalOf(golden);
        int flipped = 0;
        for (std::size_t die = 0; die < 2'000; die += kSanitized ? 21 : 7) {
            int entry = 0;
            const auto other = withFlippedDie(journal, die, entry);
            if (entry == 0)
                break;
            const auto match = rulesOfMusg().replay(other);
            QVERIFY2(!match, (std::string(golden.name) + " die " + std::to_string(die)).c_str());
            QCOMPARE(match.error().code, rules::ErrorCode::ReplayMismatch);
            QCOMPARE(match.error().number, entry);
            ++flipped;
        }
        QVERIFY(flipped > (kSanitized ? 1 : 5));
    }
}

/** In revision 3 nobody could follow a target that went off when it saw the charger: the charge
    became a run. It is shown so for ever, and would come out otherwise now. */
void TestMusgGolden::showsAFormerRevisionFromItsEvents()
{
    constexpr int kWentOff = 124;
    auto journal = rules::decodeJournal(goldenText("musg/revision-3.journal", {})).value();
    QCOMPARE(journal.header.revision, 3);
    const auto refused = rulesOfMusg().replay(journal);
    QVERIFY(!refused && refused.error().code == rules::ErrorCode::OlderRevision);
    const auto record = rulesOfMusg().open(journal);
    QVERIFY(record.has_value());
    const auto &steps = (*record)->steps();
    const auto step = std::ranges::find(steps, kWentOff, &rules::RecordStep::entry);
    QVERIFY(step != steps.end());
    const auto told =
        (*record)->told(static_cast<std::size_t>(step - steps.begin()), rules::kNoSeat);
    QVERIFY(std::ranges::any_of(told, [](const rules::ToldEvent &event) {
        return event.rule.value == "MUSG-ACT-07" && event.sentence.key == "story.run";
    }));
    QVERIFY((*record)->view(steps.size(), rules::kNoSeat).turn == 2);
    journal.header.revision = rules::musg::play::Skirmish::kRevision;
    const auto replayed = rulesOfMusg().replay(journal);
    QVERIFY(!replayed);
    QCOMPARE(replayed.error().code, rules::ErrorCode::ReplayMismatch);
    QCOMPARE(replayed.error().number, kWentOff);
}

CORE_TEST(TestMusgGolden)

} // namespace tst_musggolden

#include "tst_musggolden.moc"
