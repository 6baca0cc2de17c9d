// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/catalogue/names.h"

#include "rules/core/json/jsonreader.h"

#include <array>

namespace escarmouche::rules::musg {

namespace {

constexpr std::string_view kNamesFile = "musg/names.json";
constexpr std::array<std::string_view, 2> kNamesKeys{"version", "lists"};
constexpr std::array<std::string_view, 2> kListKeys{"for", "names"};
constexpr std::size_t kMostLists = 100;
constexpr std::size_t kMostNamesOfList = 200;
constexpr std::size_t kLongestOfList = 40; // characters

} // namespace

Result<Names> Names::load(const Catalogue &catalogue, const CatalogueSource &source)
{
    const auto text = source(kNamesFile);
    if (!text)
        return fail(text.error());
    Names names;
    const auto read = json::walk(*text, [&](const json::Cursor &at) {
        if (!at.object(kNamesKeys))
            return;
        at["version"].integer(1, 1);
        for (const auto &list : at["lists"].array(kMostLists, 1)) {
            if (!list.object(kListKeys))
                continue;
            std::vector<std::string> all;
            for (const auto &name : list["names"].array(kMostNamesOfList, 1))
                all.push_back(name.line(kLongestOfList, 1));
            for (const auto &each : list["for"].array(kMostLists, 1)) {
                const std::string id = each.id();
                const auto entry = catalogue.find(id);
                if (!entry)
                    each.complain(ErrorCode::UnknownEntry, id, catalogue.nearest(id));
                else if (!names.m_lists.try_emplace(*entry, all).second)
                    each.complain(ErrorCode::DuplicateKey, id);
            }
        }
    });
    if (!read) {
        Error error = read.error();
        error.pointer.insert(0, std::string(kNamesFile) + "#");
        return fail(std::move(error));
    }
    return names;
}

std::vector<std::string> Names::of(EntryId profile) const
{
    const auto met = m_lists.find(profile);
    return met == m_lists.end() ? std::vector<std::string>() : met->second;
}

} // namespace escarmouche::rules::musg
