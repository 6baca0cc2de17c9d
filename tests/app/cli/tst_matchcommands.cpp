// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/cli/program.h"
#include "tests/support/files/schemas.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QtTest/QtTest>

#include <nlohmann/json.hpp>

#include <csignal>

namespace tst_matchcommands {

using namespace escarmouche::tests;
using Json = nlohmann::json;

namespace {

const QString kHold = QStringLiteral("hold-the-ravine.setup.json");

QStringList words(const char *line)
{
    return QString::fromUtf8(line).split(u' ');
}

/** The program, with the set-ups of the source tree at hand. */
class House : public Program
{
public:
    House()
    {
        for (const char *name : {"duel-in-the-hamlet", "hold-the-ravine"})
            QFile::copy(QStringLiteral(SOURCE_DIR "/resources/setups/musg/%1.setup.json")
                            .arg(QString::fromLatin1(name)),
                        file(QString::fromLatin1(name) + QStringLiteral(".setup.json")));
    }
    void write(const QString &name, const std::string &text) const
    {
        QFile target(file(name));
        if (target.open(QIODevice::WriteOnly))
            target.write(text.data(), static_cast<qint64>(text.size()));
    }
    Json json(const QString &name) const
    {
        QFile source(file(name));
        return source.open(QIODevice::ReadOnly) ? Json::parse(source.readAll().toStdString())
                                                : Json();
    }

    /** The lines of a.journal, a whole match; none where it could not be played. */
    QList<QByteArray> played()
    {
        run(words("match play hold-the-ravine.setup.json --seed 7 --ai random --journal "
                  "a.journal"));
        QFile journal(file(QStringLiteral("a.journal")));
        QList<QByteArray> lines;
        if (journal.open(QIODevice::ReadOnly))
            lines = journal.readAll().trimmed().split('\n');
        return lines;
    }
    void write(const QList<QByteArray> &lines)
    {
        QFile journal(file(QStringLiteral("a.journal")));
        if (journal.open(QIODevice::WriteOnly))
            journal.write(lines.join('\n') + '\n');
    }
};

} // namespace

class TestMatchCommands : public QObject
{
    Q_OBJECT

private slots:
    void playsProvesAndTellsAMatch();
    void exits11AtTheFirstBadEntry();
    void tellsWhatComesBeforeTheFirstBadEntry();
    void noticesAnAlteredHeader();
    void saysHowMuchIsProved();
    void wantsMachinesOnEverySeat();
    void playsWhatAScriptSays();
    void stopsWhereAScriptIsRefused();
    void listsAnswersAsLinesOfAScript();
    void tellsWhatAGameHasAndNoMore();
    void countsManyGamesTheSameInShards();
    void namesThePartThatIsMissingOrThereTwice();
    void refusesAPartWhoseFiguresCannotBe();
    void saysFirstThatNoGameCameToAnEnd();
    void givesWhatIsDoneWhenInterrupted();
    void printsTheSheetsOfAMatch();
    void printsTheCountersOfAGame();
};

void TestMatchCommands::playsProvesAndTellsAMatch()
{
    House house;
    const QStringList play = words("match play hold-the-ravine.setup.json --seed 7 --ai random "
                                   "--journal a.journal");
    const Ran played = house.run(play + QStringList{QStringLiteral("--json")});
    QVERIFY2(played.exit == 0, played.err.constData());
    const Json report = Json::parse(played.out.toStdString());
    QCOMPARE(report.at("seed"), "7");
    QCOMPARE(report.at("seats").size(), std::size_t{2});
    const Ran verified = house.run(words("match verify a.journal --json"));
    QVERIFY2(verified.exit == 0, verified.err.constData());
    const Json proof = Json::parse(verified.out.toStdString());
    QVERIFY(proof.at("over").get<bool>());
    QCOMPARE(proof.at("report").at("seats"), report.at("seats"));

    const Ran english = house.run(words("match show a.journal"));
    const Ran french = house.run(words("match show a.journal --lang fr --seat 2"));
    QVERIFY(english.exit == 0 && french.exit == 0);
    QVERIFY(english.out.contains("(MUSG-"));
    QVERIFY(!english.out.contains("[") && !french.out.contains("[")); // a sentence is missing
    QVERIFY(english.out != french.out);
}

void TestMatchCommands::exits11AtTheFirstBadEntry()
{
    House house;
    QList<QByteArray> lines = house.played();
    Json entry = Json::parse(lines[9].toStdString());
    std::string sum = entry.at("checksum").get<std::string>();
    sum.back() = sum.back() == '0' ? '1' : '0';
    entry["checksum"] = sum;
    lines[9] = QByteArray::fromStdString(entry.dump());
    house.write(lines);
    const Ran verified = house.run(words("match verify a.journal --json"));
    QCOMPARE(verified.exit, 11);
    const Json error = Json::parse(verified.out.toStdString());
    QCOMPARE(error.at("error").at("number"), entry.at("seq"));
    QVERIFY(verified.err.contains(std::to_string(entry.at("seq").get<int>())));

    QFile torn(house.file(QStringLiteral("torn.journal")));
    QVERIFY(torn.open(QIODevice::WriteOnly));
    torn.write(lines[0] + '\n' + lines[1].left(40));
    torn.close();
    const Ran refused = house.run(words("match verify torn.journal"));
    QCOMPARE(refused.exit, 4);
    QVERIFY(refused.err.contains("torn.journal"));
}

void TestMatchCommands::tellsWhatComesBeforeTheFirstBadEntry()
{
    House house;
    QList<QByteArray> lines = house.played();
    const Ran sound = house.run(words("match show a.journal --json"));
    const Json whole = Json::parse(sound.out.toStdString());
    Json entry = Json::parse(lines[20].toStdString());
    entry["actor"] = 7;
    lines[20] = QByteArray::fromStdString(entry.dump());
    house.write(lines);
    const Ran shown = house.run(words("match show a.journal --json"));
    QCOMPARE(shown.exit, 11);
    const Json json = Json::parse(shown.out.toStdString());
    QCOMPARE(json.at("error").at("number"), 20);
    Json good = Json::array();
    for (const Json &event : whole.at("events")) {
        if (event.at("entry").get<int>() < 20)
            good.push_back(event);
    }
    QVERIFY(!good.empty() && good.size() < whole.at("events").size());
    QCOMPARE(json.at("events"), good);
    const Ran text = house.run(words("match show a.journal"));
    QCOMPARE(text.exit, 11);
    QCOMPARE(static_cast<std::size_t>(text.out.count('\n')), good.size());
    QVERIFY2(text.err.contains("a.journal") && text.err.contains("20"), text.err.constData());
}

void TestMatchCommands::noticesAnAlteredHeader()
{
    House house;
    QList<QByteArray> lines = house.played();
    const Json header = Json::parse(lines[0].toStdString());
    const auto isNoticed = [&](const char *place, const char *value) {
        Json other = header;
        other[Json::json_pointer(place)] = value;
        lines[0] = QByteArray::fromStdString(other.dump());
        house.write(lines);
        const Ran shown = house.run(words("match show a.journal"));
        return shown.out.isEmpty() && shown.exit == 11 &&
               house.run(words("match verify a.journal")).exit == 11;
    };
    QVERIFY(isNoticed("/setup/seats/0/band/name", "Nobody"));
    QVERIFY(isNoticed("/setup/seats/1/player", "person"));
    QVERIFY(isNoticed("/setup/scenario/name/en", "Another"));
    QVERIFY(isNoticed("/resolved/fighters/0/name", "Another"));
}

void TestMatchCommands::saysHowMuchIsProved()
{
    House house;
    QList<QByteArray> lines = house.played();
    const auto verified = [&] {
        house.write(lines);
        return house.run(words("match verify a.journal --lang en"));
    };
    QVERIFY(!verified().out.contains("not over") && !verified().out.contains("cannot be checked"));
    lines = lines.mid(0, 30);
    QVERIFY(verified().exit == 0 && verified().out.contains("all 29 entries"));
    QVERIFY(verified().out.contains("The match is not over"));
    lines = lines.mid(0, 1);
    QVERIFY(verified().exit == 0 && verified().out.contains("has no entries"));
    Json header = Json::parse(lines[0].toStdString());
    header.erase("hash");
    lines[0] = QByteArray::fromStdString(header.dump());
    QVERIFY(verified().exit == 0 && verified().out.contains("cannot be checked"));
    const Ran proved = house.run(words("match verify a.journal --json"));
    QCOMPARE(Json::parse(proved.out.toStdString()).at("header_verified"), false);
}

void TestMatchCommands::wantsMachinesOnEverySeat()
{
    House house;
    for (const char *language : {"en", "fr"}) {
        const Ran asked = house.run(words("match play duel-in-the-hamlet.setup.json --lang")
                                    << QString::fromLatin1(language));
        QCOMPARE(asked.exit, 2);
        QVERIFY(asked.err.contains("--ai"));
    }
    QCOMPARE(house.run(words("match play duel-in-the-hamlet.setup.json --ai clever")).exit, 4);
    QCOMPARE(house.run(words("match play duel-in-the-hamlet.setup.json --ai easy,easy,easy")).exit,
             2);
    const Ran missing = house.run(words("match play none.setup.json"));
    QCOMPARE(missing.exit, 3);
    // The largest seed is one.
    QCOMPARE(house.run(words("match play none.setup.json --seed 18446744073709551615")).exit, 3);
}

void TestMatchCommands::playsWhatAScriptSays()
{
    House house;
    const QList<QByteArray> lines = house.played();
    const Ran script = house.run(words("match show a.journal --as-script"));
    QCOMPARE(script.exit, 0);
    house.write(QStringLiteral("a.script"), script.out.toStdString());
    const Ran again = house.run(words("match play hold-the-ravine.setup.json --ai person --script "
                                      "a.script --journal b.journal --json"));
    QVERIFY2(again.exit == 0, again.err.constData());
    const Json json = Json::parse(again.out.toStdString());
    QVERIFY(json.at("over").get<bool>() && !json.contains("seed") && !json.contains("awaited"));
    QFile journal(house.file(QStringLiteral("b.journal")));
    QVERIFY(journal.open(QIODevice::ReadOnly));
    QCOMPARE(journal.readAll().trimmed().split('\n').mid(1), lines.mid(1));
    QCOMPARE(house.run(words("match verify b.journal")).exit, 0);

    // Seeded dice and machines go on alone, as without a script.
    house.write(QStringLiteral("none.script"), "# nothing\n");
    const Ran alone = house.run(words("match play hold-the-ravine.setup.json --ai random --seed 7 "
                                      "--script none.script --journal c.journal"));
    QVERIFY2(alone.exit == 0, alone.err.constData());
    QFile whole(house.file(QStringLiteral("c.journal")));
    QVERIFY(whole.open(QIODevice::ReadOnly));
    QCOMPARE(whole.readAll().trimmed().split('\n'), lines);

    // From standard input, a machine on the other seat, to where the lines end.
    QProcess shell;
    house.prepare(shell);
    shell.setStandardInputFile(
        QStringLiteral(SOURCE_DIR "/resources/scripts/musg/opening.script.jsonl"));
    shell.start(Program::path(), words("match play duel-in-the-hamlet.setup.json --script - "
                                       "--journal d.journal --lang en"));
    QVERIFY(shell.waitForFinished());
    const QByteArray said = shell.readAllStandardError();
    QVERIFY2(shell.exitCode() == 0, said.constData());
    QVERIFY2(said.contains("match show d.journal --awaited"), said.constData());
    const QByteArray awaited = shell.readAllStandardOutput();
    QVERIFY2(awaited.startsWith("Seat 1 (Karnash) rolls: initiative"), awaited.constData());
    QVERIFY(!awaited.contains("Seed"));
    QCOMPARE(house.run(words("match play hold-the-ravine.setup.json --ai random --practice")).exit,
             2);
    QCOMPARE(house.run(words("match play duel-in-the-hamlet.setup.json --script no.script")).exit,
             3);
}

void TestMatchCommands::stopsWhereAScriptIsRefused()
{
    House house;
    const auto refuses = [&](const char *line, const char *language) {
        house.write(QStringLiteral("a.script"),
                    std::string("{\"faces\": [5]}\n\n# the second\n{\"faces\": [2]}\n") + line);
        const Ran ran = house.run(words("match play duel-in-the-hamlet.setup.json --script "
                                        "a.script --journal a.journal --lang")
                                  << QString::fromLatin1(language));
        QFile journal(house.file(QStringLiteral("a.journal")));
        const bool isKept =
            journal.open(QIODevice::ReadOnly) && journal.readAll().contains("{\"faces\":[2]}");
        return ran.exit == 4 && isKept ? ran.err : QByteArray::number(ran.exit) + ran.err;
    };
    const auto says = [&](const char *line, const char *words, const char *language = "en") {
        const QByteArray said = refuses(line, language);
        const bool right = said.startsWith("Written: a.journal") ||
                           said.startsWith("\xc3\x89"
                                           "crit"); // told first, in either language
        if (!right || !said.contains(words))
            qWarning("%s", said.constData());
        return right && said.contains(words);
    };
    QVERIFY(says(R"({"faces": [2}])",
                 "a.script 5:/faces/1: This is not JSON: “2}” was met at byte 13."));
    QVERIFY(says(R"({"faces": ["3"]})", "a.script 5:/faces/0: Expected integer, met string."));
    QVERIFY(says(R"({"action": {"act": "choose-zone", "zone": 9}})", "a.script 5: "));
    QVERIFY(says(R"({"action": {"act": "choose-zone", "zone": 9}})", "(MUSG-"));
    QVERIFY(says(R"({"action": {"act": "choose-zone", "zone": 9}})", "(MUSG-", "fr"));
    QVERIFY(says(R"({"action": {"act": "end-wave"}})",
                 "The rules do not allow this (MUSG-TURN-01). This was not asked. The lines"));
    QVERIFY(says(R"({"action": {"act": "choose-zone"}})", "a.script 5:/action: "));
    QVERIFY(says(R"({"seat": 2, "action": {"act": "end-wave"}})",
                 "a.script 5: Player 1 has to answer first. The lines before it were played and "
                 "are in a.journal.\nSeat 1 (Karnash) is asked: "));
    QVERIFY(says(R"({"faces": [1]})", "a.script 5: "));

    house.write(QStringLiteral("a.script"), R"({"action": {"act": "end-wave"}})");
    const Ran early = house.run(
        words("match play duel-in-the-hamlet.setup.json --script a.script --json --lang en"));
    QCOMPARE(early.exit, 4);
    const Json json = Json::parse(early.out.toStdString());
    QCOMPARE(json.at("error").at("exit"), 4);
    QCOMPARE(json.at("error").at("line"), 1);
    QCOMPARE(json.at("awaited").at("what"), "roll");
    QVERIFY(!json.at("over").get<bool>());
}

void TestMatchCommands::listsAnswersAsLinesOfAScript()
{
    House house;
    const auto awaitedAfter = [&](const std::string &script) {
        house.write(QStringLiteral("a.script"), script);
        const Ran ran = house.run(words("match play duel-in-the-hamlet.setup.json --ai person "
                                        "--script a.script --journal a.journal"));
        const Ran shown = house.run(words("match show a.journal --awaited --json"));
        return ran.exit == 0 && shown.exit == 0 ? Json::parse(shown.out.toStdString()) : Json();
    };
    // Whoever knows nothing but what is listed gets into the match.
    std::string script;
    Json awaited;
    for (int step = 0; step < 6; ++step) {
        awaited = awaitedAfter(script);
        QVERIFY2(awaited.is_object() && !awaited.at("awaited").at("answers").empty(),
                 script.c_str());
        script += awaited.at("awaited").at("answers").front().at("line").dump() + "\n";
        if (awaited.at("awaited").at("what") == "decision" &&
            awaited.at("awaited").at("answers").front().at("open").get<bool>())
            break;
    }
    QCOMPARE(awaited.at("awaited").at("what"), "decision");
    QVERIFY(awaited.at("figures").size() > 20);
    QCOMPARE(awaited.at("figures").front().at("name"), "Karnash");
    const Ran text = house.run(words("match show a.journal --awaited --lang fr"));
    QCOMPARE(text.exit, 0);
    QVERIFY2(text.out.contains("numéro") && text.out.contains("{\"seat\":"), text.out.constData());
    QCOMPARE(house.run(words("match show a.journal --awaited --as-script")).exit, 2);
    QCOMPARE(house.run(words("match show a.journal --awaited --seat 1")).exit, 2);
    QCOMPARE(house.run(words("match show a.journal --as-script --json")).exit, 2);
}

/** Zombies!!! has neither bands nor figures that stay down; what is no player's has a name too. */
void TestMatchCommands::tellsWhatAGameHasAndNoMore()
{
    House house;
    const Ran ended = house.run(
        words("match play sample:first-night --seed 7 --ai random --journal a.journal --lang en"));
    QVERIFY2(ended.exit == 0, ended.err.constData());
    QVERIFY2(ended.out.contains("points") && !ended.out.contains("out of action"),
             ended.out.constData());
    const Ran counted =
        house.run(words("simulate sample:first-night --seed 7 --ai random --games 2 --lang en"));
    QVERIFY2(counted.exit == 0, counted.err.constData());
    QVERIFY2(counted.out.startsWith("seat  player") && !counted.out.contains("band") &&
                 !counted.out.contains("out of action"),
             counted.out.constData());
    QVERIFY2(counted.out.contains("how they ended") &&
                 (counted.out.contains("at the Helipad") || counted.out.contains("killing")),
             counted.out.constData());

    const Ran begun = house.run(words("match show a.journal --as-script"));
    QByteArray script;
    for (const QByteArray &line : begun.out.split('\n').mid(0, 40))
        script += line + '\n';
    house.write(QStringLiteral("a.script"), script.toStdString());
    const Ran part =
        house.run(words("match play sample:first-night --practice --ai person --script a.script "
                        "--journal b.journal --lang en"));
    QVERIFY2(part.exit == 0, part.err.constData());
    const Json shown = Json::parse(
        house.run(words("match show b.journal --awaited --json --lang en")).out.toStdString());
    QVERIFY(shown.at("figures").size() > 3);
    for (const Json &figure : shown.at("figures"))
        QVERIFY2(!figure.at("name").get<std::string>().empty(), figure.dump().c_str());
}

void TestMatchCommands::countsManyGamesTheSameInShards()
{
    House house;
    const QString line =
        QStringLiteral("simulate %1 --ai random --seed 3 --games 8 --json").arg(kHold);
    const Ran whole = house.run(line.split(u' '));
    QVERIFY2(whole.exit == 0, whole.err.constData());
    for (const char *shard : {"1", "2"}) {
        const QString part = QString::fromLatin1(shard);
        const Ran ran =
            house.run((line + QStringLiteral(" --jobs 2 --shard %1/2").arg(part)).split(u' '));
        QVERIFY2(ran.exit == 0, ran.err.constData());
        QFile file(house.file(part + QStringLiteral(".json")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(ran.out);
    }
    const Ran merged = house.run(words("simulate --merge 2.json 1.json --json"));
    QVERIFY2(merged.exit == 0, merged.err.constData());
    QCOMPARE(merged.out, whole.out);
    // Figures and weapons by their names in the reader's language, never by an id.
    const Ran french = house.run(words("simulate --merge 2.json 1.json --lang fr"));
    QVERIFY2(french.out.contains("Fusil d’assaut") && !french.out.contains("assault-rifle"),
             french.out.constData());
    const Ran english = house.run(words("simulate --merge 2.json 1.json --lang en"));
    QVERIFY2(english.out.contains("Assault rifle"), english.out.constData());
}

void TestMatchCommands::namesThePartThatIsMissingOrThereTwice()
{
    House house;
    for (const char *part : {"1/3", "2/3", "3/3", "2/2"}) {
        const QString shard = QString::fromLatin1(part);
        const QString file = QString(shard).replace(u'/', u'-') + QStringLiteral(".json");
        const Ran ran =
            house.run(QStringLiteral("simulate %1 --ai random --seed 3 --games 4 --json --shard %2")
                          .arg(kHold, shard)
                          .split(u' '),
                      house.file(file));
        QVERIFY2(ran.exit == 0, ran.err.constData());
    }
    QCOMPARE(house.run(words("simulate --merge 3-3.json 1-3.json 2-3.json --json")).exit, 0);
    const Ran last = house.run(words("simulate --merge 1-3.json 2-3.json --json"));
    QCOMPARE(last.exit, 4);
    QCOMPARE(Json::parse(last.out.toStdString()).at("error").at("subject"), "3/3");
    QVERIFY2(last.err.contains("Parts that are missing: 3/3."), last.err.constData());
    const Ran first = house.run(words("simulate --merge 3-3.json --lang fr"));
    QCOMPARE(first.exit, 4);
    QVERIFY2(first.err.contains("1/3, 2/3"), first.err.constData());
    const Ran twice = house.run(words("simulate --merge 1-3.json 2-3.json 3-3.json 2-3.json"));
    QCOMPARE(twice.exit, 4);
    QVERIFY2(twice.err.contains("2-3.json: Part 2/3 is there twice"), twice.err.constData());
    const Ran other = house.run(words("simulate --merge 1-3.json 2-2.json 3-3.json"));
    QCOMPARE(other.exit, 4);
    QVERIFY2(other.err.contains("2-2.json") && other.err.contains("the number of parts"),
             other.err.constData());
}

void TestMatchCommands::refusesAPartWhoseFiguresCannotBe()
{
    House house;
    const Ran ran = house.run(
        QStringLiteral("simulate %1 --ai random --seed 3 --games 4 --json").arg(kHold).split(u' '),
        house.file(QStringLiteral("whole.json")));
    QVERIFY2(ran.exit == 0, ran.err.constData());
    QCOMPARE(house.run(words("simulate --merge whole.json")).exit, 0);
    Json part = house.json(QStringLiteral("whole.json"));
    part["seats"][0]["wins"] = 999999;
    house.write(QStringLiteral("odd.json"), part.dump());
    const Ran refused = house.run(words("simulate --merge odd.json"));
    QCOMPARE(refused.exit, 4);
    QVERIFY2(refused.err.contains("odd.json /seats/0/wins: The number 999999 is outside 0..4."),
             refused.err.constData());
    QVERIFY(refused.out.isEmpty());
}

void TestMatchCommands::saysFirstThatNoGameCameToAnEnd()
{
    House house;
    const Ran ran = house.run(
        QStringLiteral("simulate %1 --ai random --seed 3 --games 4 --json").arg(kHold).split(u' '),
        house.file(QStringLiteral("whole.json")));
    QVERIFY2(ran.exit == 0, ran.err.constData());
    const Ran fine = house.run(words("simulate --merge whole.json"));
    QCOMPARE(fine.exit, 0);
    QVERIFY2(fine.out.contains("Unfinished games: 0, illegal actions: 0"), fine.out.constData());
    // Games as they are where nobody may do anything.
    Json stuck = house.json(QStringLiteral("whole.json"));
    stuck["stalled"] = 4;
    stuck["refused"] = 4;
    stuck["turns"] = Json::array();
    stuck["endings"] = Json::object();
    for (Json &seat : stuck["seats"]) {
        seat["wins"] = seat["draws"] = seat["losses"] = 0;
        seat["points"] = Json::object();
        seat["weapons"] = seat["figures"] = Json::array();
    }
    house.write(QStringLiteral("stuck.json"), stuck.dump());
    const Ran none = house.run(words("simulate --merge stuck.json"));
    QCOMPARE(none.exit, 4);
    QVERIFY2(none.err.contains("No game (of 4) was finished"), none.err.constData());
    QVERIFY2(!none.out.contains('%') && !none.out.contains("draws"), none.out.constData());
    QVERIFY2(none.out.contains("Unfinished games: 4, illegal actions: 4"), none.out.constData());
    const Ran json = house.run(words("simulate --merge stuck.json --json"));
    QCOMPARE(json.exit, 4);
    const Json told = Json::parse(json.out.toStdString());
    QVERIFY(told.at("turns_mean").is_null());
    const auto why = told.at("error").at("sentence").get<std::string>();
    QCOMPARE(told.at("error").at("exit"), Json(4));
    QVERIFY2(none.err.contains(why.c_str()), why.c_str()); // what the text says
    QVERIFY(why.starts_with("No game (of 4) was finished"));
    house.write(QStringLiteral("told.json"), json.out.toStdString());
    QCOMPARE(house.run(words("simulate --merge told.json")).err, none.err); // and it is read again
    QVERIFY(!house.json(QStringLiteral("whole.json")).contains("error"));
    for (const Json &seat : told.at("seats"))
        QVERIFY(seat.at("win_share").is_null() && seat.at("points_mean").is_null());
}

void TestMatchCommands::givesWhatIsDoneWhenInterrupted()
{
    House house;
    QProcess process;
    house.prepare(process);
    process.start(House::path(), QStringLiteral("simulate %1 --ai random --seed 3 --games 1000000 "
                                                "--jobs 1 --json")
                                     .arg(kHold)
                                     .split(u' '));
    QVERIFY(process.waitForStarted());
    QTest::qWait(1500);
    ::kill(static_cast<pid_t>(process.processId()), SIGINT);
    QVERIFY(process.waitForFinished(30000));
    QCOMPARE(process.exitCode(), 130);
    const Json met = Json::parse(process.readAllStandardOutput().toStdString());
    const auto count = met.at("games").at("count").get<int>();
    QVERIFY(count > 0 && count < 1000000);
}

void TestMatchCommands::printsTheSheetsOfAMatch()
{
    House house;
    const Ran played =
        house.run(words("match play sample:first-night --seed 7 --ai random --journal a.journal"));
    QVERIFY2(played.exit == 0, played.err.constData());
    const std::pair<const char *, const char *> sheets[]{{"print reference", "reference sheet"},
                                                         {"print scores", "score sheet"}};
    for (const auto &[command, title] : sheets) {
        for (const char *match : {"sample:first-night", "a.journal"}) {
            const Ran ran = house.run(words(command) << QString::fromLatin1(match)
                                                     << words("--output - --lang en"));
            QVERIFY2(ran.exit == 0 && ran.out.startsWith("%PDF"), ran.err.constData());
        }
        const QString file = QStringLiteral("Zombies!!! – %1.pdf").arg(QString::fromUtf8(title));
        const QStringList named = words(command) << QStringLiteral("sample:first-night");
        QCOMPARE(house.run(named + words("--lang en")).exit, 0);
        QVERIFY(QFile::exists(house.file(file)));
        QVERIFY(house.run(named + words("--lang en")).exit != 0); // it is there already
        const Ran none = house.run(words(command) << kHold << words("--lang en"));
        QCOMPARE(none.exit, 3);
        QVERIFY2(none.err.contains("M.U.S.G. has no such sheet"), none.err.constData());
        QCOMPARE(house.run(words(command) << QStringLiteral("no-such.setup.json")).exit, 3);
    }
}

void TestMatchCommands::printsTheCountersOfAGame()
{
    House house;
    const QStringList counters = words("print counters --lang en --output -");
    const Ran printed = house.run(counters + words("sample:a-few-bullets"));
    QVERIFY2(printed.exit == 0 && printed.out.startsWith("%PDF"), printed.err.constData());
    QCOMPARE(house.run(words("print counters sample:a-few-bullets --lang fr")).exit, 0);
    QVERIFY(QFile::exists(house.file(QStringLiteral("All Things Zombie – pions à découper.pdf"))));
    for (const char *without : {"sample:first-night", "sample:hold-the-ravine"}) {
        const Ran none = house.run(counters + words(without));
        QCOMPARE(none.exit, 3);
        QVERIFY2(none.err.contains("has no such sheet"), none.err.constData());
    }
}

CORE_TEST(TestMatchCommands)

} // namespace tst_matchcommands

#include "tst_matchcommands.moc"
