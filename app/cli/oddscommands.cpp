// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/attackfigure.h"
#include "app/cli/commands.h"
#include "app/cli/commandtable.h"
#include "app/cli/console.h"
#include "app/cli/jsonreport.h"
#include "app/cli/workspace.h"
#include "app/text/sentences.h"
#include "app/text/uilanguage.h"
#include "model/text.h"

#include <QCoreApplication>
#include <QLocale>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

namespace escarmouche::app::cli {
namespace {

/** "12", "-1.5" or "0,25" pas in hundredths; the form was checked when it was read. */
int hundredths(const std::string &pas)
{
    if (pas.empty())
        return 0;
    const bool isNegative = pas.front() == '-';
    const auto point = pas.find_first_of(".,");
    std::string digits = pas.substr(isNegative ? 1 : 0, point - (isNegative ? 1 : 0));
    std::string parts = point == std::string::npos ? std::string() : pas.substr(point + 1);
    parts.resize(2, '0');
    const int value = std::stoi(digits + parts);
    return isNegative ? -value : value;
}

Outcome<rules::Setting> settingOf(const std::string &word)
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

/** The other seats' policies, as they are typed. */
constexpr std::array<std::pair<rules::OtherSeats, std::string_view>, 3> kPolicies{
    {{rules::OtherSeats::NobodyIntervenes, "nobody"},
     {rules::OtherSeats::GuardsIntervene, "guards"},
     {rules::OtherSeats::NothingIsUsed, "nothing"}}};

rules::OtherSeats policyOf(const Call &call)
{
    if (call.policy.empty())
        return call.guards.empty() ? rules::OtherSeats::NobodyIntervenes
                                   : rules::OtherSeats::GuardsIntervene;
    return std::ranges::find(kPolicies, call.policy, [](const auto &each) { return each.second; })
        ->first;
}

std::string_view wordOf(rules::OtherSeats others)
{
    return std::ranges::find(kPolicies, others, [](const auto &each) { return each.first; })
        ->second;
}

QString sentenceOf(rules::OtherSeats others)
{
    switch (others) {
    case rules::OtherSeats::NobodyIntervenes:
        return told(QT_TRANSLATE_NOOP("CommandLine", "Nobody intervenes for the target."));
    case rules::OtherSeats::GuardsIntervene:
        return told(QT_TRANSLATE_NOOP("CommandLine", "Its guards step in whenever they may."));
    case rules::OtherSeats::NothingIsUsed:
        return told(QT_TRANSLATE_NOOP("CommandLine",
                                      "Nobody intervenes, and the target uses nothing by choice."));
    }
    return {};
}

Outcome<rules::AttackWish> wishOf(const Call &call)
{
    rules::AttackWish wish;
    wish.others = policyOf(call);
    if (wish.others == rules::OtherSeats::GuardsIntervene && call.guards.empty())
        return complain(kUsage, told(QT_TRANSLATE_NOOP(
                                    "CommandLine", "“--policy guards” needs a guard: add --guard "
                                                   "FIGURE.")));
    wish.weapons = call.weapons;
    wish.distance = hundredths(call.distance);
    wish.rise = hundredths(call.height);
    wish.charge = call.charge;
    for (const std::string &obstacle : call.obstacles)
        wish.obstacles.push_back(hundredths(obstacle));
    for (const std::string &word : call.switches) {
        auto setting = settingOf(word);
        if (!setting)
            return tl::unexpected(setting.error());
        wish.options.push_back(std::move(*setting));
    }
    return wish;
}

/** Six places after the point, whatever the language. */
std::string decimalText(const rules::Fraction &fraction)
{
    std::array<char, 64> text{};
    const auto done = std::to_chars(text.data(), text.data() + text.size(),
                                    rules::decimal(fraction), std::chars_format::fixed, 6);
    return {text.data(), done.ptr};
}

Json jsonOf(const rules::Fraction &fraction)
{
    return {{"fraction", rules::fractionText(fraction)}, {"decimal", decimalText(fraction)}};
}

Json jsonOf(const rules::AttackOdds &odds, const rules::AttackWish &wish)
{
    Json distribution = Json::array();
    for (const auto &[points, share] : odds.lost) {
        Json one{{"points", points}};
        one.update(jsonOf(share));
        distribution.push_back(std::move(one));
    }
    return {{"attack", odds.isStrike ? "strike" : "shot"},
            {"weapons", odds.weapons},
            {"distance", wish.distance},
            {"height", wish.rise},
            {"obstacles", wish.obstacles},
            {"charge", wish.charge},
            {"guards", wish.guards.size()},
            {"policy", wordOf(wish.others)},
            {"target_points", odds.points},
            {"any_lost", jsonOf(odds.anyLost)},
            {"target_hurt", jsonOf(odds.targetHurt)},
            {"mean_lost", jsonOf(odds.meanLost)},
            {"out_of_action", jsonOf(odds.outOfAction)},
            {"distribution", std::move(distribution)}};
}

QString percent(const rules::Fraction &fraction)
{
    return percentText(rules::decimal(fraction), 2);
}

QStringList row(const QString &what, const rules::Fraction &fraction)
{
    return {what, toQString(rules::fractionText(fraction)), percent(fraction)};
}

QString oddsText(const rules::AttackOdds &odds, bool isGuarded)
{
    std::vector<QStringList> table;
    table.push_back(row(told(QT_TRANSLATE_NOOP("CommandLine", "at least one PV")), odds.anyLost));
    if (isGuarded)
        table.push_back(row(told(QT_TRANSLATE_NOOP("CommandLine", "at least one PV of the target")),
                            odds.targetHurt));
    table.push_back(row(told(QT_TRANSLATE_NOOP("CommandLine", "out of action")), odds.outOfAction));
    for (const auto &[points, share] : odds.lost)
        table.push_back(row(
            QCoreApplication::translate("CommandLine", "%n\u00a0PV lost", nullptr, points), share));
    table.push_back({told(QT_TRANSLATE_NOOP("CommandLine", "PV lost on average")),
                     toQString(rules::fractionText(odds.meanLost)),
                     QLocale().toString(rules::decimal(odds.meanLost), 'f', 3)});
    return columns(table);
}

/** A length in pas, as it is typed. */
std::string pasText(const QString &hundredths)
{
    constexpr int kHundredths = 100;
    QLocale locale;
    locale.setNumberOptions(QLocale::OmitGroupSeparator);
    return toUtf8(
        locale.toString(hundredths.toDouble() / kHundredths, 'f', QLocale::FloatingPointShortest));
}

/** What is wrong with the wish, by the option that was typed and in its unit. */
rules::Error asTyped(rules::Error error)
{
    if (error.pointer == "/guards") {
        error.pointer = "--guard";
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

/** A refusal of the rules with its reason, in the system's own words where it has them. */
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

} // namespace

Outcome<int> showAttackOdds(const Call &call)
{
    const auto systems = loadSystems();
    if (!systems)
        return tl::unexpected(systems.error());
    const auto system = systemOf(call, **systems);
    if (!system)
        return tl::unexpected(system.error());
    if (!(*system)->matches)
        return complain({.code = rules::ErrorCode::SystemNotFound, .subject = (*system)->key});
    auto wish = wishOf(call);
    if (!wish)
        return tl::unexpected(wish.error());
    auto attacker = figureNamed(call, **system, call.words[0]);
    if (!attacker)
        return tl::unexpected(attacker.error());
    auto target = figureNamed(call, **system, call.words[1]);
    if (!target)
        return tl::unexpected(target.error());
    wish->attacker = std::move(attacker->figure);
    wish->target = std::move(target->figure);
    for (const std::string &word : call.guards) {
        auto guard = figureNamed(call, **system, word);
        if (!guard)
            return tl::unexpected(guard.error());
        wish->guards.push_back(std::move(guard->figure));
    }
    const auto odds = (*system)->matches->attackOdds(*wish);
    if (!odds)
        return refused(odds.error(), *(*system)->matches);
    if (call.json) {
        print(jsonOf(*odds, *wish));
        return kFine;
    }
    print(QStringLiteral("%1 → %2").arg(attacker->name, target->name));
    print(sentenceOf(wish->others));
    print(oddsText(*odds, !wish->guards.empty()));
    return kFine;
}

} // namespace escarmouche::app::cli
