// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/musg/play/ai/weighing.h"

#include <vector>

namespace escarmouche::rules::musg::play {

/** What one figure could do to another in a whole activation, whatever stands between them: harm as
    harmOf() tells it. */
struct Might {
    struct Shots {
        std::int32_t range = 0; // up to there
        int harm = 0;
    };
    FixedList<Shots, 6> shots; // the nearest first; what carries farther does less
    int strikes = 0; // already in contact
    int charge = 0; // with a charge first

    /** Its shots at somebody that far away. */
    int fireAt(std::int32_t distance) const
    {
        for (const Shots &each : shots) {
            if (distance <= each.range)
                return each.harm;
        }
        return 0;
    }
    std::int32_t range() const { return shots.empty() ? 0 : shots[shots.size() - 1].range; }
};

/** Keeps what it was asked before: of a match's figures most have the same PV and guns as a moment
    ago. */
class MightBook
{
public:
    const Might &of(const Skirmish &game, const State &state, FigureId attacker, FigureId victim)
    {
        const Key key = keyOf(state, attacker, victim);
        const std::size_t at = attacker.value * m_figures + victim.value;
        if (m_figures != game.size() || m_entries[at].key != key)
            workOut(game, state, attacker, victim);
        return m_entries[attacker.value * m_figures + victim.value].might;
    }

private:
    /** What the answer rests on, beside what never changes in a match. */
    struct Key {
        std::int8_t pv = -1; // of the victim
        std::uint8_t gunsLost = 0, gunsEmpty = 0;
        bool isShaken = false; // the victim, by this attacker

        bool operator==(const Key &) const = default;
    };
    struct Entry {
        Key key;
        Might might;
    };

    static Key keyOf(const State &state, FigureId attacker, FigureId victim)
    {
        const FigureState &own = state[attacker];
        const FigureState &other = state[victim];
        return {other.pv, own.gunsLost, own.gunsEmpty,
                other.has(Mark::Shaken) && other.foe == attacker};
    }
    void workOut(const Skirmish &game, const State &state, FigureId attacker, FigureId victim);

    std::vector<Entry> m_entries; // by attacker, then victim
    std::size_t m_figures = 0;
};

} // namespace escarmouche::rules::musg::play
