// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/play/board/board.h"
#include "rules/musg/play/story/telling.h"

namespace escarmouche::rules::musg::play {

namespace {

using Kind = Gesture::Kind;

/** How the board plays each event. */
struct Playing {
    const Skirmish &game;

    std::optional<Gesture> operator()(const MoveDeclared &event) const
    {
        return wayOf(event.figure, event.way);
    }
    std::optional<Gesture> operator()(const TargetFollowed &event) const
    {
        return wayOf(event.figure, event.way);
    }
    std::optional<Gesture> operator()(const FigureMoved &event) const
    {
        Gesture move = of(Kind::Move, event.figure);
        move.places = {shown(event.from), shown(event.to)};
        return move;
    }
    std::optional<Gesture> operator()(const ShotDeclared &event) const
    {
        if (!event.target.valid())
            return {};
        Gesture shot = aim(event.shooter, event.target);
        if (shapeOf(game, event) == Template::Blast) // what flies is told with where it goes off
            shot.area.radius = game.switches().blastRadius;
        return shot;
    }
    std::optional<Gesture> operator()(const StrikeDeclared &event) const
    {
        return aim(event.attacker, event.target);
    }
    std::optional<Gesture> operator()(const DiceThrown &event) const
    {
        const bool isStopped = event.reason == Reason::Cover && event.total == 0;
        const bool isAttack = event.reason == Reason::ToHit || event.reason == Reason::Blow;
        if (!event.figure.valid() || (!isAttack && !isStopped))
            return {};
        return of(event.total > 0 ? Kind::Hit : Kind::Miss, event.figure);
    }
    std::optional<Gesture> operator()(const BurstAt &event) const
    {
        Gesture burst = of(event.dud ? Kind::Miss : Kind::Area, event.shooter);
        burst.places = {shown(event.at)};
        burst.area.centre = shown(event.at);
        burst.area.radius = event.dud ? 0 : game.switches().blastRadius;
        return burst;
    }
    std::optional<Gesture> operator()(const FlameLaid &event) const
    {
        Gesture flame = of(Kind::Area, event.shooter);
        for (const Point &corner : event.corners)
            flame.area.outline.push_back({corner.x, corner.y, 0});
        return flame;
    }
    std::optional<Gesture> operator()(const PutOut &event) const
    {
        return of(Kind::Fall, event.figure);
    }
    std::optional<Gesture> operator()(const FigureMarked &event) const
    {
        if (event.mark != Mark::Fleeing || !event.on)
            return {};
        return of(Kind::Rout, event.figure);
    }
    template<class Other>
    std::optional<Gesture> operator()(const Other &) const
    {
        return {};
    }

private:
    static Gesture of(Kind kind, FigureId figure)
    {
        Gesture gesture;
        gesture.kind = kind;
        gesture.token = figure.value;
        return gesture;
    }
    static Gesture wayOf(FigureId figure, const std::vector<Place> &places)
    {
        Gesture way = of(Kind::Way, figure);
        for (const Place &place : places)
            way.places.push_back(shown(place));
        return way;
    }
    static Gesture aim(FigureId figure, FigureId target)
    {
        Gesture gesture = of(Kind::Aim, figure);
        gesture.target = target.value;
        return gesture;
    }
};

} // namespace

std::optional<Gesture> gestureOf(const Skirmish &game, const Event &event)
{
    return std::visit(Playing{game}, event.what);
}

} // namespace escarmouche::rules::musg::play
