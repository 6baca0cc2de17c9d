// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/database/librarywriter.h"
#include "model/match/session/storedmatch.h"

#include <string>

namespace escarmouche::model {

struct LibraryStore;

// Whole matches on the disk of a library.

/** A match as read from disk in one snapshot and found sound. */
rules::Result<WholeGame> loadGame(LibraryStore &store, const std::string &uuid);
/** To be written in a transaction with something else. */
LibraryWriter::Write writeOf(WholeGame whole);
/** Waits for the disk; its uuid. */
rules::Result<std::string> addGame(LibraryStore &store, rules::Result<WholeGame> whole);

} // namespace escarmouche::model
