// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bench/measures/longcampaign.h"
#include "app/pages/campaign/campaignpage.h"
#include "app/pages/campaign/control/campaigncontroller.h"
#include "app/window/library/workdialog.h"
#include "app/window/main/mainwindow.h"
#include "model/library/store/check.h"
#include "tests/support/files/manycases.h"
#include "tests/support/library/hostileledgers.h"
#include "tests/support/window/eventloopwatchdog.h"
#include "tests/support/window/pictures.h"
#include "tests/support/window/shellhouse.h"

#include <QElapsedTimer>
#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>
#include <QStatusBar>
#include <QTimer>

#include <functional>
#include <memory>

namespace tst_campaignimport {

using namespace escarmouche;
using namespace escarmouche::app;
using namespace escarmouche::tests;

namespace {

/** A window over a library of its own, and a file to import. */
struct ImportHouse : ShellHouse {
    explicit ImportHouse(rules::Language language = rules::Language::English) : ShellHouse(language)
    {
        window.show();
    }

    QString fileOf(const QByteArray &text) const
    {
        const QString path = folder() + QStringLiteral("/stranger.campaign.jsonl");
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
            qFatal("no room for a ledger");
        return path;
    }
    std::string stateHash()
    {
        const auto report = model::checkLibrary(library().path(), systems());
        return report && report->faults.empty() ? report->stateHash : std::string();
    }

    MainWindow window{shell(), Preferences{language().current(), {}}};
};

/** What the dialog of an import says each time anybody looks, until it is gone. */
class Watcher
{
public:
    explicit Watcher(std::function<void(WorkDialog &, const QString &)> seen)
        : m_seen(std::move(seen))
    {
        QObject::connect(&m_clock, &QTimer::timeout, &m_clock, [this] {
            auto *dialog = qobject_cast<WorkDialog *>(QApplication::activeModalWidget());
            if (dialog != nullptr && dialog->isVisible())
                m_seen(*dialog, dialog->findChild<QLabel *>()->text());
        });
        m_clock.start(20);
    }

private:
    QTimer m_clock;
    std::function<void(WorkDialog &, const QString &)> m_seen;
};

} // namespace

/** A campaign comes in from a file while the window lives on. */
class TestCampaignImport : public QObject
{
    Q_OBJECT

private slots:
    void cleanup() { verifyEventLoopFree(); }

    void cancelStaysUnderThePointer()
    {
        model::LongWork work;
        WorkDialog dialog(QStringLiteral("Importing “a”"), work, nullptr);
        dialog.show();
        auto *cancel = dialog.findChild<QPushButton *>();
        const QRect place = cancel->geometry();
        using Step = model::LongWork::Step;
        for (const auto &[step, all] : {std::pair(Step::Reading, std::int64_t{900'000'000}),
                                        std::pair(Step::Storing, std::int64_t{123'456}),
                                        std::pair(Step::Folding, std::int64_t{98'765'432})}) {
            QVERIFY(work.reach({step, all - 1, all}));
            QTest::qWait(150);
            QCOMPARE(cancel->geometry(), place);
        }
    }

    void tellsHowFarItIsInNumbers()
    {
        ImportHouse house;
        const auto text =
            ShellHouse::need(longCampaign(ShellHouse::need(bandsToMeasure(model::readCatalogue))));
        QStringList said;
        const Watcher watcher([&](WorkDialog &dialog, const QString &label) {
            if (said.isEmpty())
                takePicture(dialog, QStringLiteral("campaign-import"));
            QCOMPARE(dialog.findChild<QLabel *>()->textFormat(), Qt::PlainText);
            if (!said.contains(label))
                said << label;
        });
        house.window.openFile(house.fileOf(QByteArray::fromStdString(text)));
        QVERIFY(house.window.currentCampaign() != nullptr);
        QCOMPARE(house.window.currentCampaign()->controller().campaign().name,
                 std::string("Bench"));
        // A machine that needs less than half a second for it shows nothing.
        static const QRegularExpression kNumbers(
            QStringLiteral("^Importing “stranger.campaign.jsonl”\\n.*: [0-9.,]+.* of [0-9.,]+"));
        for (const QString &label : said)
            QVERIFY2(kNumbers.match(label).hasMatch(), qPrintable(label));
    }

    void cancelLeavesEverythingAsItWas_data()
    {
        QTest::addColumn<QString>("step");
        QTest::newRow("while reading") << QStringLiteral("Reading");
        QTest::newRow("while storing") << QStringLiteral("Storing acts");
    }
    void cancelLeavesEverythingAsItWas()
    {
        constexpr std::size_t kBytes = 30U << 20U;
        constexpr qint64 kMostMs = kSanitized ? 5'000 : 500;
        constexpr int kTries = 3; // others may have the machine just then
        QFETCH(QString, step);
        ImportHouse house;
        const auto before = house.stateHash();
        QVERIFY(!before.empty());
        const QString path = house.fileOf(HostileLedger("acts", kBytes).text());
        qint64 spent = kMostMs + 1;
        for (int n = 0; n < kTries && spent > kMostMs; ++n) {
            QElapsedTimer since;
            const Watcher watcher([&](WorkDialog &dialog, const QString &label) {
                if (since.isValid() || !label.contains(step))
                    return;
                since.start();
                QTest::mouseClick(dialog.findChild<QPushButton *>(), Qt::LeftButton);
            });
            house.window.openFile(path);
            QVERIFY2(since.isValid(), "the dialog was not there, or said nothing of the step");
            spent = since.elapsed();
            QVERIFY(house.window.currentCampaign() == nullptr);
            QCOMPARE(house.window.statusBar()->currentMessage(),
                     QStringLiteral("Import cancelled. The library is unchanged."));
            QCOMPARE(house.stateHash(), before);
        }
        QVERIFY2(spent <= kMostMs, std::to_string(spent).c_str());
    }

    void saysItInFrench()
    {
        ImportHouse house(rules::Language::French);
        QString said;
        const QString path = house.fileOf(HostileLedger("acts", 30U << 20U).text());
        const Watcher watcher([&](WorkDialog &dialog, const QString &label) {
            if (!said.isEmpty())
                return;
            said = label;
            takePicture(dialog, QStringLiteral("campaign-import-fr"));
            QTest::keyClick(&dialog, Qt::Key_Escape);
        });
        house.window.openFile(path);
        QVERIFY2(
            said.startsWith(QStringLiteral("Importation de «\u00a0stranger.campaign.jsonl\u00a0»")),
            qPrintable(said));
        QCOMPARE(house.window.statusBar()->currentMessage(),
                 QStringLiteral("Importation annulée. La bibliothèque n’a pas changé."));
    }
};

WATCHED_TEST(TestCampaignImport)

} // namespace tst_campaignimport

#include "tst_campaignimport.moc"
