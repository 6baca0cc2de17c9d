// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/json/jsonreader.h"
#include "rules/musg/band/band.h"
#include "rules/musg/band/change.h"

#include <nlohmann/json_fwd.hpp>

namespace escarmouche::rules::musg {

/** Reads band parts; ids the catalogue lacks are collected apart, to be reported last. */
struct ReadContext {
    const Catalogue &catalogue;
    json::Cursor::Complaints unknown;

    /** The entry named, of one of the kinds; else a complaint of an unknown entry. */
    EntryId entry(const json::Cursor &at, std::initializer_list<Kind> kinds);
    EntryId entry(const json::Cursor &at, const std::string &id, std::initializer_list<Kind> kinds);
};

Member readMember(ReadContext &reading, const json::Cursor &at);
Suffered readSuffered(ReadContext &reading, const json::Cursor &at);
/** The changes of an outcome text (outcomecodec.cpp). */
std::vector<Change> readOutcome(ReadContext &reading, const json::Cursor &at);

enum class Ids { Keep, LeaveOut };
nlohmann::ordered_json toJson(const Catalogue &catalogue, const Member &member, Ids ids);
nlohmann::ordered_json toJson(const Catalogue &catalogue, const Suffered &suffered);

} // namespace escarmouche::rules::musg
