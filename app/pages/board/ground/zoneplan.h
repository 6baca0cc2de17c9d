// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pages/board/ground/groundplan.h"
#include "app/pages/board/ground/links/groundlinks.h"

#include <map>

namespace escarmouche::app {

/** A plan of zones joined by passages. */
class ZonePlan final : public GroundPlan
{
public:
    ZonePlan(rules::ZoneGround ground, std::vector<rules::GroundMark> marks);

    QRectF bounds() const override { return m_bounds; }
    rules::Place placeAt(QPointF point, int lower) const override;
    std::optional<QPointF> pointOf(const rules::Place &place) const override;
    std::optional<QPointF> standOf(const rules::Place &place, int index, int count) const override;
    double tokenRadius(int radius) const override;
    std::vector<QPointF> cornersOf(const rules::Place &place, int spacing) const override;
    rules::Place step(const rules::Place &from, QPoint way, bool isLong) const override;
    QString distance(const rules::Place &from, const rules::Place &to,
                     const Units &units) const override;
    QString told(const rules::Place &place, const Units &units) const override;
    QString toldAt(QPointF point, const Say &say) const override;
    void paint(QPainter &painter, const QRectF &part, const GroundLook &look) const override;

private:
    struct Area {
        QPainterPath outline;
        QPointF middle;
    };

    const Area *areaOf(const rules::Place &place) const;
    QLineF sideOf(const Area &from, const Area &to) const;

    rules::ZoneGround m_ground;
    std::vector<rules::GroundMark> m_marks;
    std::map<int, Area> m_areas; // by zone
    QRectF m_bounds;
    double m_radius = 1; // of a token
    GroundLinks m_links{1};
};

} // namespace escarmouche::app
