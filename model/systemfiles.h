// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/values/error.h"

#include <QString>

#include <string>
#include <string_view>
#include <vector>

namespace escarmouche::model {

/** A kind of file that comes with the program: its folder, in which each game system has one of its
    own, and how its names end. */
struct FileKind {
    std::string_view folder;
    std::string_view suffix;
};
inline constexpr FileKind kSampleBands{"samples", ".band.json"};
inline constexpr FileKind kSampleSetups{"setups", ".setup.json"};
inline constexpr FileKind kLessonFiles{"lessons", ".lesson.json"};
inline constexpr FileKind kSampleScripts{"scripts", ".script.jsonl"};
inline constexpr FileKind kSampleCampaigns{"campaigns", ".campaign.jsonl"};
inline constexpr FileKind kScenarioFiles{"scenarios", ".scenario.json"};
inline constexpr FileKind kTableFiles{"tables", ".table.json"};

/** Names of a system's files of that kind, without suffix, in alphabetical order. */
std::vector<std::string> systemFiles(const FileKind &kind, std::string_view system);

/** Text of a system's file; else EntryNotFound with the nearest name. */
rules::Result<std::string> systemFile(const FileKind &kind, std::string_view system,
                                      const std::string &key);

/** What people call the files of that kind, of all systems in order: "karnash", or "musg/karnash"
    where an earlier system has one of that name. */
std::vector<std::string> fileWords(const FileKind &kind);

/** Path of the file that a word of that form means; empty: there is none. */
QString filePath(const FileKind &kind, const std::string &word);

} // namespace escarmouche::model
