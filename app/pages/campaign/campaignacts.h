// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/values/error.h"

#include <QKeySequence>
#include <QList>
#include <QObject>

#include <vector>

class QAction;
class QWidget;

namespace escarmouche::rules {
struct ScenarioTitle;
} // namespace escarmouche::rules

namespace escarmouche::app {

class CampaignController;

/** What can be done to the campaign as a whole: undo and redo, its name, options and state, its
    calendar and story as files, its paper. */
class CampaignActs : public QObject
{
    Q_OBJECT

public:
    CampaignActs(CampaignController &controller, const std::vector<rules::ScenarioTitle> &scenarios,
                 QWidget *page);

    QAction *undo() const { return m_undo; }
    QAction *redo() const { return m_redo; }
    QAction *eveningPack() const { return m_eveningPack; }
    QAction *standingsSheet() const { return m_standingsSheet; }
    /** In the order of the Edit menu. */
    const QList<QAction *> &menu() const { return m_menu; }
    /** All but undo and redo. */
    const QList<QAction *> &ofCampaign() const { return m_ofCampaign; }
    void rename();
    void changeOptions();
    void retranslate();
    /** What has a meaning now, and what undo and redo would do. */
    void show();

signals:
    void ruleWanted(const QString &rule, QWidget *near);
    void seasonWanted();
    void eveningPackWanted();
    void standingsSheetWanted();
    void storySheetWanted();
    void failed(const escarmouche::rules::Error &error);
    void said(const QString &text);

private:
    QAction *make(const char *icon, const QKeySequence &keys, void (CampaignActs::*act)());
    void start();
    void end();
    void archive();
    void exportCalendar();
    void exportStory();
    /** An empty path: given up. */
    void tellSaved(const rules::Result<QString> &path);
    void doUndo();
    void doRedo();

    CampaignController &m_controller;
    const std::vector<rules::ScenarioTitle> &m_scenarios;
    QWidget *m_page;
    QAction *m_undo;
    QAction *m_redo;
    QAction *m_rename;
    QAction *m_options;
    QAction *m_start;
    QAction *m_end;
    QAction *m_archive;
    QAction *m_season;
    QAction *m_calendar;
    QAction *m_eveningPack;
    QAction *m_standingsSheet;
    QAction *m_story;
    QAction *m_storySheet;
    QList<QAction *> m_ofCampaign;
    QList<QAction *> m_menu;
};

} // namespace escarmouche::app
