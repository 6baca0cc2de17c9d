// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/values/seat.h"

class QLabel;
class QPixmap;
class QWidget;

namespace escarmouche::app {

/** A side as its tokens show it: its colour in its shape. */
QPixmap seatSign(rules::SeatId seat, int size, const QWidget &on);
QLabel *signLabel(rules::SeatId seat, QWidget *parent);

} // namespace escarmouche::app
