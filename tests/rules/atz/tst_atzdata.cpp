// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/atz/atzbox.h"
#include "tests/support/files/schemas.h"
#include "tests/support/testmain.h"

#include <QtTest/QtTest>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <set>

namespace tst_atzdata {

using namespace escarmouche;
using namespace escarmouche::rules;
using Json = nlohmann::json;

namespace {

struct Change {
    std::string file;
    std::string pointer;
    Json value;
    ErrorCode code;
    std::string place = {}; // of the complaint; empty: the same
};

Json fileOf(const std::string &name)
{
    return Json::parse(*tests::catalogueFile("atz/" + name + ".json"));
}

/** The complaints when one value of one file is another. */
std::vector<Error> afterChange(const Change &change)
{
    Json file = fileOf(change.file);
    file[Json::json_pointer(change.pointer)] = change.value;
    const auto read = atz::readBox([&](std::string_view each) {
        return each == "atz/" + change.file + ".json" ? Result<std::string>(file.dump())
                                                      : tests::catalogueFile(each);
    });
    if (read)
        return {};
    std::vector<Error> all = read.error().more;
    all.push_back(read.error());
    return all;
}

bool isRefused(const Change &change)
{
    const std::string place =
        "atz/" + change.file + ".json#" + (change.place.empty() ? change.pointer : change.place);
    return std::ranges::any_of(afterChange(change), [&](const Error &each) {
        return each.code == change.code && each.pointer == place;
    });
}

QString schemaOf(const QString &name)
{
    const bool isWords = name == QStringLiteral("play");
    return QStringLiteral("resources/schemas/atz/catalogue-%1.schema.json")
        .arg(isWords ? QStringLiteral("words") : name);
}

} // namespace

/** The files of the box: survivors, items, boards, scenarios, limits. */
class TestAtzData : public QObject
{
    Q_OBJECT

private slots:
    void everyFileKeepsToItsSchema();
    void schemaAndReaderRefuseTheSameChanges();
    void refusesWhatContradictsItself();
    void theBoxHoldsWhatItShould();
};

void TestAtzData::everyFileKeepsToItsSchema()
{
    std::vector<std::pair<QString, QString>> files;
    for (const char *name :
         {"survivors", "items", "boards", "scenarios", "limits", "play", "quiz", "counters"})
        files.emplace_back(
            schemaOf(QString::fromLatin1(name)),
            QStringLiteral("resources/catalogues/atz/%1.json").arg(QLatin1String(name)));
    const QStringList verdicts = tests::judgeBySchema(files);
    QCOMPARE(static_cast<std::size_t>(verdicts.size()), files.size());
    for (const QString &verdict : verdicts)
        QCOMPARE(verdict, QStringLiteral("ok"));
}

void TestAtzData::schemaAndReaderRefuseTheSameChanges()
{
    const std::vector<Change> changes{
        {"survivors", "/entries/0/id", "Not Kebab", ErrorCode::WrongPattern},
        {"survivors", "/entries/0/healthy/rep", 6, ErrorCode::NumberOutOfRange},
        {"survivors", "/entries/0/ability", "fly", ErrorCode::WrongChoice},
        {"survivors", "/entries/0/extra", 1, ErrorCode::UnknownKey, "/entries/0"},
        {"survivors", "/version", 2, ErrorCode::NumberOutOfRange},
        {"items", "/entries/0/type", "sword", ErrorCode::WrongChoice},
        {"items", "/entries/0/price", 0, ErrorCode::NumberOutOfRange},
        {"boards", "/entries/0/rows/0", "....", ErrorCode::TextTooShort},
        {"scenarios", "/entries/0/sides/0/entry", "up", ErrorCode::WrongChoice},
        {"scenarios", "/entries/0/goal", "sleep", ErrorCode::WrongChoice},
        {"scenarios", "/entries/3/no_cards", 1, ErrorCode::WrongType},
        {"scenarios", "/entries/3/sides/0/usual/0/items/0", "SMG", ErrorCode::WrongPattern},
        {"scenarios", "/entries/0/source/0", "SCEN-1", ErrorCode::WrongPattern},
        {"limits", "/shots/spawn_from", 7, ErrorCode::NumberOutOfRange},
        {"limits", "/version", 2, ErrorCode::NumberOutOfRange},
    };
    QTemporaryDir folder;
    std::vector<std::pair<QString, QString>> files;
    for (const Change &change : changes) {
        QVERIFY2(isRefused(change), (change.file + change.pointer).c_str());
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

void TestAtzData::refusesWhatContradictsItself()
{
    const std::vector<Change> changes{
        {"survivors", "/entries/1/id", "tonya", ErrorCode::DuplicateKey},
        {"items", "/entries/0/least_dice", 2, ErrorCode::MissingKey, "/entries/0"},
        {"items", "/entries/8/range", 2, ErrorCode::UnwantedKey, "/entries/8"},
        {"boards", "/entries/0/rows/0", "Z.......=........", ErrorCode::UnknownEntry,
         "/entries/0/buildings"},
        {"boards", "/entries/0/rows/0", "?.......=........", ErrorCode::WrongChoice,
         "/entries/0/rows"},
        {"boards", "/entries/0/buildings/0/letter", "Z", ErrorCode::UnknownEntry,
         "/entries/0/buildings"},
        {"scenarios", "/entries/0/boards/0", 9, ErrorCode::UnknownEntry, "/entries/0/boards"},
        {"scenarios", "/entries/0/sides/0/survivors/0", "tonia", ErrorCode::UnknownEntry,
         "/entries/0/sides/0/survivors"},
        {"scenarios", "/entries/0/sides/0/given/0/items/0", "pistols", ErrorCode::UnknownEntry,
         "/entries/0/sides/0/given"},
        {"scenarios", "/entries/0/sides/0/given/0/to", "nick", ErrorCode::UnknownEntry,
         "/entries/0/sides/0/given"},
        {"scenarios", "/entries/3/sides/1/usual/0/to", "tonya", ErrorCode::UnknownEntry,
         "/entries/3/sides/1/usual"},
        {"limits", "/entry_rows", "GHFIEJDKCLBMM", ErrorCode::WrongChoice},
    };
    for (const Change &change : changes)
        QVERIFY2(isRefused(change), (change.file + change.pointer).c_str());
}

void TestAtzData::theBoxHoldsWhatItShould()
{
    const atz::Box &box = tests::atzBox();
    QCOMPARE(box.survivors.size(), std::size_t{18});
    QCOMPARE(std::ranges::count_if(box.survivors, &atz::SurvivorKind::isStar), std::ptrdiff_t{2});
    int zombies = 0, cards = 0, loot = box.limits.zombies.noFind;
    for (const atz::Speed &speed : box.limits.zombies.speeds)
        zombies += 6 * speed.perDirection;
    for (const int many : box.limits.zombies.cards)
        cards += many;
    for (const atz::ItemKind &item : box.items)
        loot += item.loot;
    QCOMPARE(zombies, 72);
    QCOMPARE(cards, 24);
    QCOMPARE(loot, 32);
    QCOMPARE(box.item(box.itemNamed("shotgun")).keptDice, 3);
    QCOMPARE(box.survivor(box.survivorNamed("too-tall")).ability, atz::Ability::Peek);
    QVERIFY(box.scenarioNamed("firefight") && !box.scenarioNamed("peace"));
    std::set<std::string> ids;
    for (const atz::SurvivorKind &kind : box.survivors)
        QVERIFY(ids.insert(kind.id).second && !kind.source.empty());
    for (const atz::ItemKind &kind : box.items)
        QVERIFY(ids.insert(kind.id).second && !kind.source.empty());
}

PLAIN_TEST(TestAtzData)

} // namespace tst_atzdata

#include "tst_atzdata.moc"
