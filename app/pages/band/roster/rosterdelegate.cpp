// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/band/roster/rosterdelegate.h"

#include "app/look/palette/palette.h"
#include "app/pages/band/roster/rostermodel.h"

#include <QApplication>
#include <QPainter>

namespace escarmouche::app {

namespace {

constexpr int kRowPadding = 7;
constexpr int kCornerMark = 5;

void paintCorner(QPainter *painter, const QRect &cell, const QColor &colour)
{
    const QPoint corner = cell.topRight() + QPoint(-2, 3);
    const QPoint points[]{corner, corner + QPoint(-kCornerMark, 0),
                          corner + QPoint(0, kCornerMark)};
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    painter->setBrush(colour);
    painter->drawPolygon(points, 3);
}

} // namespace

// On a quiet selection a style would still draw the icon in the ink of a loud one.
void RosterDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    if (option->icon.isNull() || option->widget == nullptr || option->widget->hasFocus())
        return;
    const QPixmap plain =
        option->icon.pixmap(option->decorationSize, option->widget->devicePixelRatioF());
    option->icon = {};
    option->icon.addPixmap(plain, QIcon::Normal);
    option->icon.addPixmap(plain, QIcon::Selected);
}

void RosterDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                           const QModelIndex &index) const
{
    QStyledItemDelegate::paint(painter, option, index);
    painter->save();
    if (index.data(RosterModel::GroupRole).toBool()) {
        painter->setPen(tone(Tone::Line, option.palette));
        painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
    }
    if (index.column() == 0)
        paintBeside(painter, option, index);
    else if (index.data(RosterModel::ChangedRole).toBool())
        paintCorner(painter, option.rect, tone(Tone::Changed, option.palette));
    painter->restore();
}

void RosterDelegate::paintBeside(QPainter *painter, const QStyleOptionViewItem &option,
                                 const QModelIndex &index) const
{
    const QString kind = index.data(RosterModel::KindRole).toString();
    if (kind.isEmpty())
        return;
    QStyleOptionViewItem item = option;
    initStyleOption(&item, index);
    const QStyle *style = item.widget ? item.widget->style() : QApplication::style();
    QRect free = style->subElementRect(QStyle::SE_ItemViewItemText, &item, item.widget);
    free.setLeft(free.left() + item.fontMetrics.horizontalAdvance(item.text) + 14);
    free.setRight(option.rect.right() - 4);
    if (free.width() < 20)
        return;
    const bool selected = option.state & QStyle::State_Selected;
    QColor colour = selected ? option.palette.color(QPalette::HighlightedText)
                             : tone(Tone::Dim, option.palette);
    if (selected)
        colour.setAlphaF(0.75F);
    painter->setPen(colour);
    painter->setFont(option.font);
    const QString text = QFontMetrics(option.font).elidedText(kind, Qt::ElideRight, free.width());
    painter->drawText(free, Qt::AlignLeft | Qt::AlignVCenter, text);
}

QSize RosterDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const
{
    // Rows are uniform and columns are not sized by content: the height is all that counts.
    return {option.rect.width(), option.fontMetrics.height() + kRowPadding};
}

} // namespace escarmouche::app
