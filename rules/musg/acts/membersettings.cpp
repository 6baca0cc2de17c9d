// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/acts/purchase.h"
#include "rules/musg/acts/settings.h"
#include "rules/musg/acts/settingvalue.h"
#include "rules/musg/band/limits.h"
#include "rules/musg/figure/figureview.h"
#include "rules/musg/figure/profile.h"

#include <algorithm>
#include <charconv>

namespace escarmouche::rules::musg {

namespace {

bool isOfRace(const Catalogue &catalogue, const Member &member)
{
    return catalogue[member.profile].kind == Kind::Race;
}

/** More figures in a campaign are recruits that are paid for. */
Result<void> setCount(Editing &editing, Member &member, const Setting &setting,
                      const std::string &reason)
{
    const auto count = wholeOf(setting, 1, kMostFigures);
    if (!count)
        return fail(count.error());
    const int more = std::max(0, *count - member.count);
    if (more == 0) {
        member.count = *count;
        return {};
    }
    const auto before = editing.band();
    const int cost = more * figurePrice(editing.catalogue(), before, member);
    member.count = *count;
    return settle(editing, before, cost, reason);
}

/** At creation a figure of another rank is bought as such; in a campaign one promoted keeps his
    own numbers, and a new sous-chef begins a new sheet (MUSG-CAMP-07). */
Result<void> setRank(const Editing &editing, Member &member, const Setting &setting)
{
    if (!isOfRace(editing.catalogue(), member))
        return fail(noSuchProperty(setting));
    const auto old = member.rank;
    if (const auto written = write(member.rank, choiceOf(setting, kRowKeys)); !written)
        return written;
    if (editing.band().phase != Phase::Campaign)
        member.row = member.rank;
    else if (old == Rank::SousFifre && member.rank == Rank::SousChef)
        member.experience = 0;
    return {};
}

Result<void> setRow(const Catalogue &catalogue, Member &member, const Setting &setting)
{
    if (!isOfRace(catalogue, member))
        return fail(noSuchProperty(setting));
    return write(member.row, choiceOf(setting, kRowKeys));
}

Result<void> setProfile(const Catalogue &catalogue, Member &member, const Setting &setting)
{
    if (!isOfRace(catalogue, member))
        return fail(noSuchProperty(setting));
    const auto id = lineOf(setting, kMostName);
    if (!id)
        return fail(id.error());
    return write(member.profile, entryNamed(catalogue, *id, {Kind::Race}));
}

Result<void> setPrice(Member &member, const Setting &setting, const std::string &reason)
{
    const auto price = optionalWholeOf(setting, 0, kMostPoints);
    if (!price)
        return fail(price.error());
    if (!*price) {
        member.price.reset();
        return {};
    }
    const auto why = member.price ? member.price->reason : reason;
    if (why.empty())
        return fail({.code = ErrorCode::EmptyReason, .subject = setting.property});
    member.price = PriceByHand{**price, why};
    return {};
}

/** A reason without a price keeps the list price by hand. */
Result<void> setPriceReason(const Editing &editing, Member &member, const Setting &setting)
{
    auto why = lineOf(setting, kMostReason);
    if (!why)
        return fail(why.error());
    if (why->empty()) {
        member.price.reset();
        return {};
    }
    const int price = figurePrice(editing.catalogue(), editing.band(), member);
    member.price = PriceByHand{price, std::move(*why)};
    return {};
}

/** "against-2": the second injury that names a band. */
Result<void> setAgainst(const Catalogue &catalogue, Member &member, const Setting &setting)
{
    const std::string_view tail =
        std::string_view(setting.property).substr(property::kAgainst.size());
    int nth = 0;
    std::from_chars(tail.data(), tail.data() + tail.size(), nth);
    for (auto &suffered : member.injuries) {
        if (std::get<Injury>(catalogue[suffered.injury].what).namesBand && --nth == 0)
            return write(suffered.against, lineOf(setting, kMostName));
    }
    return fail(noSuchProperty(setting));
}

} // namespace

Result<void> setCountOfAll(Editing &editing, const std::vector<MemberId> &lines,
                           const Setting &setting, const std::string &reason)
{
    const auto count = wholeOf(setting, 1, kMostFigures);
    if (!count)
        return fail(count.error());
    const Member first = **editing.line(lines.front());
    int surplus = -*count;
    for (const auto id : lines) {
        const Member &member = **editing.line(id);
        if (!isAlike(first, member))
            return fail(noSuchProperty(setting));
        surplus += member.count;
    }
    if (surplus <= 0)
        return setMember(editing, first.id, {setting.property, std::int64_t{first.count - surplus}},
                         reason);
    for (auto id = lines.rbegin(); surplus > 0; ++id) {
        Member &member = **editing.line(*id);
        const int gone = std::min(surplus, member.count);
        surplus -= gone;
        member.count -= gone;
        if (member.count == 0)
            editing.remove(*id);
    }
    return {};
}

Result<void> setMember(Editing &editing, MemberId id, const Setting &setting,
                       const std::string &reason)
{
    const auto &catalogue = editing.catalogue();
    Member &member = **editing.line(id);
    const auto &key = setting.property;
    if (key == property::kName)
        return write(member.name, lineOf(setting, kMostName));
    if (key == property::kNotes)
        return write(member.notes, notesOf(setting, kMostNotes));
    if (key == property::kCount)
        return setCount(editing, member, setting, reason);
    if (key == property::kRank)
        return setRank(editing, member, setting);
    if (key == property::kRow)
        return setRow(catalogue, member, setting);
    if (key == property::kProfile)
        return setProfile(catalogue, member, setting);
    if (key == property::kArms)
        return write(member.arms, wholeOf(setting, 0, kMostArms));
    if (key == property::kExperience)
        return write(member.experience, wholeOf(setting, 0, kMostExperience));
    if (key == property::kHireling)
        return write(member.hireling, flagOf(setting));
    if (key == property::kPrice)
        return setPrice(member, setting, reason);
    if (key == property::kPriceReason)
        return setPriceReason(editing, member, setting);
    if (key.starts_with(property::kAgainst))
        return setAgainst(catalogue, member, setting);
    return fail(noSuchProperty(setting));
}

} // namespace escarmouche::rules::musg
