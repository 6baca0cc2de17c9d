// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/journal/told.h"

#include <vector>

namespace escarmouche::app {

// Of what befalls somebody by one act: a test that he fails is no news beside what it makes him do.
inline constexpr int kNoHarm = 0, kTestFailed = 1, kMoved = 2, kBodily = 3;

/** Whose doing it was that somebody came to harm. */
struct HarmedBy {
    rules::Phrase act; // its key may be empty: nobody did anything
    int actor = -1; // a token
    bool isOwnSide = false;
    bool isHimself = false;
    bool isBeside = false; // what he did was aimed at another one

    bool operator==(const HarmedBy &) const = default;
};

/** One thing that befell somebody. */
struct Harm {
    int token = -1;
    rules::Phrase word;
    bool isBodily = false;
    int entry = 0; // of the journal
    HarmedBy by;
};

/** A figure of a side, and all that befell it while a side acted. */
struct Harmed {
    /** What came of it; so many times, where the word does not tell that itself. */
    struct Word {
        rules::Phrase word;
        bool isBodily = false;
        int times = 1;
        std::vector<HarmedBy> by = {}; // each once, in their order
        std::vector<int> entries = {}; // of the journal
    };
    int token = -1;
    std::vector<Word> words = {}; // the body's first

    std::vector<HarmedBy> by() const; // each once, in their order
    std::vector<int> entries() const; // of the journal, in their order
};

/** Added to what befell the same figure before. */
void addHarm(std::vector<Harmed> &all, Harm harm);
/** The gravest first, and of whoever is gone no more than that from those by whom he is. What
   others did to a wounded one than those who wounded him is told apart. */
void sortHarm(std::vector<Harmed> &all);

} // namespace escarmouche::app
