// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/band/fields.h"

#include "rules/musg/band/keys.h"

#include <algorithm>
#include <charconv>

namespace escarmouche::rules::musg {

namespace {

std::string text(bool flag)
{
    return flag ? "true" : "false";
}

std::string text(const Catalogue &catalogue, EntryId entry)
{
    return entry.valid() ? catalogue[entry].id : std::string{};
}

std::string text(std::optional<int> number)
{
    return number ? std::to_string(*number) : std::string{};
}

std::string text(const std::optional<PriceByHand> &price)
{
    return price ? std::to_string(price->price) + ' ' + price->reason : std::string{};
}

Error notUnderstood(std::string_view value)
{
    return {.code = ErrorCode::WrongPattern, .subject = std::string(value)};
}

Result<void> set(int &field, std::string_view value)
{
    const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), field);
    if (error != std::errc{} || end != value.data() + value.size())
        return fail(notUnderstood(value));
    return {};
}

Result<void> set(bool &field, std::string_view value)
{
    field = value == "true";
    return field || value == "false" ? Result<void>{} : fail(notUnderstood(value));
}

template<class Enumerator>
Result<void> set(Enumerator &field, std::span<const std::string_view> keys, std::string_view value)
{
    const auto found = named<Enumerator>(keys, value);
    if (!found)
        return fail(notUnderstood(value));
    field = *found;
    return {};
}

Result<void> set(const Catalogue &catalogue, EntryId &field, std::string_view value)
{
    const auto found = catalogue.find(value);
    if (!found)
        return fail({.code = ErrorCode::UnknownEntry,
                     .subject = std::string(value),
                     .hint = catalogue.nearest(value)});
    field = *found;
    return {};
}

Result<void> set(std::optional<int> &field, std::string_view value)
{
    field.reset();
    return value.empty() ? Result<void>{} : set(field.emplace(), value);
}

Result<void> set(std::optional<PriceByHand> &field, std::string_view value)
{
    field.reset();
    if (value.empty())
        return {};
    const auto space = std::min(value.find(' '), value.size() - 1);
    field.emplace().reason = value.substr(space + 1);
    return set(field->price, value.substr(0, space));
}

} // namespace

std::string text(const Catalogue &catalogue, const Band &band, BandField field)
{
    const auto &options = band.options;
    switch (field) {
    case BandField::Name:
        return band.name;
    case BandField::Phase:
        return std::string(key(band.phase));
    case BandField::Race:
        return text(catalogue, band.race);
    case BandField::TotalCap:
        return std::to_string(options.caps.total);
    case BandField::HeroCap:
        return std::to_string(options.caps.heroes);
    case BandField::SousFifreCap:
        return std::to_string(options.caps.sousFifres);
    case BandField::HeroBoxes:
        return text(options.boxes.hero);
    case BandField::SousFifreBoxes:
        return text(options.boxes.sousFifre);
    case BandField::OtherSide:
        return text(options.otherSide);
    case BandField::MixedRaces:
        return text(options.mixedRaces);
    case BandField::Theme:
        return std::string(key(options.theme));
    case BandField::Notes:
        return band.notes;
    }
    return {};
}

std::string text(const Catalogue &catalogue, const Member &member, MemberField field)
{
    switch (field) {
    case MemberField::Count:
        return std::to_string(member.count);
    case MemberField::Rank:
        return std::string(key(member.rank));
    case MemberField::Row:
        return std::string(key(member.row));
    case MemberField::Profile:
        return text(catalogue, member.profile);
    case MemberField::Name:
        return member.name;
    case MemberField::Arms:
        return std::to_string(member.arms);
    case MemberField::Hireling:
        return text(member.hireling);
    case MemberField::Price:
        return text(member.price);
    case MemberField::Notes:
        return member.notes;
    case MemberField::Number:
        return text(member.number == 0 ? std::nullopt : std::optional(member.number));
    }
    return {};
}

Result<void> set(const Catalogue &catalogue, Band &band, BandField field, const std::string &value)
{
    auto &options = band.options;
    switch (field) {
    case BandField::Name:
        band.name = value;
        return {};
    case BandField::Phase:
        return set(band.phase, kPhaseKeys, value);
    case BandField::Race:
        return set(catalogue, band.race, value);
    case BandField::TotalCap:
        return set(options.caps.total, value);
    case BandField::HeroCap:
        return set(options.caps.heroes, value);
    case BandField::SousFifreCap:
        return set(options.caps.sousFifres, value);
    case BandField::HeroBoxes:
        return set(options.boxes.hero, value);
    case BandField::SousFifreBoxes:
        return set(options.boxes.sousFifre, value);
    case BandField::OtherSide:
        return set(options.otherSide, value);
    case BandField::MixedRaces:
        return set(options.mixedRaces, value);
    case BandField::Theme:
        return set(options.theme, kThemeKeys, value);
    case BandField::Notes:
        band.notes = value;
        return {};
    }
    return {};
}

Result<void> set(const Catalogue &catalogue, Member &member, MemberField field,
                 const std::string &value)
{
    switch (field) {
    case MemberField::Count:
        return set(member.count, value);
    case MemberField::Rank:
        return set(member.rank, kRankKeys, value);
    case MemberField::Row:
        return set(member.row, kRowKeys, value);
    case MemberField::Profile:
        return set(catalogue, member.profile, value);
    case MemberField::Name:
        member.name = value;
        return {};
    case MemberField::Arms:
        return set(member.arms, value);
    case MemberField::Hireling:
        return set(member.hireling, value);
    case MemberField::Price:
        return set(member.price, value);
    case MemberField::Notes:
        member.notes = value;
        return {};
    case MemberField::Number:
        member.number = 0;
        return value.empty() ? Result<void>{} : set(member.number, value);
    }
    return {};
}

} // namespace escarmouche::rules::musg
