// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/odds/systemodds.h"
#include "rules/musg/catalogue/catalogue.h"
#include "rules/musg/play/odds/attackoutcome.h"
#include "rules/musg/play/odds/attackwish.h"

#include <string>
#include <vector>

namespace escarmouche::rules::musg::odds {

// The answers of `odds`, and what they share.

inline constexpr const char *kAttackCommand = "attack";
inline constexpr const char *kTestCommand = "command";

// Values of OddsWish: words and options of the commands.
inline constexpr const char *kAttacker = "attacker";
inline constexpr const char *kTarget = "target";
inline constexpr const char *kWeapon = "weapon";
inline constexpr const char *kDistance = "distance";
inline constexpr const char *kHeight = "height";
inline constexpr const char *kObstacle = "obstacle";
inline constexpr const char *kCharge = "charge";
inline constexpr const char *kTimes = "times";
inline constexpr const char *kWith = "with";
inline constexpr const char *kGuard = "guard";
inline constexpr const char *kPolicy = "policy";
inline constexpr const char *kOption = "option";
inline constexpr const char *kFigure = "figure";
inline constexpr const char *kTest = "test";
inline constexpr const char *kAgainst = "against";

/** What the other seats answer, as a word. */
std::string policyOf(const OddsWish &wish);
inline constexpr const char *kGuards = "guards";

Result<OddsAnswer> attackAnswer(const Catalogue &catalogue, const OddsWish &wish);
Result<OddsAnswer> commandAnswer(const Catalogue &catalogue, const OddsWish &wish);

/** A sentence of the catalogue in both languages. */
Text saidIn(const Catalogue &catalogue, const char *key, const Phrase::Values &values = {});
/** "+1 MUSG-RANGED-03, −1 MUSG-RANGED-04" */
std::string termsText(const std::vector<play::OddsTerm> &terms);
OddsData termsData(const std::vector<play::OddsTerm> &terms);
play::AttackFigure figureOf(const OddsFigure &figure);
std::vector<play::AttackFigure> figuresOf(const std::vector<OddsFigure> &figures);

} // namespace escarmouche::rules::musg::odds
