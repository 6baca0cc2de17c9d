// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/campaign/numbers.h"

#include "rules/musg/band/keys.h"
#include "rules/musg/band/limits.h"
#include "rules/musg/band/recruits.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <set>
#include <utility>

namespace escarmouche::rules::musg {

namespace {

/** The last number of each kind that was given. */
using Last = std::map<std::string_view, int>;

Last lastOf(const Band &band)
{
    Last last;
    for (const auto &[kind, number] : band.numbered)
        last[kind] = number;
    return last;
}

std::vector<Member *> inOrderOfComing(Band &band)
{
    std::vector<Member *> members;
    for (auto &member : band.members)
        members.push_back(&member);
    std::ranges::sort(members, {}, &Member::id);
    return members;
}

std::vector<Numbered> listed(const Last &last)
{
    std::vector<Numbered> numbered;
    for (const auto &[kind, number] : last) {
        if (number > 0)
            numbered.push_back({std::string(kind), number});
    }
    return numbered;
}

bool isNumber(int number)
{
    return number >= 1 && number <= kMostNumber;
}

int numberIn(const std::string &text)
{
    int number = 0;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

/** A number that changes give, where it stands in them. */
struct Given {
    MemberId member;
    std::string_view kind;
    int number = 0;
    Change *change = nullptr;

    void write(int other) const
    {
        if (auto *came = std::get_if<MemberCame>(change))
            came->member.number = other;
        else
            std::get<MemberFieldChanged>(*change).after = std::to_string(other);
    }
};

std::optional<std::pair<MemberId, int>> givenBy(const Change &change)
{
    if (const auto *came = std::get_if<MemberCame>(&change))
        return std::pair{came->member.id, came->member.number};
    const auto *field = std::get_if<MemberFieldChanged>(&change);
    if (field && field->field == MemberField::Number)
        return std::pair{field->member, numberIn(field->after)};
    return std::nullopt;
}

/** All that the changes of a company give, lowest first. */
std::vector<Given> givenBy(const Catalogue &catalogue, Company after, CompanyChanges &changes)
{
    std::vector<Given> all;
    if (!write(catalogue, after, changes))
        return all;
    for (auto &change : changes.band) {
        const auto given = givenBy(change);
        const auto *member = given ? find(after.band, given->first) : nullptr;
        if (member)
            all.push_back({given->first, countedAs(catalogue, *member), given->second, &change});
    }
    std::ranges::sort(all, {}, &Given::number);
    return all;
}

} // namespace

std::string_view countedAs(const Catalogue &catalogue, const Member &member)
{
    const auto &profile = catalogue[member.profile];
    return profile.kind == Kind::Race ? key(member.rank) : std::string_view(profile.id);
}

void numberNewcomers(const Catalogue &catalogue, const Band &before, Band &after)
{
    for (auto &member : after.members) {
        const auto *old = find(before, member.id);
        if (!old || countedAs(catalogue, *old) != countedAs(catalogue, member))
            member.number = 0;
    }
    numberAll(catalogue, after);
}

void numberAll(const Catalogue &catalogue, Band &band)
{
    const auto members = inOrderOfComing(band);
    auto last = lastOf(band);
    std::set<std::pair<std::string_view, int>> taken;
    for (auto *member : members) {
        const auto kind = countedAs(catalogue, *member);
        if (isNumber(member->number) && taken.emplace(kind, member->number).second)
            last[kind] = std::max(last[kind], member->number);
        else
            member->number = 0;
    }
    for (auto *member : members) {
        auto &number = last[countedAs(catalogue, *member)];
        if (member->number == 0 && number < kMostNumber)
            member->number = ++number;
    }
    band.numbered = listed(last);
}

CompanyChanges withNumbersOf(const Catalogue &catalogue, const Company &company,
                             CompanyChanges changes, const CompanyChanges &former)
{
    std::map<MemberId, int> known;
    for (const auto &change : former.band) {
        if (const auto given = givenBy(change))
            known.insert(*given);
    }
    auto last = lastOf(company.band);
    for (const auto &given : givenBy(catalogue, company, changes)) {
        auto &number = last[given.kind];
        const auto met = known.find(given.member);
        number = std::max(number + 1, met == known.end() ? 0 : met->second);
        if (number != given.number && isNumber(number))
            given.write(number);
    }
    return changes;
}

Company withoutNumbers(Company company)
{
    company.band.numbered.clear();
    company.departed.clear();
    for (auto &member : company.band.members)
        member.number = 0;
    for (auto &fallen : company.fallen)
        fallen.member.number = 0;
    return company;
}

CompanyChanges withoutNumbers(CompanyChanges changes)
{
    std::erase_if(changes.band, [](const Change &change) {
        const auto *field = std::get_if<MemberFieldChanged>(&change);
        return field && field->field == MemberField::Number;
    });
    for (auto &change : changes.band) {
        if (auto *came = std::get_if<MemberCame>(&change))
            came->member.number = 0;
        else if (auto *went = std::get_if<MemberWent>(&change))
            went->member.number = 0;
    }
    for (auto &change : changes.own) {
        if (auto *fell = std::get_if<FallenAdded>(&change))
            fell->fallen.member.number = 0;
    }
    return changes;
}

const Member *findEver(const Company &company, MemberId id)
{
    if (const auto *member = find(company.band, id))
        return member;
    for (const auto &fallen : company.fallen) {
        if (fallen.member.id == id)
            return &fallen.member;
    }
    const auto departed = std::ranges::find(company.departed, id, &Member::id);
    return departed == company.departed.end() ? nullptr : &*departed;
}

std::map<MemberId, Text> calledAll(const Catalogue &catalogue, const Company &company)
{
    std::map<MemberId, Text> called;
    const auto call = [&](const Member &member) {
        called.insert_or_assign(member.id, calledIn(catalogue, company.band, member));
    };
    std::ranges::for_each(company.departed, call);
    for (const auto &fallen : company.fallen)
        call(fallen.member);
    std::ranges::for_each(company.band.members, call);
    return called;
}

} // namespace escarmouche::rules::musg
