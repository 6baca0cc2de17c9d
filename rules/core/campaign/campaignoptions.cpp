// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/campaign/campaignoptions.h"

#include "rules/core/words/nearest.h"

#include <algorithm>
#include <sstream>

namespace escarmouche::rules {

namespace {

constexpr int kMostPoints = 1000;
constexpr int kLongestList = 200;

struct WholeOption {
    std::string_view key;
    int LeagueOptions::*member;
    Text label, help;
};

const std::vector<WholeOption> &wholes()
{
    static const std::vector<WholeOption> kWholes{
        {"points_win",
         &LeagueOptions::win,
         {"Points for a win", "Points pour une victoire"},
         {"What a game won gives in the standings.",
          "Ce que rapporte au classement une partie gagnée."}},
        {"points_draw",
         &LeagueOptions::draw,
         {"Points for a draw", "Points pour un match nul"},
         {"What a drawn game gives each side.", "Ce qu’un match nul rapporte à chaque camp."}},
        {"points_loss",
         &LeagueOptions::loss,
         {"Points for a loss", "Points pour une défaite"},
         {"What a game lost gives.", "Ce que rapporte une partie perdue."}},
        {"points_bye",
         &LeagueOptions::bye,
         {"Points for a bye", "Points pour une exemption"},
         {"What a round gives whoever finds nobody to play against.",
          "Ce qu’une ronde rapporte à qui reste sans adversaire."}},
        {"points_forfeit",
         &LeagueOptions::forfeit,
         {"Points for a forfeit", "Points pour un forfait"},
         {"What a game gives whoever did not come; the others have won it.",
          "Ce qu’une partie rapporte à qui n’est pas venu ; les autres l’ont gagnée."}},
    };
    return kWholes;
}

constexpr std::string_view kTieBreakers = "tie_breakers";

std::string_view keyOf(TieBreaker breaker)
{
    return kTieBreakerKeys[static_cast<std::size_t>(breaker)];
}

std::string written(const std::vector<TieBreaker> &breakers)
{
    std::string text;
    for (const auto each : breakers)
        text += (text.empty() ? "" : " ") + std::string(keyOf(each));
    return text;
}

std::vector<TieBreaker> breakersIn(const std::string &text)
{
    std::vector<TieBreaker> breakers;
    std::istringstream words(text);
    for (std::string word; words >> word;) {
        const auto met = std::ranges::find(kTieBreakerKeys, word);
        if (met != kTieBreakerKeys.end())
            breakers.push_back(static_cast<TieBreaker>(met - kTieBreakerKeys.begin()));
    }
    return breakers;
}

/** "head-to-head, wins": what a word may be. */
std::string keysOf(const std::vector<Choice> &choices)
{
    std::string keys;
    for (const Choice &each : choices)
        keys += (keys.empty() ? "" : ", ") + each.key;
    return keys;
}

Result<void> checkBreakers(const std::string &text, const std::vector<Choice> &known)
{
    std::istringstream words(text);
    for (std::string word; words >> word;) {
        if (std::ranges::find(known, word, &Choice::key) != known.end())
            continue;
        return fail({.code = ErrorCode::WrongChoice,
                     .subject = word,
                     .pointer = "/options/tie_breakers",
                     .hint = keysOf(known)});
    }
    return {};
}

/** Of a line that has choices: words of a list, whose order counts. */
std::vector<Choice> breakerChoices(const Ranking &ranking)
{
    std::vector<Choice> choices;
    for (const TieBreaker each : ranking.breakers)
        choices.push_back({std::string(keyOf(each)), breakerName(ranking, each), {}, {}});
    return choices;
}

Error misfit(const Setting &setting, std::string subject, std::string hint, ErrorCode code)
{
    return {.code = code,
            .subject = std::move(subject),
            .pointer = "/options/" + setting.property,
            .hint = std::move(hint)};
}

Result<void> checkWhole(const Setting &setting, const Property &property)
{
    const auto *whole = std::get_if<std::int64_t>(&setting.value);
    if (!whole)
        return fail(misfit(setting, {}, "integer", ErrorCode::WrongType));
    if (*whole < property.least || *whole > property.most)
        return fail(misfit(setting, std::to_string(*whole),
                           std::to_string(property.least) + ".." + std::to_string(property.most),
                           ErrorCode::NumberOutOfRange));
    return {};
}

Result<void> checkSetting(const Setting &setting, const Property &property)
{
    if (property.optional && setting.value == SettingValue(std::string()))
        return {};
    switch (property.kind) {
    case PropertyKind::Whole:
    case PropertyKind::Length:
        return checkWhole(setting, property);
    case PropertyKind::Flag:
        if (!std::holds_alternative<bool>(setting.value))
            return fail(misfit(setting, {}, "boolean", ErrorCode::WrongType));
        return {};
    case PropertyKind::Line:
    case PropertyKind::Notes:
    case PropertyKind::Choice:
        break;
    }
    const auto *text = std::get_if<std::string>(&setting.value);
    if (!text)
        return fail(misfit(setting, {}, "string", ErrorCode::WrongType));
    if (property.kind == PropertyKind::Choice &&
        std::ranges::find(property.choices, *text, &Choice::key) == property.choices.end())
        return fail(misfit(setting, *text, keysOf(property.choices), ErrorCode::WrongChoice));
    return setting.property == kTieBreakers ? checkBreakers(*text, property.choices)
                                            : Result<void>{};
}

} // namespace

const Text &breakerName(const Ranking &ranking, TieBreaker breaker)
{
    if (breaker == TieBreaker::Scored)
        return ranking.scored;
    static const std::array<Text, kTieBreakerKeys.size()> kNames{{
        {"points of the games against each other", "points des confrontations directes"},
        {"difference of victory points", "différence de points de victoire"},
        {}, // what the game is scored in
        {"games won", "parties gagnées"},
        {"enemies put out of action", "ennemis mis hors de combat"},
    }};
    return kNames[static_cast<std::size_t>(breaker)];
}

const Setting *settingNamed(std::span<const Setting> settings, std::string_view key)
{
    const auto met = std::ranges::find(settings, key, &Setting::property);
    return met == settings.end() ? nullptr : &*met;
}

int wholeSetting(std::span<const Setting> settings, std::string_view key, int otherwise)
{
    const auto *setting = settingNamed(settings, key);
    const auto *value = setting ? std::get_if<std::int64_t>(&setting->value) : nullptr;
    return value ? static_cast<int>(*value) : otherwise;
}

bool flagSetting(std::span<const Setting> settings, std::string_view key, bool otherwise)
{
    const auto *setting = settingNamed(settings, key);
    const auto *value = setting ? std::get_if<bool>(&setting->value) : nullptr;
    return value ? *value : otherwise;
}

LeagueOptions leagueOptions(const Ranking &ranking, std::span<const Setting> options)
{
    LeagueOptions league = ranking.usual;
    for (const auto &whole : wholes())
        league.*whole.member = wholeSetting(options, whole.key, league.*whole.member);
    const auto *breakers = settingNamed(options, kTieBreakers);
    if (const auto *text = breakers ? std::get_if<std::string>(&breakers->value) : nullptr)
        league.tieBreakers = breakersIn(*text);
    return league;
}

std::vector<Property> leagueProperties(const Ranking &ranking)
{
    const LeagueOptions &usual = ranking.usual;
    std::vector<Property> properties;
    for (const auto &whole : wholes()) {
        Property property;
        property.key = whole.key;
        property.label = whole.label;
        property.help = whole.help;
        property.kind = PropertyKind::Whole;
        property.value = std::int64_t{usual.*whole.member};
        property.most = kMostPoints;
        properties.push_back(std::move(property));
    }
    Property breakers;
    breakers.key = kTieBreakers;
    breakers.label = {"Tie-breakers", "Départage"};
    breakers.help = {"Separates those level on points, in this order.",
                     "Ce qui départage à égalité de points, dans l’ordre."};
    breakers.choices = breakerChoices(ranking);
    breakers.value = written(usual.tieBreakers);
    breakers.most = kLongestList;
    properties.push_back(std::move(breakers));
    return properties;
}

Result<void> checkSettings(std::span<const Setting> settings, std::span<const Property> known)
{
    for (const auto &setting : settings) {
        const auto met = std::ranges::find(known, setting.property, &Property::key);
        if (met == known.end())
            return fail({.code = ErrorCode::NoSuchProperty, .subject = setting.property});
        if (const auto fits = checkSetting(setting, *met); !fits)
            return fits;
    }
    return {};
}

} // namespace escarmouche::rules
