// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/catalogue/catalogue.h"
#include "rules/core/game/game.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

// A team picked from a cast of which there is one of each, with what they carry in slots, for a
// budget. People and things are numbered from 1.

namespace escarmouche::rules::kit {

/** Where a thing lies on the card of whoever carries it. */
enum class Slot : std::uint8_t { Hand, Bag, Box };

/** What is carried where. */
enum class ThingSort : std::uint8_t {
    Weapon, // in the hand, else in the bag
    Either, // in a box while one is free, else as a weapon
    Thing, // in a box
    Attachment, // part of a weapon, else in a box
};

/** Somebody of the cast. */
struct TeamPerson {
    std::string id;
    Text name = {}, effect = {};
    int cost = 0;
    int weapons = 0, boxes = 0; // that a card has room for
    int flip = 0, death = 0; // wounds that turn the counter, and that kill
    RuleId room = {}; // that says so
    std::vector<Cell> cells = {}; // figures, in the columns of the box
    std::vector<std::string> rules = {};
};

struct TeamThing {
    std::string id;
    Text name = {}, effect = {};
    ThingSort sort = ThingSort::Thing;
    bool takesAttachment = false;
    int price = 0;
    std::vector<Cell> cells = {};
    std::vector<std::string> rules = {};

    bool isWeapon() const { return sort == ThingSort::Weapon || sort == ThingSort::Either; }
};

/** Something that is carried. */
struct Carrying {
    int item = 0;
    bool isImproved = false; // a weapon with an attachment
    bool isGiven = false; // it costs nothing
};
struct Member {
    int kind = 0; // who it is
    std::vector<Carrying> items = {};
};
struct Team {
    std::vector<Member> members;
};

/** What a team is for. */
struct Muster {
    int most = 0; // people; 0: as given
    int points = 0; // for things, and for people where they are bought
    bool buysSurvivors = false;
    std::vector<Member> given = {}; // with what is handed out, or the ready-made team
};
struct TeamTask {
    std::string id;
    Text name;
    Muster muster;
};

/** The rules that a team keeps to. */
struct TeamRuleIds {
    RuleId once; // there is one of each
    RuleId cast; // who takes part is given
    RuleId most; // how many are bought
    RuleId things; // what they may cost
};

struct TeamBox {
    std::vector<TeamPerson> people = {};
    std::vector<TeamThing> things = {};
    std::vector<TeamTask> tasks = {};
    TeamRuleIds rules = {};
    std::vector<Column> columns = {}, thingColumns = {}; // of cells

    const TeamPerson &person(int kind) const { return people[static_cast<std::size_t>(kind - 1)]; }
    const TeamThing &thing(int kind) const { return things[static_cast<std::size_t>(kind - 1)]; }
};

/** "A, B" */
void join(Text &list, const Text &next);

/** Where the things of a member lie, in their order; nowhere: there is no room. The first weapon
    lies in the hand, the second in the bag. */
std::vector<std::optional<Slot>> slotsOf(const TeamBox &box, const Member &member);

/** What it costs: people where they are bought, things but those that were given, attachments. */
int costOf(const TeamBox &box, const Muster &muster, const Team &team);
int costOf(const TeamBox &box, const Carrying &carrying);

/** An attachment goes to the first weapon that can take it. */
void give(const TeamBox &box, Member &member, int item);

/** Something that is wrong with a team. */
struct TeamFault {
    enum class What : std::uint8_t { Room, Twice, Stranger, Missing, Many, Points };

    What what = What::Room;
    RuleId rule = {};
    int member = -1; // of the team, from 0; of somebody missing who it is
    int item = -1; // of the member
    int amount = 0, limit = 0;
};
std::vector<TeamFault> faultsOf(const TeamBox &box, const Muster &muster, const Team &team);
/** The first of them refuses it: "refused.no-room", "refused.too-many" and so on. */
Judged<void> judgeTeam(const TeamBox &box, const Muster &muster, const Team &team);

} // namespace escarmouche::rules::kit
