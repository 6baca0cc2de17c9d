// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/commandlinehouse.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>

#include <sqlite3.h>

#include <algorithm>
#include <vector>

using namespace escarmouche::tests;
using nlohmann::json;

namespace {

/** Another program in the middle of a write. */
class Holder
{
public:
    explicit Holder(const QString &path)
    {
        sqlite3_open(path.toUtf8().constData(), &m_db);
        m_holds = sqlite3_exec(m_db, "BEGIN IMMEDIATE", nullptr, nullptr, nullptr) == SQLITE_OK;
    }
    ~Holder() { letGo(); }
    bool holds() const { return m_holds; }
    void letGo()
    {
        sqlite3_close(m_db);
        m_db = nullptr;
    }

private:
    sqlite3 *m_db = nullptr;
    bool m_holds = false;
};

} // namespace

/** Several commands on one library at once, and names that several things have. */
class TestCommandsTogether : public QObject, private CommandLineHouse
{
    Q_OBJECT

private slots:
    void init()
    {
        m_program = std::make_unique<Program>();
        fine("campaign new Autumn --as Anne");
        fine("campaign join Autumn sample:karnash sample:vega --player Anne");
    }

    void independentActsAreAllDone();
    void figuresOfOneBandAreAllRecruited();
    void standardInputIsReadOnce();
    void anActThatNoLongerHoldsIsToldAsMoved();
    void aHeldLibraryIsWaitedForAsLongAsSaid();
    void errorsAreTheSameAsJson_data();
    void errorsAreTheSameAsJson();

private:
    json fine(const char *line)
    {
        const Ran ran = m_program->run(words(line) << QStringLiteral("--json"));
        if (ran.exit != 0)
            qWarning("%s: %s", line, ran.err.constData());
        return ran.exit == 0 ? parsed(ran) : json();
    }
    /** All of them at once: each has read what is there before the first may write. */
    std::vector<Ran> together(const std::vector<const char *> &lines, const QByteArray &input = {})
    {
        constexpr unsigned long kUntilAllWaitMs = 3000;
        Holder holder(library());
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
    QVERIFY(fine("campaign show Autumn")["games"][0]["status"] == "played");
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
    Holder holder(library());
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

QTEST_GUILESS_MAIN(TestCommandsTogether)
#include "tst_commandstogether.moc"
