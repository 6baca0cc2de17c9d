// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/look/parts/roomydelegate.h"

#include <QApplication>
#include <QEvent>
#include <QHeaderView>

namespace escarmouche::app {

namespace {

constexpr int kRoomAbove = 4; // and as much below

/** A style sheet keeps the colours of the theme in which it was set. */
class HeaderDress : public QObject
{
public:
    explicit HeaderDress(QHeaderView &header) : QObject(&header), m_header(header)
    {
        header.parentWidget()->installEventFilter(this);
        put();
    }

    bool eventFilter(QObject *view, QEvent *event) override
    {
        if (event->type() == QEvent::PaletteChange)
            put();
        return QObject::eventFilter(view, event);
    }

private:
    void put()
    {
        m_header.setStyleSheet({});
        m_header.setStyleSheet(QStringLiteral("QHeaderView::section { padding: 3px %1px; }")
                                   .arg(RoomyDelegate::kSide + 1));
    }

    QHeaderView &m_header;
};

} // namespace

void RoomyDelegate::dress(QHeaderView &header)
{
    new HeaderDress(header); // child of it
}

void RoomyDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                          const QModelIndex &index) const
{
    const QStyle *style = option.widget ? option.widget->style() : QApplication::style();
    QStyleOptionViewItem cell = option;
    initStyleOption(&cell, index);
    style->drawPrimitive(QStyle::PE_PanelItemViewItem, &cell, painter, option.widget);
    QStyleOptionViewItem inner = option;
    inner.rect.adjust(kSide, 0, -kSide, 0);
    QStyledItemDelegate::paint(painter, inner, index);
}

QSize RoomyDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    return QStyledItemDelegate::sizeHint(option, index) + QSize(2 * kSide, 2 * kRoomAbove);
}

} // namespace escarmouche::app
