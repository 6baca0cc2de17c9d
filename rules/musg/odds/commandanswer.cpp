// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/odds/answers.h"
#include "rules/musg/play/odds/commandodds.h"

namespace escarmouche::rules::musg::odds {

namespace {

play::CommandWish testOf(const OddsWish &given)
{
    play::CommandWish wish;
    wish.figure = figureOf(given.first<OddsFigure>(kFigure));
    wish.test = given.first<std::string>(kTest);
    wish.friends = figuresOf(given.all<OddsFigure>(kWith));
    wish.foes = figuresOf(given.all<OddsFigure>(kAgainst));
    wish.options = given.all<Setting>(kOption);
    return wish;
}

OddsData::Members testData(const play::CommandOdds &odds)
{
    const auto number = [](int value) { return OddsData{std::int64_t{value}}; };
    return {{"test", {odds.test}},
            {"rule", {std::string(odds.rule.value)}},
            {"own", number(odds.own)},
            {"command", number(odds.command)},
            {"terms", termsData(odds.terms)},
            {"lender", odds.lender < 0 ? OddsData{} : number(odds.lender + 1)},
            {"dice", number(odds.dice)},
            {"kept", number(odds.kept)},
            {"passes", {shareData(odds.passes)}}};
}

/** The answer in words. */
class TestTold
{
public:
    TestTold(const Catalogue &catalogue, const play::CommandOdds &odds)
        : m_catalogue(catalogue), m_odds(odds)
    {
    }

    Text title(const OddsWish &given) const
    {
        return said("odds.test", {{"figure", given.first<OddsFigure>(kFigure).name},
                                  {"test", m_odds.test},
                                  {"rule", std::string(m_odds.rule.value)}});
    }

    /** "Command: 7 +1 MUSG-REACT-11 = 8", and whose it is. */
    Text command(const OddsWish &given) const
    {
        std::string sum = std::to_string(m_odds.own);
        if (!m_odds.terms.empty())
            sum += ' ' + termsText(m_odds.terms) + " = " + std::to_string(m_odds.command);
        if (m_odds.lender < 0)
            return said("odds.command", {{"command", sum}});
        const auto friends = given.all<OddsFigure>(kWith);
        return said(
            "odds.command-lent",
            {{"command", sum}, {"lender", friends[static_cast<std::size_t>(m_odds.lender)].name}});
    }

    Text dice() const
    {
        if (m_odds.dice == 0)
            return said("odds.without-roll");
        const Phrase::Values counts{{"dice", std::int64_t{m_odds.dice}},
                                    {"kept", std::int64_t{m_odds.kept}}};
        const char *all = m_odds.dice == 1 ? "odds.one-die" : "odds.dice";
        return said("odds.passes-on",
                    {{"dice", said(m_odds.dice == m_odds.kept ? all : "odds.lowest-dice", counts)},
                     {"command", std::int64_t{m_odds.command}}});
    }

    std::vector<OddsShare> shares() const { return {{said("odds.passes"), m_odds.passes}}; }

private:
    Text said(const char *key, const Phrase::Values &values = {}) const
    {
        return saidIn(m_catalogue, key, values);
    }

    const Catalogue &m_catalogue;
    const play::CommandOdds &m_odds;
};

} // namespace

Result<OddsAnswer> commandAnswer(const Catalogue &catalogue, const OddsWish &given)
{
    const auto odds = play::commandOdds(catalogue, testOf(given));
    if (!odds)
        return fail(odds.error());
    const TestTold told(catalogue, *odds);
    return OddsAnswer{testData(*odds),
                      {told.title(given), told.command(given), told.dice(), told.shares()}};
}

} // namespace escarmouche::rules::musg::odds
