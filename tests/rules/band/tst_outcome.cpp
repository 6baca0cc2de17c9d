// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/band/outcome.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <vector>

namespace tst_outcome {

using namespace escarmouche::rules;

namespace {

constexpr auto kWin = SeatResult::Win, kDraw = SeatResult::Draw, kLoss = SeatResult::Loss;

struct Case {
    std::vector<SideResult> sides;
    std::optional<int> turns;
    Text text;
};

} // namespace
} // namespace tst_outcome

Q_DECLARE_METATYPE(tst_outcome::Case)

namespace tst_outcome {

class OutcomeTest : public QObject
{
    Q_OBJECT

private slots:
    void tellsHowAMatchCameOut_data()
    {
        const SideResult vega{"Vega", kWin}, lyra{"Lyra", kWin};
        const auto row = [](const char *name, Case each) { QTest::newRow(name) << each; };
        QTest::addColumn<Case>("one");
        row("one won",
            {{vega, {"Lyra", kLoss}}, 9, {"Vega wins after 9 turns", "Vega gagne après 9 tours"}});
        row("in one turn",
            {{vega, {"Lyra", kLoss}}, 1, {"Vega wins after 1 turn", "Vega gagne après 1 tour"}});
        row("at once", {{{"Lyra", kLoss}, vega},
                        0,
                        {"Vega wins before the first turn", "Vega gagne avant le premier tour"}});
        row("no turns told", {{vega, {"Lyra", kLoss}}, {}, {"Vega won", "Victoire\u00a0: Vega"}});
        row("two won", {{vega, {"Orion", kLoss}, lyra},
                        3,
                        {"Vega and Lyra win after 3 turns", "Vega et Lyra gagnent après 3 tours"}});
        row("three won", {{vega, lyra, {"Orion", kWin}},
                          {},
                          {"Vega, Lyra and Orion won", "Victoire\u00a0: Vega, Lyra et Orion"}});
        row("all lost", {{{"Vega", kLoss}, {"Lyra", kLoss}},
                         9,
                         {"Lost after 9 turns", "Défaite après 9 tours"}});
        row("alone and lost", {{{"Vega", kLoss}}, {}, {"Lost", "Défaite"}});
        row("alone and won", {{vega}, 2, {"Vega wins after 2 turns", "Vega gagne après 2 tours"}});
        row("all drew", {{{"Vega", kDraw}, {"Lyra", kDraw}},
                         8,
                         {"Draw after 8 turns", "Match nul après 8 tours"}});
        row("some drew", {{{"Vega", kDraw}, {"Orion", kLoss}, {"Lyra", kDraw}},
                          8,
                          {"Draw between Vega and Lyra after 8 turns",
                           "Match nul entre Vega et Lyra après 8 tours"}});
        row("no name", {{{"", kLoss}, {"", kWin}}, {}, {"Side 2 won", "Victoire\u00a0: Camp 2"}});
        row("a name with braces", {{{"{who}", kWin}}, {}, {"{who} won", "Victoire\u00a0: {who}"}});
        row("nobody", {{}, 3, {}});
    }
    void tellsHowAMatchCameOut()
    {
        QFETCH(Case, one);
        const Text text = outcomeText(one.sides, one.turns);
        QCOMPARE(text.en, one.text.en);
        QCOMPARE(text.fr, one.text.fr);
    }

    void namesTheBandsOfAReport()
    {
        BattleReport report;
        report.turns = 4;
        report.seats = {{{0}, "Vega", kWin, {}, false}, {{1}, "Lyra", kLoss, {}, false}};
        QCOMPARE(outcomeText(report, report.turns).en, std::string("Vega wins after 4 turns"));
        QCOMPARE(outcomeText(report).en, std::string("Vega won"));
    }

    /** Whoever gives up alone has lost; of two who are left neither has. */
    void namesWhoIsLeftWhenSomebodyGivesUp()
    {
        BattleReport alone;
        alone.seats = {{{0}, "Vega", kDraw, {{"points", 3}}, false}};
        concedeIn(alone, {0});
        QCOMPARE(outcomeText(alone, 5).en, std::string("Lost after 5 turns"));
        BattleReport three;
        three.seats = {{{0}, "Vega", kDraw, {}, false},
                       {{1}, "Lyra", kDraw, {}, false},
                       {{2}, "Orion", kDraw, {}, false}};
        concedeIn(three, {1});
        QCOMPARE(outcomeText(three, 5).en,
                 std::string("Draw between Vega and Orion after 5 turns"));
    }
};

PLAIN_TEST(OutcomeTest)

} // namespace tst_outcome

#include "tst_outcome.moc"
