// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/kit/board/discrete.h"
#include "tests/support/quarter/ids.h"
#include "tests/support/quarter/quartercodec.h"
#include "tests/support/quarter/quarterwords.h"

#include <array>

// Scenario and board of Quarter.

namespace escarmouche::tests {

using quarter::Deed;
using rules::SeatId;
using rules::Text;

namespace {

quarter::Streets streetsOf(const rules::BoardView &board)
{
    quarter::Streets streets;
    for (const rules::Laid &laid : board.laid)
        streets[static_cast<std::size_t>(laid.id)] = {static_cast<std::uint8_t>(laid.kind),
                                                      static_cast<std::uint8_t>(laid.turn),
                                                      laid.states != 0};
    return streets;
}

rules::GroundCell groundCell(int cell, const char *kind, Text name)
{
    return {std::get<rules::CellPlace>(quarter::Grid::placeOf(cell)), kind, std::move(name), 0,
            cellName(cell).en};
}

/** What lies between two tiles; of nothing: nothing is drawn. */
const char *between(const quarter::Streets &streets, int cell, int side)
{
    const auto other = static_cast<std::size_t>(quarter::Grid::neighbour(cell, side));
    const quarter::Tile &one = streets[static_cast<std::size_t>(cell)], &two = streets[other];
    if (!quarter::meet(streets, cell, side))
        return "wall";
    if (one.kind != quarter::kHouse && two.kind != quarter::kHouse)
        return nullptr;
    return quarter::isWay(streets, cell, side) ? "open" : "door";
}

int doerOf(SeatId seat)
{
    return seat.value;
}

} // namespace

std::vector<rules::Scenario> QuarterCodec::scenarios() const
{
    rules::ScenarioTitle title{
        std::string(kSystem),
        {"Quarter", "Quartier"},
        {"Thieves go through a sleeping quarter; the watchman goes after them.",
         "Des voleurs parcourent un quartier endormi\u00a0; le guet les suit."},
        quarter::kMostThieves,
        1};
    title.bands = rules::ScenarioTitle::Bands::None;
    title.table = rules::ScenarioTitle::Table::None;
    for (int thief = 0; thief < quarter::kMostThieves; ++thief)
        title.seats.push_back(thiefName(thief));
    return {{std::move(title), {}}};
}

rules::Result<rules::ScenarioTitle> QuarterCodec::title(std::string_view scenario) const
{
    const rules::Scenario only = scenarios().front();
    if (scenario == only.text)
        return only.title;
    return rules::fail({.code = rules::ErrorCode::SystemNotFound, .subject = only.title.key});
}

rules::Spot QuarterCodec::spot(const Game::Action &action) const
{
    switch (action.deed) {
    case Deed::Go:
    case Deed::Lay:
    case Deed::Open:
        return {.place = quarter::Grid::placeOf(action.at)};
    case Deed::Look:
    case Deed::Take:
        return {.token = quarter::kFirstFind + action.at};
    case Deed::Play:
        return {.card = action.card};
    case Deed::Draw:
    case Deed::Wait:
    case Deed::Pass:
        break;
    }
    return {};
}

rules::Ground QuarterCodec::ground(const Game &, const rules::BoardView &board) const
{
    static constexpr std::array<const char *, 6> kDrawn{"",      "street",       "street/black",
                                                        "grass", "floor/orange", "platform"};
    const quarter::Streets streets = streetsOf(board);
    rules::SquareGround ground;
    ground.hasDiagonals = false;
    std::array<bool, quarter::kCells> isFree{};
    for (int cell = 0; cell < quarter::kCells; ++cell) {
        const int kind = streets[static_cast<std::size_t>(cell)].kind;
        if (kind == 0)
            continue;
        ground.cells.push_back(groundCell(cell, kDrawn[std::size_t(kind)], tileName(kind)));
        for (int side = 0; side < 4; ++side) {
            const int other = quarter::Grid::neighbour(cell, side);
            if (quarter::isFree(streets, cell, side))
                isFree[static_cast<std::size_t>(other)] = true;
            if (other < cell || streets[static_cast<std::size_t>(other)].kind == 0)
                continue;
            if (const char *link = between(streets, cell, side))
                ground.links.push_back(
                    {quarter::Grid::placeOf(cell), quarter::Grid::placeOf(other), -1, link});
        }
    }
    for (int cell = 0; cell < quarter::kCells; ++cell) {
        if (isFree[static_cast<std::size_t>(cell)])
            ground.cells.push_back(groundCell(cell, "free", {}));
    }
    return {ground, {}};
}

rules::Cast QuarterCodec::cast(const Game &game) const
{
    rules::Cast cast;
    for (std::int8_t thief = 0; thief < game.seats(); ++thief) {
        rules::CastMember one;
        one.token = thief;
        one.owner = {thief};
        one.figure = {{thief}, {thief + 1}, 0};
        one.name = thiefName(thief);
        one.rank = {"thief", "voleur"};
        one.letter = std::string(1, one.name.en.front());
        cast.members.push_back(std::move(one));
    }
    return cast;
}

rules::BoardWords QuarterCodec::words() const
{
    using Shape = rules::TokenKind::Shape;
    using Counted = rules::CounterKind::Shown;
    rules::BoardWords words;
    words.counters = {
        {quarter::kHome, {{"Brought out", "Sorti"}, {"out", "sorti"}}, Counted::Score},
        {quarter::kLoot, {{"Loot", "Butin"}, {"loot", "de butin"}}, Counted::Stock},
        {quarter::kAlarm,
         {{"Alarm", "Alarme"}, {"Alarm", "Alarme"}},
         Counted::Track,
         quarter::kFullAlarm},
        {quarter::kTilesLeft,
         {{"Tiles", "Tuiles"}, {"{n|tile|tiles} left", "{n|tuile restante|tuiles restantes}"}},
         Counted::Stock},
        {quarter::kCardsLeft,
         {{"Cards", "Cartes"}, {"{n|card|cards} left", "{n|carte restante|cartes restantes}"}},
         Counted::Stock}};
    words.tokens.push_back({quarter::kWatchmanKind,
                            {{"Watchman", "Guet"}, {"watchman", "guet"}},
                            {"W", "G"},
                            Shape::Figure});
    for (int kind = 0; kind <= quarter::kBell; ++kind) {
        static constexpr std::array<const char *, 5> kLetters{"?", "1", "2", "3", "!"};
        const Text name = findName(kind);
        const char *letter = kLetters[std::size_t(kind)];
        words.tokens.push_back({static_cast<std::uint16_t>(quarter::kFindKind + kind),
                                {name, name},
                                {letter, letter},
                                Shape::Marker});
    }
    static const std::array<Text, 3> kTold{
        {{"Two more actions.", "Deux actions de plus."},
         {"The alarm falls by one, or whoever is caught gets away.",
          "L’alarme baisse d’un cran, ou la personne arrêtée s’échappe."},
         {"The watchman is pushed back and catches nobody.",
          "Le guet est repoussé et n’arrête personne."}}};
    for (std::uint16_t kind = quarter::kDash; kind <= quarter::kShove; ++kind)
        words.cards.push_back(
            {kind, cardName(kind), kTold[std::size_t(kind - 1)], quarter::kCards});
    words.piles.push_back(
        {quarter::kHandPile,
         {{"Hand", "Main"}, {"{n|card|cards} in hand", "{n|carte|cartes} en main"}},
         rules::CardPile::Shown::Hand});
    return words;
}

rules::Prompt QuarterCodec::prompt(const rules::Outlook<Game> &outlook) const
{
    using Kind = rules::Prompt::Kind;
    const bool isEscape = outlook.seen().request.decision.prompt == quarter::kEscape;
    return rules::kit::promptOf(
        *this, outlook, isEscape ? Kind::Answer : Kind::Act,
        [&](const Game::Action &) { return doerOf(outlook.seat()); },
        [](const Game::Action &action) {
            return action.deed == Deed::Wait || action.deed == Deed::Pass;
        });
}

std::vector<rules::Offer> QuarterCodec::offers(const rules::Outlook<Game> &outlook,
                                               const rules::Pointing &pointing) const
{
    const rules::Request &request = outlook.seen().request;
    if (request.what != rules::Awaited::Decision || request.decision.seat != outlook.seat())
        return {};
    std::vector<Game::Action> meant;
    const int cell = quarter::Grid::cellAt(pointing.place);
    const bool isElsewhere =
        cell >= 0 && cell != quarter::thiefOf(outlook.seen(), outlook.seat()).at;
    if (isElsewhere && pointing.over < 0)
        meant.push_back({Deed::Go, static_cast<std::uint8_t>(cell)});
    if (const int find = pointing.over - quarter::kFirstFind;
        find >= 0 && find < quarter::kMostFinds)
        meant.push_back({Deed::Take, static_cast<std::uint8_t>(find)});
    if (pointing.card >= 0)
        meant.push_back({Deed::Play, 0, static_cast<std::uint16_t>(pointing.card)});
    return rules::kit::offersAt(
        *this, outlook, pointing, doerOf(outlook.seat()), [](const Game::Action &) { return -1; },
        meant);
}

std::vector<rules::Reach> QuarterCodec::reach(const Game &game, const Game::State &seen,
                                              int token) const
{
    const rules::Request &request = seen.request;
    if (request.what != rules::Awaited::Decision || request.decision.seat.value != token)
        return {};
    return rules::kit::reachOf(*this, game, seen, token, [](const Game::Action &) { return -1; });
}

/** Whom the watchman would go for if that thief stood there. */
rules::Sighting QuarterCodec::sighting(const Game &game, const Game::State &seen,
                                       const rules::Pointing &pointing) const
{
    const int cell = quarter::Grid::cellAt(pointing.place);
    if (pointing.token < 0 || pointing.token >= game.seats() || cell < 0 ||
        seen.streets[static_cast<std::size_t>(cell)].kind == 0)
        return {};
    Game::State there = seen;
    there.thieves[static_cast<std::size_t>(pointing.token)].at = static_cast<std::uint8_t>(cell);
    const quarter::Hunt hunt = game.hunt(there);
    rules::Sighting sighting;
    if (hunt.left.empty())
        sighting.lines.push_back({"would-rest", {}});
    else if (hunt.left.size() > 1)
        sighting.lines.push_back({"would-draw", {}});
    else
        sighting.lines.push_back({"would-hunt", {{"whom", thiefName(hunt.left[0].value)}}});
    for (const rules::ToldReason &reason : telling().reasons({.reasons = hunt.reasons}))
        sighting.lines.push_back(reason.sentence);
    for (const SeatId prey : hunt.left)
        sighting.overlay.lines.push_back(
            {rules::OverlayLine::Kind::Sight,
             {quarter::Grid::placeOf(there.watchman),
              quarter::Grid::placeOf(quarter::thiefOf(there, prey).at)},
             {}});
    sighting.isSeen = !hunt.left.empty();
    return sighting;
}

rules::Overlay QuarterCodec::overlay(const Game &, const Game::State &seen,
                                     const Game::Plan &plan) const
{
    rules::Overlay overlay;
    if (plan.action.deed == Deed::Go)
        overlay.lines.push_back({rules::OverlayLine::Kind::Way,
                                 {quarter::Grid::placeOf(quarter::thiefOf(seen, plan.seat).at),
                                  quarter::Grid::placeOf(plan.action.at)},
                                 {}});
    if (const int token = spot(plan.action).token; token >= 0)
        overlay.targets.push_back(token);
    return overlay;
}

} // namespace escarmouche::tests
