// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/values/error.h"

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace escarmouche::rules {

/** Names one line of a band: a figure, or several equal ones. Never reused within a band. */
struct MemberId {
    int value = 0;

    auto operator<=>(const MemberId &) const = default;
};

/** Some of the equal figures of a line. An act on fewer than all splits the line. */
struct Figures {
    MemberId member;
    int count = 1;

    bool operator==(const Figures &) const = default;
};

/** Something of a line: `count` of a piece of gear on each figure; with an empty entry, that many
    of the figures themselves. */
struct Belonging {
    Figures figures;
    std::string entry;
    int count = 1;

    bool operator==(const Belonging &) const = default;
};

using SettingValue = std::variant<bool, std::int64_t, std::string>;

struct Setting {
    std::string property;
    SettingValue value;

    bool operator==(const Setting &) const = default;
};

/** The first act of a band built here. */
struct CreateBand {
    std::vector<Setting> settings; // keys of BandRules::creation()
    bool operator==(const CreateBand &) const = default;
};
/** The first act of a band that came from a file, a sample or a copy. */
struct AdoptBand {
    std::string band; // canonical text, as BandRules::read gives it
    bool operator==(const AdoptBand &) const = default;
};
struct Recruit {
    std::string entry;
    int count = 1;
    std::optional<int> price; // each, as it was read in the shop
    bool operator==(const Recruit &) const = default;
};
struct Give {
    std::string entry;
    std::vector<Figures> to;
    int count = 1; // for each figure
    std::optional<int> price; // each, as it was read in the shop
    bool operator==(const Give &) const = default;
};
/** Whole figures go first; of those of a line that stay, each thing leaves the first so many. */
struct Discard {
    std::vector<Belonging> things;
    bool operator==(const Discard &) const = default;
};
/** Gear that goes from figures to as many others; costs nothing in any phase. */
struct HandOver {
    Belonging thing;
    Figures to;
    bool operator==(const HandOver &) const = default;
};
struct Duplicate {
    std::vector<Figures> figures;
    bool operator==(const Duplicate &) const = default;
};
/** Puts lines, in their present order, before another one of their group, or last. */
struct MoveMembers {
    std::vector<MemberId> members;
    std::optional<MemberId> before;
    bool operator==(const MoveMembers &) const = default;
};
/** Writes properties of figures, or of the band when `of` is empty ("name", "notes", ...). */
struct SetProperties {
    std::vector<Figures> of;
    std::vector<Setting> settings;
    bool operator==(const SetProperties &) const = default;
};

using BandAct = std::variant<CreateBand, AdoptBand, Recruit, Give, Discard, HandOver, Duplicate,
                             MoveMembers, SetProperties>;

/** What people decided in one act on a band; what the rules made of it is the outcome. */
struct BandInput {
    BandAct act;
    int fresh = 1; // first id free for members this act makes; rises with the stream, never reused
    std::string adjustment; // reason for doing what a campaign refuses; empty: none

    bool operator==(const BandInput &) const = default;
};

/** Canonical codec text of an input, as the ledger stores it. */
std::string encode(const BandInput &input);
Result<BandInput> decodeBandInput(std::string_view text);

} // namespace escarmouche::rules
