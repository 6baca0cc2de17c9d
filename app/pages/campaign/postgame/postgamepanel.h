// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pages/campaign/control/campaignpart.h"
#include "rules/core/campaign/campaign.h"

#include <QList>

#include <memory>
#include <optional>

class QAction;
class QSplitter;
class QStackedWidget;

namespace escarmouche::app {

class EmptyPage;
class PostGameAnswer;
class PostGameChooser;
class PostGameDesk;
class PostGameHead;
class PostGameLines;
class PostGameRun;

/** The post-game documents of all bands side by side, one of them open: its lines in the
    rulebook's order, each kept as it is settled, each to be taken back. Dice once thrown stand. */
class PostGamePanel : public CampaignPart
{
    Q_OBJECT

public:
    explicit PostGamePanel(QWidget *parent = nullptr);
    ~PostGamePanel() override;

    /** The first open document of the game, else its first. */
    void chooseFixture(rules::FixtureId fixture);
    /** Whose document is open, if there is any. */
    std::optional<rules::BandId> band() const;

signals:
    void ruleWanted(const QString &rule, QWidget *near);
    void calendarWanted();
    void bandWanted(escarmouche::rules::BandId band);
    void figureWanted(escarmouche::rules::MemberId member);

protected:
    void begin() override;
    void refresh() override;
    void retranslate() override;

private:
    void arrange();
    QWidget *makeDocument();
    void shareActs();
    void connectParts();
    void goToNextDice();
    void giveRoom(bool choosing);
    void showDocument();
    void showLine();
    void close();

    std::unique_ptr<PostGameDesk> m_desk; // once there is a campaign
    PostGameRun *m_run = nullptr;
    QStackedWidget *m_stack = nullptr;
    EmptyPage *m_empty = nullptr;
    QAction *m_toCalendar = nullptr;
    PostGameChooser *m_chooser = nullptr;
    PostGameHead *m_head = nullptr;
    QSplitter *m_parts = nullptr;
    PostGameLines *m_lines = nullptr;
    PostGameAnswer *m_answer = nullptr;
};

} // namespace escarmouche::app
