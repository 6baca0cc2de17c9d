// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/play/setup/matchoptions.h"

#include "rules/musg/play/state/switches.h"
#include "rules/musg/views/choices.h"

namespace escarmouche::rules::musg::play {

namespace {

/** One switch as a property with its default. */
struct Offered {
    const Catalogue &catalogue;
    const Switch &one;

    Property operator()(const Switch::Flag &flag) const
    {
        return flagProperty(catalogue, one.name, Switches{}.*flag.member, one.rule);
    }
    Property operator()(const Switch::Number &number) const
    {
        Switches plain;
        const int usual = number.of(plain);
        auto property =
            wholeProperty(catalogue, one.name, usual, number.least, number.most, one.rule);
        if (number.isLength)
            property.kind = PropertyKind::Length;
        if (usual < number.least) { // somebody else decides
            property.value = std::string{};
            property.optional = true;
        }
        return property;
    }
    Property operator()(const Switch::Word &word) const
    {
        std::vector<Choice> choices;
        for (const std::string_view each : word.usual)
            choices.push_back({std::string(each),
                               catalogue.word(std::string(one.name).append(".").append(each)),
                               {},
                               {}});
        return choiceProperty(catalogue, one.name, std::string(word.usual.front()),
                              std::move(choices), one.rule);
    }
};

} // namespace

std::vector<OptionGroup> matchOptions(const Catalogue &catalogue)
{
    std::vector<OptionGroup> groups;
    for (const std::string_view group : kSwitchGroups)
        groups.push_back({catalogue.word("option-group." + std::string(group)), {}});
    for (const Switch &each : allSwitches())
        groups[static_cast<std::size_t>(each.group)].options.push_back(
            std::visit(Offered{catalogue, each}, each.what));
    return groups;
}

} // namespace escarmouche::rules::musg::play
