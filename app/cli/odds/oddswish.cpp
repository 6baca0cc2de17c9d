// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/odds/oddswish.h"

#include "app/cli/call/commandtable.h"
#include "app/cli/odds/namedfigure.h"
#include "app/words/sentences/phrases.h"
#include "model/text.h"

#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <charconv>
#include <utility>

namespace escarmouche::app::cli {
namespace {

using Kind = rules::OddsOption::Kind;

constexpr int kHundredths = 100;

/** "12", "-1.5" or "0,25" in hundredths; the form was checked when it was read. */
std::int64_t hundredths(const std::string &length)
{
    const bool isNegative = length.front() == '-';
    const auto point = length.find_first_of(".,");
    const std::string digits = length.substr(isNegative ? 1 : 0, point - (isNegative ? 1 : 0));
    std::string parts = point == std::string::npos ? std::string() : length.substr(point + 1);
    parts.resize(2, '0');
    const std::int64_t value = std::stoi(digits + parts);
    return isNegative ? -value : value;
}

/** Hundredths as a length is typed. */
std::string lengthText(const QString &inHundredths)
{
    QLocale locale;
    locale.setNumberOptions(QLocale::OmitGroupSeparator);
    return toUtf8(locale.toString(inHundredths.toDouble() / kHundredths, 'f',
                                  QLocale::FloatingPointShortest));
}

Outcome<rules::Setting> switchOf(const std::string &word)
{
    const auto sign = word.find('=');
    if (sign == std::string::npos || sign == 0)
        return complain(
            kUsage,
            told(QT_TRANSLATE_NOOP("CommandLine", "“%1” is not KEY=VALUE.")).arg(toQString(word)));
    const std::string key = word.substr(0, sign);
    const std::string value = word.substr(sign + 1);
    if (value == "true" || value == "false")
        return rules::Setting{key, value == "true"};
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), number);
    if (error == std::errc() && end == value.data() + value.size() && !value.empty())
        return rules::Setting{key, number};
    return rules::Setting{key, value};
}

/** Refuses a choice without the option that it needs. */
Outcome<void> checkNeeds(const Call &call, const rules::OddsCommand &command)
{
    for (const rules::OddsOption &option : command.options) {
        const auto typed = call.odds.find(option.key);
        if (typed == call.odds.end())
            continue;
        for (const rules::OddsOption::Need &need : option.needs)
            if (typed->second.back() == need.choice && !call.odds.contains(need.option))
                return complain(kUsage, inUiLanguage(need.otherwise));
    }
    return {};
}

/** Gives the words of a call to a question, one value after the other. */
class Giving
{
public:
    Giving(const Call &call, const rules::RuleSystem &system) : m_call(call), m_system(system) {}

    /** Options of figures, or all the others. */
    Outcome<void> giveOptions(const rules::OddsCommand &command, bool figures)
    {
        for (const rules::OddsOption &option : command.options) {
            const auto typed = m_call.odds.find(option.key);
            if (typed == m_call.odds.end() || (option.kind == Kind::Figure) != figures)
                continue;
            for (const std::string &word : typed->second)
                if (const auto given = give(option, word); !given)
                    return given;
        }
        return {};
    }

    Outcome<void> giveWords(const rules::OddsCommand &command)
    {
        for (std::size_t i = 0; i < command.words.size(); ++i)
            if (const auto given = give(command.words[i], m_call.words[i]); !given)
                return given;
        return {};
    }

    const rules::OddsWish &wish() const { return m_wish; }

private:
    Outcome<void> give(const rules::OddsOption &option, const std::string &word)
    {
        auto value = valueOf(option, word);
        if (!value)
            return tl::unexpected(value.error());
        m_wish.give(option.key, std::move(*value));
        return {};
    }

    Outcome<rules::OddsWish::Value> valueOf(const rules::OddsOption &option,
                                            const std::string &word) const
    {
        switch (option.kind) {
        case Kind::Flag:
            return true;
        case Kind::Whole:
            return std::int64_t{std::stoi(word)};
        case Kind::Length:
            return hundredths(word);
        case Kind::Switch:
            return switchOf(word);
        case Kind::Figure:
            return figureNamed(m_call, m_system, option, word);
        case Kind::Choice:
        case Kind::Word:
            break;
        }
        return word;
    }

    const Call &m_call;
    const rules::RuleSystem &m_system;
    rules::OddsWish m_wish;
};

} // namespace

Outcome<rules::OddsWish> oddsWish(const Call &call, const rules::RuleSystem &system,
                                  const rules::OddsCommand &command)
{
    if (const auto complete = checkNeeds(call, command); !complete)
        return tl::unexpected(complete.error());
    Giving giving(call, system);
    if (const auto given = giving.giveOptions(command, false); !given)
        return tl::unexpected(given.error());
    if (const auto given = giving.giveWords(command); !given)
        return tl::unexpected(given.error());
    if (const auto given = giving.giveOptions(command, true); !given)
        return tl::unexpected(given.error());
    return giving.wish();
}

rules::Error asTyped(rules::Error error, const rules::OddsCommand &command)
{
    const auto option = std::ranges::find_if(command.options, [&](const rules::OddsOption &one) {
        return error.pointer == '/' + one.key;
    });
    if (option == command.options.end())
        return error;
    error.pointer = "--" + option->key;
    if (option->kind != Kind::Length)
        return error;
    const QStringList ends = toQString(error.hint).split(QStringLiteral(".."));
    error.subject = lengthText(toQString(error.subject));
    error.hint = lengthText(ends.first()) + ".." + lengthText(ends.last());
    return error;
}

} // namespace escarmouche::app::cli
