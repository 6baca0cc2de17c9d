// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/resources.h"
#include "rules/core/band/band.h"
#include "rules/systems.h"
#include "tests/support/testmain.h"

#include <QtTest/QtTest>

namespace tst_resources {

using namespace escarmouche;
using rules::ErrorCode;

class TestResources : public QObject
{
    Q_OBJECT

private slots:
    void loadsEverySystemFromTheProgramItself();
    void readsFilesBuiltIn();
    void saysWhichFileIsMissing();
};

void TestResources::loadsEverySystemFromTheProgramItself()
{
    const auto systems = model::loadSystems();
    QVERIFY(systems.has_value());
    QCOMPARE(systems->size(), rules::systemList().size());
    QCOMPARE(systems->front().key, std::string("musg"));
    std::map<std::string, std::size_t> sections;
    for (const auto &section : systems->front().bands->catalogue())
        sections[section.key] = section.items.size();
    QVERIFY(sections.size() >= 6);
    QVERIFY(!systems->front().bands->phrases().empty());
    QVERIFY(!systems->front().bands->creation().empty());
}

void TestResources::readsFilesBuiltIn()
{
    for (const char *path :
         {"catalogues/musg/races.json", "reference/musg.json", "schemas/musg/band.schema.json",
          "schemas/musg/catalogue-races.schema.json"}) {
        const auto text = model::readResource(path);
        QVERIFY2(text.has_value(), path);
        QFile source(QStringLiteral(SOURCE_DIR "/resources/") + QLatin1String(path));
        QVERIFY2(source.open(QIODevice::ReadOnly), path);
        QCOMPARE(*text, source.readAll().toStdString());
    }
}

void TestResources::saysWhichFileIsMissing()
{
    const auto missing = model::readResource("catalogues/chess/pieces.json");
    QVERIFY(!missing);
    QVERIFY(missing.error().code == ErrorCode::FileNotFound);
    QCOMPARE(missing.error().subject, std::string("catalogues/chess/pieces.json"));
}

CORE_TEST(TestResources)

} // namespace tst_resources

#include "tst_resources.moc"
