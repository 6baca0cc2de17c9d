// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/values/error.h"
#include "rules/musg/play/codec/context.h"
#include "rules/musg/play/state/actions.h"
#include "rules/musg/play/state/events.h"
#include "rules/musg/play/state/fighter.h"

#include <string>
#include <string_view>

namespace escarmouche::rules::musg::play::codec {

/** An action or an event as canonical JSON (compact, keys ascending) and back; what is read may
    still name figures that are not in the match: plan refuses those. */
std::string writeAction(const Context &context, const Action &action);
Result<Action> readAction(const Context &context, std::string_view text);
std::string writeEvent(const Context &context, const Event &event);
Result<Event> readEvent(const Context &context, std::string_view text);

/** The profiles as they came to the match, for its journal. */
std::string writeFighters(const Context &context, const std::vector<Fighter> &fighters);
Result<std::vector<Fighter>> readFighters(const Context &context, std::string_view text);

} // namespace escarmouche::rules::musg::play::codec
