// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/musg/rulerow.h"

namespace escarmouche::tests {

// The rows of one chapter of the register each.

// profiles.cpp
void addRaces(RuleRows &rows);
void addLimits(RuleRows &rows);
void addForces(RuleRows &rows);

// composition.cpp
void addComposition(RuleRows &rows);
void addCaps(RuleRows &rows);
void addMixing(RuleRows &rows);

// gear.cpp
void addItems(RuleRows &rows);
void addWeapons(RuleRows &rows);

// themes.cpp
void addFigurants(RuleRows &rows);
void addMercenaries(RuleRows &rows);
void addThemes(RuleRows &rows);
void addRegroup(RuleRows &rows);
void addLists(RuleRows &rows);

// campaign.cpp
void addAdvances(RuleRows &rows);
void addInjuries(RuleRows &rows);
void addExperience(RuleRows &rows);

// play_aim.cpp
void addRanges(RuleRows &rows);
void addLimitsOfSkill(RuleRows &rows);
void addPrices(RuleRows &rows);

// play_shooting.cpp
void addVictims(RuleRows &rows);
void addSightAndCover(RuleRows &rows);
void addShotsInMelee(RuleRows &rows);

// play_templates.cpp
void addTemplates(RuleRows &rows);
void addAccidents(RuleRows &rows);
void addInterceptions(RuleRows &rows);

// play_melee.cpp
void addStrikeRows(RuleRows &rows);
void addFigurantRows(RuleRows &rows);

// play_damage.cpp
void addDamageRows(RuleRows &rows);
void addRerollRows(RuleRows &rows);
void addClimbers(RuleRows &rows);

// play_items.cpp
void addItemActs(RuleRows &rows);
void addUnderFire(RuleRows &rows);

// play_turn.cpp
void addTurns(RuleRows &rows);

// play_morale.cpp
void addCommandTests(RuleRows &rows);
void addRout(RuleRows &rows);
void addRally(RuleRows &rows);
void addPoints(RuleRows &rows);
void addUnits(RuleRows &rows);
void addDeployment(RuleRows &rows);

// play_company.cpp
void addCompany(RuleRows &rows);
void addSeveralAllies(RuleRows &rows);

// play_moving.cpp
void addWalking(RuleRows &rows);
void addCharging(RuleRows &rows);
void addReacting(RuleRows &rows);

// play_reactions.cpp
void addSpotting(RuleRows &rows);
void addCrossings(RuleRows &rows);

// play_following.cpp
void addFollowing(RuleRows &rows);

// play_reactions.cpp
void addNerve(RuleRows &rows);
void addReception(RuleRows &rows);
void addTakingCover(RuleRows &rows);

// play_climbing.cpp
void addWalls(RuleRows &rows);
void addGround(RuleRows &rows);
void addLeaving(RuleRows &rows);

// play_mercs.cpp
void addTroll(RuleRows &rows);
void addHirelings(RuleRows &rows);
void addCommando(RuleRows &rows);
void addHiddenPlaces(RuleRows &rows);
void addMeetings(RuleRows &rows);
void addMindless(RuleRows &rows);

// play_details.cpp
void addShotDetails(RuleRows &rows);
void addBlowDetails(RuleRows &rows);
void addMoraleDetails(RuleRows &rows);
void addFieldDetails(RuleRows &rows);

// play_clauses.cpp
void addSightClauses(RuleRows &rows);
void addGlimpses(RuleRows &rows);
void addMoraleClauses(RuleRows &rows);
void addMovingClauses(RuleRows &rows);
void addHiredClauses(RuleRows &rows);

// play_aimclauses.cpp
void addGunClauses(RuleRows &rows);
void addVictimClauses(RuleRows &rows);
void addAccidentClauses(RuleRows &rows);
void addEscortClauses(RuleRows &rows);

// play_switches.cpp
void addSwitches(RuleRows &rows);

// measurerows.cpp
void addMeasureRows(RuleRows &rows);

// groundrows.cpp
void addGroundRows(RuleRows &rows);

// camp_experience.cpp
void addGains(RuleRows &rows);

// camp_returns.cpp
void addHeroReturns(RuleRows &rows);
void addOtherReturns(RuleRows &rows);
void addBeforeGames(RuleRows &rows);

// camp_experience.cpp
void addGreyBoxes(RuleRows &rows);
void addRises(RuleRows &rows);

// camp_contracts.cpp
void addMoney(RuleRows &rows);
void addHired(RuleRows &rows);
void addPulpCampaign(RuleRows &rows);

/** All of them, in this order. */
RuleRows allRows();

} // namespace escarmouche::tests
