// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/quarter/ids.h"

#include <cstdlib>

// What a machine reckons with that plays Quarter.

namespace escarmouche::tests::quarter {

namespace kit = rules::kit;

kit::Worth QuarterMind::worth(const Quarter &game, const State &state, SeatId seat) const
{
    constexpr int kHomeWorth = 1000, kLootWorth = 600, kAlarmWorth = 150, kCardWorth = 80,
                  kNearWorth = 40, kKnownWorth = 200;
    kit::Worth worth;
    for (std::int8_t each = 0; each < game.seats(); ++each) {
        const int sign = seat.value == each ? 2 : -1;
        worth.add("home", sign * kHomeWorth * state.thieves[index({each})].home);
        worth.add("loot", sign * kLootWorth * state.thieves[index({each})].loot);
    }
    const Thief &own = thiefOf(state, seat);
    const int column = own.at % kSide - kGate % kSide, row = own.at / kSide - kGate / kSide;
    if (own.loot > 0)
        worth.add("way", -kNearWorth * (std::abs(column) + std::abs(row)));
    for (const Find &find : state.lying) {
        if (find.isThere && find.seen.includes(seat))
            worth.add("finds", kKnownWorth * worthOf(find.kind));
    }
    worth.add("alarm", -kAlarmWorth * state.alarm);
    worth.add("cards", kCardWorth * static_cast<int>(state.hands[index(seat)].size()));
    return worth;
}

void QuarterMind::guess(const Quarter &, State &seen, SeatId seat,
                        rules::Generator &generator) const
{
    Tiles tiles = allTiles();
    for (std::size_t cell = 0; cell < seen.streets.size(); ++cell) {
        if (const int kind = seen.streets[cell].kind; kind > 0 && kind != kGateTile)
            tiles.take(kind);
    }
    kit::fillIn(seen.tiles, tiles, generator);

    kit::Pile<3> cards = allCards();
    kit::leaveOut(cards, seen.cards.discard);
    kit::leaveOut(cards, seen.hands[index(seat)]);
    for (Hand &hand : seen.hands)
        kit::fillIn(hand, cards, generator);
    kit::fillIn(seen.cards.stock, cards, generator);

    Finds finds = allFinds();
    kit::leaveOut(finds, seen.taken);
    for (const Find &find : seen.lying) {
        if (find.kind > 0)
            finds.take(find.kind);
    }
    for (Find &find : seen.lying) {
        if (find.isThere && find.kind == 0 && find.seen.seats != 0)
            find.kind = static_cast<std::uint8_t>(finds.draw(generator));
    }
    kit::fillIn(seen.finds, finds, generator);
}

} // namespace escarmouche::tests::quarter
