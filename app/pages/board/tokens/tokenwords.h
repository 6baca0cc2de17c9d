// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/board/boardface.h"

namespace escarmouche::app {

/** The kind of a token that is nobody of the cast; null where it is, or its kind has no words. */
const rules::TokenKind *kindOf(const rules::Token &token, const rules::CastMember &member,
                               const rules::BoardWords &words);

/** What a token is called: by its name in the cast, else as its kind is to whoever sees it. */
rules::Text nameOf(const rules::Token &token, const rules::CastMember &member,
                   const rules::BoardWords &words);

/** What stands on it; on a number its points. */
rules::Text letterOf(const rules::Token &token, const rules::CastMember &member,
                     const rules::BoardWords &words);

} // namespace escarmouche::app
