// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/drafts/draft.h"

#include <qnamespace.h>

class QWidget;

namespace escarmouche::app {

/** Role by which a grid gives and takes the text of a cell for drafts, in no language; in a
   vertical header it is the key of the row. */
inline constexpr int kDraftRole = Qt::UserRole + 64;

/** What is typed and chosen in a form: the values of all fields that have an object name, and of
   the cells of grids that know kDraftRole, the text of an open cell editor included. */
model::DraftWords wordsIn(const QWidget &form);
/** Fills in those fields and cells, as if by hand. What the form lacks by now, or does not take, is
    skipped. */
void putWords(QWidget &form, const model::DraftWords &words);

} // namespace escarmouche::app
