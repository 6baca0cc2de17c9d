// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/campaign/document.h"

#include "rules/musg/band/keys.h"

#include <algorithm>

namespace escarmouche::rules::musg {

namespace {

/** What one knock-out is worth to somebody of that rank (MUSG-CAMP-03). */
int worthOf(Rank rank, std::string_view victimRank)
{
    const auto victim = named<Rank>(kRankKeys, victimRank);
    if (!victim)
        return 0;
    // MUSG-CAMP-03
    const int chief = 2, sousChef = 1, chiefToHero = 1;
    if (rank == Rank::SousFifre && *victim == Rank::Chief)
        return chief;
    if (rank == Rank::SousFifre && (*victim == Rank::SousChef || *victim == Rank::Mercenary))
        return sousChef;
    if (rank <= Rank::SousChef && *victim == Rank::Chief)
        return chiefToHero;
    return 0;
}

int knockOutPoints(const Member &member, const FigureReport &report)
{
    // The rank of the moment, where the report tells it.
    const Rank rank = named<Rank>(kRankKeys, report.rank).value_or(member.rank);
    int points = 0;
    for (const auto &knockOut : report.knockOuts)
        points += worthOf(rank, knockOut.victimRank);
    return points;
}

/** Everybody of the band who learns, took part and is still there gains a point. */
Draft forAll(Docket &docket, std::string_view step, RuleId rule)
{
    std::vector<MemberId> who;
    for (const auto &member : docket.company().band.members) {
        if (learns(member) && docket.tookPart(member.id))
            who.push_back(member.id);
    }
    Draft draft{lineFor(step, {}, rule, Awaiting::Confirmation)};
    draft.waits = {"recovery/"};
    draft.settle = [who, rule, key = std::string(step)](Deed &deed) -> Result<void> {
        // MUSG-CAMP-02
        // MUSG-CAMP-04
        const int point = 1;
        deed.tell(rule, key, {{"count", static_cast<std::int64_t>(who.size())}});
        for (const MemberId id : who)
            deed.gain(id, point);
        return {};
    };
    return draft;
}

} // namespace

void addKnockOuts(Docket &docket)
{
    for (const auto &member : docket.company().band.members) {
        const auto *report = docket.reportOf(member.id);
        const int points = report && learns(member) ? knockOutPoints(member, *report) : 0;
        if (points == 0)
            continue;
        Draft draft{lineFor("knock-outs", member.id, {"MUSG-CAMP-03"}, Awaiting::Confirmation)};
        draft.settle = [id = member.id, points](Deed &deed) -> Result<void> {
            deed.tell({"MUSG-CAMP-03"}, "knock-outs", id, {{"points", std::int64_t{points}}});
            deed.gain(id, points);
            return {};
        };
        docket.add(std::move(draft));
    }
}

void addSurvival(Docket &docket)
{
    docket.add(forAll(docket, "survival", {"MUSG-CAMP-02"}));
    for (const auto &seat : docket.question().report->seats) {
        // MUSG-CAMP-04
        if (seat.seat == docket.question().seat && seat.result == SeatResult::Win)
            docket.add(forAll(docket, "victory", {"MUSG-CAMP-04"}));
    }
}

} // namespace escarmouche::rules::musg
