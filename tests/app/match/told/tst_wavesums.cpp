// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/journal/idling.h"
#include "tests/app/match/told/actevents.h"
#include "tests/support/testmain.h"

#include <QtTest/QtTest>

namespace tst_wavesums {

using namespace escarmouche;
using namespace escarmouche::tests;

/** What a side did in its time, and what a turn brought. */
class WaveSumsTest : public QObject
{
    Q_OBJECT

private slots:
    void aSideThatNobodyPlaysIsSummedUpTurnByTurn()
    {
        ActLines acts;
        const auto zombies = [](const char *act) {
            return told(Kind::Activation, act, {}, kNoSeat);
        };
        model::MatchBeat beat = beatOf({zombies("rolled-3"), act("bites", {7, 1})});
        beat.view.turn = 1;
        QVERIFY(acts.add(beat).empty());
        beat = beatOf({told(Kind::Turn, "turn-2"), zombies("rolled-4"), act("bites", {7, 2})});
        beat.view.turn = 2;
        const auto first = acts.add(beat);
        QCOMPARE(first.size(), std::size_t{1});
        QCOMPARE(first[0].lead.key, std::string("rolled-3"));
        QCOMPARE(first[0].turn, 1);
        const auto last = acts.finish();
        QCOMPARE(last.size(), std::size_t{1});
        QCOMPARE(last[0].lead.key, std::string("rolled-4"));
        QCOMPARE(last[0].turn, 2);
    }

    void aWaveIsSummedUp()
    {
        ActLines acts;
        acts.add(beatOf({act("shoots", {1, 7}), came("wounded", 7, "sum.wounded")}));
        acts.add(beatOf({act("strikes", {1, 8}), came("wounded", 8, "sum.wounded"),
                         came("out", 8, "sum.out")}));
        acts.add(beatOf({told(Kind::Wave, "wave-ended")}));
        const ActLine &sum = acts.lines().back();
        QVERIFY(sum.isSum);
        QCOMPARE(sum.seat, kOurs);
        QCOMPARE(shown(sum), QStringLiteral("wave-ended|8=wounded+out,7=wounded"));
    }

    /** Whoever only passes through what is fought for has reached nothing there. */
    void whoPassesThroughReachesNothing()
    {
        const auto at = [](const char *key, int objective) {
            ToldEvent event = arrival(key, 1, "sum.objective");
            event.as.outcome->word.values = {{"objective", std::int64_t{objective}}};
            return event;
        };
        ActLines acts;
        const auto sums = acts.add(
            beatOf({act("walks", {1}), at("on", 2), at("off", 2), at("on", 3), at("off", 3),
                    at("on", 3), at("off", 1), told(Kind::Wave, "wave-ended")}));
        QCOMPARE(sums.size(), std::size_t{1});
        std::vector<std::string> said;
        for (const ActLine::Part &part : sums.front().parts) {
            for (const rules::Phrase &word : part.said) {
                if (rules::valueNamed(word, "objective"))
                    said.push_back(word.key);
            }
        }
        QCOMPARE(said.size(), std::size_t{2});
    }

    /** Whoever is put out of action lost points, too; who is wounded and wavers is wounded; who
        flees and leaves has left. */
    void whatBefallsSomebodyIsToldTogether()
    {
        const auto wavers = [](int token) {
            ToldEvent event = came("wavers", token, "sum.failed");
            event.as.kind = Kind::Other;
            return event;
        };
        ToldEvent fled = came("fled", 9, "sum.fled");
        fled.as.kind = Kind::Move;
        ActLines acts;
        const auto sums = acts.add(beatOf(
            {act("shoots", {1, 7}), came("wounded", 7, "sum.wounded"),
             came("wounded", 7, "sum.wounded"), came("out", 7, "sum.out"), act("shoots", {1, 8}),
             came("wounded", 8, "sum.wounded"), wavers(8), act("shoots", {1, 9}), wavers(9), fled,
             came("left", 9, "sum.left"), told(Kind::Wave, "wave-ended")}));
        QCOMPARE(sums.size(), std::size_t{1});
        QCOMPARE(shown(sums.front()), QStringLiteral("wave-ended|7=wounded+out,9=left,8=wounded"));
    }

    /** By several one after another; of whoever is gone the rest is no news. */
    void theGravestComesFirst()
    {
        const auto driven = [](int token) {
            ToldEvent event = came("driven", token, "sum.driven");
            event.as.kind = Kind::Move;
            event.as.outcome->word.values = {{"cost", std::int64_t{4}}};
            return event;
        };
        ToldEvent flees = came("flees", 6, "sum.fled");
        flees.as.kind = Kind::Move;
        ActLines acts;
        const auto sums =
            acts.add(beatOf({act("shoots", {1, 9}), driven(9), flees, act("shoots", {1, 7}),
                             came("wounded", 7, "sum.wounded"), act("shoots", {2, 7}),
                             came("wounded", 7, "sum.wounded"), act("shoots", {2, 8}), driven(8),
                             act("strikes", {3, 8}), came("wounded", 8, "sum.wounded"),
                             came("out", 8, "sum.out"), told(Kind::Wave, "wave-ended")}));
        QCOMPARE(sums.size(), std::size_t{1});
        QCOMPARE(shown(sums.front()),
                 QStringLiteral("wave-ended|8=wounded+out,7=wounded,6=flees,9=driven,8=driven"));
        const Harmed &twice = sums.front().harmed[1];
        QCOMPARE(twice.words.front().word.values.front().second, PhraseValue(std::int64_t{2}));
        QCOMPARE(twice.by().size(), std::size_t{2});
        QCOMPARE(twice.by()[0].actor, 1);
        QCOMPARE(twice.by()[1].actor, 2);
        QCOMPARE(twice.entries().size(), std::size_t{2});
        QCOMPARE(sums.front().harmed.front().by().size(),
                 std::size_t{1}); // who drove him killed nobody
        QCOMPARE(sums.front().harmed.front().by().front().actor, 3);
    }

    /** His own missile, or one of his own side; and whom it hits beside its target. */
    void whoIsHitBesideTheTargetKnowsByWhom()
    {
        ToldEvent burst = came("explodes", -1);
        burst.gesture = Gesture{Gesture::Kind::Area, 1, -1, {}, {}};
        const auto wound = [](int token, int by) {
            ToldEvent event = came("wounded", token, "sum.wounded");
            event.as.tokens = {token, by};
            return event;
        };
        ActLines acts;
        const auto sums = acts.add(beatOf({act("throws", {1, 7}), burst, wound(7, 1), wound(8, 1),
                                           wound(2, 1), wound(1, 1), told(Kind::Wave, "ended")}));
        QCOMPARE(sums.size(), std::size_t{1});
        const auto &harmed = sums.front().harmed;
        QCOMPARE(harmed.size(), std::size_t{4});
        const auto by = [&](std::size_t at) { return harmed[at].by().front(); };
        const Phrase throws{"throws", {}};
        QCOMPARE(by(0), (HarmedBy{throws, 1, false, false, false}));
        QCOMPARE(by(1), (HarmedBy{throws, 1, false, false, true}));
        QCOMPARE(by(2), (HarmedBy{throws, 1, true, false, true}));
        QCOMPARE(by(3), (HarmedBy{throws, 1, false, true, false}));
    }

    /** The act names whom it was aimed at, and an area meets others. */
    void whomAnAreaMeetsWithoutHarmIsNamed()
    {
        ToldEvent burst = came("explodes", -1);
        burst.gesture = Gesture{Gesture::Kind::Area, 1, -1, {}, {}};
        ToldEvent spared = came("spared", 8, "sum.spared");
        spared.as.tokens = {8, 1};
        spared.as.outcome->tone = Outcome::Tone::Plain;
        ToldEvent aimed = spared;
        aimed.as.tokens = {7, 1};
        aimed.as.outcome->token = 7;
        ActLines acts;
        const auto sums = acts.add(
            beatOf({act("throws", {1, 7}), burst, spared, aimed, told(Kind::Wave, "ended")}));
        QCOMPARE(sums.size(), std::size_t{1});
        const auto &parts = sums.front().parts;
        const auto part =
            std::ranges::find(parts, std::vector<int>{7, 8}, &ActLine::Part::whom); // as one
        QVERIFY(part != parts.end());
        QCOMPARE(part->acts[0].key, std::string("throws"));
        QCOMPARE(part->acts[1].key, std::string());
        QCOMPARE(part->count, 2);
    }

    /** That somebody had his turn and did nothing is told as well. */
    void whoDoesNothingIsTold()
    {
        const PhraseBook book{{"finished-idle", {}}};
        Idling idling;
        std::vector<ToldEvent> told{escarmouche::tests::told(Kind::Activation, "activated", {1}),
                                    escarmouche::tests::told(Kind::Done, "finished", {1}),
                                    escarmouche::tests::told(Kind::Activation, "activated", {2}),
                                    act("shoots", {2, 7}),
                                    escarmouche::tests::told(Kind::Done, "finished", {2}),
                                    escarmouche::tests::told(Kind::Wave, "wave-ended")};
        for (ToldEvent &event : told)
            idling.tell(event, book);
        QCOMPARE(told[1].sentence.key, std::string("finished-idle"));
        QCOMPARE(told[4].sentence.key, std::string("finished"));
        ActLines acts;
        const auto sums = acts.add(beatOf(told));
        QCOMPARE(shown(acts.lines()[0]), QStringLiteral("finished-idle|"));
        QCOMPARE(shown(acts.lines()[1]), QStringLiteral("shoots|"));
        QCOMPARE(shown(sums.front()), QStringLiteral("wave-ended|,sum.finished-idle,sum.shoots"));
        Idling ofAnother;
        ToldEvent ends = escarmouche::tests::told(Kind::Done, "ends", {1});
        ofAnother.tell(told[0], book);
        ofAnother.tell(ends, book);
        QCOMPARE(ends.sentence.key, std::string("ends")); // no words for it
    }

    /** A grenade that misses its point has met somebody all the same. */
    void whatAnAreaMeetsCountsInPlaceOfTheAim()
    {
        const auto good = [](const char *word, const char *sum) {
            ToldEvent event = came(word, -1, sum);
            event.as.outcome->tone = Outcome::Tone::Good;
            return event;
        };
        ToldEvent burst = came("explodes", -1);
        burst.gesture = Gesture{Gesture::Kind::Area, 1, -1, {}, {}};
        ToldEvent caught = came("caught", 8);
        caught.as.outcome->tone = Outcome::Tone::Plain;
        ActLines acts;
        auto sums =
            acts.add(beatOf({act("throws", {1, 7}), good("missed", "sum.missed"), burst, caught,
                             good("unhurt", "sum.unhurt"), told(Kind::Wave, "wave-ended")}));
        QCOMPARE(sums.size(), std::size_t{1});
        QCOMPARE(sums[0].parts.back().word.key, std::string("sum.unhurt"));
        QCOMPARE(sums[0].parts.size(), std::size_t{2}); // nobody hurt
        sums = acts.add(beatOf({act("throws", {1, 7}), good("missed", "sum.missed"), burst, caught,
                                came("wounded", 8, "sum.wounded"), told(Kind::Wave, "ended")}));
        QCOMPARE(shown(sums.front()), QStringLiteral("ended|8=wounded"));
        sums = acts.add(beatOf({act("throws", {1, 7}), good("missed", "sum.missed"), burst,
                                told(Kind::Wave, "ended")}));
        QCOMPARE(sums[0].parts.back().word.key, std::string("sum.missed"));
    }

    /** Dice of an area that name nobody are of the act all the same. */
    void whatAnAreaMeetsIsOfItsAct()
    {
        ToldEvent burst = came("explodes", -1);
        burst.gesture = Gesture{Gesture::Kind::Area, 1, -1, {}, {}};
        ToldEvent stopped = came("stopped", -1, "sum.stopped");
        stopped.as.outcome->tone = Outcome::Tone::Good;
        ActLines acts;
        const auto sums = acts.add(beatOf({act("shoots", {2, 7}), act("throws", {1, 8}), burst,
                                           stopped, told(Kind::Wave, "wave-ended")}));
        QCOMPARE(sums.size(), std::size_t{1});
        QCOMPARE(shown(sums[0]), QStringLiteral("wave-ended|,sum.stopped,sum.shoots"));
        QCOMPARE(sums[0].parts[1].acts.front().key, std::string("throws"));
    }

    /** Whom a shot missed is known, and by whom; who moved, too, and how. */
    void whatHarmedNobodyNamesWhom()
    {
        const auto goes = [](const char *how, int token) {
            ToldEvent event = told(Kind::Move, "declared", {token});
            event.as.act.key = how;
            return event;
        };
        model::MatchBeat beat = beatOf({goes("walks", 1), goes("charges", 1), goes("walks", 2)});
        Token target;
        target.id = 7;
        target.owner = kTheirs;
        beat.view.tokens.push_back(target);
        ToldEvent missed = came("missed", -1, "sum.missed");
        missed.as.tokens = {1};
        missed.as.outcome->tone = Outcome::Tone::Good;
        beat.told.insert(beat.told.end(),
                         {act("shoots", {1, 7}), missed, told(Kind::Wave, "wave-ended")});
        ActLines acts;
        const auto sums = acts.add(beat);
        QCOMPARE(sums.size(), std::size_t{1});
        const auto &parts = sums.front().parts;
        QCOMPARE(parts.size(), std::size_t{4});
        QCOMPARE(parts[1].word.key, std::string("sum.charges"));
        QCOMPARE(parts[1].whom, std::vector{1});
        QCOMPARE(parts[2].word.key, std::string("sum.walks"));
        QCOMPARE(parts[2].whom, std::vector{2});
        QCOMPARE(parts[3].whom, std::vector{7});
        QCOMPARE(parts[3].acts.front().key, std::string("shoots"));
        QVERIFY(!parts[3].isHarm);
    }

    /** Nor does one who walks twice count as two. */
    void whoWalksTwiceIsNamedTwice()
    {
        const auto walks = [](int token) {
            ToldEvent event = told(Kind::Move, "declared", {token});
            event.as.act.key = "walks";
            return event;
        };
        model::MatchBeat beat =
            beatOf({walks(1), walks(1), walks(2), told(Kind::Wave, "wave-ended")});
        beat.view.turn = 3;
        ActLines acts;
        const auto sums = acts.add(beat);
        QCOMPARE(sums.size(), std::size_t{1});
        QCOMPARE(sums[0].turn, std::optional(3));
        QCOMPARE(sums[0].parts.back().whom, (std::vector{1, 1, 2}));
        QCOMPARE(sums[0].parts.back().count, 2);
    }

    /** Whom the first one met is not whom the second one did. */
    void whoChargesTwoIsToldWithBoth()
    {
        const auto charges = [](int at) {
            ToldEvent event = told(Kind::Move, "declared", {1, at});
            event.as.act = {"charges", {{"whom", std::int64_t{at}}}};
            return event;
        };
        ActLines acts;
        const auto sums = acts.add(beatOf({charges(7), charges(8), told(Kind::Wave, "ended")}));
        QCOMPARE(sums.size(), std::size_t{1});
        const auto &said = sums[0].parts.back().said;
        QCOMPARE(said.size(), std::size_t{2});
        QVERIFY(said[0] == charges(7).as.act);
        QVERIFY(said[1] == charges(8).as.act);
        QCOMPARE(sums[0].parts.back().count, 1);
    }

    /** Whom somebody went at is told though he walked on after it; of ways alone the last kind. */
    void whoChargesAndWalksOnIsToldWithBoth()
    {
        const auto moves = [](const char *key, std::vector<int> tokens) {
            ToldEvent event = told(Kind::Move, "declared", std::move(tokens));
            event.as.act.key = key;
            return event;
        };
        ActLines acts;
        const auto sums = acts.add(
            beatOf({moves("runs", {1}), moves("charges", {1, 7}), moves("walks", {1}),
                    moves("walks", {2}), moves("runs", {2}), told(Kind::Wave, "wave-ended")}));
        QCOMPARE(sums.size(), std::size_t{1});
        QCOMPARE(shown(sums.front()), QStringLiteral("wave-ended|,sum.charges,sum.runs,sum.walks"));
        QCOMPARE(sums[0].parts[1].whom, (std::vector{1}));
        QCOMPARE(sums[0].parts[2].whom, (std::vector{2}));
        QCOMPARE(sums[0].parts[3].whom, (std::vector{1}));
    }

    /** Whatever became of it: a grenade that met nobody is told in place of its aim. */
    void whatMeetsNobodyIsTold()
    {
        const auto burst = [] {
            ToldEvent event = came("explodes", -1, "sum.harmless");
            event.as.kind = Kind::Attack;
            event.as.outcome->tone = Outcome::Tone::Plain;
            event.gesture = Gesture{Gesture::Kind::Area, 1, -1, {}, {}};
            return event;
        };
        ToldEvent missed = came("missed", -1, "sum.missed");
        missed.as.outcome->tone = Outcome::Tone::Good;
        ActLines acts;
        auto sums = acts.add(
            beatOf({act("throws", {1, 7}), missed, burst(), told(Kind::Wave, "wave-ended")}));
        QCOMPARE(shown(sums.front()), QStringLiteral("wave-ended|,sum.harmless"));
        QCOMPARE(sums[0].parts.back().acts.front().key, std::string("throws"));
        sums = acts.add(beatOf({act("throws", {1, 7}), burst(), came("wounded", 8, "sum.wounded"),
                                told(Kind::Wave, "ended")}));
        QCOMPARE(shown(sums.front()), QStringLiteral("ended|8=wounded"));
    }

    /** What a test was for is known beside who stood it. */
    void whoHeldIsToldWithWhatFor()
    {
        ToldEvent held = came("held", 7, "sum.held");
        held.as.kind = Kind::Other;
        held.as.outcome->tone = Outcome::Tone::Good;
        ActLines acts;
        const auto sums =
            acts.add(beatOf({act("shoots", {1, 7}), held, told(Kind::Wave, "wave-ended")}));
        const auto &parts = sums.front().parts;
        const auto part = std::ranges::find(parts, std::string("sum.held"),
                                            [](const ActLine::Part &one) { return one.word.key; });
        QVERIFY(part != parts.end());
        QCOMPARE(part->by.front().act.key, std::string("shoots"));
        QCOMPARE(part->said.front().key, std::string("held"));
    }

    /** That he held says nothing of what the shot did. */
    void whoHeldWasShotAtAllTheSame()
    {
        ToldEvent unhurt = came("unhurt", -1, "sum.unhurt");
        unhurt.as.kind = Kind::Dice;
        unhurt.as.tokens = {1};
        unhurt.as.outcome->tone = Outcome::Tone::Good;
        unhurt.as.outcome->word.values = {{"times", std::int64_t{3}}};
        ToldEvent held = came("held", 7, "sum.held");
        held.as.kind = Kind::Other;
        held.as.outcome->tone = Outcome::Tone::Good;
        ActLines acts;
        const auto sums =
            acts.add(beatOf({act("shoots", {1, 7}), unhurt, held, told(Kind::Wave, "ended")}));
        QCOMPARE(shown(sums.front()), QStringLiteral("ended|,sum.held,sum.unhurt"));
        const ActLine::Part &part = sums.front().parts.back();
        QCOMPARE(part.count, 3); // hits
        QCOMPARE(part.whom, std::vector{7});
        QCOMPARE(part.doers.front().actor, 1);
    }

    /** Nor is a wound that he takes on his way of where he arrives. */
    void whoIsHurtOnHisWayArrives()
    {
        ToldEvent wound = came("wounded", 1, "sum.wounded");
        wound.as.tokens = {1, 7};
        const ToldEvent arrives = arrival("reaches", 1, "sum.reached");
        ActLines acts;
        const auto sums =
            acts.add(beatOf({act("shoots", {7, 1}), wound, arrives, told(Kind::Wave, "ended")}));
        QCOMPARE(shown(sums.front()), QStringLiteral("ended|1=wounded,sum.reached"));
    }

    /** Of which nothing is counted. */
    void everyAttackIsFoundInTheSum()
    {
        ToldEvent ignored = came("ignored", 7);
        ignored.as.outcome->tone = Outcome::Tone::Good;
        ActLines acts;
        const auto sums =
            acts.add(beatOf({act("shoots", {1, 7}), ignored, act("strikes", {2, 8}),
                             came("wounded", 8, "sum.wounded"), told(Kind::Wave, "ended")}));
        QCOMPARE(shown(sums.front()), QStringLiteral("ended|8=wounded,sum.shoots"));
        QCOMPARE(sums.front().parts.back().kind, ActLine::Part::Kind::Attacked);
    }

    /** Who plays a side knows what he did himself, not what came of it, nor what others did. */
    void whatCameOfOnesOwnWaveIsNews()
    {
        ToldEvent shot = act("shoots", {7, 1});
        shot.as.seat = kTheirs;
        ToldEvent stopped = came("stopped", -1, "sum.stopped");
        stopped.as.kind = Kind::Dice;
        stopped.as.tokens = {7};
        stopped.as.outcome->tone = Outcome::Tone::Good;
        ToldEvent own = stopped;
        own.as.tokens = {1};
        ToldEvent wound = came("wounded", 2, "sum.wounded");
        wound.as.tokens = {2, 8};
        ToldEvent second = act("shoots", {8, 2});
        second.as.seat = kTheirs;
        ActLines acts;
        const auto sums = acts.add(beatOf({act("shoots", {1, 9}), own, act("strikes", {1, 8}),
                                           came("wounded", 8, "sum.wounded"), shot, stopped, second,
                                           wound, told(Kind::Wave, "ended")}));
        const auto ownerOf = [](int token) { return token <= 5 ? kOurs : kTheirs; };
        QVERIFY(isNews(sums.front(), ownerOf));
        ActLines answered;
        QVERIFY(isNews(
            answered.add(beatOf({act("walks", {1}), shot, stopped, told(Kind::Wave, "ended")}))
                .front(),
            ownerOf));
        ActLines hitting;
        QVERIFY(isNews(hitting
                           .add(beatOf({act("shoots", {1, 9}), came("wounded", 9, "sum.wounded"),
                                        told(Kind::Wave, "ended")}))
                           .front(),
                       ownerOf));
        ActLines missing;
        QVERIFY(!isNews(
            missing.add(beatOf({act("shoots", {1, 9}), own, told(Kind::Wave, "ended")})).front(),
            ownerOf));
    }

    /** A match may end in the middle of a wave, or of what comes at the end of a turn. */
    void theEndSumsUpWhatIsLeft()
    {
        ActLines acts;
        QVERIFY(acts.finish().empty());
        acts.add(beatOf({told(Kind::Activation, "activated"), act("shoots", {1, 7}),
                         came("out", 7, "sum.out")}));
        auto sums = acts.finish();
        QCOMPARE(sums.size(), std::size_t{1});
        QCOMPARE(sums[0].seat, kOurs);
        QCOMPARE(shown(sums[0]), QStringLiteral("|7=out"));
        acts.add(beatOf({act("shoots", {1, 7}), told(Kind::Wave, "wave-ended"),
                         told(Kind::Done, "turn-ended", {}, {}), came("fled", 8, "sum.fled")}));
        sums = acts.finish();
        QCOMPARE(sums.size(), std::size_t{1});
        QVERIFY(sums[0].isOfTurn);
        QCOMPARE(shown(sums[0]), QStringLiteral("turn-ended|8=fled,")); // and nobody scored
        QVERIFY(sums[0].parts.back().kind == ActLine::Part::Kind::NobodyScored);
        QVERIFY(acts.finish().empty());
    }

    /** Beside the sum of its last wave: who ran, and what for each side scores. */
    void theEndOfATurnIsSummedUp()
    {
        const auto scores = [](const char *what, std::int64_t points, SeatId seat) {
            ToldEvent event = told(Kind::Weighty, "scored", {}, seat);
            event.as.outcome = Outcome{-1, {what, {{"points", points}}}, Outcome::Tone::Good};
            return event;
        };
        ActLines acts;
        acts.add(beatOf({act("shoots", {1, 7}), came("wounded", 7, "sum.wounded")}));
        const auto sums =
            acts.add(beatOf({told(Kind::Wave, "wave-ended"), told(Kind::Done, "turn-ended", {}, {}),
                             came("flees", 7, "sum.fled"), scores("objective", 2, kOurs),
                             scores("objective", 3, kOurs), scores("objective", 1, kTheirs),
                             told(Kind::Turn, "turn-began", {}, {})}));
        QCOMPARE(sums.size(), std::size_t{2});
        QCOMPARE(shown(sums[0]), QStringLiteral("wave-ended|7=wounded"));
        QVERIFY(!sums[0].isOfTurn && sums[1].isOfTurn);
        QCOMPARE(shown(sums[1]), QStringLiteral("turn-ended|7=flees,objectivex2,objective"));
        QCOMPARE(sums[1].parts[0].side, kOurs);
        QCOMPARE(sums[1].parts[0].word.values, (Phrase::Values{{"points", std::int64_t{5}}}));
        QCOMPARE(sums[1].parts[1].side, kTheirs);
        QVERIFY(acts.add(beatOf({told(Kind::Turn, "turn-began", {}, {})})).empty());
    }

    /** Where nobody ran, either. */
    void aTurnThatBringsNobodyPointsSaysSo()
    {
        ActLines acts;
        const auto sums =
            acts.add(beatOf({act("shoots", {1, 7}), told(Kind::Wave, "wave-ended"),
                             told(Kind::Done, "turn-ended", {}, {}), told(Kind::Turn, "next")}));
        QCOMPARE(sums.size(), std::size_t{2});
        QCOMPARE(sums[1].parts.size(), std::size_t{1});
        QVERIFY(sums[1].parts[0].kind == ActLine::Part::Kind::NobodyScored);
    }

    /** Whoever was harmed, who moved is told too, and where he has come. */
    void whoMovedIsToldBesideHarm()
    {
        ToldEvent walks = told(Kind::Move, "declared", {1});
        walks.as.act.key = "walks";
        const ToldEvent comes = arrival("there", 1, "sum.there");
        ActLines acts;
        const auto sums =
            acts.add(beatOf({walks, comes, act("shoots", {2, 7}), came("wounded", 7, "sum.wounded"),
                             told(Kind::Wave, "wave-ended")}));
        QCOMPARE(shown(sums.front()), QStringLiteral("wave-ended|7=wounded,sum.there,sum.walks"));
        QVERIFY(sums.front().parts.front().acts.front().key.empty()); // that he came says all
    }

    /** That nobody was harmed is said, too, and what was done instead. */
    void aQuietWaveIsSummedUp()
    {
        const auto goes = [](int token, SeatId seat) {
            ToldEvent event = told(Kind::Move, "declared", {token}, seat);
            event.as.act.key = "walks";
            return event;
        };
        ToldEvent missed = came("missed", -1, "sum.missed");
        missed.as.outcome->tone = Outcome::Tone::Good;
        ActLines acts;
        acts.add(beatOf({goes(1, kOurs), goes(2, kOurs), goes(2, kOurs), goes(7, kTheirs)}));
        acts.add(beatOf({act("shoots", {1, 7}), missed}));
        const auto sums = acts.add(beatOf({told(Kind::Wave, "wave-ended")}));
        QCOMPARE(sums.size(), std::size_t{1});
        const ActLine *sum = &sums.front();
        QCOMPARE(sum->parts.size(), std::size_t{3});
        QVERIFY(sum->parts[0].kind == ActLine::Part::Kind::NobodyHurt);
        QVERIFY(sum->parts[1].kind == ActLine::Part::Kind::Moved);
        QCOMPARE(sum->parts[1].count, 2);
        QCOMPARE(sum->parts[2].word.key, std::string("sum.missed"));
        const auto next = acts.add(beatOf({told(Kind::Wave, "next-ended", {}, kTheirs)}));
        QVERIFY(next.size() == 1 && next[0].parts.size() == 1); // the former one goes
    }

    /** The next wave is told in the same breath. */
    void aSumIsGivenWhateverComesAfterIt()
    {
        ActLines acts;
        acts.add(beatOf({act("shoots", {1, 7})}));
        const auto sum = acts.add(beatOf({came("wounded", 7, "wounds"), told(Kind::Wave, "ended"),
                                          told(Kind::Other, "second wave")}));
        QVERIFY(sum.size() == 1 && sum.front().isSum);
        QCOMPARE(shown(*acts.lastAct()), QStringLiteral("second wave|"));
        QVERIFY(acts.add(beatOf({told(Kind::Other, "third")})).empty());
    }

    void whereNoWaveIsToldTheNextSideSumsUp()
    {
        ActLines acts;
        acts.add(beatOf({told(Kind::Activation, "turn-of-1", {}, kOurs)}));
        acts.add(beatOf({came("killed", 1, "sum.killed")}));
        acts.add(beatOf({told(Kind::Activation, "turn-of-2", {}, kTheirs)}));
        QCOMPARE(acts.lines().size(), std::size_t{2});
        QCOMPARE(shown(acts.lines()[0]), QStringLiteral("killed|"));
        QVERIFY(acts.lines()[1].isSum);
        QCOMPARE(acts.lines()[1].seat, kOurs);
        acts.forget();
        QVERIFY(acts.lines().empty());
    }

    void aSumNamesWhoseItIs()
    {
        ActLines acts; // of a match that is opened in the middle of a turn
        acts.add(beatOf({act("shoots", {1, 7}), came("killed", 7, "sum.killed")}));
        acts.add(beatOf({told(Kind::Activation, "horde", {}, {})}));
        QVERIFY(acts.lines().back().isSum);
        QCOMPARE(acts.lines().back().seat, kOurs);
        acts.add(beatOf({came("bitten", 1, "sum.bitten")}));
        acts.add(beatOf({told(Kind::Activation, "turn-of-2", {}, kTheirs)}));
        QCOMPARE(shown(acts.lines().back()), QStringLiteral("horde|1=bitten"));
    }
};

PLAIN_TEST(WaveSumsTest)

} // namespace tst_wavesums

#include "tst_wavesums.moc"
