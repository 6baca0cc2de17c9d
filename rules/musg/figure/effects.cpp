// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/figure/effects.h"

#include "rules/musg/band/keys.h"
#include "rules/musg/figure/profile.h"

#include <algorithm>

namespace escarmouche::rules::musg {

namespace {

const std::vector<Modifier> &modifiersOf(const Entry &entry)
{
    static const std::vector<Modifier> kNone;
    if (const auto *advance = std::get_if<Advance>(&entry.what))
        return advance->modifiers;
    if (const auto *injury = std::get_if<Injury>(&entry.what))
        return injury->modifiers;
    return kNone;
}

/** "3+" of what a die must show, else the plain number. */
std::string shown(Stat stat, int value)
{
    const bool isTarget = stat == Stat::Ct || stat == Stat::Cc;
    return numeral(value) + (isTarget ? "+" : "");
}

Text worded(const Catalogue &catalogue, const Phrase &phrase)
{
    return {say(catalogue.words(), phrase, Language::English),
            say(catalogue.words(), phrase, Language::French)};
}

} // namespace

Member gaining(const Catalogue &catalogue, Member member, EntryId entry)
{
    if (catalogue[entry].kind == Kind::Injury)
        member.injuries.push_back({entry, {}});
    else
        member.advances.push_back(entry);
    return member;
}

Effect effectOf(const Catalogue &catalogue, const Band &band, const Member &before,
                const Member &after, EntryId entry)
{
    const auto was = resolve(catalogue, band, before), is = resolve(catalogue, band, after);
    Text changes;
    for (const auto &modifier : modifiersOf(catalogue[entry])) {
        const Stat stat = modifier.stat;
        if (!was[stat].present())
            continue;
        const std::string old = shown(stat, was[stat].value());
        const std::string now = shown(stat, is[stat].value());
        const Text change =
            worded(catalogue, {old == now ? "effect.stays" : "effect.changes",
                               {{"number", catalogue.word("column." + std::string(key(stat)))},
                                {"old", old},
                                {"new", now}}});
        const std::string between(changes.en.empty() ? "" : ", ");
        changes = {changes.en + between + change.en, changes.fr + between + change.fr};
    }
    if (changes.empty())
        return {catalogue[entry].effect, false};
    return {std::move(changes), true};
}

} // namespace escarmouche::rules::musg
