// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/board/effects/diceitem.h"

#include "app/look/palette/palette.h"

#include <QFontMetricsF>
#include <QGuiApplication>
#include <QPainter>
#include <QTransform>

#include <algorithm>
#include <utility>

namespace escarmouche::app {

namespace {

constexpr double kDiceDepth = 58;
constexpr double kDieOnBoard = 20;
constexpr double kBetweenDice = 4;
constexpr double kAboutWord = 8; // room on both sides of a word
constexpr std::size_t kMostOnBoard = 14;

} // namespace

DiceItem::DiceItem(std::vector<LyingDie> dice, const QPalette &palette)
    : m_dice(std::move(dice)), m_palette(palette)
{
    m_dice.resize(std::min(m_dice.size(), kMostOnBoard));
    setFlag(ItemIgnoresTransformations);
    setZValue(kDiceDepth);
}

double DiceItem::widthOf(const LyingDie &die) const
{
    const QFontMetricsF metrics(QGuiApplication::font());
    return std::max(kDieOnBoard, metrics.horizontalAdvance(die.word) + kAboutWord);
}

void DiceItem::lie(QPointF middle)
{
    setTransform(QTransform::fromTranslate(middle.x(), middle.y()));
}

QRectF DiceItem::boundingRect() const
{
    double wide = kBetweenDice;
    for (const LyingDie &die : m_dice)
        wide += widthOf(die) + kBetweenDice;
    const double high = kDieOnBoard + 2 * kBetweenDice;
    return {-wide / 2, -high / 2, wide, high};
}

void DiceItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    const QRectF plate = boundingRect();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setFont(QGuiApplication::font());
    painter->setPen(Qt::NoPen);
    painter->setBrush(boardInk(BoardInk::Plate, m_palette));
    painter->drawRoundedRect(plate, 5, 5);
    double left = plate.left() + kBetweenDice;
    for (const LyingDie &die : m_dice) {
        paintDie(*painter, {left, plate.top() + kBetweenDice, widthOf(die), kDieOnBoard}, die,
                 m_palette);
        left += widthOf(die) + kBetweenDice;
    }
}

} // namespace escarmouche::app
