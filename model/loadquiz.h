// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/quiz/systemquiz.h"

#include <memory>
#include <string_view>

namespace escarmouche::model {

/** The quiz of a game, read from the catalogues built into the program; null: it has none. */
rules::Result<std::shared_ptr<const rules::SystemQuiz>> loadQuiz(std::string_view system);

} // namespace escarmouche::model
