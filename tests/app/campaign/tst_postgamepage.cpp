// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/forms/lists/linesview.h"
#include "app/pages/campaign/postgame/postgamepanel.h"
#include "model/text.h"
#include "rules/musg/codec/codec.h"
#include "tests/support/library/libraryholder.h"
#include "tests/support/musg/campaignroom.h"
#include "tests/support/window/campaigndriver.h"
#include "tests/support/window/darkpalette.h"
#include "tests/support/window/eventloopwatchdog.h"
#include "tests/support/window/saidtwice.h"

#include <QEventLoop>
#include <QLabel>
#include <QListView>

namespace tst_postgamepage {

using namespace escarmouche;
using namespace escarmouche::app;
using namespace escarmouche::tests;

namespace {

/** After a game in which some of the Reds fell: a sous-chef of theirs has filled his sheet, and one
    of the fallen is their mercenary, who was paid. */
struct Evening : CampaignDriver {
    rules::BandId reds, blues;
    rules::FixtureId game;
    PostGamePanel *panel = nullptr;

    explicit Evening(rules::Language language = rules::Language::English) : CampaignDriver(language)
    {
        found("Autumn");
        does(rules::ChangeOptions{{{"xp_boxes_hero", std::int64_t{10}}}});
        does(rules::AddPlayer{"Anne"});
        reds = join("Reds", BandBuilder("generic")
                                .campaign(60)
                                .chief()
                                .named("Boss")
                                .sousChef()
                                .named("Full")
                                .experience(10)
                                .sousChef()
                                .named("Hurt")
                                .sousFifre()
                                .named("Fallen")
                                .sousFifre()
                                .named("Downed")
                                .merc("elf-sniper")
                                .named("Hired"));
        blues = join("Blues", BandBuilder("generic").campaign(60).chief().sousFifre(3));
        rules::FixturePlan plan;
        plan.bands = {reds, blues};
        does(rules::ScheduleFixture{plan});
        game = campaign().fixtures.back().id;
        does(rules::ChooseCrew{game, reds, rules::CrewChoice::All, {member(5)}, {}});
        auto report =
            rules::blankReport(page().controller().rules(), campaign(), campaign().fixtures.back());
        report.turns = 6;
        report.seats[0].result = rules::SeatResult::Loss;
        report.seats[1].result = rules::SeatResult::Win;
        report.seats[1].scores = {{"out-of-action", 26}};
        const auto killer = rules::find(campaign(), blues)->band->figures().front().member;
        for (const int place : {2, 3, 4, 5})
            putOut(report, 1, killer, 0, member(place));
        does(rules::EnterReport{game, report, {}});
        tab(1);
        panel = page().findChild<PostGamePanel *>();
        panel->chooseFixture(game);
        QApplication::setActiveWindow(&window);
    }
    rules::BandId join(const char *name, BandBuilder &builder)
    {
        auto band = builder.band();
        band.name = name;
        does(rules::JoinBand{campaign().players.front().id,
                             {},
                             rules::musg::encodeBand(musgCatalogue(), band),
                             rules::Joining::AsItStands});
        return campaign().bands.back().id;
    }
    void does(const rules::CampaignAct &act)
    {
        if (!page().controller().perform(act, QStringLiteral("a test")))
            qFatal("an act was refused");
    }
    rules::MemberId member(int place)
    {
        return rules::find(campaign(), reds)
            ->band->figures()[static_cast<std::size_t>(place)]
            .member;
    }
    QListView &lines() { return *panel->findChild<DiceLines *>(); }
    QListView *options() { return named<QListView>(QStringLiteral("What may be chosen")); }
    rules::PostGameDocument document()
    {
        return rules::postGameDocument(page().controller().rules(), campaign(), game, reds);
    }
    /** The key of the line that is shown. */
    std::string shown() { return toUtf8(lines().currentIndex().data(Qt::UserRole + 3).toString()); }
    void show(const std::string &key)
    {
        for (int row = 0; row < lines().model()->rowCount(); ++row)
            if (toUtf8(lines().model()->index(row, 0).data(Qt::UserRole + 3).toString()) == key)
                lines().setCurrentIndex(lines().model()->index(row, 0));
        if (shown() != key)
            qFatal("no such line");
    }
    /** Keys of the lines that can be settled now. */
    std::vector<std::string> open()
    {
        std::vector<std::string> keys;
        for (const auto &line : document().lines)
            if (!line.done && line.after.empty())
                keys.push_back(line.key);
        return keys;
    }
    bool isBusy(rules::Awaiting what)
    {
        return std::ranges::any_of(document().lines, [&](const rules::PostGameLine &line) {
            return !line.done && line.after.empty() && line.awaiting == what;
        });
    }
    /** A line that is no choice, or its dice; false: there is none left. */
    bool settleNext()
    {
        const auto lines = document().lines;
        const auto next = std::ranges::find_if(lines, [](const rules::PostGameLine &line) {
            return !line.done && line.after.empty() && line.awaiting != rules::Awaiting::Choice;
        });
        if (next == lines.end())
            return false;
        if (next->awaiting == rules::Awaiting::Dice)
            return page().controller().throwDice(game, reds, next->key);
        does(rules::SettleLine{game, reds, next->key, {}, next->rolls});
        return true;
    }
    void settleAll()
    {
        while (settleNext())
            QApplication::processEvents();
    }
    std::string key(const char *step, int place)
    {
        return std::string(step) + '/' + std::to_string(member(place).value);
    }
    /** The dice of the next line that awaits some. */
    void throwOne()
    {
        const auto lines = document().lines;
        const auto line = std::ranges::find_if(lines, [](const rules::PostGameLine &each) {
            return !each.done && each.after.empty() && each.awaiting == rules::Awaiting::Dice;
        });
        if (line == lines.end() || !page().controller().throwDice(game, reds, line->key))
            qFatal("no dice");
    }
    void press(const char *text) { trigger(*panel, text); }
    /** Whatever dice and routine there is, and the advances, to the destiny. */
    void toTheChoices()
    {
        for (int turn = 0; turn < 20; ++turn) {
            for (const char *each : {"Confirm routine lines", "Roll and confirm all"})
                if (QAction *action = act(*panel, QString::fromLatin1(each)); action->isEnabled())
                    action->trigger();
        }
        QTRY_VERIFY(!isBusy(rules::Awaiting::Confirmation) && !isBusy(rules::Awaiting::Dice));
        const auto isOpenAdvance = [](const rules::PostGameLine &line) {
            return !line.done && line.step == "advance";
        };
        for (int turn = 0; turn < 9; ++turn) {
            const auto lines = document().lines;
            const auto line = std::ranges::find_if(lines, isOpenAdvance);
            if (line == lines.end())
                return;
            const auto first =
                std::ranges::find(line->options, true, &rules::PostGameOption::possible);
            does(rules::SettleLine{game, reds, line->key, first->key, {}});
        }
    }
};

QString allText(Evening &evening)
{
    QStringList text;
    for (const auto *label : evening.panel->findChildren<QLabel *>())
        if (label->isVisible())
            text << label->text();
    return text.join(u'\n');
}

} // namespace

/** The page on which a post-game is settled. */
class PostGamePageTest : public QObject
{
    Q_OBJECT

private slots:
    void cleanup() { verifyEventLoopFree(); }

    void paidFeesStandInTheAccount()
    {
        Evening evening;
        const QString text = allText(evening);
        QVERIFY2(text.contains(QStringLiteral("Treasury: 60 − 10 in fees + 0 earned")),
                 qPrintable(text));
        QVERIFY2(text.contains(QStringLiteral("Paid before the game: Hired 10")), qPrintable(text));
        takePicture(evening.window, QStringLiteral("postgame-fees"));
        evening.tab(2);
        const auto labels = evening.page().findChildren<QLabel *>();
        QVERIFY(std::ranges::any_of(labels, [](const QLabel *label) {
            return label->isVisible() &&
                   label->text().contains(QStringLiteral("Fees before games: −10"));
        }));
        takePicture(evening.window, QStringLiteral("postgame-band-account"));
    }

    void rollsEveryLineThatMayBeRolled()
    {
        Evening evening;
        evening.press("Confirm routine lines");
        QTRY_VERIFY(!evening.isBusy(rules::Awaiting::Confirmation));
        QVERIFY(evening.isBusy(rules::Awaiting::Dice));
        const auto before = evening.campaign().rolls.size();
        evening.press("Roll and confirm all");
        QTRY_VERIFY(!evening.isBusy(rules::Awaiting::Dice));
        QTRY_VERIFY(!evening.isBusy(rules::Awaiting::Confirmation));
        QVERIFY(evening.campaign().rolls.size() >= before + 3); // a d66 and two dice at least
        for (const auto &roll : evening.campaign().rolls)
            QVERIFY(!roll.typed);
        QVERIFY(!act(*evening.panel, QStringLiteral("Roll and confirm all"))->isEnabled());
        takePicture(evening.window, QStringLiteral("postgame-rolled"));
        // Each line that was confirmed is an act: undone one after the other.
        const auto settled =
            rules::find(*rules::find(evening.campaign(), evening.game), evening.reds)->lines.size();
        QVERIFY(settled > 0 && evening.page().controller().undo());
        QCOMPARE(
            rules::find(*rules::find(evening.campaign(), evening.game), evening.reds)->lines.size(),
            settled - 1);
    }

    /** Another program writes: what is thrown shows once it is stored, or never; the window goes on
        meanwhile. */
    void diceShowOnceTheyAreStored()
    {
        constexpr int kMostTicks = 15;
        Evening evening;
        evening.press("Confirm routine lines");
        QTRY_VERIFY(!evening.isBusy(rules::Awaiting::Confirmation));
        QVERIFY(evening.page().settle());
        evening.show(evening.key("recovery", 2));
        const QString before = allText(evening);
        const auto rolls = evening.campaign().rolls.size();
        LibraryHolder holder(evening.house.library().path());
        QTimer clock;
        int ticks = 0, early = 0;
        bool isMarked = false;
        connect(&clock, &QTimer::timeout, this, [&] {
            early += allText(evening) == before && evening.campaign().rolls.size() == rolls ? 0 : 1;
            if (++ticks < kMostTicks)
                return;
            isMarked = std::ranges::any_of(
                evening.page().findChildren<QLabel *>(), [](const QLabel *label) {
                    return label->isVisible() && label->text() == QStringLiteral("saving…");
                });
            takePicture(evening.window, QStringLiteral("postgame-storing"));
            clock.stop();
            holder.letGo();
        });
        clock.start(20);
        QEventLoop window;
        QTimer::singleShot(0, this, [&] {
            evening.press("Roll");
            window.quit();
        });
        window.exec();
        QCOMPARE(ticks, kMostTicks);
        QCOMPARE(early, 0);
        QVERIFY(isMarked);
        QCOMPARE(evening.campaign().rolls.size(), rolls + 1);
        QVERIFY(allText(evening) != before);
    }

    /** The hero who hates one of three bands has to say which. */
    void stopsRollingWhereDiceAskAQuestion()
    {
        Evening evening;
        const auto greens = evening.join("Greens", BandBuilder("generic").campaign().chief());
        rules::FixturePlan plan;
        plan.bands = {greens, evening.blues, evening.reds};
        evening.does(rules::ScheduleFixture{plan});
        const auto game = evening.campaign().fixtures.back().id;
        auto report = rules::blankReport(evening.page().controller().rules(), evening.campaign(),
                                         evening.campaign().fixtures.back());
        for (auto &figure : report.figures)
            if (figure.figure.seat.value == 0)
                figure.end = rules::FigureEnd::OutOfAction; // nobody knows by whom
        evening.does(rules::EnterReport{game, report, {}});
        const auto chief = rules::find(evening.campaign(), greens)->band->figures().front().member;
        const auto line = "recovery/" + std::to_string(chief.value);
        // Several injuries, hatred the first of them: whatever falls next, whom he hates is asked.
        const std::vector<std::vector<int>> typed{{1, 6}, {2}, {6, 1}};
        for (int nth = 0; nth < 3; ++nth)
            evening.does(rules::RollDice{game, greens, line, nth, 6,
                                         typed[static_cast<std::size_t>(nth)], true});
        evening.panel->chooseFixture(game);
        QCOMPARE(evening.panel->band(), std::optional(greens));
        evening.press("Roll and confirm all");
        QTRY_VERIFY(act(*evening.panel, QStringLiteral("Choose"))->isVisible());
        QCOMPARE(evening.shown(), line);
        QVERIFY(evening.lines().hasFocus());
    }

    void theNextOpenLineBelowIsShown()
    {
        Evening evening;
        evening.press("Confirm routine lines");
        QTRY_VERIFY(!evening.isBusy(rules::Awaiting::Confirmation));
        while (evening.isBusy(rules::Awaiting::Dice))
            evening.throwOne();
        const auto first = evening.key("recovery", 2), second = evening.key("recovery", 3),
                   third = evening.key("recovery", 4);
        const auto open = evening.open();
        QVERIFY(std::ranges::count(open, first) == 1 && std::ranges::count(open, third) == 1);
        evening.show(second);
        evening.press("Confirm");
        QCOMPARE(evening.shown(), third);
        QVERIFY(evening.lines().hasFocus());
        evening.press("Confirm");
        QVERIFY(evening.shown() != first || evening.open().size() == 1);
        QVERIFY(evening.lines().hasFocus());
        evening.show(first);
        evening.press("Confirm");
        QVERIFY(!evening.shown().empty());
        const auto now = evening.document();
        const auto shown = std::ranges::find(now.lines, evening.shown(), &rules::PostGameLine::key);
        QVERIFY(shown != now.lines.end() && !shown->done && shown->after.empty());
    }

    /** Dice of the table are read off one after the other, and nothing but them is typed. */
    void typedDiceTakeOneKeyEach()
    {
        Evening evening;
        const auto line = [&] {
            const auto lines = evening.document().lines;
            const auto met = std::ranges::find(lines, evening.shown(), &rules::PostGameLine::key);
            return met == lines.end() ? rules::PostGameLine{} : *met;
        };
        const auto awaitsDice = [](const rules::PostGameLine &each) {
            return !each.done && each.after.empty() && each.awaiting == rules::Awaiting::Dice;
        };
        const auto press = [](Qt::Key key) { QTest::keyClick(QApplication::focusWidget(), key); };
        const auto rolls = [&] { return evening.campaign().rolls.size(); };
        evening.lines().setFocus();
        const auto first = rolls();
        if (!awaitsDice(line())) { // a key leads from there to the first line that does
            press(Qt::Key_9);
            QCOMPARE(rolls(), first);
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Backspace);
        }
        QVERIFY(awaitsDice(line()));
        while (awaitsDice(line())) {
            const auto before = rolls();
            const auto &roll = line().roll.roll;
            const int dice = roll.reading == rules::Reading::D66 ? 2 : roll.count;
            if (before == first) {
                for (int die = 0; die < dice; ++die)
                    press(Qt::Key_9); // no die has it: what is typed next is typed instead
                QCOMPARE(rolls(), before);
            }
            for (int die = 0; die < dice; ++die) {
                QCOMPARE(rolls(), before);
                press(Qt::Key_4);
            }
            QCOMPARE(rolls(), before + 1);
            QVERIFY(evening.campaign().rolls.back().typed);
        }
        QVERIFY(rolls() - first >= 2);
        QVERIFY(line().awaiting == rules::Awaiting::Choice ||
                std::ranges::none_of(evening.document().lines, awaitsDice));
        takePicture(evening.window, QStringLiteral("postgame-typed"));
    }

    void aDestinyIsLeftToChance()
    {
        Evening evening;
        evening.toTheChoices();
        const auto line = evening.key("destiny", 1);
        evening.show(line);
        auto *options = evening.options();
        QVERIFY(options->isVisible());
        QCOMPARE(options->model()->rowCount(), 3);
        QAction *choose = act(*evening.panel, QStringLiteral("Choose"));
        QAction *roll = act(*evening.panel, QStringLiteral("Roll"));
        QVERIFY(choose->isVisible() && roll->isVisible());
        const auto before = evening.campaign().rolls.size();
        takePicture(evening.window, QStringLiteral("postgame-destiny"));
        options->setCurrentIndex(options->model()->index(2, 0));
        QVERIFY(options->currentIndex().data().toString().contains(QStringLiteral("Chance")));
        choose->trigger(); // rolls its die, then takes what it says
        QCOMPARE(evening.campaign().rolls.size(), before + 1);
        const auto &die = evening.campaign().rolls.back();
        QCOMPARE(die.line, line);
        const auto &settled =
            rules::find(*rules::find(evening.campaign(), evening.game), evening.reds)->lines;
        const auto done = std::ranges::find(settled, line, &rules::SettledLine::line);
        QVERIFY(done != settled.end());
        QCOMPARE(done->answer, std::string("chance"));
        QCOMPARE(done->rolls, std::vector<rules::RollId>{die.id});
        const auto &figures = rules::find(evening.campaign(), evening.reds)->band->figures();
        const bool chiefGoes = die.faces.front() <= 3;
        const auto boss = std::ranges::find(figures, std::string("Boss"),
                                            [](const auto &each) { return each.name.en; });
        const auto full = std::ranges::find(figures, std::string("Full"),
                                            [](const auto &each) { return each.name.en; });
        QVERIFY(boss != figures.end() && full != figures.end());
        QCOMPARE(full->rank == "chief", chiefGoes);
        takePicture(evening.window, QStringLiteral("postgame-destiny-settled"));
    }

    /** A die that lies there already leaves chance alone; taken back, it is found again. */
    void aDestinysDieStands()
    {
        Evening evening;
        evening.toTheChoices();
        const auto line = evening.key("destiny", 1);
        evening.show(line);
        act(*evening.panel, QStringLiteral("Roll"))->trigger();
        const auto rolls = evening.campaign().rolls.size();
        QCOMPARE(evening.shown(), line);
        auto *options = evening.options();
        QVERIFY(!act(*evening.panel, QStringLiteral("Roll"))->isVisible());
        for (int row = 0; row < 3; ++row)
            QCOMPARE(options->model()->flags(options->model()->index(row, 0)) & Qt::ItemIsEnabled,
                     row == 2 ? Qt::ItemIsEnabled : Qt::NoItemFlags);
        QCOMPARE(options->currentIndex().row(), 2);
        takePicture(evening.window, QStringLiteral("postgame-destiny-rolled"));
        act(*evening.panel, QStringLiteral("Choose"))->trigger();
        QVERIFY(evening.page().controller().undo());
        evening.show(line);
        QVERIFY(!act(*evening.panel, QStringLiteral("Roll"))->isVisible());
        QCOMPARE(evening.campaign().rolls.size(), rolls);
    }

    /** For a person to look at. */
    void showsItsChoices()
    {
        const QPalette before = QApplication::palette();
        for (const bool dark : {false, true}) {
            if (dark)
                QApplication::setPalette(darkPalette());
            for (const auto language : {rules::Language::English, rules::Language::French}) {
                Evening evening(language);
                evening.settleAll();
                const QString end = (language == rules::Language::French ? QStringLiteral("-fr")
                                                                         : QStringLiteral("-en")) +
                                    (dark ? QStringLiteral("-dark") : QString());
                takePicture(evening.window, QStringLiteral("postgame-choices") + end);
                evening.tab(4);
                QTRY_VERIFY(evening.page().controller().isTold());
                takePicture(evening.window, QStringLiteral("postgame-story") + end);
            }
        }
        QApplication::setPalette(before);
    }

    void aLongNameWidensNothing()
    {
        Evening evening(rules::Language::English);
        const int before = evening.panel->minimumSizeHint().width();
        evening.does(rules::ActOnBand{evening.reds,
                                      rules::SetProperties{{}, {{"name", std::string(80, 'W')}}}});
        QVERIFY(evening.panel->minimumSizeHint().width() <= before);
        QCOMPARE(evening.window.width(), 1280);
    }

    void nothingOnThePageIsToldTwice()
    {
        for (const auto language : {rules::Language::English, rules::Language::French}) {
            Evening evening(language);
            for (int turn = 0; turn < 40; ++turn) {
                for (int row = 0; row < evening.lines().model()->rowCount(); ++row) {
                    const auto index = evening.lines().model()->index(row, 0);
                    evening.lines().setCurrentIndex(index);
                    QStringList told;
                    for (const auto *label : evening.panel->findChildren<QLabel *>())
                        if (label->isVisible() && label->wordWrap())
                            told << label->text();
                    const auto twice = saidTwice(toUtf8(told.join(u'\n')));
                    QVERIFY2(twice.empty(), (twice + " in " + toUtf8(told.join(u'\n'))).c_str());
                }
                if (!evening.settleNext())
                    break;
            }
        }
    }
};

WATCHED_TEST(PostGamePageTest)

} // namespace tst_postgamepage

#include "tst_postgamepage.moc"
