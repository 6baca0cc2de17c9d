// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/figure/figureview.h"

#include "rules/musg/band/keys.h"
#include "rules/musg/band/propertykeys.h"
#include "rules/musg/band/recruits.h"

#include <algorithm>

namespace escarmouche::rules::musg {

namespace {

/** The line without what may differ inside a fold. */
Member essence(const Member &member)
{
    Member same = member;
    same.id = {};
    same.count = 1;
    same.name.clear();
    same.notes.clear();
    same.number = 0;
    return same;
}

Measure measureOf(Stat stat)
{
    switch (stat) {
    case Stat::Mvt:
        return Measure::Distance;
    case Stat::Ct:
    case Stat::Cc:
        return Measure::Target;
    case Stat::Cd:
    case Stat::F:
    case Stat::R:
    case Stat::Pv:
        break;
    }
    return Measure::Plain;
}

Column column(const Catalogue &catalogue, std::string_view key, Measure measure,
              std::string_view rule)
{
    const auto word = "column." + std::string(key);
    return {
        std::string(key), catalogue.word(word), catalogue.word(word + "-hint"), measure, {rule}};
}

void addOnce(std::vector<Carried> &list, Carried carried)
{
    const auto same = std::ranges::find_if(list, [&](const Carried &other) {
        return other.entry == carried.entry && other.name == carried.name;
    });
    if (same == list.end())
        list.push_back(std::move(carried));
    else
        ++same->count;
}

Carried carriedOf(const Entry &entry)
{
    return {.entry = entry.id, .name = entry.name, .effect = entry.effect, .rule = entry.rule()};
}

Text joined(const Text &a, std::string_view between, const Text &b)
{
    return {a.en + std::string(between) + b.en, a.fr + std::string(between) + b.fr};
}

} // namespace

int Fold::figures() const
{
    int count = 0;
    for (const auto *line : lines)
        count += line->count;
    return count;
}

int RankFolds::figures() const
{
    int count = 0;
    for (const auto &fold : folds)
        count += fold.figures();
    return count;
}

bool isAlike(const Member &a, const Member &b)
{
    return essence(a) == essence(b);
}

std::vector<Fold> foldsOf(const Band &band, const std::function<bool(const Member &)> &belongs)
{
    std::vector<Fold> folds;
    std::vector<Member> essences;
    for (const auto &member : band.members) {
        if (!belongs(member))
            continue;
        auto same = essence(member);
        const auto known = std::ranges::find(essences, same);
        const auto place = static_cast<std::size_t>(known - essences.begin());
        if (known == essences.end()) {
            essences.push_back(std::move(same));
            folds.emplace_back();
        }
        folds[place].lines.push_back(&member);
    }
    return folds;
}

std::vector<RankFolds> folded(const Band &band)
{
    std::vector<RankFolds> groups;
    for (int i = 0; i < kRanks; ++i) {
        const auto rank = static_cast<Rank>(i);
        auto folds =
            foldsOf(band, [&](const Member &each) { return each.rank == rank && !each.hireling; });
        if (!folds.empty())
            groups.push_back({rank, false, std::move(folds)});
    }
    auto hired = foldsOf(band, [](const Member &each) { return each.hireling; });
    if (!hired.empty())
        groups.push_back({hired.front().first().rank, true, std::move(hired)});
    return groups;
}

std::vector<Column> profileColumns(const Catalogue &catalogue)
{
    std::vector<Column> columns;
    for (int i = 0; i < kStats; ++i) {
        const auto stat = static_cast<Stat>(i);
        const Measure measure = measureOf(stat);
        const bool isLength = measure == Measure::Distance;
        columns.push_back(column(catalogue, key(stat), measure,
                                 isLength ? "MUSG-PROFILE-04" : "MUSG-PROFILE-07"));
    }
    columns.push_back(column(catalogue, "pa", Measure::Plain, "MUSG-PROFILE-09"));
    return columns;
}

std::vector<Cell> profileCells(const ResolvedProfile &profile)
{
    std::vector<Cell> cells;
    for (const auto &stat : profile.stats)
        cells.push_back({stat, {}});
    cells.push_back({profile.pa, {}});
    return cells;
}

std::string groupKey(const RankFolds &group)
{
    return group.forHire ? std::string(property::kHireling) : std::string(key(group.rank));
}

Text rankTitle(const Catalogue &catalogue, const RankFolds &group)
{
    if (group.forHire)
        return catalogue.word(group.figures() == 1 ? "group.hireling" : "group.hirelings");
    const auto &rank = catalogue.rank(group.rank);
    return group.figures() == 1 ? rank.name : rank.plural;
}

Text standingOf(const Catalogue &catalogue, const Band &band, const Member &member)
{
    const auto kind = kindOf(catalogue, band, member);
    return member.hireling ? joined(kind, ", ", catalogue.word("kind.hireling")) : kind;
}

Text subtitleOf(const Catalogue &catalogue, const Band &band)
{
    constexpr std::string_view between = " · ";
    auto text = catalogue[band.race].name;
    if (band.options.theme != Theme::None) {
        const auto theme = "theme." + std::string(key(band.options.theme));
        text = joined(text, between, catalogue.word(theme));
    }
    return joined(text, between, catalogue.word("phase." + std::string(key(band.phase))));
}

std::vector<Carried> gearOf(const Catalogue &catalogue, const Member &member)
{
    std::vector<Carried> gear;
    for (const auto &possession : member.gear) {
        auto carried = carriedOf(catalogue[possession.entry]);
        carried.count = possession.count;
        carried.price = gearPrice(catalogue, member, possession.entry, possession.count);
        gear.push_back(std::move(carried));
    }
    if (const auto *figure = std::get_if<Figure>(&catalogue[member.profile].what)) {
        for (const auto &piece : figure->gear)
            gear.push_back({{}, piece.name, {}, 1, 0, true, piece.rule});
    }
    return gear;
}

std::vector<Carried> innateTraitsOf(const Catalogue &catalogue, const Band &band,
                                    const Member &member)
{
    std::vector<Carried> list;
    for (const auto &held : traits(catalogue, band, member)) {
        const auto kind = catalogue[held.from].kind;
        if (kind == Kind::Advance || kind == Kind::Injury)
            continue;
        const auto &trait = catalogue.trait(held.trait);
        list.push_back({.entry = trait.id,
                        .name = trait.name,
                        .effect = trait.effect,
                        .fixed = true,
                        .rule = held.rule});
    }
    return list;
}

std::vector<Carried> advancesOf(const Catalogue &catalogue, const Member &member)
{
    std::vector<Carried> list;
    for (const auto advance : member.advances)
        addOnce(list, carriedOf(catalogue[advance]));
    return list;
}

std::vector<Carried> injuriesOf(const Catalogue &catalogue, const Member &member)
{
    std::vector<Carried> list;
    for (const auto &suffered : member.injuries) {
        auto carried = carriedOf(catalogue[suffered.injury]);
        if (!suffered.against.empty())
            carried.name = {carried.name.en + ": " + suffered.against,
                            carried.name.fr + "\u00a0: " + suffered.against};
        addOnce(list, std::move(carried));
    }
    return list;
}

} // namespace escarmouche::rules::musg
