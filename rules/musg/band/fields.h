// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/musg/band/change.h"

#include <array>

namespace escarmouche::rules::musg {

inline constexpr std::array kBandFields{
    BandField::Name,      BandField::Phase,        BandField::Race,      BandField::TotalCap,
    BandField::HeroCap,   BandField::SousFifreCap, BandField::HeroBoxes, BandField::SousFifreBoxes,
    BandField::OtherSide, BandField::MixedRaces,   BandField::Theme,     BandField::Notes};
inline constexpr std::array kMemberFields{
    MemberField::Count, MemberField::Rank,  MemberField::Row,      MemberField::Profile,
    MemberField::Name,  MemberField::Arms,  MemberField::Hireling, MemberField::Price,
    MemberField::Notes, MemberField::Number};

/** A field's value as codec text; a price by hand is its points, a space, its reason. */
std::string text(const Catalogue &catalogue, const Band &band, BandField field);
std::string text(const Catalogue &catalogue, const Member &member, MemberField field);

/** Writes a value of that form; fails when it is not understood. */
Result<void> set(const Catalogue &catalogue, Band &band, BandField field, const std::string &value);
Result<void> set(const Catalogue &catalogue, Member &member, MemberField field,
                 const std::string &value);

} // namespace escarmouche::rules::musg
