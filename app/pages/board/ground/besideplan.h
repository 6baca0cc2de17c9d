// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pages/board/ground/groundplan.h"

namespace escarmouche::app {

/** A board of any kind with boxes beside it, where tokens stand in rows: in a column on its right,
    in a row below a broad one. */
class BesidePlan final : public GroundPlan
{
public:
    BesidePlan(std::unique_ptr<GroundPlan> board, const std::vector<rules::GroundArea> &areas,
               const std::vector<rules::GroundMark> &marks);

    QRectF bounds() const override { return m_bounds; }
    bool isMeasured() const override { return m_board->isMeasured(); }
    rules::Place placeAt(QPointF point, int lower) const override;
    int floorsAt(QPointF point) const override;
    std::optional<QPointF> pointOf(const rules::Place &place) const override;
    std::optional<QPointF> standOf(const rules::Place &place, int index, int count) const override;
    double tokenRadius(int radius) const override { return m_board->tokenRadius(radius); }
    std::optional<double> turnTo(int side) const override { return m_board->turnTo(side); }
    std::vector<QPointF> cornersOf(const rules::Place &place, int spacing) const override;
    QPainterPath pieceOutline(int piece) const override { return m_board->pieceOutline(piece); }
    rules::Place step(const rules::Place &from, QPoint way, bool isLong) const override;
    QString distance(const rules::Place &from, const rules::Place &to,
                     const Units &units) const override;
    QString told(const rules::Place &place, const Units &units) const override;
    QString toldAt(QPointF point, const Say &say) const override;
    void paint(QPainter &painter, const QRectF &part, const GroundLook &look) const override;

private:
    struct Box {
        rules::GroundArea area;
        QRectF box;
    };

    void lay(const std::vector<rules::GroundArea> &areas);
    const Box *boxOf(const rules::Place &place) const;
    const Box *boxAt(QPointF point) const;
    rules::Place into(QPointF point) const;
    rules::Place outOf(const Box &box) const;
    rules::Place along(const Box &box, int by) const;

    std::unique_ptr<GroundPlan> m_board;
    std::vector<Box> m_boxes; // away from the upper left
    std::vector<rules::GroundMark> m_marks; // in the boxes
    QPoint m_way{1, 0}; // from the board to them
    QRectF m_bounds;
};

} // namespace escarmouche::app
