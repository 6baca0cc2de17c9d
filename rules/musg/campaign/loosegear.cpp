// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/acts/editing.h"
#include "rules/musg/acts/purchase.h"
#include "rules/musg/campaign/document.h"
#include "rules/musg/legality/legality.h"

#include <algorithm>

namespace escarmouche::rules::musg {

namespace {

constexpr std::string_view kKeep = "keep";

/** Whether a figure may take a piece: what purchases are held to, without the money. */
PostGameOption optionOf(const Catalogue &catalogue, const FindingsBefore &before, Band band,
                        MemberId member, const Text &called, EntryId entry)
{
    PostGameOption option{std::to_string(member.value), called, {}, true, {}, {}};
    auto &taker = *std::ranges::find(band.members, member, &Member::id);
    if (!carry(catalogue, taker, entry, 1)) {
        option.possible = false;
        return option;
    }
    for (const auto &finding : before.caused(findings(catalogue, band))) {
        if (finding.severity != Severity::Illegal || !option.possible)
            continue;
        option.possible = false;
        option.rule = finding.rule.value;
        option.why = finding.sentence;
    }
    return option;
}

/** Everybody of the company. */
std::vector<PostGameOption> takersOf(const Catalogue &catalogue, const Company &company,
                                     EntryId entry, std::string_view only)
{
    const FindingsBefore before(catalogue, company.band);
    const auto called = calledAll(catalogue, company);
    std::vector<PostGameOption> options;
    for (const auto &member : company.band.members) {
        if (only.empty() || std::to_string(member.id.value) == only)
            options.push_back(
                optionOf(catalogue, before, company.band, member.id, called.at(member.id), entry));
    }
    return options;
}

/** The rest of it stays with the band, until the next game. */
bool isKept(const Docket &docket, const std::string &key)
{
    return std::ranges::any_of(docket.question().settled, [&](const SettledLine &settled) {
        return settled.line.starts_with(key) && settled.answer == kKeep;
    });
}

void take(std::vector<Possession> &stash, EntryId entry)
{
    const auto met = std::ranges::find(stash, entry, &Possession::entry);
    if (met != stash.end() && --met->count <= 0)
        stash.erase(met);
}

} // namespace

// MUSG-CAMP-36
void addLooseGear(Docket &docket)
{
    const auto &catalogue = docket.catalogue();
    const auto &company = docket.company();
    if (company.stash.empty())
        return;
    for (const auto &piece : company.stash) {
        const auto &entry = catalogue[piece.entry];
        Draft draft{lineFor("gear", {}, {"MUSG-CAMP-36"}, Awaiting::Choice)};
        const std::string key = "gear/" + entry.id + '/';
        if (isKept(docket, key))
            continue;
        draft.line.key = key + std::to_string(docket.settledUnder(key));
        draft.line.needed = false;
        draft.line.sentence = {"post.awaits-gear",
                               {{"thing", entry.name}, {"count", std::int64_t{piece.count}}}};
        draft.line.options.push_back(
            {std::string(kKeep), catalogue.word("post.keep"), {}, true, {}, {}});
        draft.more = [&catalogue, &company, id = piece.entry](std::string_view only) {
            return takersOf(catalogue, company, id, only);
        };
        draft.settle = [id = piece.entry](Deed &deed) -> Result<void> {
            const auto &thing = deed.catalogue[id];
            if (deed.answer == kKeep) {
                deed.tell({"MUSG-CAMP-36"}, "kept", {{"thing", thing.name}});
                return {};
            }
            const MemberId taker{std::stoi(deed.answer)};
            take(deed.after.stash, id);
            deed.tell({"MUSG-CAMP-36"}, "taken", taker, {{"thing", thing.name}});
            return carry(deed.catalogue, *deed.member(taker), id, 1);
        };
        docket.add(std::move(draft));
    }
}

} // namespace escarmouche::rules::musg
