// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/forms/fields/matchoptionsdialog.h"
#include "app/pages/board/boardcanvas.h"
#include "app/pages/match/course/endpanel.h"
#include "app/pages/match/figures/figurelist.h"
#include "app/pages/match/figures/tokenmodel.h"
#include "app/pages/match/matchpage.h"
#include "app/pages/match/questions/aimpanel.h"
#include "app/pages/match/questions/answerbar.h"
#include "app/pages/match/questions/lastactbar.h"
#include "app/pages/match/start/quickmatchdialog.h"
#include "app/words/language/uilanguage.h"
#include "model/match/setup/quickmatch.h"
#include "model/text.h"
#include "tests/support/musg/slowmachine.h"
#include "tests/support/window/eventloopwatchdog.h"
#include "tests/support/window/matchroom.h"
#include "tests/support/window/pictures.h"

#include <QAbstractItemModelTester>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>

#include <algorithm>

namespace tst_matchpage {

using namespace escarmouche;
using namespace escarmouche::app;
using namespace escarmouche::tests;
using model::MatchWaits;

namespace {

/** Points at a place near by that a walk leads to; at the last one tried where there is none. */
rules::TablePlace placeToWalkTo(MatchController &match, int token, const rules::TablePlace &from)
{
    constexpr std::pair<int, int> kSteps[] = {{0, 200}, {0, -200}, {200, 0}, {-200, 0}};
    rules::TablePlace goal = from;
    for (const auto &[x, y] : kSteps) {
        goal = {from.x + x, from.y + y, from.z};
        match.aiming().point({token, -1, goal});
        const rules::Offer *offer = match.aiming().aim().offer();
        if (offer && offer->isAllowed() && offer->action.find("walk") != std::string::npos)
            break;
    }
    return goal;
}

/** The figure that acts once all is set up; -1: none does. */
int acting(Room &room)
{
    MatchController &match = room.controller();
    if (!room.isSetUp() ||
        !match.perform(*room.session().match().chooseAs(match.play().player(), "easy")) ||
        !room.settles())
        return -1;
    return match.play().view().acting;
}

/** Plays as a machine would, people typing the dice, until a figure is asked for its own. */
bool asksAFigureForDice(Room &room)
{
    for (int seat = 0; seat < 2; ++seat) {
        if (!room.session().setTypesDice({static_cast<std::int8_t>(seat)}, true))
            return false;
    }
    const auto throwAny = [&](int act) { // never the same twice: ties are thrown again
        const rules::Roll roll = room.session().match().awaited().roll;
        return room.controller().typeDice(
            std::vector<std::uint8_t>(roll.count, static_cast<std::uint8_t>(1 + act % 6)));
    };
    for (int act = 0; act < 500 && room.settles(); ++act) {
        QCoreApplication::processEvents();
        if (room.session().waits() != MatchWaits::Dice) {
            const auto choice =
                room.session().match().chooseAs(room.controller().play().player(), "easy");
            if (!choice || !room.controller().perform(*choice))
                return false;
        } else if (!room.controller().words().askedAbout("who").isEmpty()) {
            return true;
        } else if (!throwAny(act)) {
            return false;
        }
    }
    return false;
}

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
    void whoseWasTakenBackIsPlacedNext();
    void goesOnAfterClosing();
    void closesWhileAMachineThinks();
    void offersTheShotOfAReaction();
    void tellsWhatAnEndWouldWasteFirst_data();
    void tellsWhatAnEndWouldWasteFirst();
    void keepsTheKeyboardAfterAnAnswer();
    void saysWhyAFigureIsNotActivatedAgain();
    void asksForDiceInWords();
    void namesASideOnceWhereTheOtherHasThatNameToo();
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
    QVERIFY(room.controller().play().isAsked());
    QVERIFY(!room.controller().aiming().answers().empty());
    QCOMPARE(room.page->title(), QStringLiteral("Karnash – Sylvaran"));
    takePicture(*room.page, QStringLiteral("match-setup-%1").arg(language));
    for (int presses = 0; presses < 6 && room.controller().play().isSettingUp(); ++presses) {
        room.key(Qt::Key_P);
        QVERIFY(room.settles());
    }
    QVERIFY(!room.controller().play().isSettingUp());
    takePicture(*room.page, QStringLiteral("match-turn-%1").arg(language));
}

void MatchPageTest::placesAllForMe()
{
    Room room(duel("person", "easy"));
    QVERIFY(room.settles());
    for (int tries = 0; tries < 4 && room.controller().play().isSettingUp(); ++tries) {
        room.key(Qt::Key_P);
        QVERIFY(room.settles());
    }
    QVERIFY(!room.controller().play().isSettingUp());
    for (const rules::Token &token : room.controller().play().view().tokens)
        QVERIFY(std::holds_alternative<rules::TablePlace>(token.place));
}

void MatchPageTest::clickActivatesAndMoves()
{
    UiLanguage english(rules::Language::English);
    Room room(duel("person", "easy"));
    QVERIFY(room.settles());
    while (room.controller().play().isSettingUp()) {
        room.controller().placeAll();
        QVERIFY(room.settles());
    }
    MatchController &match = room.controller();
    const auto view = match.play().view();
    const auto mine = std::ranges::find(view.tokens, match.play().player(), &rules::Token::owner);
    match.aiming().point({-1, mine->id, mine->place});
    QVERIFY(match.aiming().aim().offer());
    room.clickTwice({-1, mine->id, mine->place});
    QVERIFY(room.settles());
    QCOMPARE(match.play().view().acting, mine->id);
    QCOMPARE(match.aiming().chosen(), mine->id);
    const auto goal = placeToWalkTo(match, mine->id, std::get<rules::TablePlace>(mine->place));
    QVERIFY(match.aiming().aim().offer() && match.aiming().aim().offer()->isAllowed());
    QVERIFY(match.aiming().aim().preview);
    QVERIFY(!match.aiming().aim().overlay.lines.empty());
    room.clickTwice({mine->id, -1, goal});
    QVERIFY(room.settles());
    // Somebody may shoot at it as it sets out: it goes on.
    while (room.session().match().question().key == "ask-go-on") {
        QVERIFY(match.perform(match.aiming().answers().front().action));
        QVERIFY(room.settles());
    }
    const auto after = match.play().view();
    QVERIFY(!(after.tokens[static_cast<std::size_t>(mine->id)].place == mine->place));
    takePicture(*room.page, QStringLiteral("match-acting"));
    // What is undone is named by the walk, not by what it cost.
    const auto &entries = room.session().match().journal().entries;
    const auto walk = std::ranges::find_if(
        entries, [](const auto &entry) { return entry.action.find("walk") != std::string::npos; });
    QVERIFY(walk != entries.end());
    const QString told = match.words().toldOf(static_cast<int>(walk - entries.begin()) + 1);
    QVERIFY2(told.contains(QStringLiteral("walks")), qPrintable(told));
}

void MatchPageTest::tellsWhyNot()
{
    Room room(duel("person", "person"));
    QVERIFY(room.settles());
    MatchController &match = room.controller();
    while (match.play().isSettingUp()) {
        match.placeAll();
        QVERIFY(room.settles());
    }
    const auto view = match.play().view();
    const auto mine = std::ranges::find(view.tokens, match.play().player(), &rules::Token::owner);
    room.clickTwice({-1, mine->id, mine->place});
    QVERIFY(room.settles());
    const auto foe = std::ranges::find_if(view.tokens, [&](const rules::Token &token) {
        return token.owner != match.play().player();
    });
    match.aiming().point({mine->id, foe->id, foe->place});
    for (const rules::Offer &offer : match.aiming().aim().offers) {
        if (offer.refusal)
            QVERIFY(!match.words().say(rules::whyRefused(*offer.refusal)).startsWith(u'['));
    }
    QVERIFY(!match.aiming().aim().sighting.lines.empty());
    takePicture(*room.page, QStringLiteral("match-aim"));
}

void MatchPageTest::listsEveryFigure()
{
    Room room(duel("person", "person"));
    QVERIFY(room.settles());
    auto *list = room.page->findChild<FigureList *>();
    QVERIFY(list);
    QAbstractItemModelTester tester(list->model(),
                                    QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(list->model()->rowCount(),
             static_cast<int>(room.controller().play().view().tokens.size()));
    const QString told =
        list->model()->index(0, TokenModel::Name).data(Qt::AccessibleTextRole).toString();
    QVERIFY(told.contains(QStringLiteral("Karnash")));
    list->resize(260, list->height()); // where states have little room, names stay whole
    for (int row = 0; row < list->model()->rowCount(); ++row) {
        const QModelIndex name = list->model()->index(row, TokenModel::Name);
        QVERIFY2(list->columnWidth(name.column()) >= list->sizeHintForIndex(name).width(),
                 qPrintable(name.data().toString()));
    }
}

void MatchPageTest::playsAWholeMatchByKeys()
{
    Room room(duel("person", "easy"));
    MatchController &match = room.controller();
    int moved = 0;
    for (int step = 0; step < 3'000 && !room.session().row().isOver; ++step) {
        QVERIFY(room.settles());
        if (!match.play().isAsked())
            break;
        const auto before = room.session().row().entries;
        if (match.play().isSettingUp()) {
            room.key(Qt::Key_P);
        } else if (match.play().view().acting < 0) {
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
            room.endsByKey();
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
    const auto before = room.controller().play().view();
    const auto answers = room.controller().aiming().answers();
    QVERIFY(!answers.empty());
    QVERIFY(room.controller().perform(answers.front().action));
    QVERIFY(room.settles());
    QVERIFY(room.session().past().canUndo());
    room.key(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(room.settles());
    QVERIFY(room.controller().play().view() == before);
    QVERIFY(room.session().past().canRedo());
}

void MatchPageTest::whoseWasTakenBackIsPlacedNext()
{
    Room room(duel("person", "easy"));
    QVERIFY(room.settles());
    MatchController &match = room.controller();
    while (!match.play().isAskedForPlace()) { // the zones first
        QVERIFY(match.perform(match.play().match().options().front().action));
        QVERIFY(room.settles());
    }
    const int first = match.aiming().chosen();
    const auto answers = match.aiming().answers();
    QVERIFY(first >= 0 && !answers.empty());
    QVERIFY(match.perform(answers.front().action));
    QVERIFY(room.settles());
    QVERIFY(match.aiming().chosen() != first);
    QVERIFY(match.undo());
    QVERIFY(room.settles());
    QCOMPARE(match.aiming().chosen(), first);
    QCOMPARE(match.aiming().answers().size(), answers.size());
}

void MatchPageTest::goesOnAfterClosing()
{
    Room room(duel("person", "easy"));
    QVERIFY(room.settles());
    room.controller().placeAll();
    QVERIFY(room.settles());
    const std::string uuid = room.session().uuid();
    const auto view = room.controller().play().view();
    QVERIFY(room.session().flush());
    room.page.reset();
    auto again = room.library->matches().open(uuid);
    QVERIFY(again);
    room.page = std::make_unique<MatchPage>(std::move(*again), Units{});
    QVERIFY(room.settles());
    QVERIFY(room.controller().play().view() == view);
}

/** The watchdog fails where the window would wait for the machine. */
void MatchPageTest::closesWhileAMachineThinks()
{
    constexpr int kPause = 600;
    GameLibrary house;
    const auto pause = std::make_shared<std::atomic<int>>(0);
    slowDown(house.systems, pause);
    const auto library = house.open();
    auto page = std::make_unique<MatchPage>(begin(*library, duel("person", "easy")), Units{});
    page->show();
    *pause = kPause;
    model::MatchSession &session = page->session();
    while (session.waits() == MatchWaits::Person)
        QVERIFY(playOne(session));
    QVERIFY(session.waits() == MatchWaits::Machine);
    QTimer::singleShot(0, page.get(), [&] {
        session.hold(true);
        session.hold(false);
    });
    QTest::qWait(20);
    QVERIFY(session.waits() == MatchWaits::Machine);
    QTimer::singleShot(0, QCoreApplication::instance(), [&] { page.reset(); });
    QTRY_VERIFY(!page);
    QVERIFY(static_cast<WatchedApplication *>(QCoreApplication::instance())->longest() < kPause);
}

void MatchPageTest::offersTheShotOfAReaction()
{
    UiLanguage english(rules::Language::English);
    Room room(duel("person", "person"));
    QVERIFY(room.isSetUp());
    MatchController &match = room.controller();
    for (int acts = 0; acts < 400 && room.session().match().question().key != "ask-free-shot";
         ++acts) {
        const auto action = room.session().match().chooseAs(match.play().player(), "easy");
        QVERIFY(action && match.perform(*action));
        QVERIFY(room.settles() && match.play().isAsked());
    }
    QCOMPARE(room.session().match().question().key, std::string("ask-free-shot"));
    const auto answers = match.aiming().answers();
    QVERIFY(answers.size() > 1);
    const int target = answers.front().token;
    QCOMPARE(match.play().view().acting >= 0, true);
    QVERIFY(match.play().view().tokens[static_cast<std::size_t>(match.aiming().chosen())].owner ==
            match.play().player());
    const auto *bar = room.page->findChild<AnswerBar *>();
    QStringList texts;
    for (const QPushButton *button : bar->findChildren<QPushButton *>())
        if (button->isVisible())
            texts << button->text();
    const QString first = QStringLiteral("①  ") + match.words().say(answers.front().label);
    QVERIFY(
        std::ranges::any_of(texts, [&](const QString &text) { return text.startsWith(first); }));
    QVERIFY(texts.contains(QChar(0x2460 + static_cast<int>(answers.size()) - 1) +
                           QStringLiteral("  No (N)")));
    const QString question = bar->findChild<QLabel *>()->text();
    QVERIFY2(question.contains(match.words().tokenName(match.aiming().chosen())),
             qPrintable(question));
    QVERIFY2(question.contains(match.words().tokenName(target)), qPrintable(question));
    QVERIFY2(question.contains(QStringLiteral("% to wound")), qPrintable(question));
    const auto targets = match.aiming().targets();
    QVERIFY(!targets.empty());
    QCOMPARE(targets.front().over, target);
    takePicture(*room.page, QStringLiteral("match-free-shot"));
    // The key that skips, held a little long, does not fire.
    const auto refusal = std::ranges::find_if(
        answers, [](const rules::ActionOption &answer) { return answer.token < 0; });
    QVERIFY(refusal != answers.end());
    for (const QPushButton *button : bar->findChildren<QPushButton *>()) {
        if (button->isVisible())
            QCOMPARE(button->toolTip().contains(QStringLiteral("N ")),
                     button->text().endsWith(QStringLiteral("  ") +
                                             match.words().say(refusal->label) +
                                             QStringLiteral(" (N)")));
    }
    const auto before = room.session().match().journal().entries.size();
    room.key(Qt::Key_N);
    QVERIFY(room.settles());
    QCOMPARE(room.session().match().journal().entries[before].action, refusal->action);
}

void MatchPageTest::tellsWhatAnEndWouldWasteFirst_data()
{
    QTest::addColumn<bool>("isByKey");
    QTest::newRow("key") << true;
    QTest::newRow("button") << false;
}

/** Once tells what would be lost, once more does it; whatever else is done in between is another
    matter. */
void MatchPageTest::tellsWhatAnEndWouldWasteFirst()
{
    QFETCH(bool, isByKey);
    UiLanguage english(rules::Language::English);
    Room room(duel("person", "person"));
    QVERIFY(room.isSetUp());
    MatchController &match = room.controller();
    auto *bar = room.page->findChild<AnswerBar *>();
    const auto end = [&] {
        if (isByKey)
            return room.key(Qt::Key_N);
        for (QPushButton *button : bar->findChildren<QPushButton *>()) {
            if (button->isVisible() && button->text().contains(QStringLiteral("  End")))
                return QTest::mouseClick(button, Qt::LeftButton);
        }
    };
    const auto told = [&] { return bar->findChild<QLabel *>()->text(); };
    const auto &entries = room.session().match().journal().entries;
    auto before = entries.size();
    end(); // of the wave
    QVERIFY(room.settles());
    QCOMPARE(entries.size(), before);
    QVERIFY2(told().contains(QStringLiteral("would not be used")), qPrintable(told()));
    const int token = acting(room);
    QVERIFY(token >= 0);
    before = entries.size();
    const int left = match.play().view().tokens[static_cast<std::size_t>(token)].actions;
    QVERIFY2(told().contains(QStringLiteral("%1\u00a0PA left").arg(left)), qPrintable(told()));
    end();
    QCOMPARE(entries.size(), before);
    QVERIFY2(
        told().contains(
            QStringLiteral("%1 has %2\u00a0PA left").arg(match.words().tokenName(token)).arg(left)),
        qPrintable(told()));
    takePicture(*room.page, QStringLiteral("match-ending-asked"));
    match.aiming().choose(-1);
    match.aiming().choose(token);
    end(); // he has thought of something else meanwhile
    QCOMPARE(entries.size(), before);
    end();
    QVERIFY(room.settles());
    QVERIFY(entries.size() > before);
}

void MatchPageTest::keepsTheKeyboardAfterAnAnswer()
{
    Room room(duel("person", "person"));
    QVERIFY(room.settles());
    const auto *bar = room.page->findChild<AnswerBar *>();
    const auto buttons = bar->findChildren<QPushButton *>();
    const auto first = std::ranges::find_if(buttons, [](const QPushButton *button) {
        return button->isVisible() && button->text().startsWith(QStringLiteral("①  "));
    });
    QVERIFY(first != buttons.end());
    (*first)->setFocus();
    QTest::mouseClick(*first, Qt::LeftButton);
    QVERIFY(room.settles());
    QVERIFY(room.page->canvas().hasFocus());
}

void MatchPageTest::saysWhyAFigureIsNotActivatedAgain()
{
    Room room(duel("person", "person"));
    QVERIFY(room.isSetUp());
    MatchController &match = room.controller();
    const auto hasActed = [&]() -> const rules::Token * {
        static rules::BoardView view;
        view = match.play().view();
        if (view.acting >= 0 || !match.play().isAsked())
            return nullptr;
        const auto bit = std::ranges::find(match.play().states(), std::string("Has acted"),
                                           [](const auto &word) { return word.word.en; })
                             ->bit;
        const auto found = std::ranges::find_if(view.tokens, [&](const rules::Token &token) {
            return token.owner == match.play().player() && token.points > 0 &&
                   (token.states & bit) != 0;
        });
        return found == view.tokens.end() ? nullptr : &*found;
    };
    const rules::Token *acted = nullptr;
    for (int acts = 0; acts < 300 && !acted; ++acts) {
        QVERIFY(match.perform(*room.session().match().chooseAs(match.play().player(), "easy")));
        QVERIFY(room.settles());
        acted = hasActed();
    }
    QVERIFY(acted);
    QSignalSpy said(room.page.get(), &MatchPage::said);
    match.aiming().click({match.aiming().chosen(), acted->id, acted->place});
    QCOMPARE(said.count(), 1);
    QVERIFY(said.front().front().toString().contains(QStringLiteral("MUSG-TURN-06")));
}

void MatchPageTest::asksForDiceInWords()
{
    UiLanguage english(rules::Language::English);
    Room room(duel("person", "person"));
    QVERIFY(asksAFigureForDice(room));
    const auto *tray = room.page->findChild<LastActBar *>();
    auto *field = tray->findChild<QLineEdit *>();
    const rules::Roll roll = room.session().match().awaited().roll;
    const QString asked = tray->findChild<QLabel *>(QStringLiteral("diceAsked"))->text();
    QVERIFY2(asked.contains(room.controller().words().askedAbout("who")), qPrintable(asked));
    QVERIFY2(asked.contains(room.controller().words().nameOf(roll.owner)), qPrintable(asked));
    QVERIFY2(asked.contains(QStringLiteral("%1D%2").arg(roll.count).arg(roll.sides)),
             qPrintable(asked));
    QCOMPARE(field->placeholderText().count(u' '), roll.count - 1);
    takePicture(*room.page, QStringLiteral("match-dice-asked"));
    const auto before = room.session().row().entries;
    field->setText(QStringLiteral("9"));
    QSignalSpy failed(room.page.get(), &MatchPage::failed);
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(failed.count(), 0);
    QCOMPARE(room.session().row().entries, before);
    const auto *told = tray->findChild<QLabel *>(QStringLiteral("diceAsked"));
    QVERIFY(told->text().contains(QStringLiteral("from 1 to 6")));
}

void MatchPageTest::namesASideOnceWhereTheOtherHasThatNameToo()
{
    UiLanguage english(rules::Language::English);
    rules::MatchSetup setup = duel("person", "person");
    auto twins = *rules::musg::decodeBand(musgCatalogue(), setup.seats[1].band);
    for (std::size_t seat = 0; seat < setup.seats.size(); ++seat) {
        twins.name = seat == 0 ? "Pollux" : "Castor";
        setup.seats[seat].band = rules::musg::encodeBand(musgCatalogue(), twins);
    }
    Room room(setup);
    QVERIFY(asksAFigureForDice(room));
    const auto *label = room.page->findChild<QLabel *>(QStringLiteral("diceAsked"));
    const QString asked = label->text();
    const QString side =
        room.controller().words().nameOf(room.session().match().awaited().roll.owner);
    QVERIFY2(
        asked.startsWith(
            QStringLiteral("%1 (%2) rolls").arg(room.controller().words().askedAbout("who"), side)),
        qPrintable(asked));
    QCOMPARE(asked.count(side), 1);
}

WATCHED_TEST(MatchPageTest)

} // namespace tst_matchpage

#include "tst_matchpage.moc"
