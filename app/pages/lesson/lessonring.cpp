// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/lesson/lessonring.h"

#include "app/look/palette/palette.h"

#include <QEvent>
#include <QPainter>

#include <utility>

namespace escarmouche::app {

namespace {
constexpr int kRoom = 5; // between ring and thing
constexpr int kPen = 3;
constexpr int kCasing = 6;
constexpr int kCorner = 8;
} // namespace

LessonRing::LessonRing(QWidget &page, const QList<QWidget *> &parts) : QWidget(&page)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    page.installEventFilter(this);
    for (QWidget *part : parts)
        part->installEventFilter(this);
    setGeometry(page.rect());
    show();
    raise();
}

void LessonRing::pointAt(Where where)
{
    m_where = std::move(where);
    follow();
}

void LessonRing::follow()
{
    const QRect thing = m_where ? m_where() : QRect();
    // The board itself is ringed from within, so that what stands beside it can be read; a bar,
    // which is as wide, keeps its lines clear above and below.
    const auto roomIn = [](int size, int whole) { return size > whole / 2 ? -kRoom : kRoom; };
    const int across = roomIn(thing.width(), width()), up = roomIn(thing.height(), height());
    const QRect ring = thing.isEmpty()
                           ? QRect()
                           : thing.adjusted(-across, -up, across, up)
                                 .intersected(rect().adjusted(kPen, kPen, -kPen, -kPen));
    if (std::exchange(m_ring, ring) != ring)
        update();
}

bool LessonRing::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize && watched == parent())
        setGeometry(parentWidget()->rect());
    if (event->type() == QEvent::Resize || event->type() == QEvent::Paint ||
        event->type() == QEvent::LayoutRequest)
        follow();
    return QWidget::eventFilter(watched, event);
}

void LessonRing::paintEvent(QPaintEvent *)
{
    if (m_ring.isEmpty())
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (const auto &[ink, width] :
         {std::pair{BoardInk::Casing, kCasing}, {BoardInk::Acting, kPen}}) {
        painter.setPen(QPen(boardInk(ink, palette()), width));
        painter.drawRoundedRect(m_ring, kCorner, kCorner);
    }
}

} // namespace escarmouche::app
