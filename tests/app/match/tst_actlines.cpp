// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/journal/idling.h"
#include "tests/app/match/told/actevents.h"
#include "tests/support/testmain.h"

#include <QtTest/QtTest>

namespace tst_actlines {

using namespace escarmouche;
using namespace escarmouche::tests;

class ActLinesTest : public QObject
{
    Q_OBJECT

private slots:
    void anActStandsWithAllThatCameOfIt()
    {
        ActLines acts;
        acts.add(beatOf({act("shoots", {1, 7})}));
        acts.add(beatOf({came("hits", -1)}, 5));
        acts.add(beatOf({came("wounded", 7)}, 2));
        acts.add(beatOf({came("wounded", 7)}));
        acts.add(beatOf({came("flees", 9)})); // somebody whom the act does not name
        QCOMPARE(acts.lines().size(), std::size_t{1});
        QCOMPARE(shown(acts.lines().back()), QStringLiteral("shoots|hits,woundedx2,flees@9"));
        QCOMPARE(acts.lines().back().thrown.size(), std::size_t{2});
        acts.add(beatOf({act("strikes", {1, 7})}));
        QCOMPARE(shown(acts.lines().back()), QStringLiteral("strikes|"));
        QCOMPARE(acts.lines().size(), std::size_t{2});
        acts.add(beatOf({came("wounded", 1)})); // by what he does himself
        QCOMPARE(shown(acts.lines().back()), QStringLiteral("strikes|wounded@1"));
    }

    /** Two throws, one after the other, of which one sentence tells. */
    void diceStandBesideWhatTellsOfThem()
    {
        ActLines acts;
        acts.add(beatOf({told(Kind::Dice, "runs", {1})}, 2));
        acts.add(beatOf({told(Kind::Move, "moved", {1})}));
        acts.add(beatOf({}, 1));
        acts.add(beatOf({told(Kind::Dice, "surprises", {1})}, 1));
        QCOMPARE(acts.lines().size(), std::size_t{2});
        QCOMPARE(acts.lines().front().thrown.size(), std::size_t{1});
        QCOMPARE(shown(acts.lines().back()), QStringLiteral("surprises|"));
        QCOMPARE(acts.lines().back().thrown.size(), std::size_t{2});
    }

    /** What a test leads to with dice of its own has a line of its own. */
    void diceOfATestAreThoseOfTheTest()
    {
        ActLines acts;
        acts.add(beatOf({told(Kind::Dice, "tests", {1})}, 2));
        acts.add(beatOf({told(Kind::Move, "flees", {1})}, 1));
        QCOMPARE(acts.lines().size(), std::size_t{2});
        QCOMPARE(acts.lines().front().thrown.size(), std::size_t{1});
        QCOMPARE(shown(acts.lines().back()), QStringLiteral("flees|"));
        QCOMPARE(acts.lines().back().thrown.size(), std::size_t{1});
    }

    void diceThatAreKeptStandBesideWhatTheyDecide()
    {
        ActLines acts;
        acts.add(beatOf({}, 2)); // it is asked whether one is to fall again
        acts.add(beatOf({told(Kind::Dice, "tests", {1})})); // no
        QCOMPARE(acts.lines().back().thrown.size(), std::size_t{1});
        acts.add(beatOf({told(Kind::Move, "moved", {1})}));
        QCOMPARE(acts.lines().size(), std::size_t{1});
    }

    void aDieThatFellAgainStaysBesideTheNewOne()
    {
        ToldEvent again = told(Kind::Dice, "rerolled", {1});
        again.sentence.values = {{"replaced", std::int64_t{3}}};
        ActLines acts;
        acts.add(beatOf({}, 2));
        acts.add(beatOf({})); // it is asked whether one is to fall again
        acts.add(beatOf({again, told(Kind::Dice, "fights", {1})}, 1));
        QCOMPARE(acts.lines().size(), std::size_t{2});
        for (const ActLine &line : acts.lines()) {
            QCOMPARE(line.thrown.size(), std::size_t{2});
            QCOMPARE(line.struck, (std::vector<std::pair<std::size_t, std::size_t>>{{0, 0}}));
        }
        acts.add(beatOf({told(Kind::Dice, "fights", {1})}, 1));
        QCOMPARE(acts.lines().back().thrown.size(), std::size_t{1});
    }

    /** What he reaches then is no part of what was done to him. */
    void whoGoesOnIsNamed()
    {
        ToldEvent goesOn = told(Kind::Move, "moved", {7});
        goesOn.gesture = Gesture{Gesture::Kind::Move, 7, -1, {}, {}};
        ActLines acts;
        acts.add(beatOf({act("shoots", {1, 7}), came("missed", 7)}, 2));
        acts.add(beatOf({goesOn, came("reaches", 7)}));
        QCOMPARE(shown(acts.lines().back()), QStringLiteral("shoots|missed,reaches@7"));
        acts.add(beatOf({act("shoots", {1, 7}), came("missed", 7)}, 2));
        QCOMPARE(shown(acts.lines().back()), QStringLiteral("shoots|missed"));
    }

    /** What he set out on goes on in a line of its own once others have shot at him. */
    void whoGoesOnHasHisOwnLine()
    {
        ToldEvent charges = act("charges", {1, 7});
        charges.as.kind = Kind::Move;
        ToldEvent goesOn = told(Kind::Move, "moved", {1});
        goesOn.gesture = Gesture{Gesture::Kind::Move, 1, -1, {}, {}};
        ToldEvent driven = goesOn;
        driven.gesture->kind = Gesture::Kind::Way;
        ToldEvent shot = act("shoots", {8, 1});
        shot.as.seat = kTheirs;
        ActLines acts;
        acts.add(beatOf({charges, goesOn, shot, came("missed", -1), goesOn, came("ready", 7)}));
        QCOMPARE(acts.lines().size(), std::size_t{3});
        QCOMPARE(shown(acts.lines()[1]), QStringLiteral("shoots|missed"));
        QCOMPARE(shown(acts.lines()[2]), QStringLiteral("charges|ready"));
        QVERIFY(acts.lines()[2].isGoingOn && !acts.lines()[0].isGoingOn);
        acts.add(beatOf({shot, came("missed", -1), driven, goesOn}));
        QCOMPARE(shown(acts.lines().back()), QStringLiteral("shoots|missed"));
    }

    /** A way that others cut short says how far it led. */
    void whoStopsShortSaysHowFar()
    {
        const PhraseBook book{{"stops-gone", {}}, {"short-gone", {}}};
        ToldEvent walks = told(Kind::Move, "walks", {1});
        walks.sentence.values = {{"cost", std::int64_t{8}}};
        walks.gesture =
            Gesture{Gesture::Kind::Way, 1, -1, {TablePlace{0, 0, 0}, TablePlace{800, 0, 0}}, {}};
        ToldEvent moves = told(Kind::Move, "moves", {1});
        moves.gesture =
            Gesture{Gesture::Kind::Move, 1, -1, {TablePlace{0, 0, 0}, TablePlace{300, 0, 0}}, {}};
        ToldEvent stops = told(Kind::Move, "stops", {1});
        stops.as.outcome = Outcome{1, {"short", {}}};
        Idling idling;
        for (ToldEvent *event : {&walks, &moves, &stops})
            idling.tell(*event, book);
        const Phrase::Values values{{"cost", std::int64_t{8}}, {"gone", std::int64_t{3}}};
        QCOMPARE(stops.sentence.key, std::string("stops-gone"));
        QCOMPARE(stops.sentence.values, values);
        QCOMPARE(stops.as.outcome->word.key, std::string("short-gone"));
        QCOMPARE(stops.as.outcome->word.values, values);
    }

    /** Of several whom an area touches each is named, the target too. */
    void whomABlastTouchesIsNamed()
    {
        ActLines acts;
        acts.add(beatOf({act("throws", {1, 7})}));
        ToldEvent burst = came("explodes", -1);
        burst.gesture = Gesture{Gesture::Kind::Area, 1, -1, {}, {}};
        acts.add(beatOf({burst, came("caught", 7), came("wounded", 7), came("caught", 8)}));
        QCOMPARE(shown(acts.lines().back()),
                 QStringLiteral("throws|explodes,caught@7,wounded@7,caught@8"));
    }

    /** What takes a point twice takes two. */
    void whatBefallsInARowIsAddedUp()
    {
        const auto wound = [](std::int64_t left) {
            ToldEvent event = came("wounded", 7);
            event.as.outcome->word.values = {{"times", std::int64_t{1}}, {"left", left}};
            return event;
        };
        ActLines acts;
        acts.add(beatOf({act("shoots", {1, 7}), wound(3), wound(2)}));
        acts.add(beatOf({wound(1)}));
        const auto &parts = acts.lines().back().parts;
        QCOMPARE(parts.size(), std::size_t{1});
        QVERIFY(parts.front().isAddedUp);
        QCOMPARE(parts.front().word.values,
                 (Phrase::Values{{"times", std::int64_t{3}}, {"left", std::int64_t{1}}}));
    }

    /** Whatever is done again is a line of its own. */
    void eachActHasItsOwnLine()
    {
        ActLines acts;
        acts.add(beatOf({act("shoots", {1, 7}), came("wounded", 7)}, 2));
        acts.add(beatOf({act("shoots", {1, 7}), came("wounded", 7)}, 2));
        QCOMPARE(acts.lines().size(), std::size_t{2});
        for (const ActLine &line : acts.lines()) {
            QCOMPARE(shown(line), QStringLiteral("shoots|wounded"));
            QCOMPARE(line.thrown.size(), std::size_t{1});
        }
    }

    /** Who is treated after a shot is no part of it. */
    void whatIsDoneAtOnceHasItsOwnLine()
    {
        ToldEvent heals = came("healed", 2, "sum.healed");
        heals.as.act.key = "heals";
        heals.as.tokens = {1, 2};
        heals.as.outcome->tone = Outcome::Tone::Good;
        ActLines acts;
        acts.add(beatOf({act("shoots", {1, 7}), came("wounded", 7, "sum.wounded")}));
        const auto sums = acts.add(beatOf({heals, told(Kind::Wave, "wave-ended")}));
        QCOMPARE(shown(acts.lines()[0]), QStringLiteral("shoots|wounded"));
        QCOMPARE(shown(acts.lines()[1]), QStringLiteral("heals|healed"));
        QCOMPARE(sums[0].parts.back().acts.front().key, std::string("heals"));
    }

    /** What came of the last act of a wave is told together with who is next. */
    void theEndOfAnActIsToldBeforeWhatComesNext()
    {
        ActLines acts;
        acts.add(beatOf({act("shoots", {1, 7})}));
        QCOMPARE(acts.firstAct(), acts.lastAct());
        acts.add(beatOf({came("wounded", 7, "wounds"), told(Kind::Done, "done"),
                         told(Kind::Wave, "end"), told(Kind::Other, "second wave")},
                        2));
        QCOMPARE(shown(*acts.firstAct()), QStringLiteral("shoots|wounded"));
        QCOMPARE(acts.firstAct()->thrown.size(), std::size_t{1});
        QCOMPARE(shown(*acts.lastAct()), QStringLiteral("second wave|"));
        acts.add(beatOf({told(Kind::Aside, "aside")}));
        QCOMPARE(acts.firstAct(), nullptr);
    }

    /** Who begins is rolled for by one side after the other. */
    void rollsOfSidesAreOneLine()
    {
        const auto roll = [](const char *what, SeatId seat, int entry = 1) {
            ToldEvent event = told(Kind::Dice, what, {}, seat);
            event.entry = entry;
            return event;
        };
        ActLines acts;
        acts.add(beatOf({roll("initiative", kOurs)}, 1));
        acts.add(beatOf({roll("initiative", kTheirs), told(Kind::Other, "order")}, 1));
        acts.add(beatOf({roll("activations", kTheirs)}, 1));
        QCOMPARE(acts.lines().size(), std::size_t{1});
        QCOMPARE(shown(acts.lines().back()), QStringLiteral("initiative|initiative,activations"));
        QCOMPARE(acts.lines().back().thrown.size(), std::size_t{3});
        acts.add(beatOf({roll("activations", kTheirs)}, 1)); // once more
        QCOMPARE(acts.lines().size(), std::size_t{2});
        acts.add(beatOf({roll("initiative", kOurs, 2)}, 1)); // later
        QCOMPARE(acts.lines().size(), std::size_t{3});
        acts.add(beatOf({told(Kind::Dice, "rout", {3})}, 1)); // a figure's
        QCOMPARE(acts.lines().size(), std::size_t{4});
    }

    /** Which side is first then is said with the dice. */
    void aTieSaysWhatFollows()
    {
        const auto roll = [](SeatId seat, std::int64_t total) {
            ToldEvent event = told(Kind::Dice, "rolls", {}, seat);
            event.sentence.values = {{"total", total}};
            event.entry = 1;
            return event;
        };
        for (const std::int64_t theirs : {4, 5}) {
            ActLines acts;
            acts.add(beatOf({roll(kOurs, 5)}, 1));
            acts.add(beatOf({roll(kTheirs, theirs), told(Kind::Other, "order")}, 1));
            QCOMPARE(shown(acts.lines().back()), theirs == 5 ? QStringLiteral("rolls|rolls,order")
                                                             : QStringLiteral("rolls|rolls"));
        }
    }

    /** Sides that roll the same for one thing roll again: that is said. */
    void aRollOffIsToldAgain()
    {
        const auto roll = [](SeatId seat) {
            ToldEvent event = told(Kind::Dice, "rolls", {}, seat);
            event.sentence.values = {{"what", std::string("initiative")}};
            event.entry = 1;
            return event;
        };
        ActLines acts;
        for (const SeatId seat : {kOurs, kTheirs, kOurs, kTheirs})
            acts.add(beatOf({roll(seat)}, 1));
        QCOMPARE(acts.lines().size(), std::size_t{2});
        QVERIFY(!acts.lines()[0].isAgain && acts.lines()[1].isAgain);
        QCOMPARE(shown(acts.lines()[1]), QStringLiteral("rolls|rolls"));
        RollOff rollOff;
        QVERIFY(!rollOff.isAgain(roll(kOurs)));
        QVERIFY(!rollOff.isAgain(roll(kOurs))); // by itself, of its own will
        QVERIFY(!rollOff.isAgain(told(Kind::Other, "order")));
        QVERIFY(!rollOff.isAgain(roll(kTheirs)));
    }

    /** By whom the event names; else by the other side, whatever was done meanwhile. */
    void aSumKnowsTheActsBehindIt()
    {
        model::MatchBeat beat = beatOf({act("runs", {1})});
        for (const auto &[id, owner] : {std::pair(1, kOurs), {7, kTheirs}, {8, kTheirs}}) {
            Token token;
            token.id = id;
            token.owner = owner;
            beat.view.tokens.push_back(token);
        }
        ToldEvent reply = act("shoots", {7, 1});
        reply.as.seat = kTheirs;
        ToldEvent wound = came("wounded", 1, "sum.wounded");
        wound.as.tokens = {1, 7};
        beat.told.insert(beat.told.end(), {reply, wound, came("driven", 8, "sum.driven"),
                                           told(Kind::Wave, "wave-ended")});
        ActLines acts;
        const auto sums = acts.add(beat);
        QCOMPARE(sums.size(), std::size_t{1});
        const ActLine *sum = &sums.front();
        QCOMPARE(shown(*sum), QStringLiteral("wave-ended|8=driven,1=wounded,sum.runs"));
        QCOMPARE(sum->harmed[0].by().front().act.key, std::string("runs"));
        QCOMPARE(sum->harmed[1].by().front().act.key, std::string("shoots"));
        QCOMPARE(sum->harmed[1].by().front().actor, 7);
    }

    void anActHasOneColon()
    {
        QCOMPARE(actText(QStringLiteral("Urgh shoots"), QStringLiteral("4 hits")),
                 QStringLiteral("Urgh shoots: 4 hits"));
        QCOMPARE(actText(QStringLiteral("Red rolls: 1"), QStringLiteral("−3 bullets")),
                 QStringLiteral("Red rolls: 1, −3 bullets"));
        QCOMPARE(actText(QStringLiteral("They rolled 1 and move."), QStringLiteral("2 hurt")),
                 QStringLiteral("They rolled 1 and move: 2 hurt"));
    }

    void whatIsNoActIsALineOfItsOwn()
    {
        ActLines acts;
        acts.add(beatOf({told(Kind::Weighty, "scored")}));
        acts.add(beatOf({told(Kind::Aside, "spent")}));
        acts.add(beatOf({came("falls", 3)}));
        QCOMPARE(acts.lines().size(), std::size_t{2});
        QCOMPARE(shown(acts.lines()[0]), QStringLiteral("scored|"));
        QCOMPARE(shown(acts.lines()[1]), QStringLiteral("falls|"));
    }
};

PLAIN_TEST(ActLinesTest)

} // namespace tst_actlines

#include "tst_actlines.moc"
