// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/band/band.h"

#include <QString>

namespace escarmouche::app {

/** "illegal", "warning", "note": said to those who see no icon. */
QString severityName(rules::Severity severity);

} // namespace escarmouche::app
