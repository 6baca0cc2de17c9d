// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/kit/tables/tiledfile.h"
#include "tests/support/files/filejudges.h"
#include "tests/support/files/manycases.h"
#include "tests/support/geometry/tablefigures.h"
#include "tests/support/musg/catalogue.h"
#include "tests/support/testmain.h"

#include <QtTest/QtTest>

namespace tst_tiled {

using namespace escarmouche;
using namespace escarmouche::rules;
using namespace escarmouche::rules::kit;
using geometry::Piece;
using geometry::Point;
using Json = nlohmann::json;
using Why = tables::LeftOut::Why;

namespace {

constexpr int kSpoiled = 2'000;

std::string sampleMap()
{
    return tests::sourceFile("resources/maps/crossroads.tmj").value();
}

/** A map of 40 by 32 pas, 10 pixels each, with these objects. */
Json mapOf(const std::vector<Json> &objects)
{
    return {
        {"type", "map"},
        {"orientation", "orthogonal"},
        {"width", 40},
        {"height", 32},
        {"tilewidth", 10},
        {"tileheight", 10},
        {"layers",
         Json::array(
             {{{"type", "objectgroup"}, {"id", 1}, {"name", "Terrain"}, {"objects", objects}}})}};
}

/** A rectangle of 4 by 2 pas, 10 pas from the left and 5 from the top. */
Json wall()
{
    return {{"id", 7}, {"name", "The wall"}, {"type", "wall"}, {"x", 100},
            {"y", 50}, {"width", 40},        {"height", 20}};
}

Json with(Json object, const std::string &key, Json value)
{
    object[key] = std::move(value);
    return object;
}

Json valueOf(const char *name, Json value)
{
    return {{"name", name}, {"type", "string"}, {"value", std::move(value)}};
}

Result<tables::TiledTable> read(const Json &map)
{
    return tables::decodeTiled(map.dump(), "a-map", "A map");
}

/** The only piece of a map with that object alone. */
Piece pieceOf(const Json &object)
{
    const auto made = read(mapOf({object}));
    return made && made->table.pieces.size() == 1 ? made->table.pieces.front() : Piece{};
}

std::vector<Point> corners(const Piece &piece)
{
    const auto points = piece.footprint.points();
    return {points.begin(), points.end()};
}

/** Why the object is left out of a map that holds a wall as well. */
std::optional<tables::LeftOut> leftOut(const Json &object)
{
    const auto made = read(mapOf({wall(), object}));
    if (!made || made->leftOut.size() != 1 || made->table.pieces.size() != 1)
        return std::nullopt;
    return made->leftOut.front();
}

} // namespace

class TestTiled : public QObject
{
    Q_OBJECT

private slots:
    void makesATableOfTheSampleMap();
    void placesRectangles();
    void turnsThemClockwise();
    void makesTwelveCornersOfAnEllipse();
    void takesPolygonsAsTheyAre();
    void addsTheOffsetsOfLayers();
    void takesAnotherScale();
    void knowsWhatIsUsualForAKind();
    void takesHeightsAndTraits();
    void takesTheKindFromWhereItStands();
    void takesTheNameOfTheMap();
    void tellsWhatItLeavesOut();
    void tellsWhichLayersItLeavesOut();
    void refusesWithThePlaceAndTheReason_data();
    void refusesWithThePlaceAndTheReason();
    void makesNoBadTableOfASpoiledMap();
};

void TestTiled::makesATableOfTheSampleMap()
{
    const auto made = tables::decodeTiled(sampleMap(), "crossroads", "crossroads").value();
    QVERIFY(made.leftOut.empty());
    QCOMPARE(made.table.key, std::string("crossroads"));
    QCOMPARE(made.table.name.fr, std::string("La croisée des chemins"));
    const auto figures = tests::figuresOf(made.table);
    QVERIFY(figures.pieces >= 16 && figures.kinds >= 4 && figures.climbable >= 3);
    QVERIFY(figures.twoLevels && figures.islands == 1);
    QVERIFY(figures.openPerMille >= 300 && figures.openPerMille <= 600);
    QCOMPARE(tables::decodeTable(tables::encodeTable(made.table)).value(), made.table);
}

void TestTiled::placesRectangles()
{
    const auto made = read(mapOf({wall()})).value();
    QCOMPARE(made.table.width, 4000);
    QCOMPARE(made.table.depth, 3200);
    const std::vector<Point> expected{{1000, 500}, {1400, 500}, {1400, 700}, {1000, 700}};
    QVERIFY(corners(made.table.pieces.front()) == expected);
    const std::vector<Point> between{{1003, 500}, {1403, 500}, {1403, 700}, {1003, 700}};
    QVERIFY(corners(pieceOf(with(wall(), "x", 100.26))) == between);
}

void TestTiled::turnsThemClockwise()
{
    const std::vector<Point> expected{{1000, 500}, {1000, 900}, {800, 900}, {800, 500}};
    QVERIFY(corners(pieceOf(with(wall(), "rotation", 90))) == expected);
}

void TestTiled::makesTwelveCornersOfAnEllipse()
{
    const auto all = corners(pieceOf(with(wall(), "ellipse", true)));
    QCOMPARE(all.size(), std::size_t{12});
    QVERIFY((all[0] == Point{1400, 600}) && (all[3] == Point{1200, 700}));
    QVERIFY((all[6] == Point{1000, 600}) && (all[9] == Point{1200, 500}));
}

void TestTiled::takesPolygonsAsTheyAre()
{
    const Json polygon = Json::parse(R"([{"x":0,"y":0},{"x":-20,"y":30.5},{"x":25,"y":30}])");
    const std::vector<Point> expected{{1000, 500}, {800, 805}, {1250, 800}};
    QVERIFY(corners(pieceOf(with(wall(), "polygon", polygon))) == expected);
}

void TestTiled::addsTheOffsetsOfLayers()
{
    Json map = mapOf({wall()});
    Json layer = map["layers"][0];
    layer["offsetx"] = 5;
    map["layers"] =
        Json::array({{{"type", "group"}, {"offsety", -10.5}, {"layers", Json::array({layer})}}});
    const std::vector<Point> expected{{1050, 395}, {1450, 395}, {1450, 595}, {1050, 595}};
    QVERIFY(corners(read(map).value().table.pieces.front()) == expected);
}

void TestTiled::takesAnotherScale()
{
    const auto made =
        read(with(mapOf({wall()}), "properties", Json::array({valueOf("pixels_per_pas", 12.5)})))
            .value();
    QCOMPARE(made.table.width, 3200);
    QVERIFY((corners(made.table.pieces.front()).front() == Point{800, 400}));
}

void TestTiled::knowsWhatIsUsualForAKind()
{
    using namespace geometry::trait;
    const auto usual = [](const char *kind) { return pieceOf(with(wall(), "type", kind)); };
    QCOMPARE(usual("wall").top, 100);
    QCOMPARE(int{usual("wall").traits}, kImpassable | kHides);
    QCOMPARE(usual("wood").top, 350);
    QCOMPARE(int{usual("wood").traits}, kDifficult | kBlocksSight | kHides);
    QCOMPARE(usual("marsh").top, 0);
    QCOMPARE(int{usual("marsh").traits}, int{kDifficult});
    QVERIFY(usual("building").has(kFloor) && usual("building").has(kClimbable));
    QVERIFY(usual("water").top > 0); // what has no height keeps nobody out
    const Piece upper = pieceOf(
        with(with(wall(), "type", "building"), "properties", Json::array({valueOf("bottom", 2)})));
    QCOMPARE(upper.bottom, 200);
    QCOMPARE(upper.top, 450);
}

void TestTiled::takesHeightsAndTraits()
{
    const Piece piece = pieceOf(
        with(wall(), "properties",
             Json::array({valueOf("bottom", 1), valueOf("top", 2.25),
                          valueOf("traits", " hides,floor , climbable"), valueOf("note", true)})));
    QCOMPARE(piece.bottom, 100);
    QCOMPARE(piece.top, 225);
    using namespace geometry::trait;
    QCOMPARE(int{piece.traits}, kHides | kFloor | kClimbable);
    const Piece bare = pieceOf(with(wall(), "properties", Json::array({valueOf("traits", "")})));
    QCOMPARE(int{bare.traits}, 0);
}

void TestTiled::takesTheKindFromWhereItStands()
{
    using geometry::PieceKind;
    Json named = with(with(wall(), "type", ""), "class", "rock");
    QVERIFY(pieceOf(named).kind == PieceKind::Rock);
    named["properties"] = Json::array({valueOf("kind", "hedge")});
    QVERIFY(pieceOf(named).kind == PieceKind::Hedge);
}

void TestTiled::takesTheNameOfTheMap()
{
    const auto named = [](const Json &properties) {
        return read(with(mapOf({wall()}), "properties", properties)).value().table.name;
    };
    QVERIFY((named(Json::array()) == Text{"A map", "A map"}));
    QVERIFY((named(Json::array({valueOf("name", "Home")})) == Text{"Home", "Home"}));
    QVERIFY((named(Json::array({valueOf("name", "Home"), valueOf("name_fr", "Maison")})) ==
             Text{"Home", "Maison"}));
}

void TestTiled::tellsWhatItLeavesOut()
{
    const auto point = leftOut(with(wall(), "point", true));
    QVERIFY(point.has_value());
    QVERIFY((*point == tables::LeftOut{Why::Point, "The wall", 7, "/layers/0/objects/1"}));
    const std::vector<std::pair<Json, Why>> all{
        {with(wall(), "visible", false), Why::Hidden},
        {with(wall(), "polyline", Json::array()), Why::Line},
        {with(wall(), "capsule", true), Why::Capsule},
        {with(wall(), "text", {{"text", "Here"}}), Why::Text},
        {with(wall(), "gid", 3), Why::TileObject},
        {with(wall(), "template", "tree.tj"), Why::Template},
        {with(wall(), "type", ""), Why::NoKind},
        {with(wall(), "width", 0), Why::NoArea}};
    for (const auto &[object, why] : all) {
        const auto met = leftOut(object);
        QVERIFY2(met && met->why == why, object.dump().c_str());
    }
}

void TestTiled::tellsWhichLayersItLeavesOut()
{
    Json map = mapOf({wall()});
    map["layers"].push_back({{"type", "tilelayer"}, {"id", 2}, {"name", "Grass"}});
    map["layers"].push_back({{"type", "imagelayer"}, {"id", 3}});
    map["layers"].push_back({{"type", "group"}, {"id", 4}, {"visible", false}});
    const auto met = read(map).value().leftOut;
    QCOMPARE(met.size(), std::size_t{3});
    QVERIFY((met[0] == tables::LeftOut{Why::Tiles, "Grass", 2, "/layers/1"}));
    QVERIFY(met[1].why == Why::Picture && met[2].why == Why::Hidden);
}

void TestTiled::refusesWithThePlaceAndTheReason_data()
{
    QTest::addColumn<QString>("patch");
    QTest::addColumn<int>("code");
    QTest::addColumn<QString>("pointer");
    QTest::addColumn<QString>("subject");
    const auto row = [](const char *name, const char *patch, ErrorCode code, const char *pointer,
                        const char *subject) {
        QTest::newRow(name) << QString::fromUtf8(patch) << static_cast<int>(code)
                            << QString::fromUtf8(pointer) << QString::fromUtf8(subject);
    };
    const char *object = "/layers/0/objects/0";
    row("a hexagonal map", R"({"/orientation":"hexagonal"})", ErrorCode::WrongChoice,
        "/orientation", "hexagonal");
    row("a tileset", R"({"/type":"tileset"})", ErrorCode::WrongChoice, "/type", "tileset");
    row("a map too small", R"({"/width":7})", ErrorCode::NumberOutOfRange, "/width", "70");
    row("no scale", R"({"/properties":[{"name":"pixels_per_pas","value":0}]})",
        ErrorCode::NumberOutOfRange, "/width", "400");
    row("no layers", R"({"/layers":[]})", ErrorCode::TooFewEntries, "/layers", "");
    row("layers that are a text", R"({"/layers":"x"})", ErrorCode::WrongType, "/layers", "string");
    row("a layer of its own", R"({"/layers/0/type":"fog"})", ErrorCode::WrongChoice,
        "/layers/0/type", "fog");
    row("an unknown kind", R"({"/layers/0/objects/0/type":"wal"})", ErrorCode::WrongChoice,
        "/layers/0/objects/0/type", "wal");
    row("an unknown trait",
        R"({"/layers/0/objects/0/properties":[{"name":"traits","value":"hides, tall"}]})",
        ErrorCode::WrongChoice, "/layers/0/objects/0/properties/0/value", "tall");
    row("off the table", R"({"/layers/0/objects/0/x":385})", ErrorCode::NumberOutOfRange, object,
        "425");
    row("a place that is a text", R"({"/layers/0/objects/0/x":"1"})", ErrorCode::WrongType,
        "/layers/0/objects/0/x", "string");
    row("two corners", R"({"/layers/0/objects/0/polygon":[{"x":0,"y":0},{"x":1,"y":1}]})",
        ErrorCode::TooFewEntries, "/layers/0/objects/0/polygon", "");
    row("an outline that crosses itself",
        R"({"/layers/0/objects/0/polygon":[{"x":0,"y":0},{"x":20,"y":20},{"x":20,"y":0},{"x":0,"y":20}]})",
        ErrorCode::OutlineCrosses, object, "");
    row("the top below the bottom",
        R"({"/layers/0/objects/0/properties":[{"name":"bottom","value":3},{"name":"top","value":2.5}]})",
        ErrorCode::NumberOutOfRange, "/layers/0/objects/0/properties/1/value", "2.5");
    row("higher than anything",
        R"({"/layers/0/objects/0/properties":[{"name":"top","value":201}]})",
        ErrorCode::NumberOutOfRange, "/layers/0/objects/0/properties/0/value", "201");
    row("a property without a name", R"({"/layers/0/objects/0/properties":[{"value":1}]})",
        ErrorCode::MissingKey, "/layers/0/objects/0/properties/0", "name");
}

void TestTiled::refusesWithThePlaceAndTheReason()
{
    QFETCH(QString, patch);
    QFETCH(int, code);
    QFETCH(QString, pointer);
    QFETCH(QString, subject);
    Json map = mapOf({wall()});
    const Json changes = Json::parse(patch.toStdString());
    for (const auto &[place, value] : changes.items())
        map[Json::json_pointer(place)] = value;
    const auto made = read(map);
    QVERIFY(!made);
    const Error &error = made.error().more.empty() ? made.error() : made.error().more.front();
    QCOMPARE(static_cast<int>(error.code), code);
    QCOMPARE(QString::fromStdString(error.pointer), pointer);
    QCOMPARE(QString::fromStdString(error.subject), subject);
}

/** Whatever a map holds: it is refused, or what is made of it can be played on. */
void TestTiled::makesNoBadTableOfASpoiledMap()
{
    int taken = 0;
    for (const std::string &text : tests::spoiled({sampleMap()}, kSpoiled, 41)) {
        const auto made = tables::decodeTiled(text, "a-map", "A map");
        if (!made)
            continue;
        ++taken;
        const auto again = tables::decodeTable(tables::encodeTable(made->table));
        QVERIFY2(again.has_value() && *again == made->table, text.c_str());
    }
    QVERIFY(taken > 0 && taken < tests::manyCases(kSpoiled));
    const std::string deep(100, '[');
    QVERIFY(!tables::decodeTiled(deep, "a", "A"));
    QVERIFY(!tables::decodeTiled("", "a", "A"));
    QVERIFY(!tables::decodeTiled("[]", "a", "A"));
    QVERIFY(!tables::decodeTiled(R"({"width":1e999})", "a", "A"));
}

CORE_TEST(TestTiled)

} // namespace tst_tiled

#include "tst_tiled.moc"
