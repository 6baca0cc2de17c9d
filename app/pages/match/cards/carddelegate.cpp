// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/match/cards/carddelegate.h"

#include "app/look/palette/palette.h"
#include "app/pages/match/cards/cardmodel.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace escarmouche::app {

namespace {

constexpr int kLetters = 13; // in a line of a card
constexpr int kLines = 3; // of a card
constexpr double kSmall = 0.9; // what a card does, beside its name
constexpr int kSmallLetters = 27; // in a line of what it does
constexpr int kSmallLines = 5;
constexpr int kMostCaption = 26; // letters in a line
constexpr double kRound = 5; // of the corners

QFont smallFont(QFont font)
{
    font.setPointSizeF(font.pointSizeF() * kSmall);
    return font;
}

/** Of a card that says what it does; one size, so that the board does not jump. */
QSize sizeWithWords(const QStyleOptionViewItem &option)
{
    const QFontMetrics small(smallFont(option.font));
    return {kSmallLetters * small.averageCharWidth() + 2 * kGap,
            option.fontMetrics.lineSpacing() + kSmallLines * small.lineSpacing() + kGap};
}

} // namespace

QSize CardDelegate::cardSize(const QFontMetrics &metrics)
{
    return {kLetters * metrics.averageCharWidth() + 2 * kGap,
            kLines * metrics.lineSpacing() + kGap};
}

QSize CardDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const QFontMetrics &metrics = option.fontMetrics;
    if (index.data(CardModel::IsOnlyCounts).toBool())
        return QSize(metrics.horizontalAdvance(index.data().toString()), metrics.lineSpacing()) +
               QSize(kGap, kGap);
    const bool hasWords = !index.data(CardModel::WhatItDoes).toString().isEmpty();
    QSize size = hasWords ? sizeWithWords(option) : cardSize(metrics);
    if (!index.data(CardModel::IsCard).toBool()) {
        const int most = kMostCaption * metrics.averageCharWidth();
        const QRect caption =
            metrics.boundingRect({0, 0, most, 0}, Qt::TextWordWrap, index.data().toString());
        size.setWidth(caption.width());
    }
    return size + QSize(kGap, kGap);
}

/** Hatched, so that it is told from a face without colours. */
void CardDelegate::paintBack(QPainter &painter, const QRectF &card, const QPalette &palette)
{
    QPainterPath inside;
    inside.addRoundedRect(card.adjusted(4, 4, -4, -4), kRound - 2, kRound - 2);
    painter.fillPath(inside, QBrush(palette.color(QPalette::Text), Qt::DiagCrossPattern));
}

/** The name, and below it what the card does. */
void CardDelegate::paintWords(QPainter &painter, const QRectF &inside, const QModelIndex &index)
{
    const QString name = index.data().toString();
    const QString words = index.data(CardModel::WhatItDoes).toString();
    if (words.isEmpty())
        return painter.drawText(inside, Qt::AlignCenter | Qt::TextWordWrap, name);
    const QFont font = painter.font();
    QFont bold = font;
    bold.setBold(true);
    painter.setFont(bold);
    const QFontMetricsF metrics(bold);
    painter.drawText(inside, Qt::AlignTop | Qt::AlignLeft,
                     metrics.elidedText(name, Qt::ElideRight, inside.width()));
    painter.setFont(smallFont(font));
    painter.drawText(inside.adjusted(0, metrics.lineSpacing(), 0, 0),
                     Qt::AlignTop | Qt::AlignLeft | Qt::TextWordWrap, words);
    painter.setFont(font);
}

void CardDelegate::paintCard(QPainter &painter, const QStyleOptionViewItem &option,
                             const QModelIndex &index)
{
    const QPalette &palette = option.palette;
    const bool isChosen = option.state.testFlag(QStyle::State_Selected);
    const bool isAnswer = index.data(CardModel::IsAnswer).toBool();
    const QRectF card = QRectF(option.rect).adjusted(kGap / 2, kGap / 2, -kGap / 2, -kGap / 2);
    const QColor line = isAnswer ? palette.color(QPalette::Highlight) : tone(Tone::Edge, palette);
    painter.setPen(QPen(line, isAnswer ? 3 : 1));
    painter.setBrush(palette.color(isChosen ? QPalette::Highlight : QPalette::Base));
    painter.drawRoundedRect(card, kRound, kRound);
    if (index.data(CardModel::IsBack).toBool())
        paintBack(painter, card, palette);
    painter.setPen(palette.color(isChosen ? QPalette::HighlightedText : QPalette::Text));
    paintWords(painter, card.adjusted(4, 2, -4, -2), index);
    if (!option.state.testFlag(QStyle::State_HasFocus))
        return;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(palette.color(QPalette::WindowText), 1, Qt::DashLine));
    painter.drawRoundedRect(card.adjusted(-2, -2, 2, 2), kRound, kRound);
}

void CardDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                         const QModelIndex &index) const
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (index.data(CardModel::IsCard).toBool()) {
        paintCard(*painter, option, index);
    } else {
        painter->setPen(option.palette.color(QPalette::Active, QPalette::WindowText));
        painter->drawText(option.rect.adjusted(kGap / 2, 0, -kGap / 2, 0),
                          Qt::AlignVCenter | Qt::AlignLeft | Qt::TextWordWrap,
                          index.data().toString());
    }
    painter->restore();
}

} // namespace escarmouche::app
