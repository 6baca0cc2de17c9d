// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/board/tokens/tokenitem.h"
#include "app/pages/board/tokens/tokensprite.h"
#include "app/words/language/uilanguage.h"
#include "tests/support/window/boardhouse.h"
#include "tests/support/window/eventloopwatchdog.h"

namespace tst_tokenkinds {

using namespace escarmouche;
using namespace escarmouche::app;
using namespace escarmouche::tests;
using Shape = rules::TokenKind::Shape;

namespace {

constexpr std::uint16_t kZombie = 1, kFuel = 2, kSecret = 3, kNoise = 4;

rules::BoardWords kinds()
{
    rules::BoardWords words = boardWords();
    words.tokens = {
        {kZombie, {{"Zombie", "Zombie"}, {"zombies", "zombies"}}, {"Z", "Z"}, Shape::Figure},
        {kFuel, {{"Fuel", "Essence"}, {}}, {"F", "E"}, Shape::Counter},
        {kSecret, {{"Encounter 5", "Rencontre 5"}, {}}, {"5", "5"}, Shape::Marker},
        {kNoise, {{"Noise", "Bruit"}, {}}, {}, Shape::Number}};
    return words;
}

Token kindAt(int id, std::uint16_t kind, CellPlace at, int seat = -1, int points = 0)
{
    Token token = tokenOf(id, seat, at, points);
    token.kind = kind;
    return token;
}

Ground field(bool isHex)
{
    std::vector<rules::GroundCell> cells;
    for (std::int16_t q = 0; q < 5; ++q) {
        for (std::int16_t r = 0; r < 3; ++r)
            cells.push_back({{q, r, 0}, "grass", {}});
    }
    if (isHex)
        return {rules::HexGround{cells, rules::HexGround::Top::Pointed}, {}};
    return {rules::SquareGround{cells, false}, {}};
}

BoardView crowd()
{
    BoardView board;
    board.tokens = {tokenOf(0, 0, CellPlace{0, 0, 0}),    kindAt(1, kZombie, {1, 0, 0}),
                    kindAt(2, kFuel, {2, 0, 0}),          kindAt(3, kSecret, {3, 0, 0}),
                    kindAt(4, kNoise, {4, 0, 0}, -1, 12), kindAt(5, kZombie, {0, 1, 0}, 1, 3),
                    kindAt(6, kFuel, {1, 1, 0}, 0),       kindAt(7, kSecret, {2, 1, 0}, 1),
                    kindAt(8, kNoise, {3, 1, 0}, 1, 7),   kindAt(9, 99, {4, 1, 0})};
    for (int side = 0; side < 5; ++side) {
        Token one = tokenOf(10 + side, side % 2, CellPlace{static_cast<std::int16_t>(side), 2, 0});
        one.facing = side;
        board.tokens.push_back(one);
    }
    return board;
}

/** Those of the first kind are nobody's in the cast. */
std::unique_ptr<BoardCanvas> canvasOf(const BoardView &board, bool isHex = false)
{
    auto canvas = canvasOn(field(isHex), board);
    BoardView cast = board;
    std::erase_if(cast.tokens, [](const Token &token) { return token.kind != 0; });
    canvas->setCast(castOf(cast), stateWords(), kinds());
    return canvas;
}

QImage sprite(Shape shape, std::optional<double> facing = {})
{
    TokenLook look;
    look.letter = QStringLiteral("Z");
    look.shape = shape;
    look.facing = facing;
    return tokenSprite(look, 24, 1, lightPalette()).toImage();
}

} // namespace

/** Tokens that are nobody of the cast are drawn and told as their kind says. */
class TokenKindsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QGuiApplication::setPalette(lightPalette()); }
    void init() { m_language = std::make_unique<UiLanguage>(rules::Language::English); }
    void cleanup()
    {
        m_language.reset();
        verifyEventLoopFree();
    }

    void areToldAndDrawnByTheirKind()
    {
        const auto canvas = canvasOf(crowd());
        const BoardScene &scene = canvas->board();
        const auto look = [&](int id) { return scene.item(id)->look(); };
        QCOMPARE(scene.told(0), QStringLiteral("Figure 0, 2 of 2\u00a0PV"));
        QCOMPARE(look(0).shape, Shape::Figure);
        QVERIFY(look(0).letter != QStringLiteral("Z"));
        QCOMPARE(scene.told(1), QStringLiteral("Zombie"));
        QCOMPARE(look(1).letter, QStringLiteral("Z"));
        QCOMPARE(look(1).shape, Shape::Figure);
        QCOMPARE(scene.told(2), QStringLiteral("Fuel"));
        QCOMPARE(look(2).shape, Shape::Counter);
        QCOMPARE(look(3).shape, Shape::Marker);
        QCOMPARE(look(4).shape, Shape::Number);
        QCOMPARE(look(4).letter, QStringLiteral("12"));
        QCOMPARE(look(4).full, 0); // what is written on it needs no dots
        QCOMPARE(scene.told(4), QStringLiteral("Noise, 12\u00a0PV"));
        QCOMPARE(look(5).full, 3);
        QCOMPARE(scene.told(9), QString()); // of no kind with words
        QVERIFY(!look(1).isBody && !look(9).isBody);
        keepPictures(*canvas, QStringLiteral("token-kinds-en"));
    }

    void whoeverIsInACrowdIsSeenAndItsNumber()
    {
        BoardView board;
        const CellPlace here{2, 1, 0};
        board.tokens = {tokenOf(0, 0, here)};
        for (int id = 1; id <= 4; ++id)
            board.tokens.push_back(kindAt(id, kZombie, here));
        board.tokens.push_back(tokenOf(5, 0, CellPlace{0, 0, 0}));
        board.tokens.push_back(kindAt(6, kZombie, {0, 0, 0}));
        board.tokens.push_back(kindAt(7, kFuel, here));
        const auto canvas = canvasOf(board, true);
        const BoardScene &scene = canvas->board();
        QCOMPARE(scene.item(0)->look().crowd, 4);
        QCOMPARE(scene.item(0)->pos(), *scene.plan().pointOf(here));
        for (int id = 1; id <= 4; ++id) {
            QVERIFY(scene.item(id)->pos() != scene.item(0)->pos());
            QVERIFY(scene.item(id)->zValue() < scene.item(0)->zValue());
        }
        QCOMPARE(scene.tokenAt(scene.item(0)->pos(), 0), 0);
        QCOMPARE(scene.item(5)->look().crowd, 0); // one is seen beside him
        keepPictures(*canvas, QStringLiteral("token-crowd"));
    }

    void saysItInFrench()
    {
        m_language.reset();
        m_language = std::make_unique<UiLanguage>(rules::Language::French);
        const auto canvas = canvasOf(crowd(), true);
        QCOMPARE(canvas->board().told(3), QStringLiteral("Rencontre 5"));
        QCOMPARE(canvas->board().item(2)->look().letter, QStringLiteral("E"));
        QCOMPARE(canvas->board().told(4), QStringLiteral("Bruit, 12\u00a0PV"));
        keepPictures(*canvas, QStringLiteral("token-kinds-fr"));
    }

    void eachShapeLooksOtherwise()
    {
        const std::vector<QImage> all{sprite(Shape::Figure),      sprite(Shape::Counter),
                                      sprite(Shape::Marker),      sprite(Shape::Number),
                                      sprite(Shape::Figure, 0.0), sprite(Shape::Figure, 0.25)};
        for (std::size_t one = 0; one < all.size(); ++one) {
            for (std::size_t other = 0; other < one; ++other)
                QVERIFY2(all[one] != all[other],
                         qPrintable(QStringLiteral("%1 as %2").arg(one).arg(other)));
        }
        QVERIFY(sprite(Shape::Counter) == sprite(Shape::Counter));
    }

    void looksWhereItFaces_data()
    {
        using Top = rules::HexGround::Top;
        QTest::addColumn<Ground>("ground");
        QTest::addColumn<int>("sides");
        QTest::addColumn<double>("first");
        QTest::newRow("pointed") << Ground{rules::HexGround{{}, Top::Pointed}, {}} << 6 << 1 / 12.0;
        QTest::newRow("flat") << Ground{rules::HexGround{{}, Top::Flat}, {}} << 6 << 0.0;
        QTest::newRow("squares") << Ground{rules::SquareGround{{}, true}, {}} << 8 << 0.0;
        QTest::newRow("by sides") << Ground{rules::SquareGround{{}, false}, {}} << 4 << 0.0;
        QTest::newRow("beside") << Ground{rules::SquareGround{{}, false},
                                          {},
                                          {{{0}, {"Box", "Boîte"}, "floor"}}}
                                << 4 << 0.0;
        QTest::newRow("table") << Ground{rules::TableGround{100, 100, {}}, {}} << 0 << 0.0;
        QTest::newRow("zones") << Ground{rules::ZoneGround{}, {}} << 0 << 0.0;
    }
    void looksWhereItFaces()
    {
        QFETCH(Ground, ground);
        QFETCH(int, sides);
        QFETCH(double, first);
        const auto plan = planOf(ground);
        QVERIFY(!plan->turnTo(0));
        QVERIFY(!plan->turnTo(sides + 1));
        for (int side = 1; side <= sides; ++side)
            QCOMPARE(plan->turnTo(side).value(), first + (side - 1.0) / sides);
    }

    void aTickStandsOnTheRim()
    {
        const auto canvas = canvasOf(crowd());
        const BoardScene &scene = canvas->board();
        QVERIFY(!scene.item(10)->look().facing);
        QCOMPARE(scene.item(12)->look().facing.value(), 0.25);
        QVERIFY(!scene.item(0)->look().facing);
    }

private:
    static void keepPictures(BoardCanvas &canvas, const QString &name)
    {
        (void)pictureOf(canvas);
        takePictures(canvas, name);
    }

    std::unique_ptr<UiLanguage> m_language;
};

WATCHED_TEST(TokenKindsTest)

} // namespace tst_tokenkinds

#include "tst_tokenkinds.moc"
