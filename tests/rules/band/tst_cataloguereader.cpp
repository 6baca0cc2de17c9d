// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/systems.h"
#include "tests/support/files/schemas.h"
#include "tests/support/musg/catalogue.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QtTest/QtTest>

#include <nlohmann/json.hpp>

namespace tst_cataloguereader {

using namespace escarmouche;
using namespace escarmouche::rules;
using Json = nlohmann::json;

namespace {

/** The complaints when one file of the catalogue reads as this text. */
std::vector<Error> complaintsOf(const std::string &name, const std::string &text)
{
    const auto loaded = musg::Catalogue::load([&](std::string_view each) {
        return each == name ? Result<std::string>(text)
                            : tests::sourceFile("resources/catalogues/" + std::string(each));
    });
    if (loaded)
        return {};
    return loaded.error().more.empty() ? std::vector{loaded.error()} : loaded.error().more;
}

Json fileOf(const std::string &name)
{
    return Json::parse(*tests::sourceFile("resources/catalogues/" + name));
}

/** The complaints when one value of one file is another. */
std::vector<Error> afterChange(const std::string &name, const std::string &pointer, Json value)
{
    Json file = fileOf(name);
    file[Json::json_pointer(pointer)] = std::move(value);
    return complaintsOf(name, file.dump());
}

struct Change {
    std::string file;
    std::string pointer;
    Json value;
    ErrorCode code;
    std::string place; // of the complaint; empty: the same
};

QString schemaOf(const QString &catalogue)
{
    static const QStringList kWords{
        QStringLiteral("words"),   QStringLiteral("findings"), QStringLiteral("history"),
        QStringLiteral("story"),   QStringLiteral("play"),     QStringLiteral("board"),
        QStringLiteral("options"), QStringLiteral("campaign"), QStringLiteral("odds")};
    return QStringLiteral("resources/schemas/musg/catalogue-%1.schema.json")
        .arg(kWords.contains(catalogue) ? kWords.front() : catalogue);
}

} // namespace

class TestCatalogueReader : public QObject
{
    Q_OBJECT

private slots:
    void everyFileKeepsToItsSchema();
    void schemaAndReaderRefuseTheSameChanges();
    void namesFilePlaceAndReason();
    void reportsComplaintsOfSeveralFiles();
    void refusesBrokenJsonWithItsFile();
    void refusesMissingFile();
    void refusesRepeatedIds();
    void refusesUnknownPrerequisite();
    void refusesCatalogueWithoutEntriesTheRulesName();
    void refusesSentenceInTwoFiles();
    void systemsFailWithTheCatalogueThatCannotBeRead();
    void loadsTheWholeCatalogue();
};

void TestCatalogueReader::everyFileKeepsToItsSchema()
{
    const QDir folder(QStringLiteral(SOURCE_DIR "/resources/catalogues/musg"));
    std::vector<std::pair<QString, QString>> files;
    for (const QFileInfo &file : folder.entryInfoList({QStringLiteral("*.json")}))
        files.emplace_back(schemaOf(file.completeBaseName()), file.filePath());
    QVERIFY(files.size() >= 15);
    const QStringList verdicts = tests::judgeBySchema(files);
    QCOMPARE(std::size_t(verdicts.size()), files.size());
    for (const QString &verdict : verdicts)
        QCOMPARE(verdict, QStringLiteral("ok"));
}

void TestCatalogueReader::schemaAndReaderRefuseTheSameChanges()
{
    const std::vector<Change> changes{
        {"races", "/entries/0/id", "Not Kebab", ErrorCode::WrongPattern, {}},
        {"races", "/entries/1/rows/chief/mvt", 0, ErrorCode::NumberOutOfRange, {}},
        {"races", "/entries/1/rows/chief/cost", nullptr, ErrorCode::WrongType, {}},
        {"races", "/entries/1/traits/0", "fear", ErrorCode::WrongChoice, {}},
        {"races", "/entries/1/extra", 1, ErrorCode::UnknownKey, "/entries/1"},
        {"races", "/version", 2, ErrorCode::NumberOutOfRange, {}},
        {"ranged-weapons", "/entries/0/ranges", Json::array({6, 12}), ErrorCode::TooFewEntries, {}},
        {"ranged-weapons", "/entries/0/template", "flame", ErrorCode::UnknownKey, "/entries/0"},
        {"ranged-weapons", "/entries/0/force", 13, ErrorCode::NumberOutOfRange, {}},
        {"melee-weapons", "/entries/0/hands", 3, ErrorCode::NumberOutOfRange, {}},
        {"melee-weapons", "/entries/0/name/fr", "", ErrorCode::TextTooShort, {}},
        {"melee-weapons", "/entries/0/name/en", "a\nb", ErrorCode::ForbiddenCharacter, {}},
        {"items", "/entries/0/cost", -1, ErrorCode::NumberOutOfRange, {}},
        {"items", "/entries/0/modifiers/luck", 1, ErrorCode::UnknownKey, "/entries/0/modifiers"},
        {"items", "/entries/0/source/0", "BAND-1", ErrorCode::WrongPattern, {}},
        {"items", "/entries/0/source", Json::array(), ErrorCode::TooFewEntries, {}},
        {"figures", "/entries/0/rank", "king", ErrorCode::WrongChoice, {}},
        {"figures", "/entries/2/gear/0/item", Json::object(), ErrorCode::UnknownKey,
         "/entries/2/gear/0"},
        {"advances", "/entries/0/number", true, ErrorCode::WrongType, {}},
        {"injuries", "/entries/0/rolls/0", 67, ErrorCode::NumberOutOfRange, {}},
        {"traits", "/entries/0/id", "trait-fear", ErrorCode::WrongPattern, {}},
        {"vehicles", "/entries/0/part", "wheel", ErrorCode::WrongChoice, {}},
        {"ranks", "/entries/0/hero", 1, ErrorCode::WrongType, {}},
        {"limits", "/limits/total", 0, ErrorCode::NumberOutOfRange, {}},
        {"words", "/some.key", Json::object({{"en", "x"}}), ErrorCode::MissingKey, {}},
    };
    QTemporaryDir folder;
    std::vector<std::pair<QString, QString>> files;
    for (const Change &change : changes) {
        const std::string name = "musg/" + change.file + ".json";
        const auto complaints = afterChange(name, change.pointer, change.value);
        const std::string place =
            name + "#" + (change.place.empty() ? change.pointer : change.place);
        const bool met = std::ranges::any_of(complaints, [&](const Error &each) {
            return each.code == change.code && each.pointer == place;
        });
        QVERIFY2(met, (place + " " + change.value.dump()).c_str());

        Json file = fileOf(name);
        file[Json::json_pointer(change.pointer)] = change.value;
        const QString path = folder.filePath(QString::number(files.size()));
        QFile written(path);
        QVERIFY(written.open(QIODevice::WriteOnly));
        written.write(QByteArray::fromStdString(file.dump()));
        files.emplace_back(schemaOf(QString::fromStdString(change.file)), path);
    }
    const QStringList verdicts = tests::judgeBySchema(files);
    QCOMPARE(static_cast<std::size_t>(verdicts.size()), changes.size());
    for (qsizetype i = 0; i < verdicts.size(); ++i)
        QVERIFY2(verdicts[i].startsWith(QStringLiteral("no")),
                 changes[static_cast<std::size_t>(i)].pointer.c_str());
}

void TestCatalogueReader::namesFilePlaceAndReason()
{
    const auto complaints = afterChange("musg/items.json", "/entries/3/most_is_legal", true);
    QCOMPARE(complaints.size(), std::size_t{1});
    QVERIFY(complaints[0].code == ErrorCode::UnknownKey);
    QCOMPARE(complaints[0].pointer, std::string("musg/items.json#/entries/3"));
    QCOMPARE(complaints[0].subject, std::string("most_is_legal"));
    QCOMPARE(complaints[0].hint, std::string("most_is_illegal"));
}

void TestCatalogueReader::reportsComplaintsOfSeveralFiles()
{
    const auto loaded = musg::Catalogue::load([](std::string_view name) {
        auto text = *tests::sourceFile("resources/catalogues/" + std::string(name));
        if (name == "musg/races.json" || name == "musg/injuries.json")
            text.replace(text.find("\"id\""), 4, "\"ident\"");
        return Result<std::string>(text);
    });
    QVERIFY(!loaded);
    QCOMPARE(loaded.error().more.size(), std::size_t{4}); // an unknown and a missing key in each
    QCOMPARE(loaded.error().more[0].pointer, std::string("musg/races.json#/entries/0"));
    QCOMPARE(loaded.error().more[3].pointer, std::string("musg/injuries.json#/entries/0"));
}

void TestCatalogueReader::refusesBrokenJsonWithItsFile()
{
    const auto complaints = complaintsOf("musg/items.json", R"({"version":1,"version":1})");
    QCOMPARE(complaints.size(), std::size_t{1});
    QVERIFY(complaints[0].code == ErrorCode::DuplicateKey);
    QCOMPARE(complaints[0].pointer, std::string("musg/items.json#/version"));
}

void TestCatalogueReader::refusesMissingFile()
{
    const auto loaded = musg::Catalogue::load([](std::string_view name) {
        return name == "musg/ranks.json"
                   ? Result<std::string>(
                         fail({.code = ErrorCode::FileNotFound, .subject = "ranks"}))
                   : tests::sourceFile("resources/catalogues/" + std::string(name));
    });
    QVERIFY(!loaded);
    QVERIFY(loaded.error().code == ErrorCode::FileNotFound);
}

void TestCatalogueReader::refusesRepeatedIds()
{
    const auto complaints = afterChange("musg/items.json", "/entries/0/id", "pistol");
    QCOMPARE(complaints.size(), std::size_t{1});
    QVERIFY(complaints[0].code == ErrorCode::DuplicateKey);
    QCOMPARE(complaints[0].pointer, std::string("musg/items.json#/entries/0/id"));
}

void TestCatalogueReader::refusesUnknownPrerequisite()
{
    for (const char *id : {"good-eyes", "pistol"}) {
        const auto complaints =
            afterChange("musg/advances.json", "/entries/6/requires", Json::array({id}));
        QCOMPARE(complaints.size(), std::size_t{1});
        QVERIFY(complaints[0].code == ErrorCode::UnknownEntry);
        QCOMPARE(complaints[0].pointer, std::string("musg/advances.json#/entries/6/requires/0"));
    }
}

void TestCatalogueReader::refusesCatalogueWithoutEntriesTheRulesName()
{
    Json races = fileOf("musg/races.json");
    races["entries"].erase(6);
    const auto complaints = complaintsOf("musg/races.json", races.dump());
    QCOMPARE(complaints.size(), std::size_t{1});
    QVERIFY(complaints[0].code == ErrorCode::MissingKey);
    QCOMPARE(complaints[0].subject, std::string("goblin"));

    Json traits = fileOf("musg/traits.json");
    traits["entries"].erase(0);
    QCOMPARE(complaintsOf("musg/traits.json", traits.dump()).at(0).subject,
             std::string("trait-enrols-goblins"));
}

void TestCatalogueReader::refusesSentenceInTwoFiles()
{
    const std::string key = fileOf("musg/words.json").begin().key();
    const auto complaints =
        complaintsOf("musg/history.json", Json({{key, {{"en", "x"}, {"fr", "y"}}}}).dump());
    QCOMPARE(complaints.size(), std::size_t{1});
    QVERIFY(complaints[0].code == ErrorCode::DuplicateKey);
    QCOMPARE(complaints[0].subject, key);
}

void TestCatalogueReader::systemsFailWithTheCatalogueThatCannotBeRead()
{
    const auto source = [](std::string_view name) {
        return tests::sourceFile("resources/catalogues/" + std::string(name));
    };
    const auto sound = systems(source);
    QVERIFY(sound.has_value());
    QCOMPARE(sound->front().key, std::string("musg"));
    const auto broken = systems([&](std::string_view name) {
        return name == "musg/items.json" ? Result<std::string>("{") : source(name);
    });
    QVERIFY(!broken);
    QVERIFY(broken.error().code == ErrorCode::NotJson);
    QCOMPARE(broken.error().pointer, std::string("musg/items.json#"));
}

void TestCatalogueReader::loadsTheWholeCatalogue()
{
    std::map<std::string, std::string, std::less<>> files;
    const QDir folder(QStringLiteral(SOURCE_DIR "/resources/catalogues/musg"));
    for (const QString &name : folder.entryList({QStringLiteral("*.json")})) {
        const std::string path = "musg/" + name.toStdString();
        files[path] = *tests::sourceFile("resources/catalogues/" + path);
    }
    const CatalogueSource source = [&](std::string_view name) {
        return Result<std::string>(files.find(name)->second);
    };
    QBENCHMARK
    {
        QVERIFY(musg::Catalogue::load(source).has_value());
    }
}

CORE_TEST(TestCatalogueReader)

} // namespace tst_cataloguereader

#include "tst_cataloguereader.moc"
