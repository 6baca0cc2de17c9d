// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/match/story/beatparts.h"
#include "tests/support/testmain.h"

#include <QtTest/QtTest>

namespace tst_beatparts {

using namespace escarmouche;
using namespace escarmouche::app;
using namespace escarmouche::rules;

using Kind = ToldAs::Kind;

namespace {

constexpr SeatId kOurs{0}, kTheirs{1};

Token tokenAt(int id, int x)
{
    Token token;
    token.id = id;
    token.owner = id < 5 ? kOurs : kTheirs;
    token.place = TablePlace{x, 0, 0};
    return token;
}

ToldEvent told(Kind kind, SeatId seat, std::vector<int> tokens = {})
{
    ToldEvent event;
    event.as.kind = kind;
    event.as.seat = seat;
    event.as.tokens = std::move(tokens);
    return event;
}

ToldEvent goes(int token, int from, int to)
{
    ToldEvent event = told(Kind::Move, kOurs, {token});
    event.gesture =
        Gesture{Gesture::Kind::Move, token, -1, {TablePlace{from, 0, 0}, TablePlace{to, 0, 0}}, {}};
    return event;
}

int placeOf(const BoardView &view, int token)
{
    return std::get<TablePlace>(std::ranges::find(view.tokens, token, &Token::id)->place).x;
}

} // namespace

/** What is done without anybody being asked is shown thing by thing. */
class BeatPartsTest : public QObject
{
    Q_OBJECT

private slots:
    void oneThingIsOneBeat()
    {
        model::MatchBeat beat;
        ToldEvent shot = told(Kind::Attack, kOurs, {1, 7});
        shot.as.act.key = "shoots";
        beat.told = {told(Kind::Activation, kOurs, {1}), shot, goes(1, 0, 5)};
        QCOMPARE(partsOf(beat, {}), std::vector{beat});
    }

    /** The end of a wave, then two of the other side take to their heels by themselves. */
    void whoRunsAfterAWaveHasABeatOfHisOwn()
    {
        BoardView before;
        before.turn = 2;
        before.phase = 3;
        before.active = kTheirs;
        before.tokens = {tokenAt(1, 10), tokenAt(2, 20), tokenAt(7, 70)};
        model::MatchBeat beat;
        beat.view = before;
        beat.view.active = {};
        beat.view.phase = 4;
        beat.view.tokens = {tokenAt(1, 15), tokenAt(2, 25), tokenAt(7, 75)};
        beat.thrown = Thrown{};
        beat.told = {goes(7, 70, 75),           told(Kind::Done, kTheirs, {7}),
                     told(Kind::Wave, kTheirs), told(Kind::Activation, kOurs, {1}),
                     goes(1, 10, 15),           told(Kind::Activation, kOurs, {2}),
                     goes(2, 20, 25),           told(Kind::Wave, kOurs)};
        const auto parts = partsOf(beat, before);
        QCOMPARE(parts.size(), std::size_t{3});
        QVERIFY(parts[0].thrown && !parts[1].thrown);
        QCOMPARE(parts[0].told.size(), std::size_t{3}); // up to the sum
        QCOMPARE(placeOf(parts[0].view, 7), 75);
        QCOMPARE(placeOf(parts[0].view, 1), 10);
        QVERIFY(!parts[0].view.active.valid());
        QCOMPARE(parts[0].view.phase, before.phase); // of the wave that ends
        QCOMPARE(parts[1].view.phase, beat.view.phase);
        QCOMPARE(parts[1].view.active, kOurs);
        QCOMPARE(parts[1].view.acting, 1);
        QCOMPARE(placeOf(parts[1].view, 1), 15);
        QCOMPARE(placeOf(parts[1].view, 2), 20);
        QCOMPARE(parts[2].view, beat.view);
    }

    /** Whoever has acted has done so until the next turn begins, which the sum of the one before
        comes before. */
    void aTurnIsOverBeforeTheNextBegins()
    {
        constexpr std::uint32_t kActed = 4;
        StateWord acted;
        acted.bit = kActed;
        acted.isSpent = true;
        const std::vector<StateWord> states{acted};
        BoardView before;
        before.turn = 2;
        before.phase = 3;
        before.active = kTheirs;
        before.tokens = {tokenAt(1, 10), tokenAt(7, 70), tokenAt(8, 80)};
        before.tokens[0].states = kActed;
        before.counters = {{kOurs, 0, 1}};
        model::MatchBeat beat;
        beat.view = before;
        beat.view.turn = 3;
        beat.view.phase = 1;
        beat.view.tokens[0].states = 0;
        beat.view.counters = {{kOurs, 0, 6}};
        beat.told = {told(Kind::Activation, kTheirs, {7}), goes(7, 70, 70),
                     told(Kind::Wave, kTheirs), told(Kind::Done, {}), told(Kind::Turn, {})};
        const auto parts = partsOf(beat, before, states);
        QCOMPARE(parts.size(), std::size_t{4}); // the wave, the turn's end, its sum, the next
        for (std::size_t at = 0; at < 3; ++at) {
            QCOMPARE(parts[at].view.turn, 2);
            QCOMPARE(parts[at].view.tokens[0].states, kActed);
            QCOMPARE(parts[at].view.tokens[1].states, kActed);
            QCOMPARE(parts[at].view.tokens[2].states, 0U);
        }
        QCOMPARE(parts[0].view.counters, before.counters);
        QCOMPARE(parts[2].view.counters, beat.view.counters);
        QCOMPARE(parts[3].view, beat.view);
    }

    /** What calls a rout is seen before it is told why the rest of the side tests. */
    void aReasonComesAfterWhatCausedIt()
    {
        ToldEvent shot = told(Kind::Attack, kOurs, {1, 7});
        shot.as.act.key = "shoots";
        ToldEvent out = told(Kind::Weighty, kTheirs, {7});
        out.as.outcome = Outcome{7, {"out", {}}, Outcome::Tone::Bad};
        model::MatchBeat beat;
        beat.told = {shot, out, told(Kind::Weighty, kTheirs)};
        const auto parts = partsOf(beat, {});
        QCOMPARE(parts.size(), std::size_t{2});
        QVERIFY(isReason(parts[1].told.front()));
    }

    /** Whoever was active before: who runs alone in a wave has it. */
    void aBeatSaysWhoseItIs()
    {
        model::MatchBeat beat;
        beat.told = {goes(7, 70, 75), told(Kind::Activation, kOurs, {1}),
                     told(Kind::Wave, kTheirs)};
        QCOMPARE(statedBy(beat), kOurs);
        beat.told = {goes(7, 70, 75)};
        QVERIFY(!statedBy(beat).valid());
    }

    /** Whoever is gone at the end stands there until it is told. */
    void whoLeavesIsThereBefore()
    {
        BoardView before;
        before.tokens = {tokenAt(1, 10), tokenAt(7, 70)};
        model::MatchBeat beat;
        beat.view.tokens = {tokenAt(7, 75)};
        beat.told = {goes(7, 70, 75), told(Kind::Activation, kOurs, {1}),
                     told(Kind::Weighty, kOurs, {1})};
        const auto parts = partsOf(beat, before);
        QCOMPARE(parts.size(), std::size_t{2});
        QCOMPARE(placeOf(parts[0].view, 1), 10);
        QCOMPARE(parts[1].view.tokens.size(), std::size_t{1});
    }
};

PLAIN_TEST(BeatPartsTest)

} // namespace tst_beatparts

#include "tst_beatparts.moc"
