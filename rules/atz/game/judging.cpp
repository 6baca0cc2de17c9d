// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/atz/game/judging.h"

#include "rules/atz/play/deeds.h"

#include <algorithm>
#include <utility>

namespace escarmouche::rules::atz {

namespace {

constexpr std::pair<Asked, RuleId> kListed[]{
    {Asked::Place, {"ATZ-STACK-07"}},      {Asked::Reroll, {"ATZ-ABIL-05"}},
    {Asked::ForceReroll, {"ATZ-ABIL-06"}}, {Asked::Row, {"ATZ-STAR-02"}},
    {Asked::Load, {"ATZ-REACT-03"}},       {Asked::Drugs, {"ATZ-ITEM-02"}},
    {Asked::Peek, {"ATZ-ABIL-04"}},        {Asked::Cure, {"ATZ-ABIL-01"}},
    {Asked::Follow, {"ATZ-ABIL-09"}},      {Asked::Agree, {"ATZ-SCEN-43"}},
    {Asked::Kill, {"ATZ-MELEE-04"}}};

/** Of one question: whether the rules allow the answer. */
class Judging
{
public:
    Judging(const Atz &game, const State &state, SeatId seat, const Action &action)
        : m_game(game), m_state(state), m_seat(seat), m_action(action), m_field(game.field())
    {
    }

    Judged<void> entry() const
    {
        const int who = m_action.who;
        if (m_action.deed != Deed::Enter || !isSurvivor(m_state, who) ||
            survivorAt(m_state, who).where != Where::Waiting || seatOf(m_state, who) != m_seat)
            return refuse({"ATZ-TURN-02"}, "refused.nobody-waits");
        const auto border = m_game.terms().entries[kit::indexOf(m_seat)];
        const int cell = m_field.cellAt(m_action.at.address);
        if (cell == kit::kNoCell || (border && !m_field.isOnBorder(cell, *border)))
            return refuse({m_game.terms().goal == Goal::Glory ? "ATZ-SKIRM-01" : "ATZ-TURN-02"},
                          "refused.other-edge");
        const int left = faceOf(m_game, survivorAt(m_state, who)).mp - costOf(m_game, cell);
        return free(who, cell, left);
    }

    /** Who joins a team (ATZ-SKIRM-02), and what it carries (ATZ-SCEN-02). */
    Judged<void> pick() const
    {
        const auto &frame = *topFrame<PickFrame>(m_state);
        const auto isOfTeam = [&](const Survivor &each) { return each.side == frame.side; };
        const bool isKit = frame.who >= 0;
        if (m_action.deed == Deed::Done)
            return refuseUnless(isKit || std::ranges::any_of(m_state.survivors, isOfTeam),
                                {"ATZ-SKIRM-02"}, "refused.nobody-yet");
        if (m_action.deed == Deed::Draw && !isKit)
            return refuseUnless(!gruntsLeft(m_game, m_state).empty(), {"ATZ-SKIRM-06"},
                                "refused.no-grunt");
        if (m_action.deed == Deed::Equip && !isKit)
            return refuseUnless(isSurvivor(m_state, m_action.who) &&
                                    isOfTeam(survivorAt(m_state, m_action.who)) &&
                                    canBuy(m_game, m_state, m_action.who),
                                {"ATZ-SCEN-02"}, "refused.nothing-to-buy");
        const bool isFound = isKit ? m_action.deed == Deed::Buy && m_action.who == frame.who
                                   : m_action.deed == Deed::Recruit || m_action.deed == Deed::Ready;
        if (!isFound)
            return refuse({"ATZ-SKIRM-02"}, "refused.not-asked");
        return teamWith(m_game, m_state, m_action).map([](const Team &) {});
    }

    Judged<void> activation() const
    {
        if (m_action.deed == Deed::Done)
            return {};
        if (m_action.deed == Deed::Offer)
            return refuseUnless(isLong(m_game, m_state) &&
                                    !topFrame<SideFrame>(m_state)->hasDeclined,
                                {"ATZ-SCEN-43"}, "refused.no-draw");
        const int who = m_action.who;
        if (m_action.deed != Deed::Activate || !isSurvivor(m_state, who) ||
            seatOf(m_state, who) != m_seat || !survivorAt(m_state, who).isHere())
            return refuse({"ATZ-TURN-03"}, "refused.not-asked");
        if (survivorAt(m_state, who).hasActed)
            return refuse({"ATZ-TURN-03"}, "refused.has-acted");
        const auto *side = topFrame<SideFrame>(m_state);
        return refuseUnless((side->eligible & bitOf(who)) != 0, {"ATZ-INIT-02"},
                            "refused.not-eligible", faceOf(m_game, survivorAt(m_state, who)).rep,
                            m_state.dice[kit::indexOf(m_seat)]);
    }

    Judged<void> impulse() const
    {
        static constexpr Deed kHandled[]{Deed::Throw,  Deed::Reload, Deed::Swap, Deed::Give,
                                         Deed::Attach, Deed::Search, Deed::Heal, Deed::Treat};
        switch (m_action.deed) {
        case Deed::Go:
            return step();
        case Deed::Leave:
            return leaving();
        case Deed::End:
            return refuseUnless(!isWithFriend() || !goesOn(), {"ATZ-STACK-02"},
                                "refused.friend-there");
        case Deed::Ammo:
            return ammo();
        case Deed::Take:
            return refuse({"ATZ-INIT-07"}, "refused.too-late");
        case Deed::Drop:
            return refuseUnless(hasItem(), {"ATZ-ACT-09"}, "refused.no-item");
        case Deed::Run:
            return wholeAction().and_then([&] {
                return refuseUnless(!m_state.impulse.hasMoved, {"ATZ-RUN-01"}, "refused.has-moved");
            });
        case Deed::Fire:
            return otherAction(true).and_then([&] { return fire(); });
        default:
            if (std::ranges::count(kHandled, m_action.deed) == 0)
                return refuse({"ATZ-TURN-04"}, "refused.not-asked");
            return otherAction(false).and_then([&] { return handling(); });
        }
    }

    Judged<void> aim() const
    {
        const auto &volley = *topFrame<VolleyFrame>(m_state);
        const bool isFirst = volley.targets.empty();
        if (m_action.deed == Deed::Shoot && !isFirst)
            return {};
        if (m_action.deed != (isFirst ? Deed::Fire : Deed::Aim))
            return refuse({"ATZ-FIRE-04"}, "refused.not-asked");
        if (auto target = judgeTarget(m_game, m_state, volley, m_action.whom); !target)
            return target;
        return isFirst ? dice(survivorAt(m_state, volley.who)) : Judged<void>{};
    }

    Judged<void> surprise() const
    {
        const auto &entry = *topFrame<EntryFrame>(m_state);
        const Survivor &survivor = survivorAt(m_state, entry.who);
        if (m_action.deed == Deed::Fight)
            return {};
        if (m_action.deed == Deed::Back)
            return refuseUnless(!hasFriend(m_state, survivor.side, entry.from) &&
                                    !hasEnemy(m_state, survivor.side, entry.from),
                                {"ATZ-ENTER-06"}, "refused.friend-there");
        if (m_action.deed != Deed::Fire)
            return refuse({"ATZ-ENTER-06"}, "refused.not-asked");
        if (auto shot = judgeShot(m_game, m_state, entry.who, m_action.whom); !shot)
            return shot;
        if (cellOf(m_state, m_action.whom) != survivor.cell)
            return refuse({"ATZ-ENTER-06"}, "refused.other-hex");
        return dice(survivor);
    }
    Judged<void> room() const
    {
        const auto &frame = *topFrame<SearchFrame>(m_state);
        const Survivor &survivor = survivorAt(m_state, frame.who);
        if (m_action.deed == Deed::Done)
            return {};
        if (m_action.deed != Deed::Drop || m_action.item >= survivor.items.size())
            return refuse({"ATZ-LOOT-04"}, "refused.no-item");
        Survivor without = survivor;
        without.items.erase(m_action.item);
        return refuseUnless(roomFor(m_game, without, m_game.box().item(frame.found)).has_value(),
                            {"ATZ-LOOT-04"}, "refused.no-room");
    }
    Judged<void> shelter() const
    {
        const auto &frame = *topFrame<DuckFrame>(m_state);
        if (m_action.deed == Deed::Stay)
            return refuseUnless(frame.isFree, {"ATZ-REACT-22"}, "refused.must-duck");
        const auto ends = shelters(m_game, m_state, frame.who, frame.foe);
        const int cell = m_field.cellAt(m_action.at.address);
        return refuseUnless(m_action.deed == Deed::Duck &&
                                std::ranges::find(ends, cell) != ends.end(),
                            {"ATZ-DUCK-01"}, "refused.no-shelter");
    }

private:
    const Survivor &self() const { return survivorAt(m_state, m_state.impulse.who); }
    bool isWithFriend() const
    {
        return hasFriend(m_state, self().side, self().cell, m_state.impulse.who);
    }
    /** It has movement left to get to a hex of its own. */
    bool goesOn() const
    {
        return canStop(m_game, m_state, m_state.impulse.who, self().cell, m_state.impulse.mp);
    }
    bool hasItem() const { return m_action.item < self().items.size(); }

    Judged<void> action() const
    {
        return refuseUnless(m_state.impulse.actions > 0, {"ATZ-ACT-01"}, "refused.no-action");
    }
    /** One that no other goes with. */
    Judged<void> wholeAction() const
    {
        if (auto able = action(); !able)
            return able;
        return refuseUnless(m_state.impulse.hasMoved || m_state.impulse.actions == actions(),
                            {"ATZ-ABIL-02"}, "refused.two-actions");
    }
    int actions() const { return actionsOf(m_game, m_state, m_state.impulse.who); }
    /** It has not taken two actions. */
    Judged<void> mayMove() const
    {
        const Impulse &impulse = m_state.impulse;
        return refuseUnless(impulse.hasMoved || impulse.actions > 0 || actions() == 1,
                            {"ATZ-ABIL-02"}, "refused.two-actions");
    }
    /** One that is no movement: not while it comes in, nor past a friend. */
    Judged<void> otherAction(bool isFire) const
    {
        if (m_state.impulse.isEntry)
            return refuse({"ATZ-TURN-02"}, "refused.comes-in");
        if (auto able = action(); !able)
            return able;
        if (isWithFriend())
            return refuse({"ATZ-STACK-03"}, "refused.friend-there");
        return refuseUnless(isFire || !isLocked(m_state, m_state.impulse.who), {"ATZ-ACT-06"},
                            "refused.locked");
    }

    /** The hex can be entered without a charge, with so many points left in it. */
    Judged<void> free(int who, int cell, int left) const
    {
        const int side = survivorAt(m_state, who).side;
        if (left < 0)
            return refuse({"ATZ-MOVE-01"}, "refused.too-dear");
        if (m_field.buildingOf(cell) >= 0 && m_state.round == 0)
            return refuse({"ATZ-TURN-02"}, "refused.comes-in");
        if (hasEnemy(m_state, side, cell))
            return refuse({"ATZ-TURN-02"}, "refused.enemy-there");
        return refuseUnless(canStop(m_game, m_state, who, cell, left), {"ATZ-STACK-02"},
                            "refused.friend-there");
    }
    Judged<void> step() const
    {
        const Impulse &impulse = m_state.impulse;
        const int cell = m_field.cellAt(m_action.at.address);
        if (cell == kit::kNoCell || m_field.distance(self().cell, cell) != 1)
            return refuse({"ATZ-MOVE-01"}, "refused.not-adjacent");
        if (auto able = mayMove(); !able)
            return able;
        const int left = impulse.mp - costOf(m_game, cell);
        if (!hasEnemy(m_state, self().side, cell) || impulse.isEntry)
            return free(impulse.who, cell, left);
        if (left < 0)
            return refuse({"ATZ-MOVE-01"}, "refused.too-dear");
        if (isWithFriend())
            return refuse({"ATZ-STACK-03"}, "refused.friend-there");
        if (hasFriend(m_state, self().side, cell, impulse.who))
            return refuse({"ATZ-STACK-04"}, "refused.friend-there");
        return impulse.hasRun ? Judged<void>{} : wholeAction(); // ATZ-RUN-04
    }
    Judged<void> leaving() const
    {
        if (m_game.terms().goal != Goal::BulletsAndOut || m_state.impulse.isEntry)
            return refuse({"ATZ-MOVE-07"}, "refused.nobody-leaves");
        if (!m_field.isOnEdge(self().cell))
            return refuse({"ATZ-MOVE-07"}, "refused.no-edge");
        if (m_state.impulse.mp < 1)
            return refuse({"ATZ-MOVE-07"}, "refused.too-dear");
        return mayMove();
    }

    /** As many as the gun rolls, and perhaps in panic. */
    Judged<void> dice(const Survivor &survivor) const
    {
        const Item &gun = *gunOf(m_game, survivor);
        const ItemKind &kind = m_game.kindOf(gun);
        if (m_action.dice < kind.leastDice || m_action.dice > kind.mostDice)
            return refuse({"ATZ-FIRE-08"}, "refused.dice", m_action.dice, kind.mostDice);
        return refuseUnless(!m_action.panic || !gun.isImproved, {"ATZ-PANIC-02"},
                            "refused.improved");
    }
    Judged<void> fire() const
    {
        const int who = m_state.impulse.who;
        if (auto shot = judgeShot(m_game, m_state, who, m_action.whom); !shot)
            return shot;
        if (isLocked(m_state, who) && cellOf(m_state, m_action.whom) != self().cell)
            return refuse({"ATZ-ACT-06"}, "refused.locked");
        return dice(self());
    }

    Judged<void> handling() const
    {
        switch (m_action.deed) {
        case Deed::Throw: {
            const int cell = m_field.cellAt(m_action.at.address);
            if (itemOf(m_game, self(), ItemType::Grenade) < 0)
                return refuse({"ATZ-GREN-02"}, "refused.no-item");
            return refuseUnless(cell != kit::kNoCell && m_field.distance(self().cell, cell) == 1,
                                {"ATZ-GREN-01"}, "refused.not-adjacent");
        }
        case Deed::Reload:
            return refuseUnless(isEmptyIn(m_action.slot), {"ATZ-ACT-03"}, "refused.not-empty");
        case Deed::Swap:
            return refuseUnless(itemIn(self(), Slot::Hand) >= 0 || itemIn(self(), Slot::Bag) >= 0,
                                {"ATZ-ACT-04"}, "refused.no-item");
        case Deed::Give:
            return giving();
        case Deed::Search:
            return searching();
        case Deed::Heal:
        case Deed::Treat:
            return healing();
        default:
            return attaching();
        }
    }
    bool isEmptyIn(Slot slot) const
    {
        const int item = slot == Slot::Box ? -1 : itemIn(self(), slot);
        return item >= 0 && itemAt(self(), item).isEmpty;
    }
    Judged<void> ammo() const
    {
        if (itemOf(m_game, self(), ItemType::Ammo) < 0)
            return refuse({"ATZ-AMMO-04"}, "refused.no-item");
        return refuseUnless(isEmptyIn(m_action.slot), {"ATZ-AMMO-04"}, "refused.not-empty");
    }
    Judged<void> giving() const
    {
        const int to = m_action.whom;
        if (!hasItem())
            return refuse({"ATZ-ACT-05"}, "refused.no-item");
        if (!isSurvivor(m_state, to) || to == m_state.impulse.who ||
            cellOf(m_state, to) == kit::kNoCell || survivorAt(m_state, to).side != self().side)
            return refuse({"ATZ-ACT-05"}, "refused.not-there");
        const Survivor &other = survivorAt(m_state, to);
        if (m_field.distance(self().cell, other.cell) != 1)
            return refuse({"ATZ-ACT-05"}, "refused.not-adjacent");
        if (isLocked(m_state, to))
            return refuse({"ATZ-ACT-05"}, "refused.locked");
        return refuseUnless(
            roomFor(m_game, other, m_game.kindOf(self().items[m_action.item])).has_value(),
            {"ATZ-COMP-04"}, "refused.no-room");
    }
    Judged<void> searching() const
    {
        const int building = m_field.buildingOf(self().cell);
        if (building < 0)
            return refuse({"ATZ-LOOT-01"}, "refused.no-building");
        if (buildingAt(m_state, building) == Searched::Yes)
            return refuse({"ATZ-LOOT-02"}, "refused.searched");
        for (int cell = 0; cell < m_field.cells(); ++cell) {
            if (m_field.buildingOf(cell) == building && hasEnemy(m_state, self().side, cell))
                return refuse({"ATZ-LOOT-01"}, "refused.enemy-inside");
        }
        return {};
    }
    Judged<void> healing() const
    {
        const int whom = m_action.whom;
        const bool isKit = m_action.deed == Deed::Heal;
        const RuleId rule{isKit ? "ATZ-ITEM-03" : "ATZ-ABIL-08"};
        if (isKit ? itemOf(m_game, self(), ItemType::MedKit) < 0
                  : !can(m_game, m_state, m_state.impulse.who, Ability::Heal))
            return refuse(rule, isKit ? "refused.no-item" : "refused.no-healer");
        if (!isSurvivor(m_state, whom) || cellOf(m_state, whom) == kit::kNoCell ||
            survivorAt(m_state, whom).side != self().side ||
            m_field.distance(self().cell, cellOf(m_state, whom)) > 1)
            return refuse(rule, "refused.not-adjacent");
        if (isLocked(m_state, whom))
            return refuse(rule, "refused.locked");
        return refuseUnless(survivorAt(m_state, whom).wounds > 0, rule, "refused.not-wounded");
    }
    Judged<void> attaching() const
    {
        if (itemOf(m_game, self(), ItemType::Improvement) < 0)
            return refuse({"ATZ-ITEM-01"}, "refused.no-item");
        const int item = m_action.slot == Slot::Box ? -1 : itemIn(self(), m_action.slot);
        const bool fits = item >= 0 && !itemAt(self(), item).isImproved &&
                          m_game.kindOf(itemAt(self(), item)).isImprovable;
        return refuseUnless(fits, {"ATZ-ITEM-01"}, "refused.not-improvable");
    }

    const Atz &m_game;
    const State &m_state;
    SeatId m_seat; // which is asked
    const Action &m_action;
    const Field &m_field;
};

} // namespace

const RuleId *listed(Asked asked)
{
    return kit::valueIn(kListed, asked);
}

Judged<void> judge(const Atz &game, const State &state, SeatId seat, const Action &action)
{
    if (state.request.what != Awaited::Decision || state.request.decision.seat != seat)
        return refuse({"ATZ-TURN-03"}, "refused.not-asked");
    if (const RuleId *rule = listed(askedOf(state)))
        return refuseUnless(std::ranges::count(candidates(game, state), action) > 0, *rule,
                            action.whom < 0 ? "refused.not-asked" : "refused.not-there");
    using Answer = std::pair<Asked, Judged<void> (Judging::*)() const>;
    static constexpr Answer kJudged[]{
        {Asked::Enter, &Judging::entry},       {Asked::Activate, &Judging::activation},
        {Asked::Impulse, &Judging::impulse},   {Asked::Aim, &Judging::aim},
        {Asked::Surprise, &Judging::surprise}, {Asked::Room, &Judging::room},
        {Asked::Duck, &Judging::shelter},      {Asked::Team, &Judging::pick},
        {Asked::Kit, &Judging::pick}};
    const auto *answer = kit::valueIn(kJudged, askedOf(state));
    return answer ? (Judging(game, state, seat, action).**answer)()
                  : refuse({"ATZ-TURN-03"}, "refused.not-asked");
}

} // namespace escarmouche::rules::atz
