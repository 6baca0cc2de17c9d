// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/band/naming.h"
#include "rules/musg/catalogue/catalogue.h"
#include "rules/musg/catalogue/names.h"

namespace escarmouche::rules::musg {

/** The band face of M.U.S.G.: codec at the door, typed values behind it. */
class MusgBandRules final : public BandRules, public NameLists
{
public:
    explicit MusgBandRules(Catalogue catalogue, Names names = {});

    Result<std::string> read(std::string_view file) const override;
    Result<std::string> write(std::string_view band) const override;
    Result<std::string> decide(std::string_view band, std::string_view input) const override;
    Result<std::string> evolve(std::string_view band, std::string_view outcome) const override;
    Result<std::string> evolveAll(std::string_view band,
                                  std::span<const std::string_view> outcomes) const override;
    Result<Phrase> tell(std::string_view before, std::string_view input,
                        std::string_view outcome) const override;
    Result<BandSummary> summary(std::string_view band) const override;
    Result<Roster> roster(std::string_view band) const override;
    Result<Totals> totals(std::string_view band) const override;
    Result<std::vector<Finding>> validate(std::string_view band) const override;
    Result<Shop> shop(std::string_view band, std::span<const Figures> chosen) const override;
    Result<Sheet> sheet(std::string_view band) const override;
    Result<std::vector<Property>> properties(std::string_view band,
                                             std::span<const Figures> of) const override;
    std::vector<Property> creation() const override;
    std::vector<CatalogueSection> catalogue() const override;
    const PhraseBook &phrases() const override;
    Text source(const Part &part) const override;
    std::vector<std::string> namesFor(std::string_view band, MemberId member) const override;

    const Catalogue &typedCatalogue() const { return m_catalogue; }

private:
    Catalogue m_catalogue;
    Names m_names;
};

} // namespace escarmouche::rules::musg
