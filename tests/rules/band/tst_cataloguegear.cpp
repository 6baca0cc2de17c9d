// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/musg/figuresaswords.h"
#include "tests/support/testmain.h"

#include <QtTest/QtTest>

namespace tst_cataloguegear {

using namespace escarmouche::tests;

namespace {

// Expected figures are typed in from the tables, never derived from the data files.
const Catalogue &catalogue()
{
    return musgCatalogue();
}

} // namespace

class TestCatalogueGear : public QObject
{
    Q_OBJECT

private slots:
    void hasNineteenRangedWeapons();
    void hasTwentySixMeleeWeapons();
    void sellsTailWeaponForMounts();
    void hasEquipment();
    void givesMercenariesTheirGear();
};

void TestCatalogueGear::hasNineteenRangedWeapons()
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

void TestCatalogueGear::hasTwentySixMeleeWeapons()
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
        const Entry &each = entryOf(row.id);
        const auto &weapon = std::get<MeleeWeapon>(each.what);
        QCOMPARE(melee(weapon, each.cost), std::string(row.figures));
        QCOMPARE(weapon.firstFree, each.id == "dagger");
    }
}

void TestCatalogueGear::sellsTailWeaponForMounts()
{
    const Entry &mounted = entryOf("tail-weapon-on-mount");
    QCOMPARE(melee(std::get<MeleeWeapon>(mounted.what), mounted.cost), std::string("0 1d own 10"));
    QVERIFY(mounted.name != entryOf("tail-weapon").name);
    QCOMPARE(mounted.rules, entryOf("tail-weapon").rules);
    const auto &all = catalogue().of(Kind::Melee);
    const auto person = std::ranges::find(all, *catalogue().find("tail-weapon"));
    QVERIFY(*std::next(person) == *catalogue().find("tail-weapon-on-mount"));
}

void TestCatalogueGear::hasEquipment()
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
    QCOMPARE(traitWords(std::get<Item>(entryOf("bionic-leg").what).pairTraits),
             std::string("ignores-difficult-ground bionic-leg-pair"));
    const auto group = [](const char *id) { return std::get<Item>(entryOf(id).what).group; };
    QVERIFY(group("light-armour") == ItemGroup::BodyArmour);
    QVERIFY(group("heavy-armour") == ItemGroup::BodyArmour);
    QVERIFY(group("shield") == ItemGroup::Shield);
    QVERIFY(group("rondache") == ItemGroup::Rondache);
    QVERIFY(group("bionic-arm") == ItemGroup::None);
}

void TestCatalogueGear::givesMercenariesTheirGear()
{
    const auto gear = [](const char *id) {
        std::vector<std::string> parts;
        for (const auto &each : std::get<Figure>(entryOf(id).what).gear) {
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
             std::string("Fusil à pompe: 4 x1 fast flame 1PA 0 Masse d’arme à 2 mains: 2 3d 5 0"));
    QCOMPARE(gear("elf-sniper"),
             std::string("Fusil Sniper: 20 30 40 4 x1 fast 1PA 0 Sabre: 1 2d 2 0"));
    QCOMPARE(gear("dwarf-gunsmith"),
             std::string("Mitrailleuse: 15 20 25 5 x5 fast heavy 2PA 0 Masse d’arme: 1 2d 2 0"));
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

CORE_TEST(TestCatalogueGear)

} // namespace tst_cataloguegear

#include "tst_cataloguegear.moc"
