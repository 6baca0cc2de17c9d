// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/print/sheets/pastsheet.h"

namespace escarmouche::app {

namespace {

void mark(QString &place, const QString &told)
{
    place = place.isEmpty() ? told : QStringLiteral("%1 – %2").arg(place, told);
}

} // namespace

PrintDocument ofPast(PrintDocument sheet, const PastMoment &moment, rules::Language language)
{
    const QString told = pastMomentText(moment, language);
    mark(sheet.mark, told);
    for (PrintBlock &block : sheet.blocks) {
        if (block.kind == PrintBlock::Kind::Part)
            mark(block.corner, told);
    }
    return sheet;
}

} // namespace escarmouche::app
