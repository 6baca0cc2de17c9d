// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/values/cataloguesource.h"
#include "rules/core/values/error.h"
#include "rules/core/words/phrase.h"
#include "rules/core/words/text.h"
#include "rules/kit/hex/hexboards.h"
#include "rules/kit/team/team.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// What is in the box of All Things Zombie: survivors, items, boards, scenarios, figures.

namespace escarmouche::rules::atz {

using Border = kit::Side;
using kit::Slot; // of a status card (ATZ-COMP-03)

/** One side of a counter (ATZ-COMP-01). */
struct Face {
    int rep = 0, mp = 0, melee = 0;
};

enum class Sex : std::uint8_t { Female, Male };
/** What a survivor can do that others cannot (ATZ-ABIL). */
enum class Ability : std::uint8_t {
    None,
    Cure,
    TwoActions,
    Marksman,
    Peek,
    Reroll,
    ForceReroll,
    CheatDeath,
    Heal,
    FollowOn,
};

struct SurvivorKind {
    std::string id;
    Text name;
    Text effect; // of the ability, in a sentence
    Sex sex = Sex::Female;
    bool isStar = false;
    bool isGeneric = false; // has no status card (ATZ-FIND-03)
    Ability ability = Ability::None;
    int cost = 0;
    Face healthy, wounded;
    std::vector<std::string> source; // rules
};

enum class ItemType : std::uint8_t { Gun, Grenade, MedKit, Ammo, Drugs, Vest, Improvement };

/** Something that a survivor carries. The dice are those of a gun. */
struct ItemKind {
    std::string id;
    Text name;
    Text effect;
    ItemType type = ItemType::Gun;
    int range = 0, leastDice = 0, mostDice = 0;
    int keptDice = 0; // the best so many count; 0: all do
    bool oneHex = false; // all dice go into one hex
    bool isSilent = false;
    bool isImprovable = false;
    bool isImposing = false; // to somebody who has one that is not (ATZ-FIND-04)
    int price = 0;
    int counters = 0; // in the box
    int loot = 0; // cards of it in the Loot deck
    std::vector<std::string> source;

    /** What lies in the hand or the bag. */
    bool isWeapon() const { return type == ItemType::Gun || type == ItemType::Grenade; }
};

struct BuildingName {
    std::string letter; // of its hexes in the rows of the board
    Text name;
};

/** A board as it is printed: rows from the north, hexes from the west; '.' desert, '=' road, 'g'
    green wall, '%' woods, ',' field, capital letters buildings. */
struct BoardKind {
    std::string id;
    Text name;
    std::vector<std::string> rows;
    std::vector<BuildingName> buildings;
    std::vector<std::string> source;
};
inline constexpr int kBoardRows = 13, kBoardColumns = 17;

/** What a survivor is given by the scenario. */
struct Given {
    std::string to;
    std::vector<std::string> items;

    bool operator==(const Given &) const = default;
};
struct SideKind {
    std::vector<std::string> survivors;
    int points = 0; // for items
    std::vector<Given> given;
    std::vector<Given> usual = {}; // what its points buy where nobody picks
    std::optional<Border> entry;
};
/** What a side is there for. */
enum class Goal : std::uint8_t { Survive, BulletsAndOut, LastSide, Glory };

struct ScenarioKind {
    std::string id;
    Text name;
    Text effect; // what it is about
    std::vector<int> boards; // by their number, from the west or the north
    bool northSouth = false; // they lie one below the other
    bool oneByOne = false; // a board after the other is played on
    std::vector<SideKind> sides;
    int startDice = 0, startDistance = 0; // of zombies; dice per survivor
    int turns = 0; // 0: no limit
    bool noCards = false; // buildings are empty
    Goal goal = Goal::Survive;
    bool isSkirmish = false; // survivors are bought: of each side as many as the players allow
    bool isPicked = false; // teams are picked, not dealt
    std::vector<std::string> source;
};

struct Speed {
    int mp = 0;
    int perDirection = 0; // counters that have it
};
struct ZombieFigures {
    int rep = 4;
    std::vector<Speed> speeds;
    std::vector<int> cards; // of the Zombie deck, with 0 zombies, with 1, ...
    int noFind = 0; // Loot cards that show nothing
};
struct MoveFigures {
    int clear = 1, rough = 2, building = 2, runDice = 2, fleeBonus = 2;
};
struct ShotFigures {
    int spawnFrom = 4; // least die that brings a zombie
    int distance = 6; // from the marker at which it comes
    int startDice = 6; // of a skirmish, per survivor
    int emptyOnes = 2; // natural ones that empty a weapon
    int inSight = 6; // hexes under which somebody comes into sight
    int far = 5; // hexes from which a survivor is hard to hit
    int dusk = 12, night = 2; // hexes that one sees then (ATZ-LOS-04)
};
struct MeleeFigures {
    int crowd = 4, times = 3; // zombies, and how far ahead, for a double wound
};
/** Wounds that turn the counter, and that kill (ATZ-COMP-05). */
struct WoundFigures {
    int namedFlip = 2, namedDeath = 4, genericFlip = 1, genericDeath = 2;
};
/** Of a status card (ATZ-COMP-03). */
struct StatusCard {
    int weapons = 2, boxes = 3;
};
/** Points of glory (ATZ-CAMP-02); what a point is paid for, or one wound costs. */
struct Glory {
    int search = 1, zombies = 5, hostile = 1, scenario = 2, wound = 2;
};
struct Budget {
    int mostPlayers = 0, survivors = 0, points = 0;
};
struct SkirmishFigures {
    int turns = 15;
    std::vector<Budget> byPlayers;
};
struct Limits {
    ZombieFigures zombies;
    MoveFigures moves;
    ShotFigures shots;
    MeleeFigures melee;
    WoundFigures wounds;
    StatusCard card;
    Glory glory;
    SkirmishFigures skirmish;
    std::string entryRows; // in which zombies enter, one after the other (ATZ-SCEN-25)
};

/** Survivors, items and boards are numbered from 1 in the order of the catalogue. Journals hold
    these numbers: what is new comes last in its file. */
struct Box {
    std::vector<SurvivorKind> survivors;
    std::vector<ItemKind> items;
    std::vector<BoardKind> boards;
    std::vector<ScenarioKind> scenarios;
    Limits limits;

    const SurvivorKind &survivor(int kind) const { return at(survivors, kind); }
    const ItemKind &item(int kind) const { return at(items, kind); }
    const BoardKind &board(int kind) const { return at(boards, kind); }
    /** 0: there is none. */
    int survivorNamed(std::string_view id) const;
    int itemNamed(std::string_view id) const;
    /** Null: there is none. */
    const ScenarioKind *scenarioNamed(std::string_view id) const;

private:
    template<class Kind>
    static const Kind &at(const std::vector<Kind> &kinds, int kind)
    {
        return kinds[static_cast<std::size_t>(kind - 1)];
    }
};

/** Reads "atz/survivors.json", "items.json", "boards.json", "scenarios.json" and "limits.json". */
Result<Box> readBox(const CatalogueSource &source);
/** What a journal keeps of the box for a match of that scenario, and the box as it was then: what
    it is called comes from the one that is known. */
std::string figuresOf(const Box &box, const ScenarioKind &scenario);
Result<Box> readFigures(std::string_view text, const Box &known);
/** The sentences and words of "atz/play.json". */
Result<PhraseBook> readWords(const CatalogueSource &source);

} // namespace escarmouche::rules::atz
