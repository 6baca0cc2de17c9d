// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/board/effects/worditem.h"

#include "app/look/palette/palette.h"

#include <QFontMetricsF>
#include <QGuiApplication>
#include <QPainter>

#include <utility>

namespace escarmouche::app {

namespace {

constexpr double kWordDepth = 60;
constexpr double kWordEdge = 6; // on both sides of the words

QFont wordFont()
{
    QFont font = QGuiApplication::font();
    font.setBold(true);
    return font;
}

QColor wordInk(rules::Outcome::Tone meant, const QPalette &palette)
{
    switch (meant) {
    case rules::Outcome::Tone::Good:
        return tone(Tone::Good, palette);
    case rules::Outcome::Tone::Bad:
        return boardInk(BoardInk::Bad, palette);
    case rules::Outcome::Tone::Plain:
        break;
    }
    return boardInk(BoardInk::PlateInk, palette);
}

} // namespace

WordItem::WordItem(QString text, rules::Outcome::Tone tone, const QPalette &palette)
    : m_text(std::move(text)), m_tone(tone), m_palette(palette)
{
    setFlag(ItemIgnoresTransformations);
    setZValue(kWordDepth);
}

QColor WordItem::ink() const
{
    return wordInk(m_tone, m_palette);
}

double WordItem::lineHeight()
{
    return QFontMetricsF(wordFont()).height() + 3;
}

QRectF WordItem::boundingRect() const
{
    const double wide = QFontMetricsF(wordFont()).horizontalAdvance(m_text) + 2 * kWordEdge;
    return {-wide / 2, -lineHeight(), wide, lineHeight()};
}

void WordItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    const QRectF plate = boundingRect().adjusted(1, 1, -1, -1);
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(ink(), 1.5));
    painter->setBrush(boardInk(BoardInk::Plate, m_palette));
    painter->drawRoundedRect(plate, 4, 4);
    painter->setFont(wordFont());
    painter->setPen(ink());
    painter->drawText(plate, Qt::AlignCenter, m_text);
}

} // namespace escarmouche::app
