// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/campaign/resultgrid.h"
#include "rules/core/campaign/campaign.h"

#include <QDialog>

#include <vector>

class QComboBox;
class QPushButton;
class QSpinBox;

namespace escarmouche::app {

class CampaignController;
class EntryView;
class RefusalLabel;

/** The result of a game played on a table, filled in once for all its bands; entered as one act.
    Stays open with all that was typed where that is refused. */
class ResultDialog : public QDialog
{
    Q_OBJECT

public:
    ResultDialog(CampaignController &controller, rules::FixtureId fixture,
                 QWidget *parent = nullptr);

    rules::BattleReport report() const;
    void accept() override;
    void reject() override;

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    struct Seat {
        QSpinBox *points;
        QComboBox *result;
    };

    void arrange(const rules::Fixture &fixture);
    QWidget *makeSeats(const rules::Fixture &fixture);
    void makeGrid();
    bool agrees(const QString &question);
    bool hasPoints() const;
    bool isBlank() const;
    bool isMeant();
    /** By the victory points, where nobody said otherwise. */
    rules::SeatResult resultByPoints(std::size_t seat) const;

    CampaignController &m_controller;
    rules::FixtureId m_fixture;
    ResultGrid *m_rows;
    EntryView *m_grid;
    std::vector<Seat> m_seats;
    QSpinBox *m_turns;
    RefusalLabel *m_problem;
    QPushButton *m_enter = nullptr;
};

} // namespace escarmouche::app
