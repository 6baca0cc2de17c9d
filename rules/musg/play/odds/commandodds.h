// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/values/error.h"
#include "rules/musg/catalogue/catalogue.h"
#include "rules/musg/play/odds/attackoutcome.h"
#include "rules/musg/play/odds/attackwish.h"

#include <string>
#include <vector>

namespace escarmouche::rules::musg::play {

/** One test of a figure's command, with nobody else near but those named. */
struct CommandWish {
    AttackFigure figure;
    std::string test; // key; empty: the system's first
    std::vector<AttackFigure> friends; // a pas from it, at most six
    std::vector<AttackFigure> foes; // at most one: whom the test is about
    std::vector<Setting> options; // switches of the match
};

struct CommandOdds {
    std::string test; // key
    RuleId rule = {}; // of the test
    int own = 0; // command of the profile of whoever is followed
    int command = 0; // what the dice may come to
    std::vector<OddsTerm> terms = {}; // from `own` to `command`
    int lender = -1; // index of the friend whose command it is; -1: his own
    int dice = 0; // thrown; 0: he passes without any
    int kept = 0; // the lowest, added up
    Fraction passes = {};
};

/** Keys of the command tests, in the order of the rules. */
std::vector<std::string> commandTests();

/** Exact odds of one of them. A test that is none of these: WrongChoice. */
Result<CommandOdds> commandOdds(const Catalogue &catalogue, const CommandWish &wish);

} // namespace escarmouche::rules::musg::play
