// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/forms/fields/matchoptionsdialog.h"
#include "app/pages/board/boardcanvas.h"
#include "app/pages/match/start/quickmatchdialog.h"
#include "app/words/language/uilanguage.h"
#include "app/words/reference/rulebook.h"
#include "model/match/setup/quickmatch.h"
#include "model/resources.h"
#include "tests/support/window/eventloopwatchdog.h"
#include "tests/support/window/matchroom.h"
#include "tests/support/window/pictures.h"

#include <QAbstractSpinBox>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFileInfo>
#include <QGuiApplication>
#include <QLabel>
#include <QPushButton>
#include <QScreen>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <memory>
#include <optional>
#include <set>

namespace tst_quickmatchdialog {

using namespace escarmouche;
using namespace escarmouche::app;
using namespace escarmouche::tests;

namespace {

/** The question for a new match, over a library of its own. */
struct Asked {
    GameLibrary house;
    std::unique_ptr<model::Library> library = house.open();
    rules::RuleSystems systems = *model::loadSystems();
    app::RuleBook book = app::RuleBook::load(systems).value();
    std::optional<model::QuickMatch> quick;
    std::unique_ptr<QuickMatchDialog> dialog;

    explicit Asked(QWidget *over = nullptr) { ask(over); }
    /** Anew: the library has changed. */
    void ask(QWidget *over = nullptr)
    {
        dialog.reset();
        quick.emplace(*model::QuickMatch::of(house.systems, "musg", library.get()));
        dialog = std::make_unique<QuickMatchDialog>(*quick, book, Units{}, over);
    }
    bool show() const
    {
        dialog->show();
        return QTest::qWaitForWindowExposed(dialog.get());
    }
    bool canBegin() const
    {
        return library->matches().begin(dialog->setup(), dialog->typing()).has_value();
    }
    template<typename Widget>
    Widget *find(const char *name) const
    {
        return dialog->findChild<Widget *>(QString::fromLatin1(name));
    }
};

void addLanguages()
{
    QTest::addColumn<QString>("language");
    QTest::newRow("en") << QStringLiteral("en");
    QTest::newRow("fr") << QStringLiteral("fr");
}

} // namespace

class QuickMatchDialogTest : public QObject
{
    Q_OBJECT

private slots:
    void cleanup() { verifyEventLoopFree(); }

    void begins_data() { addLanguages(); }
    void begins()
    {
        QFETCH(QString, language);
        UiLanguage ui(*languageOfCode(language));
        Asked asked;
        QVERIFY(asked.show());
        QVERIFY(asked.dialog->width() <= 1280 && asked.dialog->height() <= 680);
        takePicture(*asked.dialog, QStringLiteral("quick-match-%1").arg(language));
        // A box of a side is named by what stands in it; its description says what it is for.
        int sides = 0;
        for (const auto *box : asked.dialog->findChildren<QComboBox *>())
            sides += !box->accessibleName().isEmpty() &&
                             box->accessibleDescription() == box->accessibleName()
                         ? 1
                         : 0;
        QVERIFY(sides >= 4);
        QTest::keyClick(asked.dialog.get(), Qt::Key_Return);
        QCOMPARE(asked.dialog->result(), static_cast<int>(QDialog::Accepted));
        QVERIFY(asked.canBegin());
    }

    /** A side without a band is called as the scenario calls it, also when another is chosen. */
    void sidesAreCalledByTheScenario()
    {
        Asked asked;
        const auto quick = *model::QuickMatch::of(asked.house.systems, "atz", asked.library.get());
        QuickMatchDialog dialog(quick, asked.book, Units{});
        auto *scenario = dialog.findChild<QComboBox *>(QStringLiteral("scenario"));
        std::set<std::string> names;
        for (int at = 0; at < scenario->count(); ++at) {
            scenario->setCurrentIndex(at);
            names.insert(dialog.setup().seats[0].name);
        }
        QCOMPARE(static_cast<int>(names.size()), scenario->count());
    }

    void saysWhatIsAnExampleAndWhatExcludesEachOther()
    {
        UiLanguage english(rules::Language::English);
        Asked asked;
        const auto quick = *model::QuickMatch::of(asked.house.systems, "atz", asked.library.get());
        QuickMatchDialog dialog(quick, asked.book, Units{});
        auto *scenario = dialog.findChild<QComboBox *>(QStringLiteral("scenario"));
        const auto *options = dialog.findChild<QPushButton *>(QStringLiteral("options"));
        const auto *preview = dialog.findChild<BoardCanvas *>(QStringLiteral("preview"));
        QVERIFY(options->isHidden() && preview->notice().text.isEmpty());
        scenario->setFocus();
        QTest::keyClicks(scenario, QStringLiteral("4"));
        QVERIFY2(scenario->currentText().contains(QStringLiteral("Firefight")),
                 qPrintable(scenario->currentText()));
        scenario->setCurrentIndex(scenario->count() - 1); // a skirmish
        QVERIFY(!options->isHidden() && !preview->notice().text.isEmpty());
        model::QuickChoice choice = dialog.choice();
        choice.options = {{"at_dusk", true}, {"at_night", true}};
        dialog.choose(choice);
        const QString problem = dialog.findChild<QLabel *>(QStringLiteral("problem"))->text();
        QVERIFY2(problem.contains(QStringLiteral("not both")), qPrintable(problem));
        takePicture(dialog, QStringLiteral("match-dialog-atz"));
    }

    /** Each with another band; and the keyboard does not come to what takes the last away again. */
    void addsSidesByKeys()
    {
        Asked asked;
        QVERIFY(asked.show());
        const model::QuickMatch &game = asked.dialog->game();
        asked.dialog->choose(game.suggested(game.sizes().back())); // the full one takes four
        auto *add = asked.find<QPushButton>("addSide");
        QApplication::setActiveWindow(asked.dialog.get());
        while (add->isEnabled()) {
            add->setFocus();
            QTest::keyClick(add, Qt::Key_Space);
        }
        const auto setup = asked.dialog->setup();
        QCOMPARE(setup.seats.size(), std::size_t{4});
        std::set<std::string> bands;
        for (const rules::SeatSetup &seat : setup.seats)
            bands.insert(seat.band);
        QCOMPARE(bands.size(), setup.seats.size());
        QVERIFY(qobject_cast<QComboBox *>(asked.dialog->focusWidget()));
    }

    void nothingMovesAsScenariosAreGoneThrough_data() { addLanguages(); }
    void nothingMovesAsScenariosAreGoneThrough()
    {
        QFETCH(QString, language);
        UiLanguage ui(*languageOfCode(language));
        Asked asked;
        QVERIFY(asked.show());
        auto *scenario = asked.find<QComboBox>("scenario");
        std::set<int> places, heights, summaries;
        for (int i = 0; i < scenario->count(); ++i) {
            scenario->setCurrentIndex(i);
            QApplication::processEvents();
            places.insert(asked.find<QComboBox>("table")->y());
            heights.insert(asked.dialog->height());
            const auto *summary = asked.find<QLabel>("summary");
            summaries.insert(summary->heightForWidth(summary->width()));
            QVERIFY(summary->height() >= *summaries.rbegin());
        }
        QCOMPARE(places.size(), std::size_t{1});
        QCOMPARE(heights.size(), std::size_t{1});
        takePicture(*asked.dialog, QStringLiteral("quick-match-room-%1").arg(language));
    }

    /** Who has which zone, and which side has it easier where they differ. */
    void saysHowTheSidesDiffer()
    {
        UiLanguage ui(rules::Language::English);
        Asked asked;
        QVERIFY(asked.show());
        auto *scenario = asked.find<QComboBox>("scenario");
        const auto *summary = asked.find<QLabel>("summary");
        scenario->setCurrentIndex(scenario->findText(QStringLiteral("Pitched battle")));
        QVERIFY(summary->text().contains(QStringLiteral("dice decide who chooses a zone")));
        QVERIFY(summary->text().contains(QStringLiteral("2 of the 4 zones")));
        for (const char *name : {"Ambush", "Escort", "Hold the ground"}) {
            scenario->setCurrentIndex(scenario->findText(QString::fromLatin1(name)));
            QVERIFY2(summary->text().contains(u'%'), name);
            QVERIFY(!summary->text().contains(QStringLiteral("zones are used")));
        }
        const auto *table = asked.find<QComboBox>("table");
        for (int at = 0; at < static_cast<int>(asked.quick->tables().size()); ++at)
            QVERIFY2(table->itemText(at).startsWith(QStringLiteral("The ")),
                     qPrintable(table->itemText(at)));
    }

    void keepsTheTickForPractice()
    {
        Asked asked;
        auto *practice = asked.find<QCheckBox>("practice");
        practice->setChecked(false);
        QVERIFY(!asked.dialog->setup().practice);
        practice->click();
        QVERIFY(asked.dialog->setup().practice);
    }

    void listsABandThatIsStillEmpty()
    {
        Asked asked;
        rules::CreateBand act;
        act.settings = {{"name", std::string("Les Absents")}, {"race", std::string("orc")}};
        QVERIFY(asked.library->bands().create("musg", act));
        asked.ask();
        const auto boxes = asked.dialog->findChildren<QComboBox *>();
        const auto lists = std::ranges::count_if(boxes, [](const QComboBox *box) {
            return box->findText(QStringLiteral("Les Absents: nobody in it yet")) >= 0;
        });
        QCOMPARE(lists, 2);
        QVERIFY(asked.canBegin());
    }

    void saysWhyABandCannotBePlayed()
    {
        Asked asked;
        BandBuilder builder("human");
        builder.chief().named("Ned").with("black-powder-pistol", 9);
        QVERIFY(asked.library->bands().create(
            "musg", rules::AdoptBand{rules::musg::encodeBand(musgCatalogue(), builder.band())}));
        asked.ask();
        const QString line = QStringLiteral("A band: “Ned” carries more shooting weapons than a "
                                            "match knows: 8 at most.");
        const auto boxes = asked.dialog->findChildren<QComboBox *>();
        const auto lists = std::ranges::count_if(
            boxes, [&](const QComboBox *box) { return box->findText(line) >= 0; });
        QCOMPARE(lists, 2);
        QVERIFY(asked.canBegin());
    }

    void saysThatABandMissesTheNextGame_data() { addLanguages(); }
    void saysThatABandMissesTheNextGame()
    {
        QFETCH(QString, language);
        UiLanguage ui(*languageOfCode(language));
        Asked asked;
        const auto band = BandBuilder("human").chief().injury("missed-game").band();
        QVERIFY(asked.library->bands().create(
            "musg", rules::AdoptBand{rules::musg::encodeBand(musgCatalogue(), band)}));
        asked.ask();
        const QString line = language == QStringLiteral("en")
                                 ? QStringLiteral("A band: everyone misses the next game")
                                 : QStringLiteral("A band\u00a0: toutes ses figurines manquent la "
                                                  "prochaine partie");
        const auto boxes = asked.dialog->findChildren<QComboBox *>();
        const auto lists = std::ranges::count_if(
            boxes, [&](const QComboBox *box) { return box->findText(line) >= 0; });
        QCOMPARE(lists, 2);
        QVERIFY(asked.canBegin());
        QVERIFY(asked.show());
        QComboBox *box = *std::ranges::find_if(
            boxes, [&](const QComboBox *each) { return each->findText(line) >= 0; });
        box->setCurrentIndex(box->findText(line));
        takePicture(*asked.dialog, QStringLiteral("quick-match-nobody-%1").arg(language));
    }

    void takesATableFromAFile()
    {
        Asked asked;
        QVERIFY(asked.show());
        auto *tables = asked.find<QComboBox>("table");
        auto *note = asked.find<QLabel>("fileNote");
        const int ready = tables->count();
        for (const char *file :
             {"/resources/maps/crossroads.tmj", "/resources/tables/musg/docks.table.json"}) {
            asked.dialog->takeTable(QStringLiteral(SOURCE_DIR) + QString::fromLatin1(file));
            QVERIFY(note->isVisible());
            QVERIFY(note->text().startsWith(QFileInfo(QString::fromLatin1(file)).fileName()));
            QVERIFY(asked.canBegin());
            takePicture(*asked.dialog, QStringLiteral("quick-match-file-%1").arg(tables->count()));
        }
        QCOMPARE(tables->count(), ready + 2);
        QVERIFY(asked.dialog->setup().table ==
                    *sourceFile("resources/tables/musg/docks.table.json") ||
                asked.dialog->setup().table.find("docks") != std::string::npos);
        tables->setCurrentIndex(0);
        QVERIFY(!note->isVisible());
        tables->setCurrentIndex(tables->count() - 1);
        QVERIFY(asked.dialog->setup().table.find("generate") != std::string::npos);
    }

    void refusesAFileThatIsNoTable()
    {
        Asked asked;
        QVERIFY(asked.show());
        auto *tables = asked.find<QComboBox>("table");
        const int before = tables->count();
        const std::string table = asked.dialog->setup().table;
        for (const char *file :
             {"/resources/samples/musg/karnash.band.json", "/README.md", "/nowhere.tmj"}) {
            Answering ok(QStringLiteral("OK"));
            asked.dialog->takeTable(QStringLiteral(SOURCE_DIR) + QString::fromLatin1(file));
            QCOMPARE(ok.met(), 1);
            QVERIFY(ok.question().contains(QFileInfo(QString::fromLatin1(file)).fileName()));
            QCOMPARE(tables->count(), before);
            QVERIFY(asked.dialog->setup().table == table);
        }
    }

    void offersEveryOption_data() { addLanguages(); }
    void offersEveryOption()
    {
        QFETCH(QString, language);
        UiLanguage ui(*languageOfCode(language));
        GameLibrary house;
        const auto groups = house.systems.front().matches->options();
        const std::vector<rules::Setting> chosen{{"under_fire_dice", std::int64_t{1}},
                                                 {"blast_radius", std::int64_t{275}},
                                                 {"scatter", std::string("always")},
                                                 {"treasury_as_vp", false}};
        MatchOptionsDialog dialog(groups, chosen, Units{});
        dialog.show();
        QVERIFY(QTest::qWaitForWindowExposed(&dialog));
        QVERIFY(dialog.width() <= 1280 && dialog.height() <= 680);
        takePicture(dialog, QStringLiteral("match-options-%1").arg(language));
        auto kept = dialog.settings();
        QCOMPARE(kept.size(), chosen.size());
        for (const rules::Setting &setting : chosen)
            QVERIFY(std::ranges::find(kept, setting) != kept.end());
        QSignalSpy asked(&dialog, &MatchOptionsDialog::ruleWanted);
        QSet<int> edges; // of the rules
        for (const QPushButton *button : dialog.findChildren<QPushButton *>()) {
            if (button->text().startsWith(QStringLiteral("MUSG-")))
                edges << button->x();
        }
        QCOMPARE(edges.size(), 1);
        for (QPushButton *button : dialog.findChildren<QPushButton *>())
            if (button->text() == QStringLiteral("MUSG-RANGED-14"))
                button->click();
        QCOMPARE(asked.count(), 1);
        dialog.findChild<QDialogButtonBox *>()->button(QDialogButtonBox::RestoreDefaults)->click();
        QVERIFY(dialog.settings().empty());
    }

    /** Else a click that began on a tick would end beside it: leaving a field sends what was typed.
     */
    void aChangedOptionMovesNothing_data() { addLanguages(); }
    void aChangedOptionMovesNothing()
    {
        QFETCH(QString, language);
        UiLanguage ui(*languageOfCode(language));
        GameLibrary house;
        MatchOptionsDialog dialog(house.systems.front().matches->options(), {}, Units{});
        dialog.show();
        QVERIFY(QTest::qWaitForWindowExposed(&dialog));
        QApplication::setActiveWindow(&dialog);
        auto *content = dialog.findChild<QWidget *>(QStringLiteral("content"));
        const auto places = [&] {
            for (int pass = 0; pass < 3; ++pass)
                QApplication::processEvents();
            QList<QRect> all;
            for (const QWidget *part :
                 content->findChildren<QWidget *>(QString(), Qt::FindDirectChildrenOnly))
                all << (part->isVisible() ? part->geometry() : QRect());
            return all;
        };
        const auto before = places();
        QVERIFY(before.size() > 40);
        auto *typed = dialog.findChild<QComboBox *>(QStringLiteral("turn_limit"));
        typed->setFocus();
        QTest::keyClicks(typed, QStringLiteral("5"));
        auto *tick = dialog.findChild<QCheckBox *>(QStringLiteral("treasury_as_vp"));
        const bool was = tick->isChecked();
        const QPoint at = tick->rect().center();
        const QPoint inWindow = tick->mapTo(&dialog, QPoint(10, at.y()));
        QTest::mousePress(tick, Qt::LeftButton, {}, QPoint(10, at.y()));
        QCOMPARE(places(), before); // the line above has been sent
        QCOMPARE(dialog.settings().front().property, std::string("turn_limit"));
        QTest::mouseRelease(tick, Qt::LeftButton, {}, tick->mapFrom(&dialog, inWindow));
        QCOMPARE(tick->isChecked(), !was);
        for (auto *each : content->findChildren<QCheckBox *>()) {
            each->click();
            QCOMPARE(places(), before);
        }
        for (auto *each : content->findChildren<QAbstractSpinBox *>()) {
            each->setFocus();
            each->stepUp();
            tick->setFocus();
            QCOMPARE(places(), before);
        }
        QVERIFY(dialog.settings().size() > 10);
        takePicture(dialog, QStringLiteral("match-options-changed-%1").arg(language));
        dialog.findChild<QDialogButtonBox *>()->button(QDialogButtonBox::RestoreDefaults)->click();
        QCOMPARE(places(), before);
    }

    /** Wherever the window lies that it belongs to. */
    void isWholeOnTheScreen()
    {
        const QRect screen = QGuiApplication::primaryScreen()->availableGeometry();
        for (const QPoint at : {QPoint(0, -200), QPoint(400, 300)}) {
            QWidget window;
            window.setGeometry(QRect(at, QSize(1270, 690)));
            window.show();
            QVERIFY(QTest::qWaitForWindowExposed(&window));
            const Asked asked(&window);
            QVERIFY(asked.show());
            const QRect place = asked.dialog->frameGeometry();
            QVERIFY(place.top() >= screen.top() && place.left() >= screen.left());
            QVERIFY(place.top() == screen.top() || place.bottom() <= screen.bottom());
            QVERIFY(place.left() == screen.left() || place.right() <= screen.right());
        }
    }

    void keepsOnlyWhatDiffers()
    {
        Asked asked;
        QVERIFY(asked.show());
        QTimer::singleShot(0, asked.dialog.get(), [] {
            auto *options = qobject_cast<MatchOptionsDialog *>(QApplication::activeModalWidget());
            options->findChild<QCheckBox *>(QStringLiteral("under_fire"))->click();
            auto *radius = options->findChild<QDoubleSpinBox *>(QStringLiteral("blast_radius"));
            radius->setValue(2);
            auto *turns = options->findChild<QComboBox *>(QStringLiteral("turn_limit"));
            turns->setEditText(QStringLiteral("5"));
            options->accept();
        });
        asked.find<QPushButton>("options")->click();
        const std::vector<rules::Setting> expected{{"turn_limit", std::int64_t{5}},
                                                   {"under_fire", false},
                                                   {"blast_radius", std::int64_t{200}}};
        QVERIFY(asked.dialog->setup().options == expected);
        QVERIFY(asked.find<QPushButton>("options")->text().contains(QStringLiteral("3")));
        QVERIFY(asked.canBegin());
    }
};

WATCHED_TEST(QuickMatchDialogTest)

} // namespace tst_quickmatchdialog

#include "tst_quickmatchdialog.moc"
