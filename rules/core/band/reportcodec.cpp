// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/band/bandmembers.h"
#include "rules/core/band/battlereport.h"
#include "rules/core/band/nestedcodec.h"
#include "rules/core/json/memberjson.h"

namespace escarmouche::rules {

namespace {

using json::Cursor;
using json::Each;
using json::Prose;
using json::Whole;

constexpr std::size_t kLongestReportWord = 64;
constexpr std::size_t kLongestName = 400;
constexpr std::size_t kMostParts = 1000; // figures, knock-outs, marks, sources of points
constexpr std::int64_t kMostReported = 1'000'000'000;

/** The format of reports. */
struct Reports : json::Format<nlohmann::json, false, kMostParts> {
};

void read(const Reports &, const Cursor &at, int &number)
{
    number = static_cast<int>(at.integer(-kMostReported, kMostReported));
}

void read(const Reports &format, const Cursor &at, MemberId &member)
{
    read(format, at, member.value);
}

void read(const Reports &format, const Cursor &at, SeatId &seat)
{
    Whole{0, kMostSeats - 1}.read(format, at, seat);
}

void read(const Reports &, const Cursor &at, std::string &word)
{
    word = at.line(kLongestReportWord);
}

void read(const Reports &format, const Cursor &at, Text &name)
{
    json::Languages{Prose{kLongestName}}.read(format, at, name);
}

} // namespace

ESCARMOUCHE_WORDS(SeatResult, "win", "draw", "loss")
ESCARMOUCHE_WORDS(FigureEnd, "standing", "out-of-action", "left-table", "not-played")

ESCARMOUCHE_MEMBERS(Score, named("source", &T::source), named("points", &T::points))
ESCARMOUCHE_MEMBERS(SeatReport, named("seat", &T::seat),
                    named("band", &T::band, Prose{kLongestName}), named("result", &T::result),
                    named("scores", &T::scores), named("conceded", &T::conceded))
ESCARMOUCHE_MEMBERS(KnockOut, named("victim", &T::victim), named("victim_rank", &T::victimRank),
                    named("with", &T::with), named("turn", &T::turn))
ESCARMOUCHE_MEMBERS(FigureReport, named("figure", &T::figure), named("name", &T::name),
                    named("rank", &T::rank), named("end", &T::end),
                    named("points_lost", &T::pointsLost), named("knock_outs", &T::knockOuts),
                    named("used", &T::used), named("marks", &T::marks))
ESCARMOUCHE_MEMBERS(BattleReport, named("system", &T::system), named("scenario", &T::scenario),
                    named("turns", &T::turns), named("seats", &T::seats, Each{kMostSeats}),
                    named("figures", &T::figures))

BattleReport readBattleReport(const Cursor &at)
{
    BattleReport report;
    read(Reports{}, at, report);
    return report;
}

std::string encode(const BattleReport &report)
{
    return written(Reports{}, report).dump();
}

Result<BattleReport> decodeBattleReport(std::string_view text)
{
    return json::decode(text, readBattleReport);
}

} // namespace escarmouche::rules
