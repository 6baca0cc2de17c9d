// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pages/campaign/control/campaignpart.h"
#include "rules/core/campaign/campaign.h"
#include "rules/core/match/match.h"

#include <QList>

#include <vector>

class QAction;
class QLabel;
class QStackedWidget;
class QToolButton;

namespace escarmouche::app {

class EmptyPage;
class FactCard;
class PlainTable;

/** The games of the campaign, those to come and those that were, with what may be done about each.
    Asks for what needs another page by signals. */
class CalendarPanel : public CampaignPart
{
    Q_OBJECT

public:
    CalendarPanel(const std::vector<rules::ScenarioTitle> &scenarios, QWidget *parent = nullptr);

    void chooseFixture(rules::FixtureId fixture);
    /** For the Edit menu. */
    const QList<QAction *> &actions() const { return m_actions; }
    void newFixture();
    void newRound();
    void change(); // the chosen one

signals:
    void bandsWanted();
    void resultWanted(escarmouche::rules::FixtureId fixture);
    void crewWanted(escarmouche::rules::FixtureId fixture);
    void boardWanted(escarmouche::rules::FixtureId fixture);
    void matchWanted(const QString &uuid);
    void postGameWanted(escarmouche::rules::FixtureId fixture);
    void correctionWanted(escarmouche::rules::FixtureId fixture);

protected:
    void begin() override;
    void refresh() override;
    void retranslate() override;

private:
    QAction *make(const char *icon, const QKeySequence &keys, void (CalendarPanel::*act)());
    void makeActions();
    void arrange();
    const rules::Fixture *chosen() const;
    void fillTable();
    void showChosen();
    void showActs(const rules::Fixture *fixture);
    QString scenarioText(const rules::Fixture &fixture) const;
    QString factsOf(const rules::Fixture &fixture) const;
    QString metText() const;
    QString overtakenText(const rules::FixturePlan &plan) const;
    void doNext();
    void confirm();
    void proposeAgain();
    void forfeit();
    void abandon();
    void callOff();
    void endIfMeant(rules::FixtureStatus status, const QString &title, const QString &question);
    void takeBack();

    const std::vector<rules::ScenarioTitle> &m_scenarios;
    QStackedWidget *m_stack = nullptr;
    PlainTable *m_table = nullptr;
    FactCard *m_card = nullptr;
    EmptyPage *m_empty = nullptr;
    QLabel *m_met = nullptr;
    QToolButton *m_emptyBands = nullptr;
    QAction *m_goToBands = nullptr;
    struct Acts {
        QAction *newGame, *newRound, *board, *table, *crew, *postGame, *match, *edit, *confirm,
            *propose, *forfeit, *abandon, *cancel, *correct, *takeBack;
    } m_act{};
    QList<QAction *> m_actions;
};

} // namespace escarmouche::app
