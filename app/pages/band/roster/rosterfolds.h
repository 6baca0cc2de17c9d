// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/band/band.h"

#include <QModelIndexList>

#include <set>
#include <vector>

class QTreeView;

namespace escarmouche::app {

class RosterModel;

/** Which folds of equal figures stand open. Keeps that when the band changes; one opened only to
    show a chosen figure closes again with the first change after the choice has gone elsewhere. */
class RosterFolds
{
public:
    RosterFolds(QTreeView &view, const RosterModel &model);

    /** Around a reset of the model. */
    void remember();
    void restore();
    void setAll(bool folded);
    /** Opens a fold that nobody asked for. */
    void lend(const QModelIndex &row);
    /** A person closed it: whoever opens it next means it. */
    void own(const QModelIndex &row);
    void closeLent(const QModelIndexList &chosen);

private:
    QModelIndexList rows() const;
    rules::MemberId firstOf(const QModelIndex &row) const;

    QTreeView &m_view;
    const RosterModel &m_model;
    std::vector<rules::MemberId> m_open; // while the model is reset
    std::set<rules::MemberId> m_lent; // lines of folds that nobody asked to open
    bool m_reset = false; // and the choice not shown since
};

} // namespace escarmouche::app
