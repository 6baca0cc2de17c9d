// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/exchange/document.h"
#include "tests/rules/rows/musg/rows.h"
#include "tests/rules/rows/musg/shooting/play_aim.h"

namespace escarmouche::tests {

using play::Strike;

namespace {

/** How far along its way a missed grenade goes when the d3 is thrown with that face. */
int scatteredBy(Trial &trial, int face)
{
    FightTable table(trial);
    const auto he = table.add(0, chief("elf", {"grenade"}), 1000);
    table.add(1, chief("human"), 4000);
    table.activate(he);
    table.dice({1, 2, face}).act(Shoot{he, 0, {}, {{1200, 1000}, 0}});
    table.allThrown();
    table.equal(table.last<play::DiceThrown>().total, (face + 1) / 2, "the d3");
    return table.last<play::BurstAt>().at.at.x - 1200;
}

/** The sheet of a band in plain words; lengths at that scale, or in pas. */
std::string printed(const rules::Sheet &sheet, std::optional<int> millimetresPerPas)
{
    return model::plainText(model::describe(sheet, musgCatalogue().words(),
                                            {rules::Language::English, millimetresPerPas, {}}));
}

void addUnitRows(RuleRows &rows)
{
    rows.push_back({"example 22: a d3 is 1 on 1-2, 2 on 3-4, 3 on 5-6",
                    {"MUSG-PROFILE-01"},
                    {"MUSG-PROFILE-06"},
                    [](Trial &trial) {
                        for (int face = 1; face <= 6; ++face)
                            trial.equal(scatteredBy(trial, face), (face + 1) / 2 * kPas, "moved");
                    }});
    rows.push_back(
        {"example 14: a pas is 20 mm at 1/72, 25 mm for larger figures",
         {"MUSG-PROFILE-04"},
         {"MUSG-PROFILE-05", "MUSG-PROFILE-01"},
         [](Trial &trial) {
             const Band band = BandBuilder("generic").sousChef().band();
             const auto sheet = trial.sheet(band);
             trial.equal(std::string(sheet.columns.front().rule.value),
                         std::string("MUSG-PROFILE-04"), "rule of Mvt");
             const auto says = [&](std::optional<int> scale, const char *length) {
                 return printed(sheet, scale).find(length) != std::string::npos;
             };
             trial.expect(says(20, "160\u00a0mm"), "8 pas at 1/72");
             trial.expect(says(25, "200\u00a0mm"), "8 pas at 25 mm");
             trial.expect(!says({}, "mm"), "pas as pas");
             const auto fighters = play::fightersOf(musgCatalogue(), {{rules::SeatId{0}, &band}});
             trial.equal(fighters.front().mvt, 800, "hundredths of a pas in play");
         }});
    rows.push_back({"a profile is Mvt, Cd, CT, CC, F, R and PV, with a cost",
                    {"MUSG-PROFILE-07"},
                    {"MUSG-PROFILE-12", "MUSG-PROFILE-14"},
                    [](Trial &trial) {
                        const Band band = BandBuilder("human").chief().band();
                        const auto sheet = trial.sheet(band);
                        std::string keys;
                        for (const auto &column : sheet.columns)
                            keys += column.key + ' ';
                        trial.equal(keys, std::string("mvt cd ct cc f r pv pa "), "columns");
                        const auto &cells = sheet.figures.front().front().cells;
                        const std::array should{9, 11, 2, 3, 5, 4, 6};
                        for (std::size_t at = 0; at < should.size(); ++at)
                            trial.equal(cells.at(at).number.value(), should[at], keys);
                        trial.equal(line(trial.resolve(band)), std::string("9 11 2+ 3+ 5 4 6 40"),
                                    "profile and cost");
                    }});
    rows.push_back(
        {"the sheet gives a figurant one die, whatever he holds",
         {"MUSG-FIGURANT-06"},
         {"MUSG-MELEE-10"},
         [](Trial &trial) {
             BandBuilder band("human");
             band.chief().sousFifre().with("mace").figurant().with("mace");
             const auto sheet = trial.sheet(band.band());
             for (const auto &[group, dice] : {std::pair(1, 2), std::pair(2, 1)}) {
                 const auto &figure = sheet.figures.at(static_cast<std::size_t>(group)).front();
                 const auto &blows = figure.weapons.back();
                 const auto column = std::ranges::find(blows.columns, "dice", &rules::Column::key);
                 const auto at = static_cast<std::size_t>(column - blows.columns.begin());
                 trial.equal(blows.rows.front().cells.at(at).number.value(), dice,
                             "dice of the mace");
             }
         }});
    rows.push_back({"a band that is judged shows no profile",
                    {"MUSG-BAND-02"},
                    {"MUSG-PROFILE-04", "MUSG-PROFILE-07"},
                    [](Trial &trial) {
                        expectSaid(trial, BandBuilder("human").chief().sousFifre().band(),
                                   "MUSG-BAND-02", rules::Severity::Warning);
                    }});
}

void addDistances(RuleRows &rows)
{
    rows.push_back(fight("a range is from base to base, its limit in, a hundredth beyond it not",
                         {"MUSG-PROFILE-05"},
                         {"MUSG-PROFILE-06", "MUSG-PROFILE-01", "MUSG-DEPLOY-05"},
                         [](FightTable &table) {
                             const auto he = table.add(0, chief("elf", {"rifle"}), 1000);
                             const auto it = table.add(1, chief("human"), at(1000));
                             table.activate(he);
                             table.dice({1}).act(Shoot{he, 0, it, {}});
                             table.equal(table.last<play::ShotDeclared>().needed, 2, "at 10 pas");
                             table[it].at.x += 1;
                             table.dice({1}).act(Shoot{he, 0, it, {}});
                             table.equal(table.last<play::ShotDeclared>().needed, 3, "beyond");
                             // 6 and 8 pas aside: the centres are 10 apart, the bases 9.
                             table[it].at = {1600, 1800};
                             table.dice({1}).act(Shoot{he, 0, it, {}});
                             table.equal(table.last<play::ShotDeclared>().needed, 2, "aslant");
                             table.allThrown();
                         }));
    rows.push_back(fight("a flame has no range to be measured", {"MUSG-RANGED-17"},
                         {"MUSG-PROFILE-05"}, [](FightTable &table) {
                             const auto he = table.add(0, chief("elf", {"shotgun"}), 1000);
                             const auto it = table.add(1, chief("human"), at(300));
                             table.activate(he);
                             table.dice({6}).act(Shoot{he, 0, it, {}});
                             table.allThrown();
                             table.equal(table[it].pv, 5, "PV");
                         }));
    rows.push_back(fight("two bases touch at two hundredths of a pas, not at three",
                         {"MUSG-PROFILE-06"}, {"MUSG-PROFILE-05"}, [](FightTable &table) {
                             const auto he = table.add(0, chief("elf", {"club"}), 1000);
                             const auto it = table.add(1, chief("human"), at(3));
                             table.activate(he);
                             const Strike blow{he, it, 1};
                             table.equal(table.refusal(blow), "not-in-contact", "at three");
                             table[it].at.x = at(2);
                             table.dice({1}).act(blow);
                             table.allThrown();
                             table.expect(table.told<play::StrikeDeclared>() == 1, "a blow");
                             table[it].level = kPas;
                             table.equal(table.refusal(blow), "not-in-contact", "a pas above");
                         }));
    rows.push_back(fight("wider bases touch from farther apart", {"MUSG-PROFILE-06"}, {},
                         [](FightTable &table) {
                             table.switches.baseDiameter = 200;
                             const auto he = table.add(0, chief("elf", {"club"}), 1000);
                             const auto it = table.add(1, chief("human"), 1000 + 203);
                             table.activate(he);
                             const Strike blow{he, it, 1};
                             table.equal(table.refusal(blow), "not-in-contact", "at three");
                             table[it].at.x = 1000 + 202;
                             table.dice({1}).act(blow);
                             table.allThrown();
                         }));
}

} // namespace

void addMeasureRows(RuleRows &rows)
{
    addUnitRows(rows);
    addDistances(rows);
}

} // namespace escarmouche::tests
