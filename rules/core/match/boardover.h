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

/** What a BoardCodec may have or not. It says so itself, as with CodecParts. */
struct BoardParts {
    bool spots = false;
    bool phases = false;
    bool progress = false;
    bool targets = false;
    bool threat = false;
    bool sighting = false;
    bool overlay = false;
    bool underway = false;
    bool odds = false;
    bool ending = false;
};

/** What a system adds to its PlayCodec so that its matches can be played on a board; `seen` is the
    state as the asking seat may know it, and the outlook is on that. What judges actions is given
    the outlook and asks it alone, so that an action shown is judged once. Each is the BoardFace's
    of that name; `prompt` is asked of the seat that is asked. `kBoard` names those of the following
    that it has:

    - `spot`: where an answer stands on the board (see Spot). Without it all are buttons.
    - `phase`: without it every turn is of one piece, and whatever comes before the first sets up.
    - `progress`, `targets`, `threat`, `sighting`, `overlay`, `underway`, `odds`, `ending`: without
   them nothing is answered. */
template<class C>
concept BoardCodec = PlayCodec<C> &&
    requires(const C &codec, const typename C::Game &game, const typename C::Game::State &seen,
             const typename C::Game::Action &action, const typename C::Game::Plan &plan,
             const Outlook<typename C::Game> &outlook, const Pointing &pointing,
             const BoardView &board, int token)
{
    requires C::kParts.board;
    {
        C::kBoard
        } -> std::convertible_to<BoardParts>;
    {
        codec.ground(game, board)
        } -> std::same_as<Ground>;
    {
        codec.cast(game)
        } -> std::same_as<Cast>;
    {
        codec.states()
        } -> std::same_as<std::vector<StateWord>>;
    {
        codec.words()
        } -> std::same_as<BoardWords>;
    {
        codec.prompt(outlook)
        } -> std::same_as<Prompt>;
    {
        codec.offers(outlook, pointing)
        } -> std::same_as<std::vector<Offer>>;
    {
        codec.reach(game, seen, token)
        } -> std::same_as<std::vector<Reach>>;
    requires C::kBoard.spots == requires
    {
        {
            codec.spot(action)
            } -> std::same_as<Spot>;
    };
    requires C::kBoard.phases == requires
    {
        {
            codec.phase(board)
            } -> std::same_as<BoardPhase>;
    };
    requires C::kBoard.progress == requires
    {
        {
            codec.progress(game, seen)
            } -> std::same_as<Phrase>;
    };
    requires C::kBoard.targets == requires
    {
        {
            codec.targets(outlook, token)
            } -> std::same_as<std::vector<Target>>;
    };
    requires C::kBoard.threat == requires
    {
        {
            codec.threat(game, seen, token)
            } -> std::same_as<std::vector<Reach>>;
    };
    requires C::kBoard.sighting == requires
    {
        {
            codec.sighting(game, seen, pointing)
            } -> std::same_as<Sighting>;
    };
    requires C::kBoard.overlay == requires
    {
        {
            codec.overlay(game, seen, plan)
            } -> std::same_as<Overlay>;
    };
    requires C::kBoard.underway == requires
    {
        {
            codec.underway(game, seen)
            } -> std::same_as<Overlay>;
    };
    requires C::kBoard.odds == requires
    {
        {
            codec.odds(game, seen, plan)
            } -> std::same_as<std::optional<Chances>>;
    };
    requires C::kBoard.ending == requires
    {
        {
            codec.ending(game, seen)
            } -> std::same_as<std::optional<Phrase>>;
    };
};

/** Without phases of its own a game has set up when its first turn begins. */
template<BoardCodec C>
BoardPhase phaseOf(const C &codec, const BoardView &board)
{
    if constexpr (C::kBoard.phases)
        return codec.phase(board);
    else
        return {{}, board.turn == 0};
}

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

    Ground ground(const BoardView &board) const override { return m_codec.ground(m_game, board); }
    Cast cast() const override { return m_codec.cast(m_game); }
    std::vector<StateWord> states() const override { return m_codec.states(); }

    BoardWords words() const override { return m_codec.words(); }
    bool hasTargets() const override { return C::kBoard.targets; }
    bool hasThreat() const override { return C::kBoard.threat; }
    BoardPhase phase(const BoardView &board) const override { return phaseOf(m_codec, board); }

    Phrase progress([[maybe_unused]] SeatId seat) const override
    {
        if constexpr (C::kBoard.progress)
            return m_codec.progress(m_game, seen(seat));
        else
            return {};
    }
    Prompt prompt(SeatId seat) const override
    {
        return isAsked(seat) ? m_codec.prompt(m_timeline.seen(seat)) : Prompt{};
    }
    std::vector<Offer> offers(SeatId seat, const Pointing &pointing) const override
    {
        return m_codec.offers(m_timeline.seen(seat), pointing);
    }
    std::vector<Target> targets([[maybe_unused]] SeatId seat,
                                [[maybe_unused]] int token) const override
    {
        if constexpr (C::kBoard.targets)
            return m_codec.targets(m_timeline.seen(seat), token);
        else
            return {};
    }
    std::vector<Reach> reach(SeatId seat, int token) const override
    {
        return m_codec.reach(m_game, seen(seat), token);
    }
    std::vector<Reach> threat([[maybe_unused]] SeatId seat,
                              [[maybe_unused]] int token) const override
    {
        if constexpr (C::kBoard.threat)
            return m_codec.threat(m_game, seen(seat), token);
        else
            return {};
    }
    Sighting sighting([[maybe_unused]] SeatId seat,
                      [[maybe_unused]] const Pointing &pointing) const override
    {
        if constexpr (C::kBoard.sighting)
            return m_codec.sighting(m_game, seen(seat), pointing);
        else
            return {};
    }
    Overlay overlay([[maybe_unused]] SeatId seat,
                    [[maybe_unused]] std::string_view action) const override
    {
        if constexpr (C::kBoard.overlay) {
            if (const auto plan = planned(seat, action))
                return m_codec.overlay(m_game, seen(seat), *plan);
        }
        return {};
    }
    Overlay underway([[maybe_unused]] SeatId seat) const override
    {
        if constexpr (C::kBoard.underway)
            return m_codec.underway(m_game, seen(seat));
        else
            return {};
    }
    std::optional<Chances> odds([[maybe_unused]] SeatId seat,
                                [[maybe_unused]] std::string_view action) const override
    {
        if constexpr (C::kBoard.odds) {
            if (const auto plan = planned(seat, action))
                return m_codec.odds(m_game, seen(seat), *plan);
        }
        return std::nullopt;
    }
    std::optional<Phrase> ending() const override
    {
        if constexpr (C::kBoard.ending)
            return m_codec.ending(m_game, m_timeline.state());
        else
            return std::nullopt;
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
