// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/rulerow.h"

namespace escarmouche::tests {

// The rows of one part of the register each, compiled apart.
void addBandRows(RuleRows &rows); // bandrows.cpp
void addFightRows(RuleRows &rows); // fightrows.cpp
void addTurnRows(RuleRows &rows); // turnrows.cpp
void addMoveRows(RuleRows &rows); // moverows.cpp
void addHiredRows(RuleRows &rows); // hiredrows.cpp
void addDetailRows(RuleRows &rows); // detailrows.cpp
void addClauseRows(RuleRows &rows); // clauserows.cpp
void addSwitchRows(RuleRows &rows); // switchrows.cpp
void addMeasureRows(RuleRows &rows); // measurerows.cpp
void addGroundRows(RuleRows &rows); // groundrows.cpp
void addCampaignRows(RuleRows &rows); // campaignrows.cpp

inline RuleRows allRows()
{
    RuleRows rows;
    addBandRows(rows);
    addFightRows(rows);
    addTurnRows(rows);
    addMoveRows(rows);
    addHiredRows(rows);
    addDetailRows(rows);
    addClauseRows(rows);
    addSwitchRows(rows);
    addMeasureRows(rows);
    addGroundRows(rows);
    addCampaignRows(rows);
    return rows;
}

} // namespace escarmouche::tests
