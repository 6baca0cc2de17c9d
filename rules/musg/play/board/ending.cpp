// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/play/board/board.h"
#include "rules/musg/play/stage/turnsteps.h"
#include "rules/musg/play/story/telling.h"

#include <algorithm>

namespace escarmouche::rules::musg::play {

namespace {

constexpr int kMostNamed = 6; // of those in flight

/** What became of a band that does not hold the table any more. */
struct Beaten {
    std::string band;
    Text fleeing; // their names
    int inFlight = 0;
    RoutCause losses; // chiefLost: its chief is out of action
};

void addName(Beaten &beaten, const Text &name)
{
    if (++beaten.inFlight > kMostNamed + 1)
        return;
    const bool isNamed = beaten.inFlight <= kMostNamed;
    const char *comma = beaten.inFlight == 1 ? "" : ", ";
    beaten.fleeing.en += comma + (isNamed ? name.en : std::string("…"));
    beaten.fleeing.fr += comma + (isNamed ? name.fr : std::string("…"));
}

Beaten beatenOf(const Skirmish &game, const State &seen, SeatId seat)
{
    Beaten beaten;
    beaten.band = game.sides()[static_cast<std::size_t>(seat.value)].band;
    beaten.losses = routCauseOf(game, seen, seat);
    game.figuresOf(seat).each([&](FigureId figure) {
        if (seen[figure].onTable())
            addName(beaten, nameOf(game, figure));
        else if (game.fighter(figure).rank == Rank::Chief &&
                 seen[figure].standing == Standing::OutOfAction)
            beaten.losses.chiefLost = true;
    });
    return beaten;
}

/** Adds a sentence or two: who of them flees, and what made them test. */
void addWhy(const Catalogue &catalogue, const Beaten &beaten, Text &why)
{
    const Phrase::Values values{{"band", beaten.band},
                                {"who", beaten.fleeing},
                                {"count", std::int64_t{beaten.inFlight}},
                                {"gone", std::int64_t{beaten.losses.gone}},
                                {"strength", std::int64_t{beaten.losses.strength}}};
    const auto add = [&](std::string_view key) {
        const Text &sentence = catalogue.word(key);
        const char *gap = why.empty() ? "" : " ";
        why.en += gap + filled(sentence, values, Language::English);
        why.fr += gap + filled(sentence, values, Language::French);
    };
    add(beaten.inFlight == 0 ? "ending.gone" : "ending.in-flight");
    if (beaten.inFlight == 0)
        return;
    // MUSG-ROUT-01
    if (2 * beaten.losses.gone > beaten.losses.strength)
        add("ending.after-losses");
    else if (beaten.losses.chiefLost)
        add("ending.after-chief");
}

} // namespace

std::optional<Phrase> endingOf(const Catalogue &catalogue, const Skirmish &game, const State &seen)
{
    // MUSG-TURN-07
    if (!seen.over)
        return std::nullopt;
    const auto left = bandsLeft(game, seen);
    if (!left.empty() && !oneBandLeft(game, seen))
        return Phrase{"story.ended-last-turn", {}};
    Text why;
    for (int at = 0; at < game.seats(); ++at) {
        const SeatId seat{static_cast<std::int8_t>(at)};
        if (std::ranges::find(left, seat) == left.end())
            addWhy(catalogue, beatenOf(game, seen, seat), why);
    }
    if (left.empty())
        return Phrase{"story.ended-nobody", {{"why", why}}};
    return Phrase{
        "story.ended-one-band",
        {{"band", game.sides()[static_cast<std::size_t>(left.front().value)].band}, {"why", why}}};
}

BoardPhase phaseOf(const BoardView &board)
{
    switch (static_cast<Phase>(board.phase)) {
    case Phase::FirstWave:
        return {{"phase.first-wave", {}}, false};
    case Phase::SecondWave:
        return {{"phase.second-wave", {}}, false};
    default:
        return {{}, board.turn == 0};
    }
}

Phrase progressOf(const Skirmish &game, const State &seen)
{
    const TurnFrame &turn = turnOf(seen);
    const bool isFirst = turn.phase == Phase::FirstWave;
    if ((!isFirst && turn.phase != Phase::SecondWave) || !turn.active.valid() || turn.order.empty())
        return {};
    const auto band = [&game](SeatId seat) {
        return game.sides()[static_cast<std::size_t>(seat.value)].band;
    };
    Phrase progress{isFirst ? "progress.first-wave" : "progress.second-wave",
                    {{"first", band(turn.order[0])}}};
    if (seen.turn == turnLimit(game))
        progress.key += "-last";
    if (isFirst) { // no more than there is anybody for
        const int able = toActivate(game, seen, turn.active).count();
        progress.values.emplace_back("left",
                                     std::int64_t{std::min<int>(turn.activationsLeft, able)});
    }
    return progress;
}

} // namespace escarmouche::rules::musg::play
