// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/board/camera.h"
#include "app/pages/board/marks/overlayitem.h"
#include "app/pages/match/questions/dicefaces.h"
#include "app/pages/match/questions/lastactbar.h"
#include "app/pages/match/questions/typedfaces.h"
#include "model/library/repository/gamerepository.h"
#include "tests/support/library/libraryholder.h"
#include "tests/support/window/matchroom.h"

#include <QLabel>
#include <QLineEdit>

namespace tst_matchdice {

using namespace escarmouche;
using namespace escarmouche::app;
using namespace escarmouche::tests;

/** Dice that people throw at the table and type. */
class MatchDiceTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom)); }
    void cleanup() { verifyEventLoopFree(); }

    void theFieldHasTheKeyboardWhereAMatchIsOpened()
    {
        Room room(duel("person", "person"));
        QVERIFY(room.isSetUp());
        QVERIFY(room.awaitsDice());
        const std::string uuid = room.session().uuid();
        room.page.reset();
        auto session = room.library->matches().open(uuid);
        QVERIFY(session);
        room.page = std::make_unique<MatchPage>(std::move(*session), Units{});
        room.page->resize(1280, 660);
        room.page->show();
        room.page->setFocus();
        QVERIFY(QTest::qWaitForWindowActive(room.page.get()));
        const auto *field = fieldOf(room);
        QTRY_COMPARE(room.page->window()->focusWidget(), field);
        const auto before = room.session().match().journal();
        const int dice = room.session().match().awaited().roll.count;
        for (int die = 0; die < dice; ++die)
            QTest::keyClicks(room.page->window()->focusWidget(), QStringLiteral("3 "));
        QTest::keyClick(room.page->window()->focusWidget(), Qt::Key_Return);
        QVERIFY(!(room.session().match().journal() == before));
        QVERIFY(room.settles());
    }

    /** A match is opened that waits for dice of the program, while another program writes. */
    void theBoardShowsDiceOnceTheyAreStored()
    {
        Room room(duel("person", "person"));
        QVERIFY(room.isSetUp());
        QVERIFY(room.awaitsDice());
        const std::string uuid = room.session().uuid();
        auto seats = room.session().row().seats;
        room.page.reset();
        const auto connection =
            *model::Connection::open(room.house.path, model::Connection::Access::Write);
        for (int seat = 0; seat < 2; ++seat) {
            seats[static_cast<std::size_t>(seat)].typesDice = false;
            QVERIFY(connection->transaction([&] {
                return model::GameRepository(*connection)
                    .setSeat(uuid, seat, seats[static_cast<std::size_t>(seat)]);
            }));
        }
        LibraryHolder holder(room.house.path);
        room.page = std::make_unique<MatchPage>(*room.library->matches().open(uuid), Units{});
        room.page->show();
        QTest::qWait(200);
        QVERIFY(room.session().pending());
        QVERIFY(room.page->canvas().board().view() == rules::BoardView{});
        holder.letGo();
        QTRY_VERIFY(room.page->canvas().board().view() == room.controller().play().view());
        QVERIFY(!room.session().pending());
    }

    void theKeyboardComesBackToTheBoard()
    {
        Room room(duel("person", "person"));
        QVERIFY(room.isSetUp());
        QVERIFY(room.awaitsDice());
        QTRY_VERIFY(fieldOf(room)->hasFocus());
        for (int act = 0; act < 200 && room.session().waits() == MatchWaits::Dice; ++act)
            QVERIFY(throwAny(room, act));
        QVERIFY(room.session().waits() == MatchWaits::Person);
        QTRY_VERIFY(room.page->canvas().hasFocus());
    }

    void theLastRollStandsBesideTheNextRequest()
    {
        Room room(duel("person", "person"));
        QVERIFY(room.isSetUp());
        QVERIFY(room.awaitsDice());
        const auto *last = labelOf(room, "lastRoll");
        const auto *asked = labelOf(room, "diceAsked");
        for (int act = 0; act < 200; ++act) {
            if (room.session().waits() != MatchWaits::Dice) {
                QVERIFY(room.awaitsDice());
                continue;
            }
            QVERIFY(throwAny(room, act));
            if (room.session().waits() == MatchWaits::Dice)
                break;
        }
        QVERIFY(room.session().waits() == MatchWaits::Dice);
        QVERIFY(last->isVisible() && !last->text().isEmpty());
        QVERIFY(asked->isVisible() && asked->text() != last->text());
        takePicture(*room.page, QStringLiteral("match-dice-after-dice"));
    }

    void aRollTakenBackIsShownNoMore()
    {
        Room room(duel("person", "person"));
        QVERIFY(room.isSetUp());
        const auto *last = labelOf(room, "lastRoll");
        for (int act = 0; act < 60 && last->text().isEmpty(); ++act) {
            QVERIFY(room.controller().perform(
                *room.session().match().chooseAs(room.controller().play().player(), "easy")));
            QVERIFY(room.settles());
        }
        QVERIFY(!last->text().isEmpty());
        QVERIFY(room.controller().takeBack());
        QVERIFY(room.settles());
        QCOMPARE(last->text(), QString());
    }

    void anActUndoneIsToldNoMore()
    {
        Room room(duel("person", "person"));
        QVERIFY(room.isSetUp());
        const auto *last = labelOf(room, "lastRoll");
        QString told;
        bool isUndone = false;
        for (int act = 0; act < 60 && !isUndone; ++act) {
            const QString before = last->text();
            QVERIFY(room.controller().perform(
                *room.session().match().chooseAs(room.controller().play().player(), "easy")));
            QVERIFY(room.settles());
            told = last->text();
            isUndone = told != before && room.controller().undo();
        }
        QVERIFY(isUndone);
        QVERIFY(room.settles());
        QVERIFY2(last->text() != told, qPrintable(told));
    }

    void anEmptyFieldLeavesUndoToTheMatch()
    {
        Room room(duel("person", "person"));
        QVERIFY(room.isSetUp());
        const int board = room.page->canvas().height();
        QVERIFY(room.awaitsDice());
        QLineEdit *field = fieldOf(room);
        QTRY_VERIFY(field->hasFocus());
        const auto entries = [&] { return room.session().match().journal().entries.size(); };
        const auto before = entries();
        const auto undo = [&] { QTest::keyClick(field, Qt::Key_Z, Qt::ControlModifier); };
        QTest::keyClicks(field, QStringLiteral("3"));
        undo(); // the typing
        QCOMPARE(field->text(), QString());
        QCOMPARE(entries(), before);
        undo(); // the act
        QVERIFY(room.settles());
        QVERIFY(entries() != before);
        QVERIFY(room.session().waits() != MatchWaits::Dice);
        QTRY_VERIFY(!field->isVisible());
        QTRY_COMPARE(room.page->canvas().height(), board);
        takePicture(*room.page, QStringLiteral("match-dice-undone"));
    }

    void theBoardIsAsLargeAgainOnceTheActIsUndone()
    {
        Room room(duel("person", "person"));
        QVERIFY(room.isSetUp());
        const auto scale = [&] { return room.page->canvas().camera().scale(); };
        const double before = scale();
        QVERIFY(room.awaitsDice());
        QTRY_VERIFY(scale() < before); // to make room for the field
        QTRY_VERIFY(fieldOf(room)->hasFocus());
        QTest::keyClick(fieldOf(room), Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(room.settles());
        QVERIFY(room.session().waits() != MatchWaits::Dice);
        QTRY_COMPARE(scale(), before);
    }

    void theAttackIsNamedAndDrawn()
    {
        Room room(duel("person", "person"));
        QVERIFY(room.isSetUp());
        const rules::Match &match = room.session().match();
        const auto isShot = [&match] {
            const std::string key = match.question().key;
            return key == "roll-cover-on" || key == "roll-to-hit-on";
        };
        for (int act = 0; act < 400 && !isShot(); ++act) {
            if (room.session().waits() == MatchWaits::Dice)
                QVERIFY(throwAny(room, act));
            else
                QVERIFY(room.awaitsDice());
        }
        QVERIFY(isShot());
        QVERIFY(room.settles());
        const QString asked = labelOf(room, "diceAsked")->text();
        const QString whom = room.controller().words().askedAbout("whom");
        QVERIFY2(!whom.isEmpty() && asked.contains(whom), qPrintable(asked));
        const rules::Overlay drawn = room.controller().aiming().aim().overlay;
        QVERIFY(!drawn.targets.empty() && !drawn.lines.empty());
        QVERIFY(!room.page->canvas().board().overlay().isEmpty());
        for (const rules::Token &token : room.controller().play().view().tokens) {
            room.controller().aiming().point(
                {room.controller().aiming().chosen(), token.id, token.place});
            QVERIFY(room.controller().aiming().aim().overlay == drawn);
        }
        takePicture(*room.page, QStringLiteral("match-dice-of-a-shot"));
    }

    void nothingIsCutInFrench()
    {
        UiLanguage french(rules::Language::French);
        Room room(duel("person", "person"));
        QVERIFY(room.isSetUp());
        QVERIFY(room.awaitsDice());
        const auto *field = fieldOf(room);
        const int needed = field->fontMetrics().horizontalAdvance(field->placeholderText());
        QVERIFY(needed + 12 <= field->width());
        QVERIFY(field->y() > labelOf(room, "lastRoll")->y());
    }

    void facesAreTypedByWordOrNumber_data()
    {
        QTest::addColumn<QString>("shown");
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QList<int>>("faces"); // none: refused
        const auto row = [](const char *name, const char *shown, const char *typed,
                            const QList<int> &faces) {
            QTest::newRow(name) << QString::fromUtf8(shown) << QString::fromUtf8(typed) << faces;
        };
        constexpr auto *kBells = "calm|calm|calm|a bell|a bell|two bells";
        constexpr auto *kPoints = "0|1|1|2|2|S";
        row("numbers", "", " 3 5,1;4", {3, 5, 1, 4});
        row("beyond the sides", "", "7", {});
        row("below one", "", "0", {});
        row("a number and more", "", "3x", {});
        row("words", kBells, "calm, two bells a bell", {1, 6, 4});
        row("in any letters", kBells, "CALM  Two   Bells", {1, 6});
        row("words and numbers", kBells, "2 a bell 6", {2, 4, 6});
        row("a longer word", kBells, "calmer", {});
        row("half a word", kBells, "two", {});
        row("words that are numbers", kPoints, "s 2 0 1", {6, 4, 1, 2});
        row("a number that no die shows", kPoints, "3", {});
        row("accents", "été|hiver", "ÉTÉ hiver", {1, 2});
    }

    void facesAreTypedByWordOrNumber()
    {
        QFETCH(QString, shown);
        QFETCH(QString, typed);
        QFETCH(QList<int>, faces);
        const QStringList words = shown.split(u'|', Qt::SkipEmptyParts);
        const auto read = typedFaces(typed, words, 6);
        QCOMPARE(read.has_value(), !faces.isEmpty());
        if (read)
            QCOMPARE(QList<int>(read->begin(), read->end()), faces);
    }

    /** None is left out, and none stands beyond the tray. */
    void fiftyDiceAreShownAndTyped_data()
    {
        QTest::addColumn<int>("dice");
        QTest::addColumn<int>("lines");
        QTest::newRow("fourteen") << 14 << 1;
        QTest::newRow("fifty") << 50 << 3;
        QTest::newRow("the most") << int{rules::kMostDice} << 4;
    }

    void fiftyDiceAreShownAndTyped()
    {
        QFETCH(int, dice);
        QFETCH(int, lines);
        Room room(duel("person", "person"));
        QVERIFY(room.isSetUp());
        auto *tray = room.page->findChild<LastActBar *>();
        rules::Roll roll;
        roll.count = static_cast<std::uint8_t>(dice);
        std::vector<std::uint8_t> faces;
        for (int die = 0; die < dice; ++die)
            faces.push_back(static_cast<std::uint8_t>(1 + die % 6));
        ActLine act;
        act.lead = room.session().match().question();
        act.thrown = {{rules::Request::of(roll), rules::ChanceAnswer::ofFaces(faces)}};
        tray->showAct(act);
        QCoreApplication::processEvents();
        auto *shown = tray->findChild<DiceFaces *>();
        constexpr int kDie = 24, kLine = 29;
        QTRY_COMPARE(shown->height(), kDie + 2 + (lines - 1) * kLine);
        QCOMPARE(shown->size(), shown->sizeHint());
        QVERIFY(tray->rect().contains(shown->geometry()));
        QVERIFY(shown->width() > 0 && shown->width() < tray->width());
        const QImage drawn = shown->grab().toImage();
        const auto isBare = [&drawn](const QRect &part) {
            for (int x = part.left(); x <= part.right(); ++x)
                for (int y = part.top(); y <= part.bottom(); ++y)
                    if (drawn.pixel(x, y) != drawn.pixel(drawn.width() - 1, 0))
                        return false;
            return true;
        };
        const int last = dice - (lines - 1) * 18; // in the last line
        const QRect end((last - 1) * kLine, shown->height() - kDie, kDie, kDie - 2);
        QVERIFY(!isBare(end));
        QVERIFY(lines == 1 || isBare(end.translated(kLine, 0)));
        takePicture(*room.page, QStringLiteral("match-dice-%1").arg(dice));
        QStringList typed;
        for (const int face : faces)
            typed << QString::number(face);
        fieldOf(room)->setText(typed.join(u' '));
        QCOMPARE(typedFaces(fieldOf(room)->text(), {}, 6), std::optional(faces));
    }

    void diceShowTheWordsOfTheGame_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("wrong");
        QTest::addColumn<QString>("told");
        QTest::newRow("en") << QStringLiteral("en") << QStringLiteral("Two bells")
                            << QStringLiteral(
                                   "Roll 1D6: The bells.\nEnter 1 of these: quiet, a bell, ")
                            << QStringLiteral("The bells: two bells");
        QTest::newRow("fr") << QStringLiteral("fr") << QStringLiteral("deux cloches")
                            << QStringLiteral("Lancez 1D6\u00a0: Les cloches.\n"
                                              "Saisissez 1 de ces faces\u00a0: calme, ")
                            << QStringLiteral("Les cloches\u00a0: deux cloches");
        QTest::newRow("number") << QStringLiteral("en") << QStringLiteral("6")
                                << QStringLiteral(
                                       "Roll 1D6: The bells.\nEnter 1 of these: quiet, a bell, ")
                                << QStringLiteral("The bells: two bells");
    }

    void diceShowTheWordsOfTheGame()
    {
        QFETCH(QString, language);
        QFETCH(QString, typed);
        QFETCH(QString, wrong);
        QFETCH(QString, told);
        UiLanguage ui(*languageOfCode(language));
        rules::MatchSetup thief = seeded(toySetup("quarter", "person"), 3);
        thief.seats.resize(1);
        Room room(thief, {rules::SeatId{0}});
        for (int act = 0; act < 60 && room.settles(); ++act) {
            if (room.session().waits() == MatchWaits::Dice)
                break;
            QVERIFY(room.controller().perform(*room.session().match().chooseAs({0}, "random")));
        }
        QVERIFY(room.session().waits() == MatchWaits::Dice);
        QTRY_VERIFY(fieldOf(room)->isVisible());
        QVERIFY(!fieldOf(room)->placeholderText().contains(u'3'));
        fieldOf(room)->setText(QStringLiteral("three bells"));
        QTest::keyClick(fieldOf(room), Qt::Key_Return);
        QVERIFY(room.session().waits() == MatchWaits::Dice);
        const QString asked = labelOf(room, "diceAsked")->text();
        QVERIFY2(asked.contains(wrong), qPrintable(asked));
        takePicture(*room.page, QStringLiteral("match-dice-words-asked-%1").arg(language));
        fieldOf(room)->setText(typed);
        QTest::keyClick(fieldOf(room), Qt::Key_Return);
        QVERIFY(room.settles());
        const auto &entry = room.session().match().journal().entries;
        QVERIFY(std::ranges::any_of(entry, [](const rules::JournalEntry &each) {
            return !each.answers.empty() && each.answers.back().faces.size() == 1 &&
                   each.answers.back().faces[0] == 6;
        }));
        QTRY_COMPARE(labelOf(room, "lastRoll")->text(), told);
        const DiceThrow shown{{6}, 6, 0, room.controller().words().faces(kBellsReason)};
        QVERIFY(told.endsWith(shown.wordOf(6)));
        takePicture(*room.page, QStringLiteral("match-dice-words-%1").arg(language));
    }

private:
    static constexpr std::uint16_t kBellsReason = 5; // of Quarter

    static QLineEdit *fieldOf(const Room &room)
    {
        return room.page->findChild<LastActBar *>()->findChild<QLineEdit *>();
    }
    static QLabel *labelOf(const Room &room, const char *name)
    {
        return room.page->findChild<QLabel *>(QString::fromLatin1(name));
    }
    /** Never the same twice: ties are thrown again. */
    static bool throwAny(Room &room, int act)
    {
        const rules::Roll roll = room.session().match().awaited().roll;
        const auto face = static_cast<std::uint8_t>(1 + act % 6);
        return room.controller().typeDice(std::vector<std::uint8_t>(roll.count, face)) &&
               room.settles();
    }
};

WATCHED_TEST(MatchDiceTest)

} // namespace tst_matchdice

#include "tst_matchdice.moc"
