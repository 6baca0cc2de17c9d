// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/board/marks/overlayitem.h"
#include "app/pages/match/control/advised.h"
#include "app/pages/match/course/replaybar.h"
#include "app/pages/match/figures/targetmodel.h"
#include "app/pages/match/figures/targetpanel.h"
#include "app/pages/match/thoughts/thoughtmodel.h"
#include "app/pages/match/thoughts/thoughtpanel.h"
#include "tests/support/window/matchroom.h"

#include <QAbstractItemModelTester>
#include <QLineF>
#include <QSignalSpy>
#include <QTableView>

#include <map>

namespace tst_matchadvice {

using namespace escarmouche;
using namespace escarmouche::app;
using namespace escarmouche::tests;

namespace {

ThoughtPanel &adviceOn(Room &room)
{
    room.key(Qt::Key_W);
    return *room.page->findChild<ThoughtPanel *>();
}

QString spoken(const QTableView &list, int row)
{
    return list.model()->index(row, 0).data(Qt::AccessibleTextRole).toString();
}

} // namespace

class MatchAdviceTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom)); }
    void cleanup() { verifyEventLoopFree(); }

    void advisesWhoIsAsked()
    {
        Room room(duel("person", "person"));
        QVERIFY(room.findsTargets());
        ThoughtPanel &panel = adviceOn(room);
        QVERIFY(panel.isVisible());
        QAbstractItemModelTester tester(panel.list().model(),
                                        QAbstractItemModelTester::FailureReportingMode::QtTest);
        const Weighing &weighing = panel.weighing();
        QCOMPARE(weighing.seat, room.controller().play().player());
        QCOMPARE(weighing.machine, std::string("normal"));
        const auto *heading = panel.findChild<QLabel *>();
        QVERIFY2(heading->text().contains(QStringLiteral("Weighed for ")),
                 qPrintable(heading->text()));
        QVERIFY(weighing.thoughts.size() > 1);
        QCOMPARE(panel.list().model()->rowCount(), static_cast<int>(weighing.thoughts.size()));
        QCOMPARE(panel.list().currentIndex().row(), 0);
        for (std::size_t at = 1; at < weighing.thoughts.size(); ++at)
            QVERIFY(weighing.thoughts[at].score <= weighing.thoughts[at - 1].score);
        const auto &best = weighing.thoughts.front();
        QVERIFY(spoken(panel.list(), 0).contains(room.controller().words().say(best.label)));
        for (const auto &[motive, amount] : best.parts)
            QVERIFY(spoken(panel.list(), 0).contains(room.controller().words().say(motive)));
        takePicture(*room.page, QStringLiteral("match-advice"));
        const auto before = room.session().match().journal().entries.size();
        QTest::keyClick(&panel.list(), Qt::Key_Return);
        QVERIFY(room.settles());
        QVERIFY(room.session().match().journal().entries.size() > before);
    }

    /** In one sentence: what to do, its chance where there is one, why. */
    void adviceIsASentence_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("why");
        QTest::newRow("en") << QStringLiteral("en") << QStringLiteral(" – it ");
        QTest::newRow("fr") << QStringLiteral("fr") << QStringLiteral(" – c");
    }

    void adviceIsASentence()
    {
        QFETCH(const QString, language);
        QFETCH(const QString, why);
        UiLanguage ui(*languageOfCode(language));
        Room room(duel("person", "person"));
        QVERIFY(room.findsTargets());
        const ThoughtPanel &panel = adviceOn(room);
        const auto *heading = panel.findChild<QLabel *>();
        const auto &thoughts = panel.weighing().thoughts;
        bool isAnyChance = false;
        for (std::size_t at = 0; at < thoughts.size(); ++at) {
            panel.list().setCurrentIndex(panel.list().model()->index(static_cast<int>(at), 0));
            const QString told = heading->text().section(u'\n', 1);
            const QString act = room.controller().words().say(thoughts[at].label);
            QVERIFY2(told.startsWith(act), qPrintable(told));
            const bool speaksForIt = std::ranges::any_of(
                thoughts[at].parts, [](const auto &part) { return part.second > 0; });
            QCOMPARE(told.contains(why), speaksForIt);
            isAnyChance = isAnyChance || told.contains(u'%');
        }
        QVERIFY(isAnyChance);
    }

    /** Whoever lets the machine play by Enter alone need not ask again. */
    void theBestIsChosenAgainAfterEachAct()
    {
        Room room(duel("person", "person"));
        QVERIFY(room.findsTargets());
        ThoughtPanel &panel = adviceOn(room);
        QTableView &list = panel.list();
        int again = 0;
        for (int act = 0; act < 12 && again == 0; ++act) {
            QSignalSpy weighed(list.model(), &QAbstractItemModel::modelReset);
            QTest::keyClick(&list, Qt::Key_Return);
            QVERIFY(room.settles());
            QTRY_VERIFY(weighed.count() > 0);
            if (list.model()->rowCount() > 0) {
                QCOMPARE(list.currentIndex().row(), 0);
                ++again;
                continue;
            }
            const rules::Match &match = room.session().match(); // nothing is weighed there
            QVERIFY(
                room.controller().perform(*match.chooseAs(match.awaited().decision.seat, "easy")));
            QVERIFY(room.settles());
        }
        QVERIFY(again > 0);
    }

    /** What stands beside the board is about what is drawn on it. */
    /** Nobody goes most of the way back that he has come in this activation. */
    void adviceTakesNothingBack()
    {
        Room room(duel("person", "person"));
        QVERIFY(room.isSetUp());
        const StateOfPlay &play = room.controller().play();
        const auto at = [&](int token) {
            const rules::BoardView view = play.view();
            const auto found = std::ranges::find(view.tokens, token, &rules::Token::id);
            const auto *place = found == view.tokens.end()
                                    ? nullptr
                                    : std::get_if<rules::TablePlace>(&found->place);
            return place ? QPointF(place->x, place->y) : QPointF();
        };
        std::map<int, QPointF> setOut; // in this activation
        int again = 0;
        for (int acts = 0; acts < 150 && room.settles() && play.isAsked(); ++acts) {
            if (play.isToActivate())
                setOut.clear();
            const int doer = play.view().acting;
            const QPointF before = at(doer);
            auto thoughts = play.match().thoughts(play.player(), "normal");
            QVERIFY(thoughts && !thoughts->empty());
            putSensibleFirst(room.controller(), *thoughts);
            QVERIFY(room.controller().perform(std::string(thoughts->front().action)));
            QVERIFY(room.settles());
            if (doer < 0 || at(doer) == before)
                continue;
            if (const auto from = setOut.find(doer); from != setOut.end()) {
                ++again;
                QVERIFY(2 * QLineF(from->second, at(doer)).length() >=
                        QLineF(from->second, before).length());
            }
            setOut.try_emplace(doer, before);
        }
        QVERIFY(again > 0);
    }

    void offersWhatIsWeighed()
    {
        Room room(duel("person", "person"));
        QVERIFY(room.findsTargets());
        const ThoughtPanel &panel = adviceOn(room);
        const auto &thoughts = panel.weighing().thoughts;
        const Aim &aim = room.controller().aiming().aim();
        for (std::size_t at = 0; at < thoughts.size(); ++at) {
            panel.list().setCurrentIndex(panel.list().model()->index(static_cast<int>(at), 0));
            QVERIFY(aim.offer());
            QCOMPARE(aim.offer()->action, thoughts[at].action);
            QCOMPARE(aim.offers.size(), std::size_t{1});
            const auto plan =
                room.session().match().plan(room.controller().play().player(), thoughts[at].action);
            QVERIFY(aim.preview == (plan ? std::optional(*plan) : std::nullopt));
        }
    }

    void nothingHasNoSign()
    {
        Room room(duel("person", "person"));
        QVERIFY(room.settles());
        Weighing weighing;
        for (const int score : {-40, 0, 40, -60}) {
            rules::Thought &thought = weighing.thoughts.emplace_back();
            thought.label = {"act.end-wave", {}};
            thought.score = score;
        }
        weighing.done = weighing.thoughts.size();
        ThoughtModel model(room.controller());
        model.show(weighing);
        const auto worth = [&](int row) {
            return model.index(row, ThoughtModel::Worth).data().toString();
        };
        for (int row = 0; row < 3; ++row)
            QCOMPARE(worth(row), QStringLiteral("0.0"));
        QCOMPARE(worth(3), QStringLiteral("−0.1"));
    }

    void showsEachActOnTheBoard()
    {
        Room room(duel("person", "person"));
        QVERIFY(room.findsTargets());
        ThoughtPanel &panel = adviceOn(room);
        const Weighing &weighing = panel.weighing();
        int shown = 0;
        for (std::size_t at = 0; at < weighing.thoughts.size(); ++at) {
            panel.list().setCurrentIndex(panel.list().model()->index(static_cast<int>(at), 0));
            const bool isDrawn = !room.page->canvas().board().overlay().isEmpty();
            const rules::Overlay overlay = weighing.overlay(room.controller(), at);
            QCOMPARE(isDrawn, !overlay.lines.empty() || !overlay.patches.empty() ||
                                  !overlay.hidden.empty() || !overlay.obstacles.empty());
            shown += isDrawn ? 1 : 0;
        }
        QVERIFY(shown > 0);
    }

    void tellsWhatAMachineWeighedBefore()
    {
        UiLanguage french(rules::Language::French);
        Room room(duel("person", "normal"));
        QVERIFY(room.findsTargets());
        ThoughtPanel &panel = adviceOn(room);
        auto *bar = room.page->findChild<ReplayBar *>();
        int found = 0;
        int entry = static_cast<int>(room.session().match().journal().entries.size()) + 1;
        while ((entry = decisionBeside(room.controller(), entry, false)) > 0 && found < 5) {
            emit panel.momentWanted(entry);
            QVERIFY(bar->isOpen());
            QTRY_COMPARE(panel.weighing().entry, entry);
            const Weighing &weighing = panel.weighing();
            if (weighing.machine != "normal" || weighing.seat == room.controller().play().player())
                continue;
            QVERIFY(weighing.done < weighing.thoughts.size()); // what it did is among them
            ++found;
            if (found == 1)
                takePicture(*room.page, QStringLiteral("match-advice-before-fr"));
        }
        QVERIFY(found > 0);
        emit panel.momentWanted(0);
        QVERIFY(!bar->isOpen());
        QTRY_COMPARE(panel.weighing().entry, 0);
    }

    void hidesWhatTheEnemyHides()
    {
        auto setup = duel("person", "normal");
        setup.seats[1].band = hiredBand(1);
        setup.seats[0].band = hiredBand(2);
        Room room(setup);
        QVERIFY(room.isSetUp());
        int entry = static_cast<int>(room.session().match().journal().entries.size()) + 1;
        while ((entry = decisionBeside(room.controller(), entry, false)) > 0) {
            const Weighing weighing = weighBefore(room.controller(), entry);
            if (weighing.isSecret)
                QVERIFY(weighing.thoughts.empty());
        }
    }

    void targetsStandInColumns()
    {
        Room room(duel("person", "person"));
        QVERIFY(room.findsTargets());
        room.key(Qt::Key_A);
        auto &list = room.page->findChild<TargetPanel *>()->list();
        const auto targets = room.controller().aiming().targets();
        QCOMPARE(list.model()->rowCount(), static_cast<int>(targets.size()));
        double before = 1'000;
        int refused = 0;
        for (int row = 0; row < list.model()->rowCount(); ++row) {
            const auto &target = targets[static_cast<std::size_t>(row)];
            const auto cell = [&](int column) {
                return list.model()->index(row, column).data().toString();
            };
            const auto &member =
                room.controller().play().cast().members[static_cast<std::size_t>(target.over)];
            QCOMPARE(cell(TargetModel::Name).toStdString(), member.name.en);
            QVERIFY(!cell(TargetModel::Weapon).isEmpty());
            if (target.offer.refusal) {
                ++refused;
                QVERIFY(cell(TargetModel::Price).contains(QStringLiteral("MUSG-")));
                QVERIFY(spoken(list, row).contains(QStringLiteral("not possible")));
                QCOMPARE(list.columnSpan(row, TargetModel::Price),
                         list.model()->columnCount() - TargetModel::Price);
                continue;
            }
            QCOMPARE(refused, 0); // they come last
            if (!target.odds)
                continue;
            QVERIFY(cell(TargetModel::FirstOdds).endsWith(u'%'));
            QVERIFY(cell(TargetModel::FirstOdds + 2).endsWith(u'%'));
            const double mean = cell(TargetModel::FirstOdds + 1).toDouble();
            QVERIFY(mean <= before);
            before = mean;
        }
        QVERIFY(refused > 0);
        takePicture(*room.page, QStringLiteral("match-target-columns"));
    }

    void whatIsRefusedIsToldAndNotDone()
    {
        Room room(duel("person", "person"));
        QVERIFY(room.findsTargets());
        room.key(Qt::Key_A);
        auto &list = room.page->findChild<TargetPanel *>()->list();
        const int last = list.model()->rowCount() - 1;
        list.setCurrentIndex(list.model()->index(last, 0));
        const rules::Offer *offer = room.controller().aiming().aim().offer();
        QVERIFY(offer && offer->refusal);
        const auto before = room.session().match().journal().entries.size();
        QTest::keyClick(&list, Qt::Key_Return);
        QVERIFY(room.settles());
        QCOMPARE(room.session().match().journal().entries.size(), before);
    }

    /** Whoever clicks on ground that no way leads to hears why; nothing happens, and no box asks to
        be closed. */
    void groundOutOfReachSaysWhy()
    {
        Room room(duel("person", "person"));
        QVERIFY(room.findsTargets());
        MatchController &match = room.controller();
        QSignalSpy said(room.page.get(), &MatchPage::said);
        QSignalSpy failed(room.page.get(), &MatchPage::failed);
        const auto ground = match.play().board().ground(match.play().view());
        const auto before = room.session().match().journal().entries.size();
        int tried = 0;
        for (const auto &piece : std::get<rules::TableGround>(ground.what).pieces) {
            if (!piece.isBarred || tried > 3)
                continue;
            rules::TablePlace middle;
            for (const auto &corner : piece.outline) {
                middle.x += corner.x / static_cast<int>(piece.outline.size());
                middle.y += corner.y / static_cast<int>(piece.outline.size());
            }
            const rules::Pointing there{match.aiming().chosen(), -1, middle};
            match.aiming().point(there);
            const rules::Offer *offer = match.aiming().aim().offer();
            QVERIFY(!offer || offer->action.find("shoot") == std::string::npos);
            if (!offer || offer->isAllowed()) // beside it, or upon it
                continue;
            match.aiming().click(there);
            ++tried;
            QVERIFY(said.back().front().toString().contains(QStringLiteral("MUSG-")));
        }
        QVERIFY(tried > 0);
        QCOMPARE(failed.count(), 0);
        QCOMPARE(room.session().match().journal().entries.size(), before);
    }
};

WATCHED_TEST(MatchAdviceTest)

} // namespace tst_matchadvice

#include "tst_matchadvice.moc"
