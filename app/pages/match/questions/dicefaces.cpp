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
constexpr int kStroke = 3; // through a die that fell again
constexpr std::size_t kMostDice = 14; // of several throws
constexpr qreal kLine = kMostDice * (kDieSide + kSpace + kGapBetween); // holds all of those

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
            words.faces(roll.reason),
            {}};
}

QString DiceThrow::wordOf(int face) const
{
    return face >= 1 && face <= shown.size() ? shown[face - 1] : QString::number(face);
}

LyingDie DiceThrow::lying(int face) const
{
    const bool hasPips = shown.isEmpty() && sides == 6 && face >= 1 && face <= 6;
    return {face, hasPips ? QString() : wordOf(face), needed > 0 && face >= needed};
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
        for (std::size_t die = 0; die < each.faces.size(); ++die) {
            const int face = each.faces[die];
            const int word = fontMetrics().horizontalAdvance(each.wordOf(face)) + kEdge;
            const qreal width = each.shown.isEmpty() ? kDieSide : std::max(kDieSide, word);
            if (corner.x() + width > kLine)
                corner = {0.5, corner.y() + kDieSide + kSpace};
            const bool isStruck = std::ranges::count(each.struck, die) > 0;
            dice.push_back({{corner, QSizeF(width, kDieSide)}, face, &each, isStruck});
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
    for (const Lying &die : lying()) {
        paintDie(painter, die.at, die.thrown->lying(die.face), palette());
        if (!die.isStruck)
            continue;
        painter.setPen(QPen(tone(Tone::Illegal, palette()), kStroke));
        painter.drawLine(die.at.bottomLeft(), die.at.topRight());
    }
}

} // namespace escarmouche::app
