// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/values/error.h"

#include <QString>

class QWidget;

namespace escarmouche::app {

class MatchController;

/** Asks where to, and writes the story of the match as the player knows it there: as HTML or plain
    text, by the name. The path; empty: given up. */
rules::Result<QString> saveStory(QWidget *parent, const MatchController &controller);

} // namespace escarmouche::app
