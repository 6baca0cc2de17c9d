// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/tabs/matchportraits.h"

#include "app/look/portrait/portrait.h"
#include "model/library/keepsakesof.h"
#include "model/library/library.h"
#include "model/match/session/matchsession.h"
#include "rules/core/board/boardface.h"

namespace escarmouche::app {

std::map<int, QImage> portraitsOf(const model::Library &library, const model::MatchSession &match)
{
    std::map<int, QImage> portraits;
    const auto sides = model::keepsakesOf(library, match.row());
    if (!sides)
        return portraits;
    for (const rules::CastMember &member : match.match().board()->cast().members) {
        const auto side = static_cast<std::size_t>(member.figure.seat.value);
        if (!member.figure.seat.valid() || side >= sides->size())
            continue;
        const auto kept = (*sides)[side].find(member.figure.member);
        const QImage face =
            kept == (*sides)[side].end() ? QImage() : portraitImage(kept->second.portrait);
        if (!face.isNull())
            portraits.emplace(member.token, squareOf(face));
    }
    return portraits;
}

} // namespace escarmouche::app
