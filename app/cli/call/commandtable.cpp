// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/call/commandtable.h"

#include "app/words/sentences/phrases.h"
#include "model/text.h"
#include "rules/core/systemexamples.h"
#include "rules/systems.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <iterator>

namespace escarmouche::app::cli {
namespace {

// What stands for something in a usage line.
constexpr const char *kPlaceholders[] = {
    QT_TRANSLATE_NOOP("CommandLine", "BACKUP"),   QT_TRANSLATE_NOOP("CommandLine", "BAND"),
    QT_TRANSLATE_NOOP("CommandLine", "CAMPAIGN"), QT_TRANSLATE_NOOP("CommandLine", "GAME"),
    QT_TRANSLATE_NOOP("CommandLine", "LINE"),     QT_TRANSLATE_NOOP("CommandLine", "ANSWER"),
    QT_TRANSLATE_NOOP("CommandLine", "TIME"),     QT_TRANSLATE_NOOP("CommandLine", "TABLE"),
    QT_TRANSLATE_NOOP("CommandLine", "CHAPTER"),  QT_TRANSLATE_NOOP("CommandLine", "DATE"),
    QT_TRANSLATE_NOOP("CommandLine", "ENTRY"),    QT_TRANSLATE_NOOP("CommandLine", "FIGURE"),
    QT_TRANSLATE_NOOP("CommandLine", "FILE"),     QT_TRANSLATE_NOOP("CommandLine", "FOLDER"),
    QT_TRANSLATE_NOOP("CommandLine", "FORMAT"),   QT_TRANSLATE_NOOP("CommandLine", "KEY"),
    QT_TRANSLATE_NOOP("CommandLine", "LEDGER"),   QT_TRANSLATE_NOOP("CommandLine", "MAP"),
    QT_TRANSLATE_NOOP("CommandLine", "NAME"),     QT_TRANSLATE_NOOP("CommandLine", "PATH"),
    QT_TRANSLATE_NOOP("CommandLine", "RULE"),     QT_TRANSLATE_NOOP("CommandLine", "SECTION"),
    QT_TRANSLATE_NOOP("CommandLine", "STATE"),    QT_TRANSLATE_NOOP("CommandLine", "TEXT"),
    QT_TRANSLATE_NOOP("CommandLine", "SECONDS"),  QT_TRANSLATE_NOOP("CommandLine", "VALUE"),
};

const std::vector<CommandInfo> kCommandInfos{
    {"band new",
     "NAME",
     1,
     1,
     {"--set", "--system", "--library", "--wait", "--as", "--lang", "--json"},
     QT_TRANSLATE_NOOP("CommandLine", "Creates a band, and the library if there is none.")},
    {"band add",
     "BAND ENTRY",
     2,
     2,
     {"--to", "--count", "--reason", "--library", "--wait", "--as", "--lang", "--json"},
     QT_TRANSLATE_NOOP(
         "CommandLine",
         "Recruits figures, or gives gear to figures, by the entry’s name in the catalogue. A "
         "band in a campaign pays for it. The game is that of the band: “band new --system” "
         "chooses it.")},
    {"band remove",
     "BAND [ENTRY]",
     1,
     2,
     {"--from", "--count", "--whole", "--reason", "--library", "--wait", "--as", "--lang",
      "--json"},
     QT_TRANSLATE_NOOP(
         "CommandLine",
         "Takes gear from figures, dismisses figures, or takes the whole band off the lists.")},
    {"band show",
     "BAND|FILE",
     1,
     1,
     {"--mm", "--library", "--wait", "--lang", "--json"},
     QT_TRANSLATE_NOOP("CommandLine",
                       "Shows a band of the library, or of a file: figures, totals, findings.")},
    {"band list",
     "",
     0,
     0,
     {"--library", "--wait", "--lang", "--json"},
     QT_TRANSLATE_NOOP("CommandLine", "Lists the bands of the library."),
     {"band list", "band list --json"}},
    {"band export",
     "BAND|FILE",
     1,
     1,
     {"--output", "--format", "--spreadsheet-safe", "--mm", "--paper", "--library", "--wait",
      "--lang", "--json"},
     QT_TRANSLATE_NOOP("CommandLine", "Writes a band as json, csv, md, html, txt or pdf.")},
    {"band import",
     "FILE...",
     1,
     -1,
     {"--library", "--wait", "--as", "--lang", "--json"},
     QT_TRANSLATE_NOOP("CommandLine", "Takes band files (json, csv) into the library.")},
    {"band check",
     "FILE|FOLDER...",
     1,
     -1,
     {"--lang", "--json"},
     QT_TRANSLATE_NOOP(
         "CommandLine",
         "Shows whether bands are legal, what they cost and which rules they break.")},
    {"catalogue list",
     "[SECTION]",
     0,
     1,
     {"--system", "--lang", "--json"},
     QT_TRANSLATE_NOOP(
         "CommandLine",
         "Lists what a game is made of: profiles and gear with their prices, or tiles and cards.")},
    {"catalogue show",
     "ENTRY",
     1,
     1,
     {"--system", "--mm", "--lang", "--json"},
     QT_TRANSLATE_NOOP("CommandLine", "Shows one entry of the catalogue with all its numbers.")},
    {"rules list",
     "[CHAPTER]",
     0,
     1,
     {"--system", "--lang", "--json"},
     QT_TRANSLATE_NOOP("CommandLine",
                       "Lists the rules and who applies each: the program or the players.")},
    {"rules show",
     "RULE",
     1,
     1,
     {"--system", "--lang", "--json"},
     QT_TRANSLATE_NOOP("CommandLine", "Shows one rule in our own words.")},
    {"rules coverage",
     "",
     0,
     0,
     {"--system", "--lang", "--json"},
     QT_TRANSLATE_NOOP("CommandLine", "Shows which rules are tested, and by how many tests.")},
    {"print band",
     "BAND|FILE",
     1,
     1,
     {"--output", "--force", "--paper", "--mm", "--as-of", "--library", "--wait", "--lang",
      "--json"},
     QT_TRANSLATE_NOOP("CommandLine", "Prints the roster sheet of a band to a PDF file.")},
    {"print reference",
     "SETUP|JOURNAL",
     1,
     1,
     {"--output", "--force", "--paper", "--library", "--wait", "--lang", "--json"},
     QT_TRANSLATE_NOOP("CommandLine",
                       "Prints the rules in force of a match, on one page, to a PDF file.")},
    {"print scores",
     "SETUP|JOURNAL",
     1,
     1,
     {"--output", "--force", "--paper", "--library", "--wait", "--lang", "--json"},
     QT_TRANSLATE_NOOP("CommandLine",
                       "Prints a sheet to write the scores of its players on to a PDF file.")},
    {"print counters",
     "SETUP|JOURNAL",
     1,
     1,
     {"--output", "--force", "--paper", "--library", "--wait", "--lang", "--json"},
     QT_TRANSLATE_NOOP("CommandLine",
                       "Prints the counters of a game, to be cut out, to a PDF file.")},
    {"library check",
     "",
     0,
     0,
     {"--library", "--wait", "--lang", "--json"},
     QT_TRANSLATE_NOOP("CommandLine", "Checks the whole library: file, history and every band."),
     {"library check"}},
    {"library backup",
     "",
     0,
     0,
     {"--library", "--wait", "--lang", "--json"},
     QT_TRANSLATE_NOOP("CommandLine", "Makes a backup and checks it."),
     {"library backup"}},
    {"library restore",
     "[BACKUP]",
     0,
     1,
     {"--library", "--wait", "--lang", "--json"},
     QT_TRANSLATE_NOOP(
         "CommandLine",
         "Restores a backup and keeps the former library. Without BACKUP, lists the backups."),
     {"library restore newest"}},
    {"library export",
     "",
     0,
     0,
     {"--ledger", "--output", "--force", "--library", "--wait", "--lang", "--json"},
     QT_TRANSLATE_NOOP(
         "CommandLine",
         "Writes every band of the library into a folder, or the ledger as lines of JSON."),
     {"library export --ledger --output ledger.jsonl", "library export --output bands/"}},
    {"library rebuild",
     "LEDGER",
     1,
     1,
     {"--force", "--library", "--wait", "--lang", "--json"},
     QT_TRANSLATE_NOOP("CommandLine",
                       "Rebuilds a library from its exported ledger, or from standard input (-)."),
     {"library rebuild ledger.jsonl --library new.library"}},
    {"match play",
     "SETUP",
     1,
     1,
     {"--seed", "--ai", "--script", "--practice", "--journal", "--library", "--wait", "--lang",
      "--json"},
     QT_TRANSLATE_NOOP("CommandLine",
                       "Plays one match and keeps its journal: between machines, or with the "
                       "actions and dice of a script.")},
    {"match verify",
     "JOURNAL",
     1,
     1,
     {"--library", "--wait", "--lang", "--json"},
     QT_TRANSLATE_NOOP("CommandLine", "Replays a journal and checks its header and every entry."),
     {"match verify duel.journal"}},
    {"match show",
     "JOURNAL",
     1,
     1,
     {"--seat", "--awaited", "--as-script", "--library", "--wait", "--lang", "--json"},
     QT_TRANSLATE_NOOP("CommandLine", "Prints a match from its journal, sentence by sentence, "
                                      "up to the first fault.")},
    {"simulate",
     "SETUP|FILE...",
     1,
     -1,
     {"--games", "--seed", "--ai", "--jobs", "--shard", "--mirrored", "--merge", "--library",
      "--wait", "--lang", "--json"},
     QT_TRANSLATE_NOOP("CommandLine",
                       "Plays a match many times between machines and counts how the games end.")},
    {"table import",
     "MAP",
     1,
     1,
     {"--output", "--lang", "--json"},
     QT_TRANSLATE_NOOP("CommandLine",
                       "Makes a table of the rectangles, ellipses and polygons of a map drawn with "
                       "the Tiled editor."),
     {"table import sample:crossroads --output crossroads.table.json"}},
    {"campaign new",
     "NAME",
     1,
     1,
     {"--set", "--season-of", "--system", "--library", "--wait", "--as", "--lang", "--json"},
     QT_TRANSLATE_NOOP("CommandLine", "Creates a campaign, and the library if there is none."),
     {"campaign new Autumn", "campaign new Spring --set points_win=2 --as Anne",
      "campaign new Winter --season-of Spring"}},
    {"campaign list",
     "",
     0,
     0,
     {"--library", "--wait", "--lang", "--json"},
     QT_TRANSLATE_NOOP("CommandLine", "Lists the library’s campaigns, archived ones too."),
     {"campaign list", "campaign list --json"}},
    {"campaign options",
     "CAMPAIGN",
     1,
     1,
     {"--set", "--library", "--wait", "--as", "--lang", "--json"},
     QT_TRANSLATE_NOOP("CommandLine", "Shows what is agreed in a campaign, or changes it; a change "
                                      "counts from now on."),
     {"campaign options Autumn", "campaign options Autumn --set points_bye=2",
      "campaign options Autumn --set \"tie_breakers=head-to-head wins\""}},
    {"campaign rename",
     "CAMPAIGN[/NAME] NAME",
     2,
     2,
     {"--library", "--wait", "--as", "--lang", "--json"},
     QT_TRANSLATE_NOOP("CommandLine", "Gives a campaign another name, or somebody who takes part "
                                      "in it by name."),
     {"campaign rename Winter \"Long Winter\""}},
    {"campaign state",
     "CAMPAIGN STATE",
     2,
     2,
     {"--library", "--wait", "--as", "--lang", "--json"},
     QT_TRANSLATE_NOOP("CommandLine", "Starts, ends, archives or unarchives a campaign."),
     {"campaign state Spring start", "campaign state \"Long Winter\" archive",
      "campaign state \"Long Winter\" unarchive"}},
    {"campaign join",
     "CAMPAIGN BAND|FILE|NAME...",
     2,
     -1,
     {"--player", "--as-it-stands", "--ai", "--reason", "--library", "--wait", "--as", "--lang",
      "--json"},
     QT_TRANSLATE_NOOP("CommandLine",
                       "Copies bands into a campaign; in a game without bands, people "
                       "join by name.")},
    {"campaign past",
     "CAMPAIGN BAND [FIGURE]",
     2,
     3,
     {"--set", "--library", "--wait", "--as", "--lang", "--json"},
     QT_TRANSLATE_NOOP("CommandLine",
                       "Shows what figures of a band did before the campaign, or writes down what "
                       "one did, as its paper tells it.")},
    {"campaign figure",
     "CAMPAIGN BAND FIGURE",
     3,
     3,
     {"--note", "--portrait", "--no-portrait", "--library", "--wait", "--lang", "--json"},
     QT_TRANSLATE_NOOP("CommandLine",
                       "Shows the career of a figure game by game, with the notes on it; the "
                       "fallen have theirs. Also keeps notes and a portrait.")},
    {"campaign story",
     "CAMPAIGN",
     1,
     1,
     {"--format", "--output", "--library", "--wait", "--lang", "--json"},
     QT_TRANSLATE_NOOP("CommandLine",
                       "Tells a campaign game by game: how each came out, who put whom out of "
                       "action, what became of them; as md, html or txt."),
     {"campaign story Autumn", "campaign story Autumn --output autumn.html"}},
    {"campaign name",
     "CAMPAIGN BAND FIGURE [NAME]",
     3,
     4,
     {"--seed", "--reason", "--library", "--wait", "--as", "--lang", "--json"},
     QT_TRANSLATE_NOOP("CommandLine",
                       "Gives a figure a name; without NAME, suggests some that fit it.")},
    {"campaign withdraw",
     "CAMPAIGN BAND",
     2,
     2,
     {"--annul", "--reason", "--library", "--wait", "--as", "--lang", "--json"},
     QT_TRANSLATE_NOOP("CommandLine",
                       "Takes a band out of a campaign; its games to come go on without it, or are "
                       "called off when one band is left.")},
    {"campaign schedule",
     "CAMPAIGN [BAND...]",
     1,
     5,
     {"--round",    "--seats",   "--rounds", "--every", "--game",  "--state", "--by",
      "--scenario", "--at",      "--zone",   "--place", "--title", "--set",   "--seed",
      "--output",   "--library", "--wait",   "--as",    "--lang",  "--json"},
     QT_TRANSLATE_NOOP("CommandLine", "Lists the games of a campaign, adds one between bands or a "
                                      "whole round, changes one, writes the calendar.")},
    {"campaign show",
     "CAMPAIGN [BAND]",
     1,
     2,
     {"--library", "--wait", "--lang", "--json"},
     QT_TRANSLATE_NOOP("CommandLine",
                       "Shows a campaign: bands, games, what is to do; or one of its bands.")},
    {"campaign report",
     "CAMPAIGN GAME",
     2,
     2,
     {"--crew", "--figure", "--picked", "--count", "--dice", "--report", "--play", "--ai",
      "--table", "--journal", "--seed", "--reason", "--library", "--wait", "--as", "--lang",
      "--json"},
     QT_TRANSLATE_NOOP("CommandLine", "Chooses who plays a game, enters or shows its result; "
                                      "before the game, prints the blank form.")},
    {"campaign postgame",
     "CAMPAIGN GAME BAND",
     3,
     3,
     {"--line", "--answer", "--dice", "--throw", "--rest", "--close", "--seed", "--reason",
      "--library", "--wait", "--as", "--lang", "--json"},
     QT_TRANSLATE_NOOP("CommandLine",
                       "Shows what follows from a game for a band, settles its lines, closes it.")},
    {"campaign standings",
     "CAMPAIGN",
     1,
     1,
     {"--figures", "--library", "--wait", "--lang", "--json"},
     QT_TRANSLATE_NOOP("CommandLine", "Shows who leads a campaign, by band or by figure."),
     {"campaign standings Autumn", "campaign standings Autumn --figures"}},
    {"campaign fame",
     "CAMPAIGN",
     1,
     1,
     {"--after", "--library", "--wait", "--lang", "--json"},
     QT_TRANSLATE_NOOP("CommandLine",
                       "Shows the hall of fame over all seasons of a campaign: the champions, and "
                       "who did most; or says which campaign was the season before it."),
     {"campaign fame Autumn", "campaign fame Autumn --after Spring"}},
    {"campaign history",
     "CAMPAIGN",
     1,
     1,
     {"--kind", "--band", "--figure", "--game", "--since", "--until", "--write", "--edit",
      "--take-back", "--force", "--reason", "--library", "--wait", "--as", "--lang", "--json"},
     QT_TRANSLATE_NOOP("CommandLine", "Shows everything done in a campaign, writes in its "
                                      "chronicle, or takes acts back.")},
    {"campaign correct",
     "CAMPAIGN ACT",
     2,
     2,
     {"--report",   "--dice",   "--answer",  "--set",   "--count", "--to",     "--title",
      "--scenario", "--place",  "--at",      "--write", "--act",   "--anyway", "--refund",
      "--dry-run",  "--reason", "--library", "--wait",  "--as",    "--lang",   "--json"},
     QT_TRANSLATE_NOOP("CommandLine", "Corrects an act of the past, by its number in the history. "
                                      "Later acts that no longer hold stay open until somebody "
                                      "decides about them."),
     {"campaign correct Autumn 12 --json"}},
    {"campaign verify",
     "CAMPAIGN",
     1,
     1,
     {"--deep", "--library", "--wait", "--lang", "--json"},
     QT_TRANSLATE_NOOP("CommandLine", "Checks that a campaign’s acts are in order, that its tables "
                                      "agree and that every account balances."),
     {"campaign verify Autumn", "campaign verify Autumn --deep"}},
    {"campaign export",
     "CAMPAIGN",
     1,
     1,
     {"--output", "--library", "--wait", "--lang", "--json"},
     QT_TRANSLATE_NOOP("CommandLine", "Writes a campaign with its whole history as lines of JSON."),
     {"campaign export Autumn --output autumn.campaign.jsonl"}},
    {"campaign import",
     "FILE",
     1,
     1,
     {"--force", "--library", "--wait", "--as", "--lang", "--json"},
     QT_TRANSLATE_NOOP("CommandLine", "Takes a campaign from such a file into the library.")},
    {"print campaign",
     "CAMPAIGN [GAME...]",
     1,
     -1,
     {"--output", "--force", "--paper", "--mm", "--as-of", "--library", "--wait", "--lang",
      "--json"},
     QT_TRANSLATE_NOOP("CommandLine",
                       "Prints what an evening of games needs to one PDF file: the games, the "
                       "crews’ rosters, blank result grids. Without GAME those that come next."),
     {"print campaign Autumn 1 --output evening.pdf",
      "print campaign Autumn --as-of 9 --paper letter --output reprint.pdf"}},
    {"print standings",
     "CAMPAIGN",
     1,
     1,
     {"--output", "--force", "--paper", "--as-of", "--library", "--wait", "--lang", "--json"},
     QT_TRANSLATE_NOOP("CommandLine",
                       "Prints the standings of a campaign, by band and by figure, to a PDF file."),
     {"print standings Autumn --output standings.pdf"}},
    {"print story",
     "CAMPAIGN",
     1,
     1,
     {"--output", "--force", "--paper", "--as-of", "--library", "--wait", "--lang", "--json"},
     QT_TRANSLATE_NOOP("CommandLine",
                       "Prints the story of a campaign, game by game, to a PDF file."),
     {"print story Autumn --output story.pdf"}},
    {"bench",
     "[NAME]",
     0,
     1,
     {"--list", "--lang", "--json"},
     QT_TRANSLATE_NOOP("CommandLine",
                       "Measures how fast the program is on this machine: everything, or the one "
                       "measurement named."),
     {"bench --list", "bench rules --json"}},
};

/** The word alone, not within another one. */
QRegularExpression wordAlone(const QString &word)
{
    return QRegularExpression(QStringLiteral("\\b%1\\b").arg(QRegularExpression::escape(word)));
}

constexpr std::string_view kAfterMatches = "table import"; // where the questions of odds stand

/** Puts an example of a game under the command that it shows. */
void addExample(std::vector<CommandInfo> &commands, const std::string &call)
{
    for (CommandInfo &info : commands)
        if (call == info.path || call.starts_with(info.path + ' '))
            info.examples.push_back(call);
}

/** A question of odds as a command: its own options, then those that every one has. */
CommandInfo commandOf(const rules::SystemName &system, const rules::OddsCommand &odds)
{
    CommandInfo info{.path = "odds " + odds.key};
    for (const rules::OddsOption &word : odds.words)
        info.words += (info.words.empty() ? "" : " ") + word.value.en;
    info.least = info.most = static_cast<int>(odds.words.size());
    for (const rules::OddsOption &option : odds.options)
        info.options.push_back("--" + option.key);
    for (const char *option : {"--system", "--library", "--wait", "--lang", "--json"})
        info.options.emplace_back(option);
    info.about = odds.about;
    info.examples = odds.examples;
    info.system = system.key;
    info.odds = &odds;
    return info;
}

std::vector<CommandInfo> allCommands()
{
    std::vector<CommandInfo> all = kCommandInfos;
    std::vector<CommandInfo> odds;
    for (const rules::SystemEntry &entry : rules::systemList()) {
        if (!entry.odds)
            continue;
        for (const rules::OddsCommand &command : entry.odds())
            odds.push_back(commandOf(entry.name, command));
    }
    const auto at = std::ranges::find(all, kAfterMatches, &CommandInfo::path);
    all.insert(at, std::make_move_iterator(odds.begin()), std::make_move_iterator(odds.end()));
    for (const rules::SystemEntry &entry : rules::systemList())
        if (entry.examples)
            for (const std::string &call : entry.examples().calls)
                addExample(all, call);
    return all;
}

/** What stands for the values of the games' own options, where it is none of the program's. */
std::vector<rules::Text> gamesPlaceholders()
{
    std::vector<rules::Text> words;
    const auto isKnown = [&](const rules::Text &word) {
        return word.en == word.fr || std::ranges::find(words, word) != words.end() ||
               std::ranges::find(kPlaceholders, std::string_view(word.en)) !=
                   std::end(kPlaceholders);
    };
    for (const CommandInfo &info : commands()) {
        if (!info.odds)
            continue;
        for (const auto *options : {&info.odds->words, &info.odds->options})
            for (const rules::OddsOption &option : *options)
                if (!isKnown(option.value))
                    words.push_back(option.value);
    }
    return words;
}

} // namespace

QString told(const char *source)
{
    return QCoreApplication::translate("CommandLine", source);
}

QString told(const About &about)
{
    if (const auto *words = std::get_if<rules::Text>(&about))
        return inUiLanguage(*words);
    return told(std::get<const char *>(about));
}

QString placeholders(std::string_view words)
{
    QString text = toQString(words);
    for (const char *word : kPlaceholders)
        text.replace(wordAlone(QLatin1String(word)), told(word));
    static const std::vector<rules::Text> kOfGames = gamesPlaceholders();
    for (const rules::Text &word : kOfGames)
        text.replace(wordAlone(toQString(word.en)), inUiLanguage(word));
    return text;
}

QString listText(const std::vector<std::string> &keys)
{
    QStringList words;
    for (const std::string &key : keys)
        words << toQString(key);
    return words.join(QStringLiteral(", "));
}

QString whichGame(const std::vector<std::string> &keys)
{
    return told(QT_TRANSLATE_NOOP("CommandLine",
                                  "Several games can do this. Name one with --system: %1."))
        .arg(listText(keys));
}

QString usage(const CommandInfo &info)
{
    return QStringLiteral("escarmouche %1 %2")
        .arg(toQString(info.path), placeholders(info.words))
        .trimmed();
}

std::span<const CommandInfo> commands()
{
    static const std::vector<CommandInfo> kAll = allCommands();
    return kAll;
}

std::vector<const CommandInfo *> commandsCalled(std::string_view path)
{
    std::vector<const CommandInfo *> called;
    for (const CommandInfo &info : commands())
        if (info.path == path)
            called.push_back(&info);
    return called;
}

const CommandInfo *findCommand(std::string_view path)
{
    const auto called = commandsCalled(path);
    return called.empty() ? nullptr : called.front();
}

} // namespace escarmouche::app::cli
