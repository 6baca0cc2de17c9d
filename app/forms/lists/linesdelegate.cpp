// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/forms/lists/linesdelegate.h"

#include "app/look/palette/palette.h"

#include <QApplication>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace escarmouche::app {

namespace {

constexpr int kInset = 8;
constexpr int kLinePadding = 5;
constexpr int kIconGap = 6;

bool has(const QModelIndex &index, int role)
{
    return !index.data(role).toString().isEmpty();
}

bool hasSecondLine(const QModelIndex &index)
{
    return has(index, SecondRole) || has(index, SecondAsideRole) || has(index, AlertRole);
}

/** An alert takes the second line where that is free. */
bool hasThirdLine(const QModelIndex &index)
{
    return has(index, SecondRole) && has(index, AlertRole);
}

int lineCount(const QModelIndex &index)
{
    return 1 + (hasSecondLine(index) ? 1 : 0) + (hasThirdLine(index) ? 1 : 0);
}

bool hasKeyboard(const QStyleOptionViewItem &option)
{
    return option.widget && option.widget->hasFocus();
}

/** A selected row in its full colour, on which only that colour's ink reads. */
bool isLoud(const QStyleOptionViewItem &option)
{
    return (option.state & QStyle::State_Selected) && hasKeyboard(option);
}

/** Nothing can be done with it, and it is to be read. */
bool isHeading(const QModelIndex &index)
{
    return index.flags() == Qt::NoItemFlags;
}

/** The colours of a row: on a loudly selected one all text is of its colour. */
struct Inks {
    QColor text;
    QColor dim;
    QColor alert;
};

Inks inksOf(const QStyleOptionViewItem &option, const QModelIndex &index)
{
    const bool enabled = option.state & QStyle::State_Enabled;
    const QPalette::ColorGroup group = enabled ? QPalette::Normal : QPalette::Disabled;
    if (isLoud(option)) {
        const QColor ink = option.palette.color(group, QPalette::HighlightedText);
        QColor dim = ink;
        dim.setAlphaF(0.8F);
        return {ink, dim, ink};
    }
    const auto alert = static_cast<Tone>(index.data(AlertToneRole).toInt());
    const QColor dim = tone(Tone::Dim, option.palette);
    return {isHeading(index) ? dim : option.palette.color(group, QPalette::Text), dim,
            tone(alert, option.palette)};
}

/** Draws at the right of another text and gives the room left for that one. What is too long for
    the line is cut; each of the two has at least half of it. */
QRect drawAside(QPainter *painter, const QRect &line, const QString &text, const QString &beside)
{
    if (text.isEmpty())
        return line;
    const QFontMetrics metrics = painter->fontMetrics();
    const int room = std::max(line.width() - metrics.horizontalAdvance(beside), line.width() / 2);
    const QString shown = metrics.elidedText(text, Qt::ElideRight, room - kInset);
    painter->drawText(line, Qt::AlignRight | Qt::AlignVCenter, shown);
    return line.adjusted(0, 0, -metrics.horizontalAdvance(shown) - kInset, 0);
}

void drawElided(QPainter *painter, const QRect &line, const QString &text)
{
    painter->drawText(line, Qt::AlignLeft | Qt::AlignVCenter,
                      painter->fontMetrics().elidedText(text, Qt::ElideRight, line.width()));
}

/** The lines under the first one. */
void paintBelow(QPainter *painter, QRect line, const QModelIndex &index, const Inks &inks)
{
    const QString second = index.data(SecondRole).toString();
    const QString alert = index.data(AlertRole).toString();
    if (hasSecondLine(index)) {
        line.translate(0, line.height());
        painter->setPen(inks.dim);
        const QRect rest = drawAside(painter, line, index.data(SecondAsideRole).toString(),
                                     second.isEmpty() ? alert : second);
        painter->setPen(second.isEmpty() ? inks.alert : inks.dim);
        drawElided(painter, rest, second.isEmpty() ? alert : second);
    }
    if (hasThirdLine(index)) {
        line.translate(0, line.height());
        painter->setPen(inks.alert);
        drawElided(painter, line, alert);
    }
}

QFont titleFont(const QFont &base, const QModelIndex &index)
{
    QFont font = base;
    font.setStrikeOut(index.data(StruckRole).toBool());
    return font;
}

} // namespace

QRect LinesDelegate::buttonRect(const QRect &row, const QFontMetrics &metrics)
{
    const int side = metrics.height() + 8;
    return {row.right() - side - kInset + 1, row.center().y() - side / 2 + 1, side, side};
}

void LinesDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                          const QModelIndex &index) const
{
    QStyleOptionViewItem item = option;
    initStyleOption(&item, index);
    const QIcon icon = item.icon;
    item.text.clear();
    item.icon = {};
    if (!hasKeyboard(item))
        quieten(item.palette);
    const QStyle *style = item.widget ? item.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &item, painter, item.widget);

    painter->save();
    const Inks inks = inksOf(item, index);
    const int height = option.fontMetrics.height();
    QRect line = option.rect.adjusted(kInset, kLinePadding, -kInset, 0);
    if (has(index, ButtonRole))
        line.setRight(buttonRect(option.rect, option.fontMetrics).left() - kInset);
    if (!icon.isNull()) {
        icon.paint(painter, QRect(line.left(), line.top(), height, height), Qt::AlignCenter,
                   isLoud(item) ? QIcon::Selected : QIcon::Normal);
        line.setLeft(line.left() + height + kIconGap);
    }
    line.setHeight(height);

    painter->setPen(index.data(StruckRole).toBool() ? inks.dim : inks.text);
    painter->setFont(titleFont(option.font, index));
    const QString title = index.data(Qt::DisplayRole).toString();
    drawElided(painter, drawAside(painter, line, index.data(AsideRole).toString(), title), title);
    painter->setFont(option.font);
    paintBelow(painter, line, index, inks);
    if (has(index, ButtonRole))
        paintButton(painter, item, index);
    painter->restore();
}

void LinesDelegate::paintButton(QPainter *painter, const QStyleOptionViewItem &option,
                                const QModelIndex &index) const
{
    QStyleOptionButton button;
    button.rect = buttonRect(option.rect, option.fontMetrics);
    button.palette = option.palette;
    button.fontMetrics = option.fontMetrics;
    button.text = index.data(ButtonRole).toString();
    button.state = QStyle::State_Raised | (option.state & QStyle::State_Enabled);
    const QStyle *style = option.widget ? option.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_PushButton, &button, painter, nullptr);
}

QSize LinesDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    return {0, option.fontMetrics.height() * lineCount(index) + 2 * kLinePadding};
}

bool LinesDelegate::editorEvent(QEvent *event, QAbstractItemModel *model,
                                const QStyleOptionViewItem &option, const QModelIndex &index)
{
    if (event->type() == QEvent::MouseButtonRelease && has(index, ButtonRole) &&
        (index.flags() & Qt::ItemIsEnabled)) {
        const auto *mouse = static_cast<QMouseEvent *>(event);
        if (mouse->button() == Qt::LeftButton &&
            buttonRect(option.rect, option.fontMetrics).contains(mouse->position().toPoint())) {
            emit buttonClicked(index);
            return true;
        }
    }
    return QStyledItemDelegate::editorEvent(event, model, option, index);
}

} // namespace escarmouche::app
