// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/match/erase.h"
#include "rules/musg/play/matchrules.h"
#include "tests/support/contract/matchplay.h"
#include "tests/support/files/manycases.h"
#include "tests/support/musg/musgsetups.h"
#include "tests/support/testmain.h"
#include "tests/support/toys/toycodecs.h"

#include <QtTest/QtTest>

namespace tst_record {

using namespace escarmouche;
using namespace escarmouche::rules;
using namespace escarmouche::tests;

namespace {

struct Played {
    const MatchRules *rules;
    Journal journal;
};

Played played(const std::string &system, std::uint64_t seed, bool wander)
{
    static const auto kAmbush = erase(AmbushCodec{});
    static const auto kCrypt = erase(CryptCodec{});
    static const auto kMusg = musg::play::matchRules(musgCatalogue());
    const MatchRules &rules = system == "musg" ? *kMusg : system == "crypt" ? *kCrypt : *kAmbush;
    const auto setup =
        system == "musg" ? musgSetup(static_cast<int>(seed), "random") : toySetup(system, "random");
    return {&rules, playMatch(rules, setup, seed, wander).journal};
}

/** The journal cut behind each of its entries, played to there. */
BoardView liveView(const Played &match, std::size_t entries, SeatId seat)
{
    Journal start = match.journal;
    start.entries.resize(entries);
    return match.rules->replay(start).value()->view(seat);
}

Journal ofOlderRevision(Journal journal)
{
    ++journal.header.revision; // any but the present one
    return journal;
}

void addGames()
{
    QTest::addColumn<QString>("system");
    QTest::addColumn<bool>("wander");
    for (const char *system : {"ambush", "crypt", "musg"}) {
        QTest::addRow("%s", system) << QString::fromUtf8(system) << false;
        if (qstrcmp(system, "musg") != 0)
            QTest::addRow("%s, back and forth", system) << QString::fromUtf8(system) << true;
    }
}

} // namespace

class RecordTest : public QObject
{
    Q_OBJECT

private slots:
    void showsEveryStepAsItWas_data() { addGames(); }
    void showsEveryStepAsItWas()
    {
        QFETCH(const QString, system);
        QFETCH(const bool, wander);
        const Played match = played(system.toStdString(), 3, wander);
        const auto record = match.rules->open(match.journal).value();
        const auto acts = standing(match.journal);
        QCOMPARE(record->steps().size(), acts.size());
        const std::size_t stride =
            acts.size() / (kSanitized ? 8 : 40) + 1; // each cut is played from its start
        for (std::size_t step = 0; step < acts.size(); step += stride) {
            QCOMPARE(record->steps()[step].entry, match.journal.entries[acts[step].front()].seq);
            for (const SeatId seat : {kNoSeat, SeatId{0}, SeatId{1}}) {
                const BoardView live = liveView(match, acts[step].back() + 1, seat);
                QVERIFY(record->view(step, seat) == live);
                QCOMPARE(record->steps()[step].turn, live.turn);
            }
        }
    }

    void olderRevisionsAreShownFromWhatTheyTold_data() { addGames(); }
    void olderRevisionsAreShownFromWhatTheyTold()
    {
        QFETCH(const QString, system);
        QFETCH(const bool, wander);
        const Played match = played(system.toStdString(), 5, wander);
        const auto record = match.rules->open(match.journal).value();
        const auto older = match.rules->open(ofOlderRevision(match.journal)).value();
        QCOMPARE(older->steps().size(), record->steps().size());
        for (std::size_t step = 0; step < record->steps().size(); ++step) {
            QVERIFY(older->steps()[step] == record->steps()[step]);
            QVERIFY(older->view(step, {1}) == record->view(step, {1}));
            QVERIFY(older->told(step, {0}) == record->told(step, {0}));
            QVERIFY(older->thrown(step).empty());
        }
    }

    void tellsTheWholeStoryStepByStep()
    {
        const Played match = played("crypt", 8, true);
        const auto record = match.rules->open(match.journal).value();
        std::vector<ToldEvent> told;
        for (std::size_t step = 0; step < record->steps().size(); ++step) {
            const auto more = record->told(step, {0});
            told.insert(told.end(), more.begin(), more.end());
        }
        QVERIFY(told == match.rules->replay(match.journal).value()->story({0}));
    }

    void keepsWhatWasThrownWithItsQuestion()
    {
        const Played match = played("musg", 2, false);
        const auto record = match.rules->open(match.journal).value();
        std::size_t rolls = 0;
        for (std::size_t step = 0; step < record->steps().size(); ++step) {
            const auto &entry = match.journal.entries[step];
            const auto &thrown = record->thrown(step);
            QCOMPARE(thrown.size(), entry.answers.size());
            for (std::size_t at = 0; at < thrown.size(); ++at) {
                QVERIFY(thrown[at].answer == entry.answers[at]);
                QVERIFY(fits(thrown[at].answer, thrown[at].request));
                rolls += thrown[at].request.what == Awaited::Roll ? 1U : 0U;
            }
        }
        QVERIFY(rolls > 20);
    }

    void beyondTheLastStepIsTheLast()
    {
        const Played match = played("ambush", 1, false);
        const auto record = match.rules->open(match.journal).value();
        const std::size_t last = record->steps().size() - 1;
        QVERIFY(record->view(last + 99, {0}) == record->view(last, {0}));
        QVERIFY(record->told(last + 99, {0}) == record->told(last, {0}));
    }

    void latestTellsWhatCameLast()
    {
        const auto rules = erase(AmbushCodec{});
        const auto match = rules->begin(toySetup("ambush", "person")).value();
        QVERIFY(match->latest({0}) == match->story({0}));
        const auto before = match->story({0}).size();
        QVERIFY(match->answer(ChanceAnswer::ofPick(11)));
        const auto story = match->story({0});
        QVERIFY(match->latest({0}) ==
                std::vector<ToldEvent>(story.begin() + static_cast<std::ptrdiff_t>(before),
                                       story.end()));
        QVERIFY(match->submit({0}, R"({"kind":"watch","scout":1})"));
        QVERIFY(!match->latest({0}).empty());
        QCOMPARE(match->undoable(), 1);
        QVERIFY(match->undo());
        QVERIFY(match->latest({0}).empty());
        QCOMPARE(match->undoable(), 0);
        QVERIFY(match->redo());
        QVERIFY(!match->latest({0}).empty());
    }

    void anyMachineChoosesForASeat()
    {
        const auto rules = erase(AmbushCodec{});
        const auto match = rules->begin(toySetup("ambush", "person")).value();
        QVERIFY(match->answer(ChanceAnswer::ofPick(3)));
        const SeatId seat = match->awaited().decision.seat;
        QVERIFY(!match->choose(seat));
        const auto action = match->chooseAs(seat, "random");
        QVERIFY(action && match->chooseAs(seat, "random") == *action);
        QVERIFY(match->submit(seat, *action));
        QVERIFY(!match->chooseAs(seat, "nobody"));
    }

    void reportsAreReadAsTheyWereWritten()
    {
        for (std::uint64_t seed = 1; seed <= (kSanitized ? 1 : 3); ++seed) {
            const auto play = played("musg", seed, false);
            const BattleReport report = play.rules->replay(play.journal).value()->report();
            QVERIFY(!report.figures.empty());
            const auto read = decodeBattleReport(encode(report));
            QVERIFY(read && *read == report);
        }
        QVERIFY(!decodeBattleReport("{}"));
    }

    void titlesAScenarioOfItsOwn()
    {
        const auto rules = musg::play::matchRules(musgCatalogue());
        const auto title = rules->title(musgSetup(0, "random").scenario);
        QVERIFY(title.has_value());
        QCOMPARE(title->key, std::string("pitched-battle"));
        QCOMPARE(title->mostSeats, 4);
        QCOMPARE(title->name.fr, std::string("Bataille rangée"));
        QVERIFY(!rules->title("{}"));
        QVERIFY(!erase(CryptCodec{})->title("{}"));
    }
};

CORE_TEST(RecordTest)

} // namespace tst_record

#include "tst_record.moc"
