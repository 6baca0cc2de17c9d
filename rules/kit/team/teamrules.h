// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/band/band.h"
#include "rules/kit/team/teamband.h"

#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace escarmouche::rules::kit {

/** The bands of a game whose teams are picked from a cast. Its words are the game's, under "team.":
    of findings "team.no-room" and so on, and "team.no-room.would" of what would be; of acts
    "team.told.recruit" and so on; the rest is a word each. */
class TeamRules final : public BandRules
{
public:
    TeamRules(std::string system, TeamBox box, std::shared_ptr<const PhraseBook> book,
              std::vector<CatalogueSection> catalogue)
        : m_system(std::move(system)), m_box(std::move(box)), m_book(std::move(book)),
          m_catalogue(std::move(catalogue))
    {
    }

    Result<std::string> read(std::string_view file) const override;
    Result<std::string> write(std::string_view band) const override;
    Result<std::string> decide(std::string_view band, std::string_view input) const override;
    Result<std::string> evolve(std::string_view band, std::string_view outcome) const override;
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
    const PhraseBook &phrases() const override { return *m_book; }
    Text source(const Part &part) const override;
    std::vector<CatalogueSection> catalogue() const override { return m_catalogue; }

private:
    template<class View>
    auto with(std::string_view band, View view) const -> Result<decltype(view(TeamBand()))>
    {
        return readTeam(band, m_system, m_box).map(view);
    }

    std::string m_system;
    TeamBox m_box;
    std::shared_ptr<const PhraseBook> m_book;
    std::vector<CatalogueSection> m_catalogue;
};

} // namespace escarmouche::rules::kit
