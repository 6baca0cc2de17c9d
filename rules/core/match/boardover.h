// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/board/boardface.h"
#include "rules/core/game/timeline.h"
#include "rules/core/match/playcodec.h"

#include <optional>
#include <string_view>
#include <vector>

namespace escarmouche::rules {

/** What a system adds to its PlayCodec so that its matches can be played on a board; `seen` is the
    state as the asking seat may know it. `tokenOf` is the token that an answer concerns, -1 for
    nobody; each of the others is the BoardFace's of that name. */
template<class C>
concept BoardCodec = PlayCodec<C> &&
    requires(const C &codec, const typename C::Game &game, const typename C::Game::State &seen,
             const typename C::Game::Action &action, const typename C::Game::Plan &plan,
             SeatId seat, const Pointing &pointing, int token)
{
    requires C::kParts.board;
    {
        codec.tokenOf(action)
        } -> std::same_as<int>;
    {
        codec.ground(game)
        } -> std::same_as<Ground>;
    {
        codec.cast(game)
        } -> std::same_as<Cast>;
    {
        codec.states()
        } -> std::same_as<std::vector<StateWord>>;
    {
        codec.isAnswering(seen)
        } -> std::same_as<bool>;
    {
        codec.offers(game, seen, seat, pointing)
        } -> std::same_as<std::vector<Offer>>;
    {
        codec.targets(game, seen, seat, token)
        } -> std::same_as<std::vector<Target>>;
    {
        codec.reach(game, seen, token)
        } -> std::same_as<std::vector<Reach>>;
    {
        codec.threat(game, seen, token)
        } -> std::same_as<std::vector<Reach>>;
    {
        codec.sighting(game, seen, pointing)
        } -> std::same_as<Sighting>;
    {
        codec.overlay(game, seen, plan)
        } -> std::same_as<Overlay>;
    {
        codec.underway(game, seen)
        } -> std::same_as<Overlay>;
    {
        codec.odds(game, seen, plan)
        } -> std::same_as<std::optional<AttackOdds>>;
    {
        codec.ending(game, seen)
        } -> std::same_as<std::optional<Phrase>>;
};

/** The board face of a match that a Timeline plays; both outlive it. */
template<BoardCodec C>
class BoardOver final : public BoardFace
{
public:
    using G = typename C::Game;

    BoardOver(const C &codec, const G &game, const Timeline<G> &timeline)
        : m_codec(codec), m_game(game), m_timeline(timeline)
    {
    }

    Ground ground() const override { return m_codec.ground(m_game); }
    Cast cast() const override { return m_codec.cast(m_game); }
    std::vector<StateWord> states() const override { return m_codec.states(); }

    bool isAnswering(SeatId seat) const override
    {
        return asked(seat, [&](const auto &seen) {
            const Request &request = m_game.awaited(seen);
            return request.what == Awaited::Decision && request.decision.seat == seat &&
                   m_codec.isAnswering(seen);
        });
    }
    std::vector<Offer> offers(SeatId seat, const Pointing &pointing) const override
    {
        return asked(
            seat, [&](const auto &seen) { return m_codec.offers(m_game, seen, seat, pointing); });
    }
    std::vector<Target> targets(SeatId seat, int token) const override
    {
        return asked(seat,
                     [&](const auto &seen) { return m_codec.targets(m_game, seen, seat, token); });
    }
    std::vector<Reach> reach(SeatId seat, int token) const override
    {
        return asked(seat, [&](const auto &seen) { return m_codec.reach(m_game, seen, token); });
    }
    std::vector<Reach> threat(SeatId seat, int token) const override
    {
        return asked(seat, [&](const auto &seen) { return m_codec.threat(m_game, seen, token); });
    }
    Sighting sighting(SeatId seat, const Pointing &pointing) const override
    {
        return asked(seat,
                     [&](const auto &seen) { return m_codec.sighting(m_game, seen, pointing); });
    }
    Overlay overlay(SeatId seat, std::string_view action) const override
    {
        return planned(seat, action, Overlay{}, [&](const auto &seen, const auto &plan) {
            return m_codec.overlay(m_game, seen, plan);
        });
    }
    Overlay underway(SeatId seat) const override
    {
        return asked(seat, [&](const auto &seen) { return m_codec.underway(m_game, seen); });
    }
    std::optional<AttackOdds> odds(SeatId seat, std::string_view action) const override
    {
        return planned(
            seat, action, std::optional<AttackOdds>{},
            [&](const auto &seen, const auto &plan) { return m_codec.odds(m_game, seen, plan); });
    }
    std::optional<Phrase> ending() const override
    {
        return m_codec.ending(m_game, m_timeline.state());
    }

private:
    template<class Answer>
    auto asked(SeatId seat, Answer answer) const
    {
        typename G::State scratch;
        return answer(m_game.seenBy(m_timeline.state(), seat, scratch));
    }
    /** `none` where the seat is not asked or the rules refuse the action. */
    template<class T, class Answer>
    T planned(SeatId seat, std::string_view text, T none, Answer answer) const
    {
        typename G::State scratch;
        const auto &seen = m_game.seenBy(m_timeline.state(), seat, scratch);
        const Request &request = m_game.awaited(seen);
        if (request.what != Awaited::Decision || request.decision.seat != seat)
            return none;
        const auto action = m_codec.readAction(m_game, text);
        if (!action)
            return none;
        const auto plan = m_game.plan(seen, seat, *action);
        return plan ? answer(seen, *plan) : none;
    }

    const C &m_codec;
    const G &m_game;
    const Timeline<G> &m_timeline;
};

/** In place of a board where the codec has none. */
struct NoBoard {
    template<class... Any>
    explicit NoBoard(const Any &...)
    {
    }
};

namespace detail {
template<class C, bool HasBoard>
struct BoardFor {
    using Type = NoBoard;
};
template<class C>
struct BoardFor<C, true> {
    using Type = BoardOver<C>;
};
} // namespace detail

template<class C>
using BoardOf = typename detail::BoardFor<C, C::kParts.board>::Type;

} // namespace escarmouche::rules
