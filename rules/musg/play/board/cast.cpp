// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/figure/figureview.h"
#include "rules/musg/play/board/board.h"
#include "rules/musg/play/board/figurelook.h"
#include "rules/musg/play/state/boardcodes.h"
#include "rules/musg/play/story/telling.h"

#include <algorithm>
#include <array>
#include <set>
#include <string_view>
#include <tuple>

namespace escarmouche::rules::musg::play {

namespace {

Cell cellOf(int value, std::string_view rule)
{
    return {Number(Part{value, PartSource::Base, {}, RuleId{rule}}), {}};
}

/** In the order of profileColumns(). */
std::vector<Cell> cellsOf(const Fighter &fighter)
{
    std::vector<Cell> cells;
    for (const int value :
         {fighter.mvt / kPas, fighter.cd, fighter.ct, fighter.cc, fighter.f, fighter.r, fighter.pv})
        cells.push_back(cellOf(value, "MUSG-PROFILE-07"));
    cells.push_back(cellOf(fighter.pa, "MUSG-PROFILE-09"));
    return cells;
}

Carried carriedOf(const Catalogue &catalogue, EntryId entry, const Text &name)
{
    Carried carried;
    carried.name = name;
    if (!entry.valid())
        return carried;
    carried.entry = catalogue[entry].id;
    carried.effect = catalogue[entry].effect;
    return carried;
}

/** What a weapon can do, then what else the catalogue says of it. */
void addNumbers(const Catalogue &catalogue, const std::string &key, const Phrase::Values &values,
                Carried &weapon)
{
    const Text &numbers = catalogue.word(key);
    const auto with = [&](const std::string &effect, Language language) {
        const std::string said = filled(numbers, values, language);
        return effect.empty() ? said : said + ". " + effect;
    };
    weapon.effect = {with(weapon.effect.en, Language::English),
                     with(weapon.effect.fr, Language::French)};
}

std::vector<Carried> gearOf(const Catalogue &catalogue, const Fighter &fighter)
{
    std::vector<Carried> gear;
    for (const Gun &gun : fighter.guns) {
        Carried carried = carriedOf(catalogue, gun.entry, gun.name);
        addNumbers(catalogue, gun.bands ? "gear.gun" : "gear.force",
                   {{"short", std::int64_t{gun.ranges[0] / kPas}},
                    {"medium", std::int64_t{gun.ranges[1] / kPas}},
                    {"long", std::int64_t{gun.ranges[2] / kPas}},
                    {"dice", std::int64_t{gun.dice}},
                    {"force", std::int64_t{gun.force}}},
                   carried);
        gear.push_back(std::move(carried));
    }
    for (const Blade &blade : fighter.blades) {
        Carried carried = carriedOf(catalogue, blade.entry, blade.name);
        addNumbers(
            catalogue, blade.entry.valid() ? "gear.force" : "gear.fists",
            {{"dice", std::int64_t{blade.dice}}, {"force", std::int64_t{fighter.f + blade.force}}},
            carried);
        gear.push_back(std::move(carried));
    }
    return gear;
}

std::vector<Carried> traitsOf(const Catalogue &catalogue, const Fighter &fighter)
{
    std::vector<Carried> traits;
    for (const auto &[trait, rule] : fighter.sources) {
        const Entry &entry = catalogue.trait(trait);
        Carried carried;
        carried.entry = entry.id;
        carried.name = entry.name;
        carried.effect = entry.effect;
        carried.rule = rule;
        traits.push_back(std::move(carried));
    }
    return traits;
}

/** What tells a rank on a token; sous-fifres, who are most, go by their number alone. */
std::string_view initialOf(Rank rank)
{
    switch (rank) {
    case Rank::Chief:
        return "C";
    case Rank::SousChef:
        return "SC";
    case Rank::SousFifre:
        return "";
    case Rank::Figurant:
        return "f";
    case Rank::Mercenary:
        return "M";
    case Rank::Summon:
        return "z";
    }
    return "";
}

constexpr std::pair<std::uint32_t, std::string_view> kStates[] = {
    {stateof::kOutOfAction, "out-of-action"},
    {static_cast<std::uint32_t>(Mark::Fleeing), "fleeing"},
    {static_cast<std::uint32_t>(Mark::Shaken), "shaken"},
    {static_cast<std::uint32_t>(Mark::Hanging), "hanging"},
    {static_cast<std::uint32_t>(Mark::Hidden), "hidden"},
    {static_cast<std::uint32_t>(Mark::Charged), "charged"},
    {static_cast<std::uint32_t>(Mark::NoRun), "no-run"},
    {static_cast<std::uint32_t>(Mark::FailedRout), "failed-rout"},
    {static_cast<std::uint32_t>(Mark::Activated), "activated"},
    {static_cast<std::uint32_t>(Mark::HeldBack), "held-back"},
    {stateof::kWaiting, "waiting"},
    {stateof::kLeft, "left"},
    {stateof::kAbsent, "absent"},
};

RuleId ruleOfState(std::string_view state)
{
    constexpr std::pair<std::string_view, std::string_view> kRules[] = {
        {"out-of-action", "MUSG-PROFILE-08"},
        {"fleeing", "MUSG-ROUT-06"},
        {"shaken", "MUSG-REACT-06"},
        {"hanging", "MUSG-EQUIP-09"},
        {"hidden", "MUSG-MERC-10"},
        {"charged", "MUSG-MELEE-08"},
        {"no-run", "MUSG-REACT-04"},
        {"failed-rout", "MUSG-ROUT-03"},
        {"activated", "MUSG-TURN-06"},
        {"held-back", "MUSG-MERC-05"},
        {"left", "MUSG-ROUT-08"},
    };
    for (const auto &[named, rule] : kRules) {
        if (named == state)
            return {rule};
    }
    return {};
}

StateWord::Shown shownAs(std::string_view state)
{
    if (state == "out-of-action")
        return StateWord::Shown::Body;
    if (state == "waiting" || state == "held-back")
        return StateWord::Shown::Waiting;
    if (state == "left" || state == "absent")
        return StateWord::Shown::Gone;
    return StateWord::Shown::There;
}

} // namespace

Cast castOf(const Catalogue &catalogue, const Skirmish &game)
{
    Cast cast;
    cast.profile = profileColumns(catalogue);
    std::set<std::tuple<SeatId, Rank, int>> taken;
    for (std::size_t at = 0; at < game.size(); ++at) {
        const Fighter &fighter = game.fighters()[at];
        CastMember member;
        member.token = static_cast<int>(at);
        member.owner = fighter.seat();
        member.figure = fighter.ref;
        member.name = nameOf(game, {static_cast<std::uint8_t>(at)});
        member.rank = catalogue.rank(fighter.rank).name;
        int number = std::max(1, fighter.number); // that of its name, where no other kind has it
        while (!taken.emplace(fighter.seat(), fighter.rank, number).second)
            ++number;
        member.letter = initialOf(fighter.rank);
        if (fighter.rank != Rank::Chief)
            member.letter += std::to_string(number);
        member.look = lookOf(fighter);
        member.height = game.switches().figureHeight;
        member.points = fighter.pv;
        member.profile = cellsOf(fighter);
        member.gear = gearOf(catalogue, fighter);
        member.traits = traitsOf(catalogue, fighter);
        cast.members.push_back(std::move(member));
    }
    return cast;
}

std::vector<StateWord> stateWords(const Catalogue &catalogue)
{
    std::vector<StateWord> words;
    for (const auto &[bit, key] : kStates) {
        StateWord word;
        word.bit = bit;
        word.word = catalogue.word("state." + std::string(key));
        word.sign = catalogue.word("sign." + std::string(key));
        word.rule = ruleOfState(key);
        word.shown = shownAs(key);
        word.isSpent = key == "activated";
        word.isOutOfIt = key == "fleeing";
        word.isBad = bit == stateof::kOutOfAction || key == "fleeing" || key == "shaken";
        words.push_back(std::move(word));
    }
    return words;
}

} // namespace escarmouche::rules::musg::play
