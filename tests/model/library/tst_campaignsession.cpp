// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/deepcheck.h"
#include "model/library/store/backup.h"
#include "model/library/store/check.h"
#include "model/library/store/ledgerfile.h"
#include "model/login.h"
#include "model/match/setup/quickmatch.h"
#include "rules/core/campaign/deciding/documents.h"
#include "tests/support/library/playedgame.h"
#include "tests/support/testmain.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QDir>
#include <QSignalSpy>
#include <QtTest/QtTest>

#include <algorithm>

namespace tst_campaignsession {

using namespace escarmouche;
using namespace escarmouche::model;
using namespace escarmouche::tests;
using rules::ErrorCode;

namespace {

std::string english(const rules::Phrase &sentence)
{
    return say(musgCampaigns().phrases(), sentence, rules::Language::English);
}

} // namespace

class CampaignSessionTest : public QObject
{
    Q_OBJECT

private slots:
    void aCampaignIsFoundAgainAsItWas()
    {
        CampaignLibrary files;
        std::string uuid, text;
        {
            const auto library = files.open();
            const auto session = CampaignLibrary::found(*library, "Été");
            join(*session, "Reds", smallBand());
            const auto blues = join(*session, "Blues", smallBand());
            schedule(*session, {session->campaign().bands.front().id, blues});
            QVERIFY(session->flush());
            uuid = session->uuid();
            text = textOf(*session);
        }
        const auto library = files.open(OpenMode::Existing);
        const auto rows = *library->campaigns().list();
        QCOMPARE(rows.size(), std::size_t{1});
        QCOMPARE(rows.front().name, std::string("Été"));
        QCOMPARE(rows.front().bands, 2);
        QCOMPARE(rows.front().planned, 1);
        QCOMPARE(library->campaigns().fixtures()->size(), std::size_t{1});
        QCOMPARE(library->campaigns().find("ete")->uuid, uuid);
        QCOMPARE(textOf(**library->campaigns().open(uuid)), text);
        const auto check = library->campaigns().check(uuid);
        QVERIFY(check && check->faults.empty());
        QCOMPARE(check->events, std::int64_t{5});
    }

    void anEndedCampaignAwaitsNoGame()
    {
        CampaignLibrary files;
        const auto library = files.open();
        const auto session = CampaignLibrary::found(*library);
        const auto reds = join(*session, "Reds", smallBand());
        schedule(*session, {reds, join(*session, "Blues", smallBand())});
        const auto gamesWhen = [&](rules::CampaignStatus status) {
            const bool done = session->perform(rules::SetStatus{status}) && session->flush();
            return done ? library->campaigns().fixtures()->size() : std::size_t{99};
        };
        QCOMPARE(gamesWhen(rules::CampaignStatus::Running), std::size_t{1});
        QCOMPARE(gamesWhen(rules::CampaignStatus::Ended), std::size_t{0});
        QCOMPARE(gamesWhen(rules::CampaignStatus::Running), std::size_t{1});
    }

    void undoAndRedoGoBackAndForth()
    {
        CampaignLibrary files;
        const auto library = files.open();
        const auto session = CampaignLibrary::found(*library);
        const std::string founded = textOf(*session);
        join(*session, "Reds", smallBand());
        const std::string joined = textOf(*session);
        QVERIFY(session->undo());
        QVERIFY(session->undo());
        QCOMPARE(textOf(*session), founded);
        QVERIFY(!session->canUndo());
        QVERIFY(session->redo());
        QVERIFY(session->redo());
        QCOMPARE(textOf(*session), joined);
        QVERIFY(session->flush());
        QVERIFY(library->campaigns().check(session->uuid())->faults.empty());
    }

    void thrownDiceAreOnDiskAndFoundAgain()
    {
        const PlayedGame played;
        const auto roll = played.session->throwDice(played.game, played.first, played.line, 7);
        QVERIFY(roll);
        QVERIFY(!played.session->pending());
        QVERIFY(!roll->typed);
        const auto other = played.files.open(OpenMode::ReadOnly);
        QCOMPARE((*other->campaigns().open(played.session->uuid()))->campaign().rolls.size(),
                 std::size_t{1});
        while (played.open().awaiting == rules::Awaiting::Dice)
            QVERIFY(played.session->throwDice(played.game, played.first, played.line));
        const auto rolls = played.session->campaign().rolls;
        const auto again = played.session->throwDice(played.game, played.first, played.line);
        QVERIFY(again);
        QCOMPARE(again->faces, rolls.back().faces);
        QCOMPARE(played.session->campaign().rolls.size(), rolls.size());
    }

    void aSettledLineUndoneLeavesItsDice()
    {
        const PlayedGame played;
        while (played.open().awaiting == rules::Awaiting::Dice)
            QVERIFY(played.session->throwDice(played.game, played.first, played.line));
        const auto rolls = played.session->campaign().rolls;
        const std::string before = textOf(*played.session);
        QVERIFY(played.settle());
        const std::string settled = textOf(*played.session);
        QVERIFY(played.session->undo());
        QCOMPARE(textOf(*played.session), before);
        QVERIFY(played.session->undo()); // not the roll: the report before it
        QVERIFY(!find(played.session->campaign(), played.game)->report);
        QCOMPARE(played.session->campaign().rolls, rolls);
        QVERIFY(played.session->redo());
        QVERIFY(played.session->redo());
        QCOMPARE(textOf(*played.session), settled);
        QCOMPARE(played.session->takeOut({played.uuidOf("roll")}).error().code,
                 ErrorCode::DiceStand);
    }

    void theEndOfAPostGameMakesABackup()
    {
        const PlayedGame played;
        QVERIFY(played.library->flush());
        const Backups backups(played.files.path, played.files.systems);
        QVERIFY(backups.list().empty());
        played.confirmAll(played.second);
        QVERIFY(played.session->perform(rules::ClosePostGame{played.game, played.second}));
        QVERIFY(played.library->flush());
        QVERIFY(backups.newestSound());
        // One that cannot be made is told of, and nothing is lost.
        QVERIFY(QDir(backups.folder()).removeRecursively());
        QFile blocked(backups.folder());
        QVERIFY(blocked.open(QIODevice::WriteOnly));
        QSignalSpy failed(played.library.get(), &Library::backupFailed);
        QVERIFY(played.session->undo());
        QVERIFY(played.session->redo());
        QVERIFY(played.session->undo());
        QVERIFY(played.session->perform(rules::ClosePostGame{played.game, played.second}));
        QVERIFY(played.session->flush());
        QVERIFY(!played.library->flush());
        QCoreApplication::processEvents();
        QCOMPARE(failed.size(), 1);
        QVERIFY(played.library->campaigns().check(played.session->uuid())->faults.empty());
    }

    void theBackupsOfYearsOfPostGamesStayFew()
    {
        constexpr std::size_t kMost = 10 + 14 + 12 * 10; // the newest, daily, monthly
        const PlayedGame played;
        QVERIFY(played.library->flush());
        Backups backups(played.files.path, played.files.systems);
        const auto now = QDateTime::currentDateTimeUtc();
        const auto first = backups.make(now.addYears(-10));
        QVERIFY(first);
        for (int day = 1; day < 365 * 10; day += 2) {
            const auto name = now.addYears(-10).addDays(day).toString(
                QStringLiteral("'/'yyyy-MM-dd'T'HH-mm-ss-zzz'Z.escarmouche'"));
            QVERIFY(QFile::link(first->path, backups.folder() + name));
        }
        played.confirmAll(played.second);
        QVERIFY(played.session->perform(rules::ClosePostGame{played.game, played.second}));
        QVERIFY(played.library->flush());
        QVERIFY(backups.list().size() <= kMost);
        const auto newest = backups.newestSound();
        QVERIFY(newest);
        QVERIFY(newest->at >= now.addSecs(-1));
    }

    void aMatchKnowsTheGameItIsPlayedFor()
    {
        const PlayedGame played;
        QVERIFY(played.session->flush());
        const auto quick = QuickMatch::of(played.files.systems, "musg", played.library.get());
        const auto setup = *quick->setup(quick->suggested());
        const GameOrigin origin{played.session->uuid(), played.game};
        const auto uuid = *played.library->matches().begin(setup, {}, origin);
        QCOMPARE(played.library->matches().find(uuid)->origin, origin);
        const auto path = played.files.path;
        QVERIFY(verdict(checkLibrary(path, played.files.systems)));
        QByteArray ledger;
        QVERIFY(exportLedger(path, [&](std::string_view line) {
            ledger.append(line.data(), qsizetype(line.size()));
            return rules::Result<void>();
        }));
        QBuffer buffer(&ledger);
        QVERIFY(buffer.open(QIODevice::ReadOnly));
        const QString copy = played.files.folder.filePath(QStringLiteral("copy"));
        QVERIFY(rebuildLibrary(buffer, copy, played.files.systems));
        const auto again = *Library::open(copy, played.files.systems, OpenMode::Existing);
        QCOMPARE(again->matches().find(uuid)->origin, origin);
        QCOMPARE(again->campaigns().list()->size(), std::size_t{1});
        QCOMPARE(checkLibrary(copy, played.files.systems)->stateHash,
                 checkLibrary(path, played.files.systems)->stateHash);
        const auto connection = *Connection::open(copy, Connection::Access::Write);
        QVERIFY(connection->run("UPDATE game SET fixture = fixture + 1"));
        QVERIFY(!verdict(checkLibrary(copy, played.files.systems)));
    }

    void historyTellsAndFilters()
    {
        const PlayedGame played;
        const auto lines = *played.session->history();
        QCOMPARE(lines.size(), std::size_t{6});
        const std::vector<std::string> kinds{"found", "add-player", "join",
                                             "join",  "schedule",   "report"};
        for (std::size_t i = 0; i < kinds.size(); ++i) {
            QCOMPARE(lines[i].kind, kinds[i]);
            QVERIFY(!lines[i].line.sentence.key.empty());
        }
        QCOMPARE(lines[2].bands, std::vector{played.first});
        QCOMPARE(lines[2].adjustment, std::string("a test"));
        QCOMPARE(lines[4].fixture, played.game);
        const std::vector both{played.first, played.second};
        QCOMPARE(lines[5].bands, both);
    }

    void aLongHistoryIsToldALittleAtATime()
    {
        CampaignLibrary files;
        std::string uuid;
        {
            const auto library = files.open();
            QCOMPARE(fillCampaign(*library, 3, 4), std::string());
            uuid = library->campaigns().list()->front().uuid;
        }
        const auto library = files.open(OpenMode::Existing);
        const auto session = *library->campaigns().open(uuid);
        const auto tell = [&](int times) {
            bool all = false;
            for (int time = 0; time < times && !all; ++time)
                all = *session->tellSome(std::chrono::milliseconds(0));
            return all;
        };
        QVERIFY(!tell(20));
        QVERIFY(session->perform(rules::AddPlayer{"Bob"})); // while it goes on
        QVERIFY(!tell(20));
        QVERIFY(session->undo()); // begins it again
        QVERIFY(tell(1000));
        QVERIFY(tell(1));
        QVERIFY(session->flush());
        const auto told = *session->history();
        const auto whole = *(*library->campaigns().open(uuid))->history();
        QCOMPARE(told.size(), whole.size());
        for (std::size_t i = 0; i < told.size(); ++i) {
            QVERIFY(told[i].line.sentence == whole[i].line.sentence);
            QCOMPARE(told[i].kind, whole[i].kind);
            QCOMPARE(told[i].members, whole[i].members);
        }
    }

    void gearIsFoundUnderWhoeverTookIt()
    {
        CampaignLibrary files;
        const auto library = files.open();
        SessionRoom room(CampaignLibrary::found(*library));
        const auto reds =
            room.join(BandBuilder("generic").campaign().chief().sousFifre(2).with("sword").band());
        const auto blues = room.join(smallBand());
        const auto game = room.schedule({reds, blues});
        const auto chief = room.member(reds, 0), fallen = room.member(reds, 1);
        auto report = room.blank(game);
        putOut(report, 1, room.member(blues, 0), 0, fallen);
        room.do_(rules::EnterReport{game, report, {}});
        const std::string line = CampaignRoom::key("recovery", fallen);
        room.roll(game, reds, line, {1});
        room.settle(game, reds, line);
        room.settle(game, reds, "gear/sword/0", std::to_string(chief.value));
        const auto concerns = [&](rules::MemberId member) {
            std::vector<std::string> sentences;
            const auto lines = *room.session().history();
            for (const auto &each : lines) {
                if (each.kind == "settle" && std::ranges::count(each.members, member) > 0)
                    sentences.push_back(english(each.line.sentence));
            }
            return sentences;
        };
        QCOMPARE(concerns(fallen).size(), std::size_t{1});
        QCOMPARE(concerns(chief).size(), std::size_t{1});
        QVERIFY2(concerns(chief).front().find("Sword") != std::string::npos,
                 concerns(chief).front().c_str());
    }

    void whoStaysKeepsHisNumberWhenAnEarlierActIsTakenOut()
    {
        const CampaignLibrary files;
        const auto library = files.open();
        auto session = CampaignLibrary::found(*library);
        const auto band = join(*session, "Reds", smallBand());
        const auto recruit = [&] {
            (void)session->perform(rules::ActOnBand{band, rules::Recruit{"sous-fifre", 1, {}}},
                                   "more");
            return session->history()->back().line.uuid;
        };
        const auto last = [&] {
            return find(session->campaign(), band)->band->figures().back().name.en;
        };
        const auto fourth = recruit();
        recruit();
        QCOMPARE(last(), std::string("Sous-fifre 6"));
        QVERIFY(session->foresee({fourth})->empty());
        QVERIFY(session->takeOut({fourth}));
        QCOMPARE(last(), std::string("Sous-fifre 6"));
        recruit();
        QCOMPARE(last(), std::string("Sous-fifre 7"));
        QVERIFY(session->flush());
        QVERIFY(verdict(checkLibrary(files.path, files.systems)));
        const auto uuid = session->uuid();
        session.reset();
        session = *library->campaigns().open(uuid);
        QCOMPARE(last(), std::string("Sous-fifre 7"));
    }

    /** Somebody may have written it on paper: it names nobody else, and who comes back finds it. */
    void theNumberOfAnUndoneRecruitIsNotGivenAgain()
    {
        const CampaignLibrary files;
        const auto library = files.open();
        auto session = CampaignLibrary::found(*library);
        const auto band = join(*session, "Reds", smallBand());
        const auto recruit = [&] {
            (void)session->perform(rules::ActOnBand{band, rules::Recruit{"sous-fifre", 1, {}}},
                                   "more");
            return session->history()->back().line.uuid;
        };
        const auto last = [&] {
            return find(session->campaign(), band)->band->figures().back().name.en;
        };
        const auto fourth = recruit();
        QCOMPARE(last(), std::string("Sous-fifre 5"));
        QVERIFY(session->undo());
        recruit();
        QCOMPARE(last(), std::string("Sous-fifre 6"));
        const auto told = session->history()->back().line.sentence;
        QVERIFY2(english(told).find("Sous-fifre 6") != std::string::npos, english(told).c_str());
        QVERIFY(session->undo());
        QVERIFY(session->redo());
        QCOMPARE(last(), std::string("Sous-fifre 6"));
        QVERIFY(session->undo());
        recruit();
        QCOMPARE(last(), std::string("Sous-fifre 7"));
        QVERIFY(session->flush());
        QVERIFY(verdict(checkLibrary(files.path, files.systems)));
        const auto deep = checkDeeply(*library, session->uuid());
        QVERIFY(deep && deep->differences.empty());
        QCOMPARE(deep->unchecked, 0);
    }

    /** As when the campaign of somebody else is all that the library has. */
    void whoIsNewIsNamedBeforeTheActIsStored()
    {
        const PlayedGame played;
        QVERIFY(played.session->flush());
        const auto text = played.library->campaigns().exportText(played.session->uuid());
        CampaignLibrary elsewhere;
        const auto library = elsewhere.open();
        const auto uuid = library->campaigns().importText(*text);
        QVERIFY(uuid && !library->people().current());
        const auto session = *library->campaigns().open(*uuid);
        QVERIFY(session->perform(rules::AddPlayer{"Heidi"}));
        QCOMPARE(session->history()->back().line.person, loginName());
        QCOMPARE(library->people().current()->name, loginName());
        QVERIFY(session->flush());
        QCOMPARE(session->history()->back().line.person, loginName());
    }

    void whoIsRecruitedIsFound()
    {
        CampaignLibrary files;
        const auto library = files.open();
        SessionRoom room(CampaignLibrary::found(*library));
        const auto reds = room.join(smallBand());
        room.do_(rules::ActOnBand{reds, rules::Recruit{"sous-fifre", 1, {}}});
        const auto last = room.session().history()->back();
        QCOMPARE(last.members, std::vector{room.band(reds).members.back().id});
    }

    void wordsOfTheChronicleAreChangedAndTheFormerStay()
    {
        CampaignLibrary files;
        const auto library = files.open();
        const auto session = CampaignLibrary::found(*library);
        QVERIFY(session->perform(rules::WriteChronicle{{}, {}, "Rain."}));
        const auto entry = session->campaign().chronicle.front().id;
        QVERIFY(session->perform(rules::WriteChronicle{entry, {}, "Sun."}));
        const auto lines = *session->history();
        QCOMPARE(english(lines[1].line.sentence), std::string("Chronicle: Rain."));
        QCOMPARE(english(lines[2].line.sentence), std::string("Chronicle, changed: Sun."));
        QCOMPARE(lines[1].entry, entry);
        QCOMPARE(lines[2].entry, entry);
        QVERIFY(session->undo());
        QCOMPARE(session->campaign().chronicle.front().text, std::string("Rain."));
        QVERIFY(session->redo());
        QCOMPARE(session->campaign().chronicle.front().text, std::string("Sun."));
        QVERIFY(session->flush());
        QVERIFY(library->campaigns().check(session->uuid())->faults.empty());
    }

    void showsAPastDate()
    {
        CampaignLibrary files;
        const auto library = files.open();
        const auto session = CampaignLibrary::found(*library);
        std::vector<std::string> past{textOf(*session)};
        const auto note = [&] { past.push_back(textOf(*session)); };
        QVERIFY(session->perform(rules::AddPlayer{"Zoé"}));
        note();
        QVERIFY(session->perform(rules::RenameCampaign{"Other"}));
        note();
        QVERIFY(session->undo());
        note();
        QVERIFY(session->perform(rules::AddPlayer{"Bob"}));
        note();
        for (const std::size_t seq : {5, 2, 3, 1, 4, 3}) {
            const auto then = session->asOf(static_cast<std::int64_t>(seq));
            QVERIFY(then);
            QCOMPARE(encode(*then), past[seq - 1]);
        }
    }

    void othersActsAppearAndAMovedStreamRefuses()
    {
        CampaignLibrary files;
        const auto library = files.open();
        const auto session = CampaignLibrary::found(*library);
        const auto other = files.open();
        const auto theirs = *other->campaigns().open(session->uuid());
        QSignalSpy changed(session.get(), &CampaignSession::changed);
        QVERIFY(theirs->perform(rules::AddPlayer{"Zoé"}));
        QVERIFY(theirs->flush());
        QVERIFY(changed.wait(2500));
        QCOMPARE(session->campaign().players.size(), std::size_t{1});

        QVERIFY(theirs->perform(rules::AddPlayer{"Bob"}));
        QVERIFY(theirs->flush());
        QSignalSpy refused(session.get(), &CampaignSession::refused);
        QVERIFY(session->perform(rules::AddPlayer{"Ada"}));
        QCOMPARE(session->flush().error().code, ErrorCode::StreamMoved);
        QCOMPARE(refused.size(), 1);
        QCOMPARE(session->campaign().players.size(), std::size_t{2});
        QVERIFY(session->perform(rules::AddPlayer{"Ada"}));
        QVERIFY(session->flush());
    }

    void isTakenOffTheListsAndPutBack()
    {
        CampaignLibrary files;
        const auto library = files.open();
        const auto session = CampaignLibrary::found(*library);
        QVERIFY(library->campaigns().remove(session->uuid()));
        QVERIFY(library->campaigns().list()->empty());
        QCOMPARE(library->campaigns().removed()->size(), std::size_t{1});
        QVERIFY(library->campaigns().restore(session->uuid()));
        QCOMPARE(library->campaigns().list()->size(), std::size_t{1});
        QVERIFY(library->campaigns().check(session->uuid())->faults.empty());
    }

    void isTakenToAnotherLibraryOnce()
    {
        const PlayedGame played;
        QVERIFY(played.session->flush());
        const auto text = played.library->campaigns().exportText(played.session->uuid());
        QVERIFY(text);
        CampaignLibrary elsewhere;
        const auto library = elsewhere.open();
        const auto uuid = library->campaigns().importText(*text);
        QVERIFY(uuid);
        QCOMPARE(textOf(**library->campaigns().open(*uuid)), textOf(*played.session));
        QCOMPARE(*library->campaigns().exportText(*uuid), *text);
        const auto again = library->campaigns().importText(*text);
        QVERIFY(!again);
        QCOMPARE(again.error().code, ErrorCode::CampaignExists);
        QCOMPARE(again.error().subject, std::string("The long war"));
    }

    void aChangedFileIsNotTakenIn()
    {
        const PlayedGame played;
        QVERIFY(played.session->flush());
        auto text = *played.library->campaigns().exportText(played.session->uuid());
        text.replace(text.find("Blues"), 5, "Roses");
        CampaignLibrary elsewhere;
        const auto library = elsewhere.open();
        QCOMPARE(library->campaigns().importText(text).error().code, ErrorCode::ChainBroken);
        QVERIFY(library->campaigns().list()->empty());
    }
};

CORE_TEST(CampaignSessionTest)

} // namespace tst_campaignsession

#include "tst_campaignsession.moc"
