// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/play/attack.h"

#include "rules/core/match.h"
#include "rules/musg/codec.h"
#include "rules/musg/play/judging.h"
#include "rules/musg/play/muster.h"
#include "rules/musg/play/shotsteps.h"

#include <algorithm>

namespace escarmouche::rules::musg::play {

namespace {

using kit::geometry::Piece;

constexpr FigureId kAttacker{0};
constexpr FigureId kTarget{1};
constexpr std::int32_t kFarthest = 15'000;
constexpr std::size_t kMostGuards = 3; // on the left, on the right, behind

/** The band with that one line alone, so that nothing else of it counts. */
Result<Band> bandOf(const Catalogue &catalogue, const AttackFigure &figure,
                    const std::string &pointer)
{
    auto band = decodeBand(catalogue, figure.band);
    if (!band)
        return band;
    std::erase_if(band->members, [&](const Member &member) { return member.id != figure.member; });
    if (band->members.empty() || figure.index >= band->members.front().count)
        return fail(
            {.code = ErrorCode::NoSuchMember, .pointer = pointer, .number = figure.member.value});
    auto why = notPlayed(catalogue, *band);
    if (!why)
        return band;
    why->pointer = pointer;
    return fail(std::move(*why));
}

Result<Fighter> fighterOf(const Catalogue &catalogue, const AttackFigure &figure, SeatId seat,
                          const std::string &pointer)
{
    const auto band = bandOf(catalogue, figure, pointer);
    if (!band)
        return fail(band.error());
    const auto all = play::fightersOf(catalogue, {{seat, &*band}});
    return *std::ranges::find(all, figure.index,
                              [](const Fighter &fighter) { return fighter.ref.index; });
}

/** The attacker, the target, its guards. */
Result<std::vector<Fighter>> fightersOf(const Catalogue &catalogue, const AttackWish &wish)
{
    if (wish.guards.size() > kMostGuards)
        return fail({.code = ErrorCode::NumberOutOfRange,
                     .subject = std::to_string(wish.guards.size()),
                     .pointer = "/guards",
                     .hint = "0.." + std::to_string(kMostGuards)});
    std::vector<Fighter> fighters;
    const auto add = [&](const AttackFigure &figure, SeatId seat, const char *pointer) {
        return fighterOf(catalogue, figure, seat, pointer).map([&](Fighter fighter) {
            fighters.push_back(std::move(fighter));
        });
    };
    if (const auto added = add(wish.attacker, {0}, "/attacker"); !added)
        return fail(added.error());
    if (const auto added = add(wish.target, {1}, "/target"); !added)
        return fail(added.error());
    for (const AttackFigure &guard : wish.guards) {
        if (const auto added = add(guard, {1}, "/guards"); !added)
            return fail(added.error());
    }
    return fighters;
}

std::string idOf(const Catalogue &catalogue, EntryId entry)
{
    return entry.valid() ? catalogue[entry].id : std::string();
}

/** With what the attack is made. */
struct Arms {
    bool isStrike = false;
    std::uint8_t gun = 0;
    std::uint8_t blades = 0;
};

/** The best pair of weapons for two hands: most dice, then most force. */
std::uint8_t strongestBlades(const Fighter &fighter)
{
    const int hands = fighter.shield ? 1 : 2;
    std::uint8_t best = 1;
    int bestWorth = -1;
    for (std::size_t one = 0; one < fighter.blades.size(); ++one) {
        for (std::size_t two = one; two < fighter.blades.size(); ++two) {
            const Blade &a = fighter.blades[one];
            const Blade &b = fighter.blades[two];
            const bool isPair = one != two;
            if (a.hands + (isPair ? b.hands : 0) > hands)
                continue;
            const int worth =
                100 * (a.dice + (isPair ? b.dice : 0)) + a.force + (isPair ? b.force : 0);
            if (worth <= bestWorth)
                continue;
            bestWorth = worth;
            best = static_cast<std::uint8_t>(1U << one | 1U << two);
        }
    }
    return best;
}

Result<Arms> armsOf(const Catalogue &catalogue, const Fighter &fighter, const AttackWish &wish)
{
    Arms arms;
    if (wish.weapons.empty()) {
        arms.isStrike = fighter.guns.empty() || wish.charge;
        arms.blades = strongestBlades(fighter);
        return arms;
    }
    for (const std::string &weapon : wish.weapons) {
        const auto gun = std::ranges::find_if(
            fighter.guns, [&](const Gun &each) { return idOf(catalogue, each.entry) == weapon; });
        if (gun != fighter.guns.end() && wish.weapons.size() == 1) {
            arms.gun = static_cast<std::uint8_t>(gun - fighter.guns.begin());
            return arms;
        }
        std::size_t at = 0;
        while (at < fighter.blades.size() && ((arms.blades >> at & 1U) != 0 ||
                                              idOf(catalogue, fighter.blades[at].entry) != weapon))
            ++at;
        if (at == fighter.blades.size())
            return fail(
                {.code = ErrorCode::NotPossessed, .subject = weapon, .pointer = "/weapons"});
        arms.blades = static_cast<std::uint8_t>(arms.blades | 1U << at);
    }
    arms.isStrike = true;
    return arms;
}

/** Something across the table that hides whoever is behind it, and hinders nobody's sight. */
Piece obstacleAt(std::int32_t x, std::int32_t breadth)
{
    constexpr std::int32_t kThickness = 5;
    Piece piece;
    piece.footprint = {{x, 0}, {x + kThickness, 0}, {x + kThickness, breadth}, {x, breadth}};
    piece.top = kit::geometry::kMostCoordinate;
    piece.kind = kit::geometry::PieceKind::Hedge;
    piece.traits = kit::geometry::trait::kHides;
    return piece;
}

/** The smallest table on which the attack can be made. */
struct Field {
    std::int32_t margin = 0; // from the centres to the table's edges, with room for guards
    std::int32_t aside = 0; // from the target's centre to a guard's
    std::int32_t apart = 0; // from centre to centre
    std::int32_t levels[2]{};
    std::vector<Piece> obstacles;
};

Result<Field> fieldOf(const AttackWish &wish, bool isStrike, std::int32_t radius)
{
    const auto far = [](std::int32_t value, std::int32_t least, std::int32_t most,
                        const char *pointer) {
        return fail({.code = ErrorCode::NumberOutOfRange,
                     .subject = std::to_string(value),
                     .pointer = pointer,
                     .hint = std::to_string(least) + ".." + std::to_string(most)});
    };
    Field field;
    field.aside = 2 * radius + kPas;
    field.margin = field.aside + radius;
    field.apart = 2 * radius;
    if (isStrike)
        return field;
    if (wish.distance < 0 || wish.distance > kFarthest)
        return far(wish.distance, 0, kFarthest, "/distance");
    const std::int32_t rise = std::abs(wish.rise);
    if (rise > wish.distance && rise > 0)
        return far(wish.rise, -wish.distance, wish.distance, "/rise");
    const auto ground = static_cast<std::int32_t>(kit::geometry::rootDown(
        kit::geometry::squared(wish.distance) - kit::geometry::squared(rise)));
    field.apart += ground;
    field.levels[wish.rise > 0 ? 0 : 1] = rise;
    for (const std::int32_t obstacle : wish.obstacles) {
        if (obstacle < 0 || obstacle > ground)
            return far(obstacle, 0, ground, "/obstacles");
        field.obstacles.push_back(obstacleAt(field.margin + radius + obstacle, 2 * field.margin));
    }
    return field;
}

Skirmish gameOf(std::vector<Fighter> fighters, const Field &field, const Switches &switches)
{
    Scenario scenario;
    scenario.lastBandEnds = false;
    return {{{"", 0, true}, {"", 0, true}},
            std::move(fighters),
            kit::geometry::Table(2 * field.margin + field.apart, 2 * field.margin, field.obstacles),
            std::move(scenario),
            switches};
}

/** Where a figure stands: the attacker, across from him the target, a pas beside it its guards. */
kit::geometry::Point placeOf(const Field &field, FigureId figure)
{
    const std::int32_t there = field.margin + field.apart;
    switch (figure.value) {
    case 0:
        return {field.margin, field.margin};
    case 1:
        return {there, field.margin};
    case 2:
        return {there, field.margin - field.aside};
    case 3:
        return {there, field.margin + field.aside};
    default:
        return {there + field.aside, field.margin};
    }
}

/** The attacker in the middle of his activation. */
State stateOf(const Skirmish &game, const Field &field, const AttackWish &wish)
{
    State state;
    state.turn = 1;
    for (FigureId figure{0}; figure.value < game.size(); ++figure.value) {
        FigureState &own = state[figure];
        own.standing = Standing::OnTable;
        own.pv = static_cast<std::int8_t>(game.fighter(figure).pv);
        own.at = placeOf(field, figure);
        own.level = field.levels[figure == kAttacker ? 0 : 1];
        for (FigureId other{0}; other.value < game.size(); ++other.value)
            state.seen[figure.value].insert(other);
    }
    FigureState &attacker = state[kAttacker];
    attacker.pa = static_cast<std::uint8_t>(std::max(2, game.fighter(kAttacker).pa));
    attacker.set(Mark::Charged, wish.charge);
    // MUSG-MERC-11
    attacker.set(Mark::Dived, wish.charge && wish.rise >= kPas);
    TurnFrame turn;
    turn.step = TurnFrame::Step::Activating;
    turn.order.push_back({0});
    turn.order.push_back({1});
    ActivationFrame activation;
    activation.step = ActivationFrame::Step::Asking;
    activation.leader = kAttacker;
    state.frames.push_back(turn);
    state.frames.push_back(activation);
    state.request = Request::of(Decision{{0}, static_cast<std::uint16_t>(Prompt::Act)});
    return state;
}

std::vector<std::string> weaponsOf(const Catalogue &catalogue, const Fighter &fighter,
                                   const Arms &arms)
{
    if (!arms.isStrike)
        return {idOf(catalogue, fighter.guns[arms.gun].entry)};
    std::vector<std::string> ids;
    for (std::size_t at = 0; at < fighter.blades.size(); ++at) {
        if ((arms.blades >> at & 1U) != 0)
            ids.push_back(idOf(catalogue, fighter.blades[at].entry));
    }
    return ids;
}

/** Why a guard is none: nobody takes a Strike for another, and only some a shot (MUSG-FREE-01, -02,
    MUSG-MERC-06). */
std::optional<Refusal> noGuard(Attack &attack)
{
    if (attack.isStrike)
        return Refusal{{"MUSG-FREE-01"}, "strike-is-not-taken"};
    if (attack.game.fighter(kTarget).rank != Rank::Chief)
        return Refusal{{"MUSG-FREE-01"}, "target-is-no-chief"};
    const FigureSet able = interceptorsFor({attack.game, attack.state}, kTarget);
    for (FigureId guard{2}; guard.value < attack.game.size(); ++guard.value) {
        if (able.contains(guard))
            continue;
        const bool isBarred = attack.game.fighter(guard).has(Trait::NoAttentionChef);
        return Refusal{{isBarred ? "MUSG-BAND-14" : "MUSG-FREE-02"}, "steps-in-for-nobody"};
    }
    return {};
}

} // namespace

Result<Attack> prepareAttack(const Catalogue &catalogue, const AttackWish &wish)
{
    const auto switches = switchesOf(wish.options);
    if (!switches)
        return fail(switches.error());
    auto fighters = fightersOf(catalogue, wish);
    if (!fighters)
        return fail(fighters.error());
    const auto arms = armsOf(catalogue, fighters->front(), wish);
    if (!arms)
        return fail(arms.error());
    const auto field = fieldOf(wish, arms->isStrike, switches->baseDiameter / 2);
    if (!field)
        return fail(field.error());
    for (Gun &gun : fighters->front().guns)
        gun.shotsPerAction = 1;
    auto weapons = weaponsOf(catalogue, fighters->front(), *arms);
    Attack attack{gameOf(std::move(*fighters), *field, *switches),
                  {},
                  std::move(weapons),
                  arms->isStrike,
                  wish.others};
    attack.state = stateOf(attack.game, *field, wish);
    if (wish.others == OtherSeats::GuardsIntervene) {
        if (const auto why = noGuard(attack))
            return fail(refused(*why));
    }
    const Action action = arms->isStrike ? Action(Strike{kAttacker, kTarget, arms->blades})
                                         : Action(Shoot{kAttacker, arms->gun, kTarget, {}});
    const auto plan = attack.game.plan(attack.state, {0}, action);
    if (!plan)
        return fail(refused(plan.error()));
    attack.game.commit(attack.state, *plan, nullptr);
    return attack;
}

} // namespace escarmouche::rules::musg::play
