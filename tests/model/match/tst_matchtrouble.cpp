// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/match/session/matchsession.h"
#include "tests/support/library/gamelibrary.h"
#include "tests/support/musg/slowmachine.h"
#include "tests/support/testmain.h"
#include "tests/support/toys/fickle.h"

#include <QElapsedTimer>
#include <QtTest>

namespace tst_matchtrouble {

using namespace escarmouche;
using namespace escarmouche::model;
using namespace escarmouche::tests;
using rules::ErrorCode;

namespace {

/** A practice match of a person against a machine. */
rules::MatchSetup againstMachine()
{
    auto setup = seeded(musgSetup(0, "person"), 7, true);
    setup.seats[1].player = "easy";
    return setup;
}

} // namespace

/** Matches whose machines are slow, and whose rules change their mind. */
class MatchTroubleTest : public QObject
{
    Q_OBJECT

private slots:
    /** Nobody waits for what is of no use any more; the library does, at its end. */
    void isClosedAtOnceWhileAMachineThinks()
    {
        constexpr int kPause = 700;
        constexpr int kMost = 100; // milliseconds (promise 37)
        GameLibrary home;
        const auto pause = std::make_shared<std::atomic<int>>(0);
        slowDown(home.systems, pause);
        auto library = home.open();
        auto session = begin(*library, againstMachine());
        *pause = kPause;
        while (session->waits() == MatchWaits::Person)
            QVERIFY(playOne(*session));
        QVERIFY(session->waits() == MatchWaits::Machine);
        QElapsedTimer timer;
        timer.start();
        session->hold(true);
        session->hold(false);
        QVERIFY2(timer.elapsed() < kMost, std::to_string(timer.elapsed()).c_str());
        QVERIFY(session->waits() == MatchWaits::Machine);
        QVERIFY(session->flush());
        const auto uuid = session->uuid();
        const auto entries = session->match().journal().entries.size();
        timer.restart();
        session.reset();
        QVERIFY2(timer.elapsed() < kMost, std::to_string(timer.elapsed()).c_str());
        QVERIFY2(library->matches().journal(uuid)->entries.size() >= entries,
                 "what was done is kept");
        session = *library->matches().open(uuid);
        *pause = 0;
        QVERIFY(session->settle());
        QVERIFY(session->waits() == MatchWaits::Person);
    }

    /** What a machine makes of a thought that was given up is never done. */
    void aThoughtGivenUpIsForgotten()
    {
        GameLibrary home;
        const auto pause = std::make_shared<std::atomic<int>>(0);
        slowDown(home.systems, pause);
        const auto library = home.open();
        const auto session = begin(*library, againstMachine());
        QCOMPARE(play(*session, 20), 20);
        *pause = 150;
        while (session->waits() == MatchWaits::Person)
            QVERIFY(playOne(*session));
        QVERIFY(session->takeBack());
        QVERIFY(session->flush());
        const rules::Journal before = session->match().journal();
        QVERIFY(session->waits() == MatchWaits::Person);
        QTest::qWait(400);
        QVERIFY(session->match().journal() == before);
    }

    /** Rules that refuse an act of a stored match name it; the match stays as it is. */
    void tellsWhatTheRulesRefuseOfAStoredMatch()
    {
        GameLibrary home;
        const FickleCodec codec;
        home.systems.push_back(
            {{.key = "fickle", .prefix = "FICKLE", .name = {"Fickle", "Lunatique"}, .about = {}},
             nullptr,
             rules::erase(codec)});
        const auto library = home.open();
        auto setup = seeded(toySetup("fickle", "person"), 5);
        setup.system = "fickle";
        auto session = begin(*library, setup);
        QVERIFY(session);
        QCOMPARE(play(*session, 20), 20);
        const auto uuid = session->uuid();
        const rules::Journal journal = session->match().journal();
        session.reset();
        *codec.left = 9;
        const auto refused = library->matches().open(uuid);
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::ReplayMismatch);
        QCOMPARE(refused.error().subject, std::string(Fickle::kRule.value));
        QCOMPARE(refused.error().number, std::int64_t{11}); // the tenth act after the beginning
        *codec.left = -1;
        const auto again = library->matches().open(uuid);
        QVERIFY(again.has_value());
        QVERIFY((*again)->match().journal() == journal);
    }
};

CORE_TEST(MatchTroubleTest)

} // namespace tst_matchtrouble

#include "tst_matchtrouble.moc"
