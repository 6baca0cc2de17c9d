// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/values/error.h"
#include "rules/musg/band/band.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace escarmouche::rules::musg {

// What an act made of a band, field by field. Sums are differences, so that independent later acts
// keep their outcome; everything else is an old and a new value.

enum class BandField {
    Name,
    Phase,
    Race,
    TotalCap,
    HeroCap,
    SousFifreCap,
    HeroBoxes,
    SousFifreBoxes,
    OtherSide,
    MixedRaces,
    Theme,
    Notes
};
enum class MemberField { Count, Rank, Row, Profile, Name, Arms, Hireling, Price, Notes, Number };

/** Old and new as codec text of the value. */
struct BandFieldChanged {
    BandField field = BandField::Name;
    std::string before, after;
    bool operator==(const BandFieldChanged &) const = default;
};
struct MemberFieldChanged {
    MemberId member;
    MemberField field = MemberField::Count;
    std::string before, after;
    bool operator==(const MemberFieldChanged &) const = default;
};
struct TreasuryChanged {
    int by = 0;
    bool operator==(const TreasuryChanged &) const = default;
};
struct ExperienceChanged {
    MemberId member;
    int by = 0;
    bool operator==(const ExperienceChanged &) const = default;
};
struct GearChanged {
    MemberId member;
    EntryId entry;
    int by = 0; // on each figure
    bool operator==(const GearChanged &) const = default;
};
struct AdvanceChanged {
    MemberId member;
    EntryId advance;
    bool taken = true;
    bool operator==(const AdvanceChanged &) const = default;
};
struct InjuryChanged {
    MemberId member;
    Suffered injury;
    bool suffered = true;
    bool operator==(const InjuryChanged &) const = default;
};
/** A line came, whole; it follows `after`, 0: it stands first, none: it stands last. */
struct MemberCame {
    Member member;
    std::optional<MemberId> after;
    bool operator==(const MemberCame &) const = default;
};
struct MemberWent {
    Member member;
    bool operator==(const MemberWent &) const = default;
};
/** A line now stands in front of `before`; none: last. */
struct MemberMoved {
    MemberId member;
    std::optional<MemberId> before;
    bool operator==(const MemberMoved &) const = default;
};

using Change =
    std::variant<BandFieldChanged, MemberFieldChanged, TreasuryChanged, ExperienceChanged,
                 GearChanged, AdvanceChanged, InjuryChanged, MemberCame, MemberWent, MemberMoved>;

/** The changes that make one band of another, in a fixed order. */
std::vector<Change> difference(const Catalogue &catalogue, const Band &before, const Band &after);

/** Writes the changes; holds no rule. Fails when a line named is not there, with those before it
    written. */
Result<void> write(const Catalogue &catalogue, Band &band, const std::vector<Change> &changes);
Result<Band> apply(const Catalogue &catalogue, Band band, const std::vector<Change> &changes);

} // namespace escarmouche::rules::musg
