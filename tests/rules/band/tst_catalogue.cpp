// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/musg/figuresaswords.h"
#include "tests/support/testmain.h"

#include <QtTest/QtTest>

namespace tst_catalogue {

using namespace escarmouche::tests;

namespace {

// Expected figures are typed in from the tables, never derived from the data files.
const Catalogue &catalogue()
{
    return musgCatalogue();
}

} // namespace

class TestCatalogue : public QObject
{
    Q_OBJECT

private slots:
    void hasEveryEntryOfTheBook();
    void hasProfilesOfElevenRaces();
    void hasSpecialRulesOfRaces();
    void hasFiguresOfTheirOwn();
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
    QCOMPARE(catalogue().of(Kind::Injury).size(), std::size_t{9 + 6}); // maluses of a pulp story
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
        return traitWords(std::get<Race>(entryOf(id).what).traits);
    };
    QCOMPARE(of("human"), std::string("enrols-goblins"));
    QCOMPARE(of("orc"), std::string("enrols-goblins no-attention-chef"));
    QCOMPARE(of("rat-man"), std::string("ignores-difficult-ground enrols-goblins"));
    QCOMPARE(of("goblin"), std::string("swarm-command orc-chief-allowed"));
    for (const char *id :
         {"generic", "elf", "dwarf", "serpent-man", "alien-melee", "alien-shooter", "alien-techno"})
        QCOMPARE(of(id), std::string());
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
        const Entry &each = entryOf(row.id);
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
         {Row{"dagger", "Dague"}, Row{"club", "Matraque – Gourdin"},
          Row{"morning-star", "Mörgensten (étoile du matin)"},
          Row{"two-handed-chain-axe", "Hache tronçonneuse à deux mains"},
          Row{"black-powder-rifle", "Fusil à poudre noire"},
          Row{"grenade-launcher", "Lance-grenade"}, Row{"shotgun", "Fusil à pompe"},
          Row{"aiming-device", "Organe de visée"}, Row{"rope-grapple", "Corde et grappin"},
          Row{"orc-hunter", "Chasseur Orque"}, Row{"von-braun", "Colonel Von Braün"},
          Row{"weak-points", "Points faibles"}, Row{"implacable-hatred", "Haine implacable"},
          Row{"serpent-man", "Hommes-serpents"}})
        QCOMPARE(entryOf(row.id).name.fr, std::string(row.figures));
}

void TestCatalogue::citesTheRuleOfEveryEntry()
{
    QCOMPARE(entryOf("human").rule().value, std::string_view("MUSG-BAND-12"));
    QCOMPARE(entryOf("shield").rule().value, std::string_view("MUSG-EQUIP-05"));
    QCOMPARE(entryOf("poison").rule().value, std::string_view("MUSG-PULP-16"));
    QCOMPARE(entryOf("elf-sniper").rule().value, std::string_view("MUSG-MERC-08"));
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

CORE_TEST(TestCatalogue)

} // namespace tst_catalogue

#include "tst_catalogue.moc"
