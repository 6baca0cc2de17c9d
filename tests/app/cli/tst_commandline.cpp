// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/cli/commandlinehouse.h"
#include "tests/support/testmain.h"
#include "tests/support/window/pdfpages.h"

namespace tst_commandline {

using namespace escarmouche::tests;
using nlohmann::json;

class TestCommandLine : public QObject, private CommandLineHouse
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
        row("band", "needs one more word: new");
        row("band check", "band check FILE|FOLDER...");
        row("band show a b", "“b” is not expected here");
        row("band add a b --count many", "--count N");
        row("band show x --mm 3", "--mm N");
        row("band export x --format odt", "--format FORMAT");
        row("band export x --output x.odt", "json, csv, md, html, txt or pdf");
        const char *seeds = "--seed is missing or invalid: it is a whole number from 0 to "
                            "18446744073709551615.";
        row("match play x --seed 18446744073709551616", seeds);
        row("simulate x --seed 99999999999999999999999", seeds);
        row("simulate x --seed -1", seeds);
        row("simulate x --seed 7a", seeds);
        row("simulate x --seed", seeds);
        row("campaign schedule x --seed 18446744073709551616", seeds);
        row("campaign report x 1 --seed 18446744073709551616", seeds);
        row("campaign postgame x 1 y --seed 18446744073709551616", seeds);
        row("band list --lang de", "en or fr");
        row("--lang", "The value of --lang is missing or invalid. Usage: --lang en|fr");
        row("--lang=", "en or fr");
        row("band list --lang", "--lang en|fr");
        row("band --lang", "--lang en|fr");
        row("bnad list --lang fr", "Vouliez-vous dire « band » ?");
        row("band add a b --count many --lang fr", "ne convient pas");
        row("band add a b --system musg", "It belongs to “band new”.");
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
            m_program->run({QStringLiteral("band"), QStringLiteral("check"), kSampleFiles});
        QCOMPARE(text.exit, 0);
        QCOMPARE(text.out.count(": legal, "), 17);
        const Ran asJson = m_program->run({QStringLiteral("band"), QStringLiteral("check"),
                                           kSampleFiles, QStringLiteral("--json")});
        const json report = parsed(asJson);
        QCOMPARE(report["files"].size(), 17U);
        QVERIFY(report["legal"].get<bool>());
        QVERIFY(report["files"][0]["total"].get<int>() >= 480);
        QVERIFY(!QFile::exists(m_program->file(QStringLiteral(".local"))));
    }

    void tellsLegalIllegalAndUnreadableApart()
    {
        write(QStringLiteral("poor.band.json"), sampleWithout("members"));
        write(QStringLiteral("bad.band.json"), "{\"system\": \"musg\", \"members\": [");
        QCOMPARE(m_program->run(words("band check bad.band.json")).exit, 4);
        const Ran absent = m_program->run(words("band check absent.band.json --json"));
        QCOMPARE(absent.exit, 4); // unreadable, whatever the reason; the reason's code is its own
        QCOMPARE(parsed(absent)["files"][0]["error"]["exit"], 3);
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

    void proposesByIdAndByNameInEitherLanguage_data()
    {
        QTest::addColumn<QString>("word");
        QTest::addColumn<QString>("english");
        QTest::addColumn<QString>("french");
        const auto row = [](const char *word, const char *english, const char *french) {
            QTest::newRow(word) << QString::fromUtf8(word) << QString::fromUtf8(english)
                                << QString::fromUtf8(french);
        };
        row("shild", "Did you mean “shield”?", "Vouliez-vous dire «\u00a0shield\u00a0» (Bouclier)");
        row("bouclie", "Did you mean “shield”?", "dire «\u00a0shield\u00a0» (Bouclier)");
        row("BOUCLIÈRE", "Did you mean “shield”?", "dire «\u00a0shield\u00a0» (Bouclier)");
        row("epe", "Did you mean “sword”?", "dire «\u00a0sword\u00a0» (Épée)");
        row("armure lourd", "“heavy-armour” (Heavy armour)",
            "«\u00a0heavy-armour\u00a0» (Armure lourde)");
    }
    void proposesByIdAndByNameInEitherLanguage()
    {
        QFETCH(QString, word);
        QFETCH(QString, english);
        QFETCH(QString, french);
        m_program->run(words("band new Crocs --set race=orc"));
        m_program->run(words("band add Crocs chief"));
        for (const char *line :
             {"catalogue show", "band add Crocs", "band add Crocs --to chef", "catalogue show"}) {
            const Ran said = act(line, word);
            QCOMPARE(said.exit, 3);
            QVERIFY2(QString::fromUtf8(said.err).contains(english), said.err.constData());
            const Ran dit = m_program->run(words(line) << word << words("--lang fr"));
            QVERIFY2(QString::fromUtf8(dit.err).contains(french), dit.err.constData());
        }
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
        const QString who = QStringLiteral("#1");
        QCOMPARE(act("band add crocs shield --to", who).exit, 0);
        const json armed = parsed(m_program->run(words("band show crocs --json")));
        QCOMPARE(armed["roster"][0]["rows"][0]["gear"][0]["entry"], "shield");
        QCOMPARE(armed["roster"][0]["rows"][0]["price"].get<int>(),
                 shown["roster"][0]["rows"][0]["price"].get<int>() + 20);
        QCOMPARE(act("band remove crocs shield --from", who).exit, 0);
        QCOMPARE(act("band remove crocs --from", who).exit, 0);
        const json last = parsed(m_program->run(words("band show crocs --json")));
        QCOMPARE(last["figures"], 4);
        const Ran gone = act("band remove --whole", QString::fromStdString(uuid));
        QCOMPARE(gone.exit, 0);
        QVERIFY2(gone.err.contains("Crocs (" + QByteArray::fromStdString(uuid) + ')'),
                 gone.err.constData());
        QCOMPARE(parsed(m_program->run(words("band list --json")))["bands"].size(), 0U);
        QCOMPARE(m_program->run(words("band show crocs")).exit, 3);
    }

    void takesEntriesByTheirNameInEitherLanguage()
    {
        m_program->run(words("band new Crocs --set race=orc"));
        QCOMPARE(m_program->run(words("band add Crocs Chef")).exit, 0);
        const auto who = QStringLiteral("chef");
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
        QCOMPARE(m_program->run(words("band add Runts shield --to #1 --to #2")).exit, 0);
        const json armed = parsed(m_program->run(words("band show Runts --json")));
        for (const auto &group : armed["roster"])
            QCOMPARE(group["rows"][0]["gear"][0]["entry"], "shield");
    }

    void tellsWhichBandsTheBoardDoesNotPlay()
    {
        for (const char *line : {"band import sample:argos sample:karnash"})
            QCOMPARE(m_program->run(words(line)).exit, 0);
        const json list = parsed(m_program->run(words("band list --json")))["bands"];
        for (const json &band : list) {
            const bool plays = band["name"] == "Karnash";
            QCOMPARE(band["board"]["plays"].get<bool>(), plays);
            QCOMPARE(band["board"]["needs"].empty(), plays);
        }
        const Ran table = m_program->run(words("band list"));
        QCOMPARE(table.out.count("not on the board yet: "), 1);
        const Ran off = m_program->run(words("band show sample:argos"));
        QVERIFY2(off.out.contains("Argos can play at a table but not yet on the board: "),
                 off.out.constData());
        QVERIFY(!m_program->run(words("band show sample:karnash")).out.contains("board"));
        const json one = parsed(m_program->run(words("band show sample:argos --json")));
        QVERIFY(!one["board"]["plays"].get<bool>());
        QVERIFY(one["board"]["needs"][0].get<std::string>().starts_with("MUSG-"));
    }

    void tellsBandsOfOneNameApart()
    {
        for (const char *line : {"band new Crocs --set race=orc", "band new crocs --set race=elf"})
            QCOMPARE(m_program->run(words(line)).exit, 0);
        const json list = parsed(m_program->run(words("band list --json")))["bands"];
        const auto shortOf = [&](std::size_t i) {
            return QString::fromStdString(list[i]["short_uuid"].get<std::string>());
        };
        QVERIFY(list[0]["uuid"].get<std::string>().starts_with(shortOf(0).toStdString()));
        const Ran table = m_program->run(words("band list"));
        for (const char *line : {"band show CROCS", "band add crocs chief", "print band crocs",
                                 "band export crocs", "band remove crocs --whole"}) {
            const Ran ran = m_program->run(words(line));
            QCOMPARE(ran.exit, 3);
            for (std::size_t i : {0U, 1U}) {
                QVERIFY2(ran.err.contains(shortOf(i).toUtf8()), ran.err.constData());
                QVERIFY(table.out.contains(shortOf(i).toUtf8()));
            }
            QVERIFY2(ran.err.contains("Orcs") && ran.err.contains("Elves"), ran.err.constData());
        }
        const json error = parsed(m_program->run(words("band show crocs --json")))["error"];
        QCOMPARE(error["bands"].size(), 2U);
        QCOMPARE(m_program
                     ->run({QStringLiteral("band"), QStringLiteral("add"), shortOf(0),
                            QStringLiteral("chief")})
                     .exit,
                 0);
        const json one = parsed(act("band show --json", shortOf(0).left(6)));
        QCOMPARE(one["uuid"], list[0]["uuid"]);
        QCOMPARE(one["figures"], 1);
        QCOMPARE(act("band remove --whole", shortOf(1)).exit, 0);
        QCOMPARE(m_program->run(words("band show crocs")).exit, 0);
    }

    void callsFiguresByNameByRankAndByRow()
    {
        m_program->run(words("band new Crocs --set race=orc"));
        m_program->run(words("band add Crocs chief"));
        m_program->run(words("band add Crocs sous-fifre --count 4"));
        const auto gear = [this] { // of each row: "1: shield"
            QStringList rows;
            const json shown = parsed(m_program->run(words("band show Crocs --json")));
            for (const auto &group : shown["roster"]) {
                for (const auto &row : group["rows"]) {
                    QString line = QString::number(row["count"].get<int>());
                    for (const auto &thing : row["gear"])
                        line += u' ' + QString::fromStdString(thing["entry"].get<std::string>());
                    rows << line;
                }
            }
            return rows.join(u'|');
        };
        QCOMPARE(act("band add Crocs shield --to", QStringLiteral("Sous-fifre 2")).exit, 0);
        QCOMPARE(gear(), QStringLiteral("1|3|1 shield"));
        QCOMPARE(act("band add Crocs sword --to", QStringLiteral("CHEF")).exit, 0);
        QCOMPARE(act("band add Crocs dagger --to", QStringLiteral("#2")).exit, 0);
        QCOMPARE(gear(), QStringLiteral("1 sword|3 dagger|1 shield"));
        // A figure named twice gets one; two of a row are two.
        QCOMPARE(m_program
                     ->run(words("band add Crocs mace --to")
                           << QStringLiteral("sous-fifre 1") << words("--to #3 --to")
                           << QStringLiteral("sous-fifre 4"))
                     .exit,
                 0);
        QCOMPARE(gear(), QStringLiteral("1 sword|2 dagger|1 dagger mace|1 mace shield"));
        QCOMPARE(act("band remove Crocs --count 1 --from", QStringLiteral("#2")).exit, 0);
        QCOMPARE(gear(), QStringLiteral("1 sword|1 dagger|1 dagger mace|1 mace shield"));
        for (const char *who : {"sous-fifre", "sous-fifre 9", "#9", "Gruk", "0", "fifre 1"}) {
            const Ran ran = act("band remove Crocs --from", QString::fromUtf8(who));
            QCOMPARE(ran.exit, 3);
            QVERIFY2(ran.err.contains("Nothing was changed"), ran.err.constData());
        }
        QCOMPARE(act("band remove Crocs --count 2 --from", QStringLiteral("#2")).exit, 3);
        const Ran many = act("band remove Crocs --from", QStringLiteral("sous-fifre"));
        QVERIFY2(many.err.contains("3 figures") && many.err.contains("sous-fifre 2"),
                 many.err.constData());
    }

    void showsRowsWithTheirNumberNamesAndPrices()
    {
        json band = sample();
        const json plain = {
            {"rank", "sous-fifre"}, {"profile", band["race"]}, {"gear", {{"dagger", 1}}}};
        json named = plain;
        named["name"] = "Snik";
        json guards = named;
        guards["name"] = "Garde";
        guards["gear"] = {{"sword", 1}};
        guards["count"] = 2;
        band["members"] = json::array({named, plain, plain, guards});
        write(QStringLiteral("x.band.json"), QByteArray::fromStdString(band.dump()));
        const Ran english = m_program->run(words("band show x.band.json"));
        QVERIFY2(english.out.contains("#1  3 × Sous-fifre (Snik among them)"),
                 english.out.constData());
        QVERIFY2(english.out.contains("#2  2 × Garde (Sous-fifre)"), english.out.constData());
        const Ran french = m_program->run(words("band show x.band.json --lang fr"));
        QVERIFY2(french.out.contains("#1  3 × Sous-fifre (dont Snik)"), french.out.constData());
        const json row =
            parsed(m_program->run(words("band show x.band.json --json")))["roster"][0]["rows"][0];
        QCOMPARE(row["row"], 1);
        QCOMPARE(row["total"].get<int>(), 3 * row["price"].get<int>());
        const QByteArray prices = QByteArray::number(row["price"].get<int>()) + "    " +
                                  QByteArray::number(row["total"].get<int>());
        QVERIFY2(english.out.simplified().contains(prices.simplified()), english.out.constData());
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
        QCOMPARE(m_program->run(words("band new Other --set total=9999999")).exit, 2);
        QCOMPARE(m_program->run(words("band new Other --set mixed-races=maybe")).exit, 2);
        const Ran race = m_program->run(words("band new Other --set race=nobody"));
        QCOMPARE(race.exit, 3);
        QVERIFY2(race.err.contains("goblin, "), race.err.constData());
        QCOMPARE(parsed(m_program->run(words("band new Other --set race=Orque --json")))["about"],
                 "orc");
    }

    void onlyMakersMakeALibrary()
    {
        for (const char *line : {"band list", "band show x", "band add x chief",
                                 "band remove x --whole", "band export x", "print band x",
                                 "library check", "library backup", "library export --ledger"}) {
            QCOMPARE(m_program->run(words(line)).exit, 3);
            QVERIFY(!QFile::exists(library()));
        }
        write(QStringLiteral("bad.band.json"), "{");
        QCOMPARE(m_program->run(words("band import bad.band.json")).exit, 4);
        QVERIFY(!QFile::exists(library()));
        QCOMPARE(m_program->run(words("band new X --set race=nobody")).exit, 3);
        QVERIFY(!QFile::exists(library()));
        QCOMPARE(m_program->run(words("band new X --set race=orc")).exit, 0);
        QVERIFY(QFile::exists(library()));
    }

    void namesWhatThereIs()
    {
        const Ran section = m_program->run(words("catalogue list swords"));
        QCOMPARE(section.exit, 3);
        QVERIFY2(section.err.contains("races") && section.err.contains("melee"),
                 section.err.constData());
        const Ran chapter = m_program->run(words("rules list swords --system musg"));
        QCOMPARE(chapter.exit, 3);
        QVERIFY2(chapter.err.contains("band, ranged"), chapter.err.constData());
        QVERIFY(m_program->run(words("catalogue list RACES")).out.contains("goblin"));
        const Ran keys = m_program->run(words("band new --help"));
        for (const char *key : {"  name ", "race", "total", "theme", "human (", "phase"})
            QVERIFY2(keys.out.contains(key), keys.out.constData());
    }

    void saysWhatACountIsOf()
    {
        const Ran add = m_program->run(words("band add --help"));
        QVERIFY2(add.out.contains("--count N") && !add.out.contains("all by default") &&
                     !add.out.contains("dismissed"),
                 add.out.constData());
        QVERIFY(m_program->run(words("band remove --help")).out.contains("all by default"));
    }

    void complainsUnderItsName()
    {
        for (const char *line : {"band check /nope", "band check --lang fr /nope",
                                 "band show nothing", "catalogue show nothing", "nothing"}) {
            const Ran ran = m_program->run(words(line));
            QVERIFY2(ran.err.startsWith("escarmouche: "), ran.err.constData());
        }
    }

    void agreesInFrench()
    {
        write(QStringLiteral("poor.band.json"), sampleWithout("members"));
        const Ran check = m_program->run(words("band check poor.band.json --lang fr"));
        QVERIFY2(check.out.contains(": illégale, "), check.out.constData()); // une bande
        QVERIFY2(check.out.contains("  illégalité\u00a0: "), check.out.constData());
        for (const char *format : {"txt", "md", "html"}) {
            const Ran ran = m_program->run(words("band export poor.band.json --lang fr --format")
                                           << QString::fromUtf8(format));
            QVERIFY2(ran.out.contains("illégalité") && !ran.out.contains("illégal\u00a0"),
                     ran.out.constData());
        }
        const Ran odds = m_program->run(
            words("odds attack orc/chief/sword human/sous-fifre --charge --lang fr"));
        QVERIFY2(odds.out.contains("1\u00a0PV perdu ") && odds.out.contains("2\u00a0PV perdus"),
                 odds.out.constData());
    }

    void speaksFrenchInItsPlaceholders()
    {
        const Ran add = m_program->run(words("band add --help --lang fr"));
        QVERIFY2(add.out.contains("band add BANDE ENTRÉE"), add.out.constData());
        QVERIFY2(add.out.contains("--to FIGURINE"), add.out.constData());
        QVERIFY(!add.out.contains("FIGURE ") && !add.out.contains("ENTRY"));
        const Ran missing = m_program->run(words("band check --lang fr"));
        QVERIFY2(missing.err.contains("FICHIER|DOSSIER"), missing.err.constData());
    }

    void importsAllOrNothing()
    {
        write(QStringLiteral("bad.band.json"), "{");
        const QString good = kSampleFiles + QStringLiteral("/argos.band.json");
        const QStringList import = words("band import");
        QCOMPARE(m_program->run(import + QStringList{good, QStringLiteral("bad.band.json")}).exit,
                 4);
        QCOMPARE(m_program->run(import + QStringList{good, QStringLiteral("--json")}).exit, 0);
        QCOMPARE(parsed(m_program->run(words("band list --json")))["bands"].size(), 1U);
    }

    void exportsEveryFormat()
    {
        m_program->run(words("band import") << kSampleFiles + QStringLiteral("/argos.band.json"));
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
        m_program->run(words("band import") << kSampleFiles + QStringLiteral("/argos.band.json"));
        QCOMPARE(m_program->run(words("print band argos --lang fr --paper letter")).exit, 0);
        const PdfPages french = readBack(read(QStringLiteral("Argos.pdf")));
        QCOMPARE(qRound(french.sizes.at(0).width()), 612);
        QVERIFY(french.letters().contains(QStringLiteral("Expérience")));
        const Ran stream = m_program->run(words("band export argos --format pdf --paper a4"));
        QVERIFY(stream.out.startsWith("%PDF"));
        QVERIFY(readBack(stream.out).letters().contains(QStringLiteral("Experience")));
        const QString file = kSampleFiles + QStringLiteral("/vega.band.json");
        QCOMPARE(m_program->run(words("--lang fr print band --output v.pdf") << file).exit, 0);
        QVERIFY(readBack(read(QStringLiteral("v.pdf")))
                    .letters()
                    .contains(QStringLiteral("Expérience")));
        QVERIFY(readBack(read(QStringLiteral("v.pdf"))).sizes.size() > 0);
    }

    void keepsBacksUpRestoresAndRebuilds()
    {
        m_program->run(words("band import") << kSampleFiles + QStringLiteral("/argos.band.json"));
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

    void saysThatTheWindowNeedsAScreen()
    {
        const Ran english = m_program->run({});
        QCOMPARE(english.exit, 1);
        QVERIFY2(english.err.contains("no screen"), english.err.constData());
        const Ran french = m_program->run(words("--lang fr"));
        QCOMPARE(french.exit, 1);
        QVERIFY2(french.err.contains("pas d’écran"), french.err.constData());
    }

    void opensNoDisplay()
    {
        // No DISPLAY, no platform named: a command that wanted a window would abort.
        QCOMPARE(m_program->run(words("catalogue list --system musg")).exit, 0);
        const QString file = kSampleFiles + QStringLiteral("/argos.band.json");
        QCOMPARE(m_program->run(words("print band --output a.pdf") << file).exit, 0);
    }
};

CORE_TEST(TestCommandLine)

} // namespace tst_commandline

#include "tst_commandline.moc"
