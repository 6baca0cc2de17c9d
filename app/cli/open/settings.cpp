// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/open/settings.h"

#include "app/cli/call/commandtable.h"
#include "app/cli/talk/names.h"
#include "app/words/language/units.h"
#include "model/text.h"
#include "rules/core/campaign/campaignoptions.h"
#include "rules/core/json/jsonreader.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace escarmouche::app::cli {
namespace {

using rules::Property;
using rules::SettingValue;

template<class All, class KeyOf>
QString keysOf(const All &all, KeyOf keyOf)
{
    QStringList keys;
    for (const auto &one : all)
        keys << toQString(keyOf(one));
    return keys.join(QStringLiteral(", "));
}

Outcome<SettingValue> wholeOf(const Property &property, const std::string &value)
{
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), number);
    const bool whole = error == std::errc() && end == value.data() + value.size();
    if (whole && number >= property.least && number <= property.most)
        return SettingValue(number);
    return complain(
        kUsage,
        told(QT_TRANSLATE_NOOP("CommandLine", "%1 takes a whole number from %2 to %3, not “%4”."))
            .arg(toQString(property.key), QString::number(property.least),
                 QString::number(property.most), toQString(value)));
}

/** "1.5": pas, which properties count by hundredths. */
Outcome<SettingValue> lengthOf(const Property &property, const std::string &value)
{
    constexpr int kInPas = 100; // hundredths
    bool isNumber = false;
    const QString pas = toQString(value).replace(u',', u'.');
    const double hundredths = kInPas * pas.toDouble(&isNumber);
    if (isNumber && hundredths >= property.least && hundredths <= property.most)
        return SettingValue(static_cast<std::int64_t>(std::lround(hundredths)));
    return complain(
        kUsage, told(QT_TRANSLATE_NOOP("CommandLine", "%1 takes a length from %2 to %3, not “%4”."))
                    .arg(toQString(property.key), exactDistanceText(property.least, {}),
                         exactDistanceText(property.most, {}), toQString(value)));
}

Outcome<SettingValue> flagOf(const Property &property, const std::string &value)
{
    constexpr std::array<std::string_view, 4> kYes{"yes", "oui", "true", "1"};
    constexpr std::array<std::string_view, 4> kNo{"no", "non", "false", "0"};
    const std::string word = foldedKey(value);
    if (std::ranges::find(kYes, word) != kYes.end())
        return SettingValue(true);
    if (std::ranges::find(kNo, word) != kNo.end())
        return SettingValue(false);
    return complain(kUsage, told(QT_TRANSLATE_NOOP("CommandLine", "%1 wants yes or no, not “%2”."))
                                .arg(toQString(property.key), toQString(value)));
}

Outcome<SettingValue> choiceOf(const Property &property, const std::string &value)
{
    const auto called = [&](const rules::Choice &choice) {
        return isCalled(value, choice.key, choice.name) ||
               isCalled(value + 's', choice.key, choice.name); // what names many may be a plural
    };
    const auto met = std::ranges::find_if(property.choices, called);
    if (met != property.choices.end())
        return SettingValue(met->key);
    return complain(
        kNotFound,
        told(QT_TRANSLATE_NOOP("CommandLine", "%1 cannot be “%2”. It is one of: %3."))
            .arg(toQString(property.key), toQString(value),
                 keysOf(property.choices, [](const rules::Choice &choice) { return choice.key; })));
}

Outcome<SettingValue> valueOf(const Property &property, const std::string &value)
{
    if (property.optional && value.empty())
        return SettingValue(std::string());
    switch (property.kind) {
    case rules::PropertyKind::Whole:
        return wholeOf(property, value);
    case rules::PropertyKind::Length:
        return lengthOf(property, value);
    case rules::PropertyKind::Flag:
        return flagOf(property, value);
    case rules::PropertyKind::Choice:
        return choiceOf(property, value);
    case rules::PropertyKind::Line:
    case rules::PropertyKind::Notes:
        break;
    }
    return SettingValue(value);
}

} // namespace

Outcome<rules::Setting> settingOf(const std::string &word, const std::vector<Property> &properties)
{
    const auto equals = word.find('=');
    const std::string key = word.substr(0, equals);
    const auto property = std::ranges::find(properties, key, &Property::key);
    if (property == properties.end() || equals == std::string::npos)
        return complain(kUsage,
                        told(QT_TRANSLATE_NOOP("CommandLine",
                                               "--set wants KEY=VALUE with one of these keys: %1."))
                            .arg(keysOf(properties, [](const Property &one) { return one.key; })));
    auto value = valueOf(*property, word.substr(equals + 1));
    if (!value)
        return tl::unexpected(value.error());
    return rules::Setting{key, std::move(*value)};
}

std::vector<Property> campaignProperties(const rules::CampaignRules &rules)
{
    auto properties = rules::leagueProperties(rules.ranking());
    std::ranges::move(rules.options(), std::back_inserter(properties));
    return properties;
}

} // namespace escarmouche::app::cli
