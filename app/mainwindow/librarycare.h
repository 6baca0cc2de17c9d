// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/library.h"

#include <QString>

#include <optional>

class QWidget;

namespace escarmouche::app {

/** The person of that name, made when there is none, is at the keyboard from now on. */
[[nodiscard]] rules::Result<void> becomePerson(model::Library &library, const std::string &name);

QString chooseLibraryFile(QWidget *parent);

} // namespace escarmouche::app
