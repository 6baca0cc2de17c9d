// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/words/sentences/telling.h"

#include <QAbstractListModel>

namespace escarmouche::app {

/** The acts of a band told as sentences, latest first; retracted ones are crossed out. */
class HistoryModel : public QAbstractListModel
{
    Q_OBJECT

public:
    explicit HistoryModel(Telling telling, QObject *parent = nullptr);

    /** As the session gives them: oldest first. */
    void setLines(std::vector<model::HistoryLine> lines);
    const model::HistoryLine *lineAt(const QModelIndex &index) const;
    /** Whether there is anything to go back from: an act done here after that one still stands. */
    bool hasLater(const QModelIndex &index) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

private:
    Telling m_telling;
    std::vector<model::HistoryLine> m_lines;
};

} // namespace escarmouche::app
