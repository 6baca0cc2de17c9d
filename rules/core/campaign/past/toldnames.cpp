// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/campaign/past/toldnames.h"

#include "rules/core/campaign/calledthen.h"

#include <algorithm>
#include <charconv>
#include <set>

namespace escarmouche::rules {

namespace {

/** Whom a line is about, or who was chosen in it; 0: the band. */
MemberId figureOf(const CampaignRules &rules, const SettledLine &line)
{
    auto figure = rules.memberOf(line.line);
    if (figure == MemberId{})
        std::from_chars(line.answer.data(), line.answer.data() + line.answer.size(), figure.value);
    return figure;
}

/** Who leaves, where the sentence says so itself; 0: it does not. */
MemberId leavingIn(const Phrase &sentence)
{
    for (const auto &[key, value] : sentence.values) {
        if (const auto *id = key == "hireling" ? std::get_if<std::int64_t>(&value) : nullptr)
            return {static_cast<int>(*id)};
    }
    return {};
}

/** What a sentence calls the figure of its line; null: nobody, or the one who leaves, who may be
    another. */
const Text *nameIn(const Phrase &sentence)
{
    if (leavingIn(sentence) != MemberId{})
        return nullptr;
    const auto met =
        std::ranges::find(sentence.values, "figure", [](const auto &value) { return value.first; });
    return met == sentence.values.end() ? nullptr : std::get_if<Text>(&met->second);
}

/** Whether its sentences are about more than one figure: who left was not told by his id at first.
 */
bool namesSeveral(const SettledLine &line)
{
    const Text *first = nullptr;
    for (const auto &told : line.told) {
        const auto *name = nameIn(told.sentence);
        if (first && name && *name != *first)
            return true;
        first = first ? first : name;
    }
    return false;
}

/** Whom the lines that say whom they are about called so last; 0: nobody. */
MemberId calledSo(const CampaignRules &rules, std::span<const SettledLine> lines, const Text &name)
{
    MemberId called;
    for (const auto &line : lines) {
        if (namesSeveral(line))
            continue;
        for (const auto &told : line.told) {
            const auto figure = figureOf(rules, line);
            const auto *his = nameIn(told.sentence);
            if (his && *his == name && figure != MemberId{})
                called = figure;
        }
    }
    return called;
}

/** Whom the report of a game calls so among the figures of a seat; 0: nobody. */
MemberId calledSo(const BattleReport &report, SeatId seat, const Text &name)
{
    const auto met = std::ranges::find_if(report.figures, [&](const FigureReport &figure) {
        return figure.figure.seat == seat && figure.name == name;
    });
    return met == report.figures.end() ? MemberId{} : met->figure.member;
}

/** Whom a sentence means by a name of the day it was settled; 0: nobody known. */
MemberId calledSo(const CampaignRules &rules, BandId band, const Fixture &game,
                  const SettledLine &line, const Text &name)
{
    const auto *postGame = find(game, band);
    if (!postGame || !game.report)
        return {};
    const auto &lines = postGame->lines;
    const auto own = std::ranges::find(lines, line.line, &SettledLine::line);
    const auto called = calledSo(rules, {lines.begin(), own}, name);
    return called == MemberId{} ? calledSo(*game.report, seatOf(game, band), name) : called;
}

/** Whom a sentence of a settled line is about; 0: nobody known. */
MemberId figureOf(const CampaignRules &rules, BandId band, const Fixture &game,
                  const SettledLine &line, const Phrase &sentence)
{
    const auto own = figureOf(rules, line);
    if (own != MemberId{} && !namesSeveral(line))
        return own;
    const auto *name = nameIn(sentence);
    return name ? calledSo(rules, band, game, line, *name) : MemberId{};
}

} // namespace

namespace {

/** With the figure of a sentence called so; empty: as it was told. */
Phrase callingIt(const Text &name, Phrase sentence)
{
    for (auto &[key, value] : sentence.values) {
        auto *told = key == "figure" ? std::get_if<Text>(&value) : nullptr;
        if (told && !name.empty())
            *told = name;
    }
    return sentence;
}

MemberId namedIn(MemberId figure, const Phrase &sentence)
{
    const auto leaving = leavingIn(sentence);
    return leaving == MemberId{} ? figure : leaving;
}

/** What the report of the game called it; empty: it was not there. */
Text reportedName(const Fixture &game, BandId band, MemberId member)
{
    if (!game.report)
        return {};
    const FigureRef figure{seatOf(game, band), member};
    const auto met = std::ranges::find_if(game.report->figures, [&](const FigureReport &each) {
        return each.figure.seat == figure.seat && each.figure.member == member;
    });
    return met == game.report->figures.end() ? Text() : met->name;
}

} // namespace

Phrase toldOf(const CampaignBand &band, MemberId figure, Phrase sentence)
{
    const auto now = band.called(namedIn(figure, sentence));
    return callingIt(now, std::move(sentence));
}

Text calledIn(const Entrant &band, const Fixture &game, MemberId member)
{
    const auto now = band.band->called(member);
    const auto then = reportedName(game, band.id, member);
    return then.empty() ? now : calledThen(now, then);
}

Phrase toldOf(const Entrant &band, const Fixture &game, MemberId figure, Phrase sentence)
{
    const auto name = calledIn(band, game, namedIn(figure, sentence));
    return callingIt(name, std::move(sentence));
}

std::vector<Told> toldOf(const CampaignRules &rules, const Entrant &band, const Fixture &game,
                         const SettledLine &line)
{
    const bool isOfOne = rules.memberOf(line.line) != MemberId{};
    std::vector<Told> all;
    std::set<std::string> met;
    for (Told told : line.told) {
        const auto figure = figureOf(rules, band.id, game, line, told.sentence);
        told.sentence = toldOf(band, game, figure, std::move(told.sentence));
        if (!isOfOne || met.insert(say(rules.phrases(), told.sentence, Language::English)).second)
            all.push_back(std::move(told));
    }
    return all;
}

} // namespace escarmouche::rules
