// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/match/tally/tally.h"

#include "rules/core/json/textreader.h"

#include <nlohmann/json.hpp>

#include <array>
#include <charconv>
#include <set>
#include <utility>

namespace escarmouche::model {

using rules::ErrorCode;
using rules::fail;
using rules::Result;
using rules::json::Cursor;
using rules::json::readText;

namespace {

using Json = nlohmann::ordered_json;

constexpr std::string_view kTallyFormat = "escarmouche-simulation";
constexpr std::size_t kMostSeatsTallied = 8;
constexpr std::size_t kMostFigures = 128;
constexpr std::size_t kMostKeys = 512;
constexpr std::size_t kLongestName = 500;
constexpr std::size_t kLongestTallyWord = 64;
constexpr Amount kMostInGame = 1024; // figures put out of action by one, or with one weapon
constexpr Amount kMost = Amount{1} << 49; // of which the parts of a whole may be added up

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

/** What is told of so many games; of none there is nothing to tell. */
Json meanOf(double value, Amount games)
{
    return games == 0 ? Json() : Json(decimal(value));
}

Json jsonOf(const Share &share, Amount games)
{
    if (games == 0)
        return {};
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
            {"win_share", jsonOf(winsOf(seat, games), games)},
            {"score_share", jsonOf(scoreOf(seat, games), games)},
            {"points_mean", meanOf(meanPoints(seat, games), games)},
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

/** Numbers that must add up; not looked at where one of them was complained of already. */
void checkSum(const Cursor &at, Amount met, Amount right)
{
    if (at.isSound() && met != right)
        at.complain(ErrorCode::SumsDiffer, std::to_string(met), std::to_string(right));
}

/** What is listed under a key of its own stands there once. */
template<class Keys, class Key>
void checkSingle(const Cursor &at, const Keys &met, const Key &key, const std::string &told)
{
    if (met.contains(key))
        at.complain(ErrorCode::DuplicateKey, told);
}

FigureTally readFigure(const Cursor &at, Amount games)
{
    static constexpr std::array<std::string_view, 8> kKeys{
        "member",        "index",      "name",        "rank",
        "out_of_action", "left_table", "points_lost", "knock_outs"};
    FigureTally figure;
    if (!at.object(kKeys))
        return figure;
    figure.member = static_cast<int>(at["member"].integer(0, 2147483647));
    figure.index = static_cast<int>(at["index"].integer(0, 1000));
    figure.name = readText(at["name"], kLongestName, 0);
    figure.rank = at["rank"].line(kLongestTallyWord);
    figure.outOfAction = at["out_of_action"].integer(0, games);
    figure.leftTable = at["left_table"].integer(0, games - figure.outOfAction);
    figure.pointsLost = amount(at["points_lost"]);
    figure.knockOuts = at["knock_outs"].integer(0, games * kMostInGame);
    return figure;
}

/** Who and what put figures out of action: told of both, it is the same number. */
void readFigures(const Cursor &at, Amount games, SeatTally &seat)
{
    static constexpr std::array<std::string_view, 2> kWeapon{"entry", "knock_outs"};
    const Cursor weapons = at["weapons"];
    Amount byWeapons = 0;
    for (const Cursor &weapon : weapons.array(kMostKeys)) {
        if (!weapon.object(kWeapon))
            continue;
        const std::string entry = weapon["entry"].line(kLongestTallyWord);
        checkSingle(weapon, seat.weapons, entry, entry);
        seat.weapons[entry] = weapon["knock_outs"].integer(0, games * kMostInGame);
        byWeapons += seat.weapons[entry];
    }
    Amount byFigures = 0;
    std::set<std::pair<int, int>> met;
    for (const Cursor &each : at["figures"].array(kMostFigures)) {
        const FigureTally &figure = seat.figures.emplace_back(readFigure(each, games));
        const std::pair key(figure.member, figure.index);
        checkSingle(each, met, key,
                    std::to_string(figure.member) + '/' + std::to_string(figure.index));
        met.insert(key);
        byFigures += figure.knockOuts;
    }
    checkSum(weapons, byWeapons, byFigures);
}

/** What became of a seat in so many games. */
SeatTally readSeat(const Cursor &at, Amount games)
{
    static constexpr std::array<std::string_view, 11> kKeys{
        "band",        "player",      "wins",   "draws",   "losses", "win_share",
        "score_share", "points_mean", "points", "weapons", "figures"};
    SeatTally seat;
    if (!at.object(kKeys))
        return seat;
    seat.band = at["band"].line(kLongestName);
    seat.player = at["player"].line(kLongestTallyWord);
    seat.wins = at["wins"].integer(0, games);
    seat.draws = at["draws"].integer(0, games);
    seat.losses = at["losses"].integer(0, games);
    checkSum(at, seat.wins + seat.draws + seat.losses, games);
    const Amount mostPoints = games == 0 ? 0 : kMost;
    for (const auto &[source, points] : at["points"].members(kMostKeys))
        seat.points[source] = points.integer(-mostPoints, mostPoints);
    readFigures(at, games, seat);
    return seat;
}

/** How many games lasted so many turns. */
std::map<int, Amount> readTurns(const Cursor &at, Amount games)
{
    static constexpr std::array<std::string_view, 2> kTurns{"turns", "games"};
    std::map<int, Amount> turns;
    Amount sum = 0;
    for (const Cursor &each : at.array(kMostKeys)) {
        if (!each.object(kTurns))
            continue;
        const int lasted = static_cast<int>(each["turns"].integer(0, 1'000'000));
        checkSingle(each, turns, lasted, std::to_string(lasted));
        turns[lasted] = each["games"].integer(0, games);
        sum += turns[lasted];
    }
    checkSum(at, sum, games);
    return turns;
}

/** How many games ended how; of some the rules say nothing. */
std::map<std::string, Amount> readEndings(const Cursor &at, Amount games)
{
    std::map<std::string, Amount> endings;
    Amount sum = 0;
    for (const auto &[ending, many] : at.members(kMostKeys)) {
        endings[ending] = many.integer(0, games);
        sum += endings[ending];
    }
    if (at.isSound() && sum > games)
        checkSum(at, sum, games);
    return endings;
}

/** Which games there are, and that they are those of the part. */
void readPart(const Cursor &at, Tally &tally)
{
    static constexpr std::array<std::string_view, 3> kGames{"first", "count", "of"};
    static constexpr std::array<std::string_view, 2> kShard{"part", "of"};
    const Cursor games = at["games"];
    const Cursor shard = at["shard"];
    if (!games.object(kGames) || !shard.object(kShard))
        return;
    tally.games = games["of"].integer(1, kMostGames);
    tally.shards = static_cast<int>(shard["of"].integer(1, kMostShards));
    tally.shard = static_cast<int>(shard["part"].integer(1, tally.shards));
    const Amount first = tally.first();
    games["first"].integer(first, first);
    tally.count = games["count"].integer(0, tally.size());
}

Tally readTally(const Cursor &at)
{
    // "error" is what the program said of the whole: it is worked out again, like the means.
    static constexpr std::array<std::string_view, 18> kKeys{
        "format",   "version", "system",  "revision",   "setup", "seed",
        "mirrored", "games",   "shard",   "turns_mean", "turns", "endings",
        "actions",  "refused", "stalled", "hash",       "seats", "error"};
    static constexpr std::array<std::string_view, 1> kFormats{kTallyFormat};
    Tally tally;
    if (!at.object(kKeys))
        return tally;
    at["format"].choice(kFormats);
    at["version"].integer(1, 1);
    tally.system = at["system"].id();
    tally.revision = static_cast<int>(at["revision"].integer(0, 1'000'000));
    tally.setup = at["setup"].line(kLongestTallyWord);
    tally.seed = bits(at["seed"], 10);
    tally.mirrored = at["mirrored"].boolean();
    readPart(at, tally);
    tally.stalled = at["stalled"].integer(0, tally.count);
    const Amount ended = at.isSound() ? tally.ended() : kMostGames;
    tally.turns = readTurns(at["turns"], ended);
    if (const auto endings = at.find("endings")) // older files have none
        tally.endings = readEndings(*endings, ended);
    tally.actions = amount(at["actions"]);
    tally.refused = at["refused"].integer(0, tally.actions);
    tally.hash = bits(at["hash"], 16);
    for (const Cursor &seat : at["seats"].array(kMostSeatsTallied, 1))
        tally.seats.push_back(readSeat(seat, ended));
    return tally;
}

} // namespace

std::string encodeTally(const Tally &tally)
{
    Json seats = Json::array();
    for (const SeatTally &seat : tally.seats)
        seats.push_back(jsonOf(seat, tally.ended()));
    const Json json{
        {"format", kTallyFormat},
        {"version", 1},
        {"system", tally.system},
        {"revision", tally.revision},
        {"setup", tally.setup},
        {"seed", std::to_string(tally.seed)},
        {"mirrored", tally.mirrored},
        {"games", {{"first", tally.first()}, {"count", tally.count}, {"of", tally.games}}},
        {"shard", {{"part", tally.shard}, {"of", tally.shards}}},
        {"seats", std::move(seats)},
        {"turns_mean", meanOf(meanTurns(tally), tally.ended())},
        {"turns", jsonOf(tally.turns)},
        {"endings", tally.endings},
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
