// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/band/band.h"
#include "rules/kit/team/teamband.h"

#include <vector>

namespace escarmouche::rules::kit {

/** A team as people see it. */
class TeamView
{
public:
    TeamView(const TeamBox &box, const PhraseBook &book, const TeamBand &band)
        : m_box(box), m_book(book), m_band(band), m_task(taskOf(box, band)),
          m_team(teamOf(box, band))
    {
    }

    BandSummary summary() const;
    Roster roster() const;
    Totals totals() const;
    std::vector<Finding> findings() const;
    Shop shop(std::span<const Figures> chosen, std::string_view system) const;
    Sheet sheet() const;
    std::vector<Property> properties() const;
    std::vector<Property> propertiesOf(MemberId id) const;

private:
    const Text &word(std::string_view key) const;
    int cost() const { return costOf(m_box, m_task.muster, m_team); }
    Number priceOf(const Member &member) const;
    std::vector<Carried> gearOf(const Member &member, bool weaponsToo) const;
    std::vector<Carried> traitsOf(const TeamPerson &person) const;
    Table weaponsOf(const Member &member) const;
    Finding findingOf(const TeamFault &fault) const;
    void nameThose(const TeamFault &fault, Finding &finding) const;
    std::optional<Mend> cheaper(int excess) const;
    ShopEntry offer(const std::string &entry, const Text &name, const Text &effect, int price,
                    BandAct act, std::string_view system) const;

    const TeamBox &m_box;
    const PhraseBook &m_book;
    const TeamBand &m_band;
    const TeamTask &m_task;
    Team m_team;
};

/** What may be set of a team, with what a new one begins with. */
std::vector<Property> teamProperties(const TeamBox &box, const PhraseBook &book,
                                     const TeamBand &band);

} // namespace escarmouche::rules::kit
