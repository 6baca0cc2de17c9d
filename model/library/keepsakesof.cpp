// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/keepsakesof.h"

#include "model/library/library.h"

namespace escarmouche::model {

namespace {

/** Of the stream that numbers the figures of the side; empty: none is known. */
std::string streamOf(const Library &library, const GameRow &match, const GameSeat &side)
{
    if (!match.origin.campaign.empty())
        return match.origin.campaign;
    const auto band = library.bands().find(side.name);
    const bool isIt = band && band->system == match.system && band->name == side.name;
    return isIt ? band->uuid : std::string();
}

/** The figures of a band, in its order, by what they are and how they are called. */
using AlikeFigures = std::map<std::vector<std::string>, std::vector<rules::MemberId>>;

AlikeFigures alikeIn(const rules::Roster &roster)
{
    AlikeFigures alike;
    for (const rules::RosterGroup &group : roster.groups)
        for (const rules::RosterRow &row : group.rows)
            for (const rules::FigureName &figure : row.figures)
                alike[{group.key, row.kind.en, figure.name}].push_back(figure.member);
    return alike;
}

} // namespace

std::vector<std::string> streamsOf(const Library &library, const GameRow &match)
{
    std::vector<std::string> streams;
    for (const GameSeat &side : match.seats)
        streams.push_back(streamOf(library, match, side));
    return streams;
}

rules::Result<std::vector<SideKeepsakes>> keepsakesOf(const Library &library, const GameRow &match)
{
    std::vector<SideKeepsakes> sides;
    for (const std::string &stream : streamsOf(library, match)) {
        rules::Result<SideKeepsakes> kept;
        if (!stream.empty())
            kept = library.keepsakes().of(stream);
        if (!kept)
            return rules::fail(kept.error());
        sides.push_back(std::move(*kept));
    }
    return sides;
}

rules::Result<void> carryKeepsakes(Library &library, const rules::Campaign &campaign,
                                   const std::string &uuid, const rules::Entrant &joined)
{
    const rules::RuleSystem *system = systemNamed(library.systems(), campaign.system);
    if (joined.origin.empty() || system == nullptr || !system->bands)
        return {};
    const auto kept = library.keepsakes().of(joined.origin);
    if (!kept || kept->empty())
        return kept ? rules::Result<void>() : rules::fail(kept.error());
    const auto standing = library.bands().state(joined.origin).and_then([&](const auto &band) {
        return system->bands->roster(band);
    });
    const auto now = system->bands->roster(joined.band->band(campaign.options));
    if (!standing || !now)
        return rules::fail(standing ? now.error() : standing.error());
    const AlikeFigures after = alikeIn(*now);
    for (const auto &[alike, figures] : alikeIn(*standing)) {
        const auto same = after.find(alike);
        for (std::size_t i = 0; same != after.end() && i < figures.size(); ++i) {
            const auto each = kept->find(figures[i]);
            if (each == kept->end() || i >= same->second.size())
                continue;
            auto &keepsakes = library.keepsakes();
            auto done = keepsakes.setNote(uuid, same->second[i], each->second.note);
            if (done)
                done = keepsakes.setPortrait(uuid, same->second[i], each->second.portrait);
            if (!done)
                return done;
        }
    }
    return {};
}

} // namespace escarmouche::model
