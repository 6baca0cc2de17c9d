// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/streams/unusednumbers.h"

#include "model/library/ledger/codec.h"
#include "rules/core/campaign/campaignrules.h"

#include <algorithm>
#include <utility>

namespace escarmouche::model {

using rules::BandChanged;
using rules::fail;
using rules::Result;

namespace {

using Outcomes = std::vector<rules::CampaignOutcome>;

bool hasBandChanged(const rules::CampaignOutcome &outcome)
{
    return std::ranges::any_of(
        outcome, [](const auto &change) { return std::holds_alternative<BandChanged>(change); });
}

/** Of the acts that brought figures, which their texts show before they are read. */
Result<Outcomes> undoneOutcomes(const CampaignStream &stream, std::span<const StreamEntry> entries,
                                std::span<const Standing> standing)
{
    constexpr std::string_view kNumber = "\"number\":";
    Outcomes undone;
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const bool isOpen = CampaignStream::isOpen(outcomeOf(entries[i], standing[i]));
        if ((!standing[i].retracted && !isOpen) || !isAct(entries[i]))
            continue;
        const std::string_view text =
            isOpen ? partsIn(entries[i].event.payload).outcome : outcomeOf(entries[i], standing[i]);
        if (text.find(kNumber) == text.npos)
            continue;
        auto outcome = stream.outcomeOf(text);
        if (!outcome)
            return fail(outcome.error());
        undone.push_back(std::move(*outcome));
    }
    return undone;
}

bool hasAllOf(const rules::CampaignBand &band, const rules::CampaignBand &others)
{
    const auto figures = band.figures();
    return std::ranges::all_of(others.figures(), [&](const rules::FigureGlance &other) {
        return std::ranges::count(figures, other.member, &rules::FigureGlance::member) > 0;
    });
}

/** The band with whoever the undone acts brought as well; one that no longer fits is left aside. */
rules::BandValue withUndone(const rules::CampaignRules &rules, const rules::Entrant &entrant,
                            const Outcomes &undone)
{
    rules::BandValue band = entrant.band;
    for (const auto &outcome : undone) {
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
                                      std::span<const Standing> standing, std::string text)
{
    auto outcome = stream.outcomeOf(text);
    if (!outcome)
        return fail(outcome.error());
    if (!hasBandChanged(*outcome))
        return text;
    const auto undone = undoneOutcomes(stream, entries, standing);
    if (!undone)
        return fail(undone.error());
    if (undone->empty())
        return text;
    for (auto &change : *outcome) {
        auto *changed = std::get_if<BandChanged>(&change);
        const auto *entrant = changed ? find(campaign, changed->band) : nullptr;
        if (entrant)
            changed->changes =
                stream.rules->withNumbersOf(*withUndone(*stream.rules, *entrant, *undone),
                                            *changed->changes, *changed->changes);
    }
    return encode(*outcome);
}

} // namespace escarmouche::model
