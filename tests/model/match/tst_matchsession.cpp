// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/repository/gamerepository.h"
#include "model/match/session/matchdice.h"
#include "model/match/session/matchsession.h"
#include "tests/support/library/gamelibrary.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QSignalSpy>
#include <QtTest>

namespace tst_matchsession {

using namespace escarmouche;
using namespace escarmouche::model;
using namespace escarmouche::tests;
using rules::ErrorCode;
using rules::JournalAct;

namespace {

rules::MatchSetup people(int number = 0)
{
    return seeded(musgSetup(number, "person"), 7);
}

rules::MatchSetup againstMachine(const char *machine = "easy", bool practice = false)
{
    auto setup = seeded(musgSetup(0, "person"), 7, practice);
    setup.seats[1].player = machine;
    return setup;
}

rules::Journal stored(const GameLibrary &home, const std::string &uuid)
{
    return home.open(OpenMode::ReadOnly)->matches().journal(uuid).value();
}

ErrorCode codeOf(const rules::Result<void> &result)
{
    return result ? ErrorCode::FileNotFound : result.error().code;
}

/** A roll in which every die shows that face. */
std::vector<std::uint8_t> allShow(const MatchSession &session, std::uint8_t face)
{
    return std::vector<std::uint8_t>(session.match().awaited().roll.count, face);
}

/** Plays until dice are to be typed. */
bool playToDice(MatchSession &session)
{
    for (int at = 0; at < 500 && session.waits() == MatchWaits::Person; ++at) {
        if (!playOne(session) || !session.settle())
            return false;
    }
    return session.waits() == MatchWaits::Dice;
}

/** One decision, undone and done again where machines answered it without dice; whether they did.
 */
bool undoesAndRedoes(MatchSession &session)
{
    const auto before = session.match().view(rules::kNoSeat);
    const auto asked = session.match().awaited();
    const auto entries = session.match().journal().entries.size();
    if (play(session, 1) != 1 || !session.past().canUndo() ||
        session.match().journal().entries.size() < entries + 2)
        return false;
    const auto after = session.match().view(rules::kNoSeat);
    const bool back = session.undo() && session.settle() &&
                      session.match().view(rules::kNoSeat) == before &&
                      session.match().awaited() == asked;
    const bool forth =
        session.redo() && session.settle() && session.match().view(rules::kNoSeat) == after;
    if (!back || !forth)
        qFatal("another match");
    return true;
}

} // namespace

class MatchSessionTest : public QObject
{
    Q_OBJECT

private slots:
    void listsWhatHomeShows()
    {
        const GameLibrary home;
        const auto library = home.open();
        const auto session = begin(*library, againstMachine());
        QVERIFY(session);
        const auto rows = *library->matches().list();
        QCOMPARE(rows.size(), std::size_t{1});
        const GameRow &row = rows.front();
        QVERIFY(row == session->row());
        QCOMPARE(row.title.fr, std::string("Bataille rangée"));
        QCOMPARE(row.seats[0].player, std::string("person"));
        QCOMPARE(row.seats[1].player, std::string("easy"));
        QVERIFY(!row.seats[0].name.empty() && row.seats[0].name != row.seats[1].name);
        QVERIFY(!row.isOver && !row.seats[0].result);
        QCOMPARE(row.awaited, 0);
        QVERIFY(session->waits() == MatchWaits::Person);
        QCOMPARE(library->matches().find(row.uuid.substr(0, 8))->uuid, row.uuid);
        QCOMPARE(library->matches().find("00000000").error().code, ErrorCode::MatchNotFound);

        QVERIFY(library->matches().remove(row.uuid));
        QVERIFY(library->matches().list()->empty());
        QCOMPARE(library->matches().removed()->size(), std::size_t{1});
        QVERIFY(library->matches().restore(row.uuid));
        QCOMPARE(library->matches().list()->size(), std::size_t{1});
    }

    void whatIsToldIsOnDiskAndIsThereAgain()
    {
        const GameLibrary home;
        const auto library = home.open();
        auto session = begin(*library, people());
        const std::string uuid = session->uuid();
        int told = 0;
        connect(session.get(), &MatchSession::stepDone, session.get(), [&](const MatchStep &step) {
            const rules::Journal journal = stored(home, uuid);
            const auto seq = static_cast<std::size_t>(step.entry);
            QVERIFY(journal.entries.size() >= seq);
            std::size_t thrown = 0;
            for (const MatchBeat &beat : step.beats) {
                if (beat.thrown)
                    QVERIFY(journal.entries[seq - 1].answers[thrown++] == beat.thrown->answer);
            }
            ++told;
        });
        QCOMPARE(play(*session, 40), 40);
        QVERIFY(told >= 40);
        const rules::Journal live = session->match().journal();
        const auto view = session->match().view(rules::kNoSeat);
        QVERIFY(stored(home, uuid) == live);
        session.reset();
        const auto again = library->matches().open(uuid);
        QVERIFY(again && (*again)->settle());
        QVERIFY((*again)->match().journal() == live);
        QVERIFY((*again)->match().view(rules::kNoSeat) == view);
        QCOMPARE(play(**again, 5), 5);
    }

    void beatsShowTheMatchStepByStep()
    {
        const GameLibrary home;
        const auto library = home.open();
        const auto session = begin(*library, people());
        session->setViewer({0});
        std::vector<MatchStep> steps;
        connect(session.get(), &MatchSession::stepDone, session.get(),
                [&](const MatchStep &step) { steps.push_back(step); });
        QCOMPARE(play(*session, 30), 30);
        QCOMPARE(steps.size(), std::size_t{30});
        const auto record = session->branches().record();
        bool threw = false;
        for (std::size_t at = 0; at < steps.size(); ++at) {
            const std::size_t step = at + 1; // the first began the match
            QCOMPARE(record->steps()[step].entry, steps[at].entry);
            QVERIFY(record->view(step, {0}) == steps[at].beats.back().view);
            std::vector<rules::ToldEvent> told;
            std::vector<rules::Thrown> thrown;
            for (const MatchBeat &beat : steps[at].beats) {
                told.insert(told.end(), beat.told.begin(), beat.told.end());
                if (beat.thrown)
                    thrown.push_back(*beat.thrown);
            }
            QVERIFY(told == record->told(step, {0}));
            QVERIFY(thrown == record->thrown(step));
            threw = threw || !thrown.empty();
        }
        QVERIFY(threw);
    }

    void theSamePlaceThrowsTheSameDice()
    {
        const GameLibrary one;
        const GameLibrary two;
        const auto first = one.open();
        const auto second = two.open();
        const auto a = begin(*first, people());
        auto b = begin(*second, people());
        QCOMPARE(play(*a, 25), 25);
        const std::string uuid = b->uuid();
        for (int each = 0; each < 25; ++each) { // as if killed after each act
            QCOMPARE(play(*b, 1), 1);
            b = *second->matches().open(uuid);
        }
        QVERIFY(b->settle());
        QVERIFY(a->match().journal() == b->match().journal());

        rules::Roll roll;
        roll.count = 30;
        const auto request = rules::Request::of(roll);
        QVERIFY(throwDice(7, 3, 0, request) == throwDice(7, 3, 0, request));
        QVERIFY(throwDice(7, 3, 0, request) != throwDice(7, 3, 1, request));
        QVERIFY(throwDice(7, 3, 0, request) != throwDice(7, 4, 0, request));
        QVERIFY(throwDice(7, 3, 0, request) != throwDice(8, 3, 0, request));
    }

    void otherDiceForWhatIsDoneInsteadOfWhatWasTakenBack()
    {
        const GameLibrary home;
        const auto library = home.open();
        const auto session = begin(*library, people());
        while (!session->past().canTakeBack() || session->past().canUndo())
            QCOMPARE(play(*session, 1), 1);
        const auto &entries = session->match().journal().entries;
        const auto act = entries.back();
        QVERIFY(!act.answers.empty());
        QCOMPARE(codeOf(session->undo()), ErrorCode::UndoStopsHere);
        QVERIFY(session->takeBack());
        QCOMPARE(session->past().timesTakenBack(), 1);
        QVERIFY(session->past().canRedo());
        QVERIFY(session->redo()); // done again with the dice it had
        QVERIFY(session->settle());
        QVERIFY(entries.back().act == JournalAct::Redo && entries.back().answers.empty());
        QVERIFY(session->takeBack());
        QVERIFY(session->submit(act.actor, act.action)); // anew
        QVERIFY(session->settle());
        QVERIFY(entries.back().act == JournalAct::Action);
        QCOMPARE(session->past().timesTakenBack(), 2);
        const auto seq = static_cast<int>(entries.size());
        QVERIFY(!entries.back().answers.empty());
        rules::Roll roll;
        roll.count = 30;
        QVERIFY(throwDice(7, seq, 0, rules::Request::of(roll)) !=
                throwDice(7, act.seq, 0, rules::Request::of(roll)));
    }

    void typedDiceAreKeptOneByOne()
    {
        const GameLibrary home;
        const auto library = home.open();
        auto session = begin(*library, people(), {{0}, {1}});
        const std::string uuid = session->uuid();
        int across = 0; // rolls that another roll of the same entry followed
        for (int each = 0; each < 300 && across < 2; ++each) {
            if (session->waits() == MatchWaits::Person) {
                QCOMPARE(play(*session, 1), 1);
                continue;
            }
            QVERIFY(session->waits() == MatchWaits::Dice);
            QVERIFY(session->row().awaited >= 0);
            QCOMPARE(codeOf(playOne(*session)), ErrorCode::NotYourTurn);
            QCOMPARE(codeOf(session->typeDice({})), ErrorCode::DiceDoNotFit);
            auto wrong = allShow(*session, 3);
            wrong.front() = 0;
            QCOMPARE(codeOf(session->typeDice(wrong)), ErrorCode::DiceDoNotFit);
            const auto entries = session->match().journal().entries.size();
            QVERIFY(session->typeDice(allShow(*session, 6)));
            QVERIFY(session->settle());
            QVERIFY(stored(home, uuid) == session->match().journal());
            if (session->waits() == MatchWaits::Dice &&
                entries == session->match().journal().entries.size())
                ++across;
            session = *library->matches().open(uuid); // as if killed here
            QVERIFY(session->settle());
            QVERIFY(stored(home, uuid) == session->match().journal());
        }
        QCOMPARE(across, 2);
    }

    void aPlayerMayTypeWhileTheOtherLetsTheProgramThrow()
    {
        const GameLibrary home;
        const auto library = home.open();
        const auto session = begin(*library, people());
        QVERIFY(session->setTypesDice({0}, true));
        QVERIFY(library->matches().list()->front().seats[0].typesDice);
        QVERIFY(playToDice(*session));
        QCOMPARE(session->match().awaited().roll.owner.value, std::int8_t{0});
        QVERIFY(session->setTypesDice({0}, false)); // then the program throws after all
        QVERIFY(session->settle());
        QVERIFY(session->waits() == MatchWaits::Person);
    }

    void machinesActUpToTheNextQuestionToAPerson()
    {
        const GameLibrary home;
        const auto library = home.open();
        const auto session = begin(*library, againstMachine());
        QVERIFY(play(*session, 60) > 20);
        int ofMachine = 0;
        for (const auto &entry : session->match().journal().entries)
            ofMachine += entry.actor.value == 1 ? 1 : 0;
        QVERIFY(ofMachine > 5);
        QVERIFY(stored(home, session->uuid()) == session->match().journal());
        QCOMPARE(codeOf(session->submit({1}, "{}")), ErrorCode::NotYourTurn);
    }

    void machinesPlayAMatchToItsEnd()
    {
        const GameLibrary home;
        const auto library = home.open();
        auto setup = seeded(musgSetup(0, "easy"), 11);
        const auto session = begin(*library, setup);
        QVERIFY(session && session->waits() == MatchWaits::Nobody);
        const GameRow row = library->matches().list()->front();
        QVERIFY(row.isOver && row.seats[0].result && row.seats[1].result);
        QCOMPARE(row.awaited, -1);
        const auto report = library->matches().report(row.uuid);
        QVERIFY(report && *report == session->match().report());
        QCOMPARE(codeOf(session->concede({0})), ErrorCode::MatchOver);
        // The same again when it is broken off anywhere.
        const auto uuid = *library->matches().begin(setup);
        for (int at = 0; at < 5; ++at) {
            const auto part = *library->matches().open(uuid);
            QTest::qWait(60);
        }
        const auto rest = *library->matches().open(uuid);
        QVERIFY(rest->settle());
        QVERIFY(rest->match().journal() == session->match().journal());
    }

    void pacedMachinesActOnceAtATime()
    {
        const GameLibrary home;
        const auto library = home.open();
        const auto uuid = *library->matches().begin(seeded(musgSetup(0, "easy"), 3));
        const auto session = *library->matches().open(uuid);
        session->setPaced(true);
        QVERIFY(session->settle());
        auto before = session->match().journal().entries.size();
        QTest::qWait(50);
        QCOMPARE(session->match().journal().entries.size(), before);
        for (int act = 0; act < 5; ++act) {
            session->goAhead();
            QVERIFY(session->settle());
            QCOMPARE(session->match().journal().entries.size(), before + 1);
            ++before;
        }
        session->setPaced(false);
        QVERIFY(session->settle());
        QVERIFY(session->row().isOver);
    }

    void showsTheMatchBeforeAnEntry()
    {
        const GameLibrary home;
        const auto library = home.open();
        const auto session = begin(*library, seeded(musgSetup(0, "easy"), 3));
        const auto &entries = session->match().journal().entries;
        for (const int entry : {2, 5, 20}) {
            const auto match = session->branches().before(entry);
            QVERIFY(match);
            QCOMPARE((*match)->journal().entries.size(), static_cast<std::size_t>(entry - 1));
            const auto &next = entries[static_cast<std::size_t>(entry - 1)];
            QVERIFY((*match)->plan(next.actor, next.action));
        }
        QCOMPARE(session->branches().before(1).error().code, ErrorCode::EntryNotFound);
        QCOMPARE(session->branches().before(99'999).error().code, ErrorCode::EntryNotFound);
    }

    void holdsMachinesWhenAsked()
    {
        const GameLibrary home;
        const auto library = home.open();
        const auto uuid = *library->matches().begin(seeded(musgSetup(0, "easy"), 3));
        const auto session = *library->matches().open(uuid);
        session->hold(true);
        QVERIFY(session->settle());
        const auto before = session->match().journal().entries.size();
        QVERIFY(session->waits() == MatchWaits::Machine);
        QTest::qWait(80);
        QCOMPARE(session->match().journal().entries.size(), before);
        session->hold(false);
        QVERIFY(session->settle());
        QVERIFY(session->match().journal().entries.size() > before + 10);
    }

    void undoGoesBackOverWhatMachinesDid()
    {
        const GameLibrary home;
        const auto library = home.open();
        int undone = 0;
        for (std::uint64_t seed = 1; undone == 0 && seed < 30; ++seed) {
            auto setup = seeded(toySetup("ambush", "person"), seed); // whose watchers may hold fire
            setup.seats[1].player = "random";
            const auto session = begin(*library, setup);
            while (session->waits() == MatchWaits::Person)
                undone += undoesAndRedoes(*session) ? 1 : 0;
        }
        QVERIFY(undone > 0);
        const auto session = begin(*library, againstMachine());
        do {
            QCOMPARE(play(*session, 1), 1);
        } while (session->past().canUndo());
        QCOMPARE(codeOf(session->undo()), ErrorCode::UndoStopsHere);
        QCOMPARE(codeOf(session->takeBack()), ErrorCode::TakeBackNotAgreed);
        QCOMPARE(codeOf(session->agreeDraw()), ErrorCode::TakeBackNotAgreed);
        QVERIFY(!session->past().canTakeBack());
        const auto practice = begin(*library, againstMachine("easy", true));
        do {
            QCOMPARE(play(*practice, 1), 1);
        } while (practice->past().canUndo());
        QVERIFY(practice->takeBack());
        QVERIFY(practice->settle());
        QVERIFY(practice->waits() == MatchWaits::Person);
        QCOMPARE(practice->past().timesTakenBack(), 1);
    }

    void nothingIsUndoneBeforeTheFirstAct()
    {
        const GameLibrary home;
        const auto library = home.open();
        const auto session = begin(*library, people());
        QVERIFY(!session->past().canUndo() && !session->past().canRedo() &&
                !session->past().canTakeBack());
        QCOMPARE(codeOf(session->undo()), ErrorCode::NothingToUndo);
        QCOMPARE(codeOf(session->redo()), ErrorCode::NothingToRedo);
    }

    void endsByConcessionAndByAgreement()
    {
        const GameLibrary home;
        const auto library = home.open();
        const auto session = begin(*library, people());
        QVERIFY(session->concede({1}));
        QVERIFY(session->settle());
        auto row = library->matches().list()->front();
        QVERIFY(row.isOver);
        QVERIFY(row.seats[0].result == rules::SeatResult::Win);
        QVERIFY((*library->matches().report(row.uuid))->seats[1].conceded);
        QVERIFY(session->undo()); // thought better of
        QVERIFY(session->settle());
        row = library->matches().list()->front();
        QVERIFY(!row.isOver && !row.seats[0].result);
        QVERIFY(!*library->matches().report(row.uuid));
        QVERIFY(session->agreeDraw());
        QVERIFY(session->settle());
        QVERIFY(library->matches().list()->front().seats[0].result == rules::SeatResult::Draw);
    }

    void aSeatIsHandedToAMachineAndBack()
    {
        const GameLibrary home;
        const auto library = home.open();
        auto session = begin(*library, people());
        QCOMPARE(play(*session, 4), 4);
        QCOMPARE(codeOf(session->handSeat({0}, "nobody")), ErrorCode::WrongChoice);
        QVERIFY(session->handSeat({0}, "easy"));
        QVERIFY(session->handSeat({1}, "easy"));
        session = *library->matches().open(session->uuid());
        QVERIFY(session->waits() == MatchWaits::Machine);
        session->hold(true);
        const auto played = session->match().journal().entries.size();
        QVERIFY(session->handSeat({0}, "person"));
        QVERIFY(session->handSeat({1}, "person"));
        session->hold(false);
        QVERIFY(session->settle());
        QVERIFY(session->waits() == MatchWaits::Person);
        QVERIFY(session->match().journal().entries.size() >= played);
        QCOMPARE(session->setup().seats[0].player, std::string("person"));
        QVERIFY(session->match().journal() == stored(home, session->uuid()));
        QVERIFY(library->matches().record(session->uuid())); // replays without knowing of it
        QVERIFY(session->past().canTakeBack());
        QVERIFY(session->handSeat({1}, "random"));
        QVERIFY(session->settle());
        QVERIFY(!session->past().canTakeBack());
    }

    void anotherWindowThatPlayedOnIsNotOverwritten()
    {
        const GameLibrary home;
        const auto library = home.open();
        const auto other = home.open();
        const auto mine = begin(*library, people());
        const auto theirs = *other->matches().open(mine->uuid());
        QVERIFY(theirs->settle());
        QCOMPARE(play(*theirs, 3), 3);
        QSignalSpy refused(mine.get(), &MatchSession::refused);
        QVERIFY(mine->concede({1}));
        QCOMPARE(codeOf(mine->settle()), ErrorCode::StreamMoved);
        QCOMPARE(refused.size(), 1);
        QVERIFY(mine->match().journal() == theirs->match().journal());
        QCOMPARE(play(*mine, 2), 2);
        QTRY_VERIFY_WITH_TIMEOUT(theirs->match().journal() == mine->match().journal(), 3000);
        QVERIFY(theirs->notes().set(2, "seen"));
        QTRY_VERIFY_WITH_TIMEOUT(mine->notes().list().contains(2), 3000);
    }

    void aWriteThatFailsLeavesWhatIsStored()
    {
        const GameLibrary home;
        const auto library = home.open();
        const auto session = begin(*library, people());
        QCOMPARE(play(*session, 3), 3);
        const auto before = session->match().journal();
        QSignalSpy refused(session.get(), &MatchSession::refused);
        QSignalSpy told(session.get(), &MatchSession::stepDone);
        const auto aside = home.path + QStringLiteral("-aside");
        QVERIFY(QFile::rename(home.path, aside));
        QVERIFY(playOne(*session));
        QCOMPARE(codeOf(session->settle()), ErrorCode::LibraryReplaced);
        QCOMPARE(refused.size(), 1);
        QCOMPARE(told.size(), 0);
        QVERIFY(session->match().journal() == before);
        QVERIFY(QFile::rename(aside, home.path));
        QCOMPARE(play(*session, 3), 3);
        QCOMPARE(told.size(), 3);
    }

    void notesStandBesideTheirEntries()
    {
        const GameLibrary home;
        const auto library = home.open();
        const auto session = begin(*library, people());
        QCOMPARE(play(*session, 3), 3);
        QVERIFY(session->notes().set(2, "Good <shot>"));
        QVERIFY(session->notes().set(3, ""));
        QVERIFY(session->notes().set(2, "Better"));
        QCOMPARE(codeOf(session->notes().set(99, "x")), ErrorCode::EntryNotFound);
        QCOMPARE(codeOf(session->notes().set(0, "x")), ErrorCode::EntryNotFound);
        const std::map<int, std::string> both{{2, "Better"}, {3, ""}};
        QVERIFY(session->notes().list() == both);
        QVERIFY(*library->matches().notes(session->uuid()) == both);
        QVERIFY(session->notes().remove(2));
        QVERIFY(*library->matches().notes(session->uuid()) ==
                (std::map<int, std::string>{{3, ""}}));
        QCOMPARE(play(*session, 1), 1);
        QVERIFY((*library->matches().open(session->uuid()))->notes().list() ==
                session->notes().list());
    }

    void playsTheSameAgainAndOnFromAnywhere()
    {
        const GameLibrary home;
        const auto library = home.open();
        const auto session = begin(*library, people());
        QCOMPARE(play(*session, 20), 20);
        const auto again = *library->matches().open(*session->branches().rematch());
        QVERIFY(again->settle());
        QVERIFY(again->setup().seats == session->setup().seats);
        QVERIFY(again->setup().seed != session->setup().seed);
        const auto played = *library->matches().open(*session->branches().rematch({"easy"}));
        QCOMPARE(played->row().seats[0].player, std::string("easy"));
        QCOMPARE(played->row().seats[1], session->row().seats[1]);
        QCOMPARE(library->matches().list()->size(), std::size_t{3});
        QVERIFY(library->matches().remove(played->uuid()));
        QCOMPARE(library->matches().list()->size(), std::size_t{2});

        const auto record = session->branches().record();
        const std::size_t step = 12;
        const auto on =
            *library->matches().open(*session->branches().playOnFrom(record->steps()[step].entry));
        QVERIFY(on->settle());
        QVERIFY(on->match().view(rules::kNoSeat) == record->view(step, rules::kNoSeat));
        QVERIFY(again->row().title == session->row().title);
        QVERIFY2(on->row().title.en.find(", played on: ") != std::string::npos,
                 on->row().title.en.c_str());
        QCOMPARE(play(*on, 5), 5);
        QCOMPARE(session->match().journal().entries.size(), std::size_t{21});
        QCOMPARE(session->branches().playOnFrom(999).error().code, ErrorCode::EntryNotFound);
    }

    void aReadOnlyLibraryShowsAndPlaysNothing()
    {
        const GameLibrary home;
        std::string uuid;
        {
            const auto library = home.open();
            uuid = *library->matches().begin(people());
        }
        const auto library = home.open(OpenMode::ReadOnly);
        const auto session = *library->matches().open(uuid);
        QVERIFY(session->settle());
        QCOMPARE(codeOf(session->concede({0})), ErrorCode::PermissionDenied);
        QCOMPARE(library->matches().begin(people()).error().code, ErrorCode::PermissionDenied);
    }

    void othersSystemsPlayAsWell()
    {
        const GameLibrary home;
        const auto library = home.open();
        for (const char *system : {"ambush", "crypt"}) {
            const auto session = begin(*library, seeded(toySetup(system, "person"), 5));
            QVERIFY(session);
            QVERIFY(play(*session, 400) < 400);
            QVERIFY(session->row().isOver);
            QVERIFY(stored(home, session->uuid()) == session->match().journal());
        }
    }
};

CORE_TEST(MatchSessionTest)

} // namespace tst_matchsession

#include "tst_matchsession.moc"
