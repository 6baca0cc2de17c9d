// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/match/figures/seatsign.h"

#include "app/look/palette/palette.h"
#include "app/pages/board/tokens/tokenlook.h"

#include <QCoreApplication>
#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QPixmap>

namespace escarmouche::app {

namespace {

/** Drawn anew in the colours of another palette. */
class SignLabel : public QLabel
{
public:
    SignLabel(rules::SeatId seat, QWidget *parent) : QLabel(parent), m_seat(seat) { draw(); }

protected:
    void changeEvent(QEvent *event) override
    {
        if (event->type() == QEvent::PaletteChange)
            draw();
        QLabel::changeEvent(event);
    }

private:
    void draw()
    {
        constexpr int kSize = 16;
        setPixmap(seatSign(m_seat, kSize, *this));
    }

    rules::SeatId m_seat;
};

} // namespace

QPixmap seatSign(rules::SeatId seat, int size, const QWidget &on)
{
    const qreal scale = on.devicePixelRatioF();
    QPixmap picture(QSize(size, size) * scale);
    picture.setDevicePixelRatio(scale);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(size / 2.0, size / 2.0);
    painter.setPen(QPen(on.palette().color(QPalette::WindowText), 1));
    painter.setBrush(seatFill(seat.value, on.palette()));
    painter.drawPath(seatShape(seat, size / 2.0 - 1));
    return picture;
}

QLabel *signLabel(rules::SeatId seat, QWidget *parent)
{
    auto *label = new SignLabel(seat, parent);
    //: the sign of a side of a match, read aloud: its number
    label->setAccessibleName(QCoreApplication::translate("Board", "Side %1").arg(seat.value + 1));
    return label;
}

} // namespace escarmouche::app
