// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/play/ai/field.h"

#include "rules/kit/geometry/ground/contact.h"
#include "rules/musg/play/turn/objectives.h"

#include <algorithm>
#include <array>
#include <limits>

namespace escarmouche::rules::musg::play {

using kit::geometry::Base;

namespace {

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

/** An opponent strikes at whom he is in melee with, but he has less of it than he would have had
    of a charge of his own: who fears him more waits for that one. */
int inMelee(int strikes)
{
    return strikes * 6 / 5;
}

std::int32_t awayFrom(const Objective &objective, Point at)
{
    if (!objective.strip)
        return std::max(0, kit::geometry::distance({{at, 0}, 0, 0}, {{objective.at, 0}, 0, 0}) -
                               objective.radius);
    const auto &[least, most] = *objective.strip;
    const Point nearest{std::clamp(at.x, least.x, most.x), std::clamp(at.y, least.y, most.y)};
    return kit::geometry::distance({{at, 0}, 0, 0}, {{nearest, 0}, 0, 0});
}

/** Some gun of it throws more dice than one at a group. */
bool firesVolleys(const Fighter &fighter)
{
    return std::ranges::any_of(
        fighter.guns, [](const Gun &gun) { return gun.dice > 1 || gun.shape != Template::None; });
}

} // namespace

class Field::Sighting
{
public:
    /** `base` is the own figure's where it stands. */
    Sighting(const Field &field, const Foe &foe, const Stand &stand, const Base &base)
        : m_field(field), m_foe(foe), m_stand(stand), m_base(base),
          m_away(kit::geometry::distance(foe.base(), base)),
          m_regard(stand.spot ? (*foe.enemy->regards)[*stand.spot] : m_passing)
    {
    }
    Sighting(const Sighting &) = delete;
    Sighting &operator=(const Sighting &) = delete;

    std::int32_t away() const { return m_away; }
    bool isFree()
    {
        if (m_stand.spot)
            return ground().sees(m_field.m_game, from(), *m_stand.spot, m_regard);
        return isInSight(m_field.m_game, m_foe.base(), m_base);
    }
    /** What comes through of what he shoots at the figure, and of what it shoots at him. */
    int harmOfHis(int harm)
    {
        return throughScreens(
            harm, m_stand.spot ? ground().screensTo(m_field.m_game, from(), *m_stand.spot, m_regard)
                               : screensBetween(m_field.m_game, m_foe.base(), m_base));
    }
    int harmOfOurs(int harm)
    {
        return throughScreens(
            harm, m_stand.spot
                      ? ground().screensFrom(m_field.m_game, from(), *m_stand.spot, m_regard)
                      : screensBetween(m_field.m_game, m_base, m_foe.base()));
    }

private:
    const Ground &ground() const { return m_field.m_scene.ground(); }
    const Place &from() const { return m_foe.enemy->lookout; }

    const Field &m_field;
    const Foe &m_foe;
    const Stand &m_stand;
    const Base &m_base;
    std::int32_t m_away;
    Ground::Regard m_passing; // of a place that is no spot
    Ground::Regard &m_regard;
};

Field::Field(const Scene &scene, FigureId own)
    : m_scene(scene), m_game(scene.game()), m_seen(scene.seen()), m_own(own),
      m_volleys(firesVolleys(m_game.fighter(own))), m_pa(std::max<int>(1, m_game.fighter(own).pa)),
      m_charge(m_game.fighter(own).mvt * 3 / 2)
{
    m_foes.reserve(scene.enemies().size());
    for (const Scene::Enemy &enemy : scene.enemies())
        addFoe(enemy);
    addGoals();
    addWard();
}

void Field::addFoe(const Scene::Enemy &enemy)
{
    Foe foe;
    foe.enemy = &enemy;
    foe.theirs = &m_scene.mights().of(m_game, m_seen, enemy.figure, m_own);
    foe.ours = &m_scene.mights().of(m_game, m_seen, m_own, enemy.figure);
    foe.pa = std::max<int>(1, m_game.fighter(enemy.figure).pa);
    FigureSet others = enemy.touching;
    others.erase(m_own);
    foe.isEngaged = !others.empty();
    foe.isNewTo = m_game.fighter(enemy.figure).level < m_game.fighter(m_own).level &&
                  !m_seen.seen[enemy.figure.value].contains(m_own);
    m_foes.push_back(foe);
}

const Field::Foe *Field::find(FigureId figure) const
{
    const auto found = std::ranges::find(m_foes, figure, &Foe::figure);
    return found == m_foes.end() ? nullptr : &*found;
}

void Field::addGoals()
{
    const auto &objectives = m_game.scenario().objectives;
    const int left = m_scene.turnsLeft();
    const SeatId seat = m_scene.seat();
    for (std::size_t index = 0; index < objectives.size(); ++index) {
        const Objective &objective = objectives[index];
        if (isTaken(m_seen, index) ||
            (objective.claim == Claim::Chief && m_game.fighter(m_own).rank != Rank::Chief))
            continue;
        int points = objective.pointsEachTurn * std::min(left, 3) + objective.pointsAtEnd +
                     objective.pointsOnce;
        if (!countsFor(m_seen, objective, seat)) {
            // Whoever stands there keeps the others from it.
            if (objective.claim != Claim::Alone)
                continue;
            points = points / 2 + objective.pointsKept;
        }
        FigureSet there = figuresAt(m_game, m_seen, objective);
        there.erase(m_own);
        int friends = 0;
        there.each(
            [&](FigureId other) { friends += m_game.fighter(other).seat() == seat ? 1 : 0; });
        // One is enough where it is held alone; a second one makes sure of it.
        const int share = objective.claim == Claim::Alone ? 1 + 3 * friends : 1;
        m_goals.push_back({&objective, points * kPoint / share});
    }
}

void Field::addWard()
{
    if (m_game.fighter(m_own).rank == Rank::Chief ||
        m_game.fighter(m_own).has(Trait::NoAttentionChef))
        return;
    for (const Scene::Chief &chief : m_scene.chiefs()) {
        Threats threats;
        for (std::size_t at = 0; at < m_foes.size(); ++at) {
            const auto &[away, harm] = chief.shots[at];
            const int saved = harm - m_foes[at].theirs->fireAt(away);
            if (saved > 0)
                threats.add(saved);
        }
        if (threats.total() > 0)
            m_ward = Ward{chief.base, threats.total()};
    }
}

Base Field::at(const Place &place) const
{
    Base base = m_game.base(m_seen, m_own);
    base.place = place;
    return base;
}

int Field::threat(const Foe &foe, Sighting &sighting) const
{
    if (foe.enemy->isHarmless)
        return 0;
    const std::int32_t away = sighting.away();
    int harm = away <= foe.enemy->charge && !foe.isEngaged ? foe.theirs->charge : 0;
    const int fire = foe.theirs->fireAt(away);
    if (fire > harm && sighting.isFree()) {
        harm = std::max(harm, sighting.harmOfHis(fire));
    } else if (!foe.isEngaged) {
        // He may walk first, with one PA less, to where he sees it.
        const int later =
            foe.theirs->fireAt(std::max(0, away - foe.enemy->walk)) * (foe.pa - 1) / foe.pa / 2;
        harm = std::max(harm, later);
    }
    return harm;
}

int Field::freeShot(const Foe &foe, Sighting &sighting) const
{
    if (!foe.isNewTo || foe.enemy->isHarmless || foe.isEngaged)
        return 0;
    const int fire = foe.theirs->fireAt(sighting.away()) / foe.pa;
    return fire > 0 && sighting.isFree() ? fire * 2 / 3 : 0;
}

/** What its shots could do to that one, where that is more than `least`. */
int Field::fireAt(const Foe &foe, Sighting &sighting, int pa, int least) const
{
    if (pa <= 0 || foe.isEngaged)
        return 0;
    const int fire = foe.ours->fireAt(sighting.away());
    if (fire == 0)
        return 0;
    const int one = fire * std::min(pa, m_pa) / m_pa;
    const int harm = one + one * std::min(m_volleys ? foe.enemy->crowd : 0, 3) * 3 / 10;
    return harm > least && sighting.isFree() ? sighting.harmOfOurs(harm) : 0;
}

/** Where nothing is in reach: towards whom it can hurt, with its shots or by hand. */
std::optional<int> Field::nearing(const Foe &foe, std::int32_t away) const
{
    constexpr int kShooter = 80; // what a pas is worth
    constexpr int kFighter = 30;
    const int shots = foe.ours->fireAt(0);
    if (shots > foe.ours->charge) {
        const std::int32_t off = std::max(0, away - foe.ours->range() * 2 / 3);
        return -off * kShooter / kPas;
    }
    if (foe.ours->charge <= 0)
        return std::nullopt;
    return (away <= m_charge ? foe.ours->charge * 2 / 5 : 0) - away * kFighter / kPas;
}

Field::Prospects Field::prospects(const Stand &stand, int pa) const
{
    Prospects prospects;
    Threats threats;
    std::optional<int> nearer;
    const Base base = at(stand.place);
    for (const Foe &foe : m_foes) {
        Sighting sighting(*this, foe, stand, base);
        threats.add(threat(foe, sighting));
        prospects.shotAt += freeShot(foe, sighting);
        prospects.fire = std::max(prospects.fire, fireAt(foe, sighting, pa, prospects.fire));
        if (const auto near = nearing(foe, sighting.away()))
            nearer = std::max(*near, nearer.value_or(*near));
    }
    prospects.danger = threats.total();
    prospects.nearer = m_scene.isLastTurn() ? 0 : nearer.value_or(0);
    return prospects;
}

Worth Field::standing(const Stand &stand, int pa, bool arrives) const
{
    const Prospects there = prospects(stand, pa);
    Worth worth;
    worth[Motive::Danger] = -there.danger - (arrives ? there.shotAt : 0);
    worth[Motive::Prospect] = there.fire + there.nearer;
    worth[Motive::Objective] = objective(stand.place);
    worth[Motive::Support] = shielding(stand.place);
    return worth;
}

int Field::danger(const Place &place) const
{
    const Stand stand = standAt(place);
    const Base base = at(place);
    Threats threats;
    for (const Foe &foe : m_foes) {
        Sighting sighting(*this, foe, stand, base);
        threats.add(threat(foe, sighting));
    }
    return threats.total();
}

int Field::dangerAmong(const FigureSet &opponents, const Place &place, int standing) const
{
    const Base base = at(place);
    Threats threats;
    for (const Foe &foe : m_foes) {
        if (opponents.contains(foe.figure()))
            threats.add(foe.enemy->isHarmless ? 0
                                              : inMelee(foe.theirs->strikes) * standing / kCertain);
        else if (!foe.enemy->isHarmless && !foe.isEngaged &&
                 kit::geometry::distance(foe.base(), base) <= foe.enemy->charge)
            threats.add(foe.theirs->charge);
    }
    return threats.total();
}

int Field::freeShotsAt(const Place &place) const
{
    const Stand stand = standAt(place);
    const Base base = at(place);
    int harm = 0;
    for (const Foe &foe : m_foes) {
        Sighting sighting(*this, foe, stand, base);
        harm += freeShot(foe, sighting);
    }
    return harm;
}

int Field::fire(const Place &place, int pa) const
{
    const Stand stand = standAt(place);
    const Base base = at(place);
    int most = 0;
    for (const Foe &foe : m_foes) {
        Sighting sighting(*this, foe, stand, base);
        most = std::max(most, fireAt(foe, sighting, pa, most));
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
        const std::int32_t away = kit::geometry::distance(foe.base(), base);
        if (away < least && (foe.ours->range() > 0 || foe.ours->charge > 0)) {
            least = away;
            nearest = &foe;
        }
    }
    if (!nearest)
        return std::nullopt;
    const Point way = from.at - nearest->base().place.at;
    const Point near =
        nearest->base().place.at + kit::geometry::scaled(way, 2 * m_game.radius() + kPas / 2);
    return Place{near, nearest->base().place.level};
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
