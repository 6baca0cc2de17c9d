// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/loadquiz.h"

#include "model/resources.h"
#include "rules/systems.h"

namespace escarmouche::model {

rules::Result<std::shared_ptr<const rules::SystemQuiz>> loadQuiz(std::string_view system)
{
    for (const rules::SystemEntry &entry : rules::systemList()) {
        if (entry.name.key == system && entry.quiz)
            return entry.quiz(readCatalogue);
    }
    return std::shared_ptr<const rules::SystemQuiz>();
}

} // namespace escarmouche::model
