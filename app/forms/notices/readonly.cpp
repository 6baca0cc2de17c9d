// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/forms/notices/readonly.h"

#include "app/look/literal/literal.h"

#include <QAction>
#include <QCoreApplication>

namespace escarmouche::app {

namespace {

struct ReadOnlyWords {
    Q_DECLARE_TR_FUNCTIONS(ReadOnly)
};

} // namespace

QString readOnlyText()
{
    return ReadOnlyWords::tr("This library is open read-only: nothing can be changed.");
}

void tellReadOnly(const QList<QAction *> &writing)
{
    for (QAction *action : writing)
        action->setToolTip(tipText(readOnlyText()));
}

} // namespace escarmouche::app
