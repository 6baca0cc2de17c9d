// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/campaign/document.h"

#include <algorithm>

namespace escarmouche::rules::musg {

namespace {

bool endsWithGame(const Catalogue &catalogue, EntryId injury)
{
    return std::get<Injury>(catalogue[injury].what).oneGame;
}

/** An injury that ends with this game: it lasts for one, and is older than it. */
struct Lift {
    MemberId member;
    EntryId injury;
    int times = 1;
};

void addLift(std::vector<Lift> &lifts, MemberId member, EntryId injury)
{
    const auto same = std::ranges::find_if(
        lifts, [&](const Lift &lift) { return lift.member == member && lift.injury == injury; });
    if (same == lifts.end())
        lifts.push_back({member, injury});
    else
        ++same->times;
}

std::vector<Lift> liftsOf(const Docket &docket)
{
    const auto &company = docket.company();
    std::vector<Lift> lifts;
    for (const auto &passing : company.passing) {
        if (passing.since != docket.question().fixture)
            addLift(lifts, passing.member, passing.injury);
    }
    for (const auto &member : company.band.members) {
        for (const auto &injury : member.injuries) {
            const bool noted = std::ranges::any_of(company.passing, [&](const Passing &passing) {
                return passing.member == member.id && passing.injury == injury.injury;
            });
            if (endsWithGame(docket.catalogue(), injury.injury) && !noted)
                addLift(lifts, member.id, injury.injury);
        }
    }
    return lifts;
}

/** The sentence of an injury without numbers that ends; some have one of their own. */
std::string endOf(const Catalogue &catalogue, const Entry &entry)
{
    const std::string own = "lifted-" + entry.id;
    return catalogue.words().contains("post." + own) ? own : "lifted";
}

void lift(Deed &deed, const Lift &lifted)
{
    auto *figure = deed.member(lifted.member);
    if (!figure)
        return;
    const Member before = *figure;
    for (int i = 0; i < lifted.times; ++i) {
        const auto met = std::ranges::find(figure->injuries, lifted.injury, &Suffered::injury);
        if (met != figure->injuries.end())
            figure->injuries.erase(met);
    }
    const auto &entry = deed.catalogue[lifted.injury];
    // MUSG-PULP-07
    const bool lasting = !std::get<Injury>(entry.what).oneGame;
    const RuleId rule = lasting ? RuleId{"MUSG-PULP-07"} : entry.rule();
    const Effect effect = effectOf(deed.catalogue, deed.after.band, before, *figure, lifted.injury);
    if (!effect.isNumbers)
        return deed.tell(rule, endOf(deed.catalogue, entry), lifted.member,
                         {{"thing", entry.name}});
    deed.tell(rule, "healed", lifted.member, repeated(entry.name, lifted.times, effect.text));
}

} // namespace

void addLifted(Docket &docket)
{
    const auto lifts = liftsOf(docket);
    if (lifts.empty())
        return;
    Draft draft{lineFor("lifted", {}, {"MUSG-INJURY-10"}, Awaiting::Confirmation)};
    draft.settle = [lifts](Deed &deed) -> Result<void> {
        for (const auto &each : lifts)
            lift(deed, each);
        std::erase_if(deed.after.passing, [&](const Passing &passing) {
            return passing.since != deed.question.fixture;
        });
        return {};
    };
    docket.add(std::move(draft));
}

} // namespace escarmouche::rules::musg
