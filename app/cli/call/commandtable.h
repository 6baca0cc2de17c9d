// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/odds/systemodds.h"
#include "rules/core/words/text.h"

#include <QString>

#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace escarmouche::app::cli {

/** What a help says of something: a source of context "CommandLine", or a game's own words. */
using About = std::variant<const char *, rules::Text>;

/** An option of a command. */
struct OptionInfo {
    std::string name; // "--to"
    std::string value; // "FIGURE"; empty: a switch
    About about;
    std::string command = {}; // where it means something of its own; empty: everywhere
    std::string system = {}; // the game whose command that is; empty: of no game
};

/** A command: how it is called and what its help says. The one list of them all. */
struct CommandInfo {
    std::string path; // "band add"
    std::string words = {}; // "BAND ENTRY"
    int least = 0; // words it needs
    int most = 0; // words it takes; -1: any number
    std::vector<std::string> options = {};
    About about = {};
    std::vector<std::string> examples = {}; // without the program's name
    std::string system = {}; // the game whose question of odds it is; empty: of no game
    const rules::OddsCommand *odds = nullptr; // that question
};

/** The program's own and the questions of odds of its games. */
std::span<const CommandInfo> commands();
/** The command; of several games that share it, the first. */
const CommandInfo *findCommand(std::string_view path);
/** All of that path: several games may share one. */
std::vector<const CommandInfo *> commandsCalled(std::string_view path);
/** The option as that command takes it. */
const OptionInfo *findOption(std::string_view name, const CommandInfo &command);

/** Placeholders of a usage in the language of the person: "BAND [ENTRY]". */
QString placeholders(std::string_view words);
/** "escarmouche band add BAND ENTRY". */
QString usage(const CommandInfo &info);

/** "albion, argos" */
QString listText(const std::vector<std::string> &keys);
/** Asks for --system, one of these games. */
QString whichGame(const std::vector<std::string> &keys);

/** A source of context "CommandLine" in the language of the person. */
QString told(const char *source);
QString told(const About &about);

} // namespace escarmouche::app::cli
