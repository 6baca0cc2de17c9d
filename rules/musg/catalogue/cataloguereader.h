// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/json/jsonreader.h"
#include "rules/musg/catalogue/catalogue.h"

#include <set>

namespace escarmouche::rules::musg {

/** Reads the catalogue files one after the other and judges them as a whole: a stranger's file is
    refused with every complaint, each naming file and place. */
class CatalogueReader
{
public:
    explicit CatalogueReader(const CatalogueSource &source) : m_source(source) {}

    Result<Catalogue> read();

private:
    using Complaints = json::Cursor::Complaints;
    using EntryReader = void (CatalogueReader::*)(const json::Cursor &, Entry &);

    Result<void> readFile(std::string_view name,
                          void (CatalogueReader::*read)(const json::Cursor &));
    void readEntries(const json::Cursor &at, Kind kind, std::span<const std::string_view> keys,
                     EntryReader readOwn);
    void readRaces(const json::Cursor &at);
    void readRangedWeapons(const json::Cursor &at);
    void readMeleeWeapons(const json::Cursor &at);
    void readItems(const json::Cursor &at);
    void readFigures(const json::Cursor &at);
    void readAdvances(const json::Cursor &at);
    void readInjuries(const json::Cursor &at);
    void readTraits(const json::Cursor &at);
    void readVehicles(const json::Cursor &at);
    void readRanks(const json::Cursor &at);
    void readLimits(const json::Cursor &at);
    void readWords(const json::Cursor &at);

    void readRace(const json::Cursor &at, Entry &entry);
    void readRangedWeapon(const json::Cursor &at, Entry &entry);
    void readMeleeWeapon(const json::Cursor &at, Entry &entry);
    void readItemEntry(const json::Cursor &at, Entry &entry);
    void readFigure(const json::Cursor &at, Entry &entry);
    void readAdvance(const json::Cursor &at, Entry &entry);
    void readInjury(const json::Cursor &at, Entry &entry);
    void readTrait(const json::Cursor &at, Entry &entry);
    void readVehicle(const json::Cursor &at, Entry &entry);

    Figure::Gear readGear(const json::Cursor &at, RuleId otherwise);
    std::vector<RuleId> readRules(const json::Cursor &at);
    RuleId keep(const std::string &rule);
    EntryId add(Entry entry, const json::Cursor &at);
    void linkAdvances();
    EntryId named(std::string_view id);
    void checkWhole();

    const CatalogueSource &m_source;
    Catalogue m_catalogue;
    Complaints m_complaints;
    std::map<std::string, RuleId, std::less<>> m_rules;
    std::optional<std::pair<Entry, json::Cursor>> m_variant; // of the entry being read
    struct Requirement {
        EntryId advance;
        std::string id;
        std::string pointer;
    };
    std::vector<Requirement> m_requirements;
};

} // namespace escarmouche::rules::musg
