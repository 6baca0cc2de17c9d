// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/odds/systemodds.h"

#include <string>
#include <utility>
#include <vector>

namespace escarmouche::rules::kit {

/** An answer of shares that programs and people read. */
class Answering
{
public:
    void add(const std::string &key, const Text &told, const Fraction &share)
    {
        m_answer.data.push_back({key, {shareData(share)}});
        m_told.push_back({told, share});
    }
    /** What was asked, for programs alone. */
    void repeat(OddsData::Members::value_type asked) { m_answer.data.push_back(std::move(asked)); }
    OddsAnswer answer()
    {
        m_answer.parts.emplace_back(std::move(m_told));
        return std::move(m_answer);
    }

private:
    OddsAnswer m_answer;
    std::vector<OddsShare> m_told;
};

} // namespace escarmouche::rules::kit
