// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pages/board/ground/groundplan.h"

#include <string_view>

namespace escarmouche::app {

/** A measured table: pieces of terrain as prisms, each with its shadow. */
class TablePlan final : public GroundPlan
{
public:
    TablePlan(rules::TableGround ground, std::vector<rules::GroundMark> marks);

    QRectF bounds() const override;
    bool isMeasured() const override { return true; }
    rules::Place placeAt(QPointF point, int lower) const override;
    int floorsAt(QPointF point) const override;
    std::optional<QPointF> pointOf(const rules::Place &place) const override;
    std::optional<QPointF> standOf(const rules::Place &place, int index, int count) const override;
    double tokenRadius(int radius) const override;
    std::vector<QPointF> cornersOf(const rules::Place &place, int spacing) const override;
    QPainterPath pieceOutline(int piece) const override;
    /** Where the height of a piece stands: its middle, or beside what is built on it there; none
        where all of it is built over. */
    std::optional<QPointF> heightSpot(int piece) const;
    rules::Place step(const rules::Place &from, QPoint way, bool isLong) const override;
    QString distance(const rules::Place &from, const rules::Place &to,
                     const Units &units) const override;
    QString told(const rules::Place &place, const Units &units) const override;
    QString toldAt(QPointF point, const Say &say) const override;
    void paintBeyond(QPainter &painter, const QRectF &part, const GroundLook &look) const override;
    void paint(QPainter &painter, const QRectF &part, const GroundLook &look) const override;

private:
    /** Heights on which feet can stand here, highest first. */
    std::vector<int> floors(QPointF point) const;
    std::optional<QPointF> spotFor(std::size_t rank) const;
    void paintGrid(QPainter &painter, const QRectF &part, const GroundLook &look) const;

    rules::TableGround m_ground;
    std::string_view m_base; // the kind of ground under the pieces
    std::vector<rules::GroundMark> m_marks;
    std::vector<QPainterPath> m_outlines; // of the pieces
    std::vector<std::size_t> m_order; // in which the pieces are painted: from below
    std::vector<std::optional<QPointF>> m_heightSpots; // of the pieces
};

} // namespace escarmouche::app
