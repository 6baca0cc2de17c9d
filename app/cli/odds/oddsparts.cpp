// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/odds/oddsparts.h"

#include "app/cli/call/commandtable.h"
#include "app/cli/open/workspace.h"
#include "app/cli/talk/console.h"
#include "app/words/language/numbers.h"
#include "app/words/language/uilanguage.h"
#include "app/words/sentences/sentences.h"
#include "model/text.h"
#include "rules/core/match/match.h"

#include <QLocale>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

namespace escarmouche::app::cli {
namespace {

/** Six places after the point, whatever the language. */
std::string decimalText(const rules::Fraction &fraction)
{
    std::array<char, 64> text{};
    const auto done = std::to_chars(text.data(), text.data() + text.size(),
                                    rules::decimal(fraction), std::chars_format::fixed, 6);
    return {text.data(), done.ptr};
}

/** What is wrong with the wish, by the option that was typed and in its unit. */
rules::Error asTyped(rules::Error error)
{
    static constexpr std::array<std::pair<std::string_view, std::string_view>, 5> kNames{
        {{"/guards", "--guard"},
         {"/fellows", "--with"},
         {"/friends", "--with"},
         {"/foes", "--against"},
         {"/test", "--test"}}};
    const auto name = std::ranges::find(kNames, error.pointer,
                                        &std::pair<std::string_view, std::string_view>::first);
    if (name != kNames.end()) {
        error.pointer = name->second;
        return error;
    }
    static constexpr std::array<std::pair<std::string_view, std::string_view>, 3> kLengths{
        {{"/distance", "--distance"}, {"/rise", "--height"}, {"/obstacles", "--obstacle"}}};
    const auto option = std::ranges::find(kLengths, error.pointer,
                                          &std::pair<std::string_view, std::string_view>::first);
    if (option == kLengths.end())
        return error;
    error.pointer = option->second;
    const QStringList ends = toQString(error.hint).split(QStringLiteral(".."));
    error.subject = pasText(toQString(error.subject));
    error.hint = pasText(ends.first()) + ".." + pasText(ends.last());
    return error;
}

/** Whether figures of its bands meet in matches. */
bool hasFights(const rules::RuleSystem &system)
{
    return system.bands && system.matches;
}

QString percent(const rules::Fraction &fraction)
{
    return percentText(rules::decimal(fraction), 2);
}

} // namespace

Outcome<rules::Setting> switchOf(const std::string &word)
{
    const auto sign = word.find('=');
    if (sign == std::string::npos || sign == 0)
        return complain(
            kUsage,
            told(QT_TRANSLATE_NOOP("CommandLine", "“%1” is not KEY=VALUE.")).arg(toQString(word)));
    const std::string key = word.substr(0, sign);
    const std::string value = word.substr(sign + 1);
    if (value == "true" || value == "false")
        return rules::Setting{key, value == "true"};
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), number);
    if (error == std::errc() && end == value.data() + value.size() && !value.empty())
        return rules::Setting{key, number};
    return rules::Setting{key, value};
}

Json jsonOf(const rules::Fraction &fraction)
{
    return {{"fraction", rules::fractionText(fraction)}, {"decimal", decimalText(fraction)}};
}

Json jsonOf(const std::vector<rules::OddsTerm> &terms)
{
    Json json = Json::array();
    for (const rules::OddsTerm &term : terms)
        json.push_back({{"amount", term.amount}, {"rule", term.rule.value}});
    return json;
}

QStringList row(const QString &what, const rules::Fraction &fraction)
{
    return {what, toQString(rules::fractionText(fraction)), percent(fraction)};
}

std::string pasText(const QString &hundredths)
{
    constexpr int kHundredths = 100;
    QLocale locale;
    locale.setNumberOptions(QLocale::OmitGroupSeparator);
    return toUtf8(
        locale.toString(hundredths.toDouble() / kHundredths, 'f', QLocale::FloatingPointShortest));
}

QString termsText(const std::vector<rules::OddsTerm> &terms)
{
    QStringList texts;
    for (const rules::OddsTerm &term : terms)
        texts << QStringLiteral("%1 %2").arg(signedText(term.amount), toQString(term.rule.value));
    return texts.join(QStringLiteral(", "));
}

tl::unexpected<Complaint> refused(const rules::Error &error, const rules::MatchRules &rules)
{
    if (error.code != rules::ErrorCode::RefusedByRule)
        return complain(asTyped(error));
    const rules::Phrase why = rules::whyRefused(error);
    QString sentence = explain(error).what;
    if (rules.phrases().contains(why.key))
        sentence += u' ' + toQString(rules::say(rules.phrases(), why, uiLanguage()));
    return tl::unexpected(Complaint{exitCode(error.code), sentence, error, {}});
}

Outcome<OddsSystem> oddsSystem(const Call &call)
{
    auto systems = loadSystems();
    if (!systems)
        return tl::unexpected(systems.error());
    const auto system = systemWith(hasFights, call, **systems);
    if (!system)
        return tl::unexpected(system.error());
    return OddsSystem{std::move(*systems), *system};
}

Outcome<std::vector<rules::AttackFigure>> figuresCalled(const Call &call,
                                                        const rules::RuleSystem &system,
                                                        const std::vector<std::string> &words)
{
    std::vector<rules::AttackFigure> figures;
    for (const std::string &word : words) {
        auto figure = figureNamed(call, system, word);
        if (!figure)
            return tl::unexpected(figure.error());
        figures.push_back(std::move(figure->figure));
    }
    return figures;
}

} // namespace escarmouche::app::cli
