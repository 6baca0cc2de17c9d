// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/words/shell.h"
#include "model/library/sessions/campaignsession.h"

#include <QObject>

#include <memory>

namespace escarmouche::app {

class CampaignController;
class CampaignPage;
class PageTabs;

/** The campaigns of the window: makes them and opens each in a page of its own, as it is now or as
    it once was. */
class CampaignTabs : public QObject
{
    Q_OBJECT

public:
    CampaignTabs(const Shell &shell, PageTabs &tabs);

    /** Its page, or null where it cannot be opened. */
    CampaignPage *open(const QString &uuid);
    /** One that was just made, or why it was not. */
    void openMade(const rules::Result<std::string> &uuid);
    /** The campaign that comes with the program; taken in when it is not there yet. */
    void openSample();
    /** Asks for a new campaign. */
    void create();
    /** A game in its calendar, or what is done after it. */
    void showGame(const QString &campaign, int fixture, bool isPostGame);
    void answerQuestions(const QString &campaign);
    void showFigure(const QString &campaign, rules::MemberId member);
    /** Enters the result of a match in the campaign that it was played for, once. */
    void enterReport(const model::GameRow &match);

signals:
    void bandWanted(const std::shared_ptr<escarmouche::model::CampaignSession> &campaign,
                    escarmouche::rules::BandId band);
    void boardWanted(CampaignController *campaign, escarmouche::rules::FixtureId fixture);
    void matchWanted(const QString &uuid);

private:
    CampaignPage *add(std::unique_ptr<CampaignController> controller);
    void connectPage(CampaignPage *page);
    void startSeason(CampaignController &campaign);
    void lookBack(CampaignController &campaign, const model::CampaignLine &line);

    Shell m_shell;
    PageTabs &m_tabs;
};

} // namespace escarmouche::app
