// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/streams/unusednumbers.h"

#include "model/library/ledger/codec.h"
#include "rules/core/campaign/campaignrules.h"
#include "rules/core/campaign/deciding.h"

#include <algorithm>
#include <utility>

namespace escarmouche::model {

using rules::BandChanged;
using rules::fail;
using rules::Result;

namespace {

using Outcomes = std::vector<rules::CampaignOutcome>;

/** Whether the act brought figures: its text shows it before it is read. */
bool givesNumbers(std::string_view outcome)
{
    return outcome.find("\"number\":") != outcome.npos;
}

/** Of the acts that gave numbers which the campaign at this act does not know of. */
Result<Outcomes> otherOutcomes(const CampaignStream &stream, std::span<const StreamEntry> entries,
                               std::span<const Standing> standing, std::size_t at)
{
    Outcomes others;
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const bool isOpen = CampaignStream::isOpen(outcomeOf(entries[i], standing[i]));
        const bool isKnown = i < at && !standing[i].retracted && !isOpen;
        if (i == at || isKnown || !isAct(entries[i]))
            continue;
        const std::string_view text =
            isOpen ? partsIn(entries[i].event.payload).outcome : outcomeOf(entries[i], standing[i]);
        if (!givesNumbers(text))
            continue;
        auto outcome = stream.outcomeOf(text);
        if (!outcome)
            return fail(outcome.error());
        others.push_back(std::move(*outcome));
    }
    return others;
}

bool hasAllOf(const rules::CampaignBand &band, const rules::CampaignBand &others)
{
    const auto figures = band.figures();
    return std::ranges::all_of(others.figures(), [&](const rules::FigureGlance &other) {
        return std::ranges::count(figures, other.member, &rules::FigureGlance::member) > 0;
    });
}

/** The band with whoever the other acts brought as well; one that does not fit is left aside. */
rules::BandValue withOthers(const rules::CampaignRules &rules, const rules::Entrant &entrant,
                            const Outcomes &others)
{
    rules::BandValue band = entrant.band;
    for (const auto &outcome : others) {
        for (const auto &change : outcome) {
            const auto *changed = std::get_if<BandChanged>(&change);
            if (!changed || changed->band != entrant.id)
                continue;
            rules::BandValue next = band;
            if (rules.apply(next, *changed->changes) && hasAllOf(*next, *entrant.band))
                band = std::move(next);
        }
    }
    return band;
}

} // namespace

Result<std::string> withUnusedNumbers(const CampaignStream &stream, const rules::Campaign &campaign,
                                      std::span<const StreamEntry> entries,
                                      std::span<const Standing> standing, const NumberedAct &act,
                                      std::string text)
{
    if (!givesNumbers(text))
        return text;
    auto outcome = stream.outcomeOf(text);
    const auto former = stream.outcomeOf(act.former);
    const auto others = otherOutcomes(stream, entries, standing, act.at);
    if (!outcome || !former || !others)
        return fail(!outcome ? outcome.error() : !former ? former.error() : others.error());
    if (others->empty())
        return text;
    auto ever = campaign;
    for (auto &entrant : ever.bands)
        entrant.band = withOthers(*stream.rules, entrant, *others);
    return encode(withNumbersOf(*stream.rules, ever, std::move(*outcome), *former));
}

} // namespace escarmouche::model
