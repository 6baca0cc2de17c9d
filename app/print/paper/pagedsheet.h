// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/print/paper/ink.h"
#include "app/print/paper/printdocument.h"
#include "app/print/paper/typesetter.h"

#include <QSizeF>

class QPainter;

namespace escarmouche::app {

/** Size of a sheet in hundredths of a millimetre. */
QSizeF sizeOf(Paper paper);

/** A document set on pages, in millimetres, the same on every device. No block is split unless it
    is higher than a page; such a one is cut between two lines. */
class PagedSheet
{
public:
    PagedSheet(const PrintDocument &document, Paper paper);

    int pages() const { return static_cast<int>(m_pages.size()); }
    /** Paints with the painter's unit at a hundredth of a millimetre. */
    void paint(QPainter &painter, int page) const;

private:
    struct Page {
        QString running; // what stands at its foot and, save on the first, at its head
        std::vector<Ink> inks;
    };

    void set(const PrintDocument &document, const PrintBlock &block, const PrintBlock *next);
    void feet(const PrintDocument &document);
    void flow(const Setting &setting, double gap, double follows, bool framed);
    void columns(const std::vector<Setting> &narrow);
    void grid(const PrintBlock &block);
    double unparted(const PrintGrid &table, const std::vector<Setting> &rows) const;
    double leading(const PrintBlock &block) const;
    void newPage();
    void put(Setting setting, QPointF at);
    void lay(Setting setting);
    double room() const { return m_bottom - m_y; }

    Typesetter m_setter;
    std::vector<Page> m_pages;
    QString m_running; // of the pages to come
    double m_left, m_width, m_top, m_bottom;
    double m_y = 0;
};

} // namespace escarmouche::app
