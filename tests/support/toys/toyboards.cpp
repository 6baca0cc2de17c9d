// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/kit/board/discrete.h"
#include "tests/support/toys/toycodecs.h"
#include "tests/support/toys/toywords.h"

#include <algorithm>
#include <array>

// Scenarios and boards of Ambush and Crypt.

namespace escarmouche::tests {

using rules::Offer;
using rules::SeatId;
using rules::Text;

namespace {

/** The one scenario of a toy; its codec text is empty. */
Result<rules::ScenarioTitle> onlyTitle(const rules::Scenario &only, std::string_view scenario)
{
    if (scenario == only.text)
        return only.title;
    return rules::fail({.code = rules::ErrorCode::SystemNotFound, .subject = only.title.key});
}

rules::Scenario bandless(std::string_view key, Text name, Text summary, std::vector<Text> seats)
{
    rules::ScenarioTitle title{std::string(key), std::move(name), std::move(summary), 2};
    title.bands = rules::ScenarioTitle::Bands::None;
    title.table = rules::ScenarioTitle::Table::None;
    title.seats = std::move(seats);
    return {std::move(title), {}};
}

rules::OverlayLine line(rules::OverlayLine::Kind kind, const rules::Place &from,
                        const rules::Place &to)
{
    return {kind, {from, to}, {}};
}

rules::Place cellAt(ambush::Cell cell)
{
    return rules::CellPlace{cell.q, cell.r, 0};
}

rules::Place zoneAt(int zone)
{
    return rules::ZonePlace{static_cast<std::int16_t>(zone)};
}

rules::CastMember member(int token, SeatId owner, Text name, Text rank, std::string letter)
{
    rules::CastMember one;
    one.token = token;
    one.owner = owner;
    one.figure = {owner, {token + 1}, 0};
    one.name = std::move(name);
    one.rank = std::move(rank);
    one.letter = std::move(letter);
    one.points = 1;
    return one;
}

bool isAskedNow(const rules::Request &request, SeatId seat)
{
    return request.what == rules::Awaited::Decision && request.decision.seat == seat;
}

int doerOf(const ambush::AmbushAction &action)
{
    using ambush::ActionKind;
    const bool isScouts = action.kind == ActionKind::Step || action.kind == ActionKind::Watch ||
                          action.kind == ActionKind::Shoot;
    return isScouts ? action.scout : -1;
}

} // namespace

std::vector<rules::Scenario> AmbushCodec::scenarios() const
{
    return {bandless(kSystem, {"Ambush", "Embuscade"},
                     {"Two bands of scouts stalk each other through a wood.",
                      "Deux groupes d’éclaireurs se traquent dans un bois."},
                     {{"Greens", "Verts"}, {"Greys", "Gris"}})};
}

Result<rules::ScenarioTitle> AmbushCodec::title(std::string_view scenario) const
{
    return onlyTitle(scenarios().front(), scenario);
}

rules::Spot AmbushCodec::spot(const Game::Action &action) const
{
    return {.token = doerOf(action)};
}

rules::BoardWords AmbushCodec::words() const
{
    using Shown = rules::CounterKind::Shown;
    const auto kind = [](int card) { return static_cast<std::uint16_t>(ambush::kOwnCard + card); };
    rules::BoardWords words;
    words.counters.push_back({ambush::kHeld,
                              {{"Cards", "Cartes"}, {"{n|card|cards}", "{n|carte|cartes}"}},
                              Shown::Stock});
    words.counters.push_back(
        {ambush::kDeck, {{"Deck", "Pioche"}, {"in the deck", "à la pioche"}}, Shown::Stock});
    for (int card = 0; card < ambush::kCardKinds; ++card) {
        const std::string worth = "+" + std::to_string(card + 1);
        words.counters.push_back(
            {kind(card),
             {{"Cards worth " + worth, "Cartes de valeur " + worth}, {"of " + worth, "à " + worth}},
             Shown::Stock});
    }
    return words;
}

rules::Prompt AmbushCodec::prompt(const rules::Outlook<Game> &outlook) const
{
    using Kind = rules::Prompt::Kind;
    using ambush::ActionKind;
    return rules::kit::promptOf(
        *this, outlook, ambush::isWatched(outlook.seen()) ? Kind::Answer : Kind::Act, doerOf,
        [](const Game::Action &action) {
            return action.kind == ActionKind::Hold || action.kind == ActionKind::EndTurn;
        });
}

rules::Ground AmbushCodec::ground(const Game &, const rules::BoardView &) const
{
    rules::HexGround wood;
    for (int q = -ambush::kRadius; q <= ambush::kRadius; ++q) {
        for (int r = -ambush::kRadius; r <= ambush::kRadius; ++r) {
            const ambush::Cell cell{static_cast<std::int8_t>(q), static_cast<std::int8_t>(r)};
            if (ambush::inWood(cell))
                wood.cells.push_back({{cell.q, cell.r, 0}, "wood", {"Wood", "Bois"}});
        }
    }
    return {wood, {}};
}

rules::Cast AmbushCodec::cast(const Game &) const
{
    rules::Cast cast;
    for (int scout = 0; scout < ambush::kScouts; ++scout)
        cast.members.push_back(member(scout, ambush::Ambush::seatOf(scout), scoutName(scout),
                                      {"scout", "éclaireur"}, std::to_string(scout + 1)));
    return cast;
}

std::vector<rules::StateWord> AmbushCodec::states() const
{
    return {{ambush::kIsWatching, {"Keeps watch", "Fait le guet"}, {"W", "G"}, {"AMBUSH-06"}},
            {ambush::kIsOut,
             {"Out of action", "Hors de combat"},
             {"X", "X"},
             {"AMBUSH-05"},
             true,
             rules::StateWord::Shown::Gone}};
}

std::vector<Offer> AmbushCodec::offers(const rules::Outlook<Game> &outlook,
                                       const rules::Pointing &pointing) const
{
    const Game::State &seen = outlook.seen();
    const int scout = pointing.token, over = pointing.over;
    if (!isAskedNow(seen.request, outlook.seat()) || ambush::isWatched(seen) || scout < 0 ||
        scout >= ambush::kScouts || ambush::Ambush::seatOf(scout) != outlook.seat() ||
        over == scout)
        return {};
    std::vector<Game::Action> meant;
    Game::Action action{ambush::ActionKind::Step, static_cast<std::uint8_t>(scout)};
    if (over >= 0 && over < ambush::kScouts && ambush::Ambush::seatOf(over) != outlook.seat()) {
        action.kind = ambush::ActionKind::Shoot;
        action.target = static_cast<std::uint8_t>(over);
        for (action.card = 0; action.card <= ambush::kCardKinds; ++action.card) {
            if (action.card == 0 || outlook.plan(action))
                meant.push_back(action);
        }
    } else if (const auto *cell = std::get_if<rules::CellPlace>(&pointing.place)) {
        action.to = {static_cast<std::int8_t>(cell->q), static_cast<std::int8_t>(cell->r)};
        meant.push_back(action);
    }
    return rules::kit::offersAt(*this, outlook, {}, scout, doerOf, meant);
}

std::vector<rules::Reach> AmbushCodec::reach(const Game &game, const Game::State &seen,
                                             int token) const
{
    if (token < 0 || token >= ambush::kScouts ||
        !isAskedNow(seen.request, ambush::Ambush::seatOf(token)))
        return {};
    rules::Reach steps;
    const ambush::Cell from = seen.scouts[std::size_t(token)].at;
    for (const ambush::Cell &by : ambush::kAround) {
        Game::Action step{ambush::ActionKind::Step, static_cast<std::uint8_t>(token)};
        step.to = {static_cast<std::int8_t>(from.q + by.q),
                   static_cast<std::int8_t>(from.r + by.r)};
        if (game.plan(seen, ambush::Ambush::seatOf(token), step))
            steps.stops.push_back({cellAt(step.to), 1});
    }
    return {steps};
}

rules::Overlay AmbushCodec::overlay(const Game &, const Game::State &seen,
                                    const Game::Plan &plan) const
{
    using Kind = rules::OverlayLine::Kind;
    rules::Overlay overlay;
    const rules::Place from = cellAt(seen.scouts[plan.action.scout].at);
    if (plan.action.kind == ambush::ActionKind::Step)
        overlay.lines.push_back(line(Kind::Way, from, cellAt(plan.action.to)));
    if (plan.action.kind == ambush::ActionKind::Shoot) {
        overlay.lines.push_back(
            line(Kind::Sight, from, cellAt(seen.scouts[plan.action.target].at)));
        overlay.targets.push_back(plan.action.target);
    }
    return overlay;
}

std::vector<rules::Scenario> CryptCodec::scenarios() const
{
    return {
        bandless(kSystem, {"Crypt", "Crypte"},
                 {"Two seekers look for a relic together; the ghouls look for them.",
                  "Deux chercheurs veulent ensemble une relique\u00a0; les goules les cherchent."},
                 {{"First seeker", "Premier chercheur"}, {"Second seeker", "Second chercheur"}})};
}

Result<rules::ScenarioTitle> CryptCodec::title(std::string_view scenario) const
{
    return onlyTitle(scenarios().front(), scenario);
}

rules::Spot CryptCodec::spot(const Game::Action &action) const
{
    if (action.kind == crypt::ActionKind::Go)
        return {.place = zoneAt(action.to)};
    if (action.kind == crypt::ActionKind::Fight)
        return {.token = crypt::kGhoulToken + action.to};
    return {};
}

rules::BoardWords CryptCodec::words() const
{
    rules::BoardWords words;
    words.points = {{"Wounds left", "Vies restantes"}, {"W", "V"}};
    words.counters.push_back({crypt::kAlarmCounter,
                              {{"Alarm", "Alarme"}, {"Alarm", "Alarme"}},
                              rules::CounterKind::Shown::Track,
                              crypt::kAlarm});
    return words;
}

/** An action does not say whose it is: the seat's only seeker does it. */
rules::Prompt CryptCodec::prompt(const rules::Outlook<Game> &outlook) const
{
    const int seeker = outlook.seat().value;
    return rules::kit::promptOf(
        *this, outlook, rules::Prompt::Kind::Act, [seeker](const Game::Action &) { return seeker; },
        [](const Game::Action &action) { return action.kind == crypt::ActionKind::Pass; });
}

rules::Ground CryptCodec::ground(const Game &, const rules::BoardView &) const
{
    // Columns and rows of a plan of rooms, stairs first.
    static constexpr std::array<std::array<int, 2>, crypt::kZones> kAt{
        {{0, 1}, {1, 0}, {1, 2}, {2, 0}, {2, 2}, {3, 0}, {3, 2}, {4, 1}}};
    constexpr int kSide = 400, kGap = 500;
    rules::ZoneGround plan;
    for (int zone = 0; zone < crypt::kZones; ++zone) {
        const int x = kAt[std::size_t(zone)][0] * kGap, y = kAt[std::size_t(zone)][1] * kGap;
        plan.zones.push_back({static_cast<std::int16_t>(zone),
                              {{x, y}, {x + kSide, y}, {x + kSide, y + kSide}, {x, y + kSide}},
                              zone == 0 ? "stairs" : "floor",
                              zoneName(zone)});
        for (int other = zone + 1; other < crypt::kZones; ++other) {
            if (crypt::passages().areJoined(zone, other))
                plan.links.push_back({zoneAt(zone), zoneAt(other), -1, "open"});
        }
    }
    return {plan, {}};
}

rules::Cast CryptCodec::cast(const Game &) const
{
    constexpr int kWounds = 3;
    rules::Cast cast;
    for (std::int8_t seeker = 0; seeker < crypt::kSeekers; ++seeker) {
        cast.members.push_back(member(seeker, {seeker}, seekerName(seeker), {"seeker", "chercheur"},
                                      seeker == 0 ? "A" : "B"));
    }
    for (int ghoul = 0; ghoul < crypt::kGhouls; ++ghoul)
        cast.members.push_back(member(crypt::kGhoulToken + ghoul, rules::kNoSeat, ghoulName(ghoul),
                                      {"ghoul", "goule"}, "G"));
    cast.members.push_back(member(crypt::kRelicToken, rules::kNoSeat, {"Relic", "Relique"},
                                  {"relic", "relique"}, "R"));
    for (rules::CastMember &each : cast.members)
        each.points = each.owner.valid() ? kWounds : 0;
    return cast;
}

std::vector<rules::StateWord> CryptCodec::states() const
{
    return {};
}

std::vector<Offer> CryptCodec::offers(const rules::Outlook<Game> &outlook,
                                      const rules::Pointing &pointing) const
{
    const Game::State &seen = outlook.seen();
    const SeatId seat = outlook.seat();
    if (!isAskedNow(seen.request, seat))
        return {};
    std::vector<Game::Action> meant;
    const int ghoul = pointing.over - crypt::kGhoulToken;
    const auto *zone = std::get_if<rules::ZonePlace>(&pointing.place);
    const bool isHere = zone && zone->zone == seen.seekers[std::size_t(seat.value)].zone;
    if (ghoul >= 0 && ghoul < crypt::kGhouls)
        meant.push_back({crypt::ActionKind::Fight, static_cast<std::uint8_t>(ghoul)});
    else if (isHere)
        meant.push_back({crypt::ActionKind::Search, 0});
    if (zone && !isHere)
        meant.push_back({crypt::ActionKind::Go, static_cast<std::uint8_t>(zone->zone)});
    return rules::kit::offersAt(
        *this, outlook, pointing, seat.value, [](const Game::Action &) { return -1; }, meant);
}

std::vector<rules::Reach> CryptCodec::reach(const Game &game, const Game::State &seen,
                                            int token) const
{
    if (!isAskedNow(seen.request, {static_cast<std::int8_t>(token)}))
        return {};
    return rules::kit::reachOf(*this, game, seen, token, [](const Game::Action &) { return -1; });
}

rules::Overlay CryptCodec::overlay(const Game &, const Game::State &seen,
                                   const Game::Plan &plan) const
{
    rules::Overlay overlay;
    if (plan.action.kind == crypt::ActionKind::Go)
        overlay.lines.push_back(line(rules::OverlayLine::Kind::Way,
                                     zoneAt(seen.seekers[plan.seeker].zone),
                                     zoneAt(plan.action.to)));
    if (plan.action.kind == crypt::ActionKind::Fight)
        overlay.targets.push_back(crypt::kGhoulToken + plan.action.to);
    return overlay;
}

} // namespace escarmouche::tests
