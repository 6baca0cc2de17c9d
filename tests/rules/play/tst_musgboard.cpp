// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/dice/dice.h"
#include "rules/musg/play/matchrules.h"
#include "rules/musg/play/state/events.h"
#include "rules/musg/play/story/telling.h"
#include "tests/support/files/manycases.h"
#include "tests/support/musg/attacks.h"
#include "tests/support/musg/fighttable.h"
#include "tests/support/musg/musgsetups.h"
#include "tests/support/musg/wandering.h"
#include "tests/support/testmain.h"

#include <QtTest>

#include <algorithm>
#include <functional>
#include <iterator>
#include <map>
#include <memory>
#include <set>

namespace tst_musgboard {

using namespace escarmouche;
using namespace escarmouche::rules;
using namespace escarmouche::tests;

namespace {

/** What an offer says is what the rules say. */
void checkOffer(const Match &match, SeatId seat, const Offer &offer)
{
    const auto plan = match.plan(seat, offer.action);
    QCOMPARE(plan.has_value(), offer.isAllowed());
    if (!plan) {
        QCOMPARE(offer.refusal->subject, plan.error().subject);
        return;
    }
    QCOMPARE(offer.cost, plan->cost);
    std::vector<std::string_view> cited;
    std::ranges::transform(plan->rules, std::back_inserter(cited), &RuleId::value);
    std::ranges::sort(cited);
    QVERIFY(std::ranges::adjacent_find(cited) == cited.end());
    QVERIFY(!say(musgRules().phrases(), offer.label, Language::French).starts_with('['));
}

Pointing anyPointing(Draw &draw, const BoardView &view)
{
    Pointing pointing;
    pointing.token = draw.chance(2) ? view.acting : draw.below(60) - 1;
    pointing.over = draw.chance(2) ? -1 : draw.below(60) - 1;
    if (!draw.chance(8))
        pointing.place = TablePlace{draw.below(4'400) - 200, draw.below(3'600) - 200,
                                    draw.chance(5) ? draw.below(900) : 0};
    return pointing;
}

} // namespace

class TestMusgBoard : public QObject
{
    Q_OBJECT

private slots:
    void showsTheGroundOfTheMatch();
    void everyTokenHasItsOwnLetter();
    void everyTokenIsAFigureOfTheReport();
    void everyStateOfATokenHasItsWord();
    void offersWhatTheRulesSay();
    void everyStopShownCanBeGoneTo();
    void whoeverWaitsMayStandWhereverIsShown();
    void placesByOneOffer();
    void oddsAreThoseOfTheExactWalk();
    void targetsComeBestFirst();
    void aClickOnTheGroundOnlyMoves();
    void actsStandInOneOrder();
    void aDistanceIsToldInPas();
    void whoHasNoGunIsAskedForNoShot();
    void theLastTurnIsTold();
    void drawsWhatIsAsked();
    void drawsTheAttackWhoseDiceAreAwaited();
    void saysThatWhoIsCoveredIsSeen();
    void warnsOfActionsLost();
    void warnsOfActivationsLost();
    void answersNothingOfNobody();
};

void TestMusgBoard::showsTheGroundOfTheMatch()
{
    const auto match = begun(2);
    const auto ground = match->board()->ground(match->view(kNoSeat));
    const auto &table = std::get<TableGround>(ground.what);
    QCOMPARE(table.width, 4'000);
    QVERIFY(table.pieces.size() >= 16);
    for (const GroundPiece &piece : table.pieces) {
        QVERIFY(piece.outline.size() >= 3);
        QVERIFY(!piece.name.fr.empty());
        QVERIFY(piece.name.en != piece.kind);
    }
    const auto count = [&](GroundMark::Kind kind) {
        return std::ranges::count(ground.marks, kind, &GroundMark::kind);
    };
    QVERIFY(count(GroundMark::Kind::SetUp) >= 2);
    QCOMPARE(count(GroundMark::Kind::Objective), 3); // hold the ground
    std::vector<std::string> worth; // nothing is said of what is worth nothing
    for (const GroundMark &mark : ground.marks) {
        if (mark.kind == GroundMark::Kind::Objective)
            worth.push_back(mark.label.key);
    }
    QCOMPARE(worth, (std::vector<std::string>{"objective-worth-turn", "objective-worth",
                                              "objective-worth-turn"}));
}

void TestMusgBoard::everyTokenHasItsOwnLetter()
{
    const auto match = begun(1);
    const Cast cast = match->board()->cast();
    QCOMPARE(cast.members.size(), match->view(SeatId{0}).tokens.size());
    std::set<std::pair<SeatId, std::string>> letters;
    for (const CastMember &member : cast.members) {
        QVERIFY(letters.insert({member.owner, member.letter}).second);
        QVERIFY(member.letter.size() <= 3);
        QCOMPARE(member.profile.size(), cast.profile.size());
        QVERIFY(!member.gear.empty());
        QVERIFY(member.look.build != FigureLook::Build::None);
        const bool isLeader = member.look.standing == FigureLook::Standing::Leader;
        QCOMPARE(isLeader, member.rank.en == "Chief");
    }
}

void TestMusgBoard::everyTokenIsAFigureOfTheReport()
{
    const auto match = begun(1);
    const Cast cast = match->board()->cast();
    const auto figures = match->report().figures;
    QCOMPARE(figures.size(), cast.members.size());
    std::set<FigureRef> met;
    for (const CastMember &member : cast.members) {
        QVERIFY(met.insert(member.figure).second);
        QCOMPARE(member.figure.seat, member.owner);
        QCOMPARE(std::ranges::count(figures, member.figure, &FigureReport::figure), 1);
    }
}

void TestMusgBoard::everyStateOfATokenHasItsWord()
{
    const auto match = begun(3);
    std::uint32_t known = 0;
    for (const StateWord &state : match->board()->states()) {
        known |= state.bit;
        QVERIFY(!state.word.en.empty());
        QVERIFY(!state.sign.fr.empty());
    }
    // What says nothing to a player: spent once a turn or once a match.
    using musg::play::Mark;
    for (const Mark quiet : {Mark::Dived, Mark::Walked, Mark::RerolledDamage, Mark::CaughtBlade,
                             Mark::WoundIgnored, Mark::FellToDeath, Mark::Carried})
        known |= static_cast<std::uint32_t>(quiet);
    wanderThrough(*match, 5, 300, [&](SeatId seat, int) {
        for (const Token &token : match->view(seat).tokens)
            QCOMPARE(token.states & ~known, 0U);
    });
}

void TestMusgBoard::offersWhatTheRulesSay()
{
    Draw draw(11);
    int allowed = 0;
    int refused = 0;
    for (int number = 0; number < manyCases(6); ++number) {
        const auto match = begun(number);
        wanderThrough(*match, static_cast<std::uint64_t>(number), 120, [&](SeatId seat, int) {
            for (int attempt = 0; attempt < 3; ++attempt) {
                const auto offers =
                    match->board()->offers(seat, anyPointing(draw, match->view(seat)));
                for (std::size_t at = 0; at < offers.size(); ++at) {
                    checkOffer(*match, seat, offers[at]);
                    // What is refused comes last, but for the way there that a click asks for.
                    const bool isAfterRefused = at > 1 && !offers[at - 1].isAllowed();
                    QVERIFY(!(isAfterRefused && offers[at].isAllowed()));
                    (offers[at].isAllowed() ? allowed : refused)++;
                }
            }
        });
    }
    QVERIFY(allowed > manyCases(200));
    QVERIFY(refused > manyCases(20));
}

void TestMusgBoard::everyStopShownCanBeGoneTo()
{
    int tried = 0;
    for (int number = 0; number < manyCases(4); ++number) {
        const auto match = begun(number);
        wanderThrough(*match, 7, 150, [&](SeatId seat, int decision) {
            const BoardView view = match->view(seat);
            const auto options = match->options();
            if (view.acting < 0 || decision % 4 != 0 ||
                std::ranges::none_of(options, &ActionOption::open))
                return;
            for (const Reach &reach : match->board()->reach(seat, view.acting)) {
                for (std::size_t at = 0; at < reach.stops.size();
                     at += 1 + reach.stops.size() / 5) {
                    const auto offers =
                        match->board()->offers(seat, {view.acting, -1, reach.stops[at].place});
                    QVERIFY(!offers.empty());
                    QVERIFY(offers.front().isAllowed());
                    ++tried;
                }
            }
        });
    }
    QVERIFY(tried > manyCases(100));
}

void TestMusgBoard::whoeverWaitsMayStandWhereverIsShown()
{
    int tried = 0;
    for (int number = 0; number < manyCases(4); ++number) {
        const auto match = begun(number);
        wanderThrough(*match, 3, 40, [&](SeatId seat, int) {
            const BoardView view = match->view(seat);
            if (view.turn > 0 || std::ranges::none_of(match->options(), &ActionOption::open))
                return;
            for (const Token &token : view.tokens) {
                if (token.owner != seat || !std::holds_alternative<std::monostate>(token.place))
                    continue;
                const auto reach = match->board()->reach(seat, token.id);
                if (reach.empty())
                    continue;
                QCOMPARE(reach.size(), std::size_t{1});
                const auto &stops = reach.front().stops;
                for (std::size_t at = 0; at < stops.size(); at += 1 + stops.size() / 5) {
                    const auto offers =
                        match->board()->offers(seat, {token.id, -1, stops[at].place});
                    QVERIFY(!offers.empty());
                    QVERIFY(offers.front().isAllowed());
                    ++tried;
                }
            }
        });
    }
    QVERIFY(tried > manyCases(100));
}

/** One figure is put down by one offer, on whatever floor and however near by. */
void TestMusgBoard::placesByOneOffer()
{
    Draw draw(31);
    int placed = 0;
    for (int number = 0; number < manyCases(4); ++number) {
        const auto match = begun(number);
        wanderThrough(*match, 3, 40, [&](SeatId seat, int) {
            const BoardView view = match->view(seat);
            if (view.turn > 0 || std::ranges::none_of(match->options(), &ActionOption::open))
                return;
            for (int attempt = 0; attempt < 10; ++attempt) {
                const TablePlace at{draw.below(4'000), draw.below(3'200),
                                    draw.chance(3) ? draw.below(900) : 0};
                const auto offers = match->board()->offers(seat, {-1, -1, at});
                QCOMPARE(offers.size(), std::size_t{1});
                placed += offers.front().isAllowed() ? 1 : 0;
            }
        });
    }
    QVERIFY(placed > manyCases(10));
}

void TestMusgBoard::oddsAreThoseOfTheExactWalk()
{
    int seen = 0;
    for (int number = 0; number < manyCases(4); ++number) {
        const auto match = begun(number);
        wanderThrough(*match, 9, 200, [&](SeatId seat, int) {
            const BoardView view = match->view(seat);
            if (view.acting < 0)
                return;
            for (const Target &target : match->board()->targets(seat, view.acting)) {
                const auto odds = match->board()->odds(seat, target.offer.action);
                QCOMPARE(odds.has_value(), target.odds.has_value());
                if (!odds)
                    continue;
                ++seen;
                QVERIFY(odds->columns == target.odds->columns);
                const auto exact = attackOddsIn(*match, seat, target.offer.action);
                QVERIFY(exact.has_value());
                Fraction whole{0, 1, false};
                for (const auto &[lost, share] : exact->lost)
                    whole = sum(whole, share);
                QVERIFY(whole == (Fraction{1, 1, false}));
                QVERIFY(exact->anyLost == reduced(atLeast(exact->lost, 1)));
                QVERIFY(!exact->weapons.empty() || exact->isCharge);
                QVERIFY(decimal(exact->outOfAction) <= decimal(exact->anyLost));
                if (!exact->isCharge)
                    QVERIFY(odds->columns ==
                            (std::vector{exact->anyLost, exact->meanLost, exact->outOfAction}));
            }
        });
    }
    QVERIFY(seen > manyCases(30));
}

void TestMusgBoard::targetsComeBestFirst()
{
    int possible = 0;
    int refused = 0;
    const auto match = begun(0);
    wanderThrough(*match, 3, 400, [&](SeatId seat, int) {
        const BoardView view = match->view(seat);
        if (view.acting < 0)
            return;
        double before = 1'000;
        for (const Target &target : match->board()->targets(seat, view.acting)) {
            checkOffer(*match, seat, target.offer);
            QVERIFY(view.tokens[static_cast<std::size_t>(target.over)].owner != seat);
            QVERIFY(!target.weapon.fr.empty());
            QVERIFY(target.offer.isAllowed() || !target.odds);
            const auto odds = attackOddsIn(*match, seat, target.offer.action);
            QCOMPARE(odds.has_value(), target.odds.has_value());
            const double mean = odds && !odds->isCharge ? decimal(odds->meanLost) : -1;
            const double rank = target.offer.isAllowed() ? mean : -2;
            QVERIFY(rank <= before);
            before = rank;
            (target.offer.isAllowed() ? possible : refused)++;
        }
    });
    QVERIFY(possible > 20);
    QVERIFY(refused > 20);
}

/** A click on the ground goes there, or says why nobody can: no template is fired by it. */
void TestMusgBoard::aClickOnTheGroundOnlyMoves()
{
    Draw draw(23);
    int refused = 0;
    for (int number = 0; number < manyCases(6); ++number) {
        const auto match = begun(number);
        wanderThrough(*match, static_cast<std::uint64_t>(number), 200, [&](SeatId seat, int) {
            const BoardView view = match->view(seat);
            if (view.acting < 0)
                return;
            const TablePlace at{draw.below(4'000), draw.below(3'200), 0};
            const auto offers = match->board()->offers(seat, {view.acting, -1, at});
            if (offers.empty())
                return;
            QVERIFY(offers.front().action.find("\"shoot\"") == std::string::npos);
            refused += offers.front().isAllowed() ? 0 : 1;
        });
    }
    QVERIFY(refused > manyCases(10));
}

void TestMusgBoard::actsStandInOneOrder()
{
    Draw draw(29);
    std::map<std::string, int> orders; // of the kinds of acts that one has one entry of
    const auto match = begun(0);
    wanderThrough(*match, 8, 200, [&](SeatId seat, int) {
        for (const Offer &offer :
             match->board()->offers(seat, anyPointing(draw, match->view(seat)))) {
            const auto [known, isNew] = orders.emplace(offer.label.key, offer.order);
            if (offer.label.key == "act.walk" || offer.label.key == "act.run" ||
                offer.label.key == "act.charge")
                QCOMPARE(offer.order, known->second);
        }
    });
    QVERIFY(orders.size() > 4);
    QVERIFY(orders.at("act.walk") < orders.at("act.run"));
    QVERIFY(orders.at("act.run") < orders.at("act.charge"));
}

void TestMusgBoard::drawsWhatIsAsked()
{
    int ways = 0;
    int shots = 0;
    const auto match = begun(4);
    Draw draw(2);
    wanderThrough(*match, 4, 300, [&](SeatId seat, int) {
        const BoardView view = match->view(seat);
        if (view.acting < 0)
            return;
        for (const Offer &offer : match->board()->offers(seat, anyPointing(draw, view))) {
            const Overlay overlay = match->board()->overlay(seat, offer.action);
            if (!offer.isAllowed()) {
                QVERIFY(overlay == Overlay{});
                continue;
            }
            const bool isWay =
                !overlay.lines.empty() && overlay.lines.front().kind == OverlayLine::Kind::Way;
            ways += isWay ? 1 : 0;
            shots += !overlay.lines.empty() && !isWay ? 1 : 0;
        }
        const Sighting sighting = match->board()->sighting(seat, {view.acting, 0, {}});
        if (view.acting != 0 && std::holds_alternative<TablePlace>(view.tokens[0].place))
            QVERIFY(sighting.lines.size() >= 1);
    });
    QVERIFY(ways > 20);
    QVERIFY(shots > 5);
}

void TestMusgBoard::drawsTheAttackWhoseDiceAreAwaited()
{
    const auto match = begun(2);
    SeededDice dice(5);
    std::map<std::string, int> met;
    while (match->awaited().what != Awaited::Over) {
        const Request request = match->awaited();
        const Phrase asked = match->question();
        const Overlay overlay = match->board()->underway(SeatId{0});
        if (!request.isChance()) {
            if (match->board()->prompt(request.decision.seat).kind == Prompt::Kind::Answer)
                ++met[overlay.lines.empty() ? "question" : "question-with-lines"];
            else
                QVERIFY(overlay == Overlay{});
            const SeatId seat = request.decision.seat;
            QVERIFY(match->submit(seat, *match->choose(seat)));
            continue;
        }
        for (const Language language : {Language::English, Language::French}) {
            const std::string said = say(musgRules().phrases(), asked, language);
            QVERIFY2(said.find_first_of("[{") == std::string::npos, said.c_str());
        }
        ++met[asked.key];
        const bool isOfShot = asked.key == "roll-cover-on" || asked.key == "roll-to-hit-on";
        if (isOfShot || asked.key == "roll-damage-on" || asked.key == "roll-blow-on")
            QVERIFY2(!overlay.targets.empty(), asked.key.c_str());
        if (isOfShot)
            QCOMPARE(overlay.lines.size(), std::size_t{3});
        QVERIFY(match->answer(dice.answer(request)));
    }
    for (const char *key :
         {"roll-cover-on", "roll-to-hit-on", "roll-damage-on", "question-with-lines"})
        QVERIFY2(met[key] > 0, key);
}

void TestMusgBoard::saysThatWhoIsCoveredIsSeen()
{
    const auto match = begun(2);
    int met = 0;
    wanderThrough(*match, 3, 300, [&](SeatId seat, int) {
        const BoardView view = match->view(seat);
        for (const Token &over : view.tokens) {
            const Sighting sight =
                match->board()->sighting(seat, {view.acting, over.id, over.place});
            const bool isCovered = std::ranges::any_of(sight.overlay.hidden, &HiddenShare::isCover);
            const auto said = std::ranges::count(sight.lines, "sight-cover", &Phrase::key);
            QCOMPARE(said, isCovered ? 1 : 0);
            met += isCovered ? 1 : 0;
        }
    });
    QVERIFY(met > 0);
}

void TestMusgBoard::warnsOfActionsLost()
{
    int warned = 0;
    const auto match = begun(0);
    wanderThrough(*match, 6, 200, [&](SeatId seat, int) {
        const BoardView view = match->view(seat);
        const auto plan = match->plan(seat, R"({"act":"end-activation"})");
        if (view.acting < 0 || !plan)
            return;
        const bool hasLeft = view.tokens[static_cast<std::size_t>(view.acting)].actions > 0;
        const bool mayAct = match->options().size() > 1; // not but the end
        if (!mayAct)
            QVERIFY(plan->warnings.empty());
        if (hasLeft && mayAct) {
            QVERIFY(!plan->warnings.empty());
            ++warned;
        }
    });
    QVERIFY(warned > 10);
}

/** Who ends a wave hears what he gives up, in the first one too. */
void TestMusgBoard::warnsOfActivationsLost()
{
    std::set<std::string> warned;
    const auto match = begun(0);
    wanderThrough(*match, 6, 300, [&](SeatId seat, int) {
        const auto plan = match->plan(seat, R"({"act":"end-wave"})");
        if (!plan)
            return;
        QCOMPARE(plan->warnings.size(), std::size_t{1}); // or it would not be asked
        QVERIFY(
            !say(musgRules().phrases(), plan->warnings.front(), Language::French).starts_with("["));
        warned.insert(plan->warnings.front().key);
    });
    QVERIFY((warned == std::set<std::string>{"warning.activations-left", "warning.not-activated"}));
}

void TestMusgBoard::answersNothingOfNobody()
{
    const auto match = begun(0);
    const auto &board = *match->board();
    for (const int token : {-5, -1, 61, 1'000'000}) {
        QVERIFY(board.reach(SeatId{0}, token).empty());
        QVERIFY(board.threat(SeatId{0}, token).empty());
        QVERIFY(board.targets(SeatId{0}, token).empty());
        QVERIFY(board.sighting(SeatId{0}, {token, token, {}}).lines.empty());
    }
    QVERIFY(board.overlay(SeatId{0}, "nonsense") == Overlay{});
    QVERIFY(!board.odds(SeatId{0}, R"({"act":"end-wave"})"));
}

/** Of which the die shows twice as much. */
void TestMusgBoard::aDistanceIsToldInPas()
{
    using namespace musg::play;
    escarmouche::tests::Trial trial;
    FightTable table(trial);
    table.activate(table.add(0, chief("human", {"rifle"}), 1000));
    for (const auto reason :
         {Reason::SpotDistance, Reason::UnderFireDistance, Reason::StepBackDistance}) {
        DiceThrown thrown;
        thrown.reason = reason;
        thrown.figure = {0};
        thrown.faces = {4};
        thrown.total = 2;
        const PhraseBook &book = musgRules().phrases();
        const Phrase told = tellOf(table.game(), book, {{}, {}, What(thrown)});
        const std::string said = say(book, told, Language::English);
        QVERIFY2(said.ends_with("at most: 2\u00a0pas (die: 4)"), said.c_str());
    }
}

void TestMusgBoard::whoHasNoGunIsAskedForNoShot()
{
    using namespace musg::play;
    escarmouche::tests::Trial trial;
    FightTable table(trial);
    table.add(0, chief("human", {"rifle"}), 1000);
    table.activate(table.add(1, sousFifre("orc", {"dagger"}), 2000));
    Tested spots;
    spots.test = Reason::Spot;
    spots.passed = true;
    const auto wordOf = [&](std::uint8_t figure) {
        spots.figure = {figure};
        const auto told = toldAsOf(table.game(), musgRules().phrases(), {{}, {}, What(spots)});
        return told.outcome->word.key;
    };
    QCOMPARE(wordOf(0), std::string("word.spots"));
    QCOMPARE(wordOf(1), std::string("word.spots-unarmed"));
    DiceThrown die;
    die.reason = Reason::StepBack;
    die.figure = {1};
    die.faces = {4};
    die.needed = 5;
    const auto outcomeOf = [&](const What &what) {
        return toldAsOf(table.game(), musgRules().phrases(), {{}, {}, what}).outcome;
    };
    QCOMPARE(outcomeOf(die)->token, 1);
    QCOMPARE(say(musgRules().phrases(), outcomeOf(die)->word, Language::English),
             std::string("cannot step back: rolled 4, needs 5+"));
    die.total = 1;
    QCOMPARE(outcomeOf(die)->word.key, std::string("word.may-step-back"));
    QCOMPARE(outcomeOf(FigureMarked{{1}, Mark::Shaken, true})->word.key,
             std::string("word.shaken"));
    QVERIFY(!outcomeOf(FigureMarked{{1}, Mark::Shaken, false}));
}

void TestMusgBoard::theLastTurnIsTold()
{
    using namespace musg::play;
    escarmouche::tests::Trial trial;
    FightTable table(trial);
    table.add(0, chief("human", {"rifle"}), 1000);
    table.activate({0});
    Switches switches = table.switches;
    switches.turnLimit = 3;
    const Skirmish game(table.game().sides(), table.game().fighters(), table.game().table(),
                        table.game().scenario(), switches);
    const auto told = [&](std::int16_t turn) {
        const PhraseBook &book = musgRules().phrases();
        return say(book, tellOf(game, book, {{}, {}, What(TurnBegan{turn})}), Language::English);
    };
    QCOMPARE(told(2), std::string("Turn 2"));
    QCOMPARE(told(3), std::string("Turn 3, the last"));
}

CORE_TEST(TestMusgBoard)

} // namespace tst_musgboard

#include "tst_musgboard.moc"
