// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commandtable.h"
#include "app/cli/workspace.h"
#include "app/text/uilanguage.h"
#include "model/text.h"

#include <algorithm>

namespace escarmouche::app::cli {
namespace {

constexpr qsizetype kCommandWidth = 36;
constexpr qsizetype kSettingWidth = 16;

/** A word of a usage line and what may stand for it. */
struct WordInfo {
    std::string_view word;
    const char *about;
};

constexpr WordInfo kWords[] = {
    {"BAND", QT_TRANSLATE_NOOP("CommandLine",
                               "its name, or its id as “band list” shows it, or how that begins")},
    {"ENTRY",
     QT_TRANSLATE_NOOP("CommandLine",
                       "its id or its name in English or French, as “catalogue list” shows them")},
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

/** What may stand for the words of the usage that do not speak for themselves. */
QString wordLines(const CommandInfo &info)
{
    Lines lines;
    for (const WordInfo &word : kWords) {
        if (info.words.find(word.word) != std::string_view::npos)
            lines.emplace_back(placeholders(word.word), told(word.about));
    }
    return lines.empty() ? QString() : aligned(lines) + u'\n';
}

QString optionLines(std::span<const std::string_view> names)
{
    Lines lines;
    for (std::string_view name : names) {
        const OptionInfo *info = findOption(name);
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

QString exampleLines(const CommandInfo &info)
{
    QString text;
    for (std::string_view example : info.examples)
        text += QStringLiteral("  escarmouche %1\n").arg(toQString(example));
    return text;
}

/** The values a property takes, as they are typed after the equals sign. */
QString valuesText(const rules::Property &property)
{
    switch (property.kind) {
    case rules::PropertyKind::Whole:
        return told(QT_TRANSLATE_NOOP("CommandLine", "%1 to %2"))
            .arg(property.least)
            .arg(property.most);
    case rules::PropertyKind::Flag:
        return told(QT_TRANSLATE_NOOP("CommandLine", "yes or no"));
    case rules::PropertyKind::Choice: {
        QStringList keys;
        for (const rules::Choice &choice : property.choices)
            keys << toQString(choice.key);
        return keys.join(QStringLiteral(", "));
    }
    case rules::PropertyKind::Line:
    case rules::PropertyKind::Notes:
        return told(QT_TRANSLATE_NOOP("CommandLine", "text"));
    }
    return {};
}

/** What --set takes in each system; nothing where the catalogues cannot be read. */
QString settingLines()
{
    const auto systems = loadSystems();
    if (!systems)
        return {};
    QString text;
    for (const rules::RuleSystem &system : **systems) {
        text += told(QT_TRANSLATE_NOOP("CommandLine", "Keys of --set (system %1):"))
                    .arg(toQString(system.key)) +
                u'\n';
        for (const rules::Property &property : system.bands->creation()) {
            if (property.key != "name") // the word of the command itself
                text +=
                    line(toQString(property.key),
                         told(QT_TRANSLATE_NOOP("CommandLine", "%1: %2"))
                             .arg(toQString(property.label.in(uiLanguage())), valuesText(property)),
                         kSettingWidth);
        }
        text += u'\n';
    }
    return text;
}

QString commandHelp(const CommandInfo &info)
{
    const bool sets =
        std::find(info.options.begin(), info.options.end(), "--set") != info.options.end();
    return QStringLiteral("%1\n\n%2\n  %3\n\n%4%5\n%6\n%7%8\n%9")
        .arg(told(info.about), told(QT_TRANSLATE_NOOP("CommandLine", "Usage:")), usage(info),
             wordLines(info), told(QT_TRANSLATE_NOOP("CommandLine", "Options:")),
             optionLines(info.options), sets ? settingLines() : QString(),
             told(QT_TRANSLATE_NOOP("CommandLine", "Examples:")), exampleLines(info));
}

} // namespace

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
    for (const CommandInfo &info : commands()) {
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
               "9 disk full or unreadable, 11 not as it was played, 130 interrupted.")) +
           u'\n';
}

} // namespace escarmouche::app::cli
