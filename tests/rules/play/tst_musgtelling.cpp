// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/play/story/telling.h"

#include "rules/musg/play/board/board.h"
#include "rules/musg/play/stage/stage.h"
#include "tests/support/musg/fighttable.h"
#include "tests/support/testmain.h"

#include <QDirIterator>
#include <QRegularExpression>
#include <QtTest/QtTest>

#include <set>

namespace tst_musgtelling {

using namespace escarmouche;
using namespace escarmouche::tests;
using namespace escarmouche::rules::musg::play;
using rules::Language;
using rules::Phrase;

namespace {

const rules::PhraseBook &book()
{
    return musgCatalogue().words();
}

/** A game of a chief and a sous-fifre without names, each with a gun. */
class Told
{
public:
    Told() : m_table(m_trial)
    {
        m_table.add(0, chief("human", {"rifle"}), 1000);
        m_table.add(1, sousFifre("orc", {"bow"}), 2000);
        m_table.activate({0});
    }
    const Skirmish &game() const { return m_table.game(); }
    Phrase phrase(const What &what) const { return tellOf(game(), book(), {{}, {}, what}); }
    QString say(const What &what, Language language) const
    {
        return QString::fromStdString(rules::say(book(), phrase(what), language));
    }

private:
    Trial m_trial;
    FightTable m_table;
};

const Told &told()
{
    static const Told kTold;
    return kTold;
}

/** Something is left open: a sentence that the book lacks, a slot nobody fills. */
bool isWhole(const QString &sentence)
{
    return !sentence.isEmpty() && !sentence.contains(u'[') && !sentence.contains(u'{');
}

/** Both sentences are there and say it in their own language. */
void expectTold(const What &what)
{
    const QString english = told().say(what, Language::English);
    const QString french = told().say(what, Language::French);
    QVERIFY2(isWhole(english), qPrintable(english));
    QVERIFY2(isWhole(french), qPrintable(french));
    QVERIFY2(english != french, qPrintable(english));
}

bool hasWords(const std::string &key)
{
    const auto met = book().find(key);
    return met != book().end() && !met->second.en.empty() && !met->second.fr.empty();
}

DiceThrown test(Reason reason, std::vector<std::uint8_t> faces, int needed, int total)
{
    DiceThrown thrown;
    thrown.reason = reason;
    thrown.figure = {0};
    thrown.faces = std::move(faces);
    thrown.needed = static_cast<std::int16_t>(needed);
    thrown.total = static_cast<std::int16_t>(total);
    return thrown;
}

State waitingFor(const Frame &frame, const rules::Roll &roll)
{
    State state;
    state.frames.push_back(frame);
    state.request = rules::Request::of(roll);
    return state;
}

/** Who is asked to throw for a side; empty: the band is. */
std::string whoThrows(const Skirmish &game, const Frame &frame, Reason reason, int side)
{
    const auto roll = rollOf({static_cast<std::int8_t>(side)}, reason, 1, rules::Reading::Each, {});
    for (const auto &[name, value] : questionOf(game, waitingFor(frame, roll)).values) {
        if (name == "who")
            return std::get<rules::Text>(value).en;
    }
    return {};
}

constexpr int kReasons = static_cast<int>(Reason::ClimberFalls) + 1;
constexpr int kPrompts = static_cast<int>(Prompt::Follow) + 1;

} // namespace

/** Every event, question, roll and refusal of a match has its sentence in both languages. */
class TestMusgTelling : public QObject
{
    Q_OBJECT

private slots:
    void tellsACommandTestAsASum_data();
    void tellsACommandTestAsASum();
    void tellsOtherDiceByTheirSuccesses();
    void namesWhatPointsAreFor();
    void aLastWoundIsNoNumber();
    void tellsTheSidesOfFiguresOfOneName();
    void tellsOfNoScenarioInAnothersWords();
    void tellsWhoReachesAnObjective();
    void beginsWithThePointsThatWereNotSpent();
    void asksForTheDiceOfTheSideThatThrows();
    void asksForTheDiceOfWhomItHappensTo();
    void saysWhatEachDieNeedsOnlyWhereEachSucceeds_data();
    void saysWhatEachDieNeedsOnlyWhereEachSucceeds();
    void namesAFigureInTheReadersLanguage();
    void hasASentenceForEveryEvent();
    void sortsWhatIsTold();
    void tellsABlastByItsWeapon();
    void hasASentenceForEveryMarkAndMove();
    void hasASentenceForEveryThrow();
    void hasWordsForEveryCause();
    void hasASentenceForEveryRefusal();
};

void TestMusgTelling::tellsACommandTestAsASum_data()
{
    QTest::addColumn<int>("reason");
    for (const Reason reason : {Reason::Rally, Reason::Rout, Reason::WantToCharge,
                                Reason::ReceiveCharge, Reason::Spot, Reason::UnderFire})
        QTest::newRow(causeOf(reason).words.data()) << static_cast<int>(reason);
}

void TestMusgTelling::tellsACommandTestAsASum()
{
    QFETCH(int, reason);
    const auto thrown = test(static_cast<Reason>(reason), {6, 1}, 11, 7);
    QVERIFY(told()
                .say(thrown, Language::English)
                .endsWith(QStringLiteral(": 6 + 1 = 7, needed 11 or less")));
    QVERIFY(told()
                .say(thrown, Language::French)
                .endsWith(QStringLiteral("\u00a0: jet de 6 + 1 = 7, il fallait 11 ou moins")));
    const auto nerves = test(static_cast<Reason>(reason), {6, 1, 4}, 11, 5);
    QVERIFY(told()
                .say(nerves, Language::English)
                .endsWith(QStringLiteral(": 6, 1, 4, the lowest make 5, needed 11 or less")));
}

void TestMusgTelling::tellsOtherDiceByTheirSuccesses()
{
    const QString chief = QString::fromStdString(nameOf(told().game(), {0}).en);
    QCOMPARE(told().say(test(Reason::ToHit, {6, 1}, 4, 1), Language::English),
             chief + QStringLiteral(", to hit: 6, 1 (4+ needed, 1 success)"));
    // MUSG-TURN-03
    QCOMPARE(told().phrase(OrderSet{{{0}, {1}}, {5, 3}}).key, std::string("story.order"));
    expectTold(OrderSet{{{0}, {1}}, {4, 4}});
    QCOMPARE(told().phrase(OrderSet{{{0}, {1}}, {4, 4}}).key, std::string("story.order-level"));
    // A throw of nobody's is its side's.
    DiceThrown initiative = test(Reason::Initiative, {6}, 0, 6);
    initiative.figure = {};
    initiative.owner = {0};
    const QString band = QString::fromStdString(told().game().sides()[0].band);
    QCOMPARE(told().say(initiative, Language::English), band + QStringLiteral(", initiative: 6"));
    QVERIFY(told()
                .say(test(Reason::Cover, {2}, 4, 0), Language::English)
                .contains(QStringLiteral("nothing gets past the cover")));
}

void TestMusgTelling::namesWhatPointsAreFor()
{
    std::set<QString> sentences;
    for (std::uint8_t source = 0; source < 4; ++source)
        sentences.insert(told().say(PointsScored{{0}, 7, source}, Language::French));
    QCOMPARE(sentences.size(), std::size_t{4});
}

void TestMusgTelling::aLastWoundIsNoNumber()
{
    const auto keyOf = [](FigureId by, std::int16_t left) {
        return told().phrase(Wounded{{1}, by, {}, left}).key;
    };
    QCOMPARE(keyOf({0}, 1), std::string("story.wounded"));
    QCOMPARE(keyOf({0}, 0), std::string("story.last-pv-by"));
    QCOMPARE(keyOf({}, 0), std::string("story.last-pv")); // a fall
    for (const Language language : {Language::English, Language::French}) {
        QVERIFY(!told().say(Wounded{{1}, {0}, {}, 0}, language).contains(u'0'));
        QVERIFY(isWhole(told().say(Wounded{{1}, {}, {}, 0}, language)));
    }
}

void TestMusgTelling::tellsTheSidesOfFiguresOfOneName()
{
    Trial trial;
    FightTable table(trial);
    table.add(0, sousFifre("orc", {"bow"}), 1000);
    table.add(1, sousFifre("orc", {"bow"}), 2000);
    table.add(1, chief("orc", {"bow"}), 3000);
    table.activate({0});
    const auto &game = table.game();
    const std::string own = calledOf(game.fighter({0})).fr;
    QCOMPARE(calledOf(game.fighter({1})).fr, own);
    QCOMPARE(nameOf(game, {0}).fr, own + " (" + game.sides()[0].band + ")");
    QCOMPARE(nameOf(game, {1}).fr, own + " (" + game.sides()[1].band + ")");
    QCOMPARE(nameOf(game, {2}), calledOf(game.fighter({2})));
}

/** What a keeper loses is a store in one of the scenarios only. */
void TestMusgTelling::tellsOfNoScenarioInAnothersWords()
{
    Trial trial;
    FightTable table(trial);
    table.add(0, sousFifre("orc", {"bow"}), 1000);
    table.activate({0});
    Scenario scenario = table.game().scenario();
    Objective kept;
    kept.keeper = 1;
    kept.pointsOnce = 3;
    scenario.objectives = {{}, kept};
    const Skirmish game(table.game().sides(), table.game().fighters(), table.game().table(),
                        scenario, table.switches);
    const auto sentence = [&](Language language) {
        const Phrase phrase = tellOf(game, book(), {{}, {}, ObjectiveTaken{{0}, 1}});
        return QString::fromStdString(rules::say(book(), phrase, language));
    };
    QCOMPARE(sentence(Language::English), QStringLiteral("Objective 2 is taken by A: 3 points"));
    QCOMPARE(sentence(Language::French), QStringLiteral("Objectif 2 pris par A\u00a0: 3 points"));
}

/** Of his own will, where he was not there before. */
void TestMusgTelling::tellsWhoReachesAnObjective()
{
    Trial trial;
    FightTable table(trial);
    table.add(0, sousFifre("orc", {"bow"}), 1000);
    table.activate({0});
    Scenario scenario = table.game().scenario();
    Objective near, far;
    near.at = {200, 200};
    far.at = {1500, 1500};
    near.radius = far.radius = 200;
    scenario.objectives = {near, far};
    const Skirmish game(table.game().sides(), table.game().fighters(), table.game().table(),
                        scenario, table.switches);
    const auto cameOf = [&](MoveKind kind, Point from, Point to) {
        return toldAsOf(game, book(), {{}, {}, FigureMoved{{0}, kind, {from, 0}, {to, 0}}}).outcome;
    };
    const auto reached = cameOf(MoveKind::Walk, {900, 900}, {1500, 1500});
    QVERIFY(reached);
    QCOMPARE(QString::fromStdString(rules::say(book(), reached->word, Language::English)),
             QStringLiteral("reaches objective 2"));
    QCOMPARE(reached->sum, std::string("sum.on-objective"));
    QVERIFY(!cameOf(MoveKind::Walk, {1500, 1500}, {1520, 1500}));
    QVERIFY(!cameOf(MoveKind::Flee, {900, 900}, {1500, 1500}));
    QVERIFY(cameOf(MoveKind::Walk, {1500, 1500}, {900, 900})->sum == "sum.off-objective");
}

/** What counts at the end though nobody is asked about it. */
void TestMusgTelling::beginsWithThePointsThatWereNotSpent()
{
    Trial trial;
    FightTable table(trial);
    table.add(0, sousFifre("orc", {"bow"}), 1000);
    table.activate({0});
    const auto begun = [&](int treasury, bool counts) {
        std::vector<Side> sides = table.game().sides();
        sides[0].treasury = treasury;
        Switches switches = table.switches;
        switches.treasuryAsVp = counts;
        const Skirmish game(sides, table.game().fighters(), table.game().table(),
                            table.game().scenario(), switches);
        return QString::fromStdString(
            rules::say(book(), tellOf(game, book(), {{}, {}, MatchBegan{}}), Language::English));
    };
    QVERIFY2(begun(12, true).endsWith(QStringLiteral(": A (12)")), qPrintable(begun(12, true)));
    QCOMPARE(begun(12, false), QStringLiteral("The match begins"));
    QCOMPARE(begun(0, true), QStringLiteral("The match begins"));
}

void TestMusgTelling::asksForTheDiceOfTheSideThatThrows()
{
    ShotFrame shot;
    shot.shooter = {0};
    shot.victim = {1};
    const auto &game = told().game();
    QCOMPARE(whoThrows(game, shot, Reason::ToHit, 0), calledOf(game.fighter({0})).en);
    QCOMPARE(whoThrows(game, shot, Reason::ToHit, 1), calledOf(game.fighter({1})).en);
    shot.victim = {};
    QCOMPARE(whoThrows(game, shot, Reason::ToHit, 1), std::string());
    TestFrame testing;
    testing.figure = {1};
    QCOMPARE(whoThrows(game, testing, Reason::Rally, 1), calledOf(game.fighter({1})).en);
    QCOMPARE(whoThrows(game, testing, Reason::Rally, 0), std::string());
    QCOMPARE(whoThrows(game, TurnFrame(), Reason::Initiative, 0), std::string());
}

/** As the log tells it, be he hit or hurt by a friend; the side stands beside, not behind him. */
void TestMusgTelling::asksForTheDiceOfWhomItHappensTo()
{
    Trial trial;
    FightTable table(trial);
    table.add(0, chief("orc", {"bow"}), 1000);
    table.add(0, sousFifre("orc", {"bow"}), 2000);
    table.add(1, sousFifre("orc", {"bow"}), 3000);
    table.activate({0});
    const auto &game = table.game();
    const std::string friendly = calledOf(game.fighter({1})).en;
    QVERIFY(nameOf(game, {1}).en != friendly); // the other side has one of that name too
    ShotFrame shot;
    shot.shooter = {0};
    shot.target = {2};
    shot.victim = {1};
    QCOMPARE(whoThrows(game, shot, Reason::Stray, 0), friendly);
    QCOMPARE(whoThrows(game, shot, Reason::Cover, 0), calledOf(game.fighter({0})).en);
    DamageFrame damage;
    damage.by = {0};
    damage.victim = {1};
    QCOMPARE(whoThrows(game, damage, Reason::ClimberFalls, 0), friendly);
    QCOMPARE(whoThrows(game, damage, Reason::Damage, 0), calledOf(game.fighter({0})).en);
}

void TestMusgTelling::saysWhatEachDieNeedsOnlyWhereEachSucceeds_data()
{
    QTest::addColumn<Frame>("frame");
    QTest::addColumn<rules::Roll>("roll");
    QTest::addColumn<int>("needed"); // 0: nothing is said
    ShotFrame shot;
    shot.shooter = {0};
    shot.victim = {1};
    const rules::SeatId own{0};
    const auto each = [&](Reason reason, int dice, std::initializer_list<int> breaks) {
        return rollOf(own, reason, dice, rules::Reading::Each, breaks);
    };
    QTest::newRow("to hit, ones matter too") << Frame(shot) << each(Reason::ToHit, 3, {2, 4}) << 4;
    QTest::newRow("cover") << Frame(shot) << each(Reason::Cover, 2, {5}) << 5;
    QTest::newRow("a stray, whom it would hit") << Frame(shot) << each(Reason::Stray, 1, {6}) << 0;
    QTest::newRow("a climber") << Frame(MoveFrame()) << each(Reason::ClimberFalls, 1, {2}) << 2;
    QTest::newRow("a sure climber, one of two is enough")
        << Frame(MoveFrame()) << each(Reason::ClimberFalls, 2, {2}) << 0;
    DamageFrame damage;
    damage.victim = {0};
    QTest::newRow("a gun that bursts in his hands")
        << Frame(damage) << each(Reason::Damage, 1, {4}) << 0;
    damage.by = {0};
    damage.victim = {1};
    QTest::newRow("damage") << Frame(damage) << each(Reason::Damage, 2, {4}) << 4;
    QTest::newRow("a sum") << Frame(TestFrame())
                           << rollOf(own, Reason::Rally, 2, rules::Reading::Sum, {8}) << 0;
    QTest::newRow("every face matters") << Frame(TestFrame()) << each(Reason::Rally, 3, {}) << 0;
}

void TestMusgTelling::saysWhatEachDieNeedsOnlyWhereEachSucceeds()
{
    QFETCH(Frame, frame);
    QFETCH(rules::Roll, roll);
    QFETCH(int, needed);
    const Phrase question = questionOf(told().game(), waitingFor(frame, roll));
    int said = 0;
    for (const auto &[name, value] : question.values) {
        if (name == "at-least")
            said = static_cast<int>(std::get<std::int64_t>(value));
    }
    QCOMPARE(said, needed);
}

void TestMusgTelling::namesAFigureInTheReadersLanguage()
{
    const auto name = nameOf(told().game(), {1});
    QVERIFY(name.en.ends_with(" 1") && name.fr.ends_with(" 1"));
    QCOMPARE(name, calledOf(told().game().fighter({1})));
    QVERIFY(nameOf(told().game(), {}).empty());
    Fighter unnamed;
    unnamed.kind = {"Human chief", "Chef humain"};
    unnamed.number = 2;
    QCOMPARE(calledOf(unnamed), (rules::Text{"Human chief 2", "Chef humain 2"}));
    Fighter named = unnamed;
    named.name = "Zoé";
    QCOMPARE(calledOf(named), (rules::Text{"Zoé", "Zoé"}));
}

void TestMusgTelling::hasASentenceForEveryEvent()
{
    // One of each kind, about the first figure where it is about one.
    const auto each = [&]<std::size_t... At>(std::index_sequence<At...>)
    {
        const auto one = []<class Kind>(Kind what) {
            const FigureId he{0}, it{1};
            if constexpr (requires { what.seat; })
                what.seat = {0};
            if constexpr (requires { what.figure; })
                what.figure = he;
            if constexpr (requires { what.shooter; })
                what.shooter = he;
            if constexpr (requires { what.attacker; })
                what.attacker = he;
            if constexpr (requires { what.target; })
                what.target = it;
            if constexpr (requires { what.chief; })
                what.chief = it;
            if constexpr (requires { what.body; })
                what.body = it;
            expectTold(what);
        };
        (one(std::variant_alternative_t<At, What>{}), ...);
    };
    each(std::make_index_sequence<std::variant_size_v<What>>());
}

/** What misses with a blast scatters, and whom it touches is told. */
void TestMusgTelling::tellsABlastByItsWeapon()
{
    Trial trial;
    FightTable table(trial);
    table.add(0, chief("human", {"rifle", "grenade"}), 1000);
    table.add(1, sousFifre("orc", {"bow"}), 2000);
    table.activate({0});
    const auto as = [&](const What &what, std::vector<rules::RuleId> rules = {}) {
        return toldAsOf(table.game(), book(), {std::move(rules), {}, what});
    };
    const auto &guns = table.game().fighter({0}).guns;
    const auto grenade = std::ranges::find(guns, rules::musg::Template::Blast, &Gun::shape);
    QVERIFY(grenade != guns.end());
    ShotDeclared shot;
    shot.shooter = {0};
    shot.target = {1};
    shot.gun = static_cast<std::uint8_t>(grenade - guns.begin());
    QCOMPARE(as(shot).act.key, std::string("act-line.blast"));
    const auto said = [&](Language language) {
        return QString::fromStdString(rules::say(book(), as(shot).act, language));
    };
    QVERIFY2(said(Language::English).contains(QStringLiteral(" throws a grenade at ")),
             qPrintable(said(Language::English)));
    QVERIFY2(said(Language::French).contains(QStringLiteral(" lance une grenade sur ")),
             qPrintable(said(Language::French)));
    const auto gesture = gestureOf(table.game(), {{}, {}, shot});
    QVERIFY(gesture && gesture->area.radius > 0);
    shot.gun = static_cast<std::uint8_t>(shot.gun == 0 ? 1 : 0);
    QCOMPARE(as(shot).act.key, std::string("act-line.shot"));
    for (const char *word : {"missed", "hits", "covered", "through"})
        QVERIFY(hasWords(std::string("act-line.blast.word.") + word) &&
                hasWords(std::string("story.shot-at-place.word.") + word));
    const auto scatter = [&](Reason reason, std::uint8_t face, int total) {
        return as(test(reason, {face}, 0, total)).outcome;
    };
    QVERIFY(!scatter(Reason::Scatter, 3, 3));
    QCOMPARE(scatter(Reason::Scatter, 6, 6)->word.key, std::string("word.on-spot"));
    const auto away = scatter(Reason::ScatterDistance, 4, 2);
    QCOMPARE(QString::fromStdString(rules::say(book(), away->word, Language::English)),
             QStringLiteral("scatters 2\u00a0pas"));
    QCOMPARE(QString::fromStdString(rules::say(
                 book(), as(test(Reason::ScatterDistance, {4}, 0, 2)).brief, Language::English)),
             QStringLiteral("distance of the scatter: 2\u00a0pas (die: 4)"));
    QCOMPARE(as(BurstAt{{0}, {}, false}).outcome->word.key, std::string("word.explodes"));
    QCOMPARE(as(BurstAt{{0}, {}, true}).outcome->word.key, std::string("word.dud"));
    FigureHit hit;
    hit.figure = {1};
    hit.by = {0};
    QVERIFY(!as(hit, {{"MUSG-RANGED-10"}}).outcome);
    QCOMPARE(as(hit, {{"MUSG-RANGED-16"}}).outcome->word.key, std::string("word.in-blast"));
    QCOMPARE(as(hit, {{"MUSG-RANGED-17"}}).outcome->word.key, std::string("word.in-cone"));
}

void TestMusgTelling::hasASentenceForEveryMarkAndMove()
{
    for (std::uint32_t bit = 1; bit <= static_cast<std::uint32_t>(Mark::Carried); bit <<= 1U) {
        for (const bool on : {true, false})
            expectTold(FigureMarked{{0}, static_cast<Mark>(bit), on});
    }
    for (int kind = 0; kind <= static_cast<int>(MoveKind::Fall); ++kind)
        expectTold(MoveDeclared{{0}, static_cast<MoveKind>(kind), {}, 450});
    ShotDeclared shot;
    shot.shooter = {0};
    for (const FigureId target : {FigureId{1}, FigureId{}}) {
        for (std::uint8_t band = 0; band < 3; ++band) {
            shot.target = target;
            shot.band = band;
            shot.needed = 4;
            expectTold(shot);
            QVERIFY(!told().say(shot, Language::English).contains(QStringLiteral("  ")));
        }
    }
    expectTold(WaveBegan{{0}, 2, 0});
    expectTold(WaveEnded{{0}, 2});
    expectTold(ActivationBegan{{0}, {{1}}});
    expectTold(BurstAt{{0}, {}, true});
    expectTold(PutOut{{0}, {1}, {}});
    expectTold(GunLoaded{{0}, 0, false});
    expectTold(RoutCalled{{0}, true, 1, 2});
    Tested tested;
    tested.figure = {0};
    expectTold(tested);
    tested.passed = true;
    expectTold(tested);
    tested.automatic = true;
    expectTold(tested);
}

void TestMusgTelling::hasASentenceForEveryThrow()
{
    for (int reason = 0; reason < kReasons; ++reason) {
        for (const int needed : {0, 4}) {
            const auto thrown = test(static_cast<Reason>(reason), {3, 2}, needed, 5);
            QVERIFY(isWhole(told().say(thrown, Language::English)));
            QVERIFY(isWhole(told().say(thrown, Language::French)));
        }
    }
}

void TestMusgTelling::hasWordsForEveryCause()
{
    for (int reason = 0; reason < kReasons; ++reason) {
        const auto cause = causeOf(static_cast<Reason>(reason));
        QVERIFY2(hasWords(std::string(cause.words)), cause.words.data());
    }
    for (int prompt = 0; prompt < kPrompts; ++prompt) {
        const auto cause = causeOf(static_cast<Prompt>(prompt));
        QVERIFY2(hasWords(std::string(cause.words)), cause.words.data());
    }
}

/** The keys stand in the sources beside the rule they are refused by. */
void TestMusgTelling::hasASentenceForEveryRefusal()
{
    static const QRegularExpression kRefused(
        QStringLiteral("(?:\\}|\\)|\\brule),\\s*\"([a-z]+(?:-[a-z]+)*)\""));
    const std::set<QString> notKeys{QStringLiteral("medikit")};
    int met = 0;
    QDirIterator files(QStringLiteral(SOURCE_DIR "/rules/musg/play"), {QStringLiteral("*.cpp")},
                       QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        if (file.fileName().contains(QLatin1String("/play/board/")))
            continue; // its keys are those of states
        QVERIFY(file.open(QIODevice::ReadOnly));
        auto keys = kRefused.globalMatch(QString::fromUtf8(file.readAll()));
        while (keys.hasNext()) {
            const QString key = keys.next().captured(1);
            if (notKeys.contains(key))
                continue;
            ++met;
            QVERIFY2(hasWords(key.toStdString()), qPrintable(key));
        }
    }
    QVERIFY(met > 100);
    QVERIFY(!hasWords("no-such-refusal"));
}

void TestMusgTelling::sortsWhatIsTold()
{
    using Kind = rules::ToldAs::Kind;
    const auto as = [](const What &what) {
        return toldAsOf(told().game(), book(), {{}, {}, what});
    };
    QCOMPARE(as(ActionsSpent{{0}, 1, 1}).kind, Kind::Aside);
    QCOMPARE(as(ActivationEnded{{0}}).kind, Kind::Done);
    QCOMPARE(as(FigureMarked{{0}, Mark::Activated, true}).kind, Kind::Aside);
    QCOMPARE(as(FigureMarked{{0}, Mark::Fleeing, true}).kind, Kind::Other);
    PutOut out;
    out.figure = {1};
    out.by = {0};
    QCOMPARE(as(out).kind, Kind::Weighty);
    QCOMPARE(as(out).seat, rules::SeatId{1});
    QCOMPARE(as(out).tokens, (std::vector<int>{1, 0}));
    const auto healed = as(Healed{{1}, {0}, 2}); // who treats comes first
    QCOMPARE(healed.act.key, std::string("act-line.heal"));
    QCOMPARE(healed.tokens, (std::vector<int>{0, 1}));
    QCOMPARE(as(Healed{{1}, {1}, 2}).act.key, std::string("act-line.heal-self"));
    QCOMPARE(as(Healed{{1}, {1}, 2}).tokens, (std::vector<int>{1}));
    const auto thrown = as(test(Reason::ToHit, {5, 2}, 4, 1));
    QCOMPARE(thrown.kind, Kind::Dice);
    const std::string brief = rules::say(book(), thrown.brief, Language::English);
    QVERIFY2(brief.ends_with(", 4+: 5, 2"), brief.c_str());
    QCOMPARE(as(test(Reason::ToHit, {5}, 4, 1)).outcome->word.key, std::string("word.hit"));
    QVERIFY(isWhole(QString::fromStdString(rules::say(book(), thrown.brief, Language::French))));
}

CORE_TEST(TestMusgTelling)

} // namespace tst_musgtelling

#include "tst_musgtelling.moc"
