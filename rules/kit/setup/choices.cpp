// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/kit/setup/choices.h"

#include "rules/core/json/jsonreader.h"
#include "rules/core/words/nearest.h"

#include <algorithm>
#include <array>
#include <utility>
#include <variant>

namespace escarmouche::rules::kit {

namespace {

Error badOption(const std::string &key, ErrorCode code, std::string subject, std::string hint)
{
    return {.code = code,
            .subject = std::move(subject),
            .pointer = "/options/" + key,
            .hint = std::move(hint)};
}

Error unknownOption(std::span<const Agreement> agreements, const std::string &key)
{
    std::vector<Known> known;
    for (const Agreement &each : agreements)
        known.push_back({each.key});
    return badOption(key, ErrorCode::UnknownKey, key, nearest(key, known));
}

/** As files call what a value is. */
std::string typeOf(const Setting &setting)
{
    static constexpr std::array kTypes{"boolean", "integer", "string"};
    return kTypes.at(setting.value.index());
}

/** What needs a switch that is off is off too; nobody may say that it is on. */
Result<Wishes> withoutIdle(std::span<const Agreement> agreements, const MatchSetup &setup,
                           Wishes wishes)
{
    for (const Agreement &each : agreements) {
        if (each.needs.empty() || wishes.is(each.needs))
            continue;
        const auto said = std::ranges::find(setup.options, each.key, &Setting::property);
        if (said != setup.options.end() && said->value == SettingValue(true))
            return fail(badOption(std::string(each.key), ErrorCode::NeedsOption,
                                  std::string(each.key), std::string(each.needs)));
        wishes.switchOff(each.key);
    }
    return wishes;
}

SettingValue usualOf(const Agreement &agreement)
{
    return agreement.longest > 0 ? SettingValue(std::string()) : SettingValue(agreement.isOn);
}

Text seatWord(const PhraseBook &book, std::size_t seat)
{
    return wordIn(book, "seat." + std::to_string(seat + 1));
}

} // namespace

Result<Wishes> wishesOf(std::span<const Agreement> agreements, const MatchSetup &setup)
{
    Wishes wishes;
    for (const Agreement &each : agreements) {
        if (each.longest == 0)
            wishes.m_switches[each.key] = each.isOn;
        else
            wishes.m_texts[each.key];
    }
    for (const Setting &setting : setup.options) {
        const auto flag = wishes.m_switches.find(setting.property);
        const auto text = wishes.m_texts.find(setting.property);
        const auto *isOn = std::get_if<bool>(&setting.value);
        const auto *said = std::get_if<std::string>(&setting.value);
        if (flag != wishes.m_switches.end() && isOn)
            flag->second = *isOn;
        else if (text != wishes.m_texts.end() && said)
            text->second = *said;
        else if (flag == wishes.m_switches.end() && text == wishes.m_texts.end())
            return fail(unknownOption(agreements, setting.property));
        else
            return fail(badOption(setting.property, ErrorCode::WrongType, typeOf(setting),
                                  flag != wishes.m_switches.end() ? "boolean" : "string"));
    }
    return withoutIdle(agreements, setup, std::move(wishes));
}

Result<Wishes> wishesToBegin(std::span<const Agreement> agreements, const MatchSetup &setup,
                             bool areWanted)
{
    auto wishes = wishesOf(agreements, setup);
    if (!wishes)
        return wishes;
    for (const Agreement &each : agreements) {
        const auto said = std::ranges::find(setup.options, each.key, &Setting::property);
        const bool isUsual = said == setup.options.end() || said->value == usualOf(each);
        if (!areWanted && !isUsual)
            return fail(badOption(std::string(each.key), ErrorCode::UnwantedKey,
                                  std::string(each.key), {}));
    }
    for (const Agreement &each : agreements) {
        if (!each.excludes.empty() && wishes->is(each.key) && wishes->is(each.excludes))
            return fail(refused({each.rule, "refused.either"}));
    }
    return wishes;
}

std::vector<OptionGroup> optionGroups(std::span<const Agreement> agreements,
                                      const std::vector<Text> &titles, const PhraseBook &book)
{
    std::vector<OptionGroup> groups;
    for (const Text &title : titles)
        groups.push_back({title, {}});
    for (const Agreement &each : agreements) {
        const std::string key = "option." + std::string(each.key);
        Property property;
        property.key = each.key;
        property.label = wordIn(book, key);
        property.help = wordIn(book, key + ".help");
        property.rule = each.rule;
        property.needs = each.needs;
        property.value = usualOf(each);
        if (each.longest > 0) {
            property.most = each.longest;
            property.optional = true;
        } else {
            property.kind = PropertyKind::Flag;
        }
        groups[each.group].options.push_back(std::move(property));
    }
    return groups;
}

Result<std::string> scenarioId(std::string_view scenario, std::string_view usual)
{
    static constexpr std::array<std::string_view, 1> kKeys{"scenario"};
    if (scenario.empty())
        return std::string(usual);
    return json::decode(scenario, [](const json::Cursor &at) {
        return at.object(kKeys) ? at["scenario"].id() : std::string();
    });
}

bool isStage(std::string_view scenario)
{
    return scenario.find("\"stage\"") != std::string_view::npos;
}

const Text &wordIn(const PhraseBook &book, std::string_view key)
{
    static const Text kNone;
    const auto met = book.find(key);
    return met == book.end() ? kNone : met->second;
}

Result<void> checkSeats(const MatchSetup &setup, int least, int most)
{
    const auto seats = static_cast<int>(setup.seats.size());
    if (seats < least)
        return fail({.code = ErrorCode::TooFewEntries, .pointer = "/seats", .number = least});
    if (seats > most)
        return fail({.code = ErrorCode::TooManyEntries, .pointer = "/seats", .number = most});
    return {};
}

std::vector<Text> sideNames(const MatchSetup &setup, const PhraseBook &book)
{
    std::vector<Text> usual;
    for (std::size_t seat = 0; seat < setup.seats.size(); ++seat)
        usual.push_back(seatWord(book, seat));
    return sideNames(setup, std::move(usual));
}

std::vector<Text> sideNames(const MatchSetup &setup, std::vector<Text> usual)
{
    usual.resize(setup.seats.size());
    for (std::size_t seat = 0; seat < usual.size(); ++seat) {
        if (const std::string &name = setup.seats[seat].name; !name.empty())
            usual[seat] = {name, name};
    }
    return usual;
}

ScenarioTitle plainScenario(std::string key, Text name, Text about, std::vector<Text> seats,
                            int least)
{
    ScenarioTitle title{std::move(key), std::move(name), std::move(about),
                        static_cast<int>(seats.size()), least};
    title.bands = ScenarioTitle::Bands::None;
    title.table = ScenarioTitle::Table::None;
    title.seats = std::move(seats);
    return title;
}

ScenarioTitle onlyScenario(std::string_view system, const PhraseBook &book, int least, int most)
{
    std::vector<Text> seats;
    for (int seat = 0; seat < most; ++seat)
        seats.push_back(seatWord(book, static_cast<std::size_t>(seat)));
    return plainScenario(std::string(system), wordIn(book, "scenario"),
                         wordIn(book, "scenario.about"), std::move(seats), least);
}

std::vector<std::string> idsIn(std::string_view text)
{
    std::vector<std::string> ids;
    std::string id;
    for (const char each : std::string(text) + ',') {
        if (each != ',' && each != ' ')
            id += each;
        else if (!id.empty())
            ids.push_back(std::exchange(id, {}));
    }
    return ids;
}

} // namespace escarmouche::rules::kit
