// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/match/tally/tally.h"

#include "rules/core/values/hash.h"

#include <algorithm>
#include <cmath>

namespace escarmouche::model {

using rules::Error;
using rules::ErrorCode;
using rules::fail;
using rules::Result;

namespace {

/** Everything a game came to, as one number. */
std::uint64_t hashOf(const rules::GameResult &result, Amount game)
{
    std::string text = std::to_string(game) + ':' + std::to_string(result.report.turns);
    const auto note = [&](int value) { text.append(1, ' ').append(std::to_string(value)); };
    for (const rules::SeatReport &seat : result.report.seats) {
        note(static_cast<int>(seat.result));
        note(totalScore(seat));
    }
    for (const rules::FigureReport &figure : result.report.figures) {
        note(static_cast<int>(figure.end));
        note(figure.pointsLost);
        note(static_cast<int>(figure.knockOuts.size()));
    }
    note(result.actions);
    return rules::hash(text);
}

FigureTally &figureOf(SeatTally &seat, const rules::FigureReport &report)
{
    const auto met = std::ranges::find_if(seat.figures, [&](const FigureTally &figure) {
        return figure.member == report.figure.member.value && figure.index == report.figure.index;
    });
    if (met != seat.figures.end())
        return *met;
    seat.figures.push_back({.member = report.figure.member.value,
                            .index = report.figure.index,
                            .name = report.name,
                            .rank = report.rank});
    return seat.figures.back();
}

void addFigure(SeatTally &seat, const rules::FigureReport &report)
{
    FigureTally &figure = figureOf(seat, report);
    figure.outOfAction += report.end == rules::FigureEnd::OutOfAction ? 1 : 0;
    figure.leftTable += report.end == rules::FigureEnd::LeftTable ? 1 : 0;
    figure.pointsLost += report.pointsLost;
    figure.knockOuts += static_cast<Amount>(report.knockOuts.size());
    for (const rules::KnockOut &knockOut : report.knockOuts)
        ++seat.weapons[knockOut.with];
}

void addSeat(SeatTally &seat, const rules::SeatReport &report)
{
    seat.wins += report.result == rules::SeatResult::Win ? 1 : 0;
    seat.draws += report.result == rules::SeatResult::Draw ? 1 : 0;
    seat.losses += report.result == rules::SeatResult::Loss ? 1 : 0;
    for (const rules::Score &score : report.scores)
        seat.points[score.source] += score.points;
}

void addFigures(SeatTally &seat, const SeatTally &more)
{
    for (const FigureTally &each : more.figures) {
        const auto met = std::ranges::find_if(seat.figures, [&](const FigureTally &figure) {
            return figure.member == each.member && figure.index == each.index;
        });
        if (met == seat.figures.end()) {
            seat.figures.push_back(each);
            continue;
        }
        met->outOfAction += each.outOfAction;
        met->leftTable += each.leftTable;
        met->pointsLost += each.pointsLost;
        met->knockOuts += each.knockOuts;
    }
}

/** A seat that has played no game knows no name of its band. */
bool isSameSeat(const SeatTally &a, const SeatTally &b)
{
    return a.player == b.player && (a.band == b.band || a.band.empty() || b.band.empty());
}

/** In what two parts are not of one batch; empty: they are. */
std::string differenceBetween(const Tally &a, const Tally &b)
{
    if (a.system != b.system || a.revision != b.revision)
        return "the rules";
    if (a.setup != b.setup || a.mirrored != b.mirrored ||
        !std::ranges::equal(a.seats, b.seats, isSameSeat))
        return "the set-up";
    if (a.seed != b.seed)
        return "the seed";
    if (a.games != b.games)
        return "the number of games";
    return a.shards == b.shards ? "" : "the number of parts";
}

/** "2/3", as it is asked for. */
std::string nameOfShard(int shard, int shards)
{
    return std::to_string(shard) + '/' + std::to_string(shards);
}

std::string nameOf(const Part &part)
{
    return nameOfShard(part.tally.shard, part.tally.shards);
}

Result<void> checkSame(const std::vector<Part> &parts)
{
    for (const Part &part : parts) {
        const std::string difference = differenceBetween(parts.front().tally, part.tally);
        if (!difference.empty())
            return fail({.code = ErrorCode::PartsDiffer,
                         .subject = parts.front().file,
                         .file = part.file,
                         .hint = difference});
    }
    return {};
}

/** That each of the parts, sorted, is there once and whole. */
Result<void> checkSingle(const std::vector<Part> &parts)
{
    for (std::size_t at = 0; at < parts.size(); ++at) {
        const Part &part = parts[at];
        if (at > 0 && parts[at - 1].tally.shard == part.tally.shard)
            return fail({.code = ErrorCode::PartTwice,
                         .subject = nameOf(part),
                         .file = part.file,
                         .hint = parts[at - 1].file});
        if (part.tally.count != part.tally.size())
            return fail({.code = ErrorCode::PartUnfinished,
                         .subject = nameOf(part),
                         .file = part.file,
                         .hint = std::to_string(part.tally.size()),
                         .number = part.tally.count});
    }
    return {};
}

/** That none of the parts, sorted and single, is missing. */
Result<void> checkComplete(const std::vector<Part> &parts)
{
    constexpr int kMostTold = 12;
    const int shards = parts.front().tally.shards;
    Error missing{.code = ErrorCode::PartMissing};
    auto next = parts.begin();
    for (int shard = 1; shard <= shards; ++shard) {
        if (next != parts.end() && next->tally.shard == shard) {
            ++next;
            continue;
        }
        ++missing.number;
        if (missing.number <= kMostTold)
            missing.subject.append(missing.subject.empty() ? "" : ", ")
                .append(nameOfShard(shard, shards));
    }
    if (missing.number > kMostTold)
        missing.subject += ", …";
    return missing.number == 0 ? Result<void>() : fail(std::move(missing));
}

} // namespace

void add(Tally &tally, const rules::GameResult &result, Amount game, std::size_t rotation)
{
    const std::size_t seats = tally.seats.size();
    const auto seatAt = [&](rules::SeatId seat) -> SeatTally & {
        return tally.seats[(static_cast<std::size_t>(seat.value) + rotation) % seats];
    };
    tally.actions += result.actions;
    tally.refused += result.refused;
    tally.hash += hashOf(result, game);
    for (const rules::SeatReport &seat : result.report.seats)
        seatAt(seat.seat).band = seat.band;
    if (result.stalled) {
        ++tally.stalled;
        return;
    }
    for (const rules::SeatReport &seat : result.report.seats)
        addSeat(seatAt(seat.seat), seat);
    for (const rules::FigureReport &figure : result.report.figures)
        addFigure(seatAt(figure.figure.seat), figure);
    ++tally.turns[result.report.turns];
    if (!result.ending.empty())
        ++tally.endings[result.ending];
}

void addSums(Tally &tally, const Tally &more)
{
    for (std::size_t at = 0; at < tally.seats.size(); ++at) {
        SeatTally &seat = tally.seats[at];
        const SeatTally &other = more.seats[at];
        if (seat.band.empty())
            seat.band = other.band;
        seat.wins += other.wins;
        seat.draws += other.draws;
        seat.losses += other.losses;
        for (const auto &[source, points] : other.points)
            seat.points[source] += points;
        for (const auto &[weapon, times] : other.weapons)
            seat.weapons[weapon] += times;
        addFigures(seat, other);
    }
    for (const auto &[turns, games] : more.turns)
        tally.turns[turns] += games;
    for (const auto &[ending, games] : more.endings)
        tally.endings[ending] += games;
    tally.actions += more.actions;
    tally.refused += more.refused;
    tally.stalled += more.stalled;
    tally.hash += more.hash;
}

Result<Tally> merged(std::vector<Part> parts)
{
    if (parts.empty())
        return fail({.code = ErrorCode::TooFewEntries, .number = 1});
    std::ranges::stable_sort(parts, {}, [](const Part &part) { return part.tally.shard; });
    const auto fits = checkSame(parts).and_then([&] { return checkSingle(parts); }).and_then([&] {
        return checkComplete(parts);
    });
    if (!fits)
        return fail(fits.error());
    Tally whole = std::move(parts.front().tally);
    for (auto part = parts.begin() + 1; part != parts.end(); ++part) {
        addSums(whole, part->tally);
        whole.count += part->tally.count;
    }
    whole.shard = whole.shards = 1;
    return whole;
}

Share shareOf(double part, Amount of)
{
    if (of == 0)
        return {};
    constexpr double kZ = 1.959963984540054; // of 95 %
    const auto n = static_cast<double>(of);
    const double p = part / n;
    const double spread = kZ * std::sqrt(p * (1 - p) / n + kZ * kZ / (4 * n * n));
    const double middle = p + kZ * kZ / (2 * n);
    const double scale = 1 + kZ * kZ / n;
    return {p, std::max(0.0, (middle - spread) / scale), std::min(1.0, (middle + spread) / scale)};
}

Share winsOf(const SeatTally &seat, Amount games)
{
    return shareOf(static_cast<double>(seat.wins), games);
}

Share scoreOf(const SeatTally &seat, Amount games)
{
    return shareOf(static_cast<double>(seat.wins) + static_cast<double>(seat.draws) / 2, games);
}

double meanPoints(const SeatTally &seat, Amount games)
{
    Amount sum = 0;
    for (const auto &[source, points] : seat.points)
        sum += points;
    return games == 0 ? 0 : static_cast<double>(sum) / static_cast<double>(games);
}

double meanTurns(const Tally &tally)
{
    Amount sum = 0;
    for (const auto &[turns, games] : tally.turns)
        sum += turns * games;
    const Amount games = tally.ended();
    return games == 0 ? 0 : static_cast<double>(sum) / static_cast<double>(games);
}

} // namespace escarmouche::model
