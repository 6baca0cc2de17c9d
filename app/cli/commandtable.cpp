// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commandtable.h"

#include "model/text.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>

namespace escarmouche::app::cli {
namespace {

// What stands for something in a usage line.
constexpr const char *kPlaceholders[] = {
    QT_TRANSLATE_NOOP("CommandLine", "BACKUP"),  QT_TRANSLATE_NOOP("CommandLine", "BAND"),
    QT_TRANSLATE_NOOP("CommandLine", "CHAPTER"), QT_TRANSLATE_NOOP("CommandLine", "ENTRY"),
    QT_TRANSLATE_NOOP("CommandLine", "FIGURE"),  QT_TRANSLATE_NOOP("CommandLine", "FILE"),
    QT_TRANSLATE_NOOP("CommandLine", "FOLDER"),  QT_TRANSLATE_NOOP("CommandLine", "FORMAT"),
    QT_TRANSLATE_NOOP("CommandLine", "KEY"),     QT_TRANSLATE_NOOP("CommandLine", "LEDGER"),
    QT_TRANSLATE_NOOP("CommandLine", "MAP"),     QT_TRANSLATE_NOOP("CommandLine", "NAME"),
    QT_TRANSLATE_NOOP("CommandLine", "PATH"),    QT_TRANSLATE_NOOP("CommandLine", "RULE"),
    QT_TRANSLATE_NOOP("CommandLine", "SECTION"), QT_TRANSLATE_NOOP("CommandLine", "TEXT"),
    QT_TRANSLATE_NOOP("CommandLine", "VALUE"),
};

const std::vector<OptionInfo> kOptions{
    {"--library", "PATH",
     QT_TRANSLATE_NOOP("CommandLine", "the library file, instead of the one the window opens")},
    {"--as", "NAME", QT_TRANSLATE_NOOP("CommandLine", "who is at the keyboard")},
    {"--lang", "en|fr",
     QT_TRANSLATE_NOOP("CommandLine", "language of what is said, printed and exported")},
    {"--json", "",
     QT_TRANSLATE_NOOP("CommandLine", "print JSON; its keys are English in every language")},
    {"--system", "KEY",
     QT_TRANSLATE_NOOP("CommandLine", "the game system; the first one when left out")},
    {"--set", "KEY=VALUE",
     QT_TRANSLATE_NOOP("CommandLine", "a property of the new band; may be repeated")},
    {"--to", "FIGURE",
     QT_TRANSLATE_NOOP("CommandLine", "a figure by its name, by rank and number (“sous-fifre 2”) "
                                      "or by its row in “band show” (#3); may be repeated")},
    {"--from", "FIGURE",
     QT_TRANSLATE_NOOP("CommandLine", "a figure by its name, by rank and number (“sous-fifre 2”) "
                                      "or by its row in “band show” (#3); may be repeated")},
    {"--count", "N",
     QT_TRANSLATE_NOOP("CommandLine", "how many figures are recruited, or how many of it each "
                                      "figure gets; one when left out"),
     "band add"},
    {"--count", "N",
     QT_TRANSLATE_NOOP("CommandLine", "how many figures of each FIGURE go, all when left out; with "
                                      "ENTRY how many of it each loses, one when left out"),
     "band remove"},
    {"--reason", "TEXT",
     QT_TRANSLATE_NOOP("CommandLine", "why it is done although a campaign would refuse it")},
    {"--whole", "",
     QT_TRANSLATE_NOOP("CommandLine", "the band itself, off every list; its history stays")},
    {"--output", "FILE",
     QT_TRANSLATE_NOOP("CommandLine", "where to write, over what is there; when left out, standard "
                                      "output"),
     "band export"},
    {"--output", "FILE",
     QT_TRANSLATE_NOOP("CommandLine", "where to write, over what is there; when left out, a new "
                                      "file with the band’s name"),
     "print band"},
    {"--output", "FILE",
     QT_TRANSLATE_NOOP("CommandLine", "where to write, over what is there; when left out, standard "
                                      "output"),
     "table import"},
    {"--output", "FILE",
     QT_TRANSLATE_NOOP("CommandLine", "the folder for the bands; with --ledger the file, over what "
                                      "is there, and when left out standard output"),
     "library export"},
    {"--format", "FORMAT",
     QT_TRANSLATE_NOOP("CommandLine",
                       "json, csv, md, html, txt or pdf; by the file’s suffix when left out")},
    {"--spreadsheet-safe", "",
     QT_TRANSLATE_NOOP("CommandLine", "csv: no cell that a spreadsheet takes for a formula")},
    {"--mm", "N", QT_TRANSLATE_NOOP("CommandLine", "distances in millimetres, N of them a pas")},
    {"--paper", "a4|letter", QT_TRANSLATE_NOOP("CommandLine", "size of the paper")},
    {"--force", "",
     QT_TRANSLATE_NOOP("CommandLine", "replace files that are there although nobody named them")},
    {"--list", "", QT_TRANSLATE_NOOP("CommandLine", "list the measurements instead")},
    {"--ledger", "",
     QT_TRANSLATE_NOOP("CommandLine",
                       "every act as a line of JSON, enough to rebuild the library from")},
    {"--seed", "N",
     QT_TRANSLATE_NOOP("CommandLine", "where the dice begin; the same number, the same game")},
    {"--ai", "NAME,NAME",
     QT_TRANSLATE_NOOP("CommandLine",
                       "the machines that play, seat by seat; one name for all seats")},
    {"--journal", "FILE",
     QT_TRANSLATE_NOOP("CommandLine", "where to write the journal of the match")},
    {"--seat", "N",
     QT_TRANSLATE_NOOP("CommandLine",
                       "as the player of that seat knows it; what everybody knows when left out")},
    {"--games", "N", QT_TRANSLATE_NOOP("CommandLine", "how many games; 1000 when left out")},
    {"--jobs", "N",
     QT_TRANSLATE_NOOP("CommandLine", "how many at a time; one a core when left out")},
    {"--shard", "I/N",
     QT_TRANSLATE_NOOP("CommandLine", "only the I-th of N parts of the games; see --merge")},
    {"--merge", "",
     QT_TRANSLATE_NOOP("CommandLine",
                       "puts the results of parts together; the words are their JSON files")},
    {"--mirrored", "",
     QT_TRANSLATE_NOOP("CommandLine",
                       "each seed is played once for every way round the bands sit")},
    {"--weapon", "ENTRY",
     QT_TRANSLATE_NOOP("CommandLine", "what the attack is made with; two of them strike together")},
    {"--distance", "PAS", QT_TRANSLATE_NOOP("CommandLine", "from base to base, in pas")},
    {"--height", "PAS",
     QT_TRANSLATE_NOOP("CommandLine",
                       "how much higher than the target the attacker stands, in pas")},
    {"--obstacle", "PAS",
     QT_TRANSLATE_NOOP("CommandLine",
                       "something that hides the target, so far from the attacker; may be "
                       "repeated")},
    {"--charge", "", QT_TRANSLATE_NOOP("CommandLine", "the attacker has just charged")},
    {"--option", "KEY=VALUE",
     QT_TRANSLATE_NOOP("CommandLine", "a switch of the rules; may be repeated")},
};

const std::vector<CommandInfo> kCommands{
    {"band new",
     "NAME",
     1,
     1,
     {"--set", "--system", "--library", "--as", "--lang", "--json"},
     QT_TRANSLATE_NOOP("CommandLine",
                       "Makes a band in the library, and the library where there is none."),
     {"band new \"Les Crocs\" --set race=orc", "band new Patrol --set race=human --as Anne"}},
    {"band add",
     "BAND ENTRY",
     2,
     2,
     {"--to", "--count", "--reason", "--library", "--as", "--lang", "--json"},
     QT_TRANSLATE_NOOP(
         "CommandLine",
         "Recruits figures, or gives gear to figures, by the entry’s name in the catalogue."),
     {"band add \"Les Crocs\" chief", "band add \"Les Crocs\" sous-fifre --count 4",
      "band add \"Les Crocs\" shield --to chief --to \"sous-fifre 2\"",
      "band add \"Les Crocs\" dague --to \"#2\""}},
    {"band remove",
     "BAND [ENTRY]",
     1,
     2,
     {"--from", "--count", "--whole", "--reason", "--library", "--as", "--lang", "--json"},
     QT_TRANSLATE_NOOP(
         "CommandLine",
         "Takes gear from figures, dismisses figures, or takes the whole band off the lists."),
     {"band remove \"Les Crocs\" shield --from chief",
      "band remove \"Les Crocs\" --from \"sous-fifre 2\"",
      "band remove \"Les Crocs\" --from \"#2\" --count 1", "band remove Patrol --whole"}},
    {"band show",
     "BAND|FILE",
     1,
     1,
     {"--mm", "--library", "--lang", "--json"},
     QT_TRANSLATE_NOOP("CommandLine",
                       "Shows a band of the library, or of a file: figures, totals, findings."),
     {"band show \"Les Crocs\"", "band show sample:karnash --lang fr"}},
    {"band list",
     "",
     0,
     0,
     {"--library", "--lang", "--json"},
     QT_TRANSLATE_NOOP("CommandLine", "Lists the bands of the library."),
     {"band list", "band list --json"}},
    {"band export",
     "BAND|FILE",
     1,
     1,
     {"--output", "--format", "--spreadsheet-safe", "--mm", "--paper", "--library", "--lang",
      "--json"},
     QT_TRANSLATE_NOOP("CommandLine", "Writes a band as json, csv, md, html, txt or pdf."),
     {"band export \"Les Crocs\" --output crocs.band.json",
      "band export sample:mogwash --output goblins.csv",
      "band export \"Les Crocs\" --format csv --spreadsheet-safe"}},
    {"band import",
     "FILE...",
     1,
     -1,
     {"--library", "--as", "--lang", "--json"},
     QT_TRANSLATE_NOOP("CommandLine", "Takes band files (json, csv) into the library."),
     {"band import goblins.csv sample:karnash"}},
    {"band check",
     "FILE|FOLDER...",
     1,
     -1,
     {"--lang", "--json"},
     QT_TRANSLATE_NOOP("CommandLine",
                       "Tells whether bands are legal, what they cost and which rules they break."),
     {"band check crocs.band.json", "band check sample:karnash", "band check --json ."}},
    {"catalogue list",
     "[SECTION]",
     0,
     1,
     {"--system", "--lang", "--json"},
     QT_TRANSLATE_NOOP("CommandLine", "Lists what a band can be made of, with prices."),
     {"catalogue list", "catalogue list races --lang fr"}},
    {"catalogue show",
     "ENTRY",
     1,
     1,
     {"--system", "--mm", "--lang", "--json"},
     QT_TRANSLATE_NOOP("CommandLine", "Shows one entry of the catalogue with all its numbers."),
     {"catalogue show shield", "catalogue show épée --lang fr"}},
    {"rules list",
     "[CHAPTER]",
     0,
     1,
     {"--system", "--lang", "--json"},
     QT_TRANSLATE_NOOP("CommandLine",
                       "Lists the rules, and who sees to each: the program, or the table."),
     {"rules list", "rules list band"}},
    {"rules show",
     "RULE",
     1,
     1,
     {"--system", "--lang", "--json"},
     QT_TRANSLATE_NOOP("CommandLine", "Shows one rule in our own words."),
     {"rules show MUSG-BAND-03"}},
    {"rules coverage",
     "",
     0,
     0,
     {"--system", "--lang", "--json"},
     QT_TRANSLATE_NOOP("CommandLine", "Tells which rules are proved, and by how many tests."),
     {"rules coverage"}},
    {"print band",
     "BAND|FILE",
     1,
     1,
     {"--output", "--force", "--paper", "--mm", "--library", "--lang", "--json"},
     QT_TRANSLATE_NOOP("CommandLine", "Prints the roster sheet of a band to a PDF file."),
     {"print band \"Les Crocs\" --lang fr --output crocs.pdf",
      "print band sample:karnash --paper letter --output karnash.pdf"}},
    {"library check",
     "",
     0,
     0,
     {"--library", "--lang", "--json"},
     QT_TRANSLATE_NOOP("CommandLine", "Checks the whole library: file, history and every band."),
     {"library check"}},
    {"library backup",
     "",
     0,
     0,
     {"--library", "--lang", "--json"},
     QT_TRANSLATE_NOOP("CommandLine", "Makes a backup and checks it."),
     {"library backup"}},
    {"library restore",
     "[BACKUP]",
     0,
     1,
     {"--library", "--lang", "--json"},
     QT_TRANSLATE_NOOP("CommandLine", "Puts a backup in the library’s place; what stood there is "
                                      "kept. Without BACKUP it lists them."),
     {"library restore newest"}},
    {"library export",
     "",
     0,
     0,
     {"--ledger", "--output", "--force", "--library", "--lang", "--json"},
     QT_TRANSLATE_NOOP(
         "CommandLine",
         "Writes every band of the library into a folder, or the ledger as lines of JSON."),
     {"library export --ledger --output ledger.jsonl", "library export --output bands/"}},
    {"library rebuild",
     "LEDGER",
     1,
     1,
     {"--library", "--lang", "--json"},
     QT_TRANSLATE_NOOP("CommandLine",
                       "Makes a library from its exported ledger, or from standard input (-)."),
     {"library rebuild ledger.jsonl --library new.library"}},
    {"match play",
     "SETUP",
     1,
     1,
     {"--seed", "--ai", "--journal", "--library", "--lang", "--json"},
     QT_TRANSLATE_NOOP("CommandLine", "Plays one match between machines and keeps its journal."),
     {"match play sample:hold-the-ravine --seed 7 --ai easy,easy --journal duel.journal",
      "match play sample:duel-in-the-hamlet --ai easy --json"}},
    {"match verify",
     "JOURNAL",
     1,
     1,
     {"--lang", "--json"},
     QT_TRANSLATE_NOOP("CommandLine",
                       "Plays a journal again and proves every entry of it by its checksum."),
     {"match verify duel.journal"}},
    {"match show",
     "JOURNAL",
     1,
     1,
     {"--seat", "--lang", "--json"},
     QT_TRANSLATE_NOOP("CommandLine", "Tells a match from its journal, sentence by sentence."),
     {"match show duel.journal", "match show duel.journal --seat 2 --lang fr"}},
    {"simulate",
     "SETUP|FILE...",
     1,
     -1,
     {"--games", "--seed", "--ai", "--jobs", "--shard", "--mirrored", "--merge", "--library",
      "--lang", "--json"},
     QT_TRANSLATE_NOOP("CommandLine",
                       "Plays a match many times between machines and counts how the games end."),
     {"simulate sample:hold-the-ravine --games 200 --seed 7 --ai easy",
      "simulate sample:hold-the-ravine --games 200 --seed 7 --shard 1/2 --json > part1.json",
      "simulate sample:hold-the-ravine --games 200 --seed 7 --shard 2/2 --json > part2.json",
      "simulate --merge part1.json part2.json"}},
    {"odds attack",
     "FIGURE FIGURE",
     2,
     2,
     {"--weapon", "--distance", "--height", "--obstacle", "--charge", "--option", "--system",
      "--library", "--lang", "--json"},
     QT_TRANSLATE_NOOP("CommandLine",
                       "Tells exactly what one shot or one strike may come to. A figure is "
                       "RACE/RANK/GEAR…, or FIGURE of a band: BAND#FIGURE."),
     {"odds attack human/sous-fifre/rifle orc/chief/shield --distance 12 --obstacle 10",
      "odds attack orc/chief/sword human/sous-fifre --charge",
      "odds attack \"Les Crocs#chief\" \"sample:karnash#3\" --charge"}},
    {"table import",
     "MAP",
     1,
     1,
     {"--output", "--lang", "--json"},
     QT_TRANSLATE_NOOP("CommandLine",
                       "Makes a table of the rectangles, ellipses and polygons of a map drawn with "
                       "the Tiled editor."),
     {"table import sample:crossroads --output crossroads.table.json"}},
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

} // namespace

QString told(const char *source)
{
    return QCoreApplication::translate("CommandLine", source);
}

QString placeholders(std::string_view words)
{
    QString text = toQString(words);
    for (const char *word : kPlaceholders)
        text.replace(QRegularExpression(QStringLiteral("\\b%1\\b").arg(QLatin1String(word))),
                     told(word));
    return text;
}

QString usage(const CommandInfo &info)
{
    return QStringLiteral("escarmouche %1 %2")
        .arg(toQString(info.path), placeholders(info.words))
        .trimmed();
}

std::span<const CommandInfo> commands()
{
    return kCommands;
}

const CommandInfo *findCommand(std::string_view path)
{
    const auto at = std::find_if(kCommands.begin(), kCommands.end(),
                                 [&](const CommandInfo &info) { return info.path == path; });
    return at == kCommands.end() ? nullptr : &*at;
}

const OptionInfo *findOption(std::string_view name, std::string_view command)
{
    const auto at = std::find_if(kOptions.begin(), kOptions.end(), [&](const OptionInfo &info) {
        return info.name == name && (info.command.empty() || info.command == command);
    });
    return at == kOptions.end() ? nullptr : &*at;
}

} // namespace escarmouche::app::cli
