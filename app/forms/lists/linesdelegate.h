// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace escarmouche::app {

/** What a row of a list of the Band page says beside its display text. */
enum LineRole {
    SecondRole = Qt::UserRole + 100, // dim, under the first line
    AlertRole, // coloured, under that
    AlertToneRole, // int of Tone
    AsideRole, // right of the first line
    SecondAsideRole, // right of the second line
    StruckRole, // crossed out
    ButtonRole, // text of a button at the right edge, "+"
};

/** Draws rows of up to three lines with figures at the right and one button. */
class LinesDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    bool editorEvent(QEvent *event, QAbstractItemModel *model, const QStyleOptionViewItem &option,
                     const QModelIndex &index) override;

    static QRect buttonRect(const QRect &row, const QFontMetrics &metrics);

signals:
    void buttonClicked(const QModelIndex &index);

private:
    void paintButton(QPainter *painter, const QStyleOptionViewItem &option,
                     const QModelIndex &index) const;
};

} // namespace escarmouche::app
