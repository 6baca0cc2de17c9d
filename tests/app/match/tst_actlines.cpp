// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/match/control/acttext.h"
#include "tests/support/testmain.h"

#include <QtTest/QtTest>

namespace tst_actlines {

using namespace escarmouche;
using namespace escarmouche::app;
using namespace escarmouche::rules;

using Kind = ToldAs::Kind;

namespace {

constexpr SeatId kOurs{0}, kTheirs{1};

ToldEvent told(Kind kind, const char *sentence, std::vector<int> tokens = {}, SeatId seat = kOurs)
{
    static int entry = 0;
    ToldEvent event;
    event.sentence.key = sentence;
    event.entry = ++entry;
    event.as.kind = kind;
    event.as.tokens = std::move(tokens);
    event.as.seat = seat;
    return event;
}

ToldEvent act(const char *act, std::vector<int> tokens)
{
    ToldEvent event = told(Kind::Attack, "declared", std::move(tokens));
    event.as.act.key = act;
    return event;
}

ToldEvent came(const char *word, int token, const char *sum = "")
{
    ToldEvent event = told(Kind::Weighty, word, {token});
    event.as.outcome = Outcome{token, {word, {}}, Outcome::Tone::Bad, sum};
    return event;
}

model::MatchBeat beatOf(std::vector<ToldEvent> events, int dice = 0)
{
    model::MatchBeat beat;
    beat.told = std::move(events);
    if (dice > 0)
        beat.thrown = Thrown{Request::of(Roll{}), ChanceAnswer::ofFaces(std::vector<std::uint8_t>(
                                                      static_cast<std::size_t>(dice), 3))};
    return beat;
}

QString shown(const ActLine &line)
{
    QStringList parts;
    for (const ActLine::Part &part : line.parts)
        parts << QString::fromStdString(part.word.key) +
                     (part.about < 0 ? QString() : u'@' + QString::number(part.about)) +
                     (part.entries.size() > 1 ? u'x' + QString::number(part.entries.size())
                                              : QString());
    return QString::fromStdString(line.lead.key) + u'|' + parts.join(u',');
}

} // namespace

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
        QCOMPARE(shown(*sum), QStringLiteral("wave-ended|sum.driven,sum.wounded"));
        QCOMPARE(sum->parts[0].whom, std::vector{8});
        QCOMPARE(sum->parts[0].acts.front().key, std::string("runs"));
        QCOMPARE(sum->parts[1].whom, std::vector{1});
        QCOMPARE(sum->parts[1].acts.front().key, std::string("shoots"));
    }

    void anActHasOneColon()
    {
        QCOMPARE(actText(QStringLiteral("Urgh shoots"), QStringLiteral("4 hits")),
                 QStringLiteral("Urgh shoots: 4 hits"));
        QCOMPARE(actText(QStringLiteral("Red rolls: 1"), QStringLiteral("−3 bullets")),
                 QStringLiteral("Red rolls: 1, −3 bullets"));
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
        QCOMPARE(shown(sum), QStringLiteral("wave-ended|sum.out,sum.wounded"));
        QCOMPARE(sum.parts[1].word.values, (Phrase::Values{{"count", std::int64_t{1}}}));
    }

    /** Whom a shot wounds and puts out of action is out; who is wounded and wavers is wounded; who
        flees and leaves has left. */
    void anActCountsOnceByItsGravest()
    {
        const auto wavers = [](int token) {
            ToldEvent event = came("wavers", token, "sum.failed");
            event.as.kind = Kind::Other;
            return event;
        };
        ActLines acts;
        const auto sums =
            acts.add(beatOf({act("shoots", {1, 7}), came("wounded", 7, "sum.wounded"),
                             came("wounded", 7, "sum.wounded"), came("out", 7, "sum.out"),
                             act("shoots", {1, 8}), came("wounded", 8, "sum.wounded"), wavers(8),
                             act("shoots", {1, 9}), wavers(9), came("fled", 9, "sum.fled"),
                             came("left", 9, "sum.left"), told(Kind::Wave, "wave-ended")}));
        QCOMPARE(sums.size(), std::size_t{1});
        QCOMPARE(shown(sums.front()), QStringLiteral("wave-ended|sum.left,sum.out,sum.wounded"));
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
        QCOMPARE(shown(sums.front()), QStringLiteral("ended|sum.wounded"));
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
        QCOMPARE(sums[0].parts.back().acts.front().key, std::string("throws"));
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
        QCOMPARE(shown(sums[0]), QStringLiteral("|sum.out"));
        acts.add(beatOf({act("shoots", {1, 7}), told(Kind::Wave, "wave-ended"),
                         told(Kind::Done, "turn-ended", {}, {}), came("fled", 8, "sum.fled")}));
        sums = acts.finish();
        QCOMPARE(sums.size(), std::size_t{1});
        QVERIFY(sums[0].isOfTurn);
        QCOMPARE(shown(sums[0]), QStringLiteral("turn-ended|sum.fled,")); // and nobody scored
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
        QCOMPARE(shown(sums[0]), QStringLiteral("wave-ended|sum.wounded"));
        QVERIFY(!sums[0].isOfTurn && sums[1].isOfTurn);
        QCOMPARE(shown(sums[1]), QStringLiteral("turn-ended|sum.fled,objectivex2,objective"));
        QCOMPARE(sums[1].parts[1].side, kOurs);
        QCOMPARE(sums[1].parts[1].word.values, (Phrase::Values{{"points", std::int64_t{5}}}));
        QCOMPARE(sums[1].parts[2].side, kTheirs);
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
        ToldEvent comes = came("there", 1, "sum.there");
        comes.as.kind = Kind::Move;
        comes.as.outcome->tone = Outcome::Tone::Plain;
        comes.gesture = Gesture{Gesture::Kind::Move, 1, -1, {}, {}};
        ActLines acts;
        const auto sums =
            acts.add(beatOf({walks, comes, act("shoots", {2, 7}), came("wounded", 7, "sum.wounded"),
                             told(Kind::Wave, "wave-ended")}));
        QCOMPARE(shown(sums.front()), QStringLiteral("wave-ended|sum.wounded,sum.walks,sum.there"));
        QVERIFY(sums.front().parts.back().acts.front().key.empty()); // that he came says all
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
        QCOMPARE(shown(acts.lines().back()), QStringLiteral("horde|sum.bitten"));
    }
};

PLAIN_TEST(ActLinesTest)

} // namespace tst_actlines

#include "tst_actlines.moc"
