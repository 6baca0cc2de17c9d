// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/band/keys.h"
#include "rules/musg/band/recruits.h"
#include "rules/musg/figure/figureview.h"
#include "rules/musg/legality/legality.h"
#include "rules/musg/views/views.h"
#include "rules/musg/views/weapontables.h"

#include <algorithm>

namespace escarmouche::rules::musg {

namespace {

/** The rules a band uses, each once, in the order they are met. */
class UsedRules
{
public:
    void add(std::string_view rule)
    {
        if (!rule.empty() && std::ranges::find(m_rules, rule) == m_rules.end())
            m_rules.emplace_back(rule);
    }
    void add(const Entry &entry)
    {
        for (const auto rule : entry.rules)
            add(rule.value);
    }
    void add(const std::vector<Carried> &list)
    {
        for (const auto &carried : list)
            add(carried.rule.value);
    }
    std::vector<std::string> take() { return std::move(m_rules); }

private:
    std::vector<std::string> m_rules;
};

void addTheme(Theme theme, UsedRules &rules)
{
    switch (theme) {
    case Theme::None:
        return;
    case Theme::Pulp:
        return rules.add("MUSG-PULP-01");
    case Theme::Tribe:
        rules.add("MUSG-PULP-13");
        return rules.add("MUSG-PULP-15");
    case Theme::MadScientist:
        return rules.add("MUSG-PULP-17");
    case Theme::Antiterrorists:
        return rules.add("MUSG-REGROUP-01");
    case Theme::Terrorists:
        return rules.add("MUSG-REGROUP-02");
    }
}

void addMember(const Catalogue &catalogue, const Band &band, const Member &member, UsedRules &rules)
{
    rules.add(catalogue[member.profile]);
    for (const auto &possession : member.gear)
        rules.add(catalogue[possession.entry]);
    rules.add(innateTraitsOf(catalogue, band, member));
    rules.add(advancesOf(catalogue, member));
    rules.add(injuriesOf(catalogue, member));
    if (member.hireling)
        rules.add("MUSG-CAMP-10");
}

std::vector<std::string> rulesOf(const Catalogue &catalogue, const Band &band)
{
    UsedRules rules;
    rules.add(catalogue[band.race]);
    addTheme(band.options.theme, rules);
    for (const auto &member : band.members)
        addMember(catalogue, band, member, rules);
    return rules.take();
}

void addWeapons(const Catalogue &catalogue, const ResolvedProfile &profile, const Member &member,
                SheetFigure &figure)
{
    const std::array tables{rangedTable(catalogue, profile, member),
                            meleeTable(catalogue, profile, member)};
    for (std::size_t kind = 0; kind < tables.size(); ++kind) {
        if (tables[kind].rows.empty())
            continue;
        figure.weaponTables.push_back(kind);
        figure.weapons.push_back(tables[kind]);
    }
}

/** Gear that the weapon tables do not show. */
std::vector<Carried> itemsOf(const Catalogue &catalogue, const Member &member)
{
    auto gear = gearOf(catalogue, member);
    std::erase_if(gear, [&](const Carried &carried) {
        const auto entry = catalogue.find(carried.entry);
        return entry && catalogue[*entry].kind != Kind::Item;
    });
    const auto *figure = std::get_if<Figure>(&catalogue[member.profile].what);
    for (const auto &piece : figure ? figure->gear : std::vector<Figure::Gear>{}) {
        if (!std::holds_alternative<Item>(piece.what))
            std::erase_if(gear, [&](const Carried &carried) {
                return carried.fixed && carried.name == piece.name;
            });
    }
    return gear;
}

std::optional<SheetExperience> experienceOf(const Catalogue &catalogue, const Band &band,
                                            const Member &member)
{
    const int boxes = experienceBoxes(catalogue, band.options.boxes, member.rank);
    if (boxes == 0)
        return std::nullopt;
    return SheetExperience{boxes, std::min(boxes, member.experience),
                           catalogue.limits().boxesPerAdvance};
}

/** What was set by hand and no column shows. */
void addByHand(const Catalogue &catalogue, const Member &member, SheetFigure &figure)
{
    const auto line = [&catalogue](std::string_view word, const std::string &value) {
        return Carried{
            .entry = {}, .name = catalogue.word(word), .effect = {value, value}, .rule = {}};
    };
    if (member.arms != Member{}.arms)
        figure.injuries.push_back(line("property.arms", std::to_string(member.arms)));
    if (member.price)
        figure.traits.push_back(line("property.price", member.price->reason));
}

SheetFigure figureOf(const Catalogue &catalogue, const Band &band, const Fold &fold)
{
    const auto &member = fold.first();
    const auto profile = resolve(catalogue, band, member);
    SheetFigure figure;
    figure.kind = standingOf(catalogue, band, member);
    for (const auto *line : fold.lines) {
        figure.names.insert(figure.names.end(), static_cast<std::size_t>(line->count), line->name);
        if (line->number != 0)
            figure.called.insert(figure.called.end(), static_cast<std::size_t>(line->count),
                                 calledIn(catalogue, band, *line));
        if (!line->notes.empty() && figure.notes.find(line->notes) == std::string::npos)
            figure.notes += (figure.notes.empty() ? "" : "\n") + line->notes;
    }
    figure.cells = profileCells(profile);
    figure.woundBoxes = profile[Stat::Pv].value();
    addWeapons(catalogue, profile, member, figure);
    figure.gear = itemsOf(catalogue, member);
    figure.traits = innateTraitsOf(catalogue, band, member);
    figure.advances = advancesOf(catalogue, member);
    figure.injuries = injuriesOf(catalogue, member);
    addByHand(catalogue, member, figure);
    figure.experience = experienceOf(catalogue, band, member);
    figure.price = profile.price;
    return figure;
}

} // namespace

Sheet sheetOf(const Catalogue &catalogue, const Band &band)
{
    Sheet sheet;
    sheet.name = band.name;
    sheet.subtitle = subtitleOf(catalogue, band);
    sheet.notes = band.notes;
    sheet.columns = profileColumns(catalogue);
    sheet.weaponKinds = {catalogue.word("shop.ranged"), catalogue.word("shop.melee")};
    for (const auto &group : folded(band)) {
        sheet.groups.push_back({groupKey(group), rankTitle(catalogue, group), {}});
        auto &figures = sheet.figures.emplace_back();
        for (const auto &fold : group.folds)
            figures.push_back(figureOf(catalogue, band, fold));
    }
    sheet.totals = totalsOf(catalogue, band);
    sheet.findings = validate(catalogue, band);
    sheet.rules = rulesOf(catalogue, band);
    return sheet;
}

} // namespace escarmouche::rules::musg
