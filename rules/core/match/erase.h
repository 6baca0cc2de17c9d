// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/game/runner.h"
#include "rules/core/match/driver.h"
#include "rules/core/match/replay.h"

#include <array>
#include <utility>

namespace escarmouche::rules {

/** Plays whole games between machines; one for all threads, prepared once. */
template<PlayCodec C>
class MachineBatch final : public MatchRules::Batch
{
public:
    using G = typename C::Game;

    MachineBatch(const C &codec, MatchSetup setup, std::unique_ptr<const G> game)
        : m_codec(codec), m_setup(std::move(setup)), m_game(std::move(game))
    {
    }

    GameResult play(std::uint64_t seed) const override
    {
        std::array<std::unique_ptr<Ai<G>>, kMostSeats> machines;
        std::array<Ai<G> *, kMostSeats> players{};
        for (std::size_t seat = 0; seat < m_setup.seats.size(); ++seat) {
            machines[seat] = m_codec.machine(m_setup.seats[seat].player, seedOf(seed, seat + 1));
            players[seat] = machines[seat].get();
        }
        SeededDice dice(seedOf(seed, 0));
        typename G::State state = m_game->start(nullptr);
        Runner<G> runner(*m_game, players);
        const RunCount count = runner.play(state, dice, C::kMostActions);
        return {m_game->report(state), endingOf(state), count.actions, count.refused,
                count.stalled};
    }

private:
    std::string endingOf(const typename G::State &state) const
    {
        if constexpr (BoardCodec<C>) {
            if constexpr (C::kBoard.ending) {
                if (const auto ending = m_codec.ending(*m_game, state))
                    return ending->key;
            }
        }
        return {};
    }

    const C &m_codec;
    MatchSetup m_setup;
    std::unique_ptr<const G> m_game;
};

/** The play face of a system, made of its Game and its PlayCodec. */
template<PlayCodec C>
class ErasedRules final : public MatchRules
{
public:
    using G = typename C::Game;

    explicit ErasedRules(C codec) : m_codec(std::move(codec)) {}

    int revision() const override { return G::kRevision; }
    std::vector<std::string> machines() const override { return m_codec.machines(); }
    const PhraseBook &phrases() const override { return m_codec.phrases(); }
    Phrase turnName(int turn) const override { return m_codec.turnName(turn); }

    Result<std::optional<Error>> notPlayed(std::string_view band) const override
    {
        if constexpr (C::kParts.notPlayed)
            return m_codec.notPlayed(band);
        return std::optional<Error>{};
    }

    Result<std::unique_ptr<Match>> begin(const MatchSetup &setup) const override
    {
        if (auto ok = checkPlayers(setup, true); !ok)
            return fail(ok.error());
        if (auto ok = checkSideNames(setup); !ok)
            return fail(ok.error());
        auto resolved = m_codec.resolve(setup);
        if (!resolved)
            return fail(resolved.error());
        return driver(setup, std::move(*resolved));
    }

    Result<std::unique_ptr<Match>> replay(const Journal &journal) const override
    {
        if (auto ok = checkRevision(journal.header); !ok)
            return fail(ok.error());
        const auto setup = decodeMatchSetup(journal.header.setup);
        if (!setup)
            return fail(inHeader(setup.error()));
        auto match = driver(*setup, journal.header.resolved);
        if (!match)
            return fail(inHeader(match.error()));
        if (auto ok = follow(**match, journal); !ok)
            return fail(ok.error());
        return match;
    }

    Result<std::vector<ToldEvent>> story(const Journal &journal, SeatId seat) const override
    {
        if (auto ok = checkSystem(journal.header); !ok)
            return fail(ok.error());
        const auto game = gameOf(journal);
        if (!game)
            return fail(game.error());
        std::vector<ToldEvent> told;
        for (const StandingAct &act : standing(journal)) {
            for (const std::size_t at : act) {
                if (auto ok = tellEntry(**game, journal.entries[at], seat, told); !ok)
                    return fail(ok.error());
            }
        }
        return told;
    }

    Result<std::unique_ptr<Record>> open(const Journal &journal) const override
    {
        if (auto ok = checkSystem(journal.header); !ok)
            return fail(ok.error());
        if (journal.header.revision == G::kRevision) {
            const auto match = replay(journal);
            return match ? Result<std::unique_ptr<Record>>((*match)->record())
                         : fail(match.error());
        }
        return stored(journal);
    }

    Result<ScenarioTitle> title(std::string_view scenario) const override
    {
        if constexpr (C::kParts.scenarios)
            return m_codec.title(scenario);
        else
            return fail({.code = ErrorCode::SystemNotFound, .subject = std::string(C::kSystem)});
    }

    std::vector<Scenario> scenarios() const override
    {
        if constexpr (C::kParts.scenarios)
            return m_codec.scenarios();
        else
            return {};
    }

    std::vector<Suggestion> suggested() const override
    {
        if constexpr (C::kParts.scenarios)
            return m_codec.suggested();
        else
            return {{}};
    }

    std::vector<OptionGroup> options() const override
    {
        if constexpr (C::kParts.options)
            return m_codec.options();
        else
            return {};
    }

    bool hasSecrets([[maybe_unused]] const MatchSetup &setup) const override
    {
        if constexpr (C::kParts.secrets)
            return m_codec.hasSecrets(setup);
        else
            return false;
    }

    std::vector<Text> faces([[maybe_unused]] std::uint16_t reason) const override
    {
        if constexpr (C::kParts.faces)
            return m_codec.faces(reason);
        else
            return {};
    }

    Result<std::unique_ptr<Batch>> prepare(const MatchSetup &setup) const override
    {
        if (auto ok = checkPlayers(setup, false); !ok)
            return fail(ok.error());
        const auto resolved = m_codec.resolve(setup);
        if (!resolved)
            return fail(resolved.error());
        auto game = make(setup, *resolved);
        if (!game)
            return fail(game.error());
        if constexpr (G::kParts.makeReady)
            (*game)->makeReady();
        return std::make_unique<MachineBatch<C>>(m_codec, setup, std::move(*game));
    }

private:
    Result<std::unique_ptr<const G>> make(const MatchSetup &setup, std::string_view resolved) const
    {
        auto game = m_codec.make(setup, resolved);
        if (!game)
            return game;
        const int seats = (*game)->seats();
        const int given = static_cast<int>(setup.seats.size());
        if (given == seats)
            return game;
        return fail({.code = given < seats ? ErrorCode::TooFewEntries : ErrorCode::TooManyEntries,
                     .pointer = "/seats",
                     .number = seats});
    }
    Result<std::unique_ptr<Match>> driver(const MatchSetup &setup, std::string resolved) const
    {
        auto game = make(setup, resolved);
        if (!game)
            return fail(game.error());
        return std::make_unique<Driver<C>>(m_codec, setup, std::move(resolved), std::move(*game));
    }

    Result<void> checkPlayers(const MatchSetup &setup, bool people) const
    {
        std::string known = people ? std::string(kPerson) : std::string();
        for (const std::string &machine : m_codec.machines())
            known.append(known.empty() ? "" : ", ").append(machine);
        for (std::size_t seat = 0; seat < setup.seats.size(); ++seat) {
            const std::string &player = setup.seats[seat].player;
            if ((player == kPerson && people) || m_codec.machine(player, 0))
                continue;
            return fail({.code = ErrorCode::WrongChoice,
                         .subject = player,
                         .pointer = "/seats/" + std::to_string(seat) + "/player",
                         .hint = known});
        }
        return {};
    }
    Result<void> checkSystem(const JournalHeader &header) const
    {
        if (header.system == C::kSystem)
            return {};
        return fail({.code = ErrorCode::SystemNotFound,
                     .subject = header.system,
                     .hint = std::string(C::kSystem)});
    }
    Result<void> checkRevision(const JournalHeader &header) const
    {
        if (auto ok = checkSystem(header); !ok || header.revision == G::kRevision)
            return ok;
        const std::string present = std::to_string(G::kRevision);
        if (header.revision < G::kRevision)
            return fail({.code = ErrorCode::OlderRevision,
                         .subject = header.system,
                         .hint = present,
                         .number = header.revision});
        return fail({.code = ErrorCode::NewerRevision,
                     .subject = header.system,
                     .hint = present,
                     .number = header.revision});
    }
    Result<std::shared_ptr<const G>> gameOf(const Journal &journal) const
    {
        const auto setup = decodeMatchSetup(journal.header.setup);
        if (!setup)
            return fail(inHeader(setup.error()));
        auto game = make(*setup, journal.header.resolved);
        return game ? Result<std::shared_ptr<const G>>(std::move(*game))
                    : fail(inHeader(game.error()));
    }
    /** What a journal of whatever revision holds by itself. */
    Result<std::unique_ptr<Record>> stored(const Journal &journal) const
    {
        auto game = gameOf(journal);
        if (!game)
            return fail(game.error());
        std::vector<RecordedStep<G>> steps;
        for (const StandingAct &act : standing(journal)) {
            const JournalEntry &begun = journal.entries[act.front()];
            steps.emplace_back().step = {begun.seq, begun.act, begun.actor, begun.action, 0};
            for (const std::size_t at : act) {
                if (auto ok = readEvents(**game, journal.entries[at], steps.back().events); !ok)
                    return fail(ok.error());
            }
        }
        if (steps.empty())
            return fail({.code = ErrorCode::TooFewEntries, .number = 1});
        return std::make_unique<Recorded<C>>(m_codec, std::move(*game), std::move(steps));
    }
    Result<void> readEvents(const G &game, const JournalEntry &entry,
                            EventSink<typename G::Event> &events) const
    {
        for (std::size_t at = 0; at < entry.events.size(); ++at) {
            auto event = m_codec.readEvent(game, entry.events[at]);
            if (!event)
                return fail(
                    inLine(under("/events/" + std::to_string(at), event.error()), entry.seq + 1));
            events.push_back(std::move(*event));
        }
        return {};
    }
    Result<void> tellEntry(const G &game, const JournalEntry &entry, SeatId seat,
                           std::vector<ToldEvent> &told) const
    {
        EventSink<typename G::Event> events;
        if (auto ok = readEvents(game, entry, events); !ok)
            return ok;
        for (const auto &event : events) {
            if (isTold(game.audienceOf(event), seat))
                told.push_back(toldEvent(m_codec, game, event, seat, entry.seq));
        }
        return {};
    }

    C m_codec;
};

/** A system's play face for RuleSystem::matches. */
template<PlayCodec C>
std::unique_ptr<const MatchRules> erase(C codec)
{
    return std::make_unique<const ErasedRules<C>>(std::move(codec));
}

} // namespace escarmouche::rules
