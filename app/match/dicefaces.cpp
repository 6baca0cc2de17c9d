// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/match/dicefaces.h"

#include "app/look/palette.h"

#include <QPainter>

#include <algorithm>

namespace escarmouche::app {

namespace {

constexpr int kSide = 24;
constexpr int kSpace = 5;

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

void DiceFaces::setFaces(std::vector<std::uint8_t> faces, int sides, int needed)
{
    m_faces = std::move(faces);
    m_sides = sides;
    m_needed = needed;
    updateGeometry();
    update();
}

QSize DiceFaces::sizeHint() const
{
    return {static_cast<int>(m_faces.size()) * (kSide + kSpace), kSide + 2};
}

void DiceFaces::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor ink = palette().color(QPalette::WindowText);
    const QColor good = tone(Tone::Good, palette());
    for (std::size_t at = 0; at < m_faces.size(); ++at) {
        const int face = m_faces[at];
        const bool isGood = m_needed > 0 && face >= m_needed;
        const QRectF die(0.5 + static_cast<qreal>(at) * (kSide + kSpace), 0.5, kSide, kSide);
        painter.setPen(QPen(isGood ? good : ink, isGood ? 2 : 1));
        painter.setBrush(palette().base());
        painter.drawRoundedRect(die, 4, 4);
        painter.setPen(isGood ? good : ink);
        painter.setBrush(isGood ? good : ink);
        if (m_sides == 6 && face >= 1 && face <= 6)
            drawPips(painter, die, face);
        else
            painter.drawText(die, Qt::AlignCenter, QString::number(face));
    }
}

} // namespace escarmouche::app
