// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/streams/unusednumbers.h"

#include "model/library/ledger/codec.h"
#include "rules/core/campaign/campaignrules.h"
#include "rules/core/campaign/deciding.h"

#include <algorithm>
#include <unordered_map>
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

/** Texts of outcomes that gave numbers which the campaign at this act does not know of: of later
    acts, of acts undone or left open, and what corrections said that no longer holds. */
std::vector<std::string_view> otherTexts(std::span<const StreamEntry> entries,
                                         std::span<const Standing> standing, std::size_t at)
{
    std::vector<std::string_view> texts;
    std::unordered_map<std::string_view, std::size_t> index;
    for (std::size_t i = 0; i < entries.size(); ++i) {
        index.emplace(entries[i].event.uuid, i);
        if (const auto *retraction = std::get_if<RetractPayload>(&entries[i].payload)) {
            for (const ChangedOutcome &said : retraction->changed) {
                const auto met = index.find(said.uuid);
                if (met != index.end() && met->second != at &&
                    said.outcome != outcomeOf(entries[met->second], standing[met->second]))
                    texts.push_back(said.outcome);
            }
        }
        if (i == at || !isAct(entries[i]))
            continue;
        const std::string_view text = outcomeOf(entries[i], standing[i]);
        const bool isOpen = CampaignStream::isOpen(text);
        if (i > at || standing[i].retracted || isOpen)
            texts.push_back(isOpen ? partsIn(entries[i].event.payload).outcome : text);
    }
    return texts;
}

Result<Outcomes> otherOutcomes(const CampaignStream &stream,
                               std::span<const std::string_view> texts)
{
    Outcomes others;
    for (const std::string_view text : texts) {
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

/** The band with whoever the other acts brought as well; where what they did does not fit, it
    counts as undone. */
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
            const bool fits =
                rules.apply(next, *changed->changes) && hasAllOf(*next, *entrant.band);
            band =
                fits ? std::move(next) : rules.withComersGone(std::move(band), *changed->changes);
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
    const auto others = otherOutcomes(stream, otherTexts(entries, standing, act.at));
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
