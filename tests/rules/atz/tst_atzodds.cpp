// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/atz/odds/atzodds.h"
#include "rules/atz/play/deeds.h"
#include "rules/kit/odds/volley.h"
#include "tests/rules/rows/atz/atzstage.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace tst_atzodds {

using namespace escarmouche;
using namespace escarmouche::rules;
using atz::Action, atz::Atz, atz::AtzCodec, atz::Deed, atz::State;

namespace {

/** A position, and what it says of an answer before that is given. */
struct Asking {
    explicit Asking(const std::string &stage) : codec(tests::atzCodec())
    {
        MatchSetup setup;
        setup.system = AtzCodec::kSystem;
        setup.scenario = R"({"stage": )" + stage + "}";
        setup.seats.resize(1);
        game = std::move(codec.make(setup, codec.resolve(setup).value())).value();
        state = game->start(nullptr);
    }
    /** "Hit: Zombie 1 1/2, Zombie 2 1/6", a line each; "-": nothing. */
    std::string of(const Action &action) const
    {
        const auto plan = game->plan(state, state.request.decision.seat, action);
        if (!plan)
            return "refused";
        const auto odds = codec.odds(*game, state, *plan);
        std::string all;
        for (const ChanceLine &line : odds ? odds->lines : std::vector<ChanceLine>{}) {
            all += all.empty() ? "" : "; ";
            if (!line.lead.key.empty())
                all += say(codec.phrases(), line.lead, Language::English) + ": ";
            for (const Chance &chance : line.chances) {
                Phrase told = chance.told;
                told.values.emplace_back("value", fractionText(chance.value));
                all += (&chance == &line.chances.front() ? "" : ", ") +
                       say(codec.phrases(), told, Language::English);
            }
        }
        return odds ? all : "-";
    }

    std::string asked() const
    {
        return say(codec.phrases(), codec.question(*game, state), Language::English);
    }
    Action advised() const { return codec.machine("easy", 1)->choose(*game, state, {0}).action; }

    AtzCodec codec;
    std::unique_ptr<const Atz> game;
    State state;
};

} // namespace

/** What shots, charges and melees come to, on the command line and on the board. */
class TestAtzOdds : public QObject
{
    Q_OBJECT

private slots:
    void worksOutOddsExactly();
    void showsWhoWouldComeBeforeAStep();
    void tellsWhoWouldComeIntoABuildingAndThatACardIsDrawn();
    void saysThatAGunIsEmptyAndThatWhatIsDroppedIsLost();
    void countsEachThrowOnce();
    void saysWhatAVolleyComesTo();
    void saysWhatAMeleeComesTo();
    void saysWhatARollAgainComesTo();
    void saysWhatAShotAgainComesTo();
    void promisesNoReactionThatCannotBe();
    void saysThatAnEmptyGunShootsNobody();
    void offersAllZombiesOfAHex();
    void saysWhyItIsOver();
};

/** They are drawn as one: whoever is pointed at comes first, the others are in the menu. */
void TestAtzOdds::offersAllZombiesOfAHex()
{
    const Asking asking(R"({"survivors": [{"kind": "tonya", "at": "1G9", "items": ["pistol"]}],
        "zombies": [{"at": "1G11"}, {"at": "1G11"}, {"at": "1G10"}], "step": "impulse"})");
    const Outlook<Atz> outlook(*asking.game, asking.state, {0});
    std::vector<int> fired;
    const atz::Zombie &second = asking.state.zombies[1];
    for (const Offer &offer :
         asking.codec.offers(outlook, {.token = 0,
                                      .over = second.token(),
                                      .place = asking.game->field().placeOf(second.cell)})) {
        const auto action = asking.codec.readAction(*asking.game, offer.action);
        if (offer.isAllowed() && action->deed == Deed::Fire && !action->panic)
            fired.push_back(action->whom);
    }
    QCOMPARE(fired, (std::vector<int>{second.token(), asking.state.zombies[0].token()}));
}

void TestAtzOdds::saysWhyItIsOver()
{
    for (const char *scenario : {"for-a-few-bullets-more", "firefight", "skirmish"}) {
        for (const int seats : {1, 2}) {
            const AtzCodec codec = tests::atzCodec();
            MatchSetup setup;
            setup.system = AtzCodec::kSystem;
            setup.scenario = R"({"scenario": ")" + std::string(scenario) + "\"}";
            setup.seats.resize(static_cast<std::size_t>(seats));
            const auto resolved = codec.resolve(setup);
            if (!resolved)
                continue; // for one alone
            const auto game = std::move(codec.make(setup, *resolved)).value();
            State state = game->start(nullptr);
            QVERIFY(!codec.ending(*game, state));
            for (const atz::Ending ending : {atz::Ending::Won, atz::Ending::Lost}) {
                state.ending = ending;
                state.winner = ending == atz::Ending::Won ? 0 : -1;
                if (seats > 1 && ending == atz::Ending::Lost)
                    continue;
                const std::string said =
                    say(codec.phrases(), *codec.ending(*game, state), Language::English);
                QVERIFY2(said.find_first_of(":") < said.size() - 1 && said[0] != '[', said.c_str());
            }
        }
    }
}

void TestAtzOdds::worksOutOddsExactly()
{
    namespace odds = atz::odds;
    const auto round = odds::sharesOf(odds::Round{.rep = 4, .dice = 2, .zombies = 1});
    QVERIFY(round.at(1) == (Fraction{16, 27}));
    QVERIFY(round.at(0) == (Fraction{1, 3}));
    QVERIFY(round.at(-1) == (Fraction{2, 27}));
    const auto one = kit::sharesOf(kit::Volley{.bonus = 4, .needed = {8}});
    QVERIFY(one.hit.at(1) == (Fraction{1, 2}));
    QVERIFY(one.pairOfOnes == (Fraction{0, 1}));
    const auto two = kit::sharesOf(kit::Volley{.bonus = 4, .dice = 2, .needed = {8, 9}});
    QVERIFY(two.hit.at(2) == (Fraction{4, 36})); // two fives or sixes
    QVERIFY(two.hits[0] == (Fraction{27, 36})); // a four at least
    QVERIFY(two.hits[1] == (Fraction{4, 36}));
    QVERIFY(two.pairOfOnes == (Fraction{1, 36}));
    const auto charged = odds::sharesOf(odds::Charged{.rep = 4});
    QVERIFY(charged.at(static_cast<int>(atz::Facing::Fires)) == (Fraction{4, 9}));
    QVERIFY(charged.at(static_cast<int>(atz::Facing::Fights)) == (Fraction{4, 9}));
    QVERIFY(charged.at(static_cast<int>(atz::Facing::Flees)) == (Fraction{1, 9}));
}

void TestAtzOdds::countsEachThrowOnce()
{
    constexpr std::array<int, 8> kSorts{1, 6, 21, 56, 126, 252, 462, 792};
    int all = 1;
    for (int dice = 0; dice < static_cast<int>(kSorts.size()); ++dice) {
        int sorts = 0;
        const Wide throws = kit::eachThrow(dice, [&](const std::vector<int> &faces, Wide) {
            QVERIFY(std::ranges::is_sorted(faces, std::ranges::greater{}));
            ++sorts;
        });
        QCOMPARE(static_cast<int>(throws), all);
        QCOMPARE(sorts, kSorts.at(static_cast<std::size_t>(dice)));
        all *= 6;
    }
}

void TestAtzOdds::saysWhatAVolleyComesTo()
{
    const Asking asking(
        R"({"survivors": [{"kind": "jimmy", "at": "1G9", "items": ["smg", "grenade"]}],
        "zombies": [{"at": "1G11"}, {"at": "1G11"}, {"at": "1G10"}], "step": "impulse"})");
    const std::string empties = "1/36 to run empty";
    QCOMPARE(asking.of({.deed = Deed::Fire, .whom = 101, .dice = 2}),
             "Hit: Zombie 1 3/4; " + empties);
    QCOMPARE(asking.of({.deed = Deed::Fire, .whom = 101, .dice = 2, .panic = true}),
             std::string("Hit: Zombie 1 7/8"));
    const atz::HexMeant next =
        atz::meant(asking.game->field(), asking.game->field().cellNamed("1G10"));
    QCOMPARE(asking.of({.deed = Deed::Throw, .at = next}), std::string("Hit: Zombie 3 1/2"));
    Asking aiming(R"({"survivors": [{"kind": "jimmy", "at": "1G9", "items": ["smg"]}],
        "zombies": [{"at": "1G11"}, {"at": "1G11"}], "step": "impulse"})");
    const Action first{.deed = Deed::Fire, .whom = 101, .dice = 2};
    aiming.game->commit(aiming.state, *aiming.game->plan(aiming.state, {0}, first), nullptr);
    QCOMPARE(aiming.of({.deed = Deed::Aim, .whom = 102}),
             "Hit: Zombie 1 3/4, Zombie 2 1/9; " + empties);
    QCOMPARE(aiming.of({.deed = Deed::Shoot}), "Hit: Zombie 1 3/4; " + empties);
}

void TestAtzOdds::saysWhatAMeleeComesTo()
{
    const std::string melee = "Melee: 16/27 destroys a zombie, 1/3 nothing, 2/27 one wound";
    const Asking charging(R"({"survivors": [{"kind": "jimmy", "at": "1G9"}],
        "zombies": [{"at": "1G10"}], "step": "impulse"})");
    const auto &field = charging.game->field();
    const atz::HexMeant there = atz::meant(field, field.cellNamed("1G10"));
    QCOMPARE(charging.of({.deed = Deed::Go, .at = there}),
             "Charge test: 4/9 charges, 4/9 fires if armed, otherwise charges, 1/9 stays, and the "
             "impulse is over; " +
                 melee);
    QCOMPARE(charging.of({.deed = Deed::End}), std::string("-"));
    const Asking locked(R"({"survivors": [{"kind": "jimmy", "at": "1G9"}],
        "zombies": [{"at": "1G9"}], "step": "impulse"})");
    QCOMPARE(locked.of({.deed = Deed::End}), melee);
}

void TestAtzOdds::saysWhatARollAgainComesTo()
{
    Asking tonya(R"({"survivors": [{"kind": "tonya", "at": "1G9"}],
        "zombies": [{"at": "1G9"}], "step": "impulse"})");
    const auto plan = tonya.game->plan(tonya.state, {0}, {.deed = Deed::End});
    tonya.game->commit(tonya.state, *plan, nullptr);
    ChanceAnswer dice;
    for (const int face : {6, 6, 2})
        dice.faces.push_back(static_cast<std::uint8_t>(face));
    tonya.game->answer(tonya.state, dice, nullptr);
    QCOMPARE(tonya.of({.deed = Deed::Reroll, .die = 0}), std::string("5/6 for one more success"));
    QCOMPARE(tonya.of({.deed = Deed::Reroll, .die = 2}), std::string("0/1 for one more success"));
    QCOMPARE(tonya.asked(), std::string("The melee: 6, 6, 2 against Rep 5, 1 success. Reroll "
                                        "a die?"));
    QCOMPARE(tonya.advised(), (Action{.deed = Deed::Reroll}));
    const auto weighed = tonya.codec.machine("easy", 1)->thoughts(*tonya.game, tonya.state, {0});
    QCOMPARE(weighed.size(), std::size_t{4}); // what is advised is what is best by its figures
    QCOMPARE(weighed.front().action, tonya.advised());
    QCOMPARE(weighed.front().score, 833); // 5/6 of a success
    QCOMPARE(weighed[2].action.deed, Deed::Keep);
    QCOMPARE(weighed.back().score, -166);
}

void TestAtzOdds::saysWhatAShotAgainComesTo()
{
    for (const int face : {3, 5}) {
        Asking tonya(R"({"survivors": [{"kind": "tonya", "at": "1G9", "items": ["pistol"]}],
            "zombies": [{"at": "1G11"}], "step": "impulse"})");
        const Action fire{.deed = Deed::Fire, .whom = 101, .dice = 1};
        tonya.game->commit(tonya.state, *tonya.game->plan(tonya.state, {0}, fire), nullptr);
        ChanceAnswer dice;
        dice.faces.push_back(static_cast<std::uint8_t>(face - 1));
        tonya.game->answer(tonya.state, dice, nullptr);
        const bool isHit = face > 3;
        QCOMPARE(tonya.of({.deed = Deed::Reroll, .die = 0}),
                 std::string(isHit ? "0/1 for one more hit" : "2/3 for one more hit"));
        QCOMPARE(tonya.asked(),
                 std::string(isHit ? "The shots: Zombie 1 (4 + 5 = 9, 8 needed: hit)."
                                   : "The shots: Zombie 1 (2 + 5 = 7, 8 needed: missed).") +
                     " Reroll a die?");
        QCOMPARE(tonya.advised().deed, isHit ? Deed::Keep : Deed::Reroll);
    }
}

/** A star without a loaded gun is not told that it would fire. */
void TestAtzOdds::promisesNoReactionThatCannotBe()
{
    for (const bool isEmpty : {false, true}) {
        Asking tonya(std::string(R"({"survivors": [{"kind": "tonya", "at": "1G9", "items": [")") +
                     (isEmpty ? "!pistol" : "pistol") +
                     R"("]}], "zombies": [{"at": "1G9"}], "step": "impulse"})");
        atz::TestFrame test{.who = 0, .test = atz::Test::Charged};
        test.chargers = 1;
        tonya.state.frames.push_back(test);
        tonya.state.request =
            Request::of(Decision{{0}, static_cast<std::uint16_t>(atz::Asked::Row)});
        const auto label = [&](int row) {
            return say(tonya.codec.phrases(),
                       tonya.codec.label(*tonya.game, tonya.state,
                                         {.deed = Deed::Row, .successes = small(row)}),
                       Language::English);
        };
        QCOMPARE(label(2), std::string(isEmpty ? "Melee without a shot (2 successes)"
                                               : "Fire, then melee (2 successes)"));
        QCOMPARE(label(1), std::string("Melee without a shot (1 success)"));
        QCOMPARE(label(0), std::string("Flee (0 successes)"));
    }
}

void TestAtzOdds::saysThatAnEmptyGunShootsNobody()
{
    for (const bool isEmpty : {false, true}) {
        Asking tonya(std::string(R"({"survivors": [{"kind": "tonya", "at": "1G9", "items": [")") +
                     (isEmpty ? "!pistol" : "pistol") +
                     R"("]}], "zombies": [{"at": "1G12"}], "step": "impulse"})");
        atz::Survivor foe = atz::survivorAt(tonya.state, 0);
        foe.side = 1;
        foe.cell = static_cast<std::int16_t>(tonya.game->field().cellNamed("1G10"));
        tonya.state.survivors.push_back(foe);
        tonya.state.frames.push_back(atz::TestFrame{.who = 0, .test = atz::Test::Fired, .foe = 1});
        const Phrase label =
            tonya.codec.label(*tonya.game, tonya.state, {.deed = Deed::Row, .successes = 2});
        QCOMPARE(say(tonya.codec.phrases(), label, Language::English),
                 std::string(isEmpty ? "No loaded gun to fire back: duck or stay (2 successes)"
                                     : "Fire back (2 successes)"));
    }
}

void TestAtzOdds::showsWhoWouldComeBeforeAStep()
{
    const AtzCodec codec = tests::atzCodec();
    MatchSetup setup;
    setup.system = AtzCodec::kSystem;
    setup.seats.resize(1);
    const auto game = std::move(codec.make(setup, codec.resolve(setup).value())).value();
    const atz::Field &field = game->field();
    State state = game->start(nullptr);
    atz::Survivor &tonya = atz::survivorAt(state, 0);
    tonya.where = atz::Where::Here;
    tonya.cell = static_cast<std::int16_t>(field.cellNamed("1G5"));
    state.zombies.push_back(
        {++state.lastZombie, 1, static_cast<std::int16_t>(field.cellNamed("1G9"))});
    state.impulse = {.who = 0, .mp = 4};
    state.request.decision.prompt = static_cast<std::uint16_t>(atz::Asked::Impulse);
    const int next = field.cellNamed("1G6");
    const auto drawn = [&](atz::Deed deed) {
        return codec.overlay(*game, state, {{0}, {.deed = deed, .at = atz::meant(field, next)}});
    };
    const Overlay overlay = drawn(atz::Deed::Go);
    const auto way = std::ranges::find(overlay.lines, OverlayLine::Kind::Way, &OverlayLine::kind);
    QVERIFY(way != overlay.lines.end());
    QCOMPARE(way->places.back(), field.placeOf(next));
    QCOMPARE(way->label.key, std::string("hunters"));
    QVERIFY(drawn(atz::Deed::Throw) == Overlay{});
}

/** As of now; the card of a building that somebody has been in is known. */
void TestAtzOdds::tellsWhoWouldComeIntoABuildingAndThatACardIsDrawn()
{
    Asking tonya(R"({"survivors": [{"kind": "tonya", "at": "1G9"}],
                     "zombies": [{"at": "1G12"}, {"at": "1H12"}], "step": "impulse"})");
    const atz::Field &field = tonya.game->field();
    int inside = 0;
    while (field.buildingOf(inside) < 0)
        ++inside;
    for (const bool isEntered : {false, true}) {
        const int building = field.buildingOf(inside);
        atz::buildingAt(tonya.state, building) =
            isEntered ? atz::Searched::Entered : atz::Searched::No;
        const Sighting sighting =
            tonya.codec.sighting(*tonya.game, tonya.state, {0, -1, field.placeOf(inside)});
        const auto hunters = std::ranges::find(sighting.lines, "hunters", &Phrase::key);
        QVERIFY(hunters != sighting.lines.end());
        QVERIFY(std::get<std::int64_t>(hunters->values[1].second) == 2);
        QCOMPARE(std::ranges::count(sighting.lines, "hunters.card", &Phrase::key),
                 isEntered ? 0 : 1);
        QCOMPARE(sighting.overlay.obstacles.size(), std::size_t(2)); // their numbers
        QCOMPARE(sighting.overlay.obstacles[1].token, tonya.state.zombies[1].token());
    }
}

void TestAtzOdds::saysThatAGunIsEmptyAndThatWhatIsDroppedIsLost()
{
    const Asking asking(R"({"survivors": [{"kind": "tonya", "at": "1G9", "items": ["!pistol"]}],
        "zombies": [{"at": "1G11"}], "step": "impulse"})");
    const atz::Zombie &zombie = asking.state.zombies[0];
    const auto offers = asking.codec.offers(
        {*asking.game, asking.state, {0}},
        {.token = 0, .over = zombie.token(), .place = asking.game->field().placeOf(zombie.cell)});
    QCOMPARE(offers.size(), std::size_t(1));
    QVERIFY(offers[0].refusal.has_value());
    const std::string why =
        say(asking.codec.phrases(), whyRefused(*offers[0].refusal), Language::English);
    QCOMPARE(why, std::string("No ammunition left: reload the gun first."));
    const auto plan = asking.game->plan(asking.state, {0}, {.deed = Deed::Drop, .item = 0});
    QVERIFY(plan.has_value());
    ActionPreview preview;
    asking.codec.describe(*asking.game, asking.state, *plan, preview);
    QCOMPARE(preview.warnings.size(), std::size_t(1));
}

PLAIN_TEST(TestAtzOdds)

} // namespace tst_atzodds

#include "tst_atzodds.moc"
