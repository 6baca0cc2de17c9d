// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/board/scene/gesturebook.h"
#include "model/resources.h"
#include "tests/support/contract/matchplay.h"
#include "tests/support/musg/musgsetups.h"
#include "tests/support/testmain.h"

#include <QtTest/QtTest>

namespace tst_gesturebook {

using namespace escarmouche;
using namespace escarmouche::app;
using namespace escarmouche::rules;
using namespace escarmouche::tests;

namespace {

TablePlace at(int x, int y, int z = 0)
{
    return {x, y, z};
}

using Places = std::vector<Place>;

ToldEvent told(Gesture::Kind kind, int token, Places places, int target = -1)
{
    ToldEvent event;
    event.gesture = Gesture{kind, token, target, std::move(places), {}};
    return event;
}

BoardView pair()
{
    BoardView board;
    for (int id = 0; id < 2; ++id) {
        Token token;
        token.id = id;
        token.place = at(1'000 * id, 500);
        board.tokens.push_back(token);
    }
    return board;
}

} // namespace

class GestureBookTest : public QObject
{
    Q_OBJECT

private slots:
    void cutsTheStretchOutOfAWay()
    {
        const Places way{at(0, 0), at(100, 0), at(100, 100), at(100, 100, 50), at(200, 100, 50)};
        QCOMPARE(stretchOf(way, at(0, 0), at(200, 100, 50)), way);
        QCOMPARE(stretchOf(way, at(50, 0), at(100, 50)),
                 (Places{at(50, 0), at(100, 0), at(100, 50)}));
        // Up the wall and on: the same point of the ground twice.
        QCOMPARE(stretchOf(way, at(100, 50), at(150, 100, 50)),
                 (Places{at(100, 50), at(100, 100), at(100, 100, 50), at(150, 100, 50)}));
        QCOMPARE(stretchOf(way, at(20, 0), at(80, 0)), (Places{at(20, 0), at(80, 0)}));
    }

    void goesStraightWhereThereIsNoSuchWay()
    {
        const Places way{at(0, 0), at(100, 0), at(100, 100)};
        const Places beside{at(10, 40), at(100, 100)};
        QCOMPARE(stretchOf(way, beside[0], beside[1]), beside);
        const Places backwards{at(100, 100), at(0, 0)};
        QCOMPARE(stretchOf(way, backwards[0], backwards[1]), backwards);
        QCOMPARE(stretchOf({}, beside[0], beside[1]), beside);
    }

    void followsCellsAndZones()
    {
        const Places way{CellPlace{0, 0}, CellPlace{1, 0}, CellPlace{1, 1}, CellPlace{2, 1}};
        QCOMPARE(stretchOf(way, way[0], way[2]), (Places{way[0], way[1], way[2]}));
        const Places zones{ZonePlace{1}, ZonePlace{4}};
        QCOMPARE(stretchOf(zones, zones[0], zones[1]), zones);
    }

    void remembersAimsAndWays()
    {
        GestureBook book;
        const BoardView board = pair();
        auto acts = book.actsOf({told(Gesture::Kind::Aim, 0, {}, 1)}, board);
        QCOMPARE(acts.size(), std::size_t{1});
        QCOMPARE(std::get<BoardAim>(acts[0]).target, 1);
        acts = book.actsOf({told(Gesture::Kind::Miss, 0, {})}, board); // in another beat
        const auto &shot = std::get<BoardShot>(acts.at(0));
        QVERIFY(!shot.isHit && shot.from == board.tokens[0].place &&
                shot.to == board.tokens[1].place);
        acts = book.actsOf(
            {told(Gesture::Kind::Way, 1, {at(1'000, 500), at(1'200, 700), at(900, 900)}),
             told(Gesture::Kind::Move, 1, {at(1'000, 500), at(900, 900)}),
             told(Gesture::Kind::Hit, 1, {at(0, 0)})},
            board);
        QCOMPARE(acts.size(), std::size_t{2});
        QCOMPARE(std::get<BoardMove>(acts[0]).way.size(), std::size_t{3});
        QVERIFY(std::get<BoardShot>(acts[1]).from ==
                Place(at(900, 900))); // where it stands by then
        QVERIFY(book.actsOf({ToldEvent{}}, board).empty());
    }

    void tellsBlowsFromShots()
    {
        GestureBook book;
        BoardView board = pair();
        for (Token &token : board.tokens)
            token.radius = 50;
        board.tokens[0].place = at(1'000, 500);
        for (const auto &[away, isBlow] : {std::pair(100, true), std::pair(140, false)}) {
            board.tokens[1].place = at(1'000 + away, 500);
            const auto acts = book.actsOf(
                {told(Gesture::Kind::Aim, 0, {}, 1), told(Gesture::Kind::Hit, 0, {})}, board);
            QCOMPARE(std::get<BoardShot>(acts.at(1)).isBlow, isBlow);
        }
    }

    /** What flies is seen once, to where it goes off, and what is said stands there. */
    void aBlastGoesOffWhereItFell()
    {
        GestureBook book;
        const BoardView board = pair();
        ToldEvent aim = told(Gesture::Kind::Aim, 0, {}, 1);
        aim.gesture->area.radius = 300;
        aim.as.act.key = "throws";
        ToldEvent burst = told(Gesture::Kind::Area, 0, {at(700, 700)});
        burst.as.tokens = {0};
        burst.as.outcome = Outcome{-1, {"explodes", {}}};
        ToldEvent met;
        met.as.tokens = {1, 0};
        met.as.outcome = Outcome{1, {"caught", {}}};
        QCOMPARE(book.actsOf({aim, told(Gesture::Kind::Miss, 0, {})}, board).size(),
                 std::size_t{2}); // sets out, aims
        const auto acts = book.actsOf({burst, met}, board);
        QCOMPARE(acts.size(), std::size_t{4});
        QVERIFY(std::get<BoardShot>(acts[0]).to == Place(at(700, 700)));
        QVERIFY(std::get<BoardBlast>(acts[1]).stays);
        const auto &word = std::get<BoardWord>(acts[2]);
        QVERIFY(word.place == Place(at(700, 700)));
        QCOMPARE(word.act, std::string("throws"));
        QCOMPARE(std::get<BoardWord>(acts[3]).token, 1);
        QCOMPARE(book.aimedAtBy(0), 1); // dice that follow
    }

    /** Whom the cover of a cone is about is not known before he is met: not about the one met
        before him. */
    void theCoverOfAConeIsAboutNobodyYet()
    {
        const auto meets = [](int token, Outcome::Tone tone) {
            ToldEvent met;
            met.as.tokens = {token, 0};
            met.as.outcome = Outcome{token, {"word", {}}, tone};
            return met;
        };
        ToldEvent aim = told(Gesture::Kind::Aim, 0, {}, 1);
        aim.as.act.key = "fires";
        ToldEvent cone = told(Gesture::Kind::Area, 0, {});
        ToldEvent cover;
        cover.as.tokens = {0};
        cover.as.outcome = Outcome{-1, {"covered", {}}, Outcome::Tone::Good};
        GestureBook book;
        book.actsOf({aim, cone}, pair());
        QCOMPARE(book.aimedAtBy(0), 0);
        book.actsOf({meets(1, Outcome::Tone::Plain)}, pair());
        QCOMPARE(book.aimedAtBy(0), 1); // his damage
        book.actsOf({meets(1, Outcome::Tone::Bad)}, pair());
        QCOMPARE(book.aimedAtBy(0), 0);
        const auto acts = book.actsOf({cover}, pair());
        QCOMPARE(acts.size(), std::size_t{1});
        QCOMPARE(std::get<BoardWord>(acts[0]).token, 0);
        QCOMPARE(std::get<BoardWord>(acts[0]).tone, Outcome::Tone::Plain); // not good for him
    }

    void whatBefallsInARowIsOneWord()
    {
        const auto wound = [](std::int64_t left) {
            ToldEvent event;
            event.as.outcome =
                Outcome{1, {"wounded", {{"times", std::int64_t{1}}, {"left", left}}}};
            return event;
        };
        GestureBook book;
        const auto acts = book.actsOf({wound(2), wound(1)}, pair());
        QCOMPARE(acts.size(), std::size_t{1});
        QCOMPARE(std::get<BoardWord>(acts[0]).word.values,
                 (Phrase::Values{{"times", std::int64_t{2}}, {"left", std::int64_t{1}}}));
    }

    /** Where a token runs into an enemy; not where it stops short, nor beside its own. */
    void aChargeClashes()
    {
        BoardView board = pair();
        for (Token &token : board.tokens) {
            token.radius = 50;
            token.owner = SeatId{static_cast<std::int8_t>(token.id)};
        }
        GestureBook book;
        const auto actsTo = [&](int x) {
            return book.actsOf({told(Gesture::Kind::Move, 0, {at(0, 500), at(x, 500)})}, board);
        };
        QCOMPARE(actsTo(700).size(), std::size_t{1});
        const auto acts = actsTo(900);
        QCOMPARE(acts.size(), std::size_t{2});
        const auto &area = std::get<BoardBlast>(acts[1]).area;
        QCOMPARE(std::get<TablePlace>(area.centre), at(950, 500));
        QVERIFY(area.radius > 0);
        board.tokens[1].owner = board.tokens[0].owner;
        QCOMPARE(actsTo(900).size(), std::size_t{1});
    }

    /** Where somebody stands and another one lies, the one who stands is met. */
    void whoStandsIsMet()
    {
        BoardView board = pair();
        board.tokens.push_back(board.tokens[1]);
        board.tokens[2].id = 2;
        for (Token &token : board.tokens) {
            token.radius = 50;
            token.owner = SeatId{static_cast<std::int8_t>(token.id == 0 ? 0 : 1)};
        }
        const Places way{at(0, 500), at(900, 500)};
        board.tokens[2].points = 3;
        QCOMPARE(metBy(0, way, board), 2);
        board.tokens[1].points = 3;
        QCOMPARE(metBy(0, way, board), 1);
    }

    void tellsWhoFallsAndWhoRuns()
    {
        GestureBook book;
        const auto acts = book.actsOf(
            {told(Gesture::Kind::Fall, 1, {}), told(Gesture::Kind::Rout, 0, {})}, pair());
        QCOMPARE(std::get<BoardFate>(acts.at(0)).token, 1);
        QVERIFY(!std::get<BoardFate>(acts.at(0)).isRout);
        QCOMPARE(std::get<BoardFate>(acts.at(1)).token, 0);
        QVERIFY(std::get<BoardFate>(acts.at(1)).isRout);
    }

    void playsAWholeMatch()
    {
        const auto systems = model::loadSystems().value();
        const MatchRules &rules = *systems.front().matches;
        int bends = 0, moves = 0, hits = 0, misses = 0;
        for (const int number : {1, 4}) {
            const auto play = playMatch(rules, musgSetup(number, "easy"), 3, false);
            const auto record = rules.open(play.journal).value();
            GestureBook book;
            BoardView before;
            for (std::size_t step = 0; step < record->steps().size(); ++step) {
                for (const BoardAct &act : book.actsOf(record->told(step, kNoSeat), before)) {
                    if (const auto *move = std::get_if<BoardMove>(&act)) {
                        ++moves;
                        bends += move->way.size() > 2 ? 1 : 0;
                    } else if (const auto *shot = std::get_if<BoardShot>(&act)) {
                        QVERIFY(!std::holds_alternative<std::monostate>(shot->from));
                        QVERIFY(!std::holds_alternative<std::monostate>(shot->to));
                        ++(shot->isHit ? hits : misses);
                    }
                }
                before = record->view(step, kNoSeat);
            }
        }
        QVERIFY(moves > 20 && bends > 3);
        QVERIFY(hits > 5 && misses > 5);
    }
};

PLAIN_TEST(GestureBookTest)

} // namespace tst_gesturebook

#include "tst_gesturebook.moc"
