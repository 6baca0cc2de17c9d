// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/cli/commandlinehouse.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QImage>
#include <QRegularExpression>

namespace tst_examples {

using namespace escarmouche::tests;

/** Does what the help says, word by word and in its order, in a home where nobody was before. */
class TestExamples : public QObject, private CommandLineHouse
{
    Q_OBJECT

private slots:
    void init()
    {
        m_program = std::make_unique<Program>();
        QVERIFY(QDir(m_program->file({})).mkdir(QStringLiteral("bin")));
        QVERIFY(QFile::link(Program::path(), m_program->file(QStringLiteral("bin/escarmouche"))));
        QImage picture(40, 40, QImage::Format_RGB32);
        picture.fill(Qt::darkGreen);
        QVERIFY(picture.save(m_program->file(QStringLiteral("urzag.jpg")), "PNG"));
    }

    void firstStepsWork_data() { languages(); }
    void firstStepsWork()
    {
        QFETCH(QString, language);
        runAll(examplesOf(QString()), language);
    }

    void theReadmeWorks()
    {
        QFile file(QStringLiteral(SOURCE_DIR "/README.md"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString block = QString::fromUtf8(file.readAll())
                                  .section(QStringLiteral("## The command line\n\n```\n"), 1)
                                  .section(QStringLiteral("```"), 0, 0);
        const QStringList lines = block.split(u'\n', Qt::SkipEmptyParts);
        QVERIFY(lines.size() >= 10);
        runAll(lines, {});
    }

    void everyExampleWorks_data() { languages(); }
    void everyExampleWorks()
    {
        QFETCH(QString, language);
        const QStringList paths = commands();
        QVERIFY(paths.size() >= 25);
        for (const QString &path : paths) {
            const QStringList examples = examplesOf(path);
            QVERIFY2(!examples.isEmpty(), qPrintable(path));
            runAll(examples, language);
            if (QTest::currentTestFailed())
                return;
        }
    }

private:
    static void languages()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("as the system speaks") << QString();
        QTest::newRow("English") << QStringLiteral("en");
        QTest::newRow("French") << QStringLiteral("fr");
    }

    QString help(const QString &path)
    {
        const Ran ran = m_program->run(words((path + QStringLiteral(" --help")).toUtf8()));
        return ran.exit == 0 ? QString::fromUtf8(ran.out) : QString();
    }

    /** "band add", in the order of the help: what comes before the words in capitals. */
    QStringList commands()
    {
        static const QRegularExpression form(QStringLiteral("^  ([a-z]+(?: [a-z]+)?)(?= )"));
        QStringList paths;
        const QStringList lines = help({}).section(QStringLiteral("Examples:"), 0, 0).split(u'\n');
        for (const QString &line : lines) {
            if (const auto met = form.match(line); met.hasMatch())
                paths << met.captured(1);
        }
        return paths;
    }

    QStringList examplesOf(const QString &path)
    {
        QStringList examples;
        const QString shown = help(path).section(QStringLiteral("Examples:\n"), 1);
        for (const QString &line : shown.split(u'\n')) {
            if (!line.startsWith(QStringLiteral("  escarmouche ")))
                break;
            examples << line.trimmed();
        }
        return examples;
    }

    void runAll(const QStringList &examples, const QString &language)
    {
        for (QString example : examples) {
            const qsizetype redirected = example.indexOf(QStringLiteral(" > "));
            if (!language.isEmpty() && !example.contains(QStringLiteral("--lang")))
                example.insert(redirected < 0 ? example.size() : redirected,
                               QStringLiteral(" --lang ") + language);
            QProcess shell;
            m_program->prepare(shell);
            auto environment = shell.processEnvironment();
            environment.insert(QStringLiteral("PATH"), m_program->file(QStringLiteral("bin:")) +
                                                           qEnvironmentVariable("PATH"));
            shell.setProcessEnvironment(environment);
            shell.start(QStringLiteral("sh"), {QStringLiteral("-c"), example});
            QVERIFY2(shell.waitForFinished(60000), qPrintable(example));
            const QByteArray said = shell.readAllStandardError();
            QVERIFY2(shell.exitCode() == 0, (example.toUtf8() + '\n' + said).constData());
        }
    }
};

CORE_TEST(TestExamples)

} // namespace tst_examples

#include "tst_examples.moc"
