// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/bandrules.h"

#include "rules/core/json/jsonreader.h"
#include "rules/musg/acts/acts.h"
#include "rules/musg/codec/codec.h"
#include "rules/musg/legality/legality.h"
#include "rules/musg/views/views.h"

namespace escarmouche::rules::musg {

namespace {

/** A band as it is kept; one too long to be read again, or of no race, is refused. */
Result<std::string> kept(const Catalogue &catalogue, const Band &band)
{
    constexpr json::Limits limits;
    if (!band.race.valid())
        return fail({.code = ErrorCode::MissingKey, .subject = "race"});
    auto text = encodeBand(catalogue, band);
    if (text.size() > limits.bytes)
        return fail(
            {.code = ErrorCode::FileTooLarge, .number = static_cast<std::int64_t>(limits.bytes)});
    return text;
}

/** An empty text is a band not yet made. */
Result<std::optional<Band>> known(const Catalogue &catalogue, std::string_view text)
{
    if (text.empty())
        return std::nullopt;
    auto band = decodeBand(catalogue, text);
    if (!band)
        return fail(std::move(band.error()));
    return std::move(*band);
}

/** What a view makes of a band, or why the band cannot be read. */
template<class View>
auto viewed(const Catalogue &catalogue, std::string_view text, View &&view)
    -> Result<decltype(view(Band{}))>
{
    const auto band = decodeBand(catalogue, text);
    if (!band)
        return fail(band.error());
    return view(*band);
}

} // namespace

MusgBandRules::MusgBandRules(Catalogue catalogue, Names names)
    : m_catalogue(std::move(catalogue)), m_names(std::move(names))
{
}

Result<std::string> MusgBandRules::read(std::string_view file) const
{
    const auto band = decodeBand(m_catalogue, file);
    return band ? kept(m_catalogue, *band) : fail(band.error());
}

Result<std::string> MusgBandRules::write(std::string_view band) const
{
    return viewed(m_catalogue, band,
                  [&](const Band &typed) { return writeBandFile(m_catalogue, typed); });
}

Result<std::string> MusgBandRules::decide(std::string_view band, std::string_view input) const
{
    const auto before = known(m_catalogue, band);
    if (!before)
        return fail(before.error());
    const auto decoded = decodeBandInput(input);
    if (!decoded)
        return fail(decoded.error());
    const auto after = act(m_catalogue, *before, *decoded);
    if (!after)
        return fail(after.error());
    if (const auto text = kept(m_catalogue, *after); !text)
        return fail(text.error());
    const auto changes = difference(m_catalogue, before->value_or(Band{}), *after);
    return encodeOutcome(m_catalogue, changes);
}

Result<std::string> MusgBandRules::evolve(std::string_view band, std::string_view outcome) const
{
    return evolveAll(band, {&outcome, 1});
}

Result<std::string> MusgBandRules::evolveAll(std::string_view text,
                                             std::span<const std::string_view> outcomes) const
{
    auto before = known(m_catalogue, text);
    if (!before)
        return fail(before.error());
    Band band = std::move(*before).value_or(Band{});
    for (const std::string_view outcome : outcomes) {
        const auto changes = decodeOutcome(m_catalogue, outcome);
        if (!changes)
            return fail(changes.error());
        if (const auto written = musg::write(m_catalogue, band, *changes); !written)
            return fail(written.error());
    }
    return kept(m_catalogue, band);
}

Result<Phrase> MusgBandRules::tell(std::string_view before, std::string_view input,
                                   std::string_view outcome) const
{
    const auto band = known(m_catalogue, before);
    if (!band)
        return fail(band.error());
    const auto decoded = decodeBandInput(input);
    if (!decoded)
        return fail(decoded.error());
    const auto changes = decodeOutcome(m_catalogue, outcome);
    if (!changes)
        return fail(changes.error());
    return tellOf(m_catalogue, band->value_or(Band{}), *decoded, *changes);
}

Result<BandSummary> MusgBandRules::summary(std::string_view band) const
{
    return viewed(m_catalogue, band,
                  [&](const Band &typed) { return summaryOf(m_catalogue, typed); });
}

Result<Roster> MusgBandRules::roster(std::string_view band) const
{
    return viewed(m_catalogue, band,
                  [&](const Band &typed) { return rosterOf(m_catalogue, typed); });
}

Result<Totals> MusgBandRules::totals(std::string_view band) const
{
    return viewed(m_catalogue, band,
                  [&](const Band &typed) { return totalsOf(m_catalogue, typed); });
}

Result<std::vector<Finding>> MusgBandRules::validate(std::string_view band) const
{
    return viewed(m_catalogue, band,
                  [&](const Band &typed) { return musg::validate(m_catalogue, typed); });
}

Result<Shop> MusgBandRules::shop(std::string_view band, std::span<const Figures> chosen) const
{
    const auto typed = decodeBand(m_catalogue, band);
    return typed ? shopOf(m_catalogue, *typed, chosen) : fail(typed.error());
}

Result<Sheet> MusgBandRules::sheet(std::string_view band) const
{
    return viewed(m_catalogue, band,
                  [&](const Band &typed) { return sheetOf(m_catalogue, typed); });
}

Result<std::vector<Property>> MusgBandRules::properties(std::string_view band,
                                                        std::span<const Figures> of) const
{
    const auto typed = decodeBand(m_catalogue, band);
    return typed ? propertiesOf(m_catalogue, *typed, of) : fail(typed.error());
}

std::vector<Property> MusgBandRules::creation() const
{
    return creationOf(m_catalogue);
}

std::vector<CatalogueSection> MusgBandRules::catalogue() const
{
    return sectionsOf(m_catalogue);
}

const PhraseBook &MusgBandRules::phrases() const
{
    return m_catalogue.words();
}

Text MusgBandRules::source(const Part &part) const
{
    return sourceOf(m_catalogue, part);
}

std::vector<std::string> MusgBandRules::namesFor(std::string_view band, MemberId id) const
{
    const auto typed = decodeBand(m_catalogue, band);
    const auto *member = typed ? find(*typed, id) : nullptr;
    return member ? m_names.of(member->profile) : std::vector<std::string>();
}

} // namespace escarmouche::rules::musg
