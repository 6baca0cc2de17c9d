// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/pdfpages.h"
#include "tests/support/program.h"

#include <nlohmann/json.hpp>
#include <sqlite3.h>

#include <csignal>
#include <memory>

using namespace escarmouche::tests;
using nlohmann::json;

namespace {

const QString kSamples = QStringLiteral(SOURCE_DIR "/resources/samples");

QStringList words(const char *line)
{
    return QProcess::splitCommand(QString::fromUtf8(line));
}

json parsed(const Ran &ran)
{
    return json::parse(ran.out.toStdString(), nullptr, false);
}

/** Does something to a library behind the program's back. */
class Meddler
{
public:
    explicit Meddler(const QString &path) { sqlite3_open(path.toUtf8().constData(), &m_db); }
    ~Meddler() { sqlite3_close(m_db); }
    bool run(const char *sql) { return sqlite3_exec(m_db, sql, nullptr, nullptr, nullptr) == 0; }

private:
    sqlite3 *m_db = nullptr;
};

} // namespace

class TestCommandLine : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_program = std::make_unique<Program>(); }

    void tellsWhatIsWrongAndTheNearestWord_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("says");
        const auto row = [](const char *line, const char *says) {
            QTest::newRow(line) << QString::fromUtf8(line) << QString::fromUtf8(says);
        };
        row("bnad list", "Did you mean “band”?");
        row("band lisst", "Did you mean “list”?");
        row("band list --jsn", "Did you mean “--json”?");
        row("band", "needs one more word: check");
        row("band check", "band check FILE|FOLDER...");
        row("band show a b", "“b” is one word too many");
        row("band add a b --count many", "--count N");
        row("band show x --mm 3", "--mm N");
        row("band export x --format odt", "--format FORMAT");
        row("band export x --output x.odt", "json, csv, md, html, txt, pdf");
        row("band list --lang de", "en or fr");
        row("bnad list --lang fr", "Vouliez-vous dire « band » ?");
        row("band add a b --count many --lang fr", "ne convient pas");
    }
    void tellsWhatIsWrongAndTheNearestWord()
    {
        QFETCH(QString, line);
        QFETCH(QString, says);
        const Ran ran = m_program->run(QProcess::splitCommand(line));
        QVERIFY2(QString::fromUtf8(ran.err).contains(says), ran.err.constData());
        QCOMPARE(ran.exit, 2);
        QVERIFY(ran.out.isEmpty());
    }

    void helpsInBothLanguages_data()
    {
        QTest::addColumn<QString>("line");
        for (const char *line : {"",
                                 "band",
                                 "band check",
                                 "band new",
                                 "band add",
                                 "band remove",
                                 "band show",
                                 "band list",
                                 "band import",
                                 "band export",
                                 "catalogue list",
                                 "catalogue show",
                                 "rules list",
                                 "rules show",
                                 "rules coverage",
                                 "print band",
                                 "library check",
                                 "library backup",
                                 "library restore",
                                 "library rebuild",
                                 "library export",
                                 "bench"})
            QTest::newRow(*line ? line : "everything") << QString::fromUtf8(line);
    }
    void helpsInBothLanguages()
    {
        QFETCH(QString, line);
        const QStringList help = QProcess::splitCommand(line + QStringLiteral(" --help"));
        const Ran english = m_program->run(help);
        const Ran french = m_program->run(help + words("--lang fr"));
        QCOMPARE(english.exit, 0);
        QCOMPARE(french.exit, 0);
        QVERIFY(english.out.contains("Examples:"));
        QVERIFY(french.out.contains("Exemples\u00a0:"));
        QVERIFY(english.out.contains("escarmouche " + line.toUtf8()));
        QVERIFY(english.out != french.out);
    }

    void namesItsVersion()
    {
        const Ran ran = m_program->run(words("--version"));
        QCOMPARE(ran.exit, 0);
        QVERIFY(ran.out.startsWith("escarmouche "));
    }

    void checksFoldersAndFiles()
    {
        const Ran text =
            m_program->run({QStringLiteral("band"), QStringLiteral("check"), kSamples});
        QCOMPARE(text.exit, 0);
        QCOMPARE(text.out.count(": legal, "), 14);
        const Ran asJson = m_program->run(
            {QStringLiteral("band"), QStringLiteral("check"), kSamples, QStringLiteral("--json")});
        const json report = parsed(asJson);
        QCOMPARE(report["files"].size(), 14U);
        QVERIFY(report["legal"].get<bool>());
        QVERIFY(report["files"][0]["total"].get<int>() >= 480);
        QVERIFY(!QFile::exists(m_program->file(QStringLiteral(".local"))));
    }

    void tellsLegalIllegalAndUnreadableApart()
    {
        write(QStringLiteral("poor.band.json"), sampleWithout("members"));
        write(QStringLiteral("bad.band.json"), "{\"system\": \"musg\", \"members\": [");
        QCOMPARE(m_program->run(words("band check bad.band.json")).exit, 4);
        QCOMPARE(m_program->run(words("band check absent.band.json")).exit, 3);
        QCOMPARE(m_program->run(words("band check absent.band.json bad.band.json")).exit, 4);
        const Ran illegal = m_program->run(words("band check poor.band.json --json"));
        QCOMPARE(illegal.exit, 1);
        const json finding = parsed(illegal)["files"][0]["findings"][0];
        QCOMPARE(finding["severity"], "illegal");
        QVERIFY(finding["rule"].get<std::string>().starts_with("MUSG-"));
        const Ran french = m_program->run(words("band check poor.band.json --lang fr"));
        QVERIFY(french.out.contains("illégale"));
    }

    void refusesAnUnknownEntryWithTheNearest()
    {
        write(QStringLiteral("odd.band.json"), sampleWithRace("orcc"));
        const Ran ran = m_program->run(words("band check odd.band.json --json"));
        QCOMPARE(ran.exit, 4);
        const json error = parsed(ran)["files"][0]["error"];
        QCOMPARE(error["exit"], 4);
        QCOMPARE(error["hint"], "orc");
        QVERIFY(!error["pointer"].get<std::string>().empty());
    }

    void showsTheCatalogueAndTheRules()
    {
        const json list = parsed(m_program->run(words("catalogue list --json")));
        QVERIFY(list["entries"].size() > 80);
        const json shield = parsed(m_program->run(words("catalogue show shield --json")));
        QCOMPARE(shield["entry"], "shield");
        QCOMPARE(shield["price"], 20);
        QVERIFY(m_program->run(words("catalogue show shield --lang fr")).out.contains("Bouclier"));
        const Ran unknown = m_program->run(words("catalogue show shild"));
        QCOMPARE(unknown.exit, 3);
        QVERIFY(unknown.err.contains("shield"));
        QCOMPARE(m_program->run(words("catalogue list nothing")).exit, 3);

        QVERIFY(parsed(m_program->run(words("rules list --json")))["rules"].size() > 80);
        const json rule = parsed(m_program->run(words("rules show musg-band-03 --json --lang fr")));
        QCOMPARE(rule["rule"], "MUSG-BAND-03");
        QVERIFY(!rule["text"].get<std::string>().empty());
        QCOMPARE(m_program->run(words("rules show MUSG-BAND-99")).exit, 3);
        QVERIFY(parsed(m_program->run(words("rules coverage --json")))["rules"].size() > 80);
        QVERIFY(m_program->run(words("rules coverage")).out.contains("MUSG-BAND-03"));
        QCOMPARE(m_program->run(words("catalogue list --system chess")).exit, 3);
    }

    void makesABandAndChangesIt()
    {
        const Ran made = m_program->run(words("band new Crocs --set race=orc --as Anne --json"));
        QCOMPARE(made.exit, 0);
        const std::string uuid = parsed(made)["uuid"];
        QCOMPARE(m_program->run(words("band add crocs chief")).exit, 0);
        const json added =
            parsed(m_program->run(words("band add crocs sous-fifre --count 4 --json")));
        QVERIFY2(added.contains("figures"), added.dump().c_str());
        QCOMPARE(added["figures"], 5);
        const json shown = parsed(m_program->run(words("band show crocs --json")));
        QCOMPARE(shown["uuid"], uuid);
        const int chief = shown["groups"][0]["rows"][0]["figures"][0]["member"];
        const QString who = QStringLiteral("#%1").arg(chief);
        QCOMPARE(act("band add crocs shield --to", who).exit, 0);
        const json armed = parsed(m_program->run(words("band show crocs --json")));
        QCOMPARE(armed["groups"][0]["rows"][0]["gear"][0]["entry"], "shield");
        QCOMPARE(armed["groups"][0]["rows"][0]["price"].get<int>(),
                 shown["groups"][0]["rows"][0]["price"].get<int>() + 20);
        QCOMPARE(act("band remove crocs shield --from", who).exit, 0);
        QCOMPARE(act("band remove crocs --from", who).exit, 0);
        const json last = parsed(m_program->run(words("band show crocs --json")));
        QCOMPARE(last["figures"], 4);
        QCOMPARE(m_program->run(words("band remove crocs --whole")).exit, 0);
        QCOMPARE(parsed(m_program->run(words("band list --json")))["bands"].size(), 0U);
        QCOMPARE(m_program->run(words("band show crocs")).exit, 3);
    }

    void takesEntriesByTheirNameInEitherLanguage()
    {
        m_program->run(words("band new Crocs --set race=orc"));
        QCOMPARE(m_program->run(words("band add Crocs Chef")).exit, 0);
        const json shown = parsed(m_program->run(words("band show Crocs --json")));
        const auto who = QStringLiteral("#%1").arg(
            shown["groups"][0]["rows"][0]["figures"][0]["member"].get<int>());
        QCOMPARE(m_program->run(words("band add Crocs epee --to") << who).exit, 0);
        QCOMPARE(m_program->run(words("catalogue show BOUCLIER")).exit, 0);
        QCOMPARE(m_program->run(words("band remove Crocs Sword --from") << who).exit, 0);
        QCOMPARE(m_program->run(words("band remove Crocs sword --from") << who).exit, 1);
    }

    void takesAnOptionThatMayBeRepeated()
    {
        const auto made =
            m_program->run(words("band new Crocs --set race=orc --set phase=campaign"));
        QCOMPARE(made.exit, 0);
        m_program->run(words("band new Runts --set race=orc"));
        for (const auto *recruit : {"chief", "sous-fifre"})
            m_program->run(words("band add Runts") << QLatin1String(recruit));
        auto arguments = words("band add Runts shield");
        const json shown = parsed(m_program->run(words("band show Runts --json")));
        for (const auto &group : shown["groups"])
            arguments << QStringLiteral("--to")
                      << QStringLiteral("#%1").arg(
                             group["rows"][0]["figures"][0]["member"].get<int>());
        QCOMPARE(m_program->run(arguments).exit, 0);
        const json armed = parsed(m_program->run(words("band show Runts --json")));
        for (const auto &group : armed["groups"])
            QCOMPARE(group["rows"][0]["gear"][0]["entry"], "shield");
    }

    void saysWhoAndWhatIsMissingInAnAct()
    {
        m_program->run(words("band new Crocs --set race=orc"));
        m_program->run(words("band add Crocs chief"));
        QCOMPARE(m_program->run(words("band add Crocs shield")).exit, 2);
        QCOMPARE(m_program->run(words("band add Crocs shield --to Nobody")).exit, 3);
        QCOMPARE(m_program->run(words("band remove Crocs")).exit, 2);
        QCOMPARE(m_program->run(words("band add Crocs sheild --to 1")).exit, 3);
        QCOMPARE(m_program->run(words("band new Other --set rase=orc")).exit, 2);
        QCOMPARE(m_program->run(words("band new Other --set total=many")).exit, 2);
        QCOMPARE(m_program->run(words("band add Nobody chief")).exit, 3);
    }

    void onlyMakersMakeALibrary()
    {
        for (const char *line : {"band list", "band show x", "band add x chief",
                                 "band remove x --whole", "band export x", "print band x",
                                 "library check", "library backup", "library export --ledger"}) {
            QCOMPARE(m_program->run(words(line)).exit, 3);
            QVERIFY(!QFile::exists(library()));
        }
        QCOMPARE(m_program->run(words("band new X --set race=nobody")).exit, 3);
        QVERIFY(!QFile::exists(library()));
        QCOMPARE(m_program->run(words("band new X --set race=orc")).exit, 0);
        QVERIFY(QFile::exists(library()));
    }

    void importsAllOrNothing()
    {
        write(QStringLiteral("bad.band.json"), "{");
        const QString good = kSamples + QStringLiteral("/argos.band.json");
        const QStringList import = words("band import");
        QCOMPARE(m_program->run(import + QStringList{good, QStringLiteral("bad.band.json")}).exit,
                 4);
        QCOMPARE(m_program->run(import + QStringList{good, QStringLiteral("--json")}).exit, 0);
        QCOMPARE(parsed(m_program->run(words("band list --json")))["bands"].size(), 1U);
    }

    void exportsEveryFormat()
    {
        m_program->run(words("band import") << kSamples + QStringLiteral("/argos.band.json"));
        for (const char *format : {"json", "csv", "md", "html", "txt"}) {
            const Ran ran =
                m_program->run(words("band export argos --format") << QString::fromUtf8(format));
            QCOMPARE(ran.exit, 0);
            QVERIFY2(ran.out.contains("Argos"), format);
        }
        QCOMPARE(m_program->run(words("band export argos --output a.band.json")).exit, 0);
        QCOMPARE(m_program->run(words("band export argos --output a.csv --spreadsheet-safe")).exit,
                 0);
        const json one = parsed(m_program->run(words("band check a.band.json --json")));
        const json two = parsed(m_program->run(words("band check a.csv --json")));
        QCOMPARE(one["files"][0]["total"], two["files"][0]["total"]);
        QCOMPARE(one["files"][0]["findings"], two["files"][0]["findings"]);
    }

    void printsTheSheetInTheLanguageAsked()
    {
        m_program->run(words("band import") << kSamples + QStringLiteral("/argos.band.json"));
        QCOMPARE(m_program->run(words("print band argos --lang fr --paper letter")).exit, 0);
        const PdfPages french = readBack(read(QStringLiteral("Argos.pdf")));
        QCOMPARE(qRound(french.sizes.at(0).width()), 612);
        QVERIFY(french.letters().contains(QStringLiteral("Expérience")));
        const Ran stream = m_program->run(words("band export argos --format pdf --paper a4"));
        QVERIFY(stream.out.startsWith("%PDF"));
        QVERIFY(readBack(stream.out).letters().contains(QStringLiteral("Experience")));
        const QString file = kSamples + QStringLiteral("/vega.band.json");
        QCOMPARE(m_program->run(words("print band --output v.pdf") << file).exit, 0);
        QVERIFY(readBack(read(QStringLiteral("v.pdf"))).sizes.size() > 0);
    }

    void keepsBacksUpRestoresAndRebuilds()
    {
        m_program->run(words("band import") << kSamples + QStringLiteral("/argos.band.json"));
        const json sound = parsed(m_program->run(words("library check --json")));
        QCOMPARE(sound["sound"], true);
        const json backup = parsed(m_program->run(words("library backup --json")));
        QCOMPARE(m_program->run(words("library export --ledger --output all.jsonl")).exit, 0);
        m_program->run(words("band remove argos --whole"));
        const QString file = QString::fromStdString(backup["file"]);
        QCOMPARE(m_program->run(words("library restore") << file).exit, 0);
        QCOMPARE(parsed(m_program->run(words("band list --json")))["bands"].size(), 1U);
        QCOMPARE(m_program->run(words("library rebuild all.jsonl --library new.library")).exit, 0);
        const json rebuilt =
            parsed(m_program->run(words("library check --library new.library --json")));
        QCOMPARE(rebuilt["state_hash"], sound["state_hash"]);
        QCOMPARE(m_program->run(words("library export --output bands")).exit, 0);
        QCOMPARE(m_program->run(words("band check bands")).exit, 0);
        QCOMPARE(m_program->run(words("library export")).exit, 2);
        QCOMPARE(m_program->run(words("library restore nothing")).exit, 3);
    }

    void saysWhenTheLibraryIsBusy()
    {
        m_program->run(words("band new X --set race=orc"));
        Meddler other(library());
        QVERIFY(other.run("BEGIN IMMEDIATE"));
        QCOMPARE(m_program->run(words("band add X chief")).exit, 5);
        QVERIFY(other.run("ROLLBACK"));
        QCOMPARE(m_program->run(words("band add X chief")).exit, 0);
    }

    void refusesWhatIsNoLibrary()
    {
        const QByteArray garbage(4096, 'x');
        write(QStringLiteral("garbage"), garbage);
        const Ran ran = m_program->run(words("band list --library garbage --json"));
        QCOMPARE(ran.exit, 6);
        QCOMPARE(parsed(ran)["error"]["exit"], 6);
        QCOMPARE(read(QStringLiteral("garbage")), garbage);
    }

    void refusesANewerLibraryInBothLanguages()
    {
        m_program->run(words("band new X --set race=orc"));
        QVERIFY(Meddler(library()).run("PRAGMA user_version = 999"));
        const Ran english = m_program->run(words("band list"));
        const Ran french = m_program->run(words("band list --lang fr"));
        QCOMPARE(english.exit, 7);
        QCOMPARE(french.exit, 7);
        QVERIFY(english.err != french.err);
    }

    void saysWhenAFileMayNotBeWritten()
    {
        const QString file = kSamples + QStringLiteral("/argos.band.json");
        const Ran ran = m_program->run(words("band export --output /proc/self/argos.csv") << file);
        QVERIFY2(ran.exit == 8 || ran.exit == 9 || ran.exit == 3, ran.err.constData());
        QVERIFY(!ran.err.isEmpty());
    }

    void saysWhenTheDiskIsFull()
    {
        QCOMPARE(m_program->run(words("catalogue list"), QStringLiteral("/dev/full")).exit, 9);
    }

    void endsOnInterruptWith130()
    {
        QProcess process;
        m_program->prepare(process);
        process.start(Program::path(), words("library rebuild -"));
        QVERIFY(process.waitForStarted());
        QTest::qWait(500); // reading its standard input
        ::kill(static_cast<pid_t>(process.processId()), SIGINT);
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), 130);
    }

    void opensNoDisplay()
    {
        // No DISPLAY, no platform named: a command that wanted a window would abort.
        QCOMPARE(m_program->run(words("catalogue list")).exit, 0);
        const QString file = kSamples + QStringLiteral("/argos.band.json");
        QCOMPARE(m_program->run(words("print band --output a.pdf") << file).exit, 0);
    }

private:
    Ran act(const char *line, const QString &figure)
    {
        return m_program->run(words(line) << figure);
    }
    QString library() const
    {
        return m_program->file(QStringLiteral(".local/share/escarmouche/escarmouche.library"));
    }
    void write(const QString &name, const QByteArray &bytes)
    {
        QFile file(m_program->file(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }
    QByteArray read(const QString &name)
    {
        QFile file(m_program->file(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    static json sample()
    {
        QFile file(kSamples + QStringLiteral("/mogwash.band.json"));
        return file.open(QIODevice::ReadOnly) ? json::parse(file.readAll().toStdString()) : json();
    }
    static QByteArray sampleWithout(const char *key)
    {
        json band = sample();
        band[key] = json::array();
        return QByteArray::fromStdString(band.dump());
    }
    static QByteArray sampleWithRace(const char *race)
    {
        json band = sample();
        band["race"] = race;
        return QByteArray::fromStdString(band.dump());
    }

    std::unique_ptr<Program> m_program;
};

QTEST_GUILESS_MAIN(TestCommandLine)
#include "tst_commandline.moc"
