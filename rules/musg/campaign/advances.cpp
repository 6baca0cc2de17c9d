// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/campaign/document.h"

#include <algorithm>

namespace escarmouche::rules::musg {

namespace {

// MUSG-CAMP-11
std::vector<EntryId> missingFor(const Catalogue &catalogue, const Member &member, EntryId advance)
{
    auto missing = std::get<Advance>(catalogue[advance].what).requires_;
    std::erase_if(missing, [&](EntryId needed) { return member.knows(needed); });
    return missing;
}

bool mayChoose(const Catalogue &catalogue, const Member &member, EntryId advance)
{
    return !member.knows(advance) && missingFor(catalogue, member, advance).empty();
}

PostGameOption optionOf(const Catalogue &catalogue, const Band &band, const Member &member,
                        EntryId advance)
{
    const auto &entry = catalogue[advance];
    PostGameOption option{entry.id, entry.name, entry.effect, true, {}, {}};
    if (!member.knows(advance))
        option.about =
            effectOf(catalogue, band, member, gaining(catalogue, member, advance), advance).text;
    if (mayChoose(catalogue, member, advance))
        return option;
    option.possible = false;
    option.rule = "MUSG-CAMP-11";
    if (member.knows(advance)) {
        option.why = {"post.advance-taken", {}};
        return option;
    }
    Text missing;
    for (const EntryId needed : missingFor(catalogue, member, advance)) {
        const Text &name = catalogue[needed].name;
        missing.en += (missing.en.empty() ? "" : " and ") + name.en;
        missing.fr += (missing.fr.empty() ? "" : " et ") + name.fr;
    }
    option.why = {"post.advance-needs", {{"needed", missing}}};
    return option;
}

/** What an advance would do to him is worked out for each of them. */
std::vector<PostGameOption> optionsOf(const Catalogue &catalogue, const Company &company,
                                      MemberId member, std::string_view only)
{
    std::vector<PostGameOption> options;
    for (const EntryId advance : catalogue.of(Kind::Advance)) {
        if (only.empty() || catalogue[advance].id == only)
            options.push_back(
                optionOf(catalogue, company.band, *find(company.band, member), advance));
    }
    return options;
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
        draft.line.needed = std::ranges::any_of(catalogue.of(Kind::Advance), [&](EntryId advance) {
            return mayChoose(catalogue, *member, advance);
        });
        draft.more = [&catalogue, &company = docket.company(), id = member->id](
                         std::string_view only) { return optionsOf(catalogue, company, id, only); };
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
