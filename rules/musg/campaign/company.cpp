// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/campaign/company.h"

#include "rules/musg/campaign/numbers.h"

#include <algorithm>
#include <map>

namespace escarmouche::rules::musg {

namespace {

using Own = std::vector<CompanyChange>;

void differStash(const Company &before, const Company &after, Own &own)
{
    std::map<EntryId, int> by;
    for (const auto &piece : before.stash)
        by[piece.entry] -= piece.count;
    for (const auto &piece : after.stash)
        by[piece.entry] += piece.count;
    for (const auto &[entry, amount] : by) {
        if (amount != 0)
            own.emplace_back(StashChanged{entry, amount});
    }
}

void differDue(const Company &before, const Company &after, Own &own)
{
    std::map<MemberId, int> by;
    for (const auto &due : before.due)
        by[due.member] -= due.count;
    for (const auto &due : after.due)
        by[due.member] += due.count;
    for (const auto &[member, amount] : by) {
        if (amount != 0)
            own.emplace_back(DueChanged{member, amount});
    }
}

/** What one list has and the other has not, each as a change. */
template<class List, class Made>
void differ(const List &before, const List &after, Made made, Own &own)
{
    for (const auto &each : before) {
        if (std::ranges::count(after, each) == 0)
            own.emplace_back(made(each, false));
    }
    for (const auto &each : after) {
        if (std::ranges::count(before, each) == 0)
            own.emplace_back(made(each, true));
    }
}

/** Adds to the count of an entry or member in a sorted list that keeps no zeros. */
template<class List, class Key, class Field>
void count(List &list, Key key, Field field, int by)
{
    using Value = typename List::value_type;
    auto place = std::ranges::lower_bound(list, key, {}, field);
    if (place == list.end() || (*place).*field != key) {
        Value fresh;
        fresh.*field = key;
        fresh.count = 0;
        place = list.insert(place, fresh);
    }
    place->count += by;
    if (place->count <= 0)
        list.erase(place);
}

template<class List, class Value>
void put(List &list, const Value &value, bool present)
{
    if (present)
        list.push_back(value);
    else
        std::erase(list, value);
}

struct OwnApplier {
    Company &company;

    void operator()(const StashChanged &change) const
    {
        count(company.stash, change.entry, &Possession::entry, change.by);
    }
    void operator()(const PassingChanged &change) const
    {
        put(company.passing, change.passing, change.begins);
    }
    void operator()(const CoveredChanged &change) const
    {
        put(company.covered, change.member, change.covered);
    }
    void operator()(const DueChanged &change) const
    {
        count(company.due, change.member, &DueAdvances::member, change.by);
    }
    void operator()(const FallenAdded &change) const { company.fallen.push_back(change.fallen); }
};

/** Whom a change is about; those of the band as a whole name nobody. */
struct Naming {
    std::vector<MemberId> &members;

    void operator()(const auto &change) const
    {
        if constexpr (requires { change.member.id; })
            members.push_back(change.member.id);
        else if constexpr (requires { change.member; })
            members.push_back(change.member);
    }
    void operator()(const PassingChanged &change) const
    {
        members.push_back(change.passing.member);
    }
    void operator()(const FallenAdded &change) const { members.push_back(change.fallen.member.id); }
};

/** Whoever goes with these changes, as he was before them. */
class Leaving
{
public:
    Leaving(const Company &company, const CompanyChanges &changes)
    {
        for (const auto &change : changes.band) {
            const auto *went = std::get_if<MemberWent>(&change);
            if (const auto *member = went ? find(company.band, went->member.id) : nullptr)
                m_members.push_back(*member);
        }
    }

    /** Among the fallen, who may have been told without a number, or the departed. */
    void remember(Company &company) const
    {
        for (const auto &member : m_members) {
            const auto fell = std::ranges::find(company.fallen, member.id,
                                                [](const Fallen &each) { return each.member.id; });
            if (fell == company.fallen.end())
                company.departed.push_back(member);
            else
                fell->member.number = member.number;
        }
    }

private:
    std::vector<Member> m_members;
};

/** Whom these changes bring, or make another kind of, with or without a number: acts stored before
    numbers were tell none. */
class Unnumbered
{
public:
    Unnumbered(const Catalogue &catalogue, const Company &company, const CompanyChanges &changes)
    {
        for (const auto &change : changes.band)
            std::visit([&](const auto &each) { look(catalogue, company, each); }, change);
    }

    void number(const Catalogue &catalogue, Company &company) const
    {
        if (!m_any)
            return;
        for (auto &member : company.band.members) {
            const auto was = m_kinds.find(member.id);
            const auto kind = countedAs(catalogue, member);
            if (was == m_kinds.end() || was->second == kind)
                continue;
            const bool isCalledSo =
                std::ranges::any_of(company.band.members, [&](const Member &other) {
                    return other.id != member.id && other.number == member.number &&
                           countedAs(catalogue, other) == kind;
                });
            if (isCalledSo || !shareCount(was->second, kind)) // else he keeps it
                member.number = 0;
        }
        numberAll(catalogue, company.band);
    }

private:
    void look(const Catalogue &catalogue, const Company &company, const MemberFieldChanged &change)
    {
        const auto *member = find(company.band, change.member);
        const bool isKind =
            change.field == MemberField::Rank || change.field == MemberField::Profile;
        m_any = m_any || isKind || change.field == MemberField::Number;
        if (member && isKind)
            m_kinds.emplace(change.member, countedAs(catalogue, *member));
        else if (change.field == MemberField::Number) // the last field
            m_kinds.erase(change.member);
    }
    void look(const Catalogue &, const Company &, const MemberCame &) { m_any = true; }
    void look(const Catalogue &, const Company &, const auto &) {}

    bool m_any = false;
    std::map<MemberId, std::string_view> m_kinds; // before, of those told no number
};

} // namespace

CompanyChanges difference(const Catalogue &catalogue, const Company &before, const Company &after)
{
    CompanyChanges changes;
    changes.band = difference(catalogue, before.band, after.band);
    differStash(before, after, changes.own);
    differ(
        before.passing, after.passing,
        [](const Passing &passing, bool begins) {
            return PassingChanged{passing, begins};
        },
        changes.own);
    differ(
        before.covered, after.covered,
        [](MemberId member, bool covered) {
            return CoveredChanged{member, covered};
        },
        changes.own);
    differDue(before, after, changes.own);
    for (std::size_t i = before.fallen.size(); i < after.fallen.size(); ++i)
        changes.own.emplace_back(FallenAdded{after.fallen[i]});
    return changes;
}

Result<void> write(const Catalogue &catalogue, Company &company, const CompanyChanges &changes)
{
    const Leaving leaving(company, changes);
    const Unnumbered unnumbered(catalogue, company, changes);
    if (auto written = write(catalogue, company.band, changes.band); !written)
        return written;
    const OwnApplier applier{company};
    for (const auto &change : changes.own)
        std::visit(applier, change);
    leaving.remember(company);
    unnumbered.number(catalogue, company);
    return {};
}

CompanyChanges withNumbers(const Catalogue &catalogue, const Company &company,
                           CompanyChanges changes)
{
    std::vector<Member *> unnumbered;
    for (auto &change : changes.band) {
        auto *came = std::get_if<MemberCame>(&change);
        if (came && came->member.number == 0)
            unnumbered.push_back(&came->member);
    }
    auto after = company;
    if (unnumbered.empty() || !write(catalogue, after, changes))
        return changes;
    for (auto *member : unnumbered) {
        if (const auto *numbered = findEver(after, member->id))
            member->number = numbered->number;
    }
    return changes;
}

std::vector<MemberId> membersOf(const CompanyChanges &changes)
{
    std::vector<MemberId> members;
    Naming naming{members};
    for (const auto &change : changes.band)
        std::visit(naming, change);
    for (const auto &change : changes.own)
        std::visit(naming, change);
    std::ranges::sort(members);
    members.erase(std::ranges::unique(members).begin(), members.end());
    return members;
}

void forgetGone(Company &company)
{
    const auto isGone = [&](MemberId member) { return !find(company.band, member); };
    std::erase_if(company.passing, [&](const Passing &each) { return isGone(each.member); });
    std::erase_if(company.covered, isGone);
    std::erase_if(company.due, [&](const DueAdvances &each) { return isGone(each.member); });
}

void separate(Band &band, int fresh)
{
    int next = fresh;
    for (const auto &member : band.members)
        next = std::max(next, member.id.value + 1);
    std::vector<Member> apart;
    for (auto &member : band.members) {
        const int figures = member.count;
        member.count = 1;
        apart.push_back(member);
        for (int i = 1; i < figures; ++i) {
            apart.push_back(member);
            apart.back().id = {next++};
        }
    }
    band.members = std::move(apart);
}

} // namespace escarmouche::rules::musg
