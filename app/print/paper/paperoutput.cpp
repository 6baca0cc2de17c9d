// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/print/paper/paperoutput.h"

#include "app/print/paper/pagedsheet.h"

#include <QBuffer>
#include <QLocale>
#include <QPainter>
#include <QPdfWriter>
#include <QPrinter>

namespace escarmouche::app {
namespace {

constexpr double kUnitsPerInch = 25.4 * kMillimetre;

template<class Device>
bool paintAll(const PagedSheet &sheet, Device &device)
{
    QPainter painter(&device);
    if (!painter.isActive())
        return false;
    painter.scale(device.logicalDpiX() / kUnitsPerInch, device.logicalDpiY() / kUnitsPerInch);
    for (int page = 0; page < sheet.pages(); ++page) {
        if (page > 0 && !device.newPage())
            return false;
        sheet.paint(painter, page);
    }
    return painter.end();
}

} // namespace

QPageSize pageSize(Paper paper)
{
    switch (paper) {
    case Paper::A4:
        return QPageSize(QPageSize::A4);
    case Paper::Letter:
        return QPageSize(QPageSize::Letter);
    }
    return {};
}

QByteArray pdf(const PrintDocument &document, Paper paper)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&buffer);
        writer.setResolution(qRound(kUnitsPerInch));
        writer.setPageSize(pageSize(paper));
        writer.setPageMargins({});
        writer.setTitle(document.title);
        writer.setCreator(QStringLiteral("Escarmouche"));
        paintAll(PagedSheet(document, paper), writer);
    }
    return bytes;
}

bool print(const PrintDocument &document, QPrinter &printer)
{
    printer.setFullPage(true);
    const bool letter = printer.pageLayout().pageSize().id() == QPageSize::Letter;
    return paintAll(PagedSheet(document, letter ? Paper::Letter : Paper::A4), printer);
}

Paper usualPaper()
{
    return QLocale::system().measurementSystem() == QLocale::ImperialUSSystem ? Paper::Letter
                                                                              : Paper::A4;
}

} // namespace escarmouche::app
