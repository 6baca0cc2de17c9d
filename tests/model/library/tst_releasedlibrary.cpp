// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/drafts/drafts.h"
#include "model/library/library.h"
#include "model/library/store/backup.h"
#include "model/library/store/check.h"
#include "model/resources.h"
#include "rules/core/campaign/deciding/documents.h"
#include "rules/core/campaign/past/records.h"
#include "rules/core/journal/record.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QTemporaryDir>

#include <algorithm>
#include <map>

namespace tst_releasedlibrary {

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
        QCOMPARE((*library)->bands().list()->front().name, std::string("Seconde"));
        QVERIFY((*library)->bands().open((*library)->bands().list()->front().uuid));
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
        const auto backup = Backups(path, *systems).newestSound(); // of before it was brought up
        QVERIFY(backup);
        QVERIFY(Backups(path + u'x', *systems).restore(backup->path));
        QCOMPARE((*library)->people().list()->size(), std::size_t{2});
        QCOMPARE((*library)->people().current()->name, std::string("Bob"));
        QCOMPARE((*library)->bands().removed()->size(), std::size_t{1});
        const auto bands = *(*library)->bands().list();
        QCOMPARE(bands.size(), std::size_t{1});
        QCOMPARE(bands.front().name, std::string("Seconde"));

        const auto session = *(*library)->bands().open(bands.front().uuid);
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
        QCOMPARE((*library)->bands().list()->front().name, std::string("Albion"));
    }

    void keepsItsCampaigns()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("campaigns"));
        QVERIFY(
            QFile::copy(QStringLiteral(SOURCE_DIR "/tests/golden/library-4.escarmouche"), path));
        const auto systems = loadSystems();
        const auto library = *Library::open(path, *systems, OpenMode::ReadOnly);
        QCOMPARE(library->campaigns().removed()->front().name, std::string("Seconde campagne"));
        const auto rows = *library->campaigns().list();
        QCOMPARE(rows.size(), std::size_t{1});
        QCOMPARE(rows.front().name, std::string("Première campagne"));
        const auto session = *library->campaigns().open(rows.front().uuid);
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

    /** Of the same schema, with acts that tell the numbers of figures and the edition of the rules:
        library-4-acts-2. */
    void keepsActsOfVersionTwo()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("acts"));
        QVERIFY(QFile::copy(QStringLiteral(SOURCE_DIR "/tests/golden/library-4-acts-2.escarmouche"),
                            path));
        const auto systems = loadSystems();
        QVERIFY(verdict(checkLibrary(path, *systems)));
        const auto library = *Library::open(path, *systems, OpenMode::ReadOnly);
        QCOMPARE(library->people().current()->name, std::string("Bob"));
        QCOMPARE(library->bands().removed()->front().name, std::string("Partie"));
        QCOMPARE(library->campaigns().removed()->front().name, std::string("Seconde campagne"));
        QCOMPARE(library->bands().list()->front().name, std::string("Albion"));
        const auto band = *library->bands().open(library->bands().list()->front().uuid);
        const auto acts = *band->history();
        QCOMPARE(acts.size(), std::size_t{2}); // the second undone and done again
        QVERIFY(!acts[1].retracted);
        const auto session = *library->campaigns().open(library->campaigns().list()->front().uuid);
        QCOMPARE(session->campaign().fixtures.size(), std::size_t{3});
        const auto lines = *session->history();
        QVERIFY(std::ranges::any_of(lines, [](const CampaignLine &line) {
            return line.kind == kTakeOut && line.line.reason == "mal lu";
        }));
        QVERIFY(std::ranges::none_of(lines, [](const CampaignLine &line) {
            return line.kind.empty() || (line.line.moved.empty() && line.line.sentence.key.empty());
        }));
    }

    void numbersTheFiguresOfItsCampaigns_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("called");
        // Its acts tell no numbers of figures, and its states were stored without them.
        QTest::newRow("acts 1") << QStringLiteral("library-4.escarmouche")
                                << QStringLiteral("Sous-fifre 1, Sous-fifre 2, Chief 3, Figurant "
                                                  "1, Figurant 2, Sous-fifre 7, Sous-fifre 8");
        QTest::newRow("acts 2")
            << QStringLiteral("library-4-acts-2.escarmouche")
            << QStringLiteral(
                   "Chief 2, Sous-fifre 1, Sous-fifre 2, Sous-fifre 3, Figurant 1, Figurant 2, "
                   "Sous-fifre 5, Sous-fifre 6, Sous-fifre 7, Sous-fifre 8, Sous-fifre 9");
    }

    void numbersTheFiguresOfItsCampaigns()
    {
        QFETCH(const QString, file);
        QFETCH(const QString, called);
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("numbers"));
        QVERIFY(QFile::copy(QStringLiteral(SOURCE_DIR "/tests/golden/") + file, path));
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
            uuid = library->campaigns().list()->front().uuid;
            before = namesIn(**library->campaigns().open(uuid));
            QCOMPARE(before.join(QStringLiteral(", ")), called);
        }
        {
            const auto library = *Library::open(path, *systems, OpenMode::Existing);
            const auto session = *library->campaigns().open(uuid);
            QCOMPARE(namesIn(*session), before);
            const auto band = session->campaign().bands.front().id;
            QVERIFY(session->perform(rules::ActOnBand{band, rules::Recruit{"sous-fifre", 1, {}}},
                                     "more"));
            QVERIFY(session->flush());
        }
        QVERIFY(verdict(checkLibrary(path, *systems)));
        const auto library = *Library::open(path, *systems, OpenMode::ReadOnly);
        auto now = namesIn(**library->campaigns().open(uuid));
        QCOMPARE(now.size(), before.size() + 1);
        now.removeLast();
        QCOMPARE(now, before);
        QVERIFY(library->campaigns().check(uuid)->faults.empty());
    }

    /** Its settled lines were stored under numbers that were given anew whenever somebody fell. */
    void tellsWhatWasSettledByTheNumbersOfNow()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("told"));
        QVERIFY(
            QFile::copy(QStringLiteral(SOURCE_DIR "/tests/golden/library-4.escarmouche"), path));
        const auto systems = loadSystems();
        const auto library = *Library::open(path, *systems, OpenMode::ReadOnly);
        const auto session = *library->campaigns().open(library->campaigns().list()->front().uuid);
        const auto &campaign = session->campaign();
        const auto said = [&](const rules::Phrase &sentence) {
            return say(session->rules().phrases(), sentence, rules::Language::English);
        };
        const rules::MemberId second{4006}; // once the first one of the band had fallen
        const auto *band = rules::find(campaign, rules::BandId{4001});
        QCOMPARE(band->band->called(second).en, std::string("Sous-fifre 3"));

        std::map<std::int64_t, std::string> history;
        const auto lines = *session->history();
        for (const auto &line : lines)
            history[line.line.seq] = said(line.line.sentence);
        const auto tells = [&](std::int64_t seq, std::string_view words) {
            return history.at(seq).find(words) != std::string::npos;
        };
        QVERIFY2(tells(26, " Sous-fifre 3 takes"), history[26].c_str()); // who was chosen
        QVERIFY2(tells(37, " Sous-fifre 3 takes the advance"), history[37].c_str());
        QVERIFY2(tells(69, " Sous-fifre 3 rolled"), history[69].c_str()); // and fell
        QVERIFY2(tells(74, " Chief rolled"), history[74].c_str()); // once "Chief 1"
        const auto recruit = band->band->called({82001}).en; // of an act that tells no number
        QVERIFY2(recruit.starts_with("Sous-fifre ") && tells(82, "Recruited " + recruit + " for"),
                 history[82].c_str());

        int renamed = 0, succeeded = 0;
        const rules::MemberId heir{3006}; // a sous-fifre who became chief
        QCOMPARE(rules::find(campaign, rules::BandId{3001})->band->called(heir).en,
                 std::string("Chief 3"));
        for (const auto &fixture : campaign.fixtures) {
            for (const auto &postGame : fixture.postGames) {
                const auto document =
                    rules::postGameDocument(session->rules(), campaign, fixture.id, postGame.band);
                for (const auto &line : document.lines) {
                    const bool isHis = line.member == second || line.answer == "4006";
                    const bool isOfHeir =
                        line.done && (line.member == heir || line.key.starts_with("succession/"));
                    for (const auto &told : line.told) {
                        const auto words = said(told.sentence); // by the rank of that day
                        if (isOfHeir)
                            QVERIFY2(words.starts_with("Chief 3 ") ||
                                         words.starts_with("Sous-fifre 3 "),
                                     words.c_str());
                        succeeded += isOfHeir ? 1 : 0;
                    }
                    for (const auto &told : line.told) {
                        const auto words = said(told.sentence);
                        const bool isNamed = words.find("Sous-fifre 3") != std::string::npos;
                        if (postGame.band == band->id && isHis)
                            QVERIFY2(isNamed, words.c_str());
                        renamed += isHis ? 1 : 0;
                    }
                }
            }
        }
        QVERIFY(renamed > 1 && succeeded > 1);
        const auto records = rules::recordsOf(session->rules(), campaign, band->id);
        QVERIFY(!records.fallen.empty());
        for (const auto &fallen : records.fallen) {
            const auto &record = fallen.record;
            for (const auto &befallen : record.befallen) {
                if (befallen.kind == rules::Befallen::Kind::Fall)
                    QVERIFY(said(befallen.sentence).starts_with(record.figure.name.en));
            }
        }
    }

    /** Made of library-4-acts-2, brought up, with acts of its own and two drafts. */
    void keepsItsDrafts()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("drafts"));
        QVERIFY(
            QFile::copy(QStringLiteral(SOURCE_DIR "/tests/golden/library-5.escarmouche"), path));
        const auto systems = loadSystems();
        QVERIFY(verdict(checkLibrary(path, *systems)));
        const auto library = *Library::open(path, *systems, OpenMode::Existing);
        QCOMPARE(library->people().current()->name, std::string("Bob"));
        QCOMPARE(library->bands().list()->front().name, std::string("Albion"));
        const auto uuid = library->campaigns().list()->front().uuid;
        const auto session = *library->campaigns().open(uuid);
        QCOMPARE(session->campaign().chronicle.back().text, std::string("Écrit au schéma 5."));
        const auto drafts = library->drafts();
        QCOMPARE(drafts.list()->size(), std::size_t{2});
        const DraftPlace band{{}, "new-band", {}};
        const auto found = *drafts.find(band);
        QVERIFY(found);
        QVERIFY((found->words == DraftWords{{"name", "À moitié\ttapé \"ici\""}, {"race", "orc"}}));
        QVERIFY(found->at.starts_with("2026-"));
        QVERIFY(*drafts.find({uuid, "chronicle", {}}));
        QVERIFY(drafts.discard(band));
        QCOMPARE(drafts.list()->size(), std::size_t{1});
        QVERIFY(session->undo());
        QVERIFY(session->flush());
        QVERIFY(library->campaigns().check(uuid)->faults.empty());
    }

    /** Made of library-5, brought up, with a purchase put right and what it left open. */
    void keepsItsOpenQuestions()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("questions"));
        QVERIFY(
            QFile::copy(QStringLiteral(SOURCE_DIR "/tests/golden/library-6.escarmouche"), path));
        const auto systems = loadSystems();
        QVERIFY(verdict(checkLibrary(path, *systems)));
        const auto library = *Library::open(path, *systems, OpenMode::Existing);
        const auto row = library->campaigns().list()->front();
        QCOMPARE(row.questions, 4);
        const auto session = *library->campaigns().open(row.uuid);
        QCOMPARE(session->campaign().questions.size(), std::size_t{4});
        QCOMPARE(session->questions()->size(), std::size_t{4});
        const auto lines = *session->history();
        QCOMPARE(lines.back().kind, std::string(kCorrection));
        QCOMPARE(lines.back().line.reason, std::string("un seul"));
        QVERIFY(library->keepsakes().of(row.uuid)->empty()); // of before there were any
        QVERIFY(session->undo());
        QVERIFY(session->flush());
        QCOMPARE(library->campaigns().list()->front().questions, 0);
        QVERIFY(library->campaigns().check(row.uuid)->faults.empty());
    }

    void keepsItsMatches()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("matches"));
        QVERIFY(
            QFile::copy(QStringLiteral(SOURCE_DIR "/tests/golden/library-3.escarmouche"), path));
        const auto systems = loadSystems();
        const auto library = *Library::open(path, *systems, OpenMode::ReadOnly);
        const auto rows = *library->matches().list();
        QCOMPARE(rows.size(), std::size_t{2});
        QCOMPARE(library->matches().removed()->size(), std::size_t{1});
        for (const GameRow &row : rows) { // of whatever revision: they can be looked at
            const auto record = library->matches().record(row.uuid);
            QVERIFY(record);
            QCOMPARE((*record)->steps().back().turn, row.turn);
            QCOMPARE(library->matches().report(row.uuid)->has_value(), row.isOver);
        }
        const auto &open = rows[0].isOver ? rows[1] : rows[0];
        QVERIFY(open.seats[0].typesDice && !open.seats[1].typesDice);
        const std::map<int, std::string> notes{{3, "Bien commencé"}, {4, ""}};
        QVERIFY(*library->matches().notes(open.uuid) == notes);
    }
};

CORE_TEST(ReleasedLibraryTest)

} // namespace tst_releasedlibrary

#include "tst_releasedlibrary.moc"
