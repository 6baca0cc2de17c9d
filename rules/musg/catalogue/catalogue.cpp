// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/catalogue/catalogue.h"

#include "rules/core/words/nearest.h"
#include "rules/musg/catalogue/cataloguereader.h"

#include <cassert>

namespace escarmouche::rules::musg {

Result<Catalogue> Catalogue::load(const CatalogueSource &source)
{
    return CatalogueReader(source).read();
}

const Entry &Catalogue::operator[](EntryId id) const
{
    assert(id.valid() && static_cast<std::size_t>(id.value) < m_entries.size());
    return m_entries[static_cast<std::size_t>(id.value)];
}

std::optional<EntryId> Catalogue::find(std::string_view id) const
{
    const auto found = m_byId.find(id);
    return found == m_byId.end() ? std::nullopt : std::optional(found->second);
}

std::string Catalogue::nearest(std::string_view id) const
{
    std::vector<Known> known;
    for (const Entry &entry : m_entries)
        known.push_back({entry.id, &entry.name});
    return rules::nearest(id, known);
}

const std::vector<EntryId> &Catalogue::of(Kind kind) const
{
    static const std::vector<EntryId> kNone;
    const auto found = m_byKind.find(kind);
    return found == m_byKind.end() ? kNone : found->second;
}

const Entry &Catalogue::trait(Trait trait) const
{
    return (*this)[m_byTrait.at(trait)];
}

const Text &Catalogue::word(std::string_view key) const
{
    static const Text kNone;
    const auto found = m_words.find(key);
    assert(found != m_words.end());
    return found == m_words.end() ? kNone : found->second;
}

} // namespace escarmouche::rules::musg
