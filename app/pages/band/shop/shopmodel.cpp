// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/band/shop/shopmodel.h"

#include "app/forms/lists/linesdelegate.h"
#include "app/look/literal/literal.h"
#include "app/look/palette/palette.h"
#include "app/pages/band/shop/shopnumbers.h"
#include "app/words/sentences/phrases.h"
#include "model/text.h"

#include <algorithm>

namespace escarmouche::app {

namespace {

bool passes(const rules::ShopEntry &entry, const std::string &folded)
{
    const std::string names = foldedKey(entry.name.en) + '\n' + foldedKey(entry.name.fr);
    std::size_t from = 0;
    while (from < folded.size()) {
        const std::size_t to = std::min(folded.find(' ', from), folded.size());
        if (names.find(folded.substr(from, to - from)) == std::string::npos)
            return false;
        from = to + 1;
    }
    return true;
}

bool sameIds(const std::vector<rules::ShopEntry> &a, const std::vector<rules::ShopEntry> &b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](const auto &x, const auto &y) { return x.entry == y.entry; });
}

} // namespace

const rules::Finding *worstOf(const rules::ShopEntry &entry)
{
    const auto less = [](const auto &a, const auto &b) { return a.severity < b.severity; };
    const auto worst = std::max_element(entry.causes.begin(), entry.causes.end(), less);
    return worst == entry.causes.end() ? nullptr : &*worst;
}

QString priceText(const rules::ShopEntry &entry)
{
    return entry.count > 1 ? QStringLiteral("%1 × %2").arg(entry.count).arg(entry.price)
                           : QString::number(entry.price);
}

ShopModel::ShopModel(const rules::BandRules &rules, QObject *parent)
    : QAbstractListModel(parent), m_rules(rules)
{
}

std::vector<std::size_t> ShopModel::passing(std::size_t tab) const
{
    std::vector<std::size_t> found;
    if (tab >= m_shop.tabs.size())
        return found;
    const auto &entries = m_shop.tabs[tab].entries;
    for (std::size_t i = 0; i < entries.size(); ++i)
        if (passes(entries[i], m_filter))
            found.push_back(i);
    return found;
}

int ShopModel::matches(std::size_t tab) const
{
    return static_cast<int>(passing(tab).size());
}

void ShopModel::show(const std::vector<std::size_t> &entries, bool sameEntries)
{
    if (sameEntries && entries == m_shown) {
        retell();
        return;
    }
    beginResetModel();
    m_shown = entries;
    endResetModel();
}

void ShopModel::setShop(rules::Shop shop, std::set<std::string> carried)
{
    m_carried = std::move(carried);
    const bool same = m_tab < shop.tabs.size() && m_tab < m_shop.tabs.size() &&
                      sameIds(shop.tabs[m_tab].entries, m_shop.tabs[m_tab].entries);
    if (same) {
        m_shop = std::move(shop);
        retell();
        return;
    }
    beginResetModel();
    m_shop = std::move(shop);
    m_tab = std::min(m_tab, m_shop.tabs.empty() ? 0 : m_shop.tabs.size() - 1);
    m_shown = passing(m_tab);
    endResetModel();
}

void ShopModel::setTab(std::size_t tab)
{
    if (tab == m_tab || tab >= m_shop.tabs.size())
        return;
    m_tab = tab;
    show(passing(m_tab), false);
}

void ShopModel::setFilter(const QString &filter)
{
    m_filter = foldedKey(toUtf8(filter.trimmed()));
    show(passing(m_tab), true);
}

void ShopModel::setUnits(const Units &units)
{
    m_units = units;
    retell();
}

void ShopModel::retell()
{
    if (const int rows = rowCount(); rows > 0)
        emit dataChanged(index(0), index(rows - 1));
}

const rules::ShopEntry *ShopModel::entryAt(const QModelIndex &index) const
{
    if (!index.isValid())
        return nullptr;
    return &m_shop.tabs[m_tab].entries[m_shown[static_cast<std::size_t>(index.row())]];
}

QModelIndex ShopModel::indexOf(const std::string &entry) const
{
    for (int row = 0; row < rowCount(); ++row)
        if (entryAt(index(row))->entry == entry)
            return index(row);
    return {};
}

int ShopModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_shown.size());
}

/** Numbers first: what is cut off where there is no room is the end. */
QString ShopModel::about(const rules::ShopEntry &entry) const
{
    QStringList parts{briefNumbers(part(), entry, m_units), inUiLanguage(entry.effect)};
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" – "));
}

QString ShopModel::tip(const rules::ShopEntry &entry) const
{
    QStringList lines = explainedNumbers(part(), entry, m_units);
    lines << inUiLanguage(entry.effect);
    lines.removeAll(QString());
    return tipText(lines.join(u'\n'));
}

QString ShopModel::spoken(const rules::ShopEntry &entry) const
{
    QStringList parts{inUiLanguage(entry.name), about(entry),
                      tr("%n point(s)", nullptr, entry.priceForAll),
                      tr("total after: %1").arg(entry.newTotal)};
    if (isCarried(entry.entry))
        parts << tr("carried");
    for (const rules::Finding &finding : entry.causes)
        parts << say(m_rules, finding.sentence);
    parts.removeAll(QString());
    return parts.join(QStringLiteral(", "));
}

QVariant ShopModel::data(const QModelIndex &index, int role) const
{
    const rules::ShopEntry *entry = entryAt(index);
    if (!entry)
        return {};
    const rules::Finding *worst = worstOf(*entry);
    switch (role) {
    case Qt::DisplayRole:
        return isCarried(entry->entry) ? inUiLanguage(entry->name) + QStringLiteral("  ✓")
                                       : inUiLanguage(entry->name);
    case Qt::DecorationRole:
        return worst ? foreseenIcon(worst->severity) : QVariant();
    case SecondRole:
        return about(*entry);
    case AlertRole:
        return worst ? say(m_rules, worst->sentence) : QString();
    case AlertToneRole:
        return static_cast<int>(Tone::Dim);
    case AsideRole:
        return priceText(*entry);
    case SecondAsideRole:
        return entry->possible ? QStringLiteral("→ %1").arg(entry->newTotal) : QString();
    case ButtonRole:
        return QStringLiteral("+");
    case Qt::ToolTipRole:
        return tip(*entry);
    case Qt::AccessibleTextRole:
        return spoken(*entry);
    default:
        return {};
    }
}

Qt::ItemFlags ShopModel::flags(const QModelIndex &index) const
{
    const rules::ShopEntry *entry = entryAt(index);
    if (!entry)
        return Qt::NoItemFlags;
    // One that cannot be bought now can still be read about.
    return Qt::ItemIsSelectable | Qt::ItemIsEnabled | Qt::ItemNeverHasChildren;
}

} // namespace escarmouche::app
