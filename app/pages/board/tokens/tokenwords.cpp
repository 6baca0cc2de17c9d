// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/board/tokens/tokenwords.h"

#include <string>

namespace escarmouche::app {

const rules::TokenKind *kindOf(const rules::Token &token, const rules::CastMember &member,
                               const rules::BoardWords &words)
{
    return member.token >= 0 ? nullptr : words.token(token.kind);
}

rules::Text nameOf(const rules::Token &token, const rules::CastMember &member,
                   const rules::BoardWords &words)
{
    const rules::TokenKind *kind = kindOf(token, member, words);
    return kind ? kind->unit.name : member.name;
}

rules::Text letterOf(const rules::Token &token, const rules::CastMember &member,
                     const rules::BoardWords &words)
{
    const rules::TokenKind *kind = kindOf(token, member, words);
    if (!kind)
        return {member.letter, member.letter};
    const std::string points = std::to_string(token.points);
    return kind->shape == rules::TokenKind::Shape::Number ? rules::Text{points, points}
                                                          : kind->letter;
}

} // namespace escarmouche::app
