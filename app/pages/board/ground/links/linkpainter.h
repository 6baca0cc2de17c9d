// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineF>
#include <QPainterPath>
#include <QPalette>
#include <QRectF>

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

class QPainter;

namespace escarmouche::app {

/** Where something lies between two places: on the side that they share, if there is one, or from
    the middle of one to that of the other. */
struct LinkLines {
    std::optional<QLineF> side;
    QLineF way;

    QRectF box() const;
};

/** Whether it joins the middles, as a road does. */
bool isWay(std::string_view kind);

/** Paints what lies between places: waters below roads, roads below walls, doors on top, each kind
    at once so that its parts run into one another. */
class LinkPainter
{
public:
    LinkPainter(QPainter &painter, double size, const QPalette &palette);

    void add(const std::string &kind, const LinkLines &lines);
    void paint();

private:
    struct Door {
        std::string kind;
        QLineF leaf; // as it is when shut
    };

    void addSide(const std::string &kind, const QLineF &side);
    void stroke(const QPainterPath &path, const std::string &kind, double width, double core);
    void paintDoor(const Door &door);

    QPainter &m_painter;
    double m_size;
    const QPalette &m_palette;
    std::map<std::string, QPainterPath> m_rivers, m_roads, m_walls; // by kind
    std::vector<Door> m_doors;
};

} // namespace escarmouche::app
