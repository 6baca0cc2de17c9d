// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/call/call.h"

#include <QString>

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace escarmouche::app::cli {

struct HelpWanted {
    std::string path; // of the command or group; empty: everything
};
struct VersionWanted {
};
/** What was typed is no command of ours; the sentence says why and names the nearest word. */
struct Misuse {
    QString sentence;
    std::string path; // whose help would help
};

using Reading = std::variant<Call, HelpWanted, VersionWanted, Misuse>;

Reading readArguments(const std::vector<std::string> &arguments);

/** The value of "--lang" or "--lang=...", before anything else is read. */
std::optional<std::string> languageAsked(const std::vector<std::string> &arguments);
/** True when the call ends in a PDF, which needs fonts and so QGuiApplication. */
bool paints(const std::vector<std::string> &arguments);

} // namespace escarmouche::app::cli
