// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/boardcanvas.h"
#include "app/match/aimpanel.h"
#include "app/match/answerbar.h"
#include "app/match/endpanel.h"
#include "app/match/matchpage.h"
#include "app/match/quickmatchdialog.h"
#include "app/match/tokenmodel.h"
#include "app/text/uilanguage.h"
#include "model/match/quickmatch.h"
#include "model/text.h"
#include "tests/support/eventloopwatchdog.h"
#include "tests/support/gamelibrary.h"
#include "tests/support/pictures.h"

#include <QAbstractItemModelTester>
#include <QListWidget>
#include <QPushButton>
#include <QTableView>
#include <QTest>

#include <algorithm>

using namespace escarmouche;
using namespace escarmouche::app;
using namespace escarmouche::tests;
using model::MatchWaits;

namespace {

rules::MatchSetup duel(const std::string &one, const std::string &other)
{
    rules::MatchSetup setup = seeded(musgSetup(0, "easy"), 7, true);
    setup.seats[0].player = one;
    setup.seats[1].player = other;
    return setup;
}

/** A page on a match, without animations. */
struct Room {
    UiLanguage language{uiLanguage()};
    GameLibrary house;
    std::unique_ptr<model::Library> library = house.open();
    std::unique_ptr<MatchPage> page;

    explicit Room(const rules::MatchSetup &setup)
    {
        page = std::make_unique<MatchPage>(begin(*library, setup), Units{});
        page->canvas().setOptions({.animated = false});
        page->resize(1280, 660);
        page->show();
        page->setFocus();
        [[maybe_unused]] const bool shown = QTest::qWaitForWindowExposed(page.get());
    }
    ~Room() { page.reset(); }

    model::MatchSession &session() { return page->session(); }
    MatchController &controller() { return page->controller(); }
    void key(int key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(&page->canvas(), static_cast<Qt::Key>(key), modifiers);
    }
    /** Somebody is asked and all was shown, or it is over. */
    bool settles()
    {
        return QTest::qWaitFor(
            [this] {
                const MatchWaits waits = session().waits();
                return !session().pending() && waits != MatchWaits::Machine;
            },
            20'000);
    }
};

} // namespace

class MatchPageTest : public QObject
{
    Q_OBJECT

private slots:
    void cleanup() { verifyEventLoopFree(); }
    void asksAndShows_data();
    void asksAndShows();
    void placesAllForMe();
    void clickActivatesAndMoves();
    void tellsWhyNot();
    void listsEveryFigure();
    void playsAWholeMatchByKeys();
    void undoesAndRedoes();
    void goesOnAfterClosing();
    void asksForAQuickMatch_data();
    void asksForAQuickMatch();
};

void MatchPageTest::asksAndShows_data()
{
    QTest::addColumn<QString>("language");
    QTest::newRow("en") << QStringLiteral("en");
    QTest::newRow("fr") << QStringLiteral("fr");
}

void MatchPageTest::asksAndShows()
{
    QFETCH(QString, language);
    UiLanguage ui(*languageOfCode(language));
    Room room(duel("person", "person"));
    QVERIFY(room.settles());
    QVERIFY(room.controller().isAsked());
    QVERIFY(!room.controller().answers().empty());
    QCOMPARE(room.page->title(), QStringLiteral("Karnash – Sylvaran"));
    takePicture(*room.page, QStringLiteral("match-setup-%1").arg(language));
    for (int presses = 0; presses < 6 && room.controller().isSettingUp(); ++presses) {
        room.key(Qt::Key_P);
        QVERIFY(room.settles());
    }
    QVERIFY(!room.controller().isSettingUp());
    takePicture(*room.page, QStringLiteral("match-turn-%1").arg(language));
}

void MatchPageTest::placesAllForMe()
{
    Room room(duel("person", "easy"));
    QVERIFY(room.settles());
    for (int tries = 0; tries < 4 && room.controller().isSettingUp(); ++tries) {
        room.key(Qt::Key_P);
        QVERIFY(room.settles());
    }
    QVERIFY(!room.controller().isSettingUp());
    for (const rules::Token &token : room.controller().view().tokens)
        QVERIFY(std::holds_alternative<rules::TablePlace>(token.place));
}

void MatchPageTest::clickActivatesAndMoves()
{
    Room room(duel("person", "easy"));
    QVERIFY(room.settles());
    while (room.controller().isSettingUp()) {
        room.controller().placeAll();
        QVERIFY(room.settles());
    }
    MatchController &match = room.controller();
    const auto view = match.view();
    const auto mine = std::ranges::find(view.tokens, match.player(), &rules::Token::owner);
    match.point({-1, mine->id, mine->place});
    QVERIFY(match.aim().offer());
    match.click({-1, mine->id, mine->place});
    QVERIFY(room.settles());
    QCOMPARE(match.view().acting, mine->id);
    QCOMPARE(match.chosen(), mine->id);
    auto goal = std::get<rules::TablePlace>(mine->place);
    goal.y += goal.y < 1'600 ? 200 : -200;
    match.point({mine->id, -1, goal});
    QVERIFY(match.aim().offer() && match.aim().offer()->isAllowed());
    QVERIFY(match.aim().preview);
    QVERIFY(!match.aim().overlay.lines.empty());
    match.click({mine->id, -1, goal});
    QVERIFY(room.settles());
    const auto after = match.view();
    QVERIFY(!(after.tokens[static_cast<std::size_t>(mine->id)].place == mine->place));
    takePicture(*room.page, QStringLiteral("match-acting"));
}

void MatchPageTest::tellsWhyNot()
{
    Room room(duel("person", "person"));
    QVERIFY(room.settles());
    MatchController &match = room.controller();
    while (match.isSettingUp()) {
        match.placeAll();
        QVERIFY(room.settles());
    }
    const auto view = match.view();
    const auto mine = std::ranges::find(view.tokens, match.player(), &rules::Token::owner);
    match.click({-1, mine->id, mine->place});
    QVERIFY(room.settles());
    const auto foe = std::ranges::find_if(
        view.tokens, [&](const rules::Token &token) { return token.owner != match.player(); });
    match.point({mine->id, foe->id, foe->place});
    for (const rules::Offer &offer : match.aim().offers) {
        if (offer.refusal)
            QVERIFY(!match.say(rules::whyRefused(*offer.refusal)).startsWith(u'['));
    }
    QVERIFY(!match.aim().sighting.lines.empty());
    takePicture(*room.page, QStringLiteral("match-aim"));
}

void MatchPageTest::listsEveryFigure()
{
    Room room(duel("person", "person"));
    QVERIFY(room.settles());
    auto *list = room.page->findChild<QTableView *>();
    QVERIFY(list);
    QAbstractItemModelTester tester(list->model(),
                                    QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(list->model()->rowCount(), static_cast<int>(room.controller().view().tokens.size()));
    const QString told =
        list->model()->index(0, TokenModel::Name).data(Qt::AccessibleTextRole).toString();
    QVERIFY(told.contains(QStringLiteral("Karnash")));
}

void MatchPageTest::playsAWholeMatchByKeys()
{
    Room room(duel("person", "easy"));
    MatchController &match = room.controller();
    int moved = 0;
    for (int step = 0; step < 3'000 && !room.session().row().isOver; ++step) {
        QVERIFY(room.settles());
        if (!match.isAsked())
            break;
        const auto before = room.session().row().entries;
        if (match.isSettingUp()) {
            room.key(Qt::Key_P);
        } else if (match.view().acting < 0) {
            room.key(Qt::Key_Tab); // the next of mine
            room.key(Qt::Key_Return);
        } else if (step % 3 == 0) {
            room.key(Qt::Key_Right);
            room.key(Qt::Key_Right);
            room.key(Qt::Key_Return);
            ++moved;
        }
        QVERIFY(room.settles());
        if (room.session().row().entries == before)
            room.key(Qt::Key_N);
    }
    QVERIFY(room.session().row().isOver);
    QVERIFY(moved > 3);
    QTRY_VERIFY(room.page->findChild<EndPanel *>());
    takePicture(*room.page, QStringLiteral("match-end"));
}

void MatchPageTest::undoesAndRedoes()
{
    Room room(duel("person", "person"));
    QVERIFY(room.settles());
    const auto before = room.controller().view();
    const auto answers = room.controller().answers();
    QVERIFY(!answers.empty());
    QVERIFY(room.controller().perform(answers.front().action));
    QVERIFY(room.settles());
    QVERIFY(room.session().canUndo());
    room.key(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(room.settles());
    QVERIFY(room.controller().view() == before);
    QVERIFY(room.session().canRedo());
}

void MatchPageTest::goesOnAfterClosing()
{
    Room room(duel("person", "easy"));
    QVERIFY(room.settles());
    room.controller().placeAll();
    QVERIFY(room.settles());
    const std::string uuid = room.session().uuid();
    const auto view = room.controller().view();
    QVERIFY(room.session().flush());
    room.page.reset();
    auto again = room.library->openMatch(uuid);
    QVERIFY(again);
    room.page = std::make_unique<MatchPage>(std::move(*again), Units{});
    QVERIFY(room.settles());
    QVERIFY(room.controller().view() == view);
}

void MatchPageTest::asksForAQuickMatch_data()
{
    asksAndShows_data();
}

void MatchPageTest::asksForAQuickMatch()
{
    QFETCH(QString, language);
    UiLanguage ui(*languageOfCode(language));
    GameLibrary house;
    const auto library = house.open();
    const auto quick = model::QuickMatch::of(house.systems, "musg", library.get());
    QVERIFY(quick);
    QuickMatchDialog dialog(*quick, *library->matchRules("musg"), Units{});
    dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    QVERIFY(dialog.width() <= 1280 && dialog.height() <= 680);
    takePicture(dialog, QStringLiteral("quick-match-%1").arg(language));
    QTest::keyClick(&dialog, Qt::Key_Return);
    QCOMPARE(dialog.result(), static_cast<int>(QDialog::Accepted));
    QVERIFY(library->beginMatch(dialog.setup(), dialog.typing()));
}

WATCHED_MAIN(MatchPageTest)
#include "tst_matchpage.moc"
