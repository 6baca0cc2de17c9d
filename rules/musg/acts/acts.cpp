// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/acts/acts.h"

#include "rules/musg/acts/deeds.h"
#include "rules/musg/acts/settings.h"
#include "rules/musg/codec/codec.h"

#include <algorithm>

namespace escarmouche::rules::musg {

namespace {

bool startsBand(const BandAct &act)
{
    return std::holds_alternative<CreateBand>(act) || std::holds_alternative<AdoptBand>(act);
}

} // namespace

Result<void> perform(Editing &editing, const CreateBand &act, const std::string &)
{
    const auto &catalogue = editing.catalogue();
    auto &band = editing.band();
    band.race = catalogue.of(Kind::Race).front();
    band.options.caps = printedCaps(catalogue);
    const auto total = std::ranges::find(act.settings, property::kTotalCap, &Setting::property);
    if (total != act.settings.end()) {
        if (const auto *points = std::get_if<std::int64_t>(&total->value))
            band.options.caps = proportionalCaps(catalogue, *points);
    }
    for (const auto &setting : act.settings) {
        if (const auto written = setBand(editing, setting); !written)
            return written;
    }
    return {};
}

Result<void> perform(Editing &editing, const AdoptBand &act, const std::string &)
{
    auto read = decodeBand(editing.catalogue(), act.band);
    if (!read)
        return fail(read.error());
    auto members = std::move(read->members);
    read->members.clear();
    editing.band() = std::move(*read);
    for (auto &member : members) {
        if (const auto added = editing.add(std::move(member)); !added)
            return fail(added.error());
    }
    return {};
}

Result<Band> act(const Catalogue &catalogue, const std::optional<Band> &band,
                 const BandInput &input)
{
    if (band.has_value() == startsBand(input.act))
        return fail({.code = ErrorCode::Internal,
                     .hint = band ? "a second first act" : "an act on no band"});
    Editing editing(catalogue, band.value_or(Band{}), input.fresh);
    const auto done = std::visit(
        [&](const auto &deed) { return perform(editing, deed, input.adjustment); }, input.act);
    if (!done)
        return fail(done.error());
    return std::move(editing.band());
}

} // namespace escarmouche::rules::musg
