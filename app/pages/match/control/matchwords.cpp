// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/match/control/matchwords.h"

#include "app/words/language/numbers.h"
#include "app/words/language/uilanguage.h"
#include "app/words/sentences/phrases.h"
#include "model/text.h"
#include "rules/core/journal/repeated.h"

#include <QLocale>
#include <QStringList>

#include <algorithm>

namespace escarmouche::app {

using rules::SeatId;

namespace {
constexpr std::string_view kNone = ".none"; // after the key of a word: nothing is left
const std::string kSide = "side-of-same-name"; // as one of its figures
} // namespace

QString MatchWords::title() const
{
    const model::MatchSession &session = m_play.session();
    const QString sides = inUiLanguage(sidesText(session.row(), &session.rules()));
    const auto scenario = session.rules().title(session.setup().scenario);
    if (!scenario || scenario->name == session.row().title)
        return sides;
    //: a match that goes on from a turn of another: its sides, then its title
    return tr("%1 (%2)").arg(sides, inUiLanguage(session.row().title));
}

QString MatchWords::question() const
{
    return say(m_play.match().question());
}

QString MatchWords::say(const rules::Phrase &phrase) const
{
    const rules::PhraseBook &book = m_play.session().rules().phrases();
    const rules::PhraseValue *left = rules::valueNamed(phrase, "left");
    const bool isNoneLeft = left && *left == rules::PhraseValue(std::int64_t{0});
    if (isNoneLeft &&
        book.contains(phrase.key + std::string(kNone))) // "0 left" is for nobody to read
        return toQString(
            rules::say(book, {phrase.key + std::string(kNone), phrase.values}, uiLanguage()));
    return toQString(rules::say(book, phrase, uiLanguage()));
}

QString MatchWords::sayWhole(const rules::Phrase &phrase) const
{
    const rules::PhraseBook &book = m_play.session().rules().phrases();
    const auto entry = book.find(phrase.key);
    if (entry == book.end())
        return {};
    const std::string said = rules::filled(entry->second, phrase.values, uiLanguage());
    return said.find('{') == std::string::npos ? toQString(said) : QString(); // an open slot
}

rules::Phrase MatchWords::inAct(const std::string &act, rules::Phrase word) const
{
    std::string own = act + '.' + word.key;
    if (m_play.session().rules().phrases().contains(own))
        word.key = std::move(own);
    return word;
}

rules::Phrase MatchWords::inOne(const rules::Phrase &first, const rules::Phrase &then) const
{
    const std::string both = first.key + '.' + then.key;
    if (!m_play.session().rules().phrases().contains(both))
        return {};
    rules::Phrase told{both, then.values};
    for (const auto &[name, value] : first.values)
        told.values.emplace_back("first-" + name, value);
    return told;
}

QString MatchWords::sayOr(std::string_view key, const QString &neutral) const
{
    const bool hasWords = m_play.session().rules().phrases().contains(key);
    return hasWords ? say({std::string(key), {}}) : neutral;
}

QString MatchWords::sideOf(SeatId seat) const
{
    const model::MatchSession &session = m_play.session();
    const auto names = sideNames(session.row(), &session.rules());
    const auto at = static_cast<std::size_t>(seat.value);
    return seat.valid() && at < names.size() ? inUiLanguage(names[at]) : QString();
}

QString MatchWords::nameOf(SeatId seat) const
{
    const QString name = sideOf(seat);
    const auto &members = m_play.cast().members;
    const bool isNamesake = std::ranges::count(members, seat, &rules::CastMember::owner) > 1 &&
                            std::ranges::any_of(members, [&](const rules::CastMember &member) {
                                return inUiLanguage(member.name) == name;
                            });
    const QString apart = isNamesake ? sayWhole({kSide, {{"name", toUtf8(name)}}}) : QString();
    return apart.isEmpty() ? name : apart;
}

QString MatchWords::turn(int turn) const
{
    return turnText(m_play.session().rules(), turn);
}

QString MatchWords::now() const
{
    const QString when = moment(m_play.view());
    const rules::Phrase progress = m_play.board().progress(m_play.player());
    //: a turn, how far it has got
    return progress.key.empty() ? when : tr("%1, %2").arg(when, say(progress));
}

QString MatchWords::moment(const rules::BoardView &board) const
{
    const rules::BoardPhase phase = m_play.board().phase(board);
    const QString when = turn(board.turn);
    //: a turn, its phase
    return phase.name.key.empty() ? when : tr("%1: %2").arg(when, say(phase.name));
}

QString MatchWords::amount(int number, const rules::Unit &unit)
{
    const std::string sign = rules::filled(unit.sign, {{"n", std::int64_t{number}}}, uiLanguage());
    //: a number and the sign of what is counted
    return tr("%1\u00a0%2").arg(QLocale().toString(number), toQString(sign));
}

QString MatchWords::number(const rules::Fraction &value, bool isShare)
{
    //: a share of a hundred
    return isShare ? tr("%1%").arg(wholePercent(value))
                   : QLocale().toString(rules::decimal(value), 'f', 2);
}

QString MatchWords::chances(const rules::ChanceLine &line) const
{
    QStringList told;
    for (const rules::Chance &chance : line.chances) {
        rules::Phrase one = chance.told;
        one.values.emplace_back("value", toUtf8(number(chance.value, chance.isShare)));
        told << say(one);
    }
    const QString all = told.join(QStringLiteral(", "));
    if (line.lead.key.empty())
        return all;
    //: what some chances are of, then those
    return told.isEmpty() ? say(line.lead) : tr("%1: %2").arg(say(line.lead), all);
}

QString MatchWords::tokenName(int token) const
{
    const rules::CastMember &member = m_play.memberOf(token);
    if (member.token >= 0)
        return inUiLanguage(member.name);
    const rules::BoardView now = m_play.view();
    const auto found = std::ranges::find(now.tokens, token, &rules::Token::id);
    return found == now.tokens.end() ? QString() : inUiLanguage(m_play.nameOf(*found));
}

rules::PhraseValue MatchWords::tokenValue(int token) const
{
    const rules::CastMember &member = m_play.memberOf(token);
    return member.token >= 0 ? rules::PhraseValue(member.name) : toUtf8(tokenName(token));
}

QStringList MatchWords::faces(std::uint16_t reason) const
{
    QStringList shown;
    for (const rules::Text &face : m_play.session().rules().faces(reason))
        shown << inUiLanguage(face);
    return shown;
}

QString MatchWords::ruleText(const QString &rule) const
{
    if (!m_reference)
        m_reference =
            model::loadReference(m_play.session().row().system).value_or(model::Reference{});
    const model::RuleEntry *entry = m_reference->find(toUtf8(rule));
    return entry ? tr("Rule %1: %2").arg(rule, inUiLanguage(entry->title))
                 : tr("Rule %1").arg(rule);
}

QString MatchWords::askedAbout(std::string_view value) const
{
    const rules::Phrase question = m_play.match().question();
    const auto found = std::ranges::find(question.values, value,
                                         &std::pair<std::string, rules::PhraseValue>::first);
    if (found == question.values.end())
        return {};
    if (const auto *text = std::get_if<rules::Text>(&found->second))
        return inUiLanguage(*text);
    if (const auto *number = std::get_if<std::int64_t>(&found->second))
        return QString::number(*number);
    return toQString(std::get<std::string>(found->second));
}

QString MatchWords::whyEnded() const
{
    const rules::BattleReport report = m_play.match().report();
    for (const rules::SeatReport &seat : report.seats) {
        if (seat.conceded)
            return tr("%1 has given the match up.").arg(nameOf(seat.seat));
    }
    if (m_play.match().journal().entries.back().act == rules::JournalAct::Draw)
        return tr("The draw was agreed.");
    const auto ending = m_play.board().ending();
    return ending ? say(*ending) : QString();
}

QString MatchWords::toldOf(int entry) const
{
    const auto told = m_play.match().story(m_play.player());
    const auto of = std::ranges::equal_range(told, entry, {}, &rules::ToldEvent::entry);
    // What somebody set out to do says more than what it cost.
    const auto isDeed = [](const rules::ToldEvent &event) {
        return event.gesture && (event.gesture->kind == rules::Gesture::Kind::Way ||
                                 event.gesture->kind == rules::Gesture::Kind::Aim);
    };
    auto best = std::ranges::find_if(of, isDeed);
    if (best == of.end())
        best = of.begin();
    return best == of.end() ? QString() : say(best->sentence);
}

} // namespace escarmouche::app
