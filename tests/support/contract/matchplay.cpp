// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/contract/matchplay.h"

#include "rules/core/dice/dice.h"

#include <memory>

namespace escarmouche::tests {

using rules::Awaited;
using rules::ErrorCode;
using rules::Match;
using rules::SeatId;

namespace {

/** All that a match shows. */
struct Shown {
    rules::Request awaited;
    std::vector<rules::BoardView> views; // nobody's, then by seat
    std::vector<std::vector<rules::ToldEvent>> stories;
    std::vector<std::string> options;
    rules::BattleReport report;
    std::uint64_t checksum = 0;

    bool operator==(const Shown &) const = default;
};

Shown shown(const Match &match, std::size_t seats)
{
    Shown out{match.awaited(), {}, {}, {}, match.report(), match.journal().entries.back().checksum};
    for (std::size_t at = 0; at <= seats; ++at) {
        const SeatId seat{static_cast<std::int8_t>(static_cast<int>(at) - 1)};
        out.views.push_back(match.view(seat));
        out.stories.push_back(match.story(seat));
    }
    for (const auto &option : match.options())
        out.options.push_back(option.action);
    return out;
}

class Wanderer
{
public:
    Wanderer(Match &match, std::size_t seats, std::uint64_t seed)
        : m_match(match), m_seats(seats), m_dice(rules::seedOf(seed, 0)),
          m_whims(rules::seedOf(seed, 1))
    {
    }

    std::string run(bool wander)
    {
        answerAll();
        while (m_complaint.empty() && m_match.awaited().what == Awaited::Decision) {
            if (wander)
                wanderOn();
            else
                act();
            answerAll();
        }
        return m_complaint;
    }

private:
    void wanderOn()
    {
        const Shown before = shown(m_match, m_seats);
        tryRefused(before);
        act();
        const bool stands = m_whims.below(3) != 0 || goesBackAndForth(before);
        answerAll();
        if (stands && m_whims.below(6) == 0)
            goesBackAndForth(before);
    }

    void require(bool kept, const std::string &complaint)
    {
        if (!kept && m_complaint.empty())
            m_complaint =
                "entry " + std::to_string(m_match.journal().entries.size()) + ": " + complaint;
    }

    void answerAll()
    {
        while (m_complaint.empty() && m_match.awaited().isChance())
            require(m_match.answer(m_dice.answer(m_match.awaited())).has_value(),
                    "dice that fit are refused");
    }

    void act()
    {
        const SeatId seat = m_match.awaited().decision.seat;
        const auto action = m_match.choose(seat);
        require(action.has_value(), "the machine does not choose");
        if (!action)
            return;
        require(m_match.plan(seat, *action).has_value(), "no preview of " + *action);
        require(m_match.submit(seat, *action).has_value(), "refused: " + *action);
    }

    void tryRefused(const Shown &before)
    {
        const std::size_t entries = m_match.journal().entries.size();
        const SeatId seat = m_match.awaited().decision.seat;
        const auto other = static_cast<std::int8_t>((seat.value + 1) % static_cast<int>(m_seats));
        const std::string first = m_match.options().front().action;
        require(!m_match.submit(seat, "{}"), "an empty action is taken");
        require(!m_match.submit({other}, first), "another seat may act");
        require(!m_match.answer(rules::ChanceAnswer::ofPick(0)), "an answer nobody asked for");
        require(m_match.journal().entries.size() == entries && shown(m_match, m_seats) == before,
                "a refused act changed the match");
    }

    /** Back by undo, or where that stops by agreement, then mostly forward again. False: not. */
    bool goesBackAndForth(const Shown &before)
    {
        const Shown after = shown(m_match, m_seats);
        const auto undone = m_match.undo();
        if (!undone) {
            require(undone.error().code == ErrorCode::UndoStopsHere, "undo fails");
            require(shown(m_match, m_seats) == after, "a refused undo changed the match");
            require(m_match.takeBack().has_value(), "nothing is taken back");
        }
        require(shown(m_match, m_seats) == before, "going back leaves another match");
        if (m_whims.below(4) == 0)
            return false;
        require(m_match.redo().has_value(), "nothing is done again");
        require(shown(m_match, m_seats) == after, "going forward leaves another match");
        return true;
    }

    Match &m_match;
    std::size_t m_seats;
    rules::SeededDice m_dice;
    rules::Generator m_whims;
    std::string m_complaint;
};

} // namespace

MatchPlay playMatch(const rules::MatchRules &rules, const rules::MatchSetup &setup,
                    std::uint64_t seed, bool wander)
{
    rules::MatchSetup seeded = setup;
    seeded.seed = seed;
    seeded.practice = wander;
    const auto match = rules.begin(seeded);
    if (!match)
        return {"the match does not begin", {}, {}};
    MatchPlay play;
    play.complaint = Wanderer(**match, setup.seats.size(), seed).run(wander);
    play.journal = (*match)->journal();
    play.report = (*match)->report();
    return play;
}

std::string replayComplaint(const rules::MatchRules &rules, const MatchPlay &play)
{
    const auto read = rules::decodeJournal(encode(play.journal));
    if (!read || *read != play.journal)
        return "the journal reads otherwise";
    const auto match = rules.replay(*read);
    if (!match)
        return "the replay fails at entry " + std::to_string(match.error().number);
    if ((*match)->journal() != play.journal || (*match)->report() != play.report)
        return "the replay ends otherwise";
    for (std::int8_t seat = -1; seat < static_cast<int>(play.report.seats.size()); ++seat) {
        const auto told = rules.story(*read, {seat});
        const auto live = (*match)->story({seat});
        if (!told || told->size() != live.size())
            return "the stored events tell another story";
        for (std::size_t at = 0; at < live.size(); ++at) {
            if ((*told)[at].sentence != live[at].sentence || (*told)[at].rule != live[at].rule)
                return "the stored events tell another story";
        }
    }
    return {};
}

rules::Journal withFlippedDie(rules::Journal journal, std::size_t which, int &entry)
{
    for (rules::JournalEntry &each : journal.entries) {
        for (rules::ChanceAnswer &answer : each.answers) {
            if (which >= answer.faces.size()) {
                which -= answer.faces.size();
                continue;
            }
            answer.faces[which] = static_cast<std::uint8_t>(answer.faces[which] % 6 + 1);
            entry = each.seq;
            return journal;
        }
    }
    entry = 0;
    return journal;
}

} // namespace escarmouche::tests
