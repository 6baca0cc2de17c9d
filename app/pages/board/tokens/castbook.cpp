// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/board/tokens/castbook.h"

#include "app/words/sentences/phrases.h"
#include "model/text.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <algorithm>

namespace escarmouche::app {

using Shown = rules::StateWord::Shown;

namespace {

constexpr double kFullLift = 400; // hundredths of a pas

QString levelText(int height, const Units &units)
{
    const double pas = height / 100.0;
    return units.kind == Units::Kind::Millimetres
               ? QLocale().toString(qRound(pas * units.millimetresPerPas))
               : QLocale().toString(pas, 'g', QLocale::FloatingPointShortest);
}

} // namespace

Shown shownBy(const std::vector<rules::StateWord> &words, std::uint32_t states)
{
    Shown shown = Shown::There;
    for (const rules::StateWord &word : words) {
        if ((states & word.bit) != 0)
            shown = std::max(shown, word.shown);
    }
    return shown;
}

CastBook::CastBook(rules::Cast cast, std::vector<rules::StateWord> states)
    : m_cast(std::move(cast)), m_states(std::move(states))
{
}

const rules::CastMember *CastBook::member(int token) const
{
    const auto found = std::ranges::find(m_cast.members, token, &rules::CastMember::token);
    return found == m_cast.members.end() ? nullptr : &*found;
}

Shown CastBook::shownOf(const rules::Token &token) const
{
    Shown shown = shownBy(m_states, token.states);
    const auto *one = member(token.id);
    if (shown == Shown::There && one && one->points > 0 && token.points <= 0)
        shown = Shown::Body;
    const bool isPlaced = !std::holds_alternative<std::monostate>(token.place);
    return isPlaced || shown == Shown::Waiting ? shown : Shown::Gone;
}

TokenLook CastBook::lookOf(const rules::Token &token, const Units &units) const
{
    TokenLook look;
    look.owner = token.owner;
    look.points = token.points;
    look.isBody = shownOf(token) == Shown::Body;
    if (const auto *one = member(token.id)) {
        look.letter = toQString(one->letter);
        look.full = one->points;
    }
    for (const auto &state : m_states) {
        const QString sign = inUiLanguage(state.sign);
        if ((token.states & state.bit) != 0 && state.shown == Shown::There && !sign.isEmpty())
            look.signs.push_back({sign, state.isBad});
    }
    std::ranges::stable_partition(look.signs, &TokenSign::isBad);
    if (const auto *at = std::get_if<rules::TablePlace>(&token.place); at && at->z > 0) {
        look.level = levelText(at->z, units);
        look.lift = std::min(1.0, at->z / kFullLift);
    }
    return look;
}

QString CastBook::told(const rules::Token &token) const
{
    QStringList parts;
    if (const auto *one = member(token.id)) {
        parts << inUiLanguage(one->name);
        if (!one->rank.empty())
            parts << inUiLanguage(one->rank);
        if (one->points > 0)
            parts << QCoreApplication::translate("Board", "%1 of %2\u00a0PV")
                         .arg(token.points)
                         .arg(one->points);
    }
    for (const auto &state : m_states) {
        if ((token.states & state.bit) != 0)
            parts << inUiLanguage(state.word);
    }
    return parts.join(QStringLiteral(", "));
}

} // namespace escarmouche::app
