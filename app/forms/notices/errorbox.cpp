// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/forms/notices/errorbox.h"

#include "app/words/sentences/sentences.h"

#include <QGuiApplication>
#include <QMessageBox>

namespace escarmouche::app {

void tell(QWidget *parent, const rules::Error &error)
{
    const Explanation told = explain(error);
    QMessageBox box(QMessageBox::Warning, QGuiApplication::applicationDisplayName(),
                    told.what + QStringLiteral("\n\n") + told.next, QMessageBox::Ok, parent);
    // Names of files and figures stand in it: never to be taken for markup.
    box.setTextFormat(Qt::PlainText);
    box.exec();
}

} // namespace escarmouche::app
