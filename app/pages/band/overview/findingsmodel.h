// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/band/band.h"

#include <QAbstractListModel>

namespace escarmouche::app {

/** The findings of a band as a list, worst first as the rules give them. */
class FindingsModel : public QAbstractListModel
{
    Q_OBJECT

public:
    explicit FindingsModel(const rules::BandRules &rules, QObject *parent = nullptr);

    /** The roster names the members a finding concerns. */
    void setFindings(std::vector<rules::Finding> findings, const rules::Roster &roster);
    void retell();

    const rules::Finding *findingAt(const QModelIndex &index) const;
    int count(rules::Severity severity) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

private:
    QString who(const rules::Finding &finding) const;
    QString spoken(const rules::Finding &finding) const;

    const rules::BandRules &m_rules;
    std::vector<rules::Finding> m_findings;
    rules::Roster m_roster;
};

} // namespace escarmouche::app
