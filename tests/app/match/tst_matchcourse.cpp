// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/match/besidetabs.h"
#include "app/pages/match/course/course.h"
#include "app/pages/match/course/coursechart.h"
#include "app/pages/match/course/endpanel.h"
#include "app/pages/match/course/holding.h"
#include "app/pages/match/course/replaybar.h"
#include "app/pages/match/figures/figurelist.h"
#include "app/pages/match/figures/scorebar.h"
#include "app/pages/match/figures/tokenmodel.h"
#include "app/pages/match/questions/answerbar.h"
#include "app/pages/match/questions/dicefaces.h"
#include "app/pages/match/story/storypanel.h"
#include "model/text.h"
#include "rules/core/board/standing.h"
#include "rules/core/journal/repeated.h"
#include "tests/support/files/golden.h"
#include "tests/support/library/gamelibrary.h"
#include "tests/support/window/darkpalette.h"
#include "tests/support/window/matchroom.h"

#include <QAbstractItemModelTester>
#include <QAccessible>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QListWidget>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>

namespace tst_matchcourse {

using namespace escarmouche;
using namespace escarmouche::app;
using namespace escarmouche::tests;

namespace {

rules::MatchSetup raid(const std::string &player)
{
    rules::MatchSetup setup = duel(player, player);
    setup.scenario = *sourceFile("resources/scenarios/musg/raid.scenario.json");
    return setup;
}

/** Two machines, of whose bands the heroes are all called alike. */
rules::MatchSetup namesakes(const std::array<std::string, 2> &names = {"Karn", "Vega"})
{
    rules::MatchSetup setup = duel("easy", "easy");
    for (std::size_t seat = 0; seat < setup.seats.size(); ++seat) {
        auto band = *rules::musg::decodeBand(musgCatalogue(), setup.seats[seat].band);
        for (std::size_t at = 0; at < band.members.size(); ++at) {
            if (band.members[at].count == 1)
                band.members[at].name =
                    names[seat] + (at == 0 ? std::string() : " (" + std::to_string(at) + ")");
        }
        band.name = names[seat];
        setup.seats[seat].band = rules::musg::encodeBand(musgCatalogue(), band);
    }
    return setup;
}

int pointsOf(const rules::BoardView &view, int token)
{
    return std::ranges::find(view.tokens, token, &rules::Token::id)->points;
}

/** Of the figures that fell, at the end of a match. */
QListWidget *fallenOf(Room &room)
{
    for (auto *list : room.page->findChild<EndPanel *>()->findChildren<QListWidget *>()) {
        if (list->accessibleName() == QStringLiteral("Out of action, or off the table"))
            return list;
    }
    return nullptr;
}

QString stateIn(const QAbstractItemModel &list, int row)
{
    return list.index(row, TokenModel::States).data().toString();
}

} // namespace

class MatchCourseTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom)); }
    void cleanup() { verifyEventLoopFree(); }

    /** On the board and in the list beside it, and free again where one looks back. */
    void aTakenStoreLooksTaken()
    {
        Room room(raid("person"));
        QVERIFY(room.isSetUp());
        auto view = room.controller().play().view();
        QVERIFY(view.taken.empty());
        auto *list = &room.page->findChild<FigureList *>()->figures();
        QVERIFY(list);
        const int tokens = static_cast<int>(view.tokens.size());
        QCOMPARE(list->rowCount(), tokens + 3);
        BoardCanvas &canvas = room.page->canvas();
        const auto settled = [&] {
            do
                (void)canvas.grab();
            while (!canvas.isPictureWhole());
            return canvas.grab().toImage();
        };
        const QImage before = settled();
        view.taken = {1};
        canvas.showBoard(view);
        list->show(view);
        QVERIFY(settled() != before);
        takePicture(*room.page, QStringLiteral("match-taken"));
        // The pointer over one says its number, and whether there is anything left.
        const auto &marks = room.controller().play().marks();
        const auto told = [&](std::size_t mark) {
            return canvas.board().toldAt(*canvas.board().plan().pointOf(marks[mark].at));
        };
        QVERIFY2(told(0).startsWith(QStringLiteral("Objective 1: 7 points")), qPrintable(told(0)));
        QVERIFY(told(1).startsWith(QStringLiteral("Objective 2, taken: nothing left")));
        QCOMPARE(stateIn(*list, tokens), QString());
        QCOMPARE(stateIn(*list, tokens + 1), QStringLiteral("Taken"));
        QVERIFY(list->index(tokens + 1, TokenModel::Name)
                    .data(Qt::AccessibleTextRole)
                    .toString()
                    .endsWith(QStringLiteral("Taken")));
        view.taken.clear();
        canvas.showBoard(view);
        list->show(view);
        QCOMPARE(stateIn(*list, tokens + 1), QString());
        QVERIFY(settled() == before);
    }

    /** The last act may end a turn, and another one in which the match is over. */
    void theCourseEndsWithTheLastTurn()
    {
        const GameLibrary home;
        const auto atz = std::ranges::find(home.systems, "atz", &rules::RuleSystem::key);
        for (const char *name : {"a-few-bullets", "firefight-alone", "two-in-a-skirmish"}) {
            const auto journal =
                rules::decodeJournal(goldenText("atz/" + std::string(name) + ".journal", {}));
            const auto record = atz->matches->open(journal.value());
            const auto course = courseOf(**record, 1, rules::kNoSeat);
            QCOMPARE(course.back().turn, (*record)->steps().back().turn);
            for (std::size_t at = 1; at < course.size(); ++at)
                QVERIFY(course[at].turn > course[at - 1].turn);
        }
    }

    void tellsTheCourseTurnByTurn_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("en") << QStringLiteral("en");
        QTest::newRow("fr") << QStringLiteral("fr");
    }

    void tellsTheCourseTurnByTurn()
    {
        QFETCH(QString, language);
        UiLanguage ui(*languageOfCode(language));
        Room room(raid("easy"));
        QVERIFY(QTest::qWaitFor([&] { return room.session().row().isOver; }, 60'000));
        QTRY_VERIFY(room.page->findChild<EndPanel *>());
        auto *chart = room.page->findChild<CourseChart *>();
        QVERIFY(chart);
        const auto &course = chart->course();
        QVERIFY(course.size() > 2);
        const auto view = room.controller().play().view();
        QCOMPARE(course.back().turn, view.turn);
        for (int seat = 0; seat < 2; ++seat) {
            int points = 0;
            for (const rules::Counter &counter : view.counters)
                points += counter.owner.value == seat ? counter.value : 0;
            QCOMPARE(course.back().scores[static_cast<std::size_t>(seat)], points);
            QVERIFY(course.back().points[static_cast<std::size_t>(seat)] <=
                    course.front().points[static_cast<std::size_t>(seat)]);
        }
        // What the end of a turn gives counts in that turn, not in the next.
        const auto record = room.session().branches().record();
        const auto words = record->words();
        for (std::size_t at = 0; at + 1 < course.size(); ++at) {
            const auto &steps = record->steps();
            const auto next = std::ranges::find_if(
                steps, [&](const auto &step) { return step.turn > course[at].turn; });
            const auto after = record->view(static_cast<std::size_t>(next - steps.begin()),
                                            room.controller().play().player());
            QCOMPARE(course[at].scores[0], rules::scoreOf(after, words, {0}));
            QCOMPARE(course[at].scores[1], rules::scoreOf(after, words, {1}));
        }
        // PV are the wound points alone.
        for (const auto *label : room.page->findChild<ScoreBar *>()->findChildren<QLabel *>())
            QVERIFY2(!label->text().contains(QStringLiteral("PV")), qPrintable(label->text()));
        QAccessibleInterface *spoken = QAccessible::queryAccessibleInterface(chart);
        QVERIFY(spoken);
        QCOMPARE(spoken->role(), QAccessible::Chart);
        QVERIFY(spoken->text(QAccessible::Name).contains(chart->told(chart->chosen())));
        for (std::size_t turn = 0; turn < course.size(); ++turn)
            QVERIFY(spoken->text(QAccessible::Description).contains(chart->told(turn)));
        takePicture(*room.page, QStringLiteral("match-course-%1").arg(language));
    }

    /** "Result at once" plays on without a pause, "turns" shows no act. */
    void machinesAreShownAsWished_data()
    {
        using Machines = BoardOptions::Machines;
        QTest::addColumn<Machines>("machines");
        QTest::newRow("result at once") << Machines::Result;
        QTest::newRow("turns") << Machines::Turns;
    }

    void machinesAreShownAsWished()
    {
        QFETCH(const BoardOptions::Machines, machines);
        GameLibrary house;
        const auto library = house.open();
        MatchPage page(begin(*library, duel("easy", "easy"), {}), Units{});
        QSignalSpy animated(&page.canvas(), &BoardCanvas::animationEnded);
        page.setBoardOptions({.speed = 400, .machines = machines});
        page.resize(1280, 660);
        page.show();
        const bool isWhole = machines == BoardOptions::Machines::Result;
        const auto isThere = [&] {
            return isWhole ? page.session().row().isOver : page.canvas().board().view().turn > 1;
        };
        QVERIFY(QTest::qWaitFor(isThere, 60'000));
        QCOMPARE(animated.size(), 0);
        if (isWhole)
            QTRY_VERIFY(page.findChild<EndPanel *>());
    }

    void lettersStandAtTheirLines()
    {
        using Heights = std::vector<double>;
        QCOMPARE(CourseChart::letterHeights({50, 10}, 16), (Heights{50, 10}));
        QCOMPARE(CourseChart::letterHeights({12, 10}, 16), (Heights{26, 10}));
        QCOMPARE(CourseChart::letterHeights({10, 10, 40}, 16), (Heights{10, 26, 42}));
    }

    void aRematchAsksWhoPlays()
    {
        Room room(duel("easy", "easy"));
        QVERIFY(QTest::qWaitFor([&] { return room.session().row().isOver; }, 60'000));
        QTRY_VERIFY(room.page->findChild<EndPanel *>());
        QSignalSpy made(room.page.get(), &MatchPage::matchWanted);
        const auto ask = [&](bool goesOn) {
            QTimer::singleShot(0, room.page.get(), [goesOn] {
                auto *dialog = QApplication::activeModalWidget();
                QVERIFY(dialog);
                auto *box = dialog->findChildren<QComboBox *>().back();
                QCOMPARE(box->currentData().toString(), QStringLiteral("easy"));
                box->setCurrentIndex(box->findData(QString::fromLatin1(rules::kPerson)));
                takePicture(*dialog, QStringLiteral("match-rematch-en"));
                auto *buttons = dialog->findChild<QDialogButtonBox *>();
                buttons->button(goesOn ? QDialogButtonBox::Ok : QDialogButtonBox::Cancel)->click();
            });
            emit room.page->findChild<EndPanel *>()->rematchWanted();
        };
        ask(false);
        QCOMPARE(made.size(), 0);
        ask(true);
        QCOMPARE(made.size(), 1);
        const auto rows = room.library->matches().list();
        const auto again = std::ranges::find(*rows, toUtf8(made.front().front().toString()),
                                             &model::GameRow::uuid);
        QCOMPARE(again->seats.front().player, std::string("easy"));
        QCOMPARE(again->seats.back().player, std::string(rules::kPerson));
    }

    void whoFellIsListedInOrderAndLeadsThere()
    {
        Room room(duel("easy", "easy"));
        QVERIFY(QTest::qWaitFor([&] { return room.session().row().isOver; }, 60'000));
        QTRY_VERIFY(room.page->findChild<EndPanel *>());
        QListWidget *fallen = fallenOf(room);
        QVERIFY(fallen && fallen->count() > 1);
        const auto entryOf = [&](int row) { return fallen->item(row)->data(Qt::UserRole).toInt(); };
        for (int row = 0; row < fallen->count(); ++row) {
            QVERIFY(entryOf(row) > 0);
            QVERIFY(row == 0 || entryOf(row) >= entryOf(row - 1));
        }
        for (const int width : {1280, 1000}) { // all of them are seen, however their words wrap
            room.page->resize(width, 720);
            QCoreApplication::processEvents();
            QVERIFY(fallen->viewport()->rect().contains(fallen->visualItemRect(fallen->item(0))));
            QVERIFY(fallen->viewport()->rect().contains(
                fallen->visualItemRect(fallen->item(fallen->count() - 1))));
        }
        emit fallen->itemActivated(fallen->item(1));
        auto *bar = room.page->findChild<ReplayBar *>();
        QVERIFY(bar->isOpen());
        QCOMPARE(bar->entry(), entryOf(1));
    }

    /** Until one looks at the board, and again when one comes back from there. */
    void theResultTakesThePage()
    {
        Room room(duel("easy", "easy"));
        QVERIFY(QTest::qWaitFor([&] { return room.session().row().isOver; }, 60'000));
        QTRY_VERIFY(room.page->findChild<EndPanel *>());
        auto *result = room.page->findChild<EndPanel *>();
        const BoardCanvas &board = room.page->canvas();
        QTRY_VERIFY(result->isVisible() && !board.isVisible());
        QCOMPARE(result->size(), room.page->size());
        QSignalSpy said(room.page.get(), &MatchPage::said);
        QTest::keyClick(result, Qt::Key_K); // one advised act too many
        QCOMPARE(said.count(), 0);
        takePictures(*room.page, QStringLiteral("match-result"));
        emit result->boardWanted();
        QVERIFY(board.isVisible() && !result->isVisible());
        QVERIFY(room.page->findChild<ReplayBar *>()->isAncestorOf(QApplication::focusWidget()));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QTRY_VERIFY(result->isVisible() && !board.isVisible());
        emit result->boardWanted();
        auto *log = room.page->findChild<StoryPanel *>(); // opens at its end
        room.page->panels().tabs->setCurrentWidget(log);
        const auto *lines = log->findChild<QListView *>();
        QTRY_VERIFY(lines->isVisible() && lines->verticalScrollBar()->maximum() > 0);
        QTRY_COMPARE(lines->verticalScrollBar()->value(), lines->verticalScrollBar()->maximum());
    }

    /** In the list beside the table: an objective by its number where only one brings as much. */
    void theResultTellsWhatPointsWereFor()
    {
        Room room(duel("easy", "easy"));
        QVERIFY(QTest::qWaitFor([&] { return room.session().row().isOver; }, 60'000));
        const rules::SeatId viewer = room.controller().play().player();
        const auto record = room.session().branches().record();
        const auto gains = gainsOf(*record, viewer, room.session().rules().phrases());
        QVERIFY(!gains.empty());
        std::int64_t all = 0, scored = 0;
        for (const Gain &gain : gains)
            all += std::get<std::int64_t>(*rules::valueNamed(gain.told, "points"));
        for (const rules::SeatReport &seat : room.session().match().report().seats)
            scored += rules::totalScore(seat);
        QCOMPARE(all, scored);
    }

    /** Whose figures alone stand there, or that several do. */
    void whoHoldsAnObjectiveIsKnown()
    {
        rules::BoardView view;
        rules::Cast cast;
        for (const auto &[id, seat, x] : {std::tuple(0, 0, 0), {1, 0, 1000}, {2, 1, 1010}}) {
            rules::Token token;
            token.id = id;
            token.owner = {static_cast<std::int8_t>(seat)};
            token.place = rules::TablePlace{x, 0, 0};
            token.points = 1;
            view.tokens.push_back(token);
        }
        std::vector<rules::GroundMark> marks(4);
        for (int number = 0; number < 4; ++number) {
            marks[static_cast<std::size_t>(number)].id = number;
            marks[static_cast<std::size_t>(number)].at = rules::TablePlace{1000 * number, 0, 0};
            marks[static_cast<std::size_t>(number)].radius = 100;
        }
        const auto held = heldOn(marks, view, cast, {});
        QCOMPARE(held.size(), std::size_t{2});
        QCOMPARE(held[0].number, 1);
        QCOMPARE(held[0].seat, rules::SeatId{0});
        QCOMPARE(held[1].number, 2);
        QVERIFY(!held[1].seat.valid());
        view.taken = {0};
        QCOMPARE(heldOn(marks, view, cast, {}).front().number, 2);
        view.tokens.back().states = 1; // who flees holds nothing
        view.tokens.back().place = view.tokens.front().place;
        view.tokens.back().owner = {1};
        view.taken.clear();
        rules::StateWord flees;
        flees.bit = 1;
        flees.isOutOfIt = true;
        QVERIFY(!heldOn(marks, view, cast, {}).front().seat.valid());
        QCOMPARE(heldOn(marks, view, cast, {flees}).front().seat, rules::SeatId{0});
        marks.front().label.values = {{"zone", std::int64_t{1}}}; // of one side alone
        QCOMPARE(heldOn(marks, view, cast, {flees}).front().number, 2);
    }

    /** All that fell in the moment shown, and none of another. */
    void aReplayShowsTheDiceOfItsMoment()
    {
        Room room(duel("easy", "easy"));
        QVERIFY(QTest::qWaitFor([&] { return room.session().row().isOver; }, 60'000));
        room.key(Qt::Key_R, Qt::ControlModifier | Qt::ShiftModifier);
        auto *bar = room.page->findChild<ReplayBar *>();
        const auto *dice = bar->findChild<DiceFaces *>();
        const auto &record = bar->record();
        bool any = false, none = false;
        for (std::size_t step = 0; step < record.steps().size(); ++step) {
            bar->goTo(step);
            const bool threw =
                std::ranges::any_of(record.thrown(step), [](const rules::Thrown &thrown) {
                    return !thrown.answer.faces.empty();
                });
            QCOMPARE(dice->sizeHint().width() > 0, threw);
            (threw ? any : none) = true;
        }
        QVERIFY(any && none);
        QVERIFY(dice->sizeHint().width() < room.page->width() / 2);
    }

    /** What there is no room for is a scroll away, and the board stays as high as it is. */
    void aReplayTellsAllOfItsMoment()
    {
        Room room(duel("person", "person"));
        QVERIFY(room.isSetUp());
        room.key(Qt::Key_R, Qt::ControlModifier | Qt::ShiftModifier);
        auto *bar = room.page->findChild<ReplayBar *>();
        auto *area = bar->findChild<QScrollArea *>();
        QVERIFY(area);
        const auto *told = qobject_cast<QLabel *>(area->widget());
        const QScrollBar *scroll = area->verticalScrollBar();
        bar->tell({QStringLiteral("One line")});
        QTest::qWait(50); // until all is laid out
        QCOMPARE(scroll->maximum(), 0);
        const int height = room.page->canvas().height();
        QStringList lines;
        for (int line = 0; line < 20; ++line)
            lines
                << QStringLiteral("Ragnar strikes with his axe and takes %1 PV of many").arg(line);
        bar->tell(lines);
        for (const QString &line : lines)
            QVERIFY2(told->text().contains(line), qPrintable(told->text()));
        QTRY_VERIFY(scroll->isVisible() && scroll->maximum() > 0);
        QTRY_VERIFY(told->height() >= told->heightForWidth(told->width()));
        QCOMPARE(room.page->canvas().height(), height);
        area->verticalScrollBar()->setValue(scroll->maximum());
        bar->tell(lines.mid(1));
        QCOMPARE(scroll->value(), 0); // each moment from its beginning
    }

    /** Not the moment of another whose name begins alike. */
    void whoFellIsNoNamesake()
    {
        Room room(namesakes());
        QVERIFY(QTest::qWaitFor([&] { return room.session().row().isOver; }, 60'000));
        QTRY_VERIFY(room.page->findChild<EndPanel *>());
        const QListWidget *fallen = fallenOf(room);
        QVERIFY(fallen && fallen->count() > 1);
        const auto record = room.session().branches().record();
        const auto &steps = record->steps();
        const rules::SeatId viewer = room.controller().play().player();
        for (int row = 0; row < fallen->count(); ++row) {
            if (fallen->item(row)->text().contains(QStringLiteral(" leaves the table with ")))
                continue;
            const auto &members = room.controller().play().cast().members;
            const auto victim = std::ranges::find_if(members, [&](const auto &member) {
                return fallen->item(row)->text().endsWith(
                    QStringLiteral("puts %1 out of action").arg(toQString(member.name.en)));
            });
            QVERIFY2(victim != members.end(), qPrintable(fallen->item(row)->text()));
            const auto during =
                std::ranges::equal_range(steps, fallen->item(row)->data(Qt::UserRole).toInt(), {},
                                         &rules::RecordStep::entry);
            QVERIFY(!during.empty());
            const auto first = static_cast<std::size_t>(during.begin() - steps.begin());
            QVERIFY(first > 0);
            QVERIFY(pointsOf(record->view(first - 1, viewer), victim->token) > 0);
            QVERIFY(pointsOf(record->view(first + during.size() - 1, viewer), victim->token) <= 0);
            auto fell = first;
            while (pointsOf(record->view(fell, viewer), victim->token) > 0)
                ++fell;
            // In the turn that was played, though the act may have ended it.
            const QString turn = QStringLiteral("Turn %1").arg(steps[fell - 1].turn);
            QVERIFY2(fallen->item(row)->text().startsWith(turn),
                     qPrintable(fallen->item(row)->text() + u' ' + turn));
        }
    }

    /** Whose figure it is, where both sides have one of that name: in one pair of brackets, though
       a band is called as a figure. */
    void aSharedNameIsToldWithItsBand()
    {
        Room room(namesakes({"Karn", "Karn"}));
        QVERIFY(QTest::qWaitFor([&] { return room.session().row().isOver; }, 60'000));
        QTRY_VERIFY(room.page->findChild<EndPanel *>());
        const QListWidget *fallen = fallenOf(room);
        QVERIFY(fallen && fallen->count() > 1);
        bool isTold = false;
        for (int row = 0; row < fallen->count(); ++row) {
            const QString text = fallen->item(row)->text();
            isTold = isTold || text.contains(u')');
            QVERIFY2(!text.contains(QStringLiteral("band)")), qPrintable(text));
        }
        QVERIFY(isTold);
    }

    void aTurnOfTheChartLeadsToItsMoment()
    {
        Room room(duel("easy", "easy"));
        QVERIFY(QTest::qWaitFor([&] { return room.session().row().isOver; }, 60'000));
        QTRY_VERIFY(room.page->findChild<CourseChart *>());
        auto *chart = room.page->findChild<CourseChart *>();
        QTest::keyClick(chart, Qt::Key_Home);
        QTest::keyClick(chart, Qt::Key_Right);
        QCOMPARE(chart->chosen(), std::size_t{1});
        QTest::keyClick(chart, Qt::Key_Return);
        auto *bar = room.page->findChild<ReplayBar *>();
        QVERIFY(bar->isOpen());
        QCOMPARE(bar->entry(), chart->course()[1].entry);
        QCOMPARE(room.page->canvas().board().view().turn, 2); // the act that ended the first
        QTest::mouseClick(chart, Qt::LeftButton, {}, {chart->width() - 2, 20});
        QCOMPARE(bar->entry(), chart->course().back().entry);
    }

    /** What a machine does next waits until one has seen what it did before. */
    void machinesWaitForWhoLooksOn()
    {
        Room room(duel("person", "easy"));
        room.page->canvas().setOptions({.speed = BoardOptions::kSlowest});
        QVERIFY(QTest::qWaitFor([&] {
            if (room.session().waits() == MatchWaits::Machine)
                return true;
            if (!room.session().pending() && room.controller().play().isAsked()) {
                const auto act =
                    room.session().match().chooseAs(room.controller().play().player(), "easy");
                if (act)
                    (void)room.controller().perform(*act);
            }
            return false;
        }));
        int most = 0;
        std::size_t before = room.session().match().journal().entries.size();
        QSignalSpy told(&room.session(), &model::MatchSession::stepDone);
        for (int look = 0; look < 40; ++look) {
            QTest::qWait(5);
            const auto now = room.session().match().journal().entries.size();
            most = std::max(most, static_cast<int>(now - before));
            before = now;
        }
        QVERIFY2(most <= 1, qPrintable(QString::number(most)));
    }

    void machinesWaitWhileOneLooksBack()
    {
        Room room(duel("person", "person"));
        QVERIFY(room.isSetUp());
        room.key(Qt::Key_R, Qt::ControlModifier | Qt::ShiftModifier);
        auto *bar = room.page->findChild<ReplayBar *>();
        QVERIFY(bar->isOpen());
        bar->goTo(0);
        const auto &entries = room.session().match().journal().entries;
        const auto before = entries.size();
        for (int seat = 0; seat < 2; ++seat)
            QVERIFY(
                room.controller().hand({static_cast<std::int8_t>(seat)}, QStringLiteral("easy")));
        QTest::qWait(100);
        QCOMPARE(entries.size(), before);
        QCOMPARE(room.page->canvas().board().view().turn, 0);
        bar->close();
        QTRY_VERIFY(entries.size() > before + 3);
    }

    void skippingLeadsToTheNextQuestion()
    {
        Room room(duel("person", "easy"));
        room.page->canvas().setOptions({.speed = BoardOptions::kSlowest});
        QVERIFY(room.isSetUp());
        const auto before = room.session().match().journal().entries.size();
        const auto isAskedAndShown = [&] {
            room.key(Qt::Key_Escape);
            QCoreApplication::processEvents();
            room.endsByKey();
            return room.session().match().journal().entries.size() > before + 40;
        };
        QVERIFY(QTest::qWaitFor(isAskedAndShown, 60'000));
    }

    void nothingIsAnsweredWhileItIsShown()
    {
        Room room(duel("person", "person"));
        QVERIFY(room.settles());
        const auto before = room.session().match().journal().entries.size();
        room.page->canvas().setOptions({.speed = BoardOptions::kSlowest});
        auto *bar = room.page->findChild<AnswerBar *>();
        const auto *asked = bar->findChild<QLabel *>();
        const QString question = asked->text();
        bar->setShowing(true);
        QVERIFY(asked->text() != question); // nobody is asked yet
        for (const QPushButton *button : bar->findChildren<QPushButton *>()) {
            if (button->isVisible())
                QCOMPARE(button->isEnabled(), button->text().contains(QStringLiteral("Esc")));
        }
        room.key(Qt::Key_N);
        QCOMPARE(room.session().match().journal().entries.size(), before);
        bar->setShowing(false);
        QCOMPARE(asked->text(), question);
    }
};

WATCHED_TEST(MatchCourseTest)

} // namespace tst_matchcourse

#include "tst_matchcourse.moc"
