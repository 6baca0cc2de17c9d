// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/open/offboard.h"

#include "app/words/reference/rulebook.h"
#include "model/text.h"

#include <nlohmann/json.hpp>

namespace escarmouche::app::cli {

std::optional<BoardRefusal> offBoard(const rules::RuleSystems &systems, const std::string &system,
                                     const std::string &band)
{
    const RuleBook untitled;
    return BoardLimits(systems, untitled).of(system, band);
}

QString offBoardText(const rules::RuleSystems &systems, const std::string &system,
                     const std::string &band, const std::string &name)
{
    const auto refusal = offBoard(systems, system, band);
    if (!refusal)
        return {};
    const auto book = RuleBook::load(systems);
    return boardSentence(toQString(name), book ? boardRefusal(refusal->why, *book) : *refusal);
}

Json offBoardJson(const std::optional<BoardRefusal> &refusal)
{
    Json rules = Json::array();
    if (refusal && !refusal->needs.empty())
        for (const QString &id : toQString(refusal->needs.en).split(QStringLiteral(", ")))
            rules.push_back(toUtf8(id));
    return {{"plays", !refusal}, {"needs", std::move(rules)}};
}

} // namespace escarmouche::app::cli
