// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/board/boardpointing.h"
#include "app/pages/board/scene/boardscene.h"
#include "app/pages/board/tokens/tokenitem.h"
#include "app/pages/match/cards/cardstrip.h"
#include "app/pages/match/control/matchcontroller.h"
#include "app/pages/match/figures/figurelist.h"
#include "app/pages/match/figures/scorebar.h"
#include "app/pages/match/figures/tokenmodel.h"
#include "app/pages/match/showing/curtain.h"
#include "app/pages/match/story/storymodel.h"
#include "app/pages/match/story/storypanel.h"
#include "tests/support/window/darkpalette.h"
#include "tests/support/window/matchroom.h"

#include <QHelpEvent>
#include <QLabel>
#include <QSet>
#include <QToolTip>
#include <QWheelEvent>

#include <map>
#include <set>

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
        if (auto *curtain = page->findChild<Curtain *>(); curtain->isVisible())
            QTest::keyClick(curtain, Qt::Key_Return);
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
    QStringList log()
    {
        QStringList lines;
        const StoryModel &story = page->findChild<StoryPanel *>()->story();
        for (int row = 0; row < story.rowCount(); ++row)
            lines << story.index(row, 0).data().toString();
        return lines;
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
    /** A tip appears where the pointer rests on what is pointed at. */
    bool hasTip()
    {
        QWidget *viewport = page->canvas().viewport();
        const QPoint at = page->canvas().pointing().spot().toPoint();
        QHelpEvent help(QEvent::ToolTip, at, viewport->mapToGlobal(at));
        QCoreApplication::sendEvent(viewport, &help);
        return !QToolTip::text().isEmpty();
    }
    void pointsAtACard()
    {
        QTest::keyClick(&page->canvas(), Qt::Key_Tab, Qt::ControlModifier);
        auto *strip = page->findChild<CardStrip *>();
        QTest::keyClick(strip, Qt::Key_Right);
        QTest::keyClick(strip, Qt::Key_Return);
        QTest::keyClick(strip, Qt::Key_Return);
        page->canvas().setFocus();
    }
    /** The cursor, to one of the places that are lit. */
    void goesByKeys(int which)
    {
        std::vector<rules::CellPlace> lit;
        const StateOfPlay &play = controller().play();
        for (const int token : play.able()) {
            for (const rules::Reach &reach : play.board().reach(play.player(), token)) {
                for (const auto &stop : reach.stops)
                    lit.push_back(std::get<rules::CellPlace>(stop.place));
            }
        }
        if (lit.empty())
            return pointsAtACard();
        const rules::CellPlace goal = lit[static_cast<std::size_t>(which) % lit.size()];
        key(Qt::Key_Escape);
        key(Qt::Key_Tab);
        for (int steps = 0; steps < 60; ++steps) {
            const rules::Place cursor = page->canvas().pointing().now().place;
            const auto *at = std::get_if<rules::CellPlace>(&cursor);
            if (at && at->q == goal.q && at->r == goal.r)
                return;
            const int across = at ? goal.q - at->q : 1, down = at ? goal.r - at->r : 0;
            key(across > 0   ? Qt::Key_Right
                : across < 0 ? Qt::Key_Left
                : down > 0   ? Qt::Key_Down
                             : Qt::Key_Up);
        }
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

    /** A screen reader is told of six zombies in the hospital, not of six squares. */
    void zombiesOfATileAreOneLine_data() { addLanguages(); }
    void zombiesOfATileAreOneLine()
    {
        QFETCH(QString, language);
        UiLanguage ui(*languageOfCode(language));
        Town town(night(5));
        QVERIFY(town.hasTileToTurn());
        takePictures(*town.page, QStringLiteral("match-zombies-list-%1").arg(language));
        const BoardScene &board = town.page->canvas().board();
        const TokenModel &list = town.page->findChild<FigureList *>()->figures();
        std::map<std::pair<int, int>, std::set<int>> lines; // of each kind and tile
        int folded = 0;
        for (const rules::Token &token : board.view().tokens) {
            const QModelIndex line = list.indexOf(token.id).siblingAtColumn(TokenModel::Name);
            QVERIFY(line.isValid());
            if (token.kind == 0)
                continue;
            const int tile = board.partAt(token.place);
            lines[{token.kind, tile}].insert(line.row());
            folded += list.isSeveral(line);
            QVERIFY2(line.data().toString().contains(board.toldPart(tile)),
                     qPrintable(line.data().toString()));
        }
        QVERIFY(folded > 1);
        for (const auto &[what, rows] : lines)
            QCOMPARE(rows.size(), std::size_t{1});
    }

    void aTileIsTurnedByKeyAndWheel_data() { addLanguages(); }
    void aTileIsTurnedByKeyAndWheel()
    {
        QFETCH(QString, language);
        UiLanguage ui(*languageOfCode(language));
        Town town(night(5));
        QVERIFY(town.hasTileToTurn());
        const std::string first = town.shown();
        const auto laid = town.aiming().aim().overlay.laid; // as it would lie, walls and all
        QVERIFY(laid && std::get<rules::SquareGround>(laid->what).cells.size() >= 9);
        const rules::Pointing there = town.aiming().aim().pointing;
        QVERIFY(!town.hasTip()); // which would cover the tile
        town.key(Qt::Key_R);
        const std::string second = town.shown();
        QVERIFY(second != first);
        QVERIFY(town.aiming().aim().overlay.laid != laid);
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

    void whoLooksAtAZombieStillSeesWhereHeMayGo()
    {
        Town town(night(4));
        const auto zombie = [&] {
            for (const rules::Token &token : town.controller().play().view().tokens) {
                if (!token.owner.valid())
                    return token.id;
            }
            return -1;
        };
        for (int tiles = 0; tiles < 8 && zombie() < 0; ++tiles) {
            QVERIFY(town.hasTileToTurn());
            QVERIFY(town.controller().perform(
                *town.session().match().chooseAs(town.controller().play().player(), "easy")));
            QVERIFY(town.isAnyoneAsked());
        }
        QVERIFY(zombie() >= 0 && town.hasTileToTurn());
        const auto marks = [&] { return town.page->canvas().board().reachItems().size(); };
        QVERIFY(marks() > 0);
        town.aiming().choose(zombie());
        QCOMPARE(town.aiming().chosen(), zombie());
        QVERIFY(marks() > 0);
    }

    void machinesMoveAWaveTogether()
    {
        Town town(night(11, "easy"));
        town.page->canvas().setOptions({.animated = true, .speed = 400});
        QTRY_VERIFY_WITH_TIMEOUT(town.zombiesUnderWay() > 1, 60'000);
    }

    /** A question that no place answers takes 1; on the board the cursor goes step by step. */
    void aNightIsPlayedByKeys_data() { addLanguages(); }
    void aNightIsPlayedByKeys()
    {
        QFETCH(QString, language);
        UiLanguage ui(*languageOfCode(language));
        Town town(night(11));
        const auto *score = town.page->findChild<ScoreBar *>();
        QSet<QChar> told;
        int onBoard = 0, stuck = 0;
        while (town.controller().play().view().turn < 4 && stuck < 40 && town.isAnyoneAsked()) {
            const QString line = score->findChild<QLabel *>()->text();
            const QString mark = language == QStringLiteral("fr") ? QStringLiteral(" sur 7")
                                                                  : QStringLiteral(" of 7");
            if (const auto at = line.indexOf(mark); at > 0)
                told.insert(line[at - 1]);
            const int before = town.entries();
            if (town.aiming().answers().empty()) {
                town.goesByKeys(onBoard);
                town.key(Qt::Key_Return);
                if (town.settles() && town.entries() == before)
                    town.key(Qt::Key_Return); // what was shown
                onBoard += town.settles() && town.entries() > before ? 1 : 0;
            } else {
                town.key(Qt::Key_1);
            }
            QVERIFY(town.settles());
            stuck = town.entries() > before ? 0 : stuck + 1;
            if (stuck > 0)
                QTest::qWait(50); // what may be passed takes its time
        }
        takePictures(*town.page, QStringLiteral("match-zombies-%1").arg(language));
        const QStringList log = town.log();
        QVERIFY2(town.controller().play().view().turn >= 4,
                 qPrintable(town.controller().words().question()));
        QVERIFY(onBoard > 3);
        for (const char step : {'1', '4', '5', '6', '7'}) // asked in each
            QVERIFY2(told.contains(QLatin1Char(step)), std::string(1, step).c_str());
        for (const QString &line : log)
            QVERIFY2(!line.contains(u'['), qPrintable(line));
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
