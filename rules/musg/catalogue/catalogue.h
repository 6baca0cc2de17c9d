// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/values/cataloguesource.h"
#include "rules/core/values/error.h"
#include "rules/core/values/number.h"
#include "rules/core/words/phrase.h"
#include "rules/core/words/text.h"

#include <array>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace escarmouche::rules::musg {

/** Levels from high to low, then those outside the ladder (MUSG-PROFILE-10). */
enum class Rank { Chief, SousChef, SousFifre, Figurant, Mercenary, Summon };
inline constexpr int kRanks = 6;

/** The characteristics of a profile, in the order of the sheet (MUSG-PROFILE-07). */
enum class Stat { Mvt, Cd, Ct, Cc, F, R, Pv };
inline constexpr int kStats = 7;

/** Lasting properties of a figure beyond its numbers: given by race, item, advance, injury or
    contract. The texts are catalogue entries of kind Trait with the same id. */
enum class Trait {
    EnrolsGoblins, // the band may enrol goblin sous-fifres
    NoAttentionChef,
    IgnoresDifficultGround,
    SwarmCommand,
    OrcChiefAllowed,
    GroupCommand, // figurants
    Gang, // tribes
    Poison,
    NeverRouts, // mad scientist's zombies: no Cd, no reaction, no shot, no charge
    HeadHit,
    NoZombieMaking,
    BionicLegPair, // +2 Mvt on normal ground
    JumpPack, // +3 Mvt on normal ground, climbs at 1
    RopeAndGrapple,
    FallBestOfTwo, // Voltigeur: rope at 1 per pas, fall roll best of two
    CommandBestTwoOfThree, // Nerfs d'acier
    RegainsPv, // Volonté de vivre
    ExtraMeleeDie, // Points faibles
    RerollsDamage, // Points vitaux
    CatchesBlades, // Attrape lame
    Medikit,
    DefusingKit,
    Silenced,
    ImprovedEye, // Von Braün
    RandomActivity,
    MissesNextGame,
    IgnoresFirstWound,
    ImplacableHatred,
    Hardened,
    // mercenaries' contracts
    ArrivesTurnThree,
    GuardsChief,
    InterceptsForChief,
    CarriesChief,
    ChiefSpared,
    ShootsIntoMelee,
    DeploysLast,
    DeploysForward,
    TwoShotsPerPa,
    HeavyCostsOne,
    NoMisfires,
    DeploysHidden,
    MayWait,
    Undetectable,
    DeploysAnywhere,
    LeavesMeleeFree,
    ClimbsFree,
    DivesWithoutRoll,
};

/** One row of numbers as printed. An empty stat: the figure has none (MUSG-PROFILE-14). */
struct Profile {
    std::array<std::optional<int>, kStats> stats;
    int cost = 0;
    RuleId rule;

    const std::optional<int> &operator[](Stat stat) const
    {
        return stats[static_cast<std::size_t>(stat)];
    }
};

/** What a race, item, advance or injury adds to one characteristic; CT and CC count downwards,
    so that -1 is one better. */
struct Modifier {
    Stat stat = Stat::Mvt;
    int amount = 0;
};

enum class Reload { Fast, Slow };
enum class Template { None, Blast, Flame };
enum class Archaic { None, BlackPowder, Missile };

/** A weapon's own force, or the bearer's F plus a modifier, at least 1 (MUSG-RANGED-10). */
struct Force {
    bool bearers = false;
    int amount = 0;
};

struct RangedWeapon {
    std::optional<std::array<int, 3>> ranges; // short, medium, long in pas; none: flame template
    Force force;
    int targets = 1; // dice to hit; a template rolls one
    Reload reload = Reload::Fast;
    Template shape = Template::None;
    bool heavy = false;
    bool artillery = false;
    bool modern = true; // barred to tribes (MUSG-PULP-15)
    Archaic archaic = Archaic::None;
    int paToFire = 1;
};

struct MeleeWeapon {
    int hands = 1; // 0: none needed
    int dice = 1;
    Force force; // bearer's F plus amount, always; `bearers` true: own F alone (tail weapon)
    bool firstFree = false; // the dagger (MUSG-MELEE-05)
};

/** Body armour excludes body armour; a shield and a rondache have their own exclusions. */
enum class ItemGroup { None, BodyArmour, Shield, Rondache };

struct Item {
    ItemGroup group = ItemGroup::None;
    int most = 0; // that have an effect or may be worn; 0: any number
    bool mostIsIllegal = false; // more than that breaks a rule, else it is only wasted
    std::vector<Modifier> modifiers; // for each one
    std::vector<Trait> traits;
    std::vector<Trait> pairTraits; // of two
    bool tribal = false; // only in a tribe (poison)
};

struct Race {
    std::array<Profile, 3> rows; // chief, sous-chef, sous-fifre
    int mostSousChefs = 2;
    std::vector<Trait> traits;
    Text adjective; // "orc", as in "orc chief"; of the generic rows empty
    Text setting;
};

/** A figure with one fixed profile: figurant, zombie, mercenary, printed list entry. */
struct Figure {
    Rank rank = Rank::Figurant;
    Profile profile;
    struct Gear {
        Text name; // as the sheet prints it
        std::variant<RangedWeapon, MeleeWeapon, Item> what;
        RuleId rule;
    };
    std::vector<Gear> gear; // included in the price
    std::vector<Trait> traits;
    bool gearFixed = false; // may be given nothing else (MUSG-MERC-04, MUSG-PULP-17)
    int perGame = 0; // a mercenary's fee for later games
    std::string list; // "allies", "axis": a printed list of the Pentacle; else empty
    int listed = 0; // how many the printed list has
};

struct Advance {
    int number = 0; // as printed, 1 to 23
    std::vector<EntryId> requires_;
    std::vector<Modifier> modifiers;
    std::vector<Trait> traits;
};

/** A lasting result of the injury table; what leaves nothing on the roster is not here. */
struct Injury {
    std::vector<int> rolls; // d66 results; of the shady doctor 33; of another table none
    std::vector<Modifier> modifiers;
    std::vector<Trait> traits;
    bool once = false; // a second one has no further effect (MUSG-INJURY-04)
    bool namesBand = false; // hatred: of whom
    bool oneGame = false; // lifted at the end of the next game
};

/** Vehicles, their arms and improvements: data for a later module, never bought by a band. */
struct VehicleData {
    std::vector<std::pair<std::string, int>> figures; // as printed, by name: "structure", 3
};

struct TraitText {
    Trait trait = Trait::EnrolsGoblins;
};

enum class Kind { Race, Figure, Ranged, Melee, Item, Advance, Injury, Trait, Vehicle };

struct Entry {
    std::string id; // kebab-case, never reused
    Kind kind = Kind::Item;
    Text name;
    Text effect; // short, in our own words
    Text note; // of a weapon, what its numbers do not say; may be empty
    int cost = 0;
    std::vector<RuleId> rules; // the first one is cited by the numbers it gives
    std::variant<Race, Figure, RangedWeapon, MeleeWeapon, Item, Advance, Injury, TraitText,
                 VehicleData>
        what;

    RuleId rule() const { return rules.empty() ? RuleId{} : rules.front(); }
};

struct RankData {
    Text name; // "Sous-fifre"
    Text plural;
    int pa = 2;
    std::optional<int> level; // none: outside the ladder
    bool hero = false; // counts in the heroes' envelope
    int baseCost = 0;
    int experienceBoxes = 0; // MUSG-CAMP-06
};

/** Limits of a band as printed (MUSG-BAND-01..05, MUSG-FIGURANT-03, MUSG-CAMP-05). */
struct BandLimits {
    int total = 500;
    int heroes = 300;
    int sousFifres = 200;
    int sousChefs = 2;
    int usualLeast = 3;
    int usualMost = 10;
    int figurantsPerSousFifre = 4;
    int boxesPerAdvance = 5;
    int mostCommand = 11;
    int bestTarget = 2;
    int worstTarget = 6;
    int antiterroristSousChefs = 4;
};

/** Everything a band can be made of, read once and immutable. Entries keep their places, so that
    an EntryId is valid for the catalogue's life. */
class Catalogue
{
public:
    /** Reads the files of folder "musg"; fails with all complaints, each with its place as
        "musg/races.json#/entries/0/name". */
    static Result<Catalogue> load(const CatalogueSource &source);

    const Entry &operator[](EntryId id) const;
    std::optional<EntryId> find(std::string_view id) const;
    /** The known id nearest to the one met, or empty. */
    std::string nearest(std::string_view id) const;
    const std::vector<EntryId> &of(Kind kind) const; // in the order of the book
    const std::vector<Entry> &entries() const { return m_entries; }
    /** Rises whenever a figure of the catalogue changes; a campaign keeps the one it began with. */
    int version() const { return m_version; }

    const RankData &rank(Rank rank) const { return m_ranks[static_cast<std::size_t>(rank)]; }
    const BandLimits &limits() const { return m_limits; }
    const Entry &trait(Trait trait) const;
    /** Sentences, labels and titles by key, both languages. */
    const PhraseBook &words() const { return m_words; }
    /** A label by key, from words(). */
    const Text &word(std::string_view key) const;

    // Entries the rules speak of by name.
    EntryId goblin, orc, figurant, zombie, dagger, shield, rondache, poison, hiredMercenary;

private:
    friend class CatalogueReader;

    int m_version = 0;
    std::vector<Entry> m_entries;
    std::map<std::string, EntryId, std::less<>> m_byId;
    std::map<Kind, std::vector<EntryId>> m_byKind;
    std::map<Trait, EntryId> m_byTrait;
    std::array<RankData, kRanks> m_ranks;
    BandLimits m_limits;
    PhraseBook m_words;
    std::vector<std::unique_ptr<std::string>> m_ruleTexts; // what RuleIds of entries view
};

} // namespace escarmouche::rules::musg
