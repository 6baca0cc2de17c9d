// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/acts/deeds.h"
#include "rules/musg/acts/purchase.h"
#include "rules/musg/band/limits.h"
#include "rules/musg/figure/profile.h"

#include <algorithm>

namespace escarmouche::rules::musg {

namespace {

Result<void> giveGear(Editing &editing, const std::vector<MemberId> &lines, EntryId entry,
                      const Give &act, const std::string &reason)
{
    const auto &catalogue = editing.catalogue();
    const auto before = editing.band();
    int cost = 0;
    for (const auto id : lines) {
        const auto member = editing.line(id);
        cost += (*member)->count * priceOfMore(catalogue, **member, entry, act.count, act.price);
        if (const auto given = carry(catalogue, **member, entry, act.count); !given)
            return given;
    }
    return settle(editing, before, cost, reason);
}

/** Advances and injuries are entered by hand: nothing is paid and no rule refuses. */
template<class Value>
Result<void> giveMark(Editing &editing, const std::vector<MemberId> &lines,
                      std::vector<Value> Member::*list, const Value &mark, std::size_t most)
{
    for (const auto id : lines) {
        auto &marks = (*editing.line(id))->*list;
        if (marks.size() >= most)
            return fail(
                {.code = ErrorCode::TooManyEntries, .number = static_cast<std::int64_t>(most)});
        marks.push_back(mark);
    }
    return {};
}

} // namespace

Result<void> perform(Editing &editing, const Give &act, const std::string &reason)
{
    const auto &catalogue = editing.catalogue();
    const auto entry = entryNamed(
        catalogue, act.entry, {Kind::Ranged, Kind::Melee, Kind::Item, Kind::Advance, Kind::Injury});
    if (!entry)
        return fail(entry.error());
    const auto lines = editing.only(together(act.to));
    if (!lines)
        return fail(lines.error());
    if (catalogue[*entry].kind == Kind::Advance)
        return giveMark(editing, *lines, &Member::advances, *entry, kMostAdvances);
    if (catalogue[*entry].kind == Kind::Injury)
        return giveMark(editing, *lines, &Member::injuries, Suffered{*entry, {}}, kMostInjuries);
    return giveGear(editing, *lines, *entry, act, reason);
}

// MUSG-CAMP-36
Result<void> perform(Editing &editing, const HandOver &act, const std::string &)
{
    const auto &catalogue = editing.catalogue();
    const auto entry =
        entryNamed(catalogue, act.thing.entry, {Kind::Ranged, Kind::Melee, Kind::Item});
    if (!entry)
        return fail(entry.error());
    if (act.to.count != act.thing.figures.count)
        return fail({.code = ErrorCode::NotEnoughFigures, .number = act.to.count});
    const auto from = editing.only(act.thing.figures);
    if (!from)
        return fail(from.error());
    const auto to = editing.only(act.to);
    if (!to)
        return fail(to.error());
    if (*from == *to)
        return fail({.code = ErrorCode::NotEnoughFigures, .number = act.to.count});
    if (const auto taken = carry(catalogue, **editing.line(*from), *entry, -act.thing.count);
        !taken)
        return taken;
    return carry(catalogue, **editing.line(*to), *entry, act.thing.count);
}

} // namespace escarmouche::rules::musg
