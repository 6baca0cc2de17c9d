// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/play/odds/attack.h"

#include "rules/core/match/match.h"
#include "rules/musg/play/odds/attacksteps.h"
#include "rules/musg/play/odds/lonefigures.h"
#include "rules/musg/play/shooting/aiming.h"
#include "rules/musg/play/shooting/shotsteps.h"
#include "rules/musg/play/stage/judging.h"

#include <algorithm>

namespace escarmouche::rules::musg::play {

namespace {

using kit::geometry::Piece;

constexpr std::int32_t kFarthest = 15'000;
constexpr int kMostGuards = 3; // on the left, on the right, behind
constexpr int kMostFellows = 5; // six touch one
constexpr int kMostTimes = 6; // twice for each of three PA

Result<void> checkNumbers(const AttackWish &wish)
{
    struct Range {
        int number, least, most;
        const char *pointer;
    };
    for (const Range &range : {Range{int(wish.guards.size()), 0, kMostGuards, "/guards"},
                               Range{int(wish.fellows.size()), 0, kMostFellows, "/fellows"},
                               Range{wish.times, 1, kMostTimes, "/times"}}) {
        if (range.number < range.least || range.number > range.most)
            return fail({.code = ErrorCode::NumberOutOfRange,
                         .subject = std::to_string(range.number),
                         .pointer = range.pointer,
                         .hint = std::to_string(range.least) + ".." + std::to_string(range.most)});
    }
    return {};
}

/** The attacker, the target, its guards, who strike with the attacker. */
Result<std::vector<Fighter>> fightersOf(const Catalogue &catalogue, const AttackWish &wish)
{
    std::vector<LoneFigure> figures{{wish.attacker, {0}, "/attacker"},
                                    {wish.target, {1}, "/target"}};
    for (const AttackFigure &guard : wish.guards)
        figures.push_back({guard, {1}, "/guards"});
    for (const AttackFigure &fellow : wish.fellows)
        figures.push_back({fellow, {0}, "/fellows"});
    return loneFighters(catalogue, figures);
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
struct AttackTable {
    std::int32_t margin = 0; // from the centres to the table's edges, with room for guards
    std::int32_t aside = 0; // from the target's centre to a guard's
    std::int32_t apart = 0; // from centre to centre
    std::int32_t levels[2]{};
    std::vector<Piece> obstacles;
};

Result<AttackTable> fieldOf(const AttackWish &wish, bool isStrike, std::int32_t radius)
{
    const auto far = [](std::int32_t value, std::int32_t least, std::int32_t most,
                        const char *pointer) {
        return fail({.code = ErrorCode::NumberOutOfRange,
                     .subject = std::to_string(value),
                     .pointer = pointer,
                     .hint = std::to_string(least) + ".." + std::to_string(most)});
    };
    AttackTable field;
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

Skirmish gameOf(std::vector<Fighter> fighters, const AttackTable &field, const Switches &switches)
{
    Scenario scenario;
    scenario.lastBandEnds = false;
    return {{{"", 0, true}, {"", 0, true}},
            std::move(fighters),
            kit::geometry::Table(2 * field.margin + field.apart, 2 * field.margin, field.obstacles),
            std::move(scenario),
            switches};
}

/** Position of a figure other than the attacker: the target across from him, its guards a pas
    beside it. */
kit::geometry::Point placeOf(const AttackTable &field, FigureId figure)
{
    const std::int32_t there = field.margin + field.apart;
    switch (figure.value) {
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

/** Where those stand who touch the target with the attacker, each a sixth of the way round it. */
kit::geometry::Point placeBeside(const AttackTable &field, std::size_t nth)
{
    const kit::geometry::Point target{field.margin + field.apart, field.margin};
    const std::int32_t half = field.apart / 2;
    // Rounded up, so that no two of them overlap.
    const auto high =
        static_cast<std::int32_t>(kit::geometry::rootDown(3 * kit::geometry::squared(half)) + 1);
    switch (nth) {
    case 0:
        return {target.x - half, target.y - high};
    case 1:
        return {target.x - half, target.y + high};
    case 2:
        return {target.x + half, target.y - high};
    case 3:
        return {target.x + half, target.y + high};
    default:
        return {target.x + field.apart, target.y};
    }
}

/** The attacker in the middle of his activation, those who strike with him among it. */
State stateOf(const Skirmish &game, const AttackTable &field, const AttackWish &wish)
{
    State state = stateAmid(game.fighters());
    state[kAttacker].at = {field.margin, field.margin};
    const auto firstFellow = static_cast<std::uint8_t>(2 + wish.guards.size());
    auto &activation = std::get<ActivationFrame>(state.frames.back());
    activation.isGroup = !wish.fellows.empty();
    for (std::size_t at = 0; at < game.size(); ++at) {
        const FigureId figure{static_cast<std::uint8_t>(at)};
        FigureState &own = state[figure];
        const bool isFellow = figure.value >= firstFellow;
        if (isFellow)
            own.at = placeBeside(field, static_cast<std::size_t>(figure.value - firstFellow));
        else if (figure != kAttacker)
            own.at = placeOf(field, figure);
        own.level = field.levels[figure == kAttacker ? 0 : 1];
        if (isFellow)
            activation.others.insert(figure);
        if (!isFellow && figure != kAttacker)
            continue;
        own.pa = static_cast<std::uint8_t>(std::max(2, game.fighter(figure).pa));
        own.set(Mark::Charged, wish.charge);
        // MUSG-MERC-11
        own.set(Mark::Dived, wish.charge && wish.rise >= kPas);
    }
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

/** Why somebody does not strike with the attacker (MUSG-FIGURANT-06). */
std::optional<Refusal> noFellow(const Attack &attack, std::size_t fellows)
{
    if (fellows > 0 && !attack.isStrike)
        return Refusal{{"MUSG-FIGURANT-06"}, "no-strike-together"};
    for (std::size_t figure = attack.game.size() - fellows; figure < attack.game.size(); ++figure) {
        if (attack.game.fighters()[figure].rank != Rank::Figurant)
            return Refusal{{"MUSG-FIGURANT-06"}, "only-figurants-together"};
    }
    if (fellows > 0 && attack.game.fighter(kAttacker).rank != Rank::Figurant)
        return Refusal{{"MUSG-FIGURANT-06"}, "only-figurants-together"};
    return {};
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
    for (std::size_t at = 2; at < attack.game.size(); ++at) {
        const FigureId guard{static_cast<std::uint8_t>(at)};
        if (able.contains(guard))
            continue;
        const bool isBarred = attack.game.fighter(guard).has(Trait::NoAttentionChef);
        return Refusal{{isBarred ? "MUSG-BAND-14" : "MUSG-FREE-02"}, "steps-in-for-nobody"};
    }
    return {};
}

/** Why somebody named beside the two has no part in the attack. */
std::optional<Refusal> wrongCompany(Attack &attack, std::size_t fellows)
{
    if (const auto why = noFellow(attack, fellows))
        return why;
    return attack.others == OtherSeats::GuardsIntervene ? noGuard(attack) : std::nullopt;
}

/** Why there are not so many attacks in one activation. `shots` of one action are paid for once
    (MUSG-MERC-09). */
std::optional<Refusal> lacksPa(const Attack &attack, const Plan &plan, int shots)
{
    const auto *shot = std::get_if<ShotPlan>(&plan.what);
    const int price = shot ? shot->pa : std::get<StrikePlan>(plan.what).pa;
    const int wanted = (attack.times + shots - 1) / shots * price;
    const int left = attack.state[kAttacker].pa;
    if (wanted <= left)
        return {};
    return Refusal{{attack.isStrike ? "MUSG-ACT-10" : "MUSG-ACT-09"}, "too-few-pa", left, wanted};
}

/** With the last PA the activation would be over, and nothing could come after it. */
void givePlenty(Attack &attack)
{
    constexpr std::uint8_t kPlenty = 100;
    for (std::size_t at = 0; at < attack.game.size(); ++at)
        attack.state.figures[at].pa = kPlenty;
}

} // namespace

Result<Attack> prepareAttack(const Catalogue &catalogue, const AttackWish &wish)
{
    if (const auto fits = checkNumbers(wish); !fits)
        return fail(fits.error());
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
    const int shots = !arms->isStrike ? fighters->front().guns[arms->gun].shotsPerAction : 1;
    for (Gun &gun : fighters->front().guns)
        gun.shotsPerAction = 1;
    auto weapons = weaponsOf(catalogue, fighters->front(), *arms);
    Attack attack{.game = gameOf(std::move(*fighters), *field, *switches),
                  .state = {},
                  .action = arms->isStrike ? Action(Strike{kAttacker, kTarget, arms->blades})
                                           : Action(Shoot{kAttacker, arms->gun, kTarget, {}}),
                  .weapons = std::move(weapons),
                  .isStrike = arms->isStrike,
                  .times = wish.times,
                  .others = wish.others};
    attack.state = stateOf(attack.game, *field, wish);
    if (const auto why = wrongCompany(attack, wish.fellows.size()))
        return fail(refused(*why));
    const auto plan = attack.game.plan(attack.state, {0}, attack.action);
    if (!plan)
        return fail(refused(plan.error()));
    if (const auto why = lacksPa(attack, *plan, shots))
        return fail(refused(*why));
    if (attack.times > 1)
        givePlenty(attack);
    attack.range = rangeOf(*plan);
    attack.steps = stepsOf(attack.game, attack.state, *plan);
    attack.game.commit(attack.state, *plan, nullptr);
    return attack;
}

std::optional<State> again(const Attack &attack, State state)
{
    if (!askAgain(state))
        return std::nullopt;
    const auto plan = attack.game.plan(state, {0}, attack.action);
    if (!plan)
        return std::nullopt;
    attack.game.commit(state, *plan, nullptr);
    return state;
}

} // namespace escarmouche::rules::musg::play
