// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/band/band.h"
#include "rules/core/rulesystem.h"

namespace escarmouche::tests {

/** A small made-up game, "toy": proves that library and window know no system. */
class ToyBandRules : public rules::BandRules
{
public:
    template<class T>
    using Result = rules::Result<T>;

    Result<std::string> read(std::string_view file) const override;
    Result<std::string> write(std::string_view band) const override;
    Result<std::string> decide(std::string_view band, std::string_view input) const override;
    Result<std::string> evolve(std::string_view band, std::string_view outcome) const override;
    Result<rules::Phrase> tell(std::string_view before, std::string_view input,
                               std::string_view outcome) const override;
    Result<rules::BandSummary> summary(std::string_view band) const override;
    Result<rules::Roster> roster(std::string_view band) const override;
    Result<rules::Totals> totals(std::string_view band) const override;
    Result<std::vector<rules::Finding>> validate(std::string_view band) const override;
    Result<rules::Shop> shop(std::string_view band,
                             std::span<const rules::Figures> chosen) const override;
    Result<rules::Sheet> sheet(std::string_view band) const override;
    Result<std::vector<rules::Property>>
    properties(std::string_view band, std::span<const rules::Figures> of) const override;
    std::vector<rules::Property> creation() const override;
    std::vector<rules::CatalogueSection> catalogue() const override;
    const rules::PhraseBook &phrases() const override;
    rules::Text source(const rules::Part &part) const override;
};

rules::SystemName toyName();
rules::RuleSystem toySystem();
rules::RuleSystems toySystems();

} // namespace escarmouche::tests
