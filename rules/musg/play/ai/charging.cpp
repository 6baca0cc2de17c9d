// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/kit/geometry/ground/contact.h"
#include "rules/musg/play/ai/normal.h"
#include "rules/musg/play/moving/following.h"
#include "rules/musg/play/moving/going.h"

#include <algorithm>
#include <array>

namespace escarmouche::rules::musg::play {

namespace {

constexpr std::size_t kMostCharged = 2;

/** The chance of two dice to come to the command or less, in thousandths. */
int commandChance(int command)
{
    constexpr std::array<int, 13> kOf36 = {0, 0, 1, 3, 6, 10, 15, 21, 26, 30, 33, 35, 36};
    return kCertain * kOf36[static_cast<std::size_t>(std::clamp(command, 0, 12))] / 36;
}

/** The charge itself, or the rest of the one that goes on. */
Action chargeBy(const Table &table, FigureId figure, const Path &path)
{
    return askedToFollow(table.seen) ? Action(Follow{figure, path}) : Action(Charge{figure, path});
}

kit::geometry::Gait gaitFor(const Table &table, FigureId figure)
{
    const MoveFrame *begun = askedToFollow(table.seen);
    return begun ? gaitLeft(table.game, table.seen, *begun)
                 : gaitOf(table.game, figure, MoveKind::Charge);
}

/** PA for the blows. */
int paAfter(const Table &table, FigureId figure)
{
    return table.seen[figure].pa - (askedToFollow(table.seen) ? 0 : 1);
}

/** Straight into contact with the foe; around what stands between where that fails. */
std::optional<Candidate> chargeAt(const Table &table, const Field &field, const Field::Foe &foe)
{
    const FigureId own = field.own();
    const auto mover = table.game.base(table.seen, own);
    const Point way = foe.base().place.at - mover.place.at;
    const kit::geometry::Place goal{foe.base().place.at -
                                        kit::geometry::scaled(way, 2 * table.game.radius()),
                                    foe.base().place.level};
    const auto judged = [&](const Path &path) -> std::optional<Candidate> {
        Action action = chargeBy(table, own, path);
        auto plan = table.game.plan(table.seen, table.seat, action);
        if (!plan)
            return std::nullopt;
        return Candidate{action, std::move(*plan)};
    };
    Path straight;
    straight.add(mover.place);
    straight.add(goal);
    if (auto made = judged(straight))
        return made;
    const auto gait = gaitFor(table, own);
    if (gait.wallFactor == 0 && gait.roughFactor > 1 &&
        !table.scene.ground().mayReach(table.finder, mover.place, goal, gait.budget))
        return std::nullopt;
    FigureSet touchable;
    touchable.insert(foe.figure());
    const auto around = table.finder.findQuickly(mover, goal, gait,
                                                 othersFor(table.game, table.seen, own, touchable));
    return around ? judged(*around) : std::nullopt;
}

void weighCharge(const Table &table, const Field &field, const Field::Foe &foe, Candidates &out)
{
    auto made = chargeAt(table, field, foe);
    if (!made)
        return;
    const FigureId own = field.own();
    const auto &plan = std::get<MovePlan>(made->plan->what);
    const int whole = std::max<int>(2, table.game.fighter(own).pa);
    const int harm = foe.ours->charge * paAfter(table, own) / (whole - 1);
    const int nerve =
        plan.nerveTest
            ? commandChance(commandOf(table.game, table.seen, own, Reason::WantToCharge).value)
            : kCertain;
    Worth &worth = made->worth;
    worth[Motive::Harm] = harm * nerve / kCertain;
    const Place here = table.seen[own].place();
    const Place there = plan.path.last();
    const int before = field.danger(here);
    // Who falls does not strike back.
    const int standing = std::clamp(
        kCertain - kCertain * harm / std::max(1, worthOf(table.game, foe.figure())), 0, kCertain);
    worth[Motive::Danger] = before - field.dangerAmong(plan.targets, there, standing);
    worth[Motive::Objective] = field.objective(there) - field.objective(here);
    // Held in melee he does not shoot at friends.
    worth[Motive::Support] = foe.theirs->fireAt(0) > foe.theirs->strikes ? kCertain / 4 : 0;
    out.push_back(std::move(*made));
}

/** What the end of the declared way is worth, to which it runs or goes half a move. */
Candidate runInstead(const Field &field, const MoveFrame &charge, const Place &here)
{
    Candidate run{Decline{}};
    const Place there = charge.path.last();
    run.worth[Motive::Danger] = field.danger(here) - field.danger(there);
    run.worth[Motive::Objective] = field.objective(there) - field.objective(here);
    return run;
}

} // namespace

Candidates weighFollowing(const Table &table)
{
    const MoveFrame &charge = *askedToFollow(table.seen);
    const Field field(table.scene, charge.figure);
    Candidates out;
    out.push_back(runInstead(field, charge, table.seen[charge.figure].place()));
    const FigureSet quarry = quarryOf(table.seen, charge);
    for (const Field::Foe &foe : field.foes()) {
        if (quarry.contains(foe.figure()))
            weighCharge(table, field, foe, out);
    }
    return out;
}

void weighCharges(const Table &table, const Field &field, Candidates &out)
{
    const FigureId own = field.own();
    const bool may = std::ranges::any_of(table.options, [&](const auto &option) {
        const auto *charge = std::get_if<Charge>(&option.action);
        return charge && charge->figure == own;
    });
    if (!may || table.seen[own].pa < 2)
        return;
    const std::int32_t reach = gaitOf(table.game, own, MoveKind::Charge).budget;
    const auto here = table.game.base(table.seen, own);
    std::vector<const Field::Foe *> near;
    for (const Field::Foe &foe : field.foes()) {
        if (foe.ours->charge > 0 && kit::geometry::distance(foe.base(), here) <= reach)
            near.push_back(&foe);
    }
    std::ranges::stable_sort(near, std::greater{},
                             [](const Field::Foe *foe) { return foe->ours->charge; });
    for (std::size_t at = 0; at < std::min(kMostCharged, near.size()); ++at)
        weighCharge(table, field, *near[at], out);
}

} // namespace escarmouche::rules::musg::play
