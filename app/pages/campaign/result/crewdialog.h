// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/campaign/campaignact.h"
#include "rules/core/campaign/campaignrules.h"

#include <QDialog>

#include <vector>

class QComboBox;
class QLabel;
class QListView;
class QRadioButton;
class QSpinBox;
class QStandardItemModel;
class QToolButton;

namespace escarmouche::app {

class CampaignController;
class CrewPlan;
class DraftBar;
class RefusalBar;

/** Who of each band goes to a game: everybody, those picked, or so many drawn by lot; with the dice
    that decide whether somebody comes, and the fees. Each crew sent is an act of its own, or is
   kept in the plan of a launch that is still to come. */
class CrewDialog : public QDialog
{
    Q_OBJECT

public:
    CrewDialog(CampaignController &controller, rules::FixtureId fixture, QWidget *parent = nullptr);
    CrewDialog(CampaignController &controller, CrewPlan &launch, QWidget *parent = nullptr);

    void chooseBand(rules::BandId band);

    /** Every band has a crew. */
    static bool isComplete(const rules::Campaign &campaign, rules::FixtureId fixture);

private:
    CrewDialog(CampaignController &controller, rules::FixtureId fixture, CrewPlan *launch,
               QWidget *parent);
    const rules::Campaign &campaign() const;
    void arrange();
    QString said(const rules::CrewLine &line) const;
    void showBand();
    void showCrew(const rules::Crew *crew);
    void keepDraft();
    void showHow();
    void showSum();
    rules::BandId band() const;
    const rules::CrewLine *chosen() const;
    void throwDice();
    void send(const QString &reason = {});
    rules::ChooseCrew wanted() const;
    std::vector<rules::MemberId> ticked() const;
    std::vector<rules::MemberId> likelyCrew() const;
    std::vector<int> picks() const;

    CampaignController &m_controller;
    rules::FixtureId m_fixture;
    CrewPlan *m_launch; // null: each crew is sent at once
    std::vector<rules::CrewLine> m_lines;
    QComboBox *m_band;
    QRadioButton *m_all;
    QRadioButton *m_picked;
    QRadioButton *m_drawn;
    QSpinBox *m_count;
    QLabel *m_draw;
    QListView *m_list;
    QStandardItemModel *m_items;
    QToolButton *m_roll;
    QLabel *m_sum;
    QLabel *m_offBoard;
    RefusalBar *m_problem;
    DraftBar *m_draft = nullptr; // of the band that is shown
};

} // namespace escarmouche::app
