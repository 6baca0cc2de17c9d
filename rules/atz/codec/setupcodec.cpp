// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/atz/ai/mind.h"
#include "rules/atz/codec/codec.h"
#include "rules/atz/play/people.h"
#include "rules/kit/lookahead/lookahead.h"
#include "rules/kit/setup/choices.h"

#include <algorithm>
#include <utility>

// Set-ups of All Things Zombie: the scenario, who plays it.

namespace escarmouche::rules::atz {

namespace {

/** Those of which all rules are there. */
constexpr std::string_view kPlayed[]{"for-a-few-bullets-more", "firefight", "skirmish"};

Result<const ScenarioKind *> scenarioOf(const Box &box, std::string_view text)
{
    const auto id = kit::scenarioId(text, kPlayed[0]);
    if (!id)
        return fail(id.error());
    const auto met = std::ranges::find(kPlayed, *id);
    if (met == std::end(kPlayed))
        return fail({.code = ErrorCode::UnknownEntry, .subject = *id, .pointer = "/scenario"});
    return box.scenarioNamed(*id);
}

/** "seat.skirmish.3", or "seat.1" where the scenario has no words of its own. */
const Text &seatWord(const ScenarioKind &kind, const PhraseBook &book, const std::string &number)
{
    const Text &own = kit::wordIn(book, "seat." + kind.id + "." + number);
    return own.empty() ? kit::wordIn(book, "seat." + number) : own;
}

ScenarioTitle titleOf(const ScenarioKind &kind, const PhraseBook &book)
{
    std::vector<Text> seats;
    for (std::size_t side = 1; side <= kind.sides.size(); ++side)
        seats.push_back(seatWord(kind, book, std::to_string(side)));
    return kit::plainScenario(kind.id, kind.name, kind.effect, std::move(seats), 1);
}

FixedList<Survivor, kMostSurvivors> wholeCast(const Box &box)
{
    FixedList<Survivor, kMostSurvivors> all;
    for (std::size_t kind = 1; kind <= box.survivors.size(); ++kind)
        all.push_back({.kind = small(static_cast<int>(kind)), .side = -1, .where = Where::Apart});
    return all;
}

/** What people agree on before a skirmish. */
constexpr kit::Agreement kAgreements[]{{"boards_by_lot", {"ATZ-SKIRM-01"}, 0, true},
                                       {"find_people", {"ATZ-SKIRM-03"}, 0, false},
                                       {"at_dusk", {"ATZ-LOS-04"}, 0, false},
                                       {"at_night", {"ATZ-LOS-04"}, 0, false, {}, 0, "at_dusk"}};

/** How far one sees, in a skirmish at another time than by day. */
int farthest(const Box &box, const ScenarioKind &scenario, const kit::Wishes &wishes)
{
    if (scenario.isSkirmish && wishes.is("at_night"))
        return box.limits.shots.night;
    return scenario.isSkirmish && wishes.is("at_dusk") ? box.limits.shots.dusk : Field::kCells;
}

/** Boards and edges of entry (ATZ-SKIRM-01), drawn by the seed; without one all is as usual. */
ScenarioKind arranged(ScenarioKind scenario, int players, int boards, std::uint64_t seed)
{
    static constexpr std::array kAround{Border::West, Border::North, Border::East, Border::South};
    constexpr std::uint64_t kOfBoards = 0x626f617264; // no dice of the match are of that one
    std::size_t start = 0;
    if (seed != 0) {
        Generator lot(seedOf(seed, kOfBoards));
        const auto number = [&](int many) {
            return static_cast<int>(lot.below(static_cast<std::uint32_t>(many)));
        };
        const int first = number(boards) + 1, second = number(boards - 1) + 1;
        scenario.boards = {first, second < first ? second : second + 1};
        scenario.northSouth = number(6) >= 4;
        start = static_cast<std::size_t>(number(4));
    }
    for (std::size_t side = 0; side < scenario.sides.size(); ++side)
        scenario.sides[side].entry =
            kAround[(start + (players == 2 ? 2 * side : side)) % kAround.size()];
    return scenario;
}

/** A game of the scenario: a name a seat, and a rule runs the sides beyond these. */
std::unique_ptr<Atz> gameOf(const Box &box, const ScenarioKind &scenario, std::vector<Text> names,
                            const kit::Wishes &wishes)
{
    const int players = static_cast<int>(names.size());
    const kit::TeamBox teams = teamBoxOf(box);
    Terms terms{.goal = scenario.goal,
                .startDice = scenario.startDice,
                .startDistance = scenario.startDistance,
                .turns = scenario.turns,
                .drawsCards = !scenario.noCards,
                .findsPeople = scenario.isSkirmish && wishes.is("find_people"),
                .isTrained = scenario.goal == Goal::LastSide};
    FixedList<Survivor, kMostSurvivors> survivors;
    const std::size_t sides = scenario.isSkirmish ? names.size() : scenario.sides.size();
    for (std::size_t side = 0; side < sides; ++side) {
        const SideKind &kind = scenario.sides[side];
        terms.entries.push_back(kind.entry);
        const Muster muster =
            scenario.isSkirmish ? skirmishMuster(box, kind, players) : musterOf(box, kind);
        for (const Member &member : muster.given) {
            Survivor survivor{.kind = small(member.kind), .side = tiny(side)};
            if (!scenario.isPicked)
                survivor.items = itemsOf(teams, member);
            survivors.push_back(survivor);
        }
        if (scenario.isPicked)
            terms.teams.push_back(muster);
    }
    if (scenario.isPicked && scenario.isSkirmish)
        survivors = wholeCast(box);
    const Joined joined = scenario.northSouth ? Joined::NorthSouth : Joined::WestEast;
    return std::make_unique<Atz>(
        std::move(names), box, Field(box, scenario.boards, joined, farthest(box, scenario, wishes)),
        std::move(terms), survivors);
}

} // namespace

AtzCodec::AtzCodec(Box box, PhraseBook book, StageReader readStage)
    : m_box(std::make_shared<const Box>(std::move(box))),
      m_book(std::make_shared<const PhraseBook>(std::move(book))), m_readStage(readStage)
{
}

const Text &AtzCodec::word(std::string_view key) const
{
    return kit::wordIn(*m_book, key);
}

Result<std::string> AtzCodec::resolve(const MatchSetup &setup) const
{
    if (m_readStage && kit::isStage(setup.scenario))
        return std::string();
    const auto scenario = scenarioOf(*m_box, setup.scenario);
    if (!scenario)
        return fail(under("/scenario", scenario.error()));
    const int sides = static_cast<int>((*scenario)->sides.size());
    const auto wishes = kit::wishesToBegin(kAgreements, setup, (*scenario)->isSkirmish);
    if (!wishes)
        return fail(wishes.error());
    return kit::checkSeats(setup, 1, sides).map([&] {
        if (!(*scenario)->isSkirmish)
            return figuresOf(*m_box, **scenario);
        const std::uint64_t seed = wishes->is("boards_by_lot") ? setup.seed.value_or(0) : 0;
        const int players = static_cast<int>(setup.seats.size());
        const int boards = static_cast<int>(m_box->boards.size());
        return figuresOf(*m_box, arranged(**scenario, players, boards, seed));
    });
}

Result<std::unique_ptr<const Atz>> AtzCodec::make(const MatchSetup &setup,
                                                  std::string_view resolved) const
{
    if (m_readStage && kit::isStage(setup.scenario))
        return m_readStage(*m_box, setup.scenario);
    const auto wishes = kit::wishesOf(kAgreements, setup);
    if (!wishes)
        return fail(wishes.error());
    return readFigures(resolved, *m_box).map([&](const Box &box) {
        const ScenarioKind &scenario = box.scenarios.front();
        return std::unique_ptr<const Atz>(gameOf(
            box, scenario, kit::sideNames(setup, titleOf(scenario, *m_book).seats), *wishes));
    });
}

std::vector<OptionGroup> AtzCodec::options() const
{
    return kit::optionGroups(kAgreements, {word("options.skirmish")}, *m_book);
}

std::vector<Scenario> AtzCodec::scenarios() const
{
    std::vector<Scenario> all;
    for (const std::string_view id : kPlayed)
        all.push_back({titleOf(*m_box->scenarioNamed(id), *m_book),
                       R"({"scenario":")" + std::string(id) + "\"}"});
    return all;
}

Result<ScenarioTitle> AtzCodec::title(std::string_view scenario) const
{
    return scenarioOf(*m_box, scenario).map([&](const ScenarioKind *kind) {
        return titleOf(*kind, *m_book);
    });
}

std::vector<std::string> AtzCodec::machines() const
{
    return {"random", "easy"}; // one that looks farther ahead takes minutes for a game
}

std::unique_ptr<Ai<Atz>> AtzCodec::machine(std::string_view kind, std::uint64_t seed) const
{
    if (kind == "normal")
        return nullptr;
    auto machine = kit::machineOf<Atz, AtzMind>(kind, seed);
    return kind == "easy"
               ? std::make_unique<kit::ByThumb<Atz>>(pickFor, reckoned, std::move(machine))
               : std::move(machine);
}

} // namespace escarmouche::rules::atz
