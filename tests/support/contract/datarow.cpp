// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/contract/datarow.h"

#include <algorithm>
#include <set>

namespace escarmouche::tests {

namespace {

using rules::Awaited;
using rules::ErrorCode;
using rules::SeatId;

/** A row while it is played. */
class RowPlay
{
public:
    RowPlay(const DataRow &row, rules::Match &match) : m_row(row), m_match(match) {}

    std::string run()
    {
        play();
        cite();
        tryRefusals();
        lookAtBoard();
        for (const auto &rule : m_row.proves)
            m_faults += m_cited.contains(rule) ? "" : "does not cite " + rule + "; ";
        for (const auto &rule : m_row.silent)
            m_faults += m_cited.contains(rule) ? "cites " + rule + "; " : "";
        return m_faults;
    }

private:
    void fault(const std::string &pointer, const std::string &what)
    {
        m_faults += pointer + ' ' + what + "; ";
    }
    void differs(const std::string &pointer, const std::string &is, const std::string &should)
    {
        if (is != should)
            fault(pointer, "is " + is + ", should be " + should);
    }

    void play()
    {
        std::size_t chance = 0, action = 0;
        bool goesOn = true;
        while (goesOn) {
            if (m_match.awaited().isChance())
                goesOn = chance < m_row.chance.size() && answer(chance++);
            else
                goesOn = m_match.awaited().what == Awaited::Decision &&
                         action < m_row.actions.size() && act(action++);
        }
        for (; chance < m_row.chance.size(); ++chance)
            fault("/chance/" + std::to_string(chance), "was not awaited");
        for (; action < m_row.actions.size(); ++action)
            fault("/actions/" + std::to_string(action), "was not asked for");
        if (m_row.awaits)
            differs("/expect/awaits", word(m_match.awaited().what), *m_row.awaits);
    }
    bool answer(std::size_t at)
    {
        const auto done = m_match.answer(m_row.chance[at]);
        if (!done)
            fault("/chance/" + std::to_string(at), "does not fit what is awaited");
        return done.has_value();
    }
    bool act(std::size_t at)
    {
        const rules::ScriptAct &act = m_row.actions[at];
        const SeatId seat = act.seat.valid() ? act.seat : m_match.awaited().decision.seat;
        const std::string pointer = "/actions/" + std::to_string(at);
        if (act.act != rules::JournalAct::Action) {
            fault(pointer, "is no action");
            return false;
        }
        if (const auto plan = m_match.plan(seat, act.action)) {
            for (const auto &rule : plan->rules)
                m_cited.insert(std::string(rule.value));
        }
        const auto done = m_match.submit(seat, act.action);
        if (!done)
            fault(pointer, "is refused: " + told(done.error()));
        return done.has_value();
    }
    static std::string word(Awaited what)
    {
        switch (what) {
        case Awaited::Decision:
            return "decision";
        case Awaited::Roll:
            return "roll";
        case Awaited::Pick:
            return "pick";
        case Awaited::Over:
            return "over";
        case Awaited::Nothing:
            break;
        }
        return "nothing";
    }

    /** All that was told to anybody. */
    void cite()
    {
        for (std::int8_t seat = -1; seat < static_cast<int>(m_row.setup.seats.size()); ++seat) {
            for (const auto &event : m_match.story({seat})) {
                m_cited.insert(std::string(event.rule.value));
                for (const auto &reason : event.reasons)
                    m_cited.insert(std::string(reason.rule.value));
            }
        }
    }
    void tryRefusals()
    {
        for (const auto &each : m_row.refusals) {
            const SeatId seat = each.seat.valid() ? each.seat : m_match.awaited().decision.seat;
            const auto plan = m_match.plan(seat, each.what);
            const bool isByRule = !plan && plan.error().code == ErrorCode::RefusedByRule;
            if (isByRule)
                m_cited.insert(plan.error().subject);
            differs(each.pointer,
                    plan ? "allowed"
                         : "refused by " + (isByRule ? plan.error().subject : told(plan.error())),
                    "refused by " + each.value);
        }
    }

    void lookAtBoard()
    {
        m_view = m_match.view(m_row.seer);
        for (const auto &each : m_row.places) {
            if (const auto *token = tokenOf(each.pointer, each.what))
                differs(each.pointer, "at " + address(token->place), "at " + each.value);
        }
        for (const auto &each : m_row.points) {
            if (const auto *token = tokenOf(each.pointer, each.what))
                differs(each.pointer, std::to_string(token->points), std::to_string(each.value));
        }
        for (const auto &each : m_row.states) {
            if (const auto *token = tokenOf(each.pointer, each.what))
                differs(each.pointer, std::to_string(token->states), std::to_string(each.value));
        }
        for (const auto &each : m_row.counters) {
            const auto counter = std::ranges::find(m_view.counters, each.what,
                                                   [&](const auto &one) { return nameOf(one); });
            if (counter == m_view.counters.end())
                fault(each.pointer, "is no counter");
            else
                differs(each.pointer, std::to_string(counter->value), std::to_string(each.value));
        }
    }
    const rules::Token *tokenOf(const std::string &pointer, const std::string &id)
    {
        const auto met = std::ranges::find(
            m_view.tokens, id, [](const rules::Token &token) { return std::to_string(token.id); });
        if (met != m_view.tokens.end())
            return &*met;
        fault(pointer, "is no token");
        return nullptr;
    }
    /** A zone's number; of a cell what the ground calls it, or its column and row. */
    std::string address(const rules::Place &place) const
    {
        if (const auto *zone = std::get_if<rules::ZonePlace>(&place))
            return std::to_string(zone->zone);
        const auto *cell = std::get_if<rules::CellPlace>(&place);
        if (!cell)
            return {};
        for (const rules::GroundCell &each : cells()) {
            if (each.place == *cell && !each.address.empty())
                return each.address;
        }
        return std::to_string(cell->q) + ',' + std::to_string(cell->r) +
               (cell->floor == 0 ? "" : ',' + std::to_string(cell->floor));
    }
    std::vector<rules::GroundCell> cells() const
    {
        if (!m_match.board())
            return {};
        const rules::Ground ground = m_match.board()->ground(m_view);
        if (const auto *squares = std::get_if<rules::SquareGround>(&ground.what))
            return squares->cells;
        const auto *hexes = std::get_if<rules::HexGround>(&ground.what);
        return hexes ? hexes->cells : std::vector<rules::GroundCell>{};
    }
    /** "Alarm", or "Cards 1" of the first seat; the number of its kind where it has no name. */
    std::string nameOf(const rules::Counter &counter) const
    {
        std::string name = std::to_string(counter.kind);
        if (m_match.board()) {
            const auto words = m_match.board()->words();
            if (const auto *kind = words.counter(counter.kind); kind && kind->unit.isCounted())
                name = kind->unit.name.en;
        }
        return counter.owner.valid() ? name + ' ' + std::to_string(counter.owner.value + 1) : name;
    }

    const DataRow &m_row;
    rules::Match &m_match;
    rules::BoardView m_view;
    std::set<std::string> m_cited;
    std::string m_faults;
};

} // namespace

std::string faults(const DataRow &row, const rules::MatchRules &rules)
{
    const auto match = rules.begin(row.setup);
    if (!match)
        return told(match.error()) + "; ";
    return RowPlay(row, **match).run();
}

} // namespace escarmouche::tests
