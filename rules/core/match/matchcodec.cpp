// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/json/jsonreader.h"
#include "rules/core/match/match.h"

#include <nlohmann/json.hpp>

#include <array>
#include <charconv>

namespace escarmouche::rules {

namespace {

using json::Cursor;

constexpr std::size_t kLongestWord = 64;
constexpr std::size_t kLongestSeatName = 80;
constexpr std::size_t kMostOptions = 64;
constexpr std::size_t kLongestValue = 400;
constexpr std::size_t kMostMembers = 512;
constexpr std::size_t kLongestSeed = 20;
constexpr std::int64_t kMostNumber = 1'000'000;

/** Adds a codec text as the value it is; an empty one stays away. Ours: it is JSON. */
void embed(nlohmann::json &into, const char *key, const std::string &text)
{
    if (!text.empty())
        into[key] = nlohmann::json::parse(text, nullptr, false);
}

nlohmann::json written(const SeatSetup &seat)
{
    nlohmann::json out{{"player", seat.player}};
    embed(out, "band", seat.band);
    if (!seat.name.empty())
        out["name"] = seat.name;
    return out;
}

/** The member as text again; what stands in it is the system's to read. */
std::string embedded(const Cursor &at, std::string_view key)
{
    const auto member = at.find(key);
    if (!member)
        return {};
    member->members(kMostMembers);
    return member->dump();
}

SeatSetup readSeat(const Cursor &at)
{
    static constexpr std::array<std::string_view, 3> kKeys{"band", "player", "name"};
    if (!at.object(kKeys))
        return {};
    SeatSetup seat;
    seat.band = embedded(at, "band");
    seat.player = at["player"].line(kLongestWord, 1);
    if (const auto name = at.find("name"))
        seat.name = name->line(kLongestSeatName, 1);
    return seat;
}

SettingValue readValue(const Cursor &at)
{
    if (at.isBoolean())
        return at.boolean();
    if (at.isInteger())
        return at.integer(-kMostNumber, kMostNumber);
    return at.text(kLongestValue);
}

std::optional<std::uint64_t> readSeed(const Cursor &at)
{
    const auto seed = at.find("seed");
    if (!seed)
        return std::nullopt;
    const std::string text = seed->line(kLongestSeed, 1);
    std::uint64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size() || std::to_string(value) != text)
        seed->complain(ErrorCode::WrongPattern, text, "0..18446744073709551615");
    return value;
}

MatchSetup readSetup(const Cursor &at)
{
    static constexpr std::array<std::string_view, 7> kKeys{
        "system", "seats", "table", "scenario", "options", "seed", "practice"};
    MatchSetup setup;
    if (!at.object(kKeys))
        return setup;
    setup.system = at["system"].line(kLongestWord, 1);
    for (const Cursor &seat : at["seats"].array(kMostSeats, 1))
        setup.seats.push_back(readSeat(seat));
    setup.table = embedded(at, "table");
    setup.scenario = embedded(at, "scenario");
    if (const auto options = at.find("options")) {
        for (const auto &[key, option] : options->members(kMostOptions))
            setup.options.push_back({key, readValue(option)});
    }
    setup.seed = readSeed(at);
    if (const auto practice = at.find("practice"))
        setup.practice = practice->boolean();
    return setup;
}

} // namespace

std::string encode(const MatchSetup &setup)
{
    nlohmann::json out{{"system", setup.system}, {"seats", nlohmann::json::array()}};
    for (const SeatSetup &seat : setup.seats)
        out["seats"].push_back(written(seat));
    embed(out, "table", setup.table);
    embed(out, "scenario", setup.scenario);
    for (const Setting &option : setup.options)
        std::visit([&](const auto &value) { out["options"][option.property] = value; },
                   option.value);
    if (setup.seed)
        out["seed"] = std::to_string(*setup.seed); // beyond what a JSON number holds safely
    if (setup.practice)
        out["practice"] = true;
    return out.dump();
}

Result<MatchSetup> decodeMatchSetup(std::string_view text)
{
    return json::decode(text, readSetup);
}

} // namespace escarmouche::rules
