// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/cli/commandlinehouse.h"
#include "tests/support/testmain.h"

#include <QRegularExpression>

namespace tst_takebackcommands {

using namespace escarmouche::tests;
using nlohmann::json;

/** Acts of a campaign taken back at the command line, and that taken back in turn. */
class TestTakeBackCommands : public QObject, private CommandLineHouse
{
    Q_OBJECT

private slots:
    void init() { foundAutumn(); }

    void whatRestsOnAnActIsListedBeforeItGoes();
    void aTakeBackIsALineAndIsTakenBack();
    void theReasonOfATakeBackIsTold();

private:
    json acts() { return fine("campaign history Autumn")["acts"]; }
};

void TestTakeBackCommands::whatRestsOnAnActIsListedBeforeItGoes()
{
    playFirstGame();
    const std::size_t before = acts().size();
    std::string scheduled;
    for (const json &line : acts()) {
        if (line["kind"] == "schedule")
            scheduled = std::to_string(line["seq"].get<int>());
    }
    QVERIFY(!scheduled.empty());
    const std::string back = "campaign history Autumn --json --take-back " + scheduled;
    const Ran warned = m_program->run(words(back.c_str()));
    QCOMPARE(warned.exit, 1);
    QVERIFY(parsed(warned)["consequences"].size() >= 3);
    QCOMPARE(acts().size(), before);
    const json gone = fine((back + " --force").c_str());
    QVERIFY(gone["taken_back"].get<bool>());
    QVERIFY(fine("campaign show Autumn")["games"].empty());
}

void TestTakeBackCommands::aTakeBackIsALineAndIsTakenBack()
{
    fine("campaign history Autumn --write Rain");
    fine("campaign history Autumn --write Mud");
    const auto seqOf = [this](const char *words) {
        for (const json &line : acts()) {
            if (line["sentence"] == words)
                return line["seq"].get<int>();
        }
        return 0;
    };
    const auto back = [this](int seq) {
        return fine(("campaign history Autumn --force --reason misread --as Bo --take-back " +
                     std::to_string(seq))
                        .c_str());
    };
    const auto last = [this] { return acts().back(); };
    const int rain = seqOf("Chronicle: Rain");
    QVERIFY(back(rain)["taken_back"].get<bool>());
    const json out = last();
    QCOMPARE(out["kind"].get<std::string>(), std::string("take-out"));
    QCOMPARE(out["about"].get<std::string>(), std::string("chronicle"));
    QCOMPARE(out["takes_out"], json::array({rain}));
    QCOMPARE(out["reason"].get<std::string>(), std::string("misread"));
    QCOMPARE(out["person"].get<std::string>(), std::string("Bo"));
    QVERIFY(!out["at"].get<std::string>().empty());
    QCOMPARE(out["sentence"].get<std::string>(),
             std::string("“Chronicle: Rain” taken out. Reason: misread"));
    const int outAct = out["seq"].get<int>();
    for (const json &line : acts()) {
        const bool isIt = line["seq"] == rain;
        QCOMPARE(line["taken_back"].get<bool>(), isIt);
        QCOMPARE(line.contains("taken_back_by"), isIt);
        if (isIt) {
            QCOMPARE(line["taken_back_by"]["seq"].get<int>(), outAct);
            QCOMPARE(line["taken_back_by"]["person"].get<std::string>(), std::string("Bo"));
            QCOMPARE(line["taken_back_by"]["reason"].get<std::string>(), std::string("misread"));
        }
    }
    // A take-back is taken back, and so is that.
    QVERIFY(back(outAct)["taken_back"].get<bool>());
    const json again = last();
    QCOMPARE(again["brings_back"], json::array({rain}));
    QVERIFY(!again.contains("takes_out"));
    const int againAct = again["seq"].get<int>();
    const auto isOut = [&] {
        for (const json &line : acts())
            if (line["seq"] == rain)
                return line["taken_back"].get<bool>();
        return false;
    };
    QVERIFY(!isOut());
    const Ran twice = m_program->run(
        words(("campaign history Autumn --lang en --take-back " + std::to_string(outAct)).c_str()));
    QCOMPARE(twice.exit, 1);
    QVERIFY2(twice.err.contains("taken back already"), twice.err.constData());
    const Ran third = m_program->run(
        words(("campaign history Autumn --lang en --force --take-back " + std::to_string(againAct))
                  .c_str()));
    QCOMPARE(third.exit, 0);
    QVERIFY2(third.err.contains("Taken back: " + QByteArray::number(againAct)) &&
                 third.err.contains("brought back"),
             third.err.constData());
    QVERIFY(isOut());
    QCOMPARE(fine("campaign history Autumn --kind take-out")["acts"].size(), 3U);
    QVERIFY(fine("campaign verify Autumn")["verified"].get<bool>());
}

void TestTakeBackCommands::theReasonOfATakeBackIsTold()
{
    const json band = fine("campaign history Autumn --kind join")["acts"].back();
    const std::string seq = std::to_string(band["seq"].get<int>());
    fine(
        ("campaign history Autumn --as Bo --reason \"the wrong band\" --take-back " + seq).c_str());
    QCOMPARE(acts().back()["bands"][0]["id"], band["bands"][0]["id"]);
    const Ran english = act("campaign history Autumn --lang", QStringLiteral("en"));
    const QRegularExpression line(
        QStringLiteral(" Bo  “.*” taken out\\. Reason: the wrong band\n"));
    QVERIFY2(QString::fromUtf8(english.out).contains(line), english.out.constData());
    const Ran french = act("campaign history Autumn --lang", QStringLiteral("fr"));
    QVERIFY2(french.out.contains("Raison\u00a0: the wrong band"), french.out.constData());
}

CORE_TEST(TestTakeBackCommands)

} // namespace tst_takebackcommands

#include "tst_takebackcommands.moc"
