// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/board/boardface.h"

#include <QString>

#include <functional>

class QPoint;
class QWidget;

namespace escarmouche::app {

class MatchController;

/** "Charge Ragnar (1 PA)". */
QString offerText(const MatchController &controller, const rules::Offer &offer);

/** All that could be done where one points, in one order wherever that is asked for: what a click
    would do stands out, what is refused says why and leads to its rule. */
void execOffersMenu(MatchController &controller, QWidget &parent, const QPoint &at,
                    const std::function<void(const QString &rule)> &showRule);

} // namespace escarmouche::app
