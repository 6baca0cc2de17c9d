// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/musg/play/ai/ground.h"
#include "rules/musg/play/ai/might.h"
#include "rules/musg/play/stage/lookups.h"

#include <span>
#include <vector>

namespace escarmouche::rules::musg::play {

/** What one decision of a seat is made of, whichever of its figures it is about: the ground, and
    the enemies on the table who can be seen. */
class Scene
{
public:
    Scene(const Skirmish &game, const State &seen, SeatId seat, MightBook &mights);

    struct Enemy {
        FigureId figure;
        kit::geometry::Base base;
        Place lookout; // where he looks from, for judgement
        Ground::Regards *regards = nullptr; // of the ground's spots from there
        FigureSet touching; // those of other seats who are in contact with him
        std::int32_t walk = 0; // how far he walks, and how far he charges, base to base
        std::int32_t charge = 0;
        bool isHarmless = false; // flees, or acts no more before the match is over
        int crowd = 0; // others within reach of the same volley
    };

    /** A chief of the seat's own, and what each of the enemies could shoot at him where he stands.
     */
    struct Chief {
        struct Shots {
            std::int32_t away = 0;
            int harm = 0;
        };
        FigureId figure;
        kit::geometry::Base base;
        std::vector<Shots> shots; // in the order of enemies()
    };

    const Skirmish &game() const { return m_game; }
    const State &seen() const { return m_seen; }
    SeatId seat() const { return m_seat; }
    MightBook &mights() const { return m_mights; }
    Ground &ground() const { return m_ground; }
    std::span<const Enemy> enemies() const { return m_enemies; }
    std::span<const Chief> chiefs() const { return m_chiefs; }
    bool isLastTurn() const;
    int turnsLeft() const; // this one included; at least 1

private:
    void addEnemy(FigureId figure);
    void addChief(FigureId figure);
    void countCrowds();

    const Skirmish &m_game;
    const State &m_seen;
    SeatId m_seat;
    MightBook &m_mights;
    Ground &m_ground;
    std::vector<Enemy> m_enemies;
    std::vector<Chief> m_chiefs;
};

} // namespace escarmouche::rules::musg::play
