// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/board/groundplan.h"

namespace escarmouche::app {

/** What the scenario marks on the ground: a zone to set up in, what is fought for, a way out. A
   seat's mark has its colour and hatching of its own. */
void paintMark(QPainter &painter, const rules::GroundMark &mark, const GroundPlan &plan,
               const GroundLook &look);

} // namespace escarmouche::app
