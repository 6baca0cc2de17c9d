// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/play/state/statefields.h"

#include "rules/core/dice/requestfields.h"

namespace escarmouche::rules {

using namespace musg::play;

template<>
struct Fields<Point> {
    static constexpr std::tuple list{&Point::x, &Point::y};
};
template<>
struct Fields<kit::geometry::Place> {
    static constexpr std::tuple list{&kit::geometry::Place::at, &kit::geometry::Place::level};
};
template<>
struct Fields<FigureSet> {
    static constexpr std::tuple list{&FigureSet::words};
};
template<>
struct Fields<TurnFrame> {
    static constexpr std::tuple list{
        &TurnFrame::step,   &TurnFrame::phase, &TurnFrame::active,
        &TurnFrame::wave,   &TurnFrame::place, &TurnFrame::activationsLeft,
        &TurnFrame::passed, &TurnFrame::again, &TurnFrame::rolling,
        &TurnFrame::order,  &TurnFrame::tied,  &TurnFrame::scores,
        &TurnFrame::ranks,  &TurnFrame::dice};
};
template<>
struct Fields<ActivationFrame> {
    static constexpr std::tuple list{&ActivationFrame::step,     &ActivationFrame::leader,
                                     &ActivationFrame::isGroup,  &ActivationFrame::leaderDone,
                                     &ActivationFrame::followed, &ActivationFrame::others,
                                     &ActivationFrame::following};
};
template<>
struct Fields<MoraleFrame> {
    static constexpr std::tuple list{&MoraleFrame::step, &MoraleFrame::test, &MoraleFrame::testing,
                                     &MoraleFrame::pending};
};
template<>
struct Fields<TestFrame> {
    static constexpr std::tuple list{&TestFrame::step, &TestFrame::figure, &TestFrame::against,
                                     &TestFrame::test, &TestFrame::rolledAgain};
};
template<>
struct Fields<MoveFrame> {
    static constexpr std::tuple list{
        &MoveFrame::step,      &MoveFrame::figure, &MoveFrame::kind,   &MoveFrame::nerveTest,
        &MoveFrame::wasShotAt, &MoveFrame::path,   &MoveFrame::walked, &MoveFrame::told,
        &MoveFrame::targets,   &MoveFrame::pending};
};
template<>
struct Fields<SpotFrame> {
    static constexpr std::tuple list{&SpotFrame::step, &SpotFrame::observer, &SpotFrame::mover};
};
template<>
struct Fields<ReceptionFrame> {
    static constexpr std::tuple list{&ReceptionFrame::step, &ReceptionFrame::target,
                                     &ReceptionFrame::charger};
};
template<>
struct Fields<UnderFireFrame> {
    static constexpr std::tuple list{&UnderFireFrame::step, &UnderFireFrame::figure,
                                     &UnderFireFrame::shooter};
};
template<>
struct Fields<ShotFrame::Astray> {
    using Astray = ShotFrame::Astray;
    static constexpr std::tuple list{&Astray::ally, &Astray::dice, &Astray::hits};
};
template<>
struct Fields<ShotFrame> {
    using Shot = ShotFrame;
    static constexpr std::tuple list{
        &Shot::step,       &Shot::shooter, &Shot::target, &Shot::victim,      &Shot::guard,
        &Shot::guardAsked, &Shot::burst,   &Shot::gun,    &Shot::band,        &Shot::needed,
        &Shot::dice,       &Shot::volley,  &Shot::hits,   &Shot::naturalOnes, &Shot::pa,
        &Shot::shotsLeft,  &Shot::fired,   &Shot::at,     &Shot::cover,       &Shot::astray,
        &Shot::aim,        &Shot::choices, &Shot::group,  &Shot::struck,      &Shot::pending,
        &Shot::shotAt};
};
template<>
struct Fields<DamageFrame> {
    static constexpr std::tuple list{
        &DamageFrame::step,   &DamageFrame::victim,    &DamageFrame::by,    &DamageFrame::weapon,
        &DamageFrame::hits,   &DamageFrame::successes, &DamageFrame::taken, &DamageFrame::force,
        &DamageFrame::needed, &DamageFrame::isShot};
};
template<>
struct Fields<StrikeFrame::Blow> {
    using Blow = StrikeFrame::Blow;
    static constexpr std::tuple list{&Blow::by,     &Blow::blade,     &Blow::dice,
                                     &Blow::needed, &Blow::force,     &Blow::hits,
                                     &Blow::again,  &Blow::dropWorst, &Blow::automatic};
};
template<>
struct Fields<StrikeFrame> {
    static constexpr std::tuple list{&StrikeFrame::step,    &StrikeFrame::attacker,
                                     &StrikeFrame::target,  &StrikeFrame::at,
                                     &StrikeFrame::rerolls, &StrikeFrame::blows};
};
template<>
struct Fields<Reply> {
    static constexpr std::tuple list{&Reply::accepted, &Reply::figure};
};
template<>
struct Fields<FigureState> {
    static constexpr std::tuple list{
        &FigureState::at,        &FigureState::level,     &FigureState::marks,
        &FigureState::standing,  &FigureState::pv,        &FigureState::pa,
        &FigureState::rallies,   &FigureState::medikits,  &FigureState::gunsLost,
        &FigureState::gunsEmpty, &FigureState::shots,     &FigureState::brokeOnTurn,
        &FigureState::foe,       &FigureState::downedBy,  &FigureState::downedOnTurn,
        &FigureState::downedAs,  &FigureState::downedWith};
};

} // namespace escarmouche::rules

namespace escarmouche::rules::musg::play {

void addTo(Checksum &sum, const State &state, std::size_t figures)
{
    sum.add(state.request);
    sum.add(state.chance);
    sum.add(state.rolled);
    sum.add(state.reply);
    sum.add(state.result);
    sum.add(state.turn);
    sum.add(state.frames);
    for (std::size_t at = 0; at < figures; ++at) {
        sum.add(state.figures[at]);
        sum.add(state.seen[at]);
    }
    sum.add(state.points);
    sum.add(state.zones);
    sum.add(state.chiefLost);
    sum.add(state.downed);
    sum.add(state.taken);
    sum.add(state.over);
}

} // namespace escarmouche::rules::musg::play
