// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/band/bandpage.h"
#include "app/pages/home/homepage.h"
#include "app/window/main/mainwindow.h"
#include "model/text.h"
#include "tests/support/cli/program.h"
#include "tests/support/window/eventloopwatchdog.h"
#include "tests/support/window/pictures.h"
#include "tests/support/window/shellhouse.h"

namespace tst_otherwriter {

using namespace escarmouche;
using namespace escarmouche::app;
using namespace escarmouche::tests;

namespace {

constexpr int kSoon = 2000; // milliseconds within which others' acts are to be seen

template<class T>
T *part(QWidget &widget, const char *name)
{
    return widget.findChild<T *>(QString::fromLatin1(name));
}

/** A window with one open band, on whose library the command line writes as well. */
struct Beside {
    ShellHouse house;
    Program program;
    std::string uuid = make();
    MainWindow window{house.shell(), {}};

    Beside()
    {
        window.openBand(toQString(uuid));
        window.show();
        QApplication::setActiveWindow(&window);
        QApplication::processEvents();
    }
    std::string make()
    {
        rules::CreateBand act;
        act.settings = {{"name", std::string("Karnash")}, {"race", std::string("orc")}};
        return ShellHouse::need(house.library().bands().create("musg", act));
    }
    void run(QStringList arguments)
    {
        arguments << QStringLiteral("--library") << house.library().path() << QStringLiteral("--as")
                  << QStringLiteral("Grace");
        const Ran ran = program.run(arguments);
        QVERIFY2(ran.exit == 0 || ran.exit == 1, ran.err.constData());
    }
    void recruitElsewhere(const char *entry)
    {
        run({QStringLiteral("band"), QStringLiteral("add"), QStringLiteral("Karnash"),
             QString::fromLatin1(entry)});
    }
    BandPage &page() { return *window.currentBand(); }
    int figures()
    {
        return ShellHouse::need(page().session().rules().totals(page().session().state())).figures;
    }
    int rowsShown()
    {
        const auto &model = *part<QTreeView>(page(), "roster")->model();
        int rows = 0;
        for (int group = 0; group < model.rowCount(); ++group)
            rows += model.rowCount(model.index(group, 0));
        return rows;
    }
    /** Clicks "+" of the shop's first recruit before the window has seen what happened. */
    void buyFirstRecruit()
    {
        auto *entries = part<QListView>(page(), "entries");
        entries->setCurrentIndex(entries->model()->index(0, 0));
        QTest::keyClick(entries, Qt::Key_Return);
    }
};

} // namespace

/** Another program writes to the library that the window shows. */
class OtherWriterTest : public QObject
{
    Q_OBJECT

private slots:
    void cleanup() { verifyEventLoopFree(); }
    void showsWhatTheCommandLineAdded();
    void listsABandMadeElsewhere();
    void namesABandAnewThatWasRenamedElsewhere();
    void offersARefusedActAgain();
    void saysWhoWasQuickerAndShowsTheHistory();
    void saysThatAnUndoWasNotMade();
};

void OtherWriterTest::showsWhatTheCommandLineAdded()
{
    Beside it;
    QCOMPARE(it.rowsShown(), 0);
    it.recruitElsewhere("chief");
    QTRY_COMPARE_WITH_TIMEOUT(it.rowsShown(), 1, kSoon);
    part<QTabWidget>(it.page(), "tools")->setCurrentIndex(3);
    const auto *lines = part<QListView>(it.page(), "lines")->model();
    QCOMPARE(lines->rowCount(), 2);
    QVERIFY(!lines->index(0, 0).data().toString().isEmpty());
}

void OtherWriterTest::listsABandMadeElsewhere()
{
    Beside it;
    part<QTabWidget>(it.window, "tabs")->setCurrentIndex(0);
    const auto *bands = part<QTreeView>(it.window.home(), "bandView")->model();
    QCOMPARE(bands->rowCount(), 1);
    it.run({QStringLiteral("band"), QStringLiteral("new"), QStringLiteral("Kazad"),
            QStringLiteral("--set"), QStringLiteral("race=dwarf")});
    QTRY_COMPARE_WITH_TIMEOUT(bands->rowCount(), 2, kSoon);
}

void OtherWriterTest::namesABandAnewThatWasRenamedElsewhere()
{
    Beside it;
    const auto other = ShellHouse::need(model::Library::open(
        it.house.library().path(), it.house.systems(), model::OpenMode::Existing));
    const auto same = ShellHouse::need(other->bands().open(it.uuid));
    QVERIFY(same->perform(rules::SetProperties{{}, {{"name", std::string("Gorbag")}}}));
    QVERIFY(same->flush());
    QTRY_COMPARE_WITH_TIMEOUT(it.window.windowTitle(), QStringLiteral("Gorbag"), kSoon);
    QCOMPARE(part<QTabWidget>(it.window, "tabs")->tabText(1), QStringLiteral("Gorbag"));
}

void OtherWriterTest::offersARefusedActAgain()
{
    Beside it;
    it.recruitElsewhere("sous-fifre");
    it.buyFirstRecruit();
    auto *again = part<QPushButton>(it.page(), "again");
    QTRY_VERIFY_WITH_TIMEOUT(again->isVisible(), kSoon);
    QCOMPARE(it.figures(), 1);
    QTest::qWait(kSoon); // the offer stands while the window goes on looking
    QVERIFY(again->isVisible());
    QTest::mouseClick(again, Qt::LeftButton);
    QCOMPARE(it.figures(), 2);
    QVERIFY(it.page().settle());
}

void OtherWriterTest::saysWhoWasQuickerAndShowsTheHistory()
{
    Beside it;
    it.recruitElsewhere("sous-fifre");
    it.buyFirstRecruit();
    auto *notice = part<QWidget>(it.page(), "notice");
    QTRY_VERIFY_WITH_TIMEOUT(notice->isVisible(), kSoon);
    const QString what = part<QLabel>(it.page(), "what")->text();
    QVERIFY2(what.startsWith(QStringLiteral("Grace was quicker: ")), qPrintable(what));
    QVERIFY2(what.contains(QStringLiteral("Sous-fifre")), qPrintable(what));
    QCOMPARE(part<QPushButton>(it.page(), "again")->text().remove(u'&'),
             QStringLiteral("Do it again"));
    takePicture(it.window, QStringLiteral("band-quicker"));
    QTest::mouseClick(part<QPushButton>(it.page(), "history"), Qt::LeftButton);
    QVERIFY(part<QListView>(it.page(), "lines")->isVisible());
    QVERIFY(it.page().settle());
}

void OtherWriterTest::saysThatAnUndoWasNotMade()
{
    Beside it;
    it.buyFirstRecruit();
    QVERIFY(it.page().settle());
    it.recruitElsewhere("sous-fifre");
    it.page().editActions().front()->trigger();
    auto *notice = part<QWidget>(it.page(), "notice");
    QTRY_VERIFY_WITH_TIMEOUT(notice->isVisible(), kSoon);
    QVERIFY(!part<QPushButton>(it.page(), "again")->isVisible());
    QVERIFY(part<QPushButton>(it.page(), "history")->isVisible());
    QCOMPARE(it.figures(), 2); // both stand
    QVERIFY(it.page().settle());
}

WATCHED_TEST(OtherWriterTest)

} // namespace tst_otherwriter

#include "tst_otherwriter.moc"
