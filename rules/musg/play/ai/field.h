// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/musg/play/ai/scene.h"

#include <optional>
#include <span>
#include <vector>

namespace escarmouche::rules::musg::play {

/** A place, which may be one of the ground's spots: of those most is known already. */
struct Stand {
    Place place;
    std::optional<Ground::SpotId> spot = std::nullopt;
};

/** The table as one figure sees it for one decision: who threatens it where, what it could do
    there, what a place is worth to its band. All numbers as harmOf() tells them. */
class Field
{
public:
    Field(const Scene &scene, FigureId own);

    /** An enemy, and what he and the own figure could do to one another. */
    struct Foe {
        const Scene::Enemy *enemy = nullptr;
        const Might *theirs = nullptr; // at the own figure
        const Might *ours = nullptr; // at him
        int pa = 1; // his, in a whole activation
        bool isEngaged = false; // with somebody else than the own figure
        bool isNewTo = false; // a worse one who would spot the own figure for the first time

        FigureId figure() const { return enemy->figure; }
        const kit::geometry::Base &base() const { return enemy->base; }
    };

    std::span<const Foe> foes() const { return m_foes; }
    const Foe *find(FigureId figure) const; // null: nobody to reckon with
    FigureId own() const { return m_own; }

    /** What the enemies may do to the figure somewhere before it can act again, what shots for
        nothing of those who see it there first would do (MUSG-REACT-07), the most that its own
        shots could do, and how near it is to whom it can hurt. */
    struct Prospects {
        int danger = 0;
        int shotAt = 0;
        int fire = 0;
        int nearer = 0;
    };
    Prospects prospects(const Stand &stand, int pa) const;

    /** What it is worth to stand there with so many PA left; `arrives`: after a move, which those
        may shoot at who see the figure for the first time (MUSG-REACT-07). */
    Worth standing(const Stand &stand, int pa, bool arrives) const;

    /** The place, as one of the spots where it is one. */
    Stand standAt(const Place &place) const { return {place, m_scene.ground().at(place)}; }

    /** What the enemies may do to the figure at that place before it can act again. */
    int danger(const Place &place) const;
    /** The same in melee with those, who stand with that chance (thousandths): nobody shoots at it,
        but others may join. */
    int dangerAmong(const FigureSet &opponents, const Place &place, int standing) const;
    /** What the shots for nothing of those who see it there first would do (MUSG-REACT-07). */
    int freeShotsAt(const Place &place) const;
    /** The most its shots could do from there with so many PA. */
    int fire(const Place &place, int pa) const;
    /** What it is worth to the band that the figure stands there at the end of its activation,
        beside danger: objectives, the chief's safety. */
    int objective(const Place &place) const;
    int shielding(const Place &place) const;

    /** Where it would go from there if nothing near by mattered: to the best objective, else to the
        nearest enemy it can hurt, a pas short of him; nothing where there is neither. */
    std::optional<Place> destination(const Place &from) const;
    /** Places near by that may matter for what they are: beside the chief, on an objective. */
    std::vector<Point> landmarks(Point from, std::int32_t reach) const;

    /** The figure's base at that place. */
    kit::geometry::Base at(const Place &place) const;

private:
    /** A place of the scenario that the figure could claim, and what for. */
    struct Goal {
        const Objective *objective;
        int worth;
    };
    /** The own chief, where the figure could take a hit for him (MUSG-FREE-01). */
    struct Ward {
        kit::geometry::Base base;
        int saved = 0; // of what is shot at him
    };

    /** The own figure somewhere and a foe, as they see one another. */
    class Sighting;

    void addFoe(const Scene::Enemy &enemy);
    void addGoals();
    void addWard();
    int threat(const Foe &foe, Sighting &sighting) const;
    int freeShot(const Foe &foe, Sighting &sighting) const;
    int fireAt(const Foe &foe, Sighting &sighting, int pa, int least) const;
    std::optional<int> nearing(const Foe &foe, std::int32_t away) const;

    const Scene &m_scene;
    const Skirmish &m_game;
    const State &m_seen;
    FigureId m_own;
    bool m_volleys; // some gun of it throws more dice than one at a group
    int m_pa; // in a whole activation
    std::int32_t m_charge; // how far it charges
    std::vector<Foe> m_foes;
    std::vector<Goal> m_goals;
    std::optional<Ward> m_ward;
};

} // namespace escarmouche::rules::musg::play
