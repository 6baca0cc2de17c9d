// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/match/match.h"

namespace escarmouche::rules {

Error refused(const Refusal &refusal)
{
    Error error{.code = ErrorCode::RefusedByRule,
                .subject = std::string(refusal.rule.value),
                .hint = std::string(refusal.why),
                .number = refusal.amount};
    // Error has one number; what it is held against travels beside it.
    error.more = {{.code = ErrorCode::RefusedByRule, .number = refusal.limit}};
    return error;
}

Phrase whyRefused(const Error &error)
{
    const std::int64_t limit = error.more.empty() ? 0 : error.more.front().number;
    return {error.hint, {{"amount", std::int64_t{error.number}}, {"limit", limit}}};
}

Error refusedAgain(int entry, const Error &refusal)
{
    const bool isByRule = refusal.code == ErrorCode::RefusedByRule;
    return {.code = ErrorCode::ReplayMismatch,
            .subject = isByRule ? refusal.subject : std::string(),
            .number = entry};
}

} // namespace escarmouche::rules
