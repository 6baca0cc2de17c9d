// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/kit/geometry/sight/cover.h"
#include "rules/kit/geometry/sight/sight.h"
#include "rules/musg/play/board/board.h"
#include "rules/musg/play/board/drawing.h"
#include "rules/musg/play/shooting/aiming.h"
#include "rules/musg/play/stage/lookups.h"
#include "rules/musg/play/story/telling.h"

namespace escarmouche::rules::musg::play {

using kit::geometry::Base;

namespace {

TablePlace tablePlace(kit::geometry::Point at, std::int32_t level)
{
    return {at.x, at.y, level};
}

void addTargets(const FigureSet &figures, Overlay &overlay)
{
    figures.each([&](FigureId figure) { overlay.targets.push_back(figure.value); });
}

Phrase rollOf(int needed)
{
    return {"overlay-needed", {{"needed", std::int64_t{needed}}}};
}

void draw(const Skirmish &, const State &, const MovePlan &plan, Overlay &overlay)
{
    OverlayLine way;
    for (const Place &place : plan.path.all())
        way.places.push_back(shown(place));
    way.label = {"overlay-way", {{"spent", wholePas(plan.spent)}}};
    overlay.lines.push_back(std::move(way));
    addTargets(plan.targets, overlay);
}

void drawHurdles(const Skirmish &game, const State &seen, const ShotPlan &plan, const Base &there,
                 Overlay &overlay)
{
    const Aimer aimer(game, seen, plan.shooter, plan.gun);
    for (const Hurdle &hurdle : hurdles(aimer, there, plan.target)) {
        OverlayObstacle obstacle;
        (hurdle.isFigure ? obstacle.token : obstacle.piece) = hurdle.index;
        obstacle.label = rollOf(hurdle.needed);
        overlay.obstacles.push_back(std::move(obstacle));
    }
}

/** Where a template would lie. */
void drawTemplate(const Skirmish &game, const State &seen, const ShotPlan &plan, const Place &aim,
                  Overlay &overlay)
{
    const Aimer aimer(game, seen, plan.shooter, plan.gun);
    OverlayPatch patch;
    patch.centre = shown(aim);
    if (aimer.gun.shape == Template::Blast) {
        patch.radius = game.switches().blastRadius;
    } else {
        for (const auto &corner : flameOf(aimer, aim.at).corners)
            patch.outline.push_back(tablePlace(corner, aim.level));
    }
    overlay.patches.push_back(std::move(patch));
}

void draw(const Skirmish &game, const State &seen, const ShotPlan &plan, Overlay &overlay)
{
    Base there = game.base(seen, plan.shooter);
    there.place = plan.target.valid() ? seen[plan.target].place() : plan.aim;
    drawSight(game, seen, plan.shooter, there, plan.target, overlay);
    drawHurdles(game, seen, plan, there, overlay);
    if (game.fighter(plan.shooter).guns[plan.gun].shape != Template::None)
        drawTemplate(game, seen, plan, there.place, overlay);
    addTargets(plan.victims, overlay);
}

void draw(const Skirmish &, const State &, const StrikePlan &plan, Overlay &overlay)
{
    overlay.targets.push_back(plan.target.value);
}

void draw(const Skirmish &, const State &, const PlacePlan &plan, Overlay &overlay)
{
    if (plan.heldBack)
        return;
    OverlayPatch patch;
    patch.kind = OverlayPatch::Kind::Range;
    patch.centre = shown(plan.at);
    patch.radius = kPas / 2;
    overlay.patches.push_back(std::move(patch));
}

void draw(const Skirmish &, const State &, const ActivatePlan &plan, Overlay &overlay)
{
    if (plan.leader.valid())
        overlay.targets.push_back(plan.leader.value);
    addTargets(plan.others, overlay);
}

void draw(const Skirmish &, const State &, const ItemPlan &plan, Overlay &overlay)
{
    if (plan.other.valid())
        overlay.targets.push_back(plan.other.value);
}

template<class Other>
void draw(const Skirmish &, const State &, const Other &, Overlay &)
{
}

/** Of an attack that has begun: the shot as its plan was drawn, else whom it is aimed at. */
void drawBegun(const Skirmish &game, const State &seen, const ShotFrame &shot, Overlay &overlay)
{
    ShotPlan plan;
    plan.shooter = shot.shooter;
    plan.target = shot.target;
    plan.gun = shot.gun;
    plan.aim = shot.aim;
    if (const FigureId victim = shot.victim.valid() ? shot.victim : shot.target; victim.valid())
        plan.victims.insert(victim);
    draw(game, seen, plan, overlay);
}

void drawBegun(const Skirmish &game, const State &seen, const DamageFrame &damage, Overlay &overlay)
{
    if (damage.isShot && damage.by.valid() && damage.by != damage.victim)
        drawSight(game, seen, damage.by, game.base(seen, damage.victim), damage.victim, overlay);
    overlay.targets.push_back(damage.victim.value);
}

void drawBegun(const Skirmish &, const State &, const StrikeFrame &strike, Overlay &overlay)
{
    overlay.targets.push_back(strike.target.value);
}

/** What is left of a way. */
void drawBegun(const Skirmish &, const State &seen, const MoveFrame &move, Overlay &overlay)
{
    OverlayLine way;
    way.places.push_back(shown(seen[move.figure].place()));
    Path begun;
    for (const Place &place : move.path.all()) {
        begun.add(place);
        if (kit::geometry::walkedLength(begun) > move.walked)
            way.places.push_back(shown(place));
    }
    if (way.places.size() > 1)
        overlay.lines.push_back(std::move(way));
    addTargets(move.targets, overlay);
}

void drawBegun(const Skirmish &game, const State &seen, const SpotFrame &spot, Overlay &overlay)
{
    drawSight(game, seen, spot.observer, game.base(seen, spot.mover), spot.mover, overlay);
}

void drawBegun(const Skirmish &, const State &, const ReceptionFrame &reception, Overlay &overlay)
{
    overlay.targets.push_back(reception.target.value);
}

template<class Other>
void drawBegun(const Skirmish &, const State &, const Other &, Overlay &)
{
}

} // namespace

void drawSight(const Skirmish &game, const State &seen, FigureId from, const Base &there,
               FigureId target, Overlay &overlay)
{
    const Base eye = game.base(seen, from);
    const auto lines = kit::geometry::sightLines(eye, there);
    const auto free = kit::geometry::freeLines(game.table(), eye, there);
    bool isSeen = false;
    for (std::size_t at = 0; at < lines.size(); ++at) {
        OverlayLine line;
        line.kind = free[at] ? OverlayLine::Kind::Sight : OverlayLine::Kind::Barred;
        line.places = {tablePlace(lines[at].from, eye.place.level),
                       tablePlace(lines[at].to, there.place.level)};
        isSeen = isSeen || free[at];
        overlay.lines.push_back(std::move(line));
    }
    if (!isSeen || !target.valid())
        return;
    FigureSet self;
    self.insert(from);
    self.insert(target);
    const auto between = bystanders(game, seen, self);
    const auto cover = kit::geometry::cover(game.table(), eye, there, between.bases);
    HiddenShare share;
    share.target = target.value;
    share.columns.assign(cover.columns.begin(), cover.columns.end());
    share.height = there.height;
    share.isCover = cover.isGiven();
    overlay.hidden.push_back(std::move(share));
}

Overlay overlayOf(const Skirmish &game, const State &seen, const Plan &plan)
{
    Overlay overlay;
    std::visit([&](const auto &what) { draw(game, seen, what, overlay); }, plan.what);
    return overlay;
}

Overlay underwayOf(const Skirmish &game, const State &seen)
{
    Overlay overlay;
    const bool isQuestion = seen.request.what == Awaited::Decision;
    if (seen.frames.empty() || (seen.request.what != Awaited::Roll && !isQuestion))
        return overlay;
    const auto drawFrame = [&](const Frame &begun) {
        std::visit([&](const auto &frame) { drawBegun(game, seen, frame, overlay); }, begun);
    };
    const Frame &last = seen.frames.back();
    drawFrame(last);
    // A question on somebody's way is about it, too.
    for (const Frame &frame : seen.frames) {
        if (isQuestion && &frame != &last && std::holds_alternative<MoveFrame>(frame))
            drawFrame(frame);
    }
    return overlay;
}

} // namespace escarmouche::rules::musg::play
