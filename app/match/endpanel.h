// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QPushButton;
class QTableWidget;

namespace escarmouche::app {

class MatchController;

/** How the match ended: who won, victory points by where they came from, who put whom out of
    action; then what next. */
class EndPanel : public QWidget
{
    Q_OBJECT

public:
    explicit EndPanel(const MatchController &controller, QWidget *parent = nullptr);

    void refresh();

signals:
    void rematchWanted();
    void replayWanted();
    void storyWanted();

protected:
    void changeEvent(QEvent *event) override;

private:
    QString headline() const;
    void fillScores();
    QString knockOuts() const;

    const MatchController &m_controller;
    QLabel *m_headline;
    QTableWidget *m_scores;
    QLabel *m_knockOuts;
    QPushButton *m_rematch;
    QPushButton *m_replay;
    QPushButton *m_story;
};

} // namespace escarmouche::app
