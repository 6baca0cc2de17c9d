// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/positions/position.h"

namespace escarmouche::tests {

namespace {

/** Turn 3: he may come in anywhere, and their chief, with one PV left, stands alone in his corner.
 */
Judgement hunterComesInBehind(PlayTable &table)
{
    const auto mine = table.band(BandBuilder("human").chief().sousFifre().merc("orc-hunter"));
    const auto foes = table.band(BandBuilder("human").chief().sousFifre(3).with("rifle"));
    table.at(mine[0], 20, 3).at(mine[1], 24, 3).at(foes[0], 36, 36);
    table.at(foes[1], 5, 12).at(foes[2], 8, 12).at(foes[3], 11, 12);
    table.begin();
    table.withMark(mine[2], play::Mark::HeldBack);
    table.withPv(foes[0], 1);
    table.onTurn(2);
    table.nextTurn();
    table.dice({6, 1});
    return {[&table, hunter = mine[2], chief = foes[0]](const play::Action &action) {
                constexpr std::int32_t kMedium = 2000;
                const auto *placing = std::get_if<play::PlaceFigure>(&action);
                return placing && gapFrom(table, hunter, placing->at, chief) <= kMedium;
            },
            play::PlaceFigure{mine[2], PlayTable::place(30, 30)}};
}

/** Their chief charges ours, who has one PV left; the troll stands within 2 pas. */
Judgement trollTakesTheCharge(PlayTable &table)
{
    const auto mine = table.band(BandBuilder("human").chief().merc("troll-bodyguard"));
    const auto foes = table.band(BandBuilder("human").chief().with("two-handed-axe").sousFifre());
    table.at(mine[0], 10, 10).at(mine[1], 10, 12.5).at(foes[0], 18, 10).at(foes[1], 38, 38);
    table.begin(1);
    table.withPv(mine[0], 1);
    table.activate(foes[0]);
    table.act(play::Charge{foes[0], table.path(foes[0], {{11, 10}})});
    return {[troll = mine[1]](const play::Action &action) { return isChoiceOf(action, troll); },
            play::ChooseFigure{mine[1]}};
}

/** Their chief, with one PV left, fights a friend: nobody else could shoot at him. */
Judgement sniperIntoMelee(PlayTable &table)
{
    const auto mine = table.band(BandBuilder("human").chief().sousFifre().merc("elf-sniper"));
    const auto foes = table.band(BandBuilder("human").chief().with("sword").sousFifre());
    table.at(mine[0], 2, 2).at(mine[1], 19, 24).at(mine[2], 20, 10);
    table.at(foes[0], 20, 24).at(foes[1], 30, 20);
    table.begin();
    table.withPv(foes[0], 1);
    table.activate(mine[2]);
    table.withPa(mine[2], 1);
    return {[chief = foes[0]](const play::Action &action) { return shootsAt(action, {chief}); },
            play::Shoot{mine[2], 0, foes[0], {}}};
}

/** One activation of the first wave is left, and four wounded enemies stand close together before
    a machine gun that he fires for one PA. */
Judgement gunsmithFirst(PlayTable &table)
{
    const auto mine =
        table.band(BandBuilder("human").chief().sousFifre().with("club").merc("dwarf-gunsmith"));
    const auto foes = table.band(BandBuilder("human").chief().sousFifre(5).with("rifle"));
    table.at(mine[0], 3, 3).at(mine[1], 33, 20).at(mine[2], 20, 10).at(foes[0], 38, 38);
    table.at(foes[1], 18, 22).at(foes[2], 19.5, 22.4).at(foes[3], 21, 22).at(foes[4], 22.5, 22.4);
    table.at(foes[5], 35, 22);
    table.begin();
    table.firstWave(1);
    for (const std::size_t weak : {1U, 2U, 3U, 4U})
        table.withPv(foes[weak], 1);
    return {[smith = mine[2]](const play::Action &action) { return isActivationOf(action, smith); },
            play::Activate{mine[2]}};
}

/** Only he is left to activate, hidden among five armoured riflemen who act next: to be shown now
    is to be shot ten times for a wound or two. */
Judgement commandoStaysHidden(PlayTable &table)
{
    const auto mine = table.band(BandBuilder("human").chief().sousFifre().merc("human-commando"));
    const auto foes =
        table.band(BandBuilder("human").chief().sousFifre(5).with("rifle").with("heavy-armour"));
    table.at(mine[0], 3, 3).at(mine[1], 6, 3).at(mine[2], 20, 20).at(foes[0], 38, 38);
    table.at(foes[1], 20, 28).at(foes[2], 28, 22).at(foes[3], 12, 22).at(foes[4], 14, 27);
    table.at(foes[5], 26, 27);
    table.begin();
    table.withMark(mine[2], play::Mark::Hidden);
    table.withMark(mine[0], play::Mark::Activated);
    table.withMark(mine[1], play::Mark::Activated);
    return {
        [](const play::Action &action) { return std::holds_alternative<play::EndWave>(action); },
        play::EndWave{}};
}

} // namespace

PositionTheme hiredSpecials()
{
    return {"a mercenary's special",
            {{"the hunter comes in where their lone chief is", hunterComesInBehind},
             {"the troll takes the charge on the dying chief", trollTakesTheCharge},
             {"the sniper shoots the chief in melee", sniperIntoMelee},
             {"activate the gunsmith while they stand close together", gunsmithFirst},
             {"the commando stays hidden among five rifles", commandoStaysHidden}}};
}

} // namespace escarmouche::tests
