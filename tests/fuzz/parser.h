// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/rulesystem.h"

#include <string>
#include <string_view>
#include <vector>

namespace escarmouche::fuzz {

/** A reader of bytes that come from a stranger. `read` gives them to it and to all that is done
    with what it takes; it throws where something is wrong with that. Refused bytes are no fault. */
struct Parser {
    const char *name;
    void (*read)(std::string_view bytes);
    std::vector<std::string> (*seeds)(); // sound ones, small, made from what the program comes with
    int variations = 40; // of each seed that the suite tries
};
const std::vector<Parser> &parsers();

/** Throws std::logic_error. */
void holds(bool sound, const char *what);

/** The program's systems, and two made-up games whose journals are short. */
const rules::RuleSystems &systems();
const rules::RuleSystem &musg();

/** The files of a folder of the source tree whose names end so. */
std::vector<std::string> filesIn(const std::string &folder, std::string_view ending);
/** Of a text of lines, the first so many. */
std::string firstLines(const std::string &text, int lines);

// The readers, and what they begin with.
void readBand(std::string_view bytes);
void readCsvBand(std::string_view bytes);
void readBandAct(std::string_view bytes);
std::vector<std::string> bandSeeds();
std::vector<std::string> csvSeeds();
std::vector<std::string> bandActSeeds();

void readCatalogue(std::string_view bytes);
std::vector<std::string> catalogueSeeds();

void readTable(std::string_view bytes);
void readTiledMap(std::string_view bytes);
void readScenario(std::string_view bytes);
std::vector<std::string> tableSeeds();
std::vector<std::string> tiledSeeds();
std::vector<std::string> scenarioSeeds();

void readSetup(std::string_view bytes);
void readMatchSetup(std::string_view bytes);
void readJournal(std::string_view bytes);
void readScript(std::string_view bytes);
void readReport(std::string_view bytes);
void readTally(std::string_view bytes);
std::vector<std::string> setupSeeds();
std::vector<std::string> matchSetupSeeds();
std::vector<std::string> journalSeeds();
std::vector<std::string> scriptSeeds();
std::vector<std::string> reportSeeds();
std::vector<std::string> tallySeeds();

void readCampaignAct(std::string_view bytes);
void readCampaign(std::string_view bytes);
void readLedger(std::string_view bytes);
void readPayload(std::string_view bytes);
std::vector<std::string> campaignActSeeds();
std::vector<std::string> campaignSeeds();
std::vector<std::string> ledgerSeeds();
std::vector<std::string> payloadSeeds();

void readCall(std::string_view bytes);
std::vector<std::string> callSeeds();

void readLibrary(std::string_view bytes);
void readDraft(std::string_view bytes);
std::vector<std::string> librarySeeds();
std::vector<std::string> draftSeeds();

} // namespace escarmouche::fuzz
