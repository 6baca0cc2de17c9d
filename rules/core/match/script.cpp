// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/match/script.h"

#include <algorithm>

namespace escarmouche::rules {

namespace {

/** Whether a line says nothing. */
bool isPassedOver(std::string_view line)
{
    const auto first = line.find_first_not_of(" \t\r");
    return first == std::string_view::npos || line[first] == '#';
}

/** What is wrong with the text of an action has its place in it; what the match refuses has none.
 */
Error inItsAction(Error error)
{
    const bool isRefused = error.code == ErrorCode::RefusedByRule ||
                           error.code == ErrorCode::NotYourTurn ||
                           error.code == ErrorCode::MatchOver;
    return isRefused ? error : under("/action", std::move(error));
}

/** Each once, as the English have it. */
std::string listOf(const std::vector<Text> &words)
{
    std::string list;
    for (auto word = words.begin(); word != words.end(); ++word) {
        if (std::find(words.begin(), word, *word) == word)
            list.append(list.empty() ? "" : ", ").append(word->en);
    }
    return list;
}

bool goesBack(const ScriptAct &act)
{
    return act.act == JournalAct::Undo || act.act == JournalAct::Redo ||
           act.act == JournalAct::TakeBack;
}

} // namespace

std::string scriptOf(const Journal &journal)
{
    std::string script;
    for (const JournalEntry &entry : journal.entries) {
        const bool names = entry.act == JournalAct::Action || entry.act == JournalAct::Concede;
        if (entry.act != JournalAct::Begin)
            script +=
                encode(ScriptAct{entry.act, names ? entry.actor : kNoSeat, entry.action}) + '\n';
        for (const ChanceAnswer &answer : entry.answers)
            script += encode(ScriptLine(answer)) + '\n';
    }
    return script;
}

Result<void> ScriptPlayer::take(const ScriptLine &line)
{
    if (const auto *chance = std::get_if<ChanceAnswer>(&line))
        return tell(*chance);
    if (const auto *faces = std::get_if<ScriptFaces>(&line)) {
        if (auto ok = goOn(nullptr); !ok)
            return ok;
        return facesOf(*faces).and_then(
            [this](const ChanceAnswer &chance) { return tell(chance); });
    }
    return perform(std::get<ScriptAct>(line));
}

Result<void> ScriptPlayer::goOn(DiceSource *dice)
{
    while (!m_match.journal().isFull()) {
        const Request &awaited = m_match.awaited();
        if (awaited.isChance()) {
            if (!dice)
                return {};
            if (auto ok = m_match.answer(dice->answer(awaited)); !ok)
                return ok;
            continue;
        }
        if (awaited.what != Awaited::Decision)
            return {};
        const SeatId seat = awaited.decision.seat;
        const auto action = m_match.choose(seat);
        if (!action && action.error().code == ErrorCode::NoMachineThere)
            return {};
        if (!action)
            return fail(action.error());
        if (auto ok = m_match.submit(seat, *action); !ok)
            return ok;
    }
    if (m_match.awaited().what == Awaited::Over)
        return {};
    return fail(tooLongAMatch());
}

Result<void> ScriptPlayer::tell(const ChanceAnswer &chance)
{
    if (auto ok = goOn(nullptr); !ok) // the dice of the line are the next that fall
        return ok;
    if (m_match.awaited().what == Awaited::Pick && !m_practice)
        return fail({.code = ErrorCode::RefusedByRule, .hint = std::string(kDrawNotTyped)});
    return m_match.answer(chance);
}

/** Of several faces that show the same the first. */
Result<ChanceAnswer> ScriptPlayer::facesOf(const ScriptFaces &faces) const
{
    const Request &awaited = m_match.awaited();
    std::vector<Text> words;
    if (m_rules && awaited.what == Awaited::Roll)
        words = m_rules->faces(awaited.roll.reason);
    if (words.empty()) // dice that show numbers
        return fail({.code = ErrorCode::WrongType,
                     .subject = "string",
                     .pointer = "/faces/0",
                     .hint = "integer"});
    ChanceAnswer chance;
    for (const std::string &shown : faces.shown) {
        const auto face = std::ranges::find_if(
            words, [&](const Text &word) { return word.en == shown || word.fr == shown; });
        if (face == words.end())
            return fail({.code = ErrorCode::WrongChoice,
                         .subject = shown,
                         .pointer = "/faces/" + std::to_string(chance.faces.size()),
                         .hint = listOf(words)});
        chance.faces.push_back(static_cast<std::uint8_t>(face - words.begin() + 1));
    }
    return chance;
}

Result<void> ScriptPlayer::perform(const ScriptAct &act)
{
    // Who goes back does so before machines and dice go on.
    if (auto ok = goesBack(act) ? Result<void>() : goOn(); !ok)
        return ok;
    switch (act.act) {
    case JournalAct::Action: {
        const SeatId seat = act.seat.valid() ? act.seat : m_match.awaited().decision.seat;
        const auto done = m_match.submit(seat, act.action);
        return done ? done : fail(inItsAction(done.error()));
    }
    case JournalAct::Undo:
        return m_match.undo();
    case JournalAct::Redo:
        return m_match.redo();
    case JournalAct::TakeBack:
        return m_match.takeBack();
    case JournalAct::Concede:
        return m_match.concede(act.seat);
    case JournalAct::Draw:
        return m_match.agreeDraw();
    case JournalAct::Begin:
        break;
    }
    return {};
}

Result<void> ScriptPlayer::play(std::string_view text)
{
    for (int number = 1; !text.empty(); ++number) {
        const auto end = text.find('\n');
        const std::string_view line = text.substr(0, end);
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
        if (isPassedOver(line))
            continue;
        const auto done =
            decodeScriptLine(line).and_then([&](const ScriptLine &read) { return take(read); });
        if (!done)
            return fail(inLine(done.error(), number));
    }
    return goOn();
}

} // namespace escarmouche::rules
