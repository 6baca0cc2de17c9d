// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/print/paper/printdocument.h"
#include "model/exchange/document.h"

namespace escarmouche::app {

/** A story as it is printed. Pure. */
PrintDocument storySheet(const model::Document &story);

} // namespace escarmouche::app
