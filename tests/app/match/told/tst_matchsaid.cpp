// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/look/parts/elidedlabel.h"
#include "app/pages/match/control/actsorts.h"
#include "app/pages/match/figures/figurelist.h"
#include "app/pages/match/figures/tokenmodel.h"
#include "app/pages/match/questions/lastactbar.h"
#include "app/pages/match/showing/wavesum.h"
#include "app/pages/match/story/beatplayer.h"
#include "app/pages/match/story/eventnames.h"
#include "app/pages/match/story/storymodel.h"
#include "app/pages/match/story/storypanel.h"
#include "app/pages/match/told/acttext.h"
#include "app/pages/match/told/sumtext.h"
#include "tests/app/match/told/telling.h"

#include <QLabel>
#include <QPushButton>

namespace tst_matchsaid {

using namespace escarmouche;
using namespace escarmouche::app;
using namespace escarmouche::tests;

namespace {

using Kind = rules::ToldAs::Kind;

/** An area is struck. */
rules::ToldEvent struck(int by)
{
    rules::ToldEvent event;
    event.as.kind = Kind::Attack;
    event.as.tokens = {by};
    event.gesture = rules::Gesture{rules::Gesture::Kind::Area, by, -1, {}, {}};
    return event;
}

/** The button on the board that calls the last sum back. */
QPushButton *callsBack(const Room &room)
{
    for (auto *button :
         room.page->canvas().findChildren<QPushButton *>(QString(), Qt::FindDirectChildrenOnly))
        if (button->text().contains(QStringLiteral("(S)")))
            return button;
    return nullptr;
}

} // namespace

/** What is said of a match can be read, and says whom it is about. */
class MatchSaidTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom)); }

    /** However much there is to tell. */
    void theBoardKeepsItsSize()
    {
        UiLanguage english(rules::Language::English);
        Room room(duel("person", "person"));
        QVERIFY(room.isSetUp() && room.settles());
        QCoreApplication::processEvents();
        const QSize before = room.page->canvas().size();
        ActLine line;
        line.lead = {"act-line.shot",
                     {{"who", std::string("Urgh")}, {"whom", std::string(900, 'o')}}};
        room.page->panels().dice->showAct(line);
        QCoreApplication::processEvents();
        QCOMPARE(room.page->canvas().size(), before);
        line.lead.values.back().second = std::string("Ombre");
        room.page->panels().dice->showAct(line);
        QCoreApplication::processEvents();
        QCOMPARE(room.page->canvas().size(), before);
    }

    /** By its key, and by the button that stands where it was. */
    void aSumIsCalledBack()
    {
        UiLanguage english(rules::Language::English);
        Room room(duel("person", "person"));
        QVERIFY(room.isSetUp());
        room.page->setBoardOptions({.animated = true});
        const Telling telling(room);
        auto *beats = room.page->findChild<BeatPlayer *>();
        beats->add(
            telling.step({{telling.act(), telling.came(), telling.waveEnded()}, {telling.next()}}));
        auto *sum = room.page->findChild<WaveSum *>();
        QTRY_VERIFY(sum->isVisible());
        QTest::qWait(900); // seen by now
        room.key(Qt::Key_Space);
        QTRY_VERIFY(!sum->isVisible());
        QTRY_VERIFY(!beats->isPlaying());
        QPushButton *last = callsBack(room);
        QVERIFY(last && last->isVisible());
        takePicture(*room.page, QStringLiteral("said-sum-again"));
        last->click();
        QVERIFY(sum->isVisible() && !last->isVisible());
        room.key(Qt::Key_S);
        QVERIFY(!sum->isVisible() && last->isVisible());
        room.key(Qt::Key_S);
        QVERIFY(sum->isVisible());
    }

    /** Of an act that meets many the first are named, in letters one can read. */
    void manyThingsAreFolded()
    {
        UiLanguage english(rules::Language::English);
        Room room(duel("person", "person"));
        QVERIFY(room.isSetUp());
        const Telling telling(room);
        const MatchWords &words = room.controller().words();
        ActLine line;
        line.lead = telling.act().as.act;
        for (const char *word : {"word.explodes", "word.out", "word.unhurt", "word.out"})
            line.parts.push_back({.word = {word, {}}, .entries = {1}});
        const QString all = foldedTextOf(line, words);
        QCOMPARE(all, shortTextOf(line, words)); // one more takes no more room than to count it
        for (const char *word : {"word.unhurt", "word.out"})
            line.parts.push_back({.word = {word, {}}, .entries = {1}});
        QCOMPARE(foldedTextOf(line, words), QStringLiteral("Urgh shoots at Ombre: explodes, out of "
                                                           "action, no effect, +3"));
        for (const int step : {0, 1, 2, 3, 4, 5})
            line.parts.push_back(line.parts[static_cast<std::size_t>(step)]);
        room.page->panels().dice->showAct(line);
        takePicture(*room.page, QStringLiteral("said-folded"));
    }

    /** Sum by sum, each with its turn. */
    void earlierSumsAreCalledBack()
    {
        UiLanguage english(rules::Language::English);
        Room room(duel("person", "person"));
        QVERIFY(room.isSetUp());
        auto *sums = room.page->findChild<WaveSum *>();
        const auto headOf = [&] { return sums->findChild<QLabel *>()->text(); };
        for (int turn = 1; turn <= 3; ++turn) {
            ActLine sum;
            sum.isSum = true;
            sum.turn = turn;
            sum.lead = {"story.first-wave-ended", {{"band", std::string("Theirs")}}};
            sum.parts = {{.kind = ActLine::Part::Kind::NobodyHurt}};
            sums->show(sum);
            sums->hide();
        }
        for (int turn = 3; turn >= 1; --turn) {
            room.key(Qt::Key_S);
            QVERIFY(sums->isVisible());
            const QString head = QStringLiteral("Turn %1: End of the first wave of Theirs");
            QCOMPARE(headOf(), head.arg(turn));
        }
        room.key(Qt::Key_S);
        QVERIFY(!sums->isVisible());
    }

    /** By name, how often and what for. */
    void aSumNamesWhoHeld()
    {
        Room room(duel("person", "person"));
        QVERIFY(room.isSetUp());
        const Telling telling(room);
        const MatchWords &words = room.controller().words();
        const rules::Phrase shot = telling.act().as.act;
        const int own = telling.own();
        ActLine sum;
        sum.isSum = true;
        sum.parts = {{.word = {"sum.held-fire", {{"count", std::int64_t{2}}}},
                      .entries = {1, 2},
                      .whom = {own, own},
                      .acts = {{}, {}},
                      .said = {{"word.under-fire", {}}, {"word.under-fire", {}}},
                      .by = {{shot, telling.other()}, {shot, telling.other()}}},
                     {.word = {"sum.on-objective", {{"count", std::int64_t{1}}}},
                      .entries = {3},
                      .whom = {own},
                      .acts = {{}},
                      .said = {{"word.on-objective", {{"objective", std::int64_t{2}}}}}},
                     {.word = {"sum.harmless", {{"count", std::int64_t{1}}}},
                      .entries = {4},
                      .whom = {-1},
                      .acts = {{"act-line.blast",
                                {{"who", std::string("Urgh")},
                                 {"fires", std::string("throws a grenade at")},
                                 {"whom", std::string("Ombre")}}}},
                      .said = {{"word.explodes", {}}}},
                     {.word = {"sum.story.walk", {{"count", std::int64_t{1}}}},
                      .whom = {own, own},
                      .acts = {{}, {}},
                      .kind = ActLine::Part::Kind::Moved,
                      .count = 1}};
        const auto told = [&] {
            QStringList lines;
            for (const SumLine &line : linesOf(sum, words))
                lines << line.text;
            return lines;
        };
        const QString name = words.tokenName(own);
        {
            UiLanguage english(rules::Language::English);
            QCOMPARE(told(),
                     (QStringList{name + QStringLiteral(" held under fire twice (shot by Urgh)"),
                                  name + QStringLiteral(" reached objective 2"),
                                  QStringLiteral("Urgh throws a grenade at Ombre: "
                                                 "nobody is harmed"),
                                  name + QStringLiteral(" walked twice")}));
        }
        UiLanguage french(rules::Language::French);
        QCOMPARE(told().front(),
                 name + QStringLiteral(" a tenu sous le feu deux fois (tir d’Urgh)"));
    }

    /** A long line says less before it is set smaller. */
    void aLongLineKeepsItsSize()
    {
        ElidedLabel line;
        line.setMostLines(2);
        line.keepSize();
        line.resize(200, 2 * line.fontMetrics().lineSpacing());
        const QString words = QStringLiteral("word ");
        line.setShorter(words.repeated(8));
        line.setShortest(words.repeated(2));
        line.setText(words.repeated(40));
        QVERIFY(line.fitting());
        QCOMPARE(QFontInfo(line.fitting()->font).pixelSize(), line.fontInfo().pixelSize());
        QVERIFY(line.fitting()->text != line.text());
    }

    /** A band that is called as one of its figures is told apart. */
    void aBandIsNoFigure()
    {
        UiLanguage english(rules::Language::English);
        rules::MatchSetup setup = duel("person", "person");
        setup.seats[0].band = sampleBand("karnash");
        setup.seats[1].band = sampleBand("vega");
        Room room(setup);
        QVERIFY(room.page);
        const MatchWords &words = room.controller().words();
        QCOMPARE(words.nameOf(rules::SeatId{0}), QStringLiteral("Karnash (band)"));
        QCOMPARE(words.nameOf(rules::SeatId{1}), QStringLiteral("Vega IX"));
    }

    /** Nobody reads that none are left. */
    void whoHasNothingLeftIsOut()
    {
        UiLanguage english(rules::Language::English);
        Room room(duel("person", "person"));
        const auto wound = [&](std::int64_t left) {
            return room.controller().words().say(
                {"word.wounded", {{"times", std::int64_t{1}}, {"left", left}}});
        };
        QCOMPARE(wound(2), QStringLiteral("−1 PV, 2 left"));
        QCOMPARE(wound(0), QStringLiteral("−1 PV, out of action"));
    }

    /** Whom it was done to first, then by whom; a charge by its verb. */
    void aSumNamesTheVictimFirst()
    {
        Room room(duel("person", "person"));
        QVERIFY(room.isSetUp());
        const Telling telling(room);
        const MatchWords &words = room.controller().words();
        const rules::Phrase shot = telling.act().as.act;
        const int own = telling.own();
        rules::Phrase charge{"story.charge-whom",
                             {{"who", std::string("Urgh")}, {"whom", std::string("Ombre")}}};
        ActLine sum;
        sum.isSum = true;
        sum.parts = {{.word = {"sum.missed", {{"count", std::int64_t{2}}}},
                      .entries = {1, 2},
                      .whom = {own, own},
                      .acts = {shot, shot},
                      .doers = {{shot, telling.other()}, {shot, telling.other()}}},
                     {.word = {"sum.story.charge-whom", {{"count", std::int64_t{1}}}},
                      .whom = {telling.other()},
                      .acts = {{}},
                      .kind = ActLine::Part::Kind::Moved,
                      .count = 1,
                      .said = {charge}}};
        const QString name = words.tokenName(own), other = words.tokenName(telling.other());
        UiLanguage english(rules::Language::English);
        QList<SumLine> lines = linesOf(sum, words);
        QCOMPARE(lines[0].text,
                 QStringLiteral("2 shots missed (%1, by %2 twice)").arg(name, other));
        QCOMPARE(lines[1].text, QStringLiteral("Urgh charged Ombre"));
        UiLanguage french(rules::Language::French);
        lines = linesOf(sum, words);
        QCOMPARE(lines[1].text, QStringLiteral("Urgh a chargé Ombre"));
    }

    /** Whom the dice are about is what they were asked for. */
    void coverSaysWhomItSaves_data()
    {
        QTest::addColumn<rules::Language>("language");
        QTest::addColumn<QString>("saved");
        QTest::newRow("en") << rules::Language::English << QStringLiteral(" saved by cover");
        QTest::newRow("fr") << rules::Language::French << QStringLiteral(" à l’abri du couvert");
    }

    void coverSaysWhomItSaves()
    {
        QFETCH(const rules::Language, language);
        QFETCH(const QString, saved);
        UiLanguage spoken(language);
        Room room(duel("person", "person"));
        QVERIFY(room.isSetUp());
        room.page->setBoardOptions({.animated = true});
        const Telling telling(room);
        const MatchWords &words = room.controller().words();
        rules::ToldEvent act = telling.act();
        act.as.act.key = "act-line.flame";
        model::MatchStep step =
            telling.step({{act}, {struck(telling.other()), telling.dice("word.covered", 0)}});
        // The dice name who throws them, and come first in their beat.
        std::swap(step.beats.back().told.front(), step.beats.back().told.back());
        step.beats.back().thrown =
            rules::Thrown{rules::Request::of(rules::Roll{}),
                          rules::ChanceAnswer::ofFaces(std::vector<std::uint8_t>{1})};
        step.beats.back().asked = {"roll-cover-on", {{"whom", words.tokenValue(telling.own())}}};
        auto *beats = room.page->findChild<BeatPlayer *>();
        beats->add(step);
        const ActLines &lines = beats->acts();
        QTRY_VERIFY(lines.lastAct() && lines.lastAct()->lead.key == act.as.act.key &&
                    !lines.lastAct()->parts.empty());
        QCOMPARE(lines.lastAct()->parts.front().who, telling.own());
        ActLines struckFirst;
        rules::ToldEvent stopped = telling.dice("word.covered", 0);
        stopped.as.outcome->token = telling.own();
        for (const auto &event : {act, struck(telling.other()), stopped})
            struckFirst.add(telling.step({{event}}).beats.front());
        const QString told = textOf(*struckFirst.lastAct(), words);
        QVERIFY2(told.contains(words.tokenName(telling.own()) + saved), qPrintable(told));
    }

    /** Of every throw at somebody, in a match as it is played. */
    void diceSayWhomTheyAreAbout()
    {
        Room room(duel("person", "person"));
        QVERIFY(room.isSetUp());
        int asked = 0, named = 0;
        const StateOfPlay &play = room.controller().play();
        connect(&room.session(), &model::MatchSession::stepDone, this,
                [&](const model::MatchStep &step) {
                    for (const model::MatchBeat &beat : step.beats) {
                        if (!beat.thrown || beat.told.empty() || !beat.told.front().as.outcome)
                            continue;
                        ++asked;
                        named += namedIn(beat.asked, "whom", play.cast()) >= 0;
                    }
                });
        for (int acts = 0; acts < 250 && asked < 20 && room.settles() && play.isAsked(); ++acts)
            QVERIFY(
                room.controller().perform(*room.session().match().chooseAs(play.player(), "easy")));
        QVERIFY(asked > 10);
        QVERIFY2(named * 10 >= asked * 9,
                 qPrintable(QStringLiteral("%1 of %2").arg(named).arg(asked)));
    }

    /** What became of a token that is gone is told without a name. */
    void whoIsGoneHasNoName()
    {
        Room room(duel("person", "person"));
        QVERIFY(room.isSetUp());
        const Telling telling(room);
        constexpr int kGone = 9'999;
        rules::ToldEvent gone = telling.came();
        gone.as.tokens = {kGone};
        gone.as.outcome->token = kGone;
        ActLines acts;
        for (const auto &event : {telling.act(), gone})
            (void)acts.add(telling.step({{event}}).beats.front());
        const QString told = textOf(*acts.lastAct(), room.controller().words());
        QVERIFY2(told.contains(QStringLiteral("out of action")), qPrintable(told));
        QVERIFY2(!told.contains(QStringLiteral("  ")), qPrintable(told));
    }

    void oneOfHisOwnSideIsNamedSo_data()
    {
        QTest::addColumn<rules::Language>("language");
        QTest::addColumn<QString>("own");
        QTest::addColumn<QString>("byOwn");
        QTest::newRow("en") << rules::Language::English << QStringLiteral(" (own side)")
                            << QStringLiteral(" out of action (by %1 [own side])");
        QTest::newRow("fr") << rules::Language::French << QStringLiteral(" (son propre camp)")
                            << QStringLiteral(" hors de combat (par %1 [son propre camp])");
    }

    /** In the line and in the sum. */
    void oneOfHisOwnSideIsNamedSo()
    {
        QFETCH(const rules::Language, language);
        QFETCH(const QString, own);
        QFETCH(const QString, byOwn);
        UiLanguage spoken(language);
        Room room(duel("person", "person"));
        QVERIFY(room.isSetUp());
        const Telling telling(room);
        const MatchWords &words = room.controller().words();
        int friendly = -1; // of whoever acts
        for (const rules::Token &token : telling.view().tokens) {
            if (token.owner == telling.otherSeat() && token.id != telling.other())
                friendly = token.id;
        }
        rules::ToldEvent wound = telling.came();
        wound.as.tokens = {friendly, telling.other()};
        wound.as.outcome->token = friendly;
        ActLines acts;
        std::vector<ActLine> sums;
        for (const auto &event : {telling.act(), wound, telling.waveEnded()}) {
            for (ActLine &sum : acts.add(telling.step({{event}}).beats.front()))
                sums.push_back(std::move(sum));
        }
        const QString named = words.tokenName(friendly) + own;
        QVERIFY2(textOf(*acts.lastAct(), words).contains(named),
                 qPrintable(textOf(*acts.lastAct(), words)));
        QCOMPARE(sums.size(), std::size_t{1});
        const QString harmed =
            words.tokenName(friendly) + byOwn.arg(words.tokenName(telling.other()));
        QVERIFY2(textOf(sums.front(), words).contains(harmed),
                 qPrintable(textOf(sums.front(), words)));
    }

    /** While figures are tested it stands over the board. */
    void whyABandIsTestedIsSaid()
    {
        UiLanguage english(rules::Language::English);
        Room room(duel("person", "person"));
        QVERIFY(room.isSetUp());
        room.page->setBoardOptions({.animated = true});
        const Telling telling(room);
        rules::ToldEvent called;
        called.as.kind = Kind::Weighty;
        called.as.seat = telling.ownSeat();
        called.sentence = {"story.rout-losses",
                           {{"band", std::string("Vega")},
                            {"gone", std::int64_t{3}},
                            {"strength", std::int64_t{6}}}};
        room.page->findChild<BeatPlayer *>()->add(
            telling.step({{called}, {telling.holds(true)}, {telling.holds(true)}}));
        const QString why = QStringLiteral(
            "Vega has 3 of 6 figures out of action: every figure left tests for rout");
        QTRY_VERIFY(telling.isSaid());
        QCOMPARE(room.page->canvas().notice().text, why);
        QTRY_VERIFY(!room.page->findChild<BeatPlayer *>()->isPlaying());
    }

    /** Whose turn it was before is of no interest. */
    void theBannerNamesWhoRunsAlone()
    {
        UiLanguage english(rules::Language::English);
        Room room(duel("person", "person"));
        QVERIFY(room.isSetUp());
        room.page->setBoardOptions({.animated = true});
        const Telling telling(room);
        rules::ToldEvent begun;
        begun.as.kind = Kind::Activation;
        begun.as.seat = telling.ownSeat();
        begun.as.tokens = {telling.own()};
        rules::ToldEvent ended = telling.waveEnded();
        ended.as.seat = telling.ownSeat();
        model::MatchStep step = telling.step({{begun, telling.came(), ended}});
        step.beats.front().view.active = telling.otherSeat(); // who is next
        room.page->findChild<BeatPlayer *>()->add(step);
        QTRY_VERIFY(telling.isSaid());
        QVERIFY2(room.page->canvas().notice().text.endsWith(
                     room.controller().words().nameOf(telling.ownSeat())),
                 qPrintable(room.page->canvas().notice().text));
    }

    /** And still does once it has been read anew. */
    void theLogSaysWhomSomebodyCharges()
    {
        UiLanguage english(rules::Language::English);
        Room room(duel("easy", "easy"));
        QVERIFY(QTest::qWaitFor([&] { return room.session().row().isOver; }, 60'000));
        StoryModel &story = room.page->panels().story->story();
        int charges = 0;
        for (int times = 0; times < 2; ++times) {
            for (int row = 0; row < story.rowCount(); ++row) {
                const QString said = story.index(row).data().toString();
                if (!said.contains(QStringLiteral(" charges")))
                    continue;
                ++charges;
                QVERIFY2(said.contains(QStringLiteral(" charges ")), qPrintable(said));
            }
            story.reload();
        }
        StoryModel again(room.controller());
        for (int row = 0; row < again.rowCount(); ++row)
            QCOMPARE(again.index(row).data().toString(), story.index(row).data().toString());
        QVERIFY(charges > 0);
    }

    /** The list is no further than the board. */
    void theListFollowsTheBoard()
    {
        UiLanguage english(rules::Language::English);
        Room room(duel("person", "person"));
        QVERIFY(room.isSetUp());
        room.page->setBoardOptions({.animated = true});
        const Telling telling(room);
        model::MatchStep step = telling.step({{telling.act(), telling.came()}, {telling.next()}});
        step.beats.front().view.turn = 7;
        const TokenModel &figures = room.page->findChild<FigureList *>()->figures();
        auto *beats = room.page->findChild<BeatPlayer *>();
        std::vector<int> turns;
        connect(beats, &BeatPlayer::reached, this, [&] { turns.push_back(figures.view().turn); });
        beats->add(step);
        QTRY_VERIFY(telling.isSaid());
        QTRY_VERIFY(!beats->isPlaying());
        QVERIFY(!turns.empty());
        QCOMPARE(turns.front(), 7);
    }

    /** However many there are. */
    void allStatesAreRead()
    {
        UiLanguage english(rules::Language::English);
        Room room(duel("person", "person"));
        QVERIFY(room.isSetUp() && room.settles());
        auto *list = room.page->findChild<FigureList *>();
        rules::BoardView view = room.controller().play().view();
        for (const rules::StateWord &state : room.controller().play().states()) {
            if (state.shown == rules::StateWord::Shown::There)
                view.tokens.front().states |= state.bit;
        }
        list->figures().show(view);
        QTest::qWait(20);
        takePicture(*room.page, QStringLiteral("said-states"));
        const QModelIndex line =
            list->figures().indexOf(view.tokens.front().id).siblingAtColumn(TokenModel::States);
        const QRect room1 = list->visualRect(line).adjusted(3, 0, -3, 0);
        const QRect needed = list->fontMetrics().boundingRect(
            QRect(0, 0, room1.width(), 1000), Qt::TextWordWrap, line.data().toString());
        QVERIFY2(needed.height() <= room1.height() && needed.width() <= room1.width(),
                 qPrintable(QDebug::toString(needed)));
    }

    /** Where one is told to press it again. */
    void theKeyOfAnAnswerIsSeen()
    {
        UiLanguage english(rules::Language::English);
        Room room(duel("person", "person"));
        QVERIFY(room.isSetUp());
        const auto buttons = room.page->findChildren<QPushButton *>();
        QVERIFY(std::ranges::any_of(buttons, [](const QPushButton *button) {
            return button->isVisible() && button->text().endsWith(QStringLiteral("(N)"));
        }));
    }

    /** Or it says that nobody can be reached. */
    void everySortOfActHasItsPrice()
    {
        Room room(duel("person", "person"));
        QVERIFY(room.isSetUp());
        const StateOfPlay &play = room.controller().play();
        QVERIFY(room.controller().perform(*room.session().match().chooseAs(play.player(), "easy")));
        QVERIFY(room.settles());
        const auto sorts = actSortsOf(play, play.view().acting);
        QVERIFY(!sorts.empty());
        for (const ActSort &sort : sorts) {
            if (sort.key == "act.charge" || sort.key == "act.walk")
                QVERIFY2(sort.cost.has_value() != sort.isOutOfReach, sort.key.c_str());
        }
    }
};

SCREEN_TEST(MatchSaidTest)

} // namespace tst_matchsaid

#include "tst_matchsaid.moc"
