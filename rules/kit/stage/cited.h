// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/values/fixedlist.h"
#include "rules/core/values/ruleid.h"

#include <algorithm>
#include <initializer_list>
#include <span>
#include <vector>

namespace escarmouche::rules::kit {

/** The rules something rests on, gathered as they come into play, the chief one first. */
class Cited
{
public:
    Cited() = default;
    Cited(std::initializer_list<RuleId> rules) : Cited(std::span(rules.begin(), rules.size())) {}
    explicit Cited(std::span<const RuleId> rules)
    {
        for (const RuleId rule : rules)
            add(rule);
    }

    void add(RuleId rule)
    {
        if (!m_rules.full() && std::ranges::find(m_rules, rule) == m_rules.end())
            m_rules.push_back(rule);
    }
    void add(const Cited &others)
    {
        for (const RuleId rule : others.m_rules)
            add(rule);
    }
    void addIf(bool applies, RuleId rule)
    {
        if (applies)
            add(rule);
    }
    std::vector<RuleId> list() const { return {m_rules.begin(), m_rules.end()}; }

private:
    static constexpr std::size_t kMostCited = 16;

    FixedList<RuleId, kMostCited> m_rules;
};

} // namespace escarmouche::rules::kit
