// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/look/literal/literal.h"
#include "app/pages/board/camera.h"
#include "app/pages/match/figures/figurecard.h"
#include "app/pages/match/figures/figurelist.h"
#include "app/pages/match/figures/scorebar.h"
#include "app/pages/match/figures/targetmodel.h"
#include "app/pages/match/figures/targetpanel.h"
#include "app/pages/match/figures/tokenmodel.h"
#include "app/pages/match/story/storypanel.h"
#include "app/words/sentences/phrases.h"
#include "model/text.h"
#include "tests/support/window/darkpalette.h"
#include "tests/support/window/matchroom.h"

#include <QHelpEvent>
#include <QLabel>
#include <QPixmap>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTableView>

namespace tst_matchlists {

using namespace escarmouche;
using namespace escarmouche::app;
using namespace escarmouche::tests;

namespace {

/** The line of the score that tells of a seat. */
QString scoreOf(Room &room, const ScoreBar &score, rules::SeatId seat)
{
    const QString name = room.controller().words().nameOf(seat);
    for (const QLabel *label : score.findChildren<QLabel *>()) {
        if (label->text().startsWith(name))
            return label->text();
    }
    return {};
}

} // namespace

/** Who stands on the board, as the line above it and the list beside it have it. */
class MatchListsTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom)); }
    void cleanup() { verifyEventLoopFree(); }

    void whoHasLeftDoesNotStand()
    {
        Room room(duel("person", "person"));
        QVERIFY(room.isSetUp());
        rules::BoardView view = room.controller().play().view();
        const rules::SeatId seat{1};
        const auto count = std::ranges::count(view.tokens, seat, &rules::Token::owner);
        auto *score = room.page->findChild<ScoreBar *>();
        score->show(view);
        QVERIFY(scoreOf(room, *score, seat).contains(QStringLiteral(" %1 standing").arg(count)));
        const auto words = room.controller().play().states();
        const auto gone =
            std::ranges::find(words, rules::StateWord::Shown::Gone, &rules::StateWord::shown);
        QVERIFY(gone != words.end());
        const auto runner = std::ranges::find(view.tokens, seat, &rules::Token::owner);
        runner->states |= gone->bit;
        runner->place = {};
        QVERIFY(runner->points > 0);
        score->show(view);
        QVERIFY(
            scoreOf(room, *score, seat).contains(QStringLiteral(" %1 standing").arg(count - 1)));
        auto *list = qobject_cast<TokenModel *>(room.page->findChild<FigureList *>()->model());
        QVERIFY(!list->indexOf(runner->id).data(Qt::ForegroundRole).isValid());
        list->show(view);
        QVERIFY(list->indexOf(runner->id).data(Qt::ForegroundRole).isValid());
    }

    void boardAndListChooseTheSame()
    {
        Room room(duel("person", "person"));
        QVERIFY(room.findsTargets());
        MatchController &match = room.controller();
        auto *list = room.page->findChild<FigureList *>();
        list->window()->resize(1280, 600); // so that not all lines are seen
        const int acts = match.play().view().acting;
        const auto chosenLine = [&] { return list->figures().tokenAt(list->currentIndex()); };
        QCOMPARE(chosenLine(), acts);
        const auto view = match.play().view();
        const auto mine = [&](const rules::Token &token) {
            return token.owner == match.play().player();
        };
        const auto last = std::find_if(view.tokens.rbegin(), view.tokens.rend(), mine);
        match.aiming().choose(last->id); // as a click on the board does
        QCOMPARE(chosenLine(), last->id);
        QVERIFY(list->selectionModel()->isRowSelected(list->currentIndex().row()));
        QVERIFY(list->viewport()->rect().intersects(list->visualRect(list->currentIndex())));
        QVERIFY(match.aiming().aim().pointing.over != last->id); // the list only follows
        const auto first = std::ranges::find_if(view.tokens, mine);
        const QModelIndex line = list->figures().indexOf(first->id);
        list->setCurrentIndex(line.siblingAtColumn(TokenModel::Name));
        QCOMPARE(match.aiming().chosen(), first->id);
        QCOMPARE(room.page->canvas().selected(), first->id);
        QCOMPARE(match.aiming().aim().pointing.over, first->id);
        const rules::Target target = [&] {
            match.aiming().choose(acts);
            return match.aiming().targets().front();
        }();
        match.aiming().choose(first->id);
        // At an enemy's line, who acts points.
        const QModelIndex enemy = list->figures().indexOf(target.over);
        list->setCurrentIndex(enemy.siblingAtColumn(TokenModel::Name));
        QCOMPARE(match.aiming().chosen(), acts);
        QCOMPARE(match.aiming().aim().pointing.over, target.over);
        QCOMPARE(chosenLine(), target.over);
        QVERIFY(match.aiming().aim().offer());
        // The same line again, where something else was pointed at since.
        match.aiming().point({acts, -1, {}});
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {},
                          list->visualRect(list->currentIndex()).center());
        QCOMPARE(match.aiming().aim().pointing.over, target.over);
    }

    void goingOnShowsWhoActs()
    {
        Room room(duel("person", "person"));
        QVERIFY(room.findsTargets());
        const int acts = room.controller().play().view().acting;
        const std::string uuid = room.session().uuid();
        QVERIFY(room.session().flush());
        room.page.reset();
        auto again = room.library->matches().open(uuid);
        QVERIFY(again);
        room.page = std::make_unique<MatchPage>(std::move(*again), Units{});
        room.page->setBoardOptions({.side = BoardOptions::Side::Open});
        room.page->resize(1280, 600);
        room.page->show();
        QVERIFY(QTest::qWaitForWindowExposed(room.page.get()));
        auto *list = room.page->findChild<FigureList *>();
        const QModelIndex line = list->currentIndex();
        QCOMPARE(list->figures().tokenAt(line), acts);
        QVERIFY(list->viewport()->rect().contains(list->visualRect(line).center()));
    }

    void theLetterOfATabUnfoldsTheLists()
    {
        UiLanguage english(rules::Language::English);
        Room room(duel("person", "person"));
        QVERIFY(room.isSetUp());
        room.page->setBoardOptions({.side = BoardOptions::Side::Folded});
        room.page->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(room.page.get()));
        const auto *story = room.page->findChild<StoryPanel *>();
        QTest::keyClick(&room.page->canvas(), Qt::Key_L, Qt::AltModifier);
        QTRY_VERIFY(story->isVisible() && story->width() > 300);
    }

    /** All of a figure, where a pointer rests on it or by a key; an enemy's, too. */
    void aCardTellsAllOfAFigure_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("en") << QStringLiteral("en");
        QTest::newRow("fr") << QStringLiteral("fr");
    }

    void aCardTellsAllOfAFigure()
    {
        QFETCH(const QString, language);
        UiLanguage ui(*languageOfCode(language));
        Room room(duel("person", "person"));
        QVERIFY(room.findsTargets());
        MatchController &match = room.controller();
        BoardCanvas &canvas = room.page->canvas();
        const auto *card = room.page->findChild<FigureCard *>();
        QCOMPARE(card->token(), -1);
        const auto targets = match.aiming().targets();
        const auto armed = std::ranges::find_if(targets, [&](const auto &target) {
            return !match.play().memberOf(target.over).gear.empty();
        });
        QVERIFY(armed != targets.end());
        const int enemy = armed->over;
        const auto told = [&] { return card->findChild<QLabel *>(QStringLiteral("told"))->text(); };
        const auto tells = [&](int token) {
            const rules::CastMember &member = match.play().memberOf(token);
            if (!told().contains(inUiLanguage(member.name).toHtmlEscaped()) || member.gear.empty())
                return false;
            return std::ranges::all_of(member.gear, [&](const rules::Carried &thing) {
                return !thing.effect.empty() &&
                       told().contains(inUiLanguage(thing.effect).toHtmlEscaped());
            });
        };
        const QPoint at = canvas.mapFromScene(canvas.board().standOf(enemy).value());
        QHelpEvent rests(QEvent::ToolTip, at, canvas.viewport()->mapToGlobal(at));
        QCoreApplication::sendEvent(canvas.viewport(), &rests);
        QCOMPARE(card->token(), enemy);
        QVERIFY2(tells(enemy), qPrintable(told()));
        QVERIFY(canvas.rect().contains(card->geometry()));
        QVERIFY(!card->geometry().contains(at));
        takePictures(*room.page, QStringLiteral("match-card-%1").arg(language));
        QEvent left(QEvent::Leave);
        QCoreApplication::sendEvent(canvas.viewport(), &left);
        QCOMPARE(card->token(), -1);
        match.aiming().letGo();
        room.key(Qt::Key_I); // nobody is pointed at: whoever is chosen
        QCOMPARE(card->token(), match.aiming().chosen());
        QCoreApplication::sendEvent(canvas.viewport(), &left);
        QCOMPARE(card->token(), match.aiming().chosen());
        room.page->resize(960, 660);
        QVERIFY(canvas.rect().contains(card->geometry()));
        room.key(Qt::Key_I);
        QCOMPARE(card->token(), -1);
    }

    void statesAreReadWholeInAsManyLinesAsTheyTake()
    {
        Room room(duel("person", "person"));
        QVERIFY(room.isSetUp());
        auto *list = room.page->findChild<FigureList *>();
        rules::BoardView view = room.controller().play().view();
        rules::Token &token = view.tokens.front();
        for (const rules::StateWord &word : room.controller().play().states()) {
            if (word.shown == rules::StateWord::Shown::There)
                token.states |= word.bit;
        }
        list->figures().show(view);
        const QModelIndex line = list->figures().indexOf(token.id);
        const QModelIndex states = line.siblingAtColumn(TokenModel::States);
        const QString words = states.data().toString();
        QVERIFY(words.contains(QStringLiteral(", ")));
        QCOMPARE(states.data(Qt::ToolTipRole).toString(), tipText(words));
        const QModelIndex name = line.siblingAtColumn(TokenModel::Name);
        QVERIFY(QFontMetrics(list->font()).horizontalAdvance(name.data().toString()) <
                list->visualRect(name).width());
        const int row = list->rowHeight(line.row() + 1);
        QVERIFY(row > 0);
        QApplication::processEvents(); // as it would be painted
        QVERIFY(list->rowHeight(line.row()) > row);
        takePicture(*room.page, QStringLiteral("match-states"));
    }

    void enterLeavesABoardThatIsSeenWhereItIs()
    {
        Room room(duel("person", "person"));
        QVERIFY(room.isSetUp());
        auto *list = room.page->findChild<FigureList *>();
        Camera &camera = room.page->canvas().camera();
        QVERIFY(camera.isFitted());
        const QRectF seen = camera.seen();
        const auto view = room.controller().play().view();
        const rules::Token far = *std::ranges::find_if(view.tokens, [&](const auto &token) {
            return token.owner != room.controller().play().player();
        });
        const QModelIndex line = list->figures().indexOf(far.id);
        list->setCurrentIndex(line.siblingAtColumn(TokenModel::Name));
        QTest::keyClick(list, Qt::Key_Return);
        QCOMPARE(camera.seen(), seen);
        QVERIFY(camera.isFitted());
        for (int nearer = 0; nearer < 8; ++nearer)
            room.page->canvas().camera().zoomIn();
        const BoardScene &board = room.page->canvas().board();
        const auto stands = *board.standOf(far.id);
        camera.centreOn(2 * board.plan().bounds().center() - stands);
        QVERIFY(!camera.seen().contains(stands));
        QTest::keyClick(list, Qt::Key_Return);
        QVERIFY(camera.seen().contains(stands));
    }

    void aMatchPlayedOnIsToldFromTheOther()
    {
        Room room(duel("person", "person"));
        QVERIFY(room.isSetUp());
        QVERIFY(room.session().flush());
        const QString first = room.page->title();
        const auto made = room.session().branches().playOnFrom(room.session().past().lastEntry());
        QVERIFY(made);
        auto again = room.library->matches().open(*made);
        QVERIFY(again);
        room.page = std::make_unique<MatchPage>(std::move(*again), Units{});
        QVERIFY2(room.page->title().startsWith(first + QStringLiteral(" (")) &&
                     room.page->title().contains(QStringLiteral(", played on: ")),
                 qPrintable(room.page->title()));
    }

    void whatIsRefusedIsReadWhole()
    {
        Room room(duel("person", "person"));
        QVERIFY(room.findsTargets());
        room.key(Qt::Key_A);
        QTableView &list = room.page->findChild<TargetPanel *>()->list();
        const QFontMetrics metrics(list.font());
        int refused = 0;
        for (int row = 0; row < list.model()->rowCount(); ++row) {
            const QModelIndex why = list.model()->index(row, TargetModel::Price);
            if (list.columnSpan(row, TargetModel::Price) == 1)
                continue;
            ++refused;
            const QRect cell = list.visualRect(why);
            const QRect words = metrics.boundingRect({0, 0, cell.width(), 0}, Qt::TextWordWrap,
                                                     why.data().toString());
            QVERIFY2(words.height() <= cell.height(), qPrintable(why.data().toString()));
        }
        QVERIFY(refused > 0);
    }

    void aimsByKeysAlone()
    {
        Room room(duel("person", "person"));
        QVERIFY(room.isSetUp());
        UiLanguage english(rules::Language::English);
        QSignalSpy said(room.page.get(), &MatchPage::said);
        room.key(Qt::Key_A);
        QCOMPARE(said.back().front().toString(),
                 QStringLiteral("Activate a figure first: then it can aim."));
        QVERIFY(room.findsTargets());
        room.key(Qt::Key_A);
        QTableView &list = room.page->findChild<TargetPanel *>()->list();
        QVERIFY(list.hasFocus());
        QVERIFY(room.controller().aiming().aim().offer()->isAllowed());
        const auto &entries = room.session().match().journal().entries;
        const auto before = entries.size();
        QSignalSpy refused(&room.controller(), &MatchController::refused);
        const int last = list.model()->rowCount() - 1;
        QVERIFY(!room.controller().aiming().targets().back().offer.isAllowed());
        list.setCurrentIndex(list.model()->index(last, TargetModel::Name));
        QTest::keyClick(&list, Qt::Key_Return);
        QCOMPARE(refused.size(), 1);
        QCOMPARE(entries.size(), before);
    }

    void escapeGoesBackToTheBoard()
    {
        Room room(duel("person", "person"));
        QVERIFY(room.findsTargets());
        room.key(Qt::Key_A);
        QTableView &targets = room.page->findChild<TargetPanel *>()->list();
        auto *figures = room.page->findChild<FigureList *>();
        for (QTableView *list : {&targets, static_cast<QTableView *>(figures)}) {
            room.page->findChild<QTabWidget *>()->setCurrentIndex(list == figures ? 0 : 1);
            list->setFocus();
            QVERIFY(list->hasFocus());
            QTest::keyClick(list, Qt::Key_Escape);
            QVERIFY(room.page->canvas().hasFocus());
        }
    }

    /** A letter is the board's, be it no key there. */
    void lettersDoNotSearchTheList()
    {
        Room room(duel("person", "person"));
        QVERIFY(room.isSetUp());
        auto *list = room.page->findChild<FigureList *>();
        const QString shortcuts = QStringLiteral("ABNPTW");
        const QModelIndex now = list->figures().index(0, TokenModel::Name);
        list->setFocus();
        list->setCurrentIndex(now);
        int pressed = 0;
        for (int row = 1; row < list->figures().rowCount(); ++row) {
            const QChar letter = now.siblingAtRow(row).data().toString().front().toUpper();
            if (shortcuts.contains(letter) || letter.unicode() > u'Z')
                continue;
            ++pressed;
            QTest::keyClick(list, static_cast<Qt::Key>(letter.unicode()));
            QCOMPARE(list->currentIndex(), now);
        }
        QVERIFY(pressed > 0);
        const bool isGrid = room.page->canvas().options().grid;
        QTest::keyClick(list, Qt::Key_G);
        QCOMPARE(room.page->canvas().options().grid, !isGrid);
    }

    void figuresShowTheirSide()
    {
        Room room(duel("person", "person"));
        QVERIFY(room.isSetUp());
        const auto *list = room.page->findChild<FigureList *>();
        const auto signOf = [&](rules::SeatId seat) {
            for (const rules::Token &token : room.controller().play().view().tokens) {
                if (token.owner == seat)
                    return qvariant_cast<QPixmap>(
                        list->figures().indexOf(token.id).data(Qt::DecorationRole));
            }
            return QPixmap();
        };
        const QImage first = signOf({0}).toImage();
        QVERIFY(!first.isNull());
        QVERIFY(first != signOf({1}).toImage());
    }

    void escapeLetsGoOfWhatIsAimedAt()
    {
        Room room(duel("person", "person"));
        QVERIFY(room.findsTargets());
        MatchController &match = room.controller();
        const int acts = match.play().view().acting;
        QCOMPARE(match.aiming().chosen(), acts);
        const auto targets = match.aiming().targets().size();
        match.aiming().aimAt(match.aiming().targets().front());
        QVERIFY(match.aiming().aim().pointing.over >= 0);
        room.key(Qt::Key_Escape);
        QCOMPARE(match.aiming().aim().pointing.over, -1);
        QVERIFY(match.aiming().aim().offers.empty());
        QCOMPARE(match.aiming().chosen(), acts);
        QCOMPARE(room.page->canvas().selected(), acts);
        QCOMPARE(match.aiming().targets().size(), targets);
        // And from another of the band back to who acts.
        const auto view = match.play().view();
        const auto other = std::ranges::find_if(view.tokens, [&](const rules::Token &token) {
            return token.owner == match.play().player() && token.id != acts;
        });
        match.aiming().choose(other->id);
        room.key(Qt::Key_Escape);
        QCOMPARE(match.aiming().chosen(), acts);
        QCOMPARE(room.page->canvas().selected(), acts);
    }
};

WATCHED_TEST(MatchListsTest)

} // namespace tst_matchlists

#include "tst_matchlists.moc"
