// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <span>
#include <string_view>
#include <vector>

namespace escarmouche::app::cli {

/** An option of a command; `about` is a source of context "CommandLine". */
struct OptionInfo {
    std::string_view name; // "--to"
    std::string_view value; // "FIGURE"; empty: a switch
    const char *about;
    std::string_view command = {}; // where it means something of its own; empty: everywhere
};

/** A command: how it is called and what its help says. The one list of them all. */
struct CommandInfo {
    std::string_view path; // "band add"
    std::string_view words; // "BAND ENTRY"
    int least = 0; // words it needs
    int most = 0; // words it takes; -1: any number
    std::vector<std::string_view> options;
    const char *about;
    std::vector<std::string_view> examples; // without the program's name
};

std::span<const CommandInfo> commands();
const CommandInfo *findCommand(std::string_view path);
/** The option as that command takes it. */
const OptionInfo *findOption(std::string_view name, std::string_view command);

/** Placeholders of a usage in the language of the person: "BAND [ENTRY]". */
QString placeholders(std::string_view words);
/** "escarmouche band add BAND ENTRY". */
QString usage(const CommandInfo &info);

/** A source of context "CommandLine" in the language of the person. */
QString told(const char *source);

} // namespace escarmouche::app::cli
