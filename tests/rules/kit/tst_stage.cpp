// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/kit/stage/cited.h"
#include "tests/support/kit/knaves.h"
#include "tests/support/testmain.h"

#include <QtTest/QtTest>

namespace tst_stage {

using namespace escarmouche::rules;
using namespace escarmouche::tests::knaves;

class TestStage : public QObject
{
    Q_OBJECT

private slots:
    void asks();
    void tellsThoseWhoListen();
    void aFrameLeavesItsResult();
    void goesOnUntilSomethingIsAwaited();
    void citesEachRuleOnce();
};

void TestStage::asks()
{
    const Knaves game;
    State state;
    const Stage stage{game, state};
    enum class Prompt : std::uint16_t { Ready = 7 };
    stage.ask(SeatId{1}, Prompt::Ready);
    QVERIFY(state.request == Request::of(Decision{{1}, 7}));
    const Roll roll = kit::rollOf(SeatId{2}, Prompt::Ready, 3, Reading::Sum, {4, 6});
    stage.ask(roll);
    QVERIFY(state.request == Request::of(roll));
    QCOMPARE(roll.reason, std::uint16_t{7});
    QVERIFY(roll.count == 3 && roll.owner == SeatId{2} && roll.reading == Reading::Sum);
    QVERIFY(roll.breaks == (kit::ShortList<std::uint8_t, 6>{4, 6}));
    const Pick pick{9, 1, Audience::only({0})};
    stage.ask(pick);
    QVERIFY(state.request == Request::of(pick));
    stage.end();
    QVERIFY(state.request == Request::over());
}

void TestStage::tellsThoseWhoListen()
{
    const Knaves game;
    State state;
    int made = 0;
    const auto make = [&] {
        ++made;
        return kit::Happening{.kind = kOver};
    };
    Stage{game, state}.tell(make);
    QCOMPARE(made, 0);
    Knaves::Events events;
    Stage{game, state, &events}.tell(make);
    QCOMPARE(made, 1);
    QVERIFY(events == Knaves::Events{{.kind = kOver}});
}

void TestStage::aFrameLeavesItsResult()
{
    const Knaves game;
    State state;
    const Stage stage{game, state};
    stage.push(TurnFrame{{0}});
    stage.push(RollFrame{});
    stage.pop(5);
    QVERIFY(std::holds_alternative<TurnFrame>(state.frames.back()));
    QCOMPARE(state.result, std::int16_t{5});
    stage.pop();
    QVERIFY(state.frames.empty());
    QCOMPARE(state.result, std::int16_t{0});
}

/** The wheels are thrown, the wagon comes on, and the turn goes on below. */
void TestStage::goesOnUntilSomethingIsAwaited()
{
    const Knaves game;
    State state;
    const Stage stage{game, state};
    state.active = {0};
    state.turn = 1;
    stage.push(TurnFrame{{0}, {0, 0}, false});
    stage.push(RollFrame{});
    kit::runOn(stage);
    QCOMPARE(state.request.what, Awaited::Roll);
    QCOMPARE(state.frames.size(), std::size_t{2});
    kit::answer(stage, ChanceAnswer::ofFaces(std::array<std::uint8_t, 1>{4}));
    QCOMPARE(state.at[0], std::uint8_t{1});
    QCOMPARE(state.frames.size(), std::size_t{1});
    QCOMPARE(state.request.what, Awaited::Decision);
    QVERIFY(state.request.decision.seat == SeatId{0});
}

void TestStage::citesEachRuleOnce()
{
    kit::Cited rules{{"A-01"}, {"A-02"}};
    rules.add({"A-01"});
    rules.addIf(false, {"A-03"});
    rules.addIf(true, {"A-04"});
    const std::vector<RuleId> expected{{"A-01"}, {"A-02"}, {"A-04"}};
    QVERIFY(rules.list() == expected);
}

PLAIN_TEST(TestStage)

} // namespace tst_stage

#include "tst_stage.moc"
