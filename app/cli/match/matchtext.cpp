// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/match/matchtext.h"

#include "app/cli/call/commandtable.h"
#include "app/cli/talk/console.h"
#include "app/words/language/numbers.h"
#include "app/words/language/uilanguage.h"
#include "app/words/sentences/phrases.h"
#include "model/text.h"
#include "rules/core/band/outcome.h"
#include "rules/core/match/script.h"
#include "rules/core/match/turnname.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace escarmouche::app::cli {
namespace {

using rules::Awaited;

QString said(const rules::PhraseBook &phrases, const rules::Phrase &phrase)
{
    return toQString(rules::say(phrases, phrase, uiLanguage()));
}

/** "2 (Karnash)" */
QString seatText(const rules::Match &match, rules::SeatId seat)
{
    return QStringLiteral("%1 (%2)")
        .arg(seat.value + 1)
        .arg(toQString(match.report().seats[static_cast<std::size_t>(seat.value)].band));
}

/** The seat that is asked, or whose dice they are. */
rules::SeatId seatOf(const rules::Request &request)
{
    if (request.what == Awaited::Decision)
        return request.decision.seat;
    return request.what == Awaited::Roll ? request.roll.owner : rules::kNoSeat;
}

std::string lineOf(const rules::Match &match, const rules::ActionOption &option)
{
    return encode(rules::ScriptLine(
        rules::ScriptAct{rules::JournalAct::Action, seatOf(match.awaited()), option.action}));
}

/** The line that tells a roll or a draw, with the lowest of all answers in it. */
std::string lineOf(const rules::Request &request)
{
    rules::ScriptedDice lowest({});
    return encode(rules::ScriptLine(lowest.answer(request)));
}

std::vector<std::string> facesOf(const rules::Request &request, const rules::MatchRules &rules)
{
    std::vector<std::string> shown;
    for (const rules::Text &face : rules.faces(request.roll.reason))
        shown.emplace_back(face.in(uiLanguage()));
    return shown;
}

/** "1-3 quiet, 4-5 a bell, 6 two bells": which faces show what, those that show the same as one. */
QString shownText(const std::vector<std::string> &faces)
{
    QStringList shown;
    for (std::size_t first = 0, last = 0; first < faces.size(); first = last + 1) {
        last = first;
        while (last + 1 < faces.size() && faces[last + 1] == faces[first])
            ++last;
        const QString number = QString::number(first + 1);
        shown << (last == first ? number : QStringLiteral("%1-%2").arg(number).arg(last + 1)) +
                     u' ' + toQString(faces[first]);
    }
    return shown.join(QStringLiteral(", "));
}

/** What may stand in that line. */
QString rangeText(const rules::Request &request, const rules::MatchRules &rules)
{
    if (request.what == Awaited::Pick)
        return told(QT_TRANSLATE_NOOP("CommandLine", "a draw: 0 to %1")).arg(request.pick.n - 1);
    if (const auto shown = facesOf(request, rules); !shown.empty())
        //: %1: how many dice, %2: what each number stands for
        return told(QT_TRANSLATE_NOOP("CommandLine", "dice: %1, each one of: %2"))
            .arg(request.roll.count)
            .arg(shownText(shown));
    return told(QT_TRANSLATE_NOOP("CommandLine", "dice: %1, each 1 to %2"))
        .arg(request.roll.count)
        .arg(request.roll.sides);
}

struct PlaceNumbers {
    std::vector<int> operator()(std::monostate) const { return {}; }
    std::vector<int> operator()(const rules::TablePlace &at) const { return {at.x, at.y, at.z}; }
    std::vector<int> operator()(const rules::CellPlace &at) const { return {at.q, at.r, at.floor}; }
    std::vector<int> operator()(const rules::ZonePlace &at) const { return {at.zone}; }
};

struct Named {
    rules::Token token;
    QString name;
    std::vector<int> at; // empty: on no place of the board
};

/** What stands on the board for the seat that is asked, else for everybody. */
std::vector<Named> figuresOf(const rules::Match &match)
{
    const rules::Request &awaited = match.awaited();
    const auto seat = awaited.what == Awaited::Decision ? awaited.decision.seat : rules::kNoSeat;
    const rules::Cast cast = match.board() ? match.board()->cast() : rules::Cast{};
    const rules::BoardWords words = match.board() ? match.board()->words() : rules::BoardWords{};
    std::vector<Named> figures;
    for (const rules::Token &token : match.view(seat).tokens) {
        const auto who = std::ranges::find(cast.members, token.id, &rules::CastMember::token);
        const rules::TokenKind *kind = words.token(token.kind);
        figures.push_back({token,
                           who != cast.members.end() ? inUiLanguage(who->name)
                           : kind                    ? inUiLanguage(kind->unit.name)
                                                     : QString(),
                           std::visit(PlaceNumbers(), token.place)});
    }
    return figures;
}

std::string_view word(Awaited what)
{
    switch (what) {
    case Awaited::Decision:
        return "decision";
    case Awaited::Roll:
        return "roll";
    case Awaited::Pick:
        return "draw";
    case Awaited::Nothing:
    case Awaited::Over:
        break;
    }
    return "nothing";
}

} // namespace

QString resultWord(rules::SeatResult result)
{
    switch (result) {
    case rules::SeatResult::Win:
        return told(QT_TRANSLATE_NOOP("CommandLine", "win"));
    case rules::SeatResult::Draw:
        return told(QT_TRANSLATE_NOOP("CommandLine", "draw"));
    case rules::SeatResult::Loss:
        return told(QT_TRANSLATE_NOOP("CommandLine", "loss"));
    }
    return {};
}

QString resultText(const rules::BattleReport &report, const rules::MatchRules &rules)
{
    std::vector<QStringList> table{{told(QT_TRANSLATE_NOOP("CommandLine", "seat")),
                                    told(QT_TRANSLATE_NOOP("CommandLine", "band")),
                                    told(QT_TRANSLATE_NOOP("CommandLine", "result")),
                                    told(QT_TRANSLATE_NOOP("CommandLine", "points")),
                                    told(QT_TRANSLATE_NOOP("CommandLine", "out of action"))}};
    for (const rules::SeatReport &seat : report.seats) {
        const auto lost = std::ranges::count_if(report.figures, [&](const auto &figure) {
            return figure.figure.seat == seat.seat && figure.end == rules::FigureEnd::OutOfAction;
        });
        table.push_back({QString::number(seat.seat.value + 1), toQString(seat.band),
                         resultWord(seat.result), plainText(totalScore(seat)),
                         QString::number(lost)});
    }
    if (report.figures.empty()) { // whoever falls comes back
        for (QStringList &row : table)
            row.removeLast();
    }
    const rules::Text outcome = outcomeText(report, nameOfTurn(rules, report.turns));
    return columns(table) + u'\n' + toQString(outcome.in(uiLanguage()));
}

QString awaitedText(const rules::Match &match, const rules::MatchRules &rules)
{
    const rules::Request &awaited = match.awaited();
    if (awaited.what == Awaited::Over)
        return told(QT_TRANSLATE_NOOP("CommandLine", "The match is over."));
    const QString question = said(rules.phrases(), match.question());
    const rules::SeatId seat = seatOf(awaited);
    if (!awaited.isChance())
        //: %1: number and band of a seat, %2: a question
        return told(QT_TRANSLATE_NOOP("CommandLine", "Seat %1 is asked: %2"))
            .arg(seatText(match, seat), question);
    if (!seat.valid())
        //: %1: what the dice are for, %2: how many
        return told(QT_TRANSLATE_NOOP("CommandLine", "Awaited: %1 (%2)"))
            .arg(question, rangeText(awaited, rules));
    //: %1: number and band of a seat, %2: what the dice are for, %3: how many
    return told(QT_TRANSLATE_NOOP("CommandLine", "Seat %1 rolls: %2 (%3)"))
        .arg(seatText(match, seat), question, rangeText(awaited, rules));
}

QString answersText(const rules::Match &match, const rules::PhraseBook &phrases)
{
    const rules::Request &awaited = match.awaited();
    if (awaited.isChance())
        return toQString(lineOf(awaited));
    std::vector<QStringList> rows;
    for (const rules::ActionOption &option : match.options()) {
        const QString label = said(phrases, option.label);
        rows.push_back(
            {toQString(lineOf(match, option)),
             option.open ? told(QT_TRANSLATE_NOOP("CommandLine", "%1 (fill in where, or the path)"))
                               .arg(label)
                         : label});
    }
    return columns(rows);
}

QString figuresText(const rules::Match &match)
{
    std::vector<QStringList> rows{{told(QT_TRANSLATE_NOOP("CommandLine", "number")),
                                   told(QT_TRANSLATE_NOOP("CommandLine", "seat")),
                                   told(QT_TRANSLATE_NOOP("CommandLine", "figure")),
                                   told(QT_TRANSLATE_NOOP("CommandLine", "position"))}};
    for (const Named &each : figuresOf(match)) {
        QStringList place;
        for (const int number : each.at)
            place << QString::number(number);
        rows.push_back({QString::number(each.token.id), QString::number(each.token.owner.value + 1),
                        each.name, QStringLiteral("[%1]").arg(place.join(QStringLiteral(",")))});
    }
    return columns(rows);
}

Json awaitedJson(const rules::Match &match, const rules::MatchRules &rules)
{
    const rules::PhraseBook &phrases = rules.phrases();
    const rules::Request &awaited = match.awaited();
    Json json{{"what", word(awaited.what)}};
    if (awaited.what == Awaited::Over)
        return json;
    if (const rules::SeatId seat = seatOf(awaited); seat.valid())
        json["seat"] = seat.value + 1;
    json["question"] = rules::say(phrases, match.question(), uiLanguage());
    if (awaited.what == Awaited::Roll)
        json["dice"] = {{"count", awaited.roll.count}, {"sides", awaited.roll.sides}};
    if (const auto shown = facesOf(awaited, rules); awaited.what == Awaited::Roll && !shown.empty())
        json["dice"]["faces"] = shown;
    if (awaited.what == Awaited::Pick)
        json["among"] = awaited.pick.n;
    json["answers"] = Json::array();
    if (awaited.isChance())
        json["answers"].push_back({{"line", Json::parse(lineOf(awaited))}, {"open", true}});
    for (const rules::ActionOption &option : match.options())
        json["answers"].push_back({{"line", Json::parse(lineOf(match, option))},
                                   {"label", rules::say(phrases, option.label, uiLanguage())},
                                   {"open", option.open}});
    return json;
}

Json figuresJson(const rules::Match &match)
{
    Json list = Json::array();
    for (const Named &each : figuresOf(match))
        list.push_back({{"number", each.token.id},
                        {"seat", each.token.owner.value + 1},
                        {"name", toUtf8(each.name)},
                        {"at", each.at},
                        {"points", each.token.points},
                        {"actions", each.token.actions}});
    return list;
}

} // namespace escarmouche::app::cli
