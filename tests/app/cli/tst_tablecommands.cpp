// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/cli/commandlinehouse.h"
#include "tests/support/files/schemas.h"
#include "tests/support/testmain.h"

namespace tst_tablecommands {

using namespace escarmouche::tests;
using Json = nlohmann::json;

/** Maps of the Tiled editor as tables, by the command line. */
class TestTableCommands : public QObject, private CommandLineHouse
{
    Q_OBJECT

private slots:
    void init() { m_program = std::make_unique<Program>(); }
    void makesATableThatIsPlayedOn();
    void printsTheTableWhereNoFileIsNamed();
    void tellsWhatIsLeftOut();
    void refusesBadMaps();

private:
    static Json sampleMap()
    {
        QFile file(QStringLiteral(SOURCE_DIR "/resources/maps/crossroads.tmj"));
        return file.open(QIODevice::ReadOnly) ? Json::parse(file.readAll().toStdString()) : Json();
    }
    void writeMap(const Json &map)
    {
        write(QStringLiteral("Ma forêt.tmj"), QByteArray::fromStdString(map.dump()));
    }
};

void TestTableCommands::makesATableThatIsPlayedOn()
{
    const Ran made =
        m_program->run(words("table import sample:crossroads --output crossroads.table.json"));
    QVERIFY2(made.exit == 0, made.err.constData());
    QVERIFY(made.out.isEmpty());
    QVERIFY(made.err.contains("crossroads.table.json"));
    QCOMPARE(judgeBySchema({{QStringLiteral("resources/schemas/table.schema.json"),
                             m_program->file(QStringLiteral("crossroads.table.json"))}}),
             QStringList{QStringLiteral("ok")});
    write(QStringLiteral("here.setup.json"), R"({"version":1,"system":"musg","seats":[
        {"band":"sample:karnash","player":"easy"},{"band":"sample:vega","player":"easy"}],
        "table":"file:crossroads.table.json","scenario":"scenario:pitched-battle"})");
    const Ran played = m_program->run(words("match play here.setup.json --seed 3"));
    QVERIFY2(played.exit == 0, played.err.constData());
}

void TestTableCommands::printsTheTableWhereNoFileIsNamed()
{
    const Ran plain = m_program->run(words("table import sample:crossroads"));
    QCOMPARE(plain.exit, 0);
    QCOMPARE(parsed(plain).at("key"), "crossroads");
    const Json report = parsed(m_program->run(words("table import sample:crossroads --json")));
    QCOMPARE(report.at("table"), parsed(plain));
    QCOMPARE(report.at("pieces"), report.at("table").at("pieces").size());
    QVERIFY(report.at("left_out").empty());
}

void TestTableCommands::tellsWhatIsLeftOut()
{
    Json map = sampleMap();
    map.erase("properties");
    map["layers"][0]["objects"][3]["point"] = true;
    map["layers"].push_back({{"type", "tilelayer"}, {"id", 9}, {"name", "Herbe"}});
    writeMap(map);
    const QString file = QStringLiteral("Ma forêt.tmj");
    const Ran english = act("table import", file);
    QCOMPARE(english.exit, 0);
    QVERIFY2(english.err.contains("Left out: object 4 “Barn, hay loft” is a point."),
             english.err.constData());
    QVERIFY(english.err.contains("Left out: layer 9 “Herbe” holds tiles."));
    QCOMPARE(parsed(english).at("key"), "ma-foret");
    QCOMPARE(parsed(english).at("name").at("en"), "Ma forêt");
    const Ran french = act("table import --lang fr", file);
    QVERIFY2(french.err.contains("l’objet 4 «\u00a0Barn, hay loft\u00a0» est un point."),
             french.err.constData());
    const Json report = parsed(act("table import --json", file));
    QCOMPARE(report.at("left_out").size(), std::size_t{2});
    QCOMPARE(report.at("left_out")[0].at("why"), "point");
    QCOMPARE(report.at("left_out")[0].at("pointer"), "/layers/0/objects/3");
}

void TestTableCommands::refusesBadMaps()
{
    Json map = sampleMap();
    map["layers"][0]["objects"][2]["type"] = "towre";
    writeMap(map);
    const QString file = QStringLiteral("Ma forêt.tmj");
    for (const char *command : {"table import", "table import --lang fr"}) {
        const Ran refused = act(command, file);
        QCOMPARE(refused.exit, 4);
        QVERIFY(refused.out.isEmpty());
        QVERIFY2(refused.err.contains("Ma forêt.tmj") &&
                     refused.err.contains("/layers/0/objects/2/type") &&
                     refused.err.contains("towre"),
                 refused.err.constData());
    }
    QVERIFY(!read(QStringLiteral("x.table.json")).size());
    QCOMPARE(act("table import", QStringLiteral("nowhere.tmj")).exit, 3);
    const Ran misspelt = m_program->run(words("table import sample:crosroads"));
    QCOMPARE(misspelt.exit, 3);
    QVERIFY2(misspelt.err.contains("sample:crossroads"), misspelt.err.constData());
}

CORE_TEST(TestTableCommands)

} // namespace tst_tablecommands

#include "tst_tablecommands.moc"
