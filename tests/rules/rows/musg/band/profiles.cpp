// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/rows/musg/rows.h"

#include "tests/support/musg/rulerow.h"

namespace escarmouche::tests {

using namespace rules::musg;

namespace {

/** The three rows of a race as printed. */
void addRace(RuleRows &rows, const std::string &race, const std::string &rule,
             const std::array<std::string, 3> &printed, std::vector<std::string> also = {})
{
    also.push_back(rule);
    const std::string other = rule == "MUSG-BAND-15" ? "MUSG-BAND-16" : "MUSG-BAND-15";
    rows.push_back({"rows of " + race, also, {other}, [=](Trial &trial) {
                        const Band band = BandBuilder(race).chief().sousChef().sousFifre().band();
                        for (std::size_t i = 0; i < 3; ++i)
                            trial.equal(line(trial.resolve(band, i)), printed[i],
                                        race + " row " + std::to_string(i));
                        trial.traits(band);
                        expectLegal(trial, band);
                    }});
}

} // namespace

void addRaces(RuleRows &rows)
{
    addRace(rows, "generic", "MUSG-PROFILE-11",
            {"9 11 3+ 3+ 5 4 6 40", "8 8 4+ 4+ 4 3 4 20", "6 6 5+ 5+ 3 2 3 8"});
    addRace(rows, "human", "MUSG-BAND-12",
            {"9 11 2+ 3+ 5 4 6 40", "8 8 3+ 4+ 4 3 4 20", "6 7 4+ 5+ 3 2 3 8"});
    addRace(rows, "orc", "MUSG-BAND-13",
            {"9 10 3+ 3+ 5 6 6 40", "8 7 4+ 3+ 4 4 4 20", "6 6 5+ 4+ 3 3 3 8"}, {"MUSG-BAND-14"});
    addRace(rows, "elf", "MUSG-BAND-15",
            {"9 11 3+ 3+ 5 3 6 40", "8 10 3+ 4+ 4 2 4 20", "6 8 3+ 5+ 3 2 3 8"});
    addRace(rows, "dwarf", "MUSG-BAND-16",
            {"7 11 3+ 3+ 5 4 6 40", "6 8 4+ 4+ 4 4 4 20", "3 6 4+ 4+ 3 4 3 8"});
    addRace(rows, "rat-man", "MUSG-BAND-18",
            {"11 10 2+ 3+ 4 3 6 40", "10 7 3+ 4+ 3 2 4 20", "8 5 3+ 5+ 2 1 3 8"});
    addRace(rows, "goblin", "MUSG-BAND-19",
            {"11 9 2+ 3+ 4 3 6 20", "10 7 2+ 4+ 3 2 4 10", "8 5 3+ 5+ 2 1 3 4"},
            {"MUSG-BAND-20", "MUSG-BAND-23"});
    addRace(rows, "serpent-man", "MUSG-BAND-24",
            {"8 11 4+ 3+ 5 6 6 40", "7 10 5+ 4+ 4 5 4 20", "5 9 6+ 5+ 3 3 3 8"});
    addRace(rows, "alien-melee", "MUSG-BAND-25",
            {"12 11 3+ 2+ 5 6 6 40", "10 8 4+ 3+ 5 5 4 20", "8 6 5+ 4+ 5 4 3 8"});
    addRace(rows, "alien-shooter", "MUSG-BAND-26",
            {"10 11 3+ 4+ 5 5 6 40", "8 8 4+ 4+ 4 4 4 20", "6 6 5+ 5+ 3 3 3 8"});
    addRace(rows, "alien-techno", "MUSG-BAND-27",
            {"11 11 4+ 4+ 5 6 6 40", "9 8 4+ 4+ 5 5 4 20", "7 6 5+ 5+ 4 4 3 8"});
    rows.push_back(
        {"race traits follow the race",
         {"MUSG-BAND-14", "MUSG-BAND-18", "MUSG-BAND-21", "MUSG-BAND-22", "MUSG-BAND-23"},
         {"MUSG-FIGURANT-02"},
         [](Trial &trial) {
             const auto of = [&](const std::string &race) {
                 return trial.traits(BandBuilder(race).chief().band());
             };
             trial.expect(hasTrait(of("orc"), Trait::NoAttentionChef), "orcs throw themselves");
             trial.expect(!hasTrait(of("goblin"), Trait::NoAttentionChef), "goblins may not");
             trial.expect(hasTrait(of("rat-man"), Trait::IgnoresDifficultGround), "rat-men slow");
             trial.expect(hasTrait(of("goblin"), Trait::SwarmCommand), "goblins do not swarm");
             trial.expect(hasTrait(of("human"), Trait::EnrolsGoblins), "no goblins for humans");
             trial.expect(hasTrait(of("goblin"), Trait::OrcChiefAllowed), "no orc chief");
         }});
    rows.push_back(
        {"a human has no racial traits of orcs, rat-men or goblins",
         {"MUSG-BAND-12"},
         {"MUSG-BAND-13", "MUSG-BAND-14", "MUSG-BAND-18", "MUSG-BAND-19", "MUSG-BAND-20",
          "MUSG-BAND-21", "MUSG-BAND-23", "MUSG-BAND-24", "MUSG-BAND-25", "MUSG-BAND-26",
          "MUSG-BAND-27", "MUSG-BAND-16", "MUSG-PROFILE-11", "MUSG-PROFILE-12", "MUSG-PROFILE-13"},
         [](Trial &trial) {
             const Band band = BandBuilder("human").chief().sousFifre(2).band();
             trial.equal(trial.traits(band).size(), std::size_t{1}, "traits");
             trial.resolve(band);
         }});
    rows.push_back({"an elf is not a human",
                    {"MUSG-BAND-15"},
                    {"MUSG-BAND-12", "MUSG-BAND-22"},
                    [](Trial &trial) {
                        const Band band = BandBuilder("elf").chief().sousFifre(2).band();
                        trial.equal(trial.resolve(band)[Stat::R].value(), 3, "R of an elf chief");
                        trial.expect(trial.traits(band).empty(), "elves have traits");
                    }});
}

void addLimits(RuleRows &rows)
{
    rows.push_back({"PA by rank", {"MUSG-PROFILE-09"}, {}, [](Trial &trial) {
                        const Band band = BandBuilder("human")
                                              .chief()
                                              .sousChef()
                                              .sousFifre()
                                              .figurant()
                                              .merc("orc-hunter")
                                              .band();
                        const std::array should{3, 2, 2, 2, 3};
                        for (std::size_t i = 0; i < should.size(); ++i)
                            trial.equal(trial.resolve(band, i).pa.value(), should[i], "PA");
                    }});
    rows.push_back(
        {"a judged band cites no PA", {"MUSG-BAND-02"}, {"MUSG-PROFILE-09"}, [](Trial &trial) {
             expectSaid(trial, BandBuilder("human").chief().sousFifre().band(), "MUSG-BAND-02",
                        rules::Severity::Warning);
         }});
    rows.push_back({"CT stays at 2+",
                    {"MUSG-PROFILE-12", "MUSG-EQUIP-07"},
                    {"MUSG-PROFILE-13"},
                    [](Trial &trial) {
                        const Band band = BandBuilder("human").chief().with("aiming-device").band();
                        trial.equal(trial.resolve(band)[Stat::Ct].value(), 2, "CT");
                    }});
    rows.push_back({"CT and CC stay at 6+",
                    {"MUSG-PROFILE-12", "MUSG-INJURY-08", "MUSG-INJURY-11"},
                    {},
                    [](Trial &trial) {
                        auto band = BandBuilder("serpent-man").campaign().sousChef();
                        for (int i = 0; i < 3; ++i)
                            band.injury("reduced-vision").injury("bruised");
                        const auto profile = trial.resolve(band.band());
                        trial.equal(profile[Stat::Ct].value(), 6, "CT");
                        trial.equal(profile[Stat::Cc].value(), 6, "CC");
                    }});
    rows.push_back({"Mvt never falls below 1",
                    {"MUSG-PROFILE-12", "MUSG-INJURY-05"},
                    {"MUSG-PROFILE-13"},
                    [](Trial &trial) {
                        auto band = BandBuilder("dwarf").campaign().sousChef().row(Rank::SousFifre);
                        for (int i = 0; i < 4; ++i)
                            band.injury("movement-difficulty");
                        trial.equal(trial.resolve(band.band())[Stat::Mvt].value(), 1, "Mvt");
                    }});
    rows.push_back({"injury leaves a Cd of 4",
                    {"MUSG-PROFILE-12", "MUSG-INJURY-07"},
                    {"MUSG-PROFILE-13"},
                    [](Trial &trial) {
                        auto band = BandBuilder("rat-man").campaign().sousChef();
                        for (int i = 0; i < 5; ++i)
                            band.injury("nervous-trauma");
                        trial.equal(trial.resolve(band.band())[Stat::Cd].value(), 4, "Cd");
                    }});
    rows.push_back(
        {"Cd never exceeds 11",
         {"MUSG-PROFILE-13", "MUSG-CAMP-17", "MUSG-CAMP-23"},
         {"MUSG-PROFILE-12"},
         [](Trial &trial) {
             const Band chief = BandBuilder("human").campaign().chief().advance("brave").band();
             trial.equal(trial.resolve(chief)[Stat::Cd].value(), 11, "Cd of 11");
             const Band orc =
                 BandBuilder("orc").campaign().chief().advance("brave").advance("intrepid").band();
             trial.equal(trial.resolve(orc)[Stat::Cd].value(), 11, "Cd of 10");
         }});
    rows.push_back({"a creature without CT has no use for a gun",
                    {"MUSG-PROFILE-14"},
                    {"MUSG-PROFILE-12", "MUSG-PROFILE-13"},
                    [](Trial &trial) {
                        const Band band = BandBuilder("human")
                                              .theme(Theme::MadScientist)
                                              .chief()
                                              .figure("zombie", 3)
                                              .with("pistol")
                                              .band();
                        expectSaid(trial, band, "MUSG-PROFILE-14", rules::Severity::Warning);
                        trial.expect(!trial.resolve(band, 1)[Stat::Ct].present(), "has a CT");
                        trial.expect(!trial.resolve(band, 1)[Stat::Cd].present(), "has a Cd");
                    }});
    rows.push_back(
        {"a sous-fifre may have a gun", {"MUSG-BAND-08"}, {"MUSG-PROFILE-14"}, [](Trial &trial) {
             const Band band = BandBuilder("human").chief().sousFifre(3).with("pistol").band();
             expectLegal(trial, band);
             trial.equal(trial.resolve(band, 1).price.value(), 15, "price");
         }});
}

void addForces(RuleRows &rows)
{
    rows.push_back(
        {"a blow adds the weapon to the bearer's F",
         {"MUSG-MELEE-03"},
         {"MUSG-RANGED-10", "MUSG-MELEE-06", "MUSG-MELEE-07"},
         [](Trial &trial) {
             const Band band = BandBuilder("human").chief().with("sword").band();
             const auto profile = trial.resolve(band);
             const auto &sword = std::get<MeleeWeapon>(musgCatalogue()[entry("sword")].what);
             trial.equal(trial.note(blowForce(profile, sword, entry("sword"))).value(), 7, "force");
         }});
    rows.push_back({"a tail weapon strikes with the bearer's own F",
                    {"MUSG-MELEE-07"},
                    {"MUSG-MELEE-03"},
                    [](Trial &trial) {
                        const Band band = BandBuilder("human").chief().with("tail-weapon").band();
                        const auto profile = trial.resolve(band);
                        const auto &tail =
                            std::get<MeleeWeapon>(musgCatalogue()[entry("tail-weapon")].what);
                        trial.equal(trial.note(blowForce(profile, tail)).value(), 5, "force");
                        trial.equal(profile.price.value(), 45, "price");
                    }});
    rows.push_back({"13: bionic arms help a thrower, not a rifle",
                    {"MUSG-RANGED-10", "MUSG-EQUIP-02"},
                    {"MUSG-MELEE-03"},
                    [](Trial &trial) {
                        const Band band = BandBuilder("human")
                                              .chief()
                                              .with("throwing-knife")
                                              .with("throwing-stars")
                                              .with("rifle")
                                              .with("bionic-arm", 2)
                                              .band();
                        const auto profile = trial.resolve(band);
                        const auto force = [&](const std::string &id) {
                            const auto &gun =
                                std::get<RangedWeapon>(musgCatalogue()[entry(id)].what);
                            return trial.note(shotForce(profile, gun)).value();
                        };
                        trial.equal(force("throwing-knife"), 7, "knife");
                        trial.equal(force("throwing-stars"), 6, "stars");
                        trial.equal(force("rifle"), 4, "rifle");
                    }});
    rows.push_back({"a thrown star has at least force 1",
                    {"MUSG-RANGED-10"},
                    {"MUSG-EQUIP-02"},
                    [](Trial &trial) {
                        ResolvedProfile weak;
                        weak.stats[static_cast<std::size_t>(Stat::F)] =
                            rules::Number({1, rules::PartSource::Base, {}, {}});
                        const auto &stars =
                            std::get<RangedWeapon>(musgCatalogue()[entry("throwing-stars")].what);
                        trial.equal(trial.note(shotForce(weak, stars)).value(), 1, "stars");
                    }});
    rows.push_back({"the sheet names the weapons' own numbers",
                    {"MUSG-RANGED-01", "MUSG-MELEE-01"},
                    {"MUSG-MELEE-06"},
                    [](Trial &trial) {
                        const Band band =
                            BandBuilder("human").chief().with("rifle").with("mace").band();
                        const auto sheet = trial.sheet(band);
                        const auto &tables = sheet.figures.front().front().weapons;
                        trial.equal(tables.size(), std::size_t{2}, "tables");
                        trial.equal(tables[0].rows[0].cells[0].number.value(), 10, "short range");
                        trial.equal(tables[0].rows[0].cells[1].number.value(), 20, "middle range");
                        trial.equal(tables[0].rows[0].cells[2].number.value(), 30, "long range");
                        trial.equal(tables[0].rows[0].cells[3].number.value(), 1, "rifle dice");
                        trial.equal(tables[1].rows[0].cells[1].number.value(), 2, "mace dice");
                    }});
    rows.push_back({"bare hands strike once with own F",
                    {"MUSG-MELEE-06"},
                    {"MUSG-RANGED-01", "MUSG-MELEE-01", "MUSG-RANGED-10"},
                    [](Trial &trial) {
                        const auto sheet = trial.sheet(BandBuilder("human").chief().band());
                        const auto &tables = sheet.figures.front().front().weapons;
                        trial.equal(tables.size(), std::size_t{1}, "tables");
                        trial.equal(tables[0].rows[0].cells[1].number.value(), 1, "dice");
                        trial.equal(tables[0].rows[0].cells[2].number.value(), 5, "force");
                    }});
}

} // namespace escarmouche::tests
