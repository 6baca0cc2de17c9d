// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/play/ai/field.h"

#include "rules/kit/geometry/contact.h"
#include "rules/musg/play/objectives.h"

#include <algorithm>
#include <array>
#include <limits>

namespace escarmouche::rules::musg::play {

using kit::geometry::Base;

namespace {

constexpr int kPoint = 1000;
constexpr int kCertain = 1000;

/** Half of what the worst of them may do and a quarter of the rest: each attacks but one figure,
    and not always this one. */
class Threats
{
public:
    void add(int threat)
    {
        m_sum += threat;
        m_most = std::max(m_most, threat);
    }
    int total() const { return (m_most + m_sum) / 4; }

private:
    int m_sum = 0;
    int m_most = 0;
};

std::int32_t awayFrom(const Objective &objective, Point at)
{
    if (!objective.strip)
        return std::max(0, kit::geometry::distance({{at, 0}, 0, 0}, {{objective.at, 0}, 0, 0}) -
                               objective.radius);
    const auto &[least, most] = *objective.strip;
    const Point nearest{std::clamp(at.x, least.x, most.x), std::clamp(at.y, least.y, most.y)};
    return kit::geometry::distance({{at, 0}, 0, 0}, {{nearest, 0}, 0, 0});
}

int turnsOf(const Skirmish &game)
{
    return game.switches().turnLimit > 0 ? game.switches().turnLimit : game.scenario().turns;
}

/** Some gun of it throws more dice than one at a group. */
bool firesVolleys(const Fighter &fighter)
{
    return std::ranges::any_of(
        fighter.guns, [](const Gun &gun) { return gun.dice > 1 || gun.shape != Template::None; });
}

} // namespace

Field::Field(const Skirmish &game, const State &seen, FigureId own, MightBook &mights)
    : m_game(game), m_seen(seen), m_own(own), m_seat(game.fighter(own).seat())
{
    foesOf(game, seen, m_seat).each([&](FigureId foe) {
        if (!seen[foe].has(Mark::Hidden))
            addFoe(foe, mights);
    });
    if (firesVolleys(game.fighter(own)))
        countCrowds();
    addGoals();
    addWard(mights);
}

bool Field::isLastTurn() const
{
    return m_seen.turn >= turnsOf(m_game);
}

void Field::addFoe(FigureId figure, MightBook &mights)
{
    const Fighter &fighter = m_game.fighter(figure);
    const FigureState &state = m_seen[figure];
    Foe foe;
    foe.figure = figure;
    foe.base = m_game.base(m_seen, figure);
    foe.theirs = &mights.of(m_game, m_seen, figure, m_own);
    foe.ours = &mights.of(m_game, m_seen, m_own, figure);
    foe.walk = fighter.mvt + fighter.groundBonus;
    foe.charge = foe.walk * 3 / 2;
    foe.isHarmless = state.has(Mark::Fleeing) || (isLastTurn() && state.has(Mark::Activated));
    FigureSet others = m_game.figuresAgainst(fighter.seat());
    others.erase(m_own);
    foe.isEngaged = !touched(m_game, m_seen, figure, others).empty();
    foe.isNewTo =
        fighter.level < m_game.fighter(m_own).level && !m_seen.seen[figure.value].contains(m_own);
    m_foes.push_back(foe);
}

void Field::countCrowds()
{
    // MUSG-RANGED-08
    constexpr std::int32_t kGroup = 1 * kPas;
    for (std::size_t one = 0; one < m_foes.size(); ++one) {
        for (std::size_t other = one + 1; other < m_foes.size(); ++other) {
            if (!kit::geometry::isWithin(m_foes[one].base, m_foes[other].base, kGroup))
                continue;
            ++m_foes[one].crowd;
            ++m_foes[other].crowd;
        }
    }
}

void Field::addGoals()
{
    const auto &objectives = m_game.scenario().objectives;
    const int left = std::max(1, turnsOf(m_game) - m_seen.turn + 1);
    for (std::size_t index = 0; index < objectives.size(); ++index) {
        const Objective &objective = objectives[index];
        if (isTaken(m_seen, index) ||
            (objective.claim == Claim::Chief && m_game.fighter(m_own).rank != Rank::Chief))
            continue;
        int points = objective.pointsEachTurn * std::min(left, 3) + objective.pointsAtEnd +
                     objective.pointsOnce;
        if (!countsFor(m_seen, objective, m_seat)) {
            // Whoever stands there keeps the others from it.
            if (objective.claim != Claim::Alone)
                continue;
            points = points / 2 + objective.pointsKept;
        }
        FigureSet there = figuresAt(m_game, m_seen, objective);
        there.erase(m_own);
        int friends = 0;
        there.each(
            [&](FigureId other) { friends += m_game.fighter(other).seat() == m_seat ? 1 : 0; });
        // One is enough where it is held alone; a second one makes sure of it.
        const int share = objective.claim == Claim::Alone ? 1 + 3 * friends : 1;
        m_goals.push_back({&objective, points * kPoint / share});
    }
}

void Field::addWard(MightBook &mights)
{
    if (m_game.fighter(m_own).rank == Rank::Chief ||
        m_game.fighter(m_own).has(Trait::NoAttentionChef))
        return;
    m_game.figuresOf(m_seat).each([&](FigureId figure) {
        if (m_game.fighter(figure).rank != Rank::Chief || !m_seen[figure].onTable())
            return;
        Ward ward{m_game.base(m_seen, figure), 0};
        Threats threats;
        for (const Foe &foe : m_foes) {
            const std::int32_t away = kit::geometry::distance(foe.base, ward.base);
            const int fire = mights.of(m_game, m_seen, foe.figure, figure).fireAt(away) -
                             foe.theirs->fireAt(away);
            if (!foe.isHarmless && fire > 0 && isSeenBy(foe, ward.base))
                threats.add(fire);
        }
        ward.saved = threats.total();
        if (ward.saved > 0)
            m_ward = ward;
    });
}

Base Field::at(const Place &place) const
{
    Base base = m_game.base(m_seen, m_own);
    base.place = place;
    return base;
}

bool Field::isSeenBy(const Foe &foe, const Base &base) const
{
    return isInSight(m_game, foe.base, base);
}

/** How much of what is shot at the target comes through what stands before it (MUSG-COVER-02). */
int Field::throughCover(int harm, const Base &shooter, const Base &target) const
{
    constexpr std::array<int, 5> kThrough = {1000, 550, 300, 170, 90};
    const int screens = screensBetween(m_game, shooter, target);
    return harm * kThrough[static_cast<std::size_t>(std::min(screens, 4))] / kCertain;
}

int Field::threat(const Foe &foe, const Base &base) const
{
    if (foe.isHarmless)
        return 0;
    const std::int32_t away = kit::geometry::distance(foe.base, base);
    int harm = away <= foe.charge && !foe.isEngaged ? foe.theirs->charge : 0;
    int fire = foe.theirs->fireAt(away);
    if (fire > harm && isSeenBy(foe, base)) {
        fire = throughCover(fire, foe.base, base);
        harm = std::max(harm, fire);
    } else if (!foe.isEngaged) {
        // He may walk first, with one PA less, to where he sees it.
        const int pa = std::max<int>(1, m_game.fighter(foe.figure).pa);
        const int later = foe.theirs->fireAt(std::max(0, away - foe.walk)) * (pa - 1) / pa / 2;
        harm = std::max(harm, later);
    }
    return harm;
}

int Field::danger(const Place &place) const
{
    const Base base = at(place);
    Threats threats;
    for (const Foe &foe : m_foes)
        threats.add(threat(foe, base));
    return threats.total();
}

int Field::dangerAmong(const FigureSet &opponents, const Place &place, int standing) const
{
    const Base base = at(place);
    Threats threats;
    for (const Foe &foe : m_foes) {
        if (opponents.contains(foe.figure))
            threats.add(foe.isHarmless ? 0 : 2 * foe.theirs->strikes * standing / kCertain);
        else if (!foe.isHarmless && !foe.isEngaged &&
                 kit::geometry::distance(foe.base, base) <= foe.charge)
            threats.add(foe.theirs->charge);
    }
    return threats.total();
}

int Field::freeShotsAt(const Place &place) const
{
    const Base base = at(place);
    int harm = 0;
    for (const Foe &foe : m_foes) {
        if (!foe.isNewTo || foe.isHarmless || foe.isEngaged)
            continue;
        const int pa = std::max<int>(1, m_game.fighter(foe.figure).pa);
        const int fire = foe.theirs->fireAt(kit::geometry::distance(foe.base, base)) / pa;
        if (fire > 0 && isSeenBy(foe, base))
            harm += fire * 2 / 3;
    }
    return harm;
}

int Field::fire(const Place &place, int pa) const
{
    const int whole = std::max<int>(1, m_game.fighter(m_own).pa);
    if (pa <= 0)
        return 0;
    const Base base = at(place);
    int most = 0;
    for (const Foe &foe : m_foes) {
        if (foe.isEngaged)
            continue;
        const int one =
            foe.ours->fireAt(kit::geometry::distance(foe.base, base)) * std::min(pa, whole) / whole;
        const int harm = one + one * std::min(foe.crowd, 3) * 3 / 10;
        if (harm > most && isSeenBy(foe, base))
            most = std::max(most, throughCover(harm, base, foe.base));
    }
    return most;
}

int Field::objective(const Place &place) const
{
    int best = 0;
    const std::int32_t turn = std::max<std::int32_t>(kPas, 2 * m_game.fighter(m_own).mvt);
    for (const Goal &goal : m_goals) {
        if (isAt(m_game, *goal.objective, place)) {
            best = std::max(best, goal.worth);
            continue;
        }
        // Just off it is worth half, a turn's way off a quarter.
        const std::int32_t away = awayFrom(*goal.objective, place.at);
        best = std::max(best,
                        static_cast<int>(std::int64_t{goal.worth} * turn / (2 * turn + 2 * away)));
    }
    return best;
}

int Field::shielding(const Place &place) const
{
    // MUSG-FREE-01
    constexpr std::int32_t kAtHand = 1 * kPas;
    if (!m_ward || !kit::geometry::isWithin(at(place), m_ward->base, kAtHand))
        return 0;
    return m_ward->saved;
}

int Field::approach(const Place &place) const
{
    // Where nothing is in reach: towards whom it can hurt, with its shots or by hand.
    constexpr int kShooter = 20; // what a pas is worth
    constexpr int kFighter = 30;
    if (isLastTurn() || m_foes.empty())
        return 0;
    const Base base = at(place);
    const std::int32_t charge = m_game.fighter(m_own).mvt * 3 / 2;
    int best = std::numeric_limits<int>::min();
    for (const Foe &foe : m_foes) {
        const std::int32_t away = kit::geometry::distance(foe.base, base);
        const int shots = foe.ours->fireAt(0);
        if (shots > foe.ours->charge) {
            const std::int32_t off = std::max(0, away - foe.ours->range() * 2 / 3);
            best = std::max(best, -off * kShooter / kPas);
        } else if (foe.ours->charge > 0) {
            const int next = away <= charge ? foe.ours->charge * 2 / 5 : 0;
            best = std::max(best, next - away * kFighter / kPas);
        }
    }
    return best == std::numeric_limits<int>::min() ? 0 : best;
}

std::optional<Place> Field::destination(const Place &from) const
{
    if (!m_goals.empty()) {
        const auto best = std::ranges::max_element(m_goals, {}, [&](const Goal &goal) {
            return goal.worth / (kPas + awayFrom(*goal.objective, from.at));
        });
        if (best->worth >= kPoint && !isAt(m_game, *best->objective, from)) {
            const Point at = best->objective->at;
            return Place{at, m_game.table().highest(at)};
        }
    }
    const Foe *nearest = nullptr;
    std::int32_t least = std::numeric_limits<std::int32_t>::max();
    const Base base = at(from);
    for (const Foe &foe : m_foes) {
        const std::int32_t away = kit::geometry::distance(foe.base, base);
        if (away < least && (foe.ours->range() > 0 || foe.ours->charge > 0)) {
            least = away;
            nearest = &foe;
        }
    }
    if (!nearest)
        return std::nullopt;
    const Point way = from.at - nearest->base.place.at;
    const Point near =
        nearest->base.place.at + kit::geometry::scaled(way, 2 * m_game.radius() + kPas / 2);
    return Place{near, nearest->base.place.level};
}

std::vector<Point> Field::landmarks(Point from, std::int32_t reach) const
{
    std::vector<Point> marks;
    const auto add = [&](Point at) {
        if (squaredDistance(at, from) <= kit::geometry::squared(reach))
            marks.push_back(at);
    };
    for (const Goal &goal : m_goals) {
        if (goal.objective->strip)
            continue;
        add(goal.objective->at);
        // The nearest point that counts as there.
        const Point way = from - goal.objective->at;
        add(goal.objective->at + kit::geometry::scaled(way, goal.objective->radius));
    }
    if (m_ward) {
        const std::int32_t beside = 2 * m_game.radius() + kPas / 2;
        const Point way = from - m_ward->base.place.at;
        add(m_ward->base.place.at + kit::geometry::scaled(way, beside));
    }
    return marks;
}

} // namespace escarmouche::rules::musg::play
