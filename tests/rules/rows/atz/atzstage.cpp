// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/rows/atz/atzstage.h"

#include "rules/atz/play/people.h"
#include "rules/atz/team/team.h"
#include "rules/core/json/jsonreader.h"
#include "tests/rules/rows/stagereading.h"
#include "tests/support/atz/atzbox.h"

#include <algorithm>
#include <array>

namespace escarmouche::tests {

namespace atz = rules::atz;

using rules::json::Cursor;

namespace {

constexpr std::array<std::string_view, 6> kSteps{"entry",   "initiative", "side",
                                                 "impulse", "zombies",    "end"};
enum StepOfStage : std::size_t { kEntry, kInitiative, kSide, kImpulse, kZombies, kEnd };

std::vector<Cursor> allIn(const Cursor &at, std::string_view key)
{
    const auto list = at.find(key);
    return list ? list->array(200) : std::vector<Cursor>{};
}

/** Reads one stage: the game and the state with which it begins. */
class AtzStage
{
public:
    explicit AtzStage(const atz::Box &box) : m_box(box) {}

    std::unique_ptr<const atz::Atz> read(const Cursor &scenario)
    {
        static constexpr std::array<std::string_view, 1> kOnly{"stage"};
        static constexpr std::array<std::string_view, 20> kKeys{
            "rows",   "boards", "survivors", "zombies", "shots",   "step",     "turn",
            "dice",   "who",    "goal",      "mp",      "entered", "searched", "cards",
            "others", "turns",  "start",     "finding", "find",    "sight"};
        if (!scenario.object(kOnly) || !scenario["stage"].object(kKeys))
            return nullptr;
        const Cursor stage = scenario["stage"];
        std::vector<std::string> rows;
        for (const Cursor &row : allIn(stage, "rows"))
            rows.push_back(row.line(atz::kBoardColumns, 1));
        if (!rows.empty())
            m_box = atzBoxWith(m_box, rows);
        std::vector<int> boards;
        for (const Cursor &board : allIn(stage, "boards"))
            boards.push_back(static_cast<int>(board.integer(1, 4)));
        if (boards.empty())
            boards.push_back(1);
        atz::Terms terms{.goal = static_cast<atz::Goal>(numberIn(stage, "goal", 0, 3, 0)),
                         .entries = {rules::atz::Border::East, rules::atz::Border::West},
                         .startDice = numberIn(stage, "start", 0, 12, 0),
                         .startDistance = 6,
                         .turns = numberIn(stage, "turns", 0, 40, 0),
                         .drawsCards = numberIn(stage, "cards", 0, 1, 1) == 1,
                         .findsPeople = numberIn(stage, "find", 0, 1, 0) == 1,
                         .isTrained = numberIn(stage, "others", 0, 2, 0) == 2};
        std::vector<rules::Text> names{{"Survivors", "Survivants"}};
        const bool isPlayed = numberIn(stage, "others", 0, 2, 0) == 0;
        if (isVersus(stage) && isPlayed)
            names.push_back({"Others", "Autres"});
        m_sides = isVersus(stage) ? 2 : 1;
        auto game = std::make_unique<atz::Atz>(
            std::move(names), m_box,
            atz::Field(m_box, boards, atz::Joined::WestEast, numberIn(stage, "sight", 1, 60, 60)),
            terms, rules::FixedList<atz::Survivor, atz::kMostSurvivors>{});
        m_field = &game->field();
        m_state = game->fresh();
        if (stage.find("finding"))
            m_state.finding = atz::tiny(numberIn(stage, "finding", 0, 6, 0));
        for (const Cursor &each : allIn(stage, "survivors"))
            addSurvivor(each);
        for (const Cursor &each : allIn(stage, "zombies"))
            addZombie(each);
        for (const Cursor &each : allIn(stage, "shots"))
            addShot(each);
        mark(stage, "entered", atz::Searched::Entered);
        mark(stage, "searched", atz::Searched::Yes);
        const auto step = stage.find("step");
        begin(*game, stage, step ? step->choice(kSteps) : std::size_t{kImpulse});
        game->beginAt(m_state);
        return game;
    }

private:
    static bool isVersus(const Cursor &stage)
    {
        const auto all = allIn(stage, "survivors");
        return std::ranges::any_of(
            all, [](const Cursor &each) { return each.find("side").has_value(); });
    }
    std::int16_t cell(const Cursor &at) const
    {
        const std::string text = at.line(4, 3);
        const int cell = m_field->cellNamed(text);
        if (cell == rules::kit::kNoCell)
            at.complain(rules::ErrorCode::UnknownEntry, text);
        return static_cast<std::int16_t>(std::max(cell, 0));
    }
    /** Buildings, by a hex of each. */
    void mark(const Cursor &stage, std::string_view key, atz::Searched searched)
    {
        for (const Cursor &each : allIn(stage, key)) {
            const int building = m_field->buildingOf(cell(each));
            if (building < 0)
                each.complain(rules::ErrorCode::UnknownEntry, "building");
            else
                m_state.buildings[static_cast<std::size_t>(building)] = searched;
        }
    }
    void addSurvivor(const Cursor &at)
    {
        static constexpr std::array<std::string_view, 6> kKeys{"kind",   "at",   "items",
                                                               "wounds", "side", "apart"};
        if (!at.object(kKeys))
            return;
        const std::string id = at["kind"].id();
        atz::Member member{m_box.survivorNamed(id)};
        if (member.kind == 0)
            return at["kind"].complain(rules::ErrorCode::UnknownEntry, id);
        atz::Survivor survivor{.kind = rules::small(member.kind)};
        const bool isApart = numberIn(at, "apart", 0, 1, 0) == 1;
        survivor.side = atz::tiny(isApart ? -1 : numberIn(at, "side", 0, atz::kStrangers, 0));
        if (isApart)
            survivor.where = atz::Where::Apart;
        survivor.wounds = rules::small(numberIn(at, "wounds", 0, 3, 0));
        if (const auto where = at.find("at")) {
            survivor.where = atz::Where::Here;
            survivor.cell = cell(*where);
        }
        std::vector<std::string> signs;
        for (const Cursor &each : allIn(at, "items")) {
            std::string item = each.line(40, 1), sign;
            while (std::string_view("+!*").find(item[0]) != std::string_view::npos) {
                sign += item[0];
                item.erase(0, 1);
            }
            if (m_box.itemNamed(item) == 0)
                return each.complain(rules::ErrorCode::UnknownEntry, item);
            member.items.push_back({.item = m_box.itemNamed(item)});
            signs.push_back(sign);
        }
        const auto places = rules::kit::slotsOf(atz::teamBoxOf(m_box), member);
        for (std::size_t item = 0; item < places.size(); ++item) {
            const auto has = [&](char sign) { return signs[item].find(sign) != std::string::npos; };
            if (places[item])
                survivor.items.push_back({.kind = rules::small(member.items[item].item),
                                          .slot = *places[item],
                                          .isEmpty = has('!'),
                                          .isImproved = has('+'),
                                          .isLoot = has('*')});
        }
        m_state.survivors.push_back(survivor);
    }
    void addZombie(const Cursor &at)
    {
        static constexpr std::array<std::string_view, 3> kKeys{"at", "direction", "mp"};
        if (!at.object(kKeys))
            return;
        const int kind =
            (numberIn(at, "direction", 1, 6, 1) - 1) * 3 + numberIn(at, "mp", 3, 5, 4) - 2;
        m_state.pool.take(kind);
        m_state.zombies.push_back({++m_state.lastZombie, rules::small(kind), cell(at["at"])});
    }
    void addShot(const Cursor &at)
    {
        static constexpr std::array<std::string_view, 2> kKeys{"at", "value"};
        if (at.object(kKeys))
            m_state.shots.push_back(
                {cell(at["at"]), rules::small(numberIn(at, "value", 1, 60, 1))});
    }
    void begin(const atz::Atz &game, const Cursor &stage, std::size_t step)
    {
        constexpr int kLooking = 1, kResting = 6;
        const auto dice = allIn(stage, "dice");
        const auto die = [&](std::size_t at, int usual) {
            return rules::small(at < dice.size() ? static_cast<int>(dice[at].integer(1, 6))
                                                 : usual);
        };
        m_state.dice[0] = die(0, kLooking);
        m_state.dice[atz::kZombieSide] = die(1, kResting);
        for (int side = 0; side < m_sides; ++side)
            m_state.order.push_back(rules::small(side));
        if (m_sides > 1)
            m_state.dice[1] = die(2, kResting);
        m_state.order.push_back(atz::kZombieSide);
        m_state.round = rules::small(step == kEntry ? 0 : numberIn(stage, "turn", 0, 60, 1));
        if (step == kEntry)
            return m_state.frames.push_back(atz::SetUpFrame{});
        const std::uint8_t next[]{0, 0, 2, 2, 3, 4};
        const int later = step == kZombies || step == kEnd ? m_sides - 1 : 0;
        m_state.frames.push_back(atz::TurnFrame{rules::small(next[step] + later)});
        if (step == kSide || step == kImpulse)
            m_state.frames.push_back(atz::SideFrame{.side = 0});
        if (step == kZombies)
            m_state.frames.push_back(atz::HordeFrame{});
        if (step == kEnd)
            m_state.frames.push_back(
                atz::SpawnFrame{.distance = rules::small(game.limits().shots.distance)});
        if (step != kImpulse || m_state.survivors.empty())
            return;
        const int who =
            numberIn(stage, "who", 0, static_cast<int>(m_state.survivors.size()) - 1, 0);
        auto &side = std::get<atz::SideFrame>(m_state.frames.back());
        side.hasDeclined = side.isBegun = true;
        for (int each = 0; each < static_cast<int>(m_state.survivors.size()); ++each) {
            if (atz::survivorAt(m_state, each).side == 0)
                side.eligible |= 1U << static_cast<unsigned>(each);
        }
        atz::Survivor &survivor = atz::survivorAt(m_state, who);
        survivor.hasActed = true;
        const bool isWounded = survivor.wounds >= game.limits().wounds.namedFlip;
        const atz::SurvivorKind &kind = game.kindOf(survivor);
        const int mp = (isWounded ? kind.wounded : kind.healthy).mp;
        m_state.impulse = {.who = static_cast<std::int8_t>(who),
                           .mp = rules::small(numberIn(stage, "mp", 0, 9, mp))};
        m_state.impulse.actions = rules::small(atz::actionsOf(game, m_state, who));
        m_state.frames.push_back(atz::ImpulseFrame{});
    }

    atz::Box m_box;
    const atz::Field *m_field = nullptr;
    int m_sides = 1;
    atz::State m_state;
};

rules::Result<std::unique_ptr<const atz::Atz>> readStage(const atz::Box &box,
                                                         std::string_view scenario)
{
    return rules::json::decode(scenario, [&](const Cursor &at) { return AtzStage(box).read(at); });
}

} // namespace

atz::AtzCodec atzCodec()
{
    return {atzBox(), atz::readWords(&catalogueFile).value(), &readStage};
}

} // namespace escarmouche::tests
