// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/board/boardpointing.h"
#include "app/pages/board/marks/overlayitem.h"
#include "app/pages/match/questions/aimpanel.h"
#include "app/pages/match/questions/offersmenu.h"
#include "tests/support/window/darkpalette.h"
#include "tests/support/window/eventloopwatchdog.h"
#include "tests/support/window/matchroom.h"

#include <QLabel>
#include <QListWidget>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <cmath>

namespace tst_matchclicks {

using namespace escarmouche;
using namespace escarmouche::app;
using namespace escarmouche::tests;

namespace {

std::size_t entriesOf(Room &room)
{
    return room.session().match().journal().entries.size();
}

rules::Place placeOf(const MatchController &match, int token)
{
    return match.play().view().tokens[static_cast<std::size_t>(token)].place;
}

/** Where the way that is shown ends; nothing: none is shown. */
std::optional<rules::TablePlace> wayEnd(const MatchController &match)
{
    const auto &lines = match.aiming().aim().overlay.lines;
    const auto way =
        std::ranges::find(lines, rules::OverlayLine::Kind::Way, &rules::OverlayLine::kind);
    if (way == lines.end() || way->places.empty())
        return std::nullopt;
    return std::get<rules::TablePlace>(way->places.back());
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

/** A place on the table to which a way leads, but not the whole way; nothing: there is none. */
std::optional<rules::TablePlace> tooFar(MatchController &match, int token)
{
    const auto from = std::get<rules::TablePlace>(placeOf(match, token));
    for (int x = 200; x < 6'000; x += 400) {
        const rules::TablePlace far{x, from.y < 1'600 ? from.y + 1'500 : from.y - 1'500, 0};
        match.aiming().point({token, -1, far});
        const rules::Offer *offer = match.aiming().aim().offer();
        if (offer && offer->isAllowed() && match.aiming().isShort())
            return far;
    }
    return std::nullopt;
}

/** A target of the figure that acts, by that kind of act; nothing: there is none. */
std::optional<rules::Target> targetBy(const MatchController &match, const std::string &act)
{
    for (const rules::Target &target : match.aiming().targets()) {
        if (target.offer.isAllowed() && target.offer.label.key == act)
            return target;
    }
    return std::nullopt;
}

/** Plays as a machine would until `isMet`. */
template<class Met>
bool playsUntil(Room &room, Met isMet)
{
    for (int acts = 0; acts < 800 && room.settles() && room.controller().play().isAsked(); ++acts) {
        if (isMet())
            return true;
        const auto action =
            room.session().match().chooseAs(room.controller().play().player(), "easy");
        if (!action || !room.controller().perform(*action))
            return false;
    }
    return false;
}

QPoint onBoard(Room &room, const rules::Place &place)
{
    BoardCanvas &canvas = room.page->canvas();
    return canvas.mapFromScene(*canvas.board().plan().pointOf(place));
}

/** The second half of one, its release with it. */
void doubleClick(QWidget *widget, const QPoint &at)
{
    QTest::mouseDClick(widget, Qt::LeftButton, {}, at);
    QTest::mouseRelease(widget, Qt::LeftButton, {}, at);
}

QString told(Room &room)
{
    return room.page->canvas().notice().text;
}

} // namespace

/** One click shows, the next does: for all figures and acts. */
class MatchClicksTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom)); }
    void cleanup() { verifyEventLoopFree(); }

    void theFirstClickActivatesNobody()
    {
        UiLanguage english(rules::Language::English);
        Room room(duel("person", "person"));
        QVERIFY(room.isSetUp());
        MatchController &match = room.controller();
        const int mine = match.play().able().front();
        const rules::Pointing there{-1, mine, placeOf(match, mine)};
        const auto before = entriesOf(room);
        match.aiming().click(there);
        QCOMPARE(entriesOf(room), before);
        QCOMPARE(match.aiming().chosen(), mine); // what it could do is shown
        QVERIFY(!room.page->canvas().board().reachItems().empty());
        QVERIFY2(told(room).endsWith(QStringLiteral(" – click again or press Enter")),
                 qPrintable(told(room)));
        QTRY_VERIFY(match.aiming().isShown());
        match.aiming().click(there);
        QVERIFY(room.settles());
        QCOMPARE(match.play().view().acting, mine);
        QVERIFY(told(room).isEmpty());
    }

    void theFirstClickOnAnEnemyAttacksNobody_data()
    {
        QTest::addColumn<std::string>("act");
        QTest::newRow("shot") << std::string("act.shoot");
        QTest::newRow("charge") << std::string("act.charge");
        QTest::newRow("blow") << std::string("act.strike");
    }

    void theFirstClickOnAnEnemyAttacksNobody()
    {
        QFETCH(const std::string, act);
        UiLanguage english(rules::Language::English);
        Room room(duel("person", "person"));
        QVERIFY(room.isSetUp());
        MatchController &match = room.controller();
        const auto first = [&]() -> std::optional<rules::Target> {
            const auto target = targetBy(match, act);
            if (!target)
                return std::nullopt;
            match.aiming().point(
                {match.aiming().chosen(), target->over, placeOf(match, target->over)});
            const rules::Offer *offer = match.aiming().aim().offer();
            return offer && offer->label.key == act ? target : std::nullopt;
        };
        QVERIFY(playsUntil(room, [&] { return first().has_value(); }));
        const rules::Target target = *first();
        const rules::Pointing there{match.aiming().chosen(), target.over,
                                    placeOf(match, target.over)};
        match.aiming().point({match.aiming().chosen(), -1, {}});
        const auto before = entriesOf(room);
        match.aiming().click(there);
        QCOMPARE(entriesOf(room), before);
        const rules::Offer shown = *match.aiming().aim().offer();
        QVERIFY(told(room).contains(offerText(match, shown)));
        match.aiming().click(there); // not painted yet
        QCOMPARE(entriesOf(room), before);
        QTRY_VERIFY(match.aiming().isShown());
        takePictures(*room.page,
                     QStringLiteral("match-armed-%1").arg(QString::fromStdString(act.substr(4))));
        match.aiming().click(there);
        QVERIFY(room.settles());
        QVERIFY(entriesOf(room) > before);
        QCOMPARE(room.session().match().journal().entries[before].action, shown.action);
        QVERIFY(!match.aiming().isArmed());
        QVERIFY(!told(room).contains(QStringLiteral("click again")));
    }

    void pointingElsewhereBeginsAnew()
    {
        Room room(duel("person", "person"));
        QVERIFY(room.isSetUp());
        MatchController &match = room.controller();
        const auto able = match.play().able();
        QVERIFY(able.size() > 1);
        const rules::Pointing one{-1, able[0], placeOf(match, able[0])};
        const auto before = entriesOf(room);
        match.aiming().click(one);
        QVERIFY(match.aiming().isArmed());
        match.aiming().point({-1, able[1], placeOf(match, able[1])});
        QVERIFY(!match.aiming().isArmed());
        QVERIFY(told(room).isEmpty());
        match.aiming().point(one);
        QTRY_VERIFY(match.aiming().isShown());
        match.aiming().click(one);
        QCOMPARE(entriesOf(room), before);
        room.key(Qt::Key_Escape);
        QVERIFY(!match.aiming().isArmed());
    }

    /** The keyboard may be anywhere; a mouse that comes and clicks at once only shows. */
    void theMouseDoesByTwoClicksOrADoubleClick_data()
    {
        QTest::addColumn<bool>("isDouble");
        QTest::newRow("two clicks") << false;
        QTest::newRow("double click") << true;
    }

    void theMouseDoesByTwoClicksOrADoubleClick()
    {
        QFETCH(const bool, isDouble);
        Room room(duel("person", "person"));
        QVERIFY(room.isSetUp());
        QTest::keyClick(&room.page->canvas(), Qt::Key_Tab, Qt::ControlModifier);
        QVERIFY(!room.page->canvas().hasFocus());
        MatchController &match = room.controller();
        const int mine = match.play().able().front();
        const QPoint at = onBoard(room, placeOf(match, mine));
        QWidget *board = room.page->canvas().viewport();
        const auto before = entriesOf(room);
        QTest::mouseMove(board, at);
        QTest::mouseClick(board, Qt::LeftButton, {}, at);
        QVERIFY(room.page->canvas().hasFocus());
        QVERIFY(match.aiming().isArmed());
        QCOMPARE(entriesOf(room), before);
        QTRY_VERIFY(match.aiming().isShown());
        if (isDouble)
            doubleClick(board, at);
        else
            QTest::mouseClick(board, Qt::LeftButton, {}, at);
        QVERIFY(room.settles());
        QCOMPARE(match.play().view().acting, mine);
    }

    void enterDoesAtOnce()
    {
        Room room(duel("person", "person"));
        QVERIFY(room.isSetUp());
        MatchController &match = room.controller();
        room.key(Qt::Key_Tab);
        const int mine = match.aiming().chosen();
        QVERIFY(mine >= 0);
        room.key(Qt::Key_Return);
        QVERIFY(room.settles());
        QCOMPARE(match.play().view().acting, mine);
        // What the mouse has clicked once, too.
        QVERIFY(tooFar(match, mine));
        const rules::TablePlace end = *wayEnd(match);
        const auto before = entriesOf(room);
        match.aiming().click({mine, -1, end});
        QCOMPARE(entriesOf(room), before);
        room.key(Qt::Key_Return);
        QVERIFY(room.settles());
        QVERIFY(entriesOf(room) > before);
    }

    void aClickThatAnswersIsNoAct()
    {
        Room room(duel("person", "person"));
        QVERIFY(room.isSetUp());
        MatchController &match = room.controller();
        match.setAskFrom(0);
        QVERIFY(playsUntil(room, [&] { return match.isFreeAttack(); }));
        const rules::ActionOption shot = match.aiming().answers().front();
        const auto before = entriesOf(room);
        match.aiming().click({match.aiming().chosen(), shot.token, placeOf(match, shot.token)});
        QVERIFY(room.settles());
        QVERIFY(entriesOf(room) > before);
        QCOMPARE(room.session().match().journal().entries[before].action, shot.action);
    }

    void aFigureIsPlacedByOneClick()
    {
        Room room(duel("person", "person"));
        QVERIFY(playsUntil(room, [&] { return room.controller().play().isAskedForPlace(); }));
        MatchController &match = room.controller();
        QVERIFY(match.play().isSettingUp() && !match.play().isQuestionOpen());
        const auto reach =
            match.play().board().reach(match.play().player(), match.aiming().chosen());
        QVERIFY(!reach.empty());
        const auto before = entriesOf(room);
        match.aiming().click({match.aiming().chosen(), -1, reach.front().stops.front().place});
        QVERIFY(room.settles());
        QCOMPARE(entriesOf(room), before + 1);
    }

    void aChargeShowsItsNerveAndItsBlow_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("nerve");
        QTest::addColumn<QString>("blow");
        QTest::newRow("en") << QStringLiteral("en") << QStringLiteral("to pass the command test")
                            << QStringLiteral("First blow: ");
        QTest::newRow("fr") << QStringLiteral("fr")
                            << QStringLiteral("de réussir le test de commandement")
                            << QStringLiteral("Premier coup\u00a0: ");
    }

    void aChargeShowsItsNerveAndItsBlow()
    {
        QFETCH(const QString, language);
        QFETCH(const QString, nerve);
        QFETCH(const QString, blow);
        UiLanguage ui(*languageOfCode(language));
        Room room(duel("person", "person"));
        QVERIFY(room.isSetUp());
        MatchController &match = room.controller();
        const auto tested = [&]() -> std::optional<rules::Target> {
            const auto target = targetBy(match, "act.charge");
            const bool isIt = target && target->odds->lines.size() == 2 &&
                              !target->odds->lines.back().chances.empty();
            return isIt ? target : std::nullopt;
        };
        QVERIFY(playsUntil(room, [&] { return tested().has_value(); }));
        match.aiming().aimAt(*tested());
        QString shown;
        for (const QLabel *label : room.page->findChild<AimPanel *>()->findChildren<QLabel *>())
            shown += label->text() + u'\n';
        QVERIFY2(shown.contains(nerve), qPrintable(shown));
        QVERIFY2(shown.contains(blow), qPrintable(shown));
        takePictures(*room.page, QStringLiteral("match-charge-%1").arg(language));
    }

    /** What an attack comes to stands beside its target, in sight, over neither of the two. */
    void theOddsStandAtTheTarget_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<std::string>("act");
        QTest::addColumn<QStringList>("told");
        QTest::newRow("shot en") << QStringLiteral("en") << std::string("act.shoot")
                                 << QStringList{QStringLiteral("to wound"),
                                                QStringLiteral("to hit on"),
                                                QStringLiteral("+ wounds")};
        QTest::newRow("blow fr") << QStringLiteral("fr") << std::string("act.strike")
                                 << QStringList{QStringLiteral("de blesser"),
                                                QStringLiteral("si la cible riposte"),
                                                QStringLiteral("pour toucher sur"),
                                                QStringLiteral("blessure sur")};
        QTest::newRow("charge en") << QStringLiteral("en") << std::string("act.charge")
                                   << QStringList{QStringLiteral("First blow"),
                                                  QStringLiteral("if the target strikes back")};
    }

    void theOddsStandAtTheTarget()
    {
        QFETCH(const QString, language);
        QFETCH(const std::string, act);
        QFETCH(const QStringList, told);
        UiLanguage ui(*languageOfCode(language));
        Room room(duel("person", "person"));
        QVERIFY(room.isSetUp());
        MatchController &match = room.controller();
        BoardCanvas &canvas = room.page->canvas();
        const OverlayItem &overlay = canvas.board().overlay();
        const auto cardTells = [&] {
            const auto target = targetBy(match, act);
            if (target)
                match.aiming().aimAt(*target);
            const QString lines = overlay.card().lines.join(u'\n');
            return target && std::ranges::all_of(
                                 told, [&](const QString &words) { return lines.contains(words); });
        };
        QVERIFY(playsUntil(room, cardTells));
        const TargetCard &card = overlay.card();
        QCOMPARE(card.act, offerText(match, *match.aiming().aim().offer()));
        QCOMPARE(QStringList(card.lines).removeDuplicates(), 0); // but "(×2)"
        QCOMPARE(card.target, match.aiming().aim().pointing.over);
        QCOMPARE(card.attacker, match.aiming().aim().offer()->token);
        const QRectF seen = canvas.viewport()->rect();
        const QRectF plate = overlay.cardOn(canvas.viewportTransform(), seen);
        QVERIFY(seen.contains(plate));
        for (const int kept : {card.target, card.attacker}) {
            const QPointF at = canvas.mapFromScene(canvas.board().standOf(kept).value());
            QVERIFY(!plate.contains(at));
        }
        takePictures(*room.page, QStringLiteral("match-odds-%1-%2")
                                     .arg(QString::fromStdString(act.substr(4)), language));
        const auto shade = [&] {
            const QImage picture = canvas.viewport()->grab().toImage();
            return picture.pixelColor(plate.topLeft().toPoint() + QPoint(4, 4)).lightness();
        };
        const QPalette before = QApplication::palette();
        const int light = shade();
        QApplication::setPalette(darkPalette());
        QCoreApplication::processEvents();
        const int dark = shade();
        QApplication::setPalette(before);
        QVERIFY2(dark < light / 2, qPrintable(QStringLiteral("%1 %2").arg(dark).arg(light)));
        match.aiming().letGo();
        QVERIFY(overlay.card().isEmpty());
    }

    /** Among what can be done, nothing is crossed that one does not aim at. */
    void onlyWhatIsAimedAtIsCrossed()
    {
        Room room(duel("person", "person"));
        QVERIFY(room.isSetUp());
        MatchController &match = room.controller();
        const auto isMixed = [&] {
            if (const auto target = targetBy(match, "act.shoot"))
                match.aiming().aimAt(*target);
            const Aim &aim = match.aiming().aim();
            return aim.offer() && aim.offer()->isAllowed() &&
                   !std::ranges::all_of(aim.offers, &rules::Offer::isAllowed);
        };
        QVERIFY(playsUntil(room, isMixed));
        const auto *list = room.page->findChild<AimPanel *>()->findChild<QListWidget *>();
        const Aim &aim = match.aiming().aim();
        QCOMPARE(list->count(), static_cast<int>(aim.offers.size()));
        for (int row = 0; row < list->count(); ++row)
            QVERIFY(list->item(row)->icon().isNull());
        const auto refused = std::ranges::find_if_not(aim.offers, &rules::Offer::isAllowed);
        const auto row = static_cast<int>(refused - aim.offers.begin());
        match.aiming().previewOffer(static_cast<std::size_t>(row));
        QVERIFY(!list->item(row)->icon().isNull());
        QVERIFY(room.page->canvas().board().overlay().card().isEmpty());
    }

    /** What it comes to stays beside the board. */
    void theCardGoesWithThePointer()
    {
        Room room(duel("person", "person"));
        QVERIFY(room.isSetUp());
        Aiming &aiming = room.controller().aiming();
        const auto isAimed = [&] {
            if (const auto target = targetBy(room.controller(), "act.shoot"))
                aiming.aimAt(*target);
            return aiming.isArmed() && aiming.aim().odds;
        };
        QVERIFY(playsUntil(room, isAimed));
        const auto &overlay = room.page->canvas().board().overlay();
        const auto leave = [&] { emit room.page->canvas().pointing().pointerLeft(); };
        leave();
        QVERIFY(!overlay.card().isEmpty()); // the next click does it
        aiming.previewOffer(aiming.aim().shown);
        QVERIFY(overlay.card().isEmpty());
        aiming.point(rules::Pointing(aiming.aim().pointing));
        aiming.previewOffer(aiming.aim().shown);
        const bool wasThere = !overlay.card().isEmpty();
        leave();
        QVERIFY(overlay.card().isEmpty());
        QVERIFY(wasThere && !aiming.aim().offers.empty());
    }

    void beyondItsReachARunIsOffered_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("run");
        QTest::newRow("en") << QStringLiteral("en") << QStringLiteral("out of reach");
        QTest::newRow("fr") << QStringLiteral("fr") << QStringLiteral("hors de portée");
    }

    void beyondItsReachARunIsOffered()
    {
        QFETCH(const QString, language);
        QFETCH(const QString, run);
        UiLanguage ui(*languageOfCode(language));
        Room room(duel("person", "person"));
        const int token = acting(room);
        QVERIFY(token >= 0);
        MatchController &match = room.controller();
        const auto far = tooFar(match, token);
        QVERIFY(far);
        const auto before = entriesOf(room);
        match.aiming().click({token, -1, *far});
        QCOMPARE(entriesOf(room), before);
        QCOMPARE(match.aiming().aim().offer()->label.key, std::string("act.run"));
        QVERIFY(std::ranges::any_of(match.aiming().aim().offers, [](const rules::Offer &offer) {
            return offer.isAllowed() && offer.label.key == "act.walk";
        }));
        QVERIFY2(told(room).contains(run), qPrintable(told(room)));
        takePictures(*room.page, QStringLiteral("match-beyond-%1").arg(language));
        QTRY_VERIFY(match.aiming().isShown());
        match.aiming().click({token, -1, *far});
        QVERIFY(room.settles());
        QVERIFY(entriesOf(room) > before);
    }

    /** The sorts of acts have buttons with their price; the one that is on is shown first wherever
        one points, until it is done. */
    void theSortOfActThatIsOnIsShownFirst()
    {
        Room room(duel("person", "person"));
        const int token = acting(room);
        QVERIFY(token >= 0);
        MatchController &match = room.controller();
        const auto button = [&](const char *text) {
            const auto all = room.page->findChild<AnswerBar *>()->findChildren<QPushButton *>();
            const auto met = std::ranges::find_if(all, [&](const QPushButton *one) {
                return one->isVisible() && one->text().simplified() == QLatin1String(text);
            });
            return met == all.end() ? nullptr : *met;
        };
        QPushButton *walk = button("Walk (1 PA)"), *run = button("Run (2 PA)");
        QVERIFY(walk && run && !walk->isChecked() && !run->isChecked());
        const auto reach = match.play().board().reach(match.play().player(), token);
        const auto walking =
            std::ranges::find(reach, rules::Reach::Kind::Walk, &rules::Reach::kind);
        QVERIFY(walking != reach.end() && !walking->stops.empty());
        match.aiming().point({token, -1, walking->stops[walking->stops.size() / 2].place});
        QCOMPARE(match.aiming().aim().offer()->label.key, std::string("act.walk"));
        run->click();
        QVERIFY(run->isChecked() && !walk->isChecked());
        QCOMPARE(match.aiming().aim().offer()->label.key, std::string("act.run"));
        while (!walk->isChecked()) // O goes through them, and past the last to none
            room.key(Qt::Key_O);
        QVERIFY(!run->isChecked());
        QCOMPARE(match.aiming().aim().offer()->label.key, std::string("act.walk"));
        takePictures(*room.page, QStringLiteral("match-sorts"));
        QTRY_VERIFY(match.aiming().isShown());
        match.aiming().confirm();
        QVERIFY(room.settles());
        QVERIFY(match.aiming().preferred().empty());
    }
};

WATCHED_TEST(MatchClicksTest)

} // namespace tst_matchclicks

#include "tst_matchclicks.moc"
