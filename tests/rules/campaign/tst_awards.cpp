// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/campaign/past/awards.h"
#include "tests/support/musg/campaignroom.h"
#include "tests/support/testmain.h"

#include <QtTest/QtTest>

#include <algorithm>

namespace tst_awards {

using namespace escarmouche::rules;
using namespace escarmouche::tests;

namespace {

musg::Band fourOrcs()
{
    return BandBuilder("orc").campaign(100).chief().named("Grok").sousChef().sousFifre(2).band();
}

/** Two bands. In a game one of the second puts out two of the first; one of them dies. */
struct Season : CampaignRoom {
    BandId reds = join(fourOrcs(), "Reds"), blues = join(fourOrcs(), "Blues");
    MemberId back = member(reds, 1), dead = member(reds, 2), hero = member(blues, 1);

    void play()
    {
        const FixtureId game = schedule({reds, blues});
        auto report = blank(game);
        putOut(report, 1, hero, 0, back);
        putOut(report, 1, hero, 0, dead);
        report.seats[1].result = SeatResult::Win;
        report.seats[0].result = SeatResult::Loss;
        do_(EnterReport{game, report, {}});
        roll(game, reds, key("recovery", back), {2, 2});
        roll(game, reds, key("recovery", dead), {1});
        confirmAll(game, reds);
    }
    const Award *award(AwardKind kind)
    {
        m_awards = awardsOf(campaign());
        const auto met = std::ranges::find(m_awards, kind, &Award::kind);
        return met == m_awards.end() ? nullptr : &*met;
    }
    static std::vector<int> holders(const Award &award)
    {
        std::vector<int> members;
        for (const FigureStanding &holder : award.holders)
            members.push_back(holder.member.value);
        std::ranges::sort(members);
        return members;
    }

private:
    std::vector<Award> m_awards;
};

} // namespace

class TestAwards : public QObject
{
    Q_OBJECT

private slots:
    void nobodyHasAnAwardBeforeTheFirstGame()
    {
        Season season;
        QVERIFY(awardsOf(season.campaign()).empty());
    }

    void figuresAreHonouredForWhatTheyDid()
    {
        Season season;
        season.play();
        const Award *knockOuts = season.award(AwardKind::KnockOuts);
        QVERIFY(knockOuts);
        QCOMPARE(knockOuts->count, 2);
        QCOMPARE(Season::holders(*knockOuts), std::vector<int>{season.hero.value});
    }

    void onlyWhoCameBackHasReturned()
    {
        Season season;
        season.play();
        const Award *returns = season.award(AwardKind::Returns);
        QVERIFY(returns);
        QCOMPARE(returns->count, 1);
        QCOMPARE(Season::holders(*returns), std::vector<int>{season.back.value});
    }

    void serviceCountsTheGamesBeforeAndNobodyWhoIsGone()
    {
        Season season;
        season.do_(TellPast{season.reds, {FigurePast{season.dead, 9, 0, {}}}});
        season.play();
        QVERIFY(!season.award(AwardKind::Service)); // all who played and serve would share it
        season.do_(TellPast{season.reds, {FigurePast{season.back, 6, 0, {}}}});
        const Award *longest = season.award(AwardKind::Service);
        QCOMPARE(longest->count, 7);
        QCOMPARE(Season::holders(*longest), std::vector<int>{season.back.value});
    }

    void awardsHaveNamesInBothLanguages()
    {
        for (const AwardKind kind : {AwardKind::KnockOuts, AwardKind::Returns, AwardKind::Service})
            QVERIFY(!awardName(kind).en.empty() && awardName(kind).en != awardName(kind).fr);
    }
};

CORE_TEST(TestAwards)

} // namespace tst_awards

#include "tst_awards.moc"
