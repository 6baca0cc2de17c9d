// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/odds/oddscommands.h"

#include "app/cli/call/commandtable.h"
#include "app/cli/odds/oddsparts.h"
#include "app/cli/talk/console.h"
#include "app/cli/talk/names.h"
#include "app/words/sentences/phrases.h"
#include "model/text.h"
#include "rules/core/match/match.h"

#include <QCoreApplication>
#include <QLocale>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
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

using What = rules::AttackStep::What;

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

std::string_view wordOf(What what)
{
    switch (what) {
    case What::Cover:
        return "cover";
    case What::Hit:
        return "hit";
    case What::Wound:
        return "wound";
    }
    return {};
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

Outcome<rules::AttackWish> attackWish(const Call &call)
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
    wish.times = call.times;
    for (const std::string &obstacle : call.obstacles)
        wish.obstacles.push_back(hundredths(obstacle));
    for (const std::string &word : call.switches) {
        auto setting = switchOf(word);
        if (!setting)
            return tl::unexpected(setting.error());
        wish.options.push_back(std::move(*setting));
    }
    return wish;
}

Json stepsJson(const std::vector<rules::AttackStep> &steps)
{
    Json json = Json::array();
    for (const rules::AttackStep &step : steps) {
        Json one{{"what", wordOf(step.what)}, {"weapon", step.weapon}};
        one["dice"] = step.dice == 0 ? Json() : Json(step.dice);
        one["needed"] = step.needed;
        if (step.what == What::Cover)
            one["distance"] = step.distance;
        if (step.what == What::Wound) {
            one["force"] = step.force;
            one["resistance"] = step.resistance;
        }
        one["terms"] = jsonOf(step.terms);
        json.push_back(std::move(one));
    }
    return json;
}

Json attackJson(const rules::AttackOdds &odds, const rules::AttackWish &wish)
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
            {"with", wish.fellows.size()},
            {"times", wish.times},
            {"policy", wordOf(wish.others)},
            {"range", odds.range.empty() ? Json() : Json(odds.range)},
            {"steps", stepsJson(odds.steps)},
            {"target_points", odds.points},
            {"any_lost", jsonOf(odds.anyLost)},
            {"target_hurt", jsonOf(odds.targetHurt)},
            {"mean_lost", jsonOf(odds.meanLost)},
            {"out_of_action", jsonOf(odds.outOfAction)},
            {"distribution", std::move(distribution)}};
}

QString rangeText(const rules::AttackOdds &odds, const rules::AttackWish &wish)
{
    const QString pas = toQString(pasText(QString::number(wish.distance)));
    if (odds.range == "short")
        return told(QT_TRANSLATE_NOOP("CommandLine", "Short range (%1\u00a0pas)")).arg(pas);
    if (odds.range == "medium")
        return told(QT_TRANSLATE_NOOP("CommandLine", "Medium range (%1\u00a0pas)")).arg(pas);
    return told(QT_TRANSLATE_NOOP("CommandLine", "Long range (%1\u00a0pas)")).arg(pas);
}

QString neededText(int needed)
{
    constexpr int kMostFace = 6;
    if (needed == 0)
        //: no die is thrown, it succeeds by itself
        return told(QT_TRANSLATE_NOOP("CommandLine", "no roll"));
    return needed > kMostFace ? told(QT_TRANSLATE_NOOP("CommandLine", "impossible"))
                              : QStringLiteral("%1+").arg(needed);
}

QString stepTitle(const rules::AttackStep &step)
{
    switch (step.what) {
    case What::Cover:
        return told(QT_TRANSLATE_NOOP("CommandLine", "past the obstacle at %1\u00a0pas"))
            .arg(toQString(pasText(QString::number(step.distance))));
    case What::Hit:
        return told(QT_TRANSLATE_NOOP("CommandLine", "to hit"));
    case What::Wound:
        return told(QT_TRANSLATE_NOOP("CommandLine", "to wound"));
    }
    return {};
}

QString whyText(const rules::AttackStep &step)
{
    QStringList why;
    if (step.what == What::Wound)
        why << told(QT_TRANSLATE_NOOP("CommandLine", "F %1 against R %2"))
                   .arg(step.force)
                   .arg(step.resistance);
    if (!step.terms.empty())
        why << termsText(step.terms);
    return why.join(QStringLiteral("; "));
}

/** What is rolled, with how many dice and for which number: a row a step. */
QString stepsText(const rules::AttackOdds &odds,
                  const std::vector<rules::CatalogueSection> &catalogue)
{
    std::vector<QStringList> table{{told(QT_TRANSLATE_NOOP("CommandLine", "roll")),
                                    told(QT_TRANSLATE_NOOP("CommandLine", "weapon")),
                                    told(QT_TRANSLATE_NOOP("CommandLine", "dice")),
                                    told(QT_TRANSLATE_NOOP("CommandLine", "needs")),
                                    told(QT_TRANSLATE_NOOP("CommandLine", "why"))}};
    for (const rules::AttackStep &step : odds.steps)
        table.push_back({stepTitle(step),
                         step.weapon.empty()
                             ? QStringLiteral("–")
                             : inUiLanguage(calledInCatalogue(step.weapon, catalogue)),
                         step.dice > 0 ? QString::number(step.dice)
                                       //: of dice: one for each that succeeded at the roll above
                                       : told(QT_TRANSLATE_NOOP("CommandLine", "one each")),
                         neededText(step.needed), whyText(step)});
    return columns(table);
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

/** The attack that the call means: "orc, chief → human, sous-fifre". */
struct NamedAttack {
    rules::AttackWish wish;
    QString name;
};

Outcome<NamedAttack> attackOf(const Call &call, const rules::RuleSystem &system)
{
    auto wish = attackWish(call);
    if (!wish)
        return tl::unexpected(wish.error());
    auto attacker = figureNamed(call, system, call.words[0]);
    if (!attacker)
        return tl::unexpected(attacker.error());
    auto target = figureNamed(call, system, call.words[1]);
    if (!target)
        return tl::unexpected(target.error());
    auto guards = figuresCalled(call, system, call.guards);
    if (!guards)
        return tl::unexpected(guards.error());
    auto fellows = figuresCalled(call, system, call.company);
    if (!fellows)
        return tl::unexpected(fellows.error());
    wish->attacker = std::move(attacker->figure);
    wish->target = std::move(target->figure);
    wish->guards = std::move(*guards);
    wish->fellows = std::move(*fellows);
    return NamedAttack{std::move(*wish),
                       QStringLiteral("%1 → %2").arg(attacker->name, target->name)};
}

void printOdds(const NamedAttack &attack, const rules::AttackOdds &odds,
               const rules::RuleSystem &system)
{
    const rules::AttackWish &wish = attack.wish;
    print(attack.name);
    print(sentenceOf(wish.others));
    if (!odds.range.empty())
        print(rangeText(odds, wish));
    if (wish.times > 1)
        print(QCoreApplication::translate(
            "CommandLine", "%n attacks in one activation, each with these rolls:", nullptr,
            wish.times));
    print(stepsText(odds, system.bands->catalogue()) + u'\n');
    print(oddsText(odds, !wish.guards.empty()));
}

} // namespace

Outcome<int> showAttackOdds(const Call &call)
{
    const auto chosen = oddsSystem(call);
    if (!chosen)
        return tl::unexpected(chosen.error());
    const rules::RuleSystem &system = *chosen->system;
    const auto attack = attackOf(call, system);
    if (!attack)
        return tl::unexpected(attack.error());
    const auto odds = system.matches->attackOdds(attack->wish);
    if (!odds)
        return refused(odds.error(), *system.matches);
    if (call.json)
        print(attackJson(*odds, attack->wish));
    else
        printOdds(*attack, *odds, system);
    return kFine;
}

} // namespace escarmouche::app::cli
