// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/board/commandodds.h"
#include "app/cli/call/commandtable.h"
#include "app/cli/odds/oddscommands.h"
#include "app/cli/odds/oddsparts.h"
#include "app/cli/talk/console.h"
#include "model/text.h"
#include "rules/core/match/match.h"

#include <QCoreApplication>

#include <nlohmann/json.hpp>

namespace escarmouche::app::cli {
namespace {

Json commandJson(const rules::CommandOdds &odds)
{
    return {{"test", odds.test},
            {"rule", odds.rule.value},
            {"own", odds.own},
            {"command", odds.command},
            {"terms", jsonOf(odds.terms)},
            {"lender", odds.lender < 0 ? Json() : Json(odds.lender + 1)},
            {"dice", odds.dice},
            {"kept", odds.kept},
            {"passes", jsonOf(odds.passes)}};
}

/** "7 +1 MUSG-REACT-11 = 8", and whose it is. */
QString commandText(const rules::CommandOdds &odds, const QString &lender)
{
    const QString terms = odds.terms.empty() ? QString()
                                             : u' ' + termsText(odds.terms) +
                                                   QStringLiteral(" = %1").arg(odds.command);
    const QString text = told(QT_TRANSLATE_NOOP("CommandLine", "Command: %1"))
                             .arg(QString::number(odds.own) + terms);
    return lender.isEmpty()
               ? text
               //: "Command: 11", a figure
               : told(QT_TRANSLATE_NOOP("CommandLine", "%1, lent by %2")).arg(text, lender);
}

QString testDiceText(const rules::CommandOdds &odds)
{
    if (odds.dice == 0)
        return told(QT_TRANSLATE_NOOP("CommandLine", "It passes without a roll."));
    const QString dice =
        odds.dice == odds.kept
            ? QCoreApplication::translate("CommandLine", "%n dice, added up", nullptr, odds.dice)
            : told(QT_TRANSLATE_NOOP("CommandLine", "%1 dice, the %2 lowest added up"))
                  .arg(odds.dice)
                  .arg(odds.kept);
    //: "2 dice, added up"
    return told(QT_TRANSLATE_NOOP("CommandLine", "%1: passes on %2 or less."))
        .arg(dice)
        .arg(odds.command);
}

/** The test that the call means, and what its figures are called. */
struct NamedTest {
    rules::CommandWish wish;
    QString figure;
    QStringList friends;
};

Outcome<NamedTest> testOf(const Call &call, const rules::RuleSystem &system)
{
    NamedTest test;
    test.wish.test = call.test;
    auto figure = figureNamed(call, system, call.words.front());
    if (!figure)
        return tl::unexpected(figure.error());
    test.wish.figure = std::move(figure->figure);
    test.figure = figure->name;
    for (const std::string &word : call.company) {
        auto mate = figureNamed(call, system, word);
        if (!mate)
            return tl::unexpected(mate.error());
        test.wish.friends.push_back(std::move(mate->figure));
        test.friends << mate->name;
    }
    if (!call.against.empty()) {
        auto foe = figureNamed(call, system, call.against);
        if (!foe)
            return tl::unexpected(foe.error());
        test.wish.foes.push_back(std::move(foe->figure));
    }
    for (const std::string &word : call.switches) {
        auto setting = switchOf(word);
        if (!setting)
            return tl::unexpected(setting.error());
        test.wish.options.push_back(std::move(*setting));
    }
    return test;
}

void printOdds(const NamedTest &test, const rules::CommandOdds &odds)
{
    //: a figure, the key of a test, its rule
    print(told(QT_TRANSLATE_NOOP("CommandLine", "%1, command test “%2” (%3)"))
              .arg(test.figure, toQString(odds.test), toQString(odds.rule.value)));
    print(commandText(odds, odds.lender < 0 ? QString() : test.friends[odds.lender]));
    print(testDiceText(odds));
    print(columns({row(told(QT_TRANSLATE_NOOP("CommandLine", "passes")), odds.passes)}));
}

} // namespace

Outcome<int> showCommandOdds(const Call &call)
{
    const auto chosen = oddsSystem(call);
    if (!chosen)
        return tl::unexpected(chosen.error());
    const rules::RuleSystem &system = *chosen->system;
    const auto test = testOf(call, system);
    if (!test)
        return tl::unexpected(test.error());
    const auto odds = system.matches->commandOdds(test->wish);
    if (!odds)
        return refused(odds.error(), *system.matches);
    if (call.json)
        print(commandJson(*odds));
    else
        printOdds(*test, *odds);
    return kFine;
}

} // namespace escarmouche::app::cli
