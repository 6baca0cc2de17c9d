// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commandtable.h"

#include "model/text.h"

#include <QCoreApplication>

#include <algorithm>

namespace escarmouche::app::cli {
namespace {

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
     QT_TRANSLATE_NOOP("CommandLine", "a figure by its name or number (#3); may be repeated")},
    {"--from", "FIGURE",
     QT_TRANSLATE_NOOP("CommandLine", "a figure by its name or number (#3); may be repeated")},
    {"--count", "N", QT_TRANSLATE_NOOP("CommandLine", "how many")},
    {"--reason", "TEXT",
     QT_TRANSLATE_NOOP("CommandLine", "why it is done although a campaign would refuse it")},
    {"--whole", "",
     QT_TRANSLATE_NOOP("CommandLine", "the band itself, off every list; its history stays")},
    {"--output", "FILE",
     QT_TRANSLATE_NOOP("CommandLine", "where to write; standard output when left out")},
    {"--format", "FORMAT",
     QT_TRANSLATE_NOOP("CommandLine",
                       "json, csv, md, html, txt or pdf; by the file’s suffix when left out")},
    {"--spreadsheet-safe", "",
     QT_TRANSLATE_NOOP("CommandLine", "csv: no cell that a spreadsheet takes for a formula")},
    {"--mm", "N", QT_TRANSLATE_NOOP("CommandLine", "distances in millimetres, N of them a pas")},
    {"--paper", "a4|letter", QT_TRANSLATE_NOOP("CommandLine", "size of the paper")},
    {"--ledger", "",
     QT_TRANSLATE_NOOP("CommandLine",
                       "every act as a line of JSON, enough to rebuild the library from")},
};

const std::vector<CommandInfo> kCommands{
    {"band check",
     "FILE|FOLDER...",
     1,
     -1,
     {"--lang", "--json"},
     QT_TRANSLATE_NOOP("CommandLine",
                       "Tells whether bands are legal, what they cost and which rules they break."),
     {"band check goblins.band.json", "band check --json bands/"}},
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
     {"band add \"Les Crocs\" sous-fifre --count 4",
      "band add \"Les Crocs\" shield --to Gruk --to \"#3\""}},
    {"band remove",
     "BAND [ENTRY]",
     1,
     2,
     {"--from", "--count", "--whole", "--reason", "--library", "--as", "--lang", "--json"},
     QT_TRANSLATE_NOOP(
         "CommandLine",
         "Takes gear from figures, dismisses figures, or takes the whole band off the lists."),
     {"band remove \"Les Crocs\" shield --from Gruk", "band remove \"Les Crocs\" --from \"#3\"",
      "band remove \"Les Crocs\" --whole"}},
    {"band show",
     "BAND|FILE",
     1,
     1,
     {"--mm", "--library", "--lang", "--json"},
     QT_TRANSLATE_NOOP("CommandLine",
                       "Shows a band of the library, or of a file: figures, totals, findings."),
     {"band show \"Les Crocs\"", "band show goblins.band.json --lang fr"}},
    {"band list",
     "",
     0,
     0,
     {"--library", "--lang", "--json"},
     QT_TRANSLATE_NOOP("CommandLine", "Lists the bands of the library."),
     {"band list", "band list --json"}},
    {"band import",
     "FILE...",
     1,
     -1,
     {"--library", "--as", "--lang", "--json"},
     QT_TRANSLATE_NOOP("CommandLine", "Takes band files (json, csv) into the library."),
     {"band import goblins.band.json orcs.csv"}},
    {"band export",
     "BAND|FILE",
     1,
     1,
     {"--output", "--format", "--spreadsheet-safe", "--mm", "--paper", "--library", "--lang",
      "--json"},
     QT_TRANSLATE_NOOP("CommandLine", "Writes a band as json, csv, md, html, txt or pdf."),
     {"band export \"Les Crocs\" --output crocs.band.json",
      "band export \"Les Crocs\" --format csv --spreadsheet-safe"}},
    {"catalogue list",
     "[SECTION]",
     0,
     1,
     {"--system", "--lang", "--json"},
     QT_TRANSLATE_NOOP("CommandLine", "Lists what a band can be made of, with prices."),
     {"catalogue list", "catalogue list --lang fr"}},
    {"catalogue show",
     "ENTRY",
     1,
     1,
     {"--system", "--mm", "--lang", "--json"},
     QT_TRANSLATE_NOOP("CommandLine", "Shows one entry of the catalogue with all its numbers."),
     {"catalogue show shield"}},
    {"rules list",
     "[CHAPTER]",
     0,
     1,
     {"--system", "--lang", "--json"},
     QT_TRANSLATE_NOOP("CommandLine",
                       "Lists the rules, and who sees to each: the program, or the table."),
     {"rules list", "rules list BAND"}},
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
     {"--output", "--paper", "--mm", "--library", "--lang", "--json"},
     QT_TRANSLATE_NOOP("CommandLine", "Prints the roster sheet of a band to a PDF file."),
     {"print band \"Les Crocs\" --lang fr --output crocs.pdf",
      "print band goblins.band.json --paper letter"}},
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
     "BACKUP",
     1,
     1,
     {"--library", "--lang", "--json"},
     QT_TRANSLATE_NOOP("CommandLine",
                       "Puts a backup in the library’s place; what stood there is kept."),
     {"library restore copy.library"}},
    {"library rebuild",
     "LEDGER",
     1,
     1,
     {"--library", "--lang", "--json"},
     QT_TRANSLATE_NOOP("CommandLine",
                       "Makes a library from its exported ledger, or from standard input (-)."),
     {"library rebuild ledger.jsonl --library new.library"}},
    {"library export",
     "",
     0,
     0,
     {"--ledger", "--output", "--library", "--lang", "--json"},
     QT_TRANSLATE_NOOP(
         "CommandLine",
         "Writes every band of the library into a folder, or the ledger as lines of JSON."),
     {"library export --ledger --output ledger.jsonl", "library export --output bands/"}},
    {"bench",
     "",
     0,
     0,
     {"--lang", "--json"},
     QT_TRANSLATE_NOOP("CommandLine", "Measures how fast the program is on this machine."),
     {"bench --json"}},
};

QString usage(const CommandInfo &info)
{
    return QStringLiteral("escarmouche %1 %2")
        .arg(toQString(info.path), toQString(info.words))
        .trimmed();
}

QString line(const QString &left, const QString &right, qsizetype width)
{
    return QStringLiteral("  %1  %2\n").arg(left.leftJustified(width), right);
}

QString optionLines(std::span<const std::string_view> names)
{
    std::vector<std::pair<QString, QString>> lines;
    qsizetype width = 0;
    for (std::string_view name : names) {
        const OptionInfo *info = findOption(name);
        const QString left =
            QStringLiteral("%1 %2").arg(toQString(info->name), toQString(info->value)).trimmed();
        width = std::max(width, left.size());
        lines.emplace_back(left, told(info->about));
    }
    QString text;
    for (const auto &[left, right] : lines)
        text += line(left, right, width);
    return text;
}

QString commandLines(std::string_view group)
{
    QString text;
    for (const CommandInfo &info : commands()) {
        if (group.empty() || info.path == group || info.path.starts_with(std::string(group) + " "))
            text += line(usage(info).mid(12), told(info.about), 36);
    }
    return text;
}

QString exampleLines(const CommandInfo &info)
{
    QString text;
    for (std::string_view example : info.examples)
        text += QStringLiteral("  escarmouche %1\n").arg(toQString(example));
    return text;
}

QString commandHelp(const CommandInfo &info)
{
    return QStringLiteral("%1\n\n%2\n  %3\n\n%4\n%5\n%6\n%7")
        .arg(told(info.about), told(QT_TRANSLATE_NOOP("CommandLine", "Usage:")), usage(info),
             told(QT_TRANSLATE_NOOP("CommandLine", "Options:")), optionLines(info.options),
             told(QT_TRANSLATE_NOOP("CommandLine", "Examples:")), exampleLines(info));
}

} // namespace

QString told(const char *source)
{
    return QCoreApplication::translate("CommandLine", source);
}

std::span<const CommandInfo> commands()
{
    return kCommands;
}

std::span<const OptionInfo> options()
{
    return kOptions;
}

const CommandInfo *findCommand(std::string_view path)
{
    const auto at = std::find_if(kCommands.begin(), kCommands.end(),
                                 [&](const CommandInfo &info) { return info.path == path; });
    return at == kCommands.end() ? nullptr : &*at;
}

const OptionInfo *findOption(std::string_view name)
{
    const auto at = std::find_if(kOptions.begin(), kOptions.end(),
                                 [&](const OptionInfo &info) { return info.name == name; });
    return at == kOptions.end() ? nullptr : &*at;
}

QString helpText(std::string_view path)
{
    if (const CommandInfo *info = findCommand(path))
        return commandHelp(*info);
    QString text =
        told(QT_TRANSLATE_NOOP("CommandLine",
                               "Escarmouche builds, keeps, checks and prints skirmish bands. "
                               "Without a command it opens its window.")) +
        QStringLiteral("\n\n") + told(QT_TRANSLATE_NOOP("CommandLine", "Commands:")) + u'\n' +
        commandLines(path) + u'\n' + told(QT_TRANSLATE_NOOP("CommandLine", "Examples:")) + u'\n';
    for (const CommandInfo &info : kCommands) {
        const bool shown = path.empty() ? info.path == "band check" || info.path == "print band"
                                        : info.path.starts_with(path);
        if (shown)
            text += exampleLines(info);
    }
    return text + u'\n' +
           told(QT_TRANSLATE_NOOP(
               "CommandLine",
               "More on a command: escarmouche COMMAND --help. Version: --version.")) +
           u'\n' +
           told(QT_TRANSLATE_NOOP(
               "CommandLine",
               "Exit codes: 0 fine, 1 failure or illegal, 2 usage, 3 not found, 4 input rejected, "
               "5 busy or moved on, 6 damaged, 7 made by a newer version, 8 not permitted, "
               "9 disk full or unreadable, 130 interrupted.")) +
           u'\n';
}

} // namespace escarmouche::app::cli
