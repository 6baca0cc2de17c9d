// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/odds/answers.h"
#include "rules/musg/play/odds/attackodds.h"
#include "rules/musg/play/story/telling.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <string_view>
#include <utility>

namespace escarmouche::rules::musg::odds {

namespace {

using play::AttackOdds;
using play::AttackStep;
using play::AttackWish;
using play::OtherSeats;
using What = AttackStep::What;

constexpr std::array<std::pair<OtherSeats, std::string_view>, 3> kPolicies{
    {{OtherSeats::NobodyIntervenes, "nobody"},
     {OtherSeats::GuardsIntervene, kGuards},
     {OtherSeats::NothingIsUsed, "nothing"}}};

AttackWish wishOf(const OddsWish &given)
{
    const std::string policy = policyOf(given);
    AttackWish wish;
    wish.attacker = figureOf(given.first<OddsFigure>(kAttacker));
    wish.target = figureOf(given.first<OddsFigure>(kTarget));
    wish.guards = figuresOf(given.all<OddsFigure>(kGuard));
    wish.fellows = figuresOf(given.all<OddsFigure>(kWith));
    wish.others =
        std::ranges::find(kPolicies, policy, [](const auto &each) { return each.second; })->first;
    wish.weapons = given.all<std::string>(kWeapon);
    wish.distance = static_cast<std::int32_t>(given.first<std::int64_t>(kDistance));
    wish.rise = static_cast<std::int32_t>(given.first<std::int64_t>(kHeight));
    for (const std::int64_t obstacle : given.all<std::int64_t>(kObstacle))
        wish.obstacles.push_back(static_cast<std::int32_t>(obstacle));
    wish.charge = given.has(kCharge);
    wish.times = static_cast<int>(given.first<std::int64_t>(kTimes, 1));
    wish.options = given.all<Setting>(kOption);
    return wish;
}

OddsData number(std::int64_t value)
{
    return {value};
}

std::string wordOf(What what)
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

OddsData dataOf(const AttackStep &step)
{
    OddsData::Members members{{"what", {wordOf(step.what)}},
                              {"weapon", {step.weapon}},
                              {"dice", step.dice == 0 ? OddsData{} : number(step.dice)},
                              {"needed", number(step.needed)}};
    if (step.what == What::Cover)
        members.push_back({"distance", number(step.distance)});
    if (step.what == What::Wound) {
        members.push_back({"force", number(step.force)});
        members.push_back({"resistance", number(step.resistance)});
    }
    members.push_back({"terms", termsData(step.terms)});
    return {std::move(members)};
}

template<class Values, class Make>
OddsData listOf(const Values &values, Make make)
{
    OddsData::List list;
    std::ranges::transform(values, std::back_inserter(list), make);
    return {std::move(list)};
}

/** So many points lost, and how likely that is. */
OddsData lostData(const std::pair<const int, Fraction> &lost)
{
    OddsData::Members members = shareData(lost.second);
    members.insert(members.begin(), {"points", number(lost.first)});
    return {std::move(members)};
}

OddsData::Members dataOf(const AttackOdds &odds, const AttackWish &wish, const std::string &policy)
{
    return {{"attack", {std::string(odds.isStrike ? "strike" : "shot")}},
            {"weapons", listOf(odds.weapons, [](const auto &id) { return OddsData{id}; })},
            {"distance", number(wish.distance)},
            {"height", number(wish.rise)},
            {"obstacles", listOf(wish.obstacles, number)},
            {"charge", {wish.charge}},
            {"guards", number(std::ssize(wish.guards))},
            {"with", number(std::ssize(wish.fellows))},
            {"times", number(wish.times)},
            {"policy", {policy}},
            {"range", odds.range.empty() ? OddsData{} : OddsData{odds.range}},
            {"steps", listOf(odds.steps, [](const auto &step) { return dataOf(step); })},
            {"target_points", number(odds.points)},
            {"any_lost", {shareData(odds.anyLost)}},
            {"target_hurt", {shareData(odds.targetHurt)}},
            {"mean_lost", {shareData(odds.meanLost)}},
            {"out_of_action", {shareData(odds.outOfAction)}},
            {"distribution", listOf(odds.lost, lostData)}};
}

/** The answer in words. */
class AttackTold
{
public:
    AttackTold(const Catalogue &catalogue, const OddsWish &given)
        : m_catalogue(catalogue), m_given(given)
    {
    }

    std::vector<OddsAnswer::Part> parts(const AttackOdds &odds, const AttackWish &wish) const
    {
        std::vector<OddsAnswer::Part> parts;
        parts.emplace_back(
            said("odds.attack", {{"attacker", m_given.first<OddsFigure>(kAttacker).name},
                                 {"target", m_given.first<OddsFigure>(kTarget).name}}));
        parts.emplace_back(said(("odds." + policyOf(m_given)).c_str()));
        if (!odds.range.empty())
            parts.emplace_back(said(("odds.range-" + odds.range).c_str(),
                                    {{"distance", play::pas(wish.distance)}}));
        if (wish.times > 1)
            parts.emplace_back(said("odds.times", {{"times", std::int64_t{wish.times}}}));
        parts.emplace_back(stepsTable(odds));
        parts.emplace_back(shares(odds, !wish.guards.empty()));
        return parts;
    }

private:
    Text said(const char *key, const Phrase::Values &values = {}) const
    {
        return saidIn(m_catalogue, key, values);
    }

    /** What is rolled, with how many dice and for which number: a row a step. */
    OddsTable stepsTable(const AttackOdds &odds) const
    {
        OddsTable table;
        table.rows.push_back({said("odds.column-roll"), said("odds.column-weapon"),
                              said("odds.column-dice"), said("odds.column-needs"),
                              said("odds.column-why")});
        for (const AttackStep &step : odds.steps)
            table.rows.push_back({title(step), weapon(step.weapon), dice(step.dice),
                                  needed(step.needed), why(step)});
        return table;
    }

    Text title(const AttackStep &step) const
    {
        return said(("odds.step-" + wordOf(step.what)).c_str(),
                    {{"distance", play::pas(step.distance)}});
    }

    Text weapon(const std::string &id) const
    {
        if (id.empty())
            return {"–", "–"};
        const auto entry = std::ranges::find(m_catalogue.entries(), id, &Entry::id);
        return entry == m_catalogue.entries().end() ? Text{id, id} : entry->name;
    }

    Text dice(int count) const
    {
        return count > 0 ? Text{std::to_string(count), std::to_string(count)}
                         : said("odds.one-each");
    }

    Text needed(int number) const
    {
        constexpr int kMostFace = 6;
        if (number == 0)
            return said("odds.no-roll");
        const std::string least = std::to_string(number) + '+';
        return number > kMostFace ? said("odds.impossible") : Text{least, least};
    }

    Text why(const AttackStep &step) const
    {
        const std::string terms = termsText(step.terms);
        if (step.what != What::Wound)
            return {terms, terms};
        const Text against =
            said("odds.force-against", {{"force", std::int64_t{step.force}},
                                        {"resistance", std::int64_t{step.resistance}}});
        const std::string more = terms.empty() ? terms : "; " + terms;
        return {against.en + more, against.fr + more};
    }

    std::vector<OddsShare> shares(const AttackOdds &odds, bool isGuarded) const
    {
        std::vector<OddsShare> rows{{said("odds.any-lost"), odds.anyLost}};
        if (isGuarded)
            rows.push_back({said("odds.target-hurt"), odds.targetHurt});
        rows.push_back({said("odds.out-of-action"), odds.outOfAction});
        for (const auto &[points, share] : odds.lost)
            rows.push_back({said("odds.lost", {{"points", std::int64_t{points}}}), share});
        rows.push_back({said("odds.mean-lost"), odds.meanLost, true});
        return rows;
    }

    const Catalogue &m_catalogue;
    const OddsWish &m_given;
};

} // namespace

std::string policyOf(const OddsWish &wish)
{
    return wish.first<std::string>(kPolicy, wish.has(kGuard) ? kGuards : "nobody");
}

Result<OddsAnswer> attackAnswer(const Catalogue &catalogue, const OddsWish &given)
{
    const AttackWish wish = wishOf(given);
    const auto odds = play::attackOdds(catalogue, wish);
    if (!odds)
        return fail(odds.error());
    return OddsAnswer{dataOf(*odds, wish, policyOf(given)),
                      AttackTold(catalogue, given).parts(*odds, wish)};
}

} // namespace escarmouche::rules::musg::odds
