// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pages/board/ground/groundplan.h"
#include "app/pages/board/marks/targetcard.h"
#include "rules/core/board/overlay.h"

#include <QGraphicsItem>

#include <functional>
#include <memory>

namespace escarmouche::app {

/** Where a token stands on the scene. */
struct Spot {
    QPointF middle;
    double radius = 0;
};

/** The disc or the outline of a patch; empty where the board does not know it. */
QPainterPath areaOf(const rules::OverlayPatch &patch, const GroundPlan &plan);

/** What an overlay is drawn over. */
struct OverlayGround {
    const GroundPlan &plan;
    std::function<std::optional<Spot>(int token)> spot;
    /** The radius of the token that stands just there; 0: nobody does. */
    std::function<double(QPointF)> rim;
    Say say;
    QPalette palette;
    std::vector<QRectF> tokens; // all that stand on the board
    TargetCard card = {};
};

/** Ways, sight lines, templates, obstacles and hidden shares above the tokens. Labels keep the size
   of the screen's letters. */
class OverlayItem final : public QGraphicsItem
{
public:
    explicit OverlayItem(QRectF board) : m_board(board) { setZValue(kAbove); }

    void set(const rules::Overlay &overlay, const OverlayGround &ground);
    void clear();
    void setPalette(const QPalette &palette);
    bool isEmpty() const;
    /** A tile is shown as it would lie. */
    bool hasTile() const { return m_laid != nullptr; }
    /** A gauge beside that token tells how much of him is hidden, or a card what an attack on him
        comes to. */
    bool hasPlateOf(int token) const;
    /** Its lines. */
    QPainterPath ways() const;
    const TargetCard &card() const { return m_card; }
    /** Where that card is painted on a viewport. */
    QRectF cardOn(const QTransform &transform, const QRectF &room) const;

    /** Its plates, above all of the board, as they are on a viewport with that transform. */
    void paintWords(QPainter &painter, const QTransform &transform, const QRectF &room) const;

    QRectF boundingRect() const override { return m_board; }
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    static constexpr double kAbove = 50;

    struct Line {
        rules::OverlayLine::Kind kind;
        QPolygonF points;
        QString text;
        bool isAtSomebody = false; // ends at who stands there
        bool isCrossed = false; // nothing leads there
    };
    struct Patch {
        rules::OverlayPatch::Kind kind;
        QPainterPath area;
        QString text;
    };
    struct Obstacle {
        QPainterPath outline;
        QPointF at;
        QString text;
    };
    struct Gauge {
        QPointF at; // the target's middle
        double radius = 0;
        rules::HiddenShare share;
    };

    void paintLaid(QPainter &painter) const;
    void setCard(const OverlayGround &ground);
    void paintPatch(QPainter &painter, const Patch &patch) const;
    void paintLine(QPainter &painter, const Line &line) const;
    void paintObstacle(QPainter &painter, const Obstacle &obstacle) const;
    void paintLabels(QPainter &painter) const;
    void paintPlates(QPainter &painter, const QRectF &room) const;
    QRectF gaugeOn(const QTransform &transform, const QRectF &room, const Gauge &gauge) const;

    QRectF m_board;
    QPalette m_palette;
    std::unique_ptr<GroundPlan> m_laid; // null: no ground would come
    std::vector<Line> m_lines;
    std::vector<Patch> m_patches;
    std::vector<Obstacle> m_obstacles;
    std::vector<Gauge> m_gauges;
    std::vector<QRectF> m_tokens; // gauges keep off them
    TargetCard m_card;
    CardGround m_cardGround;
};

} // namespace escarmouche::app
