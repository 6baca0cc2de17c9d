// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/odds/oddscommands.h"

#include "app/cli/call/commandtable.h"
#include "app/cli/odds/oddsanswer.h"
#include "app/cli/odds/oddswish.h"
#include "app/cli/open/workspace.h"
#include "app/words/language/uilanguage.h"
#include "app/words/sentences/sentences.h"
#include "model/text.h"
#include "rules/core/match/match.h"

#include <algorithm>
#include <utility>

namespace escarmouche::app::cli {
namespace {

/** The command as the game has it; null: it has no such question. */
const CommandInfo *commandIn(const std::string &path, const rules::RuleSystem &system)
{
    const auto called = commandsCalled(path);
    const auto own = std::ranges::find(called, system.key, &CommandInfo::system);
    return own == called.end() ? nullptr : *own;
}

/** A refusal of the rules with its reason, in the game's own words where it has them. */
tl::unexpected<Complaint> refused(const rules::Error &error, const rules::SystemOdds &rules,
                                  const rules::OddsCommand &command)
{
    if (error.code != rules::ErrorCode::RefusedByRule)
        return complain(asTyped(error, command));
    const rules::Phrase why = rules::whyRefused(error);
    QString sentence = explain(error).what;
    if (rules.phrases().contains(why.key))
        sentence += u' ' + toQString(rules::say(rules.phrases(), why, uiLanguage()));
    return tl::unexpected(Complaint{exitCode(error.code), sentence, error, {}});
}

Outcome<int> showOdds(const Call &call)
{
    const auto systems = loadSystems();
    if (!systems)
        return tl::unexpected(systems.error());
    const auto answers = [&](const rules::RuleSystem &system) {
        return system.odds && commandIn(call.command, system);
    };
    const auto system = systemWith(answers, call, **systems);
    if (!system)
        return tl::unexpected(system.error());
    const rules::OddsCommand &command = *commandIn(call.command, **system)->odds;
    const auto wish = oddsWish(call, **system, command);
    if (!wish)
        return tl::unexpected(wish.error());
    const auto answer = (*system)->odds->answer(command, *wish);
    if (!answer)
        return refused(answer.error(), *(*system)->odds, command);
    if (call.json)
        printData(*answer);
    else
        printParts(*answer);
    return kFine;
}

} // namespace

void addOddsCommands(Commands &known)
{
    for (const CommandInfo &info : commands())
        if (info.odds)
            known.emplace(info.path, showOdds);
}

} // namespace escarmouche::app::cli
