// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/band/bandact.h"
#include "rules/core/words/text.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace escarmouche::tests {

/** One figure of the made-up game of skittles; every line is one figure. */
struct Skittle {
    int id = 0;
    std::string kind;
    std::string name;
    std::string notes;
    bool gilded = false;
    std::map<std::string, int> gear;

    bool operator==(const Skittle &) const = default;
};

/** An alley of skittles, bought from a purse. */
struct Alley {
    std::string name;
    std::string notes;
    std::string wood = "oak";
    int most = 9; // skittles it may hold
    int purse = 100;
    std::vector<Skittle> skittles;

    bool operator==(const Alley &) const = default;
};

struct ToyEntry {
    std::string key;
    rules::Text name;
    int price = 0;
};
const std::vector<ToyEntry> &toyKinds();
const std::vector<ToyEntry> &toyGear();
const std::vector<ToyEntry> &toyWoods();
const ToyEntry *toyEntry(const std::vector<ToyEntry> &entries, std::string_view key);

/** Each further skittle of a kind costs 2 more, so that what an act costs hangs on those before. */
int priceOfNext(const Alley &alley, const ToyEntry &kind);
int priceOf(const Skittle &skittle);

std::string encodeAlley(const Alley &alley);
rules::Result<Alley> decodeAlley(std::string_view text);

/** The alley after an act. Refuses what names a missing skittle and what the purse cannot pay. */
rules::Result<Alley> play(const std::optional<Alley> &alley, const rules::BandInput &input);

/** Purse and gear as differences, everything else as old and new. */
std::string difference(const Alley &before, const Alley &after);
rules::Result<Alley> apply(Alley alley, std::string_view outcome);

} // namespace escarmouche::tests
