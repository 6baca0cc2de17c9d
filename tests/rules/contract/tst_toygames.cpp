// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/board/standing.h"
#include "rules/core/match/erase.h"
#include "tests/support/contract/conformance.h"
#include "tests/support/contract/leaks.h"
#include "tests/support/contract/matchplay.h"
#include "tests/support/files/golden.h"
#include "tests/support/files/manycases.h"
#include "tests/support/testmain.h"
#include "tests/support/toys/toycodecs.h"

#include <QtTest/QtTest>

namespace tst_toygames {

using namespace escarmouche;
using namespace escarmouche::tests;

namespace {

constexpr std::uint64_t kSeeds = tests::manyCases(60);
constexpr int kSpoiled = 20; // actions tried at each decision
// Of them at least, in each game: 100,000 in all.
constexpr int kRefused = tests::kSanitized ? 4'000 : 50'000;

template<class C>
auto gameOf(const C &codec)
{
    return codec.make(toySetup(C::kSystem, "random"), "").value();
}

/** Plays a game over all seeds; the first complaint, and the sums. */
template<class C>
typename Conformance<C>::Play playAll(const C &codec, std::uint64_t seeds = kSeeds)
{
    const auto game = gameOf(codec);
    Conformance<C> kit(codec, *game);
    typename Conformance<C>::Play sum;
    for (std::uint64_t seed = 0; seed < seeds && sum.complaint.empty(); ++seed) {
        const auto play = kit.play(seed, kSpoiled);
        if (kit.play(seed, kSpoiled).trace != play.trace)
            sum.complaint = "the second time is another game";
        if (!play.complaint.empty())
            sum.complaint = "seed " + std::to_string(seed) + ", " + play.complaint;
        sum.actions += play.actions;
        sum.refused += 2 * play.refused;
        sum.twins += play.twins;
    }
    return sum;
}

/** Ambush with one part of the contract broken: the kit must notice. */
template<class Broken>
struct BrokenCodec : AmbushCodec {
    using Game = Broken;

    Result<std::unique_ptr<const Broken>> make(const rules::MatchSetup &, std::string_view) const
    {
        return std::make_unique<const Broken>();
    }
    std::unique_ptr<rules::Ai<Broken>> machine(std::string_view, std::uint64_t seed) const
    {
        return std::make_unique<rules::RandomAi<Broken>>(seed);
    }
};

struct ShowsHands : ambush::Ambush {
    const State &seenBy(const State &state, rules::SeatId, State &) const { return state; }
};
struct TellsDraws : ambush::Ambush {
    rules::Audience audienceOf(const Event &) const { return {}; }
};
struct ForgetsFallen : ambush::Ambush {
    void show(const Event &event, rules::SeatId seat, rules::BoardView &board) const
    {
        if (event.kind != ambush::EventKind::Fell)
            Ambush::show(event, seat, board);
    }
};
struct OffersTooMuch : ambush::Ambush {
    void options(const State &state, std::vector<rules::Option<Action>> &out) const
    {
        Ambush::options(state, out);
        out.push_back({Action{ambush::ActionKind::Watch, 77, 0, 0, {}}, false});
    }
};
struct NeverEnds : ambush::Ambush {
    void commit(State &state, const Plan &plan, Events *events) const
    {
        State copy = state;
        Events told;
        Ambush::commit(copy, plan, &told);
        if (copy.turn > 3 || copy.request.what == rules::Awaited::Over)
            return;
        state = copy;
        if (events)
            events->insert(events->end(), told.begin(), told.end());
    }
};
struct DependsOnEvents : ambush::Ambush {
    void commit(State &state, const Plan &plan, Events *events) const
    {
        Ambush::commit(state, plan, events);
        state.left = static_cast<std::uint8_t>(state.left + (events ? 1 : 0));
    }
};
struct LetsAllAct : ambush::Ambush {
    rules::Judged<Plan> plan(const State &state, rules::SeatId, const Action &action) const
    {
        return Ambush::plan(state, state.request.decision.seat, action);
    }
};

// What a seat reads must not depend on what another holds.
struct ViewsHands : ambush::Ambush {
    rules::BoardView view(const State &state, rules::SeatId seat) const
    {
        rules::BoardView board = Ambush::view(state, seat);
        board.phase = state.hands[seat == rules::SeatId{0} ? 1 : 0][0];
        return board;
    }
};
struct OffersByHands : ambush::Ambush {
    void options(const State &state, std::vector<rules::Option<Action>> &out) const
    {
        Ambush::options(state, out);
        const auto other = static_cast<std::size_t>(1 - state.request.decision.seat.value);
        if (out.size() > 1 && state.hands[other][0] > 0)
            out.pop_back();
    }
};
/** The first cards in the hand of whom that decision is not. */
rules::Phrase::Values betrayed(const ambush::AmbushState &state)
{
    const auto other = static_cast<std::size_t>(1 - state.request.decision.seat.value);
    return {{"held", std::int64_t{state.hands[other][0]}}};
}
struct AsksByHands : AmbushCodec {
    rules::Phrase question(const Game &game, const Game::State &state) const
    {
        rules::Phrase asked = AmbushCodec::question(game, state);
        asked.values = betrayed(state);
        return asked;
    }
};
struct LabelsByHands : AmbushCodec {
    rules::Phrase label(const Game &, const Game::State &state, const Game::Action &) const
    {
        return {"label", betrayed(state)};
    }
};

// A part that a game or a codec says it has, and has under no such name, or has and keeps quiet of.
struct RenamedReveals : ambush::Ambush {
    bool reveals(const Event &) const = delete;
};
struct QuietReveals : ambush::Ambush {
    static constexpr rules::GameParts kParts{};
};
struct LacksTrial : AmbushCodec {
    static constexpr rules::CodecParts kParts{.trial = true, .scenarios = true, .board = true};
};
struct QuietOptions : AmbushCodec {
    std::vector<rules::OptionGroup> options() const { return {}; }
};
struct LacksBoard : AmbushCodec {
    rules::Ground ground(const Game &game, const rules::BoardView &board) const = delete;
};
struct LacksThreat : AmbushCodec {
    static constexpr rules::BoardParts kBoard{
        .spots = true, .threat = true, .overlay = true, .ending = true};
};
struct QuietPhases : AmbushCodec {
    rules::BoardPhase phase(const rules::BoardView &) const { return {}; }
};
static_assert(rules::Game<ambush::Ambush> && !rules::Game<RenamedReveals> &&
              !rules::Game<QuietReveals>);
static_assert(!rules::PlayCodec<LacksTrial> && !rules::PlayCodec<QuietOptions> &&
              !rules::BoardCodec<LacksBoard> && !rules::BoardCodec<LacksThreat> &&
              !rules::BoardCodec<QuietPhases>);

/** Ambush by day and by night. */
struct Phased : AmbushCodec {
    static constexpr rules::BoardParts kBoard{
        .spots = true, .phases = true, .overlay = true, .ending = true};
    rules::BoardPhase phase(const rules::BoardView &board) const
    {
        return {{board.turn % 2 == 0 ? "night" : "day", {}}, board.turn < 2};
    }
};
static_assert(rules::BoardCodec<Phased>);

template<class Broken>
std::string complaintOf()
{
    return playAll(BrokenCodec<Broken>{}, 5).complaint;
}

/** What a seat could learn that it may not know, in a few games; empty: nothing. */
template<class C>
std::string leakOf(const C &codec)
{
    const auto game = gameOf(codec);
    std::string leak;
    for (std::uint64_t seed = 0; seed < 5 && leak.empty(); ++seed)
        leak = comparedDeal(codec, *game, seed).leak;
    return leak;
}

} // namespace

class TestToyGames : public QObject
{
    Q_OBJECT

private slots:
    void ambushKeepsTheContract();
    void cryptKeepsTheContract();
    void noticesABrokenContract();
    void noticesEveryLeak();
    void aGameNamesItsPhases();
    void countersAreWhatTheGameSays();
    void matchesGoBackAndForward();
    void playsAsTheGoldenJournals_data();
    void playsAsTheGoldenJournals();
    void noticesEveryFlippedDie();
    void noticesARuleSwitchedOff();
};

void TestToyGames::ambushKeepsTheContract()
{
    const auto sum = playAll(AmbushCodec{});
    QVERIFY2(sum.complaint.empty(), sum.complaint.c_str());
    QVERIFY2(sum.refused >= kRefused, std::to_string(sum.refused).c_str());
    QVERIFY2(sum.twins > tests::manyCases(1000), std::to_string(sum.twins).c_str());
}

void TestToyGames::cryptKeepsTheContract()
{
    const auto sum = playAll(CryptCodec{});
    QVERIFY2(sum.complaint.empty(), sum.complaint.c_str());
    QVERIFY2(sum.refused >= kRefused, std::to_string(sum.refused).c_str());
    QVERIFY2(sum.twins > tests::manyCases(500), std::to_string(sum.twins).c_str());
}

void TestToyGames::noticesABrokenContract()
{
    const std::vector<std::pair<std::string, std::string>> rows{
        {complaintOf<ShowsHands>(), "sees what was picked"},
        {complaintOf<TellsDraws>(), "tells what was picked"},
        {complaintOf<ForgetsFallen>(), "another board"},
        {complaintOf<OffersTooMuch>(), "an option is refused"},
        {complaintOf<NeverEnds>(), "does not end"},
        {complaintOf<DependsOnEvents>(), "events change the state"},
        {complaintOf<LetsAllAct>(), "another seat may act"},
    };
    for (const auto &[met, expected] : rows)
        QVERIFY2(met.find(expected) != std::string::npos, (expected + ": " + met).c_str());
}

void TestToyGames::noticesEveryLeak()
{
    const std::vector<std::pair<std::string, std::string>> rows{
        {leakOf(AmbushCodec{}), ""},
        {leakOf(BrokenCodec<ShowsHands>{}), "a seat sees"},
        {leakOf(BrokenCodec<ViewsHands>{}), "a view shows"},
        {leakOf(BrokenCodec<OffersByHands>{}), "an option betrays"},
        {leakOf(BrokenCodec<TellsDraws>{}), "an event tells"},
        {leakOf(AsksByHands{}), "a question betrays"},
        {leakOf(LabelsByHands{}), "a label betrays"},
    };
    for (const auto &[met, expected] : rows)
        QVERIFY2(met.starts_with(expected) && met.empty() == expected.empty(),
                 (expected + ": " + met).c_str());
}

/** Of any board; without phases, what comes before turn 1 sets up. */
void TestToyGames::aGameNamesItsPhases()
{
    const auto phased = rules::erase(Phased{});
    const auto match = phased->begin(toySetup("ambush", "person"));
    QVERIFY(match);
    for (int turn = 0; turn < 4; ++turn) {
        rules::BoardView board;
        board.turn = turn;
        const rules::BoardPhase phase{{turn % 2 == 0 ? "night" : "day", {}}, turn < 2};
        QVERIFY((*match)->board()->phase(board) == phase);
    }
    const auto plain = rules::erase(AmbushCodec{})->begin(toySetup("ambush", "person"));
    rules::BoardView board;
    QVERIFY((*plain)->board()->phase(board) == (rules::BoardPhase{{}, true}));
    board.turn = 1;
    QVERIFY((*plain)->board()->phase(board) == rules::BoardPhase{});
}

/** Only scores are summed, and only those of the seat; a kind that nobody named counts nowhere. */
void TestToyGames::countersAreWhatTheGameSays()
{
    using Shown = rules::CounterKind::Shown;
    rules::BoardWords words;
    words.counters = {{0, {{"Points", "Points"}, {"P", "P"}}, Shown::Score},
                      {1, {{"Cards", "Cartes"}, {"C", "C"}}, Shown::Stock},
                      {2, {{"Alarm", "Alarme"}, {"A", "A"}}, Shown::Track, 12},
                      {3, {{"Glory", "Gloire"}, {"G", "G"}}, Shown::Score}};
    rules::BoardView board;
    const rules::SeatId one{0}, other{1};
    board.counters = {
        {rules::kNoSeat, 0, 100}, {rules::kNoSeat, 2, 7}, {one, 0, 5}, {one, 1, 30}, {one, 3, 2},
        {one, 4, 1'000},          {other, 0, 9}};
    QCOMPARE(rules::scoreOf(board, words, one), 7);
    QCOMPARE(rules::scoreOf(board, words, other), 9);
    QCOMPARE(words.score()->name.en, std::string("Points"));
    const auto crypt = rules::erase(CryptCodec{})->begin(toySetup("crypt", "person"));
    const auto of = (*crypt)->board()->words();
    QVERIFY(!of.score() && of.counter(crypt::kAlarmCounter)->shown == Shown::Track);
    QCOMPARE(of.counter(crypt::kAlarmCounter)->most, crypt::kAlarm);
    QVERIFY((*crypt)->record()->words() == of);
}

void TestToyGames::matchesGoBackAndForward()
{
    const auto ambush = rules::erase(AmbushCodec{});
    const auto crypt = rules::erase(CryptCodec{});
    for (std::uint64_t seed = 0; seed < tests::manyCases(20); ++seed) {
        for (const auto *each : {&ambush, &crypt}) {
            const char *system = each == &ambush ? "ambush" : "crypt";
            const auto play = playMatch(**each, toySetup(system, "random"), seed, true);
            QVERIFY2(play.complaint.empty(), play.complaint.c_str());
            const std::string complaint = replayComplaint(**each, play);
            QVERIFY2(complaint.empty(), complaint.c_str());
        }
    }
}

void TestToyGames::playsAsTheGoldenJournals_data()
{
    QTest::addColumn<QString>("system");
    QTest::addColumn<quint64>("seed");
    for (const QString &system : {QStringLiteral("ambush"), QStringLiteral("crypt")}) {
        for (const quint64 seed : {2, 40, 45}) {
            const QString row = system + u' ' + QString::number(seed);
            QTest::newRow(qPrintable(row)) << system << seed;
        }
    }
}

namespace {

std::unique_ptr<const rules::MatchRules> toyRules(const std::string &system)
{
    return system == "ambush" ? rules::erase(AmbushCodec{}) : rules::erase(CryptCodec{});
}

std::string goldenName(const std::string &system, quint64 seed)
{
    return system + "/play-" + std::to_string(seed) + ".journal";
}

} // namespace

void TestToyGames::playsAsTheGoldenJournals()
{
    QFETCH(QString, system);
    QFETCH(quint64, seed);
    const std::string key = system.toStdString();
    const auto rules = toyRules(key);
    const auto play = playMatch(*rules, toySetup(key, "random"), seed, seed == 40);
    QVERIFY2(play.complaint.empty(), play.complaint.c_str());
    const std::string golden = goldenText(goldenName(key, seed), encode(play.journal));
    QCOMPARE(encode(play.journal), golden);
    const auto read = rules::decodeJournal(golden);
    QVERIFY(read.has_value());
    QVERIFY(rules->replay(*read).has_value());
}

void TestToyGames::noticesEveryFlippedDie()
{
    for (const std::string system : {"ambush", "crypt"}) {
        const auto rules = toyRules(system);
        const auto golden = rules::decodeJournal(goldenText(goldenName(system, 45), {}));
        QVERIFY(golden.has_value());
        int entry = 0;
        std::size_t dice = 0;
        while (true) {
            const auto flipped = withFlippedDie(*golden, dice, entry);
            if (entry == 0)
                break;
            const auto match = rules->replay(flipped);
            QVERIFY2(!match, (system + " die " + std::to_string(dice)).c_str());
            QVERIFY(match.error().code == rules::ErrorCode::ReplayMismatch);
            QCOMPARE(match.error().number, entry);
            ++dice;
        }
        QVERIFY(dice > 5);
    }
}

void TestToyGames::noticesARuleSwitchedOff()
{
    const std::vector<std::pair<std::string, std::string>> rows{{"ambush", "watchers-react"},
                                                                {"crypt", "ghouls-bite"}};
    for (const auto &[system, name] : rows) {
        const auto rules = toyRules(system);
        auto journal = rules::decodeJournal(goldenText(goldenName(system, 45), {}));
        QVERIFY(journal.has_value());
        auto setup = rules::decodeMatchSetup(journal->header.setup);
        QVERIFY(setup.has_value());
        setup->options.push_back({name, true});
        journal->header.setup = encode(*setup);
        QVERIFY2(rules->replay(*journal).has_value(), system.c_str());
        setup->options.back().value = false;
        journal->header.setup = encode(*setup);
        const auto match = rules->replay(*journal);
        QVERIFY2(!match && match.error().code == rules::ErrorCode::ReplayMismatch, system.c_str());
    }
}

PLAIN_TEST(TestToyGames)

} // namespace tst_toygames

#include "tst_toygames.moc"
