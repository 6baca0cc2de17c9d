// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/band/nestedcodec.h"
#include "tests/support/contract/datarow.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>

namespace escarmouche::tests {

namespace {

using rules::Error;
using rules::ErrorCode;
using rules::json::Cursor;
using Strings = std::vector<std::string>;

constexpr std::size_t kMostLines = 400, kLongestLine = 120;
constexpr std::int64_t kMostNumber = 1'000'000;
constexpr std::array<std::string_view, 4> kAwaits{"decision", "roll", "pick", "over"};

/** What a text of the program's own says there; its complaints are the file's. */
template<class Value>
Value nested(const Cursor &at, rules::Result<Value> read)
{
    if (read)
        return std::move(*read);
    const Error &error = read.error();
    Cursor::Complaints all = error.more.empty() ? Cursor::Complaints{error} : error.more;
    for (Error &each : all)
        each.pointer.insert(0, at.pointer());
    at.complain(all);
    return {};
}

Strings readRules(const Cursor &expect, std::string_view key)
{
    Strings all;
    if (const auto list = expect.find(key)) {
        for (const Cursor &each : list->array(kMostLines))
            all.push_back(each.line(kLongestLine, 1));
    }
    return all;
}

std::vector<Expected<int>> readNumbers(const Cursor &expect, std::string_view key)
{
    std::vector<Expected<int>> all;
    if (const auto object = expect.find(key)) {
        for (const auto &[what, value] : object->members(kMostLines))
            all.push_back({value.pointer(), what,
                           static_cast<int>(value.integer(-kMostNumber, kMostNumber))});
    }
    return all;
}

std::vector<Expected<std::string>> readPlaces(const Cursor &expect)
{
    std::vector<Expected<std::string>> all;
    if (const auto object = expect.find("at")) {
        for (const auto &[what, value] : object->members(kMostLines))
            all.push_back(
                {value.pointer(), what, value.isNull() ? "" : value.line(kLongestLine, 1)});
    }
    return all;
}

rules::SeatId readSeat(const Cursor &at, std::string_view key)
{
    const auto seat = at.find(key);
    if (!seat)
        return {};
    return {static_cast<std::int8_t>(seat->integer(1, rules::kMostSeats) - 1)};
}

std::vector<Expected<std::string>> readRefusals(const Cursor &expect)
{
    static constexpr std::array<std::string_view, 3> kKeys{"action", "seat", "rule"};
    std::vector<Expected<std::string>> all;
    const auto list = expect.find("refused");
    for (const Cursor &each : list ? list->array(kMostLines) : std::vector<Cursor>{}) {
        if (!each.object(kKeys))
            continue;
        each["action"].members(kMostLines);
        all.push_back({each.pointer(), each["action"].dump(), each["rule"].line(kLongestLine, 1),
                       readSeat(each, "seat")});
    }
    return all;
}

void readExpected(const Cursor &at, DataRow &row)
{
    static constexpr std::array<std::string_view, 9> kKeys{
        "cited", "not-cited", "at", "points", "states", "counters", "refused", "awaits", "seen-by"};
    if (!at.object(kKeys))
        return;
    row.proves = readRules(at, "cited");
    row.silent = readRules(at, "not-cited");
    row.places = readPlaces(at);
    row.points = readNumbers(at, "points");
    row.states = readNumbers(at, "states");
    row.counters = readNumbers(at, "counters");
    row.refusals = readRefusals(at);
    if (const auto awaits = at.find("awaits"))
        row.awaits = std::string(kAwaits[awaits->choice(kAwaits)]);
    row.seer = readSeat(at, "seen-by");
    for (const auto &refusal : row.refusals) {
        if (std::ranges::find(row.proves, refusal.value) == row.proves.end())
            row.proves.push_back(refusal.value);
    }
}

/** Lines of a script of one kind: what falls, or what is done. */
template<class Kind>
std::vector<Kind> readLines(const Cursor &row, std::string_view key)
{
    std::vector<Kind> lines;
    const auto list = row.find(key);
    for (const Cursor &each : list ? list->array(kMostLines) : std::vector<Cursor>{}) {
        const auto line = nested(each, rules::decodeScriptLine(each.dump()));
        if (const auto *kind = std::get_if<Kind>(&line))
            lines.push_back(*kind);
        else if (each.isSound())
            each.complain(ErrorCode::WrongChoice, {}, std::string(key));
    }
    return lines;
}

/** People on all seats that the first scenario needs. */
rules::MatchSetup usualSetup(const std::string &system, const rules::MatchRules &rules)
{
    rules::MatchSetup setup;
    setup.system = system;
    const auto scenarios = rules.scenarios();
    setup.seats.resize(
        static_cast<std::size_t>(scenarios.empty() ? 2 : scenarios.front().title.leastSeats));
    return setup;
}

DataRow readRow(const Cursor &at, const std::string &system, const rules::MatchRules &rules)
{
    static constexpr std::array<std::string_view, 7> kKeys{"rule",   "name",    "setup", "stage",
                                                           "chance", "actions", "expect"};
    DataRow row;
    if (!at.object(kKeys))
        return row;
    row.name = at["name"].line(kLongestLine, 1);
    row.rule = at["rule"].line(kLongestLine, 1);
    row.setup = usualSetup(system, rules);
    if (const auto setup = at.find("setup"))
        row.setup = nested(*setup, rules::decodeMatchSetup(setup->dump()));
    if (const auto stage = at.find("stage")) {
        stage->members(kMostLines);
        row.setup.scenario = R"({"stage":)" + stage->dump() + '}';
    }
    row.chance = readLines<rules::ChanceAnswer>(at, "chance");
    row.actions = readLines<rules::ScriptAct>(at, "actions");
    readExpected(at["expect"], row);
    const auto names = [&](const Strings &all) {
        return std::ranges::find(all, row.rule) != all.end();
    };
    if (at.isSound() && !names(row.proves) && !names(row.silent))
        at["rule"].complain(ErrorCode::WrongChoice, row.rule, "cited, not-cited, refused");
    return row;
}

} // namespace

rules::Result<DataRow> readDataRow(std::string_view text, const std::string &system,
                                   const rules::MatchRules &rules)
{
    return rules::json::decode(text, [&](const Cursor &at) { return readRow(at, system, rules); });
}

std::string told(const Error &error)
{
    std::string all;
    if (error.more.empty() || error.code == ErrorCode::RefusedByRule)
        all = (error.pointer.empty() ? "/" : error.pointer) + ": " +
              std::to_string(static_cast<int>(error.code)) + ' ' + error.subject +
              (error.hint.empty() ? "" : " (" + error.hint + ')');
    else
        for (const Error &each : error.more)
            all += (all.empty() ? "" : "; ") + told(each);
    return all;
}

} // namespace escarmouche::tests
