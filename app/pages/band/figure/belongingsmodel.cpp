// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/band/figure/belongingsmodel.h"

#include "app/forms/lists/linesdelegate.h"
#include "app/look/palette/lineicon.h"
#include "app/pages/band/control/bandview.h"
#include "app/words/sentences/phrases.h"
#include "model/text.h"

#include <algorithm>

namespace escarmouche::app {

namespace {

void add(std::vector<Belongs> &all, const rules::Carried &thing, int figures, bool trait)
{
    const auto same = std::find_if(all.begin(), all.end(), [&](const Belongs &b) {
        return b.trait == trait && b.thing.entry == thing.entry && b.thing.name == thing.name &&
               b.thing.count == thing.count && b.thing.fixed == thing.fixed;
    });
    if (same == all.end())
        all.push_back({thing, figures, trait});
    else
        same->figures += figures;
}

} // namespace

std::vector<Belongs> belongings(const rules::Roster &roster,
                                const std::vector<rules::Figures> &chosen)
{
    std::vector<Belongs> all;
    for (const bool trait : {false, true})
        for (const rules::Figures &f : chosen)
            if (const rules::RosterRow *row = rowOf(roster, f.member))
                for (const rules::Carried &thing : trait ? row->traits : row->gear)
                    add(all, thing, f.count, trait);
    return all;
}

void BelongingsModel::setThings(std::vector<Belongs> things, int figures)
{
    beginResetModel();
    m_things = std::move(things);
    m_figures = figures;
    endResetModel();
}

void BelongingsModel::retell()
{
    if (const int rows = rowCount(); rows > 0)
        emit dataChanged(index(0), index(rows - 1));
}

const Belongs *BelongingsModel::thingAt(const QModelIndex &index) const
{
    return index.isValid() ? &m_things[static_cast<std::size_t>(index.row())] : nullptr;
}

int BelongingsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_things.size());
}

QString BelongingsModel::title(const Belongs &belongs) const
{
    QString name = inUiLanguage(belongs.thing.name);
    if (belongs.thing.count > 1)
        name = QStringLiteral("%1 × %2").arg(belongs.thing.count).arg(name);
    return belongs.figures == m_figures
               ? name
               : tr("%1 (%2 of %3)", "gear, carried by some of the chosen figures")
                     .arg(name, QString::number(belongs.figures), QString::number(m_figures));
}

QVariant BelongingsModel::data(const QModelIndex &index, int role) const
{
    const Belongs *belongs = thingAt(index);
    if (!belongs)
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return title(*belongs);
    case Qt::DecorationRole:
        return lineIcon(belongs->trait ? QStringLiteral("person") : QStringLiteral("shop"),
                        Tone::Dim);
    case SecondRole:
    case Qt::ToolTipRole:
        return inUiLanguage(belongs->thing.effect);
    case AsideRole:
        if (belongs->trait)
            return {};
        return belongs->thing.fixed ? tr("included") : QString::number(belongs->thing.price);
    case ButtonRole:
        return belongs->removable() ? QStringLiteral("−") : QString();
    case Qt::AccessibleTextRole: {
        QStringList parts{title(*belongs), inUiLanguage(belongs->thing.effect)};
        parts.removeAll(QString());
        return parts.join(QStringLiteral(", "));
    }
    default:
        return {};
    }
}

} // namespace escarmouche::app
