// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/kit/geometry/ground/contact.h"
#include "rules/musg/play/moving/going.h"
#include "rules/musg/play/stage/judging.h"
#include "rules/musg/play/stage/lookups.h"
#include "rules/musg/play/stage/turnsteps.h"

#include <algorithm>
#include <optional>

namespace escarmouche::rules::musg::play {

using kit::geometry::Base;
using kit::geometry::Box;

namespace {

constexpr int kEntryTurn = 3; // of an orc hunter kept back
constexpr std::int32_t kBeyondTheLine = 10 * kPas; // of an elf sniper
constexpr std::int32_t kGrid = kPas / 2; // of the places offered

using TurnStep = TurnFrame::Step;

bool comesLast(const Fighter &fighter)
{
    // MUSG-DEPLOY-04
    return fighter.has(Trait::DeploysLast);
}

/** The whole table, for centres of bases. */
Box everywhere(const Skirmish &game)
{
    const std::int32_t edge = game.radius();
    return {{edge, edge}, {game.table().width() - edge, game.table().depth() - edge}};
}

/** The zone stretched beyond its line (MUSG-MERC-08). */
Box stretched(const Zone &zone)
{
    const Point by = kit::geometry::scaled(zone.forward, kBeyondTheLine);
    Box box = zone.box;
    box.least = {box.least.x + std::min(by.x, 0), box.least.y + std::min(by.y, 0)};
    box.most = {box.most.x + std::max(by.x, 0), box.most.y + std::max(by.y, 0)};
    return box;
}

struct Allotted {
    Box box;
    RuleId rule; // why there and not elsewhere
};

/** Where the figure may be placed at this step. */
Allotted groundOf(const Skirmish &game, const State &state, FigureId figure)
{
    const Fighter &fighter = game.fighter(figure);
    // MUSG-MERC-05
    if (state[figure].has(Mark::HeldBack))
        return {everywhere(game), {"MUSG-MERC-05"}};
    // MUSG-MERC-11
    if (fighter.has(Trait::DeploysAnywhere))
        return {everywhere(game), {"MUSG-MERC-11"}};
    const Zone &zone =
        game.scenario().zones[state.zones[static_cast<std::size_t>(fighter.seat().value)]];
    // MUSG-MERC-08
    if (fighter.has(Trait::DeploysForward))
        return {stretched(zone), {"MUSG-MERC-08"}};
    return {zone.box, {"MUSG-DEPLOY-04"}};
}

/** Enemies whose place the seat does not know: a refusal must not tell it (MUSG-MERC-10). */
FigureSet hiddenFrom(const Skirmish &game, const State &state, SeatId seat)
{
    FigureSet hidden;
    foesOf(game, state, seat).each([&](FigureId foe) {
        // MUSG-MERC-10
        if (state[foe].has(Mark::Hidden))
            hidden.insert(foe);
    });
    return hidden;
}

/** Those whom the owner of the figure knows of. */
Bystanders knownTo(const Skirmish &game, const State &state, FigureId figure)
{
    return bystanders(game, state, hiddenFrom(game, state, game.fighter(figure).seat()));
}

/** Why a base cannot stand there, if it cannot: terrain, another base, an enemy in contact. */
std::optional<Refusal> obstacle(const Skirmish &game, const Bystanders &others, FigureId figure,
                                const Place &at)
{
    const Base base{at, game.radius(), game.switches().figureHeight};
    if (!kit::geometry::isFree(game.table(), base, others.bases))
        return Refusal{{"MUSG-DEPLOY-04"}, "no-room-there"};
    for (std::size_t other = 0; other < others.bases.size(); ++other) {
        const bool isFoe =
            game.fighter(others.figures[other]).seat() != game.fighter(figure).seat();
        if (isFoe && kit::geometry::inContact(base, others.bases[other]))
            return Refusal{{"MUSG-ACT-15"}, "deploys-in-contact"};
    }
    return std::nullopt;
}

/** The free places of a box, row by row, until `visit` has enough and says so. */
template<class Visit>
void eachFreePlace(const Skirmish &game, const State &state, FigureId figure, const Box &box,
                   const Visit &visit)
{
    const Bystanders others = knownTo(game, state, figure);
    kit::geometry::Candidates floors;
    game.table().collect(box, kit::geometry::trait::kFloor, floors);
    for (std::int32_t y = box.least.y; y <= box.most.y; y += kGrid) {
        for (std::int32_t x = box.least.x; x <= box.most.x; x += kGrid) {
            if (!game.table().holds({x, y}, game.radius()))
                continue;
            const Place place{{x, y}, game.table().highest({x, y}, floors)};
            if (!obstacle(game, others, figure, place) && visit(place))
                return;
        }
    }
}

std::optional<Place> freePlaceIn(const Skirmish &game, const State &state, FigureId figure,
                                 const Box &box)
{
    std::optional<Place> first;
    eachFreePlace(game, state, figure, box, [&first](const Place &place) {
        first = place;
        return true;
    });
    return first;
}

/** A place that the rules allow; of the whole table where the zone is full. */
std::optional<Place> freePlace(const Skirmish &game, const State &state, FigureId figure)
{
    if (const auto place = freePlaceIn(game, state, figure, groundOf(game, state, figure).box))
        return place;
    return freePlaceIn(game, state, figure, everywhere(game));
}

bool isDue(const Skirmish &game, const State &state, FigureId figure)
{
    const FigureState &own = state[figure];
    if (own.standing != Standing::Waiting)
        return false;
    if (own.has(Mark::HeldBack))
        // MUSG-MERC-05
        return state.turn >= kEntryTurn;
    const TurnStep step = turnOf(state).step;
    return state.turn == 0 && (step == TurnStep::DeployingLast ||
                               (step == TurnStep::Deploying && !comesLast(game.fighter(figure))));
}

/** The rules a placing rests on, beside the order of deployment. */
std::vector<RuleId> rulesOf(const Fighter &fighter, const Allotted &ground)
{
    std::vector<RuleId> rules{ground.rule};
    if (fighter.has(Trait::DeploysHidden))
        rules.push_back({"MUSG-MERC-10"});
    return rules;
}

/** Who would be placed on or against a hidden enemy has found him: he is shown, and the figure is
    still to be placed (MUSG-MERC-10). */
bool findsHidden(const Stage &stage, const PlacePlan &plan)
{
    const Base base{plan.at, stage.game.radius(), stage.game.switches().figureHeight};
    FigureSet found;
    hiddenFrom(stage.game, stage.state, stage.fighter(plan.figure).seat()).each([&](FigureId foe) {
        // MUSG-MERC-10
        if (kit::geometry::inContact(base, stage.game.base(stage.state, foe)))
            found.insert(foe);
    });
    found.each([&](FigureId foe) { reveal(stage, foe); });
    return !found.empty();
}

} // namespace

std::vector<std::uint8_t> freeZones(const Skirmish &game, const State &state)
{
    const TurnFrame &turn = turnOf(state);
    std::vector<std::uint8_t> zones;
    for (std::size_t zone = 0; zone < game.scenario().zones.size(); ++zone) {
        bool taken = false;
        for (std::size_t place = 0; place < turn.place; ++place)
            taken = taken || state.zones[static_cast<std::size_t>(turn.order[place].value)] == zone;
        if (!taken)
            zones.push_back(static_cast<std::uint8_t>(zone));
    }
    return zones;
}

bool hasRoom(const Skirmish &game)
{
    std::vector<Base> bases;
    const Box box = everywhere(game);
    for (std::int32_t y = box.least.y; y <= box.most.y; y += kGrid) {
        for (std::int32_t x = box.least.x; x <= box.most.x; x += kGrid) {
            const Place place{{x, y}, game.table().highest({x, y})};
            const Base base{place, game.radius(), game.switches().figureHeight};
            if (kit::geometry::isFree(game.table(), base, bases))
                bases.push_back(base);
            if (bases.size() == game.size())
                return true;
        }
    }
    return false;
}

void takeZone(const Stage &stage, SeatId seat, std::uint8_t zone)
{
    stage.state.zones[static_cast<std::size_t>(seat.value)] = zone;
    stage.tell({{"MUSG-DEPLOY-04"}}, [&] { return ZoneChosen{seat, zone}; });
    adviseOfZones(stage, seat);
}

FigureSet toPlace(const Skirmish &game, const State &state, SeatId seat)
{
    FigureSet due;
    for (std::size_t at = 0; at < game.size(); ++at) {
        const FigureId figure{static_cast<std::uint8_t>(at)};
        if (game.fighter(figure).seat() == seat && isDue(game, state, figure))
            due.insert(figure);
    }
    return due;
}

Placings placingsOf(const Skirmish &game, const State &state, FigureId figure)
{
    Placings placings{kGrid, {}};
    const auto note = [&placings](const Place &place) {
        placings.places.push_back(place);
        return false;
    };
    if (!isDue(game, state, figure))
        return placings;
    eachFreePlace(game, state, figure, groundOf(game, state, figure).box, note);
    if (placings.places.empty())
        eachFreePlace(game, state, figure, everywhere(game), note);
    return placings;
}

Judged<Plan> judge(const Skirmish &game, const State &state, SeatId, const ChooseZone &action)
{
    const auto zones = freeZones(game, state);
    if (std::ranges::count(zones, action.zone) == 0)
        return refuse({"MUSG-DEPLOY-04"}, "zone-taken");
    return Plan{ZonePlan{action.zone}, {{"MUSG-DEPLOY-04"}}};
}

Judged<Plan> judge(const Skirmish &game, const State &state, SeatId seat, const PlaceFigure &action)
{
    if (!action.figure.valid() || action.figure.value >= game.size() ||
        !toPlace(game, state, seat).contains(action.figure))
        return refuse({"MUSG-DEPLOY-04"}, "not-to-place-now");
    const Bystanders others = knownTo(game, state, action.figure);
    if (const auto refusal = obstacle(game, others, action.figure, action.at))
        return tl::unexpected<Refusal>(*refusal);
    const Allotted ground = groundOf(game, state, action.figure);
    if (!contains(ground.box, action.at.at) && freePlaceIn(game, state, action.figure, ground.box))
        return refuse(ground.rule, "outside-zone");
    return Plan{PlacePlan{action.figure, action.at, false},
                rulesOf(game.fighter(action.figure), ground)};
}

Judged<Plan> judge(const Skirmish &game, const State &state, SeatId seat, const HoldBack &action)
{
    if (!action.figure.valid() || action.figure.value >= game.size() ||
        !toPlace(game, state, seat).contains(action.figure))
        return refuse({"MUSG-DEPLOY-04"}, "not-to-place-now");
    const bool mayWait =
        game.fighter(action.figure).has(Trait::ArrivesTurnThree) && state.turn == 0;
    if (!mayWait)
        return refuse({"MUSG-MERC-05"}, "cannot-be-held-back");
    return Plan{PlacePlan{action.figure, {}, true}, {{"MUSG-MERC-05"}}};
}

void addZones(const Skirmish &game, const State &state, Options &out)
{
    for (const std::uint8_t zone : freeZones(game, state))
        out.push_back({ChooseZone{zone}, false});
}

void addPlacings(const Skirmish &game, const State &state, Options &out)
{
    const FigureSet due = toPlace(game, state, state.request.decision.seat);
    FigureId first;
    due.each([&](FigureId figure) {
        first = first.valid() ? first : figure;
        out.push_back({PlaceFigure{figure, {}}, true});
        if (state.turn == 0 && game.fighter(figure).has(Trait::ArrivesTurnThree))
            out.push_back({HoldBack{figure}, false});
    });
    // One that needs nothing more, for whoever only wants to get on.
    if (const auto place = freePlace(game, state, first))
        out.push_back({PlaceFigure{first, *place}, false});
}

Action samplePlacing(const Skirmish &game, const State &state, const PlaceFigure &action,
                     Generator &generator)
{
    constexpr int kAttempts = 12;
    const Box box = groundOf(game, state, action.figure).box;
    const auto within = [&](std::int32_t least, std::int32_t most) {
        return least + static_cast<std::int32_t>(generator.below(
                           static_cast<std::uint32_t>(std::max(0, most - least)) + 1));
    };
    const Bystanders others = knownTo(game, state, action.figure);
    PlaceFigure placing = action;
    for (int attempt = 0; attempt < kAttempts; ++attempt) {
        const Point at{within(box.least.x, box.most.x), within(box.least.y, box.most.y)};
        placing.at = {at, game.table().highest(at)};
        if (!obstacle(game, others, action.figure, placing.at))
            break;
    }
    return placing;
}

void carryOut(const Stage &stage, const ZonePlan &plan)
{
    const TurnFrame &turn = turnOf(stage.state);
    takeZone(stage, turn.order[turn.place], plan.zone);
}

void carryOut(const Stage &stage, const PlacePlan &plan)
{
    const Fighter &fighter = stage.fighter(plan.figure);
    FigureState &own = stage[plan.figure];
    if (plan.heldBack) {
        own.set(Mark::HeldBack);
        stage.tell({{"MUSG-MERC-05"}}, [&] { return FigureHeldBack{plan.figure}; });
        return;
    }
    if (findsHidden(stage, plan))
        return;
    const std::vector<RuleId> rules =
        rulesOf(fighter, groundOf(stage.game, stage.state, plan.figure));
    own.at = plan.at.at;
    own.level = plan.at.level;
    own.standing = Standing::OnTable;
    own.set(Mark::HeldBack, false);
    // MUSG-MERC-10
    const bool isHidden = fighter.has(Trait::DeploysHidden);
    own.set(Mark::Hidden, isHidden);
    const Audience audience = isHidden ? Audience::only(fighter.seat()) : Audience{};
    if (stage.events)
        stage.events->push_back({rules, audience, FigurePlaced{plan.figure, plan.at}});
    if (isHidden)
        stage.tell({{"MUSG-MERC-10"}}, [&] {
            return FigureMarked{plan.figure, Mark::Hidden, true};
        });
}

} // namespace escarmouche::rules::musg::play
