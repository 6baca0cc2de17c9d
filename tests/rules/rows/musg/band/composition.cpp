// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/rows/musg/rows.h"

#include "tests/support/musg/rulerow.h"

namespace escarmouche::tests {

using namespace rules::musg;

void addComposition(RuleRows &rows)
{
    using rules::Severity;
    rows.push_back({"no chief", {"MUSG-BAND-01"}, {"MUSG-BAND-03"}, [](Trial &trial) {
                        const Band band = BandBuilder("elf").sousChef().sousFifre(3).band();
                        const auto findings = trial.judge(band);
                        trial.equal(illegal(findings), 1, "broken rules");
                        const auto mended = trial.act(band, findings.front().mend->act);
                        trial.equal(illegal(trial.judge(*mended)), 0, "after the mend");
                        trial.equal(mended->members.back().rank == Rank::Chief, true, "a chief");
                    }});
    rows.push_back({"two chiefs are one too many", {"MUSG-BAND-01"}, {}, [](Trial &trial) {
                        expectBroken(trial, BandBuilder("elf").chief().chief().sousFifre(3).band(),
                                     "MUSG-BAND-01", 2, 1);
                    }});
    rows.push_back({"three sous-chefs are one too many",
                    {"MUSG-BAND-01"},
                    {"MUSG-BAND-19", "MUSG-PULP-13"},
                    [](Trial &trial) {
                        expectBroken(trial,
                                     BandBuilder("elf").chief().sousChef(3).sousFifre(2).band(),
                                     "MUSG-BAND-01", 3, 2);
                    }});
    rows.push_back({"two sous-chefs are allowed", {}, {"MUSG-BAND-01"}, [](Trial &trial) {
                        expectLegal(trial,
                                    BandBuilder("elf").chief().sousChef(2).sousFifre(2).band());
                    }});
    rows.push_back({"a band needs a sous-fifre", {"MUSG-BAND-01"}, {}, [](Trial &trial) {
                        const auto findings =
                            trial.judge(BandBuilder("elf").chief().sousChef(2).band());
                        trial.equal(illegal(findings), 1, "broken rules");
                        trial.expect(findings.front().sentence.key == "finding.no_sous_fifre",
                                     "says something else");
                    }});
    rows.push_back(
        {"a promotion may exceed the sous-chefs, a hire may not",
         {"MUSG-BAND-01"},
         {"MUSG-BAND-19"},
         [](Trial &trial) {
             const auto team = [] { return BandBuilder("elf").campaign(100).chief().sousFifre(3); };
             expectLegal(trial, team().sousChef(2).sousChef(2).row(Rank::SousFifre).band());
             expectBroken(trial, team().sousChef(3).band(), "MUSG-BAND-01", 3, 2);
         }});
    rows.push_back(
        {"no sous-chef is hired beside two, promoted or not",
         {"MUSG-BAND-01"},
         {},
         [](Trial &trial) {
             const auto hire = [&](int promoted) {
                 const Band band = BandBuilder("elf")
                                       .campaign(100)
                                       .chief()
                                       .sousFifre(3)
                                       .sousChef(promoted)
                                       .row(Rank::SousFifre)
                                       .band();
                 return trial.act(band, rules::Recruit{"sous-chef", 1, std::nullopt}).has_value();
             };
             trial.expect(hire(1), "a second one refused");
             trial.expect(!hire(2), "a third one hired");
         }});
    rows.push_back(
        {"10: eleven figures are warned of, not refused",
         {"MUSG-BAND-02"},
         {"MUSG-BAND-01", "MUSG-BAND-05"},
         [](Trial &trial) {
             const Band band =
                 BandBuilder("orc").chief().sousChef(2).sousFifre(2).sousFifre(6, "goblin").band();
             expectSaid(trial, band, "MUSG-BAND-02", Severity::Warning);
             expectLegal(trial, band);
         }});
    rows.push_back(
        {"ten figures are usual, and so are three", {}, {"MUSG-BAND-02"}, [](Trial &trial) {
             trial.judge(BandBuilder("orc").chief().sousFifre(9).band());
             trial.judge(BandBuilder("orc").chief().sousFifre(2).band());
         }});
}

void addCaps(RuleRows &rows)
{
    // 40 + 2 x 20 for leaders; a bazooka is 30 points.
    rows.push_back({"501 points are one too many",
                    {"MUSG-BAND-03"},
                    {"MUSG-BAND-04", "MUSG-BAND-05"},
                    [](Trial &trial) {
                        const Band band = BandBuilder("elf")
                                              .caps(500, 400, 400)
                                              .chief()
                                              .byHand(301)
                                              .sousFifre(4)
                                              .with("assault-rifle")
                                              .with("heavy-armour")
                                              .sousFifre(1)
                                              .band();
                        trial.equal(sums(musgCatalogue(), band).total, 301 + 4 * 68 + 8, "total");
                        expectBroken(trial, band, "MUSG-BAND-03", 581, 500);
                    }});
    rows.push_back({"500 points are allowed", {}, {"MUSG-BAND-03"}, [](Trial &trial) {
                        const Band band = BandBuilder("elf")
                                              .chief()
                                              .byHand(300)
                                              .sousFifre(5)
                                              .with("howitzer", 1)
                                              .byHand(40)
                                              .band();
                        trial.equal(sums(musgCatalogue(), band).total, 500, "total");
                        expectLegal(trial, band);
                    }});
    rows.push_back({"heroes and mercenaries cost 300 at most",
                    {"MUSG-BAND-04"},
                    {"MUSG-BAND-03", "MUSG-BAND-05"},
                    [](Trial &trial) {
                        const Band band = BandBuilder("elf")
                                              .chief()
                                              .with("howitzer", 4)
                                              .sousFifre(3)
                                              .merc("troll-bodyguard")
                                              .merc("elf-sniper")
                                              .band();
                        expectBroken(trial, band, "MUSG-BAND-04", 310, 300);
                    }});
    rows.push_back({"heroes of 300 are allowed", {}, {"MUSG-BAND-04"}, [](Trial &trial) {
                        const Band band = BandBuilder("elf")
                                              .chief()
                                              .with("howitzer", 4)
                                              .sousFifre(3)
                                              .merc("elf-sniper")
                                              .merc("elf-sniper")
                                              .band();
                        trial.equal(sums(musgCatalogue(), band).heroes, 300, "heroes");
                        expectLegal(trial, band);
                    }});
    rows.push_back({"sous-fifres and enrolled goblins cost 200 at most",
                    {"MUSG-BAND-05"},
                    {"MUSG-BAND-03", "MUSG-BAND-04"},
                    [](Trial &trial) {
                        const Band band = BandBuilder("orc")
                                              .chief()
                                              .sousFifre(6)
                                              .with("submachine-gun")
                                              .sousFifre(9, "goblin")
                                              .band();
                        expectBroken(trial, band, "MUSG-BAND-05", 204, 200);
                    }});
    rows.push_back(
        {"figurants are in no share", {}, {"MUSG-BAND-04", "MUSG-BAND-05"}, [](Trial &trial) {
             const Band band =
                 BandBuilder("orc").chief().sousFifre(5).figurant(20).with("rifle").band();
             trial.equal(sums(musgCatalogue(), band).others, 320, "figurants");
             expectLegal(trial, band);
         }});
    rows.push_back({"a group's own caps bind instead",
                    {"MUSG-BAND-03", "MUSG-BAND-04", "MUSG-BAND-05"},
                    {},
                    [](Trial &trial) {
                        const Band band =
                            BandBuilder("orc").caps(60, 39, 20).chief().sousFifre(3).band();
                        trial.equal(illegal(trial.judge(band)), 3, "broken caps");
                    }});
    rows.push_back({"caps bind at creation only",
                    {},
                    {"MUSG-BAND-03", "MUSG-BAND-04", "MUSG-BAND-05"},
                    [](Trial &trial) {
                        const Band band = BandBuilder("orc")
                                              .campaign()
                                              .chief()
                                              .with("howitzer", 8)
                                              .sousFifre(9)
                                              .with("howitzer")
                                              .band();
                        expectLegal(trial, band);
                    }});
    rows.push_back({"what creation leaves is the treasury", {"MUSG-BAND-06"}, {}, [](Trial &trial) {
                        const Band band = BandBuilder("orc").chief().sousFifre(2).band();
                        trial.equal(treasury(musgCatalogue(), band), 444, "treasury");
                        trial.totals(band);
                        const Band old = BandBuilder("orc").campaign(33).chief().band();
                        trial.equal(treasury(musgCatalogue(), old), 33, "treasury");
                    }});
    rows.push_back({"profiles say nothing of the treasury",
                    {"MUSG-BAND-13"},
                    {"MUSG-BAND-06"},
                    [](Trial &trial) {
                        trial.equal(trial.resolve(BandBuilder("orc").chief().band()).price.value(),
                                    40, "price");
                    }});
    rows.push_back(
        {"gear counts in the price", {"MUSG-BAND-08"}, {"MUSG-FIGURANT-04"}, [](Trial &trial) {
             const Band band =
                 BandBuilder("orc").chief().with("sword", 2).with("heavy-armour").band();
             trial.equal(trial.resolve(band).price.value(), 40 + 10 + 30, "price");
         }});
    rows.push_back(
        {"bare figures cost their row", {"MUSG-BAND-13"}, {"MUSG-BAND-08"}, [](Trial &trial) {
             trial.equal(trial.resolve(BandBuilder("orc").sousFifre().band()).price.value(), 8,
                         "price");
         }});
    rows.push_back(
        {"a price by hand stands whatever is carried", {}, {"MUSG-BAND-08"}, [](Trial &trial) {
             const Band band = BandBuilder("orc").chief().with("howitzer").byHand(7).band();
             const auto price = trial.resolve(band).price;
             trial.equal(price.value(), 7, "price");
             trial.expect(price.parts().front().source == rules::PartSource::ByHand, "source");
         }});
}

void addMixing(RuleRows &rows)
{
    rows.push_back({"an elf in a human band",
                    {"MUSG-BAND-11"},
                    {"MUSG-BAND-22", "MUSG-BAND-21"},
                    [](Trial &trial) {
                        const Band band =
                            BandBuilder("human").chief().sousFifre(2).sousFifre(1, "elf").band();
                        const auto findings = trial.judge(band);
                        trial.equal(illegal(findings), 1, "broken rules");
                        const auto mended = trial.act(band, findings.front().mend->act);
                        trial.equal(illegal(trial.judge(*mended)), 0, "after the mend");
                    }});
    rows.push_back({"free mixing is an option",
                    {},
                    {"MUSG-BAND-11", "MUSG-BAND-22", "MUSG-BAND-21"},
                    [](Trial &trial) {
                        expectLegal(trial, BandBuilder("human")
                                               .mixed()
                                               .chief()
                                               .sousFifre(2)
                                               .sousChef(1, "goblin")
                                               .sousFifre(1, "elf")
                                               .band());
                    }});
    rows.push_back(
        {"hosts enrol goblins as sous-fifres",
         {"MUSG-BAND-22", "MUSG-BAND-19", "MUSG-BAND-23"},
         {"MUSG-BAND-11", "MUSG-BAND-20"},
         [](Trial &trial) {
             for (const auto *host : {"human", "orc", "rat-man"}) {
                 const Band band = BandBuilder(host).chief().sousFifre(3, "goblin").band();
                 expectLegal(trial, band);
                 trial.equal(trial.resolve(band, 1).price.value(), 4, "price");
                 trial.expect(hasTrait(trial.traits(band, 1), Trait::SwarmCommand), "no swarm");
             }
         }});
    rows.push_back({"elves enrol no goblins", {"MUSG-BAND-11"}, {"MUSG-BAND-22"}, [](Trial &trial) {
                        const auto findings = trial.judge(
                            BandBuilder("elf").chief().sousFifre(3).sousFifre(1, "goblin").band());
                        trial.equal(illegal(findings), 1, "broken rules");
                    }});
    rows.push_back(
        {"an enrolled goblin leads nobody", {"MUSG-BAND-22"}, {"MUSG-BAND-11"}, [](Trial &trial) {
             const Band band = BandBuilder("orc").chief().sousChef(1, "goblin").sousFifre(2).band();
             const auto findings = trial.judge(band);
             trial.equal(illegal(findings), 1, "broken rules");
             const auto mended = trial.act(band, findings.front().mend->act);
             trial.equal(illegal(trial.judge(*mended)), 0, "after the mend");
         }});
    rows.push_back(
        {"6: a goblin band with an orc chief keeps its rules",
         {"MUSG-BAND-21", "MUSG-BAND-20"},
         {"MUSG-BAND-11", "MUSG-BAND-01"},
         [](Trial &trial) {
             const Band band = BandBuilder("goblin").chief("orc").sousChef(3).sousFifre(4).band();
             expectLegal(trial, band);
             trial.equal(trial.resolve(band).price.value(), 40, "price of the orc");
             trial.equal(trial.resolve(band)[Stat::Cd].value(), 10, "his Cd");
             trial.expect(!hasTrait(trial.traits(band), Trait::SwarmCommand), "he swarms");
             trial.equal(trial.resolve(band, 1).price.value(), 10, "sous-chef");
         }});
    rows.push_back({"the only orc of a goblin band is its chief",
                    {"MUSG-BAND-21"},
                    {"MUSG-BAND-11"},
                    [](Trial &trial) {
                        const auto findings = trial.judge(
                            BandBuilder("goblin").chief().sousFifre(2).sousFifre(1, "orc").band());
                        trial.equal(illegal(findings), 1, "broken rules");
                    }});
    rows.push_back({"four sous-chefs are too many even for goblins",
                    {"MUSG-BAND-19"},
                    {"MUSG-BAND-01"},
                    [](Trial &trial) {
                        expectBroken(trial,
                                     BandBuilder("goblin").chief().sousChef(4).sousFifre(2).band(),
                                     "MUSG-BAND-19", 4, 3);
                    }});
    rows.push_back(
        {"whoever is hired has the row of his rank", {"MUSG-BAND-10"}, {}, [](Trial &trial) {
             const Band band =
                 BandBuilder("elf").chief().sousFifre(2).sousFifre(1).row(Rank::Chief).band();
             const auto findings = trial.judge(band);
             trial.equal(illegal(findings), 1, "broken rules");
             const auto mended = trial.act(band, findings.front().mend->act);
             trial.equal(illegal(trial.judge(*mended)), 0, "after the mend");
         }});
    rows.push_back(
        {"a figure has a rank of its profile", {"MUSG-BAND-10"}, {}, [](Trial &trial) {
             const Band band =
                 BandBuilder("elf").chief().sousFifre(2).figurant().rank(Rank::SousChef).band();
             trial.equal(illegal(trial.judge(band)), 1, "broken rules");
         }});
    rows.push_back({"a promoted figure keeps his row", {}, {"MUSG-BAND-10"}, [](Trial &trial) {
                        const Band band = BandBuilder("elf")
                                              .campaign()
                                              .chief()
                                              .sousFifre(2)
                                              .sousChef(1)
                                              .row(Rank::SousFifre)
                                              .band();
                        expectLegal(trial, band);
                        trial.equal(trial.resolve(band, 2)[Stat::Pv].value(), 3, "PV");
                    }});
}

} // namespace escarmouche::tests
