// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/band/overview/totalgauge.h"

#include "app/look/palette/palette.h"
#include "app/words/language/numbers.h"
#include "app/words/sentences/phrases.h"
#include "model/text.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>

namespace escarmouche::app {

namespace {

constexpr int kBar = 4;
constexpr int kBarGap = 3;
constexpr int kBeside = 8; // between the title and the number, at least

QFont strong(QFont font)
{
    font.setBold(true);
    return font;
}

} // namespace

void TotalGauge::setLine(const rules::TotalLine &line)
{
    m_line = line;
    retell();
}

int TotalGauge::excess() const
{
    return m_line.limit ? std::max(0, m_line.amount - *m_line.limit) : 0;
}

QString TotalGauge::amountText() const
{
    const QString text = totalText(m_line);
    return excess() > 0 ? QStringLiteral("%1  (%2)").arg(text, signedText(excess())) : text;
}

void TotalGauge::retell()
{
    const QString title = inUiLanguage(m_line.title);
    QString spoken = m_line.limit
                         ? tr("%1: %2 of %3")
                               .arg(title, plainText(m_line.amount), QString::number(*m_line.limit))
                         : tr("%1: %2").arg(title, plainText(m_line.amount));
    if (excess() > 0)
        spoken = tr("%1, %2 too many").arg(spoken, QString::number(excess()));
    setAccessibleName(spoken);
    const QString rule = toQString(m_line.rule.value);
    setToolTip(rule.isEmpty() ? spoken : QStringLiteral("%1 (%2)").arg(spoken, rule));
    updateGeometry();
    update();
}

QSize TotalGauge::sizeHint() const
{
    const int title = fontMetrics().horizontalAdvance(inUiLanguage(m_line.title));
    const int amount = QFontMetrics(strong(font())).horizontalAdvance(amountText());
    return {std::max(title + amount + 18, 110), fontMetrics().height() + kBarGap + kBar + 2};
}

QSize TotalGauge::minimumSizeHint() const
{
    return {70, sizeHint().height()};
}

// At the end of the bar; where there is none, beside its title.
QRect TotalGauge::amountRect() const
{
    const int wide = QFontMetrics(strong(font())).horizontalAdvance(amountText());
    const int title = fontMetrics().horizontalAdvance(inUiLanguage(m_line.title));
    const int room = width() - wide;
    return {m_line.limit ? room : std::min(room, title + kBeside), 0, wide, fontMetrics().height()};
}

void TotalGauge::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const int height = fontMetrics().height();
    const QString amount = amountText();
    const QFont bold = strong(font());
    const int wide = QFontMetrics(bold).horizontalAdvance(amount);
    const QString title = fontMetrics().elidedText(inUiLanguage(m_line.title), Qt::ElideRight,
                                                   width() - wide - kBeside);

    painter.setPen(tone(Tone::Dim, palette()));
    painter.drawText(QRect(0, 0, width(), height), Qt::AlignLeft | Qt::AlignVCenter, title);
    painter.setFont(bold);
    painter.setPen(excess() > 0 ? tone(Tone::Illegal, palette())
                                : palette().color(QPalette::WindowText));
    painter.drawText(amountRect(), Qt::AlignRight | Qt::AlignVCenter, amount);
    if (!m_line.limit)
        return;

    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    const QRectF bar(0, height + kBarGap, width(), kBar);
    painter.setBrush(tone(Tone::Line, palette()));
    painter.drawRoundedRect(bar, kBar / 2.0, kBar / 2.0);
    const double share =
        *m_line.limit > 0 ? std::clamp(double(m_line.amount) / *m_line.limit, 0.0, 1.0) : 1.0;
    QRectF filled = bar;
    filled.setWidth(bar.width() * share);
    painter.setBrush(excess() > 0 ? tone(Tone::Illegal, palette())
                                  : palette().color(QPalette::Highlight));
    painter.drawRoundedRect(filled, kBar / 2.0, kBar / 2.0);
}

void TotalGauge::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retell();
}

} // namespace escarmouche::app
