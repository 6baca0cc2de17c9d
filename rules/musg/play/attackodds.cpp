// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/play/attackodds.h"

#include "rules/core/match.h"
#include "rules/core/odds.h"
#include "rules/musg/codec.h"
#include "rules/musg/play/judging.h"
#include "rules/musg/play/muster.h"
#include "rules/musg/play/skirmish.h"

#include <algorithm>
#include <array>

namespace escarmouche::rules::musg::play {

namespace {

using kit::geometry::Piece;

constexpr FigureId kAttacker{0};
constexpr FigureId kTarget{1};
constexpr std::int32_t kFarthest = 15'000;

std::string pointerOf(std::size_t seat)
{
    return seat == 0 ? "/attacker" : "/target";
}

/** The band with that one line alone, so that nothing else of it counts. */
Result<Band> bandOf(const Catalogue &catalogue, const AttackFigure &figure, std::size_t seat)
{
    auto band = decodeBand(catalogue, figure.band);
    if (!band)
        return band;
    std::erase_if(band->members, [&](const Member &member) { return member.id != figure.member; });
    if (band->members.empty() || figure.index >= band->members.front().count)
        return fail({.code = ErrorCode::NoSuchMember,
                     .pointer = pointerOf(seat),
                     .number = figure.member.value});
    auto why = notPlayed(catalogue, *band);
    if (!why)
        return band;
    why->pointer = pointerOf(seat);
    return fail(std::move(*why));
}

Result<std::vector<Fighter>> fightersOf(const Catalogue &catalogue, const AttackWish &wish)
{
    const auto attacker = bandOf(catalogue, wish.attacker, 0);
    if (!attacker)
        return fail(attacker.error());
    const auto target = bandOf(catalogue, wish.target, 1);
    if (!target)
        return fail(target.error());
    const auto all = play::fightersOf(catalogue, {{{0}, &*attacker}, {{1}, &*target}});
    const auto find = [&](std::int8_t seat, int index) {
        return *std::ranges::find_if(all, [&](const Fighter &fighter) {
            return fighter.seat().value == seat && fighter.ref.index == index;
        });
    };
    return std::vector{find(0, wish.attacker.index), find(1, wish.target.index)};
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
    std::int32_t margin = 0; // from the centres to the table's edges
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
    field.margin = 2 * radius;
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

/** The attacker in the middle of his activation. */
State stateOf(const Skirmish &game, const Field &field, const AttackWish &wish)
{
    State state;
    state.turn = 1;
    for (const FigureId figure : {kAttacker, kTarget}) {
        const Fighter &fighter = game.fighter(figure);
        FigureState &own = state[figure];
        own.standing = Standing::OnTable;
        own.pv = static_cast<std::int8_t>(fighter.pv);
        own.at = {field.margin + (figure == kTarget ? field.apart : 0), field.margin};
        own.level = field.levels[figure.value];
        state.seen[figure.value].insert(kAttacker);
        state.seen[figure.value].insert(kTarget);
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

/** Whether a frame still has hits or damage of the attack to see to. */
bool isOfTheAttack(const Frame &frame)
{
    if (const auto *shot = std::get_if<ShotFrame>(&frame))
        return shot->step < ShotFrame::Step::ShotDone;
    return std::holds_alternative<StrikeFrame>(frame) || std::holds_alternative<DamageFrame>(frame);
}

bool isDone(const State &state)
{
    for (std::size_t at = 0; at < state.frames.size(); ++at) {
        if (isOfTheAttack(state.frames[at]))
            return false;
    }
    return true;
}

/** Hits that have been rolled for, and what has been rolled again: only what is still to come
    matters. */
void forgetRolled(StrikeFrame &strike)
{
    if (strike.step != StrikeFrame::Step::NextDamage)
        return;
    strike.rerolls = 0;
    for (std::size_t at = 0; at < strike.blows.size(); ++at) {
        strike.blows[at].again = 0;
        if (at < strike.at)
            strike.blows[at].hits = 0;
    }
}

void forgetRolled(DamageFrame &damage)
{
    if (damage.step == DamageFrame::Step::RerollRolled)
        damage.hits = 0;
}

/** Of a walk's states: what differs most. */
class Sign
{
public:
    void add(int value) { m_sum = m_sum * 31 + static_cast<std::size_t>(value); }
    void add(const StrikeFrame &strike)
    {
        for (const StrikeFrame::Blow &blow : strike.blows)
            add(blow.hits * 16 + blow.again);
    }
    void add(const DamageFrame &damage) { add(damage.successes * 16 + damage.hits); }
    void add(const ShotFrame &shot) { add(shot.hits * 16 + shot.dice); }
    std::size_t value() const { return m_sum; }

private:
    std::size_t m_sum = 0;
};

/** As Odds::walk() asks it of its `forget`. */
std::size_t settle(State &state, FigureId target)
{
    Sign sign;
    const auto take = [&sign](auto &frame) {
        if constexpr (requires { forgetRolled(frame); })
            forgetRolled(frame);
        if constexpr (requires { sign.add(frame); })
            sign.add(frame);
    };
    for (Frame &frame : state.frames)
        std::visit(take, frame);
    sign.add(state[target].pv);
    return sign.value();
}

/** Nobody steps in for another; what one has is used whenever it may be. */
Action answerTo(const Skirmish &game, const State &state)
{
    switch (static_cast<Prompt>(state.request.decision.prompt)) {
    case Prompt::RerollDamage:
    case Prompt::CatchBlade:
        return Accept{};
    case Prompt::ChooseVictim: {
        std::vector<Option<Action>> options;
        game.options(state, options);
        return options.front().action;
    }
    case Prompt::ChooseZone:
    case Prompt::Deploy:
    case Prompt::Activate:
    case Prompt::Act:
    case Prompt::AttentionChef:
    case Prompt::TakeShot:
    case Prompt::TakeCharge:
    case Prompt::StepBack:
    case Prompt::FreeShot:
    case Prompt::GoOn:
        break;
    }
    return Decline{};
}

Result<Distribution> walk(Odds<Skirmish> &walker, const Skirmish &game, const State &from,
                          FigureId attacker, FigureId target)
{
    const FigureSet &foes = game.figuresAgainst(game.fighter(attacker).seat());
    // Twice the points lost, and one more for who is out of action.
    const auto value = [&](const State &state) {
        int lost = 0;
        foes.each([&](FigureId foe) { lost += std::max(0, from[foe].pv - state[foe].pv); });
        return 2 * lost + (state[target].standing == Standing::OutOfAction ? 1 : 0);
    };
    const auto policy = [&](const State &state, SeatId) { return answerTo(game, state); };
    auto results = walker.walk(game, from, isDone, policy, value,
                               [&](State &state) { return settle(state, target); });
    if (!results)
        return fail({.hint = "odds " + std::to_string(static_cast<int>(results.error()))});
    return *results;
}

AttackOdds summed(const Distribution &results)
{
    AttackOdds odds;
    odds.outOfAction = {0, 1, false};
    for (const auto &[result, share] : results) {
        Fraction &lost = odds.lost[result / 2];
        lost = sum(lost, share);
        if (result % 2 == 1)
            odds.outOfAction = sum(odds.outOfAction, share);
    }
    for (auto &[points, share] : odds.lost)
        share = reduced(share);
    odds.outOfAction = reduced(odds.outOfAction);
    odds.anyLost = reduced(atLeast(odds.lost, 1));
    odds.meanLost = reduced(mean(odds.lost));
    return odds;
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
    Attack attack{
        gameOf(std::move(*fighters), *field, *switches), {}, std::move(weapons), arms->isStrike};
    attack.state = stateOf(attack.game, *field, wish);
    const Action action = arms->isStrike ? Action(Strike{kAttacker, kTarget, arms->blades})
                                         : Action(Shoot{kAttacker, arms->gun, kTarget, {}});
    const auto plan = attack.game.plan(attack.state, {0}, action);
    if (!plan)
        return fail(refused(plan.error()));
    attack.game.commit(attack.state, *plan, nullptr);
    return attack;
}

Result<AttackOdds> oddsFrom(const Skirmish &game, const State &begun, FigureId attacker,
                            FigureId target, Odds<Skirmish> &walker)
{
    const auto results = walk(walker, game, begun, attacker, target);
    if (!results)
        return fail(results.error());
    AttackOdds odds = summed(*results);
    odds.points = begun[target].pv;
    return odds;
}

Result<AttackOdds> oddsOf(const Attack &attack, Odds<Skirmish> &walker)
{
    auto odds = oddsFrom(attack.game, attack.state, kAttacker, kTarget, walker);
    if (!odds)
        return odds;
    odds->weapons = attack.weapons;
    odds->isStrike = attack.isStrike;
    return odds;
}

Result<AttackOdds> attackOdds(const Catalogue &catalogue, const AttackWish &wish)
{
    const auto attack = prepareAttack(catalogue, wish);
    if (!attack)
        return fail(attack.error());
    Odds<Skirmish> walker;
    return oddsOf(*attack, walker);
}

} // namespace escarmouche::rules::musg::play
