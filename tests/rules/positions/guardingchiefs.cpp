// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/positions/position.h"

namespace escarmouche::tests {

namespace {

/** A shot with that gun has hit the chief; beside him stand the others of his band. Who takes it?
    The chief has that many PV left. */
PlayTable::Figures chiefIsHit(PlayTable &table, const BandBuilder &band, const char *gun, int left)
{
    const auto mine = table.band(band);
    const auto foes = table.band(BandBuilder("human").chief().sousFifre().with(gun));
    table.at(mine[0], 20, 20).at(mine[1], 20, 18.5);
    if (mine.size() > 2)
        table.at(mine[2], 18.5, 20);
    table.at(foes[0], 38, 38).at(foes[1], 20, 25);
    table.begin(1);
    table.withPv(mine[0], left);
    table.activate(foes[1]);
    table.act(play::Shoot{foes[1], 0, mine[0], {}});
    table.dice({6});
    return mine;
}

Judgement throwHimselfBetween(PlayTable &table)
{
    const auto mine = chiefIsHit(table, BandBuilder("human").chief().sousFifre(), "rifle", 1);
    return {[guard = mine[1]](const play::Action &action) { return isChoiceOf(action, guard); },
            play::ChooseFigure{mine[1]}};
}

/** The chief is fresh, and only a 6 wounds him in his armour; his friend would fall to a 4. */
Judgement leaveItToTheArmour(PlayTable &table)
{
    const auto mine = chiefIsHit(
        table, BandBuilder("human").chief().with("heavy-armour").with("shield").sousFifre(),
        "pistol", 6);
    table.withPv(mine[1], 1);
    return {
        [](const play::Action &action) { return std::holds_alternative<play::Decline>(action); },
        play::Decline{}};
}

/** The sous-fifre has one PV left, the sous-chef four and heavy armour. */
Judgement whoSurvivesTakesIt(PlayTable &table)
{
    const auto mine =
        chiefIsHit(table, BandBuilder("human").chief().sousChef().with("heavy-armour").sousFifre(),
                   "black-powder-rifle", 1);
    table.withPv(mine[2], 1);
    return {[stout = mine[1]](const play::Action &action) { return isChoiceOf(action, stout); },
            play::ChooseFigure{mine[1]}};
}

/** Five orcs with two-handed axes, who charge nine pas; he has two PV and one PA. */
Judgement outOfTheirReach(PlayTable &table)
{
    const auto mine = table.band(BandBuilder("human").chief().with("sword").sousFifre(2));
    const auto foes = table.band(BandBuilder("orc").chief().sousFifre(5).with("two-handed-axe"));
    table.at(mine[0], 20, 15).at(mine[1], 4, 4).at(mine[2], 36, 4).at(foes[0], 20, 38);
    for (std::size_t foe = 1; foe < foes.size(); ++foe)
        table.at(foes[foe], 14 + 2.0 * static_cast<double>(foe), 23);
    table.begin();
    table.activate(mine[0]);
    table.withPv(mine[0], 2);
    table.withPa(mine[0], 1);
    return {[&table, chief = mine[0]](const play::Action &action) {
                constexpr std::int32_t kCharge = 900;
                return nearestFoe(table, chief, placeAfter(table, chief, action)) > kCharge;
            },
            play::Walk{mine[0], table.path(mine[0], {{20, 7}})}};
}

/** The chief has acted and stands in the open before three rifles that have not. */
Judgement stepBesideTheChief(PlayTable &table)
{
    const auto mine = table.band(BandBuilder("human").chief().sousFifre().with("sword"));
    const auto foes = table.band(BandBuilder("human").chief().sousFifre(3).with("rifle"));
    table.at(mine[0], 20, 12).at(mine[1], 20, 7).at(foes[0], 20, 38);
    table.at(foes[1], 14, 30).at(foes[2], 20, 31).at(foes[3], 26, 30);
    table.begin();
    table.withPv(mine[0], 1);
    table.withMark(mine[0], play::Mark::Activated);
    table.activate(mine[1]);
    table.withPa(mine[1], 1);
    return {[&table, chief = mine[0], guard = mine[1]](const play::Action &action) {
                constexpr std::int32_t kAtHand = 100;
                return gapFrom(table, guard, placeAfter(table, guard, action), chief) <= kAtHand;
            },
            play::Walk{mine[1], table.path(mine[1], {{20, 10.5}})}};
}

} // namespace

PositionTheme guardTheChief()
{
    return {"guard the chief",
            {{"the fresh sous-fifre takes the hit for the dying chief", throwHimselfBetween},
             {"nobody dies for a chief in armour", leaveItToTheArmour},
             {"the hit is taken by the one who survives it", whoSurvivesTakesIt},
             {"the wounded chief goes where the axes do not reach him", outOfTheirReach},
             {"step beside the chief to take the hits for him", stepBesideTheChief}}};
}

} // namespace escarmouche::tests
