// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/words/shell.h"
#include "model/library/sessions/campaignsession.h"

#include <QObject>

#include <memory>

namespace escarmouche::model {
class BandDesk;
}

namespace escarmouche::app {

class LivePreferences;
class PageTabs;

/** The bands of the window: makes them and opens each in a page of its own, one of the library as
    well as one that lives in a campaign. */
class BandTabs : public QObject
{
    Q_OBJECT

public:
    BandTabs(const Shell &shell, const LivePreferences &preferences, PageTabs &tabs);

    void open(const QString &uuid);
    /** One figure of a band, with what is to be told of it. */
    void showFigure(const QString &band, rules::MemberId member);
    void openOfCampaign(const std::shared_ptr<model::CampaignSession> &campaign,
                        rules::BandId band);
    /** One that was just made, or why it was not. */
    void openMade(const rules::Result<std::string> &uuid);
    void openSample(const QString &key);
    /** Asks for a new band. */
    void create();
    /** A band off the library has no page; all of it was stored before it went. */
    void drop(const QString &uuid);

signals:
    /** Of a campaign of that uuid. */
    void figureWanted(const QString &campaign, escarmouche::rules::MemberId member);

private:
    void add(std::unique_ptr<model::BandDesk> session);
    void useUnits();

    Shell m_shell;
    const LivePreferences &m_preferences;
    PageTabs &m_tabs;
};

} // namespace escarmouche::app
