// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/campaign/document.h"

#include "rules/core/match/match.h"

#include <algorithm>

namespace escarmouche::rules::musg {

namespace {

const std::vector<std::string> kExperienceFirst{"knock-outs/", "recovery/", "survival", "victory"};

std::vector<std::string> afterExperienceAnd(std::vector<std::string> more)
{
    more.insert(more.end(), kExperienceFirst.begin(), kExperienceFirst.end());
    return more;
}

bool isFull(const Docket &docket, const Member &member)
{
    return learns(member) &&
           member.experience >= boxesOf(docket.catalogue(), docket.question().options, member.rank);
}

bool isChief(const Member &member)
{
    return member.rank == Rank::Chief && !member.hireling;
}

/** The next sheet is empty when this one is full; a successor halfway keeps what he has. */
void becomeChief(Deed &deed, MemberId id)
{
    auto &member = *deed.member(id);
    const int boxes = boxesOf(deed.catalogue, deed.question.options, member.rank);
    // MUSG-CAMP-08
    if (member.rank == Rank::SousFifre || member.experience >= boxes)
        member.experience = 0;
    member.rank = Rank::Chief;
}

void addPromotion(Docket &docket, const Member &member)
{
    Draft draft{lineFor("promotion", member.id, {"MUSG-CAMP-07"}, Awaiting::Confirmation)};
    // The advance due at the last box is taken first.
    draft.waits = afterExperienceAnd({keyFor("advance", member.id) + '/'});
    draft.settle = [id = member.id](Deed &deed) -> Result<void> {
        auto &figure = *deed.member(id);
        // MUSG-CAMP-07
        figure.rank = Rank::SousChef;
        figure.experience = 0;
        deed.tell({"MUSG-CAMP-07"}, "promoted", id);
        return {};
    };
    docket.add(std::move(draft));
}

void addLegend(Docket &docket, const Member &member)
{
    Draft draft{lineFor("legend", member.id, {"MUSG-CAMP-08"}, Awaiting::Confirmation)};
    draft.waits = afterExperienceAnd({keyFor("advance", member.id) + '/'});
    draft.settle = [id = member.id](Deed &deed) -> Result<void> {
        // MUSG-CAMP-08
        deed.becomeHireling(id, {"MUSG-CAMP-08"}, "legend");
        return {};
    };
    docket.add(std::move(draft));
}

/** The sous-chefs with the most experience; without any, the sous-fifres. */
std::vector<const Member *> heirs(const Band &band)
{
    for (const Rank rank : {Rank::SousChef, Rank::SousFifre}) {
        std::vector<const Member *> best;
        for (const auto &member : band.members) {
            if (member.rank != rank || member.hireling)
                continue;
            if (!best.empty() && member.experience > best.front()->experience)
                best.clear();
            if (best.empty() || member.experience == best.front()->experience)
                best.push_back(&member);
        }
        if (!best.empty())
            return best;
    }
    return {};
}

void addSuccession(Docket &docket)
{
    const auto &band = docket.company().band;
    const auto candidates = heirs(band);
    if (candidates.empty() || std::ranges::any_of(band.members, isChief))
        return;
    const bool tied = candidates.size() > 1;
    Draft draft{lineFor("succession", {}, {"MUSG-CAMP-08"},
                        tied ? Awaiting::Choice : Awaiting::Confirmation)};
    draft.line.sentence = {"post.awaits-succession", {}};
    draft.line.key += '/' + std::to_string(docket.settledUnder("succession/"));
    draft.waits = afterExperienceAnd({"advance/", "promotion/", "legend/"});
    for (const auto *heir : candidates) {
        if (tied)
            draft.line.options.push_back(
                {std::to_string(heir->id.value), docket.called(heir->id), {}, true, {}, {}});
    }
    draft.settle = [heir = candidates.front()->id](Deed &deed) -> Result<void> {
        const MemberId id = deed.answer.empty() ? heir : MemberId{std::stoi(deed.answer)};
        becomeChief(deed, id);
        deed.tell({"MUSG-CAMP-08"}, "succeeded", id);
        return {};
    };
    docket.add(std::move(draft));
}

PostGameOption destinyOption(const Catalogue &catalogue, std::string key, bool possible)
{
    PostGameOption option;
    option.name = catalogue.word("post.destiny-" + key);
    option.key = std::move(key);
    option.possible = possible;
    if (!possible) {
        option.rule = "MUSG-CAMP-09";
        option.why = {"post.destiny-thrown", {}};
    }
    return option;
}

Result<void> settleDestiny(Deed &deed, MemberId sousChef, MemberId chief,
                           const std::optional<int> &thrown)
{
    if (deed.answer == "stay") {
        deed.tell({"MUSG-CAMP-09"}, "destiny-stays", sousChef);
        return {};
    }
    // MUSG-CAMP-09
    const int chiefGoesUpTo = 3;
    const bool chiefGoes = deed.answer == "chief-leaves" || thrown.value_or(0) <= chiefGoesUpTo;
    if (deed.answer == "chance")
        deed.tell({"MUSG-CAMP-09"}, "destiny-die", sousChef,
                  {{"face", std::int64_t{thrown.value_or(0)}}});
    if (!chiefGoes) {
        deed.becomeHireling(sousChef, {"MUSG-CAMP-10"}, "hireling");
        return {};
    }
    deed.becomeHireling(chief, {"MUSG-CAMP-10"}, "hireling");
    becomeChief(deed, sousChef);
    deed.tell({"MUSG-CAMP-09"}, "destiny-chief", sousChef);
    return {};
}

/** A sous-chef at the top may take the chief's place, or be sent away by chance. */
void addDestiny(Docket &docket, const Member &member, MemberId chief)
{
    Draft draft{lineFor("destiny", member.id, {"MUSG-CAMP-09"}, Awaiting::Choice)};
    draft.waits = afterExperienceAnd(
        {keyFor("advance", member.id) + '/', "promotion/", "legend/", "succession/"});
    LineDice dice(docket.question(), draft.line.key);
    const auto thrown = dice.next(CampaignDice::Destiny);
    const auto &catalogue = docket.catalogue();
    draft.line.options = {destinyOption(catalogue, "stay", !thrown),
                          destinyOption(catalogue, "chief-leaves", !thrown),
                          destinyOption(catalogue, "chance", true)};
    draft.line.options.back().byDice = true;
    draft.line.rolls = dice.used();
    if (dice.awaited())
        draft.line.roll = Request::of(*dice.awaited());
    draft.settle = [id = member.id, chief, thrown](Deed &deed) -> Result<void> {
        if (deed.answer == "chance" && !thrown)
            return fail(refused({{"MUSG-CAMP-09"}, "campaign.refused.awaits-dice", 0, 0}));
        return settleDestiny(deed, id, chief, thrown);
    };
    docket.add(std::move(draft));
}

} // namespace

void addPromotions(Docket &docket)
{
    const auto &members = docket.company().band.members;
    const auto chief = std::ranges::find_if(members, isChief);
    for (const auto &member : members) {
        if (!isFull(docket, member))
            continue;
        if (member.rank == Rank::SousFifre)
            addPromotion(docket, member);
        if (member.rank == Rank::Chief)
            addLegend(docket, member);
        // No destiny while the chief's place is open: succession comes first.
        if (member.rank == Rank::SousChef && chief != members.end())
            addDestiny(docket, member, chief->id);
    }
    addSuccession(docket);
}

} // namespace escarmouche::rules::musg
