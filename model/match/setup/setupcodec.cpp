// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/match/setup/setupfile.h"

#include "rules/core/json/jsonreader.h"
#include "rules/kit/tables/tablefile.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>

namespace escarmouche::model {

using rules::Error;
using rules::ErrorCode;
using rules::fail;
using rules::Result;
using rules::json::Cursor;

namespace {

using From = SetupSource::From;

constexpr std::size_t kLongestReference = 400;
constexpr std::size_t kLongestWord = 64;
constexpr std::size_t kLongestValue = 2'000;
constexpr std::size_t kMostOptions = 64;
constexpr std::size_t kLongestSeatName = 80;
constexpr std::int64_t kMostNumber = 1'000'000;

struct Prefix {
    std::string_view word;
    From from;
};
constexpr std::array<Prefix, 3> kBands{
    {{"sample:", From::Sample}, {"library:", From::Library}, {"file:", From::File}}};
constexpr std::array<Prefix, 2> kTables{{{"table:", From::Table}, {"file:", From::File}}};
constexpr std::array<Prefix, 2> kScenarios{{{"scenario:", From::Scenario}, {"file:", From::File}}};

/** From the set-up's folder downwards: no absolute path, no "..", nothing empty between slashes. */
bool staysInside(std::string_view path)
{
    if (path.find('\\') != std::string_view::npos)
        return false;
    while (true) {
        const auto slash = path.find('/');
        const std::string_view part = path.substr(0, slash);
        if (part.empty() || part == "." || part == "..")
            return false;
        if (slash == std::string_view::npos)
            return true;
        path.remove_prefix(slash + 1);
    }
}

bool isKey(std::string_view text)
{
    bool isWordOpen = false;
    for (const char c : text) {
        const bool isPlain = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
        if (!isPlain && (c != '-' || !isWordOpen))
            return false;
        isWordOpen = isPlain;
    }
    return isWordOpen && text.size() <= kLongestWord;
}

bool isSound(const SetupSource &reference)
{
    switch (reference.from) {
    case From::Sample: {
        const auto slash = reference.name.find('/');
        return isKey(std::string_view(reference.name).substr(0, slash)) &&
               (slash == std::string::npos ||
                isKey(std::string_view(reference.name).substr(slash + 1)));
    }
    case From::Table:
    case From::Scenario:
        return isKey(reference.name);
    case From::Library:
        return !reference.name.empty();
    case From::File:
        return staysInside(reference.name);
    }
    return false;
}

SetupSource readReference(const Cursor &at, std::span<const Prefix> prefixes)
{
    const std::string text = at.line(kLongestReference);
    std::string forms;
    for (const Prefix &prefix : prefixes) {
        forms.append(forms.empty() ? "" : ", ").append(prefix.word).append("…");
        if (!text.starts_with(prefix.word))
            continue;
        SetupSource reference{prefix.from, text.substr(prefix.word.size())};
        if (isSound(reference))
            return reference;
    }
    if (at.isText())
        at.complain(ErrorCode::WrongPattern, text, forms);
    return {};
}

SetupFile::Seat readSeat(const Cursor &at)
{
    static constexpr std::array<std::string_view, 3> kKeys{"band", "player", "name"};
    SetupFile::Seat seat;
    if (!at.object(kKeys))
        return seat;
    if (const auto band = at.find("band"))
        seat.band = readReference(*band, kBands);
    seat.player = at["player"].line(kLongestWord, 1);
    if (const auto name = at.find("name"))
        seat.name = name->line(kLongestSeatName, 1);
    return seat;
}

/** Of the wish of a table, judged by who will generate it. */
void complainAll(const Cursor &at, const Error &error)
{
    const auto add = [&](const Error &each) {
        const Cursor place = [&] {
            if (const auto slash = each.pointer.rfind('/'); slash != std::string::npos) {
                if (const auto member = at.find(each.pointer.substr(slash + 1)))
                    return *member;
            }
            return at;
        }();
        place.complain(each.code, each.subject, each.hint, each.number);
    };
    if (error.more.empty())
        add(error);
    std::ranges::for_each(error.more, add);
}

decltype(SetupFile::table) readTable(const Cursor &at)
{
    static constexpr std::array<std::string_view, 1> kKeys{"generate"};
    if (at.isText())
        return readReference(at, kTables);
    if (!at.object(kKeys))
        return {};
    const Cursor wish = at["generate"];
    if (!at.has("generate"))
        return {};
    if (const auto read = rules::kit::tables::decodeWish(wish.dump()); !read)
        complainAll(wish, read.error());
    return SetupFile::Wish{at.dump()};
}

rules::SettingValue readValue(const Cursor &at)
{
    if (at.isBoolean())
        return at.boolean();
    if (at.isInteger())
        return at.integer(-kMostNumber, kMostNumber);
    return at.text(kLongestValue);
}

SetupFile readFileOf(const Cursor &at)
{
    static constexpr std::array<std::string_view, 6> kKeys{"version", "system",   "seats",
                                                           "table",   "scenario", "options"};
    SetupFile file;
    if (!at.object(kKeys))
        return file;
    at["version"].integer(1, 1);
    file.system = at["system"].id();
    for (const Cursor &seat : at["seats"].array(rules::kMostSeats, 1))
        file.seats.push_back(readSeat(seat));
    if (const auto table = at.find("table"))
        file.table = readTable(*table);
    file.scenario = readReference(at["scenario"], kScenarios);
    if (const auto options = at.find("options")) {
        for (const auto &[key, option] : options->members(kMostOptions))
            file.options.push_back({key, readValue(option)});
    }
    return file;
}

} // namespace

Result<SetupFile> readSetup(std::string_view text)
{
    return rules::json::decode(text, readFileOf, {.version = 1});
}

} // namespace escarmouche::model
