// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/positions/position.h"

namespace escarmouche::tests {

namespace {

/** Wounded to his last PV, out of everybody's sight. */
Judgement treatHimself(PlayTable &table)
{
    const auto mine =
        table.band(BandBuilder("human").chief().with("sword").with("medikit").sousFifre());
    const auto foes = table.band(BandBuilder("human").chief().sousFifre(2).with("rifle"));
    table.pieces = {house(12, 8, 28, 12)};
    table.at(mine[0], 20, 5).at(mine[1], 24, 5).at(foes[0], 20, 38);
    table.at(foes[1], 18, 34).at(foes[2], 22, 34);
    table.begin();
    table.withPv(mine[0], 1);
    table.activate(mine[0]);
    table.withPa(mine[0], 1);
    return {[chief = mine[0]](const play::Action &action) { return isTreatmentOf(action, chief); },
            play::UseMedikit{mine[0], mine[0]}};
}

/** Shooting costs the same PA and wounds once in six. */
Judgement treatTheChief(PlayTable &table)
{
    const auto mine =
        table.band(BandBuilder("human").chief().sousFifre().with("pistol").with("medikit"));
    const auto foes = table.band(BandBuilder("human").chief().sousFifre(3).with("rifle"));
    table.at(mine[0], 20, 10).at(mine[1], 20, 11).at(foes[0], 20, 38);
    table.at(foes[1], 18, 27).at(foes[2], 22, 27).at(foes[3], 25, 27);
    table.begin();
    table.withPv(mine[0], 1);
    table.withMark(mine[0], play::Mark::Activated);
    table.activate(mine[1]);
    table.withPa(mine[1], 1);
    return {[chief = mine[0]](const play::Action &action) { return isTreatmentOf(action, chief); },
            play::UseMedikit{mine[1], mine[0]}};
}

/** One kit, two wounded: himself with two of three PV, the chief with one of six. */
Judgement chiefBeforeHimself(PlayTable &table)
{
    const auto mine = table.band(BandBuilder("human").chief().sousFifre().with("medikit"));
    const auto foes = table.band(BandBuilder("human").chief().sousFifre(2).with("rifle"));
    table.pieces = {house(12, 12, 28, 15)};
    table.at(mine[0], 20, 10).at(mine[1], 21, 10).at(foes[0], 20, 38);
    table.at(foes[1], 18, 34).at(foes[2], 22, 34);
    table.begin();
    table.withPv(mine[0], 1);
    table.withPv(mine[1], 2);
    table.activate(mine[1]);
    table.withPa(mine[1], 1);
    return {[chief = mine[0]](const play::Action &action) { return isTreatmentOf(action, chief); },
            play::UseMedikit{mine[1], mine[0]}};
}

/** He lacks one PV of six; their chief, with one left, stands before his rifle. */
Judgement shootFirst(PlayTable &table)
{
    const auto mine =
        table.band(BandBuilder("human").chief().with("rifle").with("medikit").sousFifre());
    const auto foes = table.band(BandBuilder("human").chief().with("rifle").sousFifre());
    table.at(mine[0], 20, 15).at(mine[1], 24, 4).at(foes[0], 20, 24).at(foes[1], 20, 38);
    table.begin();
    table.withPv(mine[0], 5);
    table.withPv(foes[0], 1);
    table.activate(mine[0]);
    table.withPa(mine[0], 1);
    return {[chief = foes[0]](const play::Action &action) { return shootsAt(action, {chief}); },
            play::Shoot{mine[0], 0, foes[0], {}}};
}

/** Four pas from the dying chief, with a PA to go there and one to treat him. */
Judgement goToThePatient(PlayTable &table)
{
    const auto mine = table.band(BandBuilder("human").chief().sousFifre().with("medikit"));
    const auto foes = table.band(BandBuilder("human").chief().sousFifre(2).with("rifle"));
    table.pieces = {house(10, 13, 30, 16)};
    table.at(mine[0], 18, 10).at(mine[1], 23, 10).at(foes[0], 20, 38);
    table.at(foes[1], 18, 34).at(foes[2], 22, 34);
    table.begin();
    table.withPv(mine[0], 1);
    table.withMark(mine[0], play::Mark::Activated);
    table.activate(mine[1]);
    return {[&table, chief = mine[0], medic = mine[1]](const play::Action &action) {
                constexpr std::int32_t kContact = geo::kContactGap;
                return std::holds_alternative<play::Walk>(action) &&
                       gapFrom(table, medic, placeAfter(table, medic, action), chief) <= kContact;
            },
            play::Walk{mine[1], table.path(mine[1], {{19, 10}})}};
}

} // namespace

PositionTheme medikits()
{
    return {"medikit",
            {{"the chief out of sight treats himself", treatHimself},
             {"treat the dying chief rather than try a long shot", treatTheChief},
             {"the kit is for the chief, not for a scratch of one's own", chiefBeforeHimself},
             {"shoot the dying chief before treating a scratch", shootFirst},
             {"walk up to the dying chief to treat him", goToThePatient}}};
}

} // namespace escarmouche::tests
