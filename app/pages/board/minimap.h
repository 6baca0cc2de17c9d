// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pages/board/ground/groundplan.h"

#include <QPixmap>
#include <QWidget>

namespace escarmouche::app {

class BoardScene;

/** The whole board small in a corner, with a frame round what is seen; a press goes there. Shown by
    its owner where the board is larger than the view. */
class MiniMap : public QWidget
{
    Q_OBJECT

public:
    MiniMap(const BoardScene &scene, QWidget *parent);

    /** Paints the ground anew. */
    void forget();
    void setSeen(const QRectF &seen);

    QSize sizeHint() const override;

signals:
    void pressed(QPointF point); // of the scene

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;

private:
    QTransform toMap() const;
    QPixmap ground() const;

    const BoardScene &m_scene;
    QRectF m_seen;
    QPixmap m_ground;
};

} // namespace escarmouche::app
