// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/forms/lists/linesdelegate.h"
#include "app/forms/notices/noticebar.h"
#include "app/pages/band/bandpage.h"
#include "app/pages/campaign/bands/bandspanel.h"
#include "app/print/sheetpreview.h"
#include "model/text.h"
#include "rules/core/campaign/deciding/documents.h"
#include "tests/support/window/campaigndriver.h"
#include "tests/support/window/eventloopwatchdog.h"

#include <QCheckBox>
#include <QDateEdit>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QListView>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QSignalSpy>
#include <QStyleOption>
#include <QTemporaryDir>
#include <QTreeView>

namespace tst_campaignstory {

using namespace escarmouche;
using namespace escarmouche::app;
using namespace escarmouche::tests;

/** The story of a campaign, its past and its dead, and what leaves it. */
class CampaignStoryTest : public QObject
{
    Q_OBJECT

private:
    using Place = CampaignDriver;

    static bool isWhole(const QComboBox &box)
    {
        QStyleOptionComboBox look;
        look.initFrom(&box);
        const QRect room = box.style()->subControlRect(QStyle::CC_ComboBox, &look,
                                                       QStyle::SC_ComboBoxEditField, &box);
        return box.fontMetrics().horizontalAdvance(box.currentText()) <= room.width();
    }

private slots:
    void cleanup() { verifyEventLoopFree(); }

    void aRefusalIsToldOnce()
    {
        Place place;
        CampaignPage &page = place.found("The long war");
        place.joinFour();
        QVERIFY(page.settle());
        const auto other = ShellHouse::need(model::Library::open(
            place.house.library().path(), place.house.systems(), model::OpenMode::Existing));
        const auto same =
            ShellHouse::need(other->campaigns().open(page.controller().session()->uuid()));
        QVERIFY(same->perform(rules::AddPlayer{"Grace"}));
        QVERIFY(same->flush());
        QVERIFY(page.controller().perform(rules::AddPlayer{"Heidi"}));
        auto *notice = page.findChild<NoticeBar *>();
        QTRY_VERIFY(notice->isVisible());
        QCOMPARE(place.campaign().players.back().name, std::string("Grace"));
        takePicture(place.window, QStringLiteral("campaign-quicker"));
        QVERIFY(page.settle()); // known already
        QTest::mouseClick(notice->findChild<QPushButton *>(QStringLiteral("again")),
                          Qt::LeftButton);
        QCOMPARE(place.campaign().players.back().name, std::string("Heidi"));
        QVERIFY(!notice->isVisible());
        QVERIFY(page.settle());
    }

    void whoIsGoneFromAResultIsNamed()
    {
        Place place;
        CampaignPage &page = place.found("The long war");
        place.joinFour();
        place.scheduleRound();
        CampaignController &controller = page.controller();
        const rules::Fixture game = controller.campaign().fixtures.front();
        auto report = rules::blankReport(controller.rules(), controller.campaign(), game);
        report.figures.front().figure.member = {9999};
        report.figures.front().name = {"Nash", "Nash"};
        QVERIFY(!controller.perform(rules::EnterReport{game.id, report, {}}));
        const auto *notice = page.findChild<NoticeBar *>();
        QVERIFY(notice->isVisible());
        const QString told = notice->accessibleName();
        QVERIFY2(told.startsWith(QStringLiteral("Nash is no longer in the band.")),
                 qPrintable(told));
        QVERIFY2(!told.contains(QStringLiteral("/figures")), qPrintable(told));
    }

    void theStoryOpensTheCampaignAsItWas()
    {
        Place place;
        place.found("The long war");
        place.joinFour();
        place.tab(4);
        auto *lines =
            place.named<QListView>(QStringLiteral("History of the campaign, latest first"));
        lines->setCurrentIndex(lines->model()->index(lines->model()->rowCount() - 3, 0));
        trigger(*place.window.currentCampaign(), "View campaign at this point");
        CampaignPage &then = *place.window.currentCampaign();
        QVERIFY(then.controller().isPast());
        QCOMPARE(then.controller().campaign().bands.size(), std::size_t{1});
        QVERIFY(!then.controller().perform(rules::AddPlayer{"Nobody"}));
        // A band is opened as it is today, so none is opened from there.
        QSignalSpy wanted(&then, &CampaignPage::bandWanted);
        for (auto *bands : then.findChildren<BandsPanel *>()) {
            auto *table = bands->findChild<QTreeView *>();
            table->setCurrentIndex(table->model()->index(0, 0));
            emit table->activated(table->currentIndex());
        }
        QVERIFY(wanted.isEmpty());
        takePicture(place.window, QStringLiteral("campaign-past"));
        // Its roster is printed, and says of when it is.
        place.tab(2);
        takePicture(place.window, QStringLiteral("campaign-past-bands"));
        auto *print = place.window.findChild<QAction *>(QStringLiteral("actionPrint"));
        QVERIFY(print->isEnabled());
        PrintDocument sheet;
        whenAsked([&](QWidget &dialog) {
            auto &preview = dynamic_cast<SheetPreview &>(dialog);
            takePicture(dialog, QStringLiteral("campaign-past-roster"));
            sheet = preview.document();
            preview.reject();
        });
        print->trigger();
        QCOMPARE(sheet.title, toQString(then.controller().campaign().bands.front().band->name()));
        QVERIFY2(sheet.mark.startsWith(QStringLiteral("as of ")) &&
                     sheet.mark.endsWith(QStringLiteral("before the first game")),
                 qPrintable(sheet.mark));
    }

    void aBandThatLeavesByAFileLeavesTheOptionsBehind()
    {
        Place place;
        CampaignPage &page = place.found("Winter");
        place.joinFour();
        QVERIFY(
            page.controller().perform(rules::ChangeOptions{{{"xp_boxes_hero", std::int64_t{60}}}}));
        emit page.bandWanted(place.campaign().bands.front().id);
        QVERIFY(place.window.currentBand()->session().state().find("xp_boxes") !=
                std::string::npos);
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("argos.band.json"));
        whenAsked([&](QWidget &dialog) {
            auto &files = dynamic_cast<QFileDialog &>(dialog);
            files.selectFile(path);
            QMetaObject::invokeMethod(&files, "accept");
        });
        place.window.findChild<QAction *>(QStringLiteral("actionExport"))->trigger();
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray text = file.readAll();
        QVERIFY(text.contains("escarmouche-band"));
        QVERIFY(!text.contains("xp_boxes"));
    }

    void theFallenAreOfferedAsFigures()
    {
        Place place;
        CampaignPage &page = afterAGame(place); // the first sous-fifre of the first band is out
        const rules::Fixture &game = place.campaign().fixtures.front();
        const rules::BandId band = game.plan.bands.front();
        const auto document = [&] {
            return rules::postGameDocument(page.controller().rules(), place.campaign(), game.id,
                                           band);
        };
        for (const auto &line : document().lines) {
            if (line.awaiting != rules::Awaiting::Dice)
                continue;
            const bool both = line.roll.roll.reading == rules::Reading::D66;
            QVERIFY(page.controller().perform(
                rules::RollDice{game.id, band, line.key, line.nth, line.roll.roll.sides,
                                std::vector<int>(both ? 2U : 1U, 1), true}));
            break;
        }
        trigger(page, "Confirm routine lines");
        place.tab(4);
        auto *bands = place.named<QComboBox>(QStringLiteral("Band"));
        bands->setCurrentIndex(bands->findData(band.value));
        const auto *figures = place.named<QComboBox>(QStringLiteral("Figure"));
        const auto fallen =
            page.controller().rules().fallen(*rules::find(place.campaign(), band)->band);
        QCOMPARE(fallen.size(), std::size_t{1});
        const int at = figures->findData(fallen.front().figure.member.value);
        QVERIFY(at > 0);
        QVERIFY(figures->itemText(at).endsWith(QStringLiteral(" †")));
    }

    /** Its dice are there for whoever unfolds them. */
    void theStoryIsToldGameByGame()
    {
        for (const auto language : {rules::Language::English, rules::Language::French}) {
            Place place;
            CampaignPage &page = afterAGame(place);
            const rules::Fixture game = place.campaign().fixtures.front();
            place.house.language().set(language);
            for (const rules::BandId band : game.plan.bands)
                for (const auto &line : rules::postGameDocument(page.controller().rules(),
                                                                place.campaign(), game.id, band)
                                            .lines)
                    if (line.awaiting == rules::Awaiting::Dice && line.after.empty())
                        QVERIFY(page.controller().throwDice(game.id, band, std::string(line.key)));
            const auto rolls = place.campaign().rolls.size();
            QVERIFY(rolls > 0);
            place.tab(4);
            const bool french = language == rules::Language::French;
            QString shut, open;
            whenAsked([&](QWidget &dialog) {
                auto *text = dialog.findChild<QScrollArea *>()->findChild<QLabel *>();
                const QString name = QStringLiteral("game-story-%1");
                shut = text->text();
                takePicture(dialog, name.arg(french ? QStringLiteral("fr") : QStringLiteral("en")));
                emit text->linkActivated(QStringLiteral("fold"));
                open = text->text();
                takePicture(dialog, name.arg(french ? QStringLiteral("fr-dice")
                                                    : QStringLiteral("en-dice")));
                dialog.close();
            });
            trigger(page, french ? "Racontée partie par partie…" : "Told game by game…");
            const QString dice =
                (french ? QStringLiteral("Dés (%1)") : QStringLiteral("Dice (%1)")).arg(rolls);
            QVERIFY2(shut.contains(dice), qPrintable(shut));
            QVERIFY(open.startsWith(shut.left(shut.indexOf(dice) - 40)));
            QCOMPARE(open.count(QStringLiteral("<br>")),
                     shut.count(QStringLiteral("<br>")) + static_cast<int>(rolls));
        }
    }

    void theStoryIsFoundByItsDays()
    {
        Place place;
        place.found("The long war");
        place.tab(4);
        const auto *lines =
            place.named<QListView>(QStringLiteral("History of the campaign, latest first"));
        QTRY_VERIFY(lines->model()->rowCount() > 0);
        const int all = lines->model()->rowCount();
        const auto shown = [&](const char *name, const QDate &day) {
            const QString called = QString::fromLatin1(name);
            auto *dated = [&]() -> QCheckBox * {
                for (auto *box : place.window.currentCampaign()->findChildren<QCheckBox *>())
                    if (box->text() == called)
                        return box;
                return nullptr;
            }();
            dated->setChecked(true);
            place.named<QDateEdit>(called)->setDate(day);
            QApplication::processEvents();
            const int rows = lines->model()->rowCount();
            dated->setChecked(false);
            return rows;
        };
        const QDate today = QDate::currentDate();
        QCOMPARE(shown("Since", today), all);
        QCOMPARE(shown("Since", today.addDays(2)), 0);
        QCOMPARE(shown("Until", today), all);
        QCOMPARE(shown("Until", today.addDays(-2)), 0);
        takePicture(place.window, QStringLiteral("campaign-story-days"));
    }

    void aTakeOutIsToldAndUndone()
    {
        Place place;
        CampaignPage &page = place.found("The long war");
        place.joinFour();
        place.tab(4);
        auto *lines =
            place.named<QListView>(QStringLiteral("History of the campaign, latest first"));
        const auto text = [&](int row) { return lines->model()->index(row, 0).data().toString(); };
        const auto isStruck = [&](int row) {
            return lines->model()->index(row, 0).data(StruckRole).toBool();
        };
        const auto bands = [&] { return place.campaign().bands.size(); };
        lines->setCurrentIndex(lines->model()->index(3, 0)); // the second band joins
        const QString join = text(3);
        QSignalSpy said(&page, &CampaignPage::said);
        trigger(page, "Take out this act…");
        QCOMPARE(said.back().front().toString(),
                 QStringLiteral("Taken out (Undo brings it back): %1").arg(join));
        QCOMPARE(bands(), std::size_t{3});
        QCOMPARE(text(0), QStringLiteral("“%1” taken out").arg(join));
        QVERIFY(page.controller().session()->undoLine()->tookOut());
        QApplication::setActiveWindow(&place.window);
        QTest::keyClick(&place.window, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(bands(), std::size_t{4});
        QVERIFY(isStruck(0) && !isStruck(4));
        QVERIFY(page.controller().redo());
        QCOMPARE(bands(), std::size_t{3});
        lines->setCurrentIndex(lines->model()->index(0, 0));
        trigger(page, "Bring back what was taken out…");
        QCOMPARE(bands(), std::size_t{4});
        QCOMPARE(text(0), QStringLiteral("“%1” brought back").arg(join));
        QVERIFY(isStruck(1));
        lines->setCurrentIndex(lines->model()->index(5, 0));
        const auto acts = page.controller().history();
        QVERIFY(page.controller().retract({acts[acts.size() - 6].line.uuid},
                                          QStringLiteral("misread")));
        QCOMPARE(text(0), QStringLiteral("“%1” taken out. Reason: misread").arg(join));
        takePicture(place.window, QStringLiteral("campaign-take-out"));
        place.house.language().set(rules::Language::French);
        QApplication::processEvents();
        QVERIFY2(text(0).endsWith(QStringLiteral("retiré. Raison\u00a0: misread")),
                 qPrintable(text(0)));
        takePicture(place.window, QStringLiteral("campaign-take-out-fr"));
        for (const char *filter : {"Type d’action", "Bande", "Figurine"})
            QTRY_VERIFY2(isWhole(*place.named<QComboBox>(QString::fromUtf8(filter))), filter);
    }

    void wordsOfTheChronicleAreChanged()
    {
        Place place;
        CampaignPage &page = place.found("The long war");
        place.tab(4);
        auto *lines =
            place.named<QListView>(QStringLiteral("History of the campaign, latest first"));
        const auto line = [&](int row) { return lines->model()->index(row, 0).data().toString(); };
        const auto type = [](const QString &before, const QString &after) {
            whenAsked([=](QWidget &dialog) {
                auto *words = dialog.findChild<QPlainTextEdit *>();
                QCOMPARE(words->toPlainText(), before);
                words->setPlainText(after);
                accept(dialog);
            });
        };
        QVERIFY(!act(page, QStringLiteral("Change the entry…"))->isEnabled());
        const QString first = QStringLiteral("It rained.\nMud."), then = QStringLiteral("Sun.");
        type({}, first);
        trigger(page, "Write in the chronicle…");
        QCOMPARE(line(0), QStringLiteral("Chronicle: It rained. Mud."));
        lines->setCurrentIndex(lines->model()->index(0, 0));
        type(first, then);
        trigger(page, "Change the entry…");
        QCOMPARE(place.campaign().chronicle.size(), std::size_t{1});
        QCOMPARE(place.campaign().chronicle.front().text, std::string("Sun."));
        QCOMPARE(line(0), QStringLiteral("Chronicle, changed: Sun."));
        QCOMPARE(line(1), QStringLiteral("Chronicle: It rained. Mud."));
        takePicture(place.window, QStringLiteral("campaign-chronicle"));
        QApplication::setActiveWindow(&place.window);
        QTest::keyClick(&place.window, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(place.campaign().chronicle.front().text, toUtf8(first));
        QTest::keyClick(&place.window, Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(place.campaign().chronicle.empty());
        QVERIFY(!act(page, QStringLiteral("Change the entry…"))->isEnabled());
    }
};

WATCHED_TEST(CampaignStoryTest)

} // namespace tst_campaignstory

#include "tst_campaignstory.moc"
