// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pages/board/ground/links/linkpainter.h"
#include "rules/core/board/ground.h"

#include <QStringList>

#include <functional>

namespace escarmouche::app {

/** What lies between the places of a board or joins them. */
class GroundLinks
{
public:
    /** What a board calls the place on the other side. */
    using Called = std::function<QString(const rules::Place &)>;

    /** Of its own size: a door is as wide, or half as wide as the side that it stands in. */
    explicit GroundLinks(double size) : m_size(size) {}

    void add(const rules::GroundLink &link, LinkLines lines);
    void paint(QPainter &painter, const QRectF &part, const QPalette &palette) const;
    /** What leads away from a place, line by line, what is at the point first. */
    QStringList toldAt(const rules::Place &place, QPointF point, const Called &called) const;

private:
    struct Laid {
        rules::GroundLink link;
        LinkLines lines;
    };

    bool isAt(const Laid &laid, QPointF point) const;

    double m_size;
    std::vector<Laid> m_links;
};

} // namespace escarmouche::app
