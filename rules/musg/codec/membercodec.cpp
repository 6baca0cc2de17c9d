// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/codec/membercodec.h"

#include "rules/core/words/nearest.h"

#include <algorithm>

namespace escarmouche::rules::musg {

using json::Cursor;

EntryId BandFormat::entry(const Cursor &at, std::initializer_list<Kind> kinds) const
{
    const auto id = at.id();
    return id.empty() ? EntryId{} : entry(at, id, kinds);
}

EntryId BandFormat::entry(const Cursor &at, const std::string &id,
                          std::initializer_list<Kind> kinds) const
{
    const auto found = catalogue.find(id);
    if (found && std::ranges::find(kinds, catalogue[*found].kind) != kinds.end())
        return *found;
    constexpr std::size_t kMostHints = 100; // of a hostile file, which may hold thousands
    std::vector<Known> known;
    for (const auto kind : kinds) {
        for (const auto each : catalogue.of(kind))
            known.push_back({catalogue[each].id, &catalogue[each].name});
    }
    unknown.push_back(
        {.code = ErrorCode::UnknownEntry,
         .subject = id,
         .pointer = at.pointer(),
         .hint = unknown.size() < kMostHints ? rules::nearest(id, known) : std::string()});
    return {};
}

void read(const BandFormat &format, const Cursor &at, Member &member)
{
    json::read(format, at, member);
    if (!at.has("row"))
        member.row = usualRow(member.rank);
}

} // namespace escarmouche::rules::musg
