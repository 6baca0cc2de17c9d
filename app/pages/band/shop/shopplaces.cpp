// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/band/shop/shopplaces.h"

#include "app/pages/band/shop/shopmodel.h"

#include <QListView>
#include <QScrollBar>

namespace escarmouche::app {

std::string ShopPlaces::part() const
{
    const auto &tabs = m_model.shop().tabs;
    return m_model.tab() < tabs.size() ? tabs[m_model.tab()].key : std::string();
}

void ShopPlaces::keep()
{
    if (m_model.rowCount() == 0)
        return;
    const QModelIndex chosen = m_list.currentIndex();
    QModelIndex still = chosen;
    if (!m_list.viewport()->rect().intersects(m_list.visualRect(still)))
        still = m_list.indexAt({0, 0});
    const auto name = [&](const QModelIndex &index) {
        const rules::ShopEntry *entry = m_model.entryAt(index);
        return entry ? entry->entry : std::string();
    };
    m_places[part()] = {name(chosen), name(still), m_list.visualRect(still).top()};
}

void ShopPlaces::takeUp()
{
    const Place place = m_places[part()];
    if (const QModelIndex chosen = m_model.indexOf(place.chosen); chosen.isValid())
        m_list.setCurrentIndex(chosen);
    const QModelIndex still = m_model.indexOf(place.still);
    QScrollBar *bar = m_list.verticalScrollBar();
    bar->setValue(still.isValid() ? bar->value() + m_list.visualRect(still).top() - place.top : 0);
}

} // namespace escarmouche::app
