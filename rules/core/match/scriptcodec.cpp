// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/band/nestedcodec.h"
#include "rules/core/match/script.h"

#include <nlohmann/json.hpp>

#include <array>

namespace escarmouche::rules {

namespace {

using json::Cursor;

constexpr std::array<std::string_view, 5> kActWords{"undo", "redo", "take-back", "concede", "draw"};
constexpr std::array<JournalAct, 5> kWordedActs{JournalAct::Undo, JournalAct::Redo,
                                                JournalAct::TakeBack, JournalAct::Concede,
                                                JournalAct::Draw};

std::string_view wordOf(JournalAct act)
{
    for (std::size_t at = 0; at < kWordedActs.size(); ++at) {
        if (kWordedActs[at] == act)
            return kActWords[at];
    }
    return {};
}

SeatId readPlayer(const Cursor &at)
{
    return {static_cast<std::int8_t>(at.integer(1, kMostSeats) - 1)};
}

ScriptAct readScriptAct(const Cursor &at)
{
    static constexpr std::array<std::string_view, 5> kKeys{"action", "act", "seat", "faces",
                                                           "picked"};
    ScriptAct act;
    if (!at.object(kKeys))
        return act;
    const auto word = at.find("act");
    const auto seat = at.find("seat");
    if (word)
        act.act = kWordedActs[word->choice(kActWords)];
    if (word && at.has("action"))
        at.complain(ErrorCode::UnknownKey, "action");
    if (!word)
        act.action = readObject(at["action"]);
    if (act.act == JournalAct::Concede)
        act.seat = readPlayer(at["seat"]);
    else if (seat && word)
        seat->complain(ErrorCode::UnknownKey, "seat");
    else if (seat)
        act.seat = readPlayer(*seat);
    return act;
}

/** All of a roll is told by words, or all by numbers. */
ScriptLine readFaces(const Cursor &at)
{
    static constexpr std::array<std::string_view, 1> kKeys{"faces"};
    constexpr std::size_t kLongestShown = 64;
    const auto faces = at["faces"].array(kMostDice, 1);
    if (!at.isSound())
        return {};
    if (!faces.front().isText())
        return readChanceAnswer(at);
    ScriptFaces shown;
    at.object(kKeys);
    for (const Cursor &face : faces)
        shown.shown.push_back(face.text(kLongestShown, 1));
    return shown;
}

ScriptLine readScriptLine(const Cursor &at)
{
    if (at.has("faces"))
        return readFaces(at);
    if (at.has("picked"))
        return readChanceAnswer(at);
    return readScriptAct(at);
}

std::string written(const ScriptAct &act)
{
    std::string out = "{";
    if (act.seat.valid())
        out += R"("seat":)" + std::to_string(act.seat.value + 1) + ',';
    if (act.act == JournalAct::Action)
        return out + R"("action":)" + act.action + '}';
    return out + R"("act":")" + std::string(wordOf(act.act)) + "\"}";
}

} // namespace

std::string encode(const ScriptLine &line)
{
    if (const auto *chance = std::get_if<ChanceAnswer>(&line))
        return encode(*chance);
    if (const auto *faces = std::get_if<ScriptFaces>(&line))
        return nlohmann::json{{"faces", faces->shown}}.dump();
    return written(std::get<ScriptAct>(line));
}

Result<ScriptLine> decodeScriptLine(std::string_view line)
{
    return json::decode(line, readScriptLine);
}

} // namespace escarmouche::rules
