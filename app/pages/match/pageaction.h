// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QString>

class QAction;
class QWidget;

namespace escarmouche::app {

/** An act of a page, with a key that works anywhere within it; without an icon where `icon` is
    empty. */
QAction *pageAction(QWidget &page, const QString &icon, const QKeySequence &keys);

} // namespace escarmouche::app
