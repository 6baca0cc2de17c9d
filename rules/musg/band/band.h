// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/band/bandact.h"
#include "rules/musg/catalogue/catalogue.h"

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

namespace escarmouche::rules::musg {

/** Which limits bind: those of creation, those of a campaign, none (a printed list). */
enum class Phase { Creation, Campaign, AsPrinted };

enum class Theme { None, Pulp, Tribe, MadScientist, Antiterrorists, Terrorists };

struct Possession {
    EntryId entry;
    int count = 1; // on each figure of the line

    bool operator==(const Possession &) const = default;
};

struct Suffered {
    EntryId injury;
    std::string against; // the band hated, where the injury names one

    bool operator==(const Suffered &) const = default;
};

struct PriceByHand {
    int price = 0; // of one figure with all it carries
    std::string reason;

    bool operator==(const PriceByHand &) const = default;
};

/** One line of the band: `count` figures equal in everything. */
struct Member {
    MemberId id;
    int count = 1;
    Rank rank = Rank::SousFifre;
    EntryId profile; // a race, or a figure with its own profile
    Rank row = Rank::SousFifre; // the race row whose numbers it has; differs after a promotion
    std::string name;
    std::vector<Possession> gear; // by entry id, counts above 0
    int arms = 2;
    std::vector<EntryId> advances; // in the order they were taken
    std::vector<Suffered> injuries; // in the order they were suffered
    int experience = 0;
    bool hireling = false; // a leader who left and is paid for each game (MUSG-CAMP-10)
    std::optional<PriceByHand> price;
    std::string notes;
    int number = 0; // in a campaign: which of its kind the band ever had (numbers.h)

    bool knows(EntryId advance) const { return std::ranges::count(advances, advance) > 0; }
    bool operator==(const Member &) const = default;
};

struct Caps {
    int total = 500;
    int heroes = 300;
    int sousFifres = 200;

    bool operator==(const Caps &) const = default;
};

/** Boxes of experience on a sheet, where a campaign has others than are printed. */
struct Boxes {
    std::optional<int> hero;
    std::optional<int> sousFifre;

    bool operator==(const Boxes &) const = default;
};

struct Options {
    Caps caps;
    Boxes boxes;
    std::optional<int> otherSide; // points of the other side (MUSG-REGROUP-02)
    bool mixedRaces = false; // switch multicultural_bands (MUSG-BAND-11)
    Theme theme = Theme::None;

    bool operator==(const Options &) const = default;
};

/** How many figures of a kind a campaign has numbered in a band, whoever of them is left. */
struct Numbered {
    std::string kind; // countedAs() of numbers.h
    int last = 0;

    bool operator==(const Numbered &) const = default;
};

struct Band {
    std::string name;
    Phase phase = Phase::Creation;
    EntryId race;
    Options options;
    std::vector<Member> members; // the player's order
    int treasury = 0; // in a campaign; at creation it is what the caps leave (MUSG-BAND-06)
    std::string notes;
    std::vector<Numbered> numbered; // by kind; a standing band numbers nobody

    bool operator==(const Band &) const = default;
};

const Member *find(const Band &band, MemberId id);

/** Boxes of experience on the sheet of a figure of that rank; 0: it learns nothing
    (MUSG-CAMP-06). */
int experienceBoxes(const Catalogue &catalogue, const Boxes &boxes, Rank rank);

} // namespace escarmouche::rules::musg
