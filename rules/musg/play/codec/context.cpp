// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/play/codec/context.h"

namespace escarmouche::rules::musg::play::codec {

RegisterIds::RegisterIds()
{
    constexpr int kMostOfChapter = 40;
    for (const char *chapter :
         {"PROFILE", "BAND",   "RANGED", "MELEE",    "EQUIP",  "DEPLOY",  "TURN",
          "RALLY",   "ACT",    "LOS",    "COVER",    "FREE",   "REACT",   "DAMAGE",
          "ROUT",    "VP",     "PULP",   "FIGURANT", "ZOMBIE", "ALIEN",   "CIVIL",
          "CAMP",    "INJURY", "MERC",   "REGROUP",  "HOTROD", "PENTACLE"}) {
        for (int number = 1; number <= kMostOfChapter; ++number) {
            const std::string digits = std::to_string(number);
            m_texts.insert(std::string("MUSG-") + chapter + (number < 10 ? "-0" : "-") + digits);
        }
    }
}

std::optional<RuleId> RegisterIds::find(std::string_view text) const
{
    const auto met = m_texts.find(text);
    if (met == m_texts.end())
        return std::nullopt;
    return RuleId{*met};
}

} // namespace escarmouche::rules::musg::play::codec
