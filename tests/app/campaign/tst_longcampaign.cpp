// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bench/measures/longcampaign.h"
#include "app/pages/band/bandpage.h"
#include "app/pages/campaign/campaignpage.h"
#include "app/pages/campaign/control/campaigncontroller.h"
#include "app/window/main/mainwindow.h"
#include "model/library/sessions/campaigndesk.h"
#include "model/text.h"
#include "tests/support/window/eventloopwatchdog.h"
#include "tests/support/window/shellhouse.h"

#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QTimer>

#include <algorithm>
#include <functional>

namespace tst_longcampaign {

using namespace escarmouche;
using namespace escarmouche::app;
using namespace escarmouche::tests;

namespace {

/** Does it as an answer to an event, which is what the watchdog measures. */
void inEvent(std::function<void()> deed)
{
    bool done = false;
    QTimer::singleShot(0, qApp, [&] {
        deed();
        done = true;
    });
    QTRY_VERIFY(done);
}

} // namespace

/** The window over a campaign of years: nothing it is asked for holds it. */
class TestLongCampaign : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanup() { verifyEventLoopFree(); }
    void anUndoLabelTellsOneActAlone();
    void theStoryIsReadAndSearchedWithoutAHold();
    void aBandIsOpenedWithoutAHold();

private:
    template<class Widget>
    Widget *named(const QString &accessibleName)
    {
        for (auto *widget : m_window->currentCampaign()->findChildren<Widget *>())
            if (widget->accessibleName() == accessibleName)
                return widget;
        return nullptr;
    }
    QAbstractItemModel &story()
    {
        return *named<QListView>(QStringLiteral("History of the campaign, latest first"))->model();
    }

    std::unique_ptr<ShellHouse> m_house;
    std::unique_ptr<MainWindow> m_window;
};

void TestLongCampaign::initTestCase()
{
    m_house = std::make_unique<ShellHouse>();
    auto &library = m_house->library();
    const auto ledger =
        ShellHouse::need(longCampaign(ShellHouse::need(bandsToMeasure(model::readCatalogue))));
    const auto uuid = ShellHouse::need(library.campaigns().importText(ledger));
    m_window = std::make_unique<MainWindow>(m_house->shell(),
                                            Preferences{m_house->language().current(), {}});
    m_window->resize(1280, 720);
    m_window->show();
    m_window->openCampaign(toQString(uuid));
    QVERIFY(m_window->currentCampaign());
}

void TestLongCampaign::anUndoLabelTellsOneActAlone()
{
    auto &library = m_house->library();
    const std::shared_ptr<model::CampaignSession> session = ShellHouse::need(
        library.campaigns().open(m_window->currentCampaign()->controller().session()->uuid()));
    for (const rules::Entrant &band : session->campaign().bands) {
        model::CampaignDesk desk(session, band.id);
        QVERIFY(desk.canUndo());
        QVERIFY(desk.undoLine());
    }
    // What is told already needs no time; there is some left.
    QVERIFY(!ShellHouse::need(session->tellSome(std::chrono::milliseconds(0))));
    model::CampaignDesk desk(session, session->campaign().bands.front().id);
    const auto label = desk.undoLine();
    const auto lines = ShellHouse::need(desk.history());
    const auto last =
        std::find_if(lines.rbegin(), lines.rend(),
                     [](const model::HistoryLine &line) { return line.isOwn && !line.retracted; });
    QCOMPARE(last->sentence, label->sentence);
}

void TestLongCampaign::theStoryIsReadAndSearchedWithoutAHold()
{
    constexpr int kActs = 10'000;
    CampaignPage &page = *m_window->currentCampaign();
    QVERIFY(!page.controller().isTold()); // else the test is of another campaign
    inEvent([&] { page.goActions().at(4)->trigger(); });
    QTRY_COMPARE_WITH_TIMEOUT(story().rowCount(), kActs, 60'000);
    auto *list = named<QListView>(QStringLiteral("History of the campaign, latest first"));
    QVERIFY(list->currentIndex().row() == 0);
    auto *words = named<QLineEdit>(QStringLiteral("Find words"));
    inEvent([&] { words->setText(QStringLiteral("9992")); });
    QTRY_COMPARE(story().rowCount(), 1);
    QVERIFY(story().index(0, 0).data().toString().contains(QStringLiteral("9992")));
    inEvent([&] { words->clear(); });
    QTRY_COMPARE_WITH_TIMEOUT(story().rowCount(), kActs, 60'000);
    auto *kind = named<QComboBox>(QStringLiteral("Kind of act"));
    inEvent([&] { kind->setCurrentIndex(2); });
    QTRY_COMPARE(story().rowCount(), 120); // 60 games fixed and played
    inEvent([&] { kind->setCurrentIndex(0); });
    auto *band = named<QComboBox>(QStringLiteral("Band"));
    inEvent([&] { band->setCurrentIndex(1); });
    auto *figure = named<QComboBox>(QStringLiteral("Figure"));
    inEvent([&] { figure->setCurrentIndex(1); });
    QTRY_VERIFY(story().rowCount() > 20 && story().rowCount() < kActs / 12);
    // What is done is told at once, and the rest is still there.
    inEvent([&] { QVERIFY(page.controller().perform(rules::AddPlayer{"Zoé"})); });
    inEvent([&] { band->setCurrentIndex(0); });
    QTRY_COMPARE(story().rowCount(), kActs + 1);
    QVERIFY(page.settle());
}

// In a window that has told nothing yet.
void TestLongCampaign::aBandIsOpenedWithoutAHold()
{
    MainWindow window(m_house->shell(), Preferences{m_house->language().current(), {}});
    window.show();
    window.openCampaign(toQString(m_window->currentCampaign()->controller().session()->uuid()));
    QVERIFY(!window.currentCampaign()->controller().isTold());
    inEvent([&] {
        CampaignPage &page = *window.currentCampaign();
        emit page.bandWanted(page.controller().campaign().bands.front().id);
    });
    const QAction *undo = window.currentBand()->editActions().front();
    QVERIFY(undo->isEnabled());
    QCOMPARE(undo->text(), QStringLiteral("Undo"));
    QTRY_VERIFY_WITH_TIMEOUT(undo->text().startsWith(QStringLiteral("Undo: ")), 30'000);
}

WATCHED_TEST(TestLongCampaign)

} // namespace tst_longcampaign

#include "tst_longcampaign.moc"
