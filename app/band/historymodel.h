// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/bandsession.h"

#include <QAbstractListModel>

namespace escarmouche::app {

/** The acts of a band told as sentences, latest first; retracted ones are crossed out. */
class HistoryModel : public QAbstractListModel
{
    Q_OBJECT

public:
    explicit HistoryModel(const rules::BandRules &rules, QObject *parent = nullptr);

    /** As the session gives them: oldest first. */
    void setLines(std::vector<model::HistoryLine> lines);
    const model::HistoryLine *lineAt(const QModelIndex &index) const;
    /** The latest act that still stands; nothing to go back from there. */
    bool isHead(const QModelIndex &index) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

private:
    const rules::BandRules &m_rules;
    std::vector<model::HistoryLine> m_lines;
};

} // namespace escarmouche::app
