// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/forms/fields/propertyeditor.h"
#include "app/look/parts/clickstyle.h"
#include "app/look/parts/fitting.h"
#include "app/pages/band/bandpage.h"
#include "app/pages/band/roster/rosterview.h"
#include "app/pages/campaign/bands/bandspanel.h"
#include "app/pages/campaign/bands/joindialog.h"
#include "app/pages/campaign/bands/pastdialog.h"
#include "app/pages/campaign/calendar/fixturedialog.h"
#include "app/pages/campaign/calendar/planform.h"
#include "app/pages/campaign/calendar/rounddialog.h"
#include "app/pages/campaign/control/refusalbar.h"
#include "app/pages/campaign/parts/campaignoptions.h"
#include "app/pages/campaign/parts/entryview.h"
#include "app/pages/campaign/result/crewdialog.h"
#include "app/pages/campaign/result/resultdialog.h"
#include "app/pages/match/start/quickmatchdialog.h"
#include "app/words/reference/rulebook.h"
#include "app/words/sentences/campaignwords.h"
#include "model/match/setup/fixturesetup.h"
#include "rules/core/campaign/deciding/documents.h"
#include "rules/core/campaign/past/records.h"
#include "rules/core/campaign/rounds/rounds.h"
#include "tests/support/window/campaignhouse.h"
#include "tests/support/window/contrast.h"
#include "tests/support/window/darkpalette.h"
#include "tests/support/window/eventloopwatchdog.h"
#include "tests/support/window/matchroom.h"
#include "tests/support/window/pictures.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QListView>
#include <QListWidget>
#include <QPushButton>
#include <QRadioButton>
#include <QRegularExpression>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSpinBox>
#include <QStyleFactory>
#include <QTabWidget>
#include <QTreeView>

#include <algorithm>
#include <array>
#include <memory>
#include <set>
#include <utility>

namespace tst_campaigndialogs {

using namespace escarmouche;
using namespace escarmouche::app;
using namespace escarmouche::tests;

namespace {

QTabWidget *toolsOf(BandPage &page)
{
    return page.findChild<QTabWidget *>(QStringLiteral("tools"));
}

bool isRegisterVisible(BandPage &page)
{
    const QTabWidget *tools = toolsOf(page);
    return tools->isTabVisible(
        tools->indexOf(tools->findChild<QWidget *>(QStringLiteral("registerTab"))));
}

} // namespace

/** The dialogs of a campaign and the page of its bands, on the example that comes with the program.
 */
class CampaignDialogsTest : public QObject
{
    Q_OBJECT

private:
    static std::set<int> fieldsBegin(const QWidget &dialog);
    using Place = SampleCampaignHouse;

    /** The band in that row of the campaign's list. */
    static BandPage &openBand(Place &place, CampaignPage &page, int row)
    {
        place.window.findChild<QTabWidget *>(QStringLiteral("tabs"))->setCurrentWidget(&page);
        place.tab(2);
        auto *bands = page.findChild<BandsPanel *>();
        auto *table = bands->findChild<QTreeView *>();
        table->setCurrentIndex(table->model()->index(row, 0));
        emit table->activated(table->currentIndex());
        QApplication::processEvents();
        BandPage &band = *place.window.currentBand();
        auto *roster = band.findChild<RosterView *>();
        roster->setCurrentIndex(roster->model()->index(0, 0, roster->model()->index(0, 0)));
        return band;
    }

    /** The grid of the next game's result, on the screen. */
    struct OpenResult : Place {
        CampaignController &controller = window.currentCampaign()->controller();
        rules::FixtureId game = nextGame(controller);
        ResultDialog dialog{controller, game};

        OpenResult()
        {
            dialog.show();
            if (!QTest::qWaitForWindowActive(&dialog))
                qFatal("the dialog is not shown");
        }
        const rules::Fixture &fixture() const { return *rules::find(controller.campaign(), game); }
        bool isPlayed() const { return !rules::isToCome(fixture()); }
        EntryView &grid() const { return *dialog.findChild<EntryView *>(); }
        /** In six turns. */
        void scores(int points) const
        {
            dialog.findChild<QSpinBox *>()->setValue(points);
            dialog.findChildren<QSpinBox *>().at(2)->setValue(6);
        }
    };

    static void type(const QDialog &dialog, int key, Qt::KeyboardModifiers modifiers = {});

private slots:
    void cleanup() { verifyEventLoopFree(); }
    void theBandPageShowsRecordsHirelingsAndTheFallen();
    void aResultIsTypedByKeysAlone();
    void theCellBeingTypedIsEntered_data();
    void theCellBeingTypedIsEntered();
    void whatIsNotUnderstoodIsSaid();
    void theKeyboardGoesThroughAResultInItsOrder();
    void enterOnAButtonPressesIt();
    void aResultChosenByHandIsNotLost();
    void theTimeBeforeTheCampaignIsWrittenDown();
    void whatWasTypedOfThatTimeIsNotLost();
    void anOptionOfAGameShowsItsTick();
    void aClickDoesNothingButChoose();
    void whatCanBeTickedIsSeenOnADarkGround();
    void theHistoryOfABandTellsItsGames();
    void showsEveryDialog_data();
    void showsEveryDialog();
};

/** The example campaign has games, injuries, fallen and mercenaries. */
void CampaignDialogsTest::theBandPageShowsRecordsHirelingsAndTheFallen()
{
    Place place;
    CampaignPage &page = *place.window.currentCampaign();
    const rules::Campaign &campaign = page.controller().campaign();
    bool anybody = false;
    for (std::size_t at = 0; at < campaign.bands.size(); ++at) {
        const auto records =
            rules::recordsOf(page.controller().rules(), campaign, campaign.bands[at].id);
        BandPage &band = openBand(place, page, static_cast<int>(at));
        QTabWidget *tools = toolsOf(band);
        const std::array lists{records.hirelings.size(), records.lost.size(),
                               records.fallen.size()};
        const bool shown = std::ranges::count(lists, std::size_t{0}) < std::ssize(lists);
        QCOMPARE(isRegisterVisible(band), shown);
        QCOMPARE(band.goActions().back()->isVisible(), shown);
        band.goActions().at(3)->trigger();
        const auto *record = band.findChild<QLabel *>(QStringLiteral("record"));
        QVERIFY(record->isVisible());
        QVERIFY(record->text().contains(QStringLiteral("Games: ")));
        if (!shown)
            continue;
        anybody = true;
        band.goActions().back()->trigger();
        auto *people = tools->currentWidget()->findChild<QListView *>(QStringLiteral("people"));
        QVERIFY(people->isVisible());
        std::size_t lines = 0; // each list under its heading
        for (const std::size_t list : lists)
            lines += list + (list > 0 ? 1 : 0);
        QCOMPARE(people->model()->rowCount(), static_cast<int>(lines));
        people->setCurrentIndex(people->model()->index(people->model()->rowCount() - 1, 0));
        const auto *about =
            tools->currentWidget()->findChild<QLabel *>(QStringLiteral("aboutPerson"));
        QVERIFY(about->text().contains(QStringLiteral("MUSG-")));
    }
    QVERIFY(anybody);
    place.window.openSample(QStringLiteral("karnash"));
    BandPage &alone = *place.window.currentBand();
    QVERIFY(!isRegisterVisible(alone));
    alone.goActions().at(3)->trigger();
    QVERIFY(!alone.findChild<QLabel *>(QStringLiteral("record"))->isVisible());
}

/** To whatever has the keyboard, as a person types. */
void CampaignDialogsTest::type(const QDialog &dialog, int key, Qt::KeyboardModifiers modifiers)
{
    QWidget *open = QApplication::activePopupWidget();
    QTest::keyClick(open ? open : dialog.focusWidget(), static_cast<Qt::Key>(key), modifiers);
    QCoreApplication::processEvents();
}

/** Tab goes from cell to cell, and Enter never enters what is not meant. */
void CampaignDialogsTest::aResultIsTypedByKeysAlone()
{
    OpenResult open;
    const ResultDialog &dialog = open.dialog;
    type(dialog, Qt::Key_Return); // in the field of the points
    QVERIFY(!open.isPlayed() && dialog.isVisible());
    EntryView *grid = &open.grid();
    const auto at = [&] {
        return std::pair(grid->currentIndex().row(), grid->currentIndex().column());
    };
    grid->setFocus();
    grid->setCurrentIndex(grid->model()->index(0, ResultGrid::End));
    type(dialog, Qt::Key_O);
    type(dialog, Qt::Key_Tab);
    QCOMPARE(at(), std::pair(0, int(ResultGrid::By)));
    QVERIFY(!grid->model()->index(0, ResultGrid::End).data().toString().isEmpty());
    type(dialog, Qt::Key_B);
    type(dialog, Qt::Key_1);
    type(dialog, Qt::Key_Return);
    QVERIFY(!open.isPlayed() && dialog.isVisible());
    grid->setFocus();
    QTRY_VERIFY(grid->model()->index(0, ResultGrid::By).data().toString().startsWith(u'B'));
    grid->setCurrentIndex(
        grid->model()->index(grid->model()->rowCount() - 1, ResultGrid::kColumns - 1));
    type(dialog, Qt::Key_Tab);
    type(dialog, Qt::Key_Tab);
    QVERIFY(dialog.focusWidget() != grid); // after the last cell
    {
        Answering no(QStringLiteral("No"));
        type(dialog, Qt::Key_Return, Qt::ControlModifier); // nobody has points
        QCOMPARE(no.met(), 1);
        QVERIFY(!open.isPlayed());
    }
    open.scores(12);
    type(dialog, Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(open.isPlayed() && !dialog.isVisible());
}

void CampaignDialogsTest::theCellBeingTypedIsEntered_data()
{
    QTest::addColumn<bool>("isListOpen");
    QTest::newRow("list open") << true;
    QTest::newRow("list closed") << false;
}

void CampaignDialogsTest::theCellBeingTypedIsEntered()
{
    QFETCH(bool, isListOpen);
    OpenResult open;
    open.scores(12);
    open.grid().setFocus();
    open.grid().setCurrentIndex(open.grid().model()->index(0, ResultGrid::End));
    type(open.dialog, Qt::Key_O);
    QVERIFY(QApplication::activePopupWidget());
    while (QWidget *list = isListOpen ? nullptr : QApplication::activePopupWidget())
        list->hide();
    type(open.dialog, Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(!open.dialog.isVisible() && open.isPlayed());
    QCOMPARE(open.fixture().report->figures.front().end, rules::FigureEnd::OutOfAction);
}

void CampaignDialogsTest::whatIsNotUnderstoodIsSaid()
{
    OpenResult open;
    open.scores(12);
    open.grid().setFocus();
    open.grid().setCurrentIndex(open.grid().model()->index(0, ResultGrid::End));
    type(open.dialog, Qt::Key_B);
    type(open.dialog, Qt::Key_1);
    type(open.dialog, Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(open.dialog.isVisible() && !open.isPlayed());
    const auto *told =
        open.dialog.findChild<RefusalBar *>()->findChild<QLabel *>(QStringLiteral("what"));
    QVERIFY(told->isVisible());
    QVERIFY2(told->text().contains(QStringLiteral("“b1” means nothing under")),
             qPrintable(told->text()));
    QCOMPARE(open.grid().currentIndex().column(), int(ResultGrid::End));
    type(open.dialog, Qt::Key_Return, Qt::ControlModifier); // with the cell as it was
    QVERIFY(open.isPlayed());
}

void CampaignDialogsTest::theKeyboardGoesThroughAResultInItsOrder()
{
    OpenResult open;
    const auto isIn = [&](const QWidget *part) {
        return part == open.dialog.focusWidget() || part->isAncestorOf(open.dialog.focusWidget());
    };
    const auto spins = open.dialog.findChildren<QSpinBox *>();
    const auto boxes = open.dialog.findChildren<QComboBox *>();
    QVERIFY(spins.size() > 3); // and those that count what else was scored for
    QVERIFY(isIn(spins[0]));
    for (const QWidget *part : std::initializer_list<const QWidget *>{boxes[0], spins[1], boxes[1],
                                                                      spins[2], &open.grid()}) {
        type(open.dialog, Qt::Key_Tab);
        QVERIFY2(isIn(part), part->metaObject()->className());
    }
}

void CampaignDialogsTest::enterOnAButtonPressesIt()
{
    OpenResult open;
    open.scores(12);
    const auto *box = open.dialog.findChild<QDialogButtonBox *>();
    box->button(QDialogButtonBox::Ok)->setFocus();
    type(open.dialog, Qt::Key_Return);
    QVERIFY(!open.dialog.isVisible() && open.isPlayed());
}

void CampaignDialogsTest::aResultChosenByHandIsNotLost()
{
    OpenResult open;
    open.dialog.findChild<QComboBox *>()->setCurrentIndex(1);
    type(open.dialog, Qt::Key_Escape);
    QVERIFY(!open.dialog.isVisible());
    const ResultDialog again(open.controller, open.game);
    QCOMPARE(again.findChild<QComboBox *>()->currentIndex(), 1);
}

void CampaignDialogsTest::theTimeBeforeTheCampaignIsWrittenDown()
{
    Place place;
    CampaignController &controller = place.window.currentCampaign()->controller();
    const rules::BandId band = controller.campaign().bands.front().id;
    const auto past = [&] { return rules::find(controller.campaign(), band)->past; };
    PastDialog dialog(controller, *rules::find(controller.campaign(), band));
    dialog.show();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    auto *grid = dialog.findChild<EntryView *>();
    QCOMPARE(dialog.focusWidget(), grid);
    type(dialog, Qt::Key_2); // games of the first figure
    type(dialog, Qt::Key_Tab);
    type(dialog, Qt::Key_5); // more often out of action than it played
    type(dialog, Qt::Key_Tab);
    QCOMPARE(grid->model()->index(0, 1).data().toString(), QStringLiteral("2"));
    QCOMPARE(grid->model()->index(0, 2).data().toString(), QStringLiteral("5"));
    dialog.accept();
    QVERIFY(dialog.isVisible() && past().empty());
    QVERIFY(!grid->model()->setData(grid->model()->index(0, 2), QStringLiteral("many")));
    QVERIFY(grid->model()->setData(grid->model()->index(0, 2), QStringLiteral("1")));
    QVERIFY(grid->model()->setData(grid->model()->index(0, 3), QStringLiteral("4")));
    dialog.accept();
    QVERIFY(!dialog.isVisible());
    QCOMPARE(past().size(), std::size_t{1});
    QCOMPARE(past().front().games, 2);
    QCOMPARE(past().front().outOfAction, 1);
    QCOMPARE(past().front().knockOuts, (std::vector<rules::RankCount>{{"chief", 4}}));
    BandPage &page = openBand(place, *place.window.currentCampaign(), 0);
    page.goActions().at(3)->trigger();
    QVERIFY(page.findChild<QLabel *>(QStringLiteral("record"))
                ->text()
                .contains(QStringLiteral("2 before the campaign")));
}

void CampaignDialogsTest::whatWasTypedOfThatTimeIsNotLost()
{
    Place place;
    CampaignController &controller = place.window.currentCampaign()->controller();
    const rules::Entrant band = controller.campaign().bands.front();
    {
        PastDialog dialog(controller, band);
        dialog.show();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        type(dialog, Qt::Key_7); // and no key that ends the cell
        dialog.reject();
        QVERIFY(!dialog.isVisible());
    }
    PastDialog again(controller, band);
    again.show();
    QVERIFY(QTest::qWaitForWindowActive(&again));
    type(again, Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(!again.isVisible());
    QCOMPARE(rules::find(controller.campaign(), band.id)->past.front().games, 7);
}

void CampaignDialogsTest::anOptionOfAGameShowsItsTick()
{
    Place place;
    CampaignController &controller = place.window.currentCampaign()->controller();
    const auto &system = place.house.library().systems().front();
    FixtureDialog dialog(controller, *model::scenariosOf(system),
                         rules::find(controller.campaign(), nextGame(controller))->plan);
    dialog.show();
    auto *editor = dialog.findChild<PropertyEditor *>();
    for (auto *tick : editor->findChildren<QCheckBox *>()) {
        const bool before = tick->isChecked();
        tick->click();
        QCOMPARE(tick->isChecked(), !before);
    }
    QCOMPARE(dialog.plan().settings.size(), controller.rules().fixtureOptions().size());
}

/** Whatever the desktop has lists do: a line that is clicked may be a throw of dice. */
void CampaignDialogsTest::aClickDoesNothingButChoose()
{
    struct Hasty : QProxyStyle {
        int styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                      QStyleHintReturn *returned) const override
        {
            return hint == SH_ItemView_ActivateItemOnSingleClick
                       ? 1
                       : QProxyStyle::styleHint(hint, option, widget, returned);
        }
    };
    ClickStyle style(new Hasty);
    QListWidget list;
    list.setStyle(&style);
    list.addItem(QStringLiteral("to roll: 1d6"));
    list.show();
    QSignalSpy done(&list, &QListWidget::itemActivated);
    const QPoint at = list.visualItemRect(list.item(0)).center();
    QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, at);
    QCOMPARE(done.count(), 0);
    QTest::mouseDClick(list.viewport(), Qt::LeftButton, {}, at);
    QCOMPARE(done.count(), 1);
}

/** Unticked ones too, whose ground is as dark as what is around them. */
void CampaignDialogsTest::whatCanBeTickedIsSeenOnADarkGround()
{
    ClickStyle style(QStyleFactory::create(QStringLiteral("Fusion")));
    QCheckBox box;
    QRadioButton button;
    for (QAbstractButton *each : std::initializer_list<QAbstractButton *>{&box, &button}) {
        each->setStyle(&style);
        each->setPalette(darkPalette());
        const QImage seen = each->grab().toImage();
        const QColor ground = darkPalette().color(QPalette::Window);
        double most = 0;
        for (int x = 0; x < seen.width(); ++x)
            most = std::max(most, contrast(seen.pixelColor(x, seen.height() / 2), ground));
        QVERIFY2(most >= 3, each->metaObject()->className());
    }
}

/** What games brought is told there, and is taken back in the campaign alone. */
void CampaignDialogsTest::theHistoryOfABandTellsItsGames()
{
    Place place;
    BandPage &band = openBand(place, *place.window.currentCampaign(), 0);
    auto *lines = band.findChild<QListView *>(QStringLiteral("lines"));
    toolsOf(band)->setCurrentWidget(
        toolsOf(band)->findChild<QWidget *>(QStringLiteral("historyTab")));
    QTRY_VERIFY(lines->model()->rowCount() > 10);
    QStringList told;
    for (int row = 0; row < lines->model()->rowCount(); ++row)
        told << lines->model()->index(row, 0).data().toString();
    QVERIFY(!told.filter(QStringLiteral("Result of ")).isEmpty());
    QVERIFY(!told.filter(QStringLiteral("Closed the post-game")).isEmpty());
    const auto *takeOut = band.findChild<QPushButton *>(QStringLiteral("takeOut"));
    const auto result = told.indexOf(QRegularExpression(QStringLiteral("^Result of .*")));
    lines->setCurrentIndex(lines->model()->index(static_cast<int>(result), 0));
    QVERIFY(!takeOut->isEnabled());
    QVERIFY(takeOut->toolTip().contains(QStringLiteral("in the campaign")));
}

void CampaignDialogsTest::showsEveryDialog_data()
{
    QTest::addColumn<rules::Language>("language");
    QTest::addColumn<bool>("dark");
    for (const bool dark : {false, true}) {
        QTest::addRow("en%s", dark ? "-dark" : "") << rules::Language::English << dark;
        QTest::addRow("fr%s", dark ? "-dark" : "") << rules::Language::French << dark;
    }
}

/** Where the fields of its forms begin, from its left edge. */
std::set<int> CampaignDialogsTest::fieldsBegin(const QWidget &dialog)
{
    std::set<int> begin;
    for (const auto *form : dialog.findChildren<QFormLayout *>()) {
        for (int row = 0; row < form->rowCount(); ++row) {
            const QLayoutItem *field = form->itemAt(row, QFormLayout::FieldRole);
            if (form->itemAt(row, QFormLayout::LabelRole) && field && field->widget())
                begin.insert(field->widget()->mapTo(&dialog, QPoint()).x());
        }
    }
    return begin;
}

/** What they show is not cut, in either language; the pictures are for a person to look at. */
void CampaignDialogsTest::showsEveryDialog()
{
    QFETCH(rules::Language, language);
    QFETCH(bool, dark);
    const QPalette before = QApplication::palette();
    if (dark)
        QApplication::setPalette(darkPalette());
    const QString end = QLatin1Char('-') + QString::fromLatin1(QTest::currentDataTag());
    const auto show = [&](QWidget &dialog, const char *name) {
        dialog.show();
        QApplication::processEvents();
        takePicture(dialog, QLatin1String(name) + end);
        for (const auto *label : dialog.findChildren<QLabel *>())
            if (label->isVisible() && !label->wordWrap())
                QVERIFY2(label->width() >= label->sizeHint().width(), qPrintable(label->text()));
        if (dialog.findChild<PlanForm *>() != nullptr)
            QCOMPARE(fieldsBegin(dialog).size(), std::size_t{1});
        for (const auto *area : dialog.findChildren<QScrollArea *>())
            QVERIFY2(!area->horizontalScrollBar()->isVisible(), name);
        dialog.hide();
    };
    {
        Place place(language);
        CampaignPage &page = *place.window.currentCampaign();
        CampaignController &controller = page.controller();
        const rules::Campaign &campaign = controller.campaign();
        const auto found = std::ranges::find_if(campaign.fixtures, rules::isToCome);
        QVERIFY(found != campaign.fixtures.end());
        const rules::Fixture toCome = *found; // acts make the campaign anew
        const auto &system = place.house.library().systems().front();
        const auto scenarios = *model::scenariosOf(system);
        show(
            *std::make_unique<JoinDialog>(controller, place.house.library(), place.house.samples()),
            "dialog-join");
        show(*std::make_unique<PastDialog>(controller, campaign.bands.front()), "dialog-past");
        show(*std::make_unique<FixtureDialog>(controller, scenarios, toCome.plan), "dialog-game");
        RoundDialog round(controller, scenarios);
        round.findChild<QSpinBox *>(QStringLiteral("seats"))->setValue(3);
        show(round, "dialog-round");
        QCOMPARE(round.answer().seats, 3);
        round.findChild<QSpinBox *>(QStringLiteral("seats"))->setValue(2);
        round.findChild<QPushButton *>(QStringLiteral("all"))->click();
        QCOMPARE(round.answer().rounds, rules::roundsOfACycle(controller.campaign(), 2));
        round.findChild<QCheckBox *>(QStringLiteral("dated"))->setChecked(true);
        round.findChild<QSpinBox *>(QStringLiteral("days"))->setValue(14);
        show(round, "dialog-season");
        QCOMPARE(round.answer().days, 14);
        round.findChild<QComboBox *>(QStringLiteral("kind"))->setCurrentIndex(2);
        QCOMPARE(round.answer().rounds, 1); // who meets whom depends on results
        CampaignOptionsDialog options(controller.rules(), campaign.options);
        QVERIFY(options.width() <= roomOnScreen(options).width());
        QVERIFY(options.height() <= roomOnScreen(options).height());
        show(options, "dialog-options");
        show(*std::make_unique<CrewDialog>(controller, toCome.id), "dialog-crew");
        show(*std::make_unique<ResultDialog>(controller, toCome.id), "dialog-result");
        for (const rules::BandId band : toCome.plan.bands)
            if (crewOf(*rules::find(controller.campaign(), toCome.id), band) == nullptr)
                QVERIFY(controller.perform(
                    rules::ChooseCrew{toCome.id, band, rules::CrewChoice::All, {}, {}}));
        const auto quick =
            model::fixtureSetup(system, controller.campaign(),
                                *rules::find(controller.campaign(), toCome.id), {}, {})
                .and_then([&](const rules::MatchSetup &game) {
                    return model::QuickMatch::between(system, game);
                });
        QVERIFY(quick);
        const RuleBook book;
        show(*std::make_unique<QuickMatchDialog>(*quick, book, Units{}), "dialog-board");
        for (int at = 0; at < 4; ++at) {
            BandPage &band = openBand(place, page, at);
            takePicture(place.window, QStringLiteral("band-%1-shop").arg(at) + end);
            band.goActions().at(3)->trigger();
            QApplication::processEvents();
            takePicture(place.window, QStringLiteral("band-%1-figure").arg(at) + end);
            if (isRegisterVisible(band)) {
                band.goActions().back()->trigger();
                QApplication::processEvents();
                takePicture(place.window, QStringLiteral("band-%1-register").arg(at) + end);
            }
        }
    }
    QApplication::setPalette(before);
}

WATCHED_TEST(CampaignDialogsTest)

} // namespace tst_campaigndialogs

#include "tst_campaigndialogs.moc"
