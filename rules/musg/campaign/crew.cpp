// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/match/match.h"
#include "rules/musg/band/recruits.h"
#include "rules/musg/campaign/document.h"
#include "rules/musg/campaign/joining.h"
#include "rules/musg/figure/profile.h"
#include "rules/musg/legality/legality.h"

#include <algorithm>

namespace escarmouche::rules::musg {

namespace {

int sumOf(std::span<const Fee> fees)
{
    int sum = 0;
    for (const auto &fee : fees)
        sum += fee.points;
    return sum;
}

const HeldTrait *held(const std::vector<HeldTrait> &traits, Trait trait)
{
    const auto met = std::ranges::find(traits, trait, &HeldTrait::trait);
    return met == traits.end() ? nullptr : &*met;
}

void say(CrewLine &line, RuleId rule, std::string_view key)
{
    line.rule = rule.value;
    line.sentence = {std::string(key), {{"figure", line.name}, {"points", std::int64_t{line.fee}}}};
}

/** A die before each game, and a one keeps him away (MUSG-INJURY-09). */
void rollActivity(CrewLine &line, const CrewQuestion &question)
{
    line.line = "activity/" + std::to_string(line.member.value);
    const Roll one = campaignRoll(CampaignDice::Activity, {});
    line.roll = Request::of(one);
    const auto *roll = rollAt(question.rolls, line.line, 0, one);
    // MUSG-INJURY-09
    const int missedOn = 1;
    if (!roll) {
        line.presence = Presence::MustRoll;
        say(line, {"MUSG-INJURY-09"}, "crew.activity");
    } else if (roll->faces.front() <= missedOn) {
        line.presence = Presence::Misses;
        say(line, {"MUSG-INJURY-09"}, "crew.inactive");
    } else {
        say(line, {"MUSG-INJURY-09"}, "crew.active");
    }
}

void askForPay(CrewLine &line, const GameFee &fee, std::span<const Fee> paid)
{
    if (fee.covered)
        return say(line, fee.rule, "crew.covered");
    if (fee.points == 0)
        return;
    const auto met = std::ranges::find(paid, line.member, &Fee::member);
    line.fee = met == paid.end() ? fee.points : met->points;
    // MUSG-MERC-01
    line.presence = met == paid.end() ? Presence::MustBePaid : Presence::Comes;
    say(line, fee.rule, met == paid.end() ? "crew.fee" : "crew.paid");
}

} // namespace

GameFee gameFee(const Catalogue &catalogue, const Company &company, const Member &member)
{
    // MUSG-CAMP-10
    if (member.hireling)
        return {figurePrice(catalogue, company.band, member), {"MUSG-CAMP-10"}, false};
    const auto *figure = std::get_if<Figure>(&catalogue[member.profile].what);
    if (member.rank != Rank::Mercenary || !figure)
        return {};
    // MUSG-MERC-03
    const bool invented = member.profile == catalogue.hiredMercenary;
    // MUSG-MERC-01
    const bool covered = std::ranges::count(company.covered, member.id) > 0;
    const RuleId rule{invented && !covered ? "MUSG-MERC-03" : "MUSG-MERC-01"};
    return {covered ? 0 : figure->perGame, rule, covered};
}

std::vector<CrewLine> crewOf(const Catalogue &catalogue, const Company &company,
                             const CrewQuestion &question)
{
    std::vector<CrewLine> lines;
    for (const auto &member : company.band.members) {
        CrewLine line;
        line.member = member.id;
        line.name = calledIn(catalogue, company.band, member);
        const auto has = traits(catalogue, company.band, member);
        const auto *misses = held(has, Trait::MissesNextGame);
        if (held(has, Trait::RandomActivity))
            rollActivity(line, question);
        // MUSG-INJURY-10
        if (misses) {
            line.presence = Presence::Misses;
            say(line, misses->rule, "crew.misses");
        }
        if (line.presence == Presence::Comes)
            askForPay(line, gameFee(catalogue, company, member), question.paid);
        lines.push_back(std::move(line));
    }
    return lines;
}

Band bandOf(const Company &company, std::span<const MemberId> members)
{
    Band band = company.band;
    std::erase_if(band.members, [&](const Member &member) {
        return std::ranges::find(members, member.id) == members.end();
    });
    return band;
}

Result<Company> engage(const Catalogue &catalogue, const Company &company,
                       const CrewQuestion &question, std::span<const Fee> fees,
                       std::span<const MemberId> members, const std::string &reason)
{
    Company after = company;
    const int due = sumOf(fees) - sumOf(question.paid);
    // MUSG-MERC-01
    if (reason.empty() && due > 0 && due > company.band.treasury)
        return fail({.code = ErrorCode::NotEnoughTreasury,
                     .hint = "MUSG-MERC-01",
                     .number = due - company.band.treasury});
    after.band.treasury -= due;
    if (!reason.empty() || members.empty())
        return after;
    // MUSG-FIGURANT-03
    for (const auto &finding : findings(catalogue, bandOf(company, members))) {
        if (finding.rule == RuleId{"MUSG-FIGURANT-03"} && finding.severity == Severity::Illegal)
            return fail(refused({finding.rule, "crew.refused.illegal", finding.amount.value_or(0),
                                 finding.limit.value_or(0)}));
    }
    return after;
}

} // namespace escarmouche::rules::musg
