// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/acts/purchase.h"

#include "rules/musg/figure/profile.h"
#include "rules/musg/legality/legality.h"

#include <algorithm>
#include <cstdlib>
#include <tuple>

namespace escarmouche::rules::musg {

namespace {

auto matter(const Finding &finding)
{
    return std::tie(finding.rule, finding.severity, finding.sentence.key, finding.members);
}

bool byMatter(const Finding &a, const Finding &b)
{
    return matter(a) < matter(b);
}

int excess(const Finding &finding)
{
    return finding.amount && finding.limit ? std::abs(*finding.amount - *finding.limit) : 0;
}

int carried(const Member &member, EntryId entry)
{
    const auto found = std::ranges::find(member.gear, entry, &Possession::entry);
    return found == member.gear.end() ? 0 : found->count;
}

} // namespace

int priceOfMore(const Catalogue &catalogue, const Member &member, EntryId entry, int count,
                std::optional<int> price)
{
    const int has = carried(member, entry);
    const int listed =
        gearPrice(catalogue, member, entry, has + count) - gearPrice(catalogue, member, entry, has);
    const int each = catalogue[entry].cost;
    return price && each > 0 ? listed / each * *price : listed;
}

FindingsBefore::FindingsBefore(const Catalogue &catalogue, const Band &before)
    : m_findings(findings(catalogue, before))
{
    std::ranges::sort(m_findings, byMatter);
}

std::vector<Finding> FindingsBefore::caused(std::vector<Finding> after) const
{
    std::erase_if(after, [&](const Finding &finding) {
        return std::ranges::any_of(
            std::ranges::equal_range(m_findings, finding, byMatter),
            [&](const Finding &old) { return excess(old) >= excess(finding); });
    });
    return after;
}

Result<void> settle(Editing &editing, const Band &before, int cost, const std::string &reason)
{
    auto &band = editing.band();
    if (band.phase != Phase::Campaign)
        return {};
    // MUSG-CAMP-36
    if (reason.empty() && cost > 0 && cost > band.treasury)
        return fail({.code = ErrorCode::NotEnoughTreasury,
                     .hint = "MUSG-CAMP-36",
                     .number = cost - band.treasury});
    band.treasury -= cost;
    if (!reason.empty())
        return {};
    const auto &catalogue = editing.catalogue();
    if (const auto rule = brokenByHire(catalogue, before, band); !rule.empty())
        return fail({.code = ErrorCode::WouldBreakRule, .subject = std::string(rule.value)});
    for (const auto &finding :
         FindingsBefore(catalogue, before).caused(findings(catalogue, band))) {
        if (finding.severity == Severity::Illegal)
            return fail(
                {.code = ErrorCode::WouldBreakRule, .subject = std::string(finding.rule.value)});
    }
    return {};
}

} // namespace escarmouche::rules::musg
