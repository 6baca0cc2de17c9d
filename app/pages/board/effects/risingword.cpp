// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/board/effects/risingword.h"

#include "app/pages/board/effects/worditem.h"

#include <QGraphicsScene>
#include <QGraphicsView>
#include <QTransform>

#include <algorithm>

namespace escarmouche::app {

namespace {

constexpr double kWordSeen = 2'200; // milliseconds
constexpr double kOverToken = 16; // pixels above the middle of a token, at first
constexpr double kWordRise = 14; // more, once it has risen
constexpr double kHasRisen = 0.15; // of the time
constexpr double kWordFades = 0.75;

/** From the token to its word, in pixels: above it, or where the view ends there below it, and not
    beyond its sides. */
QPointF inSight(const WordItem &word, double away)
{
    const auto views = word.scene() ? word.scene()->views() : QList<QGraphicsView *>();
    if (views.isEmpty())
        return {0, -away};
    const QPointF token = views.front()->mapFromScene(word.pos());
    const QRectF above = word.boundingRect().translated(token - QPointF(0, away));
    const QRectF view = QRectF(views.front()->viewport()->rect()).adjusted(2, 2, -2, -2);
    const double aside =
        std::max(0.0, view.left() - above.left()) - std::max(0.0, above.right() - view.right());
    return {aside, above.top() < view.top() ? away + WordItem::lineHeight() : -away};
}

} // namespace

RisingWord::RisingWord(WordItem *word, int lines, QObject *parent)
    : QVariantAnimation(parent), m_word(word), m_lines(lines)
{
    setStartValue(0.0);
    setEndValue(1.0);
}

RisingWord::~RisingWord()
{
    delete m_word;
}

void RisingWord::begin(double speed)
{
    setDuration(std::max(1, static_cast<int>(kWordSeen / speed)));
    start(DeleteWhenStopped);
}

int RisingWord::readFor() const
{
    return std::max(0, static_cast<int>(duration() * kWordFades) - currentTime());
}

void RisingWord::fade()
{
    setCurrentTime(std::max(currentTime(), static_cast<int>(duration() * kWordFades)));
}

void RisingWord::updateCurrentValue(const QVariant &value)
{
    if (!m_word)
        return;
    const double share = value.toDouble();
    const double risen = std::min(1.0, share / kHasRisen);
    // The item keeps its size on the screen, so that this is in pixels. Words over others do not
    // rise into them.
    const double rise = m_lines > 0 ? kWordRise : kWordRise * risen;
    const double away = kOverToken + rise + m_lines * WordItem::lineHeight();
    const QPointF shift = inSight(*m_word, away);
    m_word->setTransform(QTransform::fromTranslate(shift.x(), shift.y()));
    m_word->setOpacity(share < kWordFades ? 1 : (1 - share) / (1 - kWordFades));
}

} // namespace escarmouche::app
