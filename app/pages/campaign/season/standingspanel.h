// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pages/campaign/control/campaignpart.h"
#include "rules/core/band/bandact.h"

class QComboBox;
class QLabel;
class QPushButton;
class QStackedWidget;

namespace escarmouche::rules {
struct Ranking;
}

namespace escarmouche::app {

class BarChart;
class PlainTable;

/** Where the bands stand, with the tie-breakers agreed on, and what each figure has done; as table
    and as plain bars. */
class StandingsPanel : public CampaignPart
{
    Q_OBJECT

public:
    using CampaignPart::CampaignPart;

signals:
    void figureWanted(escarmouche::rules::MemberId member);
    void fameWanted();

protected:
    void begin() override;
    void refresh() override;
    void retranslate() override;

private:
    void fillBands(const rules::Ranking &ranking);
    void fillFigures();
    void tellAwards();

    QLabel *m_bandsTitle = nullptr;
    QLabel *m_ties = nullptr;
    PlainTable *m_bands = nullptr;
    BarChart *m_points = nullptr;
    QLabel *m_figuresTitle = nullptr;
    PlainTable *m_figures = nullptr;
    BarChart *m_knockOuts = nullptr;
    QLabel *m_nothing = nullptr;
    QLabel *m_awards = nullptr;
    QPushButton *m_fame = nullptr;
};

} // namespace escarmouche::app
