// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/look/parts/elidedlabel.h"

#include "app/look/literal/literal.h"

#include <QFontInfo>
#include <QHelpEvent>
#include <QPainter>
#include <QTextLayout>
#include <QToolTip>

#include <algorithm>
#include <vector>

namespace escarmouche::app {

namespace {
constexpr double kSmallestFont = 0.85; // of the font: no text of a page is smaller
constexpr int kFlags = Qt::AlignVCenter | Qt::AlignLeft | Qt::TextWordWrap;
} // namespace

void ElidedLabel::setMostLines(int lines)
{
    m_mostLines = lines;
    setWordWrap(lines > 1);
    updateGeometry();
}

int ElidedLabel::highest() const
{
    return m_mostLines * fontMetrics().lineSpacing();
}

QSize ElidedLabel::sizeHint() const
{
    const QSize size = QLabel::sizeHint();
    return m_mostLines > 1 ? size.boundedTo({size.width(), highest()}) : size;
}

QSize ElidedLabel::minimumSizeHint() const
{
    const int height = QLabel::minimumSizeHint().height();
    return {fontMetrics().horizontalAdvance(u'…'),
            m_mostLines > 1 ? fontMetrics().lineSpacing() : height};
}

int ElidedLabel::heightForWidth(int width) const
{
    const int height = QLabel::heightForWidth(width);
    return m_mostLines > 1 ? std::min(height, highest()) : height;
}

bool ElidedLabel::isCut() const
{
    return m_mostLines > 1 ? QLabel::heightForWidth(contentsRect().width()) > highest()
                           : fontMetrics().horizontalAdvance(text()) > contentsRect().width();
}

bool ElidedLabel::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip || !isCut())
        return QLabel::event(event);
    QToolTip::showText(static_cast<QHelpEvent *>(event)->globalPos(), tipText(text()), this);
    return true;
}

void ElidedLabel::paintEvent(QPaintEvent *event)
{
    if (!isCut())
        return QLabel::paintEvent(event);
    QPainter painter(this);
    painter.setPen(palette().color(foregroundRole()));
    if (m_mostLines == 1 || !paintFitting(painter))
        paintCut(painter);
}

/** As large as can be; nothing: in no size. */
std::optional<ElidedLabel::Fitting> ElidedLabel::fitting() const
{
    const QString whole = text(), shorter = m_shorter.isEmpty() ? whole : m_shorter;
    const QString shortest = m_shortest.isEmpty() ? shorter : m_shortest;
    struct Try {
        QString text;
        double size;
    };
    std::vector<Try> tries{{whole, 1}};
    if (m_keepsSize) {
        for (const double size : {1.0, kSmallestFont})
            tries.insert(tries.end(), {{shorter, size}, {shortest, size}});
    } else {
        tries.insert(tries.end(), {{whole, kSmallestFont},
                                   {shorter, 1},
                                   {shorter, kSmallestFont},
                                   {shortest, 1},
                                   {shortest, kSmallestFont}});
    }
    for (const Try &one : tries) {
        QFont smaller = font();
        smaller.setPixelSize(std::max(1, static_cast<int>(fontInfo().pixelSize() * one.size)));
        if (contentsRect().contains(
                QFontMetrics(smaller).boundingRect(contentsRect(), kFlags, one.text)))
            return Fitting{one.text, smaller};
    }
    return {};
}

bool ElidedLabel::paintFitting(QPainter &painter) const
{
    const auto fits = fitting();
    if (!fits)
        return false;
    painter.setFont(fits->font);
    painter.drawText(contentsRect(), kFlags, fits->text);
    return true;
}

void ElidedLabel::paintCut(QPainter &painter) const
{
    const QRect room = contentsRect();
    const QString &told = m_shortest.isEmpty() ? m_shorter : m_shortest;
    const QString cut = told.isEmpty() ? text() : told;
    QTextLayout words(cut, font());
    words.beginLayout();
    QStringList lines;
    for (int line = 1; line < m_mostLines; ++line) {
        QTextLine whole = words.createLine();
        whole.setLineWidth(room.width());
        lines << cut.mid(whole.textStart(), whole.textLength()).trimmed();
    }
    const QTextLine last = words.createLine();
    lines << fontMetrics().elidedText(cut.mid(last.isValid() ? last.textStart() : 0),
                                      Qt::ElideRight, room.width());
    words.endLayout();
    painter.drawText(room, Qt::AlignVCenter | Qt::AlignLeft, lines.join(u'\n'));
}

} // namespace escarmouche::app
