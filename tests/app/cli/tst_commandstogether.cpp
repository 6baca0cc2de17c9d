// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/cli/commandlinehouse.h"
#include "tests/support/library/libraryholder.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>

#include <algorithm>
#include <vector>

namespace tst_commandstogether {

using namespace escarmouche::tests;
using nlohmann::json;

/** Several commands on one library at once, and names that several things have. */
class TestCommandsTogether : public QObject, private CommandLineHouse
{
    Q_OBJECT

private slots:
    void init() { foundAutumn(); }

    void independentActsAreAllDone();
    void figuresOfOneBandAreAllRecruited();
    void standardInputIsReadOnce();
    void anActThatNoLongerHoldsIsToldAsMoved();
    void aHeldLibraryIsWaitedForAsLongAsSaid();
    void errorsAreTheSameAsJson_data();
    void errorsAreTheSameAsJson();
    void aPlayedGameKeepsItsJournal();
    void aMatchThatIsNotStoredIsNotKept();
    void aSecondCampaignOfAName();
    void bandsOfACampaignAreSimulated();
    void aFailedBackupIsTold();

private:
    /** All of them at once: each has read what is there before the first may write. */
    std::vector<Ran> together(const std::vector<const char *> &lines, const QByteArray &input = {})
    {
        constexpr unsigned long kUntilAllWaitMs = 3000;
        LibraryHolder holder(library());
        [&] { QVERIFY(holder.holds()); }();
        std::vector<std::unique_ptr<QProcess>> running;
        for (const char *line : lines) {
            auto &process = running.emplace_back(std::make_unique<QProcess>());
            m_program->prepare(*process);
            process->start(Program::path(),
                           words(line) << QStringLiteral("--wait") << QStringLiteral("60"));
            process->write(input);
            process->closeWriteChannel();
        }
        QTest::qWait(kUntilAllWaitMs);
        holder.letGo();
        std::vector<Ran> ran;
        for (const auto &process : running) {
            process->waitForFinished(90000);
            ran.push_back({process->exitCode(), process->readAllStandardOutput(),
                           process->readAllStandardError()});
        }
        return ran;
    }
    static void allFine(const std::vector<Ran> &all)
    {
        for (const Ran &ran : all)
            QVERIFY2(ran.exit == 0, ran.err.constData());
    }
};

void TestCommandsTogether::independentActsAreAllDone()
{
    const auto acts = [&] { return fine("campaign history Autumn")["acts"].size(); };
    const auto before = acts();
    allFine(together({"campaign history Autumn --write First --as Anne",
                      "campaign history Autumn --write Second --as Bo",
                      "campaign schedule Autumn Karnash \"Vega IX\" --as Bo",
                      "campaign schedule Autumn Karnash \"Vega IX\" --title Return",
                      "campaign options Autumn --set points_bye=2",
                      "campaign past Autumn Karnash Urzag --set games=3",
                      "campaign join Autumn sample:mogwash --player Cleo"}));
    QCOMPARE(acts(), before + 8); // who is new to the campaign is an act too
    const json campaign = fine("campaign show Autumn");
    QCOMPARE(campaign["games"].size(), std::size_t{2});
    QCOMPARE(campaign["bands"].size(), std::size_t{3});
    QVERIFY(fine("campaign verify Autumn")["verified"].get<bool>());
    QVERIFY(fine("library check")["sound"].get<bool>());
}

void TestCommandsTogether::figuresOfOneBandAreAllRecruited()
{
    fine("band new Patrol --set race=human");
    allFine(together({"band add Patrol chief", "band add Patrol sous-fifre",
                      "band add Patrol sous-fifre --count 2", "band add Patrol sous-chef"}));
    const json band = fine("band list")["bands"][0];
    QCOMPARE(band["name"], json("Patrol"));
    QCOMPARE(band["figures"].get<int>(), 5);
}

/** A command that is done again has what it read the first time. */
void TestCommandsTogether::standardInputIsReadOnce()
{
    fine("campaign schedule Autumn Karnash \"Vega IX\"");
    const json blank = fine("campaign report Autumn 1");
    const auto ran = together({"campaign report Autumn 1 --report - --as Anne",
                               "campaign history Autumn --write First",
                               "campaign history Autumn --write Second"},
                              QByteArray::fromStdString(blank.dump()));
    allFine(ran);
    QVERIFY(fine("campaign show Autumn")["games"][0]["state"] == "played");
}

void TestCommandsTogether::anActThatNoLongerHoldsIsToldAsMoved()
{
    const char *line = "campaign withdraw Autumn Karnash --lang en --json";
    const auto ran = together({line, line});
    std::vector<int> exits{ran[0].exit, ran[1].exit};
    std::ranges::sort(exits);
    QCOMPARE(exits, (std::vector<int>{0, 5}));
    const Ran &late = ran[0].exit == 5 ? ran[0] : ran[1];
    const json error = parsed(late)["error"];
    QCOMPARE(error["exit"], json(5));
    QVERIFY2(late.err.contains("in the meantime"), late.err.constData());
    QVERIFY(QString::fromUtf8(late.err).contains(
        QString::fromStdString(error["sentence"].get<std::string>())));
}

void TestCommandsTogether::aHeldLibraryIsWaitedForAsLongAsSaid()
{
    LibraryHolder holder(library());
    QVERIFY(holder.holds());
    const auto timed = [&](const char *line) {
        QElapsedTimer timer;
        timer.start();
        const Ran ran = m_program->run(words(line));
        return std::pair(timer.elapsed(), ran);
    };
    const auto [atOnce, none] = timed("campaign rename Autumn Fall --wait 0");
    QCOMPARE(none.exit, 5);
    const auto [soon, two] = timed("campaign rename Autumn Fall --wait 2");
    QCOMPARE(two.exit, 5);
    QVERIFY2(soon >= 2000 && soon - atOnce >= 1500 && soon < 2500 + atOnce,
             QByteArray::number(soon).constData());
    QCOMPARE(m_program->run(words("campaign rename Autumn Fall --wait -1")).exit, 2);

    QProcess patient;
    m_program->prepare(patient);
    patient.start(Program::path(), words("campaign rename Autumn Fall --wait 60"));
    QTest::qWait(6500); // longer than it waits by itself
    QCOMPARE(patient.state(), QProcess::Running);
    holder.letGo();
    QVERIFY(patient.waitForFinished(60000));
    QCOMPARE(patient.exitCode(), 0);
}

void TestCommandsTogether::errorsAreTheSameAsJson_data()
{
    QTest::addColumn<QByteArray>("line");
    for (const char *line :
         {"band show", "band show Nobody", "band shwo Nobody", "campaign show Spring",
          "campaign options Autumn --set points_bye=many", "campaign report Autumn 3",
          "campaign state Autumn sleep", "band add Autumn/Karnash banana",
          "odds attack human/sous-fifre/rifle orc/sous-fifre --distance 120",
          "odds attack human/sous-fifre/rifle orc/sous-fifre --policy never",
          "catalogue show epee-longue", "rules show MUSG-BAND-99", "simulate nowhere.setup.json",
          "match show nowhere.journal", "library restore", "campaign postgame Autumn 1 Karnash",
          "band import bad.band.json", "library check --library cut.library"})
        QTest::newRow(line) << QByteArray(line);
}

void TestCommandsTogether::errorsAreTheSameAsJson()
{
    QFETCH(QByteArray, line);
    json bad = sample();
    bad["members"][0]["gear"] = {{"swrod", 1}};
    bad["members"][1]["rank"] = "boss";
    write(QStringLiteral("bad.band.json"), QByteArray::fromStdString(bad.dump()));
    write(QStringLiteral("cut.library"), "SQLite format 3");
    for (const char *language : {" --lang en", " --lang fr"}) {
        const Ran text = m_program->run(words((line + language).constData()));
        const Ran asJson = m_program->run(words((line + language + " --json").constData()));
        QVERIFY(text.exit != 0);
        QCOMPARE(asJson.exit, text.exit);
        QCOMPARE(asJson.err, text.err);
        const json error = parsed(asJson)["error"];
        QVERIFY2(error.is_object(), asJson.out.constData());
        QCOMPARE(error["exit"].get<int>(), text.exit);
        const auto sentence = QString::fromStdString(error["sentence"].get<std::string>());
        const QString said = QString::fromUtf8(text.err);
        QVERIFY2(said.startsWith(QStringLiteral("escarmouche: ") + sentence),
                 qPrintable(sentence + u'\n' + said));
        for (const json &one : error.value("more", json::array()))
            QVERIFY2(!one["sentence"].get<std::string>().empty(), one.dump().c_str());
    }
}

void TestCommandsTogether::aPlayedGameKeepsItsJournal()
{
    fine("campaign schedule Autumn Karnash \"Vega IX\"");
    const Ran played = m_program->run(
        words("campaign report Autumn 1 --play --ai easy --seed 7 --journal game.journal"));
    QVERIFY2(played.exit == 0, played.err.constData());
    const json game = fine("campaign show Autumn")["games"][0];
    const auto match = QString::fromStdString(game["match"].get<std::string>());
    QVERIFY2(played.err.contains(match.toUtf8()), played.err.constData());
    const auto show = [&](const QString &journal) {
        return m_program->run({QStringLiteral("match"), QStringLiteral("show"), journal}).out;
    };
    QVERIFY(!show(match).isEmpty());
    QCOMPARE(show(match), show(QStringLiteral("game.journal")));
    QCOMPARE(show(match.left(8)), show(match));
    const Ran verified = m_program->run({QStringLiteral("match"), QStringLiteral("verify"), match});
    QVERIFY2(verified.exit == 0, verified.err.constData());
    const json library = fine("library check");
    QVERIFY(library["sound"].get<bool>());
    QCOMPARE(library["matches"].get<int>(), 1);
    QCOMPARE(show(QStringLiteral("abcd0123")), QByteArray());
    // The match is a fact: it stays when its result is taken back.
    const auto last = fine("campaign history Autumn")["acts"].back()["seq"].get<int>();
    QCOMPARE(m_program
                 ->run(words(("campaign history Autumn --take-back " + std::to_string(last) +
                              " --force --reason mistaken")
                                 .c_str()))
                 .exit,
             0);
    QCOMPARE(fine("library check")["matches"].get<int>(), 1);
}

void TestCommandsTogether::aMatchThatIsNotStoredIsNotKept()
{
    fine("campaign schedule Autumn Karnash \"Vega IX\"");
    fine("campaign report Autumn 1 --play --ai easy --seed 7");
    fine("campaign postgame Autumn 1 Karnash --rest --seed 7");
    // A second result is refused once the post-game has begun.
    const Ran again = m_program->run(words("campaign report Autumn 1 --play --ai easy --seed 8"));
    QVERIFY2(again.exit != 0, again.out.constData());
    QCOMPARE(fine("library check")["matches"].get<int>(), 1);
}

void TestCommandsTogether::aSecondCampaignOfAName()
{
    const Ran second = m_program->run(words("campaign new Autumn --lang en"));
    QCOMPARE(second.exit, 0);
    QVERIFY2(second.err.contains("another campaign called"), second.err.constData());
    const json third = fine("campaign new autumn");
    QCOMPARE(third["namesakes"].size(), std::size_t{2});
    const json found = fine("campaign list")["campaigns"];
    QCOMPARE(found.size(), std::size_t{3});
    const Ran text = m_program->run(words("campaign show Autumn --lang en"));
    const Ran asJson = m_program->run(words("campaign show Autumn --json"));
    QCOMPARE(asJson.exit, text.exit);
    QVERIFY(text.exit != 0);
    QCOMPARE(parsed(asJson)["error"]["campaigns"].size(), std::size_t{3});
    for (const json &each : found) {
        const auto id = QByteArray::fromStdString(each["short_uuid"].get<std::string>());
        QVERIFY2(text.err.contains(id), text.err.constData());
        QVERIFY(second.err.contains(id) || each["uuid"] == third["uuid"]);
        QCOMPARE(fine(("campaign show " + id).constData())["uuid"], each["uuid"]);
    }
    fine(("campaign rename " + third["uuid"].get<std::string>() + " Winter").c_str());
    const Ran renamed = m_program->run(words("campaign rename Winter Spring --lang en"));
    QVERIFY2(!renamed.err.contains("another"), renamed.err.constData());
    const Ran back = m_program->run(words("campaign rename Spring Autumn --lang fr"));
    QVERIFY2(back.err.contains("autre campagne"), back.err.constData());
}

void TestCommandsTogether::bandsOfACampaignAreSimulated()
{
    const auto seat = [](const char *band) { return json{{"band", band}, {"player", "easy"}}; };
    json setup{{"version", 1},
               {"system", "musg"},
               {"seats", {seat("library:Autumn/Karnash"), seat("library:Autumn/Vega IX")}},
               {"table", "table:hamlet"},
               {"scenario", "scenario:pitched-battle"}};
    write(QStringLiteral("autumn.setup.json"), QByteArray::fromStdString(setup.dump()));
    const json tally = fine("simulate autumn.setup.json --games 2 --seed 3");
    QVERIFY(tally.is_object());
    QCOMPARE(tally["seats"][0]["band"], json("Karnash"));
    setup["seats"][0] = seat("library:Autumn/Nobody");
    write(QStringLiteral("winter.setup.json"), QByteArray::fromStdString(setup.dump()));
    const Ran nobody = m_program->run(words("simulate winter.setup.json --games 2 --seed 3"));
    QVERIFY2(nobody.exit != 0, nobody.out.constData());
    QVERIFY2(nobody.err.contains("Nobody"), nobody.err.constData());
}

void TestCommandsTogether::aFailedBackupIsTold()
{
    fine("campaign schedule Autumn Karnash \"Vega IX\"");
    const json blank = fine("campaign report Autumn 1");
    write(QStringLiteral("draw.report.json"), QByteArray::fromStdString(blank.dump()));
    fine("campaign report Autumn 1 --report draw.report.json");
    const QString backups = library() + QStringLiteral(".backups");
    QDir(backups).removeRecursively();
    QFile inTheWay(backups);
    QVERIFY(inTheWay.open(QIODevice::WriteOnly));
    inTheWay.close();
    const Ran closed =
        m_program->run(words("campaign postgame Autumn 1 Karnash --rest --seed 5 --close --lang "
                             "en"));
    QVERIFY2(closed.exit == 1, closed.err.constData());
    QVERIFY2(closed.err.contains("No backup could be made afterwards"), closed.err.constData());
    QVERIFY2(closed.err.contains("do not repeat"), closed.err.constData());
    QVERIFY(fine("campaign postgame Autumn 1 Karnash")["closed"].get<bool>());
    QVERIFY(QFile::remove(backups));
    QCOMPARE(m_program->run(words("campaign postgame Autumn 1 \"Vega IX\" --rest --seed 5 --close"))
                 .exit,
             0);
    QVERIFY(!QDir(backups).isEmpty());
}

CORE_TEST(TestCommandsTogether)

} // namespace tst_commandstogether

#include "tst_commandstogether.moc"
