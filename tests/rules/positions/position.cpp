// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/positions/position.h"

#include "rules/kit/geometry/ground/contact.h"
#include "rules/kit/geometry/sight/cover.h"
#include "rules/kit/geometry/sight/sight.h"
#include "rules/musg/play/stage/lookups.h"

#include <algorithm>
#include <limits>

namespace escarmouche::tests {

namespace {

geo::Piece piece(double left, double top, double right, double bottom)
{
    const auto at = [](double x, double y) {
        return geo::Point{PlayTable::hundredths(x), PlayTable::hundredths(y)};
    };
    geo::Piece made;
    made.footprint = {at(left, top), at(right, top), at(right, bottom), at(left, bottom)};
    return made;
}

geo::Base standing(const PlayTable &table, play::FigureId figure, const play::Place &at)
{
    geo::Base base = table.game().base(table.state(), figure);
    base.place = at;
    return base;
}

std::int32_t longestRange(const play::Fighter &fighter)
{
    std::int32_t longest = 0;
    for (const play::Gun &gun : fighter.guns)
        longest = std::max(longest, gun.ranges.back());
    return longest;
}

} // namespace

std::vector<PositionTheme> positionThemes()
{
    return {takeTheShot(),      keepCover(), guardTheChief(), chargeOrShoot(),
            holdTheObjective(), medikits(),  breakAway(),     hiredSpecials()};
}

geo::Piece house(double left, double top, double right, double bottom)
{
    using namespace geo::trait;
    geo::Piece made = piece(left, top, right, bottom);
    made.top = 300;
    made.traits = kImpassable | kBlocksSight | kHides;
    return made;
}

geo::Piece lowWall(double left, double top, double right, double bottom)
{
    geo::Piece made = piece(left, top, right, bottom);
    made.kind = geo::PieceKind::Wall;
    made.top = 80;
    made.traits = geo::trait::kImpassable | geo::trait::kHides;
    return made;
}

std::optional<play::Place> endOf(const play::Action &action)
{
    return std::visit(
        [](const auto &chosen) -> std::optional<play::Place> {
            if constexpr (requires { chosen.path; })
                return chosen.path.count > 0 ? std::optional(chosen.path.last()) : std::nullopt;
            else if constexpr (std::is_same_v<std::decay_t<decltype(chosen)>, play::PlaceFigure>)
                return chosen.at;
            else
                return std::nullopt;
        },
        action);
}

play::Place placeAfter(const PlayTable &table, play::FigureId figure, const play::Action &action)
{
    return endOf(action).value_or(table.state()[figure].place());
}

bool shootsAt(const play::Action &action, std::initializer_list<play::FigureId> targets)
{
    const auto *shot = std::get_if<play::Shoot>(&action);
    return shot && std::ranges::find(targets, shot->target) != targets.end();
}

bool isStrikeAt(const play::Action &action, play::FigureId target)
{
    const auto *strike = std::get_if<play::Strike>(&action);
    return strike && strike->target == target;
}

bool chargesAt(const PlayTable &table, const play::Action &action, play::FigureId target)
{
    const auto *charge = std::get_if<play::Charge>(&action);
    return charge && geo::inContact(standing(table, charge->figure, charge->path.last()),
                                    table.game().base(table.state(), target));
}

bool isActivationOf(const play::Action &action, play::FigureId figure)
{
    const auto *activation = std::get_if<play::Activate>(&action);
    return activation && activation->figure == figure;
}

bool isChoiceOf(const play::Action &action, play::FigureId figure)
{
    const auto *choice = std::get_if<play::ChooseFigure>(&action);
    return choice && choice->figure == figure;
}

bool isTreatmentOf(const play::Action &action, play::FigureId patient)
{
    const auto *treatment = std::get_if<play::UseMedikit>(&action);
    return treatment && treatment->patient == patient;
}

std::int32_t gapFrom(const PlayTable &table, play::FigureId figure, const play::Place &at,
                     play::FigureId other)
{
    return geo::distance(standing(table, figure, at), table.game().base(table.state(), other));
}

std::int32_t nearestFoe(const PlayTable &table, play::FigureId figure, const play::Place &at)
{
    std::int32_t nearest = std::numeric_limits<std::int32_t>::max();
    play::foesOf(table.game(), table.state(), table.game().fighter(figure).seat())
        .each([&](play::FigureId foe) {
            nearest = std::min(nearest, gapFrom(table, figure, at, foe));
        });
    return nearest;
}

bool isOpenTo(const PlayTable &table, play::FigureId shooter, play::FigureId figure,
              const play::Place &at)
{
    const auto &game = table.game();
    const geo::Base from = game.base(table.state(), shooter);
    const geo::Base target = standing(table, figure, at);
    if (geo::distance(from, target) > longestRange(game.fighter(shooter)) ||
        !geo::sees(game.table(), from, target))
        return false;
    play::FigureSet both;
    both.insert(shooter);
    both.insert(figure);
    const auto between = play::bystanders(game, table.state(), both);
    return !geo::cover(game.table(), from, target, between.bases).isGiven();
}

int exposure(const PlayTable &table, play::FigureId figure, const play::Place &at)
{
    int open = 0;
    play::foesOf(table.game(), table.state(), table.game().fighter(figure).seat())
        .each([&](play::FigureId foe) { open += isOpenTo(table, foe, figure, at) ? 1 : 0; });
    return open;
}

bool isOn(const PlayTable &table, std::size_t objective, play::FigureId figure,
          const play::Place &at)
{
    const play::Objective &spot = table.game().scenario().objectives[objective];
    return geo::isWithin(standing(table, figure, {at.at, 0}), {{spot.at, 0}, 0, 0}, spot.radius);
}

} // namespace escarmouche::tests
