// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

namespace escarmouche::app {

/** The log of one run, to be read and copied. It is sent nowhere. */
class LogDialog : public QDialog
{
    Q_OBJECT

public:
    LogDialog(const QString &log, QWidget *parent);
};

} // namespace escarmouche::app
