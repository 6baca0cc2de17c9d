// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/kit/tables/tablefile.h"
#include "rules/musg/play/matchrules.h"
#include "tests/rules/rows/musg/rows.h"
#include "tests/support/musg/musgsetups.h"
#include "tests/support/musg/playtable.h"

namespace escarmouche::tests {

namespace play = rules::musg::play;
namespace tables = rules::kit::tables;

namespace {

using Advice = play::GroundAdvised::Advice;
using Advices = std::vector<play::GroundAdvised>;
using Pieces = std::vector<rules::kit::geometry::Piece>;

/** As many small pieces as are plenty, three of them to be climbed, away from every zone. */
Pieces sixteen()
{
    using namespace rules::kit::geometry;
    Pieces pieces;
    for (int at = 0; at < tables::kLeastPieces; ++at) {
        const std::int32_t x = 600 + 150 * at;
        Piece piece;
        piece.footprint = {{x, 1000}, {x + 20, 1000}, {x + 20, 1020}, {x, 1020}};
        piece.top = play::kPas;
        piece.traits = static_cast<std::uint8_t>(at < tables::kLeastClimbable
                                                     ? trait::kImpassable | trait::kClimbable
                                                     : trait::kImpassable);
        pieces.push_back(piece);
    }
    return pieces;
}

/** A match as it begins, up to the choice of the zones. */
struct Opening {
    PlayTable table;

    Opening(Trial &trial, int width, int depth, const Pieces &pieces, int bands = 2,
            int figures = 6)
        : table(trial, width, depth)
    {
        table.pieces = pieces;
        table.scenario.zones.push_back({{{50, 1400}, {500, 1800}}, {1, 0}}); // on the west
        for (int band = 0; band < bands; ++band)
            table.band(BandBuilder("human").chief().sousFifre(figures - 1));
        table.start();
    }
    Advices advices() const { return table.told<play::GroundAdvised>(); }
    /** The first to choose takes the one zone, the next the other one. */
    void takeZones(std::uint8_t first, std::uint8_t second)
    {
        table.dice({6, 1});
        table.act(play::ChooseZone{first});
        for (int figure = 0; figure < 6; ++figure)
            table.act(
                play::PlaceFigure{PlayTable::id(figure), PlayTable::place(3 + 2 * figure, 3)});
        table.act(play::ChooseZone{second});
    }
};

bool told(const Advices &advices, const play::GroundAdvised &advised)
{
    return std::ranges::count(advices, advised) == 1;
}

void addZoneRows(RuleRows &rows)
{
    rows.push_back({"zones 20 pas apart are as the book would have them",
                    {"MUSG-DEPLOY-04"},
                    {"MUSG-DEPLOY-01", "MUSG-DEPLOY-02", "MUSG-DEPLOY-03"},
                    [](Trial &trial) {
                        Opening match(trial, 40, 32, sixteen());
                        match.takeZones(0, 1);
                        trial.equal(match.advices().size(), std::size_t{0}, "advices");
                    }});
    rows.push_back({"zones less than 20 pas apart are told, and played",
                    {"MUSG-DEPLOY-01"},
                    {"MUSG-DEPLOY-03"},
                    [](Trial &trial) {
                        Opening near(trial, 40, 31, sixteen());
                        near.takeZones(0, 1);
                        trial.expect(told(near.advices(), {Advice::ZonesNear, 1900, 2000}),
                                     "19 pas between the long edges");
                        trial.expect(near.table.awaits(play::Prompt::Deploy), "play goes on");
                        Opening corner(trial, 40, 32, sixteen());
                        corner.takeZones(0, 2);
                        trial.expect(told(corner.advices(), {Advice::ZonesNear, 800, 2000}),
                                     "8 pas to the one on the west");
                    }});
}

void addTableRows(RuleRows &rows)
{
    rows.push_back(
        {"example 29: 80 x 100 cm for two bands of six, 80 x 120 or 100 x 100 cm with a third",
         {"MUSG-DEPLOY-02"},
         {"MUSG-DEPLOY-01", "MUSG-DEPLOY-03"},
         [](Trial &trial) {
             const auto isSmall = [&](int width, int depth, int bands, int figures = 6) {
                 Opening match(trial, width, depth, sixteen(), bands, figures);
                 return told(match.advices(), {Advice::TableSmall, bands, 0});
             };
             trial.expect(!isSmall(40, 32, 2), "40 x 32 for two");
             trial.expect(isSmall(40, 32, 3), "40 x 32 for three");
             trial.expect(!isSmall(48, 32, 3), "48 x 32 for three");
             trial.expect(!isSmall(40, 40, 3), "40 x 40 for three");
             trial.expect(isSmall(47, 39, 3), "47 x 39 for three");
             trial.expect(isSmall(39, 32, 2), "39 x 32 for two");
             trial.expect(!isSmall(39, 32, 2, 5), "39 x 32 for smaller bands");
             const auto wish = tables::decodeWish(R"({"seed":1})");
             trial.equal(wish->width, 4000, "width made where none is asked for");
             trial.equal(wish->depth, 3200, "its depth");
         }});
}

void addTerrainRows(RuleRows &rows)
{
    rows.push_back({"a table made by the program has plenty, impassable and to be climbed",
                    {"MUSG-DEPLOY-05"},
                    {"MUSG-DEPLOY-03"},
                    [](Trial &trial) {
                        Opening match(trial, 40, 32, tables::generateTable({.seed = 3}).pieces);
                        trial.equal(match.advices().size(), std::size_t{0}, "advices");
                    }});
    rows.push_back(
        {"scarce terrain is told of, and what cannot be climbed",
         {"MUSG-DEPLOY-03"},
         {"MUSG-DEPLOY-02"},
         [](Trial &trial) {
             Opening bare(trial, 40, 32, {});
             trial.expect(told(bare.advices(), {Advice::FewPieces, 0, 16}), "no piece");
             trial.expect(told(bare.advices(), {Advice::NothingImpassable, 0, 1}),
                          "none impassable");
             trial.expect(told(bare.advices(), {Advice::LittleToClimb, 0, 3}), "none to climb");
             auto pieces = sixteen();
             pieces.pop_back();
             Opening few(trial, 40, 32, pieces);
             trial.equal(few.advices().size(), std::size_t{1}, "advices");
             trial.expect(told(few.advices(), {Advice::FewPieces, 15, 16}), "fifteen");
             auto steep = sixteen();
             steep.front().traits = rules::kit::geometry::trait::kImpassable;
             Opening two(trial, 40, 32, steep);
             trial.equal(two.advices().size(), std::size_t{1}, "advices");
             trial.expect(told(two.advices(), {Advice::LittleToClimb, 2, 3}), "two");
         }});
}

void addMatchRows(RuleRows &rows)
{
    rows.push_back({"a match is of two bands or more",
                    {"MUSG-DEPLOY-05"},
                    {"MUSG-DEPLOY-01"},
                    [](Trial &trial) {
                        const auto face = play::matchRules(musgCatalogue());
                        auto setup = musgSetup(0, "person");
                        setup.options.clear();
                        const auto two = face->begin(setup);
                        trial.expect(two.has_value(), "two bands may not play");
                        if (!two)
                            return;
                        const auto story = (*two)->story(rules::kNoSeat);
                        trial.note(story.front().rule);
                        setup.seats.resize(1);
                        const auto one = face->begin(setup);
                        trial.expect(!one, "one band plays");
                        if (one)
                            return;
                        trial.equal(one.error().subject, std::string("MUSG-DEPLOY-05"), "refusal");
                        trial.equal(one.error().number, std::int64_t{2}, "bands at least");
                    }});
}

} // namespace

void addGroundRows(RuleRows &rows)
{
    addZoneRows(rows);
    addTableRows(rows);
    addTerrainRows(rows);
    addMatchRows(rows);
}

} // namespace escarmouche::tests
