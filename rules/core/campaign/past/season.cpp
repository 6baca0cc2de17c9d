// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/campaign/past/season.h"

#include "rules/core/campaign/past/past.h"

namespace escarmouche::rules {

namespace {

/** Players come in their order, so the place in one list is that in the other. */
PlayerId sameOwner(const Campaign &old, const Campaign &made, PlayerId owner)
{
    for (std::size_t i = 0; i < old.players.size() && i < made.players.size(); ++i) {
        if (old.players[i].id == owner)
            return made.players[i].id;
    }
    return {};
}

/** The figures of a band here and there: they came as they stood, in their order. */
std::vector<Heir> heirsIn(const Entrant &band, const Entrant &made)
{
    const auto before = band.band->figures();
    const auto now = made.band->figures();
    std::vector<Heir> heirs;
    for (std::size_t i = 0; i < before.size() && i < now.size(); ++i)
        heirs.push_back({before[i].member, now[i].member});
    return heirs;
}

/** What its figures have done so far. */
std::vector<FigurePast> pastOfSeason(const Campaign &old, const Entrant &band, const Entrant &made)
{
    std::vector<FigurePast> past;
    for (const Heir &heir : heirsIn(band, made)) {
        auto figure = pastSoFar(old, band, heir.before);
        figure.member = heir.now;
        if (!isBlank(figure))
            past.push_back(std::move(figure));
    }
    return past;
}

} // namespace

std::optional<CampaignAct> nextOfSeason(const Campaign &old, const Campaign &made,
                                        const std::string &name, const std::string &uid)
{
    if (made.system.empty())
        return FoundCampaign{old.system, uid, name, old.options};
    if (made.players.size() < old.players.size())
        return AddPlayer{old.players[made.players.size()].name};
    std::size_t place = 0;
    for (const Entrant &band : old.bands) {
        if (band.withdrawn)
            continue;
        if (place == made.bands.size())
            return JoinBand{sameOwner(old, made, band.owner), band.origin, band.band->band({}),
                            Joining::AsItStands};
        const Entrant &joined = made.bands[place++];
        if (auto past = pastOfSeason(old, band, joined); past != joined.past)
            return TellPast{joined.id, std::move(past)};
    }
    return std::nullopt;
}

std::vector<Heir> heirsOf(const Campaign &old, const Campaign &made)
{
    std::vector<Heir> heirs;
    std::size_t place = 0;
    for (const Entrant &band : old.bands) {
        if (band.withdrawn || place == made.bands.size())
            continue;
        const auto of = heirsIn(band, made.bands[place++]);
        heirs.insert(heirs.end(), of.begin(), of.end());
    }
    return heirs;
}

} // namespace escarmouche::rules
