// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/play/ai/scene.h"

#include "rules/kit/geometry/ground/contact.h"

#include <algorithm>
#include <cstdlib>

namespace escarmouche::rules::musg::play {

namespace {

int turnsOf(const Skirmish &game)
{
    return game.switches().turnLimit > 0 ? game.switches().turnLimit : game.scenario().turns;
}

} // namespace

Scene::Scene(const Skirmish &game, const State &seen, SeatId seat, MightBook &mights)
    : m_game(game), m_seen(seen), m_seat(seat), m_mights(mights), m_ground(Ground::of(game))
{
    m_ground.forgetMost();
    const FigureSet foes = foesOf(game, seen, seat);
    m_enemies.reserve(static_cast<std::size_t>(foes.count()));
    foes.each([&](FigureId foe) {
        if (!seen[foe].has(Mark::Hidden))
            addEnemy(foe);
    });
    friendsOf(game, seen, seat).each([&](FigureId figure) {
        if (game.fighter(figure).rank == Rank::Chief)
            addChief(figure);
    });
    countCrowds();
}

bool Scene::isLastTurn() const
{
    return m_seen.turn >= turnsOf(m_game);
}

int Scene::turnsLeft() const
{
    return std::max(1, turnsOf(m_game) - m_seen.turn + 1);
}

void Scene::addEnemy(FigureId figure)
{
    const Fighter &fighter = m_game.fighter(figure);
    const FigureState &state = m_seen[figure];
    Enemy enemy;
    enemy.figure = figure;
    enemy.base = m_game.base(m_seen, figure);
    enemy.lookout = m_ground.lookout(enemy.base.place);
    enemy.regards = &m_ground.regardsFrom(enemy.lookout);
    enemy.touching = touchedFoes(m_game, m_seen, figure);
    enemy.walk = fighter.mvt + fighter.groundBonus;
    enemy.charge = enemy.walk * 3 / 2;
    enemy.isHarmless = state.has(Mark::Fleeing) || (isLastTurn() && state.has(Mark::Activated));
    m_enemies.push_back(enemy);
}

void Scene::addChief(FigureId figure)
{
    Chief chief{figure, m_game.base(m_seen, figure), {}};
    chief.shots.reserve(m_enemies.size());
    for (const Enemy &enemy : m_enemies) {
        const std::int32_t away = kit::geometry::distance(enemy.base, chief.base);
        const int harm = m_mights.of(m_game, m_seen, enemy.figure, figure).fireAt(away);
        const bool isShot =
            harm > 0 && !enemy.isHarmless && isInSight(m_game, enemy.base, chief.base);
        chief.shots.push_back({away, isShot ? harm : 0});
    }
    m_chiefs.push_back(std::move(chief));
}

void Scene::countCrowds()
{
    // MUSG-RANGED-08
    constexpr std::int32_t kGroup = 1 * kPas;
    const std::int32_t reach = kGroup + 2 * m_game.radius();
    const auto isNear = [&](const Enemy &a, const Enemy &b) {
        return std::abs(a.base.place.at.x - b.base.place.at.x) <= reach &&
               kit::geometry::isWithin(a.base, b.base, kGroup);
    };
    for (std::size_t one = 0; one < m_enemies.size(); ++one) {
        for (std::size_t other = one + 1; other < m_enemies.size(); ++other) {
            if (!isNear(m_enemies[one], m_enemies[other]))
                continue;
            ++m_enemies[one].crowd;
            ++m_enemies[other].crowd;
        }
    }
}

} // namespace escarmouche::rules::musg::play
