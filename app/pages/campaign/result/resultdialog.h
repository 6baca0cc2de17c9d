// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pages/campaign/parts/entrydialog.h"
#include "app/pages/campaign/result/resultgrid.h"
#include "rules/core/campaign/campaign.h"

#include <optional>
#include <vector>

class QComboBox;
class QSpinBox;

namespace escarmouche::app {

class ScoreSum;

/** The result of a game played on a table, filled in once for all its bands; entered as one act.
    Stays open with all that was typed where that is refused. With a result that was `entered`
    already it shows that one and enters nothing: report() is how it should have been. */
class ResultDialog : public EntryDialog
{
    Q_OBJECT

public:
    ResultDialog(CampaignController &controller, rules::FixtureId fixture,
                 QWidget *parent = nullptr, std::optional<rules::BattleReport> entered = {});
    ~ResultDialog() override;

    rules::BattleReport report() const;

protected:
    bool isMeant() override;
    rules::CampaignAct act() const override;

private:
    struct Seat {
        QSpinBox *points;
        QComboBox *result;
    };

    void arrange(const rules::Fixture &fixture);
    QWidget *makeSeats(const rules::Fixture &fixture);
    void makeGrid();
    void fill();
    void followSums();
    std::vector<rules::Score> scoresOf(std::size_t seat, int points) const;
    std::vector<int> typedPoints() const;
    bool hasPoints() const;
    /** What a person may have overlooked, a sentence each. */
    QStringList doubts() const;
    /** By the victory points, where nobody said otherwise. */
    rules::SeatResult resultByPoints(std::size_t seat) const;

    rules::FixtureId m_fixture;
    std::optional<rules::BattleReport> m_entered;
    ResultGrid *m_rows;
    std::vector<Seat> m_seats;
    QSpinBox *m_turns = nullptr;
    ScoreSum *m_sum = nullptr;
};

} // namespace escarmouche::app
