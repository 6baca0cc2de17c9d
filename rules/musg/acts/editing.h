// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/musg/band/band.h"

#include <initializer_list>
#include <span>
#include <string_view>
#include <vector>

namespace escarmouche::rules::musg {

/** A band while an act is done to it: finds lines, splits them, and gives fresh ids. Knows no
    rule of the game. */
class Editing
{
public:
    Editing(const Catalogue &catalogue, Band start, int fresh);

    const Catalogue &catalogue() const { return m_catalogue; }
    Band &band() { return m_band; }
    const Band &band() const { return m_band; }

    Result<Member *> line(MemberId id);
    /** The line that holds just these figures: their own, or one split off it and put after it. */
    Result<MemberId> only(const Figures &figures);
    /** The same for several, none of a line named twice. */
    Result<std::vector<MemberId>> only(const std::vector<Figures> &figures);
    /** Adds a line under a fresh id, after another one or last. */
    Result<MemberId> add(Member member, std::optional<MemberId> after = {});
    void remove(MemberId id);

private:
    const Catalogue &m_catalogue;
    Band m_band;
    int m_fresh;
    std::size_t m_met = 0; // where the line asked for last stands: the next one is mostly after it
};

/** Figures of one line named twice are taken together. */
std::vector<Figures> together(std::span<const Figures> figures);

/** Changes how many of an entry each figure of a line carries; fails below none or beyond what a
    band text may hold. */
Result<void> carry(const Catalogue &catalogue, Member &member, EntryId entry, int by);

/** The entry named, of one of the kinds; else EntryNotFound with the nearest. */
Result<EntryId> entryNamed(const Catalogue &catalogue, std::string_view id,
                           std::initializer_list<Kind> kinds);

} // namespace escarmouche::rules::musg
