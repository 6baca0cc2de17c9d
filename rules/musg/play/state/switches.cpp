// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/play/state/switches.h"

#include <algorithm>
#include <string>

namespace escarmouche::rules::musg::play {

namespace {

Error complaint(ErrorCode code, const Setting &setting, std::string_view hint)
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
            .hint = std::string(hint)};
}

/** Writes a setting into the switches, or says why not. */
struct Setter {
    Switches &switches;
    const Setting &setting;

    Result<void> operator()(const Switch::Flag &flag) const
    {
        const auto *value = std::get_if<bool>(&setting.value);
        if (!value)
            return fail(complaint(ErrorCode::WrongType, setting, "boolean"));
        switches.*flag.member = *value;
        return {};
    }
    Result<void> operator()(const Switch::Number &number) const
    {
        const auto *value = std::get_if<std::int64_t>(&setting.value);
        if (!value)
            return fail(complaint(ErrorCode::WrongType, setting, "integer"));
        if (*value < number.least || *value > number.most)
            return fail(
                complaint(ErrorCode::NumberOutOfRange, setting,
                          std::to_string(number.least) + ".." + std::to_string(number.most)));
        number.of(switches) = static_cast<std::int32_t>(*value);
        return {};
    }
    Result<void> operator()(const Switch::Word &word) const
    {
        const auto *text = std::get_if<std::string>(&setting.value);
        if (!text || !word.set(switches, *text))
            return fail(complaint(word.complaint, setting, word.hint));
        return {};
    }
};

bool setScatter(Switches &switches, std::string_view word)
{
    static constexpr std::array<std::string_view, 3> kWords{"on_miss", "always", "instead_of_CT"};
    const auto met = std::ranges::find(kWords, word);
    if (met != kWords.end())
        switches.scatter = static_cast<Scatter>(met - kWords.begin());
    return met != kWords.end();
}

/** Four quarter turns to the right of the throw, for the faces 2 to 5. */
bool setScatterTurns(Switches &switches, std::string_view word)
{
    if (word.size() != switches.scatterTurns.size() ||
        word.find_first_not_of("0123") != std::string_view::npos)
        return false;
    for (std::size_t face = 0; face < word.size(); ++face)
        switches.scatterTurns[face] = static_cast<std::uint8_t>(word[face] - '0');
    return true;
}

template<std::int32_t Switches::*Member>
std::int32_t &member(Switches &switches)
{
    return switches.*Member;
}

template<std::size_t Rank>
std::int32_t &pointsOf(Switches &switches)
{
    return switches.victoryPoints[Rank];
}

std::string names()
{
    std::vector<std::string_view> sorted;
    for (const Switch &each : allSwitches())
        sorted.push_back(each.name);
    std::ranges::sort(sorted);
    std::string all;
    for (const std::string_view name : sorted)
        all.append(all.empty() ? "" : ", ").append(name);
    return all;
}

} // namespace

const std::vector<Switch> &allSwitches()
{
    using enum SwitchGroup;
    using Flag = Switch::Flag;
    using Number = Switch::Number;
    using Word = Switch::Word;
    using S = Switches;
    static const std::vector<Switch> kSwitches = {
        {"turn_limit", Scoring, {"MUSG-TURN-07"}, Number{member<&S::turnLimit>, 1, 100}},
        {"treasury_as_vp", Scoring, {"MUSG-BAND-07"}, Flag{&S::treasuryAsVp}},
        {"vp_chief", Scoring, {"MUSG-VP-01"}, Number{pointsOf<0>, 0, 1000}},
        {"vp_sous_chef", Scoring, {"MUSG-VP-01"}, Number{pointsOf<1>, 0, 1000}},
        {"vp_sous_fifre", Scoring, {"MUSG-VP-01"}, Number{pointsOf<2>, 0, 1000}},
        {"vp_figurant", Scoring, {"MUSG-VP-01"}, Number{pointsOf<3>, 0, 1000}},
        {"vp_mercenary", Scoring, {"MUSG-VP-02"}, Number{pointsOf<4>, 0, 1000}},
        {"want_to_charge", Reactions, {"MUSG-REACT-03"}, Flag{&S::wantToCharge}},
        {"receive_charge", Reactions, {"MUSG-REACT-05"}, Flag{&S::receiveCharge}},
        {"spot_enemy", Reactions, {"MUSG-REACT-07"}, Flag{&S::spotEnemy}},
        {"under_fire", Reactions, {"MUSG-REACT-09"}, Flag{&S::underFire}},
        {"under_fire_dice", Reactions, {"MUSG-REACT-09"}, Number{member<&S::underFireDice>, 1, 2}},
        {"shooting_while_engaged", Shooting, {"MUSG-RANGED-25"}, Flag{&S::shootingWhileEngaged}},
        {"shooting_into_melee", Shooting, {"MUSG-RANGED-24"}, Flag{&S::shootingIntoMelee}},
        {"split_slow_reload", Shooting, {"MUSG-RANGED-12"}, Flag{&S::splitSlowReload}},
        {"elevation_step",
         Shooting,
         {"MUSG-RANGED-04"},
         Number{member<&S::elevationStep>, 1, 1000, true}},
        {"no_rest", Shooting, {"MUSG-RANGED-18"}, Flag{&S::noRest}},
        {"scatter",
         Templates,
         {"MUSG-RANGED-14"},
         Word{{"on_miss", "always", "instead_of_CT"},
              setScatter,
              ErrorCode::WrongChoice,
              "on_miss, always, instead_of_CT"}},
        {"scatter_directions",
         Templates,
         {"MUSG-RANGED-15"},
         Word{{"0123", "0321"}, setScatterTurns, ErrorCode::WrongPattern, "0123"}},
        {"blast_radius",
         Templates,
         {"MUSG-RANGED-16"},
         Number{member<&S::blastRadius>, 10, 1000, true}},
        {"flame_length",
         Templates,
         {"MUSG-RANGED-17"},
         Number{member<&S::flameLength>, 50, 3000, true}},
        {"flame_width",
         Templates,
         {"MUSG-RANGED-17"},
         Number{member<&S::flameWidth>, 10, 2000, true}},
        {"one_walk_per_activation", Acting, {"MUSG-ACT-04"}, Flag{&S::oneWalk}},
        {"medikit_consumed", Acting, {"MUSG-EQUIP-11"}, Flag{&S::medikitConsumed}},
        {"base_diameter",
         Figures,
         {"MUSG-PROFILE-06"},
         Number{member<&S::baseDiameter>, 40, 400, true}},
        {"figure_height",
         Figures,
         {"MUSG-PROFILE-06"},
         Number{member<&S::figureHeight>, 40, 400, true}},
    };
    return kSwitches;
}

Result<Switches> switchesOf(const std::vector<Setting> &options)
{
    Switches switches;
    for (const Setting &setting : options) {
        const auto met = std::ranges::find(allSwitches(), setting.property, &Switch::name);
        if (met == allSwitches().end())
            return fail({.code = ErrorCode::WrongChoice,
                         .subject = setting.property,
                         .pointer = "/options",
                         .hint = names()});
        if (auto set = std::visit(Setter{switches, setting}, met->what); !set)
            return fail(set.error());
    }
    return switches;
}

} // namespace escarmouche::rules::musg::play
