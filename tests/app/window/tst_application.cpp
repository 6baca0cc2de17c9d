// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/home/firststartdialog.h"
#include "app/window/application.h"
#include "app/window/main/mainwindow.h"
#include "model/drafts/drafts.h"
#include "model/library/library.h"
#include "model/resources.h"
#include "tests/support/window/campaigndriver.h"
#include "tests/support/window/eventloopwatchdog.h"

#include <QDir>
#include <QFile>
#include <QMessageBox>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <csignal>
#include <memory>

#include <sys/resource.h>

namespace tst_application {

using namespace escarmouche;
using namespace escarmouche::app;
using namespace escarmouche::tests;

namespace {

constexpr int kInTime = 2000; // milliseconds: promise 11

MainWindow *windowShown()
{
    for (QWidget *each : QApplication::topLevelWidgets())
        if (auto *window = qobject_cast<MainWindow *>(each))
            return window;
    return nullptr;
}

/** Nothing is written beyond the first byte of a file while it lives: as on a failing disk. */
class FullDisk
{
public:
    FullDisk()
    {
        (void)std::signal(SIGXFSZ, SIG_IGN);
        getrlimit(RLIMIT_FSIZE, &m_before);
        const rlimit none{1, m_before.rlim_max};
        setrlimit(RLIMIT_FSIZE, &none);
    }
    ~FullDisk() { setrlimit(RLIMIT_FSIZE, &m_before); }
    FullDisk(const FullDisk &) = delete;
    FullDisk &operator=(const FullDisk &) = delete;

private:
    rlimit m_before{};
};

/** Of a run that ended in the middle of something. */
void leaveCutLog()
{
    QVERIFY(QDir().mkpath(RunLog::folder()));
    QFile log(RunLog::folder() + QStringLiteral("/20261125-180000-7.running.log"));
    QVERIFY(log.open(QIODevice::WriteOnly));
    log.write("2026-11-25T18:00:00.000Z Escarmouche begins\n");
}

/** After QCoreApplication::exit() no event loop runs until the outermost one has begun anew. */
void letLoopsRunAgain()
{
    QTimer::singleShot(0, qApp, [] { QCoreApplication::exit(); });
    QCoreApplication::exec();
}

} // namespace

/** The program around its window: how it begins and ends. */
class ApplicationTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true); // its log and settings are not a person's
        m_systems = *model::loadSystems();
    }

    void theNameTypedAtTheFirstStartIsKept()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("first.library"));
        const QString killed = folder.filePath(QStringLiteral("killed.library"));
        const auto name = [](QWidget &dialog) {
            return dialog.findChild<QLineEdit *>(QStringLiteral("nameEdit"));
        };
        {
            Application root({path, QStringLiteral("login"), rules::Language::English});
            whenAsked([&](QWidget &dialog) {
                name(dialog)->setText(QStringLiteral("Ada L"));
                QTRY_VERIFY_WITH_TIMEOUT(drafts(path) == 1, kInTime);
                for (const char *part : {"", "-wal"}) // as a kill would leave it
                    QVERIFY(QFile::copy(path + QLatin1String(part), killed + QLatin1String(part)));
                dialog.close();
            });
            QVERIFY(!root.start());
            windowShown()->close();
        }
        QCOMPARE(drafts(path), 0); // it became a person
        {
            Application root({killed, QStringLiteral("login"), rules::Language::English});
            whenAsked([&](QWidget &dialog) {
                QCOMPARE(name(dialog)->text(), QStringLiteral("Ada L"));
                dialog.close();
            });
            QVERIFY(!root.start());
            windowShown()->close();
        }
        QCOMPARE(drafts(killed), 0);
        const auto library = model::Library::open(killed, m_systems, model::OpenMode::ReadOnly);
        QCOMPARE((*library)->people().current()->name, std::string("Ada L"));
    }

    /** A session ends, or somebody ends the program, while it has asked something. */
    void aStopAtADialogIsNoCrash_data()
    {
        QTest::addColumn<bool>("opens");
        QTest::newRow("the library cannot be opened") << false;
        QTest::newRow("the first start") << true;
    }

    void aStopAtADialogIsNoCrash()
    {
        QFETCH(const bool, opens);
        const QTemporaryDir folder;
        const QString path = opens ? folder.filePath(QStringLiteral("a.library")) : folder.path();
        (void)RunLog::takeCut(RunLog::folder());
        leaveCutLog();
        std::optional<int> ended;
        {
            Application root({path, QStringLiteral("login"), rules::Language::English});
            whenAsked([&](QWidget &dialog) {
                if (auto *name = dialog.findChild<QLineEdit *>(QStringLiteral("nameEdit")))
                    name->setText(QStringLiteral("Ada L"));
                (void)std::raise(SIGTERM);
            });
            ended = root.start();
        }
        letLoopsRunAgain();
        QCOMPARE(ended, std::optional(0));
        const auto cut = RunLog::takeCut(RunLog::folder());
        QCOMPARE(cut.size(), std::size_t{1}); // nobody has been told of that one
        QVERIFY(cut.front().log.contains(QStringLiteral("20261125-180000-7")));
        if (!opens)
            return;
        QCOMPARE(drafts(path), 1); // the question was not answered
        const auto library = model::Library::open(path, m_systems, model::OpenMode::ReadOnly);
        QVERIFY((*library)->people().list()->empty());
    }

    void aDiskThatFailsAtTheEndIsTold_data()
    {
        QTest::addColumn<rules::Language>("language");
        QTest::addColumn<bool>("fails");
        QTest::addColumn<bool>("stops");
        QTest::addColumn<QString>("says");
        const QString english = QStringLiteral("the disk does not confirm");
        const QString french = QStringLiteral("le disque ne confirme pas");
        QTest::newRow("English") << rules::Language::English << true << false << english;
        QTest::newRow("French") << rules::Language::French << true << false << french;
        QTest::newRow("and told to end") << rules::Language::English << true << true << english;
        QTest::newRow("control") << rules::Language::English << false << false << QString();
    }

    void aDiskThatFailsAtTheEndIsTold()
    {
        QFETCH(const rules::Language, language);
        QFETCH(const bool, fails);
        QFETCH(const bool, stops);
        QFETCH(const QString, says);
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a.library"));
        {
            const auto made = model::Library::open(path, m_systems, model::OpenMode::Create);
            QVERIFY((*made)->people().setCurrent((*made)->people().add("Ada")->id));
        }
        auto root = std::make_unique<Application>(WindowArguments{path, {}, language});
        QVERIFY(!root->start());
        windowShown()->openSampleCampaign(); // an act that is in the log alone
        windowShown()->close();
        QString told;
        auto disk = fails ? std::make_unique<FullDisk>() : nullptr;
        if (fails)
            whenAsked([&](QWidget &dialog) {
                disk.reset();
                const auto &box = dynamic_cast<QMessageBox &>(dialog);
                told = box.text() + u' ' + box.informativeText();
                takePicture(dialog, QStringLiteral("closed-badly-") +
                                        QString::fromLatin1(QTest::currentDataTag()));
                if (stops)
                    (void)std::raise(SIGTERM);
                else
                    dialog.close();
            });
        root.reset();
        disk.reset();
        letLoopsRunAgain();
        QVERIFY2(told.contains(says), qPrintable(told));
        QCOMPARE(told.isEmpty(), !fails);
        const auto again = model::Library::open(path, m_systems, model::OpenMode::ReadOnly);
        QCOMPARE((*again)->campaigns().list()->size(), std::size_t{1}); // and nothing is lost
    }

private:
    int drafts(const QString &path) const
    {
        const auto library = model::Library::open(path, m_systems, model::OpenMode::ReadOnly);
        return static_cast<int>((*library)->drafts().list()->size());
    }

    rules::RuleSystems m_systems;
};

SCREEN_TEST(ApplicationTest)

} // namespace tst_application

#include "tst_application.moc"
