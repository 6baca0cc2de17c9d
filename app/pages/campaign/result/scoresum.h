// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/campaign/campaignrules.h"

#include <QWidget>

#include <vector>

class QGridLayout;
class QLabel;
class QSpinBox;

namespace escarmouche::app {

/** What the bands of a game score by the rules: casualties as a report has them, and what else they
    may score for, counted here. One column a band. Nothing is entered by it. */
class ScoreSum : public QWidget
{
    Q_OBJECT

public:
    ScoreSum(const rules::CampaignRules &rules, const rules::Campaign &campaign,
             const rules::Fixture &fixture, QWidget *parent);

    void setReport(const rules::BattleReport &report);
    /** The victory points typed for each band: marked where they are others. */
    void compare(const std::vector<int> &typed);
    int sum(std::size_t band) const;
    /** The sum by where the points came from. */
    std::vector<rules::Score> scores(std::size_t band) const;

signals:
    void sumsChanged();
    /** Instead of the points that are typed. */
    void sumsWanted();

private:
    struct Band {
        std::vector<rules::PointsOfKind> casualties, objectives;
        QLabel *casualtyLabel = nullptr, *sumLabel = nullptr;
        QString name;
    };

    void addTitles(QGridLayout &grid);
    void addObjectives(QGridLayout &grid);
    QSpinBox *makeCount(std::size_t band, std::size_t kind);
    void addSums(QGridLayout &grid);
    void showSums();
    QStringList differences(const std::vector<int> &typed) const;

    const rules::CampaignRules &m_rules;
    std::vector<rules::Setting> m_options;
    std::vector<Band> m_bands;
    QLabel *m_note;
    int m_unclaimed = 0; // out of action, and nobody knows by whom
};

/** "2 × Sous-fifre, 5 points each (MUSG-VP-01)", one line a kind; empty: nothing. */
QString pointsText(const std::vector<rules::PointsOfKind> &points);

} // namespace escarmouche::app
