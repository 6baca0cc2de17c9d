// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/keys.h"
#include "rules/musg/traitkeys.h"
#include "tests/support/catalogue.h"

#include <QtTest/QtTest>

using namespace escarmouche::rules;
using namespace escarmouche::rules::musg;

namespace {

// Expected figures are typed in from the tables, never derived from the data files.

const Catalogue &catalogue()
{
    return escarmouche::tests::musgCatalogue();
}

const Entry &entry(std::string_view id)
{
    const auto found = catalogue().find(id);
    if (!found)
        qFatal("no entry %s", std::string(id).c_str());
    return catalogue()[*found];
}

std::string joined(const std::vector<std::string> &parts)
{
    std::string out;
    for (const std::string &part : parts)
        out.append(out.empty() ? "" : " ").append(part);
    return out;
}

/** "9 11 2+ 3+ 5 4 6", a dash for what the figure lacks. */
std::string numbers(const Profile &profile)
{
    std::vector<std::string> parts;
    for (int i = 0; i < kStats; ++i) {
        const auto stat = static_cast<Stat>(i);
        const bool target = stat == Stat::Ct || stat == Stat::Cc;
        parts.push_back(profile[stat] ? std::to_string(*profile[stat]) + (target ? "+" : "") : "-");
    }
    return joined(parts);
}

std::string ranged(const RangedWeapon &weapon, int cost)
{
    std::vector<std::string> parts;
    if (weapon.ranges)
        for (const int limit : *weapon.ranges)
            parts.push_back(std::to_string(limit));
    parts.push_back(weapon.force.bearers ? "F" + std::to_string(weapon.force.amount)
                                         : std::to_string(weapon.force.amount));
    parts.push_back("x" + std::to_string(weapon.targets));
    parts.push_back(weapon.reload == Reload::Slow ? "slow" : "fast");
    if (weapon.shape != Template::None)
        parts.push_back(weapon.shape == Template::Blast ? "blast" : "flame");
    if (weapon.heavy)
        parts.push_back("heavy");
    if (weapon.artillery)
        parts.push_back("artillery");
    if (weapon.archaic != Archaic::None)
        parts.push_back(weapon.archaic == Archaic::Missile ? "missile" : "powder");
    if (!weapon.modern)
        parts.push_back("old");
    parts.push_back(std::to_string(weapon.paToFire) + "PA");
    parts.push_back(std::to_string(cost));
    return joined(parts);
}

std::string melee(const MeleeWeapon &weapon, int cost)
{
    return joined({std::to_string(weapon.hands), std::to_string(weapon.dice) + "d",
                   weapon.force.bearers ? "own" : std::to_string(weapon.force.amount),
                   std::to_string(cost)});
}

std::string modifiers(const std::vector<Modifier> &all)
{
    std::vector<std::string> parts;
    for (const Modifier &each : all)
        parts.push_back(std::string(key(each.stat)) + (each.amount > 0 ? "+" : "") +
                        std::to_string(each.amount));
    return joined(parts);
}

std::string traitWords(const std::vector<Trait> &all)
{
    std::vector<std::string> parts;
    for (const Trait each : all)
        parts.emplace_back(kTraitKeys[static_cast<std::size_t>(each)]);
    return joined(parts);
}

struct Row {
    const char *id;
    const char *figures;
};

} // namespace

class TestCatalogue : public QObject
{
    Q_OBJECT

private slots:
    void hasEveryEntryOfTheBook();
    void hasProfilesOfElevenRaces();
    void hasSpecialRulesOfRaces();
    void hasNineteenRangedWeapons();
    void hasTwentySixMeleeWeapons();
    void sellsTailWeaponForMounts();
    void hasEquipment();
    void hasFiguresOfTheirOwn();
    void givesMercenariesTheirGear();
    void keepsPrintedListsOfThePentacle();
    void hasTwentyThreeAdvances();
    void linksAdvancesToThoseBeforeThem();
    void hasLastingInjuries();
    void hasRanksAndLimits();
    void wordsEveryTrait();
    void namesEverythingInBothLanguages();
    void namesTheFrenchAsPrinted();
    void citesTheRuleOfEveryEntry();
    void findsEntriesAndTheNearest();
};

void TestCatalogue::hasEveryEntryOfTheBook()
{
    QCOMPARE(catalogue().of(Kind::Race).size(), std::size_t{11});
    QCOMPARE(catalogue().of(Kind::Ranged).size(), std::size_t{19});
    QCOMPARE(catalogue().of(Kind::Melee).size(), std::size_t{26 + 1}); // the tail weapon twice
    QCOMPARE(catalogue().of(Kind::Item).size(), std::size_t{10 + 2}); // poison, defusing kit
    QCOMPARE(catalogue().of(Kind::Figure).size(), std::size_t{2 + 6 + 1 + 4 + 5 + 2});
    QCOMPARE(catalogue().of(Kind::Advance).size(), std::size_t{23});
    QCOMPARE(catalogue().of(Kind::Injury).size(), std::size_t{9});
    QCOMPARE(catalogue().of(Kind::Trait).size(), kTraitKeys.size());
    QCOMPARE(catalogue().of(Kind::Vehicle).size(), std::size_t{3 + 3 + 3 + 3});
    QCOMPARE(catalogue().version(), 1);
}

void TestCatalogue::hasProfilesOfElevenRaces()
{
    struct RaceRows {
        const char *id;
        const char *chief;
        const char *sousChef;
        const char *sousFifre;
        std::array<int, 3> costs;
    };
    const std::array<RaceRows, 11> rows{{
        {"generic", "9 11 3+ 3+ 5 4 6", "8 8 4+ 4+ 4 3 4", "6 6 5+ 5+ 3 2 3", {40, 20, 8}},
        {"human", "9 11 2+ 3+ 5 4 6", "8 8 3+ 4+ 4 3 4", "6 7 4+ 5+ 3 2 3", {40, 20, 8}},
        {"orc", "9 10 3+ 3+ 5 6 6", "8 7 4+ 3+ 4 4 4", "6 6 5+ 4+ 3 3 3", {40, 20, 8}},
        {"elf", "9 11 3+ 3+ 5 3 6", "8 10 3+ 4+ 4 2 4", "6 8 3+ 5+ 3 2 3", {40, 20, 8}},
        {"dwarf", "7 11 3+ 3+ 5 4 6", "6 8 4+ 4+ 4 4 4", "3 6 4+ 4+ 3 4 3", {40, 20, 8}},
        {"rat-man", "11 10 2+ 3+ 4 3 6", "10 7 3+ 4+ 3 2 4", "8 5 3+ 5+ 2 1 3", {40, 20, 8}},
        {"goblin", "11 9 2+ 3+ 4 3 6", "10 7 2+ 4+ 3 2 4", "8 5 3+ 5+ 2 1 3", {20, 10, 4}},
        {"serpent-man", "8 11 4+ 3+ 5 6 6", "7 10 5+ 4+ 4 5 4", "5 9 6+ 5+ 3 3 3", {40, 20, 8}},
        {"alien-melee", "12 11 3+ 2+ 5 6 6", "10 8 4+ 3+ 5 5 4", "8 6 5+ 4+ 5 4 3", {40, 20, 8}},
        {"alien-shooter", "10 11 3+ 4+ 5 5 6", "8 8 4+ 4+ 4 4 4", "6 6 5+ 5+ 3 3 3", {40, 20, 8}},
        {"alien-techno", "11 11 4+ 4+ 5 6 6", "9 8 4+ 4+ 5 5 4", "7 6 5+ 5+ 4 4 3", {40, 20, 8}},
    }};
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const Entry &each = catalogue()[catalogue().of(Kind::Race)[i]];
        QCOMPARE(each.id, std::string(rows[i].id));
        const Race &race = std::get<Race>(each.what);
        QCOMPARE(numbers(race.rows[0]), std::string(rows[i].chief));
        QCOMPARE(numbers(race.rows[1]), std::string(rows[i].sousChef));
        QCOMPARE(numbers(race.rows[2]), std::string(rows[i].sousFifre));
        for (std::size_t row = 0; row < 3; ++row) {
            QCOMPARE(race.rows[row].cost, rows[i].costs[row]);
            QCOMPARE(race.rows[row].rule.value, each.rule().value);
        }
        QCOMPARE(race.mostSousChefs, each.id == "goblin" ? 3 : 2);
    }
}

void TestCatalogue::hasSpecialRulesOfRaces()
{
    const auto of = [](const char *id) {
        return traitWords(std::get<Race>(entry(id).what).traits);
    };
    QCOMPARE(of("human"), std::string("enrols-goblins"));
    QCOMPARE(of("orc"), std::string("enrols-goblins no-attention-chef"));
    QCOMPARE(of("rat-man"), std::string("ignores-difficult-ground enrols-goblins"));
    QCOMPARE(of("goblin"), std::string("swarm-command orc-chief-allowed"));
    for (const char *id :
         {"generic", "elf", "dwarf", "serpent-man", "alien-melee", "alien-shooter", "alien-techno"})
        QCOMPARE(of(id), std::string());
}

void TestCatalogue::hasNineteenRangedWeapons()
{
    const std::array<Row, 19> rows{{
        {"pistol", "6 12 18 3 x1 fast 1PA 7"},
        {"black-powder-pistol", "4 8 12 4 x1 slow powder 2PA 7"},
        {"rifle", "10 20 30 4 x1 fast 1PA 12"},
        {"black-powder-rifle", "8 16 24 5 x1 slow powder 2PA 12"},
        {"bow", "10 20 30 3 x1 fast missile old 1PA 7"},
        {"crossbow", "15 30 45 5 x1 slow missile old 2PA 15"},
        {"machine-pistol", "6 12 18 3 x3 fast 1PA 15"},
        {"submachine-gun", "10 20 30 4 x3 fast 1PA 20"},
        {"assault-rifle", "10 20 30 4 x5 fast 1PA 30"},
        {"machine-gun", "15 20 25 5 x5 fast heavy 2PA 35"},
        {"grenade", "3 5 8 10 x1 fast blast 1PA 12"},
        {"grenade-launcher", "10 20 30 8 x1 slow blast heavy 2PA 15"},
        {"bazooka", "15 30 45 10 x1 slow blast heavy 2PA 30"},
        {"cannon", "30 40 50 10 x1 slow blast heavy artillery powder 2PA 35"},
        {"howitzer", "50 60 70 10 x1 slow blast heavy artillery 2PA 45"},
        {"throwing-stars", "10 15 20 F-1 x1 fast missile old 1PA 7"},
        {"throwing-knife", "5 10 15 F0 x1 fast missile old 1PA 8"},
        {"flamethrower", "8 x1 fast flame 1PA 25"},
        {"shotgun", "4 x1 fast flame 1PA 15"},
    }};
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const Entry &each = catalogue()[catalogue().of(Kind::Ranged)[i]];
        QCOMPARE(each.id, std::string(rows[i].id));
        QCOMPARE(ranged(std::get<RangedWeapon>(each.what), each.cost),
                 std::string(rows[i].figures));
    }
}

void TestCatalogue::hasTwentySixMeleeWeapons()
{
    const std::array<Row, 26> rows{{
        {"dagger", "1 1d 1 2"},
        {"club", "1 1d 1 3"},
        {"sword", "1 2d 2 5"},
        {"hand-axe", "1 2d 2 5"},
        {"mace", "1 2d 2 8"},
        {"morning-star", "1 2d 3 10"},
        {"two-handed-sword", "2 3d 3 10"},
        {"two-handed-axe", "2 3d 4 10"},
        {"double-morning-star", "1 3d 4 15"},
        {"two-handed-mace", "2 3d 5 15"},
        {"pike", "2 1d 2 5"},
        {"spear", "2 1d 3 5"},
        {"halberd", "2 2d 4 8"},
        {"small-chainsaw", "1 2d 3 8"},
        {"great-chainsaw", "2 3d 4 12"},
        {"energy-sword", "1 2d 4 12"},
        {"two-handed-energy-sword", "2 3d 5 15"},
        {"chain-axe", "1 2d 4 12"},
        {"two-handed-chain-axe", "2 3d 5 15"},
        {"energy-axe", "1 2d 5 15"},
        {"two-handed-energy-axe", "2 3d 6 20"},
        {"laser-sword", "1 2d 7 22"},
        {"tail-weapon", "0 1d own 5"},
        {"energy-claw", "1 2d 5 15"},
        {"nunchaku", "1 2d 3 10"},
        {"whip", "1 2d 4 15"},
    }};
    for (const Row &row : rows) {
        const Entry &each = entry(row.id);
        const auto &weapon = std::get<MeleeWeapon>(each.what);
        QCOMPARE(melee(weapon, each.cost), std::string(row.figures));
        QCOMPARE(weapon.firstFree, each.id == "dagger");
    }
}

void TestCatalogue::sellsTailWeaponForMounts()
{
    const Entry &mounted = entry("tail-weapon-on-mount");
    QCOMPARE(melee(std::get<MeleeWeapon>(mounted.what), mounted.cost), std::string("0 1d own 10"));
    QVERIFY(mounted.name != entry("tail-weapon").name);
    QCOMPARE(mounted.rules, entry("tail-weapon").rules);
    const auto &all = catalogue().of(Kind::Melee);
    const auto person = std::ranges::find(all, *catalogue().find("tail-weapon"));
    QVERIFY(*std::next(person) == *catalogue().find("tail-weapon-on-mount"));
}

void TestCatalogue::hasEquipment()
{
    struct ItemRow {
        const char *id;
        const char *modifiers;
        const char *traits;
        int most;
        bool illegal;
        int cost;
    };
    const std::array<ItemRow, 12> rows{{
        {"bionic-arm", "f+1 r+1", "", 2, true, 10},
        {"bionic-leg", "r+1", "", 2, true, 15},
        {"light-armour", "r+1", "", 1, true, 20},
        {"heavy-armour", "r+2", "", 1, true, 30},
        {"shield", "r+1", "", 1, true, 20},
        {"rondache", "", "", 2, true, 8},
        {"aiming-device", "ct-1", "", 1, false, 8},
        {"rope-grapple", "", "rope-and-grapple", 1, false, 12},
        {"medikit", "", "medikit", 0, false, 10},
        {"jump-pack", "", "jump-pack", 1, false, 20},
        {"poison", "", "poison", 1, false, 10},
        {"defusing-kit", "", "defusing-kit", 1, false, 20},
    }};
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const Entry &each = catalogue()[catalogue().of(Kind::Item)[i]];
        const Item &item = std::get<Item>(each.what);
        QCOMPARE(each.id, std::string(rows[i].id));
        QCOMPARE(modifiers(item.modifiers), std::string(rows[i].modifiers));
        QCOMPARE(traitWords(item.traits), std::string(rows[i].traits));
        QCOMPARE(item.most, rows[i].most);
        QCOMPARE(item.mostIsIllegal, rows[i].illegal);
        QCOMPARE(each.cost, rows[i].cost);
        QCOMPARE(item.tribal, each.id == "poison");
    }
    QCOMPARE(traitWords(std::get<Item>(entry("bionic-leg").what).pairTraits),
             std::string("ignores-difficult-ground bionic-leg-pair"));
    const auto group = [](const char *id) { return std::get<Item>(entry(id).what).group; };
    QVERIFY(group("light-armour") == ItemGroup::BodyArmour);
    QVERIFY(group("heavy-armour") == ItemGroup::BodyArmour);
    QVERIFY(group("shield") == ItemGroup::Shield);
    QVERIFY(group("rondache") == ItemGroup::Rondache);
    QVERIFY(group("bionic-arm") == ItemGroup::None);
}

void TestCatalogue::hasFiguresOfTheirOwn()
{
    struct FigureRow {
        const char *id;
        Rank rank;
        const char *numbers;
        int cost;
        int perGame;
        const char *list;
        int listed;
    };
    const std::array<FigureRow, 20> rows{{
        {"figurant", Rank::Figurant, "5 5 5+ 5+ 2 1 1", 4, 0, "", 0},
        {"zombie", Rank::SousFifre, "6 - - 5+ 3 2 3", 4, 0, "", 0},
        {"orc-hunter", Rank::Mercenary, "9 10 4+ 3+ 4 4 6", 37, 10, "", 0},
        {"troll-bodyguard", Rank::Mercenary, "7 8 5+ 3+ 5 5 8", 50, 10, "", 0},
        {"elf-sniper", Rank::Mercenary, "9 10 3+ 4+ 4 2 4", 40, 10, "", 0},
        {"dwarf-gunsmith", Rank::Mercenary, "6 8 4+ 4+ 4 4 6", 55, 10, "", 0},
        {"human-commando", Rank::Mercenary, "9 9 3+ 4+ 4 3 6", 37, 10, "", 0},
        {"goblin-harasser", Rank::Mercenary, "10 9 3+ 3+ 3 2 6", 27, 10, "", 0},
        {"hired-mercenary", Rank::Mercenary, "9 11 3+ 3+ 5 4 6", 50, 30, "", 0},
        {"major-rogers", Rank::Chief, "9 11 2+ 3+ 5 5 6", 90, 0, "allies", 1},
        {"sergeant-stark", Rank::SousChef, "8 8 3+ 4+ 4 4 4", 70, 0, "allies", 1},
        {"neo-tommy", Rank::Figurant, "5 5 5+ 5+ 2 1 1", 15, 0, "allies", 21},
        {"neo-tommy-support", Rank::Figurant, "5 5 5+ 5+ 2 1 1", 20, 0, "allies", 1},
        {"von-braun", Rank::Chief, "9 11 2+ 3+ 5 5 6", 120, 0, "axis", 1},
        {"klaus", Rank::SousChef, "8 8 3+ 4+ 4 4 4", 70, 0, "axis", 1},
        {"sturm-trooper", Rank::Figurant, "5 5 5+ 5+ 2 1 1", 15, 0, "axis", 13},
        {"sturm-trooper-support", Rank::Figurant, "5 5 5+ 5+ 2 1 1", 20, 0, "axis", 1},
        {"sturm-zombie", Rank::Figurant, "6 - - 4+ 3 3 2", 15, 0, "axis", 6},
        {"small-demon", Rank::Summon, "8 8 - 4+ 4 3 4", 0, 0, "axis", 2},
        {"uber-zombie", Rank::Summon, "4 - 6+ 5+ 3 3 2", 0, 0, "axis", 4},
    }};
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const Entry &each = catalogue()[catalogue().of(Kind::Figure)[i]];
        const Figure &figure = std::get<Figure>(each.what);
        QCOMPARE(each.id, std::string(rows[i].id));
        QCOMPARE(key(figure.rank), key(rows[i].rank));
        QCOMPARE(numbers(figure.profile), std::string(rows[i].numbers));
        QCOMPARE(each.cost, rows[i].cost);
        QCOMPARE(figure.profile.cost, rows[i].cost);
        QCOMPARE(figure.perGame, rows[i].perGame);
        QCOMPARE(figure.list, std::string(rows[i].list));
        QCOMPARE(figure.listed, rows[i].listed);
        QCOMPARE(figure.gearFixed, each.id != "figurant" && each.id != "hired-mercenary");
    }
}

void TestCatalogue::givesMercenariesTheirGear()
{
    const auto gear = [](const char *id) {
        std::vector<std::string> parts;
        for (const auto &each : std::get<Figure>(entry(id).what).gear) {
            parts.push_back(each.name.fr + ":");
            if (const auto *gun = std::get_if<RangedWeapon>(&each.what))
                parts.push_back(ranged(*gun, 0));
            else if (const auto *blade = std::get_if<MeleeWeapon>(&each.what))
                parts.push_back(melee(*blade, 0));
            else
                parts.push_back(modifiers(std::get<Item>(each.what).modifiers) + "item");
        }
        return joined(parts);
    };
    QCOMPARE(gear("orc-hunter"), std::string("Fusil: 10 20 30 4 x1 fast 1PA 0 Machette: 1 2d 2 0"));
    QCOMPARE(gear("troll-bodyguard"),
             std::string("Fusil à pompe: 4 x1 fast flame 1PA 0 Masse d'arme à 2 mains: 2 3d 5 0"));
    QCOMPARE(gear("elf-sniper"),
             std::string("Fusil Sniper: 20 30 40 4 x1 fast 1PA 0 Sabre: 1 2d 2 0"));
    QCOMPARE(gear("dwarf-gunsmith"),
             std::string("Mitrailleuse: 15 20 25 5 x5 fast heavy 2PA 0 Masse d'arme: 1 2d 2 0"));
    QCOMPARE(gear("human-commando"), // the long limit is the rifle's 30, not the printed 20
             std::string("Fusil: 10 20 30 4 x1 fast 1PA 0 Sabre: 1 2d 2 0"));
    QCOMPARE(gear("goblin-harasser"),
             std::string("Pistolet: 6 12 18 3 x1 fast 1PA 0 Dague: 1 1d 1 0"));
    QCOMPARE(gear("neo-tommy-support"),
             std::string("Lance roquette: 15 30 45 6 x1 slow blast heavy 2PA 0 "
                         "Pistolet: 6 12 18 3 x1 fast 1PA 0 Couteau: 1 1d 1 0"));
    QCOMPARE(gear("von-braun"),
             std::string("Pistolet Mitrailleur: 6 12 18 3 x3 fast 1PA 0 Pince à énergie: 1 2d 5 0 "
                         "Gilet Pare-balles: item Œil amélioré: item"));
    QCOMPARE(gear("uber-zombie"),
             std::string("Mitraillette: 10 20 30 4 x3 fast 1PA 0 Couteau: 1 3d 1 0"));
    QCOMPARE(gear("small-demon"), std::string("Arme à deux mains: 2 3d 3 0"));
    QCOMPARE(gear("hired-mercenary"), std::string());
}

void TestCatalogue::keepsPrintedListsOfThePentacle()
{
    // MUSG-PENTACLE-09 and -10: heroes, figurants, all.
    const auto points = [](const char *list, bool heroes) {
        int sum = 0;
        for (const EntryId id : catalogue().of(Kind::Figure)) {
            const Figure &figure = std::get<Figure>(catalogue()[id].what);
            if (figure.list == list && figure.rank != Rank::Summon &&
                catalogue().rank(figure.rank).hero == heroes)
                sum += figure.listed * catalogue()[id].cost;
        }
        return sum;
    };
    QCOMPARE(points("allies", true), 160);
    QCOMPARE(points("allies", false), 335);
    QCOMPARE(points("axis", true), 190);
    QCOMPARE(points("axis", false), 305);
}

void TestCatalogue::hasTwentyThreeAdvances()
{
    const std::array<Row, 23> rows{{
        {"good-eye", "ct-1"},
        {"bronze-fists", "f+1"},
        {"bronze-body", "r+1"},
        {"brawler", "cc-1"},
        {"strider", "mvt+1"},
        {"brave", "cd+1"},
        {"lynx-eye", "ct-1"},
        {"iron-fists", "f+1"},
        {"iron-body", "r+1"},
        {"accomplished-pugilist", "cc-1"},
        {"woodsman", "ignores-difficult-ground"},
        {"intrepid", "cd+1"},
        {"eagle-eye", "ct-1"},
        {"steel-fists", "f+1"},
        {"steel-body", "r+1"},
        {"combat-master", "cc-1"},
        {"acrobat", "fall-best-of-two"},
        {"steel-nerves", "command-best-two-of-three"},
        {"improved-health", "pv+1"},
        {"will-to-live", "regains-pv"},
        {"weak-points", "extra-melee-die"},
        {"vital-points", "rerolls-damage"},
        {"blade-catcher", "catches-blades"},
    }};
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const Entry &each = catalogue()[catalogue().of(Kind::Advance)[i]];
        const Advance &advance = std::get<Advance>(each.what);
        QCOMPARE(each.id, std::string(rows[i].id));
        QCOMPARE(advance.number, static_cast<int>(i) + 1);
        QCOMPARE(modifiers(advance.modifiers) + traitWords(advance.traits),
                 std::string(rows[i].figures));
        QCOMPARE(each.rule().value, "MUSG-CAMP-" + std::to_string(i + 12));
    }
}

void TestCatalogue::linksAdvancesToThoseBeforeThem()
{
    const auto before = [](int number) {
        const Entry &each =
            catalogue()[catalogue().of(Kind::Advance)[static_cast<std::size_t>(number - 1)]];
        std::vector<int> numbers;
        for (const EntryId id : std::get<Advance>(each.what).requires_)
            numbers.push_back(std::get<Advance>(catalogue()[id].what).number);
        return numbers;
    };
    using Numbers = std::vector<int>;
    for (int number = 1; number <= 6; ++number)
        QCOMPARE(before(number), Numbers{});
    for (int number = 7; number <= 18; ++number)
        QCOMPARE(before(number), Numbers{number - 6});
    QCOMPARE(before(19), Numbers{15});
    QCOMPARE(before(20), Numbers{19});
    QCOMPARE(before(21), (Numbers{13, 16}));
    QCOMPARE(before(22), Numbers{21});
    QCOMPARE(before(23), (Numbers{15, 18}));
}

void TestCatalogue::hasLastingInjuries()
{
    struct InjuryRow {
        const char *id;
        std::vector<int> rolls;
        const char *effect;
        bool once;
        const char *rule;
    };
    const std::vector<InjuryRow> rows{
        {"movement-difficulty", {22, 23}, "mvt-1", false, "MUSG-INJURY-05"},
        {"nervous-trauma", {26}, "cd-1", false, "MUSG-INJURY-07"},
        {"reduced-vision", {31}, "ct+1", false, "MUSG-INJURY-08"},
        {"random-activity", {32}, "random-activity", true, "MUSG-INJURY-09"},
        {"missed-game", {33}, "misses-next-game", true, "MUSG-INJURY-10"},
        {"true-doctor", {33}, "ignores-first-wound", true, "MUSG-INJURY-10"},
        {"bruised", {34, 35}, "cc+1", false, "MUSG-INJURY-11"},
        {"implacable-hatred", {61}, "implacable-hatred", true, "MUSG-INJURY-14"},
        {"hardened", {62, 63, 64}, "hardened", true, "MUSG-INJURY-15"},
    };
    for (const InjuryRow &row : rows) {
        const Entry &each = entry(row.id);
        const Injury &injury = std::get<Injury>(each.what);
        QCOMPARE(injury.rolls, row.rolls);
        QCOMPARE(modifiers(injury.modifiers) + traitWords(injury.traits), std::string(row.effect));
        QCOMPARE(injury.once, row.once);
        QCOMPARE(injury.namesBand, each.id == "implacable-hatred");
        QCOMPARE(each.rule().value, std::string_view(row.rule));
    }
}

void TestCatalogue::hasRanksAndLimits()
{
    struct RankRow {
        Rank rank;
        int pa;
        std::optional<int> level;
        bool hero;
        int cost;
        int boxes;
    };
    for (const RankRow &row :
         {RankRow{Rank::Chief, 3, 3, true, 40, 50}, RankRow{Rank::SousChef, 2, 2, true, 20, 50},
          RankRow{Rank::SousFifre, 2, 1, false, 8, 25}, RankRow{Rank::Figurant, 2, 0, false, 4, 0},
          RankRow{Rank::Mercenary, 3, {}, true, 0, 0}, RankRow{Rank::Summon, 2, {}, false, 0, 0}}) {
        const RankData &rank = catalogue().rank(row.rank);
        QCOMPARE(rank.pa, row.pa);
        QCOMPARE(rank.level, row.level);
        QCOMPARE(rank.hero, row.hero);
        QCOMPARE(rank.baseCost, row.cost);
        QCOMPARE(rank.experienceBoxes, row.boxes);
    }
    const BandLimits &limits = catalogue().limits();
    QCOMPARE(limits.total, 500);
    QCOMPARE(limits.heroes, 300);
    QCOMPARE(limits.sousFifres, 200);
    QCOMPARE(limits.sousChefs, 2);
    QCOMPARE(limits.usualLeast, 3);
    QCOMPARE(limits.usualMost, 10);
    QCOMPARE(limits.figurantsPerSousFifre, 4);
    QCOMPARE(limits.boxesPerAdvance, 5);
    QCOMPARE(limits.mostCommand, 11);
    QCOMPARE(limits.bestTarget, 2);
    QCOMPARE(limits.worstTarget, 6);
    QCOMPARE(limits.antiterroristSousChefs, 4);
}

void TestCatalogue::wordsEveryTrait()
{
    for (std::size_t i = 0; i < kTraitKeys.size(); ++i)
        QCOMPARE(catalogue().trait(static_cast<Trait>(i)).id,
                 "trait-" + std::string(kTraitKeys[i]));
}

void TestCatalogue::namesEverythingInBothLanguages()
{
    for (const Entry &each : catalogue().entries()) {
        QVERIFY2(!each.name.en.empty() && !each.name.fr.empty(), each.id.c_str());
        QVERIFY2(!each.effect.en.empty() && !each.effect.fr.empty(), each.id.c_str());
        QVERIFY2(each.name.en.size() <= 48 && each.name.fr.size() <= 56, each.id.c_str());
    }
    for (const auto &[key, text] : catalogue().words())
        QVERIFY2(!text.en.empty() && !text.fr.empty(), key.c_str());
}

void TestCatalogue::namesTheFrenchAsPrinted()
{
    for (const Row &row :
         {Row{"dagger", "Dague"}, Row{"club", "Matraque - Gourdin"},
          Row{"morning-star", "Mörgensten (étoile du matin)"},
          Row{"two-handed-chain-axe", "Hache tronçonneuse à deux mains"},
          Row{"black-powder-rifle", "Fusil à poudre noire"},
          Row{"grenade-launcher", "Lance-grenade"}, Row{"shotgun", "Fusil à pompe"},
          Row{"aiming-device", "Organe de visée"}, Row{"rope-grapple", "Corde et grappin"},
          Row{"orc-hunter", "Chasseur Orque"}, Row{"von-braun", "Colonel Von Braün"},
          Row{"weak-points", "Points faibles"}, Row{"implacable-hatred", "Haine implacable"},
          Row{"serpent-man", "Hommes-serpents"}})
        QCOMPARE(entry(row.id).name.fr, std::string(row.figures));
}

void TestCatalogue::citesTheRuleOfEveryEntry()
{
    QCOMPARE(entry("human").rule().value, std::string_view("MUSG-BAND-12"));
    QCOMPARE(entry("shield").rule().value, std::string_view("MUSG-EQUIP-05"));
    QCOMPARE(entry("poison").rule().value, std::string_view("MUSG-PULP-16"));
    QCOMPARE(entry("elf-sniper").rule().value, std::string_view("MUSG-MERC-08"));
    for (const Entry &each : catalogue().entries())
        QVERIFY2(!each.rule().empty(), each.id.c_str());
}

void TestCatalogue::findsEntriesAndTheNearest()
{
    QVERIFY(!catalogue().find("riffle"));
    QCOMPARE(catalogue().nearest("riffle"), std::string("rifle"));
    QCOMPARE(catalogue().nearest("heavy-armor"), std::string("heavy-armour"));
    QCOMPARE(catalogue().nearest("zzz"), std::string());
    QCOMPARE(catalogue()[catalogue().goblin].id, std::string("goblin"));
    QCOMPARE(catalogue()[catalogue().hiredMercenary].id, std::string("hired-mercenary"));
}

QTEST_GUILESS_MAIN(TestCatalogue)
#include "tst_catalogue.moc"
