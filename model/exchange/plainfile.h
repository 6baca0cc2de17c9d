// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/values/error.h"

#include <QFile>
#include <QString>

#include <memory>

namespace escarmouche::model {

/** A plain file of at most `most` bytes, open for reading; a larger one is refused by its size,
    before it is read. */
rules::Result<std::unique_ptr<QFile>> openFile(const QString &path, qint64 most);

} // namespace escarmouche::model
