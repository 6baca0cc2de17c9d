// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/play/story/telling.h"
#include "rules/musg/play/turn/objectives.h"

#include <algorithm>
#include <array>
#include <type_traits>
#include <variant>
#include <vector>

namespace escarmouche::rules::musg::play {

namespace {

using Kind = ToldAs::Kind;

template<class T, class... Ts>
constexpr bool isAny = (std::is_same_v<T, Ts> || ...);

/** What a gained or lost property says beyond what made it so. */
bool isNews(const FigureMarked &event)
{
    switch (event.mark) {
    case Mark::Fleeing:
    case Mark::Hidden:
    case Mark::Hanging:
    case Mark::Carried:
        return true;
    case Mark::HeldBack:
    case Mark::NoRun:
    case Mark::Shaken:
    case Mark::FellToDeath:
        return event.on;
    default:
        return false;
    }
}

template<class T>
Kind kindOf(const T &event)
{
    if constexpr (isAny<T, FigureMarked>)
        return isNews(event) ? Kind::Other : Kind::Aside;
    else if constexpr (isAny<T, DiceThrown>)
        return Kind::Dice;
    else if constexpr (isAny<T, TurnBegan>)
        return Kind::Turn;
    else if constexpr (isAny<T, ActivationBegan>)
        return Kind::Activation;
    else if constexpr (isAny<T, WaveEnded>)
        return Kind::Wave;
    else if constexpr (isAny<T, ActivationEnded, TurnEnded>)
        return Kind::Done;
    else if constexpr (isAny<T, ActionsSpent>)
        return Kind::Aside;
    else if constexpr (isAny<T, FigurePlaced, MoveDeclared, FigureMoved, MoveBrokenOff,
                             TargetFollowed>)
        return Kind::Move;
    else if constexpr (isAny<T, ShotDeclared, StrikeDeclared, BurstAt, FlameLaid, Intercepted>)
        return Kind::Attack;
    else if constexpr (isAny<T, FigureHit, Wounded, WoundIgnored, Healed, PutOut, FigureLeft,
                             RoutCalled, PointsScored, ObjectiveTaken, MatchEnded>)
        return Kind::Weighty;
    else
        return Kind::Other;
}

/** Whom an event concerns, who does it first. */
template<class T>
std::vector<FigureId> figuresOf(const T &event)
{
    std::vector<FigureId> figures;
    if constexpr (isAny<T, Healed>) // who treats him, where that is not himself
        figures.push_back(event.by == event.figure ? FigureId{} : event.by);
    if constexpr (requires { event.shooter; })
        figures.push_back(event.shooter);
    if constexpr (requires { event.attacker; })
        figures.push_back(event.attacker);
    if constexpr (requires { event.figure; })
        figures.push_back(event.figure);
    if constexpr (requires { event.target; })
        figures.push_back(event.target);
    if constexpr (requires { event.by; } && !isAny<T, Healed>)
        figures.push_back(event.by);
    if constexpr (requires { event.chief; })
        figures.push_back(event.chief);
    if constexpr (requires { event.body; })
        figures.push_back(event.body);
    if constexpr (requires { event.others; })
        figures.insert(figures.end(), event.others.begin(), event.others.end());
    if constexpr (requires { event.together; })
        figures.insert(figures.end(), event.together.begin(), event.together.end());
    std::erase_if(figures, [](FigureId figure) { return !figure.valid(); });
    return figures;
}

template<class T>
SeatId seatOf(const Skirmish &game, const T &event, const std::vector<FigureId> &figures)
{
    if constexpr (requires { event.owner; })
        return event.owner;
    else if constexpr (requires { event.seat; })
        return event.seat;
    else
        return figures.empty() ? kNoSeat : game.fighter(figures.front()).seat();
}

/** The same throw in few words. */
Phrase briefOf(const DiceThrown &event, Phrase phrase)
{
    phrase.key = bonusOf(event) > 0            ? "story.dice-brief-order"
                 : isCommandTest(event.reason) ? "story.dice-brief-command"
                 : event.reason == Reason::ScatterDistance || isDistance(event.reason)
                     ? "story.dice-brief-distance"
                 : event.needed > 0 ? "story.dice-brief-needed"
                                    : "story.dice-brief";
    return phrase;
}

using Tone = Outcome::Tone;

Outcome of(FigureId figure, const char *key, Tone tone, std::string sum = {})
{
    return {figure.value, {key, {}}, tone, std::move(sum)};
}

constexpr int kStaysPut = 6; // of the scatter die (MUSG-RANGED-15)

/** Of dice: how many did it, and where they did not, what that comes to. */
std::optional<Outcome> outcomeOf(const DiceThrown &event)
{
    const bool isNone = event.total == 0;
    Outcome outcome;
    outcome.word.values = {{"n", std::int64_t{event.total}},
                           {"of", static_cast<std::int64_t>(event.faces.size())}};
    switch (event.reason) {
    case Reason::ToHit:
    case Reason::Blow:
        outcome.word.key = isNone                    ? "word.missed"
                           : event.faces.size() == 1 ? "word.hit" // not "1 hit of 1"
                                                     : "word.hits";
        outcome.sum = !isNone                        ? ""
                      : event.reason == Reason::Blow ? "sum.missed-blows"
                                                     : "sum.missed";
        break;
    case Reason::Cover:
        outcome.word.key = isNone ? "word.covered" : "word.through";
        outcome.sum = isNone ? "sum.stopped" : "";
        break;
    case Reason::Damage: // each wound is told by itself
        if (!isNone)
            return {};
        outcome.word.key = "word.unhurt";
        outcome.word.values.emplace_back("times", static_cast<std::int64_t>(event.faces.size()));
        outcome.sum = "sum.unhurt";
        break;
    case Reason::Scatter: // elsewhere, or a dud, is told by itself
        if (event.faces.empty() || event.faces.front() != kStaysPut)
            return {};
        outcome.word.key = "word.on-spot";
        return outcome;
    case Reason::ScatterDistance:
        outcome.word.key = "word.scatters";
        return outcome;
    case Reason::StepBack:
        outcome.token = event.figure.value;
        outcome.word.key = isNone ? "word.may-not-step-back" : "word.may-step-back";
        outcome.word.values = {{"rolled", std::int64_t{event.faces.empty() ? 0 : event.faces[0]}},
                               {"needed", std::int64_t{event.needed}}};
        outcome.tone = isNone ? Tone::Bad : Tone::Good;
        return outcome;
    default:
        return {};
    }
    outcome.tone = isNone ? Tone::Good : Tone::Plain;
    return outcome;
}

/** What a test comes to where dice were thrown for it: a word, and what it is counted as. */
struct TestWords {
    const char *passed;
    const char *failed;
    const char *sumPassed = "";
    const char *sumFailed = "";
};

TestWords wordsOf(Reason test)
{
    switch (test) {
    case Reason::Rally:
        return {"word.rallied", "word.not-rallied", "sum.rallied"};
    case Reason::WantToCharge:
        return {"word.dares", "word.dares-not"};
    case Reason::Spot:
        return {"word.spots", "word.unawares"};
    case Reason::ReceiveCharge:
        return {"word.ready", "word.not-ready", "sum.held-charge", "sum.failed"};
    case Reason::UnderFire:
        return {"word.under-fire", "word.not-under-fire", "sum.held-fire", "sum.failed"};
    default:
        return {"word.held", "word.failed", "sum.held-rout", "sum.failed"};
    }
}

std::optional<Outcome> outcomeOf(const Skirmish &game, const Tested &event)
{
    TestWords words = wordsOf(event.test);
    if (event.test == Reason::Spot && game.fighter(event.figure).guns.empty())
        words.passed = "word.spots-unarmed"; // why nobody is asked for a shot (MUSG-REACT-07)
    if (event.automatic)
        return of(event.figure, "word.unmoved", Tone::Good, words.sumPassed);
    return event.passed ? of(event.figure, words.passed, Tone::Good, words.sumPassed)
                        : of(event.figure, words.failed, Tone::Bad, words.sumFailed);
}

/** A reaction is moved out of sight or, after a shot, to cover (MUSG-REACT-08, -10). */
Outcome drivenOf(const MoveDeclared &event, RuleId rule)
{
    const bool isFromFire = rule == RuleId{"MUSG-REACT-10"};
    return of(event.figure, isFromFire ? "word.driven-to-cover" : "word.driven-from-sight",
              Tone::Bad, "sum.driven");
}

std::optional<Outcome> outcomeOf(const MoveDeclared &event, RuleId rule)
{
    std::optional<Outcome> outcome;
    switch (event.kind) {
    case MoveKind::Flee:
        return of(event.figure, "word.flees", Tone::Bad, "sum.fled");
    case MoveKind::Reaction:
        outcome = drivenOf(event, rule);
        break;
    case MoveKind::StepBack:
        outcome = of(event.figure, "word.steps-back", Tone::Plain);
        break;
    case MoveKind::Fall:
        return of(event.figure, "word.falls", Tone::Bad);
    default:
        return {};
    }
    outcome->word.values.emplace_back("cost", wholePas(event.cost));
    return outcome;
}

/** Whom a template touches, or a weapon that bursts (MUSG-RANGED-16, -17, -19): why he is hit. */
std::optional<Outcome> outcomeOf(const FigureHit &event, RuleId rule)
{
    if (rule == RuleId{"MUSG-RANGED-16"})
        return of(event.figure, "word.in-blast", Tone::Plain);
    if (rule == RuleId{"MUSG-RANGED-17"})
        return of(event.figure, "word.in-cone", Tone::Plain);
    if (rule == RuleId{"MUSG-RANGED-19"})
        return of(event.figure, "word.in-burst", Tone::Plain);
    return {};
}

/** What for a side scores, in few words: its `points` are added up for the turn. */
std::optional<Outcome> outcomeOf(const PointsScored &event)
{
    static constexpr std::array kGains{"gain.out-of-action", "gain.objective", "gain.civilian",
                                       "gain.treasury"};
    return Outcome{
        -1, {kGains.at(event.source), {{"points", std::int64_t{event.points}}}}, Tone::Good};
}

/** Moves that a figure makes because it wants to. */
bool isOwnWill(MoveKind kind)
{
    return kind == MoveKind::Walk || kind == MoveKind::Run || kind == MoveKind::Charge ||
           kind == MoveKind::BreakAway;
}

/** Where a stretch of a way that somebody chose ends at an objective, or one leads away from it. */
std::optional<Outcome> outcomeOf(const Skirmish &game, const FigureMoved &event)
{
    const auto &all = game.scenario().objectives;
    const auto met = std::ranges::find_if(all, [&](const Objective &objective) {
        return isAt(game, objective, event.to) && !isAt(game, objective, event.from);
    });
    const auto left = std::ranges::find_if(all, [&](const Objective &objective) {
        return isAt(game, objective, event.from) && !isAt(game, objective, event.to);
    });
    const bool isReached = isOwnWill(event.kind) && met != all.end();
    if (!isReached && left == all.end())
        return {};
    Outcome told = isReached
                       ? of(event.figure, "word.on-objective", Tone::Plain, "sum.on-objective")
                       : of(event.figure, "word.off-objective", Tone::Plain, "sum.off-objective");
    const auto number = (isReached ? met : left) - all.begin() + 1;
    told.word.values.emplace_back("objective", static_cast<std::int64_t>(number));
    return told;
}

/** What becomes of somebody by an event, for his token. */
template<class T>
std::optional<Outcome> outcomeOf(const T &event)
{
    if constexpr (isAny<T, BurstAt>) { // where it lies, which its gesture says
        const Phrase word{event.dud ? "word.dud" : "word.explodes", {}};
        return Outcome{-1, word, Tone::Plain, event.dud ? "sum.dud" : "sum.harmless"};
    } else if constexpr (isAny<T, Wounded>) {
        Outcome wound = of(event.figure, "word.wounded", Tone::Bad, "sum.wounded");
        wound.word.values = {{"times", std::int64_t{1}}, {"left", std::int64_t{event.left}}};
        return wound;
    } else if constexpr (isAny<T, WoundIgnored>) {
        return of(event.figure, "word.wound-ignored", Tone::Good);
    } else if constexpr (isAny<T, PutOut>) {
        return of(event.figure, "word.out", Tone::Bad, "sum.out");
    } else if constexpr (isAny<T, FigureLeft>) {
        return of(event.figure, "word.left", Tone::Bad, "sum.left");
    } else if constexpr (isAny<T, Healed>) {
        Outcome healed = of(event.figure, "word.healed", Tone::Good, "sum.healed");
        healed.word.values.emplace_back("times", std::int64_t{1});
        return healed;
    } else if constexpr (isAny<T, Intercepted>) {
        return of(event.figure, "word.intercepts", Tone::Plain);
    } else if constexpr (isAny<T, MoveBrokenOff>) {
        return of(event.figure, "word.stops-short", Tone::Plain);
    } else if constexpr (isAny<T, FigureMarked>) { // by a charge that he flinched from
        if (event.mark != Mark::Shaken || !event.on)
            return {};
        return of(event.figure, "word.shaken", Tone::Bad);
    } else if constexpr (isAny<T, GunLost>) {
        return of(event.figure, "word.gun-lost", Tone::Bad);
    } else if constexpr (isAny<T, FigureRevealed>) {
        return of(event.figure, "word.revealed", Tone::Plain);
    } else {
        return {};
    }
}

const char *actKeyOf(const Skirmish &game, const ShotDeclared &event)
{
    if (!event.target.valid())
        return "story.shot-at-place";
    switch (shapeOf(game, event)) {
    case Template::Blast:
        return "act-line.blast";
    case Template::Flame:
        return "act-line.flame";
    case Template::None:
        break;
    }
    return "act-line.shot";
}

Phrase healingOf(const Skirmish &game, const Healed &event)
{
    if (event.by == event.figure)
        return {"act-line.heal-self", {{"who", nameOf(game, event.figure)}}};
    return {"act-line.heal",
            {{"who", nameOf(game, event.by)}, {"whom", nameOf(game, event.figure)}}};
}

/** What somebody sets out to do; its key may be empty. */
template<class T>
Phrase actOf(const Skirmish &game, const T &event, Phrase told)
{
    if constexpr (isAny<T, ShotDeclared>)
        told.key = actKeyOf(game, event);
    else if constexpr (isAny<T, StrikeDeclared>)
        told.key = "act-line.strike";
    else if constexpr (isAny<T, MoveDeclared>)
        told.key = isOwnWill(event.kind) ? told.key : "";
    else if constexpr (isAny<T, Healed>)
        told = healingOf(game, event);
    else if constexpr (isAny<T, GunLoaded>)
        told.key = event.loaded ? told.key : "";
    else if constexpr (isAny<T, BodyCarried>)
        return told;
    else
        return {};
    return told;
}

} // namespace

ToldAs toldAsOf(const Skirmish &game, const PhraseBook &book, const Event &event)
{
    return std::visit(
        [&]<class T>(const T &what) {
            const std::vector<FigureId> figures = figuresOf(what);
            ToldAs as{kindOf(what), seatOf(game, what, figures), {}, {}};
            for (const FigureId figure : figures)
                as.tokens.push_back(figure.value);
            if constexpr (isAny<T, DiceThrown>)
                as.brief = briefOf(what, tellOf(game, book, event));
            as.act = actOf(game, what, tellOf(game, book, event));
            if constexpr (isAny<T, MoveDeclared, FigureHit>)
                as.outcome = outcomeOf(what, event.rules.empty() ? RuleId{} : event.rules.front());
            else if constexpr (isAny<T, FigureMoved, Tested>)
                as.outcome = outcomeOf(game, what);
            else
                as.outcome = outcomeOf(what);
            return as;
        },
        event.what);
}

} // namespace escarmouche::rules::musg::play
