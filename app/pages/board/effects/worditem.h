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

    /** Pixels that a line of words takes. */
    static double lineHeight();

    QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    QString m_text;
    rules::Outcome::Tone m_tone;
    QPalette m_palette;
};

} // namespace escarmouche::app
