// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/zombies/play/areas.h"
#include "rules/zombies/play/deeds.h"

#include <algorithm>
#include <array>

// ZZZ-SETUP: what lies there when a match begins, who deals, the first cards.

namespace escarmouche::rules::zombies {

kit::Pile<kCardKinds> allCards(const Zombies &game)
{
    return kit::pileOf<kCardKinds>(game.box().cards, &CardKind::copies);
}

namespace {

/** By why cards are drawn. */
constexpr std::array<RuleId, 6> kDrawing{{{"ZZZ-SETUP-04"},
                                          {"ZZZ-CARD-03"},
                                          {"ZZZ-GUTS-04"},
                                          {"ZZZ-GUTS-08"},
                                          {"ZZZ-CARD-03"},
                                          {"ZZZ-CARD-03"}}};

/** All tiles of the town but Town Square and the Helipad, which comes last (ZZZ-SETUP-02). */
kit::Pile<kTileKinds> townTiles(const Zombies &game)
{
    auto pile = kit::pileOf<kTileKinds>(game.box().tiles, &TileKind::count);
    for (int kind = 1; kind <= static_cast<int>(game.box().tiles.size()); ++kind) {
        const bool isApart = kind == game.helipadKind() || kind == game.townSquareKind();
        if (isApart || areaOf(game.box().tile(kind).set) >= 0)
            pile.add(kind, -pile.count(kind));
    }
    return pile;
}

/** ZZZ-SETUP-04, -07 */
void handOut(const Zombies &game, State &state)
{
    const auto &[start, most, stock] = game.limits();
    state.zombies = static_cast<std::uint16_t>(stock.zombies);
    state.life = small(stock.life);
    state.bullets = small(stock.bullets);
    state.manholes = small(stock.manholes);
    for (const SeatId seat : game.everySeat()) {
        Player &player = playerOf(state, seat);
        player.at = kTownSquare;
        player.isBound = game.chosen().straitjackets;
        player.life = small(start.life);
        player.bullets = small(start.bullets);
        player.guts = small(game.chosen().guts ? start.guts : 0);
        player.manholes = small(game.chosen().sewers ? start.manholes : 0);
        addTo(state.life, -player.life);
        addTo(state.bullets, -player.bullets);
        addTo(state.manholes, -player.manholes);
    }
}

void tellOfAreas(const Stage &stage)
{
    const auto isIn = [](const Area &area) { return area.entrance != Entrance::None; };
    const auto areas = static_cast<int>(std::ranges::count_if(stage.state.areas, isIn));
    int cards = 0;
    for (const CardKind &card : stage.game.box().cards)
        cards += areaOf(card.set) >= 0 ? card.copies : 0;
    if (areas > 0)
        stage.tell(ofGame(kCardsOfAreas, {"ZZZ-EXP-01"}, {cards}));
    if (areas > 1)
        stage.tell(ofGame(kAreasIn, {"ZZZ-EXP-08"}, {areas}));
}

} // namespace

void dealOut(const Zombies &game, State &state)
{
    state.pile = townTiles(game);
    state.deck.stock = allCards(game);
    state.town.lay(game.townSquareKind(), 0, {});
    handOut(game, state);
    setOut(game, state);
    state.frames.push_back(StartFrame{});
}

State Zombies::start(Events *events) const
{
    State state = m_stage.value_or(State{});
    const Stage stage{*this, state, events};
    if (!m_stage)
        dealOut(*this, state);
    stage.tell([&] {
        return ofGame(kBegun, {m_stage ? "" : "ZZZ-SETUP-02"}, {},
                      kit::allOf(view(state, kNoSeat)));
    });
    if (!m_stage)
        tellOfAreas(stage);
    kit::runOn(stage);
    return state;
}

void run(const Stage &stage, StartFrame &frame)
{
    State &state = stage.state;
    const auto players = static_cast<std::uint16_t>(stage.game.seats());
    const int step = frame.step++;
    if (step == 0)
        return stage.ask(Pick{players, kDealerPicked, {}});
    if (step <= players) {
        const SeatId seat = kit::seatAfter(state.first, stage.game.seats(), step - 1);
        const std::uint8_t cards = small(stage.game.limits().start.cards);
        return stage.push(DrawFrame{seat, {cards, 0}, Drawn::AtStart});
    }
    state.frames.clear();
    state.turn = {.seat = state.first};
    stage.push(TurnFrame{});
}

/** Whoever sits on the dealer's left begins. */
void take(const Stage &stage, StartFrame &, const ChanceAnswer &chance)
{
    const SeatId dealer{static_cast<std::int8_t>(chance.picked)};
    stage.state.first = nextSeat(stage.game, dealer);
    stage.tell(by(dealer, kDealt, {"ZZZ-SETUP-02"}));
}

void run(const Stage &stage, DrawFrame &frame)
{
    State &state = stage.state;
    switch (kit::nextCard(frame.drawing, state.deck)) {
    case kit::NextCard::Ready:
        if (handOf(state, frame.seat).full())
            return stage.pop();
        return stage.ask(state.deck.stock.pick(kCardPicked, Audience::only(frame.seat)));
    case kit::NextCard::Shuffled:
        return stage.tell(ofGame(kShuffled, {"ZZZ-CARD-03"}, {},
                                 {kit::counterIs(kNoSeat, kCardsLeft, state.deck.stock.size)}));
    case kit::NextCard::None:
        return stage.pop();
    }
}

void take(const Stage &stage, DrawFrame &frame, const ChanceAnswer &chance)
{
    State &state = stage.state;
    const SeatId seat = frame.seat;
    const RuleId rule = kDrawing[static_cast<std::size_t>(frame.why)];
    const int kind = state.deck.stock.draw(chance.picked);
    if (++state.lastCard == 0)
        ++state.lastCard; // numbers have gone round; 0 is no card
    const std::uint16_t id = state.lastCard;
    handOf(state, seat).push_back({id, small(kind)});
    if (frame.why == Drawn::ForFree)
        playerOf(state, seat).freeCard = id;
    const Card back{.id = id, .pile = kHandPile, .owner = seat};
    stage.tell(
        by(seat, kDrew, rule, {},
           {kit::cardCame(back), kit::counterIs(kNoSeat, kCardsLeft, state.deck.stock.size)}));
    stage.tell(alone(by(seat, kSaw, rule, {kind}, {kit::cardKnown(id, small(kind))})));
}

} // namespace escarmouche::rules::zombies
