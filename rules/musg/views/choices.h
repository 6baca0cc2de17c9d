// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/band/band.h"
#include "rules/musg/band/band.h"

#include <span>
#include <string_view>
#include <vector>

namespace escarmouche::rules::musg {

// Properties and their choices, named by the words "property.KEY" and "PREFIX.KEY".

Property lineProperty(const Catalogue &catalogue, std::string_view key, std::string value,
                      std::size_t most);
Property notesProperty(const Catalogue &catalogue, std::string value);
Property wholeProperty(const Catalogue &catalogue, std::string_view key, int value, int least,
                       int most, RuleId rule = {});
/** May be empty: without a value its setting is an empty text. */
Property optionalProperty(const Catalogue &catalogue, std::string_view key,
                          std::optional<int> value, int most, RuleId rule = {});
Property flagProperty(const Catalogue &catalogue, std::string_view key, bool value,
                      RuleId rule = {});
Property choiceProperty(const Catalogue &catalogue, std::string_view key, std::string value,
                        std::vector<Choice> choices, RuleId rule = {});

std::vector<Choice> raceChoices(const Catalogue &catalogue);
std::vector<Choice> themeChoices(const Catalogue &catalogue);
std::vector<Choice> phaseChoices(const Catalogue &catalogue);
std::vector<Choice> rowChoices(const Catalogue &catalogue);

/** The three rows of a race: characteristics and price. */
Table raceTable(const Catalogue &catalogue, const Race &race);

/** The three caps; what the printed game gives where no band is at hand. */
std::vector<Property> capProperties(const Catalogue &catalogue, const Caps &caps);

} // namespace escarmouche::rules::musg
