// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/rows/musg/rows.h"

namespace escarmouche::tests {

RuleRows allRows()
{
    RuleRows rows;
    for (const auto add :
         {addRaces,           addLimits,        addForces,        addComposition,  addCaps,
          addMixing,          addItems,         addWeapons,       addFigurants,    addMercenaries,
          addThemes,          addRegroup,       addLists,         addAdvances,     addInjuries,
          addExperience,      addRanges,        addLimitsOfSkill, addPrices,       addVictims,
          addSightAndCover,   addShotsInMelee,  addTemplates,     addAccidents,    addInterceptions,
          addStrikeRows,      addFigurantRows,  addDamageRows,    addRerollRows,   addClimbers,
          addItemActs,        addUnderFire,     addTurns,         addCommandTests, addRout,
          addRally,           addPoints,        addUnits,         addDeployment,   addCompany,
          addSeveralAllies,   addWalking,       addCharging,      addReacting,     addSpotting,
          addCrossings,       addFollowing,     addNerve,         addReception,    addTakingCover,
          addWalls,           addGround,        addLeaving,       addTroll,        addHirelings,
          addCommando,        addHiddenPlaces,  addMeetings,      addMindless,     addShotDetails,
          addBlowDetails,     addMoraleDetails, addFieldDetails,  addSightClauses, addGlimpses,
          addMoraleClauses,   addMovingClauses, addHiredClauses,  addGunClauses,   addVictimClauses,
          addAccidentClauses, addEscortClauses, addSwitches,      addMeasureRows,  addGroundRows,
          addGains,           addHeroReturns,   addOtherReturns,  addBeforeGames,  addGreyBoxes,
          addRises,           addMoney,         addHired,         addPulpCampaign})
        add(rows);
    return rows;
}

} // namespace escarmouche::tests
