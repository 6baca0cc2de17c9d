// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QGraphicsItem>
#include <QPalette>
#include <QString>
#include <QStringList>

namespace escarmouche::app {

/** A ruler laid from one point to another, its length on a plate, with range rings about its start.
 */
class RulerItem final : public QGraphicsItem
{
public:
    explicit RulerItem(QRectF board);

    /** `ring`: from one ring to the next, each with its number; 0: none. */
    void lay(QPointF from, QPointF to, const QString &length, double ring = 0,
             const QStringList &numbers = {});
    void setPalette(const QPalette &palette) { m_palette = palette; }
    const QString &length() const { return m_length; }
    /** Of the rings about its start, the nearest first: as many as it takes to go round its end. */
    const QStringList &numbers() const { return m_numbers; }

    QRectF boundingRect() const override { return m_board; }
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    QPointF aside() const;

    QRectF m_board;
    QLineF m_line;
    double m_ring = 0;
    QStringList m_numbers;
    QString m_length;
    QPalette m_palette;
};

} // namespace escarmouche::app
