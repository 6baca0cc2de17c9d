// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/band/bandpage.h"
#include "app/pages/campaign/parts/barchart.h"
#include "app/pages/home/homepage.h"
#include "app/pages/match/matchpage.h"
#include "app/print/paper/paperoutput.h"
#include "app/print/sheetpreview.h"
#include "model/text.h"
#include "rules/core/campaign/deciding.h"
#include "rules/core/campaign/deciding/documents.h"
#include "rules/core/campaign/rounds/rounds.h"
#include "rules/core/campaign/rounds/standings.h"
#include "tests/support/window/campaigndriver.h"
#include "tests/support/window/darkpalette.h"
#include "tests/support/window/eventloopwatchdog.h"
#include "tests/support/window/pdfpages.h"
#include "tests/support/window/pictures.h"

#include <QDialogButtonBox>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMessageBox>
#include <QSpinBox>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTimer>

namespace tst_campaignpage {

using namespace escarmouche;
using namespace escarmouche::app;
using namespace escarmouche::tests;

/** A campaign as a group drives it: by the window alone. */
class CampaignPageTest : public QObject
{
    Q_OBJECT

private:
    using Place = CampaignDriver;

    /** Everybody goes to the first game. */
    static rules::FixtureId sendCrews(Place &place)
    {
        const rules::Fixture game = place.campaign().fixtures.front();
        for (const rules::BandId band : game.plan.bands)
            if (!place.window.currentCampaign()->controller().perform(
                    rules::ChooseCrew{game.id, band, rules::CrewChoice::All, {}, {}}))
                qFatal("no crew");
        return game.id;
    }

private slots:
    void cleanup() { verifyEventLoopFree(); }
    void printsTheEveningAndTheStandings();
    void nothingIsOfferedThatAReadOnlyLibraryRefuses_data();
    void nothingIsOfferedThatAReadOnlyLibraryRefuses();

    void aNewCampaignAsksForBandsFirst()
    {
        Place place;
        CampaignPage &page = place.found("The long war");
        QCOMPARE(page.title(), QStringLiteral("The long war"));
        auto *tabs = page.findChild<QTabWidget *>();
        QCOMPARE(tabs->currentIndex(), 2);
        takePicture(place.window, QStringLiteral("campaign-new"));
        QVERIFY(act(page, QStringLiteral("A band joins…"))->isEnabled());
        place.tab(0);
        QVERIFY(!act(page, QStringLiteral("New game…"))->isEnabled());
        QVERIFY(act(page, QStringLiteral("Join bands")) != nullptr);
    }

    void bandsJoinAndMeetInARound()
    {
        Place place;
        CampaignPage &page = place.found("The long war");
        place.joinFour();
        QCOMPARE(place.campaign().bands.size(), std::size_t{4});
        QCOMPARE(place.campaign().players.size(), std::size_t{3});
        takePicture(place.window, QStringLiteral("campaign-bands"));
        place.tab(0);
        takePicture(place.window, QStringLiteral("campaign-calendar-empty"));
        whenAsked([](QWidget &dialog) {
            takePicture(dialog, QStringLiteral("campaign-round"));
            accept(dialog);
        });
        trigger(page, "Next round…");
        QCOMPARE(place.campaign().fixtures.size(), std::size_t{2});
        whenAsked([](QWidget &dialog) {
            dialog.findChild<QSpinBox *>(QStringLiteral("seats"))->setValue(4);
            accept(dialog);
        });
        trigger(page, "Next round…");
        QCOMPARE(place.campaign().fixtures.back().plan.bands.size(), std::size_t{4});
        QApplication::setActiveWindow(&place.window);
        QTest::keyClick(&place.window, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(place.campaign().fixtures.size(), std::size_t{2});
        takePicture(place.window, QStringLiteral("campaign-calendar"));
        trigger(page, "Confirm");
        QCOMPARE(place.campaign().fixtures.front().status, rules::FixtureStatus::Confirmed);
        QApplication::setActiveWindow(&place.window);
        QTest::keyClick(&place.window, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(place.campaign().fixtures.front().status, rules::FixtureStatus::Proposed);
    }

    void whatNoLongerHoldsIsCountedBesideTheName()
    {
        Place place;
        CampaignPage &page = place.found("The long war");
        place.joinFour();
        CampaignController &controller = page.controller();
        const rules::BandId band = place.campaign().bands.front().id;
        const QString gift = QStringLiteral("a gift");
        QVERIFY(
            controller.perform(rules::ActOnBand{band, rules::Recruit{"sous-fifre", 2, {}}}, gift));
        const std::string recruiting = controller.history().back().line.uuid;
        const auto last = find(place.campaign(), band)->band->figures().back().member;
        QVERIFY(controller.perform(rules::ActOnBand{band, rules::Give{"sword", {{last, 1}}, 1, {}}},
                                   gift));
        const std::string giving = controller.history().back().line.uuid;
        const auto isAsked = [&] {
            const auto buttons = page.findChildren<QToolButton *>();
            return std::ranges::any_of(buttons, [](const QToolButton *button) {
                return button->isVisible() && button->text() == QStringLiteral("1 open question");
            });
        };
        QVERIFY(!isAsked());
        QVERIFY(controller.session()->correct(
            recruiting, rules::ActOnBand{band, rules::Recruit{"sous-fifre", 1, {}}}, "a gift",
            "only one came"));
        QVERIFY(isAsked());
        takePicture(place.window, QStringLiteral("campaign-question"));
        QVERIFY(controller.retract({giving}));
        QVERIFY(!isAsked());
    }

    void aGameIsPlayedOnATableAndClosed()
    {
        Place place;
        CampaignPage &page = afterAGame(place);
        const rules::Fixture &game = place.campaign().fixtures.front();
        QVERIFY(game.report != nullptr);
        QCOMPARE(page.findChild<QTabWidget *>()->currentIndex(), 1);
        takePicture(place.window, QStringLiteral("campaign-postgame"));
        auto *documents = place.named<QListView>(QStringLiteral("Post-games"));
        QCOMPARE(documents->model()->rowCount(), 2);
        const auto open = [&] {
            return std::ranges::count(rules::owed(place.campaign(), "2000"),
                                      rules::Owed::What::PostGame, &rules::Owed::what);
        };
        for (int step = 0; step < 200 && open() > 0; ++step) {
            if (QAction *close = act(page, QStringLiteral("Finish post-game"));
                close != nullptr && close->isEnabled()) {
                close->trigger();
                continue;
            }
            if (QAction *all = act(page, QStringLiteral("Confirm routine lines"));
                all->isEnabled()) {
                all->trigger();
                continue;
            }
            if (QAction *roll = act(page, QStringLiteral("Roll")); roll->isVisible()) {
                takePicture(place.window, QStringLiteral("campaign-dice"));
                roll->trigger();
            } else if (QAction *choose = act(page, QStringLiteral("Choose")); choose->isVisible()) {
                takePicture(place.window, QStringLiteral("campaign-choice"));
                choose->trigger();
            } else {
                QFAIL("nothing to do on the line");
            }
        }
        QCOMPARE(open(), 0);
        QCOMPARE(documents->currentIndex().data().toString(),
                 page.controller().bandName(place.campaign().fixtures.front().plan.bands.back()));
        for (const rules::Entrant &band : place.campaign().bands)
            QCOMPARE(rules::balanceOf(band), band.band->treasury());
        // Whoever opens the library next finds it all.
        QVERIFY(page.settle());
        const auto again = ShellHouse::need(
            place.house.library().campaigns().open(page.controller().session()->uuid()));
        QCOMPARE(rules::encode(again->campaign()), rules::encode(place.campaign()));
        place.tab(3);
        takePicture(place.window, QStringLiteral("campaign-standings"));
        QCOMPARE(rules::standings({}, place.campaign()).front().points, 3);
        const auto *bars = place.named<BarChart>(QStringLiteral("Enemies put out of action"));
        QVERIFY2(bars->accessibleDescription().contains(u'('), // of which band
                 qPrintable(bars->accessibleDescription()));
        place.tab(4);
        takePicture(place.window, QStringLiteral("campaign-story"));
    }

    void homeSetsItsTwoListsAtOneHeight()
    {
        Place place;
        place.found("The long war");
        place.joinFour();
        place.scheduleRound();
        QVERIFY(place.page().settle());
        const auto compare = [&] {
            place.window.findChild<QAction *>(QStringLiteral("actionHome"))->trigger();
            QApplication::processEvents();
            QWidget &home = place.window.home();
            const auto top = [&](const char *name) {
                const auto *part = home.findChild<QWidget *>(QLatin1String(name));
                return part->mapTo(&home, QPoint()).y();
            };
            QCOMPARE(top("owedLabel"), top("campaignsLabel"));
            QCOMPARE(top("owedList"), top("campaignsList"));
        };
        compare(); // two games without a result, one campaign
        for (const char *name : {"A short one", "A third"}) {
            place.found(name);
            QVERIFY(place.page().settle());
        }
        compare();
        takePicture(place.window, QStringLiteral("campaign-home"));
    }

    void aHeadingLeavesTheLineThatIsOpen()
    {
        Place place;
        CampaignPage &page = afterAGame(place);
        auto *lines = place.named<QListView>(QStringLiteral("Lines of the post-game"));
        const auto offers = [&page] {
            QStringList seen;
            for (const char *text : {"Roll", "Choose", "Confirm", "Take this line back…"})
                if (const QAction *each = act(page, QString::fromUtf8(text));
                    each != nullptr && each->isVisible())
                    seen << each->text();
            return seen;
        };
        const QPersistentModelIndex before = lines->currentIndex();
        const QStringList offered = offers();
        QVERIFY(before.isValid() && !offered.isEmpty());
        lines->scrollToTop();
        const QModelIndex heading = lines->model()->index(0, 0);
        QTest::mouseClick(lines->viewport(), Qt::LeftButton, {},
                          lines->visualRect(heading).center());
        QCOMPARE(QPersistentModelIndex(lines->currentIndex()), before);
        QVERIFY(lines->selectionModel()->isSelected(before));
        QCOMPARE(offers(), offered);
    }

    void diceOnceThrownAreFoundAgain()
    {
        Place place;
        CampaignPage &page = afterAGame(place);
        trigger(page, "Confirm routine lines");
        QAction *roll = act(page, QStringLiteral("Roll"));
        QVERIFY(roll->isVisible());
        roll->trigger();
        const auto thrown = place.campaign().rolls;
        QVERIFY(!thrown.empty());
        QApplication::setActiveWindow(&place.window);
        QTest::keyClick(&place.window, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(place.campaign().rolls.size(), thrown.size());
        QCOMPARE(place.campaign().rolls.front().faces, thrown.front().faces);
    }

    /** Nobody throws by a key what fell at the table. */
    void digitsTypedOnALineAreItsDice()
    {
        Place place;
        CampaignPage &page = afterAGame(place);
        trigger(page, "Confirm routine lines");
        auto *lines = place.named<QListView>(QStringLiteral("Lines of the post-game"));
        const QAction *roll = act(page, QStringLiteral("Roll"));
        for (int row = 0; row < lines->model()->rowCount() && !roll->isVisible(); ++row)
            lines->setCurrentIndex(lines->model()->index(row, 0));
        QVERIFY(roll->isVisible());
        const QPersistentModelIndex at = lines->currentIndex();
        QApplication::setActiveWindow(&place.window);
        lines->setFocus();
        QTest::keyClick(lines, Qt::Key_4);
        QCOMPARE(QPersistentModelIndex(lines->currentIndex()), at);
        auto *faces = qobject_cast<QLineEdit *>(QApplication::focusWidget());
        QVERIFY(faces != nullptr);
        QCOMPARE(faces->text(), QStringLiteral("4"));
        QVERIFY(place.campaign().rolls.empty());
        faces->clear();
        QTest::keyClick(lines, Qt::Key_X);
        QCOMPARE(QPersistentModelIndex(lines->currentIndex()), at);
        QVERIFY(faces->text().isEmpty());
    }

    void aLineIsTakenBackAlone()
    {
        Place place;
        CampaignPage &page = afterAGame(place);
        trigger(page, "Confirm routine lines");
        const auto settled = [&] {
            return place.campaign().fixtures.front().postGames.front().lines.size();
        };
        const std::size_t before = settled();
        QVERIFY(before > 0);
        auto *lines = place.named<QListView>(QStringLiteral("Lines of the post-game"));
        for (int row = 0; row < lines->model()->rowCount(); ++row) {
            lines->setCurrentIndex(lines->model()->index(row, 0));
            if (act(page, QStringLiteral("Take this line back…"))->isVisible())
                break;
        }
        QTimer::singleShot(0, qApp, [] {
            if (QWidget *dialog = QApplication::activeModalWidget())
                accept(*dialog);
        });
        trigger(page, "Take this line back…");
        QApplication::processEvents(); // nobody may have been asked
        QVERIFY(settled() < before);
    }

    void aPurchaseOfABandCostsItsTreasury()
    {
        Place place;
        CampaignPage &page = place.found("The long war");
        place.joinFour();
        trigger(page, "Open the band");
        BandPage *band = place.window.currentBand();
        QVERIFY(band != nullptr);
        takePicture(place.window, QStringLiteral("campaign-band"));
        const auto &campaign = page.controller().campaign();
        const int before = campaign.bands.front().band->treasury();
        const auto member = campaign.bands.front().band->figures().front().member;
        QVERIFY(band->session().perform(rules::Give{"dagger", {{member, 1}}, 1, {}}) ||
                band->session().perform(rules::Give{"sabre", {{member, 1}}, 1, {}}, "a gift"));
        QVERIFY(campaign.bands.front().band->treasury() <= before);
        QVERIFY(band->session().canUndo());
        QVERIFY(band->session().undo());
        QCOMPARE(campaign.bands.front().band->treasury(), before);
        QVERIFY(!band->session().canUndo());
    }

    void aGameGoesToTheBoardWithItsCrews()
    {
        Place place;
        CampaignPage &page = place.found("The long war");
        place.tab(2);
        place.join("karnash", "Ada");
        place.join("sylvaran", "Bo");
        place.scheduleRound();
        const rules::FixtureId game = sendCrews(place);
        QString title;
        whenAsked([&title](QWidget &dialog) {
            title = dialog.windowTitle();
            takePicture(dialog, QStringLiteral("campaign-board"));
            accept(dialog);
        });
        trigger(page, "Play it on the board…");
        QVERIFY2(title.startsWith(QStringLiteral("Launch the game: ")) &&
                     title.contains(QStringLiteral("Karnash")),
                 qPrintable(title));
        const auto matches = ShellHouse::need(place.house.library().matches().list());
        QCOMPARE(matches.size(), std::size_t{1});
        QCOMPARE(matches.front().origin.fixture, game);
        QVERIFY(place.window.currentMatch() != nullptr);
        model::MatchSession &match = place.window.currentMatch()->session();
        match.hold(true);
        QVERIFY(match.concede({0}));
        QVERIFY(match.flush());
        const auto fixture = [&]() -> const rules::Fixture & {
            return page.controller().campaign().fixtures.front();
        };
        QTRY_VERIFY(fixture().report != nullptr);
        QCOMPARE(fixture().match, matches.front().uuid);
        QCOMPARE(place.window.currentCampaign(), &page);
    }

    void saysWhyABandIsNotForTheBoard()
    {
        Place place;
        CampaignPage &page = place.found("The long war");
        place.tab(2);
        place.join("argos", "Ada");
        place.join("karnash", "Bo");
        place.scheduleRound();
        sendCrews(place);
        bool startable = true;
        whenAsked([&](QWidget &dialog) {
            startable =
                dialog.findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok)->isEnabled();
            takePicture(dialog, QStringLiteral("campaign-board-not"));
            dialog.close();
        });
        trigger(page, "Play it on the board…");
        QVERIFY(!startable);
        QVERIFY(ShellHouse::need(place.house.library().matches().list()).empty());
    }

    void aNewSeasonTakesTheBandsAlong()
    {
        Place place;
        place.found("Autumn");
        place.joinFour();
        place.scheduleRound();
        whenAsked([](QWidget &dialog) {
            QTest::keyClick(dialog.findChild<QLineEdit *>(), Qt::Key_Return);
        });
        trigger(*place.window.currentCampaign(), "New season…");
        QCOMPARE(place.campaign().name, std::string("Autumn, next season"));
        QCOMPARE(place.campaign().bands.size(), std::size_t(4));
        QVERIFY(place.campaign().fixtures.empty());
    }

    void aCampaignGoesOutAndComesInAsAFile()
    {
        Place place;
        place.found("Autumn");
        place.joinFour();
        const std::string before = rules::encode(place.campaign());
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("autumn.campaign.jsonl"));
        whenAsked([&](QWidget &dialog) {
            auto &files = dynamic_cast<QFileDialog &>(dialog);
            files.selectFile(folder.filePath(QStringLiteral("autumn"))); // its ending follows
            QMetaObject::invokeMethod(&files, "accept");
        });
        auto *window = &place.window;
        window->findChild<QAction *>(QStringLiteral("actionExport"))->trigger();
        QVERIFY(QFile::exists(path));
        Place other;
        other.window.openFile(path);
        QVERIFY(other.window.currentCampaign() != nullptr);
        QCOMPARE(rules::encode(other.campaign()), before);
        QString told;
        whenAsked([&](QWidget &dialog) {
            told = dynamic_cast<QMessageBox &>(dialog).text();
            dialog.close();
        });
        other.window.openFile(path); // it is there already
        QVERIFY(!told.isEmpty());
    }

    void showsEveryTabInFrenchAndDark()
    {
        Place place(rules::Language::French);
        whenAsked([](QWidget &dialog) {
            QTest::keyClicks(dialog.findChild<QLineEdit *>(), QStringLiteral("La longue guerre"));
            takePicture(dialog, QStringLiteral("campaign-new-dialog-fr"));
            accept(dialog);
        });
        place.window.newCampaign();
        auto &controller = place.window.currentCampaign()->controller();
        QVERIFY(controller.perform(rules::AddPlayer{"Zoé"}));
        for (std::size_t i = 0; i < 4; ++i) {
            const SampleBand &band = place.house.samples()[i];
            const auto text = controller.bandRules().read(band.sample.text);
            QVERIFY(controller.perform(rules::JoinBand{
                controller.campaign().players.front().id, {}, *text, rules::Joining::Fresh}));
        }
        QVERIFY(controller.perform(rules::ScheduleRound{}));
        const rules::Fixture &game = controller.campaign().fixtures.front();
        auto report = rules::blankReport(controller.rules(), controller.campaign(), game);
        report.figures.front().end = rules::FigureEnd::OutOfAction;
        QVERIFY(controller.perform(rules::EnterReport{game.id, report, {}}));
        const QPalette before = QApplication::palette();
        for (int tab = 0; tab < 5; ++tab) {
            place.tab(tab);
            takePicture(place.window, QStringLiteral("campaign-fr-%1").arg(tab));
        }
        QApplication::setPalette(darkPalette());
        for (int tab = 0; tab < 5; ++tab) {
            place.tab(tab);
            takePicture(place.window, QStringLiteral("campaign-dark-%1").arg(tab));
        }
        QApplication::setPalette(before);
        place.window.home().reload();
        auto *tabs = place.window.findChild<QTabWidget *>(QStringLiteral("tabs"));
        tabs->setCurrentIndex(0);
        takePicture(place.window, QStringLiteral("campaign-home-fr"));
    }
};

void CampaignPageTest::printsTheEveningAndTheStandings()
{
    Place place;
    place.found("Autumn");
    QVERIFY(
        !act(*place.window.currentCampaign(), QStringLiteral("Print the standings…"))->isEnabled());
    place.joinFour();
    QVERIFY(!act(*place.window.currentCampaign(), QStringLiteral("Print the evening pack…"))
                 ->isEnabled());
    place.scheduleRound();
    const auto printed = [&](const char *text, const char *picture) {
        PrintDocument document;
        whenAsked([&](QWidget &dialog) {
            auto &preview = dynamic_cast<SheetPreview &>(dialog);
            takePicture(dialog, QString::fromLatin1(picture));
            document = preview.document();
            preview.reject();
        });
        trigger(*place.window.currentCampaign(), text);
        return readBack(pdf(document, Paper::A4)).letters();
    };
    const QString pack = printed("Print the evening pack…", "campaign-pack");
    for (const rules::Entrant &band : place.campaign().bands)
        QVERIFY(pack.contains(toQString(band.band->name()).remove(u' ')));
    QVERIFY(pack.contains(QStringLiteral("Resultofgame2")));
    QVERIFY(printed("Print the standings…", "campaign-standings-sheet")
                .contains(QStringLiteral("Tiesarebrokenby")));
}

void CampaignPageTest::nothingIsOfferedThatAReadOnlyLibraryRefuses_data()
{
    QTest::addColumn<model::OpenMode>("mode");
    QTest::addColumn<rules::Language>("language");
    QTest::addColumn<QString>("why");
    using model::OpenMode;
    using rules::Language;
    QTest::newRow("English") << OpenMode::ReadOnly << Language::English
                             << QStringLiteral("open read-only");
    QTest::newRow("French") << OpenMode::ReadOnly << Language::French
                            << QStringLiteral("en lecture seule");
    QTest::newRow("control") << OpenMode::Create << Language::English << QString();
}

void CampaignPageTest::nothingIsOfferedThatAReadOnlyLibraryRefuses()
{
    QFETCH(const model::OpenMode, mode);
    QFETCH(const rules::Language, language);
    QFETCH(const QString, why);
    SampleCampaignHouse place;
    place.house.language().set(language);
    const auto library = ShellHouse::need(
        model::Library::open(place.house.library().path(), place.house.systems(), mode));
    MainWindow window(
        Shell{*library, place.house.book(), place.house.samples(), place.house.language()},
        {language, {}});
    window.resize(1280, 720);
    window.show();
    const QString name =
        QStringLiteral("read-only-%1-").arg(QString::fromLatin1(QTest::currentDataTag()));
    takePicture(window, name + QStringLiteral("home"));
    const bool isOffered = why.isEmpty();
    for (const char *each : {"newButton", "openButton", "matchButton", "campaignButton"}) {
        const auto *button = window.home().findChild<QPushButton *>(QLatin1String(each));
        QCOMPARE(button->isEnabled(), isOffered);
        QCOMPARE(button->toolTip().contains(why), true);
    }
    emit window.home().campaignWanted(toQString(place.page().controller().session()->uuid()));
    CampaignPage &page = *window.currentCampaign();
    QCOMPARE(page.controller().isWritable(), isOffered);
    for (int tab = 0; tab < page.goActions().size(); ++tab) {
        page.goActions().at(tab)->trigger();
        QApplication::processEvents();
        takePicture(window, name + QString::number(tab));
        int writing = 0;
        for (const QAction *each : page.findChildren<QAction *>())
            writing += !why.isEmpty() && each->toolTip().contains(why) && !each->isEnabled();
        QCOMPARE(writing > 20, !isOffered); // of all parts
    }
    int offered = 0;
    for (const QAction *each : page.findChildren<QAction *>())
        offered += !why.isEmpty() && each->toolTip().contains(why) && each->isEnabled();
    QCOMPARE(offered, 0);
}

WATCHED_TEST(CampaignPageTest)

} // namespace tst_campaignpage

#include "tst_campaignpage.moc"
