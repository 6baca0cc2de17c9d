// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/atz/team/team.h"

#include <algorithm>
#include <utility>
#include <variant>

namespace escarmouche::rules::atz {

namespace {

Result<Member *> memberOf(Team &team, MemberId id)
{
    const auto met = std::ranges::find(team.members, id, &Member::id);
    if (met == team.members.end())
        return fail({.code = ErrorCode::NoSuchMember, .number = id.value});
    return &*met;
}

Result<int> itemOf(const Box &box, const std::string &entry)
{
    const int item = box.itemNamed(entry);
    if (item == 0)
        return fail({.code = ErrorCode::UnknownEntry, .subject = entry});
    return item;
}

/** An act on a team: each gives an error, or has changed it. */
class Acting
{
public:
    Acting(const Box &box, Team &team, int fresh) : m_box(box), m_team(team), m_fresh(fresh) {}

    Result<void> operator()(const Recruit &act)
    {
        const int kind = m_box.survivorNamed(act.entry);
        if (kind == 0)
            return fail({.code = ErrorCode::UnknownEntry, .subject = act.entry});
        m_team.members.push_back({{m_fresh}, kind});
        return {};
    }
    Result<void> operator()(const Give &act)
    {
        const auto item = itemOf(m_box, act.entry);
        if (!item)
            return fail(item.error());
        for (const Figures &figures : act.to) {
            const auto member = memberOf(m_team, figures.member);
            if (!member)
                return fail(member.error());
            for (int many = 0; many < act.count; ++many)
                give(**member, {.item = *item});
        }
        return {};
    }
    Result<void> operator()(const Discard &act)
    {
        for (const Belonging &thing : act.things) {
            const auto done = thing.entry.empty() ? dismiss(thing.figures.member)
                                                  : takeAll(thing).map([](const auto &) {});
            if (!done)
                return done;
        }
        return {};
    }
    Result<void> operator()(const HandOver &act)
    {
        const auto to = memberOf(m_team, act.to.member);
        if (!to)
            return fail(to.error());
        return takeAll(act.thing).map([&](const std::vector<Carrying> &things) {
            for (const Carrying &thing : things)
                give(**to, thing);
        });
    }
    template<class Other>
    Result<void> operator()(const Other &)
    {
        return fail({.code = ErrorCode::Internal, .hint = "an act that teams do not know"});
    }

private:
    void give(Member &member, const Carrying &thing)
    {
        if (m_box.item(thing.item).type == ItemType::Improvement) {
            const auto weapon = std::ranges::find_if(member.items, [&](const Carrying &each) {
                return m_box.item(each.item).isImprovable && !each.isImproved;
            });
            if (weapon != member.items.end()) {
                weapon->isImproved = true;
                return;
            }
        }
        member.items.push_back(thing);
    }
    Result<void> dismiss(MemberId id)
    {
        return memberOf(m_team, id).map([&](Member *member) {
            m_team.members.erase(m_team.members.begin() + (member - m_team.members.data()));
        });
    }
    Result<std::vector<Carrying>> takeAll(const Belonging &thing)
    {
        const auto member = memberOf(m_team, thing.figures.member);
        if (!member)
            return fail(member.error());
        std::vector<Carrying> taken;
        for (int many = 0; many < thing.count; ++many) {
            const auto one = take(**member, thing.entry);
            if (!one)
                return fail(one.error());
            taken.push_back(*one);
        }
        return taken;
    }
    /** The last such thing that the scenario has not given; an improvement may be attached. */
    Result<Carrying> take(Member &member, const std::string &entry) const
    {
        const auto item = itemOf(m_box, entry);
        if (!item)
            return fail(item.error());
        for (std::size_t at = member.items.size(); at-- > 0;) {
            if (member.items[at].item != *item || member.items[at].isGiven)
                continue;
            const Carrying taken = member.items[at];
            member.items.erase(member.items.begin() + static_cast<std::ptrdiff_t>(at));
            return taken;
        }
        const auto improved = std::ranges::find(member.items, true, &Carrying::isImproved);
        if (m_box.item(*item).type != ItemType::Improvement || improved == member.items.end())
            return fail({.code = ErrorCode::NotPossessed, .subject = entry});
        improved->isImproved = false;
        return Carrying{.item = *item};
    }

    const Box &m_box;
    Team &m_team;
    int m_fresh;
};

} // namespace

Result<Team> perform(const Box &box, Team team, const BandAct &act, int fresh)
{
    return std::visit(Acting(box, team, fresh), act).map([&] { return std::move(team); });
}

} // namespace escarmouche::rules::atz
