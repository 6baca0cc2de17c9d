// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/exchange/bandexchange.h"
#include "model/text.h"
#include "tests/support/library/randombands.h"
#include "tests/support/testmain.h"

#include <QTemporaryDir>
#include <QtTest>

namespace tst_bandexchange {

using namespace escarmouche;
using model::BandFormat;
using model::exportBand;
using model::importBand;
using rules::ErrorCode;

namespace {

const rules::BandRules &bandRules()
{
    return *tests::systems().front().bands;
}

/** The first block of a kind in the description of our files. */
std::string documented(const QByteArray &kind)
{
    QFile file(QStringLiteral(SOURCE_DIR "/resources/schemas/README.md"));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const auto text = file.readAll();
    const auto from = text.indexOf("```" + kind + '\n') + kind.size() + 4;
    return text.mid(from, text.indexOf("```", from) - from).toStdString();
}

} // namespace

class tst_BandExchange : public QObject
{
    Q_OBJECT

private slots:
    void bringsEverySampleBackByJsonAndCsv()
    {
        const auto samples = model::samples();
        QVERIFY(samples && !samples->empty());
        for (const auto &sample : *samples) {
            const auto band = bandRules().read(sample.text);
            QVERIFY2(band, sample.key.c_str());
            for (const auto format : {BandFormat::Json, BandFormat::Csv}) {
                const auto file = exportBand(bandRules(), *band, format);
                QVERIFY(file);
                const auto back = importBand(tests::systems(), *file, format);
                QVERIFY2(back, sample.key.c_str());
                QCOMPARE(back->system, sample.system);
                QCOMPARE(bandRules().write(back->band).value(), bandRules().write(*band).value());
            }
        }
    }

    void readsTheDocumentedTable()
    {
        const auto band = importBand(tests::systems(), documented("csv"), BandFormat::Csv);
        QVERIFY2(band, band ? "" : band.error().pointer.c_str());
        const auto summary = bandRules().summary(band->band);
        QCOMPARE(summary->name, std::string("Les Busards"));
        QCOMPARE(summary->figures, 5);
    }

    void namesLineAndColumnOfAComplaint()
    {
        auto table = documented("csv");
        table.replace(table.find("goblin,sous-fifre"), 6, "goblim");
        const auto band = importBand(tests::systems(), table, BandFormat::Csv);
        QVERIFY(!band);
        const auto &error = band.error().more.empty() ? band.error() : band.error().more.front();
        QCOMPARE(error.pointer, std::string("3:profile"));
        QCOMPARE(error.hint, std::string("goblin"));
    }

    void refusesAnUnknownSystem()
    {
        auto file = documented("json");
        file.replace(file.find("musg"), 4, "chess");
        const auto band = importBand(tests::systems(), file, BandFormat::Json);
        QVERIFY(!band);
        QCOMPARE(band.error().code, ErrorCode::SystemNotFound);
    }

    void namesTheFileItCouldNotTake()
    {
        QTemporaryDir folder;
        const auto path = folder.filePath(QStringLiteral("x.band.json"));
        const auto absent = model::importBandFile(tests::systems(), path);
        QCOMPARE(absent.error().file, path.toStdString());
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("[]");
        file.close();
        const auto refused = model::importBandFile(tests::systems(), path);
        QVERIFY(refused.error().code != ErrorCode::FileNotFound);
        QCOMPARE(refused.error().file, path.toStdString());
    }

    void tellsFormatsBySuffix()
    {
        QCOMPARE(model::formatOf("a.b/Band.JSON"), std::optional(BandFormat::Json));
        QCOMPARE(model::formatOf("x.band.csv"), std::optional(BandFormat::Csv));
        QCOMPARE(model::formatOf("x.htm"), std::optional(BandFormat::Html));
        QVERIFY(!model::formatOf("x.pdf"));
        QVERIFY(!model::formatOf("json"));
    }

    void readsOnlyPlainFilesWithinTheLimit()
    {
        QTemporaryDir folder;
        const auto path = folder.filePath(QStringLiteral("x.json"));
        QCOMPARE(model::readFile(path).error().code, ErrorCode::FileNotFound);
        QCOMPARE(model::readFile(folder.path()).error().code, ErrorCode::WrongType);
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("12345");
        file.close();
        QCOMPARE(model::readFile(path, 5).value(), std::string("12345"));
        QCOMPARE(model::readFile(path, 4).error().code, ErrorCode::FileTooLarge);
    }
};

CORE_TEST(tst_BandExchange)

} // namespace tst_bandexchange

#include "tst_bandexchange.moc"
