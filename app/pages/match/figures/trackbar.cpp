// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/match/figures/trackbar.h"

#include "app/look/literal/literal.h"
#include "app/look/palette/palette.h"

#include <QPainter>

#include <algorithm>

namespace escarmouche::app {

namespace {
constexpr int kBoxWidth = 6;
constexpr int kBoxGap = 2;
constexpr int kMostBoxes = 24; // a longer track has several steps a box
} // namespace

TrackBar::TrackBar(QWidget *parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void TrackBar::show(const QString &name, int value, int most)
{
    m_name = name;
    m_value = value;
    m_most = most;
    //: a track beside the board: its name, the step it stands at, its last step
    const QString told =
        tr("%1: %2 of %3").arg(name, QString::number(value), QString::number(most));
    setAccessibleName(told);
    setToolTip(tipText(told));
    updateGeometry();
    update();
}

QString TrackBar::number() const
{
    //: the step a track stands at, its last step
    return tr("%1/%2").arg(QString::number(m_value), QString::number(m_most));
}

QSize TrackBar::sizeHint() const
{
    const int boxes = std::min(m_most, kMostBoxes) * (kBoxWidth + kBoxGap);
    return {fontMetrics().horizontalAdvance(m_name + number()) + boxes + 2 * kGap,
            fontMetrics().height() + 2};
}

void TrackBar::paintEvent(QPaintEvent *)
{
    if (m_most <= 0)
        return;
    QPainter painter(this);
    painter.setPen(palette().color(QPalette::WindowText));
    const QFontMetrics letters = fontMetrics();
    painter.drawText(rect(), Qt::AlignLeft | Qt::AlignVCenter, m_name);
    const int boxes = std::min(m_most, kMostBoxes);
    const int full = (m_value * boxes + m_most - 1) / m_most; // begun counts
    int x = letters.horizontalAdvance(m_name) + kGap;
    const int top = (height() - letters.ascent()) / 2;
    for (int box = 0; box < boxes; ++box, x += kBoxWidth + kBoxGap) {
        const QRect one(x, top, kBoxWidth, letters.ascent());
        if (box < full)
            painter.fillRect(one, palette().color(QPalette::Highlight));
        painter.drawRect(one.adjusted(0, 0, -1, -1));
    }
    painter.drawText(rect(), Qt::AlignRight | Qt::AlignVCenter, number());
}

} // namespace escarmouche::app
