// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/words/language/units.h"
#include "rules/core/band/band.h"

#include <QAbstractListModel>

#include <set>

namespace escarmouche::app {

/** One tab of the shop as a list, filtered by words of either language's name. */
class ShopModel : public QAbstractListModel
{
    Q_OBJECT

public:
    explicit ShopModel(const rules::BandRules &rules, QObject *parent = nullptr);

    /** `carried`: entries that some chosen figure carries already. */
    void setShop(rules::Shop shop, std::set<std::string> carried);
    void setTab(std::size_t tab);
    void setFilter(const QString &filter);
    void setUnits(const Units &units);
    void retell();

    const rules::Shop &shop() const { return m_shop; }
    std::size_t tab() const { return m_tab; }
    const rules::ShopTab &part() const { return m_shop.tabs[m_tab]; }
    const Units &units() const { return m_units; }
    /** How many entries of a tab the filter lets through. */
    int matches(std::size_t tab) const;
    const rules::ShopEntry *entryAt(const QModelIndex &index) const;
    QModelIndex indexOf(const std::string &entry) const;
    bool isCarried(const std::string &entry) const { return m_carried.contains(entry); }

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

private:
    std::vector<std::size_t> passing(std::size_t tab) const;
    void show(const std::vector<std::size_t> &entries, bool sameEntries);
    QString about(const rules::ShopEntry &entry) const;
    QString tip(const rules::ShopEntry &entry) const;
    QString spoken(const rules::ShopEntry &entry) const;

    const rules::BandRules &m_rules;
    rules::Shop m_shop;
    std::set<std::string> m_carried;
    std::size_t m_tab = 0;
    std::string m_filter; // folded
    Units m_units;
    std::vector<std::size_t> m_shown; // into the tab's entries
};

/** "+12" for what a purchase would add, with the count where it is for several. */
QString priceText(const rules::ShopEntry &entry);
/** The worst finding a purchase would cause; null: none. */
const rules::Finding *worstOf(const rules::ShopEntry &entry);

} // namespace escarmouche::app
