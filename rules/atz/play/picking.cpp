// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/atz/play/deeds.h"

#include <algorithm>
#include <utility>

namespace escarmouche::rules::atz {

namespace {

int sideNow(const State &state)
{
    return topFrame<PickFrame>(state)->side;
}

const Muster &musterNow(const Atz &game, const State &state)
{
    return game.terms().teams[static_cast<std::size_t>(sideNow(state))];
}

Team teamNow(const State &state)
{
    Team team;
    for (const int who : everyone(state)) {
        const Survivor &each = survivorAt(state, who);
        if (each.side != sideNow(state))
            continue;
        Member &member = team.members.emplace_back(Member{each.kind});
        for (const Item &item : each.items)
            member.items.push_back({.item = item.kind, .isImproved = item.isImproved});
    }
    return team;
}

/** The survivor of that kind. */
int whoIs(const State &state, int kind)
{
    const auto survivor = std::ranges::find(state.survivors, kind, &Survivor::kind);
    return static_cast<int>(survivor - state.survivors.begin());
}

bool isFree(const State &state, int who)
{
    return isSurvivor(state, who) && survivorAt(state, who).where == Where::Apart;
}

Judged<Team> readyTeam(const Atz &game, const State &state)
{
    const Muster &muster = musterNow(game, state);
    if (coinLeft(game, state) < muster.points)
        return refuse({"ATZ-SKIRM-02"}, "refused.has-picked");
    const bool isThere = std::ranges::all_of(muster.given, [&](const Member &member) {
        const int who = whoIs(state, member.kind);
        return isFree(state, who) || survivorAt(state, who).side == sideNow(state);
    });
    if (!isThere)
        return refuse({"ATZ-COMP-01"}, "refused.taken");
    return Team{muster.given};
}

/** The side gets what it lacks of that team. */
void settle(const Stage &stage, const Team &team, RuleId rule)
{
    State &state = stage.state;
    for (const Member &member : team.members) {
        const int who = whoIs(state, member.kind),
                  cost = stage.game.box().survivor(member.kind).cost;
        Survivor &survivor = survivorAt(state, who);
        const auto had = survivor.items;
        if (survivor.side != sideNow(state)) {
            survivor.side = tiny(sideNow(state));
            survivor.where = Where::Waiting;
            stage.tell([&] {
                auto event = by(stage, who, told("joined"), rule, {cost});
                event.changes = {kit::tokenCame(tokenOf(stage.game, state, who))};
                return event;
            });
        }
        survivor.items = itemsOf(stage.game.teams(), member);
        for (std::size_t at = 0; at < survivor.items.size(); ++at) {
            const int kind = survivor.items[at].kind;
            const bool isNew = at >= had.size();
            if (isNew || survivor.items[at].isImproved != had[at].isImproved)
                tellOf(stage, who, isNew ? told("bought") : told("attached"), {"ATZ-SCEN-02"},
                       {kind});
        }
    }
}

} // namespace

FixedList<Item, kMostCarried> itemsOf(const kit::TeamBox &box, const Member &member)
{
    FixedList<Item, kMostCarried> items;
    const auto slots = slotsOf(box, member);
    for (std::size_t at = 0; at < slots.size(); ++at) {
        if (slots[at])
            items.push_back({.kind = small(member.items[at].item),
                             .slot = *slots[at],
                             .isImproved = member.items[at].isImproved});
    }
    return items;
}

int coinLeft(const Atz &game, const State &state)
{
    const Muster &muster = musterNow(game, state);
    return muster.points - costOf(game.teams(), muster, teamNow(state));
}

Judged<Team> teamWith(const Atz &game, const State &state, const Action &action)
{
    Team team = teamNow(state);
    if (action.deed == Deed::Ready)
        return readyTeam(game, state);
    if (action.deed == Deed::Recruit) {
        if (!isFree(state, action.who))
            return refuse({"ATZ-COMP-01"}, "refused.taken");
        team.members.push_back({survivorAt(state, action.who).kind});
    } else {
        const auto member =
            isSurvivor(state, action.who)
                ? std::ranges::find(team.members, int{survivorAt(state, action.who).kind},
                                    &Member::kind)
                : team.members.end();
        if (member == team.members.end() || action.item == 0 ||
            action.item > game.box().items.size())
            return refuse({"ATZ-SCEN-02"}, "refused.no-item");
        give(game.teams(), *member, action.item);
    }
    return judgeTeam(game.teams(), musterNow(game, state), team).map([&] {
        return std::move(team);
    });
}

bool canBuy(const Atz &game, const State &state, int who)
{
    const auto items = std::views::iota(1, static_cast<int>(game.box().items.size()) + 1);
    return std::ranges::any_of(
        items, [&](int item) { return teamWith(game, state, purchaseOf(who, item)).has_value(); });
}

std::vector<int> gruntsLeft(const Atz &game, const State &state)
{
    return those(state, [&](int who) {
        const Action recruit{.deed = Deed::Recruit, .who = tiny(who)};
        return game.kindOf(survivorAt(state, who)).isGeneric && teamWith(game, state, recruit);
    });
}

void run(const Stage &stage, PickFrame &frame)
{
    if (frame.side >= static_cast<int>(stage.game.terms().teams.size()))
        return stage.pop();
    if (frame.side >= stage.game.seats())
        return pick(stage, {.deed = Deed::Ready}); // nobody plays that side
    stage.ask(SeatId{frame.side}, frame.who < 0 ? Asked::Team : Asked::Kit);
}

void take(const Stage &stage, PickFrame &, const ChanceAnswer &chance)
{
    const auto grunts = gruntsLeft(stage.game, stage.state);
    const Action recruit{.deed = Deed::Recruit, .who = tiny(grunts[chance.picked])};
    settle(stage, *teamWith(stage.game, stage.state, recruit), {"ATZ-SKIRM-06"});
}

void pick(const Stage &stage, const Action &action)
{
    auto *frame = topFrame<PickFrame>(stage.state);
    if (action.deed == Deed::Equip) {
        frame->who = action.who;
    } else if (action.deed == Deed::Draw) {
        stage.ask(kit::pickOf(gruntsLeft(stage.game, stage.state).size(), reason("grunt-picked")));
    } else if (action.deed == Deed::Done && frame->who >= 0) {
        frame->who = -1;
    } else {
        if (action.deed != Deed::Done)
            settle(stage, *teamWith(stage.game, stage.state, action), {"ATZ-SKIRM-02"});
        if (action.deed == Deed::Done || action.deed == Deed::Ready)
            ++frame->side;
    }
}

} // namespace escarmouche::rules::atz
