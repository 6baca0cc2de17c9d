// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/words/text.h"

namespace escarmouche::model {

/** The few words of the readable exports that no system gives. */
struct ExportWords {
    rules::Text total{"Total", "Total"};
    rules::Text points{"Points", "Points"};
    rules::Text limit{"Limit", "Limite"};
    rules::Text weapon{"Weapon", "Arme"};
    rules::Text gear{"Gear", "Équipement"};
    rules::Text traits{"Special rules", "Règles spéciales"};
    rules::Text advances{"Advances", "Améliorations"};
    rules::Text injuries{"Injuries", "Blessures"};
    rules::Text experience{"Experience", "Expérience"};
    rules::Text wounds{"Wound boxes", "Cases de vie"};
    rules::Text names{"Names", "Noms"};
    rules::Text notes{"Notes", "Notes"};
    rules::Text findings{"Findings", "Remarques"};
    rules::Text illegal{"illegal", "illégalité"};
    rules::Text warning{"warning", "avertissement"};
    rules::Text note{"note", "note"};
    rules::Text rules{"Rules this band uses", "Règles utilisées par cette bande"};
    rules::Text colon{": ", "\u00a0: "};
};

} // namespace escarmouche::model
