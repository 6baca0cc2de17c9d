// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/look/palette/palette.h"
#include "app/pages/board/ground/platepainter.h"
#include "app/pages/board/ground/terrain/groundbase.h"
#include "app/pages/board/ground/terrainpainter.h"
#include "app/pages/board/tokens/badgeplaces.h"
#include "app/pages/board/tokens/figureoutline.h"
#include "app/pages/board/tokens/tokenitem.h"
#include "app/pages/board/tokens/tokensprite.h"
#include "tests/support/window/boardhouse.h"
#include "tests/support/window/eventloopwatchdog.h"

namespace tst_figures {

using namespace escarmouche;
using namespace escarmouche::app;
using namespace escarmouche::tests;
using Figure = rules::FigureLook;

namespace {

constexpr double kSmall = 10, kMiddle = 20, kLarge = 40; // pixels of radius

QImage drawn(const Figure &figure, double radius, const QPalette &palette, int seat = 0)
{
    TokenLook look;
    look.owner = {static_cast<std::int8_t>(seat)};
    look.letter = QStringLiteral("4");
    look.figure = figure;
    return tokenSprite(look, radius, 1, palette).toImage();
}

std::vector<Figure> everyBuild()
{
    std::vector<Figure> all;
    for (int build = 1; build <= static_cast<int>(Figure::Build::Hound); ++build)
        all.push_back({static_cast<Figure::Build>(build)});
    return all;
}

void verifyAllDiffer(const std::vector<QImage> &all)
{
    for (std::size_t one = 0; one < all.size(); ++one) {
        for (std::size_t other = 0; other < one; ++other)
            QVERIFY2(all[one] != all[other],
                     qPrintable(QStringLiteral("%1 as %2").arg(one).arg(other)));
    }
}

} // namespace

/** A token tells who it is by the outline of its figure. */
class FiguresTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QGuiApplication::setPalette(lightPalette()); }
    void cleanup() { verifyEventLoopFree(); }

    void everyBuildHasAnOutlineOfItsOwn()
    {
        for (const QPalette &palette : {lightPalette(), darkPalette()}) {
            for (const double radius : {kSmall, kMiddle, kLarge}) {
                std::vector<QImage> all{drawn({}, radius, palette)};
                for (const Figure &figure : everyBuild())
                    all.push_back(drawn(figure, radius, palette));
                verifyAllDiffer(all);
            }
        }
        QVERIFY(bustOf(Figure::Build::None).isEmpty());
    }

    void outlinesStayOnTheirToken()
    {
        const QRectF disc(-1, -1, 2, 2);
        for (const Figure &figure : everyBuild())
            QVERIFY(disc.contains(bustOf(figure.build).boundingRect()));
        for (int arm = 1; arm <= static_cast<int>(Figure::Arm::Flamer); ++arm) {
            const QPainterPath &path = armOf(static_cast<Figure::Arm>(arm));
            QVERIFY(!path.isEmpty() && disc.contains(path.boundingRect()));
        }
    }

    void ranksAndSidesDifferAtEverySize()
    {
        for (const double radius : {kSmall, kMiddle, kLarge}) {
            std::vector<QImage> all;
            for (int rank = 0; rank <= static_cast<int>(Figure::Standing::Hired); ++rank) {
                const Figure figure{Figure::Build::Human, static_cast<Figure::Standing>(rank)};
                all.push_back(drawn(figure, radius, lightPalette()));
                all.push_back(drawn(figure, radius, lightPalette(), 1));
            }
            verifyAllDiffer(all);
        }
    }

    void weaponsAreDrawnWhereThereIsRoom()
    {
        const auto armed = [](Figure::Arm arm, double radius) {
            return drawn({Figure::Build::Human, Figure::Standing::Line, arm}, radius,
                         lightPalette());
        };
        QVERIFY(armed(Figure::Arm::Bow, kSmall) == armed(Figure::Arm::Axe, kSmall));
        std::vector<QImage> all;
        for (int arm = 0; arm <= static_cast<int>(Figure::Arm::Flamer); ++arm)
            all.push_back(armed(static_cast<Figure::Arm>(arm), kMiddle));
        verifyAllDiffer(all);
    }

    /** Of one below whom another one stands, the points are above. */
    void badgesTurnAwayFromWhoStandsNear()
    {
        TokenLook look;
        look.owner = {0};
        look.full = look.points = 3;
        QCOMPARE(freestSide(look, {}), BadgeSide{});
        QVERIFY(freestSide(look, {{0, 2}}).isLow);
        QVERIFY(!freestSide(look, {{0, -2}}).isLow);
        look.full = 0;
        look.signs = {{QStringLiteral("F"), true, false}};
        const BadgeSide side = freestSide(look, {{1.4, -1.4}});
        QVERIFY(side.isLeft || side.isLow);
        QVERIFY(tokenSprite(look, kMiddle, 1, lightPalette(), SpritePart::Token).toImage() !=
                tokenSprite(look, kMiddle, 1, lightPalette()).toImage());
    }

    void badgesOfTwoInContactKeepApart_data()
    {
        QTest::addColumn<int>("signs");
        for (const int signs : {0, 1, 2})
            QTest::addRow("%d signs", signs) << signs;
    }

    /** Of two who touch, side by side, one sees what belongs to whom. */
    void badgesOfTwoInContactKeepApart()
    {
        QFETCH(int, signs);
        TokenLook left;
        left.owner = {0};
        left.full = left.points = 5;
        left.letter = QStringLiteral("C");
        left.signs = {{QStringLiteral("✓"), false, true}, {QStringLiteral("F"), true, false}};
        left.signs.resize(static_cast<std::size_t>(signs));
        TokenLook right = left;
        left.badges = freestSide(left, {{2, 0}});
        std::vector<QPointF> worn;
        for (const QPointF &at : badgesOf(left))
            worn.push_back(at - QPointF(2, 0));
        right.badges = freestSide(right, {{-2, 0}}, worn);
        for (const QPointF &one : badgesOf(right)) {
            QVERIFY2(QLineF(one, {-2, 0}).length() > 1, qPrintable(QString::number(one.x())));
            for (const QPointF &other : worn)
                QVERIFY2(QLineF(one, other).length() > 0.6, qPrintable(QString::number(one.x())));
        }
    }

    /** Their rows of points end before they meet. */
    void pointsOfTwoInContactAreTwoRows()
    {
        TokenLook look;
        look.owner = {0};
        look.figure = {Figure::Build::Human};
        look.full = look.points = 6;
        constexpr double kApart = 1.9; // radii
        look.badges = freestSide(look, {{kApart, 0}});
        for (const double radius : {kMiddle, kLarge}) {
            const QImage row =
                tokenSprite(look, radius, 1, lightPalette(), SpritePart::Badges).toImage();
            QVERIFY(row.pixelColor(row.rect().center() +
                                   QPoint(0, int(pointsAt(look, radius).y()))) != Qt::transparent);
            for (int y = 0; y < row.height(); ++y) {
                for (int x = 0; x < row.width(); ++x) {
                    if (std::abs(x - row.width() / 2.0) > kApart / 2 * radius)
                        QCOMPARE(row.pixelColor(x, y).alpha(), 0);
                }
            }
        }
    }

    /** Whoever has acted wears that beside what is bad about him, however small he is. */
    void whoHasActedIsMarkedAtEverySize()
    {
        for (const double radius : {kSmall, kMiddle, kLarge}) {
            TokenLook look;
            look.owner = {0};
            look.signs = {{QStringLiteral("F"), true, false}, {QStringLiteral("S"), true, false}};
            const auto badges = [&] {
                return tokenSprite(look, radius, 1, lightPalette(), SpritePart::Badges).toImage();
            };
            const QImage before = badges();
            look.signs.push_back({QStringLiteral("✓"), false, true});
            QVERIFY(badges() != before);
        }
    }

    void portraitsAreDrawnWhereThereIsRoom()
    {
        QImage red(40, 40, QImage::Format_RGB32);
        red.fill(Qt::red);
        const auto portrayed = [&](double radius, const std::function<void(TokenLook &)> &change) {
            TokenLook look;
            look.owner = {0};
            look.figure = {Figure::Build::Human};
            look.portrait = red;
            change(look);
            return tokenSprite(look, radius, 1, lightPalette()).toImage();
        };
        const auto as = [](TokenLook &) {};
        const auto bare = [](TokenLook &look) { look.portrait = {}; };
        const auto fallen = [](TokenLook &look) { look.isBody = true; };
        const auto fallenBare = [](TokenLook &look) {
            look.isBody = true;
            look.portrait = {};
        };
        QVERIFY(portrayed(kSmall, as) == portrayed(kSmall, bare));
        for (const double radius : {kMiddle, kLarge}) {
            const QImage shown = portrayed(radius, as);
            QCOMPARE(shown.pixelColor(shown.rect().center()), QColor(Qt::red));
            QVERIFY(portrayed(radius, fallen) == portrayed(radius, fallenBare));
            // The side is told by its frame, and whoever has acted is pale.
            QVERIFY(shown != portrayed(radius, [](TokenLook &look) { look.owner = {1}; }));
            QVERIFY(shown != portrayed(radius, [](TokenLook &look) { look.isSpent = true; }));
        }
    }

    void lettersAreChosenByKey()
    {
        const auto canvas = canvasOn(readyGround("hamlet"), skirmish());
        BoardScene &scene = canvas->board();
        rules::Cast cast = castOf(skirmish());
        for (rules::CastMember &one : cast.members)
            one.look = {Figure::Build::Brute, Figure::Standing::Leader, Figure::Arm::Axe};
        const Figure brute = cast.members.front().look;
        scene.setCast(cast, stateWords(), boardWords());
        QCOMPARE(scene.item(0)->look().figure == brute, true);
        QTest::keyClick(canvas.get(), Qt::Key_L);
        QVERIFY(canvas->options().letters);
        QCOMPARE(scene.item(0)->look().figure == Figure(), true);
        QTest::keyClick(canvas.get(), Qt::Key_L);
        QCOMPARE(scene.item(0)->look().figure == brute, true);
    }

    void eachTableHasAGroundOfItsOwn_data()
    {
        QTest::addColumn<QString>("base");
        QTest::newRow("causeways") << "bog";
        QTest::newRow("chapel-hill") << "table";
        QTest::newRow("clearings") << "glade";
        QTest::newRow("docks") << "quay";
        QTest::newRow("hamlet") << "table";
        QTest::newRow("ravine") << "dry";
        QTest::newRow("ruined-street") << "paved";
        QTest::newRow("trenches") << "mud";
    }
    void eachTableHasAGroundOfItsOwn()
    {
        QFETCH(QString, base);
        const Ground ground = readyGround(QTest::currentDataTag());
        const auto &table = std::get<rules::TableGround>(ground.what);
        const std::string_view met = baseOf(table);
        QCOMPARE(QString::fromUtf8(met.data(), static_cast<qsizetype>(met.size())), base);
        QVERIFY(groundInk(met, lightPalette()).fill != groundInk("", lightPalette()).fill);
    }

    void longNamesAreShortened()
    {
        const QString name = QStringLiteral("Skateboard Shop");
        const double whole = plateSize(name, PlateSize::Small).width();
        QCOMPARE(shortened(name, whole), name);
        const QString cut = shortened(name, whole * 0.6);
        QVERIFY(cut.endsWith(QChar(0x2026)) && name.startsWith(cut.chopped(1)));
        QVERIFY(plateSize(cut, PlateSize::Small).width() <= whole * 0.6);
        QCOMPARE(shortened(name, 8), QString());
    }
};

WATCHED_TEST(FiguresTest)

} // namespace tst_figures

#include "tst_figures.moc"
