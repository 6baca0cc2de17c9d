// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointF>
#include <QRectF>

class QGraphicsView;

namespace escarmouche::app {

/** Moves a view over its scene: fit, zoom about a point, pan. Keeps the whole fitted while nobody
   has moved it. Child of the view. */
class Camera : public QObject
{
    Q_OBJECT

public:
    explicit Camera(QGraphicsView &view);

    /** All there is to see; also how far one may go. */
    void setWhole(const QRectF &whole);
    void fit();
    /** Fits the whole to the room there is now, unless somebody looks at a part of it. */
    void refit();
    void zoomIn();
    void zoomOut();
    /** Keeps the point of the scene below `at` (of the viewport) where it is. */
    void zoomBy(double factor, QPointF at);
    void panBy(QPointF pixels);
    void centreOn(QPointF point);
    /** In the middle, if it is not in sight. */
    void bringIntoSight(QPointF point);
    /** Pans as little as needed. */
    void ensureSeen(QPointF point);
    /** The view has another size; who looks at the whole keeps it as it is while that fits. */
    void settle();

    /** From a point of the viewport, and back. */
    QPointF toScene(QPointF viewportPoint) const;
    QPointF toViewport(QPointF scenePoint) const;
    double scale() const;
    QRectF seen() const;
    bool isFitted() const { return m_isFitted; }

signals:
    void moved();

private:
    double fittingScale() const;
    void setScale(double scale);

    QGraphicsView &m_view;
    QRectF m_whole;
    bool m_isFitted = true;
};

} // namespace escarmouche::app
