// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/board/boardface.h"
#include "rules/core/game/timeline.h"
#include "rules/core/match/playcodec.h"

#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace escarmouche::rules {

/** What a system adds to its PlayCodec so that its matches can be played on a board; `seen` is the
    state as the asking seat may know it, and the outlook is on that. What judges actions is given
    the outlook and asks it alone, so that an action shown is judged once. `tokenOf` is the token
    that an answer concerns, -1 for nobody; each of the others is the BoardFace's of that name. */
template<class C>
concept BoardCodec = PlayCodec<C> &&
    requires(const C &codec, const typename C::Game &game, const typename C::Game::State &seen,
             const typename C::Game::Action &action, const typename C::Game::Plan &plan,
             const Outlook<typename C::Game> &outlook, const Pointing &pointing, int token)
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
        codec.offers(outlook, pointing)
        } -> std::same_as<std::vector<Offer>>;
    {
        codec.targets(outlook, token)
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
        return isAsked(seat) && m_codec.isAnswering(seen(seat));
    }
    std::vector<Offer> offers(SeatId seat, const Pointing &pointing) const override
    {
        return m_codec.offers(m_timeline.seen(seat), pointing);
    }
    std::vector<Target> targets(SeatId seat, int token) const override
    {
        return m_codec.targets(m_timeline.seen(seat), token);
    }
    std::vector<Reach> reach(SeatId seat, int token) const override
    {
        return m_codec.reach(m_game, seen(seat), token);
    }
    std::vector<Reach> threat(SeatId seat, int token) const override
    {
        return m_codec.threat(m_game, seen(seat), token);
    }
    Sighting sighting(SeatId seat, const Pointing &pointing) const override
    {
        return m_codec.sighting(m_game, seen(seat), pointing);
    }
    Overlay overlay(SeatId seat, std::string_view action) const override
    {
        const auto plan = planned(seat, action);
        return plan ? m_codec.overlay(m_game, seen(seat), *plan) : Overlay{};
    }
    Overlay underway(SeatId seat) const override { return m_codec.underway(m_game, seen(seat)); }
    std::optional<AttackOdds> odds(SeatId seat, std::string_view action) const override
    {
        const auto plan = planned(seat, action);
        return plan ? m_codec.odds(m_game, seen(seat), *plan) : std::nullopt;
    }
    std::optional<Phrase> ending() const override
    {
        return m_codec.ending(m_game, m_timeline.state());
    }

private:
    const typename G::State &seen(SeatId seat) const { return m_timeline.seen(seat).seen(); }
    bool isAsked(SeatId seat) const
    {
        const Request &request = m_game.awaited(seen(seat));
        return request.what == Awaited::Decision && request.decision.seat == seat;
    }
    /** Nothing where the seat is not asked or the rules refuse the action. */
    std::optional<typename G::Plan> planned(SeatId seat, std::string_view text) const
    {
        if (!isAsked(seat))
            return std::nullopt;
        const auto action = m_codec.readAction(m_game, text);
        if (!action)
            return std::nullopt;
        auto plan = m_timeline.seen(seat).plan(*action);
        return plan ? std::optional(std::move(*plan)) : std::nullopt;
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
