// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/cli/commandlinehouse.h"
#include "tests/support/testmain.h"

#include <QDir>

#include <csignal>

namespace tst_benchcommand {

using namespace escarmouche::tests;
using nlohmann::json;

/** Not how fast it is, but that it can be asked for one part, says how far it is, and ends. */
class TestBenchCommand : public QObject, private CommandLineHouse
{
    Q_OBJECT

private slots:
    void init() { m_program = std::make_unique<Program>(); }

    void listsItsMeasurements()
    {
        const json list = parsed(m_program->run(words("bench --list --json")))["benches"];
        QVERIFY(list.size() >= 8);
        const Ran english = m_program->run(words("bench --list"));
        const Ran french = m_program->run(words("bench --list --lang fr"));
        for (const json &one : list)
            QVERIFY(english.out.contains(QByteArray::fromStdString(one["name"])) &&
                    french.out.contains(QByteArray::fromStdString(one["name"])));
        QVERIFY(english.out != french.out);
    }

    void runsTheOneThatIsNamed()
    {
        const Ran asJson = m_program->run(words("bench sheet --json"));
        QCOMPARE(asJson.exit, 0);
        const json figures = parsed(asJson);
        QVERIFY(figures["roster_pdf_ms"].get<double>() > 0);
        QVERIFY(figures.contains("machine") && figures.contains("revision"));
        QVERIFY(!figures.contains("single_row_commit_us"));
        QVERIFY2(asJson.err.isEmpty(), asJson.err.constData()); // it is no terminal
        const Ran text = m_program->run(words("bench sheet"));
        QVERIFY2(text.err.contains("1 of 1, sheet: the roster sheet as PDF"), text.err.constData());
        QVERIFY(text.out.contains("roster_pdf_ms"));
        const json page = parsed(m_program->run(words("bench campaign-page --json")));
        QVERIFY(page["campaign_page_10000_painted_ms"].get<double>() > 0);
        QVERIFY(page["campaign_page_10000_figures_after_an_act_ms"].get<double>() > 0);
        const Ran unknown = m_program->run(words("bench cooking"));
        QCOMPARE(unknown.exit, 3);
        QVERIFY2(unknown.err.contains("rules, games"), unknown.err.constData());
    }

    void endsOnInterruptAndLeavesNothing()
    {
        QProcess process;
        m_program->prepare(process);
        QVERIFY(QDir(m_program->file({})).mkdir(QStringLiteral("tmp")));
        auto environment = process.processEnvironment();
        environment.insert(QStringLiteral("TMPDIR"), m_program->file(QStringLiteral("tmp")));
        process.setProcessEnvironment(environment);
        process.setReadChannel(QProcess::StandardError);
        process.start(Program::path(), words("bench pages"));
        QVERIFY(process.waitForReadyRead(10000));
        QTest::qWait(1000); // among its children
        QCOMPARE(process.state(), QProcess::Running);
        ::kill(static_cast<pid_t>(process.processId()), SIGINT);
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), 130);
        QCOMPARE(QDir(m_program->file(QStringLiteral("tmp")))
                     .entryList(QDir::AllEntries | QDir::NoDotAndDotDot),
                 QStringList());
    }
};

CORE_TEST(TestBenchCommand)

} // namespace tst_benchcommand

#include "tst_benchcommand.moc"
