// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/band/bandpage.h"
#include "app/pages/campaign/bands/joindialog.h"
#include "app/pages/campaign/calendar/fixturedialog.h"
#include "app/pages/campaign/calendar/rounddialog.h"
#include "app/pages/campaign/result/crewdialog.h"
#include "app/pages/home/bandlistmodel.h"
#include "app/pages/home/firststartdialog.h"
#include "app/pages/home/homepage.h"
#include "app/pages/home/newbanddialog.h"
#include "app/pages/match/start/quickmatchdialog.h"
#include "app/words/reference/boardlimits.h"
#include "model/match/setup/quickmatch.h"
#include "model/text.h"
#include "tests/support/window/campaigndriver.h"
#include "tests/support/window/eventloopwatchdog.h"

#include <QLabel>
#include <QListView>
#include <QListWidget>
#include <QMessageBox>
#include <QRegularExpression>
#include <QTreeView>

namespace tst_offboard {

using namespace escarmouche;
using namespace escarmouche::app;
using namespace escarmouche::tests;

namespace {

/** All that the labels, lists and tables of a window say. */
QStringList textsOf(QWidget &window)
{
    QStringList texts;
    for (const auto *label : window.findChildren<QLabel *>())
        texts << label->text();
    for (const auto *view : window.findChildren<QAbstractItemView *>())
        for (int row = 0; row < view->model()->rowCount(); ++row)
            for (int column = 0; column < view->model()->columnCount(); ++column)
                texts << view->model()->index(row, column).data().toString();
    for (const auto *box : window.findChildren<QComboBox *>())
        for (int item = 0; item < box->count(); ++item)
            texts << box->itemText(item);
    return texts;
}

QString nameOf(const SampleBand &band)
{
    return toQString(band.sample.name);
}

/** The lines about that band say that the board does not play it, and those alone. */
void holdNotes(QWidget &window, ShellHouse &house, const QString &where)
{
    static const QRegularExpression kNote(
        QStringLiteral("for the table only|not on the board yet: "));
    const QStringList noted = textsOf(window).filter(kNote);
    QVERIFY2(!noted.isEmpty(), qPrintable(where));
    for (const SampleBand &band : house.samples()) {
        const bool isNoted = std::ranges::any_of(
            noted, [&](const QString &text) { return text.contains(nameOf(band)); });
        QVERIFY2(isNoted == band.notPlayed.has_value(), qPrintable(where + u' ' + nameOf(band)));
    }
}

} // namespace

/** Bands that the board does not play yet say so wherever somebody chooses one, before anything is
    typed or paid, and can be chosen all the same for games at a table. */
class OffBoardTest : public QObject
{
    Q_OBJECT

private slots:
    void cleanup() { verifyEventLoopFree(); }

    void theRulesOfTheMatchAreAsked()
    {
        ShellHouse house;
        const auto &system = house.systems().front();
        int refused = 0;
        for (const SampleBand &band : house.samples()) {
            const auto text = ShellHouse::need(system.bands->read(band.sample.text));
            const auto why = ShellHouse::need(system.matches->notPlayed(text));
            QCOMPARE(why.has_value(), band.notPlayed.has_value());
            if (!why)
                continue;
            ++refused;
            QCOMPARE(band.notPlayed->why.hint, why->hint);
            // By its title, not by its number alone.
            QVERIFY(band.notPlayed->needs.en.size() > why->hint.size() + 3);
            QVERIFY(band.notPlayed->needs.en != band.notPlayed->needs.fr);
        }
        QCOMPARE(refused, 6);
    }

    void samplesSayItInEveryList()
    {
        ShellHouse house;
        FirstStartDialog first(QStringLiteral("ada"), house.library().path(), house.samples());
        holdNotes(first, house, QStringLiteral("first start"));
        MainWindow window(house.shell(), {house.language().current(), {}});
        window.resize(1280, 720);
        window.show();
        holdNotes(window.home(), house, QStringLiteral("Home"));
        takePicture(window, QStringLiteral("offboard-home"));
        const auto quick =
            ShellHouse::need(model::QuickMatch::of(house.systems(), "musg", &house.library()));
        QuickMatchDialog match(quick, house.book(), {});
        holdNotes(match, house, QStringLiteral("quick match"));
        house.language().set(rules::Language::French);
        QApplication::processEvents();
        QCOMPARE(textsOf(first).filter(QStringLiteral("seulement sur table")).size(), 6);
        const auto *begins = first.findChild<QListWidget *>(QStringLiteral("startList"));
        QVERIFY(begins->findItems(QStringLiteral("seulement sur table"), Qt::MatchContains)
                    .front()
                    ->toolTip()
                    .contains(QStringLiteral("pas encore sur")));
        takePicture(window, QStringLiteral("offboard-home-fr"));
        takePicture(first, QStringLiteral("offboard-first-start-fr"));
    }

    void theListOfBandsAndTheBandsPageSayIt()
    {
        ShellHouse house;
        MainWindow window(house.shell(), {house.language().current(), {}});
        window.resize(1280, 720);
        window.show();
        for (const SampleBand &band : house.samples()) {
            window.openSample(toQString(band.sample.key));
            const QStringList noted =
                textsOf(*window.currentBand()).filter(QStringLiteral("not on the board yet: "));
            QCOMPARE(noted.size(), band.notPlayed ? 1 : 0);
            if (band.notPlayed)
                takePicture(window, QStringLiteral("offboard-band"));
        }
        window.findChild<QAction *>(QStringLiteral("actionHome"))->trigger();
        QApplication::processEvents();
        const auto *bands = window.home().findChild<QTreeView *>(QStringLiteral("bandView"));
        int noted = 0;
        for (int row = 0; row < bands->model()->rowCount(); ++row) {
            QString line;
            for (int column = 0; column < bands->model()->columnCount(); ++column)
                line += bands->model()->index(row, column).data().toString() + u'|';
            if (!line.contains(QStringLiteral(" · for the table only|")))
                continue;
            ++noted;
            const QString tip =
                bands->model()->index(row, BandListModel::State).data(Qt::ToolTipRole).toString();
            QVERIFY2(tip.contains(QStringLiteral("not on the board yet: ")), qPrintable(tip));
        }
        QCOMPARE(noted, 6);
        takePicture(window, QStringLiteral("offboard-bands"));
    }

    void aNewBandMadeFromAnExampleSaysIt()
    {
        ShellHouse house;
        const auto off = std::ranges::find_if(
            house.samples(), [](const SampleBand &band) { return band.notPlayed.has_value(); });
        NewBandDialog dialog(house.systems(), house.samples(), {});
        for (auto *races : dialog.findChildren<QComboBox *>())
            if (const int at = races->findData(toQString(off->summary.about)); at >= 0) {
                races->setCurrentIndex(at);
                emit races->activated(at);
            }
        const auto lines = textsOf(dialog).filter(nameOf(*off));
        QVERIFY(!lines.isEmpty());
        QVERIFY2(lines.front().contains(QStringLiteral("for the table only")),
                 qPrintable(lines.join(u'|')));
    }

    /** The campaign says so from joining to the crews of a game; games at a table are unaffected.
     */
    void aCampaignSaysItBeforeCrewsAndFees()
    {
        CampaignDriver place;
        const auto off = std::ranges::find_if(place.house.samples(), [](const SampleBand &band) {
            return band.notPlayed.has_value();
        });
        const QString name = nameOf(*off);
        place.window.openSample(toQString(off->sample.key)); // which makes a band of one's own
        place.found("The long war");
        place.tab(2);
        const QString sentence =
            name + QStringLiteral(" can play at a table but not yet on the board: ");
        whenAsked([&](QWidget &dialog) {
            holdNotes(dialog, place.house, QStringLiteral("join"));
            const auto *list = dialog.findChild<QListWidget *>();
            QVERIFY(list->item(0)->text().startsWith(name));
            QVERIFY(list->item(0)->text().contains(QStringLiteral("for the table only")));
            QTest::keyClicks(dialog.findChild<QLineEdit *>(), name);
            dialog.findChild<QComboBox *>()->setEditText(QStringLiteral("Ada"));
            QVERIFY(!textsOf(dialog).filter(sentence).isEmpty());
            takePicture(dialog, QStringLiteral("offboard-join"));
            accept(dialog);
        });
        trigger(place.page(), "A band joins…");
        place.join("karnash", "Bo");
        auto &controller = place.page().controller();
        const auto says = [&](QWidget &part) { return !textsOf(part).filter(sentence).isEmpty(); };
        auto *bands = place.named<QTreeView>(QStringLiteral("Bands of the campaign"));
        bands->setCurrentIndex(bands->model()->index(0, 0));
        QVERIFY(says(place.page()));
        takePicture(place.window, QStringLiteral("offboard-campaign-bands"));
        const auto scenarios = ShellHouse::need(model::scenariosOf(place.house.systems().front()));
        FixtureDialog fixture(controller, scenarios, {});
        fixture.show();
        QVERIFY(says(fixture));
        takePicture(fixture, QStringLiteral("offboard-fixture"));
        RoundDialog round(controller, scenarios);
        QVERIFY(says(round));
        place.scheduleRound();
        const rules::FixtureId game = place.campaign().fixtures.back().id;
        place.page().showFixture(game);
        QVERIFY(says(*place.page().findChild<QWidget *>(QStringLiteral("facts"))));
        takePicture(place.window, QStringLiteral("offboard-calendar"));
        CrewDialog crew(controller, game);
        for (auto *box : crew.findChildren<QComboBox *>())
            box->setCurrentIndex(box->findText(name));
        crew.show();
        QVERIFY(says(crew));
        takePicture(crew, QStringLiteral("offboard-crew"));
        crew.close();
        fixture.close();
        // The board asks before the crews; at a table nothing is in the way.
        QString asked;
        whenAsked([&](QWidget &dialog) {
            auto &box = dynamic_cast<QMessageBox &>(dialog);
            asked = box.text();
            takePicture(dialog, QStringLiteral("offboard-question"));
            box.button(QMessageBox::No)->click();
        });
        trigger(place.page(), "Play it on the board…");
        QVERIFY2(asked.contains(sentence), qPrintable(asked));
        QVERIFY(place.campaign().fixtures.back().crews.empty());
        QVERIFY(ShellHouse::need(place.house.library().matches().list()).empty());
        QVERIFY(act(place.page(), QStringLiteral("Played on a table: result…"))->isEnabled());
    }
};

WATCHED_TEST(OffBoardTest)

} // namespace tst_offboard

#include "tst_offboard.moc"
