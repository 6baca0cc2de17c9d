// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/forms/lists/linesview.h"
#include "app/forms/notices/noticebar.h"
#include "app/pages/band/bandpage.h"
#include "app/pages/campaign/bands/joindialog.h"
#include "app/pages/campaign/bands/pastdialog.h"
#include "app/pages/campaign/calendar/fixturedialog.h"
#include "app/pages/campaign/calendar/rounddialog.h"
#include "app/pages/campaign/newcampaigndialog.h"
#include "app/pages/campaign/postgame/postgamepanel.h"
#include "app/pages/campaign/result/crewdialog.h"
#include "app/pages/campaign/result/resultdialog.h"
#include "app/pages/home/firststartdialog.h"
#include "app/pages/home/newbanddialog.h"
#include "app/pages/match/course/endpanel.h"
#include "app/pages/match/matchpage.h"
#include "app/pages/match/start/quickmatchdialog.h"
#include "app/print/sheetpreview.h"
#include "app/window/help/rulesdialog.h"
#include "app/window/library/librarytroubledialog.h"
#include "app/window/main/mainwindow.h"
#include "app/window/preferences/preferencesdialog.h"
#include "model/match/setup/fixturesetup.h"
#include "model/match/setup/quickmatch.h"
#include "model/text.h"
#include "tests/support/window/campaignhouse.h"
#include "tests/support/window/eventloopwatchdog.h"
#include "tests/support/window/shellhouse.h"

#include <QAbstractButton>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QTabWidget>

namespace tst_letters {

using namespace escarmouche;
using namespace escarmouche::app;
using namespace escarmouche::tests;

/** Alt and a letter mean one thing in each window, in both languages. */
class LettersTest : public QObject
{
    Q_OBJECT

private:
    template<class Widget>
    static void addTexts(const QWidget &window, QStringList &texts)
    {
        for (const auto *one : window.findChildren<Widget *>())
            if (one->isVisible())
                texts << one->text();
    }
    static QStringList textsOf(const QWidget &window)
    {
        QStringList texts;
        for (const auto *label : window.findChildren<QLabel *>())
            if (label->isVisible() && label->buddy() != nullptr)
                texts << label->text();
        addTexts<QAbstractButton>(window, texts);
        for (const auto *bar : window.findChildren<QTabBar *>())
            for (int tab = 0; bar->isVisible() && tab < bar->count(); ++tab)
                texts << bar->tabText(tab);
        for (const auto *bar : window.findChildren<QMenuBar *>())
            for (const QAction *menu : bar->actions())
                texts << menu->text();
        return texts;
    }
    static void hold(QWidget &window, const QString &where)
    {
        window.show();
        QApplication::processEvents();
        QVERIFY2(holdTexts(textsOf(window), where) > 0, qPrintable(where));
        for (const auto *bar : window.findChildren<QMenuBar *>())
            for (const auto *menu : bar->findChildren<QMenu *>())
                holdMenu(*menu, where);
    }
    /** Among themselves: they are there while the menu is open. */
    static void holdMenu(const QMenu &menu, const QString &where)
    {
        QStringList texts;
        for (const QAction *action : menu.actions())
            if (action->isVisible())
                texts << action->text();
        holdTexts(texts, where + QStringLiteral(", ") + menu.title());
    }
    /** How many have a letter. */
    static qsizetype holdTexts(const QStringList &texts, const QString &where)
    {
        QMap<QString, QString> given;
        for (const QString &text : texts) {
            const QString letter = QKeySequence::mnemonic(text).toString();
            if (letter.isEmpty())
                continue;
            if (given.contains(letter))
                QTest::qFail(qPrintable(QStringLiteral("%1: %2 is “%3” and “%4”")
                                            .arg(where, letter, given.value(letter), text)),
                             __FILE__, __LINE__);
            given.insert(letter, text);
        }
        return given.size();
    }
    /** With each way out that may be offered where an act is refused. */
    static void holdNotice(QWidget &window, const QString &where)
    {
        auto *notice = window.findChild<NoticeBar *>();
        QVERIFY2(notice, qPrintable(where));
        for (const auto &[code, offer] :
             {std::pair(rules::ErrorCode::NotEnoughTreasury, Refusal::Offer::Adjustment),
              std::pair(rules::ErrorCode::EmptyReason, Refusal::Offer::Reason),
              std::pair(rules::ErrorCode::StreamMoved, Refusal::Offer::Again)}) {
            notice->tell(
                {.error = {.code = code}, .again = [](const QString &) {}, .offer = offer});
            hold(*window.window(), where + QStringLiteral(", refused"));
        }
        notice->dismiss();
    }
    /** Somebody is out of action in the next game, and dice say what becomes of him. */
    static rules::FixtureId play(CampaignController &controller)
    {
        const rules::FixtureId game = nextGame(controller);
        const rules::Campaign &campaign = controller.campaign();
        rules::BattleReport report =
            rules::blankReport(controller.rules(), campaign, *rules::find(campaign, game));
        report.figures.front().end = rules::FigureEnd::OutOfAction;
        if (!controller.perform(rules::EnterReport{game, report, {}}))
            qFatal("no result");
        return game;
    }
    static void addLanguages()
    {
        QTest::addColumn<rules::Language>("language");
        QTest::newRow("English") << rules::Language::English;
        QTest::newRow("French") << rules::Language::French;
    }

private slots:
    void meansOneThing_data() { addLanguages(); }
    void meansOneThing()
    {
        QFETCH(rules::Language, language);
        ShellHouse house(language);
        const rules::RuleSystem &system = house.systems().front();
        FirstStartDialog first(QStringLiteral("Ann"), house.folder(), house.samples());
        hold(first, QStringLiteral("first start"));
        NewBandDialog fresh(house.systems(), house.samples(), {});
        hold(fresh, QStringLiteral("new band"));
        PreferencesDialog preferences({}, {}, {});
        hold(preferences, QStringLiteral("preferences"));
        LibraryTroubleDialog trouble(rules::Error{}, QStringLiteral("yesterday"));
        hold(trouble, QStringLiteral("trouble"));
        const SampleBand &sample = house.samples().front();
        const auto band = ShellHouse::need(system.bands->read(sample.sample.text));
        SheetPreview preview(rosterJob(*system.bands, ShellHouse::need(system.bands->sheet(band)),
                                       [&](std::string_view id) { return house.book().find(id); }),
                             Preferences{});
        preview.findChild<QWidget *>(QStringLiteral("savedFrame"))->show();
        hold(preview, QStringLiteral("preview"));

        MainWindow window(house.shell(), {});
        hold(window, QStringLiteral("home"));
        window.openSample(QString::fromStdString(sample.sample.key));
        auto *tools = window.findChild<QTabWidget *>(QStringLiteral("tools"));
        for (int tab = 0; tab < tools->count(); ++tab) {
            tools->setCurrentIndex(tab);
            hold(window, tools->tabText(tab));
            holdNotice(*window.currentBand(), tools->tabText(tab));
        }

        model::Library &library = house.shell().library;
        const auto quick =
            ShellHouse::need(model::QuickMatch::of(library.systems(), system.key, &library));
        QuickMatchDialog match(quick, house.book(), {});
        hold(match, QStringLiteral("quick match"));
        window.openMatch(toQString(ShellHouse::need(library.matches().begin(match.setup(), {}))));
        auto *parts = window.currentMatch()->findChild<QTabWidget *>();
        for (int tab = 0; tab < parts->count(); ++tab) {
            parts->setCurrentIndex(tab);
            hold(window, QStringLiteral("match, ") + parts->tabText(tab));
        }
        window.currentMatch()->session().hold(true);
        QVERIFY(window.currentMatch()->session().concede({0}));
        QTRY_VERIFY(window.findChild<EndPanel *>());
        hold(window, QStringLiteral("end of a match"));
    }

    void meansOneThingInACampaign_data() { addLanguages(); }
    void meansOneThingInACampaign()
    {
        QFETCH(rules::Language, language);
        SampleCampaignHouse place(language);
        CampaignPage &page = place.page();
        for (int tab = 0; tab < page.goActions().size(); ++tab) {
            place.tab(tab);
            hold(place.window, page.goActions().at(tab)->text());
            holdNotice(page, page.goActions().at(tab)->text());
        }
        page.showPostGame(play(page.controller()));
        const auto *panel = page.findChild<PostGamePanel *>();
        auto *lines = panel->findChild<DiceLines *>();
        bool areDiceAsked = false;
        for (int row = 0; row < lines->model()->rowCount(); ++row) {
            lines->setCurrentIndex(lines->model()->index(row, 0));
            areDiceAsked = areDiceAsked || panel->findChild<QLineEdit *>()->isVisible();
            hold(place.window, QStringLiteral("post-game"));
            holdNotice(page, QStringLiteral("post-game"));
        }
        QVERIFY(areDiceAsked);
        QVERIFY(page.controller().perform(rules::SetStatus{rules::CampaignStatus::Ended}));
        hold(place.window, QStringLiteral("a campaign that has ended"));
        place.window.findChild<QTabWidget *>(QStringLiteral("tabs"))->setCurrentIndex(0);
        hold(place.window, QStringLiteral("home with a campaign"));
    }

    void meansOneThingInADialogOfACampaign_data() { addLanguages(); }
    void meansOneThingInADialogOfACampaign()
    {
        QFETCH(rules::Language, language);
        SampleCampaignHouse place(language);
        CampaignController &controller = place.page().controller();
        const rules::FixtureId game = nextGame(controller);
        const auto scenarios = ShellHouse::need(model::scenariosOf(place.house.systems().front()));
        NewCampaignDialog fresh(place.house.systems());
        hold(fresh, QStringLiteral("new campaign"));
        JoinDialog join(controller, place.house.library(), place.house.samples());
        hold(join, QStringLiteral("a band joins"));
        FixtureDialog fixture(controller, scenarios, {});
        hold(fixture, QStringLiteral("a game"));
        RoundDialog round(controller, scenarios);
        hold(round, QStringLiteral("a round"));
        PastDialog past(controller, place.campaign().bands.front());
        holdNotice(past, QStringLiteral("before the campaign"));
        CrewDialog crew(controller, game);
        holdNotice(crew, QStringLiteral("crew"));
        ResultDialog result(controller, game);
        holdNotice(result, QStringLiteral("result"));
    }
};

SCREEN_TEST(LettersTest)

} // namespace tst_letters

#include "tst_letters.moc"
