// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/odds/musgodds.h"

#include "rules/musg/odds/answers.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <string_view>
#include <utility>

namespace escarmouche::rules::musg::odds {

namespace {

/** The error by the option that was given instead of the wish's own name for it. */
Error asGiven(Error error)
{
    static constexpr std::array<std::pair<std::string_view, std::string_view>, 6> kOptions{
        {{"/guards", kGuard},
         {"/fellows", kWith},
         {"/friends", kWith},
         {"/foes", kAgainst},
         {"/rise", kHeight},
         {"/obstacles", kObstacle}}};
    const auto met = std::ranges::find(kOptions, error.pointer,
                                       &std::pair<std::string_view, std::string_view>::first);
    if (met != kOptions.end())
        error.pointer = '/' + std::string(met->second);
    return error;
}

class MusgOdds : public SystemOdds
{
public:
    explicit MusgOdds(const Catalogue &catalogue) : m_catalogue(catalogue) {}

    Result<OddsAnswer> answer(const OddsCommand &command, const OddsWish &wish) const override
    {
        auto answer = command.key == kAttackCommand ? attackAnswer(m_catalogue, wish)
                                                    : commandAnswer(m_catalogue, wish);
        return answer.map_error(asGiven);
    }

    const PhraseBook &phrases() const override { return m_catalogue.words(); }

private:
    const Catalogue &m_catalogue;
};

} // namespace

std::unique_ptr<const SystemOdds> face(const Catalogue &catalogue)
{
    return std::make_unique<const MusgOdds>(catalogue);
}

Text saidIn(const Catalogue &catalogue, const char *key, const Phrase::Values &values)
{
    const Phrase phrase{key, values};
    return {say(catalogue.words(), phrase, Language::English),
            say(catalogue.words(), phrase, Language::French)};
}

std::string termsText(const std::vector<play::OddsTerm> &terms)
{
    std::string text;
    for (const play::OddsTerm &term : terms)
        text += (text.empty() ? "" : ", ") + std::string(term.amount > 0 ? "+" : "") +
                numeral(term.amount) + ' ' + std::string(term.rule.value);
    return text;
}

OddsData termsData(const std::vector<play::OddsTerm> &terms)
{
    OddsData::List list;
    for (const play::OddsTerm &term : terms)
        list.push_back({OddsData::Members{{"amount", {std::int64_t{term.amount}}},
                                          {"rule", {std::string(term.rule.value)}}}});
    return {std::move(list)};
}

play::AttackFigure figureOf(const OddsFigure &figure)
{
    return {figure.band, figure.member, figure.index};
}

std::vector<play::AttackFigure> figuresOf(const std::vector<OddsFigure> &figures)
{
    std::vector<play::AttackFigure> all;
    std::ranges::transform(figures, std::back_inserter(all), figureOf);
    return all;
}

} // namespace escarmouche::rules::musg::odds
