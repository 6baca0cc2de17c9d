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
#include <span>
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

/** Ranks that a figure rises through. */
bool isRisenThrough(std::string_view kind)
{
    return kind == key(Rank::SousFifre) || kind == key(Rank::SousChef) || kind == key(Rank::Chief);
}

/** The last number of the kind, or of those that it shares a count with. */
int lastBeside(const Last &last, std::string_view kind)
{
    int most = 0;
    for (const auto &[other, number] : last) {
        if (shareCount(kind, other))
            most = std::max(most, number);
    }
    return most;
}

/** Who is or was in the company. */
std::vector<const Member *> everybody(const Company &company)
{
    std::vector<const Member *> all;
    for (const auto &member : company.band.members)
        all.push_back(&member);
    for (const auto &fallen : company.fallen)
        all.push_back(&fallen.member);
    for (const auto &member : company.departed)
        all.push_back(&member);
    return all;
}

/** One that nobody had who is counted together with that kind. */
int unusedNumber(const Catalogue &catalogue, const Company &company, std::string_view kind)
{
    int last = lastBeside(lastOf(company.band), kind);
    for (const auto *member : everybody(company)) {
        if (shareCount(kind, countedAs(catalogue, *member)))
            last = std::max(last, member->number);
    }
    return isNumber(last + 1) ? last + 1 : 0;
}

/** Of one who became of another kind. Whose number nobody sees gets another; where somebody is
    called so, the one who rises does. */
void keepNumber(const Catalogue &catalogue, Company &after, Member &member)
{
    const auto kind = countedAs(catalogue, member);
    const auto isSame = [&](const Member *other) {
        return other->id != member.id && other->number == member.number &&
               countedAs(catalogue, *other) == kind;
    };
    for (const auto *other : everybody(after)) {
        if (isSame(other) && other->name.empty()) {
            member.number = unusedNumber(catalogue, after, kind);
            return;
        }
    }
    for (auto &other : after.band.members) {
        if (isSame(&other))
            other.number = 0;
    }
}

/** A number that changes give, where it stands in them. */
struct Given {
    MemberId member;
    std::string_view kind;
    int number = 0;
    Change *change = nullptr;

    bool isKept() const
    {
        const auto *field = std::get_if<MemberFieldChanged>(change);
        return field && field->before == field->after;
    }

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

bool shareCount(std::string_view kind, std::string_view other)
{
    return kind == other || (isRisenThrough(kind) && isRisenThrough(other));
}

void numberNewcomers(const Catalogue &catalogue, const Company &before, Company &after)
{
    for (auto &member : after.band.members) {
        const auto *old = find(before.band, member.id);
        if (!old)
            member.number = 0;
        else if (countedAs(catalogue, *old) != countedAs(catalogue, member))
            keepNumber(catalogue, after, member);
    }
    numberArrivals(catalogue, after);
}

void numberArrivals(const Catalogue &catalogue, Company &company)
{
    auto last = lastOf(company.band);
    std::set<int> borne; // by the nameless of the ranks that share a count
    for (const auto *member : everybody(company)) {
        const auto kind = countedAs(catalogue, *member);
        last[kind] = std::max(last[kind], member->number);
        if (isRisenThrough(kind) && member->name.empty())
            borne.insert(member->number);
    }
    for (auto *member : inOrderOfComing(company.band)) {
        if (member->number != 0)
            continue;
        const auto kind = countedAs(catalogue, *member);
        const bool shares = isRisenThrough(kind) && member->name.empty();
        auto &number = last[kind];
        do
            ++number;
        while (shares && borne.contains(number));
        member->number = isNumber(number) ? number : 0;
        if (shares)
            borne.insert(number);
    }
    numberAll(catalogue, company.band);
}

CompanyChanges withKeptNumbers(const Catalogue &catalogue, const Company &before,
                               const Company &after, CompanyChanges changes)
{
    for (const auto &member : after.band.members) {
        const auto *old = find(before.band, member.id);
        const bool isOther = old && countedAs(catalogue, *old) != countedAs(catalogue, member);
        if (!isOther || old->number != member.number)
            continue;
        const auto number = std::to_string(member.number);
        changes.band.push_back(MemberFieldChanged{member.id, MemberField::Number, number, number});
    }
    return changes;
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
    const auto others = everybody(company);
    const auto isOthers = [&](const Given &given, int number) {
        return std::ranges::any_of(others, [&](const Member *other) {
            return other->id != given.member && other->number == number &&
                   countedAs(catalogue, *other) == given.kind;
        });
    };
    auto all = givenBy(catalogue, company, changes);
    const auto isStranger = [&](const Given &given) { return !known.contains(given.member); };
    std::ranges::sort(
        all, {}, [&](const Given &given) { return std::pair(isStranger(given), given.number); });
    const auto strangers = std::ranges::find_if(all, isStranger);
    auto last = lastOf(company.band);
    const auto give = [&](const Given &given, int number) {
        last[given.kind] = std::max(last[given.kind], number);
        if (number != given.number && isNumber(number))
            given.write(number);
    };
    for (const auto &given : std::span(all.begin(), strangers)) {
        const int wanted = known.at(given.member);
        const bool isFree = given.isKept() || !isOthers(given, wanted);
        give(given, isFree ? wanted : std::max(last[given.kind] + 1, wanted));
    }
    for (const auto &given : std::span(strangers, all.end()))
        give(given, given.isKept() ? given.number : std::max(last[given.kind] + 1, given.number));
    return changes;
}

Company withComersGone(const Catalogue &catalogue, Company company, const CompanyChanges &changes)
{
    auto last = lastOf(company.band);
    for (const auto &change : changes.band) {
        const auto *came = std::get_if<MemberCame>(&change);
        if (!came || findEver(company, came->member.id))
            continue;
        auto &number = last[countedAs(catalogue, came->member)];
        number = std::max(number, came->member.number);
        company.departed.push_back(came->member);
    }
    company.band.numbered = listed(last);
    return company;
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
