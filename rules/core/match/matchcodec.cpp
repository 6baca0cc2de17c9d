// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/json/memberjson.h"
#include "rules/core/match/match.h"

#include <charconv>

namespace escarmouche::rules {

namespace {

using json::Cursor;
using json::Line;

constexpr std::size_t kLongestWord = 64;
constexpr std::size_t kLongestSeatName = 80;
constexpr std::size_t kMostOptions = 64;
constexpr std::size_t kLongestOption = 2'000;
constexpr std::size_t kMostMembers = 512;
constexpr std::size_t kLongestSeed = 20;
constexpr std::int64_t kMostNumber = 1'000'000;

/** The format of set-ups. */
struct SetupFormat : json::Format<nlohmann::json, true, kMostMembers> {
};

/** A codec text as the value it is; what stands in it is the system's to read. */
struct Embedded {
    static nlohmann::json written(const SetupFormat &, const std::string &text)
    {
        return nlohmann::json::parse(text, nullptr, false); // ours: it is JSON
    }
    static void read(const SetupFormat &, const Cursor &at, std::string &text)
    {
        at.members(kMostMembers);
        text = at.dump();
    }
};

/** An object, option and value. */
struct ByOption {
    static nlohmann::json written(const SetupFormat &format, const std::vector<Setting> &options)
    {
        nlohmann::json out;
        for (const Setting &option : options)
            out[option.property] = json::written(format, option.value);
        return out;
    }
    static void read(const SetupFormat &format, const Cursor &at, std::vector<Setting> &options)
    {
        for (const auto &[key, value] : at.members(kMostOptions)) {
            options.push_back({key, {}});
            json::Scalar{kMostNumber, kLongestOption}.read(format, value, options.back().value);
        }
    }
};

/** A text, for it may be beyond what a JSON number holds safely. */
struct Seed {
    static nlohmann::json written(const SetupFormat &, std::uint64_t seed)
    {
        return std::to_string(seed);
    }
    static void read(const SetupFormat &, const Cursor &at, std::uint64_t &seed)
    {
        const std::string text = at.line(kLongestSeed, 1);
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), seed);
        if (error != std::errc{} || end != text.data() + text.size() ||
            std::to_string(seed) != text)
            at.complain(ErrorCode::WrongPattern, text, "0..18446744073709551615");
    }
};

} // namespace

ESCARMOUCHE_MEMBERS(SeatSetup, named("band", &T::band, Embedded{}),
                    always("player", &T::player, Line{kLongestWord, 1}),
                    named("name", &T::name, Line{kLongestSeatName, 1}))
ESCARMOUCHE_MEMBERS(MatchSetup, always("system", &T::system, Line{kLongestWord, 1}),
                    always("seats", &T::seats, json::Each{kMostSeats, AsUsual{}, 1}),
                    named("table", &T::table, Embedded{}),
                    named("scenario", &T::scenario, Embedded{}),
                    named("options", &T::options, ByOption{}), named("seed", &T::seed, Seed{}),
                    named("practice", &T::practice))

std::string encode(const MatchSetup &setup)
{
    return json::written(SetupFormat{}, setup).dump();
}

Result<MatchSetup> decodeMatchSetup(std::string_view text)
{
    return json::decode(text, [](const Cursor &at) {
        MatchSetup setup;
        json::read(SetupFormat{}, at, setup);
        return setup;
    });
}

} // namespace escarmouche::rules
