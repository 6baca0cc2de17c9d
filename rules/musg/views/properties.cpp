// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/acts/editing.h"
#include "rules/musg/acts/settings.h"
#include "rules/musg/band/keys.h"
#include "rules/musg/band/limits.h"
#include "rules/musg/figure/figureview.h"
#include "rules/musg/views/choices.h"
#include "rules/musg/views/views.h"

#include <algorithm>
#include <set>
#include <tuple>

namespace escarmouche::rules::musg {

namespace {

std::vector<Property> bandProperties(const Catalogue &catalogue, const Band &band)
{
    const auto &options = band.options;
    std::vector<Property> list{
        lineProperty(catalogue, property::kName, band.name, kMostName),
        choiceProperty(catalogue, property::kRace, catalogue[band.race].id, raceChoices(catalogue),
                       {"MUSG-BAND-10"}),
        choiceProperty(catalogue, property::kTheme, std::string(key(options.theme)),
                       themeChoices(catalogue)),
        choiceProperty(catalogue, property::kPhase, std::string(key(band.phase)),
                       phaseChoices(catalogue), {"MUSG-BAND-03"})};
    std::ranges::move(capProperties(catalogue, options.caps), std::back_inserter(list));
    list.push_back(optionalProperty(catalogue, property::kOtherSide, options.otherSide, kMostPoints,
                                    {"MUSG-REGROUP-02"}));
    list.push_back(
        flagProperty(catalogue, property::kMixedRaces, options.mixedRaces, {"MUSG-BAND-11"}));
    if (band.phase == Phase::Campaign)
        list.push_back(wholeProperty(catalogue, property::kTreasury, band.treasury, -kMostPoints,
                                     kMostPoints, {"MUSG-BAND-06"}));
    list.push_back(notesProperty(catalogue, band.notes));
    return list;
}

/** What only figures with a race's row can change. */
void addRaceProperties(const Catalogue &catalogue, const Member &member,
                       std::vector<Property> &list)
{
    if (catalogue[member.profile].kind != Kind::Race)
        return;
    list.push_back(choiceProperty(catalogue, property::kRank, std::string(key(member.rank)),
                                  rowChoices(catalogue), {"MUSG-PROFILE-10"}));
    list.push_back(choiceProperty(catalogue, property::kRow, std::string(key(member.row)),
                                  rowChoices(catalogue), {"MUSG-CAMP-07"}));
    list.push_back(choiceProperty(catalogue, property::kProfile, catalogue[member.profile].id,
                                  raceChoices(catalogue), {"MUSG-BAND-10"}));
}

/** Whom the figure hates, for each injury that names a band. */
void addHatreds(const Catalogue &catalogue, const Member &member, std::vector<Property> &list)
{
    int nth = 0;
    for (const auto &suffered : member.injuries) {
        if (!std::get<Injury>(catalogue[suffered.injury].what).namesBand)
            continue;
        auto hatred = lineProperty(catalogue, "against", suffered.against, kMostName);
        hatred.key = std::string(property::kAgainst) + std::to_string(++nth);
        hatred.rule = catalogue[suffered.injury].rule();
        list.push_back(std::move(hatred));
    }
}

std::vector<Property> memberProperties(const Catalogue &catalogue, const Member &member)
{
    std::vector<Property> list{
        lineProperty(catalogue, property::kName, member.name, kMostName),
        wholeProperty(catalogue, property::kCount, member.count, 1, kMostFigures)};
    addRaceProperties(catalogue, member, list);
    if (catalogue.rank(member.rank).experienceBoxes > 0)
        list.push_back(wholeProperty(catalogue, property::kExperience, member.experience, 0,
                                     kMostExperience, {"MUSG-CAMP-05"}));
    addHatreds(catalogue, member, list);
    list.push_back(
        wholeProperty(catalogue, property::kArms, member.arms, 0, kMostArms, {"MUSG-EQUIP-06"}));
    list.push_back(flagProperty(catalogue, property::kHireling, member.hireling, {"MUSG-CAMP-10"}));
    const auto &price = member.price;
    list.push_back(optionalProperty(catalogue, property::kPrice,
                                    price ? std::optional(price->price) : std::nullopt, kMostPoints,
                                    {"MUSG-BAND-08"}));
    list.push_back(lineProperty(catalogue, property::kPriceReason,
                                price ? price->reason : std::string{}, kMostReason));
    list.push_back(notesProperty(catalogue, member.notes));
    return list;
}

/** Decides which properties a figure has; a band has few shapes, however many figures. */
using Shape = std::tuple<Kind, Rank, std::ptrdiff_t>;

Shape shapeOf(const Catalogue &catalogue, const Member &member)
{
    const auto namesBand = [&](const Suffered &suffered) {
        return std::get<Injury>(catalogue[suffered.injury].what).namesBand;
    };
    return {catalogue[member.profile].kind, member.rank,
            std::ranges::count_if(member.injuries, namesBand)};
}

/** The number is that of all the figures, where these are alike; else it means nothing. */
void countTogether(std::vector<Property> &list, const Band &band, std::span<const Figures> figures)
{
    const auto &first = *find(band, figures.front().member);
    std::int64_t count = 0;
    bool alike = true;
    for (const auto &each : figures) {
        count += each.count;
        alike = alike && isAlike(first, *find(band, each.member));
    }
    if (const auto number = std::ranges::find(list, property::kCount, &Property::key); alike)
        number->value = count;
    else
        list.erase(number);
}

/** Only what all of the figures have; the value is the first one's. */
void keepCommon(std::vector<Property> &list, const std::vector<Property> &others)
{
    std::erase_if(list, [&](const Property &property) {
        return std::ranges::find(others, property.key, &Property::key) == others.end();
    });
}

} // namespace

Result<std::vector<Property>> propertiesOf(const Catalogue &catalogue, const Band &band,
                                           std::span<const Figures> figures)
{
    if (figures.empty())
        return bandProperties(catalogue, band);
    std::vector<Property> list;
    std::set<Shape> shapes;
    for (const auto &each : figures) {
        const auto *member = find(band, each.member);
        if (!member)
            return fail({.code = ErrorCode::NoSuchMember, .number = each.member.value});
        if (!shapes.insert(shapeOf(catalogue, *member)).second)
            continue;
        auto own = memberProperties(catalogue, *member);
        if (shapes.size() == 1)
            list = std::move(own);
        else
            keepCommon(list, own);
    }
    countTogether(list, band, figures);
    return list;
}

std::vector<Property> creationOf(const Catalogue &catalogue)
{
    std::vector<Property> list{
        choiceProperty(catalogue, property::kRace, catalogue[catalogue.of(Kind::Race).front()].id,
                       raceChoices(catalogue), {"MUSG-BAND-10"}),
        lineProperty(catalogue, property::kName, {}, kMostName),
        choiceProperty(catalogue, property::kTheme, std::string(key(Theme::None)),
                       themeChoices(catalogue)),
        choiceProperty(catalogue, property::kPhase, std::string(key(Phase::Creation)),
                       phaseChoices(catalogue), {"MUSG-BAND-03"})};
    std::ranges::move(capProperties(catalogue, printedCaps(catalogue)), std::back_inserter(list));
    list.push_back(flagProperty(catalogue, property::kMixedRaces, false, {"MUSG-BAND-11"}));
    return list;
}

} // namespace escarmouche::rules::musg
