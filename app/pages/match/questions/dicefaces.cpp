// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/match/questions/dicefaces.h"

#include "app/look/palette/palette.h"
#include "app/pages/match/control/matchwords.h"

#include <QPainter>

#include <algorithm>

namespace escarmouche::app {

namespace {

constexpr int kDieSide = 24;
constexpr int kSpace = 5; // between dice
constexpr int kGapBetween = 9; // more, between throws
constexpr int kEdge = 8; // on both sides of a word
constexpr std::size_t kMostDice = 14; // of several throws
constexpr qreal kLine = kMostDice * (kDieSide + kSpace + kGapBetween); // holds all of those

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

DiceThrow DiceThrow::of(const rules::Thrown &thrown, const MatchWords &words)
{
    const rules::Roll &roll = thrown.request.roll;
    const auto &faces = thrown.answer.faces;
    // Dice read one by one are good or not each; a sum is told by the sentence.
    const bool isEach = roll.reading == rules::Reading::Each && !roll.breaks.empty();
    return {{faces.begin(), faces.end()},
            roll.sides,
            isEach ? roll.breaks[roll.breaks.size() - 1] : 0,
            words.faces(roll.reason)};
}

QString DiceThrow::wordOf(int face) const
{
    return face >= 1 && face <= shown.size() ? shown[face - 1] : QString::number(face);
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

std::vector<DiceFaces::Lying> DiceFaces::lying() const
{
    std::vector<Lying> dice;
    QPointF corner(0.5, 0.5);
    for (const DiceThrow &each : m_throws) {
        for (const int face : each.faces) {
            const int word = fontMetrics().horizontalAdvance(each.wordOf(face)) + kEdge;
            const qreal width = each.shown.isEmpty() ? kDieSide : std::max(kDieSide, word);
            if (corner.x() + width > kLine)
                corner = {0.5, corner.y() + kDieSide + kSpace};
            dice.push_back({{corner, QSizeF(width, kDieSide)}, face, &each});
            corner.rx() += width + kSpace;
        }
        corner.rx() += kGapBetween;
    }
    return dice;
}

QSize DiceFaces::sizeHint() const
{
    QRectF all(0, 0, 0, kDieSide);
    for (const Lying &die : lying())
        all |= die.at;
    return {static_cast<int>(all.right()) + (m_throws.empty() ? 0 : kSpace),
            static_cast<int>(all.bottom()) + 2};
}

void DiceFaces::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (const Lying &die : lying())
        drawDie(painter, die);
}

void DiceFaces::drawDie(QPainter &painter, const Lying &die) const
{
    const DiceThrow &thrown = *die.thrown;
    const bool isGood = thrown.needed > 0 && die.face >= thrown.needed;
    const QColor ink = isGood ? tone(Tone::Good, palette()) : palette().color(QPalette::WindowText);
    painter.setPen(QPen(ink, isGood ? 2 : 1));
    painter.setBrush(palette().base());
    painter.drawRoundedRect(die.at, 4, 4);
    painter.setPen(ink);
    painter.setBrush(ink);
    if (thrown.shown.isEmpty() && thrown.sides == 6 && die.face >= 1 && die.face <= 6)
        drawPips(painter, die.at, die.face);
    else
        painter.drawText(die.at, Qt::AlignCenter, thrown.wordOf(die.face));
}

} // namespace escarmouche::app
