// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <optional>

class QWidget;

namespace escarmouche::app {

/** Asks players at the same screen one after another, each by name; the first who refuses. Who
    only closes the question has not agreed. */
std::optional<QString> refusing(QWidget *parent, const QString &question,
                                const QStringList &players);

} // namespace escarmouche::app
