// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/values/error.h"
#include "rules/core/words/text.h"

#include <vector>

namespace escarmouche::rules {

struct MatchSetup;

/** The rules of a match in few words, for one page beside the board. */
struct ReferenceSheet {
    struct Line {
        Text label; // a word or two in front of the sentence
        Text text;
    };
    struct Section {
        Text title;
        std::vector<Line> lines;
    };

    Text inForce; // what people agreed on, in one line
    std::vector<Section> sections;
};

/** What players write down by pen: a row for each of them after each game, and one over all games.
 */
struct ScoreSheet {
    struct Column {
        Text title;
        int share = 1; // of the width, beside those of the others; a name takes 4
    };

    Text inForce;
    Text help; // how the columns are filled in
    std::vector<Column> game;
    std::vector<Column> total;
};

/** Counters to cut out, at their true size. */
struct CounterSheet {
    struct Counter {
        Text name; // small, at the foot
        Text sign; // large, in the middle
        Text figures = {}; // small, at the head
        int count = 1;
        bool isBack = false; // another side of the one before it, to be glued to that
    };
    struct Group {
        Text title;
        int width = 0, height = 0; // of each, in millimetres
        std::vector<Counter> counters;
    };

    Text help; // how to make them
    std::vector<Group> groups; // none: the game has no counters of its own
};

/** What a system puts on paper beside the board, by what people agreed on in a set-up. Fails where
    that could not be played. */
class SystemSheets
{
public:
    virtual ~SystemSheets() = default;

    virtual Result<ReferenceSheet> reference(const MatchSetup &setup) const = 0;
    virtual Result<ScoreSheet> scores(const MatchSetup &setup) const = 0;
    /** All of the game, whatever people agreed on. */
    virtual CounterSheet counters() const { return {}; }
};

} // namespace escarmouche::rules
