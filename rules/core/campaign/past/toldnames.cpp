// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/campaign/past/toldnames.h"

#include <algorithm>
#include <charconv>
#include <set>

namespace escarmouche::rules {

namespace {

/** "Sous-fifre" of "Sous-fifre 5". */
std::string_view withoutNumber(std::string_view name)
{
    const auto last = name.find_last_not_of("0123456789");
    const bool isNumbered = last != name.npos && last + 1 < name.size() && name[last] == ' ';
    return isNumbered ? name.substr(0, last) : name;
}

bool isOnlyAnotherNumber(const Text &told, const Text &now)
{
    return withoutNumber(told.en) == withoutNumber(now.en);
}

bool isCalledSo(const CampaignRules &rules, const CampaignBand &band, const Text &name)
{
    const auto fallen = rules.fallen(band);
    return std::ranges::count(band.figures(), name, &FigureGlance::name) > 0 ||
           std::ranges::any_of(fallen, [&](const auto &each) { return each.figure.name == name; });
}

/** Whom a line is about, or who was chosen in it; 0: the band. */
MemberId figureOf(const CampaignRules &rules, const SettledLine &line)
{
    auto figure = rules.memberOf(line.line);
    if (figure == MemberId{})
        std::from_chars(line.answer.data(), line.answer.data() + line.answer.size(), figure.value);
    return figure;
}

const Text *nameIn(const Phrase &sentence)
{
    const Text *name = nullptr;
    for (const auto &[key, value] : sentence.values) {
        if (key == "hireling") // it may be the chief who goes
            return nullptr;
        if (key == "figure")
            name = std::get_if<Text>(&value);
    }
    return name;
}

/** Whom the lines that say whom they are about called so last; 0: nobody. */
MemberId calledSo(const CampaignRules &rules, std::span<const SettledLine> lines, const Text &name)
{
    MemberId called;
    for (const auto &line : lines) {
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

/** Whom a line of the whole band means by a name of the day it was settled; 0: nobody known. */
MemberId figureOf(const CampaignRules &rules, BandId band, const Fixture &game,
                  const SettledLine &line, const Phrase &sentence)
{
    const auto *name = nameIn(sentence);
    const auto *postGame = find(game, band);
    if (!name || !postGame || !game.report)
        return {};
    const auto &lines = postGame->lines;
    const auto own = std::ranges::find(lines, line.line, &SettledLine::line);
    const auto called = calledSo(rules, {lines.begin(), own}, *name);
    return called == MemberId{} ? calledSo(*game.report, seatOf(game, band), *name) : called;
}

} // namespace

Phrase toldOf(const CampaignRules &rules, const CampaignBand &band, MemberId figure,
              Phrase sentence)
{
    for (const auto &[name, value] : sentence.values) {
        const auto *id = name == "hireling" ? std::get_if<std::int64_t>(&value) : nullptr;
        if (id)
            figure = {static_cast<int>(*id)};
    }
    const auto now = band.called(figure);
    for (auto &[name, value] : sentence.values) {
        auto *told = name == "figure" ? std::get_if<Text>(&value) : nullptr;
        if (!told || now.empty() || *told == now)
            continue;
        if (isOnlyAnotherNumber(*told, now) || isCalledSo(rules, band, *told))
            *told = now;
    }
    return sentence;
}

std::vector<Told> toldOf(const CampaignRules &rules, const Entrant &band, const Fixture &game,
                         const SettledLine &line)
{
    const auto own = figureOf(rules, line);
    const bool isOfOne = rules.memberOf(line.line) != MemberId{};
    std::vector<Told> all;
    std::set<std::string> met;
    for (Told told : line.told) {
        const auto figure =
            own == MemberId{} ? figureOf(rules, band.id, game, line, told.sentence) : own;
        told.sentence = toldOf(rules, *band.band, figure, std::move(told.sentence));
        if (!isOfOne || met.insert(say(rules.phrases(), told.sentence, Language::English)).second)
            all.push_back(std::move(told));
    }
    return all;
}

} // namespace escarmouche::rules
