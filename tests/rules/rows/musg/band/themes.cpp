// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/rows/musg/rows.h"

#include "tests/support/musg/rulerow.h"

namespace escarmouche::tests {

using namespace rules::musg;

void addFigurants(RuleRows &rows)
{
    rows.push_back({"the figurant as printed",
                    {"MUSG-FIGURANT-01", "MUSG-FIGURANT-02"},
                    {"MUSG-FIGURANT-04", "MUSG-FIGURANT-05"},
                    [](Trial &trial) {
                        const Band band = BandBuilder("elf").figurant().band();
                        trial.equal(line(trial.resolve(band)), std::string("5 5 5+ 5+ 2 1 1 4"),
                                    "profile");
                        trial.expect(hasTrait(trial.traits(band), Trait::GroupCommand), "alone");
                    }});
    rows.push_back(
        {"four figurants a sous-fifre", {"MUSG-FIGURANT-03"}, {"MUSG-BAND-01"}, [](Trial &trial) {
             const auto band = [](int figurants) {
                 return BandBuilder("elf").chief().sousFifre(2).figurant(figurants).band();
             };
             expectLegal(trial, band(8));
             expectBroken(trial, band(9), "MUSG-FIGURANT-03", 9, 8);
         }});
    rows.push_back({"eight figurants of two sous-fifres are allowed",
                    {},
                    {"MUSG-FIGURANT-01", "MUSG-FIGURANT-02", "MUSG-FIGURANT-03"},
                    [](Trial &trial) {
                        trial.judge(BandBuilder("elf").chief().sousFifre(2).figurant(8).band());
                    }});
    rows.push_back({"a figurant's gear is bought beside him",
                    {"MUSG-FIGURANT-04"},
                    {"MUSG-BAND-08"},
                    [](Trial &trial) {
                        const Band band = BandBuilder("elf").figurant().with("rifle").band();
                        trial.equal(trial.resolve(band).price.value(), 4 + 12, "price");
                    }});
    rows.push_back(
        {"figurants learn nothing", {"MUSG-FIGURANT-05"}, {"MUSG-MERC-02"}, [](Trial &trial) {
             const auto band = [] {
                 return BandBuilder("elf").campaign().chief().sousFifre(2).figurant();
             };
             trial.equal(illegal(trial.judge(band().experience(1).band())), 1, "XP");
             trial.equal(illegal(trial.judge(band().advance("brave").band())), 1, "advances");
             trial.equal(illegal(trial.judge(band().injury("hardened").band())), 1, "injuries");
         }});
}

namespace {

void addMercenary(RuleRows &rows, const std::string &id, const std::string &rule,
                  const std::string &printed, const std::vector<Trait> &traits,
                  std::vector<std::string> also = {})
{
    also.push_back(rule);
    const std::string other = rule == "MUSG-MERC-05" ? "MUSG-MERC-06" : "MUSG-MERC-05";
    rows.push_back({id + " as printed", also, {other}, [=](Trial &trial) {
                        const Band band = BandBuilder("elf").merc(id).chief().sousFifre(2).band();
                        expectLegal(trial, band);
                        trial.equal(line(trial.resolve(band)), printed, "profile");
                        const auto held = trial.traits(band);
                        for (const Trait trait : traits)
                            trial.expect(hasTrait(held, trait), "a trait is missing");
                        trial.equal(held.size(), traits.size(), "traits");
                    }});
}

} // namespace

void addMercenaries(RuleRows &rows)
{
    addMercenary(rows, "orc-hunter", "MUSG-MERC-05", "9 10 4+ 3+ 4 4 6 37",
                 {Trait::ArrivesTurnThree});
    addMercenary(
        rows, "troll-bodyguard", "MUSG-MERC-06", "7 8 5+ 3+ 5 5 8 50",
        {Trait::GuardsChief, Trait::InterceptsForChief, Trait::CarriesChief, Trait::ChiefSpared},
        {"MUSG-MERC-07"});
    addMercenary(rows, "elf-sniper", "MUSG-MERC-08", "9 10 3+ 4+ 4 2 4 40",
                 {Trait::ShootsIntoMelee, Trait::DeploysLast, Trait::DeploysForward});
    addMercenary(rows, "dwarf-gunsmith", "MUSG-MERC-09", "6 8 4+ 4+ 4 4 6 55",
                 {Trait::TwoShotsPerPa, Trait::HeavyCostsOne, Trait::NoMisfires});
    addMercenary(rows, "human-commando", "MUSG-MERC-10", "9 9 3+ 4+ 4 3 6 37",
                 {Trait::DeploysLast, Trait::DeploysHidden, Trait::MayWait, Trait::Undetectable});
    addMercenary(rows, "goblin-harasser", "MUSG-MERC-11", "10 9 3+ 3+ 3 2 6 27",
                 {Trait::DeploysAnywhere, Trait::LeavesMeleeFree, Trait::ClimbsFree,
                  Trait::DivesWithoutRoll});
    addMercenary(rows, "hired-mercenary", "MUSG-MERC-03", "9 11 3+ 3+ 5 4 6 50", {});
    rows.push_back(
        {"the hire covers the first game", {}, {"MUSG-MERC-01"}, [](Trial &trial) {
             const Band band = BandBuilder("orc").chief().sousFifre().merc("orc-hunter").band();
             const auto totals = trial.totals(band);
             trial.equal(totals.lines.at(1).amount, 40 + 37, "heroes");
             trial.equal(totals.lines.back().key, std::string("treasury"), "the last sum");
         }});
    rows.push_back({"interaction 32: in contact, he costs his fee alone, however long unpaid",
                    {"MUSG-MERC-01"},
                    {"MUSG-MERC-03"},
                    [](Trial &trial) {
                        const Band band = BandBuilder("orc")
                                              .campaign(17)
                                              .chief()
                                              .sousFifre()
                                              .merc("orc-hunter")
                                              .merc("elf-sniper")
                                              .band();
                        const auto totals = trial.totals(band);
                        trial.equal(totals.lines.back().key, std::string("fees"), "the last sum");
                        trial.equal(totals.lines.back().amount, 20, "fees of two");
                        trial.equal(totals.lines.at(3).amount, 17, "treasury");
                    }});
    rows.push_back({"no mercenary, nothing of his",
                    {"MUSG-BAND-15"},
                    {"MUSG-MERC-01", "MUSG-MERC-02", "MUSG-MERC-03", "MUSG-MERC-04", "MUSG-MERC-07",
                     "MUSG-MERC-08", "MUSG-MERC-09", "MUSG-MERC-10", "MUSG-MERC-11"},
                    [](Trial &trial) {
                        const Band band = BandBuilder("elf").chief().sousFifre(2).band();
                        expectLegal(trial, band);
                        trial.equal(trial.resolve(band).price.value(), 40, "price");
                        trial.traits(band);
                    }});
    rows.push_back(
        {"a mercenary neither learns nor suffers",
         {"MUSG-MERC-02"},
         {"MUSG-FIGURANT-05", "MUSG-INJURY-01"},
         [](Trial &trial) {
             const auto band = [] {
                 return BandBuilder("elf").campaign().chief().sousFifre(2).merc("elf-sniper");
             };
             trial.equal(illegal(trial.judge(band().experience(1).band())), 1, "XP");
             trial.equal(illegal(trial.judge(band().advance("brave").band())), 1, "advances");
             trial.equal(illegal(trial.judge(band().injury("hardened").band())), 1, "injuries");
         }});
    rows.push_back(
        {"a mercenary's gear cannot be changed",
         {"MUSG-MERC-04"},
         {"MUSG-PULP-17", "MUSG-PENTACLE-11"},
         [](Trial &trial) {
             const Band band =
                 BandBuilder("elf").chief().sousFifre(2).merc("elf-sniper").with("sword").band();
             const auto findings = trial.judge(band);
             trial.equal(illegal(findings), 1, "broken rules");
             const auto mended = trial.act(band, findings.front().mend->act);
             trial.equal(illegal(trial.judge(*mended)), 0, "after the mend");
         }});
    rows.push_back({"a mercenary made by the players is armed as they like",
                    {"MUSG-MERC-03", "MUSG-BAND-08"},
                    {"MUSG-MERC-04"},
                    [](Trial &trial) {
                        const Band band = BandBuilder("elf")
                                              .merc("hired-mercenary")
                                              .with("sword")
                                              .chief()
                                              .sousFifre(2)
                                              .band();
                        expectLegal(trial, band);
                        trial.equal(trial.resolve(band).price.value(), 55, "price");
                    }});
    rows.push_back(
        {"34: 20 and the weapons, but for the dwarf",
         {"MUSG-MERC-05", "MUSG-MERC-06", "MUSG-MERC-08", "MUSG-MERC-09", "MUSG-MERC-10",
          "MUSG-MERC-11"},
         {"MUSG-MERC-03"},
         [](Trial &trial) {
             const auto cost = [](const std::string &id) {
                 return musgCatalogue()[entry(id)].cost;
             };
             const auto price = [&](const std::string &id) {
                 return trial.resolve(BandBuilder("elf").merc(id).band()).price.value();
             };
             trial.equal(price("orc-hunter"), 20 + cost("rifle") + cost("sword"), "hunter");
             trial.equal(price("troll-bodyguard"), 20 + cost("shotgun") + cost("two-handed-mace"),
                         "troll");
             trial.equal(price("human-commando"), 20 + cost("rifle") + cost("sword"), "commando");
             trial.equal(price("goblin-harasser"), 20 + cost("pistol"), "harasser");
             trial.equal(price("dwarf-gunsmith"), 55, "gunsmith");
             trial.expect(20 + cost("machine-gun") + cost("mace") != 55, "now it fits");
             trial.equal(price("elf-sniper"), 40, "sniper");
         }});
    rows.push_back({"35: the commando's rifle is the ordinary one",
                    {"MUSG-MERC-10"},
                    {"MUSG-MERC-09"},
                    [](Trial &trial) {
                        const auto sheet =
                            trial.sheet(BandBuilder("elf").merc("human-commando").band());
                        const auto &cells =
                            sheet.figures.front().front().weapons.front().rows.front().cells;
                        trial.equal(cells[2].number.value(), 30, "long range");
                    }});
    rows.push_back({"the gunsmith's machine gun is heavy", {"MUSG-MERC-09"}, {}, [](Trial &trial) {
                        const auto &figure =
                            std::get<Figure>(musgCatalogue()[entry("dwarf-gunsmith")].what);
                        const auto &gun = std::get<RangedWeapon>(figure.gear.front().what);
                        trial.expect(gun.heavy, "a light machine gun");
                        trial.traits(BandBuilder("elf").merc("dwarf-gunsmith").band());
                    }});
}

void addThemes(RuleRows &rows)
{
    using rules::Severity;
    const auto tribe = [](const std::string &race = "elf") {
        return BandBuilder(race).theme(Theme::Tribe);
    };
    rows.push_back(
        {"a tribe has no sous-chef", {"MUSG-PULP-13"}, {"MUSG-BAND-01"}, [=](Trial &trial) {
             expectBroken(trial, tribe().chief().sousChef().sousFifre(2).band(), "MUSG-PULP-13", 1,
                          0);
         }});
    rows.push_back({"a tribe's sous-fifres cost half, their gear does not",
                    {"MUSG-PULP-13", "MUSG-BAND-08"},
                    {},
                    [=](Trial &trial) {
                        const Band band =
                            tribe().chief().sousFifre(2).with("sword").figurant().band();
                        trial.equal(trial.resolve(band, 0).price.value(), 40, "chief");
                        trial.equal(trial.resolve(band, 1).price.value(), 4 + 5, "sous-fifre");
                        trial.equal(trial.resolve(band, 2).price.value(), 4, "figurant");
                    }});
    rows.push_back(
        {"8: a tribal goblin costs 2", {"MUSG-PULP-13", "MUSG-BAND-20"}, {}, [=](Trial &trial) {
             const Band band = tribe("goblin").chief().sousFifre(2).band();
             trial.equal(trial.resolve(band, 1).price.value(), 2, "sous-fifre");
             trial.equal(trial.resolve(band, 0).price.value(), 20, "chief");
         }});
    rows.push_back({"goblins elsewhere are never halved again",
                    {"MUSG-BAND-20"},
                    {"MUSG-PULP-13"},
                    [](Trial &trial) {
                        const Band band = BandBuilder("goblin").chief().sousFifre(2).band();
                        trial.equal(trial.resolve(band, 1).price.value(), 4, "sous-fifre");
                    }});
    rows.push_back({"tribal sous-fifres act as a gang", {"MUSG-PULP-14"}, {}, [=](Trial &trial) {
                        const Band band = tribe().chief().sousFifre(4).band();
                        trial.expect(hasTrait(trial.traits(band, 1), Trait::Gang), "no gang");
                        trial.expect(!hasTrait(trial.traits(band, 0), Trait::Gang), "a chief");
                    }});
    rows.push_back({"others are no gang", {}, {"MUSG-PULP-14"}, [](Trial &trial) {
                        trial.expect(trial.traits(BandBuilder("elf").sousFifre(4).band()).empty(),
                                     "a gang");
                    }});
    rows.push_back(
        {"tribes have no modern guns", {"MUSG-PULP-15"}, {"MUSG-PULP-16"}, [=](Trial &trial) {
             const auto armed = [&](const std::string &id) {
                 return tribe().chief().sousFifre(3).with(id).band();
             };
             for (const auto *open : {"bow", "crossbow", "throwing-stars", "throwing-knife"})
                 expectLegal(trial, armed(open));
             for (const auto *barred : {"pistol", "black-powder-rifle", "flamethrower"})
                 trial.equal(illegal(trial.judge(armed(barred))), 1, barred);
             const Band band = armed("pistol");
             const auto mended = trial.act(band, trial.judge(band).front().mend->act);
             expectLegal(trial, *mended);
         }});
    rows.push_back(
        {"a tribe's mercenary brings his own gun", {}, {"MUSG-PULP-15"}, [=](Trial &trial) {
             expectLegal(trial,
                         tribe().chief().sousFifre(3).merc("hired-mercenary").with("rifle").band());
             expectLegal(trial, BandBuilder("elf").chief().sousFifre(3).with("rifle").band());
         }});
    rows.push_back({"poison is for tribes", {"MUSG-PULP-16"}, {"MUSG-PULP-15"}, [=](Trial &trial) {
                        expectLegal(trial, tribe().chief().sousFifre(3).with("poison").band());
                        const Band band =
                            BandBuilder("elf").chief().sousFifre(3).with("poison").band();
                        const auto findings = trial.judge(band);
                        trial.equal(illegal(findings), 1, "broken rules");
                        const auto mended = trial.act(band, findings.front().mend->act);
                        expectLegal(trial, *mended);
                    }});
    rows.push_back({"a poisoned tribal", {"MUSG-PULP-16", "MUSG-PULP-13"}, {}, [=](Trial &trial) {
                        const Band band = tribe().sousFifre(3).with("poison").band();
                        trial.equal(trial.resolve(band).price.value(), 14, "price");
                        trial.expect(hasTrait(trial.traits(band), Trait::Poison), "no poison");
                    }});
    rows.push_back({"a tribe without poison",
                    {"MUSG-PULP-13"},
                    {"MUSG-PULP-16", "MUSG-PULP-17"},
                    [=](Trial &trial) {
                        const Band band = tribe().sousFifre(3).chief().band();
                        expectLegal(trial, band);
                        trial.resolve(band);
                        trial.traits(band);
                    }});
    rows.push_back({"the zombie of a mad scientist",
                    {"MUSG-PULP-17", "MUSG-PULP-18", "MUSG-PULP-19"},
                    {"MUSG-BAND-01", "MUSG-BAND-05", "MUSG-FIGURANT-03"},
                    [](Trial &trial) {
                        const Band band = BandBuilder("human")
                                              .theme(Theme::MadScientist)
                                              .figure("zombie", 2)
                                              .chief()
                                              .figurant(8)
                                              .band();
                        expectLegal(trial, band);
                        trial.equal(line(trial.resolve(band)), std::string("6 - -+ 5+ 3 2 3 4"),
                                    "profile");
                        trial.equal(sums(musgCatalogue(), band).sousFifres, 8, "in the 200");
                        trial.equal(trial.traits(band).size(), std::size_t{3}, "traits");
                    }});
    rows.push_back({"zombies serve a mad scientist alone",
                    {"MUSG-PULP-17"},
                    {"MUSG-PULP-18"},
                    [](Trial &trial) {
                        const Band band =
                            BandBuilder("human").chief().sousFifre().figure("zombie", 2).band();
                        const auto findings = trial.judge(band);
                        trial.equal(illegal(findings), 1, "broken rules");
                        const auto mended = trial.act(band, findings.front().mend->act);
                        expectLegal(trial, *mended);
                    }});
    rows.push_back({"zombies carry nothing",
                    {"MUSG-PULP-17"},
                    {"MUSG-MERC-04", "MUSG-PULP-19"},
                    [](Trial &trial) {
                        const Band band = BandBuilder("human")
                                              .theme(Theme::MadScientist)
                                              .chief()
                                              .figure("zombie", 2)
                                              .with("sword")
                                              .band();
                        trial.equal(illegal(trial.judge(band)), 1, "broken rules");
                    }});
}

void addRegroup(RuleRows &rows)
{
    using rules::Severity;
    rows.push_back(
        {"antiterrorists are no common roster",
         {},
         {"MUSG-BAND-01", "MUSG-BAND-02", "MUSG-BAND-04", "MUSG-REGROUP-01", "MUSG-REGROUP-02"},
         [](Trial &trial) {
             const Band band = BandBuilder("elf")
                                   .theme(Theme::Antiterrorists)
                                   .chief()
                                   .sousChef(4)
                                   .with("howitzer", 2)
                                   .band();
             trial.equal(sums(musgCatalogue(), band).heroes, 480, "heroes");
             trial.equal(trial.judge(band).size(), std::size_t{0}, "findings");
         }});
    rows.push_back(
        {"antiterrorists are ideally one and four",
         {"MUSG-REGROUP-01"},
         {"MUSG-BAND-01"},
         [](Trial &trial) {
             const Band band =
                 BandBuilder("elf").theme(Theme::Antiterrorists).chief().sousChef(3).band();
             expectSaid(trial, band, "MUSG-REGROUP-01", Severity::Note);
             expectLegal(trial, band);
         }});
    const auto terrorists = [](int points) {
        return BandBuilder("elf").theme(Theme::Terrorists).otherSide(points).chief().sousChef();
    };
    rows.push_back({"terrorists: a chief, a sous-chef, figurants up to the other side",
                    {},
                    {"MUSG-REGROUP-02", "MUSG-FIGURANT-03", "MUSG-BAND-01", "MUSG-BAND-03"},
                    [=](Trial &trial) {
                        trial.judge(terrorists(600).figurant(60).with("rifle").byHand(9).band());
                        trial.judge(terrorists(103).figurant(10).band());
                    }});
    rows.push_back({"terrorists cost no more than the other side",
                    {"MUSG-REGROUP-02"},
                    {"MUSG-BAND-03"},
                    [=](Trial &trial) {
                        expectBroken(trial, terrorists(99).figurant(10).band(), "MUSG-REGROUP-02",
                                     100, 99);
                    }});
    rows.push_back({"another figurant would still fit", {"MUSG-REGROUP-02"}, {}, [=](Trial &trial) {
                        expectSaid(trial, terrorists(104).figurant(10).band(), "MUSG-REGROUP-02",
                                   Severity::Note);
                    }});
    rows.push_back({"another figurant would fit unarmed, and not armed as the others are",
                    {},
                    {"MUSG-REGROUP-02"},
                    [=](Trial &trial) {
                        // 60 and five times 16.
                        const auto armed = [=](int points) {
                            return terrorists(points).figurant(5).with("rifle").band();
                        };
                        trial.equal(trial.judge(armed(155)).size(), std::size_t{0}, "findings");
                    }});
    rows.push_back(
        {"another figurant would fit armed as the cheapest of the others",
         {"MUSG-REGROUP-02"},
         {},
         [=](Trial &trial) {
             const Band band =
                 terrorists(166).figurant(5).with("rifle").figurant().with("pistol").band();
             expectSaid(trial, band, "MUSG-REGROUP-02", Severity::Note);
         }});
    rows.push_back(
        {"terrorists without sous-chef, with sous-fifres or two chiefs",
         {"MUSG-REGROUP-02"},
         {"MUSG-BAND-01", "MUSG-REGROUP-01"},
         [=](Trial &trial) {
             const auto none = BandBuilder("elf").theme(Theme::Terrorists).otherSide(200).chief();
             trial.equal(illegal(trial.judge(none.band())), 1, "no sous-chef");
             trial.equal(illegal(trial.judge(terrorists(200).sousFifre().band())), 1,
                         "a sous-fifre");
             trial.equal(illegal(trial.judge(terrorists(200).chief().band())), 1, "two chiefs");
             const Band band = none.band();
             const auto mended = trial.act(band, trial.judge(band).front().mend->act);
             expectLegal(trial, *mended);
         }});
}

void addLists(RuleRows &rows)
{
    using rules::Severity;
    const auto allies = [] {
        return BandBuilder("generic")
            .asPrinted()
            .figure("major-rogers")
            .figure("sergeant-stark")
            .figure("neo-tommy", 21)
            .figure("neo-tommy-support");
    };
    const auto axis = [] {
        return BandBuilder("generic")
            .asPrinted()
            .figure("von-braun")
            .figure("klaus")
            .figure("sturm-trooper", 13)
            .figure("sturm-trooper-support")
            .figure("sturm-zombie", 6);
    };
    rows.push_back(
        {"30: the allied list",
         {"MUSG-PENTACLE-09", "MUSG-PENTACLE-08"},
         {"MUSG-PENTACLE-10", "MUSG-PENTACLE-11", "MUSG-BAND-01", "MUSG-BAND-04",
          "MUSG-FIGURANT-03", "MUSG-FIGURANT-04"},
         [=](Trial &trial) {
             const Band band = allies().band();
             trial.equal(trial.judge(band).size(), std::size_t{0}, "findings");
             trial.equal(sums(musgCatalogue(), band).heroes, 160, "heroes");
             trial.equal(sums(musgCatalogue(), band).others, 335, "figurants");
             trial.equal(treasury(musgCatalogue(), band), 5, "left");
             trial.equal(line(trial.resolve(band)), std::string("9 11 2+ 3+ 5 5 6 90"), "Rogers");
             trial.equal(line(trial.resolve(band, 1)), std::string("8 8 3+ 4+ 4 4 4 70"), "Stark");
         }});
    rows.push_back({"31: the axis list",
                    {"MUSG-PENTACLE-10", "MUSG-PENTACLE-08", "MUSG-PENTACLE-12"},
                    {"MUSG-PENTACLE-09", "MUSG-PENTACLE-11", "MUSG-BAND-01"},
                    [=](Trial &trial) {
                        const Band band = axis().band();
                        trial.equal(trial.judge(band).size(), std::size_t{0}, "findings");
                        trial.equal(sums(musgCatalogue(), band).heroes, 190, "heroes");
                        trial.equal(sums(musgCatalogue(), band).others, 305, "figurants");
                        trial.equal(treasury(musgCatalogue(), band), 5, "left");
                        trial.equal(line(trial.resolve(band)), std::string("9 11 2+ 3+ 5 5 6 120"),
                                    "Von Braün");
                        trial.expect(hasTrait(trial.traits(band), Trait::ImprovedEye), "no eye");
                        trial.equal(line(trial.resolve(band, 4)), std::string("6 - -+ 4+ 3 3 2 15"),
                                    "zombie");
                    }});
    rows.push_back({"33: package prices, not those of the tables",
                    {"MUSG-PENTACLE-09", "MUSG-PENTACLE-10"},
                    {"MUSG-BAND-08", "MUSG-FIGURANT-01", "MUSG-FIGURANT-04"},
                    [=](Trial &trial) {
                        const Band good = allies().band();
                        const Band bad = axis().band();
                        const std::array prices{90, 70, 15, 20};
                        for (std::size_t i = 0; i < prices.size(); ++i)
                            trial.equal(trial.resolve(good, i).price.value(), prices[i], "price");
                        const std::array dear{120, 70, 15, 20, 15};
                        for (std::size_t i = 0; i < dear.size(); ++i)
                            trial.equal(trial.resolve(bad, i).price.value(), dear[i], "price");
                    }});
    rows.push_back(
        {"a list short of a soldier", {"MUSG-PENTACLE-09"}, {"MUSG-PENTACLE-11"}, [](Trial &trial) {
             const Band band = BandBuilder("generic")
                                   .asPrinted()
                                   .figure("major-rogers")
                                   .figure("sergeant-stark")
                                   .figure("neo-tommy", 20)
                                   .figure("neo-tommy-support")
                                   .band();
             expectSaid(trial, band, "MUSG-PENTACLE-09", Severity::Warning);
             trial.equal(trial.judge(band).size(), std::size_t{1}, "findings");
         }});
    rows.push_back({"a stranger on a list", {"MUSG-PENTACLE-11"}, {}, [=](Trial &trial) {
                        auto band = axis();
                        expectSaid(trial, band.sousFifre().band(), "MUSG-PENTACLE-11",
                                   Severity::Warning);
                    }});
    rows.push_back({"listed figures are not for hire",
                    {"MUSG-PENTACLE-11"},
                    {"MUSG-BAND-11"},
                    [](Trial &trial) {
                        const Band band =
                            BandBuilder("human").chief().sousFifre(2).figure("klaus").band();
                        const auto findings = trial.judge(band);
                        trial.equal(illegal(findings), 1, "broken rules");
                        const auto mended = trial.act(band, findings.front().mend->act);
                        expectLegal(trial, *mended);
                    }});
    rows.push_back(
        {"gear beside a package", {"MUSG-PENTACLE-11"}, {"MUSG-MERC-04"}, [=](Trial &trial) {
             auto band = allies();
             trial.equal(illegal(trial.judge(band.with("sword").band())), 1, "broken rules");
         }});
    rows.push_back({"the vest is in the profile already",
                    {"MUSG-PENTACLE-08"},
                    {"MUSG-PENTACLE-12"},
                    [=](Trial &trial) {
                        const auto profile = trial.resolve(allies().band());
                        trial.equal(profile[Stat::R].value(), 5, "R");
                        trial.equal(profile[Stat::R].parts().size(), std::size_t{1}, "parts");
                    }});
    rows.push_back({"the über-zombie's knife rolls three dice",
                    {"MUSG-PENTACLE-13"},
                    {"MUSG-MELEE-01"},
                    [](Trial &trial) {
                        const auto sheet = trial.sheet(
                            BandBuilder("generic").asPrinted().figure("uber-zombie").band());
                        const auto &melee = sheet.figures.front().front().weapons.back();
                        trial.equal(melee.rows.front().cells[1].number.value(), 3, "dice");
                        trial.equal(melee.rows.front().cells[2].number.value(), 4, "force");
                    }});
    rows.push_back({"no list, nothing of it",
                    {"MUSG-BAND-12"},
                    {"MUSG-PENTACLE-08", "MUSG-PENTACLE-09", "MUSG-PENTACLE-10", "MUSG-PENTACLE-12",
                     "MUSG-PENTACLE-13"},
                    [](Trial &trial) {
                        const Band band = BandBuilder("human").chief().sousFifre(2).band();
                        trial.resolve(band);
                        trial.traits(band);
                        expectLegal(trial, band);
                        trial.sheet(band);
                    }});
}

} // namespace escarmouche::tests
