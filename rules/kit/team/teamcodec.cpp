// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/json/memberjson.h"
#include "rules/core/words/nearest.h"
#include "rules/kit/team/teamband.h"

#include <algorithm>
#include <array>

namespace escarmouche::rules::kit {

namespace {

constexpr std::string_view kTeamFormat = "escarmouche-band";
constexpr std::size_t kMostLines = 100, kMostThings = 40;
constexpr int kMostLineId = 2'000'000'000;

using TeamFormat = json::Format<nlohmann::ordered_json, true, kMostLines>;

} // namespace

ESCARMOUCHE_MEMBERS(TeamLine, named("id", &T::id, json::Whole{1, kMostLineId}),
                    always("who", &T::who, json::IdText{}),
                    named("items", &T::items, json::Each{kMostThings, json::Line{70, 1}}),
                    named("notes", &T::notes, json::Prose{2000}))
ESCARMOUCHE_MEMBERS(TeamBand, always("name", &T::name, json::Line{80}),
                    named("notes", &T::notes, json::Prose{10'000}),
                    always("task", &T::task, json::IdText{}),
                    named("members", &T::members, json::Each{kMostLines}))

namespace {

template<class Kind>
int teamNumber(const std::vector<Kind> &kinds, std::string_view id)
{
    const auto met = std::ranges::find(kinds, id, &Kind::id);
    return met == kinds.end() ? 0 : static_cast<int>(met - kinds.begin()) + 1;
}

/** An id that none of these has. */
template<class Kind>
void mustBeOf(const json::Cursor &at, const std::vector<Kind> &kinds, std::string_view id)
{
    if (!at.isSound() || teamNumber(kinds, id) > 0)
        return;
    std::vector<Known> known;
    for (const Kind &kind : kinds)
        known.push_back({kind.id, &kind.name});
    at.complain(ErrorCode::UnknownEntry, std::string(id), nearest(id, known));
}

void checkLines(const json::Cursor &at, const TeamBox &box, TeamBand &band)
{
    int last = 0;
    for (const TeamLine &line : band.members)
        last = std::max(last, line.id);
    auto line = band.members.begin();
    for (const json::Cursor &each : at.array(kMostLines)) {
        mustBeOf(each["who"], box.people, line->who);
        for (const std::string &item : line->items)
            mustBeOf(each["items"], box.things,
                     std::string_view(item).substr(item.starts_with('+') ? 1 : 0));
        if (line->id == 0)
            line->id = ++last;
        else if (std::ranges::count(band.members, line->id, &TeamLine::id) > 1)
            each["id"].complain(ErrorCode::DuplicateKey, std::to_string(line->id));
        ++line;
    }
}

nlohmann::ordered_json teamJson(const TeamBand &band, std::string_view system)
{
    nlohmann::ordered_json out{{"format", kTeamFormat}, {"version", 1}, {"system", system}};
    json::writeMembers(TeamFormat{}, out, band);
    return out;
}

} // namespace

Result<TeamBand> readTeam(std::string_view text, std::string_view system, const TeamBox &box)
{
    static const auto kKeys = json::keysOf<TeamBand>({"format", "version", "system"});
    return json::decode(text,
                        [&](const json::Cursor &at) {
                            TeamBand band;
                            if (!at.object(kKeys))
                                return band;
                            at["format"].choice(std::array{kTeamFormat});
                            at["version"].integer(1, 1);
                            at["system"].choice(std::array{system});
                            json::readMembers(TeamFormat{}, at, band);
                            mustBeOf(at["task"], box.tasks, band.task);
                            if (const auto members = at.find("members"); members && at.isSound())
                                checkLines(*members, box, band);
                            return band;
                        },
                        {.version = 1});
}

std::string textOf(const TeamBand &band, std::string_view system)
{
    return teamJson(band, system).dump();
}

std::string fileOf(TeamBand band, std::string_view system)
{
    for (TeamLine &line : band.members)
        line.id = 0;
    return teamJson(band, system).dump(2) + '\n';
}

int personNamed(const TeamBox &box, std::string_view id)
{
    return teamNumber(box.people, id);
}

int thingNamed(const TeamBox &box, std::string_view id)
{
    return teamNumber(box.things, id);
}

const TeamTask &taskOf(const TeamBox &box, const TeamBand &band)
{
    const int number = teamNumber(box.tasks, band.task);
    return box.tasks[static_cast<std::size_t>(std::max(number, 1) - 1)];
}

Team teamOf(const TeamBox &box, const TeamBand &band)
{
    Team team;
    const auto &given = taskOf(box, band).muster.given;
    for (const TeamLine &line : band.members) {
        Member &member = team.members.emplace_back(Member{personNamed(box, line.who)});
        std::vector<int> free; // what the task gives
        if (const auto own = std::ranges::find(given, member.kind, &Member::kind);
            own != given.end()) {
            for (const Carrying &each : own->items) {
                if (each.isGiven)
                    free.push_back(each.item);
            }
        }
        for (const std::string &item : line.items) {
            const bool isImproved = item.starts_with('+');
            const int thing = thingNamed(box, std::string_view(item).substr(isImproved ? 1 : 0));
            const auto met = std::ranges::find(free, thing);
            const bool isGiven = met != free.end();
            if (isGiven)
                free.erase(met);
            member.items.push_back({.item = thing, .isImproved = isImproved, .isGiven = isGiven});
        }
    }
    return team;
}

} // namespace escarmouche::rules::kit
