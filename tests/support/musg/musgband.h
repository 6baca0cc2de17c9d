// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/musg/band/band.h"
#include "tests/support/musg/catalogue.h"

#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <string>
#include <utility>

namespace escarmouche::tests {

/** The entry of that id; an unknown one ends the test run. */
inline rules::EntryId entry(const std::string &id)
{
    const auto found = musgCatalogue().find(id);
    if (!found) {
        std::cerr << "no catalogue entry " << id << '\n';
        std::abort();
    }
    return *found;
}

/** Builds a M.U.S.G. band in one expression; what follows a figure is given to it. */
class BandBuilder
{
public:
    using Rank = rules::musg::Rank;

    explicit BandBuilder(const std::string &race)
    {
        m_band.name = "A band";
        m_band.race = entry(race);
    }

    BandBuilder &chief(const std::string &race = {}) { return ranked(Rank::Chief, 1, race); }
    BandBuilder &sousChef(int count = 1, const std::string &race = {})
    {
        return ranked(Rank::SousChef, count, race);
    }
    BandBuilder &sousFifre(int count = 1, const std::string &race = {})
    {
        return ranked(Rank::SousFifre, count, race);
    }
    BandBuilder &figurant(int count = 1) { return figure("figurant", count); }
    BandBuilder &merc(const std::string &id) { return figure(id, 1); }
    /** A figure with a profile of its own, at the rank it is printed with. */
    BandBuilder &figure(const std::string &id, int count = 1)
    {
        rules::musg::Member member;
        member.profile = entry(id);
        member.rank = std::get<rules::musg::Figure>(musgCatalogue()[member.profile].what).rank;
        return add(std::move(member), count);
    }

    BandBuilder &with(const std::string &gear, int count = 1)
    {
        auto &carried = last().gear;
        carried.push_back({entry(gear), count});
        std::ranges::sort(carried, {}, &rules::musg::Possession::entry);
        return *this;
    }
    BandBuilder &advance(const std::string &id)
    {
        last().advances.push_back(entry(id));
        return *this;
    }
    BandBuilder &injury(const std::string &id, const std::string &against = {})
    {
        last().injuries.push_back({entry(id), against});
        return *this;
    }
    BandBuilder &experience(int boxes)
    {
        last().experience = boxes;
        return *this;
    }
    BandBuilder &row(Rank row)
    {
        last().row = row;
        return *this;
    }
    BandBuilder &rank(Rank rank)
    {
        last().rank = rank;
        return *this;
    }
    BandBuilder &arms(int arms)
    {
        last().arms = arms;
        return *this;
    }
    BandBuilder &hireling()
    {
        last().hireling = true;
        return *this;
    }
    BandBuilder &named(const std::string &name)
    {
        last().name = name;
        return *this;
    }
    BandBuilder &byHand(int price)
    {
        last().price = {price, "agreed"};
        return *this;
    }
    BandBuilder &theme(rules::musg::Theme theme)
    {
        m_band.options.theme = theme;
        return *this;
    }
    BandBuilder &otherSide(int points)
    {
        m_band.options.otherSide = points;
        return *this;
    }
    BandBuilder &mixed()
    {
        m_band.options.mixedRaces = true;
        return *this;
    }
    BandBuilder &campaign(int treasury = 0)
    {
        m_band.phase = rules::musg::Phase::Campaign;
        m_band.treasury = treasury;
        return *this;
    }
    BandBuilder &asPrinted()
    {
        m_band.phase = rules::musg::Phase::AsPrinted;
        return *this;
    }
    BandBuilder &caps(int total, int heroes, int sousFifres)
    {
        m_band.options.caps = {total, heroes, sousFifres};
        return *this;
    }

    rules::musg::Band band() const { return m_band; }

private:
    BandBuilder &ranked(Rank rank, int count, const std::string &race)
    {
        rules::musg::Member member;
        member.rank = member.row = rank;
        member.profile = race.empty() ? m_band.race : entry(race);
        return add(std::move(member), count);
    }
    BandBuilder &add(rules::musg::Member member, int count)
    {
        member.count = count;
        member.id.value = ++m_lastId;
        m_band.members.push_back(std::move(member));
        return *this;
    }
    rules::musg::Member &last() { return m_band.members.back(); }

    rules::musg::Band m_band;
    int m_lastId = 0;
};

} // namespace escarmouche::tests
