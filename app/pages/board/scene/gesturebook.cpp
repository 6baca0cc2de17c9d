// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/board/scene/gesturebook.h"

#include "rules/core/board/way.h"
#include "rules/core/journal/repeated.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace escarmouche::app {

using rules::Gesture;
using rules::Place;
using rules::whereOn;

namespace {

const rules::Token *tokenOn(const rules::BoardView &view, int id)
{
    const auto found = std::ranges::find(view.tokens, id, &rules::Token::id);
    return found == view.tokens.end() ? nullptr : &*found;
}

/** On a measured table: two bases of that radius, with nothing between them. */
bool areTouching(const Place &one, const Place &other, int radius)
{
    constexpr int kGap = 2; // hundredths of a pas: farther off nobody is in contact
    const auto *a = std::get_if<rules::TablePlace>(&one);
    const auto *b = std::get_if<rules::TablePlace>(&other);
    return a && b && std::hypot(a->x - b->x, a->y - b->y) <= 2 * radius + kGap;
}

/** What flares up where a token runs into one of another side: between the two. */
std::optional<BoardBlast> clashOf(const BoardMove &charge, const rules::BoardView &before)
{
    const rules::Token *token = tokenOn(before, charge.token);
    const rules::Token *met = tokenOn(before, metBy(charge.token, charge.way, before));
    if (!token || !met)
        return std::nullopt;
    const auto &end = std::get<rules::TablePlace>(charge.way.back());
    const auto &there = std::get<rules::TablePlace>(met->place);
    BoardBlast clash;
    clash.area.centre = rules::TablePlace{(end.x + there.x) / 2, (end.y + there.y) / 2, end.z};
    clash.area.radius = token->radius;
    return clash;
}

/** What somebody aimed at is of the past. */
bool isOver(rules::ToldAs::Kind kind)
{
    using Kind = rules::ToldAs::Kind;
    return kind == Kind::Turn || kind == Kind::Wave || kind == Kind::Activation ||
           kind == Kind::Done || kind == Kind::Move;
}

} // namespace

int metBy(int token, const std::vector<Place> &way, const rules::BoardView &before)
{
    const rules::Token *own = tokenOn(before, token);
    if (!own || way.empty() || !std::holds_alternative<rules::TablePlace>(way.back()))
        return -1;
    const rules::Token *met = nullptr;
    for (const rules::Token &other : before.tokens) {
        const bool isMet = other.owner != own->owner && other.radius > 0 &&
                           areTouching(way.back(), other.place, own->radius) &&
                           !areTouching(way.front(), other.place, own->radius);
        if (isMet && (!met || (met->points == 0 && other.points > 0)))
            met = &other; // rather than who lies there
    }
    return met ? met->id : -1;
}

std::vector<Place> stretchOf(const std::vector<Place> &way, const Place &from, const Place &to)
{
    std::vector<Place> stretch{from};
    const auto begin = whereOn(way, from, 0);
    const auto end = begin ? whereOn(way, to, *begin) : std::nullopt;
    for (std::size_t point = 0; end && point < way.size(); ++point) {
        const auto at = static_cast<double>(point);
        if (at > *begin && at < *end)
            stretch.push_back(way[point]);
    }
    stretch.push_back(to);
    return stretch;
}

std::vector<BoardAct> GestureBook::actsOf(const std::vector<rules::ToldEvent> &told,
                                          const rules::BoardView &before)
{
    m_places.clear();
    for (const rules::Token &token : before.tokens) {
        m_places[token.id] = token.place;
        m_radii[token.id] = token.radius;
    }
    std::vector<BoardAct> acts;
    for (const rules::ToldEvent &event : told) {
        if (isOver(event.as.kind)) {
            m_aim.reset();
            m_act.clear();
        }
        if (!event.as.act.key.empty())
            m_act = event.as.act.key;
        if (!event.as.act.key.empty() || event.as.kind == rules::ToldAs::Kind::Activation)
            acts.push_back(BoardStart{});
        if (event.gesture)
            add(*event.gesture, acts);
        const auto *move =
            acts.empty() || !event.gesture || event.gesture->kind != Gesture::Kind::Move
                ? nullptr
                : std::get_if<BoardMove>(&acts.back());
        if (const auto clash = move ? clashOf(*move, before) : std::nullopt)
            acts.push_back(*clash);
        if (event.as.outcome)
            addWord(event, acts);
    }
    return acts;
}

/** At a place that its gesture names, where it is about nobody. Dice that follow upon somebody met
    by an area are about him; what is thrown before the next one is met is about nobody yet, and
    stays with who throws. */
void GestureBook::addWord(const rules::ToldEvent &event, std::vector<BoardAct> &acts)
{
    const rules::Outcome &outcome = *event.as.outcome;
    BoardWord word{tokenOf(event.as), outcome.word, outcome.tone, m_act, {}};
    if (outcome.token < 0 && !event.as.tokens.empty() && word.token == event.as.tokens.front())
        word.tone = rules::Outcome::Tone::Plain; // it is meant for whom it is about
    if (outcome.token < 0 && event.gesture && !event.gesture->places.empty())
        word.place = event.gesture->places.front();
    if (m_isStruck && m_aim) {
        const bool isMet = outcome.token >= 0 && outcome.tone == rules::Outcome::Tone::Plain;
        m_aim->second = isMet ? outcome.token : m_aim->first;
    }
    auto *last = acts.empty() ? nullptr : std::get_if<BoardWord>(&acts.back());
    if (!last || last->token != word.token || !rules::addTimes(last->word, word.word))
        acts.push_back(std::move(word));
}

int GestureBook::aimedAtBy(int token) const
{
    return m_aim && m_aim->first == token ? m_aim->second : token;
}

int GestureBook::tokenOf(const rules::ToldAs &as) const
{
    if (as.outcome->token >= 0 || as.tokens.empty())
        return as.outcome->token;
    return aimedAtBy(as.tokens.front());
}

Place GestureBook::placeOf(int token) const
{
    const auto met = m_places.find(token);
    return met == m_places.end() ? Place{} : met->second;
}

void GestureBook::add(const Gesture &gesture, std::vector<BoardAct> &acts)
{
    switch (gesture.kind) {
    case Gesture::Kind::Way:
        m_ways[gesture.token] = gesture.places;
        break;
    case Gesture::Kind::Move: {
        if (gesture.places.size() < 2)
            break;
        const Place &to = gesture.places.back();
        acts.push_back(
            BoardMove{gesture.token, stretchOf(m_ways[gesture.token], gesture.places.front(), to)});
        m_places[gesture.token] = to;
        break;
    }
    case Gesture::Kind::Aim:
        m_aim.emplace(gesture.token, gesture.target); // dice of others are about themselves
        m_aimsWide = gesture.area.radius > 0;
        m_isStruck = false;
        acts.push_back(BoardAim{gesture.token, gesture.target});
        break;
    case Gesture::Kind::Hit:
    case Gesture::Kind::Miss:
        if (!m_aimsWide || !m_aim || !gesture.places.empty())
            addEnd(gesture, acts);
        break;
    case Gesture::Kind::Fall:
    case Gesture::Kind::Rout:
        acts.push_back(BoardFate{gesture.token, gesture.kind == Gesture::Kind::Rout});
        break;
    case Gesture::Kind::Area:
        if (!gesture.places.empty())
            acts.push_back(BoardShot{placeOf(gesture.token), gesture.places.front(), true});
        acts.push_back(BoardBlast{gesture.area, true});
        m_aimsWide = m_isStruck = true;
        m_aim = {gesture.token, gesture.token}; // nobody is met yet
        break;
    }
}

/** What came of an aim, or of something that flew to a place. */
void GestureBook::addEnd(const Gesture &gesture, std::vector<BoardAct> &acts)
{
    const int target = aimedAtBy(gesture.token);
    const Place to = !gesture.places.empty()   ? gesture.places.front()
                     : target != gesture.token ? placeOf(target)
                                               : Place{};
    const Place from = placeOf(gesture.token);
    acts.push_back(BoardShot{from, to, gesture.kind == Gesture::Kind::Hit,
                             areTouching(from, to, m_radii[gesture.token])});
}

} // namespace escarmouche::app
