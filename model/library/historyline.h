// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/phrase.h"

#include <cstdint>
#include <string>

namespace escarmouche::model {

/** One act of a stream as the history panel shows it. */
struct HistoryLine {
    std::int64_t seq = 0;
    std::string uuid;
    std::string person;
    std::string at; // UTC ISO 8601
    rules::Phrase sentence;
    bool retracted = false; // undone by a later act
    bool isOwn = true; // undone where it is shown; else elsewhere, as what a game brought
    bool pending = false; // shown, not yet acknowledged
};

} // namespace escarmouche::model
