// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/call/arguments.h"
#include "app/cli/call/commandtable.h"
#include "app/words/program/windowarguments.h"
#include "model/text.h"
#include "tests/fuzz/parser.h"

#include <QProcess>

#include <algorithm>

namespace escarmouche::fuzz {

namespace {

using namespace app::cli;
using Words = std::vector<std::string>;

/** As the system hands them over: each ends at a zero byte. */
std::string callOf(const Words &words)
{
    std::string bytes;
    for (const std::string &word : words)
        bytes += word + '\0';
    return bytes;
}

Words wordsOf(std::string_view bytes)
{
    Words words;
    for (std::size_t at = 0; at < bytes.size();) {
        const auto end = std::min(bytes.find('\0', at), bytes.size());
        words.emplace_back(bytes.substr(at, end - at));
        at = end + 1;
    }
    return words;
}

Words typed(std::string_view line)
{
    Words words;
    for (const QString &word : QProcess::splitCommand(toQString(line)))
        words.push_back(toUtf8(word));
    return words;
}

/** Nothing, a command, or the first word of some. */
bool hasHelp(const std::string &path)
{
    return path.empty() || findCommand(path) ||
           std::ranges::any_of(commands(), [&](const CommandInfo &info) {
               return info.path.starts_with(path + ' ');
           });
}

void follow(const Call &call, const Words &words)
{
    const CommandInfo *info = findCommand(call.command);
    holds(info, "a call names no command");
    const auto given = static_cast<int>(call.words.size());
    holds(given >= info->least && (info->most < 0 || given <= info->most),
          "a call has too few words, or too many");
    holds(!call.command.starts_with("print ") || paints(words),
          "a call that prints reaches the part without fonts");
    QStringList strings;
    for (const std::string &word : words)
        strings << QString::fromLocal8Bit(word.c_str());
    holds(!app::windowArguments(strings), "a call is taken for the window's");
}

/** The command with one of its options. */
Words withOption(const CommandInfo &info, std::string_view option)
{
    Words words = typed(info.path);
    words.insert(words.end(), static_cast<std::size_t>(info.least), "x");
    words.emplace_back(option);
    if (!findOption(option, info)->value.empty())
        words.emplace_back("1");
    return words;
}

/** What nobody means to type. */
std::vector<Words> slips()
{
    constexpr std::size_t kLong = 120'000; // a word of a call has 128 KiB at most
    const std::string longWord(kLong, 'a');
    return {{},
            {""},
            {"--"},
            {"--lang"},
            {"--lang=", "band"},
            {"--lang", "fr", "print", "band", "x"},
            {"--library", ""},
            {"bnad", "lst"},
            {"band"},
            {"band", "--help"},
            {"band", "add", "x"},
            {"band", "list", "one too many"},
            {"band", "list", "--jsn"},
            {"band", "list", "--json=perhaps"},
            {"band", "list", "--wait=-1"},
            {"band", "show", "--", "--help"},
            {"band", "show", "[a,b]", "{c}"},
            {"band", "show", "\xff\xfe %1 %2"},
            {"band", "new", "x", "--set", "=", "--set=a=b=c"},
            {"band", "show", longWord},
            {longWord},
            {"band", "list", "--" + longWord},
            {"band", "list", "--lang=--" + longWord},
            {"campaign", "postgame", "x", "--dice", "1,,2,"},
            {"simulate", "x", "--shard", longWord},
            {"simulate", "x", "--seed", "18446744073709551616"},
            {"odds", "attack", "x", "--distance", "-" + std::string(kLong, '1')}};
}

} // namespace

/** What the program makes of a call, up to running it. */
void readCall(std::string_view bytes)
{
    const Words words = wordsOf(bytes);
    (void)languageAsked(words);
    const Reading reading = readArguments(words);
    if (const auto *call = std::get_if<Call>(&reading))
        follow(*call, words);
    else if (const auto *help = std::get_if<HelpWanted>(&reading))
        holds(hasHelp(help->path), "there is no such help");
    else if (const auto *misuse = std::get_if<Misuse>(&reading))
        holds(!misuse->sentence.isEmpty() && hasHelp(misuse->path),
              "what is wrong with a call is not said");
}

std::vector<std::string> callSeeds()
{
    std::vector<std::string> calls;
    for (const CommandInfo &info : commands()) {
        for (const std::string_view example : info.examples)
            calls.push_back(callOf(typed(example)));
        for (const std::string_view option : info.options)
            calls.push_back(callOf(withOption(info, option)));
    }
    for (const Words &slip : slips())
        calls.push_back(callOf(slip));
    return calls;
}

} // namespace escarmouche::fuzz
