// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/band/band.h"

#include <QPoint>

#include <optional>
#include <vector>

class QTreeView;

namespace escarmouche::app {

class RosterModel;

/** Lines on the way to another place within their rank. */
struct RosterDrop {
    std::vector<rules::MemberId> members;
    std::optional<rules::MemberId> before; // none: to the end
};

/** What letting the chosen lines go at this point of the viewport means; nothing where they would
    leave their rank or stay where they are. */
std::optional<RosterDrop> dropAt(const QTreeView &view, const RosterModel &model,
                                 const QPoint &position);

} // namespace escarmouche::app
