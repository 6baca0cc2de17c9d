// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/match/questions/dicefaces.h"

#include "app/look/palette/palette.h"

#include <QPainter>

#include <algorithm>

namespace escarmouche::app {

namespace {

constexpr int kDieSide = 24;
constexpr int kSpace = 5; // between dice
constexpr int kGapBetween = 9; // more, between throws
constexpr std::size_t kMostDice = 14;

/** Where the pips of a face are, in ninths of three by three: bit 0 top left, row by row. */
constexpr int kPips[] = {0,           0b000010000, 0b001000100, 0b001010100,
                         0b101000101, 0b101010101, 0b101101101};

void drawPips(QPainter &painter, const QRectF &die, int face)
{
    const qreal step = die.width() / 4;
    const qreal radius = die.width() / 10;
    for (int place = 0; place < 9; ++place) {
        if ((kPips[face] >> place & 1) == 0)
            continue;
        const QPointF centre =
            die.topLeft() + QPointF((place % 3 + 1) * step, (place / 3 + 1) * step);
        painter.drawEllipse(centre, radius, radius);
    }
}

} // namespace

DiceFaces::DiceFaces(QWidget *parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

DiceThrow DiceThrow::of(const rules::Thrown &thrown)
{
    const rules::Roll &roll = thrown.request.roll;
    const auto &faces = thrown.answer.faces;
    // Dice read one by one are good or not each; a sum is told by the sentence.
    const bool isEach = roll.reading == rules::Reading::Each && !roll.breaks.empty();
    return {
        {faces.begin(), faces.end()}, roll.sides, isEach ? roll.breaks[roll.breaks.size() - 1] : 0};
}

void DiceFaces::setThrows(std::vector<DiceThrow> thrown)
{
    m_throws.clear();
    std::size_t dice = 0;
    for (DiceThrow &each : thrown) {
        if (each.faces.empty())
            continue;
        if (dice += each.faces.size(); dice > kMostDice && !m_throws.empty())
            break;
        m_throws.push_back(std::move(each));
    }
    updateGeometry();
    update();
}

QSize DiceFaces::sizeHint() const
{
    int width = 0;
    for (const DiceThrow &each : m_throws)
        width += static_cast<int>(each.faces.size()) * (kDieSide + kSpace) + kGapBetween;
    return {std::max(0, width - kGapBetween), kDieSide + 2};
}

void DiceFaces::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    qreal left = 0.5;
    for (const DiceThrow &each : m_throws) {
        for (const int face : each.faces) {
            drawDie(painter, QRectF(left, 0.5, kDieSide, kDieSide), face, each);
            left += kDieSide + kSpace;
        }
        left += kGapBetween;
    }
}

void DiceFaces::drawDie(QPainter &painter, const QRectF &die, int face,
                        const DiceThrow &thrown) const
{
    const bool isGood = thrown.needed > 0 && face >= thrown.needed;
    const QColor ink = isGood ? tone(Tone::Good, palette()) : palette().color(QPalette::WindowText);
    painter.setPen(QPen(ink, isGood ? 2 : 1));
    painter.setBrush(palette().base());
    painter.drawRoundedRect(die, 4, 4);
    painter.setPen(ink);
    painter.setBrush(ink);
    if (thrown.sides == 6 && face >= 1 && face <= 6)
        drawPips(painter, die, face);
    else
        painter.drawText(die, Qt::AlignCenter, QString::number(face));
}

} // namespace escarmouche::app
