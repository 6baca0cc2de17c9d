// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/values/error.h"

#include <functional>
#include <string>

namespace escarmouche::model {

/** What those outside hear of a library: called on its thread. */
struct LibraryWitness {
    std::function<void(const std::string &act)> stored; // the act of that uuid is on disk
    std::function<void(const rules::Error &error)> closedBadly; // acts are, but not in the file
};

} // namespace escarmouche::model
