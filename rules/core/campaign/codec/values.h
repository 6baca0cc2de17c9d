// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/band/bandmembers.h"
#include "rules/core/campaign/campaignact.h"
#include "rules/core/campaign/campaignchange.h"
#include "rules/core/json/memberjson.h"

#include <memory>

namespace escarmouche::rules {

class CampaignRules;

ESCARMOUCHE_WORDS(CampaignStatus, "preparing", "running", "ended")
ESCARMOUCHE_WORDS(BookingKind, "purchase", "adjustment", "fees", "post-game")
ESCARMOUCHE_WORDS(FixtureStatus, "proposed", "confirmed", "played", "forfeited", "abandoned",
                  "cancelled")
ESCARMOUCHE_WORDS(CrewChoice, "all", "picked", "drawn")
ESCARMOUCHE_WORDS(Joining, "fresh", "as-it-stands")
ESCARMOUCHE_WORDS(RoundKind, "round-robin", "drawn", "by-standing")

ESCARMOUCHE_MEMBERS(Player, named("id", &T::id), named("name", &T::name))
ESCARMOUCHE_MEMBERS(Booking, named("kind", &T::kind), named("amount", &T::amount),
                    named("fixture", &T::fixture))
ESCARMOUCHE_MEMBERS(RankCount, named("rank", &T::rank), named("count", &T::count))
ESCARMOUCHE_MEMBERS(FigurePast, named("member", &T::member), named("games", &T::games),
                    named("out_of_action", &T::outOfAction), named("knock_outs", &T::knockOuts))
ESCARMOUCHE_MEMBERS(LocalTime, named("at", &T::at), named("zone", &T::zone),
                    named("minutes", &T::minutes))
ESCARMOUCHE_MEMBERS(FixturePlan, named("title", &T::title), named("scenario", &T::scenario),
                    named("bands", &T::bands), named("when", &T::when), named("place", &T::place),
                    named("round", &T::round), named("settings", &T::settings))
ESCARMOUCHE_MEMBERS(Fee, named("member", &T::member), named("points", &T::points))
ESCARMOUCHE_MEMBERS(Crew, named("band", &T::band), named("how", &T::how),
                    named("members", &T::members), named("fees", &T::fees))
ESCARMOUCHE_MEMBERS(Told, named("rule", &T::rule), named("sentence", &T::sentence))
ESCARMOUCHE_MEMBERS(SettledLine, named("line", &T::line), named("answer", &T::answer),
                    named("rolls", &T::rolls), named("told", &T::told))
ESCARMOUCHE_MEMBERS(PostGame, named("band", &T::band), named("opening", &T::opening),
                    named("bookings", &T::bookings), named("lines", &T::lines),
                    named("closed", &T::closed))
ESCARMOUCHE_MEMBERS(Round, named("number", &T::number), named("byes", &T::byes))
ESCARMOUCHE_MEMBERS(DiceRoll, named("id", &T::id), named("fixture", &T::fixture),
                    named("band", &T::band), named("line", &T::line), named("nth", &T::nth),
                    named("sides", &T::sides), named("faces", &T::faces), named("typed", &T::typed))
ESCARMOUCHE_MEMBERS(OpenQuestion, named("act", &T::act), named("fixture", &T::fixture),
                    named("band", &T::band))
ESCARMOUCHE_MEMBERS(ChronicleEntry, named("id", &T::id), named("fixture", &T::fixture),
                    named("text", &T::text))

namespace campaigncodec {

using Json = nlohmann::json;
using json::Cursor;
using json::keysOf;
using json::read;
using json::readMembers;
using json::written;

/** The format of campaigns, of what people do to them, and of what comes of it. */
struct Values : json::Format<nlohmann::json, true, 20'000> {
    const CampaignRules *rules = nullptr; // to read bands and their changes
    int version = kCampaignVersion;
};

Json written(const Values &format, const Phrase &phrase);
Json written(const Values &format, const BattleReport &report);
Json written(const Values &format, const std::shared_ptr<const BattleReport> &report);
Json written(const Values &format, const BandAct &act);
Json written(const Values &format, const BandValue &band);
Json written(const Values &format, const BandChangesValue &changes);

template<StrongId T>
void read(const Values &, const Cursor &at, T &id)
{
    id.value = static_cast<int>(at.integer(0, std::numeric_limits<int>::max()));
}
void read(const Values &format, const Cursor &at, std::string &text);
void read(const Values &format, const Cursor &at, Text &text);
void read(const Values &format, const Cursor &at, SettingValue &value);
void read(const Values &format, const Cursor &at, Phrase &phrase);
void read(const Values &format, const Cursor &at, BattleReport &report);
void read(const Values &format, const Cursor &at, std::shared_ptr<const BattleReport> &report);
void read(const Values &format, const Cursor &at, BandAct &act);
void read(const Values &format, const Cursor &at, BandValue &band);
void read(const Values &format, const Cursor &at, BandChangesValue &changes);

} // namespace campaigncodec

} // namespace escarmouche::rules
