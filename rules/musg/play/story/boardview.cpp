// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/board/boardview.h"

#include "rules/musg/play/stage/lookups.h"
#include "rules/musg/play/stage/turnsteps.h"
#include "rules/musg/play/state/boardcodes.h"
#include "rules/musg/play/turn/objectives.h"

#include <algorithm>

namespace escarmouche::rules::musg::play {

namespace {

rules::Place shown(const Place &place)
{
    return TablePlace{place.at.x, place.at.y, place.level};
}

std::uint32_t bit(Mark mark)
{
    return static_cast<std::uint32_t>(mark);
}

std::uint32_t statesOf(const FigureState &figure)
{
    switch (figure.standing) {
    case Standing::Waiting: // so a hidden one looks to the others, who know that it is there
        return figure.has(Mark::Hidden) ? figure.marks : figure.marks | stateof::kWaiting;
    case Standing::OnTable:
        return figure.marks;
    case Standing::OutOfAction:
        return figure.marks | stateof::kOutOfAction;
    case Standing::Left:
        return stateof::kLeft;
    case Standing::Absent:
        return stateof::kAbsent;
    }
    return 0;
}

/** A position written down is its owner's alone until the figure shows itself (MUSG-MERC-10). */
bool isSecret(std::uint32_t states, SeatId owner, SeatId seat)
{
    // MUSG-MERC-10
    return (states & bit(Mark::Hidden)) != 0 && owner != seat;
}

Token tokenOf(const Skirmish &game, const State &state, FigureId figure, SeatId seat)
{
    const Fighter &fighter = game.fighter(figure);
    const FigureState &own = state[figure];
    Token token;
    token.id = figure.value;
    token.owner = fighter.seat();
    token.kind = static_cast<std::uint16_t>(TokenKind::Figure);
    token.radius = game.radius();
    token.points = own.pv;
    token.actions = own.pa;
    token.states = statesOf(own);
    const bool lies = own.onTable() || own.standing == Standing::OutOfAction;
    if (lies && !isSecret(token.states, token.owner, seat))
        token.place = shown(own.place());
    return token;
}

/** What counts at the end and has not been scored yet, for those who have some (MUSG-BAND-07). */
void addTreasuries(const Skirmish &game, const State &state, std::vector<Counter> &counters)
{
    constexpr auto kSource = static_cast<std::size_t>(ScoreSource::Treasury);
    for (std::size_t seat = 0; game.switches().treasuryAsVp && seat < game.sides().size(); ++seat) {
        const int kept = game.sides()[seat].treasury;
        if (kept > 0)
            counters.push_back({SeatId{static_cast<std::int8_t>(seat)},
                                static_cast<std::uint16_t>(CounterKind::Treasury),
                                kept - state.points[seat][kSource]});
    }
}

Counter pointsOf(const State &state, SeatId seat)
{
    Counter counter{seat, static_cast<std::uint16_t>(CounterKind::VictoryPoints), 0};
    for (const int points : state.points[static_cast<std::size_t>(seat.value)])
        counter.value += points;
    return counter;
}

bool isTreasury(const Counter &counter)
{
    return counter.kind == static_cast<std::uint16_t>(CounterKind::Treasury);
}

/** What each event does to the board, as the seat sees it. */
struct Folding {
    const Skirmish &game;
    SeatId seat;
    BoardView &board;

    Token &token(FigureId figure) const { return board.tokens[figure.value]; }
    void put(FigureId figure, const Place &at) const
    {
        Token &moved = token(figure);
        if (!isSecret(moved.states, moved.owner, seat))
            moved.place = shown(at);
    }
    void activate(FigureId figure) const
    {
        token(figure).states |= bit(Mark::Activated);
        token(figure).actions = game.fighter(figure).pa;
    }

    void operator()(const MatchBegan &) const
    {
        // All figures are known from the beginning, none has a place.
        board = {};
        for (std::size_t at = 0; at < game.size(); ++at) {
            const Fighter &fighter = game.fighters()[at];
            Token token;
            token.id = static_cast<int>(at);
            token.owner = fighter.seat();
            token.kind = static_cast<std::uint16_t>(TokenKind::Figure);
            token.radius = game.radius();
            token.points = fighter.pv;
            token.states = fighter.missing ? stateof::kAbsent : stateof::kWaiting;
            board.tokens.push_back(token);
        }
        for (int each = 0; each < game.seats(); ++each)
            board.counters.push_back(pointsOf({}, SeatId{static_cast<std::int8_t>(each)}));
        addTreasuries(game, {}, board.counters);
    }
    void operator()(const FigurePlaced &event) const
    {
        Token &placed = token(event.figure);
        placed.states &= ~(stateof::kWaiting | bit(Mark::HeldBack));
        placed.place = shown(event.at);
    }
    void operator()(const FigureHeldBack &event) const
    {
        token(event.figure).states |= bit(Mark::HeldBack);
    }
    void operator()(const FigureRevealed &event) const
    {
        Token &seen = token(event.figure);
        seen.states &= ~bit(Mark::Hidden);
        seen.place = shown(event.at);
    }
    void operator()(const TurnBegan &event) const
    {
        board.turn = event.turn;
        board.phase = static_cast<std::uint16_t>(Phase::Start);
        for (Token &each : board.tokens)
            each.states &= ~kMarksOfOneTurn;
    }
    void operator()(const WaveBegan &event) const
    {
        const Phase phase = event.wave == 1 ? Phase::FirstWave : Phase::SecondWave;
        board.phase = static_cast<std::uint16_t>(phase);
        board.active = event.seat;
    }
    void operator()(const WaveEnded &) const { board.active = {}; }
    void operator()(const TurnEnded &) const
    {
        board.phase = static_cast<std::uint16_t>(Phase::End);
    }
    void operator()(const MatchEnded &) const
    {
        board.phase = static_cast<std::uint16_t>(Phase::Over);
    }
    void operator()(const ActivationBegan &event) const
    {
        board.acting = event.figure.value;
        activate(event.figure);
        for (const FigureId other : event.others)
            activate(other);
    }
    void operator()(const ActivationEnded &) const
    {
        board.acting = -1;
        for (Token &each : board.tokens)
            each.actions = 0;
    }
    void operator()(const ActionsSpent &event) const { token(event.figure).actions = event.left; }
    void operator()(const FigureMoved &event) const { put(event.figure, event.to); }
    void operator()(const FigureMarked &event) const
    {
        Token &marked = token(event.figure);
        if (event.on)
            marked.states |= bit(event.mark);
        else
            marked.states &= ~bit(event.mark);
        if (event.mark == Mark::Hidden && event.on)
            marked.states &= ~(stateof::kWaiting | bit(Mark::HeldBack));
    }
    void operator()(const Wounded &event) const { token(event.figure).points = event.left; }
    void operator()(const Healed &event) const { token(event.figure).points = event.now; }
    void operator()(const PutOut &event) const
    {
        Token &down = token(event.figure);
        down.points = 0;
        down.actions = 0;
        down.states = stateof::kOutOfAction;
    }
    void operator()(const FigureLeft &event) const
    {
        Token &gone = token(event.figure);
        gone.place = {};
        gone.actions = 0;
        gone.states = stateof::kLeft;
    }
    void operator()(const PointsScored &event) const
    {
        board.counters[static_cast<std::size_t>(event.seat.value)].value += event.points;
        for (Counter &counter : board.counters) {
            if (counter.owner == event.seat && isTreasury(counter) &&
                event.source == static_cast<std::uint8_t>(ScoreSource::Treasury))
                counter.value -= event.points;
        }
    }

    void operator()(const ObjectiveTaken &event) const
    {
        // One turn may take several, and in any order.
        board.taken.push_back(event.objective);
        std::ranges::sort(board.taken);
    }

    // What leaves the board as it is.
    void operator()(const DiceThrown &) const {}
    void operator()(const GroundAdvised &) const {}
    void operator()(const ZoneChosen &) const {}
    void operator()(const OrderSet &) const {}
    void operator()(const MoveDeclared &) const {}
    void operator()(const MoveBrokenOff &) const {}
    void operator()(const TargetFollowed &) const {}
    void operator()(const ShotDeclared &) const {}
    void operator()(const BurstAt &) const {}
    void operator()(const FlameLaid &) const {}
    void operator()(const FigureHit &) const {}
    void operator()(const Intercepted &) const {}
    void operator()(const StrikeDeclared &) const {}
    void operator()(const WoundIgnored &) const {}
    void operator()(const Tested &) const {}
    void operator()(const GunLost &) const {}
    void operator()(const GunLoaded &) const {}
    void operator()(const BodyCarried &) const {}
    void operator()(const RoutCalled &) const {}
};

} // namespace

BoardView Skirmish::view(const State &state, SeatId seat) const
{
    const TurnFrame &turn = turnOf(state);
    BoardView board;
    board.turn = state.turn;
    board.phase = static_cast<std::uint16_t>(turn.phase);
    board.active = turn.active;
    if (const ActivationFrame *active = activation(state))
        board.acting = active->leader.value;
    for (std::size_t at = 0; at < size(); ++at)
        board.tokens.push_back(tokenOf(*this, state, {static_cast<std::uint8_t>(at)}, seat));
    for (int each = 0; each < seats(); ++each)
        board.counters.push_back(pointsOf(state, SeatId{static_cast<std::int8_t>(each)}));
    addTreasuries(*this, state, board.counters);
    const int objectives = static_cast<int>(m_scenario.objectives.size());
    for (int index = 0; index < objectives; ++index) {
        if (isTaken(state, static_cast<std::size_t>(index)))
            board.taken.push_back(index);
    }
    return board;
}

void Skirmish::show(const Event &event, SeatId seat, BoardView &board) const
{
    std::visit(Folding{*this, seat, board}, event.what);
}

const State &Skirmish::seenBy(const State &state, SeatId seat, State &scratch) const
{
    const State *seen = &state;
    for (std::size_t at = 0; at < size(); ++at) {
        const SeatId owner = m_fighters[at].seat();
        if (!isSecret(state.figures[at].marks, owner, seat))
            continue;
        if (seen == &state) {
            scratch = state;
            seen = &scratch;
        }
        FigureState &hidden = scratch.figures[at];
        hidden.at = {};
        hidden.level = 0;
        hidden.standing = Standing::Waiting;
    }
    return *seen;
}

} // namespace escarmouche::rules::musg::play
