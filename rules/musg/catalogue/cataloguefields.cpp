// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/catalogue/cataloguefields.h"

#include "rules/core/dice/request.h"
#include "rules/musg/catalogue/profilekeys.h"
#include "rules/musg/catalogue/traitkeys.h"

namespace escarmouche::rules::musg {

using json::Cursor;

namespace {

using Keys = std::span<const std::string_view>;

constexpr int kMostDistance = 1000;
constexpr int kMostForce = 12;
constexpr int kMostDice = 12;
constexpr int kMostStat = 40;

constexpr std::array<std::string_view, 2> kReloads{"fast", "slow"};
constexpr std::array<std::string_view, 3> kTemplates{"none", "blast", "flame"};
constexpr std::array<std::string_view, 3> kArchaics{"none", "black-powder", "missile"};
constexpr std::array<std::string_view, 4> kGroups{"none", "body-armour", "shield", "rondache"};
constexpr std::array<std::string_view, 1> kOwnForce{"own"};

template<class Enumerator>
Enumerator readChoice(const Cursor &at, std::string_view key, Keys choices)
{
    const auto found = at.find(key);
    return static_cast<Enumerator>(found ? found->choice(choices) : 0);
}

/** A number, or {"bearer": n} where the bearer's own force counts. */
Force readShotForce(const Cursor &at)
{
    if (at.isInteger())
        return {false, static_cast<int>(at.integer(1, kMostForce))};
    constexpr std::array<std::string_view, 1> kKeys{"bearer"};
    at.object(kKeys);
    return {true, static_cast<int>(at["bearer"].integer(-kMostForce, kMostForce))};
}

/** What is added to the bearer's force, or "own" for that force alone. */
Force readBlowForce(const Cursor &at)
{
    if (at.isInteger())
        return {false, static_cast<int>(at.integer(-kMostForce, kMostForce))};
    at.choice(kOwnForce);
    return {true, 0};
}

std::optional<std::array<int, 3>> readRanges(const Cursor &at)
{
    const auto limits = at.array(3, 3);
    if (limits.size() != 3)
        return std::nullopt;
    std::array<int, 3> ranges{};
    int least = 1;
    for (std::size_t i = 0; i < ranges.size(); ++i)
        least = ranges[i] = static_cast<int>(limits[i].integer(least, kMostDistance));
    return ranges;
}

} // namespace

Keys rangedKeys()
{
    static constexpr std::array<std::string_view, 10> kKeys{
        "ranges", "force",     "targets", "reload",  "template",
        "heavy",  "artillery", "modern",  "archaic", "pa"};
    return kKeys;
}

Keys meleeKeys()
{
    static constexpr std::array<std::string_view, 4> kKeys{"hands", "dice", "force", "first_free"};
    return kKeys;
}

Keys itemKeys()
{
    static constexpr std::array<std::string_view, 7> kKeys{
        "group", "most", "most_is_illegal", "modifiers", "traits", "pair_traits", "tribal"};
    return kKeys;
}

int readInteger(const Cursor &at, std::string_view key, int least, int most, int otherwise)
{
    const auto found = at.find(key);
    return found ? static_cast<int>(found->integer(least, most)) : otherwise;
}

bool readFlag(const Cursor &at, std::string_view key)
{
    const auto found = at.find(key);
    return found && found->boolean();
}

Profile readProfile(const Cursor &at, bool withCost)
{
    std::vector<std::string_view> keys(kStatKeys.begin(), kStatKeys.end());
    if (withCost)
        keys.push_back("cost");
    at.object(keys);
    Profile profile;
    for (std::size_t i = 0; i < kStatKeys.size(); ++i) {
        if (const auto stat = at.find(kStatKeys[i]))
            profile.stats[i] = static_cast<int>(stat->integer(1, kMostStat));
    }
    if (withCost)
        profile.cost = static_cast<int>(at["cost"].integer(0, kMostCost));
    return profile;
}

std::vector<Modifier> readModifiers(const Cursor &at)
{
    at.object(kStatKeys);
    std::vector<Modifier> modifiers;
    for (std::size_t i = 0; i < kStatKeys.size(); ++i) {
        if (const auto amount = at.find(kStatKeys[i]))
            modifiers.push_back({static_cast<Stat>(i), static_cast<int>(amount->integer(-20, 20))});
    }
    return modifiers;
}

std::vector<Trait> readTraits(const Cursor &at)
{
    std::vector<Trait> traits;
    for (const Cursor &word : at.array(kMostTraits))
        traits.push_back(static_cast<Trait>(word.choice(kTraitKeys)));
    return traits;
}

RangedWeapon readRanged(const Cursor &at)
{
    RangedWeapon weapon;
    if (const auto ranges = at.find("ranges"))
        weapon.ranges = readRanges(*ranges);
    weapon.force = readShotForce(at["force"]);
    weapon.targets = readInteger(at, "targets", 1, kMostDice, 1);
    weapon.reload = readChoice<Reload>(at, "reload", kReloads);
    weapon.shape = readChoice<Template>(at, "template", kTemplates);
    weapon.heavy = readFlag(at, "heavy");
    weapon.artillery = readFlag(at, "artillery");
    if (const auto modern = at.find("modern"))
        weapon.modern = modern->boolean();
    weapon.archaic = readChoice<Archaic>(at, "archaic", kArchaics);
    weapon.paToFire = readInteger(at, "pa", 1, 3, 1);
    // A flame needs no ranges and everything else cannot do without.
    if (at.has("ranges") == (weapon.shape == Template::Flame))
        at.complain(at.has("ranges") ? ErrorCode::UnknownKey : ErrorCode::MissingKey, "ranges");
    return weapon;
}

MeleeWeapon readMelee(const Cursor &at)
{
    MeleeWeapon weapon;
    weapon.hands = static_cast<int>(at["hands"].integer(0, 2));
    weapon.dice = static_cast<int>(at["dice"].integer(1, kMostDice));
    weapon.force = readBlowForce(at["force"]);
    weapon.firstFree = readFlag(at, "first_free");
    return weapon;
}

Item readItem(const Cursor &at)
{
    Item item;
    item.group = readChoice<ItemGroup>(at, "group", kGroups);
    item.most = readInteger(at, "most", 0, kMostDice, 0);
    item.mostIsIllegal = readFlag(at, "most_is_illegal");
    if (const auto modifiers = at.find("modifiers"))
        item.modifiers = readModifiers(*modifiers);
    if (const auto traits = at.find("traits"))
        item.traits = readTraits(*traits);
    if (const auto traits = at.find("pair_traits"))
        item.pairTraits = readTraits(*traits);
    item.tribal = readFlag(at, "tribal");
    return item;
}

} // namespace escarmouche::rules::musg
