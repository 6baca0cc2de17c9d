// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/campaign/joining.h"

#include "rules/core/campaign/campaignoptions.h"
#include "rules/core/match/match.h"
#include "rules/musg/acts/acts.h"
#include "rules/musg/acts/settings.h"
#include "rules/musg/band/limits.h"
#include "rules/musg/campaign/numbers.h"
#include "rules/musg/legality/legality.h"

#include <algorithm>

namespace escarmouche::rules::musg {

namespace {

Error refusedBecause(std::string_view why, RuleId rule = {"MUSG-CAMP-36"})
{
    return refused({rule, why, 0, 0});
}

/** As on the day it was hired: nothing lived through yet. */
void rejuvenate(Band &band)
{
    std::erase_if(band.members, [](const Member &member) { return member.hireling; });
    for (auto &member : band.members) {
        member.experience = 0;
        member.advances.clear();
        member.injuries.clear();
        member.number = 0;
    }
    band.numbered.clear();
}

void renumber(Band &band, int fresh)
{
    separate(band, fresh);
    for (auto &member : band.members)
        member.id = {fresh++};
}

Result<void> checkLegal(const Catalogue &catalogue, const Band &band)
{
    for (const auto &finding : findings(catalogue, band)) {
        if (finding.severity == Severity::Illegal)
            return fail(refusedBecause("campaign.refused.illegal", finding.rule));
    }
    return {};
}

bool isMark(const Catalogue &catalogue, const std::string &id)
{
    const auto entry = catalogue.find(id);
    return entry &&
           (catalogue[*entry].kind == Kind::Advance || catalogue[*entry].kind == Kind::Injury);
}

bool isFree(const Setting &setting)
{
    const auto &key = setting.property;
    return key == property::kName || key == property::kNotes || key == property::kCount;
}

/** What is neither bought nor handed over: experience, advances, injuries, ranks, money. */
struct NeedsReason {
    const Catalogue &catalogue;

    bool operator()(const Give &act) const { return isMark(catalogue, act.entry); }
    bool operator()(const Discard &act) const
    {
        return std::ranges::any_of(
            act.things, [&](const Belonging &thing) { return isMark(catalogue, thing.entry); });
    }
    bool operator()(const SetProperties &act) const
    {
        return !std::ranges::all_of(act.settings, isFree);
    }
    template<class Act>
    bool operator()(const Act &) const
    {
        return false;
    }
};

/** A campaign's band stays one: nothing takes it out of its phase or makes it anew. */
Result<void> checkKind(const BandAct &act)
{
    if (std::holds_alternative<CreateBand>(act) || std::holds_alternative<AdoptBand>(act))
        return fail(refusedBecause("campaign.refused.first-act"));
    const auto *set = std::get_if<SetProperties>(&act);
    if (set && settingNamed(set->settings, property::kPhase))
        return fail(refusedBecause("campaign.refused.first-act"));
    return {};
}

/** The engagement of whoever was hired now covers the first game (MUSG-MERC-01). */
void coverNewcomers(const Band &before, Company &company)
{
    for (const auto &member : company.band.members) {
        if (member.rank == Rank::Mercenary && !find(before, member.id))
            company.covered.push_back(member.id);
    }
}

} // namespace

Boxes boxesIn(std::span<const Setting> options)
{
    const auto boxes = [&](std::string_view key) {
        const int set = wholeSetting(options, key, 0);
        // A stranger's ledger may say anything; a band's text must read again.
        return set < 1 || set > kMostBoxes ? std::nullopt : std::optional(set);
    };
    return {boxes("xp_boxes_hero"), boxes("xp_boxes_sous_fifre")};
}

int boxesOf(const Catalogue &catalogue, std::span<const Setting> options, Rank rank)
{
    return experienceBoxes(catalogue, boxesIn(options), rank);
}

Result<Company> enter(const Catalogue &catalogue, Band band, bool asItStands,
                      std::span<const Setting> options, int fresh, const std::string &reason)
{
    const bool fromPaper = band.phase != Phase::Campaign;
    if (!asItStands) {
        rejuvenate(band);
        if (band.phase == Phase::Campaign)
            band.phase = Phase::Creation;
    }
    band.options.boxes = boxesIn(options);
    if (reason.empty() && flagSetting(options, "legal_bands", true)) {
        if (const auto legal = checkLegal(catalogue, band); !legal)
            return fail(legal.error());
    }
    // A paper that tells no treasury has what creation left.
    if (!asItStands || (fromPaper && band.treasury == 0)) {
        // MUSG-BAND-06
        const int left = band.options.caps.total - sums(catalogue, band).total;
        band.treasury = std::max(0, left);
    }
    band.phase = Phase::Campaign;
    band.options.boxes = {}; // the campaign's, which may change
    renumber(band, fresh);
    if (band.members.size() > kMostMembers)
        return fail(refused({{},
                             "campaign.refused.too-many-figures",
                             static_cast<int>(band.members.size()),
                             static_cast<int>(kMostMembers)}));
    Company company;
    company.band = std::move(band);
    numberArrivals(catalogue, company);
    for (const auto &member : company.band.members) {
        // MUSG-MERC-01
        if (!asItStands && member.rank == Rank::Mercenary)
            company.covered.push_back(member.id);
        // MUSG-CAMP-05
        const int each = catalogue.limits().boxesPerAdvance;
        const int owing = member.experience / each - static_cast<int>(member.advances.size());
        if (member.rank <= Rank::SousFifre && owing > 0)
            company.due.push_back({member.id, owing});
    }
    return company;
}

Result<Company> act(const Catalogue &catalogue, const Company &company, const BandInput &input)
{
    if (const auto kind = checkKind(input.act); !kind)
        return fail(kind.error());
    if (input.adjustment.empty() && std::visit(NeedsReason{catalogue}, input.act))
        return fail(refusedBecause("campaign.refused.needs-reason"));
    auto after = act(catalogue, company.band, input);
    if (!after)
        return fail(after.error());
    Company result = company;
    result.band = std::move(*after);
    separate(result.band, input.fresh);
    coverNewcomers(company.band, result);
    forgetGone(result);
    return result;
}

} // namespace escarmouche::rules::musg
