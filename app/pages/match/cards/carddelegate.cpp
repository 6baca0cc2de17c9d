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
constexpr int kMostCaption = 20; // letters in a line
constexpr double kRound = 5; // of the corners

} // namespace

QSize CardDelegate::cardSize(const QFontMetrics &metrics)
{
    return {kLetters * metrics.averageCharWidth() + 2 * kGap,
            kLines * metrics.lineSpacing() + kGap};
}

QSize CardDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const QFontMetrics &metrics = option.fontMetrics;
    QSize size = cardSize(metrics);
    if (!index.data(CardModel::IsCard).toBool()) {
        const int most = kMostCaption * metrics.averageCharWidth();
        const QRect words =
            metrics.boundingRect({0, 0, most, 0}, Qt::TextWordWrap, index.data().toString());
        size.setWidth(words.width());
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
    painter.drawText(card.adjusted(4, 2, -4, -2), Qt::AlignCenter | Qt::TextWordWrap,
                     index.data().toString());
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
