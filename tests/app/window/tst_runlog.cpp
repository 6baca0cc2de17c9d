// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/program/runlog.h"

#include "app/pages/home/cutnotice.h"
#include "app/pages/home/logdialog.h"
#include "model/drafts/drafts.h"
#include "model/text.h"
#include "tests/support/window/eventloopwatchdog.h"
#include "tests/support/window/pictures.h"
#include "tests/support/window/shellhouse.h"

#include <QDir>
#include <QLabel>
#include <QPlainTextEdit>

#include <unistd.h>

namespace tst_runlog {

using namespace escarmouche;
using namespace escarmouche::app;
using namespace escarmouche::tests;

namespace {

QStringList filesIn(const QString &folder)
{
    return QDir(folder).entryList(QDir::Files, QDir::Name);
}

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/** What a run leaves that ended in the middle of something. */
void leaveCut(const QString &folder, const QString &name, const QByteArray &lines)
{
    QVERIFY(QDir().mkpath(folder));
    QFile file(folder + u'/' + name + QStringLiteral(".running.log"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(lines);
}

} // namespace

/** The logs of runs of the window, and what is said of those that did not end as they should. */
class RunLogTest : public QObject
{
    Q_OBJECT

private slots:
    void aRunThatEndsIsNotCut()
    {
        const QTemporaryDir place;
        const QString folder = place.filePath(QStringLiteral("a/logs"));
        {
            const auto log = RunLog::begin(folder);
            QVERIFY(log);
            log->openLibrary(QStringLiteral("/tmp/one"));
            qWarning("a warning of Qt");
            QVERIFY(filesIn(folder).front().endsWith(QStringLiteral(".running.log")));
            QVERIFY(RunLog::takeCut(folder).empty()); // it runs
        }
        QVERIFY(RunLog::takeCut(folder).empty());
        QCOMPARE(filesIn(folder).size(), 1);
        const QByteArray lines = contentOf(folder + u'/' + filesIn(folder).front());
        for (const char *part :
             {" begins\n", " library: /tmp/one\n", " a warning of Qt\n", "ended"})
            QVERIFY2(lines.contains(part), lines.constData());
        qWarning("of no run"); // goes to no closed file
    }

    void aRunThatWasKilledIsToldOnce()
    {
        const QTemporaryDir folder;
        leaveCut(folder.path(), QStringLiteral("20261125-180000-7"),
                 "2026-11-25T18:00:00.000Z Escarmouche begins\n"
                 "2026-11-25T18:00:01.000Z library: /tmp/one\n"
                 "2026-11-25T18:02:00.000Z library: /tmp/two words\n"
                 "2026-11-25T18:03:00.000Z stored 1234\n"
                 "SIGSEGV\n/usr/lib/libc.so(+0x1234)[0x1]\n");
        leaveCut(folder.path(), QStringLiteral("20261125-170000-8"), "");
        const auto cut = RunLog::takeCut(folder.path());
        QCOMPARE(cut.size(), std::size_t{2});
        QCOMPARE(cut.back().library, QStringLiteral("/tmp/two words"));
        QCOMPARE(cut.back().at, std::string("2026-11-25T18:03:00.000Z"));
        QVERIFY(contentOf(cut.back().log).contains("SIGSEGV"));
        QVERIFY(cut.front().library.isEmpty());
        QVERIFY(RunLog::takeCut(folder.path()).empty());
    }

    void fewLogsAreKept()
    {
        const QTemporaryDir folder;
        for (int i = 0; i < 30; ++i)
            leaveCut(folder.path(), QStringLiteral("20261125-1800%1-1").arg(i, 2, 10, QChar(u'0')),
                     "2026-11-25T18:00:00.000Z begins\n");
        QCOMPARE(RunLog::takeCut(folder.path()).size(), std::size_t{30});
        RunLog::begin(folder.path()).reset();
        QCOMPARE(filesIn(folder.path()).size(), 20);
    }

    void withoutAPlaceForItThereIsNoLog()
    {
        const QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("file")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QVERIFY(!RunLog::begin(folder.filePath(QStringLiteral("file/logs"))));
        QVERIFY(RunLog::takeCut(folder.filePath(QStringLiteral("file/logs"))).empty());
    }

    void theNoticeSaysWhatWasKept()
    {
        ShellHouse house;
        const auto uuid = house.library().bands().create(
            "musg", rules::AdoptBand{house.samples().front().sample.text});
        QVERIFY(uuid);
        QVERIFY(house.library().drafts().keepNow({*uuid, "property", "x"}, {{"text", "x"}}));
        const CutRun run{house.folder() + QStringLiteral("/none.log"), house.library().path(),
                         "2026-11-25T18:03:00.000Z"};
        const auto told = [&](const CutRun &cut) {
            CutNotice notice(cut, house.library(), nullptr);
            notice.resize(900, 60);
            notice.show();
            takePicture(notice, QStringLiteral("cut-notice"));
            return notice.findChild<QLabel *>()->text();
        };
        const QString here = told(run);
        const auto name = toQString(house.library().bands().list()->front().name);
        for (const QString &part : {QStringLiteral("did not close properly"), name,
                                    QStringLiteral("1 draft"), QStringLiteral("Last stored, ")})
            QVERIFY2(here.contains(part), qPrintable(here));
        const QString elsewhere = told({run.log, QStringLiteral("/tmp/other"), run.at});
        QVERIFY2(elsewhere.contains(QStringLiteral("/tmp/other")) && !elsewhere.contains(name),
                 qPrintable(elsewhere));
        house.language().set(rules::Language::French);
        QVERIFY(told(run).contains(QStringLiteral("brouillon")));
        house.language().set(rules::Language::English);
        CutNotice notice(run, house.library(), nullptr);
        notice.show();
        QVERIFY(house.library().drafts().discard({*uuid, "property", "x"}));
        notice.hide(); // another page was in view
        notice.show();
        QVERIFY(notice.findChild<QLabel *>()->text().contains(QStringLiteral("no drafts")));
    }

    void theLogIsShown()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a.log"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("2026-11-25T18:00:00.000Z begins\nSIGSEGV\n");
        file.close();
        LogDialog dialog(path, nullptr);
        dialog.show();
        takePicture(dialog, QStringLiteral("cut-log"));
        QVERIFY(dialog.findChild<QPlainTextEdit *>()->toPlainText().contains(
            QStringLiteral("SIGSEGV")));
        QVERIFY(dialog.findChild<QLabel *>()->text().contains(path));
    }
};

SCREEN_TEST(RunLogTest)

} // namespace tst_runlog

#include "tst_runlog.moc"
