// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/band/recruits.h"

#include "rules/musg/band/keys.h"

#include <algorithm>
#include <map>

namespace escarmouche::rules::musg {

namespace {

constexpr std::array kRows{Rank::Chief, Rank::SousChef, Rank::SousFifre};

Member ofRace(EntryId race, Rank row)
{
    Member member;
    member.rank = member.row = row;
    member.profile = race;
    return member;
}

/** "goblin-sous-fifre": a race and one of its rows. */
std::optional<Member> rowNamed(const Catalogue &catalogue, std::string_view entry)
{
    for (const auto row : kRows) {
        const auto tail = '-' + std::string(key(row));
        if (!entry.ends_with(tail))
            continue;
        const auto race = catalogue.find(entry.substr(0, entry.size() - tail.size()));
        if (race && catalogue[*race].kind == Kind::Race)
            return ofRace(*race, row);
    }
    return std::nullopt;
}

std::string rowId(const Catalogue &catalogue, EntryId race, Rank row)
{
    return catalogue[race].id + '-' + std::string(key(row));
}

bool has(const Race &race, Trait trait)
{
    return std::ranges::find(race.traits, trait) != race.traits.end();
}

/** Figures with a profile of their own that a band of this theme and phase may take. */
bool isOpen(const Catalogue &catalogue, const Band &band, EntryId entry)
{
    const auto &figure = std::get<Figure>(catalogue[entry].what);
    if (figure.rank == Rank::Mercenary)
        return false;
    if (!figure.list.empty() || figure.rank == Rank::Summon)
        return band.phase == Phase::AsPrinted;
    return entry != catalogue.zombie || band.options.theme == Theme::MadScientist;
}

void addOtherRaces(const Catalogue &catalogue, const Band &band, std::vector<std::string> &entries)
{
    const auto &own = std::get<Race>(catalogue[band.race].what);
    for (const auto race : catalogue.of(Kind::Race)) {
        if (race == band.race)
            continue;
        for (const auto row : kRows) {
            const bool orcChief =
                race == catalogue.orc && row == Rank::Chief && has(own, Trait::OrcChiefAllowed);
            const bool goblin = race == catalogue.goblin && row == Rank::SousFifre &&
                                has(own, Trait::EnrolsGoblins);
            if (band.options.mixedRaces || orcChief || goblin)
                entries.push_back(rowId(catalogue, race, row));
        }
    }
}

/** With a capital; the adjectives of races begin with plain letters. */
std::string capital(std::string word)
{
    if (!word.empty() && word.front() >= 'a' && word.front() <= 'z')
        word.front() = static_cast<char>(word.front() - 'a' + 'A');
    return word;
}

/** A rank's name without its capital: "sous-fifres". */
Text inSentence(Text name)
{
    for (auto *text : {&name.en, &name.fr}) {
        if (!text->empty() && text->front() >= 'A' && text->front() <= 'Z')
            text->front() = static_cast<char>(text->front() - 'A' + 'a');
    }
    return name;
}

/** Figures that a sentence need not tell apart. */
struct Alike {
    const Member *member;
    int count;
};

std::vector<Alike> alike(const Catalogue &catalogue, const Band &band,
                         std::span<const Figures> figures)
{
    std::map<MemberId, const Member *> lines;
    for (const auto &member : band.members)
        lines.emplace(member.id, &member);
    std::vector<Alike> groups;
    std::map<std::pair<std::string, std::string>, std::size_t> places; // by sort
    for (const auto &each : figures) {
        const auto line = lines.find(each.member);
        if (line == lines.end())
            continue;
        const auto sort = sortOf(catalogue, band, *line->second);
        const auto [place, isNew] = places.emplace(std::pair(sort.en, sort.fr), groups.size());
        if (isNew)
            groups.push_back({line->second, each.count});
        else
            groups[place->second].count += each.count;
    }
    return groups;
}

/** Whether a band has one of it at a time: its chief, or who is once on a printed list. */
bool isOnlyOne(const Catalogue &catalogue, const Member &member)
{
    const auto *figure = std::get_if<Figure>(&catalogue[member.profile].what);
    return figure ? figure->listed == 1 : member.rank == Rank::Chief;
}

} // namespace

Result<Member> recruit(const Catalogue &catalogue, const Band &band, std::string_view entry)
{
    if (const auto row = named<Rank>(kRowKeys, entry))
        return ofRace(band.race, *row);
    if (const auto other = rowNamed(catalogue, entry))
        return *other;
    const auto found = catalogue.find(entry);
    if (!found || catalogue[*found].kind != Kind::Figure)
        return fail({.code = ErrorCode::EntryNotFound,
                     .subject = std::string(entry),
                     .hint = catalogue.nearest(entry)});
    Member member;
    member.profile = *found;
    member.rank = std::get<Figure>(catalogue[*found].what).rank;
    return member;
}

std::vector<std::string> recruitEntries(const Catalogue &catalogue, const Band &band)
{
    std::vector<std::string> entries(kRowKeys.begin(), kRowKeys.end());
    addOtherRaces(catalogue, band, entries);
    for (const auto entry : catalogue.of(Kind::Figure)) {
        if (isOpen(catalogue, band, entry))
            entries.push_back(catalogue[entry].id);
    }
    return entries;
}

std::vector<std::string> mercenaryEntries(const Catalogue &catalogue)
{
    std::vector<std::string> entries;
    for (const auto entry : catalogue.of(Kind::Figure)) {
        if (std::get<Figure>(catalogue[entry].what).rank == Rank::Mercenary)
            entries.push_back(catalogue[entry].id);
    }
    return entries;
}

Text kindOf(const Catalogue &catalogue, const Band &band, const Member &member)
{
    const auto &profile = catalogue[member.profile];
    if (profile.kind == Kind::Figure)
        return profile.name;
    const auto &rank = catalogue.rank(member.rank).name;
    if (member.profile == band.race)
        return rank;
    const auto &adjective = std::get<Race>(profile.what).adjective;
    if (adjective.empty())
        return {rank.en + " (" + profile.name.en + ')', rank.fr + " (" + profile.name.fr + ')'};
    return {capital(adjective.en) + ' ' + inSentence(rank).en, rank.fr + ' ' + adjective.fr};
}

Text numbered(const Text &kind, int number)
{
    const auto told = ' ' + std::to_string(number);
    return {kind.en + told, kind.fr + told};
}

bool isNumbered(const Catalogue &catalogue, const Member &member)
{
    return member.number > 1 || (member.number == 1 && !isOnlyOne(catalogue, member));
}

Text calledIn(const Catalogue &catalogue, const Band &band, const Member &member)
{
    if (!member.name.empty())
        return {member.name, member.name};
    const auto kind = kindOf(catalogue, band, member);
    return isNumbered(catalogue, member) ? numbered(kind, member.number) : kind;
}

Text sortOf(const Catalogue &catalogue, const Band &band, const Member &member)
{
    return member.name.empty() ? kindOf(catalogue, band, member) : Text{member.name, member.name};
}

Text headsOf(const Catalogue &catalogue, const Band &band, const Member &member, int count)
{
    if (count == 1)
        return calledIn(catalogue, band, member);
    auto called = sortOf(catalogue, band, member);
    const auto &rank = catalogue.rank(member.rank);
    const bool isRank = called == rank.name;
    const auto number = std::to_string(count) + (isRank ? " " : " × ");
    if (isRank)
        called = inSentence(rank.plural);
    return {number + called.en, number + called.fr};
}

Text everyoneOf(const Catalogue &catalogue, const Band &band, std::span<const Figures> figures)
{
    Text all;
    const auto groups = alike(catalogue, band, figures);
    for (const auto &group : groups) {
        const bool last = &group == &groups.back();
        const auto between = last ? catalogue.word("list.and") : catalogue.word("list.comma");
        const auto heads = headsOf(catalogue, band, *group.member, group.count);
        all.en += (all.en.empty() ? "" : between.en) + heads.en;
        all.fr += (all.fr.empty() ? "" : between.fr) + heads.fr;
    }
    return all;
}

} // namespace escarmouche::rules::musg
