// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/print/paper/printdocument.h"

#include <QByteArray>
#include <QPageSize>

class QPrinter;

namespace escarmouche::app {

/** The document as a PDF file with its fonts embedded. */
QByteArray pdf(const PrintDocument &document, Paper paper);

/** Every page on a printer, set for the printer's paper: Letter if it is that, else A4. False:
    the printer or the file it writes did not take all of them. */
bool print(const PrintDocument &document, QPrinter &printer);

QPageSize pageSize(Paper paper);

/** The paper of the person's country. */
Paper usualPaper();

} // namespace escarmouche::app
