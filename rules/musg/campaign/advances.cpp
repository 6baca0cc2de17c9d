// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/campaign/document.h"

#include <algorithm>

namespace escarmouche::rules::musg {

namespace {

PostGameOption optionOf(const Catalogue &catalogue, const Band &band, const Member &member,
                        EntryId advance)
{
    const auto &entry = catalogue[advance];
    PostGameOption option{entry.id, entry.name, entry.effect, true, {}, {}};
    if (!member.knows(advance))
        option.about =
            effectOf(catalogue, band, member, gaining(catalogue, member, advance), advance).text;
    const auto bar = [&](std::string_view why,
                         std::vector<std::pair<std::string, PhraseValue>> with) {
        option.possible = false;
        option.rule = "MUSG-CAMP-11";
        option.why = {std::string(why), std::move(with)};
    };
    // MUSG-CAMP-11
    if (member.knows(advance)) {
        bar("post.advance-taken", {});
        return option;
    }
    Text missing;
    for (const EntryId needed : std::get<Advance>(entry.what).requires_) {
        if (member.knows(needed))
            continue;
        const Text &name = catalogue[needed].name;
        missing.en += (missing.en.empty() ? "" : " and ") + name.en;
        missing.fr += (missing.fr.empty() ? "" : " et ") + name.fr;
    }
    // MUSG-CAMP-11
    if (!missing.en.empty())
        bar("post.advance-needs", {{"needed", missing}});
    return option;
}

void takeDue(Company &company, MemberId member)
{
    const auto met = std::ranges::find(company.due, member, &DueAdvances::member);
    if (met != company.due.end() && --met->count <= 0)
        company.due.erase(met);
}

} // namespace

void addAdvances(Docket &docket)
{
    const auto &catalogue = docket.catalogue();
    for (const auto &due : docket.company().due) {
        const auto *member = find(docket.company().band, due.member);
        if (!member || !learns(*member))
            continue;
        Draft draft{lineFor("advance", member->id, {"MUSG-CAMP-05"}, Awaiting::Choice)};
        draft.line.key += '/' + std::to_string(member->advances.size());
        draft.waits = {"knock-outs/", "recovery/", "survival", "victory"};
        for (const EntryId advance : catalogue.of(Kind::Advance))
            draft.line.options.push_back(
                optionOf(catalogue, docket.company().band, *member, advance));
        draft.line.needed = std::ranges::any_of(draft.line.options, &PostGameOption::possible);
        draft.settle = [id = member->id](Deed &deed) -> Result<void> {
            const auto advance = *deed.catalogue.find(deed.answer);
            const auto &entry = deed.catalogue[advance];
            const Effect effect = deed.effectOf(id, advance);
            deed.tell(entry.rule(), effect.isNumbers ? "advance" : "advance-skill", id,
                      {{"thing", entry.name}, {"effect", effect.text}});
            deed.member(id)->advances.push_back(advance);
            takeDue(deed.after, id);
            return {};
        };
        docket.add(std::move(draft));
    }
}

} // namespace escarmouche::rules::musg
