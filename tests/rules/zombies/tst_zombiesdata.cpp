// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/catalogue/catalogue.h"
#include "rules/zombies/box/box.h"
#include "rules/zombies/system/zombiessystem.h"
#include "tests/support/files/schemas.h"
#include "tests/support/files/sourcefile.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QtTest/QtTest>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <set>

namespace tst_zombiesdata {

using namespace escarmouche;
using namespace escarmouche::rules;
using Json = nlohmann::json;

namespace {

struct Change {
    std::string file;
    std::string pointer;
    Json value;
    ErrorCode code;
    std::string place; // of the complaint; empty: the same
};

Json fileOf(const std::string &name)
{
    return Json::parse(*tests::sourceFile("resources/catalogues/zombies/" + name + ".json"));
}

/** The complaints when one value of one file is another. */
std::vector<Error> afterChange(const Change &change)
{
    Json file = fileOf(change.file);
    file[Json::json_pointer(change.pointer)] = change.value;
    const auto read = zombies::loadSystem(zombies::systemName(), [&](std::string_view each) {
        return each == "zombies/" + change.file + ".json"
                   ? Result<std::string>(file.dump())
                   : tests::sourceFile("resources/catalogues/" + std::string(each));
    });
    if (read)
        return {};
    std::vector<Error> all = read.error().more;
    all.push_back(read.error());
    return all;
}

QString schemaOf(const QString &name)
{
    return QStringLiteral("resources/schemas/zombies/catalogue-%1.schema.json")
        .arg(name == QStringLiteral("play") || name == QStringLiteral("sheets")
                 ? QStringLiteral("words")
                 : name);
}

std::vector<CatalogueSection> catalogue()
{
    const auto system = zombies::loadSystem(zombies::systemName(), [](std::string_view each) {
        return tests::sourceFile("resources/catalogues/" + std::string(each));
    });
    return (*system).catalogue->catalogue();
}

} // namespace

/** The files of the box: tiles, cards, limits, words. */
class TestZombiesData : public QObject
{
    Q_OBJECT

private slots:
    void everyFileKeepsToItsSchema();
    void schemaAndReaderRefuseTheSameChanges();
    void refusesWhatContradictsItself();
    void everyTileAndCardCanBeLookedUp();
};

void TestZombiesData::everyFileKeepsToItsSchema()
{
    const QDir folder(QStringLiteral(SOURCE_DIR "/resources/catalogues/zombies"));
    std::vector<std::pair<QString, QString>> files;
    for (const QFileInfo &file : folder.entryInfoList({QStringLiteral("*.json")}))
        files.emplace_back(schemaOf(file.completeBaseName()), file.filePath());
    QCOMPARE(files.size(), std::size_t{6});
    const QStringList verdicts = tests::judgeBySchema(files);
    QCOMPARE(std::size_t(verdicts.size()), files.size());
    for (const QString &verdict : verdicts)
        QCOMPARE(verdict, QStringLiteral("ok"));
}

void TestZombiesData::schemaAndReaderRefuseTheSameChanges()
{
    const std::vector<Change> changes{
        {"tiles", "/entries/2/id", "Not Kebab", ErrorCode::WrongPattern, {}},
        {"tiles", "/entries/2/kind", "shop", ErrorCode::WrongChoice, {}},
        {"tiles", "/entries/2/exits/0", "up", ErrorCode::WrongChoice, {}},
        {"tiles", "/entries/2/zombies", -1, ErrorCode::NumberOutOfRange, {}},
        {"tiles", "/entries/2/doors/0/row", 3, ErrorCode::NumberOutOfRange, {}},
        {"tiles", "/entries/2/extra", 1, ErrorCode::UnknownKey, "/entries/2"},
        {"tiles", "/version", 2, ErrorCode::NumberOutOfRange, {}},
        {"cards", "/entries/0/when", "never", ErrorCode::WrongChoice, {}},
        {"cards", "/entries/0/target", "nobody", ErrorCode::WrongChoice, {}},
        {"cards", "/entries/0/copies", 0, ErrorCode::NumberOutOfRange, {}},
        {"cards", "/entries/0/laid/always/0/op", "explode", ErrorCode::WrongChoice, {}},
        {"cards", "/entries/0/source/0", "CARD-6", ErrorCode::WrongPattern, {}},
        {"limits", "/start/life", "three", ErrorCode::WrongType, {}},
        {"limits", "/stock/zombies", 0, ErrorCode::NumberOutOfRange, {}},
        {"words", "/set.base", Json::object({{"en", "x"}}), ErrorCode::MissingKey, {}},
    };
    QTemporaryDir folder;
    std::vector<std::pair<QString, QString>> files;
    for (const Change &change : changes) {
        const std::string place = "zombies/" + change.file + ".json#" +
                                  (change.place.empty() ? change.pointer : change.place);
        const auto complaints = afterChange(change);
        const bool isMet = std::ranges::any_of(complaints, [&](const Error &each) {
            return each.code == change.code && each.pointer == place;
        });
        QVERIFY2(isMet, (place + " " + change.value.dump()).c_str());
        Json file = fileOf(change.file);
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
        QVERIFY2(verdicts[i].startsWith(QStringLiteral("no")), qPrintable(verdicts[i]));
}

void TestZombiesData::refusesWhatContradictsItself()
{
    const std::vector<Change> changes{
        {"tiles", "/entries/2/doors/0/side", "north", ErrorCode::UnknownEntry, "/entries/2/doors"},
        {"tiles", "/entries/2/grid/0", "bxb", ErrorCode::WrongChoice, "/entries/2/grid"},
        {"tiles", "/entries/2/id", "helipad", ErrorCode::DuplicateKey, "/entries/2/id"},
        {"cards", "/entries/1/id", "splitting-maul", ErrorCode::DuplicateKey, "/entries/1/id"},
        {"cards", "/entries/0/building", "firehous", ErrorCode::UnknownEntry, {}},
    };
    for (const Change &change : changes) {
        const auto complaints = afterChange(change);
        const std::string place = "zombies/" + change.file + ".json#" +
                                  (change.place.empty() ? change.pointer : change.place);
        const auto met = std::ranges::find_if(complaints, [&](const Error &each) {
            return each.code == change.code && each.pointer == place;
        });
        QVERIFY2(met != complaints.end(), place.c_str());
        if (change.value == "firehous")
            QCOMPARE(met->hint, std::string("firehouse"));
    }
}

void TestZombiesData::everyTileAndCardCanBeLookedUp()
{
    const auto box = zombies::readBox([](std::string_view each) {
        return tests::sourceFile("resources/catalogues/" + std::string(each));
    });
    std::set<std::string> shown;
    for (const CatalogueSection &section : catalogue()) {
        QVERIFY2(!section.title.en.empty() && !section.title.fr.empty(), section.key.c_str());
        for (const CatalogueItem &item : section.items) {
            QVERIFY2(shown.insert(item.entry).second, item.entry.c_str());
            QCOMPARE(item.cells.size(), section.columns.size());
            QVERIFY2(!item.rules.empty(), item.entry.c_str());
        }
    }
    QCOMPARE(shown.size(), box->tiles.size() + box->cards.size());
}

PLAIN_TEST(TestZombiesData)

} // namespace tst_zombiesdata

#include "tst_zombiesdata.moc"
