// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/board/scene/boardscene.h"
#include "app/pages/board/tokens/tokenitem.h"
#include "app/pages/match/control/matchcontroller.h"
#include "tests/support/window/darkpalette.h"
#include "tests/support/window/matchroom.h"

#include <QWheelEvent>

namespace tst_zombiesmatch {

using namespace escarmouche;
using namespace escarmouche::app;
using namespace escarmouche::tests;

namespace {

rules::MatchSetup night(std::uint64_t seed, const char *player = "person")
{
    rules::MatchSetup setup;
    setup.system = "zombies";
    setup.seats.resize(2);
    for (rules::SeatSetup &seat : setup.seats)
        seat.player = player;
    return seeded(setup, seed);
}

struct Town : Room {
    using Room::Room;

    int entries() { return static_cast<int>(session().match().journal().entries.size()); }
    Aiming &aiming() { return controller().aiming(); }
    bool isAnyoneAsked()
    {
        if (!settles() || session().row().isOver)
            return false;
        if (controller().play().isCovered())
            controller().cover(false);
        return QTest::qWaitFor([this] { return controller().play().isAsked(); }, 5'000);
    }
    /** Whoever is asked does as a machine would, until a tile can be laid in several ways. */
    bool hasTileToTurn()
    {
        for (int acts = 0; acts < 300 && isAnyoneAsked(); ++acts) {
            if (controller().play().prompt().isTurned && pointsWhereItTurns())
                return true;
            const auto action = session().match().chooseAs(controller().play().player(), "easy");
            if (!action || !controller().perform(*action))
                return false;
        }
        return false;
    }
    /** Tokens of nobody that stand elsewhere than the board shown last has them. */
    int zombiesUnderWay()
    {
        const BoardScene &board = page->canvas().board();
        return static_cast<int>(
            std::ranges::count_if(board.view().tokens, [&](const rules::Token &token) {
                const TokenItem *item = board.item(token.id);
                const auto at = board.plan().pointOf(token.place);
                return !token.owner.valid() && item && at && item->pos() != *at;
            }));
    }
    void turnWheel(int by, Qt::KeyboardModifiers modifiers = {})
    {
        QWidget *viewport = page->canvas().viewport();
        const QPointF at = viewport->rect().center();
        QWheelEvent wheel(at, viewport->mapToGlobal(at.toPoint()), {}, {0, by}, Qt::NoButton,
                          modifiers, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(viewport, &wheel);
    }
    std::string shown() { return aiming().aim().offer() ? aiming().aim().offer()->action : ""; }

private:
    bool pointsWhereItTurns()
    {
        const StateOfPlay &play = controller().play();
        for (const int token : play.able()) {
            for (const rules::Reach &reach : play.board().reach(play.player(), token)) {
                for (const auto &stop : reach.stops) {
                    aiming().point({token, -1, stop.place});
                    if (aiming().turns() > 1)
                        return true;
                }
            }
        }
        return false;
    }
};

} // namespace

/** Zombies!!! on the page. */
class ZombiesMatchTest : public QObject
{
    Q_OBJECT

private slots:
    void cleanup() { verifyEventLoopFree(); }

    void aTileIsTurnedByKeyAndWheel_data() { addLanguages(); }
    void aTileIsTurnedByKeyAndWheel()
    {
        QFETCH(QString, language);
        UiLanguage ui(*languageOfCode(language));
        Town town(night(5));
        QVERIFY(town.hasTileToTurn());
        const std::string first = town.shown();
        const rules::Pointing there = town.aiming().aim().pointing;
        town.key(Qt::Key_R);
        const std::string second = town.shown();
        QVERIFY(second != first);
        takePictures(*town.page, QStringLiteral("match-zombies-turned-%1").arg(language));
        town.aiming().point(there); // as a hand trembles
        QCOMPARE(town.shown(), second);
        town.turnWheel(120);
        QCOMPARE(town.shown(), first);
        town.turnWheel(-120);
        QCOMPARE(town.shown(), second);
        town.turnWheel(-120, Qt::ControlModifier); // that is the board's
        QCOMPARE(town.shown(), second);
        town.key(Qt::Key_R, Qt::ShiftModifier);
        QCOMPARE(town.shown(), first);
        town.key(Qt::Key_R);
        const int before = town.entries();
        town.key(Qt::Key_Return);
        QVERIFY(town.settles());
        QVERIFY(town.entries() > before);
        QCOMPARE(town.session().match().journal().entries[std::size_t(before)].action, second);
    }

    void machinesMoveAWaveTogether()
    {
        Town town(night(11, "easy"));
        town.page->canvas().setOptions({.animated = true, .speed = 400});
        QTRY_VERIFY_WITH_TIMEOUT(town.zombiesUnderWay() > 1, 60'000);
    }

private:
    static void addLanguages()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("english") << QStringLiteral("en");
        QTest::newRow("french") << QStringLiteral("fr");
    }
};

WATCHED_TEST(ZombiesMatchTest)

} // namespace tst_zombiesmatch

#include "tst_zombiesmatch.moc"
