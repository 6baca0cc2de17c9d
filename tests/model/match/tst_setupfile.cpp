// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/match/setup/setupfile.h"
#include "model/resources.h"
#include "model/systemfiles.h"
#include "model/text.h"
#include "tests/support/files/filejudges.h"
#include "tests/support/library/gamelibrary.h"
#include "tests/support/musg/catalogue.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QtTest/QtTest>

namespace tst_setupfile {

using namespace escarmouche;
using namespace escarmouche::model;
using rules::Error;
using rules::ErrorCode;
using Json = nlohmann::json;

namespace {

const rules::RuleSystems &systems()
{
    static const rules::RuleSystems kSystems = loadSystems().value();
    return kSystems;
}

std::string sample(const std::string &key)
{
    return tests::sourceFile("resources/setups/musg/" + key + ".setup.json").value();
}

rules::Result<NamedBand> noLibrary(const std::string &name)
{
    return rules::fail({.code = ErrorCode::BandNotFound, .subject = name});
}

/** A folder with a set-up and what it names, and a secret beside it. */
class House
{
public:
    House()
    {
        QDir(m_root.path()).mkpath(QStringLiteral("game/bands"));
        write("secret.table.json", table());
        write("game/bands/karnash.band.json",
              tests::sourceFile("resources/samples/musg/karnash.band.json").value());
        write("game/own.table.json", table());
    }

    static std::string table()
    {
        return tests::sourceFile("resources/tables/musg/ravine.table.json").value();
    }
    void write(const std::string &name, const std::string &text) const
    {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray::fromStdString(text));
    }
    QString path(const std::string &name) const { return m_root.filePath(toQString(name)); }

    /** The sample set-up with one value changed, loaded from the game's folder. */
    rules::Result<ResolvedSetup> load(const std::string &place, const Json &value) const
    {
        Json setup = Json::parse(sample("duel-in-the-hamlet"));
        setup[Json::json_pointer(place)] = value;
        write("game/duel.setup.json", setup.dump());
        return loadSetup(systems(), path("game/duel.setup.json"), noLibrary);
    }
    Error refusal(const std::string &place, const Json &value) const
    {
        const auto loaded = load(place, value);
        return loaded ? Error{.hint = "was loaded"} : loaded.error();
    }

private:
    QTemporaryDir m_root;
};

bool reads(const std::string &text)
{
    return readSetup(text).has_value();
}

} // namespace

class TestSetupFile : public QObject
{
    Q_OBJECT

private slots:
    void samplesCanBeBegun_data();
    void samplesCanBeBegun();
    void namesWhatComesWithItsGame();
    void fetchesWhatLiesBesideIt();
    void asksTheLibraryForItsBands();
    void staysInItsFolder();
    void tellsWhichFileIsWrong();
    void refusesBandsOfModulesNotPlayed();
    void readerAndSchemaAgree();
    void asksForWhatTheScenarioNeeds();
};

void TestSetupFile::samplesCanBeBegun_data()
{
    QTest::addColumn<QString>("file");
    for (const QString &file : QDir(QStringLiteral(":/setups/musg")).entryList())
        QTest::newRow(qPrintable(file)) << QStringLiteral(":/setups/musg/") + file;
    QCOMPARE(QDir(QStringLiteral(":/setups/musg")).entryList().size(), 2);
}

void TestSetupFile::samplesCanBeBegun()
{
    QFETCH(QString, file);
    const auto loaded = loadSetup(systems(), file, noLibrary);
    QVERIFY2(loaded, loaded ? "" : loaded.error().pointer.c_str());
    QVERIFY(loaded->system == &systems().front());
    const auto match = loaded->system->matches->begin(loaded->match);
    QVERIFY2(match, match ? "" : match.error().pointer.c_str());
}

/** With or without the key of the game, which is the set-up's own. */
void TestSetupFile::namesWhatComesWithItsGame()
{
    const House house;
    const auto all = samples();
    QVERIFY(all);
    for (const Sample &each : *all) {
        const auto plain = house.load("/seats/0/band", "sample:" + each.key);
        const auto whole = house.load("/seats/0/band", "sample:" + each.fullKey());
        QVERIFY2(plain && whole, each.key.c_str());
        QCOMPARE(whole->match, plain->match);
    }
    for (const std::string &table : systemFiles(kTableFiles, "musg"))
        QVERIFY2(house.load("/table", "table:" + table), table.c_str());
    for (const std::string &scenario : systemFiles(kScenarioFiles, "musg"))
        QVERIFY2(house.load("/scenario", "scenario:" + scenario), scenario.c_str());
    const Error other = house.refusal("/seats/0/band", "sample:chess/karnash");
    QVERIFY(other.code == ErrorCode::WrongChoice);
    QCOMPARE(other.subject, std::string("chess"));
    for (const char *wrong : {"sample:/karnash", "sample:musg/", "sample:a/b/c", "sample:musg/../x",
                              "table:musg/hamlet", "scenario:musg/raid"}) {
        const char *place = wrong[0] == 't'                                   ? "/table"
                            : std::string_view(wrong) == "scenario:musg/raid" ? "/scenario"
                                                                              : "/seats/0/band";
        QVERIFY2(house.refusal(place, wrong).code == ErrorCode::WrongPattern, wrong);
    }
}

void TestSetupFile::fetchesWhatLiesBesideIt()
{
    const House house;
    const auto plain = house.load("/seats/0/band", "sample:karnash");
    const auto band = house.load("/seats/0/band", "file:bands/karnash.band.json");
    QVERIFY(plain && band);
    QCOMPARE(band->match, plain->match);
    const auto table = house.load("/table", "file:own.table.json");
    QVERIFY(table);
    QCOMPARE(table->match.table, House::table());
    const auto generated = house.load("/table", {{"generate", {{"seed", 9}}}});
    QVERIFY(generated);
    QCOMPARE(generated->match.table, std::string(R"({"generate":{"seed":9}})"));
}

void TestSetupFile::asksTheLibraryForItsBands()
{
    const House house;
    (void)house.load("/seats/1/band", "library:Les Crocs");
    std::string asked;
    const auto loaded =
        loadSetup(systems(), house.path("game/duel.setup.json"), [&](const std::string &name) {
            asked = name;
            return rules::Result<NamedBand>(NamedBand{"musg", "the band"});
        });
    QVERIFY(loaded);
    QCOMPARE(asked, std::string("Les Crocs"));
    QCOMPARE(loaded->match.seats[1].band, std::string("the band"));
    const Error error = house.refusal("/seats/1/band", "library:Les Crocs");
    QVERIFY(error.code == ErrorCode::BandNotFound);
    QCOMPARE(error.pointer, std::string("/seats/1/band"));
}

void TestSetupFile::staysInItsFolder()
{
    const House house;
    for (const char *path : {"file:../secret.table.json", "file:bands/../../secret.table.json",
                             "file:/etc/passwd", "file:", "file:.", "file:..", "file:bands//x",
                             "file:./own.table.json", "file:bands\\x", "file:own.table.json/"}) {
        const Error error = house.refusal("/table", path);
        QVERIFY2(error.code == ErrorCode::WrongPattern, path);
        QCOMPARE(error.pointer, std::string("/table"));
    }
    QVERIFY(QFile::link(house.path("secret.table.json"), house.path("game/link.table.json")));
    const Error link = house.refusal("/table", "file:link.table.json");
    QVERIFY(link.code == ErrorCode::WrongPattern);
    QVERIFY(QFile::link(house.path("game/own.table.json"), house.path("game/near.table.json")));
    QVERIFY(house.load("/table", "file:near.table.json"));
}

void TestSetupFile::tellsWhichFileIsWrong()
{
    const House house;
    const std::string setup = toUtf8(house.path("game/duel.setup.json"));
    const Error own = house.refusal("/seats/0/player", 7);
    QCOMPARE(own.file, setup);
    QCOMPARE(own.pointer, std::string("/seats/0/player"));
    const Error missing = house.refusal("/table", "file:none.table.json");
    QVERIFY(missing.code == ErrorCode::FileNotFound);
    QCOMPARE(missing.pointer, std::string("/table"));
    const Error unknown = house.refusal("/table", "table:hamlets");
    QVERIFY(unknown.code == ErrorCode::EntryNotFound);
    QCOMPARE(unknown.hint, std::string("hamlet"));

    house.write("game/bands/bad.band.json", R"({"format":"escarmouche-band","version":1})");
    const Error band = house.refusal("/seats/0/band", "file:bands/bad.band.json");
    QVERIFY(band.file.ends_with("game/bands/bad.band.json"));

    house.write("game/bad.table.json", R"({"version":1,"key":"bad","width":1})");
    const auto loaded = house.load("/table", "file:bad.table.json");
    QVERIFY(loaded);
    const auto begun = loaded->system->matches->begin(loaded->match);
    QVERIFY(!begun);
    const Error table = inItsFile(begun.error(), loaded->file, house.path("game/duel.setup.json"));
    QVERIFY(table.more.size() > 1);
    QVERIFY(table.more.front().file.ends_with("game/bad.table.json"));
    QVERIFY(!table.more.front().pointer.starts_with("/table"));

    const auto option = house.load("/options", {{"blast_radius", 1}});
    QVERIFY(option);
    const auto refused = option->system->matches->begin(option->match);
    QVERIFY(!refused);
    const Error place =
        inItsFile(refused.error(), option->file, house.path("game/duel.setup.json"));
    QCOMPARE(place.file, setup);
    QCOMPARE(place.pointer, std::string("/options/blast_radius"));
}

void TestSetupFile::refusesBandsOfModulesNotPlayed()
{
    const House house;
    const std::vector<std::string> needing{"albion",      "argos",    "aurora",
                                           "nachtfalter", "nocturne", "ssithra"};
    const auto all = samples().value();
    for (const Sample &each : all) {
        const auto loaded = house.load("/seats/0/band", "sample:" + each.key);
        QVERIFY2(loaded, each.key.c_str());
        const auto match = loaded->system->matches->begin(loaded->match);
        const bool isNeeding = std::ranges::count(needing, each.key) > 0;
        QVERIFY2(match.has_value() != isNeeding, each.key.c_str());
        if (match)
            continue;
        QVERIFY2(match.error().code == ErrorCode::ModuleNotPlayed, each.key.c_str());
        QCOMPARE(match.error().pointer, std::string("/seats/0/band"));
        QVERIFY(match.error().hint.starts_with("MUSG-"));
    }
}

void TestSetupFile::readerAndSchemaAgree()
{
    auto texts = tests::spoiled({sample("duel-in-the-hamlet"), sample("hold-the-ravine")}, 300, 33);
    const std::vector<Json> values{0,
                                   1,
                                   2,
                                   -1,
                                   15,
                                   16,
                                   60,
                                   61,
                                   2399,
                                   2400,
                                   6000,
                                   6001,
                                   1'000'000,
                                   1'000'001,
                                   true,
                                   nullptr,
                                   "",
                                   "musg",
                                   "a\nb",
                                   "Musg",
                                   "easy",
                                   "sample:karnash",
                                   "sample:Karnash",
                                   "sample:",
                                   "sample:a-",
                                   "sample:musg/karnash",
                                   "sample:Musg/karnash",
                                   "sample:musg/",
                                   "sample:/karnash",
                                   "sample:a/b/c",
                                   "sample:" + std::string(64, 'a') + '/' + std::string(64, 'a'),
                                   "sample:" + std::string(65, 'a') + "/a",
                                   "sample:a/" + std::string(65, 'a'),
                                   "library:",
                                   "library:Les Crocs",
                                   "library: ",
                                   "file:a.json",
                                   "file:a/b.json",
                                   "file:../a",
                                   "file:a/..",
                                   "file:a/../b",
                                   "file:..a",
                                   "file:a/...",
                                   "file:/a",
                                   "file:a//b",
                                   "file:.",
                                   "file:a\\b",
                                   "file:C:..",
                                   "table:hamlet",
                                   "table:-a",
                                   "scenario:pitched-battle",
                                   "file:" + std::string(395, 'a'),
                                   "file:" + std::string(396, 'a'),
                                   std::string(2000, 'a'),
                                   std::string(2001, 'a'),
                                   "sample:" + std::string(64, 'a'),
                                   "sample:" + std::string(65, 'a'),
                                   Json::array(),
                                   Json::object(),
                                   Json{{"generate", {{"seed", 1}}}},
                                   Json{{"generate", Json::object()}},
                                   Json{{"generate", {{"seed", -1}}}},
                                   Json{{"generate", {{"seed", 1}, {"hills", 2}}}},
                                   Json{{"generate", {{"seed", 1}, {"width", 2399}}}},
                                   Json{{"generate", 7}}};
    // Neither band nor table; one seat alone, and eight.
    Json bare{{"version", 1}, {"system", "crypt"}, {"scenario", "scenario:crypt"}};
    for (std::size_t seats = 0; seats <= 9; ++seats) {
        bare["seats"] = std::vector<Json>(seats, Json{{"player", "person"}});
        texts.push_back(bare.dump());
    }
    bare["seats"] = {{{"player", "person"}, {"name", "Zoé"}}};
    const auto named =
        tests::varied(bare.dump(), {"/seats/0/name", "/seats/0/player"},
                      {1, "", "Zoé", "a\nb", std::string(80, 'a'), std::string(81, 'a'), nullptr});
    texts.insert(texts.end(), named.begin(), named.end());
    const auto more =
        tests::varied(sample("hold-the-ravine"),
                      {"/version", "/system", "/seats", "/seats/0/band", "/seats/1/player",
                       "/table", "/scenario", "/options", "/options/turn_limit", "/seed"},
                      values);
    texts.insert(texts.end(), more.begin(), more.end());
    const auto met = tests::disagreement(QStringLiteral("setup"), texts, reads);
    QVERIFY2(met.empty(), met.c_str());
}

void TestSetupFile::asksForWhatTheScenarioNeeds()
{
    const auto games = tests::gameSystems();
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("one.setup.json"));
    const auto load = [&](const Json &setup) {
        QFile file(path);
        if (file.open(QIODevice::WriteOnly))
            file.write(QByteArray::fromStdString(setup.dump()));
        file.close();
        return loadSetup(games, path, noLibrary);
    };
    const Json crypt{{"version", 1},
                     {"system", "crypt"},
                     {"seats", {{{"player", "person"}, {"name", "Zoé"}}, {{"player", "random"}}}},
                     {"scenario", "scenario:crypt"}};
    const auto plain = load(crypt);
    QVERIFY2(plain, plain ? "" : plain.error().pointer.c_str());
    QCOMPARE(plain->match.seats[0].name, std::string("Zoé"));
    QVERIFY(plain->match.table.empty() && plain->match.seats[1].band.empty());
    QVERIFY(plain->system->matches->begin(plain->match));

    struct Case {
        Json setup;
        std::string pointer;
        Json value; // null: taken away
        ErrorCode code;
        std::string place;
    };
    const Json duel = Json::parse(sample("duel-in-the-hamlet"));
    const std::vector<Case> cases{
        {crypt, "/seats/1/band", "sample:karnash", ErrorCode::UnwantedKey, "/seats/1/band"},
        {crypt, "/table", "table:hamlet", ErrorCode::UnwantedKey, "/table"},
        {crypt, "/seats/1", nullptr, ErrorCode::TooFewEntries, "/seats"},
        {crypt, "/seats/2", {{"player", "random"}}, ErrorCode::TooManyEntries, "/seats"},
        {crypt, "/scenario", "scenario:crypts", ErrorCode::EntryNotFound, "/scenario"},
        {crypt, "/scenario", "scenario:raid", ErrorCode::EntryNotFound, "/scenario"},
        {duel, "/seats/1/band", nullptr, ErrorCode::MissingKey, "/seats/1"},
        {duel, "/seats/0/name", "Zoé", ErrorCode::UnwantedKey, "/seats/0/name"},
        {duel, "/table", nullptr, ErrorCode::MissingKey, ""},
        {duel, "/seats/1", nullptr, ErrorCode::TooFewEntries, "/seats"},
    };
    for (const Case &each : cases) {
        Json setup = each.setup;
        const Json::json_pointer at(each.pointer);
        if (!each.value.is_null())
            setup[at] = each.value;
        else if (setup[at.parent_pointer()].is_array())
            setup[at.parent_pointer()].erase(std::stoul(at.back()));
        else
            setup[at.parent_pointer()].erase(at.back());
        const auto loaded = load(setup);
        QVERIFY2(!loaded, each.pointer.c_str());
        QCOMPARE(loaded.error().code, each.code);
        QCOMPARE(loaded.error().pointer, each.place);
        QCOMPARE(loaded.error().file, toUtf8(path));
    }
}

CORE_TEST(TestSetupFile)

} // namespace tst_setupfile

#include "tst_setupfile.moc"
