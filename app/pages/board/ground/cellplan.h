// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pages/board/ground/cellgrid.h"
#include "app/pages/board/ground/groundplan.h"
#include "app/pages/board/ground/links/groundlinks.h"

#include <map>
#include <tuple>

namespace escarmouche::app {

/** A hex map or a board of square tiles; its floors lie side by side. */
class CellPlan final : public GroundPlan
{
public:
    CellPlan(const rules::HexGround &ground, std::vector<rules::GroundMark> marks);
    CellPlan(const rules::SquareGround &ground, std::vector<rules::GroundMark> marks);

    QRectF bounds() const override { return m_bounds; }
    rules::Place placeAt(QPointF point, int lower) const override;
    std::optional<QPointF> pointOf(const rules::Place &place) const override;
    std::optional<QPointF> standOf(const rules::Place &place, int index, int count) const override;
    double tokenRadius(int radius) const override;
    std::optional<double> turnTo(int side) const override { return m_grid.turnTo(side); }
    std::vector<QPointF> cornersOf(const rules::Place &place, int spacing) const override;
    rules::Place step(const rules::Place &from, QPoint way, bool isLong) const override;
    QString distance(const rules::Place &from, const rules::Place &to,
                     const Units &units) const override;
    QString told(const rules::Place &place, const Units &units) const override;
    QString toldAt(QPointF point, const Say &say) const override;
    void paint(QPainter &painter, const QRectF &part, const GroundLook &look) const override;

private:
    using Key = std::tuple<int, int, int>; // floor, r, q

    CellPlan(CellGrid::Shape shape, const std::vector<rules::GroundCell> &cells,
             const std::vector<rules::GroundLink> &links, std::vector<rules::GroundMark> marks);

    static Key keyOf(const rules::CellPlace &place) { return {place.floor, place.r, place.q}; }
    /** A name, where it is written, and how wide that may be. */
    struct Label {
        rules::Text name;
        QPointF at;
        double room = 0;
    };
    Label labelOf(const rules::GroundCell &square) const;
    /** Of hexes side by side that bear the same name: once for all. */
    Label labelOf(const std::vector<rules::CellPlace> &hexes, const rules::Text &name) const;
    std::vector<rules::CellPlace> namesakesOf(const rules::GroundCell &hex) const;
    void layNames();
    void widenNames();
    /** Nothing where it is no cell of this board. */
    const rules::GroundCell *cellOf(const rules::Place &place) const;
    QString addressOf(const rules::GroundCell &cell) const;
    QPointF centre(const rules::CellPlace &place) const;
    std::optional<rules::CellPlace> nextFrom(const rules::CellPlace &from, QPoint way) const;
    void lay(const std::vector<rules::GroundCell> &cells);
    void lay(const rules::GroundLink &link);

    CellGrid m_grid;
    std::vector<rules::GroundMark> m_marks;
    std::map<Key, rules::GroundCell> m_cells;
    std::map<int, double> m_shift; // of each floor to the right
    GroundLinks m_links{CellGrid::kHexSide};
    std::vector<Label> m_labels;
    QRectF m_bounds;
};

} // namespace escarmouche::app
