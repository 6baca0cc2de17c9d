// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/board/ground/links/groundlinks.h"

#include "app/look/palette/palette.h"
#include "app/words/sentences/phrases.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace escarmouche::app {

namespace {

constexpr double kAtSide = 0.18; // of the size: so near one points at the side

QString wordOf(std::string_view kind)
{
    const std::string_view base = GroundKind(kind).base;
    if (base == "wall")
        return QCoreApplication::translate("Board", "Wall");
    if (base == "door")
        return QCoreApplication::translate("Board", "Door");
    if (base == "locked")
        return QCoreApplication::translate("Board", "Locked door");
    if (base == "open")
        //: an open door, or a passage without one
        return QCoreApplication::translate("Board", "Opening");
    if (base == "road")
        return QCoreApplication::translate("Board", "Road");
    if (base == "river")
        return QCoreApplication::translate("Board", "River");
    return {};
}

QString nameOf(const rules::GroundLink &link)
{
    const QString name = inUiLanguage(link.name);
    const QString word = wordOf(link.kind);
    if (name.isEmpty() || word.isEmpty())
        return name.isEmpty() ? word : name;
    //: the name of a door, wall, road or river, and what it is: "North gate (locked door)"
    return QCoreApplication::translate("Board", "%1 (%2)")
        .arg(name, word.left(1).toLower() + word.mid(1));
}

double distanceTo(const QLineF &line, QPointF point)
{
    const QPointF along = line.p2() - line.p1(), off = point - line.p1();
    const double length = QPointF::dotProduct(along, along);
    const double share =
        length == 0 ? 0 : std::clamp(QPointF::dotProduct(off, along) / length, 0.0, 1.0);
    return QLineF(line.pointAt(share), point).length();
}

/** What is called the same is one line, with all that it leads to. */
class Lines
{
public:
    void add(const QString &name, const QString &other)
    {
        const auto same =
            std::ranges::find(m_lines, name, [](const auto &line) { return line.first; });
        if (same != m_lines.end())
            same->second << other;
        else
            m_lines.emplace_back(name, QStringList{other});
    }
    QStringList texts() const
    {
        QStringList texts;
        for (const auto &[name, others] : m_lines)
            //: a door, wall, road or river, and the places on its other side
            texts << QCoreApplication::translate("Board", "%1 towards %2")
                         .arg(name, others.join(QStringLiteral("; ")));
        return texts;
    }

private:
    std::vector<std::pair<QString, QStringList>> m_lines;
};

} // namespace

void GroundLinks::add(const rules::GroundLink &link, LinkLines lines)
{
    m_links.push_back({link, std::move(lines)});
}

bool GroundLinks::isAt(const Laid &laid, QPointF point) const
{
    return laid.lines.side && !isWay(laid.link.kind) &&
           distanceTo(*laid.lines.side, point) < kAtSide * m_size;
}

QStringList GroundLinks::toldAt(const rules::Place &place, QPointF point,
                                const Called &called) const
{
    Lines lines;
    for (const bool isPointedAt : {true, false}) {
        for (const Laid &laid : m_links) {
            const rules::GroundLink &link = laid.link;
            if ((link.from != place && link.to != place) || isAt(laid, point) != isPointedAt)
                continue;
            if (const QString name = nameOf(link); !name.isEmpty())
                lines.add(name, called(link.from == place ? link.to : link.from));
        }
    }
    return lines.texts();
}

void GroundLinks::paint(QPainter &painter, const QRectF &part, const QPalette &palette) const
{
    LinkPainter links(painter, m_size, palette);
    for (const Laid &laid : m_links) {
        if (laid.lines.box().adjusted(-m_size, -m_size, m_size, m_size).intersects(part))
            links.add(laid.link.kind, laid.lines);
    }
    links.paint();
}

} // namespace escarmouche::app
