// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/board/marks/reachlegend.h"

#include "app/look/palette/palette.h"
#include "app/pages/board/ground/platepainter.h"
#include "app/pages/board/marks/reachitem.h"

#include <QPainter>

namespace escarmouche::app {

namespace {
constexpr double kSwatch = 34;
}

void ReachLegend::show(const std::vector<rules::Reach> &reach, bool isThreat)
{
    std::erase_if(m_lines, [=](const Line &line) { return line.isThreat == isThreat; });
    for (const auto &area : reach)
        m_lines.push_back({area.kind, isThreat, area.label});
}

void ReachLegend::paint(QPainter &painter, const QRect &area, const Say &say,
                        const QPalette &palette) const
{
    double y = area.height() - kGap;
    for (auto line = m_lines.rbegin(); line != m_lines.rend(); ++line) {
        const QString label = say && !line->label.key.empty() ? say(line->label) : QString();
        if (label.isEmpty())
            continue;
        //: an area that an enemy threatens, by what
        const QString text = line->isThreat ? tr("Threat: %1").arg(label) : label;
        const QSizeF plate = plateSize(text, PlateSize::Small);
        const double middle = y - plate.height() / 2;
        const QRectF swatch(kGap, middle - plate.height() / 2, kSwatch, plate.height());
        painter.fillRect(swatch, boardInk(BoardInk::Plate, palette));
        painter.setPen(reachPen(line->kind, line->isThreat, palette));
        painter.drawLine(QPointF(swatch.left() + 4, middle), QPointF(swatch.right() - 4, middle));
        paintPlate(painter, {swatch.right() + plate.width() / 2, middle}, text, palette,
                   PlateSize::Small);
        y -= plate.height() + 2;
    }
}

} // namespace escarmouche::app
