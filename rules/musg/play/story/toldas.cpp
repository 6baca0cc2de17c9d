// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/play/story/telling.h"

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
    else if constexpr (isAny<T, ActivationEnded, WaveEnded, TurnEnded>)
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
    if constexpr (requires { event.shooter; })
        figures.push_back(event.shooter);
    if constexpr (requires { event.attacker; })
        figures.push_back(event.attacker);
    if constexpr (requires { event.figure; })
        figures.push_back(event.figure);
    if constexpr (requires { event.target; })
        figures.push_back(event.target);
    if constexpr (requires { event.by; })
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
    phrase.key = isCommandTest(event.reason) ? "story.dice-brief-command"
                 : event.needed > 0          ? "story.dice-brief-needed"
                                             : "story.dice-brief";
    return phrase;
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
            return as;
        },
        event.what);
}

} // namespace escarmouche::rules::musg::play
