// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pages/board/boardnotice.h"

namespace escarmouche::app {

class MatchController;

/** What a board says over itself: the question that must be answered first, about whom it is, or
    what the next click does. */
BoardNotice noticeOf(const MatchController &controller);

} // namespace escarmouche::app
