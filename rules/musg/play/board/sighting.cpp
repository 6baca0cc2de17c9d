// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/kit/geometry/ground/contact.h"
#include "rules/kit/geometry/sight/sight.h"
#include "rules/musg/play/board/board.h"
#include "rules/musg/play/board/drawing.h"
#include "rules/musg/play/shooting/aiming.h"
#include "rules/musg/play/stage/lookups.h"
#include "rules/musg/play/story/telling.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace escarmouche::rules::musg::play {

namespace {

constexpr std::array<std::string_view, 4> kBandWords = {"sight-short", "sight-medium", "sight-long",
                                                        "sight-out-of-range"};

/** What each gun would need at that distance, cover aside. */
void tellGuns(const Skirmish &game, const State &seen, FigureId shooter,
              const kit::geometry::Base &there, std::vector<Phrase> &lines)
{
    const auto &guns = game.fighter(shooter).guns;
    for (std::size_t at = 0; at < guns.size(); ++at) {
        if (!guns[at].bands || isDouble(game, seen, shooter, at))
            continue;
        const ToHit hit = toHit(Aimer(game, seen, shooter, static_cast<std::uint8_t>(at)), there);
        const bool isImpossible = hit.band < 3 && hit.needed > 6;
        const std::string_view words =
            isImpossible ? "sight-impossible" : kBandWords[static_cast<std::size_t>(hit.band)];
        lines.push_back({std::string(words),
                         {{"weapon", guns[at].name}, {"needed", std::int64_t{hit.needed}}}});
    }
}

} // namespace

Sighting sightingOf(const Skirmish &game, const State &seen, const Pointing &pointing)
{
    Sighting sighting;
    const FigureId from = figureAt(game, pointing.token);
    const FigureId to = figureAt(game, pointing.over);
    if (!from.valid() || !seen[from].onTable() || from == to)
        return sighting;
    const auto *place = std::get_if<TablePlace>(&pointing.place);
    kit::geometry::Base there = game.base(seen, from);
    if (to.valid() && seen[to].onTable())
        there = game.base(seen, to);
    else if (place)
        there.place = placeAt(game, *place);
    else
        return sighting;
    const kit::geometry::Base eye = game.base(seen, from);
    sighting.distance = kit::geometry::distance(eye, there);
    sighting.isSeen = kit::geometry::sees(game.table(), eye, there);
    sighting.lines.push_back({"sight-distance", {{"distance", wholePas(sighting.distance)}}});
    if (!sighting.isSeen)
        sighting.lines.push_back({"sight-none", {}});
    drawSight(game, seen, from, there, to, sighting.overlay);
    if (std::ranges::any_of(sighting.overlay.hidden, &HiddenShare::isCover))
        sighting.lines.push_back({"sight-cover", {}});
    tellGuns(game, seen, from, there, sighting.lines);
    return sighting;
}

} // namespace escarmouche::rules::musg::play
