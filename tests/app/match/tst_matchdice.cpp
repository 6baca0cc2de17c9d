// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/board/marks/overlayitem.h"
#include "app/pages/match/questions/dicetray.h"
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

private:
    static QLineEdit *fieldOf(const Room &room)
    {
        return room.page->findChild<DiceTray *>()->findChild<QLineEdit *>();
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
