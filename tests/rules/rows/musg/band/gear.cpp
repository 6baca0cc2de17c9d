// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/rows/musg/rows.h"

#include "tests/support/musg/rulerow.h"

namespace escarmouche::tests {

using namespace rules::musg;

namespace {

/** A legal band around one chief, for rows about what he carries. */
BandBuilder besideSousFifres(const std::string &race = "elf")
{
    return BandBuilder(race).sousFifre(2).chief();
}

} // namespace

void addItems(RuleRows &rows)
{
    rows.push_back({"two bionic arms add up, a third is too many",
                    {"MUSG-EQUIP-02"},
                    {"MUSG-EQUIP-03"},
                    [](Trial &trial) {
                        const Band band = besideSousFifres().with("bionic-arm", 3).band();
                        trial.equal(trial.resolve(band, 1)[Stat::F].value(), 7, "F");
                        trial.equal(trial.resolve(band, 1)[Stat::R].value(), 5, "R");
                        expectBroken(trial, band, "MUSG-EQUIP-02", 3, 2);
                    }});
    rows.push_back({"a pair of bionic legs",
                    {"MUSG-EQUIP-03"},
                    {"MUSG-EQUIP-02", "MUSG-EQUIP-12", "MUSG-BAND-18", "MUSG-CAMP-22"},
                    [](Trial &trial) {
                        const Band band = besideSousFifres().with("bionic-leg", 2).band();
                        expectLegal(trial, band);
                        const auto profile = trial.resolve(band, 1);
                        trial.equal(profile[Stat::R].value(), 5, "R");
                        trial.equal(profile.normalGroundBonus, 2, "bonus on normal ground");
                        trial.expect(hasTrait(trial.traits(band, 1), Trait::IgnoresDifficultGround),
                                     "slowed by difficult ground");
                    }});
    rows.push_back(
        {"one bionic leg is no pair, three are too many", {"MUSG-EQUIP-03"}, {}, [](Trial &trial) {
             const Band one = besideSousFifres().with("bionic-leg").band();
             trial.equal(trial.resolve(one, 1).normalGroundBonus, 0, "bonus");
             trial.equal(trial.resolve(one, 1)[Stat::R].value(), 4, "R");
             trial.expect(trial.traits(one, 1).empty(), "a trait of one leg");
             expectBroken(trial, besideSousFifres().with("bionic-leg", 3).band(), "MUSG-EQUIP-03",
                          3, 2);
         }});
    rows.push_back(
        {"one body armour a figure", {"MUSG-EQUIP-04"}, {"MUSG-EQUIP-05"}, [](Trial &trial) {
             const Band band = besideSousFifres().with("light-armour").with("heavy-armour").band();
             trial.equal(trial.resolve(band, 1)[Stat::R].value(), 5, "R");
             expectBroken(trial, band, "MUSG-EQUIP-04", 2, 1);
             expectBroken(trial, besideSousFifres().with("light-armour", 2).band(), "MUSG-EQUIP-04",
                          2, 1);
         }});
    rows.push_back(
        {"light armour R +1, heavy armour R +2", {"MUSG-EQUIP-04"}, {}, [](Trial &trial) {
             const Band light = besideSousFifres().with("light-armour").band();
             const Band heavy = besideSousFifres().with("heavy-armour").band();
             trial.equal(trial.resolve(light, 1)[Stat::R].value(), 4, "light");
             trial.equal(trial.resolve(heavy, 1)[Stat::R].value(), 5, "heavy");
             expectLegal(trial, heavy);
         }});
    rows.push_back(
        {"no armour cites no armour",
         {"MUSG-BAND-15"},
         {"MUSG-EQUIP-02", "MUSG-EQUIP-03", "MUSG-EQUIP-04", "MUSG-EQUIP-05", "MUSG-EQUIP-06",
          "MUSG-EQUIP-07", "MUSG-EQUIP-12", "MUSG-MELEE-04", "MUSG-MELEE-05"},
         [](Trial &trial) {
             const Band band = besideSousFifres().with("sword").with("bow").band();
             trial.equal(trial.resolve(band, 1)[Stat::R].value(), 3, "R");
             trial.traits(band, 1);
             expectLegal(trial, band);
         }});
    rows.push_back({"a shield R +1", {"MUSG-EQUIP-05"}, {"MUSG-EQUIP-04"}, [](Trial &trial) {
                        const Band band =
                            besideSousFifres().with("shield").with("assault-rifle").band();
                        trial.equal(trial.resolve(band, 1)[Stat::R].value(), 4, "R");
                        expectLegal(trial, band);
                        expectBroken(trial, besideSousFifres().with("shield", 2).band(),
                                     "MUSG-EQUIP-05", 2, 1);
                    }});
    rows.push_back({"a shield excludes a two-handed melee weapon",
                    {"MUSG-EQUIP-05"},
                    {"MUSG-EQUIP-06"},
                    [](Trial &trial) {
                        const Band band = besideSousFifres().with("shield").with("pike").band();
                        const auto findings = trial.judge(band);
                        trial.equal(illegal(findings), 1, "broken rules");
                        const auto mended = trial.act(band, findings.front().mend->act);
                        trial.equal(illegal(trial.judge(*mended)), 0, "after the mend");
                        trial.equal(sums(musgCatalogue(), *mended).total, 76, "the pike went");
                    }});
    rows.push_back(
        {"a shield excludes two paid one-handed weapons", {"MUSG-EQUIP-05"}, {}, [](Trial &trial) {
             const auto count = [&](BandBuilder band) { return illegal(trial.judge(band.band())); };
             const auto bearer = [] { return besideSousFifres().with("shield"); };
             trial.equal(count(bearer().with("sword")), 0, "a sword");
             trial.equal(count(bearer().with("sword", 2)), 1, "two swords");
             trial.equal(count(bearer().with("sword").with("hand-axe")), 1, "and axe");
             trial.equal(count(bearer().with("sword").with("dagger")), 0, "and dagger");
             trial.equal(count(bearer().with("sword").with("dagger", 2)), 1, "and two daggers");
             trial.equal(count(bearer().with("sword").with("tail-weapon")), 0, "and a tail");
         }});
    rows.push_back({"an aiming device betters CT by 1",
                    {"MUSG-EQUIP-07"},
                    {"MUSG-PROFILE-12"},
                    [](Trial &trial) {
                        const Band band = besideSousFifres().with("aiming-device").band();
                        trial.equal(trial.resolve(band, 1)[Stat::Ct].value(), 2, "CT");
                        trial.equal(trial.judge(band).size(), std::size_t{0}, "findings");
                    }});
    rows.push_back(
        {"a second aiming device is wasted, and so is one at 2+",
         {"MUSG-EQUIP-07"},
         {},
         [](Trial &trial) {
             expectSaid(trial, besideSousFifres("serpent-man").with("aiming-device", 2).band(),
                        "MUSG-EQUIP-07", rules::Severity::Note);
             expectSaid(trial, besideSousFifres("human").with("aiming-device").band(),
                        "MUSG-EQUIP-07", rules::Severity::Note);
             const Band two = besideSousFifres("serpent-man").with("aiming-device", 2).band();
             trial.equal(trial.resolve(two, 1)[Stat::Ct].value(), 3, "CT");
         }});
    rows.push_back({"a jump pack adds 3 on normal ground",
                    {"MUSG-EQUIP-12"},
                    {"MUSG-EQUIP-03"},
                    [](Trial &trial) {
                        const Band band = besideSousFifres().with("jump-pack").band();
                        trial.equal(trial.resolve(band, 1).normalGroundBonus, 3, "bonus");
                        trial.equal(trial.resolve(band, 1)[Stat::Mvt].value(), 9, "Mvt");
                        trial.expect(hasTrait(trial.traits(band, 1), Trait::JumpPack), "no pack");
                    }});
    rows.push_back({"rope and medikit are said with the figure",
                    {"MUSG-EQUIP-08", "MUSG-EQUIP-11"},
                    {"MUSG-EQUIP-12"},
                    [](Trial &trial) {
                        const Band band =
                            besideSousFifres().with("rope-grapple").with("medikit").band();
                        trial.equal(trial.traits(band, 1).size(), std::size_t{2}, "traits");
                        expectLegal(trial, band);
                    }});
    rows.push_back({"other gear is neither rope nor medikit",
                    {"MUSG-EQUIP-12"},
                    {"MUSG-EQUIP-08", "MUSG-EQUIP-11"},
                    [](Trial &trial) {
                        const Band band = besideSousFifres().with("jump-pack").band();
                        trial.equal(trial.traits(band, 1).size(), std::size_t{1}, "traits");
                    }});
}

void addWeapons(RuleRows &rows)
{
    rows.push_back({"the first dagger is free, later ones cost 2",
                    {"MUSG-MELEE-05"},
                    {"MUSG-BAND-08"},
                    [](Trial &trial) {
                        const auto priceOf = [&](int daggers) {
                            return trial
                                .resolve(besideSousFifres().with("dagger", daggers).band(), 1)
                                .price.value();
                        };
                        trial.equal(priceOf(1), 40, "one dagger");
                        trial.equal(priceOf(2), 42, "two daggers");
                        trial.equal(priceOf(3), 44, "three daggers");
                    }});
    rows.push_back({"two hands for a two-handed weapon",
                    {"MUSG-MELEE-04"},
                    {"MUSG-EQUIP-06"},
                    [](Trial &trial) {
                        expectSaid(trial, besideSousFifres().with("pike").arms(1).band(),
                                   "MUSG-MELEE-04", rules::Severity::Note);
                    }});
    rows.push_back(
        {"a rondache for each arm", {"MUSG-EQUIP-06"}, {"MUSG-MELEE-04"}, [](Trial &trial) {
             expectLegal(trial, besideSousFifres().with("rondache", 2).band());
             expectBroken(trial, besideSousFifres().with("rondache", 3).band(), "MUSG-EQUIP-06", 3,
                          2);
         }});
    rows.push_back({"4: one arm, one rondache", {"MUSG-EQUIP-06"}, {}, [](Trial &trial) {
                        expectBroken(trial, besideSousFifres().with("rondache", 2).arms(1).band(),
                                     "MUSG-EQUIP-06", 2, 1);
                        expectLegal(trial, besideSousFifres().with("rondache").arms(1).band());
                    }});
    rows.push_back({"a rondache excludes a two-handed melee weapon",
                    {"MUSG-EQUIP-06"},
                    {"MUSG-EQUIP-05"},
                    [](Trial &trial) {
                        const Band band = besideSousFifres().with("rondache").with("pike").band();
                        const auto findings = trial.judge(band);
                        trial.equal(illegal(findings), 1, "broken rules");
                        const auto mended = trial.act(band, findings.front().mend->act);
                        trial.equal(illegal(trial.judge(*mended)), 0, "after the mend");
                    }});
    rows.push_back(
        {"2: a shield, two rondaches and a sword go together",
         {"MUSG-EQUIP-05"},
         {"MUSG-EQUIP-06"},
         [](Trial &trial) {
             const Band band =
                 besideSousFifres().with("shield").with("rondache", 2).with("sword").band();
             expectLegal(trial, band);
             trial.equal(trial.resolve(band, 1)[Stat::R].value(), 4, "R");
         }});
    rows.push_back({"1: a campaign sells no two-handed axe to the bearer of a shield",
                    {"MUSG-EQUIP-05"},
                    {"MUSG-CAMP-36"},
                    [](Trial &trial) {
                        const Band band = besideSousFifres().with("shield").campaign(100).band();
                        const auto give = [&](const std::string &id) {
                            return trial.act(band, rules::Give{id, {{{2}, 1}}, 1, std::nullopt});
                        };
                        trial.expect(!give("two-handed-axe").has_value(), "sold");
                        trial.expect(give("sword").has_value(), "no sword");
                        const auto dagger = trial.act(
                            *give("sword"), rules::Give{"dagger", {{{2}, 1}}, 1, std::nullopt});
                        trial.expect(dagger.has_value(), "no free dagger beside the sword");
                    }});
    rows.push_back({"12: an orc chief in everything has R 13",
                    {"MUSG-EQUIP-02", "MUSG-EQUIP-03", "MUSG-EQUIP-04", "MUSG-EQUIP-05"},
                    {"MUSG-PROFILE-12"},
                    [](Trial &trial) {
                        const Band band = besideSousFifres("orc")
                                              .with("heavy-armour")
                                              .with("shield")
                                              .with("bionic-arm", 2)
                                              .with("bionic-leg", 2)
                                              .band();
                        expectLegal(trial, band);
                        trial.equal(trial.resolve(band, 1)[Stat::R].value(), 13, "R");
                    }});
    rows.push_back({"10: CT 2+ with an aiming device is 3+ at long range",
                    {"MUSG-PROFILE-12"},
                    {},
                    [](Trial &trial) {
                        const Band band = BandBuilder("human").chief().with("aiming-device").band();
                        const int longRange = 1;
                        trial.equal(trial.resolve(band)[Stat::Ct].value() + longRange, 3,
                                    "CT at long range");
                    }});
}

} // namespace escarmouche::tests
