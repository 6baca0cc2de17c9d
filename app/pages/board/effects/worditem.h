// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/journal/told.h"

#include <QGraphicsObject>
#include <QPalette>
#include <QString>

namespace escarmouche::app {

/** What became of a token, on a plate over it: as large on every board. */
class WordItem final : public QGraphicsObject
{
public:
    WordItem(QString text, rules::Outcome::Tone tone, const QPalette &palette);

    /** Of its words and its edge. */
    QColor ink() const;
    /** Where it comes to rest, in pixels from its place, however it moves there. */
    void setRest(QPointF away) { m_rest = away; }
    QPointF rest() const { return m_rest; }
    QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    static double lineHeight();

    QString m_text;
    rules::Outcome::Tone m_tone;
    QPalette m_palette;
    QPointF m_rest;
};

} // namespace escarmouche::app
