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

Result<std::vector<rules::Scenario>> playableScenarios(const rules::RuleSystem &system)
{
    std::vector<rules::Scenario> all;
    if (!system.matches)
        return all;
    all = system.matches->scenarios();
    for (const std::string &key : systemFiles(kScenarioFiles, system.key)) {
        auto text = systemFile(kScenarioFiles, system.key, key);
        if (!text)
            return fail(text.error());
        if (auto title = system.matches->title(*text)) // else another system's
            all.push_back({std::move(*title), std::move(*text)});
    }
    return all;
}

Result<std::vector<rules::ScenarioTitle>> scenariosOf(const rules::RuleSystem &system)
{
    const auto all = playableScenarios(system);
    if (!all)
        return fail(all.error());
    std::vector<rules::ScenarioTitle> titles;
    for (const rules::Scenario &scenario : *all)
        titles.push_back(scenario.title);
    return titles;
}

Result<QuickMatch> QuickMatch::of(const rules::RuleSystems &systems, const std::string &system,
                                  const Library *library)
{
    const auto found = std::ranges::find(systems, system, &rules::RuleSystem::key);
    if (found == systems.end() || !found->matches)
        return fail({.code = ErrorCode::SystemNotFound, .subject = system});
    QuickMatch quick;
    quick.m_system = &*found;
    quick.m_library = library;
    quick.m_sizes = found->matches->suggested();
    const auto filled = quick.addScenarios()
                            .and_then([&] { return quick.addLibrary(); })
                            .and_then([&] { return quick.addSamples(); })
                            .and_then([&] { return quick.addTables(); });
    if (!filled)
        return fail(filled.error());
    std::ranges::stable_partition(quick.m_bands, &QuickBand::isPlayable);
    return quick;
}

Result<QuickMatch> QuickMatch::between(const rules::RuleSystem &system,
                                       const rules::MatchSetup &game)
{
    if (!system.matches)
        return fail({.code = ErrorCode::SystemNotFound, .subject = system.key});
    QuickMatch quick;
    quick.m_system = &system;
    quick.m_isBetween = true;
    quick.m_options = game.options;
    const auto title = system.matches->title(game.scenario);
    if (!title)
        return fail(title.error());
    quick.m_sizes = {system.matches->suggested().back()};
    quick.m_sizes.front().scenario = title->key;
    for (const rules::SeatSetup &seat : game.seats) {
        const auto band = title->hasBands() ? quick.addBand(seat.band) : Result<std::size_t>(0);
        if (!band)
            return fail(band.error());
        quick.m_between.push_back({*band, seat.player, seat.name});
    }
    const auto filled = quick.addScenarios().and_then([&] { return quick.addTables(); });
    if (!filled)
        return fail(filled.error());
    return quick;
}

Result<void> QuickMatch::addScenarios()
{
    auto scenarios = playableScenarios(*m_system);
    if (!scenarios)
        return fail(scenarios.error());
    if (scenarios->empty())
        return fail({.code = ErrorCode::SystemNotFound, .subject = m_system->key});
    m_scenarios = std::move(*scenarios);
    for (const rules::Scenario &scenario : m_scenarios)
        m_titles.push_back(scenario.title);
    return {};
}

Result<void> QuickMatch::addLibrary()
{
    if (!m_library || !m_system->bands)
        return {};
    auto rows = m_library->bands().list();
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
    if (!m_system->bands)
        return {};
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
    if (std::ranges::none_of(m_titles, &rules::ScenarioTitle::hasTable))
        return {};
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

std::optional<std::size_t> QuickMatch::sizeOf(const QuickChoice &choice) const
{
    const auto isIt = [&](const rules::Suggestion &size) {
        return placeOf(m_titles, size.scenario) == choice.scenario &&
               (!m_titles[choice.scenario].hasTable() ||
                QuickChoice::Table(placeOf(m_tables, size.table).value_or(0)) == choice.table);
    };
    const auto met = std::ranges::find_if(m_sizes, isIt);
    return met == m_sizes.end() ? std::nullopt
                                : std::optional(static_cast<std::size_t>(met - m_sizes.begin()));
}

/** The newest band of the library that can be played. */
std::optional<std::size_t> QuickMatch::ownBand() const
{
    for (std::size_t at = 0; at < m_bands.size(); ++at) {
        if (!m_bands[at].uuid.empty() && canCome(at))
            return at;
    }
    return std::nullopt;
}

/** The size in which a band is worth most nearly what that one is. */
const rules::Suggestion &QuickMatch::sizeFor(std::size_t band) const
{
    return *std::ranges::min_element(m_sizes, {}, [&](const rules::Suggestion &size) {
        return std::abs(size.points - m_bands[band].total);
    });
}

QuickChoice QuickMatch::ofSize(const rules::Suggestion &size) const
{
    QuickChoice choice;
    choice.options = m_options;
    choice.scenario = placeOf(m_titles, size.scenario).value_or(0);
    choice.table = placeOf(m_tables, size.table).value_or(0);
    choice.seats = m_isBetween ? m_between : suggestedSeats(m_titles[choice.scenario]);
    return choice;
}

QuickChoice QuickMatch::suggested(const rules::Suggestion &size) const
{
    QuickChoice choice = ofSize(size);
    for (std::size_t at = 0; at < std::min(size.bands.size(), choice.seats.size()); ++at) {
        if (const auto band = bandCalled(size.bands[at]); band && canCome(*band))
            choice.seats[at].band = *band;
    }
    return choice;
}

QuickChoice QuickMatch::suggested() const
{
    if (m_isBetween)
        return ofSize(m_sizes.front());
    const auto own = ownBand();
    return own ? ofSize(sizeFor(*own)) : suggested(m_sizes.front());
}

std::vector<QuickChoice::Seat> QuickMatch::suggestedSeats(const rules::ScenarioTitle &title) const
{
    const auto least = static_cast<std::size_t>(title.leastSeats);
    std::vector<QuickChoice::Seat> seats(least, {0, players().back()});
    seats.front().player = players().front();
    if (!title.hasBands() || m_bands.empty())
        return seats;
    while (seats.front().band < m_bands.size() && !canCome(seats.front().band))
        ++seats.front().band;
    if (seats.front().band == m_bands.size()) // none of them can
        seats.front().band = 0;
    const std::size_t opponent = opponentOf(seats.front().band);
    for (auto other = seats.begin() + 1; other != seats.end(); ++other)
        other->band = opponent;
    return seats;
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
    QuickChoice choice = inView && *inView < m_bands.size() && canCome(*inView)
                             ? ofSize(sizeFor(*inView))
                             : suggested();
    if (!last.seats.empty()) {
        choice.scenario = placeOf(m_titles, last.scenario).value_or(choice.scenario);
        choice.options = last.options;
        choice.practice = last.practice;
        choice.typed = last.typed;
        if (m_titles[choice.scenario].hasTable())
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
    const rules::ScenarioTitle &title = m_titles[choice.scenario];
    const auto known = players();
    const auto isKnown = [&](const std::string &player) {
        return std::ranges::find(known, player) != known.end();
    };
    const QuickChoice::Seat another = choice.seats.back();
    if (!last.seats.empty())
        choice.seats.resize(std::clamp(last.seats.size(),
                                       static_cast<std::size_t>(title.leastSeats),
                                       static_cast<std::size_t>(title.mostSeats)),
                            another);
    for (std::size_t at = 0; at < std::min(last.seats.size(), choice.seats.size()); ++at) {
        if (const auto band = bandCalled(last.seats[at].band); band && canCome(*band))
            choice.seats[at].band = *band;
        if (isKnown(last.seats[at].player))
            choice.seats[at].player = last.seats[at].player;
        choice.seats[at].name = last.seats[at].name;
    }
    if (!inView || !title.hasBands() || !canCome(*inView))
        return;
    const auto person =
        std::ranges::find(choice.seats, players().front(), &QuickChoice::Seat::player);
    const auto own = person == choice.seats.end() ? choice.seats.begin() : person;
    own->band = *inView;
    for (auto other = choice.seats.begin(); other != choice.seats.end(); ++other)
        if (other != own &&
            (last.seats.empty() || m_bands[other->band].name == m_bands[*inView].name))
            other->band = opponentOf(*inView);
}

QuickHabit QuickMatch::habitOf(const QuickChoice &choice) const
{
    QuickHabit habit{.seats = {},
                     .scenario = m_titles[choice.scenario].key,
                     .table = {},
                     .file = {},
                     .options = choice.options,
                     .practice = choice.practice,
                     .typed = choice.typed};
    const rules::ScenarioTitle &title = m_titles[choice.scenario];
    for (const QuickChoice::Seat &seat : choice.seats) {
        auto &kept = habit.seats.emplace_back();
        kept.player = seat.player;
        kept.name = seat.name;
        if (title.hasBands())
            kept.band = m_bands[seat.band].uuid.empty() ? m_bands[seat.band].sample
                                                        : m_bands[seat.band].uuid;
    }
    if (!title.hasTable())
        return habit;
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
    if (!m_system->bands)
        return fail({.code = ErrorCode::SystemNotFound, .subject = m_system->key});
    auto band = judged(text);
    if (!band)
        return fail(band.error());
    band->text = text;
    m_bands.push_back(std::move(*band));
    return m_bands.size() - 1;
}

Result<rules::MatchSetup> QuickMatch::setup(const QuickChoice &choice) const
{
    if (choice.scenario >= m_scenarios.size())
        return fail(outOfRange("/scenario", choice.scenario, 0, m_scenarios.size()));
    const rules::Scenario &scenario = m_scenarios[choice.scenario];
    const auto least = static_cast<std::size_t>(scenario.title.leastSeats);
    const auto most = static_cast<std::size_t>(scenario.title.mostSeats);
    if (choice.seats.size() < least || choice.seats.size() > most)
        return fail(outOfRange("/seats", choice.seats.size(), least, most));
    rules::MatchSetup setup;
    setup.system = m_system->key;
    setup.options = choice.options;
    setup.practice = choice.practice;
    setup.scenario = scenario.text;
    for (std::size_t at = 0; at < choice.seats.size(); ++at) {
        auto seat = seatSetup(choice, at);
        if (!seat)
            return fail(seat.error());
        setup.seats.push_back(std::move(*seat));
    }
    if (!scenario.title.hasTable())
        return setup;
    auto table = tableText(choice.table);
    if (!table)
        return fail(table.error());
    setup.table = std::move(*table);
    return setup;
}

/** One that the scenario refuses; none: what else is wrong is no matter here. */
std::optional<std::string> QuickMatch::idleOption(const rules::MatchSetup &setup) const
{
    const auto match = m_system->matches->begin(setup);
    const bool isIdle = !match && match.error().code == ErrorCode::UnwantedKey &&
                        match.error().pointer == "/options/" + match.error().subject;
    return isIdle ? std::optional(match.error().subject) : std::nullopt;
}

void QuickMatch::dropIdle(rules::MatchSetup &setup) const
{
    while (const auto idle = idleOption(setup)) {
        if (std::erase_if(setup.options, [&](const rules::Setting &setting) {
                return setting.property == *idle;
            }) == 0)
            return;
    }
}

std::vector<rules::OptionGroup> QuickMatch::options(const QuickChoice &choice) const
{
    auto groups = m_system->matches->options();
    auto all = setup(choice); // with every switch turned
    if (!all)
        return groups;
    all->options.clear();
    for (const rules::OptionGroup &group : groups) {
        for (const rules::Property &option : group.options) {
            if (const bool *isOn = std::get_if<bool>(&option.value))
                all->options.push_back({option.key, !*isOn});
        }
    }
    const auto turned = all->options;
    dropIdle(*all);
    const auto isIdle = [&](const rules::Property &option) {
        const auto isIt = [&](const rules::Setting &one) { return one.property == option.key; };
        return std::ranges::any_of(turned, isIt) && std::ranges::none_of(all->options, isIt);
    };
    for (rules::OptionGroup &group : groups)
        std::erase_if(group.options, isIdle);
    std::erase_if(groups, [](const rules::OptionGroup &group) { return group.options.empty(); });
    return groups;
}

Result<rules::SeatSetup> QuickMatch::seatSetup(const QuickChoice &choice, std::size_t at) const
{
    const QuickChoice::Seat &seat = choice.seats[at];
    if (!m_titles[choice.scenario].hasBands())
        return rules::SeatSetup{{}, seat.player, seat.name};
    const std::string pointer = "/seats/" + std::to_string(at) + "/band";
    if (seat.band >= m_bands.size())
        return fail(outOfRange(pointer, seat.band, 0, m_bands.size()));
    auto text = bandText(m_bands[seat.band]);
    if (!text) {
        text.error().pointer = pointer;
        return fail(text.error());
    }
    return rules::SeatSetup{std::move(*text), seat.player};
}

Result<std::string> QuickMatch::tableText(const QuickChoice::Table &table) const
{
    if (const auto *made = std::get_if<QuickChoice::Generated>(&table))
        return R"({"generate":{"seed":)" + std::to_string(made->seed) + "}}";
    if (const auto *brought = std::get_if<QuickChoice::Brought>(&table))
        return brought->text;
    const std::size_t ready = std::get<std::size_t>(table);
    if (ready >= m_tables.size())
        return fail(outOfRange("/table", ready, 0, m_tables.size()));
    return systemFile(kTableFiles, m_system->key, m_tables[ready].key);
}

Result<std::string> QuickMatch::bandText(const QuickBand &band) const
{
    if (!band.text.empty())
        return band.text;
    if (band.uuid.empty())
        return systemFile(kSampleBands, m_system->key, band.sample)
            .and_then([&](const std::string &text) { return m_system->bands->read(text); });
    return m_library->bands().state(band.uuid);
}

} // namespace escarmouche::model
