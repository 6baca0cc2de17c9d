// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/values/cataloguesource.h"
#include "rules/core/values/error.h"
#include "rules/core/words/phrase.h"
#include "rules/core/words/text.h"
#include "rules/kit/squares/tiling.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// What is in the boxes of Zombies!!!: tiles, cards, tokens.

namespace escarmouche::rules::zombies {

/** The base game, what joins it, and the areas (ZZZ-EXP). */
enum class Set : std::uint8_t { Base, Z35, Z6, Z2, Z3, Z4, Z5, Z7, Z8 };
inline constexpr int kAreas = 6;
/** The number of an area, from 0; -1: what is of the town (ZZZ-EXP-08). */
constexpr int areaOf(Set set)
{
    return set < Set::Z2 ? -1 : static_cast<int>(set) - static_cast<int>(Set::Z2);
}
constexpr Set setOf(int area)
{
    return static_cast<Set>(static_cast<int>(Set::Z2) + area);
}
using kit::Side, kit::kAllSides, kit::opposite;

/** The passage between the interior square there and the street on that side of it. */
struct Door {
    std::uint8_t row = 0, column = 0;
    Side side = Side::North;

    bool operator==(const Door &) const = default;
};

enum class TileRole : std::uint8_t { Start, Helipad, Named, Common, Entrance };

/** What people may agree is in a building (ZZZ-EXP-09). */
enum class Special : std::uint8_t { None, Enhanced, Jeep, Vent };

/** A kind of tile, as it is printed. */
struct TileKind {
    std::string id;
    Set set = Set::Base;
    Text name;
    TileRole role = TileRole::Common;
    std::vector<std::string> grid; // rows from north: '.' street, 'b' interior, '#' blocked
    std::vector<Door> doors;
    std::vector<Side> exits; // where a road leaves it
    int count = 0; // in the box
    int zombies = 0, bullets = 0, life = 0; // that come with it
    bool isStation = false;
    Special special = Special::None;
    std::optional<Side> townSide, areaSide; // of an entrance
    int attached = 0; // to the entrance of its area: 1 comes first, then 2; 0: it is not
    std::vector<std::string> source; // rules
};

/** What a card does, one verb at a time; what its numbers mean goes by the verb. */
enum class Op : std::uint8_t {
    CombatBonus,
    CombatKill,
    CombatSetDie,
    CombatReroll,
    CombatPush,
    PreventLifeLoss,
    DodgeOn,
    MoveBonus,
    MoveSet,
    MoveMult,
    MoveAddRoll,
    MovePassBlocked,
    StopAfterCombat,
    NoCombat,
    SkipStep,
    Steer,
    Gain,
    Lose,
    Steal,
    Draw,
    DiscardInPlay,
    ZombiesAdd,
    ZombiesRemove,
    ZombiesShift,
    ZombiesRollBonus,
    TileExtra,
    TilePeek,
    RoadBlock,
    BuildingSeal,
    Teleport,
    SwapPawns,
    CancelCard,
    SewerSkipPenalty,
    SewerGainToken,
    SewerMoveToken,
    SewerCloseToken,
    SewerForceUp,
    SubwayExpress,
    SubwayClose,
};
enum class What : std::uint8_t { Life, Bullet, Guts, Card, Manhole };
enum class Where : std::uint8_t {
    Anywhere,
    OwnSquareAndOrthogonal,
    OwnTileStreet,
    OneTileStreet,
    OneTile,
    SameSet,
    Manholes,
    OneStation,
    OneBuilding,
    Line4,
    OneTileRange2,
    SameTile,
};
enum class SkippedStep : std::uint8_t { Move, Zombies };
enum class Chooser : std::uint8_t { Player, Owner };
enum class Goal : std::uint8_t { None, StreetRange2Tiles };
enum class Until : std::uint8_t { Now, OwnNextTurn };
enum class Lasting : std::uint8_t { Always, ThisCombat };
enum class Scope : std::uint8_t { Nothing, Move };

struct Effect {
    Op op = Op::Gain;
    int n = 0, num = 1, den = 1, steps = 0, squares = 0, turns = 0, value = 0, natural = 0,
        perTurn = 0;
    std::vector<int> values = {};
    What what = What::Life;
    Where where = Where::Anywhere;
    SkippedStep step = SkippedStep::Move;
    Chooser chooser = Chooser::Player;
    Goal to = Goal::None;
    Until until = Until::Now;
    Lasting duration = Lasting::Always;
    Scope scope = Scope::Nothing;
    bool collects = false, streetOnly = false, sewerOnly = false, notLast = false, mayPlay = false,
         reorders = false;

    bool operator==(const Effect &) const = default;
};

/** When a card may be played (ZZZ-CARD-01). */
enum class Moment : std::uint8_t {
    OwnTurn,
    BeforeOwnMoveRoll,
    AfterOwnMoveRoll,
    OwnMove,
    OwnCombat,
    BeforeTargetMoveRoll,
    AfterTargetMoveRoll,
    TargetCombat,
    AnyTime,
    ZombieMove,
    TileStep,
    ReactionCard,
};
enum class Aim : std::uint8_t {
    Self,
    OtherPlayer,
    AllOthers,
    All,
    CurrentPlayer,
    Card,
    Tile,
    Square,
    Token,
    PlayerInSewer,
    Building,
};
enum class CardType : std::uint8_t {
    Weapon,
    Item,
    Action,
    Attack,
    Zombie,
    Tile,
    Reaction,
    Sewer,
    Subway
};

/** What a card does that lies before its player (ZZZ-CARD-06). */
struct LaidUse {
    std::vector<Effect> always; // as long as it lies there
    std::vector<Effect> discard; // once, when its player gives it up
    std::optional<Moment> when; // he may do that
    int uses = 0; // in combat, then it is gone; 0: any number

    bool operator==(const LaidUse &) const = default;
};

struct CardKind {
    std::string id;
    Set set = Set::Base;
    Text name;
    Text effect; // in a sentence
    CardType type = CardType::Action;
    int copies = 0;
    Moment when = Moment::AnyTime;
    Aim target = Aim::Self;
    std::string building; // the tile in which it must be laid; empty: none
    bool townOnly = false; // ZZZ-CARD-13
    std::vector<Effect> does;
    std::optional<LaidUse> laid;
    std::vector<std::string> source; // rules
};

/** As the files have them. */
std::string_view wordOf(Set set);
std::string_view wordOf(CardType type);

/** What a player begins with, and again after death. */
struct Start {
    int life = 3, bullets = 3, cards = 3, guts = 3, manholes = 2;

    bool operator==(const Start &) const = default;
};
struct Most {
    int life = 5, guts = 5, hand = 3, leastHand = 1, zombies = 25; // least with guts; to win

    bool operator==(const Most &) const = default;
};
/** The tokens of the box. */
struct Stock {
    int zombies = 100, anArea = 25, life = 30, bullets = 60, manholes = 10;

    bool operator==(const Stock &) const = default;
};
struct Limits {
    Start start;
    Most most;
    Stock stock;

    bool operator==(const Limits &) const = default;
};

/** Kinds of tiles and cards are numbered from 1 in the order of the catalogue. Journals hold these
    numbers: what is new comes last in its file. */
struct Box {
    std::vector<TileKind> tiles;
    std::vector<CardKind> cards;
    Limits limits;

    const TileKind &tile(int kind) const { return tiles[static_cast<std::size_t>(kind - 1)]; }
    const CardKind &card(int kind) const { return cards[static_cast<std::size_t>(kind - 1)]; }
    /** 0: there is none. */
    int tileNamed(std::string_view id) const;
    /** The first kind of tile of an area; the others of it follow. */
    int firstTileOf(int area) const;
};

/** Reads "zombies/tiles.json", "cards.json" and "limits.json". */
Result<Box> readBox(const CatalogueSource &source);
/** The sentences and words of "zombies/words.json" and the like. */
Result<PhraseBook> readWords(const CatalogueSource &source);

/** What a match keeps of the box: all figures of the kinds that are in play, none of the words. */
std::string figuresOf(const Box &box);
Result<Box> readFigures(std::string_view text);

} // namespace escarmouche::rules::zombies
