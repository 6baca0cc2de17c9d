// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/positions/position.h"

namespace escarmouche::tests {

namespace {

/** Ends where no gun bears on the figure. */
std::function<bool(const play::Action &)> keepsCover(const PlayTable &table, play::FigureId figure)
{
    return [&table, figure](const play::Action &action) {
        return exposure(table, figure, placeAfter(table, figure, action)) == 0;
    };
}

/** Three rifles that have not acted yet, a sword that reaches nobody, a house four pas away. */
Judgement behindTheHouse(PlayTable &table)
{
    const auto mine = table.band(BandBuilder("human").chief().sousChef().with("sword"));
    const auto foes = table.band(BandBuilder("human").chief().sousFifre(3).with("rifle"));
    table.pieces = {house(21, 11, 27, 15), house(0, 6, 6, 10)};
    table.at(mine[0], 3, 3).at(mine[1], 20, 10).at(foes[0], 20, 38);
    table.at(foes[1], 10, 30).at(foes[2], 20, 31).at(foes[3], 30, 30);
    table.begin();
    table.activate(mine[1]);
    table.withPa(mine[1], 1);
    return {keepsCover(table, mine[1]), play::Walk{mine[1], table.path(mine[1], {{24, 9.5}})}};
}

/** His pistol carries 18 pas; their rifles, 24 pas away, bear on all but the back of the house. */
Judgement stayBehindTheHouse(PlayTable &table)
{
    const auto mine = table.band(BandBuilder("human").chief().sousChef().with("pistol"));
    const auto foes = table.band(BandBuilder("human").chief().sousFifre(3).with("rifle"));
    table.pieces = {house(16, 14, 24, 18)};
    table.at(mine[0], 20, 9).at(mine[1], 20, 12.5).at(foes[0], 20, 39);
    table.at(foes[1], 14, 36).at(foes[2], 20, 37).at(foes[3], 26, 36);
    table.begin();
    table.activate(mine[1]);
    table.withPv(mine[1], 1);
    return {keepsCover(table, mine[1]), play::EndActivation{}};
}

/** His black-powder rifle needs 2 PA; with the one that is left he can get behind the wall. */
Judgement backToTheWall(PlayTable &table)
{
    const auto mine =
        table.band(BandBuilder("human").chief().sousFifre().with("black-powder-rifle"));
    const auto foes = table.band(BandBuilder("human").chief().sousFifre(3).with("rifle"));
    table.pieces = {lowWall(13, 13, 20, 13.4), house(32, 6, 38, 9)};
    table.at(mine[0], 35, 4).at(mine[1], 22, 12).at(foes[0], 17, 38);
    table.at(foes[1], 15, 30).at(foes[2], 17, 31).at(foes[3], 19, 30);
    table.begin();
    table.activate(mine[1]);
    table.withPa(mine[1], 1);
    return {keepsCover(table, mine[1]), play::Walk{mine[1], table.path(mine[1], {{17, 12.45}})}};
}

/** The enemy stands already, with crossbows; two houses shield part of the zone. */
Judgement deployUnseen(PlayTable &table)
{
    const auto mine = table.band(BandBuilder("human").chief().with("pistol"));
    const auto foes = table.band(BandBuilder("human").chief().sousFifre(3).with("crossbow"));
    table.pieces = {house(8, 8, 16, 11), house(24, 8, 32, 11)};
    table.start();
    table.dice({1, 6});
    table.act(play::ChooseZone{1});
    table.act(play::PlaceFigure{foes[0], PlayTable::place(20, 39)});
    table.act(play::PlaceFigure{foes[1], PlayTable::place(10, 34.5)});
    table.act(play::PlaceFigure{foes[2], PlayTable::place(20, 34.5)});
    table.act(play::PlaceFigure{foes[3], PlayTable::place(30, 34.5)});
    return {[&table, chief = mine[0]](const play::Action &action) {
                const auto *placing = std::get_if<play::PlaceFigure>(&action);
                return placing && exposure(table, chief, placing->at) == 0;
            },
            play::PlaceFigure{mine[0], PlayTable::place(12, 6)}};
}

/** He was shot at as he set out. Where the declared way leads, four rifles that have not seen him
    yet look on; behind him is the house. */
Judgement notIntoTheOpen(PlayTable &table)
{
    const auto mine = table.band(BandBuilder("human").chief().with("rifle").sousFifre());
    const auto foes = table.band(BandBuilder("human").chief().sousFifre(5).with("rifle"));
    table.pieces = {house(4, 12, 14, 14)};
    table.at(mine[0], 10, 10).at(mine[1], 4, 4).at(foes[0], 38, 38).at(foes[1], 22, 10);
    table.at(foes[2], 8, 30).at(foes[3], 11, 30).at(foes[4], 14, 30).at(foes[5], 17, 30);
    table.begin();
    for (std::size_t foe = 1; foe < foes.size(); ++foe)
        table.state().seen[foes[foe].value].erase(mine[0]);
    table.withPv(mine[0], 1);
    table.activate(mine[0]);
    table.act(play::Walk{mine[0], table.path(mine[0], {{18, 7}})});
    table.dice({1, 1});
    table.act(play::Shoot{foes[1], 0, mine[0], {}});
    table.dice({1});
    return {
        [](const play::Action &action) { return std::holds_alternative<play::Decline>(action); },
        play::Decline{}};
}

} // namespace

PositionTheme keepCover()
{
    return {"keep cover",
            {{"with the last PA walk out of three rifles' sight", behindTheHouse},
             {"stay behind the house when nobody is in range", stayBehindTheHouse},
             {"with the last PA step behind the low wall", backToTheWall},
             {"deploy the chief where no crossbow bears on him", deployUnseen},
             {"do not walk on into four more free shots", notIntoTheOpen}}};
}

} // namespace escarmouche::tests
