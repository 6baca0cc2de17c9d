// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/match/erase.h"
#include "tests/support/testmain.h"
#include "tests/support/toys/toycodecs.h"

#include <QtTest/QtTest>

#include <algorithm>
#include <memory>
#include <vector>

namespace tst_outlook {

using namespace escarmouche;
using namespace escarmouche::rules;
using namespace escarmouche::tests;
using ambush::ActionKind;
using ambush::Ambush;
using ambush::AmbushAction;

namespace {

struct Notes {
    std::vector<AmbushAction> judged;
    int listed = 0; // how often the options were asked for
};

/** Ambush that writes down every action it judges, and keeps nothing secret where it `isOpen`. */
class Counted : public Ambush
{
public:
    Counted(std::shared_ptr<Notes> judged, bool isOpen)
        : m_judged(std::move(judged)), m_isOpen(isOpen)
    {
    }

    Judged<Plan> plan(const State &state, SeatId seat, const Action &action) const
    {
        m_judged->judged.push_back(action);
        return Ambush::plan(state, seat, action);
    }
    void options(const State &state, std::vector<Option<Action>> &out) const
    {
        ++m_judged->listed;
        Ambush::options(state, out);
    }
    const State &seenBy(const State &state, SeatId seat, State &scratch) const
    {
        return m_isOpen ? state : Ambush::seenBy(state, seat, scratch);
    }

private:
    std::shared_ptr<Notes> m_judged;
    bool m_isOpen;
};

/** Its board offers whatever is an option. One that `judgesItself` does not ask the outlook. */
struct CountedCodec : AmbushCodec {
    using Game = Counted;

    static constexpr CodecParts kParts{.scenarios = true, .secrets = true, .board = true};

    bool isOpen = true;
    bool judgesItself = false;
    std::shared_ptr<Notes> judged = std::make_shared<Notes>();

    tests::Result<std::unique_ptr<const Game>> make(const MatchSetup &, std::string_view) const
    {
        return std::make_unique<const Game>(judged, isOpen);
    }
    std::unique_ptr<Ai<Game>> machine(std::string_view, std::uint64_t seed) const
    {
        return std::make_unique<RandomAi<Game>>(seed);
    }

    static constexpr BoardParts kBoard{
        .spots = true, .targets = true, .overlay = true, .odds = true, .ending = true};

    Spot spot(const AmbushAction &action) const { return {.token = action.scout}; }
    Ground ground(const Game &, const BoardView &) const { return {}; }
    Cast cast(const Game &) const { return {}; }
    std::vector<StateWord> states() const { return {}; }
    Prompt prompt(const Outlook<Game> &) const { return {.kind = Prompt::Kind::Act}; }
    std::vector<Offer> offers(const Outlook<Game> &outlook, const Pointing &) const
    {
        std::vector<Option<AmbushAction>> listed;
        if (judgesItself)
            outlook.game().options(outlook.seen(), listed);
        std::vector<Offer> offers;
        for (const auto &[action, open] : judgesItself ? listed : outlook.options()) {
            const auto plan = judgesItself
                                  ? outlook.game().plan(outlook.seen(), outlook.seat(), action)
                                  : outlook.plan(action);
            Offer &offer = offers.emplace_back();
            offer.action = write(action);
            if (!plan)
                offer.refusal = refused(plan.error());
        }
        return offers;
    }
    std::vector<Target> targets(const Outlook<Game> &outlook, int) const
    {
        std::vector<Target> targets;
        for (Offer &offer : offers(outlook, {}))
            targets.push_back({std::move(offer), -1, {}, {}});
        return targets;
    }
    std::vector<Reach> reach(const Game &, const Game::State &, int) const { return {}; }
    Overlay overlay(const Game &, const Game::State &, const Game::Plan &) const { return {}; }
    std::optional<Chances> odds(const Game &, const Game::State &, const Game::Plan &) const
    {
        return Chances{};
    }
    std::optional<Phrase> ending(const Game &, const Game::State &) const { return std::nullopt; }
};
static_assert(BoardCodec<CountedCodec>);

constexpr SeatId kSeat{0};
const AmbushAction kShot{ActionKind::Shoot, 0, 3, 0, {127, 127}};
const AmbushAction kWatching{ActionKind::Watch, 0, 0, 0, {127, 127}};

/** A match in which that shot is possible. */
struct Range {
    explicit Range(const CountedCodec &with) : codec(with), rules(erase(with))
    {
        match = rules->begin(toySetup("ambush", "person")).value();
        isReady =
            match->answer(ChanceAnswer::ofPick(0)) && does({ActionKind::Step, 0, 0, 0, {-1, 0}});
        *codec.judged = {};
    }
    bool does(const AmbushAction &action)
    {
        return match->submit(kSeat, codec.write(action)).has_value();
    }
    /** What a board asks while somebody points at the target, and once more after he has pointed
        elsewhere. */
    bool shows(const AmbushAction &action) const
    {
        const std::string text = codec.write(action);
        bool isShown = true;
        for (int times = 0; times < 2; ++times) {
            const auto offers = match->board()->offers(kSeat, {});
            isShown = isShown && std::ranges::count(offers, text, &Offer::action) == 1;
            isShown = isShown && match->plan(kSeat, text) && match->board()->odds(kSeat, text);
            match->board()->overlay(kSeat, text);
            match->board()->targets(kSeat, action.scout);
        }
        return isShown;
    }
    int timesJudged(const AmbushAction &action) const
    {
        return static_cast<int>(std::ranges::count(codec.judged->judged, action));
    }

    CountedCodec codec;
    std::unique_ptr<const MatchRules> rules;
    std::unique_ptr<Match> match;
    bool isReady = false;
};

} // namespace

/** What is shown of an action is what is done: the rules are asked once. */
class TestOutlook : public QObject
{
    Q_OBJECT

private slots:
    void showingAndDoingAShotJudgesItOnce_data();
    void showingAndDoingAShotJudgesItOnce();
    void whatHasChangedIsJudgedAnew();
    void aRefusalIsJudgedOnceToo();
    void forgetsWhatWasAskedLongAgo();
};

void TestOutlook::showingAndDoingAShotJudgesItOnce_data()
{
    QTest::addColumn<bool>("isOpen");
    QTest::addColumn<bool>("judgesItself");
    QTest::addColumn<int>("times");
    QTest::addColumn<int>("listed");
    QTest::newRow("all is known") << true << false << 1 << 1;
    // What the seat knows is shown, and what is true decides.
    QTest::newRow("something is secret") << false << false << 2 << 2;
    QTest::newRow("control: a board that does not ask the outlook") << true << true << 5 << 5;
}

void TestOutlook::showingAndDoingAShotJudgesItOnce()
{
    QFETCH(const bool, isOpen);
    QFETCH(const bool, judgesItself);
    CountedCodec codec;
    codec.isOpen = isOpen;
    codec.judgesItself = judgesItself;
    Range range(codec);
    QVERIFY(range.isReady);
    QVERIFY(range.shows(kShot) && range.match->options().size() > 1);
    QTEST(range.codec.judged->listed, "listed");
    QVERIFY(range.does(kShot));
    QVERIFY(range.match->awaited().what == Awaited::Roll);
    QTEST(range.timesJudged(kShot), "times");
}

void TestOutlook::whatHasChangedIsJudgedAnew()
{
    Range range(CountedCodec{});
    const std::string text = range.codec.write(kWatching);
    QVERIFY(range.shows(kWatching) && range.does(kWatching));
    QCOMPARE(range.timesJudged(kWatching), 1);
    // He keeps watch already.
    const auto again = range.match->plan(kSeat, text);
    QVERIFY(!again && again.error().code == ErrorCode::RefusedByRule);
    QVERIFY(!range.does(kWatching));
    QCOMPARE(range.timesJudged(kWatching), 2);
    QVERIFY(range.match->undo());
    QVERIFY(range.shows(kWatching) && range.does(kWatching));
    QVERIFY(range.match->undo() && range.match->redo());
    QVERIFY(!range.match->plan(kSeat, text));
}

void TestOutlook::aRefusalIsJudgedOnceToo()
{
    Range range(CountedCodec{});
    const AmbushAction far{ActionKind::Step, 1, 0, 0, {1, 1}};
    for (int times = 0; times < 3; ++times) {
        const auto plan = range.match->plan(kSeat, range.codec.write(far));
        QVERIFY(!plan && plan.error().code == ErrorCode::RefusedByRule);
    }
    QVERIFY(!range.does(far));
    QCOMPARE(range.timesJudged(far), 1);
}

void TestOutlook::forgetsWhatWasAskedLongAgo()
{
    const auto judged = std::make_shared<Notes>();
    const Counted game(judged, true);
    auto state = game.start(nullptr);
    game.answer(state, ChanceAnswer::ofPick(0), nullptr);
    const Outlook<Counted> outlook(game, state, kSeat);
    const auto nth = [](int number) {
        return AmbushAction{ActionKind::Step,
                            static_cast<std::uint8_t>(number % 200),
                            0,
                            0,
                            {static_cast<std::int8_t>(number / 200 - 1), 0}};
    };
    constexpr int kAsked = 600;
    for (int number = 0; number < kAsked; ++number)
        QCOMPARE(outlook.plan(nth(number)).has_value(),
                 game.Ambush::plan(state, kSeat, nth(number)).has_value());
    QVERIFY(outlook.hasJudged(nth(kAsked - 1)) && !outlook.hasJudged(nth(0)));
    QVERIFY(outlook.plan(nth(0)) && outlook.hasJudged(nth(0)));
    QCOMPARE(judged->judged.size(), std::size_t{kAsked + 1});
}

CORE_TEST(TestOutlook)

} // namespace tst_outlook

#include "tst_outlook.moc"
