// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/match/session/matchsession.h"
#include "rules/core/campaign/rounds/rounds.h"
#include "tests/support/library/gamelibrary.h"
#include "tests/support/library/libraryholder.h"
#include "tests/support/library/playedgame.h"
#include "tests/support/testmain.h"

#include <QCoreApplication>
#include <QSignalSpy>
#include <QtTest/QtTest>

#include <algorithm>
#include <chrono>
#include <span>
#include <thread>

namespace tst_keptfirst {

using namespace escarmouche;
using namespace escarmouche::model;
using namespace escarmouche::tests;
using rules::ErrorCode;

namespace {

constexpr std::chrono::milliseconds kSlow(300);

/** A disk that takes its time: somebody else is in the middle of a write. */
class SlowDisk
{
public:
    explicit SlowDisk(const QString &path) : m_holder(path)
    {
        m_end = std::thread([this] {
            std::this_thread::sleep_for(kSlow);
            m_holder.letGo();
        });
    }
    ~SlowDisk() { m_end.join(); }
    SlowDisk(const SlowDisk &) = delete;
    SlowDisk &operator=(const SlowDisk &) = delete;

private:
    LibraryHolder m_holder;
    std::thread m_end;
};

/** Turns the event loop as a window does, and looks at every turn. */
Waiting lookingOn(const std::function<void()> &look)
{
    return [look](const std::function<bool()> &ready) {
        while (!ready()) {
            look();
            QCoreApplication::processEvents(QEventLoop::AllEvents);
            std::this_thread::sleep_for(std::chrono::milliseconds(5));
        }
    };
}

enum class Chance { Roll, Crew, Round };

/** A game has been played, and a next one is to come. */
struct TwoGames : PlayedGame {
    rules::FixtureId next = schedule(*session, {first, second});
    rules::Result<void> stored = session->flush();

    /** On a disk that nobody waits for longer than that. */
    void reopen(Milliseconds patience)
    {
        const auto uuid = session->uuid();
        session.reset();
        library.reset();
        library = *Library::open(files.path, files.systems, OpenMode::Existing, patience);
        session = *library->campaigns().open(uuid);
    }
    /** The program throws or draws. */
    rules::Result<void> leaveToChance(Chance what) const
    {
        if (what == Chance::Roll)
            return session->throwDice(game, first, line, 7).map([](const auto &) {});
        if (what == Chance::Crew)
            return session->perform(
                rules::ChooseCrew{next, first, rules::CrewChoice::Drawn, {}, {0}}, "a test");
        rules::ScheduleRound round;
        round.kind = rules::RoundKind::Drawn;
        round.picks.resize(rules::drawRequests(2).size());
        return session->perform(round);
    }
    std::string onDisk() const
    {
        return textOf(**files.open(OpenMode::ReadOnly)->campaigns().open(session->uuid()));
    }
};

void chances()
{
    QTest::addColumn<Chance>("what");
    QTest::newRow("dice thrown") << Chance::Roll;
    QTest::newRow("a crew drawn") << Chance::Crew;
    QTest::newRow("a round drawn") << Chance::Round;
}

/** Two machines, and nobody to wait for. */
rules::MatchSetup machines()
{
    auto setup = seeded(musgSetup(0, "person"), 7, true);
    for (auto &seat : setup.seats)
        seat.player = "easy";
    return setup;
}

rules::MatchSetup twoPeople()
{
    return seeded(musgSetup(0, "person"), 7);
}

/** Nothing of it is missing on disk, its last entry's dice included. */
bool isKept(const rules::Journal &shown, const rules::Journal &stored)
{
    const std::size_t whole = shown.entries.size() - 1;
    if (shown.entries.size() > stored.entries.size())
        return false;
    const auto &dice = shown.entries.back().answers;
    const auto &kept = stored.entries[whole].answers;
    return std::ranges::equal(std::span(shown.entries).first(whole),
                              std::span(stored.entries).first(whole)) &&
           dice.size() <= kept.size() && std::equal(dice.begin(), dice.end(), kept.begin());
}

std::size_t diceIn(const rules::Journal &journal)
{
    std::size_t count = 0;
    for (const rules::JournalEntry &entry : journal.entries)
        count += entry.answers.size();
    return count;
}

} // namespace

/** Nobody sees what chance said before it is on disk: not while the disk is slow, and never where
    it fails. */
class KeptFirstTest : public QObject
{
    Q_OBJECT

private slots:
    void whatChanceSaidIsToldOnceItIsOnDisk_data() { chances(); }
    void whatChanceSaidIsToldOnceItIsOnDisk()
    {
        QFETCH(const Chance, what);
        const TwoGames played;
        const std::string before = textOf(*played.session);
        int told = 0, early = 0;
        connect(played.session.get(), &CampaignSession::changed, this, [&] {
            ++told;
            early += textOf(*played.session) == played.onDisk() ? 0 : 1;
        });
        const SlowDisk disk(played.files.path);
        QVERIFY(played.leaveToChance(what));
        QCOMPARE(told, 1);
        QCOMPARE(early, 0);
        QVERIFY(!played.session->pending());
        QVERIFY(textOf(*played.session) != before);
    }

    /** Whoever looks at the campaign while it is written sees it as it was. */
    void whatChanceSaidIsNotThereBeforeItIsOnDisk()
    {
        const TwoGames played;
        const std::string before = textOf(*played.session);
        const auto lines = played.session->history()->size();
        int looks = 0;
        bool isThere = false;
        played.library->setWaiting(lookingOn([&] {
            ++looks;
            isThere = isThere || textOf(*played.session) != before ||
                      played.session->history()->size() != lines;
        }));
        const SlowDisk disk(played.files.path);
        QVERIFY(played.session->throwDice(played.game, played.first, played.line, 7));
        QVERIFY(looks > 10);
        QVERIFY(!isThere);
        QCOMPARE(played.session->campaign().rolls.size(), std::size_t{1});
        QCOMPARE(played.session->history()->size(), lines + 1);
    }

    /** What is done meanwhile stands on it. */
    void anActDoneMeanwhileWaitsForTheDice()
    {
        const TwoGames played;
        bool isDone = false;
        played.library->setWaiting(lookingOn([&] {
            if (!std::exchange(isDone, true))
                QVERIFY(played.session->perform(rules::RenameCampaign{"Meanwhile"}));
        }));
        {
            const SlowDisk disk(played.files.path);
            QVERIFY(played.session->throwDice(played.game, played.first, played.line, 7));
        }
        QVERIFY(isDone && played.session->flush());
        QCOMPARE(played.session->campaign().name, std::string("Meanwhile"));
        QCOMPARE(played.session->history()->back().kind, std::string("rename"));
        QCOMPARE(textOf(*played.session), played.onDisk());
    }

    void whatChanceSaidAndTheDiskRefusedWasNever_data() { chances(); }
    void whatChanceSaidAndTheDiskRefusedWasNever()
    {
        QFETCH(const Chance, what);
        TwoGames played;
        played.reopen(Milliseconds(100));
        const std::string before = textOf(*played.session);
        bool isSeen = false;
        connect(played.session.get(), &CampaignSession::changed, this,
                [&] { isSeen = isSeen || textOf(*played.session) != before; });
        const QSignalSpy refused(played.session.get(), &CampaignSession::refused);
        {
            const LibraryHolder holder(played.files.path);
            const auto done = played.leaveToChance(what);
            QVERIFY(!done);
            QCOMPARE(done.error().code, ErrorCode::LibraryBusy);
        }
        QVERIFY(!isSeen);
        QCOMPARE(textOf(*played.session), before);
        QCOMPARE(played.onDisk(), before);
        QCOMPARE(refused.size(), 0); // it was answered
        QVERIFY(played.session->flush()); // and is not told again
        QVERIFY(played.leaveToChance(what));
    }

    void whatNoChanceHadAPartInIsShownAtOnce()
    {
        const TwoGames played;
        const QSignalSpy changed(played.session.get(), &CampaignSession::changed);
        const SlowDisk disk(played.files.path);
        QVERIFY(played.session->perform(rules::RenameCampaign{"At once"}));
        QCOMPARE(changed.size(), 1);
        QVERIFY(played.session->pending());
        QVERIFY(played.session->history()->back().line.pending);
        QCOMPARE(played.session->campaign().name, std::string("At once"));
        QVERIFY(played.session->flush());
        QVERIFY(!played.session->history()->back().line.pending);
    }

    /** Machines play on while the disk is slow and notes are written; whenever the match may be
        drawn all of it is on disk. */
    void aMatchIsDrawnAsItIsOnDisk()
    {
        constexpr int kEnough = 6;
        const GameLibrary home;
        const auto library = home.open();
        const auto session = *library->matches().open(*library->matches().begin(machines()));
        int drawn = 0, early = 0;
        connect(session.get(), &MatchSession::changed, this, [&] {
            ++drawn;
            const auto stored = home.open(OpenMode::ReadOnly)->matches().journal(session->uuid());
            early += stored && *stored == session->match().journal() ? 0 : 1;
        });
        {
            const SlowDisk disk(home.path);
            QTRY_VERIFY_WITH_TIMEOUT(drawn >= kEnough / 2, 10'000);
        }
        QVERIFY(session->notes().set(1, "a bookmark"));
        QTRY_VERIFY_WITH_TIMEOUT(drawn >= kEnough, 10'000);
        session->hold(true);
        QVERIFY(session->settle());
        QCOMPARE(early, 0);
    }

    /** A machine thinks several acts ahead of the disk; whoever looks meanwhile does not see them.
     */
    void aMatchIsNeverSeenAheadOfItsDisk()
    {
        constexpr int kEnough = 40;
        const GameLibrary home;
        const auto library = home.open();
        const auto session = *library->matches().open(*library->matches().begin(machines()));
        int looks = 0, early = 0, ahead = 0;
        connect(session.get(), &MatchSession::thinking, this, [&] {
            ++looks;
            const auto seen = home.open(OpenMode::ReadOnly);
            const auto stored = seen->matches().journal(session->uuid());
            const auto &shown = session->match().journal();
            early += stored && isKept(shown, *stored) ? 0 : 1;
            early += session->row() == *seen->matches().find(session->uuid()) ? 0 : 1;
            early += session->branches().record()->steps().back().entry >
                     static_cast<int>(stored->entries.size());
            ahead += session->pending() ? 1 : 0;
        });
        {
            const SlowDisk disk(home.path);
            QTRY_VERIFY_WITH_TIMEOUT(looks >= kEnough / 2, 10'000);
        }
        QTRY_VERIFY_WITH_TIMEOUT(looks >= kEnough, 10'000);
        session->hold(true);
        QVERIFY(session->settle());
        QVERIFY(ahead > 0); // there was something to see
        QCOMPARE(early, 0);
        QVERIFY(session->match().journal() ==
                home.open(OpenMode::ReadOnly)->matches().journal(session->uuid()));
    }

    /** What a person has done is seen at once, the dice that fell for it once they are on disk. */
    void diceOfAMatchAreSeenOnceTheyAreOnDisk()
    {
        constexpr int kMostActs = 60;
        const GameLibrary home;
        const auto library = home.open();
        const auto session = begin(*library, twoPeople());
        QVERIFY(session);
        int rolls = 0;
        for (int acts = 0; acts < kMostActs && rolls < 3; ++acts) {
            const rules::Journal before = session->match().journal();
            const rules::SeatId seat = session->match().awaited().decision.seat;
            const auto action = session->match().chooseAs(seat, "easy");
            QVERIFY(action);
            LibraryHolder disk(home.path);
            QVERIFY(session->submit(seat, *action));
            QCoreApplication::processEvents();
            const rules::Journal shown = session->match().journal();
            const MatchWaits waits = session->waits();
            const bool isRefused =
                !session->match().awaited().isChance() || !session->submit(seat, *action);
            disk.letGo();
            QVERIFY(isRefused);
            QCOMPARE(diceIn(shown), diceIn(before));
            QCOMPARE(shown.entries.size(), before.entries.size() + 1);
            QVERIFY(session->settle());
            const bool isRolled = diceIn(session->match().journal()) > diceIn(before);
            QCOMPARE(waits, isRolled ? MatchWaits::Nobody : MatchWaits::Person);
            rolls += isRolled ? 1 : 0;
        }
        QCOMPARE(rolls, 3);
    }
};

CORE_TEST(KeptFirstTest)

} // namespace tst_keptfirst

#include "tst_keptfirst.moc"
