// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/print/paper/ink.h"
#include "app/print/paper/printdocument.h"

#include <span>
#include <utility>

namespace escarmouche::app {

/** Sets blocks into marks of a given width. Plain text only: whatever a name looks like, it is
    letters. Text that does not fit its place wraps, between letters where it must. */
class Typesetter
{
public:
    Setting block(const PrintBlock &block, double width) const;
    /** What heads a document, or a part of one. */
    Setting title(const QString &title, const QString &subtitle, const QString &mark,
                  double width) const;
    /** The headings, then a setting for each row. */
    std::vector<Setting> rows(const PrintGrid &grid, double width) const;
    /** One line of text that ends in an ellipsis where it must. */
    TextInk line(const QString &text, const Face &face, QPointF topLeft, double width,
                 Qt::Alignment align = Qt::AlignLeft) const;
    /** Something before the first line has taken a part of it. */
    Setting paragraph(const QString &text, const Face &face, double width,
                      Qt::Alignment align = Qt::AlignLeft, double taken = 0) const;

private:
    Setting alert(const PrintBlock &block, double width) const;
    Setting heading(const PrintBlock &block, double width) const;
    Setting card(const PrintBlock &block, double width) const;
    Setting plain(const PrintBlock &block, double width) const;
    Setting items(std::span<const PrintItem> items, double width) const;
    Setting set(const PrintStrip &strip, double width) const;
    Setting set(const PrintTable &table, double width) const;
    Setting set(const PrintText &text, double width) const;
    Setting set(const PrintBars &bars, double width) const;
    Setting set(const PrintCutting &cutting, double width) const;
    std::vector<Ink> counter(const PrintCutting::Counter &counter, const QRectF &box) const;
    Setting boxRow(const PrintBoxes &boxes, double width) const;
    static QSizeF pitchOf(const PrintBoxes &boxes);
    Setting trackers(std::span<const PrintTracker> trackers, double width) const;
};

} // namespace escarmouche::app
