// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/play/board/board.h"
#include "rules/musg/play/story/telling.h"

#include <array>
#include <string_view>
#include <utility>

namespace escarmouche::rules::musg::play {

namespace {

using kit::geometry::Box;
using kit::geometry::Piece;
namespace trait = kit::geometry::trait;

/** What a piece is drawn as, in the order of PieceKind; its name is the word piece.<kind>. */
constexpr std::array<std::string_view, 15> kKinds = {
    "building", "ruin",  "wall",   "fence",  "hedge",    "wood",   "rock", "hill",
    "water",    "marsh", "rubble", "crates", "platform", "stairs", "wreck"};

std::vector<Phrase> effectsOf(const Piece &piece)
{
    constexpr std::pair<std::uint8_t, std::string_view> kWords[] = {
        {trait::kImpassable, "piece-impassable"}, {trait::kDifficult, "piece-difficult"},
        {trait::kClimbable, "piece-climbable"},   {trait::kBlocksSight, "piece-blocks-sight"},
        {trait::kHides, "piece-hides"},           {trait::kFloor, "piece-floor"},
    };
    std::vector<Phrase> effects;
    if (piece.top > 0)
        effects.push_back({"piece-height", {{"height", pas(piece.top)}}});
    for (const auto &[bit, word] : kWords) {
        if (piece.has(bit))
            effects.push_back({std::string(word), {}});
    }
    return effects;
}

GroundPiece groundPiece(const Catalogue &catalogue, const Piece &piece)
{
    GroundPiece ground;
    for (std::int32_t at = 0; at < piece.footprint.count; ++at) {
        const Point corner = piece.footprint.corners[static_cast<std::size_t>(at)];
        ground.outline.push_back({corner.x, corner.y, 0});
    }
    ground.bottom = piece.bottom;
    ground.top = piece.top;
    ground.kind = kKinds[static_cast<std::size_t>(piece.kind)];
    ground.name = catalogue.word("piece." + ground.kind);
    ground.effects = effectsOf(piece);
    ground.isBarred = piece.has(trait::kImpassable);
    ground.isFloor = piece.has(trait::kFloor);
    return ground;
}

std::vector<TablePlace> outlineOf(const Box &box)
{
    return {{box.least.x, box.least.y, 0},
            {box.most.x, box.least.y, 0},
            {box.most.x, box.most.y, 0},
            {box.least.x, box.most.y, 0}};
}

GroundMark zoneMark(const Zone &zone, std::size_t number)
{
    GroundMark mark;
    mark.kind = GroundMark::Kind::SetUp;
    mark.outline = outlineOf(zone.box);
    mark.label = {"act.zone", {{"zone", static_cast<std::int64_t>(number + 1)}}};
    return mark;
}

std::string worthKey(const Objective &objective)
{
    if (objective.pointsOnce > 0)
        return "objective-once";
    switch (objective.claim) {
    case Claim::Alone:
        return "objective-worth";
    case Claim::EachFigure:
        return "objective-each";
    case Claim::Chief:
        return "objective-chief";
    }
    return {};
}

/** What is worth nothing is not spoken of. */
std::string_view partOf(const Objective &objective)
{
    if (objective.pointsOnce > 0)
        return objective.zone && objective.pointsKept == 0 ? "-lost" : "";
    if (objective.pointsEachTurn == 0 && objective.pointsAtEnd > 0)
        return "-end";
    return objective.pointsEachTurn > 0 && objective.pointsAtEnd == 0 ? "-turn" : "";
}

Phrase worthOf(const Objective &objective)
{
    Phrase worth{worthKey(objective),
                 {{"turn", std::int64_t{objective.pointsEachTurn}},
                  {"end", std::int64_t{objective.pointsAtEnd}},
                  {"once", std::int64_t{objective.pointsOnce}},
                  {"kept", std::int64_t{objective.pointsKept}}}};
    if (objective.zone) {
        worth.key += "-zone";
        worth.values.emplace_back("zone", std::int64_t{*objective.zone} + 1);
    }
    worth.key += partOf(objective);
    return worth;
}

GroundMark objectiveMark(const Objective &objective, int index)
{
    GroundMark mark;
    mark.id = index;
    mark.at = TablePlace{objective.at.x, objective.at.y, 0};
    if (objective.strip) {
        mark.kind = GroundMark::Kind::Exit;
        mark.outline = outlineOf(*objective.strip);
    } else {
        mark.radius = objective.radius;
    }
    mark.label = worthOf(objective);
    return mark;
}

} // namespace

Ground groundOf(const Catalogue &catalogue, const Skirmish &game)
{
    TableGround table{game.table().width(), game.table().depth(), {}};
    for (const Piece &piece : game.table().pieces())
        table.pieces.push_back(groundPiece(catalogue, piece));
    Ground ground;
    ground.what = std::move(table);
    const auto &zones = game.scenario().zones;
    for (std::size_t number = 0; number < zones.size(); ++number)
        ground.marks.push_back(zoneMark(zones[number], number));
    int index = 0;
    for (const Objective &objective : game.scenario().objectives)
        ground.marks.push_back(objectiveMark(objective, index++));
    return ground;
}

} // namespace escarmouche::rules::musg::play
