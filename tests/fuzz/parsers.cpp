// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/parser.h"

#include "tests/support/library/gamelibrary.h"
#include "tests/support/musg/catalogue.h"

#include <algorithm>
#include <filesystem>
#include <stdexcept>

namespace escarmouche::fuzz {

const std::vector<Parser> &parsers()
{
    static const std::vector<Parser> all{
        {"band", readBand, bandSeeds},
        {"csv", readCsvBand, csvSeeds},
        {"band-act", readBandAct, bandActSeeds},
        {"catalogue", readCatalogue, catalogueSeeds, 2},
        {"table", readTable, tableSeeds},
        {"tiled", readTiledMap, tiledSeeds},
        {"scenario", readScenario, scenarioSeeds},
        {"setup", readSetup, setupSeeds},
        {"match-setup", readMatchSetup, matchSetupSeeds, 10},
        {"journal", readJournal, journalSeeds, 4},
        {"script", readScript, scriptSeeds, 10},
        {"report", readReport, reportSeeds},
        {"tally", readTally, tallySeeds},
        {"campaign-act", readCampaignAct, campaignActSeeds, 2},
        {"campaign", readCampaign, campaignSeeds, 10},
        {"ledger", readLedger, ledgerSeeds, 10},
        {"payload", readPayload, payloadSeeds},
        {"library", readLibrary, librarySeeds, 2},
        {"draft", readDraft, draftSeeds},
        {"call", readCall, callSeeds, 4},
    };
    return all;
}

void holds(bool sound, const char *what)
{
    if (!sound)
        throw std::logic_error(what);
}

const rules::RuleSystems &systems()
{
    static const auto all = tests::gameSystems();
    return all;
}

const rules::RuleSystem &musg()
{
    return systems().front();
}

std::vector<std::string> filesIn(const std::string &folder, std::string_view ending)
{
    std::vector<std::filesystem::path> paths;
    for (const auto &entry : std::filesystem::directory_iterator(SOURCE_DIR "/" + folder)) {
        if (entry.path().string().ends_with(ending))
            paths.push_back(entry.path());
    }
    std::ranges::sort(paths);
    std::vector<std::string> texts;
    for (const auto &path : paths)
        texts.push_back(tests::fileText(path.string()).value());
    return texts;
}

std::string firstLines(const std::string &text, int lines)
{
    std::size_t end = 0;
    while (lines-- > 0 && end < text.size())
        end = std::min(text.find('\n', end), text.size() - 1) + 1;
    return text.substr(0, end);
}

} // namespace escarmouche::fuzz
