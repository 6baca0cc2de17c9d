// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/board/boardcanvas.h"
#include "app/pages/board/marks/overlayitem.h"
#include "app/pages/match/control/matchcontroller.h"
#include "app/pages/match/course/course.h"
#include "app/pages/match/course/coursechart.h"
#include "app/pages/match/course/endpanel.h"
#include "app/pages/match/figures/figurelist.h"
#include "app/pages/match/figures/tokenmodel.h"
#include "app/pages/match/questions/answerbar.h"
#include "app/pages/match/story/storymodel.h"
#include "app/pages/match/story/storypanel.h"
#include "tests/support/window/matchroom.h"

#include <QLabel>
#include <QListView>
#include <QMenu>
#include <QTabWidget>

#include <algorithm>

namespace tst_atzteams {

using namespace escarmouche;
using namespace escarmouche::app;
using namespace escarmouche::tests;

namespace {

/** Somebody alone in a skirmish of All Things Zombie, on the usual boards. */
rules::MatchSetup skirmish()
{
    rules::MatchSetup setup;
    setup.system = "atz";
    setup.scenario = R"({"scenario": "skirmish"})";
    setup.options = {{"boards_by_lot", false}};
    setup.seats.resize(1);
    setup.seats[0].player = "person";
    return seeded(setup, 5);
}

struct Town : Room {
    using Room::Room;

    /** The answer that says so, by its button or in the menu of those that have none. */
    bool gives(const QString &said)
    {
        if (!settles())
            return false;
        const auto before = session().match().journal().entries.size();
        for (QPushButton *button : page->findChild<AnswerBar *>()->findChildren<QPushButton *>()) {
            const QList<QAction *> more =
                button->menu() ? button->menu()->actions() : QList<QAction *>();
            const auto met = std::ranges::find_if(
                more, [&](const QAction *each) { return says(each->text(), said); });
            if (button->isVisible() && says(button->text(), said))
                QTest::mouseClick(button, Qt::LeftButton);
            else if (met != more.end())
                (*met)->trigger();
            else
                continue;
            break;
        }
        return settles() && session().match().journal().entries.size() > before;
    }
    QString question() { return controller().words().question(); }
    /** What is on its buttons, and in the menu of the rest. */
    QStringList buttons()
    {
        QStringList all;
        for (const QPushButton *button :
             page->findChild<AnswerBar *>()->findChildren<QPushButton *>()) {
            if (button->isVisible())
                all << button->text();
            for (const QAction *more :
                 button->menu() ? button->menu()->actions() : QList<QAction *>())
                all << more->text();
        }
        return all;
    }
    /** The answers to a question that are somebody on the board each; none: there are others. */
    std::vector<rules::ActionOption> meant()
    {
        constexpr int kFirstZombie = 100;
        const auto options = session().match().options();
        const bool areAll = std::ranges::all_of(options, [](const rules::ActionOption &option) {
            return option.token >= kFirstZombie;
        });
        return areAll && controller().play().isQuestionOpen() ? options
                                                              : std::vector<rules::ActionOption>{};
    }
    /** The list tells of everybody else why not, in its tool tip. */
    void saysWhoMayNotAct(const std::vector<rules::ActionOption> &may)
    {
        const TokenModel &list = page->findChild<FigureList *>()->figures();
        for (const rules::Token &token : controller().play().view().tokens) {
            if (token.owner != rules::SeatId{0} || !stands(token.id))
                continue;
            const QModelIndex line = list.indexOf(token.id).siblingAtColumn(TokenModel::Name);
            const QString tip = line.data(Qt::ToolTipRole).toString();
            const bool isMeant = std::ranges::count(may, token.id, &rules::ActionOption::token) > 0;
            const bool isRefused = tip.contains(QStringLiteral("Cannot act this turn")) ||
                                   tip.contains(QStringLiteral("already acted"));
            QVERIFY2(isRefused != isMeant, qPrintable(tip));
        }
    }
    bool stands(int token)
    {
        const auto &tokens = controller().play().view().tokens;
        const auto met = std::ranges::find(tokens, token, &rules::Token::id);
        return met != tokens.end() && !std::holds_alternative<std::monostate>(met->place);
    }

private:
    static bool says(QString text, const QString &said) { return text.remove(u'&').contains(said); }
};

} // namespace

/** A team of All Things Zombie is picked on the page before anybody comes in. */
class AtzTeamsTest : public QObject
{
    Q_OBJECT

private slots:
    void cleanup() { verifyEventLoopFree(); }

    void survivorsAndThingsAreChosenThenTheyComeIn_data()
    {
        QTest::addColumn<rules::Language>("language");
        QTest::newRow("en") << rules::Language::English;
        QTest::newRow("fr") << rules::Language::French;
    }
    void survivorsAndThingsAreChosenThenTheyComeIn()
    {
        QFETCH(rules::Language, language);
        UiLanguage ui(language);
        const bool isFrench = language == rules::Language::French;
        Town town(skirmish());
        QVERIFY(town.settles());
        QVERIFY2(town.question().contains(u"30"), qPrintable(town.question()));
        QVERIFY(town.gives(QStringLiteral("Sailor")));
        QVERIFY2(town.question().contains(u"24"), qPrintable(town.question()));
        QVERIFY(town.gives(QStringLiteral("Buffy")));
        QVERIFY2(town.question().contains(u"19"), qPrintable(town.question()));
        QVERIFY(town.gives(isFrench ? QStringLiteral("Équiper Sailor")
                                    : QStringLiteral("Buy things for Sailor")));
        takePicture(*town.page, QStringLiteral("match-atz-team-%1")
                                    .arg(isFrench ? QStringLiteral("fr") : QStringLiteral("en")));
        QVERIFY(
            town.gives(isFrench ? QStringLiteral("Fusil de chasse") : QStringLiteral("Shotgun")));
        QVERIFY2(town.question().contains(u"16"), qPrintable(town.question()));
        QVERIFY(town.gives(isFrench ? QStringLiteral("Gilet") : QStringLiteral("Vest")));
        QVERIFY2(town.question().contains(u"14"), qPrintable(town.question()));
        QVERIFY(town.gives(isFrench ? QStringLiteral("Terminer") : QStringLiteral("Done buying")));
        QVERIFY(town.gives(isFrench ? QStringLiteral("complet") : QStringLiteral("complete")));
        const int sailor = 3;
        const QStringList waiting = town.buttons();
        QVERIFY2(waiting.contains(QStringLiteral("Sailor")) &&
                     waiting.contains(QStringLiteral("Buffy")),
                 qPrintable(waiting.join(u'|')));
        takePicture(*town.page, QStringLiteral("match-atz-who-comes-%1")
                                    .arg(isFrench ? QStringLiteral("fr") : QStringLiteral("en")));
        for (QPushButton *button :
             town.page->findChild<AnswerBar *>()->findChildren<QPushButton *>())
            if (button->isVisible() && button->text() == QStringLiteral("Buffy"))
                QTest::mouseClick(button, Qt::LeftButton);
        QVERIFY(town.settles());
        QVERIFY(town.controller().aiming().chosen() != sailor);
        QVERIFY(!town.controller()
                     .play()
                     .board()
                     .reach({0}, town.controller().aiming().chosen())
                     .empty());
        town.controller().aiming().choose(sailor);
        const auto reach = town.controller().play().board().reach({0}, sailor);
        QVERIFY(!reach.empty() && !town.stands(sailor));
        town.clickTwice({sailor, -1, reach.front().stops.front().place});
        QVERIFY(town.settles());
        QVERIFY(town.stands(sailor));
    }

    /** A question that figures on the board answer. */
    void eachWhoIsMeantHasAButtonBesideTheQuestion()
    {
        UiLanguage english(rules::Language::English);
        bool isMet = false;
        for (unsigned seed = 1; seed < 20 && !isMet; ++seed) {
            rules::MatchSetup setup = skirmish();
            setup.seed = seed;
            Town town(setup);
            for (int acts = 0; acts < 200 && town.settles() && town.meant().size() < 2; ++acts) {
                const auto act = town.session().match().chooseAs({0}, "random");
                if (!act || !town.controller().perform(*act))
                    break;
            }
            const auto meant = town.meant();
            isMet = meant.size() >= 2;
            const QStringList buttons = town.buttons();
            for (const rules::ActionOption &option : meant) {
                const QString label = town.controller().words().say(option.label);
                QVERIFY2(!buttons.filter(label).isEmpty(), qPrintable(label));
            }
            if (isMet)
                takePicture(*town.page, QStringLiteral("match-atz-whom"));
        }
        QVERIFY(isMet);
    }

    void whatIsPointedAtIsDrawnNoLongerThanThat()
    {
        Town town(skirmish());
        rules::Place place;
        for (int acts = 0; acts < 100 && town.controller().play().view().acting < 0; ++acts) {
            QVERIFY(town.settles());
            const auto act = town.session().match().chooseAs({0}, "easy");
            QVERIFY(act && town.controller().perform(*act));
        }
        QVERIFY(town.settles());
        Aiming &aiming = town.controller().aiming();
        for (const rules::ActionOption &option : town.session().match().options()) {
            if (town.page->canvas().board().overlay().isEmpty() &&
                option.action.find("\"go\"") != std::string::npos)
                aiming.point({.token = aiming.chosen(), .place = option.place});
        }
        QVERIFY(!town.page->canvas().board().overlay().isEmpty());
        aiming.leave();
        QVERIFY(town.page->canvas().board().overlay().isEmpty());
    }

    /** Choosing the line of a zombie that moved, in the log, draws its way and whom it chose from.
     */
    void aLineOfTheLogIsDrawnOnTheBoard()
    {
        UiLanguage english(rules::Language::English);
        Town town(skirmish());
        const StoryModel &story = town.page->findChild<StoryPanel *>()->story();
        std::vector<rules::Token> before;
        const auto walked = [&] { // of who was there before
            for (int row = story.rowCount() - 1; row >= 0; --row) {
                const rules::ToldEvent &told = story.told(row);
                if (told.entry ==
                        static_cast<int>(town.session().match().journal().entries.size()) &&
                    !told.reasons.empty() &&
                    std::ranges::count(before, told.gesture->token, &rules::Token::id) > 0)
                    return row;
            }
            return -1;
        };
        for (int acts = 0; acts < 300 && walked() < 0; ++acts) {
            QVERIFY(town.settles());
            before = town.controller().play().view().tokens;
            const auto act = town.session().match().chooseAs({0}, "easy");
            QVERIFY(act && town.controller().perform(*act) && town.settles());
        }
        QVERIFY(walked() >= 0);
        const rules::ToldEvent told = story.told(walked());
        auto *panel = town.page->findChild<StoryPanel *>();
        auto *lines = panel->findChild<QListView *>();
        for (QWidget *up = panel; up != nullptr; up = up->parentWidget()) {
            if (auto *tabs = qobject_cast<QTabWidget *>(up))
                tabs->setCurrentWidget(panel);
        }
        const BoardScene &board = town.page->canvas().board();
        town.controller().aiming().leave();
        QVERIFY(board.overlay().ways().isEmpty());
        emit lines->clicked(lines->model()->index(walked(), 0));
        const QPainterPath drawn = board.overlay().ways();
        takePicture(*town.page, QStringLiteral("match-atz-told-line"));
        const auto from = board.plan().pointOf(told.gesture->places.front());
        const auto to = board.plan().pointOf(told.gesture->places.back());
        QVERIFY(from && to);
        constexpr double kNear = 60;
        QVERIFY(drawn.intersects(QRectF(*from - QPointF(kNear, kNear), QSizeF(120, 120))));
        QVERIFY(drawn.elementCount() >= 6); // whom it goes for as well, and its cost
        town.controller().aiming().point({town.controller().aiming().chosen(), -1, {}});
        QVERIFY(drawn != board.overlay().ways());
    }

    /** Up to four have a button each, in two lines if need be, with its odds. */
    void aQuestionOfFourAnswersHidesNone()
    {
        UiLanguage english(rules::Language::English);
        Town town(skirmish());
        const auto isReaction = [&town] {
            const auto answers = town.controller().aiming().answers();
            return answers.size() == 4 &&
                   answers.front().action.find("\"row\"") != std::string::npos;
        };
        for (int acts = 0; acts < 400 && !isReaction(); ++acts) {
            QVERIFY(town.settles());
            const auto act = town.session().match().chooseAs({0}, "easy");
            QVERIFY(act && town.controller().perform(*act) && town.settles());
        }
        QVERIFY(isReaction());
        QTest::qWait(50);
        const QStringList buttons = town.buttons();
        QVERIFY2(buttons.filter(QStringLiteral("More")).isEmpty(), qPrintable(buttons.join(u'|')));
        QCOMPARE(buttons.filter(QStringLiteral("\n")).size(), 4);
        const auto *bar = town.page->findChild<AnswerBar *>();
        for (const QPushButton *button : bar->findChildren<QPushButton *>())
            QVERIFY(!button->isVisible() || button->geometry().right() <= bar->width());
        takePicture(*town.page, QStringLiteral("match-atz-reaction"));
    }

    /** The chart of the result has all turns as soon as it is there. */
    void theCourseHasTheLastTurn()
    {
        UiLanguage english(rules::Language::English);
        Town town(skirmish());
        for (int acts = 0; acts < 3000 && !town.session().row().isOver; ++acts) {
            QVERIFY(town.settles());
            const auto act = town.session().match().chooseAs({0}, "random");
            if (!act || !town.controller().perform(*act))
                break;
        }
        QVERIFY(town.settles());
        QTRY_VERIFY(town.page->findChild<EndPanel *>() != nullptr);
        const auto course = courseOf(*town.session().match().record(), 1, {0});
        const auto *chart = town.page->findChild<CourseChart *>();
        QCOMPARE(chart->accessibleDescription().split(u'\n').size(),
                 static_cast<qsizetype>(course.size()));
        QCOMPARE(course.back().turn, town.controller().play().view().turn);
        for (std::size_t turn = 0; turn < course.size(); ++turn)
            QCOMPARE(course[turn].turn, static_cast<int>(turn)); // also where nobody was asked
        takePicture(*town.page, QStringLiteral("match-atz-result"));
    }

    void eachWhoMayActHasAButtonBesideTheQuestion()
    {
        UiLanguage english(rules::Language::English);
        Town town(skirmish());
        const auto mayAct = [&town] {
            auto options = town.session().match().options();
            std::erase_if(options, [](const rules::ActionOption &option) {
                return option.action.find("activate") == std::string::npos;
            });
            return options;
        };
        for (int acts = 0; acts < 100 && mayAct().size() < 2; ++acts) {
            QVERIFY(town.settles());
            const auto act = town.session().match().chooseAs({0}, "easy");
            QVERIFY(act && town.controller().perform(*act));
        }
        QVERIFY(town.settles());
        QVERIFY(mayAct().size() >= 2);
        const auto *bar = town.page->findChild<AnswerBar *>();
        const QStringList buttons = town.buttons();
        for (const rules::ActionOption &option : mayAct()) {
            const QString label = town.controller().words().say(option.label);
            QVERIFY2(!buttons.filter(label).isEmpty(), qPrintable(label));
        }
        QVERIFY(bar->findChild<QLabel *>()->width() >= bar->width() / 4);
        takePicture(*town.page, QStringLiteral("match-atz-who-acts"));
        QVERIFY2(town.question().contains(QStringLiteral("Your die is ")),
                 qPrintable(town.question()));
        town.saysWhoMayNotAct(mayAct());
        const rules::ActionOption last = mayAct().back();
        const int acting = town.controller().play().view().acting;
        town.controller().aiming().click(
            {.token = town.controller().aiming().chosen(), .over = last.token});
        QVERIFY(town.settles());
        QVERIFY(acting < 0);
        QCOMPARE(town.controller().play().view().acting, last.token); // by a click on the board
    }
};

WATCHED_TEST(AtzTeamsTest)

} // namespace tst_atzteams

#include "tst_atzteams.moc"
