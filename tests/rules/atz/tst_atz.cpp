// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/atz/ai/mind.h"
#include "rules/atz/game/judging.h"
#include "rules/atz/play/told.h"
#include "rules/atz/system/atzsystem.h"
#include "rules/atz/team/team.h"
#include "rules/core/game/runner.h"
#include "rules/core/sheets/systemsheets.h"
#include "tests/rules/rows/atz/atzstage.h"
#include "tests/support/atz/atzbox.h"
#include "tests/support/contract/conformance.h"
#include "tests/support/files/manycases.h"
#include "tests/support/testmain.h"

#include <QtTest/QtTest>

#include <algorithm>
#include <set>
#include <utility>

namespace tst_atz {

using namespace escarmouche;
using namespace escarmouche::rules;
using atz::Atz, atz::AtzCodec, atz::State;

namespace {

std::unique_ptr<const Atz> gameFor(const AtzCodec &codec, int seats, std::string scenario,
                                   std::vector<Setting> options = {})
{
    MatchSetup setup;
    setup.system = AtzCodec::kSystem;
    setup.scenario = std::move(scenario);
    setup.options = std::move(options);
    setup.seats.resize(static_cast<std::size_t>(seats));
    return std::move(codec.make(setup, codec.resolve(setup).value())).value();
}
std::unique_ptr<const Atz> firstScenario(const AtzCodec &codec)
{
    return gameFor(codec, 1, {});
}
constexpr const char *kFirefight = R"({"scenario": "firefight"})";
constexpr const char *kSkirmish = R"({"scenario": "skirmish"})";

/** Where they may be met. */
std::vector<Setting> metPeople(const QString &scenario)
{
    return scenario.toStdString() == kSkirmish ? std::vector<Setting>{{"find_people", true}}
                                               : std::vector<Setting>{};
}

/** What must hold in every state, whatever is played; the first thing that does not. */
std::string brokenInvariant(const Atz &game, const State &state)
{
    const int zombies = static_cast<int>(state.zombies.size()) + state.pool.size;
    if (zombies % 72 != 0 || zombies == 0)
        return "zombies are lost";
    std::set<int> ids;
    for (const atz::Zombie &zombie : state.zombies) {
        if (!ids.insert(zombie.id).second || zombie.id > state.lastZombie)
            return "a zombie twice";
        if (zombie.cell < 0 || zombie.cell >= game.field().cells())
            return "a zombie off the map";
    }
    std::set<std::pair<int, int>> cells; // and who holds them
    for (int who = 0; who < static_cast<int>(state.survivors.size()); ++who) {
        const atz::Survivor &each = atz::survivorAt(state, who);
        if (each.isHere() != (each.cell >= 0))
            return "a survivor neither here nor away";
        const bool isPassing = state.impulse.who == who;
        if (each.isHere() && !isPassing && !cells.insert({each.cell, each.side}).second &&
            state.impulse.who < 0)
            return "two survivors of a side in a hex";
        if ((each.where == atz::Where::Dead) != (each.wounds >= atz::lastWound(game, each)))
            return "neither dead nor alive";
        int weapons = 0, boxes = 0;
        for (const atz::Item &item : each.items)
            ++(item.slot == atz::Slot::Box ? boxes : weapons);
        if (weapons > game.limits().card.weapons || boxes > game.limits().card.boxes)
            return "more than it can carry";
    }
    return std::is_sorted(
               state.shots.begin(), state.shots.end(),
               [](const atz::Shot &one, const atz::Shot &other) { return one.cell < other.cell; })
               ? ""
               : "shots in no order";
}

} // namespace

/** All Things Zombie as far as it can be played. */
class TestAtz : public QObject
{
    Q_OBJECT

private slots:
    void keepsTheContract_data();
    void keepsTheContract();
    void endsAndLosesNothingWhateverIsPlayed_data();
    void endsAndLosesNothingWhateverIsPlayed();
    void whatIsUsuallyBoughtIsAllowed();
    void machinesPickTeamsThatCanFight();
    void boardsOfASkirmishAreDrawn();
    void everyPhraseIsWordedInBothLanguages_data();
    void everyPhraseIsWordedInBothLanguages();
    void keepsFiguresAndNoWordsInTheJournal();
    void whatIsAskedOnTheBoardCanBeAnsweredThere();
    void theMachineHoldsOnToWhatItCarries();
    void theMachineActsWithWhomItMay();
    void saysWhoseDiceOfInitiativeAre_data();
    void saysWhoseDiceOfInitiativeAre();
    void showsWhatASurvivorIsAndCarries();
    void showsTheSideThatHidesAHex();
    void tellsHowLikelyNickLives();
    void theSheetsAreWordedInBothLanguages();
};

void TestAtz::keepsTheContract_data()
{
    QTest::addColumn<QString>("scenario");
    QTest::addColumn<int>("seats");
    QTest::newRow("a few bullets") << "" << 1;
    QTest::newRow("firefight alone") << kFirefight << 1;
    QTest::newRow("skirmish of three, in which people are met") << kSkirmish << 3;
}

void TestAtz::keepsTheContract()
{
    QFETCH(QString, scenario);
    QFETCH(int, seats);
    const AtzCodec codec = tests::atzCodec();
    const auto game = gameFor(codec, seats, scenario.toStdString(), metPeople(scenario));
    tests::Conformance<AtzCodec> kit(codec, *game);
    int refused = 0;
    for (std::uint64_t seed = 0; seed < tests::manyCases(1); ++seed) {
        const auto play = kit.play(seed, 3);
        QVERIFY2(play.complaint.empty(), play.complaint.c_str());
        refused += play.refused;
    }
    QVERIFY(refused > 0);
}

void TestAtz::endsAndLosesNothingWhateverIsPlayed_data()
{
    QTest::addColumn<QString>("scenario");
    QTest::addColumn<int>("seats");
    QTest::addColumn<QString>("machine");
    QTest::addColumn<int>("games");
    QTest::newRow("a few bullets") << "" << 1 << "random" << 10;
    QTest::newRow("firefight for two") << kFirefight << 2 << "random" << 10;
    QTest::newRow("firefight alone") << kFirefight << 1 << "random" << 10;
    QTest::newRow("skirmish of four") << kSkirmish << 4 << "random" << 5;
    QTest::newRow("skirmish of six") << kSkirmish << 6 << "random" << 5;
    QTest::newRow("skirmish alone") << kSkirmish << 1 << "random" << 5;
    QTest::newRow("firefight of machines that think") << kFirefight << 2 << "easy" << 1;
    QTest::newRow("firefight of one that thinks alone") << kFirefight << 1 << "easy" << 1;
}

void TestAtz::endsAndLosesNothingWhateverIsPlayed()
{
    QFETCH(QString, scenario);
    QFETCH(int, seats);
    QFETCH(QString, machine);
    QFETCH(int, games);
    const AtzCodec codec = tests::atzCodec();
    const auto game = gameFor(codec, seats, scenario.toStdString(), metPeople(scenario));
    std::set<std::uint16_t> told;
    const int many = qEnvironmentVariableIntValue("ESCARMOUCHE_GAMES");
    for (std::uint64_t seed = 0;
         seed < static_cast<std::uint64_t>(many > 0 ? many : tests::manyCases(games)); ++seed) {
        SeededDice dice(seedOf(seed, 1));
        const auto player = codec.machine(machine.toStdString(), seedOf(seed, 2));
        std::vector<kit::Happening> events;
        State state = game->start(&events);
        for (int steps = 0; state.request.what != Awaited::Over; ++steps) {
            QVERIFY(steps < 100'000);
            if (state.request.isChance()) {
                game->answer(state, dice.answer(state.request), &events);
            } else {
                const SeatId seat = state.request.decision.seat;
                QVERIFY(seat.value < seats);
                auto chosen = player->choose(*game, state, seat);
                game->commit(state, *game->plan(state, seat, chosen.action), &events);
            }
            const std::string broken = brokenInvariant(*game, state);
            QVERIFY2(broken.empty(), broken.c_str());
        }
        for (const kit::Happening &event : events)
            told.insert(event.kind);
    }
    const bool fights = machine != QStringLiteral("random"); // that one may drop its guns
    for (const std::uint16_t kind :
         {atz::told("fired"), atz::told("missed"), atz::told("wounded"), atz::told("tested")})
        QVERIFY2(!fights || told.contains(kind), AtzCodec::telling().of(kind).key.data());
}

void TestAtz::whatIsUsuallyBoughtIsAllowed()
{
    const atz::Box &box = tests::atzBox();
    const kit::TeamBox teams = atz::teamBoxOf(box);
    for (const atz::SideKind &side : box.scenarioNamed("firefight")->sides) {
        const atz::Muster muster = atz::musterOf(box, side);
        QVERIFY(kit::judgeTeam(teams, muster, {muster.given}));
        QCOMPARE(kit::costOf(teams, muster, {muster.given}), side.points);
    }
    for (int players = 1; players <= 6; ++players) {
        for (int side = 0; side < players; ++side) {
            const auto &kind = box.scenarioNamed("skirmish")->sides[static_cast<std::size_t>(side)];
            const atz::Muster muster = atz::skirmishMuster(box, kind, players);
            QCOMPARE(static_cast<int>(muster.given.size()), muster.most);
            QVERIFY(kit::judgeTeam(teams, muster, {muster.given}));
        }
    }
}

/** Each board in each place, both ways to lay them, and every side to come in from. */
void TestAtz::boardsOfASkirmishAreDrawn()
{
    const AtzCodec codec = tests::atzCodec();
    MatchSetup setup;
    setup.system = AtzCodec::kSystem;
    setup.scenario = kSkirmish;
    setup.seats.resize(2);
    std::set<std::vector<int>> boards;
    std::set<bool> ways;
    std::set<std::pair<int, int>> entries;
    const auto made = [&] {
        const auto game = std::move(codec.make(setup, codec.resolve(setup).value())).value();
        boards.insert(game->field().boards());
        const auto below =
            game->field().cellNamed(std::to_string(game->field().boards()[1]) + "A1");
        ways.insert(game->field().isOnBorder(below, atz::Border::North));
        entries.insert({static_cast<int>(*game->terms().entries[0]),
                        static_cast<int>(*game->terms().entries[1])});
    };
    made();
    QCOMPARE(*boards.begin(), (std::vector{1, 3})); // without a seed
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
        setup.seed = seed;
        made();
    }
    QCOMPARE(boards.size(), std::size_t{12});
    QCOMPARE(ways.size(), std::size_t{2});
    QCOMPARE(entries, (std::set<std::pair<int, int>>{{0, 2}, {1, 3}, {2, 0}, {3, 1}}));
    setup.options = {{"boards_by_lot", false}};
    boards.clear();
    made();
    QCOMPARE(*boards.begin(), (std::vector{1, 3}));
}

/** The ready-made team, and where that is spoiled, one of as many with a gun each. */
void TestAtz::machinesPickTeamsThatCanFight()
{
    const AtzCodec codec = tests::atzCodec();
    const auto game = gameFor(codec, 2, kSkirmish);
    const auto easy = codec.machine("easy", 1);
    State state = game->start(nullptr);
    QVERIFY(easy->choose(*game, state, {0}).action.deed == atz::Deed::Ready);
    const auto take = [&](const atz::Action &action) {
        const SeatId seat = state.request.decision.seat;
        game->commit(state, *game->plan(state, seat, action), nullptr);
    };
    const int nick = tests::atzBox().survivorNamed("nick") - 1; // of the other ready-made team
    take({.deed = atz::Deed::Recruit, .who = static_cast<std::int8_t>(nick)});
    take({.deed = atz::Deed::Done});
    while (atz::askedOf(state) != atz::Asked::Enter)
        take(easy->choose(*game, state, {1}).action);
    const auto isOthers = [](const atz::Survivor &each) { return each.side == 1; };
    QCOMPARE(std::ranges::count_if(state.survivors, isOthers), 3);
    for (const atz::Survivor &each : state.survivors)
        QVERIFY(!isOthers(each) || atz::gunOf(*game, each));
}

void TestAtz::everyPhraseIsWordedInBothLanguages_data()
{
    QTest::addColumn<QString>("scenario");
    QTest::newRow("a few bullets") << "";
    QTest::newRow("skirmish") << kSkirmish;
}

void TestAtz::everyPhraseIsWordedInBothLanguages()
{
    QFETCH(QString, scenario);
    const AtzCodec codec = tests::atzCodec();
    const auto game = gameFor(codec, 1, scenario.toStdString());
    std::set<std::string_view> befallen; // of whom it is said where he stands, and in a sum
    for (const kit::Sentence &sentence : AtzCodec::telling().sentences()) {
        const std::string key(sentence.key);
        QVERIFY2(!codec.word(key).fr.empty(), key.c_str());
        if (!sentence.befalls)
            continue;
        befallen.insert(sentence.key);
        QVERIFY2(!codec.word("word." + key).fr.empty(), key.c_str());
        QVERIFY2(!sentence.befalls->isSummed || !codec.word("sum." + key).fr.empty(), key.c_str());
    }
    QCOMPARE(befallen,
             (std::set<std::string_view>{"died", "lived", "missed", "wounded", "zombie-died"}));
    SeededDice dice(7);
    RandomAi<Atz> machine(7);
    std::vector<kit::Happening> events;
    State state = game->start(&events);
    const auto isWorded = [&](const Phrase &phrase) {
        for (const Language language : {Language::English, Language::French}) {
            const std::string said = say(codec.phrases(), phrase, language);
            if (said.empty() || said[0] == '[' || said.find('{') != std::string::npos)
                return false;
        }
        return true;
    };
    for (int steps = 0; steps < 400 && state.request.what != Awaited::Over; ++steps) {
        QVERIFY2(isWorded(codec.question(*game, state)), codec.question(*game, state).key.c_str());
        if (state.request.isChance()) {
            game->answer(state, dice.answer(state.request), &events);
            continue;
        }
        for (const atz::Action &action : atz::candidates(*game, state)) {
            const auto plan = game->plan(state, {0}, action);
            QVERIFY2(!plan || isWorded(codec.label(*game, state, action)),
                     codec.write(action).c_str());
            QVERIFY2(plan || codec.phrases().contains(plan.error().why),
                     plan ? "" : std::string(plan.error().why).c_str());
        }
        const auto chosen = machine.choose(*game, state, {0});
        game->commit(state, *game->plan(state, {0}, chosen.action), &events);
    }
    for (const kit::Happening &event : events) {
        QVERIFY2(isWorded(codec.tell(*game, event, {0})), codec.write(event).c_str());
        for (const ToldReason &reason : codec.reasons(*game, event))
            QVERIFY2(isWorded(reason.sentence), reason.sentence.key.c_str());
    }
}

void TestAtz::keepsFiguresAndNoWordsInTheJournal()
{
    const atz::Box &box = tests::atzBox();
    const std::string kept = atz::figuresOf(box, box.scenarios.front());
    QVERIFY(kept.find("Tonya") == std::string::npos);
    atz::Box later = box;
    later.survivors[0].healthy.rep = 1;
    later.survivors[0].name = {"Tanya", "Tanya"};
    const auto read = atz::readFigures(kept, later);
    QVERIFY(read);
    QCOMPARE(read->survivors[0].healthy.rep, box.survivors[0].healthy.rep);
    QVERIFY(read->survivors[0].isStar);
    QCOMPARE(read->survivors[0].name.en, std::string("Tanya"));
    QCOMPARE(atz::figuresOf(*read, read->scenarios.front()), kept);
    QVERIFY(!atz::readFigures("{}", box));
}

void TestAtz::whatIsAskedOnTheBoardCanBeAnsweredThere()
{
    const AtzCodec codec = tests::atzCodec();
    const auto game = firstScenario(codec);
    SeededDice dice(7);
    RandomAi<Atz> machine(7);
    std::set<std::string> answered;
    State state = game->start(nullptr);
    for (int steps = 0; steps < 400 && state.request.what != Awaited::Over; ++steps) {
        if (state.request.isChance()) {
            game->answer(state, dice.answer(state.request), nullptr);
            continue;
        }
        const Outlook<Atz> outlook(*game, state, {0});
        const int doer = atz::askedOf(state) == atz::Asked::Enter ? codec.prompt(outlook).doer
                                                                  : state.impulse.who;
        for (const auto &[action, open] : outlook.options()) {
            const Spot spot = codec.spot(action);
            const bool isPerson = action.deed == atz::Deed::Activate;
            if (std::holds_alternative<std::monostate>(spot.place) && !isPerson)
                continue;
            const auto offers =
                codec.offers(outlook, {.over = isPerson ? action.who : -1, .place = spot.place});
            const bool isOffered = std::ranges::any_of(offers, [&](const Offer &offer) {
                return offer.isAllowed() && offer.action == codec.write(action);
            });
            QVERIFY2(isOffered, codec.write(action).c_str());
            answered.insert(std::string(codec.label(*game, state, action).key));
            const bool isMove = action.deed == atz::Deed::Go ||
                                (action.deed == atz::Deed::Enter && action.who == doer);
            const auto reach = codec.reach(*game, state, doer);
            QVERIFY(!isMove || !reach.empty());
            QVERIFY(!isMove || std::ranges::any_of(reach.front().stops, [&](const auto &stop) {
                return stop.place == spot.place;
            }));
        }
        const auto chosen = machine.choose(*game, state, {0});
        game->commit(state, *game->plan(state, {0}, chosen.action), nullptr);
    }
    QVERIFY(answered.size() >= 3); // coming in, who acts, and going
}

void TestAtz::theMachineHoldsOnToWhatItCarries()
{
    const AtzCodec codec = tests::atzCodec();
    const auto game = firstScenario(codec);
    State held = game->start(nullptr);
    State dropped = held;
    atz::survivorAt(held, 1).items[0].isEmpty = true;
    dropped.survivors[1].items.erase(0);
    const atz::AtzMind mind;
    QVERIFY(mind.worth(*game, held, {0}).total() > mind.worth(*game, dropped, {0}).total());
}

/** Nobody is left out as if he would lose his gun by acting. */
void TestAtz::theMachineActsWithWhomItMay()
{
    const AtzCodec codec = tests::atzCodec();
    const auto game = gameFor(codec, 2, kFirefight);
    for (std::uint64_t seed = 0; seed < 4; ++seed) {
        SeededDice dice(seedOf(seed, 1));
        const auto easy = codec.machine("easy", seedOf(seed, 2));
        State state = game->start(nullptr);
        for (int asked = 0; asked < 8 && state.request.what != Awaited::Over;) {
            if (state.request.isChance()) {
                game->answer(state, dice.answer(state.request), nullptr);
                continue;
            }
            const SeatId seat = state.request.decision.seat;
            const auto chosen = easy->choose(*game, state, seat);
            if (atz::askedOf(state) == atz::Asked::Activate) {
                ++asked;
                QVERIFY(chosen.action.deed == atz::Deed::Activate);
                for (const auto &thought : easy->thoughts(*game, state, seat))
                    QVERIFY(std::ranges::none_of(
                        thought.parts, [](const auto &part) { return part.first == "items"; }));
            }
            game->commit(state, *game->plan(state, seat, chosen.action), nullptr);
        }
    }
}

void TestAtz::saysWhoseDiceOfInitiativeAre_data()
{
    QTest::addColumn<QString>("scenario");
    QTest::addColumn<int>("seats");
    QTest::addColumn<QByteArray>("dice");
    QTest::addColumn<QString>("first");
    QTest::addColumn<QString>("last");
    QTest::newRow("alone") << "" << 1 << QByteArray("\5\3") << "Initiative: A 5, zombies 3"
                           << "";
    QTest::newRow("both again") << "" << 1 << QByteArray("\4\4\5\3")
                                << "Initiative is tied: A 4, zombies 4. Both sides roll again."
                                << "Initiative: A 5, zombies 3";
    QTest::newRow("of three, two again")
        << kFirefight << 2 << QByteArray("\4\4\2\6\3")
        << "Initiative is tied: A 4, B 4, zombies 2. The tied sides roll off for who goes first; "
           "the first roll still says who may act."
        << "Roll-off for the order: 6, 3";
}

void TestAtz::saysWhoseDiceOfInitiativeAre()
{
    QFETCH(QString, scenario);
    QFETCH(int, seats);
    QFETCH(QByteArray, dice);
    QFETCH(QString, first);
    QFETCH(QString, last);
    const AtzCodec codec = tests::atzCodec();
    MatchSetup setup;
    setup.system = AtzCodec::kSystem;
    setup.scenario = scenario.toStdString();
    setup.seats = {{{}, "random", "A"}, {{}, "random", "B"}};
    setup.seats.resize(static_cast<std::size_t>(seats));
    const auto game = std::move(codec.make(setup, codec.resolve(setup).value())).value();
    SeededDice others(seedOf(1, 1));
    const auto random = codec.machine("random", 1);
    std::vector<kit::Happening> events;
    State state = game->start(&events);
    qsizetype fallen = 0;
    while (fallen < dice.size()) {
        if (!state.request.isChance()) {
            const SeatId seat = state.request.decision.seat;
            const auto chosen = random->choose(*game, state, seat);
            game->commit(state, *game->plan(state, seat, chosen.action), &events);
            continue;
        }
        ChanceAnswer answer = others.answer(state.request);
        if (atz::topFrame<atz::InitiativeFrame>(state)) {
            for (std::uint8_t &face : answer.faces)
                face = static_cast<std::uint8_t>(dice[fallen++]);
        }
        game->answer(state, answer, &events);
    }
    QStringList told;
    for (const kit::Happening &event : events) {
        if (event.kind == atz::told("initiative") || event.kind == atz::told("tied"))
            told << QString::fromStdString(
                say(codec.phrases(), codec.tell(*game, event, kNoSeat), Language::English));
    }
    QCOMPARE(told.front(), first);
    QVERIFY(last.isEmpty() || told.back() == last);
}

void TestAtz::showsWhatASurvivorIsAndCarries()
{
    const AtzCodec codec = tests::atzCodec();
    const auto game = firstScenario(codec);
    State state = game->start(nullptr);
    atz::Survivor &tonya = atz::survivorAt(state, 0);
    tonya.where = atz::Where::Here;
    tonya.cell = 0;
    tonya.items[0].isEmpty = true;
    const Sighting sighting =
        codec.sighting(*game, state, {.token = -1, .over = 0, .place = game->field().placeOf(0)});
    std::vector<std::string> keys;
    for (const Phrase &line : sighting.lines)
        keys.push_back(line.key);
    QCOMPARE(keys, (std::vector<std::string>{"carries.empty", "carries"}));
    const Cast cast = codec.cast(*game);
    QCOMPARE(cast.profile.size(), std::size_t{3});
    QCOMPARE(cast.members[0].profile[0].text.en, std::string("5/4"));
}

void TestAtz::showsTheSideThatHidesAHex()
{
    const AtzCodec codec = tests::atzCodec();
    const auto game = firstScenario(codec);
    const atz::Field &field = game->field();
    State state = game->start(nullptr);
    atz::Survivor &tonya = atz::survivorAt(state, 0);
    tonya.where = atz::Where::Here;
    tonya.cell = static_cast<std::int16_t>(field.cellNamed("1C3"));
    const auto shown = [&](const char *at) {
        return codec.sighting(*game, state,
                              {.token = 0, .place = field.placeOf(field.cellNamed(at))});
    };
    const auto sides = [](const Sighting &sighting) {
        return std::ranges::count(sighting.overlay.lines, OverlayLine::Kind::Side,
                                  &OverlayLine::kind);
    };
    QCOMPARE(sides(shown("1C4")), 0);
    const Sighting behind = shown("1C8"); // the motel is between
    QVERIFY(!behind.isSeen);
    QCOMPARE(sides(behind), 1);
    QCOMPARE(behind.overlay.lines[1].places[0], field.placeOf(field.cellNamed("1C5")));
    QCOMPARE(behind.overlay.lines[1].places[1], field.placeOf(field.cellNamed("1C4")));
    QCOMPARE(behind.lines[1].key, std::string("sight.side"));
}

/** Before the round in which the next wound would kill, and not before an earlier one. */
void TestAtz::tellsHowLikelyNickLives()
{
    const AtzCodec codec = tests::atzCodec();
    for (const auto &[wounds, lines] : {std::pair{2, 1}, {3, 2}}) {
        const std::string stage =
            R"({"stage": {"rows": ["."], "survivors": [{"kind": "nick", "at": "1G3", "items": [],)"
            R"( "wounds": )" +
            std::to_string(wounds) + R"(}], "zombies": [{"at": "1G3"}]}})";
        MatchSetup setup;
        setup.system = AtzCodec::kSystem;
        setup.scenario = stage;
        setup.seats.resize(1);
        const auto game = std::move(codec.make(setup, {})).value();
        const State state = game->start(nullptr);
        const auto chances =
            codec.odds(*game, state, *game->plan(state, {0}, {.deed = atz::Deed::End}));
        QVERIFY(chances.has_value());
        QCOMPARE(static_cast<int>(chances->lines.size()), lines);
    }
}

void TestAtz::theSheetsAreWordedInBothLanguages()
{
    const RuleSystem system = atz::loadSystem(atz::systemName(), &tests::catalogueFile).value();
    for (const Scenario &scenario : system.matches->scenarios()) {
        MatchSetup setup;
        setup.system = AtzCodec::kSystem;
        setup.scenario = scenario.text;
        setup.seats.resize(1);
        std::vector<Text> words;
        const ReferenceSheet reference = system.sheets->reference(setup).value();
        for (const auto &[title, lines] : reference.sections) {
            words.push_back(title);
            for (const auto &[label, text] : lines)
                words.insert(words.end(), {label, text});
        }
        const ScoreSheet scores = system.sheets->scores(setup).value();
        words.push_back(scores.help);
        for (const auto &columns : {scores.game, scores.total}) {
            for (const ScoreSheet::Column &column : columns)
                words.push_back(column.title);
        }
        QVERIFY(words.size() > 40);
        for (const Text &word : words)
            QVERIFY(!word.en.empty() && !word.fr.empty());
        setup.seats.resize(9);
        QVERIFY(!system.sheets->reference(setup));
    }
}

PLAIN_TEST(TestAtz)

} // namespace tst_atz

#include "tst_atz.moc"
