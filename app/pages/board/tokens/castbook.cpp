// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/board/tokens/castbook.h"

#include "app/pages/board/tokens/tokenwords.h"
#include "app/words/sentences/phrases.h"
#include "rules/core/board/standing.h"

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

CastBook::CastBook(rules::Cast cast, std::vector<rules::StateWord> states, rules::BoardWords words)
    : m_cast(std::move(cast)), m_states(std::move(states)), m_words(std::move(words))
{
}

Shown CastBook::shownOf(const rules::Token &token) const
{
    const Shown shown = rules::shownOf(token, rules::memberOf(m_cast, token.id), m_states);
    const bool isPlaced = !std::holds_alternative<std::monostate>(token.place);
    return isPlaced || shown == Shown::Waiting ? shown : Shown::Gone;
}

bool CastBook::isSomebody(const rules::Token &token) const
{
    return token.owner.valid() || !rules::memberOf(m_cast, token.id).name.empty();
}

bool CastBook::isOfCrowd(const rules::Token &token) const
{
    const rules::TokenKind *kind = kindOf(token, rules::memberOf(m_cast, token.id), m_words);
    return !isSomebody(token) && shownOf(token) == Shown::There && kind &&
           kind->shape == rules::TokenKind::Shape::Figure;
}

// Whoever acts has not had his part of the turn yet.
TokenLook CastBook::lookOf(const rules::Token &token, const Units &units, bool isActing) const
{
    TokenLook look;
    look.isActing = isActing;
    look.owner = token.owner;
    look.points = token.points;
    look.isBody = shownOf(token) == Shown::Body;
    const rules::CastMember &one = rules::memberOf(m_cast, token.id);
    look.letter = inUiLanguage(letterOf(token, one, m_words));
    look.figure = one.look;
    if (const rules::TokenKind *kind = kindOf(token, one, m_words)) {
        look.shape = kind->shape;
        look.figure = kind->look;
    }
    const bool isNumber = look.shape == rules::TokenKind::Shape::Number;
    look.full =
        one.points == 0 && m_words.points.isCounted() && !isNumber ? token.points : one.points;
    for (const auto &state : m_states) {
        const QString sign = inUiLanguage(state.sign);
        if (state.isSpent && isActing)
            continue;
        if ((token.states & state.bit) != 0 && state.shown == Shown::There && !sign.isEmpty())
            look.signs.push_back({sign, state.isBad, state.isSpent});
    }
    look.isSpent = !isActing && rules::isSpent(token, m_states);
    std::ranges::stable_partition(look.signs, &TokenSign::isSpent); // seen whatever else is
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
    const rules::CastMember &one = rules::memberOf(m_cast, token.id);
    for (const rules::Text &text : {nameOf(token, one, m_words), one.rank}) {
        if (!text.empty())
            parts << inUiLanguage(text);
    }
    const rules::Unit &unit = m_words.points;
    if (one.points > 0 && unit.isCounted())
        //: of a figure on the board: points left, points it began with, their sign
        parts << QCoreApplication::translate("Board", "%1 of %2\u00a0%3")
                     .arg(QString::number(token.points), QString::number(one.points),
                          inUiLanguage(unit.sign));
    else if (token.points > 0 && unit.isCounted())
        //: of a figure on the board: points left, their sign
        parts << QCoreApplication::translate("Board", "%1\u00a0%2")
                     .arg(QString::number(token.points), inUiLanguage(unit.sign));
    for (const auto &state : m_states) {
        if ((token.states & state.bit) != 0)
            parts << inUiLanguage(state.word);
    }
    return parts.join(QStringLiteral(", "));
}

} // namespace escarmouche::app
