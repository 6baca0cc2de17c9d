// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/json/jsonreader.h"
#include "rules/musg/band/limits.h"
#include "rules/musg/campaign/company.h"
#include "rules/musg/codec/codec.h"
#include "rules/musg/codec/membercodec.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <limits>

namespace escarmouche::rules::musg {

using json::Cursor;
using Json = nlohmann::json;

namespace {

constexpr std::size_t kMostKept = 4096;

int whole(const Cursor &at)
{
    return static_cast<int>(
        at.integer(std::numeric_limits<int>::min(), std::numeric_limits<int>::max()));
}

EntryId gearEntry(ReadContext &reading, const Cursor &at)
{
    return reading.entry(at, {Kind::Ranged, Kind::Melee, Kind::Item});
}

Json written(const Catalogue &catalogue, const Passing &passing)
{
    Json out{{"member", passing.member.value}, {"injury", catalogue[passing.injury].id}};
    if (passing.since != FixtureId{})
        out["since"] = passing.since.value;
    return out;
}

Passing readPassing(ReadContext &reading, const Cursor &at)
{
    Passing passing;
    passing.member.value = whole(at["member"]);
    passing.injury = reading.entry(at["injury"], {Kind::Injury});
    if (const auto since = at.find("since"))
        passing.since.value = whole(*since);
    return passing;
}

Json written(const Catalogue &catalogue, const Fallen &fallen)
{
    return {{"member", Json(toJson(catalogue, fallen.member, Ids::Keep))},
            {"fixture", fallen.fixture.value}};
}

Fallen readFallen(ReadContext &reading, const Cursor &at)
{
    return {readMember(reading, at["member"]), {whole(at["fixture"])}};
}

Json writtenStash(const Catalogue &catalogue, const std::vector<Possession> &stash)
{
    Json out = Json::object();
    for (const auto &piece : stash)
        out[catalogue[piece.entry].id] = piece.count;
    return out;
}

struct Writer {
    const Catalogue &catalogue;

    Json operator()(const StashChanged &change) const
    {
        return {{"stash", catalogue[change.entry].id}, {"by", change.by}};
    }
    Json operator()(const PassingChanged &change) const
    {
        auto out = Json::object();
        out["passing"] = written(catalogue, change.passing);
        out["begins"] = change.begins;
        return out;
    }
    Json operator()(const CoveredChanged &change) const
    {
        auto out = Json::object();
        out["covered"] = change.covered;
        out["member"] = change.member.value;
        return out;
    }
    Json operator()(const DueChanged &change) const
    {
        auto out = Json::object();
        out["due"] = change.by;
        out["member"] = change.member.value;
        return out;
    }
    Json operator()(const FallenAdded &change) const
    {
        auto out = Json::object();
        out["fallen"] = written(catalogue, change.fallen);
        return out;
    }
};

CompanyChange readOwn(ReadContext &reading, const Cursor &at)
{
    if (const auto stash = at.find("stash"))
        return StashChanged{gearEntry(reading, *stash), whole(at["by"])};
    if (const auto passing = at.find("passing"))
        return PassingChanged{readPassing(reading, *passing), at["begins"].boolean()};
    if (const auto covered = at.find("covered"))
        return CoveredChanged{{whole(at["member"])}, covered->boolean()};
    if (const auto due = at.find("due"))
        return DueChanged{{whole(at["member"])}, whole(*due)};
    return FallenAdded{readFallen(reading, at["fallen"])};
}

Band readBand(const Catalogue &catalogue, const Cursor &at)
{
    auto band = decodeBand(catalogue, at.dump());
    if (band)
        return std::move(*band);
    at.complain(band.error().code, band.error().subject, band.error().hint);
    return {};
}

Company readCompany(const Catalogue &catalogue, const Cursor &at)
{
    constexpr std::array<std::string_view, 7> kKeys{"band", "stash",  "passing", "covered",
                                                    "due",  "fallen", "departed"};
    Company company;
    ReadContext reading{catalogue, {}};
    if (!at.object(kKeys))
        return company;
    company.band = readBand(catalogue, at["band"]);
    if (const auto stash = at.find("stash")) {
        for (const auto &[id, count] : stash->members(kMostKept))
            company.stash.push_back(
                {reading.entry(count, id, {Kind::Ranged, Kind::Melee, Kind::Item}), whole(count)});
        std::ranges::sort(company.stash, {}, &Possession::entry);
    }
    if (const auto passing = at.find("passing")) {
        for (const Cursor &each : passing->array(kMostKept))
            company.passing.push_back(readPassing(reading, each));
    }
    if (const auto covered = at.find("covered")) {
        for (const Cursor &each : covered->array(kMostKept))
            company.covered.push_back({whole(each)});
    }
    if (const auto due = at.find("due")) {
        for (const Cursor &each : due->array(kMostKept))
            company.due.push_back({{whole(each["member"])}, whole(each["count"])});
    }
    if (const auto fallen = at.find("fallen")) {
        for (const Cursor &each : fallen->array(kMostKept))
            company.fallen.push_back(readFallen(reading, each));
    }
    if (const auto departed = at.find("departed")) {
        for (const Cursor &each : departed->array(kMostKept))
            company.departed.push_back(readMember(reading, each));
    }
    at.complain(reading.unknown);
    return company;
}

} // namespace

std::string encodeCompany(const Catalogue &catalogue, const Company &company)
{
    Json out{{"band", Json::parse(encodeBand(catalogue, company.band))}};
    if (!company.stash.empty())
        out["stash"] = writtenStash(catalogue, company.stash);
    for (const auto &passing : company.passing)
        out["passing"].push_back(written(catalogue, passing));
    for (const MemberId member : company.covered)
        out["covered"].push_back(member.value);
    for (const auto &due : company.due)
        out["due"].push_back({{"member", due.member.value}, {"count", due.count}});
    for (const auto &fallen : company.fallen)
        out["fallen"].push_back(written(catalogue, fallen));
    for (const auto &member : company.departed)
        out["departed"].push_back(Json(toJson(catalogue, member, Ids::Keep)));
    return out.dump();
}

Result<Company> decodeCompany(const Catalogue &catalogue, std::string_view text)
{
    return json::decode(text, [&](const Cursor &at) { return readCompany(catalogue, at); });
}

std::string encodeChanges(const Catalogue &catalogue, const CompanyChanges &changes)
{
    Json out = Json::object();
    if (!changes.band.empty())
        out["band"] = Json::parse(encodeOutcome(catalogue, changes.band));
    for (const auto &change : changes.own)
        out["own"].push_back(std::visit(Writer{catalogue}, change));
    return out.dump();
}

CompanyChanges readChanges(const Catalogue &catalogue, const Cursor &at)
{
    static constexpr std::array<std::string_view, 2> kKeys{"band", "own"};
    CompanyChanges changes;
    ReadContext reading{catalogue, {}};
    if (!at.object(kKeys))
        return changes;
    if (const auto band = at.find("band"))
        changes.band = readOutcome(reading, *band);
    if (const auto own = at.find("own")) {
        for (const Cursor &each : own->array(kMostKept))
            changes.own.push_back(readOwn(reading, each));
    }
    at.complain(reading.unknown);
    return changes;
}

} // namespace escarmouche::rules::musg
