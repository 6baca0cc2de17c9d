// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/open/helptext.h"

#include "app/cli/call/commandtable.h"
#include "app/cli/open/settings.h"
#include "app/cli/open/workspace.h"
#include "app/words/language/uilanguage.h"
#include "app/words/language/units.h"
#include "model/systemfiles.h"
#include "model/text.h"
#include "rules/core/campaign/past/past.h"
#include "rules/core/systemexamples.h"
#include "rules/systems.h"

#include <QRegularExpression>

#include <algorithm>
#include <set>

namespace escarmouche::app::cli {
namespace {

constexpr qsizetype kCommandWidth = 36;
constexpr qsizetype kSettingWidth = 16;

/** A word of a usage line and what may stand for it. */
struct WordInfo {
    std::string_view words; // the usage, or the part of it that holds the word
    std::string_view word;
    const char *about; // %1: the keys of what comes with the program
    std::vector<std::string> (*samples)() = nullptr; // those keys
    std::string_view group = {}; // commands that begin so; empty: any
};

constexpr const char *kBandFile = QT_TRANSLATE_NOOP(
    "CommandLine", "its path, or sample:KEY for a band that comes with the program (%1)");
std::vector<std::string> sampleBandWords()
{
    return model::fileWords(model::kSampleBands);
}

std::vector<std::string> sampleSetupWords()
{
    return model::fileWords(model::kSampleSetups);
}

constexpr WordInfo kWords[] = {
    {"CAMPAIGN", "CAMPAIGN",
     QT_TRANSLATE_NOOP("CommandLine",
                       "its name, or its id from “campaign list” or the start of it")},
    {"CAMPAIGN BAND|FILE...", "BAND",
     QT_TRANSLATE_NOOP("CommandLine", "a band of the library: its name or its id"), nullptr,
     "campaign"},
    {"CAMPAIGN BAND|FILE...", "FILE", kBandFile, sampleBandWords, "campaign"},
    {"BAND", "BAND",
     QT_TRANSLATE_NOOP("CommandLine",
                       "its name in the campaign, or its number as they joined (#2)"),
     nullptr, "campaign"},
    {"BAND", "BAND",
     QT_TRANSLATE_NOOP("CommandLine",
                       "its name, or its id from “band list” or the start of it; for a band in a "
                       "campaign CAMPAIGN/BAND (“Autumn/Les Crocs”)")},
    {"GAME", "GAME",
     QT_TRANSLATE_NOOP("CommandLine", "its number, as “campaign schedule” shows it"), nullptr,
     "campaign"},
    {"STATE", "STATE",
     //: the words before the brackets are keys and stay English
     QT_TRANSLATE_NOOP("CommandLine",
                       "prepare (in preparation again), start (it runs, again if it had ended), "
                       "end, archive or unarchive (out of the archive)"),
     nullptr, "campaign"},
    {"ENTRY", "ENTRY",
     QT_TRANSLATE_NOOP("CommandLine",
                       "its id or its name in English or French, as “catalogue list” shows them")},
    {"BACKUP", "BACKUP",
     QT_TRANSLATE_NOOP("CommandLine", "its file, or “newest” for the newest that is sound")},
    {"BAND|FILE", "FILE", kBandFile, sampleBandWords},
    {"FILE...", "FILE", kBandFile, sampleBandWords},
    {"FILE|FOLDER...", "FILE", kBandFile, sampleBandWords},
    {"SETUP", "SETUP",
     QT_TRANSLATE_NOOP("CommandLine",
                       "its path, or sample:KEY for a set-up that comes with the program (%1)"),
     sampleSetupWords},
    {"JOURNAL", "JOURNAL",
     QT_TRANSLATE_NOOP("CommandLine",
                       "the path of a journal, or the id of a match of the library")},
    {"MAP", "MAP",
     QT_TRANSLATE_NOOP("CommandLine",
                       "a map saved by Tiled as JSON (.tmj): its path, or sample:KEY for one that "
                       "comes with the program (%1)"),
     sampleMaps},
};

QString line(const QString &left, const QString &right, qsizetype width)
{
    return QStringLiteral("  %1  %2\n").arg(left.leftJustified(width), right);
}

using Lines = std::vector<std::pair<QString, QString>>;

QString aligned(const Lines &lines)
{
    qsizetype width = 0;
    for (const auto &[left, right] : lines)
        width = std::max(width, left.size());
    QString text;
    for (const auto &[left, right] : lines)
        text += line(left, right, width);
    return text;
}

/** The word alone, not within another one. */
bool hasWord(std::string_view words, std::string_view word)
{
    const QRegularExpression alone(
        QStringLiteral("(^|[ \\[])%1($|[ \\].|])").arg(toQString(std::string(word))));
    return alone.match(toQString(std::string(words))).hasMatch();
}

bool fits(const WordInfo &word, const CommandInfo &info)
{
    if (!word.group.empty() && !info.path.starts_with(word.group))
        return false;
    // What has a word of its own in every usage is found in any, other words in theirs alone.
    return info.words == word.words || (word.words == word.word && hasWord(info.words, word.words));
}

/** What may stand for the words of the usage that do not speak for themselves. */
QString wordLines(const CommandInfo &info)
{
    Lines lines;
    std::set<std::string_view> met;
    for (const WordInfo &word : kWords) {
        if (!fits(word, info) || !met.insert(word.word).second)
            continue;
        QString about = told(word.about);
        if (word.samples)
            about = about.arg(listText(word.samples()));
        lines.emplace_back(placeholders(word.word), about);
    }
    return lines.empty() ? QString() : aligned(lines) + u'\n';
}

QString optionLines(const CommandInfo &command)
{
    Lines lines;
    for (const std::string &name : command.options) {
        const OptionInfo *info = findOption(name, command);
        lines.emplace_back(
            QStringLiteral("%1 %2").arg(toQString(info->name), placeholders(info->value)).trimmed(),
            told(info->about));
    }
    return aligned(lines);
}

QString commandLines(std::string_view group)
{
    QString text;
    for (const CommandInfo &info : commands()) {
        if (group.empty() || info.path == group || info.path.starts_with(std::string(group) + " "))
            text += line(usage(info).mid(12), told(info.about), kCommandWidth);
    }
    return text;
}

template<class Examples>
QString exampleLines(const Examples &examples)
{
    QString text;
    for (const auto &example : examples)
        text += QStringLiteral("  escarmouche %1\n").arg(toQString(example));
    return text;
}

/** "scored (points de victoire marqués)", of each that can be chosen. */
QString choicesText(const rules::Property &property)
{
    QStringList keys;
    for (const rules::Choice &choice : property.choices) {
        const QString key = toQString(choice.key);
        const QString name = toQString(choice.name.in(uiLanguage()));
        keys << (foldedKey(toUtf8(name)) == choice.key ? key
                                                       : QStringLiteral("%1 (%2)").arg(key, name));
    }
    return keys.join(QStringLiteral(", "));
}

/** The values a property takes, as they are typed after the equals sign. */
QString valuesText(const rules::Property &property)
{
    switch (property.kind) {
    case rules::PropertyKind::Whole:
        return told(QT_TRANSLATE_NOOP("CommandLine", "%1 to %2"))
            .arg(property.least)
            .arg(property.most);
    case rules::PropertyKind::Length:
        return told(QT_TRANSLATE_NOOP("CommandLine", "%1 to %2"))
            .arg(exactDistanceText(property.least, {}), exactDistanceText(property.most, {}));
    case rules::PropertyKind::Flag:
        return told(QT_TRANSLATE_NOOP("CommandLine", "yes or no"));
    case rules::PropertyKind::Choice:
        return choicesText(property);
    case rules::PropertyKind::Line:
        if (!property.choices.empty())
            //: keys of what can be chosen
            return told(QT_TRANSLATE_NOOP("CommandLine", "some of these in order, with spaces: %1"))
                .arg(choicesText(property));
        [[fallthrough]];
    case rules::PropertyKind::Notes:
        return told(QT_TRANSLATE_NOOP("CommandLine", "text"));
    }
    return {};
}

QString settingLine(const rules::Property &property, qsizetype width)
{
    // What a text is made of, only its help says.
    const bool isText = property.kind == rules::PropertyKind::Line && property.choices.empty() &&
                        !property.help.empty();
    const QString values =
        isText ? toQString(property.help.in(uiLanguage())) : valuesText(property);
    return line(toQString(property.key),
                told(QT_TRANSLATE_NOOP("CommandLine", "%1: %2"))
                    .arg(toQString(property.label.in(uiLanguage())), values),
                width);
}

/** What --set takes of that command in one system. */
std::vector<rules::Property> settingsOf(std::string_view command, const rules::RuleSystem &system)
{
    if (!command.starts_with("campaign"))
        return system.bands ? system.bands->creation() : std::vector<rules::Property>();
    if (!system.campaigns)
        return {};
    if (command == "campaign schedule")
        return system.campaigns->fixtureOptions();
    return command == "campaign past" ? rules::pastProperties(*system.campaigns)
                                      : campaignProperties(*system.campaigns);
}

/** The same in each system; nothing where the catalogues cannot be read. */
QString settingLines(std::string_view command)
{
    const auto systems = loadSystems();
    if (!systems)
        return {};
    QString text;
    for (const rules::RuleSystem &system : **systems) {
        const auto properties = settingsOf(command, system);
        if (properties.empty())
            continue;
        text += told(QT_TRANSLATE_NOOP("CommandLine", "Keys of --set (system %1):"))
                    .arg(toQString(system.key)) +
                u'\n';
        qsizetype width = kSettingWidth;
        for (const rules::Property &property : properties)
            width = std::max(width, static_cast<qsizetype>(property.key.size()));
        for (const rules::Property &property : properties)
            text += settingLine(property, width);
        text += u'\n';
    }
    return text;
}

/** Those of the first game that has some. */
std::vector<std::string> firstSteps()
{
    for (const rules::SystemEntry &entry : rules::systemList())
        if (entry.examples)
            return entry.examples().firstSteps;
    return {};
}

QString commandHelp(const CommandInfo &info)
{
    const bool sets =
        std::find(info.options.begin(), info.options.end(), "--set") != info.options.end();
    return QStringLiteral("%1\n\n%2\n  %3\n\n%4%5\n%6\n%7%8\n%9")
        .arg(told(info.about), told(QT_TRANSLATE_NOOP("CommandLine", "Usage:")), usage(info),
             wordLines(info), told(QT_TRANSLATE_NOOP("CommandLine", "Options:")), optionLines(info),
             sets ? settingLines(info.path) : QString(),
             told(QT_TRANSLATE_NOOP("CommandLine", "Examples:")), exampleLines(info.examples));
}

/** Of a command that several games share, as each of them has it. */
QString sharedHelp(const std::vector<const CommandInfo *> &called)
{
    if (called.size() == 1)
        return commandHelp(*called.front());
    QStringList each;
    for (const CommandInfo *info : called)
        each << QStringLiteral("--system %1: ").arg(toQString(info->system)) + commandHelp(*info);
    return each.join(u'\n');
}

} // namespace

QString helpText(std::string_view path)
{
    if (const auto called = commandsCalled(path); !called.empty())
        return sharedHelp(called);
    QString text =
        told(QT_TRANSLATE_NOOP("CommandLine",
                               "Escarmouche builds, keeps, checks and prints skirmish bands. "
                               "Without a command it opens its window.")) +
        QStringLiteral("\n\n") + told(QT_TRANSLATE_NOOP("CommandLine", "Commands:")) + u'\n' +
        commandLines(path) + u'\n' + told(QT_TRANSLATE_NOOP("CommandLine", "Examples:")) + u'\n';
    if (path.empty())
        text += exampleLines(firstSteps());
    for (const CommandInfo &info : commands()) {
        if (!path.empty() && info.path.starts_with(path))
            text += exampleLines(info.examples);
    }
    return text + u'\n' +
           told(QT_TRANSLATE_NOOP(
               "CommandLine",
               "More on a command: escarmouche COMMAND --help. Version: --version.")) +
           u'\n' +
           told(QT_TRANSLATE_NOOP(
               "CommandLine",
               "Exit codes: 0 fine, 1 failure or illegal, 2 usage, 3 not found, 4 input rejected, "
               "5 busy or moved on, 6 damaged, 7 made by another version, 8 not permitted, "
               "9 disk full or unreadable, 11 not as it was played, 130 interrupted.")) +
           u'\n';
}

} // namespace escarmouche::app::cli
