// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/sentences/players.h"

#include "model/text.h"
#include "rules/core/match/match.h"

#include <QCoreApplication>

namespace escarmouche::app {

QString playerName(const std::string &player)
{
    const auto told = [](const char *text) { return QCoreApplication::translate("Players", text); };
    if (player == rules::kPerson)
        return told(QT_TRANSLATE_NOOP("Players", "Person"));
    if (player == "random")
        return told(QT_TRANSLATE_NOOP("Players", "Machine: random"));
    if (player == "easy")
        return told(QT_TRANSLATE_NOOP("Players", "Machine: easy"));
    if (player == "normal")
        return told(QT_TRANSLATE_NOOP("Players", "Machine: normal"));
    return toQString(player);
}

std::vector<std::string> playersOf(const rules::MatchRules &rules)
{
    std::vector<std::string> players{std::string(rules::kPerson)};
    for (std::string &machine : rules.machines())
        players.push_back(std::move(machine));
    return players;
}

} // namespace escarmouche::app
