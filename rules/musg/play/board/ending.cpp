// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/play/board/board.h"
#include "rules/musg/play/stage/turnsteps.h"

namespace escarmouche::rules::musg::play {

std::optional<Phrase> endingOf(const Skirmish &game, const State &seen)
{
    // MUSG-TURN-07
    if (!seen.over)
        return std::nullopt;
    const auto left = bandsLeft(game, seen);
    if (left.empty())
        return Phrase{"story.ended-nobody", {}};
    if (oneBandLeft(game, seen))
        return Phrase{"story.ended-one-band",
                      {{"band", game.sides()[static_cast<std::size_t>(left.front().value)].band}}};
    return Phrase{"story.ended-last-turn", {}};
}

} // namespace escarmouche::rules::musg::play
