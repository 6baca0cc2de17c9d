// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/play/ai/might.h"

#include "rules/musg/play/shooting/aiming.h"

#include <algorithm>

namespace escarmouche::rules::musg::play {

namespace {

constexpr int kWorstShot = 6;

/** What would be noted of one gun: up to its range, in that band. */
Might::Shots shotsOf(const Skirmish &game, const State &state, FigureId attacker, const Gun &gun,
                     int band, FigureId victim)
{
    const Fighter &fighter = game.fighter(attacker);
    const int wound = chanceOf(damageNeeded(gun.force, resistance(game, state, victim, attacker)));
    const int volleys = fighter.pa / std::max(1, priceOf(game, gun));
    const int pv = state[victim].pv;
    if (!gun.bands)
        return {game.switches().flameLength, harmOf(game, victim, tollOf(volleys, wound, pv))};
    const int skill = std::clamp(fighter.ct, 2, kWorstShot) + band - 1;
    if (skill > kWorstShot)
        return {};
    const int each = chanceOf(std::max(2, skill)) * wound / kCertain;
    const int dice = (gun.shape == Template::None ? gun.dice : 1) * gun.shotsPerAction * volleys;
    return {gun.ranges[static_cast<std::size_t>(band)],
            harmOf(game, victim, tollOf(dice, each, pv))};
}

/** Keeps the list such that what carries farther does less. */
void note(Might &might, const Might::Shots &shots)
{
    if (shots.harm <= might.fireAt(shots.range))
        return;
    FixedList<Might::Shots, 6> kept;
    const auto keep = [&](const Might::Shots &each) {
        if (!kept.full())
            kept.push_back(each);
    };
    for (const auto &each : might.shots) {
        if (each.range < shots.range && each.harm > shots.harm)
            keep(each);
    }
    keep(shots);
    for (const auto &each : might.shots) {
        if (each.range > shots.range)
            keep(each);
    }
    might.shots = kept;
}

void addGuns(const Skirmish &game, const State &state, FigureId attacker, FigureId victim,
             Might &might)
{
    const Fighter &fighter = game.fighter(attacker);
    const int out = state[attacker].gunsLost | state[attacker].gunsEmpty;
    for (std::size_t at = 0; at < fighter.guns.size() && fighter.ct > 0; ++at) {
        if (((out >> at) & 1) != 0)
            continue;
        const Gun &gun = fighter.guns[at];
        for (int band = 0; band < (gun.bands ? 3 : 1); ++band)
            note(might, shotsOf(game, state, attacker, gun, band, victim));
    }
}

int strikeHarm(const Skirmish &game, const State &state, FigureId attacker, FigureId victim,
               int strikes, bool charging)
{
    if (strikes <= 0 || game.fighter(attacker).cc == 0)
        return 0;
    // As if two dice were thrown each time.
    const int each = expectedBlow(game, state, attacker, victim, charging) / 2;
    return harmOf(game, victim, tollOf(2 * strikes, std::min(each, kCertain), state[victim].pv));
}

} // namespace

void MightBook::workOut(const Skirmish &game, const State &state, FigureId attacker,
                        FigureId victim)
{
    if (m_figures != game.size()) {
        m_figures = game.size();
        m_entries.assign(m_figures * m_figures, {});
    }
    Entry &entry = m_entries[attacker.value * m_figures + victim.value];
    entry = {keyOf(state, attacker, victim), {}};
    const int pa = game.fighter(attacker).pa;
    addGuns(game, state, attacker, victim, entry.might);
    entry.might.strikes = strikeHarm(game, state, attacker, victim, pa, false);
    entry.might.charge = strikeHarm(game, state, attacker, victim, pa - 1, true);
}

} // namespace escarmouche::rules::musg::play
