// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/words/text.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace escarmouche::app {

/** What the command line says to the window. */
struct WindowArguments {
    QString library; // empty: the person's own
    QString person; // empty: who was last
    std::optional<rules::Language> language; // none: as preferred
};

/** The arguments (the program's name left out) when they ask for the window; none: they name a
    sub-command or ask for help, and belong to the command line. */
std::optional<WindowArguments> windowArguments(const QStringList &arguments);

} // namespace escarmouche::app
