// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/play/odds/attackodds.h"

#include "rules/core/game/odds.h"
#include "rules/musg/play/odds/lonefigures.h"

#include <algorithm>
#include <variant>

namespace escarmouche::rules::musg::play {

namespace {

/** Whether a frame still has hits or damage of the attack to see to. */
bool isOfTheAttack(const Frame &frame)
{
    if (const auto *shot = std::get_if<ShotFrame>(&frame))
        return shot->step < ShotFrame::Step::ShotDone;
    return std::holds_alternative<StrikeFrame>(frame) || std::holds_alternative<DamageFrame>(frame);
}

bool isDone(const State &state)
{
    return std::ranges::none_of(state.frames, isOfTheAttack);
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

/** The first of those who may be chosen. */
Action firstFigure(const Skirmish &game, const State &state)
{
    std::vector<Option<Action>> options;
    game.options(state, options);
    return std::ranges::find_if(options,
                                [](const Option<Action> &option) {
                                    return std::holds_alternative<ChooseFigure>(option.action);
                                })
        ->action;
}

/** The attacker uses what he has whenever he may; the others as they were said to. */
Action answerTo(const Skirmish &game, const State &state, OtherSeats others)
{
    switch (static_cast<Prompt>(state.request.decision.prompt)) {
    case Prompt::RerollDamage:
        return Accept{};
    case Prompt::CatchBlade:
        return others == OtherSeats::NothingIsUsed ? Action(Decline{}) : Action(Accept{});
    case Prompt::ChooseVictim:
        return firstFigure(game, state);
    case Prompt::AttentionChef:
    case Prompt::TakeShot:
        return others == OtherSeats::GuardsIntervene ? firstFigure(game, state) : Action(Decline{});
    case Prompt::ChooseZone:
    case Prompt::Deploy:
    case Prompt::Activate:
    case Prompt::Act:
    case Prompt::TakeCharge:
    case Prompt::StepBack:
    case Prompt::FreeShot:
    case Prompt::GoOn:
    case Prompt::Follow:
        break;
    }
    return Decline{};
}

/** What a walk ends in, as one number. */
struct Ending {
    int lost = 0; // points
    bool isHurt = false; // the target has lost one
    bool isOut = false; // the target

    int code() const { return 4 * lost + 2 * int(isHurt) + int(isOut); }
    static Ending of(int code) { return {code / 4, (code & 2) != 0, (code & 1) != 0}; }
};

/** Walks one attack to where its damage is done; `value` gives each end its number. */
template<class Value>
Result<Distribution> walk(Odds<Skirmish> &walker, const Skirmish &game, const State &from,
                          FigureId target, OtherSeats others, Value &&value)
{
    const auto policy = [&](const State &state, SeatId) { return answerTo(game, state, others); };
    auto results = walker.walk(game, from, isDone, policy, value,
                               [&](State &state) { return settle(state, target); });
    if (!results)
        return fail({.hint = "odds " + std::to_string(static_cast<int>(results.error()))});
    return *results;
}

/** What has become of the target and all its side since `from`. */
Ending endingOf(const Skirmish &game, const State &from, const State &state, FigureId attacker,
                FigureId target)
{
    Ending ending;
    game.figuresAgainst(game.fighter(attacker).seat()).each([&](FigureId foe) {
        ending.lost += std::max(0, from[foe].pv - state[foe].pv);
    });
    ending.isHurt = state[target].pv < from[target].pv;
    ending.isOut = state[target].standing == Standing::OutOfAction;
    return ending;
}

/** A state that an attack under way may have reached, and its probability. */
struct Course {
    State state;
    Fraction share;
};

Fraction product(const Fraction &a, const Fraction &b)
{
    Fraction both = times(a, b.part, b.whole);
    both.bad = both.bad || b.bad;
    return both;
}

/** Every end of an attack as a course of its own, without the dice that brought it there. */
Result<std::vector<Course>> endsOf(const Attack &attack, const Course &begun,
                                   Odds<Skirmish> &walker)
{
    std::vector<Course> ends;
    const auto value = [&](State state) {
        (void)askAgain(state);
        const auto at = std::ranges::find(ends, state, &Course::state) - ends.begin();
        if (at == std::ssize(ends))
            ends.push_back({state, {0, 1, false}});
        return static_cast<int>(at);
    };
    const auto shares = walk(walker, attack.game, begun.state, kTarget, attack.others, value);
    if (!shares)
        return fail(shares.error());
    for (const auto &[at, share] : *shares)
        ends[static_cast<std::size_t>(at)].share = product(share, begun.share);
    return ends;
}

/** What all attacks of the activation may come to, each begun where those before it ended. */
Result<Distribution> walkAll(const Attack &attack, Odds<Skirmish> &walker)
{
    Distribution results;
    std::vector<Course> open{{attack.state, {1, 1, false}}};
    for (int nth = 1; nth <= attack.times; ++nth) {
        std::vector<Course> next;
        for (const Course &begun : open) {
            auto ends = endsOf(attack, begun, walker);
            if (!ends)
                return fail(ends.error());
            for (Course &end : *ends) {
                if (auto more = nth < attack.times ? again(attack, end.state) : std::nullopt) {
                    next.push_back({*more, end.share});
                    continue;
                }
                const Ending ending =
                    endingOf(attack.game, attack.state, end.state, kAttacker, kTarget);
                Fraction &share = results[ending.code()];
                share = sum(share, end.share);
            }
        }
        open = std::move(next);
    }
    if (std::ranges::any_of(results, [](const auto &each) { return each.second.bad; }))
        return fail({.hint = "odds " + std::to_string(static_cast<int>(OddsFault::TooFine))});
    return results;
}

AttackOdds summed(const Distribution &results)
{
    AttackOdds odds;
    odds.targetHurt = {0, 1, false};
    odds.outOfAction = {0, 1, false};
    for (const auto &[code, share] : results) {
        const Ending ending = Ending::of(code);
        Fraction &lost = odds.lost[ending.lost];
        lost = sum(lost, share);
        if (ending.isHurt)
            odds.targetHurt = sum(odds.targetHurt, share);
        if (ending.isOut)
            odds.outOfAction = sum(odds.outOfAction, share);
    }
    for (auto &[points, share] : odds.lost)
        share = reduced(share);
    odds.targetHurt = reduced(odds.targetHurt);
    odds.outOfAction = reduced(odds.outOfAction);
    odds.anyLost = reduced(atLeast(odds.lost, 1));
    odds.meanLost = reduced(mean(odds.lost));
    return odds;
}

} // namespace

Result<AttackOdds> oddsFrom(const Skirmish &game, const State &begun, FigureId attacker,
                            FigureId target, OtherSeats others, Odds<Skirmish> &walker)
{
    const auto value = [&](const State &state) {
        return endingOf(game, begun, state, attacker, target).code();
    };
    const auto results = walk(walker, game, begun, target, others, value);
    if (!results)
        return fail(results.error());
    AttackOdds odds = summed(*results);
    odds.points = begun[target].pv;
    return odds;
}

static Result<AttackOdds> oddsOfAll(const Attack &attack, Odds<Skirmish> &walker)
{
    const auto results = walkAll(attack, walker);
    if (!results)
        return fail(results.error());
    AttackOdds odds = summed(*results);
    odds.points = attack.state[kTarget].pv;
    return odds;
}

Result<AttackOdds> oddsOf(const Attack &attack, Odds<Skirmish> &walker)
{
    auto odds = attack.times == 1
                    ? oddsFrom(attack.game, attack.state, kAttacker, kTarget, attack.others, walker)
                    : oddsOfAll(attack, walker);
    if (!odds)
        return odds;
    odds->weapons = attack.weapons;
    odds->isStrike = attack.isStrike;
    odds->range = attack.range;
    odds->steps = attack.steps;
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
