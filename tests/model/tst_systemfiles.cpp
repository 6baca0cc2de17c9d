// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/systemfiles.h"

#include "model/exchange/bandexchange.h"
#include "model/resources.h"
#include "rules/systems.h"
#include "tests/support/testmain.h"

#include <QtTest/QtTest>

namespace tst_systemfiles {

using namespace escarmouche;
using namespace escarmouche::model;

namespace {

/** What people have typed and set-ups have named since before files were kept by system. */
const std::vector<std::string> kBands{"albion",     "argos",   "aurora",      "canuts",   "karnash",
                                      "kazad-orun", "mogwash", "nachtfalter", "nocturne", "omicron",
                                      "skrivar",    "ssithra", "sylvaran",    "vega",     "xaltor"};
const std::vector<std::string> kSetups{"duel-in-the-hamlet", "hold-the-ravine"};
const std::vector<std::string> kTables{"causeways", "chapel-hill", "clearings",     "docks",
                                       "hamlet",    "ravine",      "ruined-street", "trenches"};
const std::vector<std::string> kScenarios{"ambush",          "breakthrough",   "escort",
                                          "hold-the-ground", "pitched-battle", "raid"};

} // namespace

class TestSystemFiles : public QObject
{
    Q_OBJECT

private slots:
    void everyOldNameIsThere_data();
    void everyOldNameIsThere();
    void namesOfAnotherSystemAreNot();
    void samplesKnowTheirSystem();
    void findsTheSystemOfARule();
};

void TestSystemFiles::everyOldNameIsThere_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<QString>("key");
    const std::vector<const std::vector<std::string> *> all{&kBands, &kSetups, &kTables,
                                                            &kScenarios};
    for (int kind = 0; kind < 4; ++kind)
        for (const std::string &key : *all[static_cast<std::size_t>(kind)])
            QTest::addRow("%d %s", kind, key.c_str()) << kind << QString::fromStdString(key);
    QTest::newRow("script") << 4 << QStringLiteral("opening");
    QTest::newRow("campaign") << 5 << QStringLiteral("styx");
}

void TestSystemFiles::everyOldNameIsThere()
{
    QFETCH(int, kind);
    QFETCH(QString, key);
    const std::vector<FileKind> kinds{kSampleBands,   kSampleSetups,  kTableFiles,
                                      kScenarioFiles, kSampleScripts, kSampleCampaigns};
    const FileKind &of = kinds[static_cast<std::size_t>(kind)];
    const QString path = filePath(of, key.toStdString());
    QVERIFY(path.contains(QStringLiteral("/musg/")));
    QCOMPARE(filePath(of, "musg/" + key.toStdString()), path);
    const auto text = readFile(path);
    QVERIFY(text && !text->empty());
    const auto same = systemFile(of, "musg", key.toStdString());
    QVERIFY(same);
    QCOMPARE(*same, *text);
    const auto words = fileWords(of);
    QVERIFY(std::ranges::find(words, key.toStdString()) != words.end());
}

void TestSystemFiles::namesOfAnotherSystemAreNot()
{
    QVERIFY(filePath(kSampleBands, "chess/karnash").isEmpty());
    QVERIFY(filePath(kSampleBands, "musg/nobody").isEmpty());
    QVERIFY(filePath(kSampleBands, "../samples/musg/karnash").isEmpty());
    QVERIFY(filePath(kSampleBands, "musg/../musg/karnash").isEmpty());
    QVERIFY(systemFiles(kSampleBands, "chess").empty());
    const auto near = systemFile(kTableFiles, "musg", "hamlett");
    QVERIFY(!near);
    QVERIFY(near.error().code == rules::ErrorCode::EntryNotFound);
    QCOMPARE(near.error().hint, std::string("hamlet"));
}

void TestSystemFiles::samplesKnowTheirSystem()
{
    const auto all = samples();
    QVERIFY(all);
    QVERIFY(all->size() > kBands.size()); // those of small games came later
    for (const Sample &sample : *all) {
        QCOMPARE(sample.system, std::string("musg"));
        QVERIFY(sample.isCalled(sample.key) && sample.isCalled("musg/" + sample.key));
        QVERIFY(!sample.isCalled("chess/" + sample.key));
    }
    QVERIFY(hasSampleCampaign());
}

void TestSystemFiles::findsTheSystemOfARule()
{
    const rules::SystemName &musg = rules::systemList().front().name;
    QVERIFY(musg.hasRule("MUSG-BAND-03"));
    QVERIFY(!musg.hasRule("BAND-03"));
    QVERIFY(!musg.hasRule("MUSGRAVE-01"));
    QVERIFY(!musg.hasRule("MUSG"));
}

PLAIN_TEST(TestSystemFiles)

} // namespace tst_systemfiles

#include "tst_systemfiles.moc"
