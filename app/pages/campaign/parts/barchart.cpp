// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/campaign/parts/barchart.h"

#include "app/look/palette/palette.h"
#include "app/words/language/numbers.h"

#include <QPainter>

#include <algorithm>

namespace escarmouche::app {

namespace {

constexpr int kChartLetters = 40;
constexpr int kNameShare = 45; // of a hundred
constexpr int kAir = 6;

} // namespace

BarChart::BarChart(QWidget *parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
}

void BarChart::show(const QString &title, std::vector<Bar> bars)
{
    m_title = title;
    m_bars = std::move(bars);
    QStringList told;
    for (const Bar &bar : m_bars)
        told << QStringLiteral("%1 %2").arg(bar.name, QString::number(bar.amount));
    setAccessibleName(m_title);
    setAccessibleDescription(told.join(QStringLiteral(", ")));
    updateGeometry();
    update();
}

int BarChart::rowHeight() const
{
    return fontMetrics().height() + kAir;
}

QSize BarChart::sizeHint() const
{
    return {kChartLetters * fontMetrics().averageCharWidth(),
            rowHeight() * (static_cast<int>(m_bars.size()) + 1)};
}

QSize BarChart::minimumSizeHint() const
{
    return {kChartLetters / 2 * fontMetrics().averageCharWidth(), rowHeight() * 3};
}

// Rows that find no room are left out: the table beside has them all.
void BarChart::paintEvent(QPaintEvent *)
{
    if (m_bars.empty()) // nor does a title stand alone
        return;
    QPainter painter(this);
    const int height = rowHeight();
    int most = 1;
    int widest = 0;
    for (const Bar &bar : m_bars) {
        most = std::max(most, bar.amount);
        widest = std::max(widest, fontMetrics().horizontalAdvance(plainText(bar.amount)));
    }
    const int names = width() * kNameShare / 100;
    const int room = width() - names - widest - 2 * kAir;
    QRect row(0, 0, width(), height);
    painter.setPen(tone(Tone::Dim, palette()));
    painter.drawText(row, Qt::AlignLeft | Qt::AlignVCenter, m_title);
    for (const Bar &bar : m_bars) {
        row.translate(0, height);
        if (row.bottom() > this->height())
            break;
        painter.setPen(palette().color(QPalette::WindowText));
        painter.drawText(row.adjusted(0, 0, names - width() - kAir, 0),
                         Qt::AlignLeft | Qt::AlignVCenter,
                         fontMetrics().elidedText(bar.name, Qt::ElideRight, names - kAir));
        const int length = std::max(0, bar.amount) * room / most;
        const QRect filled(names, row.top() + 2, std::max(length, 1), height - kAir);
        painter.fillRect(filled, palette().color(QPalette::Highlight));
        painter.drawText(QRect(filled.right() + kAir, row.top(), widest + kAir, height),
                         Qt::AlignLeft | Qt::AlignVCenter, plainText(bar.amount));
    }
}

} // namespace escarmouche::app
