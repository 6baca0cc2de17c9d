// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/kit/geometry/ground/contact.h"
#include "rules/musg/play/ai/normal.h"

#include <algorithm>

namespace escarmouche::rules::musg::play {

namespace {

constexpr int kOnItsWay = 1500; // a charge that is broken off has cost its PA for nothing

/** What the hits of the shot in hand would do to somebody. */
int harmOfHits(const Table &table, const ShotFrame &shot, FigureId victim)
{
    const Gun &gun = table.game.fighter(shot.shooter).guns[shot.gun];
    const int wound =
        chanceOf(damageNeeded(gun.force, resistance(table.game, table.seen, victim, shot.shooter)));
    return harmOf(table.game, victim,
                  tollOf(std::max<int>(1, shot.hits), wound, table.seen[victim].pv));
}

/** Who would suffer in the chief's stead, and what is gained by that. */
int gainOfShield(const Table &table, FigureId shield)
{
    const auto *shot = top<ShotFrame>(table.seen);
    if (!shot || !shield.valid() || !shot->victim.valid())
        return 1;
    return harmOfHits(table, *shot, shot->victim) - harmOfHits(table, *shot, shield);
}

int gainOfGuard(const Table &table, FigureId guard)
{
    const auto *move = top<MoveFrame>(table.seen);
    const FigureId victim = move ? move->targets.first() : FigureId{};
    if (!victim.valid() || !guard.valid())
        return 1;
    const auto suffers = [&](FigureId figure) {
        return table.scene.mights().of(table.game, table.seen, move->figure, figure).charge;
    };
    return suffers(victim) - suffers(guard);
}

/** He who strikes harder than his charger stands and meets him. */
int gainOfStepBack(const Table &table)
{
    const auto *charged = top<ReceptionFrame>(table.seen);
    if (!charged)
        return 1;
    const auto &theirs =
        table.scene.mights().of(table.game, table.seen, charged->charger, charged->target);
    const auto &ours =
        table.scene.mights().of(table.game, table.seen, charged->target, charged->charger);
    return theirs.charge - ours.strikes;
}

int gainOfFreeShot(const Table &table, const Shoot &shot)
{
    if (!shot.target.valid())
        return -1;
    const Gun &gun = table.game.fighter(shot.figure).guns[shot.gun];
    const int expected = expectedAtSight(table.game, table.seen, shot);
    return harmOf(table.game, shot.target,
                  tollOf(std::max(1, gun.dice), expected / std::max(1, gun.dice),
                         table.seen[shot.target].pv)) +
           1;
}

/** Of those who could stand in: the gain of the one named; of two equally near victims, the one
    whose loss is the lesser. */
int gainOfFigure(const Table &table, FigureId figure)
{
    switch (static_cast<Prompt>(table.seen.request.decision.prompt)) {
    case Prompt::AttentionChef:
    case Prompt::TakeShot:
        return gainOfShield(table, figure);
    case Prompt::TakeCharge:
        return gainOfGuard(table, figure);
    default:
        break;
    }
    const auto *shot = top<ShotFrame>(table.seen);
    return shot ? -harmOfHits(table, *shot, figure) : -worthOf(table.game, figure);
}

/** Where the way leads against where he stands: danger, and who would shoot at him first. */
int gainOfGoingOn(const Table &table)
{
    const auto *move = top<MoveFrame>(table.seen);
    if (!move)
        return 1;
    const Field field(table.scene, move->figure);
    const Place here = table.seen[move->figure].place();
    const Place there = move->path.last();
    const int pa = table.seen[move->figure].pa;
    const int gained = move->kind == MoveKind::Charge ? kOnItsWay : 1;
    return gained + field.danger(here) - field.danger(there) - field.freeShotsAt(there) +
           field.objective(there) - field.objective(here) + field.fire(there, pa) -
           field.fire(here, pa);
}

/** A zone is worth what its objectives are, and how near they lie. */
int gainOfZone(const Table &table, std::uint8_t zone)
{
    const Point middle = kit::geometry::middleOf(table.game.scenario().zones[zone].box);
    int gain = 0;
    for (const Objective &objective : table.game.scenario().objectives) {
        const int points = objective.pointsEachTurn * 3 + objective.pointsAtEnd;
        if (objective.zone)
            continue;
        const std::int32_t away =
            kit::geometry::distance({{middle, 0}, 0, 0}, {{objective.at, 0}, 0, 0});
        gain += 1000 * points * kPas / (10 * kPas + away);
    }
    return gain;
}

int gainOf(const Table &table, const Action &action)
{
    if (const auto *chosen = std::get_if<ChooseFigure>(&action))
        return gainOfFigure(table, chosen->figure);
    if (const auto *shot = std::get_if<Shoot>(&action))
        return gainOfFreeShot(table, *shot);
    if (const auto *zone = std::get_if<ChooseZone>(&action))
        return gainOfZone(table, zone->zone);
    if (!std::holds_alternative<Accept>(action))
        return 0;
    switch (static_cast<Prompt>(table.seen.request.decision.prompt)) {
    case Prompt::StepBack:
        return gainOfStepBack(table);
    case Prompt::GoOn:
        return gainOfGoingOn(table);
    case Prompt::TakeCharge:
        return gainOfGuard(table, candidates(table.game, table.seen).first());
    case Prompt::TakeShot:
        return gainOfShield(table, candidates(table.game, table.seen).first());
    default:
        return 1; // to throw again, to catch a blade
    }
}

} // namespace

Candidates weighReplies(const Table &table)
{
    Candidates out;
    for (const auto &option : table.options) {
        if (option.open && out.size() + 1 < table.options.size())
            continue;
        Candidate candidate{option.action};
        candidate.worth[Motive::Support] = gainOf(table, option.action);
        out.push_back(std::move(candidate));
    }
    return out;
}

} // namespace escarmouche::rules::musg::play
