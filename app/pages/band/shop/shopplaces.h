// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>

class QListView;

namespace escarmouche::app {

class ShopModel;

/** Where each part of the shop was left: the entry chosen there and how far it was scrolled. Told
    by entries, not pixels, because a purchase changes what rows say and how high they are. */
class ShopPlaces
{
public:
    ShopPlaces(QListView &list, const ShopModel &model) : m_list(list), m_model(model) {}

    /** Before the list changes. */
    void keep();
    /** After it: the part in view as it was left, a new one at its top. */
    void takeUp();

private:
    struct Place {
        std::string chosen;
        std::string still; // the entry that stays where it is
        int top = 0; // its upper edge in the view
    };

    std::string part() const;

    QListView &m_list;
    const ShopModel &m_model;
    std::map<std::string, Place> m_places; // by the key of a part
};

} // namespace escarmouche::app
