// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/campaign/deciding/reached.h"
#include "tests/support/musg/randomcampaign.h"
#include "tests/support/testmain.h"

#include <QtTest/QtTest>

namespace tst_reached {

using namespace escarmouche::rules;
using namespace escarmouche::tests;

namespace {

/** A campaign of some games, and one in which something of the first was otherwise. */
struct Twice {
    Campaign was, is;
    FixtureId game;
    BandId one, other; // its bands
    BandId third;

    Twice()
    {
        CampaignRoom room;
        RandomCampaign(room, 1, false, 4).play(3);
        was = is = room.campaign();
        const Fixture &first = was.fixtures.front();
        game = first.id;
        one = first.plan.bands[0];
        other = first.plan.bands[1];
        for (const Entrant &band : was.bands)
            if (band.id != one && band.id != other)
                third = band.id;
    }

    Reached reached() const { return Reached::between(was, is); }
    bool isReached(CampaignChange change) const
    {
        return reached().concerns(musgCampaigns(), {std::move(change)});
    }
    static BandChanged bought(BandId band) { return {band, {}, BookingKind::Purchase, -5, {}}; }
};

} // namespace

/** Which later acts a correction of the past makes the rules decide again. */
class TestReached : public QObject
{
    Q_OBJECT

private slots:
    void nothingReachesNothing()
    {
        const Twice same;
        QVERIFY(!same.isReached(Twice::bought(same.one)));
        QVERIFY(!same.isReached(LineSettled{same.game, same.one, {}}));
        QVERIFY(!same.isReached(Rolled{{{}, same.game, same.one, "recovery", 0, 6, {1}, false}}));
        // What bears witness, and what looks at more than one band, is asked again all the same.
        QVERIFY(same.isReached(PostGameClosed{same.game, same.one, 0}));
        QVERIFY(same.isReached(PlayerAdded{}));
        QVERIFY(same.reached().concerns(musgCampaigns(), {}));
    }

    void aScoreReachesTheGameAlone()
    {
        Twice scored;
        auto report = *scored.was.fixtures.front().report;
        report.seats.front().scores = {{"objective", 99}};
        scored.is.fixtures.front().report = std::make_shared<const BattleReport>(report);
        QVERIFY(!scored.isReached(Twice::bought(scored.one)));
        QVERIFY(scored.isReached(LineSettled{scored.game, scored.one, {}}));
        QVERIFY(!scored.isReached(LineSettled{FixtureId{9999}, scored.one, {}}));
    }

    void aDocumentOpenReachesItsBands()
    {
        Twice open;
        auto &documents = open.is.fixtures.front().postGames;
        documents.front().closed = !documents.front().closed;
        QVERIFY(open.isReached(Twice::bought(open.one)));
        QVERIFY(open.isReached(Twice::bought(open.other)));
        QVERIFY(!open.isReached(Twice::bought(open.third)));
    }

    void moneyReachesItsBand()
    {
        Twice paid;
        for (Entrant &band : paid.is.bands)
            if (band.id == paid.third)
                band.account.push_back({BookingKind::Adjustment, 7, {}});
        QVERIFY(paid.isReached(Twice::bought(paid.third)));
        QVERIFY(paid.isReached(LineSettled{FixtureId{9999}, paid.third, {}}));
        QVERIFY(!paid.isReached(Twice::bought(paid.one)));
    }

    void anOptionReachesAll()
    {
        Twice chosen;
        chosen.is.options.push_back({"injuries", std::string("other")});
        QVERIFY(chosen.isReached(Twice::bought(chosen.third)));
    }

    void oneDieMoreReachesLaterDice()
    {
        Twice thrown;
        thrown.is.rolls.push_back({RollId{9999}, thrown.game, thrown.one, "x", 0, 6, {3}, true});
        QVERIFY(
            thrown.isReached(Rolled{{{}, FixtureId{9999}, thrown.third, "x", 0, 6, {1}, true}}));
        QVERIFY(thrown.isReached(LineSettled{thrown.game, thrown.third, {}}));
        QVERIFY(!thrown.isReached(Twice::bought(thrown.third)));
    }

    void anAwaitedAnswerReachesItsBand()
    {
        Twice asked;
        asked.is.questions.push_back({7, {}, asked.third});
        QVERIFY(asked.isReached(Twice::bought(asked.third)));
        QVERIFY(!asked.isReached(Twice::bought(asked.one)));
        asked.is.questions.push_back({8, {}, {}}); // of several bands
        QVERIFY(asked.isReached(Twice::bought(asked.one)));
    }

    void whatComesOutOtherwiseReachesFurther()
    {
        const Twice same;
        Reached reached = same.reached();
        reached.add({Twice::bought(same.third)});
        QVERIFY(reached.concerns(musgCampaigns(), {Twice::bought(same.third)}));
        QVERIFY(!reached.concerns(musgCampaigns(), {Twice::bought(same.one)}));
        reached.add({FixtureAdded{FixtureId{9999}, same.was.fixtures.front().plan}});
        QVERIFY(reached.concerns(musgCampaigns(), {LineSettled{FixtureId{9999}, same.one, {}}}));
        QVERIFY(!reached.concerns(musgCampaigns(), {Twice::bought(same.one)}));
        reached.add({OptionChanged{"injuries", {}, std::string("other")}});
        QVERIFY(reached.concerns(musgCampaigns(), {Twice::bought(same.one)}));
    }
};

CORE_TEST(TestReached)

} // namespace tst_reached

#include "tst_reached.moc"
