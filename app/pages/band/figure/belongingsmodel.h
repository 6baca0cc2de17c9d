// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/band/band.h"

#include <QAbstractListModel>

namespace escarmouche::app {

/** A thing of the chosen figures and how many of them have it. */
struct Belongs {
    rules::Carried thing;
    int figures = 0;
    bool trait = false; // what the figure is or has become, rather than gear

    bool removable() const { return !thing.fixed; }
    bool passesOn() const { return removable() && !trait; }
};

/** Gear first, then what the figures are and have become. */
std::vector<Belongs> belongings(const rules::Roster &roster,
                                const std::vector<rules::Figures> &chosen);

/** What the chosen figures carry, are and have suffered, as a list. */
class BelongingsModel : public QAbstractListModel
{
    Q_OBJECT

public:
    using QAbstractListModel::QAbstractListModel;

    /** `figures`: how many are chosen. */
    void setThings(std::vector<Belongs> things, int figures);
    void retell();
    const Belongs *thingAt(const QModelIndex &index) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

private:
    QString title(const Belongs &belongs) const;

    std::vector<Belongs> m_things;
    int m_figures = 0;
};

} // namespace escarmouche::app
