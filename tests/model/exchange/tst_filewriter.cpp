// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/exchange/filewriter.h"
#include "model/text.h"
#include "tests/support/library/faultycalls.h"
#include "tests/support/testmain.h"

#include <QTemporaryDir>
#include <QtTest>

namespace tst_filewriter {

using namespace escarmouche;
using model::FileCalls;
using model::writeFile;
using rules::ErrorCode;
using tests::FaultyDisk;

namespace {

const std::string kGood = "the good file";
const std::string kNew = "what shall stand in its place, somewhat longer";

QByteArray contents(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(none)");
}

} // namespace

class tst_FileWriter : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_path = m_folder->filePath(QStringLiteral("band.json"));
        QVERIFY(writeFile(m_path, kGood));
    }

    void writesAndReplaces()
    {
        QCOMPARE(contents(m_path).toStdString(), kGood);
        QVERIFY(writeFile(m_path, kNew));
        QCOMPARE(contents(m_path).toStdString(), kNew);
        QCOMPARE(entries(), 1);
    }

    void writesMoreThanOneChunk()
    {
        const std::string large(300'000, 'x');
        QVERIFY(writeFile(m_path, large, FaultyDisk::fullAfter(large.size(), 777)));
        QCOMPARE(contents(m_path).toStdString(), large);
    }

    void keepsTheGoodFileWhenTheDiskIsFullAtAnyByte()
    {
        for (std::size_t k = 0; k < kNew.size(); ++k) {
            const auto written = writeFile(m_path, kNew, FaultyDisk::fullAfter(k, 5));
            QVERIFY(!written);
            QCOMPARE(written.error().code, ErrorCode::DiskFull);
            QCOMPARE(contents(m_path).toStdString(), kGood);
            QCOMPARE(entries(), 1);
        }
    }

    void noticesBytesThatNeverArrived()
    {
        for (std::size_t k = 0; k < kNew.size(); ++k) {
            const auto written = writeFile(m_path, kNew, FaultyDisk::lyingAfter(k));
            QVERIFY(!written);
            QCOMPARE(contents(m_path).toStdString(), kGood);
        }
    }

    void reportsAFailedSyncAndRename()
    {
        for (const auto &calls : {FaultyDisk::failingSync(), FaultyDisk::failingRename()}) {
            const auto written = writeFile(m_path, kNew, calls);
            QVERIFY(!written);
            QCOMPARE(written.error().code, ErrorCode::InputOutput);
            QCOMPARE(contents(m_path).toStdString(), kGood);
            QCOMPARE(entries(), 1);
        }
    }

    void aFileWhoseFolderIsNotSyncedIsDone()
    {
        const auto written = writeFile(m_path, kNew, FaultyDisk::failingFolderSync());
        QVERIFY(!written);
        QVERIFY(model::isDone(written.error()));
        QCOMPARE(contents(m_path).toStdString(), kNew);
        QCOMPARE(entries(), 1);
        const auto failed = writeFile(m_path, kGood, FaultyDisk::failingSync());
        QVERIFY(!failed && !model::isDone(failed.error()));
        QCOMPARE(contents(m_path).toStdString(), kNew);
    }

    void settlesBeforeItTakesThePlace()
    {
        auto writer = model::FileWriter::open(m_path);
        QVERIFY(writer && writer->write(kNew) && writer->settle());
        QCOMPARE(contents(m_path).toStdString(), kGood);
        QVERIFY(writer->commit());
        QCOMPARE(contents(m_path).toStdString(), kNew);
    }

    void keepsThePermissionsOfTheFileItReplaces()
    {
        QVERIFY(QFile::setPermissions(m_path, QFile::ReadOwner | QFile::WriteOwner));
        QVERIFY(writeFile(m_path, kNew));
        const auto permissions = QFile::permissions(m_path);
        QVERIFY(!(permissions & (QFile::ReadGroup | QFile::ReadOther)));
    }

    void refusesALinkOutOfTheFolder()
    {
        QTemporaryDir elsewhere;
        const auto outside = elsewhere.filePath(QStringLiteral("secret"));
        QVERIFY(writeFile(outside, kGood));
        const auto link = m_folder->filePath(QStringLiteral("link"));
        QVERIFY(QFile::link(outside, link));
        const auto written = writeFile(link, kNew);
        QVERIFY(!written);
        QCOMPARE(written.error().code, ErrorCode::PermissionDenied);
        QCOMPARE(contents(outside).toStdString(), kGood);
        QVERIFY(QFileInfo(link).isSymLink());
    }

    void followsALinkWithinTheFolder()
    {
        const auto link = m_folder->filePath(QStringLiteral("link"));
        QVERIFY(QFile::link(m_path, link));
        QVERIFY(writeFile(link, kNew));
        QCOMPARE(contents(m_path).toStdString(), kNew);
        QVERIFY(QFileInfo(link).isSymLink());
    }

    void refusesWhatIsNoPlainFile()
    {
        QVERIFY(!writeFile(m_folder->path(), kNew));
        QVERIFY(!writeFile(QStringLiteral("/dev/full"), kNew));
        const auto missing = writeFile(m_folder->filePath(QStringLiteral("no/such/file")), kNew);
        QVERIFY(!missing);
        QCOMPARE(missing.error().code, ErrorCode::FolderNotFound);
    }

    void makesSafeFileNames_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("file");
        QTest::newRow("plain") << u"Les Écumeurs"_qs << u"Les Écumeurs"_qs;
        QTest::newRow("traversal") << u"../../etc/passwd"_qs << u"_._.._etc_passwd"_qs;
        QTest::newRow("absolute") << u"/etc/passwd"_qs << u"_etc_passwd"_qs;
        QTest::newRow("backslash") << u"..\\x"_qs << u"_._x"_qs;
        QTest::newRow("device") << u"CON"_qs << u"_CON"_qs;
        QTest::newRow("device with suffix") << u"lpt1.txt"_qs << u"_lpt1.txt"_qs;
        QTest::newRow("no device") << u"CONAN"_qs << u"CONAN"_qs;
        QTest::newRow("dots") << u".."_qs << u"_"_qs;
        QTest::newRow("empty") << QString() << u"_"_qs;
        QTest::newRow("blank") << u"  \t "_qs << u"_"_qs;
        QTest::newRow("option") << u"-rf"_qs << u"_rf"_qs;
        QTest::newRow("hidden") << u".bashrc"_qs << u"_bashrc"_qs;
        QTest::newRow("home") << u"~root"_qs << u"_root"_qs;
        QTest::newRow("control") << u"a\nb\u202Ec"_qs << u"a_b_c"_qs;
    }
    void makesSafeFileNames()
    {
        QFETCH(QString, name);
        QFETCH(QString, file);
        QCOMPARE(model::safeFileName(toUtf8(name)), file);
    }

    void cutsLongNamesBetweenCharacters()
    {
        for (const auto &sign : {u"é"_qs, u"a"_qs, u"\U0001F409"_qs}) {
            const auto name = model::safeFileName(toUtf8(sign.repeated(300)));
            QVERIFY(name.toUtf8().size() <= 180);
            QVERIFY(name.toUtf8().size() > 170);
            QCOMPARE(QString::fromUtf8(name.toUtf8()), name);
            QVERIFY(!name.contains(QChar::ReplacementCharacter));
        }
    }

private:
    int entries() const
    {
        return static_cast<int>(
            QDir(m_folder->path())
                .entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot)
                .size());
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_path;
};

CORE_TEST(tst_FileWriter)

} // namespace tst_filewriter

#include "tst_filewriter.moc"
