// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/atz/codec/codec.h"
#include "rules/atz/play/deeds.h"
#include "rules/kit/board/discrete.h"
#include "rules/kit/board/sightings.h"
#include "rules/kit/kinds/kindpages.h"

#include <algorithm>
#include <array>

// The board of All Things Zombie.

namespace escarmouche::rules::atz {

namespace {

std::string kindOfGround(const Field &field, int cell)
{
    static constexpr std::array kKinds{"table", "wood", "building"}; // by terrain
    return field.isWall(cell) ? "grass/green"
                              : kKinds.at(static_cast<std::size_t>(field.terrain(cell)));
}

/** Who acts, reacts, or is asked to come in: whoever is chosen, or the first; -1: nobody. */
int personAsked(const State &seen, int chosen = -1)
{
    if (askedOf(seen) == Asked::Place)
        return topFrame<MeetingFrame>(seen)->stranger;
    if (askedOf(seen) == Asked::ForceReroll)
        return topFrame<RollFrame>(seen)->against;
    if (askedOf(seen) != Asked::Enter)
        return topFrame<PickFrame>(seen) ? -1 : subjectOf(seen);
    int met = -1;
    for (const int who : waiting(seen)) {
        if (seatOf(seen, who) == seen.request.decision.seat && (met < 0 || who == chosen))
            met = who;
    }
    return met;
}

int doerOf(const State &seen, const Action &action)
{
    return action.who >= 0 && !topFrame<PickFrame>(seen) ? action.who : personAsked(seen);
}

} // namespace

Spot AtzCodec::spot(const Action &action) const
{
    Spot spot;
    if (action.at.isGiven())
        spot.place = CellPlace{medium(action.at.hex.q), medium(action.at.hex.r), 0};
    const bool isOfDoer = action.deed == Deed::Activate || action.deed == Deed::Take;
    spot.token = isOfDoer ? action.who : action.whom;
    return spot;
}

Ground AtzCodec::ground(const Game &game, const BoardView &) const
{
    const Field &field = game.field();
    HexGround ground;
    for (int cell = 0; cell < field.cells(); ++cell) {
        GroundCell each{std::get<CellPlace>(field.placeOf(cell)), kindOfGround(field, cell), {}};
        each.address = textOf(field.address(cell));
        if (field.buildingOf(cell) >= 0)
            each.name = field.nameOf(field.buildingOf(cell));
        for (int side = 0; side < Field::kSides / 2; ++side) { // the other way it is the same road
            const int other = field.neighbour(cell, side);
            const bool isStraight = side == 1 || (other - cell) % kBoardColumns == 0;
            if (other != kit::kNoCell && isStraight && field.isRoad(cell) && field.isRoad(other))
                ground.links.push_back({each.place, field.placeOf(other), -1, "road"});
        }
        ground.cells.push_back(std::move(each));
    }
    return {std::move(ground), {}};
}

Cast AtzCodec::cast(const Game &game) const
{
    Cast cast;
    cast.profile = kit::sectionOf(phrases(), "", "survivors", {"rep", "mp", "melee"}).columns;
    int next = 0;
    for (const Survivor &survivor : game.begunWith()) {
        const int who = next++;
        CastMember member;
        member.token = who;
        member.owner = game.seatOf(survivor.side);
        member.figure = {member.owner, {who + 1}, 0};
        member.name = game.kindOf(survivor).name;
        member.rank = word("token.survivor");
        member.letter = member.name.en.substr(0, 2);
        member.points = lastWound(game, survivor);
        member.profile = game.teams().person(survivor.kind).cells;
        cast.members.push_back(std::move(member));
    }
    return cast;
}

std::vector<StateWord> AtzCodec::states() const
{
    return {
        {kIsWounded, word("state.wounded"), word("state.wounded.sign"), {"ATZ-COMP-05"}, true},
        {kHasActedState,
         word("state.acted"),
         word("state.acted.sign"),
         {"ATZ-TURN-03"},
         false,
         StateWord::Shown::There,
         true},
        {kIsLockedState, word("state.locked"), word("state.locked.sign"), {"ATZ-MOVE-06"}, true},
        {kDrugs, word("state.drugs"), word("state.drugs.sign"), {"ATZ-ITEM-02"}, true}};
}

BoardWords AtzCodec::words() const
{
    using Counted = CounterKind::Shown;
    BoardWords words;
    const auto unit = [&](const std::string &key) { return Unit{word(key), word(key + ".sign")}; };
    words.points = unit("points");
    words.counters = {{kGlory, unit("count.glory"), Counted::Score},
                      {kKills, unit("count.kills"), Counted::Stock},
                      {kInPool, unit("count.pool"), Counted::Stock}};
    for (int speed = 0; speed < 3; ++speed) {
        const std::string key = "zombie." + std::to_string(speed + 1);
        words.tokens.push_back({static_cast<std::uint16_t>(kZombieKind + speed), unit(key),
                                word(key + ".letter"), TokenKind::Shape::Figure});
    }
    return words;
}

Prompt AtzCodec::prompt(const Outlook<Game> &outlook) const
{
    const Asked asked = askedOf(outlook.seen());
    const bool isAct = asked == Asked::Impulse;
    Prompt prompt = kit::promptOf(
        *this, outlook, isAct ? Prompt::Kind::Act : Prompt::Kind::Answer,
        [&](const Action &action) { return doerOf(outlook.seen(), action); },
        [](const Action &action) {
            return action.deed == Deed::End || action.deed == Deed::Done ||
                   action.deed == Deed::Keep || action.deed == Deed::Stay;
        });
    if (asked != Asked::Activate && asked != Asked::Drugs && !isAct)
        prompt.doer = personAsked(outlook.seen());
    return prompt;
}

std::vector<Offer> AtzCodec::offers(const Outlook<Game> &outlook, const Pointing &pointing) const
{
    const State &seen = outlook.seen();
    if (seen.request.what != Awaited::Decision || seen.request.decision.seat != outlook.seat())
        return {};
    std::vector<Action> tried;
    const int cell = outlook.game().field().cellAt(pointing.place);
    const bool acts = askedOf(seen) == Asked::Impulse;
    if (acts && isEnemy(seen, outlook.seat().value, pointing.over) &&
        !hasLoadedGun(outlook.game(), survivorAt(seen, seen.impulse.who))) // says so
        tried.push_back({.deed = Deed::Fire, .whom = medium(pointing.over)});
    if (askedOf(seen) == Asked::Activate && isSurvivor(seen, pointing.over) &&
        seatOf(seen, pointing.over) == outlook.seat()) // says why not
        tried.push_back({.deed = Deed::Activate, .who = tiny(pointing.over)});
    if (acts && cell != kit::kNoCell && pointing.over < 0)
        tried.push_back({.deed = Deed::Go, .at = meant(outlook.game().field(), cell)});
    auto offers = kit::offersAmong(
        *this, outlook, pointing, personAsked(seen), [](const Action &) { return -1; }, tried);
    std::ranges::stable_partition(offers, [&](const Offer &offer) { // whoever is chosen comes in
        return offer.isAllowed() && offer.token == pointing.token;
    });
    return offers;
}

std::vector<Reach> AtzCodec::reach(const Game &game, const State &seen, int token) const
{
    if (seen.request.what != Awaited::Decision || personAsked(seen, token) != token)
        return {};
    return kit::reachOf(*this, game, seen, token, [&](const Action &action) {
        return action.deed == Deed::Throw ? kFirstZombie : std::max<int>(action.who, -1);
    });
}

namespace {

/** How far the hex is from the survivor, and whether that sees it; if not, which side hides it. */
void addSight(const Atz &game, const Survivor &survivor, int cell, Sighting &sighting)
{
    const Field &field = game.field();
    const std::int64_t far = field.distance(survivor.cell, cell);
    sighting.isSeen = field.sees(survivor.cell, cell);
    sighting.lines.push_back({sighting.isSeen ? "sight.seen" : "sight.hidden", {{"n", far}}});
    kit::addLine(field, sighting.isSeen ? OverlayLine::Kind::Sight : OverlayLine::Kind::Barred,
                 survivor.cell, cell, sighting, sighting.lines.back());
    for (const auto &[of, to] : field.blockedSides(survivor.cell, cell)) {
        const int one = field.cellAt(of), other = field.cellAt(to);
        if (other == kit::kNoCell)
            continue;
        kit::addLine(field, OverlayLine::Kind::Side, one, other, sighting);
        sighting.lines.push_back(
            {"sight.side",
             {{"at", textOf(field.address(one))}, {"to", textOf(field.address(other))}}});
    }
}

/** Whom the zombie would go for now, and what its way to each costs. */
void addPrey(const Atz &game, const State &seen, const Zombie &zombie, Sighting &sighting)
{
    sighting.overlay.obstacles.push_back(kit::numberedToken(zombie.token(), zombie.id));
    KnownWays known;
    const Hunt hunt = huntOf(game, seen, zombie, known);
    if (hunt.left.empty())
        return sighting.lines.push_back({"prey.none", {}});
    sighting.lines.push_back({hunt.isOpen() ? "prey.lot" : "prey.one",
                              {{"n", static_cast<std::int64_t>(hunt.left.size())},
                               {"whom", game.kindOf(survivorAt(seen, hunt.left[0])).name}}});
    for (const int who : everyone(seen)) {
        const int cell = cellOf(seen, who);
        const int points = cell < 0 ? kit::kUnreached : pointsTo(game, zombie, cell, known);
        if (points == kit::kUnreached)
            continue;
        kit::addLine(game.field(), OverlayLine::Kind::Sight, zombie.cell, cell, sighting,
                     {"way.points", {{"n", std::int64_t{points}}}});
        if (std::ranges::count(hunt.left, tiny(who)) > 0)
            kit::addLine(game.field(), OverlayLine::Kind::Way, zombie.cell, cell, sighting);
    }
}

void addHunters(const Atz &game, const State &seen, int who, int cell, Sighting &sighting)
{
    State there = seen;
    survivorAt(there, who).cell = medium(cell);
    std::int64_t surely = 0, byLot = 0;
    KnownWays known;
    for (const Zombie &zombie : there.zombies) {
        const Hunt hunt = huntOf(game, there, zombie, known);
        if (std::ranges::find(hunt.left, tiny(who)) == hunt.left.end())
            continue;
        ++(hunt.isOpen() ? byLot : surely);
        kit::addLine(game.field(), OverlayLine::Kind::Way, zombie.cell, cell, sighting);
        sighting.overlay.obstacles.push_back(kit::numberedToken(zombie.token(), zombie.id));
    }
    sighting.lines.push_back(
        {"hunters",
         {{"who", game.kindOf(survivorAt(seen, who)).name}, {"n", surely}, {"m", byLot}}});
    if (surely + byLot > 0)
        sighting.overlay.lines.back().label = sighting.lines.back();
    if (isUnknown(game, seen, cell)) // ATZ-ENTER-02
        sighting.lines.push_back({"hunters.card", {}});
}

} // namespace

Sighting AtzCodec::sighting(const Game &game, const State &seen, const Pointing &pointing) const
{
    Sighting sighting;
    const int cell = game.field().cellAt(pointing.place);
    const int who = pointing.token >= 0 ? pointing.token : personAsked(seen);
    const bool isThere = isSurvivor(seen, who) && survivorAt(seen, who).isHere();
    if (cell == kit::kNoCell || seen.ending != Ending::None)
        return sighting;
    if (isThere && survivorAt(seen, who).cell != cell)
        addSight(game, survivorAt(seen, who), cell, sighting);
    if (isSurvivor(seen, pointing.over)) {
        for (const Item &item : survivorAt(seen, pointing.over).items)
            sighting.lines.push_back(
                {item.isEmpty ? "carries.empty" : "carries", {{"item", game.kindOf(item).name}}});
    }
    if (const Zombie *zombie = zombieOf(seen, pointing.over))
        addPrey(game, seen, *zombie, sighting);
    else if (isThere && !hasEnemy(seen, survivorAt(seen, who).side, cell))
        addHunters(game, seen, who, cell, sighting);
    return sighting;
}

Overlay AtzCodec::overlay(const Game &game, const State &seen, const Game::Plan &plan) const
{
    const bool isStep = plan.action.deed == Deed::Go;
    return isStep ? sighting(game, seen, {.place = spot(plan.action).place}).overlay : Overlay{};
}

Phrase AtzCodec::progress(const Game &game, const State &) const
{
    const std::int64_t far = game.field().farthest();
    const std::string light = far == game.limits().shots.night ? "light.night" : "light.dusk";
    return far == Field::kCells ? Phrase{} : Phrase{light, {{"n", far}}};
}

std::optional<Phrase> AtzCodec::ending(const Game &game, const State &seen) const
{
    if (seen.ending == Ending::None)
        return {};
    if (seen.ending == Ending::Drawn && game.terms().goal == Goal::Glory)
        return Phrase{"equal", {}};
    if (seen.ending == Ending::Drawn)
        return Phrase{aliveOf(seen, 0) > 0 ? "agreed" : "drawn", {}};
    const std::string goal = '-' + std::to_string(static_cast<int>(game.terms().goal));
    if (game.seats() > 1)
        return Phrase{"won-by" + goal, {{"side", game.name({seen.winner})}}};
    return Phrase{(seen.winner == 0 ? "won" : "lost") + goal, {}};
}

} // namespace escarmouche::rules::atz
