// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/kit/geometry/sight/cover.h"

#include "rules/musg/play/shooting/shotsteps.h"

#include <algorithm>

namespace escarmouche::rules::musg::play {

using ShotStep = ShotFrame::Step;

namespace {

constexpr std::int32_t kBurstReach = 3 * kPas; // MUSG-RANGED-20

void loseGun(const Stage &stage, const ShotFrame &frame, const Cited &rules)
{
    stage[frame.shooter].gunsLost =
        static_cast<std::uint8_t>(stage[frame.shooter].gunsLost | (1U << frame.gun));
    tell(stage, rules, [&] { return GunLost{frame.shooter, frame.gun}; });
}

FigureSet aroundBurst(const Stage &stage, const ShotFrame &frame)
{
    FigureSet hurt;
    if (!gunOf(stage, frame).artillery) {
        hurt.insert(frame.shooter);
        return hurt;
    }
    onTable(stage.game, stage.state).each([&](FigureId figure) {
        if (stage[figure].has(Mark::Hidden))
            return;
        // MUSG-RANGED-20
        if (isWithin(stage.game, stage.state, frame.shooter, figure, kBurstReach))
            hurt.insert(figure);
    });
    return hurt;
}

/** The figures standing before the target on the line to it, nearest the shooter first. */
FixedList<FigureId, kMostFighters> onLine(const Stage &stage, const ShotFrame &frame)
{
    const kit::geometry::Base from = stage.game.base(stage.state, frame.shooter);
    const kit::geometry::Base to = stage.game.base(stage.state, frame.target);
    const auto [low, high] = std::minmax(from.place.level, to.place.level);
    std::array<kit::geometry::Base, kMostFighters> bases;
    std::array<FigureId, kMostFighters> figures;
    std::array<std::int32_t, kMostFighters> crossed{};
    std::size_t count = 0;
    onTable(stage.game, stage.state).each([&](FigureId figure) {
        const std::int32_t level = stage[figure].level;
        if (figure == frame.shooter || figure == frame.target || stage[figure].has(Mark::Hidden) ||
            level > high + to.height || level + to.height < low)
            return;
        figures[count] = figure;
        bases[count++] = stage.game.base(stage.state, figure);
    });
    const std::size_t met =
        kit::geometry::figuresOnLine({from.place.at, to.place.at}, {bases.data(), count}, crossed);
    FixedList<FigureId, kMostFighters> line;
    for (std::size_t at = 0; at < met; ++at)
        line.push_back(figures[static_cast<std::size_t>(crossed[at])]);
    return line;
}

} // namespace

bool hasGunsmith(const Stage &stage, SeatId seat)
{
    for (std::size_t at = 0; at < stage.game.size(); ++at) {
        const FigureId figure{static_cast<std::uint8_t>(at)};
        const Standing standing = stage[figure].standing;
        // MUSG-MERC-09
        if (stage.fighter(figure).seat() == seat && stage.fighter(figure).has(Trait::NoMisfires) &&
            standing != Standing::OutOfAction && standing != Standing::Absent)
            return true;
    }
    return false;
}

void rollAccident(const Stage &stage, ShotFrame &frame)
{
    const Gun &gun = gunOf(stage, frame);
    if (gun.archaic != Archaic::BlackPowder || frame.naturalOnes == 0 ||
        hasGunsmith(stage, stage.fighter(frame.shooter).seat())) {
        frame.step = ShotStep::Stray;
        return;
    }
    frame.step = ShotStep::AccidentRolled;
    stage.ask(rollOf(stage.fighter(frame.shooter).seat(), Reason::Accident, frame.naturalOnes,
                     Reading::Each, {2}));
}

void afterAccident(const Stage &stage, ShotFrame &frame)
{
    // MUSG-RANGED-19
    const int safe = successes(stage, 2);
    tellDice(stage, frame.shooter, 2, safe);
    frame.naturalOnes = 0;
    frame.step = ShotStep::Stray;
    if (safe == stage.state.rolled.count)
        return;
    // MUSG-RANGED-19
    frame.burst = true;
    loseGun(stage, frame, {{"MUSG-RANGED-19"}});
    frame.pending = aroundBurst(stage, frame);
    frame.step = ShotStep::Burst;
}

void burstOn(const Stage &stage, ShotFrame &frame)
{
    if (frame.pending.empty()) {
        frame.step = ShotStep::Stray;
        return;
    }
    const FigureId hurt = frame.pending.first();
    frame.pending.erase(hurt);
    const Gun &gun = gunOf(stage, frame);
    DamageFrame damage;
    damage.victim = hurt;
    damage.by = hurt == frame.shooter ? FigureId{} : frame.shooter;
    damage.weapon = gun.entry;
    damage.hits = 1;
    damage.force = static_cast<std::int8_t>(gun.force);
    Cited rules{{"MUSG-RANGED-19"}};
    rules.addIf(gun.artillery, {"MUSG-RANGED-20"});
    hit(stage, damage, rules);
}

void rollStray(const Stage &stage, ShotFrame &frame)
{
    const Gun &gun = gunOf(stage, frame);
    if (gun.shape != Template::None) {
        frame.step = ShotStep::Template;
        return;
    }
    const bool strays = gun.archaic == Archaic::Missile && frame.naturalOnes > 0;
    const auto line = strays ? onLine(stage, frame) : FixedList<FigureId, kMostFighters>{};
    if (!strays || frame.at >= line.size()) {
        frame.at = 0;
        if (frame.naturalOnes > 0)
            --frame.naturalOnes;
        frame.step = frame.naturalOnes > 0 ? ShotStep::Stray : ShotStep::NextHit;
        frame.victim = frame.target;
        return;
    }
    frame.victim = line[frame.at];
    frame.step = ShotStep::StrayRolled;
    // MUSG-RANGED-21
    stage.ask(rollOf(stage.fighter(frame.victim).seat(), Reason::Stray, 1, Reading::Each, {6}));
}

void afterStray(const Stage &stage, ShotFrame &frame)
{
    const bool takes = successes(stage, 6) > 0;
    tellDice(stage, frame.victim, 6, takes ? 1 : 0);
    frame.step = ShotStep::Stray;
    if (!takes) {
        ++frame.at;
        return;
    }
    frame.at = 0;
    --frame.naturalOnes;
    hitWith(stage, frame, frame.victim, 1, {{"MUSG-RANGED-21"}});
}

void rollAmmunition(const Stage &stage, ShotFrame &frame)
{
    // MUSG-RANGED-18
    if (!stage.game.switches().noRest || !gunOf(stage, frame).carriedAmmunition)
        return stage.pop();
    frame.step = ShotStep::AmmunitionRolled;
    stage.ask(rollOf(stage.fighter(frame.shooter).seat(), Reason::Ammunition, frame.fired,
                     Reading::Each, {3}));
}

void afterAmmunition(const Stage &stage, ShotFrame &frame)
{
    const int left = successes(stage, 3);
    tellDice(stage, frame.shooter, 3, left);
    if (left < stage.state.rolled.count)
        loseGun(stage, frame, {{"MUSG-RANGED-18"}});
    stage.pop();
}

} // namespace escarmouche::rules::musg::play
