// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/match/story/storydelegate.h"

#include <QAbstractProxyModel>
#include <QListView>

namespace escarmouche::app {

QSize StoryDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const auto *view = qobject_cast<const QListView *>(option.widget);
    const int width = view ? view->viewport()->width() : option.rect.width();
    if (width != m_width || option.font != m_font) {
        m_heights.clear();
        m_width = width;
        m_font = option.font;
    }
    const auto *proxy = qobject_cast<const QAbstractProxyModel *>(index.model());
    const int row = proxy ? proxy->mapToSource(index).row() : index.row();
    const auto known = m_heights.constFind(row);
    if (known != m_heights.constEnd())
        return *known;
    QStyleOptionViewItem sized(option);
    sized.rect.setWidth(width);
    return *m_heights.insert(row, QStyledItemDelegate::sizeHint(sized, index));
}

} // namespace escarmouche::app
