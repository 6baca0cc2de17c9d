// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/cli/commandlinehouse.h"
#include "tests/support/testmain.h"

#include <QDir>

namespace tst_commandlinefiles {

using namespace escarmouche::tests;
using nlohmann::json;

/** Which files commands look at, write, leave alone and leave behind. */
class TestCommandLineFiles : public QObject, private CommandLineHouse
{
    Q_OBJECT

private slots:
    void init() { m_program = std::make_unique<Program>(); }

    void replacesNoFileThatNobodyNamed()
    {
        const QStringList print = words("print band sample:karnash");
        QCOMPARE(m_program->run(print).exit, 0);
        write(QStringLiteral("Karnash.pdf"), "mine");
        const Ran refused = m_program->run(print);
        QCOMPARE(refused.exit, 1);
        QVERIFY2(refused.err.contains("“Karnash.pdf” already exists") &&
                     refused.err.contains("--output") && refused.err.contains("--force"),
                 refused.err.constData());
        QVERIFY(m_program->run(print + words("--lang fr")).err.contains("existe déjà"));
        QCOMPARE(read(QStringLiteral("Karnash.pdf")), QByteArray("mine"));
        QCOMPARE(m_program->run(print + words("--force")).exit, 0);
        QVERIFY(read(QStringLiteral("Karnash.pdf")).startsWith("%PDF"));
    }

    void writesOverWhatIsNamed()
    {
        for (const char *line :
             {"print band sample:karnash --output x.pdf", "band export sample:karnash -o x.pdf",
              "band export sample:karnash --output x.csv"}) {
            for (int time = 0; time < 2; ++time)
                QCOMPARE(m_program->run(words(line)).exit, 0);
        }
    }

    void writesAFolderOfBandsOnce()
    {
        m_program->run(words("band import sample:karnash sample:vega"));
        const QStringList all = words("library export --output bands");
        QCOMPARE(m_program->run(all).exit, 0);
        QVERIFY(QFile::remove(m_program->file(QStringLiteral("bands/Karnash.band.json"))));
        const Ran again = m_program->run(all);
        QCOMPARE(again.exit, 1);
        QVERIFY2(again.err.contains("Vega IX.band.json” already exists"), again.err.constData());
        QVERIFY(!QFile::exists(m_program->file(QStringLiteral("bands/Karnash.band.json"))));
        QCOMPARE(m_program->run(all + words("--force")).exit, 0);
        QVERIFY(QFile::exists(m_program->file(QStringLiteral("bands/Karnash.band.json"))));
    }

    void checksEveryBandOfAFolder()
    {
        QVERIFY(QDir(m_program->file({})).mkdir(QStringLiteral("all")));
        const QByteArray sound = QByteArray::fromStdString(sample().dump());
        write(QStringLiteral("all/plain.json"), sound);
        write(QStringLiteral("all/named.band.json"), sound);
        write(QStringLiteral("all/cut.json"), sound.left(sound.size() / 2));
        write(QStringLiteral("all/setup.json"), "{\"version\": 1, \"seats\": []}");
        write(QStringLiteral("all/broken.json"), "{\"a\": ");
        write(QStringLiteral("all/prices.csv"), "thing,price\nsword,10\n");
        m_program->run(words("band export all/plain.json --output all/table.csv"));
        const Ran english = m_program->run(words("band check all"));
        QCOMPARE(english.exit, 4); // the one that is cut off
        QCOMPARE(english.out.count(": legal, "), 3);
        QVERIFY2(english.err.contains("all/cut.json"), english.err.constData());
        QVERIFY2(english.err.contains("4 files checked. 3 skipped, being no bands: "
                                      "all/broken.json, all/prices.csv, all/setup.json"),
                 english.err.constData());
        const Ran french = m_program->run(words("band check all --lang fr"));
        QVERIFY2(french.err.contains("4 fichiers vérifiés. 3 laissés de côté"),
                 french.err.constData());
        const json report = parsed(m_program->run(words("band check --json all")));
        QCOMPARE(report["files"].size(), 4U);
        QCOMPARE(report["skipped"].size(), 3U);
        QVERIFY(QDir(m_program->file({})).mkdir(QStringLiteral("none")));
        write(QStringLiteral("none/setup.json"), "{}");
        const Ran none = m_program->run(words("band check none"));
        QCOMPARE(none.exit, 3);
        QVERIFY2(none.err.contains("1 file (*.json, *.csv) looked at"), none.err.constData());
    }

    void saysWhatIsWrongWithAFile_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<int>("exit");
        QTest::addColumn<QString>("english");
        QTest::addColumn<QString>("french");
        const auto row = [](const char *line, int exit, const char *english, const char *french) {
            QTest::newRow(line) << QString::fromUtf8(line) << exit << QString::fromUtf8(english)
                                << QString::fromUtf8(french);
        };
        row("band import empty.json", 4, "empty.json: The file is empty.",
            "empty.json\u00a0: Le fichier est vide.");
        row("band import blank.json", 4, "blank.json: The file is empty.",
            "blank.json\u00a0: Le fichier est vide.");
        row("band import empty.csv", 4, "empty.csv: The file is empty.",
            "empty.csv\u00a0: Le fichier est vide.");
        row("match play empty.json", 4, "empty.json: The file is empty.",
            "empty.json\u00a0: Le fichier est vide.");
        row("match verify empty.json", 4, "empty.json: The file is empty.",
            "empty.json\u00a0: Le fichier est vide.");
        row("library rebuild empty.json", 4, "empty.json: The file is empty.",
            "empty.json\u00a0: Le fichier est vide.");
        row("band import cut.json", 4,
            "cut.json /members/0/rank: The file ends in the middle, after byte 41.",
            "cut.json /members/0/rank\u00a0: Le fichier s’arrête au milieu, après l’octet 41.");
        row("match verify cut.journal", 4,
            "cut.journal 1:/format: The line ends in the middle, after byte 12.",
            "cut.journal 1:/format\u00a0: La ligne s’arrête au milieu, après l’octet 12.");
        row("library rebuild cut.jsonl", 4, "cut.jsonl: The file ends in the middle, after byte 56",
            "cut.jsonl\u00a0: Le fichier s’arrête au milieu, après l’octet 56");
        row("band import all", 4, "all: Expected a file, met a folder.",
            "all\u00a0: Attendu\u00a0: un fichier\u00a0; rencontré\u00a0: un dossier.");
        row("band export sample:vega --format csv --output all", 4,
            "all: Expected a file, met a folder.", "un fichier\u00a0; rencontré");
        row("library rebuild all", 4, "all: Expected a file, met a folder.",
            "un fichier\u00a0; rencontré");
        row("band list --library all", 6, "“all” is not an Escarmouche library: a folder.",
            "«\u00a0all\u00a0» n’est pas une bibliothèque d’Escarmouche\u00a0: un dossier.");
        row("library restore cut.json", 6, "The backup “cut.json” is damaged: no SQLite file.",
            "«\u00a0cut.json\u00a0» est endommagée\u00a0: ce n’est pas un fichier SQLite.");
        row("band import type.json", 4, "Expected array, met integer.",
            "Attendu\u00a0: liste\u00a0; rencontré\u00a0: nombre entier.");
        row("band import race.json", 4, "Did you mean “orc” (Orcs)?",
            "Vouliez-vous dire «\u00a0orc\u00a0» (Orques)\u00a0?");
    }
    void saysWhatIsWrongWithAFile()
    {
        QFETCH(QString, line);
        QFETCH(int, exit);
        QFETCH(QString, english);
        QFETCH(QString, french);
        QVERIFY(QDir(m_program->file({})).mkdir(QStringLiteral("all")));
        write(QStringLiteral("empty.json"), "");
        write(QStringLiteral("empty.csv"), "\n\n");
        write(QStringLiteral("blank.json"), " \r\n\t");
        write(QStringLiteral("cut.json"), "{\"system\": \"musg\",\"members\": [{\"rank\": \"c");
        write(QStringLiteral("cut.journal"), "{\"format\":\"e");
        write(QStringLiteral("cut.jsonl"),
              "{\"format\":\"escarmouche-ledger\",\"version\":1,\"person\":\"\"}\n");
        write(QStringLiteral("type.json"), QByteArray::fromStdString([] {
                  json band = sample();
                  band["members"] = 3;
                  return band.dump();
              }()));
        write(QStringLiteral("race.json"), sampleWithRace("orque"));
        const Ran first = m_program->run(words(line.toUtf8().constData()));
        QVERIFY2(QString::fromUtf8(first.err).contains(english), first.err.constData());
        QCOMPARE(first.exit, exit);
        const Ran second = m_program->run(words(line.toUtf8().constData()) + words("--lang fr"));
        QVERIFY2(QString::fromUtf8(second.err).contains(french), second.err.constData());
        QCOMPARE(second.exit, exit);
    }

    void leavesNothingBesideALibraryItReads()
    {
        m_program->run(words("band import sample:karnash"));
        const QByteArray before = read(QStringLiteral(".local/share/escarmouche/"
                                                      "escarmouche.library"));
        for (const char *line :
             {"band list", "band show karnash", "band show nobody", "band export karnash",
              "print band karnash --output x.pdf", "library check", "library export --ledger",
              "library export --output bands", "library backup",
              "odds attack karnash#1 karnash#2 --distance 4"}) {
            m_program->run(words(line));
            const QFileInfo file(library());
            const QStringList there = file.dir().entryList(QDir::Files | QDir::Hidden);
            QVERIFY2(there == QStringList{file.fileName()},
                     (QByteArray(line) + ": " + there.join(u' ').toUtf8()).constData());
        }
        QCOMPARE(read(QStringLiteral(".local/share/escarmouche/escarmouche.library")), before);
    }

    void putsTheNewestBackupBack()
    {
        QCOMPARE(m_program->run(words("library restore newest")).exit, 3);
        m_program->run(words("band import sample:karnash"));
        QCOMPARE(m_program->run(words("library restore newest")).exit, 3);
        const json backup = parsed(m_program->run(words("library backup --json")));
        m_program->run(words("band remove karnash --whole"));
        const json restored = parsed(m_program->run(words("library restore newest --json")));
        QCOMPARE(restored["backup"], backup["file"]);
        QCOMPARE(parsed(m_program->run(words("band list --json")))["bands"].size(), 1U);
    }
};

CORE_TEST(TestCommandLineFiles)

} // namespace tst_commandlinefiles

#include "tst_commandlinefiles.moc"
