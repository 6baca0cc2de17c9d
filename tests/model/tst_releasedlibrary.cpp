// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/backup.h"
#include "model/library/check.h"
#include "model/library/library.h"
#include "model/resources.h"

#include <QFile>
#include <QTemporaryDir>

#include <algorithm>

using namespace escarmouche;
using namespace escarmouche::model;

/** Libraries as each schema wrote them, kept for ever: tests/golden/library-N.escarmouche. They
    hold every kind of event and are never made anew. */
class ReleasedLibraryTest : public QObject
{
    Q_OBJECT

private slots:
    void staysReadable_data()
    {
        QTest::addColumn<QString>("file");
        QTest::newRow("1") << QStringLiteral("library-1.escarmouche");
        QTest::newRow("2") << QStringLiteral("library-2.escarmouche");
        QTest::newRow("3") << QStringLiteral("library-3.escarmouche");
        QTest::newRow("4") << QStringLiteral("library-4.escarmouche");
    }

    void isReadWhereItMayNotBeBroughtUp()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("older"));
        QVERIFY(
            QFile::copy(QStringLiteral(SOURCE_DIR "/tests/golden/library-1.escarmouche"), path));
        const auto systems = loadSystems();
        const auto library = Library::open(path, *systems, OpenMode::ReadOnly);
        QVERIFY(library);
        QCOMPARE((*library)->bands()->front().name, std::string("Seconde"));
        QVERIFY((*library)->openBand((*library)->bands()->front().uuid));
        const auto connection = Connection::open(path, Connection::Access::Read);
        QCOMPARE(*(*connection)->integer("PRAGMA user_version"), std::int64_t{1});
    }

    void staysReadable()
    {
        QFETCH(const QString, file);
        const QTemporaryDir folder;
        const QString path = folder.filePath(file);
        QVERIFY(QFile::copy(QStringLiteral(SOURCE_DIR "/tests/golden/") + file, path));
        const auto systems = loadSystems();
        QVERIFY(systems);
        QVERIFY(verdict(checkLibrary(path, *systems))); // chains, heads, states, folds

        const auto library = Library::open(path, *systems, OpenMode::Existing);
        QVERIFY(library);
        if (file != QStringLiteral("library-4.escarmouche")) { // of before it was brought up
            const auto backup = Backups(path, *systems).newestSound();
            QVERIFY(backup);
            QVERIFY(Backups(path + u'x', *systems).restore(backup->path));
        }
        QCOMPARE((*library)->people()->size(), std::size_t{2});
        QCOMPARE((*library)->currentPerson()->name, std::string("Bob"));
        QCOMPARE((*library)->removedBands()->size(), std::size_t{1});
        const auto bands = *(*library)->bands();
        QCOMPARE(bands.size(), std::size_t{1});
        QCOMPARE(bands.front().name, std::string("Seconde"));

        const auto session = *(*library)->openBand(bands.front().uuid);
        const auto lines = *session->history();
        QCOMPARE(lines.size(), std::size_t{5});
        QVERIFY(lines[1].retracted); // "Première"
        QVERIFY(lines[4].tookOut()); // which undo could not have done then
        QVERIFY(lines[4].moved.front().sentence == lines[1].sentence);
        QCOMPARE(lines[3].person, std::string("Ada"));
        QVERIFY(std::ranges::none_of(lines.begin(), lines.end() - 1, [](const HistoryLine &line) {
            return line.sentence.key.empty();
        }));
        QVERIFY(!session->canRedo());
        QVERIFY(session->undo());
        QVERIFY(!session->history()->at(1).retracted);
        QVERIFY(session->redo());
        QVERIFY(session->undoTo(1));
        QVERIFY(session->flush());
        QCOMPARE((*library)->bands()->front().name, std::string("Albion"));
    }

    void keepsItsCampaigns()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("campaigns"));
        QVERIFY(
            QFile::copy(QStringLiteral(SOURCE_DIR "/tests/golden/library-4.escarmouche"), path));
        const auto systems = loadSystems();
        const auto library = *Library::open(path, *systems, OpenMode::ReadOnly);
        QCOMPARE(library->removedCampaigns()->front().name, std::string("Seconde campagne"));
        const auto rows = *library->campaigns();
        QCOMPARE(rows.size(), std::size_t{1});
        QCOMPARE(rows.front().name, std::string("Première campagne"));
        const auto session = *library->openCampaign(rows.front().uuid);
        QCOMPARE(session->campaign().fixtures.size(), std::size_t{2});
        const auto lines = *session->history();
        QVERIFY(std::ranges::any_of(lines, [](const CampaignLine &line) {
            return line.line.takenBack.reason == "mal lu";
        }));
        // Stored before a retraction said how it came about: one with a reason was a take-out.
        QVERIFY(std::ranges::any_of(lines, [](const CampaignLine &line) {
            return line.kind == kTakeOut && line.line.reason == "mal lu";
        }));
        QVERIFY(std::ranges::none_of(lines, [](const CampaignLine &line) {
            return line.kind.empty() || (line.line.moved.empty() && line.line.sentence.key.empty());
        }));
    }

    /** Its acts tell no numbers of figures, and its states were stored without them. */
    void numbersTheFiguresOfItsCampaigns()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("numbers"));
        QVERIFY(
            QFile::copy(QStringLiteral(SOURCE_DIR "/tests/golden/library-4.escarmouche"), path));
        const auto systems = loadSystems();
        const auto namesIn = [](const CampaignSession &session) {
            QStringList names;
            for (const auto &figure : session.campaign().bands.front().band->figures())
                names << QString::fromStdString(figure.name.en);
            return names;
        };
        QStringList before;
        std::string uuid;
        {
            const auto library = *Library::open(path, *systems, OpenMode::ReadOnly);
            uuid = library->campaigns()->front().uuid;
            before = namesIn(**library->openCampaign(uuid));
            QVERIFY2(before.contains(QStringLiteral("Sous-fifre 2")),
                     qPrintable(before.join(u',')));
        }
        {
            const auto library = *Library::open(path, *systems, OpenMode::Existing);
            const auto session = *library->openCampaign(uuid);
            QCOMPARE(namesIn(*session), before);
            const auto band = session->campaign().bands.front().id;
            QVERIFY(session->perform(rules::ActOnBand{band, rules::Recruit{"sous-fifre", 1, {}}},
                                     "more"));
            QVERIFY(session->flush());
        }
        QVERIFY(verdict(checkLibrary(path, *systems)));
        const auto library = *Library::open(path, *systems, OpenMode::ReadOnly);
        auto now = namesIn(**library->openCampaign(uuid));
        QCOMPARE(now.size(), before.size() + 1);
        now.removeLast();
        QCOMPARE(now, before);
        QVERIFY(library->checkCampaign(uuid)->faults.empty());
    }

    void keepsItsMatches()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("matches"));
        QVERIFY(
            QFile::copy(QStringLiteral(SOURCE_DIR "/tests/golden/library-3.escarmouche"), path));
        const auto systems = loadSystems();
        const auto library = *Library::open(path, *systems, OpenMode::ReadOnly);
        const auto rows = *library->matches();
        QCOMPARE(rows.size(), std::size_t{2});
        QCOMPARE(library->removedMatches()->size(), std::size_t{1});
        for (const GameRow &row : rows) { // of whatever revision: they can be looked at
            const auto record = library->matchRecord(row.uuid);
            QVERIFY(record);
            QCOMPARE((*record)->steps().back().turn, row.turn);
            QCOMPARE(library->matchReport(row.uuid)->has_value(), row.isOver);
        }
        const auto &open = rows[0].isOver ? rows[1] : rows[0];
        QVERIFY(open.seats[0].typesDice && !open.seats[1].typesDice);
        const std::map<int, std::string> notes{{3, "Bien commencé"}, {4, ""}};
        QVERIFY(*library->matchNotes(open.uuid) == notes);
    }
};

QTEST_GUILESS_MAIN(ReleasedLibraryTest)
#include "tst_releasedlibrary.moc"
