// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/rows/musg/rows.h"

#include "tests/support/musg/rulerow.h"

namespace escarmouche::tests {

using namespace rules::musg;

namespace {

/** What one advance does to a common sous-chef, who is far from every limit. */
struct AdvanceRow {
    std::string id;
    std::string rule;
    std::string printed;
    std::vector<Trait> traits;
};

} // namespace

void addAdvances(RuleRows &rows)
{
    const std::string plain = "8 8 4+ 4+ 4 3 4 20";
    const std::vector<AdvanceRow> advances{
        {"good-eye", "MUSG-CAMP-12", "8 8 3+ 4+ 4 3 4 20", {}},
        {"bronze-fists", "MUSG-CAMP-13", "8 8 4+ 4+ 5 3 4 20", {}},
        {"bronze-body", "MUSG-CAMP-14", "8 8 4+ 4+ 4 4 4 20", {}},
        {"brawler", "MUSG-CAMP-15", "8 8 4+ 3+ 4 3 4 20", {}},
        {"strider", "MUSG-CAMP-16", "9 8 4+ 4+ 4 3 4 20", {}},
        {"brave", "MUSG-CAMP-17", "8 9 4+ 4+ 4 3 4 20", {}},
        {"lynx-eye", "MUSG-CAMP-18", "8 8 3+ 4+ 4 3 4 20", {}},
        {"iron-fists", "MUSG-CAMP-19", "8 8 4+ 4+ 5 3 4 20", {}},
        {"iron-body", "MUSG-CAMP-20", "8 8 4+ 4+ 4 4 4 20", {}},
        {"accomplished-pugilist", "MUSG-CAMP-21", "8 8 4+ 3+ 4 3 4 20", {}},
        {"woodsman", "MUSG-CAMP-22", plain, {Trait::IgnoresDifficultGround}},
        {"intrepid", "MUSG-CAMP-23", "8 9 4+ 4+ 4 3 4 20", {}},
        {"eagle-eye", "MUSG-CAMP-24", "8 8 3+ 4+ 4 3 4 20", {}},
        {"steel-fists", "MUSG-CAMP-25", "8 8 4+ 4+ 5 3 4 20", {}},
        {"steel-body", "MUSG-CAMP-26", "8 8 4+ 4+ 4 4 4 20", {}},
        {"combat-master", "MUSG-CAMP-27", "8 8 4+ 3+ 4 3 4 20", {}},
        {"acrobat", "MUSG-CAMP-28", plain, {Trait::FallBestOfTwo}},
        {"steel-nerves", "MUSG-CAMP-29", plain, {Trait::CommandBestTwoOfThree}},
        {"improved-health", "MUSG-CAMP-30", "8 8 4+ 4+ 4 3 5 20", {}},
        {"will-to-live", "MUSG-CAMP-31", plain, {Trait::RegainsPv}},
        {"weak-points", "MUSG-CAMP-32", plain, {Trait::ExtraMeleeDie}},
        {"vital-points", "MUSG-CAMP-33", plain, {Trait::RerollsDamage}},
        {"blade-catcher", "MUSG-CAMP-34", plain, {Trait::CatchesBlades}},
    };
    std::vector<std::string> all;
    for (const auto &each : advances) {
        all.push_back(each.rule);
        rows.push_back(
            {"advance " + each.id, {each.rule}, {}, [each](Trial &trial) {
                 const Band band =
                     BandBuilder("generic").campaign().sousChef().advance(each.id).band();
                 trial.equal(line(trial.resolve(band)), each.printed, each.id);
                 const auto held = trial.traits(band);
                 trial.equal(held.size(), each.traits.size(), "traits");
                 for (const Trait trait : each.traits)
                     trial.expect(hasTrait(held, trait), "a trait is missing");
             }});
    }
    rows.push_back({"no advance, none cited", {"MUSG-PROFILE-11"}, all, [plain](Trial &trial) {
                        const Band band = BandBuilder("generic").campaign().sousChef().band();
                        trial.equal(line(trial.resolve(band)), plain, "profile");
                        trial.traits(band);
                    }});
}

void addInjuries(RuleRows &rows)
{
    const auto hurt = [](const std::string &injury, int times = 1) {
        auto band = BandBuilder("generic").campaign().chief().sousFifre(2).sousChef();
        for (int i = 0; i < times; ++i)
            band.injury(injury);
        return band.band();
    };
    struct Lasting {
        std::string id, rule, printed;
        std::vector<Trait> traits;
    };
    const std::string plain = "8 8 4+ 4+ 4 3 4 20";
    const std::vector<Lasting> injuries{
        {"movement-difficulty", "MUSG-INJURY-05", "7 8 4+ 4+ 4 3 4 20", {}},
        {"nervous-trauma", "MUSG-INJURY-07", "8 7 4+ 4+ 4 3 4 20", {}},
        {"reduced-vision", "MUSG-INJURY-08", "8 8 5+ 4+ 4 3 4 20", {}},
        {"random-activity", "MUSG-INJURY-09", plain, {Trait::RandomActivity}},
        {"missed-game", "MUSG-INJURY-10", plain, {Trait::MissesNextGame}},
        {"true-doctor", "MUSG-INJURY-10", plain, {Trait::IgnoresFirstWound}},
        {"bruised", "MUSG-INJURY-11", "8 8 4+ 5+ 4 3 4 20", {}},
        {"implacable-hatred", "MUSG-INJURY-14", plain, {Trait::ImplacableHatred}},
        {"hardened", "MUSG-INJURY-15", plain, {Trait::Hardened}},
    };
    std::vector<std::string> all;
    for (const auto &each : injuries) {
        all.push_back(each.rule);
        rows.push_back(
            {"injury " + each.id, {each.rule}, {"MUSG-INJURY-01"}, [each, hurt](Trial &trial) {
                 const Band band = hurt(each.id);
                 expectLegal(trial, band);
                 trial.equal(line(trial.resolve(band, 2)), each.printed, each.id);
                 const auto held = trial.traits(band, 2);
                 trial.equal(held.size(), each.traits.size(), "traits");
                 for (const Trait trait : each.traits)
                     trial.expect(hasTrait(held, trait), "a trait is missing");
             }});
    }
    all.insert(all.end(), {"MUSG-INJURY-01", "MUSG-INJURY-02", "MUSG-INJURY-04"});
    rows.push_back({"no injury, none cited", {"MUSG-PROFILE-11"}, all, [=](Trial &trial) {
                        const Band band = hurt({}, 0);
                        expectLegal(trial, band);
                        trial.equal(line(trial.resolve(band, 2)), plain, "profile");
                    }});
    rows.push_back(
        {"23: sight 3+ becomes 4+", {"MUSG-INJURY-08"}, {"MUSG-INJURY-11"}, [](Trial &trial) {
             const Band band =
                 BandBuilder("generic").campaign().chief().injury("reduced-vision").band();
             trial.equal(trial.resolve(band)[Stat::Ct].value(), 4, "CT");
         }});
    rows.push_back({"24: a bruised CC 3+ becomes 4+",
                    {"MUSG-INJURY-11"},
                    {"MUSG-INJURY-08"},
                    [](Trial &trial) {
                        const Band band =
                            BandBuilder("generic").campaign().chief().injury("bruised").band();
                        trial.equal(trial.resolve(band)[Stat::Cc].value(), 4, "CC");
                    }});
    rows.push_back({"11: reduced vision at 6+, then a good eye, is 5+",
                    {"MUSG-INJURY-08", "MUSG-CAMP-12", "MUSG-PROFILE-12"},
                    {},
                    [](Trial &trial) {
                        const Band band = BandBuilder("serpent-man")
                                              .campaign()
                                              .sousChef()
                                              .injury("reduced-vision")
                                              .injury("reduced-vision")
                                              .advance("good-eye")
                                              .band();
                        trial.equal(trial.resolve(band)[Stat::Ct].value(), 5, "CT");
                    }});
    rows.push_back({"sous-fifres have no lasting injuries",
                    {"MUSG-INJURY-01"},
                    {"MUSG-FIGURANT-05", "MUSG-INJURY-02"},
                    [](Trial &trial) {
                        const Band band = BandBuilder("generic")
                                              .campaign()
                                              .chief()
                                              .sousFifre(2)
                                              .injury("bruised")
                                              .injury("bruised")
                                              .band();
                        const auto findings = trial.judge(band);
                        trial.equal(illegal(findings), 1, "broken rules");
                        const auto mended = trial.act(band, findings.front().mend->act);
                        expectLegal(trial, *mended);
                    }});
    rows.push_back({"summoned creatures have no injuries",
                    {"MUSG-INJURY-02"},
                    {"MUSG-INJURY-01"},
                    [](Trial &trial) {
                        const Band band = BandBuilder("generic")
                                              .asPrinted()
                                              .figure("small-demon", 2)
                                              .injury("bruised")
                                              .band();
                        trial.equal(illegal(trial.judge(band)), 1, "broken rules");
                    }});
    rows.push_back(
        {"a state suffered twice has no further effect", {"MUSG-INJURY-04"}, {}, [=](Trial &trial) {
             const Band band = hurt("hardened", 2);
             expectSaid(trial, band, "MUSG-INJURY-04", rules::Severity::Note);
             expectLegal(trial, band);
             trial.expect(!findingOf(trial.judge(hurt("hardened", 1)), "MUSG-INJURY-04"),
                          "once is not twice");
             trial.expect(!findingOf(trial.judge(hurt("bruised", 2)), "MUSG-INJURY-04"),
                          "losses add up");
         }});
    rows.push_back({"hatred is of a band", {"MUSG-INJURY-14"}, {}, [=](Trial &trial) {
                        expectSaid(trial, hurt("implacable-hatred"), "MUSG-INJURY-14",
                                   rules::Severity::Warning);
                        const Band named = BandBuilder("generic")
                                               .campaign()
                                               .chief()
                                               .injury("implacable-hatred", "The Reds")
                                               .sousFifre(2)
                                               .band();
                        trial.equal(trial.judge(named).size(), std::size_t{0}, "findings");
                    }});
}

void addExperience(RuleRows &rows)
{
    using rules::Severity;
    const auto veteran = [](int experience) {
        return BandBuilder("dwarf").campaign().chief().sousFifre(2).sousChef().experience(
            experience);
    };
    rows.push_back(
        {"an advance for each fifth box", {"MUSG-CAMP-05"}, {"MUSG-CAMP-11"}, [=](Trial &trial) {
             expectBroken(trial, veteran(9).advance("good-eye").advance("brave").band(),
                          "MUSG-CAMP-05", 2, 1);
             expectLegal(trial, veteran(10).advance("good-eye").advance("brave").band());
         }});
    rows.push_back({"an advance is due", {"MUSG-CAMP-05"}, {"MUSG-CAMP-06"}, [=](Trial &trial) {
                        expectSaid(trial, veteran(10).advance("good-eye").band(), "MUSG-CAMP-05",
                                   Severity::Note);
                    }});
    rows.push_back({"a young sous-chef owes nothing",
                    {},
                    {"MUSG-CAMP-01", "MUSG-CAMP-05", "MUSG-CAMP-06", "MUSG-CAMP-07", "MUSG-CAMP-08",
                     "MUSG-CAMP-09", "MUSG-CAMP-10", "MUSG-CAMP-11", "MUSG-CAMP-36"},
                    [=](Trial &trial) {
                        trial.equal(trial.judge(veteran(4).band()).size(), std::size_t{0},
                                    "findings");
                    }});
    rows.push_back({"a promoted sous-fifre keeps his five advances",
                    {"MUSG-CAMP-14"},
                    {"MUSG-CAMP-05", "MUSG-CAMP-11"},
                    [=](Trial &trial) {
                        const Band band = veteran(0)
                                              .row(Rank::SousFifre)
                                              .advance("good-eye")
                                              .advance("brave")
                                              .advance("strider")
                                              .advance("bronze-body")
                                              .advance("brawler")
                                              .band();
                        expectLegal(trial, band);
                        trial.resolve(band, 2);
                    }});
    rows.push_back(
        {"25 boxes for a sous-fifre, 50 for leaders", {"MUSG-CAMP-06"}, {}, [=](Trial &trial) {
             const Band band = BandBuilder("dwarf")
                                   .campaign()
                                   .chief()
                                   .sousFifre(2)
                                   .sousFifre()
                                   .experience(26)
                                   .band();
             expectBroken(trial, band, "MUSG-CAMP-06", 26, 25);
             expectBroken(trial, veteran(51).band(), "MUSG-CAMP-06", 51, 50);
         }});
    rows.push_back(
        {"other boxes where a campaign has them", {"MUSG-CAMP-06"}, {}, [=](Trial &trial) {
             Band band = veteran(61).band();
             band.options.boxes = {60, 30};
             expectBroken(trial, band, "MUSG-CAMP-06", 61, 60);
             band = BandBuilder("dwarf")
                        .campaign()
                        .chief()
                        .sousFifre(2)
                        .sousFifre()
                        .experience(31)
                        .band();
             band.options.boxes = {60, 30};
             expectBroken(trial, band, "MUSG-CAMP-06", 31, 30);
         }});
    rows.push_back({"a full sheet promotes",
                    {"MUSG-CAMP-07", "MUSG-CAMP-08", "MUSG-CAMP-09"},
                    {"MUSG-CAMP-06"},
                    [=](Trial &trial) {
                        const auto full = [&](BandBuilder band, const std::string &rule) {
                            expectSaid(trial, band.band(), rule, Severity::Note);
                        };
                        const auto band = [] { return BandBuilder("dwarf").campaign(); };
                        full(band().sousFifre().experience(25), "MUSG-CAMP-07");
                        full(band().chief().experience(50), "MUSG-CAMP-08");
                        full(band().sousChef().experience(50), "MUSG-CAMP-09");
                        trial.expect(!findingOf(trial.judge(band().chief().experience(49).band()),
                                                "MUSG-CAMP-08"),
                                     "a legend too early");
                    }});
    rows.push_back({"a campaign band without chief has a successor to name",
                    {"MUSG-CAMP-08"},
                    {"MUSG-CAMP-07"},
                    [](Trial &trial) {
                        const Band band =
                            BandBuilder("dwarf").campaign().sousChef().sousFifre(3).band();
                        expectSaid(trial, band, "MUSG-CAMP-08", Severity::Warning);
                        expectLegal(trial, band);
                    }});
    rows.push_back(
        {"experience before the first game", {"MUSG-CAMP-01"}, {"MUSG-CAMP-05"}, [](Trial &trial) {
             const Band band = BandBuilder("dwarf").chief().sousFifre(2).experience(3).band();
             expectSaid(trial, band, "MUSG-CAMP-01", Severity::Warning);
             const auto findings = trial.judge(band);
             trial.equal(findings.size(), std::size_t{1}, "findings");
             trial.expect(findings.front().members == std::vector{band.members.back().id},
                          "of those who have some");
         }});
    rows.push_back(
        {"a hireling costs his rank, his gear and a point for five experience",
         {"MUSG-CAMP-10", "MUSG-BAND-08"},
         {},
         [](Trial &trial) {
             const Band band = BandBuilder("dwarf")
                                   .campaign()
                                   .sousChef()
                                   .row(Rank::SousFifre)
                                   .experience(49)
                                   .with("sword")
                                   .hireling()
                                   .band();
             const auto price = trial.resolve(band).price;
             trial.equal(price.value(), 20 + 9 + 5, "price");
             const Band goblin =
                 BandBuilder("goblin").campaign().chief().experience(50).hireling().band();
             trial.equal(figurePrice(musgCatalogue(), goblin, goblin.members.front()), 20 + 10,
                         "goblin chief");
             // The stats cite the race; the price does not.
             for (const auto &part : price.parts())
                 trial.expect(part.rule.value != "MUSG-BAND-16", "price of the race");
         }});
    rows.push_back(
        {"a hireling fills no place", {}, {"MUSG-BAND-01", "MUSG-CAMP-10"}, [](Trial &trial) {
             expectLegal(trial, BandBuilder("dwarf")
                                    .campaign()
                                    .chief()
                                    .sousFifre(3)
                                    .sousChef(2)
                                    .sousChef()
                                    .hireling()
                                    .chief()
                                    .hireling()
                                    .band());
         }});
    rows.push_back(
        {"a sous-fifre is no hireling", {"MUSG-CAMP-10"}, {}, [](Trial &trial) {
             const Band band =
                 BandBuilder("dwarf").campaign().chief().sousFifre(2).sousFifre().hireling().band();
             const auto findings = trial.judge(band);
             trial.equal(illegal(findings), 1, "broken rules");
             const auto mended = trial.act(band, findings.front().mend->act);
             expectLegal(trial, *mended);
         }});
    rows.push_back({"each advance once", {"MUSG-CAMP-11"}, {"MUSG-CAMP-10"}, [=](Trial &trial) {
                        expectBroken(trial,
                                     veteran(10).advance("strider").advance("strider").band(),
                                     "MUSG-CAMP-11", 2, 1);
                        const Band band = veteran(10).advance("strider").advance("strider").band();
                        trial.equal(trial.resolve(band, 2)[Stat::Mvt].value(), 7, "Mvt");
                    }});
    rows.push_back(
        {"some advances need earlier ones", {"MUSG-CAMP-11"}, {"MUSG-CAMP-10"}, [=](Trial &trial) {
             const Band band = veteran(20)
                                   .advance("lynx-eye")
                                   .advance("eagle-eye")
                                   .advance("brave")
                                   .advance("intrepid")
                                   .band();
             const auto findings = trial.judge(band);
             trial.equal(illegal(findings), 1, "broken rules");
             const auto mended = trial.act(band, findings.front().mend->act);
             expectLegal(trial, *mended);
             trial.equal(mended->members.back().advances.size(), std::size_t{2}, "advances left");
         }});
    rows.push_back(
        {"an advance may be taken without effect", {"MUSG-CAMP-11"}, {}, [](Trial &trial) {
             const Band band = BandBuilder("human")
                                   .campaign()
                                   .chief()
                                   .experience(5)
                                   .advance("good-eye")
                                   .sousFifre(2)
                                   .band();
             expectSaid(trial, band, "MUSG-CAMP-11", Severity::Note);
             expectLegal(trial, band);
         }});
    rows.push_back(
        {"a campaign buys what the treasury pays for", {"MUSG-CAMP-36"}, {}, [](Trial &trial) {
             const auto buy = [&](int treasury) {
                 const Band band =
                     BandBuilder("dwarf").campaign(treasury).chief().sousFifre(2).band();
                 return trial.act(band, rules::Recruit{"sous-fifre", 2, std::nullopt});
             };
             trial.expect(!buy(15).has_value(), "bought on credit");
             const auto bought = buy(16);
             trial.expect(bought.has_value(), "not sold");
             trial.equal(bought->treasury, 0, "treasury");
         }});
    rows.push_back({"a debt", {"MUSG-CAMP-36"}, {"MUSG-BAND-03"}, [](Trial &trial) {
                        const auto findings = trial.judge(
                            BandBuilder("dwarf").campaign(-1).chief().sousFifre(2).band());
                        trial.equal(illegal(findings), 1, "broken rules");
                        trial.expect(!findings.front().mend, "nothing is resold");
                    }});
}

} // namespace escarmouche::tests
