// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/rows/zombies/zombiesstage.h"

#include "rules/core/json/jsonreader.h"
#include "tests/rules/rows/stagereading.h"
#include "tests/support/files/sourcefile.h"

#include <algorithm>
#include <array>

namespace escarmouche::tests {

namespace zombies = rules::zombies;

using rules::json::Cursor;

namespace {

/** Reads one stage over what lies there at the start. */
class StageOf
{
public:
    explicit StageOf(const zombies::Zombies &game) : m_game(game)
    {
        zombies::dealOut(game, m_state);
    }

    zombies::State read(const Cursor &scenario)
    {
        static constexpr std::array<std::string_view, 1> kOnly{"stage"};
        static constexpr std::array<std::string_view, 18> kKeys{
            "tiles",   "players", "zombies", "life",     "bullets", "manholes",
            "step",    "left",    "seat",    "pile",     "round",   "stock",
            "discard", "deck",    "piles",   "enhanced", "dogs",    "driver"};
        if (!scenario.object(kOnly) || !scenario["stage"].object(kKeys))
            return m_state;
        const Cursor stage = scenario["stage"];
        m_state.frames.clear();
        m_state.round = 1;
        m_state.first = {0};
        for (const Cursor &each : all(stage, "tiles"))
            lay(each);
        int seat = 0;
        for (const Cursor &each : all(stage, "players"))
            place(each, {static_cast<std::int8_t>(seat++)});
        stand(stage, "zombies", zombies::Breed::Plain);
        stand(stage, "enhanced", zombies::Breed::Enhanced);
        stand(stage, "dogs", zombies::Breed::Dog);
        m_state.driver = {static_cast<std::int8_t>(numberIn(stage, "driver", 0, 4, 0) - 1)};
        lie(stage, "life", zombies::Lying::Life);
        lie(stage, "bullets", zombies::Lying::Bullet);
        lie(stage, "manholes", zombies::Lying::Manhole);
        stock(stage);
        step(stage);
        return m_state;
    }

private:
    static std::vector<Cursor> all(const Cursor &at, std::string_view key)
    {
        const auto list = at.find(key);
        return list ? list->array(200) : std::vector<Cursor>{};
    }
    zombies::Square square(const Cursor &at) const
    {
        const auto both = at.array(2, 2);
        if (both.size() != 2)
            return 0;
        const rules::CellPlace cell{static_cast<std::int16_t>(both[0].integer(-300, 300)),
                                    static_cast<std::int16_t>(both[1].integer(-300, 300)), 0};
        const auto met = zombies::squareAt(m_state.town, cell);
        if (met == zombies::kNowhere)
            at.complain(rules::ErrorCode::UnknownEntry, "square");
        return std::max<zombies::Square>(met, 0);
    }
    void lay(const Cursor &at)
    {
        static constexpr std::array<std::string_view, 4> kKeys{"tile", "x", "y", "turn"};
        if (!at.object(kKeys))
            return;
        const std::string id = at["tile"].id();
        const int kind = m_game.box().tileNamed(id);
        if (kind == 0)
            return at["tile"].complain(rules::ErrorCode::UnknownEntry, id);
        const auto &tile = m_game.box().tile(kind);
        if (kind == m_game.helipadKind())
            m_state.helipad = zombies::Helipad::Laid;
        else if (tile.role == zombies::TileRole::Entrance)
            zombies::areaAt(m_state, zombies::areaOf(tile.set)).entrance = zombies::Entrance::Laid;
        else if (m_state.pile.count(kind) > 0)
            m_state.pile.take(kind);
        m_state.town.lay(kind, numberIn(at, "turn", 0, 3, 0),
                         {numberIn(at, "x", -99, 99, 0), numberIn(at, "y", -99, 99, 0)});
    }
    std::uint8_t cardNamed(const Cursor &at) const
    {
        const std::string id = at.id();
        const auto &cards = m_game.box().cards;
        const auto met = std::ranges::find(cards, id, &zombies::CardKind::id);
        if (met == cards.end())
            at.complain(rules::ErrorCode::UnknownEntry, id);
        return static_cast<std::uint8_t>(met == cards.end() ? 1 : met - cards.begin() + 1);
    }
    rules::kit::HeldCard taken(const Cursor &at)
    {
        const std::uint8_t kind = cardNamed(at);
        if (m_state.deck.stock.count(kind) > 0)
            m_state.deck.stock.take(kind);
        return {++m_state.lastCard, kind};
    }
    void place(const Cursor &at, rules::SeatId seat)
    {
        static constexpr std::array<std::string_view, 14> kKeys{
            "at",   "life", "bullets", "guts",  "zombies", "manholes", "hand",
            "laid", "dead", "below",   "rides", "played",  "free",     "bound"};
        if (seat.value >= m_game.seats() || !at.object(kKeys))
            return at.complain(rules::ErrorCode::TooManyEntries);
        zombies::Player &player = zombies::playerOf(m_state, seat);
        const auto set = [&](std::uint8_t &number, std::string_view key) {
            number = static_cast<std::uint8_t>(numberIn(at, key, 0, 99, number));
        };
        if (const auto where = at.find("at"))
            player.at = static_cast<zombies::StoredSquare>(square(*where));
        set(player.life, "life");
        set(player.bullets, "bullets");
        set(player.guts, "guts");
        set(player.kills, "zombies");
        set(player.manholes, "manholes");
        set(player.freePenalties, "free");
        player.isDead = is(at, "dead");
        player.isBound = is(at, "bound");
        player.isBelow = is(at, "below");
        player.waits = is(at, "rides");
        player.hasPlayed = is(at, "played");
        for (const Cursor &card : all(at, "hand"))
            m_state.hands[rules::kit::indexOf(seat)].push_back(taken(card));
        for (const Cursor &card : all(at, "laid")) {
            const rules::kit::HeldCard held = taken(card);
            const auto &kind = m_game.box().card(held.kind);
            const int uses = kind.laid ? kind.laid->uses : 0;
            m_state.laid[rules::kit::indexOf(seat)].push_back(
                {held, static_cast<std::uint8_t>(uses)});
        }
    }
    static bool is(const Cursor &at, std::string_view key)
    {
        const auto flag = at.find(key);
        return flag && flag->boolean();
    }
    void stand(const Cursor &stage, std::string_view key, zombies::Breed breed)
    {
        for (const Cursor &each : all(stage, key)) {
            const int id = ++m_state.lastZombie + static_cast<int>(breed) * zombies::kOfABreed;
            m_state.town.zombie(square(each)) = static_cast<std::uint16_t>(id);
            --m_state.zombies;
        }
    }
    void lie(const Cursor &stage, std::string_view key, zombies::Lying what)
    {
        for (const Cursor &each : all(stage, key))
            m_state.town.lying(square(each)) = what;
    }
    /** What is left in the stocks, where it is not as usual: all tiles but those of `pile`. */
    void stock(const Cursor &stage)
    {
        m_state.round = static_cast<std::uint16_t>(numberIn(stage, "round", 1, 999, 1));
        m_state.zombies =
            static_cast<std::uint16_t>(numberIn(stage, "stock", 0, 400, m_state.zombies));
        if (const auto pile = stage.find("pile")) {
            m_state.pile = {};
            shutAreas();
            for (const Cursor &each : pile->array(60))
                inPile(each);
        }
        if (const auto piles = stage.find("piles")) {
            for (int area = 0; area < rules::zombies::kAreas; ++area)
                pileOf(*piles, area);
        }
        if (const auto deck = stage.find("deck")) {
            m_state.deck = {};
            for (const Cursor &each : deck->array(60))
                m_state.deck.stock.add(cardNamed(each));
        }
        for (const Cursor &each : all(stage, "discard"))
            m_state.deck.discard.add(cardNamed(each));
    }
    void shutAreas()
    {
        m_state.upperHalf = 0;
        for (zombies::Area &area : m_state.areas) {
            if (area.entrance == zombies::Entrance::Ahead)
                area.entrance = zombies::Entrance::Gone;
        }
    }
    void inPile(const Cursor &at)
    {
        const int kind = std::max(1, m_game.box().tileNamed(at.id()));
        const auto &tile = m_game.box().tile(kind);
        if (tile.role == zombies::TileRole::Entrance)
            zombies::areaAt(m_state, zombies::areaOf(tile.set)).entrance =
                zombies::Entrance::InPile;
        m_state.pile.add(kind);
    }
    void pileOf(const Cursor &piles, int area)
    {
        const auto list = piles.find(zombies::wordOf(zombies::setOf(area)));
        if (!list)
            return;
        auto &pile = zombies::areaAt(m_state, area).pile;
        pile = {};
        for (const Cursor &each : list->array(12))
            pile.add(m_game.box().tileNamed(each.id()) - m_game.box().firstTileOf(area) + 1);
    }
    void step(const Cursor &stage)
    {
        static constexpr std::array<std::string_view, 8> kSteps{"begin", "tile", "fight", "draw",
                                                                "move",  "herd", "end",   "walk"};
        static constexpr std::array<std::uint8_t, 8> kNumbers{0, 3, 4, 5, 6, 7, 8, 7};
        const auto named = stage.find("step");
        const std::size_t step = named ? named->choice(kSteps) : 0;
        m_state.turn.seat = {static_cast<std::int8_t>(numberIn(stage, "seat", 1, 4, 1) - 1)};
        m_state.turn.wasBelow = zombies::playerOf(m_state, m_state.turn.seat).isBelow;
        m_state.turn.left = static_cast<std::uint8_t>(numberIn(stage, "left", 0, 20, 0));
        m_state.frames.push_back(zombies::TurnFrame{kNumbers[step]});
        constexpr std::uint8_t kWalking = 5;
        if (step == 7)
            m_state.frames.push_back(zombies::MoveFrame{kWalking});
    }

    const zombies::Zombies &m_game;
    zombies::State m_state;
};

rules::Result<zombies::State> readStage(const zombies::Zombies &game, std::string_view scenario)
{
    return rules::json::decode(scenario, [&](const Cursor &at) { return StageOf(game).read(at); });
}

} // namespace

zombies::ZombiesCodec zombiesCodec()
{
    auto box = zombies::readBox(catalogueFile);
    auto book = zombies::readWords(catalogueFile);
    return {std::move(box).value(), std::move(book).value(), readStage};
}

} // namespace escarmouche::tests
