// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/values/error.h"

class QWidget;

namespace escarmouche::app {

/** Says what happened, what was kept and what to do next; waits until it was read. */
void tell(QWidget *parent, const rules::Error &error);

} // namespace escarmouche::app
