// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QStyledItemDelegate>

namespace escarmouche::app {

/** Lines of a log that are wrapped. Remembers how high each one is, because a view asks for all of
    them whenever one is added. */
class StoryDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    /** Other lines, another language. */
    void forget() { m_heights.clear(); }

private:
    mutable QHash<int, QSize> m_heights; // by row of the source
    mutable int m_width = 0;
    mutable QFont m_font;
};

} // namespace escarmouche::app
