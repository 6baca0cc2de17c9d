// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/campaign/document.h"

#include "rules/core/campaign/campaignoptions.h"
#include "rules/musg/acts/editing.h"

#include <algorithm>

namespace escarmouche::rules::musg {

namespace {

bool isPaid(const Docket &docket, MemberId member)
{
    return std::ranges::find(docket.question().fees, member, &Fee::member) !=
           docket.question().fees.end();
}

/** He played the game as one of the band, and comes for pay from the next one on. */
bool becameHireling(const Docket &docket, MemberId member)
{
    const std::pair<std::string, PhraseValue> him{"hireling", std::int64_t{member.value}};
    return std::ranges::any_of(docket.question().settled, [&](const SettledLine &line) {
        return std::ranges::any_of(line.told, [&](const Told &told) {
            return std::ranges::count(told.sentence.values, him) > 0;
        });
    });
}

/** What he costs for the game he has played, unless it was paid before. */
void addFee(Docket &docket, const Member &member)
{
    const auto fee = gameFee(docket.catalogue(), docket.company(), member);
    if ((fee.points == 0 && !fee.covered) || !docket.tookPart(member.id) ||
        isPaid(docket, member.id) || becameHireling(docket, member.id))
        return;
    Draft draft{lineFor("fee", member.id, fee.rule, Awaiting::Confirmation)};
    draft.settle = [id = member.id, fee](Deed &deed) -> Result<void> {
        deed.after.band.treasury -= fee.points;
        std::erase(deed.after.covered, id);
        deed.tell(fee.rule, fee.covered ? "covered" : "fee", id,
                  {{"points", std::int64_t{fee.points}}});
        return {};
    };
    docket.add(std::move(draft));
}

/** Kits and the like that were used up, where the campaign does not restock them. */
void addUsed(Docket &docket, const Member &member)
{
    const auto *report = docket.reportOf(member.id);
    // MUSG-EQUIP-11
    const bool consumed = flagSetting(docket.question().options, "medikit_consumed", false);
    if (!report || report->used.empty() || !consumed)
        return;
    Draft draft{lineFor("used", member.id, {"MUSG-EQUIP-11"}, Awaiting::Confirmation)};
    draft.settle = [id = member.id, used = report->used](Deed &deed) -> Result<void> {
        for (const auto &thing : used) {
            const auto entry = deed.catalogue.find(thing);
            if (!entry)
                continue;
            (void)carry(deed.catalogue, *deed.member(id), *entry, -1); // it may have changed hands
            deed.tell({"MUSG-EQUIP-11"}, "used", id, {{"thing", deed.catalogue[*entry].name}});
        }
        return {};
    };
    docket.add(std::move(draft));
}

} // namespace

void addFees(Docket &docket)
{
    for (const auto &member : docket.company().band.members) {
        addFee(docket, member);
        addUsed(docket, member);
    }
}

void addTreasury(Docket &docket)
{
    const auto &question = docket.question();
    int points = 0;
    for (const auto &seat : question.report->seats) {
        for (const auto &score : seat.scores) {
            // The treasury counts in single games alone (MUSG-BAND-07).
            if (seat.seat == question.seat && score.source != "treasury")
                points += score.points;
        }
    }
    Draft draft{lineFor("treasury", {}, {"MUSG-VP-05"}, Awaiting::Confirmation)};
    draft.settle = [points](Deed &deed) -> Result<void> {
        // MUSG-VP-05
        const int least = 0;
        const int won = std::max(least, points);
        deed.after.band.treasury += won;
        deed.tell({"MUSG-VP-05"}, "treasury", {{"points", std::int64_t{won}}});
        return {};
    };
    docket.add(std::move(draft));
}

void addContacts(Docket &docket)
{
    for (const auto &member : docket.company().band.members) {
        const auto *report = docket.reportOf(member.id);
        // MUSG-MERC-02
        if (member.rank != Rank::Mercenary || !report || report->end != FigureEnd::OutOfAction)
            continue;
        Draft draft{lineFor("contact", member.id, {"MUSG-MERC-02"}, Awaiting::Confirmation)};
        draft.waits = {keyFor("fee", member.id)};
        draft.settle = [id = member.id](Deed &deed) -> Result<void> {
            deed.tell({"MUSG-MERC-02"}, "contact", id);
            std::erase_if(deed.after.band.members,
                          [&](const Member &each) { return each.id == id; });
            forgetGone(deed.after);
            return {};
        };
        docket.add(std::move(draft));
    }
}

} // namespace escarmouche::rules::musg
