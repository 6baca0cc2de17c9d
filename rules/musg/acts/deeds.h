// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/musg/acts/editing.h"

namespace escarmouche::rules::musg {

// One function an act. Each holds every rule of its act; `reason` is the adjustment's.

Result<void> perform(Editing &editing, const CreateBand &act, const std::string &reason);
Result<void> perform(Editing &editing, const AdoptBand &act, const std::string &reason);
Result<void> perform(Editing &editing, const Recruit &act, const std::string &reason);
Result<void> perform(Editing &editing, const Give &act, const std::string &reason);
Result<void> perform(Editing &editing, const Discard &act, const std::string &reason);
Result<void> perform(Editing &editing, const HandOver &act, const std::string &reason);
Result<void> perform(Editing &editing, const Duplicate &act, const std::string &reason);
Result<void> perform(Editing &editing, const MoveMembers &act, const std::string &reason);
Result<void> perform(Editing &editing, const SetProperties &act, const std::string &reason);

} // namespace escarmouche::rules::musg
