// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/words/reference/boardlimits.h"
#include "model/resources.h"
#include "rules/core/band/band.h"

#include <QString>

#include <vector>

namespace escarmouche::app {

/** A band that comes with the program, with what a list shows of it. */
struct SampleBand {
    model::Sample sample;
    rules::BandSummary summary;
    std::optional<BoardRefusal> notPlayed = {}; // on the board, with all that is in it
};

/** The samples whose system is known; one that cannot be read is left out. */
std::vector<SampleBand> sampleBands(const rules::RuleSystems &systems,
                                    std::vector<model::Sample> samples, const RuleBook &book);

/** Null: none is called that. */
const SampleBand *sampleCalled(const std::vector<SampleBand> &samples, std::string_view word);

/** "Orc, 498 points" */
QString aboutLine(const rules::BandSummary &summary);
/** A list's line about a band, behind it in short that the board does not play it. */
QString withMark(const QString &text, const std::optional<BoardRefusal> &notPlayed);
/** The same for its tool tip, with the rules that the board would need. */
QString withNote(const QString &text, const std::optional<BoardRefusal> &notPlayed);

} // namespace escarmouche::app
