// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/call/arguments.h"

#include "app/cli/call/commandtable.h"
#include "app/words/language/units.h"
#include "model/match/tally/tally.h"
#include "model/text.h"
#include "rules/core/campaign/campaignact.h"
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

/** The first command of the same group that takes the option; empty: none does. */
std::string ownerOf(const std::string &option, const std::string &path)
{
    const auto group = path.substr(0, path.find(' ') + 1);
    for (const CommandInfo &info : commands()) {
        const bool takesIt = std::ranges::find(info.options, option) != info.options.end();
        if (takesIt && !group.empty() && info.path.starts_with(group))
            return info.path;
    }
    return {};
}

Misuse unknownOption(const std::string &word, const CommandInfo &info)
{
    const std::string owner = ownerOf(word, info.path);
    if (owner.empty())
        return unknownWord(word, info.path, {info.options.begin(), info.options.end()});
    //: an option, a command of the same group
    return {told(QT_TRANSLATE_NOOP("CommandLine", "“%1” is not known here. It belongs to “%2”."))
                .arg(toQString(word), toQString(owner)),
            info.path};
}

/** First words of all commands, or second words of a group. */
std::vector<std::string_view> wordsAfter(std::string_view group)
{
    std::vector<std::string_view> known;
    for (const CommandInfo &info : commands()) {
        const std::string_view path = info.path;
        const auto space = path.find(' ');
        const std::string_view first = path.substr(0, space);
        if (!group.empty() && (first != group || space == std::string_view::npos))
            continue;
        const std::string_view word = group.empty() ? first : path.substr(space + 1);
        if (std::ranges::find(known, word) == known.end())
            known.push_back(word);
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

/** Units with up to two places after the point. */
std::string complaintOfLength(const std::string &text)
{
    static const std::regex form("-?[0-9]{1,3}([.,][0-9]{1,2})?");
    return std::regex_match(text, form) ? std::string() : "length";
}

constexpr int kLongestWait = 86'400; // a day

/** Refuses what the option cannot mean before it is given. */
void checkOddsOption(CLI::Option &added, const rules::OddsOption &option)
{
    using Kind = rules::OddsOption::Kind;
    switch (option.kind) {
    case Kind::Whole:
        added.check(CLI::Range(option.least, option.most));
        break;
    case Kind::Length:
        added.check(complaintOfLength);
        break;
    case Kind::Choice:
        added.check(CLI::IsMember(option.choices));
        break;
    case Kind::Flag:
    case Kind::Word:
    case Kind::Switch:
    case Kind::Figure:
        break;
    }
}

/** The option of a question of odds. */
void addOddsOption(CLI::App &app, const rules::OddsOption &option, Call &call)
{
    using Kind = rules::OddsOption::Kind;
    const std::string name = "--" + option.key;
    const auto give = [&call, key = option.key](const std::string &text) {
        call.odds[key].push_back(text);
    };
    if (option.kind == Kind::Flag) {
        app.add_flag_callback(name, [give] { give({}); });
        return;
    }
    if (option.repeated) {
        auto *const added = app.add_option_function<std::vector<std::string>>(
            name, [give](const auto &texts) { std::ranges::for_each(texts, give); });
        added->allow_extra_args(false);
        checkOddsOption(*added, option);
        return;
    }
    checkOddsOption(*app.add_option_function<std::string>(name, give), option);
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
        {"--player", &CampaignCall::player},
        {"--game", &CampaignCall::game},
        {"--at", &CampaignCall::at},
        {"--zone", &CampaignCall::zone},
        {"--place", &CampaignCall::place},
        {"--scenario", &CampaignCall::scenario},
        {"--title", &CampaignCall::title},
        {"--table", &CampaignCall::table},
        {"--report", &CampaignCall::report},
        {"--crew", &CampaignCall::crew},
        {"--line", &CampaignCall::line},
        {"--answer", &CampaignCall::answer},
        {"--kind", &CampaignCall::kind},
        {"--season-of", &CampaignCall::seasonOf},
        {"--band", &CampaignCall::band},
        {"--since", &CampaignCall::since},
        {"--until", &CampaignCall::until},
        {"--act", &CampaignCall::act},
        {"--portrait", &CampaignCall::portrait},
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
        {"--anyway", &CampaignCall::anyway},
        {"--refund", &CampaignCall::refund},
        {"--dry-run", &CampaignCall::dryRun},
        {"--no-portrait", &CampaignCall::noPortrait},
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
    else if (name == "--rounds")
        app.add_option(key, call.rounds)
            ->check(CLI::Range(1, rules::kMostRoundsAtOnce) | CLI::IsMember({"all"}));
    else if (name == "--every")
        app.add_option(key, call.every)->check(CLI::Range(0, rules::kMostDaysBetween));
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
    else if (name == "--after")
        app.add_option(key, call.seasonBefore);
    else if (name == "--note")
        app.add_option(key, call.note);
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
    if (addMatchOption(app, name, call) || addCampaignOption(app, name, call.campaign))
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
        info.path};
}

Misuse surplusWord(const CommandInfo &info, const std::string &word)
{
    return {told(QT_TRANSLATE_NOOP("CommandLine", "“%1” is not expected here. Usage: %2"))
                .arg(toQString(word), usage(info)),
            info.path};
}

Misuse unusableValue(const std::string &option, const CommandInfo &command)
{
    if (option == "--seed")
        return {
            told(QT_TRANSLATE_NOOP(
                     "CommandLine",
                     "The value of %1 is missing or invalid: it is a whole number from 0 to %2."))
                .arg(toQString(option), QString::number(std::numeric_limits<std::uint64_t>::max())),
            command.path};
    const OptionInfo *met = findOption(option, command);
    return {told(QT_TRANSLATE_NOOP("CommandLine",
                                   "The value of %1 is missing or invalid. Usage: %1 %2"))
                .arg(toQString(option), met ? placeholders(met->value) : QString()),
            command.path};
}

/** Our own words for what CLI11 says in English. */
Misuse misuse(const CommandInfo &info, const CLI::App &app, const CLI::ParseError &error)
{
    const std::vector<std::string> extras = app.remaining(true);
    if (!extras.empty())
        return unknownOption(extras.front(), info);
    std::smatch option;
    const std::string what = error.what();
    if (!std::regex_search(what, option, std::regex("--[a-z-]+")))
        return missingWord(info);
    return unusableValue(option.str(), info);
}

/** The option as the command's question of odds has it; null: it is one of the program's. */
const rules::OddsOption *oddsOption(const CommandInfo &info, std::string_view name)
{
    if (!info.odds)
        return nullptr;
    const auto own = std::ranges::find(info.odds->options, name.substr(2), &rules::OddsOption::key);
    return own == info.odds->options.end() ? nullptr : &*own;
}

Reading readCommand(const CommandInfo &info, std::vector<std::string> arguments)
{
    Call call;
    call.command = info.path;
    CLI::App app;
    app.set_help_flag();
    app.add_option("words", call.words)->expected(0, CLI::detail::expected_max_vector_size);
    for (const std::string &option : info.options) {
        if (const rules::OddsOption *own = oddsOption(info, option))
            addOddsOption(app, *own, call);
        else
            addOption(app, option, call);
    }
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

/** The value of an option as "--lang fr" or "--lang=fr", before anything else is read. */
std::optional<std::string> valueOf(std::string_view option,
                                   const std::vector<std::string> &arguments)
{
    const std::string joined = std::string(option) + '=';
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        if (arguments[i].starts_with(joined))
            return arguments[i].substr(joined.size());
        if (arguments[i] == option && i + 1 < arguments.size())
            return arguments[i + 1];
    }
    return std::nullopt;
}

/** Of several games that share the command the one that is named. One that has no such command is
    told so later, as everywhere. */
Reading readCommand(const std::vector<const CommandInfo *> &shared, std::vector<std::string> rest)
{
    const auto game = valueOf("--system", rest);
    if (shared.size() > 1 && !game) {
        std::vector<std::string> keys;
        for (const CommandInfo *info : shared)
            keys.push_back(info->system);
        return Misuse{whichGame(keys), shared.front()->path};
    }
    const auto named = std::ranges::find_if(
        shared, [&](const CommandInfo *info) { return game && info->system == *game; });
    return readCommand(named == shared.end() ? *shared.front() : **named, std::move(rest));
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
                return unusableValue(word, {.path = path});
            if (word == "--lang" || word.starts_with("--lang=")) {
                used += word == "--lang" ? 2 : 1;
                continue;
            }
            return unknownWord(word, path, known);
        }
        path += (path.empty() ? "" : " ") + word;
        ++used;
    }
    if (!findCommand(path))
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
    return readCommand(commandsCalled(path), std::move(rest));
}

std::optional<std::string> languageAsked(const std::vector<std::string> &arguments)
{
    return valueOf("--lang", arguments);
}

bool paints(const std::vector<std::string> &arguments)
{
    std::size_t first = 0; // the language may be said before the command
    while (first < arguments.size() && arguments[first].starts_with("--lang"))
        first += arguments[first] == "--lang" ? 2 : 1;
    if (arguments.size() < first + 2)
        return false;
    const auto says = [&](std::string_view option) {
        return std::any_of(arguments.begin(), arguments.end(), [&](const std::string &word) {
            return word == option || word.starts_with(std::string(option) + '=');
        });
    };
    if (arguments[first] == "print")
        return true;
    if (arguments[first] == "campaign" && arguments[first + 1] == "figure")
        return says("--portrait"); // which is a picture to read
    return arguments[first] == "band" && arguments[first + 1] == "export" &&
           std::any_of(arguments.begin(), arguments.end(),
                       [](const std::string &word) { return foldedKey(word).ends_with("pdf"); });
}

} // namespace escarmouche::app::cli
