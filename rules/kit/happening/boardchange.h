// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/board/boardview.h"
#include "rules/core/values/seat.h"

#include <cstdint>
#include <vector>

namespace escarmouche::rules::kit {

/** One change of what a seat sees on the board. It is told whole to whoever hears of it: what only
    some may know (which card was drawn) is a change of its own, told to them alone. Made by the
    functions below; what they do not set counts for nothing. */
struct BoardChange {
    enum class What : std::uint8_t {
        Nothing,
        TokenCame,
        TokenWent,
        TokenMoved,
        TokenTurned,
        TokenStates,
        TokenPoints,
        TokenActions,
        TokenKnown,
        Counter,
        CardCame,
        CardMoved,
        CardStates,
        CardKnown,
        CardWent,
        Laid,
        LaidGone,
        Turn,
        Phase,
        Active,
        Acting,
        Taken,
    };
    What what = What::Nothing;
    std::uint16_t kind = 0, pile = 0;
    std::int32_t id = -1, holder = -1;
    std::int32_t number = 0; // points, value, turn, phase, facing, or place within a pile
    std::int32_t actions = 0, facing = 0; // of a token that came
    std::uint32_t states = 0;
    SeatId owner = {};
    Audience sees = {}; // the face of a card that moved; to others it is its back from now on
    Place at = {};

    bool operator==(const BoardChange &) const = default;
};

/** It is on the board from now on; one of that id is replaced. */
BoardChange tokenCame(const Token &token);
BoardChange tokenWent(int id);
/** Nowhere: it is off the board, and still listed. */
BoardChange tokenMoved(int id, const Place &to);
BoardChange tokenTurned(int id, int facing);
BoardChange tokenStates(int id, std::uint32_t states);
BoardChange tokenPoints(int id, int points);
BoardChange tokenActions(int id, int actions);
/** It is seen to be of that kind, which may again be that of something unknown. */
BoardChange tokenKnown(int id, std::uint16_t kind);

/** It is of that value, and there if it was not. */
BoardChange counterIs(SeatId owner, std::uint16_t kind, int value);

BoardChange cardCame(const Card &card);
/** To the pile, owner and holder of `card`, whose other members count for nothing. Who saw its face
    sees it still, if he is among those who may. */
BoardChange cardMoved(const Card &card, Audience sees = {});
BoardChange cardStates(int id, std::uint32_t states);
BoardChange cardKnown(int id, std::uint16_t kind);
BoardChange cardWent(int id);

/** It lies there from now on; one of that kind and id is replaced. */
BoardChange laidIs(const Laid &laid);
BoardChange laidGone(std::uint16_t kind, int id);

BoardChange turnIs(int turn);
BoardChange phaseIs(std::uint16_t phase);
BoardChange activeIs(SeatId seat);
BoardChange actingIs(int token);
BoardChange markTaken(int mark);

/** Everything that is there, as changes of an empty board. */
std::vector<BoardChange> allOf(const BoardView &board);

/** Writes the change into what the seat sees. What is laid is kept by kind, then id. A change of
    something that is not there changes nothing. */
void fold(const BoardChange &change, SeatId seat, BoardView &board);

} // namespace escarmouche::rules::kit
