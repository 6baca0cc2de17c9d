// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/called.h"
#include "model/library/store/check.h"
#include "model/text.h"
#include "tests/support/library/toylibrary.h"
#include "tests/support/testmain.h"

#include <QSignalSpy>

namespace tst_library {

using namespace escarmouche;
using namespace escarmouche::model;
using namespace escarmouche::rules;
using namespace escarmouche::tests;

class LibraryTest : public QObject
{
    Q_OBJECT

private slots:
    void keepsBandsWhenClosed()
    {
        const ToyLibrary toy;
        std::string uuid;
        std::string state;
        {
            const auto library = toy.open();
            QVERIFY(library);
            const auto session = toy.band(*library, "Été à l’Œuvre");
            QVERIFY(session);
            QVERIFY(session->perform(Recruit{"king", 1, {}}));
            QVERIFY(session->perform(Recruit{"pin", 3, {}}));
            uuid = session->uuid();
            state = session->state();
        }
        const auto library = toy.open(OpenMode::Existing);
        QVERIFY(library);
        const auto rows = library->bands().list();
        QCOMPARE(rows->size(), std::size_t{1});
        QCOMPARE(rows->front().name, std::string("Été à l’Œuvre"));
        QCOMPARE(rows->front().nameKey, std::string("ete a l'oeuvre"));
        QCOMPARE(rows->front().total, 35);
        QCOMPARE(rows->front().figures, 4);
        QCOMPARE(rows->front().warnings, 1);
        QCOMPARE((*library->bands().open(uuid))->state(), state);
    }

    void refusesAbsentLibrary()
    {
        const ToyLibrary toy;
        for (const OpenMode mode : {OpenMode::Existing, OpenMode::ReadOnly}) {
            const auto opened = Library::open(toy.path, toy.systems, mode);
            QVERIFY(!opened);
            QCOMPARE(opened.error().code, ErrorCode::LibraryNotFound);
        }
        QVERIFY(!QFileInfo::exists(toy.path));
    }

    void undoesAndRedoesAcrossClosing()
    {
        const ToyLibrary toy;
        std::vector<std::string> states;
        std::string uuid;
        {
            const auto library = toy.open();
            const auto session = toy.band(*library);
            uuid = session->uuid();
            for (int i = 0; i < 4; ++i) {
                states.push_back(session->state());
                QVERIFY(session->perform(Recruit{"pin", 1, {}}));
            }
            states.push_back(session->state());
        }
        for (int done = 4; done > 0; --done) { // each step in a run of its own
            const auto library = toy.open();
            const auto session = *library->bands().open(uuid);
            QVERIFY(session->canUndo());
            QVERIFY(session->undo());
            QCOMPARE(session->state(), states[static_cast<std::size_t>(done - 1)]);
        }
        for (int done = 1; done <= 4; ++done) {
            const auto library = toy.open();
            const auto session = *library->bands().open(uuid);
            QVERIFY(session->canRedo());
            QVERIFY(session->redo());
            QCOMPARE(session->state(), states[static_cast<std::size_t>(done)]);
        }
        const auto library = toy.open();
        const auto session = *library->bands().open(uuid);
        QVERIFY(!session->canRedo());
        QCOMPARE(session->redo().error().code, ErrorCode::NothingToRedo);
    }

    void neverUndoesTheFirstAct()
    {
        const ToyLibrary toy;
        const auto library = toy.open();
        const auto session = toy.band(*library);
        QVERIFY(!session->canUndo());
        QCOMPARE(session->undo().error().code, ErrorCode::NothingToUndo);
    }

    void newActEndsRedo()
    {
        const ToyLibrary toy;
        const auto library = toy.open();
        const auto session = toy.band(*library);
        QVERIFY(session->perform(rename("A")));
        QVERIFY(session->undo());
        QVERIFY(session->canRedo());
        QVERIFY(session->perform(rename("B")));
        QVERIFY(!session->canRedo());
        QVERIFY(session->undo());
        QCOMPARE(alleyOf(*session).name, std::string("Alley"));
    }

    void tellsHistoryWithWhatIsUndone()
    {
        const ToyLibrary toy;
        const auto library = toy.open();
        const auto person = library->people().add("Ada");
        QVERIFY(library->people().setCurrent(person->id));
        const auto session = toy.band(*library);
        QVERIFY(session->perform(Recruit{"king", 1, {}}));
        QVERIFY(session->perform(Recruit{"pin", 2, {}}));
        QVERIFY(session->undo());
        const auto lines = session->history();
        QCOMPARE(lines->size(), std::size_t{3});
        QCOMPARE(lines->at(0).sentence.key, std::string("set-up"));
        QCOMPARE(lines->at(1).sentence.key, std::string("recruited"));
        QVERIFY(!lines->at(1).retracted);
        QVERIFY(lines->at(2).retracted);
        QCOMPARE(lines->at(2).person, std::string("Ada"));
        QCOMPARE(session->undoLine()->sentence, lines->at(1).sentence);
        QCOMPARE(session->redoLine()->sentence, lines->at(2).sentence);
        QVERIFY(session->flush());
        const auto again = *library->bands().open(session->uuid());
        QCOMPARE(again->history()->at(2).sentence, lines->at(2).sentence);
    }

    void actIsShownAtOnceAndAcknowledgedWhenStored()
    {
        const ToyLibrary toy;
        const auto library = toy.open();
        const auto session = toy.band(*library);
        QSignalSpy acknowledged(session.get(), &BandSession::acknowledged);
        QVERIFY(session->perform(rename("B")));
        QCOMPARE(alleyOf(*session).name, std::string("B"));
        QVERIFY(session->pending());
        QVERIFY(session->history()->back().pending);
        QTRY_COMPARE(acknowledged.size(), 1);
        QVERIFY(!session->pending());
        QCOMPARE(library->bands().list()->front().name, std::string("B"));
    }

    void emptyActWritesNothing()
    {
        const ToyLibrary toy;
        const auto library = toy.open();
        const auto session = toy.band(*library);
        QVERIFY(session->perform(rename("Alley")));
        QVERIFY(!session->canUndo());
    }

    void worksOutAnewWhatOtherRulesMade()
    {
        ToyLibrary toy;
        toy.systems.front().edition = "1";
        const std::string uuid = ToyLibrary::createBand(*toy.open(), "One");
        const BandRow sound = *toy.open()->bands().find(uuid);
        {
            // As rules would have had it that counted otherwise; the second row is damaged.
            const std::string other = ToyLibrary::createBand(*toy.open(), "Two");
            const auto connection = *Connection::open(toy.path, Connection::Access::Write);
            QVERIFY(connection->run("UPDATE band SET total = 99, illegal = 7"));
            QVERIFY(connection->run("UPDATE band SET state = state || ' ' WHERE name = 'Two'"));
        }
        (void)toy.open(); // by the same rules: nothing to do
        QCOMPARE(toy.open(OpenMode::ReadOnly)->bands().find(uuid)->total, 99);
        toy.systems.front().edition = "2";
        QVERIFY(toy.open(OpenMode::ReadOnly)); // writes nothing
        QCOMPARE(toy.open(OpenMode::ReadOnly)->bands().find(uuid)->total, 99);
        const auto library = toy.open();
        QSignalSpy changed(library.get(), &Library::changed);
        QTRY_COMPARE(*library->bands().find(uuid), sound);
        QCOMPARE(library->bands().find("Two")->total, 99);
        QCOMPARE(library->bands().list()->size(), std::size_t{2});
        QTRY_VERIFY(changed.size() > 0); // the lists show it
        const auto report = checkLibrary(toy.path, toy.systems);
        QCOMPARE(report->faults.size(), std::size_t{1}); // the damage, still there to be found
    }

    void movedStreamIsRefusedAndOfferedAgain()
    {
        const ToyLibrary toy;
        const auto first = toy.open();
        const auto mine = toy.band(*first);
        const auto second = toy.open();
        const auto theirs = *second->bands().open(mine->uuid());
        QVERIFY(theirs->perform(Recruit{"pin", 1, {}}));
        QVERIFY(theirs->flush());

        std::vector<std::pair<Error, BandAct>> refusals;
        connect(mine.get(), &BandSession::refused, this,
                [&](const Error &error, const BandAct &act) {
                    refusals.push_back({error, act});
                });
        QVERIFY(mine->perform(rename("B")));
        QVERIFY(mine->perform(Recruit{"king", 1, {}}));
        const auto written = mine->flush();
        QVERIFY(!written);
        QCOMPARE(written.error().code, ErrorCode::StreamMoved);
        QCOMPARE(refusals.size(), std::size_t{2});
        QCOMPARE(refusals[0].second, rename("B"));
        QCOMPARE(refusals[1].first.code, ErrorCode::StreamMoved);
        QCOMPARE(mine->state(), theirs->state());

        for (const auto &[error, act] : refusals)
            QVERIFY(mine->perform(act));
        QVERIFY(mine->flush());
        QCOMPARE(alleyOf(*mine).skittles.size(), std::size_t{2});
    }

    void refusedUndoSaysSo()
    {
        const ToyLibrary toy;
        const auto first = toy.open();
        const auto mine = toy.band(*first);
        QVERIFY(mine->perform(rename("B")));
        QVERIFY(mine->flush());
        const auto second = toy.open();
        const auto theirs = *second->bands().open(mine->uuid());
        QVERIFY(theirs->perform(rename("C")));
        QVERIFY(theirs->flush());
        QSignalSpy refused(mine.get(), &BandSession::retractionRefused);
        QVERIFY(mine->undo());
        QVERIFY(!mine->flush());
        QCOMPARE(refused.size(), 1);
        QCOMPARE(alleyOf(*mine).name, std::string("C"));
    }

    void actsOfOthersAppearWithinTwoSeconds()
    {
        const ToyLibrary toy;
        const auto first = toy.open();
        const auto mine = toy.band(*first);
        const auto second = toy.open();
        const auto theirs = *second->bands().open(mine->uuid());
        QSignalSpy changed(first.get(), &Library::changed);
        QVERIFY(theirs->perform(rename("Theirs")));
        QTRY_COMPARE_WITH_TIMEOUT(alleyOf(*mine).name, std::string("Theirs"), 2000);
        QVERIFY(changed.size() > 0);
    }

    void removedBandComesBack()
    {
        const ToyLibrary toy;
        const auto library = toy.open();
        const std::string uuid = ToyLibrary::createBand(*library, "One");
        QVERIFY(library->bands().remove(uuid));
        QCOMPARE(library->bands().list()->size(), std::size_t{0});
        QCOMPARE(library->bands().removed()->size(), std::size_t{1});
        QVERIFY(library->bands().restore(uuid));
        QCOMPARE(library->bands().list()->front().name, std::string("One"));
        QVERIFY(!(*library->bands().open(uuid))->canRedo()); // a removal is no act on the band
    }

    void findsBandByFoldedNameOrNamesTheNearest()
    {
        const ToyLibrary toy;
        const auto library = toy.open();
        const std::string uuid = ToyLibrary::createBand(*library, "Les Échassiers");
        QCOMPARE(library->bands().find(uuid)->name, std::string("Les Échassiers"));
        QCOMPARE(library->bands().find("les echassiers")->uuid, uuid);
        const auto missed = library->bands().find("Les Échasiers");
        QCOMPARE(missed.error().code, ErrorCode::BandNotFound);
        QCOMPARE(missed.error().hint, std::string("Les Échassiers"));
    }

    void tellsBandsOfOneNameApartByTheStartOfTheirUuid()
    {
        const ToyLibrary toy;
        const auto library = toy.open();
        const std::string one = ToyLibrary::createBand(*library, "Les Échassiers");
        const std::string two = ToyLibrary::createBand(*library, "les échassiers");
        const auto several = library->bands().find("Les Échassiers");
        QCOMPARE(several.error().code, ErrorCode::BandAmbiguous);
        QCOMPARE(several.error().number, std::int64_t{2});
        QVERIFY(several.error().hint.find(one.substr(0, 8)) != std::string::npos);
        QVERIFY(several.error().hint.find(two.substr(0, 8)) != std::string::npos);
        QCOMPARE(library->bands().called("Les Échassiers")->size(), std::size_t{2});
        QCOMPARE(library->bands().find(one.substr(0, 8))->uuid, one);
        QCOMPARE(library->bands().find(toUtf8(toQString(two.substr(0, 13)).toUpper()))->uuid, two);
        QCOMPARE(library->bands().find(one.substr(0, 3)).error().code, ErrorCode::BandNotFound);
    }

    void givesAsMuchOfAUuidAsTellsBandsApart()
    {
        const auto band = [](const char *uuid) {
            model::BandRow row;
            row.uuid = uuid;
            return row;
        };
        QCOMPARE(model::startLength(std::vector<model::BandRow>()), std::size_t{8});
        QCOMPARE(model::startLength(std::vector{band("aaaa1111-0"), band("bbbb1111-0")}),
                 std::size_t{8});
        QCOMPARE(
            model::startLength(std::vector{band("aaaa1111-02"), band("b"), band("aaaa1111-01")}),
            std::size_t{11});
    }

    void writesNothingWhenReadOnly()
    {
        const ToyLibrary toy;
        const std::string uuid = ToyLibrary::createBand(*toy.open(), "One");
        const auto library = toy.open(OpenMode::ReadOnly);
        QVERIFY(library->readOnly());
        QCOMPARE(library->bands().list()->size(), std::size_t{1});
        const auto session = *library->bands().open(uuid);
        QCOMPARE(session->perform(rename("B")).error().code, ErrorCode::PermissionDenied);
        QCOMPARE(alleyOf(*session).name, std::string("One"));
        QCOMPARE(library->bands().remove(uuid).error().code, ErrorCode::PermissionDenied);
        QVERIFY(!QFileInfo::exists(toy.path + QStringLiteral(".lock")));
    }

    void remembersWhoWasLast()
    {
        const ToyLibrary toy;
        {
            const auto library = toy.open();
            QVERIFY(!library->people().current());
            const auto ada = library->people().add("Ada");
            const auto bob = library->people().add("Bob");
            QCOMPARE(library->people().add(" Ada ")->id, ada->id); // the name is the label
            QCOMPARE(library->people().add("  ").error().code, ErrorCode::TextTooShort);
            QVERIFY(library->people().setCurrent(bob->id));
            QCOMPARE(library->people().setCurrent("nobody").error().code, ErrorCode::EntryNotFound);
        }
        QCOMPARE(toy.open()->people().current()->name, std::string("Bob"));
    }

    void aPersonIsRememberedWithTheirFirstAct()
    {
        const ToyLibrary toy;
        {
            const auto library = toy.open();
            const auto session = toy.band(*library);
            QVERIFY(library->people().seat(" Zed "));
            QCOMPARE(library->people().seat("  ").error().code, ErrorCode::TextTooShort);
            QCOMPARE(library->people().current()->name, std::string("Zed"));
        }
        const auto isKnown = [](Library &library) {
            const auto people = library.people().list();
            return std::ranges::count(*people, std::string("Zed"), &Person::name) == 1;
        };
        const auto library = toy.open();
        QVERIFY(!isKnown(*library));
        QVERIFY(library->people().seat("Zed"));
        QVERIFY(library->bands().create("toy", rules::CreateBand{{{"name", "X"}}}));
        QVERIFY(isKnown(*library));
        QCOMPARE(toy.open()->people().current()->name, std::string("Zed"));
        // Somebody else brings the same name in between: the act is refused, and goes through then.
        const auto other = toy.open();
        QVERIFY(library->people().seat("Bo") && other->people().seat("Bo"));
        const rules::CreateBand act{{{"name", "Y"}}};
        QVERIFY(other->bands().create("toy", act));
        QCOMPARE(library->bands().create("toy", act).error().code, ErrorCode::StreamMoved);
        QVERIFY(library->people().seat("Bo"));
        QVERIFY(library->bands().create("toy", act));
    }

    void makesAllBandsOrNone()
    {
        const ToyLibrary toy;
        const auto library = toy.open();
        std::vector<std::string> stored;
        library->setWitness({[&](const std::string &act) { stored.push_back(act); }, {}});
        const NewBand one{"toy", rules::CreateBand{{{"name", "One"}}}};
        const NewBand unknown{"nosuch", one.act};
        QCOMPARE(library->bands().create({one, unknown}).error().code, ErrorCode::SystemNotFound);
        QCOMPARE(library->bands().list()->size(), std::size_t{0});
        QCOMPARE(stored.size(), std::size_t{0});
        const auto made = library->bands().create({one, one});
        QVERIFY(made && made->size() == 2);
        QCOMPARE(library->bands().list()->size(), std::size_t{2});
        QCOMPARE(stored.size(), std::size_t{2});
    }

    void noticesThatTheFileWasReplaced()
    {
        const ToyLibrary toy;
        const auto library = toy.open();
        const auto session = toy.band(*library);
        QVERIFY(QFile::rename(toy.path, toy.path + QStringLiteral(".away")));
        QVERIFY(session->perform(rename("B")));
        QCOMPARE(session->flush().error().code, ErrorCode::LibraryReplaced);
    }
};

CORE_TEST(LibraryTest)

} // namespace tst_library

#include "tst_library.moc"
