// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/kit/codec/kinds.h"
#include "rules/kit/codec/sides.h"
#include "rules/zombies/box/box.h"

#include <algorithm>

namespace escarmouche::rules::zombies {

using kit::kName, kit::kRuleList, kit::kSentence;

ESCARMOUCHE_WORDS(Set, "base", "z3-5", "z6", "z2", "z3", "z4", "z5", "z7", "z8")
ESCARMOUCHE_WORDS(TileRole, "start", "helipad", "named", "common", "entrance")
ESCARMOUCHE_WORDS(Special, "none", "enhanced", "jeep", "vent")
ESCARMOUCHE_WORDS(Op, "combat-bonus", "combat-kill", "combat-set-die", "combat-reroll",
                  "combat-push", "prevent-life-loss", "dodge-on", "move-bonus", "move-set",
                  "move-mult", "move-add-roll", "move-pass-blocked", "stop-after-combat",
                  "no-combat", "skip-step", "steer", "gain", "lose", "steal", "draw",
                  "discard-in-play", "zombies-add", "zombies-remove", "zombies-shift",
                  "zombies-roll-bonus", "tile-extra", "tile-peek", "road-block", "building-seal",
                  "teleport", "swap-pawns", "cancel-card", "sewer-skip-penalty", "sewer-gain-token",
                  "sewer-move-token", "sewer-close-token", "sewer-force-up", "subway-express",
                  "subway-close")
ESCARMOUCHE_WORDS(What, "life", "bullet", "guts", "card", "manhole")
ESCARMOUCHE_WORDS(Where, "anywhere", "own-square-and-orthogonal", "own-tile-street",
                  "one-tile-street", "one-tile", "same-set", "manholes", "one-station",
                  "one-building", "line-4", "one-tile-range-2", "same-tile")
ESCARMOUCHE_WORDS(SkippedStep, "move", "zombies")
ESCARMOUCHE_WORDS(Chooser, "player", "owner")
ESCARMOUCHE_WORDS(Goal, "none", "street-range-2-tiles")
ESCARMOUCHE_WORDS(Until, "now", "own-next-turn")
ESCARMOUCHE_WORDS(Lasting, "always", "this-combat")
ESCARMOUCHE_WORDS(Scope, "nothing", "move")
ESCARMOUCHE_WORDS(Moment, "own-turn", "before-own-move-roll", "after-own-move-roll", "own-move",
                  "own-combat", "before-target-move-roll", "after-target-move-roll",
                  "target-combat", "any-time", "zombie-move", "tile-step", "reaction-card")
ESCARMOUCHE_WORDS(Aim, "self", "other-player", "all-others", "all", "current-player", "card",
                  "tile", "square", "token", "player-in-sewer", "building")
ESCARMOUCHE_WORDS(CardType, "weapon", "item", "action", "attack", "zombie", "tile", "reaction",
                  "sewer", "subway")

ESCARMOUCHE_MEMBERS(Door, always("row", &T::row, json::Whole{0, 2}),
                    always("column", &T::column, json::Whole{0, 2}), always("side", &T::side))
ESCARMOUCHE_MEMBERS(TileKind, always("id", &T::id, json::IdText{}), always("set", &T::set),
                    named("name", &T::name, kName), always("kind", &T::role),
                    always("grid", &T::grid, json::Each{3, json::Line{3, 3}, 3}),
                    named("doors", &T::doors), always("exits", &T::exits),
                    always("count", &T::count, json::Whole{1, 20}),
                    named("zombies", &T::zombies, json::Whole{0, 9}),
                    named("bullets", &T::bullets, json::Whole{0, 9}),
                    named("life", &T::life, json::Whole{0, 9}), named("subway", &T::isStation),
                    named("special", &T::special), named("town_side", &T::townSide),
                    named("expansion_side", &T::areaSide),
                    named("attached", &T::attached, json::Whole{0, 2}),
                    named("source", &T::source, kRuleList))
ESCARMOUCHE_MEMBERS(
    Effect, always("op", &T::op), named("n", &T::n, json::Whole{0, 99}),
    named("num", &T::num, json::Whole{1, 9}), named("den", &T::den, json::Whole{1, 9}),
    named("steps", &T::steps, json::Whole{0, 9}), named("squares", &T::squares, json::Whole{0, 9}),
    named("turns", &T::turns, json::Whole{0, 9}), named("value", &T::value, json::Whole{1, 6}),
    named("natural", &T::natural, json::Whole{1, 6}),
    named("per_turn", &T::perTurn, json::Whole{0, 9}),
    named("values", &T::values, json::Each{6, json::Whole{1, 6}}), named("what", &T::what),
    named("where", &T::where), named("step", &T::step), named("chooser", &T::chooser),
    named("to", &T::to), named("until", &T::until), named("duration", &T::duration),
    named("scope", &T::scope), named("collect", &T::collects), named("street_only", &T::streetOnly),
    named("sewer_only", &T::sewerOnly), named("not_last", &T::notLast),
    named("may_play", &T::mayPlay), named("reorder", &T::reorders))
ESCARMOUCHE_MEMBERS(LaidUse, named("always", &T::always), named("discard", &T::discard),
                    named("when", &T::when), named("uses", &T::uses, json::Whole{1, 9}))
ESCARMOUCHE_MEMBERS(CardKind, always("id", &T::id, json::IdText{}), always("set", &T::set),
                    named("name", &T::name, kName), named("effect", &T::effect, kSentence),
                    always("kind", &T::type), always("copies", &T::copies, json::Whole{1, 20}),
                    always("when", &T::when), always("target", &T::target),
                    named("building", &T::building, json::IdText{}),
                    named("town_only", &T::townOnly), named("does", &T::does),
                    named("laid", &T::laid), named("source", &T::source, kRuleList))
ESCARMOUCHE_MEMBERS(Start, always("life", &T::life, json::Whole{1, 9}),
                    always("bullets", &T::bullets, json::Whole{0, 9}),
                    always("cards", &T::cards, json::Whole{0, 5}),
                    always("guts", &T::guts, json::Whole{0, 5}),
                    always("manholes", &T::manholes, json::Whole{0, 4}))
ESCARMOUCHE_MEMBERS(Most, always("most_life", &T::life, json::Whole{1, 9}),
                    always("most_guts", &T::guts, json::Whole{1, 9}),
                    always("hand", &T::hand, json::Whole{1, 5}),
                    always("least_hand_with_guts", &T::leastHand, json::Whole{1, 3}),
                    always("winning_zombies", &T::zombies, json::Whole{1, 99}))
ESCARMOUCHE_MEMBERS(Stock, always("zombies", &T::zombies, json::Whole{1, 400}),
                    always("zombies_per_area", &T::anArea, json::Whole{0, 99}),
                    always("life", &T::life, json::Whole{1, 99}),
                    always("bullets", &T::bullets, json::Whole{1, 99}),
                    always("manholes", &T::manholes, json::Whole{0, 99}))
ESCARMOUCHE_MEMBERS(Limits, always("start", &T::start), always("limits", &T::most),
                    always("stock", &T::stock))

using json::Cursor;

namespace {

/** A square that is none of the three, or a door that leads from no interior to no street. */
void checkTile(const Cursor &at, const TileKind &tile)
{
    using Squares = kit::Grid<3, 3>;
    std::string squares;
    for (const std::string &row : tile.grid) {
        squares += row;
        if (row.find_first_not_of(".b#") != std::string::npos)
            at["grid"].complain(ErrorCode::WrongChoice, row, ". b #");
    }
    for (const Door &door : tile.doors) {
        const int inside = Squares::cellAt(door.column, door.row);
        const int street = Squares::neighbour(inside, indexOf(door.side));
        if (squares[static_cast<std::size_t>(inside)] != 'b' || street == kit::kNoCell ||
            squares[static_cast<std::size_t>(street)] != '.')
            at["doors"].complain(ErrorCode::UnknownEntry, tile.id);
    }
}

} // namespace

std::string_view wordOf(Set set)
{
    return json::kWords<Set>[static_cast<std::size_t>(set)];
}

std::string_view wordOf(CardType type)
{
    return json::kWords<CardType>[static_cast<std::size_t>(type)];
}

int Box::tileNamed(std::string_view id) const
{
    return kit::numberOf(tiles, id);
}

int Box::firstTileOf(int area) const
{
    const auto first =
        std::ranges::find_if(tiles, [&](const TileKind &kind) { return areaOf(kind.set) == area; });
    return static_cast<int>(first - tiles.begin()) + 1;
}

Result<Box> readBox(const CatalogueSource &source)
{
    Box box;
    const auto checkCard = [&](const Cursor &at, const CardKind &card) {
        if (card.building.empty() || box.tileNamed(card.building) != 0)
            return;
        const Error error = kit::unknownKind(box.tiles, card.building);
        at["building"].complain(error.code, error.subject, error.hint);
    };
    return kit::readKinds(source, "zombies/tiles.json", box.tiles, checkTile)
        .and_then(
            [&] { return kit::readKinds(source, "zombies/cards.json", box.cards, checkCard); })
        .and_then([&] { return kit::readWhole(source, "zombies/limits.json", box.limits); })
        .map([&] { return std::move(box); });
}

Result<PhraseBook> readWords(const CatalogueSource &source)
{
    return kit::readSentences(source,
                              {"zombies/words.json", "zombies/play.json", "zombies/sheets.json"});
}

std::string figuresOf(const Box &box)
{
    return nlohmann::json{{"tiles", kit::figuresOf(box.tiles, &TileKind::count)},
                          {"cards", kit::figuresOf(box.cards, &CardKind::copies)},
                          {"limits", json::written(kit::BoxFormat{}, box.limits)}}
        .dump();
}

Result<Box> readFigures(std::string_view text)
{
    static constexpr std::array<std::string_view, 3> kKeys{"tiles", "cards", "limits"};
    return json::decode(text, [](const Cursor &at) {
        Box box;
        if (at.object(kKeys)) {
            kit::readFigures(at["tiles"], box.tiles);
            kit::readFigures(at["cards"], box.cards);
            json::read(kit::BoxFormat{}, at["limits"], box.limits);
        }
        return box;
    });
}

} // namespace escarmouche::rules::zombies
