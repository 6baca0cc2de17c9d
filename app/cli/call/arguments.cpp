// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/call/arguments.h"

#include "app/cli/call/commandtable.h"
#include "app/words/language/units.h"
#include "model/match/tally/tally.h"
#include "model/text.h"
#include "rules/core/campaign/campaign.h"
#include "rules/core/words/nearest.h"

#include <CLI/CLI.hpp>
#include <QStringList>

#include <algorithm>
#include <charconv>
#include <limits>
#include <map>
#include <optional>
#include <regex>

namespace escarmouche::app::cli {
namespace {

/** The nearest of a few short words: more generous than among the many ids of a catalogue, for
    which rules::nearest is. */
std::string_view nearestWord(std::string_view word, const std::vector<std::string_view> &known)
{
    std::string_view best;
    std::size_t least = std::max<std::size_t>(2, word.size() / 3) + 1;
    for (std::string_view one : known) {
        if (const std::size_t d = rules::distance(word, one); d < least && d < one.size()) {
            least = d;
            best = one;
        }
    }
    return best;
}

QString suggestion(const std::string &word, const std::vector<std::string_view> &known)
{
    const std::string_view near = nearestWord(word, known);
    return near.empty() ? QString()
                        : u' ' + told(QT_TRANSLATE_NOOP("CommandLine", "Did you mean “%1”?"))
                                     .arg(toQString(near));
}

Misuse unknownWord(const std::string &word, const std::string &path,
                   const std::vector<std::string_view> &known)
{
    return {told(QT_TRANSLATE_NOOP("CommandLine", "“%1” is not known here.")).arg(toQString(word)) +
                suggestion(word, known),
            path};
}

/** First words of all commands, or second words of a group. */
std::vector<std::string_view> wordsAfter(std::string_view group)
{
    std::vector<std::string_view> known;
    for (const CommandInfo &info : commands()) {
        const auto space = info.path.find(' ');
        const std::string_view first = info.path.substr(0, space);
        if (group.empty())
            known.push_back(first);
        else if (first == group && space != std::string_view::npos)
            known.push_back(info.path.substr(space + 1));
    }
    return known;
}

bool isHelp(const std::string &word)
{
    return word == "--help" || word == "-h" || word == "help";
}

/** "i/n", from 1/1 to n/n. */
std::string complaintOfShard(const std::string &text)
{
    static const std::regex form("([1-9][0-9]{0,3})/([1-9][0-9]{0,3})");
    std::smatch met;
    const bool isShard =
        std::regex_match(text, met, form) && std::stoi(met[1].str()) <= std::stoi(met[2].str());
    return isShard ? std::string() : "--shard";
}

/** A whole number in decimal digits that fits; a larger one is none, never the largest. */
std::optional<std::uint64_t> seedIn(const std::string &text)
{
    std::uint64_t seed = 0;
    const char *end = text.data() + text.size();
    const auto [met, error] = std::from_chars(text.data(), end, seed);
    if (error != std::errc{} || met != end)
        return std::nullopt;
    return seed;
}

std::string complaintOfSeed(const std::string &text)
{
    return seedIn(text) ? std::string() : "--seed";
}

/** An empty name is a slip, such as of a variable that is not set, and never the usual library. */
std::string complaintOfLibrary(const std::string &path)
{
    return path.empty() ? "--library" : std::string();
}

/** Pas, with up to two places after the point. */
std::string complaintOfPas(const std::string &text)
{
    static const std::regex form("-?[0-9]{1,3}([.,][0-9]{1,2})?");
    return std::regex_match(text, form) ? std::string() : "--distance";
}

constexpr int kMostTimes = 6; // twice for each PA of a chief
constexpr int kLongestWait = 86'400; // a day

/** Options of odds; false: it is none of them. */
bool addOddsOption(CLI::App &app, std::string_view name, Call &call)
{
    const std::string key(name);
    if (name == "--weapon")
        app.add_option(key, call.weapons)->allow_extra_args(false);
    else if (name == "--option")
        app.add_option(key, call.switches)->allow_extra_args(false);
    else if (name == "--obstacle")
        app.add_option(key, call.obstacles)->allow_extra_args(false)->check(complaintOfPas);
    else if (name == "--guard")
        app.add_option(key, call.guards)->allow_extra_args(false);
    else if (name == "--with")
        app.add_option(key, call.company)->allow_extra_args(false);
    else if (name == "--against")
        app.add_option(key, call.against);
    else if (name == "--test")
        app.add_option(key, call.test);
    else if (name == "--times")
        app.add_option(key, call.times)->check(CLI::Range(1, kMostTimes));
    else if (name == "--policy")
        app.add_option(key, call.policy)->check(CLI::IsMember({"nobody", "guards", "nothing"}));
    else if (name == "--distance")
        app.add_option(key, call.distance)->check(complaintOfPas);
    else if (name == "--height")
        app.add_option(key, call.height)->check(complaintOfPas);
    else if (name == "--charge")
        app.add_flag(key, call.charge);
    else
        return false;
    return true;
}

/** Options of matches; false: it is none of them. */
bool addMatchOption(CLI::App &app, std::string_view name, Call &call)
{
    const std::string key(name);
    if (name == "--seed")
        app.add_option_function<std::string>(
               key, [&call](const std::string &text) { call.seed = seedIn(text); })
            ->check(complaintOfSeed);
    else if (name == "--ai")
        app.add_option(key, call.players);
    else if (name == "--journal")
        app.add_option(key, call.journal);
    else if (name == "--script")
        app.add_option(key, call.script);
    else if (name == "--practice")
        app.add_flag(key, call.practice);
    else if (name == "--awaited")
        app.add_flag(key, call.awaited);
    else if (name == "--as-script")
        app.add_flag(key, call.asScript);
    else if (name == "--seat")
        app.add_option(key, call.seat)->check(CLI::Range(1, 8));
    else if (name == "--games")
        app.add_option(key, call.games)->check(CLI::Range(model::Amount{1}, model::kMostGames));
    else if (name == "--jobs")
        app.add_option(key, call.jobs)->check(CLI::Range(1, 256));
    else if (name == "--shard")
        app.add_option(key, call.shard)->check(complaintOfShard);
    else if (name == "--merge")
        app.add_flag(key, call.merge);
    else if (name == "--mirrored")
        app.add_flag(key, call.mirrored);
    else
        return false;
    return true;
}

/** Options of campaigns with a word behind them; false: it is none of them. */
bool addCampaignText(CLI::App &app, std::string_view name, CampaignCall &call)
{
    static const std::map<std::string_view, std::string CampaignCall::*> kTexts{
        {"--player", &CampaignCall::player}, {"--game", &CampaignCall::game},
        {"--at", &CampaignCall::at},         {"--zone", &CampaignCall::zone},
        {"--place", &CampaignCall::place},   {"--scenario", &CampaignCall::scenario},
        {"--title", &CampaignCall::title},   {"--table", &CampaignCall::table},
        {"--report", &CampaignCall::report}, {"--crew", &CampaignCall::crew},
        {"--line", &CampaignCall::line},     {"--answer", &CampaignCall::answer},
        {"--kind", &CampaignCall::kind},     {"--season-of", &CampaignCall::seasonOf},
        {"--band", &CampaignCall::band},     {"--since", &CampaignCall::since},
        {"--until", &CampaignCall::until},
    };
    const auto met = kTexts.find(name);
    if (met != kTexts.end())
        app.add_option(std::string(name), call.*met->second);
    return met != kTexts.end();
}

/** Options of campaigns that are said or not; false: it is none of them. */
bool addCampaignFlag(CLI::App &app, std::string_view name, CampaignCall &call)
{
    static const std::map<std::string_view, bool CampaignCall::*> kFlags{
        {"--as-it-stands", &CampaignCall::asItStands},
        {"--deep", &CampaignCall::deep},
        {"--picked", &CampaignCall::picked},
        {"--annul", &CampaignCall::annul},
        {"--play", &CampaignCall::play},
        {"--throw", &CampaignCall::throws},
        {"--rest", &CampaignCall::rest},
        {"--close", &CampaignCall::close},
        {"--figures", &CampaignCall::figures},
    };
    const auto met = kFlags.find(name);
    if (met != kFlags.end())
        app.add_flag(std::string(name), call.*met->second);
    return met != kFlags.end();
}

bool addCampaignOption(CLI::App &app, std::string_view name, CampaignCall &call)
{
    const std::string key(name);
    if (name == "--round")
        app.add_option(key, call.round)
            ->check(CLI::IsMember({"round-robin", "drawn", "by-standing"}));
    else if (name == "--seats")
        app.add_option(key, call.seats)
            ->check(CLI::Range(rules::kLeastAtTable, rules::kMostAtTable));
    else if (name == "--state")
        app.add_option(key, call.status)
            ->check(
                CLI::IsMember({"proposed", "confirmed", "forfeited", "abandoned", "cancelled"}));
    else if (name == "--by")
        app.add_option(key, call.by)->allow_extra_args(false);
    else if (name == "--figure")
        app.add_option(key, call.members)->allow_extra_args(false);
    else if (name == "--dice")
        app.add_option(key, call.dice)->delimiter(',')->check(CLI::Range(1, 100));
    else if (name == "--take-back")
        app.add_option(key, call.retract)->delimiter(',');
    else if (name == "--write")
        app.add_option(key, call.write);
    else if (name == "--edit")
        app.add_option(key, call.edit)->check(CLI::PositiveNumber);
    else if (name == "--as-of")
        app.add_option(key, call.asOf)->check(CLI::PositiveNumber);
    else
        return addCampaignText(app, name, call) || addCampaignFlag(app, name, call);
    return true;
}

void addOption(CLI::App &app, std::string_view name, Call &call)
{
    if (addMatchOption(app, name, call) || addOddsOption(app, name, call) ||
        addCampaignOption(app, name, call.campaign))
        return;
    const std::string key(name);
    if (name == "--library")
        app.add_option(key, call.library)->check(complaintOfLibrary);
    else if (name == "--wait")
        app.add_option(key, call.wait)->check(CLI::Range(0, kLongestWait));
    else if (name == "--as")
        app.add_option(key, call.person);
    else if (name == "--lang")
        app.add_option("--lang")->expected(1)->check(CLI::IsMember({"en", "fr"}));
    else if (name == "--json")
        app.add_flag(key, call.json);
    else if (name == "--system")
        app.add_option(key, call.system);
    else if (name == "--set")
        app.add_option(key, call.settings)->allow_extra_args(false);
    else if (name == "--to" || name == "--from")
        app.add_option(key, call.figures)->allow_extra_args(false);
    else if (name == "--count")
        app.add_option(key, call.count)->check(CLI::Range(1, 99));
    else if (name == "--reason")
        app.add_option(key, call.reason);
    else if (name == "--whole")
        app.add_flag(key, call.whole);
    else if (name == "--output")
        app.add_option("-o," + key, call.output);
    else if (name == "--format")
        app.add_option(key, call.format)
            ->check(CLI::IsMember({"json", "csv", "md", "html", "txt", "pdf"}));
    else if (name == "--spreadsheet-safe")
        app.add_flag(key, call.spreadsheetSafe);
    else if (name == "--mm")
        app.add_option(key, call.millimetresPerPas)
            ->check(CLI::Range(Units::kLeastScale, Units::kMostScale));
    else if (name == "--paper")
        app.add_option(key, call.paper)->check(CLI::IsMember({"a4", "letter"}));
    else if (name == "--force")
        app.add_flag(key, call.force);
    else if (name == "--list")
        app.add_flag(key, call.list);
    else if (name == "--ledger")
        app.add_flag(key, call.ledger);
}

Misuse missingWord(const CommandInfo &info)
{
    return {
        told(QT_TRANSLATE_NOOP("CommandLine", "Something is missing. Usage: %1")).arg(usage(info)),
        std::string(info.path)};
}

Misuse surplusWord(const CommandInfo &info, const std::string &word)
{
    return {told(QT_TRANSLATE_NOOP("CommandLine", "“%1” is one word too many. Usage: %2"))
                .arg(toQString(word), usage(info)),
            std::string(info.path)};
}

Misuse unusableValue(const std::string &option, std::string_view path)
{
    if (option == "--seed")
        return {
            told(QT_TRANSLATE_NOOP("CommandLine", "The value of %1 is missing or not usable: "
                                                  "it is a whole number from 0 to %2."))
                .arg(toQString(option), QString::number(std::numeric_limits<std::uint64_t>::max())),
            std::string(path)};
    const OptionInfo *met = findOption(option, path);
    return {told(QT_TRANSLATE_NOOP("CommandLine",
                                   "The value of %1 is missing or not usable. Usage: %1 %2"))
                .arg(toQString(option), met ? placeholders(met->value) : QString()),
            std::string(path)};
}

/** Our own words for what CLI11 says in English. */
Misuse misuse(const CommandInfo &info, const CLI::App &app, const CLI::ParseError &error)
{
    const std::vector<std::string> extras = app.remaining(true);
    if (!extras.empty())
        return unknownWord(extras.front(), std::string(info.path), info.options);
    std::smatch option;
    const std::string what = error.what();
    if (!std::regex_search(what, option, std::regex("--[a-z-]+")))
        return missingWord(info);
    return unusableValue(option.str(), info.path);
}

Reading readCommand(const CommandInfo &info, std::vector<std::string> arguments)
{
    Call call;
    call.command = info.path;
    CLI::App app;
    app.set_help_flag();
    app.add_option("words", call.words)->expected(0, CLI::detail::expected_max_vector_size);
    for (std::string_view option : info.options)
        addOption(app, option, call);
    std::reverse(arguments.begin(), arguments.end()); // as CLI11 wants it
    try {
        app.parse(arguments);
    } catch (const CLI::ParseError &error) {
        return misuse(info, app, error);
    }
    const auto met = static_cast<int>(call.words.size());
    if (met < info.least)
        return missingWord(info);
    if (info.most >= 0 && met > info.most)
        return surplusWord(info, call.words[static_cast<std::size_t>(info.most)]);
    return call;
}

/** Whether an option before the command lacks the value it needs. */
bool lacksValue(const std::vector<std::string> &arguments, std::size_t option)
{
    const bool isLast = option + 1 == arguments.size();
    if (arguments[option] == "--library")
        return isLast || arguments[option + 1].empty();
    return arguments[option] == "--lang" && isLast;
}

} // namespace

Reading readArguments(const std::vector<std::string> &arguments)
{
    std::string path;
    std::size_t used = 0;
    while (used < arguments.size() && !findCommand(path)) {
        const std::string &word = arguments[used];
        if (isHelp(word))
            return HelpWanted{path};
        if (word == "--version")
            return VersionWanted{};
        const auto known = wordsAfter(path);
        if (std::find(known.begin(), known.end(), word) == known.end()) {
            if (lacksValue(arguments, used))
                return unusableValue(word, path);
            if (word == "--lang" || word.starts_with("--lang=")) {
                used += word == "--lang" ? 2 : 1;
                continue;
            }
            return unknownWord(word, path, known);
        }
        path += (path.empty() ? "" : " ") + word;
        ++used;
    }
    const CommandInfo *info = findCommand(path);
    if (!info)
        return path.empty()
                   ? Reading(HelpWanted{})
                   : Misuse{told(QT_TRANSLATE_NOOP("CommandLine", "“%1” needs one more word: %2."))
                                .arg(toQString(path),
                                     [&] {
                                         QStringList known;
                                         for (std::string_view word : wordsAfter(path))
                                             known << toQString(word);
                                         return known.join(QStringLiteral(", "));
                                     }()),
                            path};
    std::vector<std::string> rest(arguments.begin() + static_cast<std::ptrdiff_t>(used),
                                  arguments.end());
    const auto end = std::find(rest.begin(), rest.end(), "--");
    if (std::any_of(rest.begin(), end,
                    [](const std::string &w) { return w != "help" && isHelp(w); }))
        return HelpWanted{path};
    return readCommand(*info, std::move(rest));
}

std::optional<std::string> languageAsked(const std::vector<std::string> &arguments)
{
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        if (arguments[i].starts_with("--lang="))
            return arguments[i].substr(7);
        if (arguments[i] == "--lang" && i + 1 < arguments.size())
            return arguments[i + 1];
    }
    return std::nullopt;
}

bool paints(const std::vector<std::string> &arguments)
{
    std::size_t first = 0; // the language may be said before the command
    while (first < arguments.size() && arguments[first].starts_with("--lang"))
        first += arguments[first] == "--lang" ? 2 : 1;
    if (arguments.size() < first + 2)
        return false;
    if (arguments[first] == "print")
        return true;
    return arguments[first] == "band" && arguments[first + 1] == "export" &&
           std::any_of(arguments.begin(), arguments.end(),
                       [](const std::string &word) { return foldedKey(word).ends_with("pdf"); });
}

} // namespace escarmouche::app::cli
