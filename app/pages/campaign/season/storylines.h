// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/sessions/campaignsession.h"

#include <QAbstractListModel>

#include <chrono>
#include <functional>
#include <vector>

namespace escarmouche::app {

/** Lines of a campaign's history, latest first, of which those are shown that pass. They are looked
    through a little at a time, and a sentence is made of one only where it is seen. */
class StoryLines : public QAbstractListModel
{
    Q_OBJECT

public:
    using Tell = std::function<QString(const model::HistoryLine &)>;
    using Passes = std::function<bool(const model::CampaignLine &)>;

    StoryLines(Tell tell, QObject *parent);

    /** Oldest first. None of them is shown before show(). */
    void setLines(std::vector<model::CampaignLine> lines);
    /** Begins anew with the latest. */
    void show(Passes passes);
    /** Looks through lines for about so long; true: there are none left. */
    bool showMore(std::chrono::milliseconds about);

    const model::CampaignLine *lineAt(const QModelIndex &index) const;
    /** The row of the act of that number; invalid: it is not shown. */
    QModelIndex indexOf(std::int64_t seq) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

private:
    Tell m_tell;
    Passes m_passes;
    std::vector<model::CampaignLine> m_lines; // oldest first
    std::size_t m_unseen = 0; // of the lines, those not looked at yet
    std::vector<std::size_t> m_shown; // rows, as places among the lines
};

} // namespace escarmouche::app
