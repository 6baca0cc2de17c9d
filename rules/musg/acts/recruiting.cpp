// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/acts/deeds.h"
#include "rules/musg/acts/purchase.h"
#include "rules/musg/band/limits.h"
#include "rules/musg/band/recruits.h"
#include "rules/musg/figure/profile.h"

#include <algorithm>

namespace escarmouche::rules::musg {

namespace {

Result<void> checkCount(int count, int most)
{
    if (count >= 1 && count <= most)
        return {};
    return fail({.code = ErrorCode::NumberOutOfRange,
                 .subject = std::to_string(count),
                 .hint = "1.." + std::to_string(most)});
}

/** A copy without a name; in a campaign it is a new recruit, who has lived through nothing. */
Member copyOf(const Band &band, const Member &original, int count)
{
    Member copy = original;
    copy.count = count;
    copy.name.clear();
    if (band.phase != Phase::Campaign)
        return copy;
    copy.advances.clear();
    copy.injuries.clear();
    copy.experience = 0;
    copy.hireling = false;
    copy.arms = Member{}.arms;
    if (copy.rank <= Rank::SousFifre)
        copy.row = copy.rank;
    return copy;
}

} // namespace

Result<void> perform(Editing &editing, const Recruit &act, const std::string &reason)
{
    if (const auto sound = checkCount(act.count, kMostFigures); !sound)
        return sound;
    const auto before = editing.band();
    auto member = recruit(editing.catalogue(), before, act.entry);
    if (!member)
        return fail(member.error());
    member->count = act.count;
    const int price = act.price.value_or(figurePrice(editing.catalogue(), before, *member));
    if (const auto added = editing.add(std::move(*member)); !added)
        return fail(added.error());
    return settle(editing, before, price * act.count, reason);
}

Result<void> perform(Editing &editing, const Duplicate &act, const std::string &reason)
{
    const auto before = editing.band();
    int cost = 0;
    for (const auto &figures : act.figures) {
        const auto line = editing.line(figures.member);
        if (!line)
            return fail(line.error());
        if (figures.count < 1 || figures.count > (*line)->count)
            return fail({.code = ErrorCode::NotEnoughFigures, .number = (*line)->count});
        const auto copy = copyOf(before, **line, figures.count);
        cost += figurePrice(editing.catalogue(), before, copy) * copy.count;
        if (const auto added = editing.add(copy, figures.member); !added)
            return fail(added.error());
    }
    return settle(editing, before, cost, reason);
}

} // namespace escarmouche::rules::musg
