// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/match/setup/quickmatch.h"

#include "model/library/library.h"
#include "model/match/setup/tableimport.h"
#include "model/resources.h"
#include "model/systemfiles.h"
#include "model/text.h"
#include "rules/kit/tables/tablefile.h"

#include <algorithm>
#include <cstdlib>

namespace escarmouche::model {

using rules::ErrorCode;
using rules::fail;
using rules::Result;

namespace {

constexpr std::size_t kJudged = 200; // a quarter of a millisecond each

/** Index of the entry with that key. */
template<class Listed>
std::optional<std::size_t> placeOf(const std::vector<Listed> &all, std::string_view key)
{
    const auto met = std::ranges::find(all, key, &Listed::key);
    return met == all.end() ? std::nullopt
                            : std::optional(static_cast<std::size_t>(met - all.begin()));
}

rules::Error outOfRange(std::string pointer, std::size_t is, std::size_t least, std::size_t most)
{
    return {.code = ErrorCode::NumberOutOfRange,
            .subject = std::to_string(is),
            .pointer = std::move(pointer),
            .hint = std::to_string(least) + ".." + std::to_string(most)};
}

} // namespace

Result<std::vector<rules::ScenarioTitle>> scenariosOf(const rules::RuleSystem &system)
{
    std::vector<rules::ScenarioTitle> titles;
    if (!system.matches)
        return titles;
    for (const std::string &key : systemFiles(kScenarioFiles, system.key)) {
        const auto title =
            systemFile(kScenarioFiles, system.key, key).and_then([&](const std::string &text) {
                return system.matches->title(text);
            });
        if (!title)
            return fail(title.error());
        titles.push_back(*title);
    }
    return titles;
}

Result<QuickMatch> QuickMatch::of(const rules::RuleSystems &systems, const std::string &system,
                                  const Library *library)
{
    const auto found = std::ranges::find(systems, system, &rules::RuleSystem::key);
    if (found == systems.end() || !found->matches || !found->bands)
        return fail({.code = ErrorCode::SystemNotFound, .subject = system});
    QuickMatch quick;
    quick.m_system = &*found;
    quick.m_library = library;
    const auto filled =
        quick.addLibrary().and_then([&] { return quick.addSamples(); }).and_then([&] {
            return quick.addTables();
        });
    if (!filled)
        return fail(filled.error());
    auto scenarios = scenariosOf(*found);
    if (!scenarios)
        return fail(scenarios.error());
    quick.m_scenarios = std::move(*scenarios);
    std::ranges::stable_partition(quick.m_bands, &QuickBand::isPlayable);
    return quick;
}

Result<QuickMatch> QuickMatch::between(const rules::RuleSystem &system,
                                       const rules::MatchSetup &game)
{
    if (!system.matches || !system.bands)
        return fail({.code = ErrorCode::SystemNotFound, .subject = system.key});
    QuickMatch quick;
    quick.m_system = &system;
    quick.m_isBetween = true;
    quick.m_options = game.options;
    const auto title = system.matches->title(game.scenario);
    auto scenarios = scenariosOf(system);
    if (!title || !scenarios)
        return fail(title ? scenarios.error() : title.error());
    quick.m_scenario = title->key;
    quick.m_scenarios = std::move(*scenarios);
    for (const rules::SeatSetup &seat : game.seats)
        if (const auto added = quick.addBand(seat.band); !added)
            return fail(added.error());
    if (const auto filled = quick.addTables(); !filled)
        return fail(filled.error());
    return quick;
}

Result<void> QuickMatch::addLibrary()
{
    if (!m_library)
        return {};
    auto rows = m_library->bands();
    if (!rows)
        return fail(rows.error());
    std::erase_if(*rows, [&](const BandRow &row) { return row.system != m_system->key; });
    std::ranges::stable_sort(*rows, std::greater<>(), &BandRow::updatedAt);
    for (const BandRow &row : *rows) {
        QuickBand band{.sample = {},
                       .uuid = row.uuid,
                       .name = row.name,
                       .about = {},
                       .total = row.total,
                       .figures = row.figures,
                       .notPlayed = {},
                       .isJudged = m_bands.size() < kJudged};
        if (!band.isJudged) {
            m_bands.push_back(std::move(band));
            continue;
        }
        const auto text = bandText(band);
        const auto summary = text ? m_system->bands->summary(*text) : fail(text.error());
        const auto missing = text ? m_system->matches->notPlayed(*text) : fail(text.error());
        if (!summary || !missing) // a damaged one is the band page's to show
            continue;
        band.about = summary->aboutText;
        band.notPlayed = *missing;
        m_bands.push_back(std::move(band));
    }
    return {};
}

Result<void> QuickMatch::addSamples()
{
    const auto all = samples();
    if (!all)
        return fail(all.error());
    for (const Sample &sample : *all) {
        if (sample.system != m_system->key)
            continue;
        const auto text = m_system->bands->read(sample.text);
        auto band = text ? judged(*text) : fail(text.error());
        if (!band)
            return fail(band.error());
        band->sample = sample.key;
        m_bands.push_back(std::move(*band));
    }
    return {};
}

Result<void> QuickMatch::addTables()
{
    for (const std::string &key : systemFiles(kTableFiles, m_system->key)) {
        const auto table =
            systemFile(kTableFiles, m_system->key, key).and_then([](const std::string &text) {
                return rules::kit::tables::decodeTable(text);
            });
        if (!table)
            return fail(table.error());
        m_tables.push_back({key, table->name, table->width, table->depth});
    }
    return {};
}

std::vector<std::string> QuickMatch::players() const
{
    std::vector<std::string> players{std::string(rules::kPerson)};
    for (const std::string &machine : m_system->matches->machines())
        players.push_back(machine);
    return players;
}

QuickChoice QuickMatch::suggested() const
{
    QuickChoice choice;
    choice.options = m_options;
    choice.scenario = placeOf(m_scenarios, m_scenario).value_or(0);
    choice.table = placeOf(m_tables, "hamlet").value_or(0);
    if (m_isBetween) {
        for (std::size_t seat = 0; seat < m_bands.size(); ++seat)
            choice.seats.push_back({seat, players().front()});
        return choice;
    }
    std::size_t own = 0;
    while (own < m_bands.size() && !canCome(own))
        ++own;
    own = own < m_bands.size() ? own : 0; // none of them can
    choice.seats = {{own, players().front()}, {opponentOf(own), players().back()}};
    return choice;
}

bool QuickMatch::canCome(std::size_t at) const
{
    const QuickBand &band = m_bands[at];
    if (band.isJudged || !band.isPlayable())
        return band.isPlayable();
    const auto why = bandText(band).and_then(
        [&](const std::string &text) { return m_system->matches->notPlayed(text); });
    return why && !*why;
}

/** A sample of another name worth about as much; the first band where there is none. */
std::size_t QuickMatch::opponentOf(std::size_t band) const
{
    const auto isOpponent = [&](const QuickBand &other) {
        return other.isPlayable() && !other.sample.empty() && other.name != m_bands[band].name;
    };
    std::size_t opponent = 0;
    std::optional<int> nearest;
    for (std::size_t at = 0; at < m_bands.size(); ++at) {
        const int apart = std::abs(m_bands[at].total - m_bands[band].total);
        if (!isOpponent(m_bands[at]) || (nearest && apart >= *nearest))
            continue;
        nearest = apart;
        opponent = at;
    }
    return opponent;
}

std::optional<std::size_t> QuickMatch::bandCalled(std::string_view name) const
{
    const auto met = std::ranges::find_if(m_bands, [&](const QuickBand &band) {
        return !name.empty() && (band.uuid == name || band.sample == name);
    });
    return met == m_bands.end() ? std::nullopt
                                : std::optional(static_cast<std::size_t>(met - m_bands.begin()));
}

QuickChoice QuickMatch::suggested(const QuickHabit &last, std::optional<std::size_t> inView) const
{
    QuickChoice choice = suggested();
    if (!last.seats.empty()) {
        choice.scenario = placeOf(m_scenarios, last.scenario).value_or(choice.scenario);
        choice.options = last.options;
        choice.practice = last.practice;
        choice.typed = last.typed;
        choice.table = tableOf(last).value_or(choice.table);
    }
    seat(last, inView, choice);
    return choice;
}

std::optional<QuickChoice::Table> QuickMatch::tableOf(const QuickHabit &last) const
{
    if (!last.file.empty()) {
        const auto read = readAnyTable(toQString(last.file));
        return read ? std::optional<QuickChoice::Table>(QuickChoice::Brought{
                          rules::kit::tables::encodeTable(read->table), last.file})
                    : std::nullopt;
    }
    if (last.table.empty())
        return QuickChoice::Generated{last.seed};
    const auto table = placeOf(m_tables, last.table);
    return table ? std::optional<QuickChoice::Table>(*table) : std::nullopt;
}

/** Who plays with what, as last time as far as the scenario has seats. */
void QuickMatch::seat(const QuickHabit &last, std::optional<std::size_t> inView,
                      QuickChoice &choice) const
{
    const auto most = static_cast<std::size_t>(m_scenarios[choice.scenario].mostSeats);
    const auto known = players();
    const auto isKnown = [&](const std::string &player) {
        return std::ranges::find(known, player) != known.end();
    };
    const QuickChoice::Seat another = choice.seats[1];
    if (!last.seats.empty())
        choice.seats.resize(std::clamp<std::size_t>(last.seats.size(), 2, most), another);
    for (std::size_t at = 0; at < std::min(last.seats.size(), choice.seats.size()); ++at) {
        if (const auto band = bandCalled(last.seats[at].band); band && canCome(*band))
            choice.seats[at].band = *band;
        if (isKnown(last.seats[at].player))
            choice.seats[at].player = last.seats[at].player;
    }
    if (!inView || !canCome(*inView))
        return;
    const auto person =
        std::ranges::find(choice.seats, players().front(), &QuickChoice::Seat::player);
    const auto own = person == choice.seats.end() ? choice.seats.begin() : person;
    own->band = *inView;
    for (auto other = choice.seats.begin(); other != choice.seats.end(); ++other)
        if (other != own && m_bands[other->band].name == m_bands[*inView].name)
            other->band = opponentOf(*inView);
}

QuickHabit QuickMatch::habitOf(const QuickChoice &choice) const
{
    QuickHabit habit{.seats = {},
                     .scenario = m_scenarios[choice.scenario].key,
                     .table = {},
                     .file = {},
                     .options = choice.options,
                     .practice = choice.practice,
                     .typed = choice.typed};
    for (const QuickChoice::Seat &seat : choice.seats) {
        const QuickBand &band = m_bands[seat.band];
        habit.seats.push_back({band.uuid.empty() ? band.sample : band.uuid, seat.player});
    }
    if (const auto *table = std::get_if<std::size_t>(&choice.table))
        habit.table = m_tables[*table].key;
    else if (const auto *made = std::get_if<QuickChoice::Generated>(&choice.table))
        habit.seed = made->seed;
    else
        habit.file = std::get<QuickChoice::Brought>(choice.table).path;
    return habit;
}

Result<QuickBand> QuickMatch::judged(const std::string &text) const
{
    auto summary = m_system->bands->summary(text);
    auto missing = m_system->matches->notPlayed(text);
    if (!summary || !missing)
        return fail(summary ? missing.error() : summary.error());
    return QuickBand{.sample = {},
                     .uuid = {},
                     .name = std::move(summary->name),
                     .about = std::move(summary->aboutText),
                     .total = summary->total,
                     .figures = summary->figures,
                     .notPlayed = std::move(*missing)};
}

Result<std::size_t> QuickMatch::addBand(const std::string &text)
{
    auto band = judged(text);
    if (!band)
        return fail(band.error());
    band->text = text;
    m_bands.push_back(std::move(*band));
    return m_bands.size() - 1;
}

Result<rules::MatchSetup> QuickMatch::setup(const QuickChoice &choice) const
{
    constexpr std::size_t kLeastSeats = 2;
    if (choice.scenario >= m_scenarios.size())
        return fail(outOfRange("/scenario", choice.scenario, 0, m_scenarios.size()));
    const rules::ScenarioTitle &title = m_scenarios[choice.scenario];
    const auto most = static_cast<std::size_t>(title.mostSeats);
    if (choice.seats.size() < kLeastSeats || choice.seats.size() > most)
        return fail(outOfRange("/seats", choice.seats.size(), kLeastSeats, most));

    rules::MatchSetup setup;
    setup.system = m_system->key;
    setup.options = choice.options;
    setup.practice = choice.practice;
    for (const QuickChoice::Seat &seat : choice.seats) {
        const std::string pointer = "/seats/" + std::to_string(setup.seats.size()) + "/band";
        if (seat.band >= m_bands.size())
            return fail(outOfRange(pointer, seat.band, 0, m_bands.size()));
        auto text = bandText(m_bands[seat.band]);
        if (!text) {
            text.error().pointer = pointer;
            return fail(text.error());
        }
        setup.seats.push_back({std::move(*text), seat.player});
    }
    if (const auto *made = std::get_if<QuickChoice::Generated>(&choice.table)) {
        setup.table = R"({"generate":{"seed":)" + std::to_string(made->seed) + "}}";
    } else if (const auto *brought = std::get_if<QuickChoice::Brought>(&choice.table)) {
        setup.table = brought->text;
    } else {
        const std::size_t table = std::get<std::size_t>(choice.table);
        if (table >= m_tables.size())
            return fail(outOfRange("/table", table, 0, m_tables.size()));
        auto text = systemFile(kTableFiles, m_system->key, m_tables[table].key);
        if (!text)
            return fail(text.error());
        setup.table = std::move(*text);
    }
    auto scenario = systemFile(kScenarioFiles, m_system->key, title.key);
    if (!scenario)
        return fail(scenario.error());
    setup.scenario = std::move(*scenario);
    return setup;
}

Result<std::string> QuickMatch::bandText(const QuickBand &band) const
{
    if (!band.text.empty())
        return band.text;
    if (band.uuid.empty())
        return systemFile(kSampleBands, m_system->key, band.sample)
            .and_then([&](const std::string &text) { return m_system->bands->read(text); });
    return m_library->bandState(band.uuid);
}

} // namespace escarmouche::model
