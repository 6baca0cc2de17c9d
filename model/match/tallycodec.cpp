// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/match/tally.h"

#include "rules/core/textreader.h"

#include <nlohmann/json.hpp>

#include <array>
#include <charconv>

namespace escarmouche::model {

using rules::ErrorCode;
using rules::fail;
using rules::Result;
using rules::json::Cursor;
using rules::json::readText;

namespace {

using Json = nlohmann::ordered_json;

constexpr std::string_view kFormat = "escarmouche-simulation";
constexpr std::size_t kMostSeats = 8;
constexpr std::size_t kMostFigures = 128;
constexpr std::size_t kMostKeys = 512;
constexpr std::size_t kLongestName = 500;
constexpr std::size_t kLongestWord = 64;
constexpr std::int64_t kMost = std::int64_t{1} << 50;

/** Six places after the point, whatever the language. */
std::string decimal(double value)
{
    std::array<char, 64> text{};
    const auto done =
        std::to_chars(text.data(), text.data() + text.size(), value, std::chars_format::fixed, 6);
    return {text.data(), done.ptr};
}

std::string hexadecimal(std::uint64_t value)
{
    constexpr std::string_view kDigits = "0123456789abcdef";
    std::string text(16, '0');
    for (std::size_t at = text.size(); at > 0; --at, value >>= 4U)
        text[at - 1] = kDigits[value & 15U];
    return text;
}

Json jsonOf(const Share &share)
{
    return {{"share", decimal(share.share)},
            {"low", decimal(share.low)},
            {"high", decimal(share.high)}};
}

Json jsonOf(const FigureTally &figure)
{
    return {{"member", figure.member},
            {"index", figure.index},
            {"name", {{"en", figure.name.en}, {"fr", figure.name.fr}}},
            {"rank", figure.rank},
            {"out_of_action", figure.outOfAction},
            {"left_table", figure.leftTable},
            {"points_lost", figure.pointsLost},
            {"knock_outs", figure.knockOuts}};
}

Json jsonOf(const SeatTally &seat, Amount games)
{
    Json figures = Json::array();
    for (const FigureTally &figure : seat.figures)
        figures.push_back(jsonOf(figure));
    Json weapons = Json::array();
    for (const auto &[entry, times] : seat.weapons)
        weapons.push_back({{"entry", entry}, {"knock_outs", times}});
    return {{"band", seat.band},
            {"player", seat.player},
            {"wins", seat.wins},
            {"draws", seat.draws},
            {"losses", seat.losses},
            {"win_share", jsonOf(winsOf(seat, games))},
            {"score_share", jsonOf(scoreOf(seat, games))},
            {"points_mean", decimal(meanPoints(seat, games))},
            {"points", seat.points},
            {"weapons", std::move(weapons)},
            {"figures", std::move(figures)}};
}

Json jsonOf(const std::map<int, Amount> &turns)
{
    Json json = Json::array();
    for (const auto &[lasted, games] : turns)
        json.push_back({{"turns", lasted}, {"games", games}});
    return json;
}

Amount amount(const Cursor &at)
{
    return at.integer(0, kMost);
}

std::uint64_t bits(const Cursor &at, int base)
{
    const std::string text = at.line(20, 1);
    std::uint64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value, base);
    if (error != std::errc{} || end != text.data() + text.size())
        at.complain(ErrorCode::WrongPattern, text, base == 10 ? "0" : "0123456789abcdef");
    return value;
}

FigureTally readFigure(const Cursor &at)
{
    static constexpr std::array<std::string_view, 8> kKeys{
        "member",        "index",      "name",        "rank",
        "out_of_action", "left_table", "points_lost", "knock_outs"};
    if (!at.object(kKeys))
        return {};
    return {static_cast<int>(at["member"].integer(0, 2147483647)),
            static_cast<int>(at["index"].integer(0, 1000)),
            readText(at["name"], kLongestName, 0),
            at["rank"].line(kLongestWord),
            amount(at["out_of_action"]),
            amount(at["left_table"]),
            amount(at["points_lost"]),
            amount(at["knock_outs"])};
}

SeatTally readSeat(const Cursor &at)
{
    static constexpr std::array<std::string_view, 11> kKeys{
        "band",        "player",      "wins",   "draws",   "losses", "win_share",
        "score_share", "points_mean", "points", "weapons", "figures"};
    static constexpr std::array<std::string_view, 2> kWeapon{"entry", "knock_outs"};
    SeatTally seat;
    if (!at.object(kKeys))
        return seat;
    seat.band = at["band"].line(kLongestName);
    seat.player = at["player"].line(kLongestWord);
    seat.wins = amount(at["wins"]);
    seat.draws = amount(at["draws"]);
    seat.losses = amount(at["losses"]);
    for (const auto &[source, points] : at["points"].members(kMostKeys))
        seat.points[source] = points.integer(-kMost, kMost);
    for (const Cursor &weapon : at["weapons"].array(kMostKeys)) {
        if (weapon.object(kWeapon))
            seat.weapons[weapon["entry"].line(kLongestWord)] = amount(weapon["knock_outs"]);
    }
    for (const Cursor &figure : at["figures"].array(kMostFigures))
        seat.figures.push_back(readFigure(figure));
    return seat;
}

Tally readTally(const Cursor &at)
{
    static constexpr std::array<std::string_view, 15> kKeys{
        "format",     "version", "system",  "revision", "setup",   "seed", "mirrored", "games",
        "turns_mean", "turns",   "actions", "refused",  "stalled", "hash", "seats"};
    static constexpr std::array<std::string_view, 2> kGames{"first", "count"};
    static constexpr std::array<std::string_view, 2> kTurns{"turns", "games"};
    static constexpr std::array<std::string_view, 1> kFormats{kFormat};
    Tally tally;
    if (!at.object(kKeys))
        return tally;
    at["format"].choice(kFormats);
    at["version"].integer(1, 1);
    tally.system = at["system"].id();
    tally.revision = static_cast<int>(at["revision"].integer(0, 1'000'000));
    tally.setup = at["setup"].line(kLongestWord);
    tally.seed = bits(at["seed"], 10);
    tally.mirrored = at["mirrored"].boolean();
    if (const Cursor games = at["games"]; games.object(kGames)) {
        tally.first = amount(games["first"]);
        tally.count = amount(games["count"]);
    }
    for (const Cursor &each : at["turns"].array(kMostKeys)) {
        if (each.object(kTurns))
            tally.turns[static_cast<int>(each["turns"].integer(0, 1'000'000))] =
                amount(each["games"]);
    }
    tally.actions = amount(at["actions"]);
    tally.refused = amount(at["refused"]);
    tally.stalled = amount(at["stalled"]);
    tally.hash = bits(at["hash"], 16);
    for (const Cursor &seat : at["seats"].array(kMostSeats, 1))
        tally.seats.push_back(readSeat(seat));
    return tally;
}

} // namespace

std::string encodeTally(const Tally &tally)
{
    Json seats = Json::array();
    for (const SeatTally &seat : tally.seats)
        seats.push_back(jsonOf(seat, tally.count));
    const Json json{{"format", kFormat},
                    {"version", 1},
                    {"system", tally.system},
                    {"revision", tally.revision},
                    {"setup", tally.setup},
                    {"seed", std::to_string(tally.seed)},
                    {"mirrored", tally.mirrored},
                    {"games", {{"first", tally.first}, {"count", tally.count}}},
                    {"seats", std::move(seats)},
                    {"turns_mean", decimal(meanTurns(tally))},
                    {"turns", jsonOf(tally.turns)},
                    {"actions", tally.actions},
                    {"refused", tally.refused},
                    {"stalled", tally.stalled},
                    {"hash", hexadecimal(tally.hash)}};
    return json.dump(2) + '\n';
}

Result<Tally> decodeTally(std::string_view text)
{
    return rules::json::decode(text, readTally, {.version = 1});
}

} // namespace escarmouche::model
