// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/reference.h"
#include "rules/core/rulesystem.h"
#include "rules/core/values/error.h"

#include <string_view>
#include <vector>

namespace escarmouche::app {

/** The rules references of all systems, looked up by rule id. */
class RuleBook
{
public:
    /** Reads the reference of every system; fails with the first that cannot be read. */
    static rules::Result<RuleBook> load(const rules::RuleSystems &systems);

    /** Of the system these rules belong to; null: it has none. */
    const model::Reference *of(const rules::BandRules &rules) const;

    const model::RuleEntry *find(std::string_view id) const;
    const model::RuleEntry *previous(const model::RuleEntry &entry) const; // null: the first
    const model::RuleEntry *next(const model::RuleEntry &entry) const; // null: the last
    rules::Text chapter(const model::RuleEntry &entry) const;
    /** The games that have rules here, in order. */
    std::vector<rules::SystemName> games() const;
    /** Rules of a game, by its key, whose id, title or text has all these words, in the order of
        its register. */
    std::vector<const model::RuleEntry *> search(std::string_view game, std::string_view words,
                                                 rules::Language language) const;

private:
    struct SystemReference {
        rules::SystemName name;
        const rules::BandRules *rules; // null: it has no bands
        model::Reference reference;
    };

    const model::Reference *referenceOf(const model::RuleEntry &entry) const;
    const model::RuleEntry *neighbour(const model::RuleEntry &entry, int step) const;

    std::vector<SystemReference> m_references;
};

} // namespace escarmouche::app
