// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/match/match.h"
#include "rules/core/rulesystem.h"

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace escarmouche::model {

class Library;

/** A band that a match could be played with. */
struct QuickBand {
    std::string sample; // its key; empty: of the library
    std::string uuid; // empty: a sample
    std::string name;
    rules::Text about;
    int total = 0;
    int figures = 0;
    std::optional<rules::Error> notPlayed; // why not; empty: it can be played
    std::string text = {}; // of neither library nor samples: codec text
    bool isJudged = true; // else nobody has looked yet; beginning the match will

    bool isPlayable() const { return !notPlayed && figures > 0; }
    bool operator==(const QuickBand &) const = default;
};

/** A table that comes with the program; lengths in hundredths of a pas. */
struct QuickTable {
    std::string key;
    rules::Text name;
    int width = 0;
    int depth = 0;

    bool operator==(const QuickTable &) const = default;
};

/** What somebody chose; indexes are of the lists of the QuickMatch. */
struct QuickChoice {
    struct Seat {
        std::size_t band = 0; // of no account where the scenario has no bands
        std::string player = std::string(rules::kPerson);
        std::string name = {}; // where no band names the side

        bool operator==(const Seat &) const = default;
    };
    /** A table to generate. */
    struct Generated {
        std::uint64_t seed = 1;

        bool operator==(const Generated &) const = default;
    };
    /** A table that somebody has brought. */
    struct Brought {
        std::string text; // codec text
        std::string path = {}; // of its file

        bool operator==(const Brought &) const = default;
    };
    std::vector<Seat> seats; // as many as the scenario takes
    using Table = std::variant<std::size_t, Generated, Brought>; // one of the list, or another
    Table table; // of no account where the scenario has none
    std::size_t scenario = 0;
    std::vector<rules::Setting> options;
    bool practice = false;
    bool typed = false; // people throw their own dice and type them

    bool operator==(const QuickChoice &) const = default;
};

/** The same by names, which outlive the lists: what somebody chose for the last quick match. */
struct QuickHabit {
    struct Seat {
        std::string band; // uuid, or key of a sample; empty: there was none
        std::string player;
        std::string name = {}; // of a side without a band

        bool operator==(const Seat &) const = default;
    };
    std::vector<Seat> seats; // empty: there was none
    std::string scenario;
    std::string table; // key; empty: generated, or of that file
    std::string file;
    std::uint64_t seed = 1;
    std::vector<rules::Setting> options;
    bool practice = false;
    bool typed = false;

    bool operator==(const QuickHabit &) const = default;
};

/** The scenarios of a system: those of its rules, then those of the program's files; none where its
    matches are not played. */
rules::Result<std::vector<rules::Scenario>> playableScenarios(const rules::RuleSystem &system);
rules::Result<std::vector<rules::ScenarioTitle>> scenariosOf(const rules::RuleSystem &system);

/** What there is to play a match with, and the set-up that a choice of it makes. Library and
    systems outlive it; it shows the library as it was when it was made. */
class QuickMatch
{
public:
    /** SystemNotFound where its matches are not played, or it has nothing to play. A library of
        null: samples alone. */
    static rules::Result<QuickMatch> of(const rules::RuleSystems &systems,
                                        const std::string &system, const Library *library);

    /** Who plays is given: the bands, scenario and options of that set-up (a campaign's game, say);
        table and players are left to choose. SystemNotFound as above. */
    static rules::Result<QuickMatch> between(const rules::RuleSystem &system,
                                             const rules::MatchSetup &game);
    bool isBetween() const { return m_isBetween; }
    const rules::RuleSystem &system() const { return *m_system; }

    /** Bands of the library, the newest first, then samples; those that no match plays last. Of a
        large library the newest two hundred are judged beforehand. */
    const std::vector<QuickBand> &bands() const { return m_bands; }
    const std::vector<QuickTable> &tables() const { return m_tables; }
    const std::vector<rules::ScenarioTitle> &scenarios() const { return m_titles; }
    /** "person", then the machines, weakest first. */
    std::vector<std::string> players() const;

    /** Games of several sizes, the smallest first. */
    const std::vector<rules::Suggestion> &sizes() const { return m_sizes; }
    /** Of what size a choice is; none: of another scenario or table than is proposed. */
    std::optional<std::size_t> sizeOf(const QuickChoice &choice) const;
    /** A person against the strongest machine on every other seat that must be taken; where the
        scenario has bands, the newest band against a sample worth about as much, in a game of that
        size; who has no band gets the smallest game with its own. A band that cannot be played, or
        nobody of which comes, is never suggested. */
    QuickChoice suggested() const;
    /** A game of that size, with its own bands. */
    QuickChoice suggested(const rules::Suggestion &size) const;
    /** What was chosen last, and the suggestion in place of what is no longer there. The band in
       view is the first person's; nobody else plays it. */
    QuickChoice suggested(const QuickHabit &last, std::optional<std::size_t> inView = {}) const;
    QuickHabit habitOf(const QuickChoice &choice) const;
    /** By uuid, or by key of a sample. */
    std::optional<std::size_t> bandCalled(std::string_view name) const;
    /** One more band to choose, which is in neither library nor samples; its place. */
    rules::Result<std::size_t> addBand(const std::string &text);
    /** The set-up, but for its seed. Errors point into a set-up: "/seats/1/band",
        "/scenario", "/table". */
    rules::Result<rules::MatchSetup> setup(const QuickChoice &choice) const;
    /** What people may agree on before such a match: what its scenario has no use for is left out.
     */
    std::vector<rules::OptionGroup> options(const QuickChoice &choice) const;
    /** Leaves out of the set-up what was agreed on and does nothing in its scenario. */
    void dropIdle(rules::MatchSetup &setup) const;

private:
    std::optional<std::string> idleOption(const rules::MatchSetup &setup) const;
    rules::Result<void> addSamples();
    rules::Result<void> addLibrary();
    rules::Result<void> addTables();
    rules::Result<void> addScenarios();
    rules::Result<std::string> bandText(const QuickBand &band) const;
    rules::Result<QuickBand> judged(const std::string &text) const;
    bool canCome(std::size_t band) const; // judges it where nobody has looked yet
    std::size_t opponentOf(std::size_t band) const;
    std::vector<QuickChoice::Seat> suggestedSeats(const rules::ScenarioTitle &title) const;
    std::optional<std::size_t> ownBand() const;
    const rules::Suggestion &sizeFor(std::size_t band) const;
    QuickChoice ofSize(const rules::Suggestion &size) const;
    rules::Result<rules::SeatSetup> seatSetup(const QuickChoice &choice, std::size_t at) const;
    rules::Result<std::string> tableText(const QuickChoice::Table &table) const;
    std::optional<QuickChoice::Table> tableOf(const QuickHabit &last) const;
    void seat(const QuickHabit &last, std::optional<std::size_t> inView, QuickChoice &choice) const;

    bool m_isBetween = false;
    std::vector<QuickChoice::Seat> m_between; // who plays, where that is given
    std::vector<rules::Suggestion> m_sizes;
    std::vector<rules::Setting> m_options; // suggested
    const rules::RuleSystem *m_system = nullptr;
    const Library *m_library = nullptr;
    std::vector<QuickBand> m_bands;
    std::vector<QuickTable> m_tables;
    std::vector<rules::Scenario> m_scenarios;
    std::vector<rules::ScenarioTitle> m_titles; // theirs
};

} // namespace escarmouche::model
