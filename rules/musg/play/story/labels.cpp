// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/play/moving/following.h"
#include "rules/musg/play/odds/attacksteps.h"
#include "rules/musg/play/stage/judging.h"
#include "rules/musg/play/stage/lookups.h"
#include "rules/musg/play/stage/turnsteps.h"
#include "rules/musg/play/story/telling.h"

#include <algorithm>
#include <array>

namespace escarmouche::rules::musg::play {

namespace {

Phrase about(const Skirmish &game, std::string key, FigureId figure)
{
    return {std::move(key), {{"who", nameOf(game, figure)}}};
}

Text bladesOf(const Skirmish &game, const Strike &act)
{
    Text names;
    const auto &all = game.fighter(act.figure).blades;
    for (std::size_t blade = 0; blade < all.size(); ++blade) {
        if (((act.blades >> blade) & 1U) == 0)
            continue;
        names.en += (names.en.empty() ? "" : " + ") + all[blade].name.en;
        names.fr += (names.fr.empty() ? "" : " + ") + all[blade].name.fr;
    }
    return names;
}

Text gunOf(const Skirmish &game, const Shoot &act)
{
    const auto &guns = game.fighter(act.figure).guns;
    return act.gun < guns.size() ? guns[act.gun].name : Text{};
}

/** The button of each answer. */
class Labels
{
public:
    Labels(const Skirmish &game, const State &state) : m_game(game), m_state(state) {}

    Phrase operator()(const ChooseZone &act) const
    {
        return {"act.zone", {{"zone", std::int64_t{act.zone + 1}}}};
    }
    Phrase operator()(const PlaceFigure &act) const { return of("act.place", act.figure); }
    Phrase operator()(const HoldBack &act) const { return of("act.hold-back", act.figure); }
    Phrase operator()(const Activate &act) const
    {
        return of(act.withOthers ? "act.activate-with" : "act.activate", act.figure);
    }
    Phrase operator()(const EndWave &) const { return {"act.end-wave", {}}; }
    Phrase operator()(const Walk &act) const { return of("act.walk", act.figure); }
    Phrase operator()(const Run &act) const { return of("act.run", act.figure); }
    Phrase operator()(const Charge &act) const { return of("act.charge", act.figure); }
    Phrase operator()(const BreakAway &act) const { return of("act.break-away", act.figure); }
    Phrase operator()(const Shoot &act) const
    {
        Phrase phrase =
            pair(act.target.valid() ? "act.shoot" : "act.shoot-at-place", act.figure, act.target);
        phrase.values.emplace_back("weapon", gunOf(m_game, act));
        return phrase;
    }
    Phrase operator()(const Strike &act) const
    {
        Phrase phrase = pair("act.strike", act.figure, act.target);
        phrase.values.emplace_back("weapon", bladesOf(m_game, act));
        return phrase;
    }
    Phrase operator()(const ReloadGun &act) const { return of("act.reload", act.figure); }
    Phrase operator()(const UseMedikit &act) const
    {
        if (act.patient == act.figure)
            return of("act.medikit-self", act.figure);
        return pair("act.medikit", act.figure, act.patient);
    }
    Phrase operator()(const RegainPv &act) const { return of("act.regain-pv", act.figure); }
    Phrase operator()(const CarryBody &act) const
    {
        return pair("act.carry", act.figure, act.body);
    }
    Phrase operator()(const EndActivation &) const { return {"act.end-activation", {}}; }
    Phrase operator()(const Accept &) const { return {"act.accept", {}}; }
    Phrase operator()(const Decline &) const
    {
        const MoveFrame *charge = askedToFollow(m_state);
        if (!charge)
            return {"act.decline", {}};
        return {m_state[charge->figure].pa > 0 ? "act.run-instead" : "act.half-move-instead", {}};
    }
    Phrase operator()(const ChooseFigure &act) const { return of("act.choose", act.figure); }
    Phrase operator()(const Follow &act) const { return of("act.follow", act.figure); }

private:
    Phrase of(std::string key, FigureId figure) const
    {
        return about(m_game, std::move(key), figure);
    }
    Phrase pair(std::string key, FigureId who, FigureId whom) const
    {
        Phrase phrase = of(std::move(key), who);
        phrase.values.emplace_back("whom", nameOf(m_game, whom));
        return phrase;
    }

    const Skirmish &m_game;
    const State &m_state;
};

/** What each plan would do, as lines. */
class Effects
{
public:
    Effects(const Skirmish &game, const State &state, ActionPreview &preview)
        : m_game(game), m_state(state), m_preview(preview), m_lines(preview.effects)
    {
    }

    void operator()(const ReplyPlan &) const {}
    void operator()(const ZonePlan &) const {}
    void operator()(const PlacePlan &plan) const { m_preview.token = plan.figure.value; }
    void operator()(const ActivatePlan &plan) const
    {
        if (plan.leader.valid())
            m_preview.token = plan.leader.value;
        else
            warnOfWave();
    }
    void operator()(const EndPlan &) const { warnOfActions(); }
    void operator()(const ItemPlan &plan) const { cost(plan.figure, plan.pa); }
    void operator()(const MovePlan &plan) const
    {
        if (plan.follows) // paid for already
            m_preview.token = plan.figure.value;
        else
            cost(plan.figure, plan.pa);
        m_lines.push_back({"effect.way", {{"spent", wholePas(plan.spent)}}});
        if (plan.nerveTest)
            tellNerveTest(plan.figure);
        if (plan.hanging)
            m_lines.push_back(about(m_game, "effect.hanging", plan.figure));
    }
    void operator()(const ShotPlan &plan) const
    {
        cost(plan.shooter, plan.pa);
        m_lines.push_back({plan.needed == 0 ? "effect.flame" : "effect.shot",
                           {{"dice", std::int64_t{plan.dice}},
                            {"needed", std::int64_t{plan.needed}},
                            {"distance", wholePas(plan.distance)}}});
        for (const int needed : plan.cover)
            m_lines.push_back({"effect.cover", {{"needed", std::int64_t{needed}}}});
        m_lines.push_back({"effect.damage",
                           {{"force", std::int64_t{plan.force}},
                            {"resistance", std::int64_t{plan.resistance}},
                            {"needed", std::int64_t{plan.toWound}}}});
    }
    void operator()(const StrikePlan &plan) const
    {
        cost(plan.attacker, plan.pa);
        if (!plan.together.empty())
            m_lines.push_back(
                {"effect.together", {{"count", std::int64_t{plan.together.count()}}}});
        for (const AttackStep &step : stepsOfStrike(m_game, m_state, plan))
            tellStep(step);
    }

private:
    void tellStep(const AttackStep &step) const
    {
        const bool isHit = step.what == AttackStep::What::Hit;
        if (isHit && step.needed == 0)
            return;
        m_lines.push_back({isHit ? "effect.blow" : "effect.damage",
                           {{"dice", std::int64_t{step.dice}},
                            {"force", std::int64_t{step.force}},
                            {"resistance", std::int64_t{step.resistance}},
                            {"needed", std::int64_t{step.needed}}}});
    }
    void cost(FigureId figure, int pa) const
    {
        m_preview.token = figure.value;
        m_preview.cost = pa;
        Phrase phrase = about(m_game, "effect.pa", figure);
        phrase.values.emplace_back("pa", std::int64_t{pa});
        m_lines.push_back(phrase);
    }

    void tellNerveTest(FigureId figure) const
    {
        const Command command = commandOf(m_game, m_state, figure, Reason::WantToCharge);
        Phrase phrase = about(m_game, "effect.nerve-test", figure);
        phrase.values.emplace_back("command", std::int64_t{command.value});
        m_lines.push_back(std::move(phrase));
    }

    /** PA that nobody will have used (MUSG-PROFILE-09: none is kept). */
    void warnOfActions() const
    {
        wastedByEnd(m_game, m_state).each([&](FigureId figure) {
            Phrase warning = about(m_game, "warning.pa-left", figure);
            warning.values.emplace_back("pa", std::int64_t{m_state[figure].pa});
            m_preview.warnings.push_back(std::move(warning));
        });
    }
    /** Figures that would not act in this turn: after its second wave nobody does. Of the first
        wave, activations that nobody will have used. Those in flight run by themselves. */
    void warnOfWave() const
    {
        int idle = 0;
        toActivate(m_game, m_state, m_state.request.decision.seat).each([&](FigureId figure) {
            idle += m_state[figure].has(Mark::Fleeing) ? 0 : 1;
        });
        const bool isFirst = turnOf(m_state).wave == 1;
        if (isFirst)
            idle = std::min<int>(idle, turnOf(m_state).activationsLeft);
        if (idle > 0)
            m_preview.warnings.push_back(
                {isFirst ? "warning.activations-left" : "warning.not-activated",
                 {{"count", std::int64_t{idle}}}});
    }

    const Skirmish &m_game;
    const State &m_state;
    ActionPreview &m_preview;
    std::vector<Phrase> &m_lines;
};

std::string bandOf(const Skirmish &game, SeatId seat)
{
    return seat.valid() ? game.sides()[static_cast<std::size_t>(seat.value)].band : std::string();
}

/** Whom a frame is about: who acts, then whom it happens to. */
struct Parties {
    using Pair = std::array<FigureId, 2>;

    Pair operator()(const TurnFrame &) const { return {}; }
    Pair operator()(const ActivationFrame &frame) const { return {frame.leader}; }
    Pair operator()(const MoraleFrame &frame) const { return {frame.testing}; }
    Pair operator()(const TestFrame &frame) const { return {frame.figure, frame.against}; }
    Pair operator()(const MoveFrame &frame) const { return {frame.figure}; }
    Pair operator()(const SpotFrame &frame) const { return {frame.observer, frame.mover}; }
    Pair operator()(const ReceptionFrame &frame) const { return {frame.target, frame.charger}; }
    Pair operator()(const UnderFireFrame &frame) const { return {frame.figure, frame.shooter}; }
    Pair operator()(const ShotFrame &frame) const { return {frame.shooter, frame.victim}; }
    Pair operator()(const DamageFrame &frame) const { return {frame.by, frame.victim}; }
    Pair operator()(const StrikeFrame &frame) const { return {frame.attacker, frame.target}; }
};

/** Rolls of whom something happens to, whoever brought it about. */
bool isVictims(Reason reason)
{
    return reason == Reason::Stray || reason == Reason::ClimberFalls;
}

/** Who of that side throws the dice in hand; nobody where the whole band does. */
FigureId throwerOf(const Skirmish &game, const State &state, const Roll &roll)
{
    if (state.frames.empty())
        return {};
    Parties::Pair parties = std::visit(Parties(), state.frames.back());
    if (isVictims(static_cast<Reason>(roll.reason)))
        std::ranges::reverse(parties);
    for (const FigureId figure : parties) {
        if (figure.valid() && game.fighter(figure).seat() == roll.owner)
            return figure;
    }
    return {};
}

/** Each die is a success or none for who throws it: not where it hurts him himself, nor where one
    of two is enough (MUSG-RANGED-21, MUSG-CAMP-28, MUSG-RANGED-19). */
bool succeedsByDie(const State &state, const Roll &roll)
{
    const auto reason = static_cast<Reason>(roll.reason);
    if (roll.reading != Reading::Each || roll.breaks.empty() || reason == Reason::Stray)
        return false;
    if (reason == Reason::ClimberFalls)
        return roll.count == 1;
    const auto *damage = top<DamageFrame>(state);
    return damage == nullptr || damage->by.valid();
}

void addFigure(const Skirmish &game, std::string name, FigureId figure, Phrase &question)
{
    if (figure.valid())
        question.values.emplace_back(std::move(name), nameOf(game, figure));
}

/** Whether the one who was spotted stands behind others of his group, who are hit before him
    (MUSG-RANGED-08). */
bool isBehindHisGroup(const Skirmish &game, const State &state, FigureId mover)
{
    Options shots;
    addFreeShots(game, state, shots);
    return std::ranges::any_of(shots, [&](const Option<Action> &option) {
        const auto *shot = std::get_if<Shoot>(&option.action);
        return shot && shot->target != mover;
    });
}

/** Asked amid what somebody does: the frame on top tells whom it is about. */
bool isReply(Prompt prompt)
{
    switch (prompt) {
    case Prompt::ChooseVictim:
    case Prompt::AttentionChef:
    case Prompt::TakeShot:
    case Prompt::TakeCharge:
    case Prompt::RerollDamage:
    case Prompt::CatchBlade:
    case Prompt::StepBack:
    case Prompt::FreeShot:
    case Prompt::GoOn:
    case Prompt::Follow:
        return true;
    case Prompt::ChooseZone:
    case Prompt::Deploy:
    case Prompt::Activate:
    case Prompt::Act:
        return false;
    }
    return false;
}

Phrase questionOf(const Skirmish &game, const State &state, const Decision &decision)
{
    const auto prompt = static_cast<Prompt>(decision.prompt);
    Phrase question{std::string(causeOf(prompt).words), {{"band", bandOf(game, decision.seat)}}};
    if (const auto *spotting = top<SpotFrame>(state)) {
        addFigure(game, "who", spotting->observer, question);
        addFigure(game, "whom", spotting->mover, question);
        if (prompt == Prompt::FreeShot && isBehindHisGroup(game, state, spotting->mover))
            question.key += "-group";
    } else if (const MoveFrame *charge = askedToFollow(state)) {
        addFigure(game, "who", charge->figure, question);
        addFigure(game, "whom", quarryOf(state, *charge).first(), question);
        question.values.emplace_back("left", pas(gaitLeft(game, state, *charge).budget));
    } else if (isReply(prompt)) {
        const auto [who, whom] = std::visit(Parties(), state.frames.back());
        addFigure(game, "who", who, question);
        addFigure(game, "whom", whom, question);
    } else if (const ActivationFrame *active = activation(state)) {
        addFigure(game, "who", active->leader, question);
    } else if (prompt == Prompt::Activate && turnOf(state).wave == 1) {
        // MUSG-TURN-04
        question.key += "-first-wave";
        const int able = toActivate(game, state, decision.seat).count();
        question.values.emplace_back(
            "left", std::int64_t{std::min<int>(turnOf(state).activationsLeft, able)});
    }
    return question;
}

/** Rolls that have words of their own where they are about somebody: "to hit Vega". */
bool namesWhom(Reason reason)
{
    static constexpr std::array kNaming{
        Reason::WantToCharge, Reason::ReceiveCharge, Reason::Spot,      Reason::UnderFire,
        Reason::Cover,        Reason::ToHit,         Reason::Scatter,   Reason::Damage,
        Reason::DamageAgain,  Reason::Blow,          Reason::BlowAgain, Reason::BladeCaught};
    return std::ranges::find(kNaming, reason) != kNaming.end();
}

/** Whom the dice in hand are about, beside who throws them. */
FigureId whomOf(const State &state, FigureId thrower)
{
    if (state.frames.empty())
        return {};
    const FigureId whom = std::visit(Parties(), state.frames.back())[1];
    return whom == thrower ? FigureId{} : whom;
}

/** `who` throws, without the side, which `band` is, for or against `whom`. `at-most` is what a sum
   may come to, of a test that succeeds by little; `at-least` what each die must show, where each
   succeeds by itself: the last threshold, below which others tell what else a die brings about. */
Phrase questionOf(const Skirmish &game, const State &state, const Roll &roll)
{
    const auto reason = static_cast<Reason>(roll.reason);
    Phrase question{std::string(causeOf(reason).words),
                    {{"band", bandOf(game, roll.owner)}, {"dice", std::int64_t{roll.count}}}};
    const FigureId thrower = throwerOf(game, state, roll);
    if (thrower.valid())
        question.values.emplace_back("who", calledOf(game.fighter(thrower)));
    const FigureId whom = whomOf(state, thrower);
    addFigure(game, "whom", whom, question);
    if (whom.valid() && namesWhom(reason))
        question.key += "-on";
    if (isCommandTest(reason) && roll.reading == Reading::Sum && !roll.breaks.empty())
        question.values.emplace_back("at-most", std::int64_t{roll.breaks[0]} - 1);
    if (succeedsByDie(state, roll))
        question.values.emplace_back("at-least", std::int64_t{roll.breaks[roll.breaks.size() - 1]});
    return question;
}

} // namespace

Phrase questionOf(const Skirmish &game, const State &state)
{
    const Request &request = state.request;
    switch (request.what) {
    case Awaited::Decision:
        return questionOf(game, state, request.decision);
    case Awaited::Roll:
        return questionOf(game, state, request.roll);
    case Awaited::Nothing:
    case Awaited::Pick:
    case Awaited::Over:
        break;
    }
    return {"ask-nothing", {}};
}

Phrase labelOf(const Skirmish &game, const State &state, const Action &action)
{
    return std::visit(Labels(game, state), action);
}

Text weaponOf(const Skirmish &game, const Action &action)
{
    if (const auto *shot = std::get_if<Shoot>(&action))
        return gunOf(game, *shot);
    const auto *strike = std::get_if<Strike>(&action);
    return strike ? bladesOf(game, *strike) : Text{};
}

void describe(const Skirmish &game, const State &state, const Plan &plan, ActionPreview &preview)
{
    std::visit(Effects(game, state, preview), plan.what);
    preview.rules = plan.rules;
}

} // namespace escarmouche::rules::musg::play
