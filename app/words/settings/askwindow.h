// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace escarmouche::app {

/** When a person is asked what he may pass; else it is passed for him. */
enum class AskWindow { Always, WhenAble, OnOwnTurn };

} // namespace escarmouche::app
