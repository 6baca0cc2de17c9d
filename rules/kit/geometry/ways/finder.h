// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/kit/geometry/ways/roadmap.h"

#include <limits>
#include <optional>

namespace escarmouche::rules::kit::geometry {

/** Finds ways over a roadmap. Keeps its scratch space between searches, so have one a thread. What
    it returns is judged legal, and is a convenience only: rules judge whatever way is given. */
class Finder
{
public:
    /** The roadmap outlives the finder. */
    explicit Finder(const Roadmap &roadmap);

    /** A legal way to `goal` within the gait, aimed at 5 % above the shortest; nothing where none
       is found. */
    std::optional<Path> find(const Base &mover, const Place &goal, const Gait &gait,
                             std::span<const Other> others);

    /** The same for machines: found quicker, and somewhat longer. */
    std::optional<Path> findQuickly(const Base &mover, const Place &goal, const Gait &gait,
                                    std::span<const Other> others);

    /** A place where the base can stop, and what the way found there costs of the budget. */
    struct Reached {
        Place place;
        std::int32_t spent = 0;
        std::uint32_t node = 0;
    };

    /** Searches everything in reach; reached() and wayTo() then answer until the next search. */
    void flood(const Base &mover, const Gait &gait, std::span<const Other> others);

    /** The same up to the first place of which `isEnough(Reached)`. */
    template<class IsEnough>
    void floodUntil(const Base &mover, const Gait &gait, std::span<const Other> others,
                    IsEnough isEnough)
    {
        startFlood(mover, gait, others, kMostHops);
        while (const auto *reached = reachNext()) {
            if (isEnough(*reached))
                return;
        }
    }

    /** The same with nobody in the way and however many bends: how far everything is. There may be
        no wayTo() it. */
    void spread(const Base &mover, const Gait &gait);

    /** Cheapest first; the mover's own place is not among them. */
    std::span<const Reached> reached() const { return m_reached; }

    /** The straightened way to one of reached(), legal and no dearer than it says. */
    Path wayTo(const Reached &reached) const;

private:
    static constexpr std::uint8_t kMostHops = kMostPathPoints - 3; // besides starts and goal
    static constexpr std::uint32_t kNone = std::numeric_limits<std::uint32_t>::max();

    /** What a search knows of a place of the roadmap; valid where `search` is the current one. */
    struct Known {
        std::uint32_t search = 0;
        std::uint32_t before = 0; // a node, or kNone - i for the i-th start
        std::int32_t spent = 0;
        std::int32_t rough = 0; // of the length
        std::uint8_t hops = 0;
        std::uint8_t marks = 0; // bits of kNearFigure...
        bool isDone = false;
    };

    struct Entry {
        std::uint32_t node;
        std::int32_t spent;
        std::uint32_t next;
    };

    /** A place that the search starts from: the mover's, or the ends of the side he hangs on. */
    struct Start {
        Place place;
        PathCost cost;
    };

    struct GoalLink {
        std::uint32_t node;
        Step step;
    };

    /** How far a search goes, and what it must not use. */
    struct Bounds {
        std::int32_t budget;
        std::int32_t roughBudget;
        std::uint8_t hops;
        bool avoidsRough;
    };

    void startFlood(const Base &mover, const Gait &gait, std::span<const Other> others,
                    std::uint8_t hops);
    const Reached *reachNext(); // null: there is no more
    void begin(const Base &mover, const Gait &gait, std::span<const Other> others,
               const Bounds &bounds);
    void markFigures();
    void mark(std::size_t node, const Other &other, std::int64_t near, std::int64_t kept);
    void findStarts();
    void enterFrom(const Start &start, std::uint32_t index);
    Known &know(std::uint32_t node);
    void relax(std::uint32_t from, const Known &known, const Roadmap::Link &link);
    void reach(std::uint32_t node, std::uint32_t before, std::int32_t spent, std::int32_t rough,
               std::uint8_t hops);
    std::uint32_t takeCheapest();
    std::int32_t spentOn(Side side, std::int32_t length, std::int32_t rough) const;

    /** How much is done to make a way that was found shorter. */
    enum class Care : std::uint8_t { Full, Little };

    std::optional<Path> find(const Base &mover, const Place &goal, const Gait &gait,
                             std::span<const Other> others, Care care);
    std::optional<Path> search(const Place &goal, const Bounds &bounds, Care care);
    void linkGoal(const Place &goal);
    std::int32_t spentToGoal(std::uint32_t node, const Known &known) const;
    std::size_t wayBack(std::uint32_t node, std::span<Place> out) const;
    Path straightened(std::span<const Place> places, Care care) const;

    const Roadmap *m_roadmap;
    Base m_mover;
    Gait m_gait;
    Bounds m_bounds{};
    std::optional<Point> m_goal; // what the search is drawn to
    std::uint32_t m_search = 0;
    std::int32_t m_cheapest = 0;
    std::vector<Known> m_known;
    std::vector<std::uint32_t> m_heads; // of the entries by what they cost
    std::vector<Entry> m_entries;
    std::vector<Start> m_starts;
    std::vector<GoalLink> m_goalLinks;
    std::vector<Other> m_others;
    std::vector<Other> m_inReach; // of them, those who may be in the way
    std::vector<Reached> m_reached;
};

} // namespace escarmouche::rules::kit::geometry
