// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/play/switches.h"

#include <functional>
#include <map>
#include <string>
#include <string_view>

namespace escarmouche::rules::musg::play {

namespace {

using Setter = std::function<Result<void>(Switches &, const Setting &)>;

Error complaint(ErrorCode code, const Setting &setting, std::string hint)
{
    std::string met;
    if (const auto *number = std::get_if<std::int64_t>(&setting.value))
        met = std::to_string(*number);
    else if (const auto *text = std::get_if<std::string>(&setting.value))
        met = *text;
    else
        met = std::get<bool>(setting.value) ? "true" : "false";
    return {.code = code,
            .subject = std::move(met),
            .pointer = "/options/" + setting.property,
            .hint = std::move(hint)};
}

Setter flag(bool Switches::*member)
{
    return [member](Switches &switches, const Setting &setting) -> Result<void> {
        const auto *value = std::get_if<bool>(&setting.value);
        if (!value)
            return fail(complaint(ErrorCode::WrongType, setting, "boolean"));
        switches.*member = *value;
        return {};
    };
}

/** A number in its range, written by `set`. */
Setter number(std::int64_t least, std::int64_t most, std::function<void(Switches &, int)> set)
{
    return [=](Switches &switches, const Setting &setting) -> Result<void> {
        const auto *value = std::get_if<std::int64_t>(&setting.value);
        if (!value)
            return fail(complaint(ErrorCode::WrongType, setting, "integer"));
        if (*value < least || *value > most)
            return fail(complaint(ErrorCode::NumberOutOfRange, setting,
                                  std::to_string(least) + ".." + std::to_string(most)));
        set(switches, static_cast<int>(*value));
        return {};
    };
}

Setter length(std::int32_t Switches::*member, std::int64_t least, std::int64_t most)
{
    return number(least, most,
                  [member](Switches &switches, int value) { switches.*member = value; });
}

Setter points(std::size_t rank)
{
    return number(0, 1000,
                  [rank](Switches &switches, int value) { switches.victoryPoints[rank] = value; });
}

Result<void> setScatter(Switches &switches, const Setting &setting)
{
    static const std::map<std::string, Scatter, std::less<>> kWords = {
        {"on_miss", Scatter::OnMiss},
        {"always", Scatter::Always},
        {"instead_of_CT", Scatter::InsteadOfCt}};
    const auto *text = std::get_if<std::string>(&setting.value);
    const auto met = text ? kWords.find(*text) : kWords.end();
    if (met == kWords.end())
        return fail(complaint(ErrorCode::WrongChoice, setting, "on_miss, always, instead_of_CT"));
    switches.scatter = met->second;
    return {};
}

/** Four quarter turns to the right of the throw, for the faces 2 to 5, as "0123". */
Result<void> setScatterTurns(Switches &switches, const Setting &setting)
{
    const auto *text = std::get_if<std::string>(&setting.value);
    if (!text || text->size() != switches.scatterTurns.size() ||
        text->find_first_not_of("0123") != std::string::npos)
        return fail(complaint(ErrorCode::WrongPattern, setting, "0123"));
    for (std::size_t face = 0; face < text->size(); ++face)
        switches.scatterTurns[face] = static_cast<std::uint8_t>((*text)[face] - '0');
    return {};
}

const std::map<std::string, Setter, std::less<>> &setters()
{
    static const std::map<std::string, Setter, std::less<>> kSetters = {
        {"base_diameter", length(&Switches::baseDiameter, 40, 400)},
        {"figure_height", length(&Switches::figureHeight, 40, 400)},
        {"treasury_as_vp", flag(&Switches::treasuryAsVp)},
        {"elevation_step", length(&Switches::elevationStep, 1, 1000)},
        {"split_slow_reload", flag(&Switches::splitSlowReload)},
        {"scatter", setScatter},
        {"scatter_directions", setScatterTurns},
        {"blast_radius", length(&Switches::blastRadius, 10, 1000)},
        {"flame_length", length(&Switches::flameLength, 50, 3000)},
        {"flame_width", length(&Switches::flameWidth, 10, 2000)},
        {"shooting_while_engaged", flag(&Switches::shootingWhileEngaged)},
        {"medikit_consumed", flag(&Switches::medikitConsumed)},
        {"turn_limit",
         number(1, 100, [](Switches &switches, int value) { switches.turnLimit = value; })},
        {"one_walk_per_activation", flag(&Switches::oneWalk)},
        {"want_to_charge", flag(&Switches::wantToCharge)},
        {"receive_charge", flag(&Switches::receiveCharge)},
        {"spot_enemy", flag(&Switches::spotEnemy)},
        {"under_fire", flag(&Switches::underFire)},
        {"under_fire_dice",
         number(1, 2, [](Switches &switches, int value) { switches.underFireDice = value; })},
        {"no_rest", flag(&Switches::noRest)},
        {"shooting_into_melee", flag(&Switches::shootingIntoMelee)},
        {"vp_chief", points(0)},
        {"vp_sous_chef", points(1)},
        {"vp_sous_fifre", points(2)},
        {"vp_figurant", points(3)},
        {"vp_mercenary", points(4)},
    };
    return kSetters;
}

std::string names()
{
    std::string all;
    for (const auto &[name, setter] : setters())
        all += (all.empty() ? "" : ", ") + name;
    return all;
}

} // namespace

Result<Switches> switchesOf(const std::vector<Setting> &options)
{
    Switches switches;
    for (const Setting &setting : options) {
        const auto met = setters().find(setting.property);
        if (met == setters().end())
            return fail({.code = ErrorCode::WrongChoice,
                         .subject = setting.property,
                         .pointer = "/options",
                         .hint = names()});
        if (auto set = met->second(switches, setting); !set)
            return fail(set.error());
    }
    return switches;
}

} // namespace escarmouche::rules::musg::play
