// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/words/shell.h"
#include "rules/core/values/error.h"

#include <QObject>

#include <optional>
#include <vector>

namespace escarmouche::model {
class QuickMatch;
} // namespace escarmouche::model

namespace escarmouche::app {

class CampaignController;
class CrewPlan;
class LivePreferences;
class PageTabs;
class QuickMatchDialog;

/** Begins matches: a quick one, or the game of a campaign on the board. Asks for all that they
   need; opens none. */
class MatchStart : public QObject
{
    Q_OBJECT

public:
    MatchStart(const Shell &shell, const LivePreferences &preferences, PageTabs &tabs);

    void quick();
    /** Goes on with the match of that game, hands in its report where it is over, or begins it. */
    void play(CampaignController *campaign, rules::FixtureId fixture);

signals:
    void matchWanted(const QString &uuid);
    /** The match is over and was played for a game of a campaign. */
    void reportReady(const escarmouche::model::GameRow &match);

private:
    struct Form;

    void beginFixture(CampaignController &campaign, rules::FixtureId fixture);
    bool hasCrews(CampaignController &campaign, CrewPlan &crews);
    QString feesText(const CampaignController &campaign, const CrewPlan &crews) const;
    bool choosesCrews(const QStringList &offBoard);
    std::optional<QString> begin(QuickMatchDialog &dialog, const Form &form);
    rules::Result<std::vector<model::QuickMatch>> quickGames() const;
    model::QuickMatch &gameInView(std::vector<model::QuickMatch> &games) const;
    std::optional<std::size_t> bandInView(model::QuickMatch &quick) const;

    Shell m_shell;
    const LivePreferences &m_preferences;
    PageTabs &m_tabs;
};

} // namespace escarmouche::app
