// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/play/fighting/fighting.h"
#include "rules/musg/play/moving/going.h"
#include "rules/musg/play/shooting/shotsteps.h"
#include "rules/musg/play/stage/judging.h"

namespace escarmouche::rules::musg::play {

using ShotStep = ShotFrame::Step;

namespace {

/** The spotter who is offered a free shot now, and at whom (MUSG-REACT-07). */
const SpotFrame *freeShot(const State &state)
{
    const auto prompt = static_cast<Prompt>(state.request.decision.prompt);
    return prompt == Prompt::FreeShot ? top<SpotFrame>(state) : nullptr;
}

std::optional<Refusal> cannotShoot(const Skirmish &game, const State &state, SeatId seat,
                                   const Shoot &action)
{
    const SpotFrame *free = freeShot(state);
    if (free && free->observer != action.figure)
        return Refusal{{"MUSG-REACT-07"}, "not-the-observer"};
    if (!free) {
        if (const auto refusal = cannotAct(game, state, seat, action.figure))
            return refusal;
    }
    // MUSG-RANGED-27
    if (action.gun >= game.fighter(action.figure).guns.size())
        return Refusal{{"MUSG-RANGED-27"}, "no-such-gun"};
    if (action.target.valid() && action.target.value >= game.size())
        return Refusal{{"MUSG-RANGED-08"}, "no-such-figure"};
    return {};
}

void addAt(const Aimer &aimer, FigureId target, Options &out)
{
    if (aim(aimer, target, {}))
        out.push_back({Shoot{aimer.figure, aimer.index, target, {}}, false});
}

/** One option for each group of victims, and each band that has one nearest in it. */
void addGroups(const Aimer &aimer, Options &out)
{
    FigureSet left = eligible(aimer);
    while (!left.empty()) {
        const FigureSet group = chain(aimer.game, aimer.state, left.first(), left);
        group.each([&](FigureId figure) { left.erase(figure); });
        FigureSet near = nearest(aimer, group);
        while (!near.empty()) {
            const FigureId first = near.first();
            out.push_back({Shoot{aimer.figure, aimer.index, first, {}}, false});
            ofOneSeat(aimer.game, near, first).each([&](FigureId same) { near.erase(same); });
        }
    }
}

/** The strongest gun that still fires; 0: none. */
int ownForce(const Stage &stage, FigureId figure)
{
    int force = 0;
    const auto &guns = stage.fighter(figure).guns;
    for (std::size_t at = 0; at < guns.size(); ++at) {
        if (((stage[figure].gunsLost >> at) & 1U) == 0)
            force = std::max(force, guns[at].force);
    }
    return force;
}

/** Who tests because he was shot at (MUSG-REACT-09). */
FigureSet reactors(const Stage &stage, const ShotFrame &frame)
{
    FigureSet set;
    if (!stage.game.switches().underFire)
        return set;
    const SeatId seat = stage.fighter(frame.shooter).seat();
    const int force = gunOf(stage, frame).force;
    frame.shotAt.each([&](FigureId figure) {
        const Fighter &fighter = stage.fighter(figure);
        // MUSG-REACT-09
        if (fighter.seat() != seat && stage[figure].onTable() && fighter.cd > 0 &&
            !fighter.has(Trait::NeverRouts) && force > ownForce(stage, figure))
            set.insert(figure);
    });
    return set;
}

void declare(const Stage &stage, ShotFrame &frame, const ShotPlan &plan)
{
    frame.target = plan.target;
    frame.victim = plan.target;
    frame.band = plan.band;
    frame.needed = plan.needed;
    frame.dice = plan.dice;
    frame.cover = plan.cover;
    frame.aim = plan.aim;
    frame.group = plan.victims;
    frame.struck = {};
    if (plan.target.valid()) {
        frame.struck.insert(plan.target);
        frame.shotAt.insert(plan.target);
    }
    Cited rules = plan.rules;
    rules.addIf(frame.pa > 0, {"MUSG-ACT-09"});
    rules.addIf(gunOf(stage, frame).bands, {"MUSG-PROFILE-05"});
    tell(stage, rules, [&] {
        return ShotDeclared{plan.shooter,
                            plan.target,
                            plan.gun,
                            plan.band,
                            plan.needed,
                            {plan.terms.begin(), plan.terms.end()},
                            {plan.cover.begin(), plan.cover.end()}};
    });
    const bool isFlame = gunOf(stage, frame).shape == Template::Flame;
    frame.step = isFlame ? ShotStep::Template : ShotStep::Cover;
}

void afterFirstChosen(const Stage &stage, ShotFrame &frame)
{
    const Aimer aimer(stage.game, stage.state, frame.shooter, frame.gun);
    declare(stage, frame, *aim(aimer, stage.state.reply.figure, {}));
}

/** The next shot of the same action, at the same victim while he stands (MUSG-MERC-09). */
std::optional<ShotPlan> nextShot(const Stage &stage, const ShotFrame &frame)
{
    const Aimer aimer(stage.game, stage.state, frame.shooter, frame.gun);
    if (!stage[frame.shooter].onTable() || cannotFire(aimer, 0))
        return {};
    if (const auto plan = aim(aimer, frame.target, frame.aim))
        return *plan;
    FigureSet left;
    eligible(aimer).each([&](FigureId figure) {
        if (frame.group.contains(figure))
            left.insert(figure);
    });
    if (left.empty())
        return {};
    const auto plan = aim(aimer, nearest(aimer, left).first(), frame.aim);
    return plan ? std::optional<ShotPlan>(*plan) : std::nullopt;
}

/** Asks which of two equally near is the first victim, or declares the shot. */
void begin(const Stage &stage, ShotFrame &frame, const ShotPlan &plan)
{
    frame.hits = frame.volley = frame.naturalOnes = frame.at = 0;
    frame.guard = {};
    frame.guardAsked = frame.burst = false;
    frame.astray.clear();
    if (plan.tied.empty())
        return declare(stage, frame, plan);
    frame.choices = plan.tied;
    frame.step = ShotStep::FirstChosen;
    stage.ask(stage.fighter(plan.target).seat(), Prompt::ChooseVictim);
}

void finishShot(const Stage &stage, ShotFrame &frame)
{
    ++frame.fired;
    --frame.shotsLeft;
    if (frame.shotsLeft > 0) {
        if (const auto plan = nextShot(stage, frame))
            return begin(stage, frame, *plan);
    }
    frame.pending = reactors(stage, frame);
    frame.step = ShotStep::Reaction;
}

void react(const Stage &stage, ShotFrame &frame)
{
    if (frame.pending.empty())
        return rollAmmunition(stage, frame);
    UnderFireFrame fire;
    fire.figure = frame.pending.first();
    fire.shooter = frame.shooter;
    frame.pending.erase(fire.figure);
    if (stage[fire.figure].onTable())
        stage.push(fire);
}

void unload(const Stage &stage, const ShotPlan &plan)
{
    const Gun &gun = stage.fighter(plan.shooter).guns[plan.gun];
    if (!gun.slow || gun.pa <= 1 || !stage.game.switches().splitSlowReload)
        return;
    FigureState &own = stage[plan.shooter];
    // MUSG-RANGED-12
    own.gunsEmpty = static_cast<std::uint8_t>(own.gunsEmpty | (1U << plan.gun));
    stage.tell({{"MUSG-RANGED-12"}}, [&] { return GunLoaded{plan.shooter, plan.gun, false}; });
}

} // namespace

kit::geometry::Base aimedBase(const Stage &stage, const ShotFrame &frame)
{
    if (frame.target.valid())
        return stage.game.base(stage.state, frame.target);
    return {frame.aim, 0, stage.game.switches().figureHeight};
}

const Gun &gunOf(const Stage &stage, const ShotFrame &frame)
{
    return stage.fighter(frame.shooter).guns[frame.gun];
}

void hitWith(const Stage &stage, ShotFrame &frame, FigureId victim, int hits, Cited rules)
{
    const Gun &gun = gunOf(stage, frame);
    frame.shotAt.insert(victim);
    DamageFrame damage;
    damage.victim = victim;
    damage.by = frame.shooter;
    damage.weapon = gun.entry;
    damage.hits = static_cast<std::uint8_t>(hits);
    // MUSG-RANGED-10
    damage.force = static_cast<std::int8_t>(gun.force);
    damage.isShot = true;
    rules.add({"MUSG-RANGED-10"});
    hit(stage, damage, rules);
}

Judged<Plan> judge(const Skirmish &game, const State &state, SeatId seat, const Shoot &action)
{
    if (const auto refusal = cannotShoot(game, state, seat, action))
        return tl::unexpected<Refusal>(*refusal);
    const Aimer aimer(game, state, action.figure, action.gun);
    const SpotFrame *free = freeShot(state);
    const int pa = free ? 0 : priceOf(game, aimer.gun);
    if (const auto refusal = cannotFire(aimer, pa))
        return tl::unexpected<Refusal>(*refusal);
    auto plan = aim(aimer, action.target, action.aim);
    if (!plan)
        return tl::unexpected<Refusal>(plan.error());
    if (free && !plan->victims.contains(free->mover))
        return refuse({"MUSG-REACT-07"}, "not-the-one-spotted");
    plan->pa = static_cast<std::uint8_t>(pa);
    return Plan{*plan, plan->rules.list()};
}

void addShots(const Skirmish &game, const State &state, FigureId figure, Options &out)
{
    const auto &guns = game.fighter(figure).guns;
    for (std::size_t at = 0; at < guns.size(); ++at) {
        const Aimer aimer(game, state, figure, static_cast<std::uint8_t>(at));
        if (isDouble(game, state, figure, at) || cannotFire(aimer, priceOf(game, aimer.gun)))
            continue;
        if (aimer.isTemplate())
            eligible(aimer).each([&](FigureId foe) { addAt(aimer, foe, out); });
        else
            addGroups(aimer, out);
    }
}

void carryOut(const Stage &stage, const ShotPlan &plan)
{
    const Fighter &fighter = stage.fighter(plan.shooter);
    spend(stage, plan.shooter, plan.pa, priceRule(fighter, fighter.guns[plan.gun]));
    reveal(stage, plan.shooter); // MUSG-MERC-10
    FigureState &own = stage[plan.shooter];
    if (plan.pa > 0)
        ++own.shots;
    unload(stage, plan);
    ShotFrame frame;
    frame.shooter = plan.shooter;
    frame.target = plan.target;
    frame.gun = plan.gun;
    frame.pa = plan.pa;
    frame.shotsLeft = plan.shots;
    stage.push(frame);
    begin(stage, std::get<ShotFrame>(stage.state.frames.back()), plan);
}

void run(const Stage &stage, ShotFrame &frame)
{
    switch (frame.step) {
    case ShotStep::FirstChosen:
        return afterFirstChosen(stage, frame);
    case ShotStep::Cover:
        return rollCover(stage, frame);
    case ShotStep::CoverRolled:
        return afterCover(stage, frame);
    case ShotStep::Ally:
        return rollAlly(stage, frame);
    case ShotStep::AllyRolled:
        return afterAlly(stage, frame);
    case ShotStep::ToHit:
        return rollToHit(stage, frame);
    case ShotStep::HitsRolled:
        return afterToHit(stage, frame);
    case ShotStep::AstrayToHit:
        return rollAstray(stage, frame);
    case ShotStep::AstrayRolled:
        return afterAstray(stage, frame);
    case ShotStep::Accident:
        return rollAccident(stage, frame);
    case ShotStep::AccidentRolled:
        return afterAccident(stage, frame);
    case ShotStep::Burst:
        return burstOn(stage, frame);
    case ShotStep::Stray:
        return rollStray(stage, frame);
    case ShotStep::StrayRolled:
        return afterStray(stage, frame);
    case ShotStep::Template:
        return gunOf(stage, frame).shape == Template::Flame ? layFlame(stage, frame)
                                                            : layBlast(stage, frame);
    case ShotStep::ScatterRolled:
        return afterScatter(stage, frame);
    case ShotStep::ScatterDistanceRolled:
        return afterScatterDistance(stage, frame);
    case ShotStep::Touched:
        return touchNext(stage, frame);
    case ShotStep::TouchedCover:
        return rollTouchedCover(stage, frame);
    case ShotStep::TouchedCoverRolled:
        return afterTouchedCover(stage, frame);
    case ShotStep::NextHit:
        return giveNextHit(stage, frame);
    case ShotStep::NextChosen:
        return afterNextChosen(stage, frame);
    case ShotStep::FurtherCover:
        return rollFurtherCover(stage, frame);
    case ShotStep::FurtherCoverRolled:
        return afterFurtherCover(stage, frame);
    case ShotStep::Take:
        return takeHit(stage, frame);
    case ShotStep::TrollAsked:
        return afterTroll(stage, frame);
    case ShotStep::ChefAsked:
        return afterChef(stage, frame);
    case ShotStep::AstrayHit:
        return giveAstrayHit(stage, frame);
    case ShotStep::ShotDone:
        return finishShot(stage, frame);
    case ShotStep::Reaction:
        return react(stage, frame);
    case ShotStep::AmmunitionRolled:
        return afterAmmunition(stage, frame);
    }
}

} // namespace escarmouche::rules::musg::play
