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
    Text turn;
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
        row("one won", {{vega, {"Lyra", kLoss}}, {}, {"Vega won", "Victoire de Vega"}});
        row("in its turn", {{vega, {"Lyra", kLoss}},
                            {"Round 9", "Manche 9"},
                            {"Vega won in round 9", "Victoire de Vega à la manche 9"}});
        row("two won", {{vega, {"Orion", kLoss}, lyra},
                        {},
                        {"Vega and Lyra won", "Victoire de Vega et Lyra"}});
        row("three won", {{vega, lyra, {"Orion", kWin}},
                          {},
                          {"Vega, Lyra and Orion won", "Victoire de Vega, Lyra et Orion"}});
        row("all lost", {{{"Vega", kLoss}, {"Lyra", kLoss}},
                         {"Round 9", "Manche 9"},
                         {"Lost in round 9", "Défaite à la manche 9"}});
        row("alone and lost", {{{"Vega", kLoss}}, {}, {"Lost", "Défaite"}});
        row("alone and won", {{vega}, {}, {"Vega won", "Victoire de Vega"}});
        row("all drew", {{{"Vega", kDraw}, {"Lyra", kDraw}}, {}, {"Draw", "Match nul"}});
        row("some drew",
            {{{"Vega", kDraw}, {"Orion", kLoss}, {"Lyra", kDraw}},
             {"Turn 8", "Tour 8"},
             {"Draw between Vega and Lyra in turn 8", "Match nul entre Vega et Lyra au tour 8"}});
        row("a vowel", {{{"Orion", kWin}, {"Vega", kLoss}}, {}, {"Orion won", "Victoire d’Orion"}});
        row("no name", {{{"", kLoss}, {"", kWin}}, {}, {"Side 2 won", "Victoire de Camp 2"}});
        row("a name with braces", {{{"{who}", kWin}}, {}, {"{who} won", "Victoire de {who}"}});
        row("nobody", {{}, {"Turn 3", "Tour 3"}, {}});
    }
    void tellsHowAMatchCameOut()
    {
        QFETCH(Case, one);
        const Text text = outcomeText(one.sides, one.turn);
        QCOMPARE(text.en, one.text.en);
        QCOMPARE(text.fr, one.text.fr);
    }

    void namesTheBandsOfAReport()
    {
        BattleReport report;
        report.seats = {{{0}, "Vega", kWin, {}, false}, {{1}, "Lyra", kLoss, {}, false}};
        QCOMPARE(outcomeText(report).en, std::string("Vega won"));
        QCOMPARE(outcomeText(report, {"Turn 4", "Tour 4"}).en, std::string("Vega won in turn 4"));
    }

    /** Whoever gives up alone has lost; of two who are left neither has. */
    void namesWhoIsLeftWhenSomebodyGivesUp()
    {
        BattleReport alone;
        alone.seats = {{{0}, "Vega", kDraw, {{"points", 3}}, false}};
        concedeIn(alone, {0});
        QCOMPARE(outcomeText(alone).en, std::string("Lost"));
        BattleReport three;
        three.seats = {{{0}, "Vega", kDraw, {}, false},
                       {{1}, "Lyra", kDraw, {}, false},
                       {{2}, "Orion", kDraw, {}, false}};
        concedeIn(three, {1});
        QCOMPARE(outcomeText(three).en, std::string("Draw between Vega and Orion"));
    }
};

PLAIN_TEST(OutcomeTest)

} // namespace tst_outcome

#include "tst_outcome.moc"
