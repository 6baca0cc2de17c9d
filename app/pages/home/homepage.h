// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/words/reference/lessonoffers.h"
#include "app/words/reference/samplebands.h"
#include "model/library/library.h"

#include <QWidget>

#include <functional>
#include <memory>
#include <vector>

class QAction;
class QListWidgetItem;
namespace Ui {
class HomePage;
}

namespace escarmouche::model {
struct Draft;
struct DraftPlace;
} // namespace escarmouche::model

namespace escarmouche::app {

class BandListModel;
struct CutRun;

/** The first room: the campaigns of the library and its matches, every band to search and open,
   bands opened last, the examples. Asks for what is wanted by signals; only removing a band or
   a match, and taking that back, is done here. */
class HomePage : public QWidget
{
    Q_OBJECT

public:
    HomePage(model::Library &library, const std::vector<SampleBand> &samples, const RuleBook &rules,
             QWidget *parent = nullptr);
    ~HomePage() override;

    /** Reads the list again; keeps the chosen band chosen. */
    void reload();
    /** The uuid of the row that is marked in the list; empty: none. */
    QString chosenBand() const { return chosen(); }
    void focusSearch();
    /** The list, or the next step where it is empty. */
    void focusList();
    /** The list's own acts, for the menu of the window. */
    const QList<QAction *> &bandActions() const { return m_bandActions; }
    /** Says something above the list, to be closed by the person. */
    void notify(const QString &text);
    /** Of a run that did not end as it should: what was kept, and its log. */
    void tellCut(const CutRun &run);
    /** With those that were done by now. */
    void showLessons();

signals:
    void bandWanted(const QString &uuid);
    void newBandWanted();
    void fileWanted();
    void sampleWanted(const QString &key);
    void lessonWanted(const QString &key);
    void copyWanted(const QString &uuid);
    void quickMatchWanted();
    void matchWanted(const QString &uuid);
    void newCampaignWanted();
    void campaignWanted(const QString &uuid);
    /** A game of it whose result or whose post-games are owed. */
    void fixtureWanted(const QString &campaign, int fixture, bool isPostGame);
    void questionsWanted(const QString &campaign);
    /** Taken off the library by the person, here. */
    void bandRemoved(const QString &uuid);
    void matchRemoved(const QString &uuid);
    void draftWanted(const escarmouche::model::DraftPlace &place);
    void failed(const escarmouche::rules::Error &error);

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QAction *makeAction(const QString &icon, const QKeySequence &keys, void (HomePage::*act)());
    void makeActions();
    void makeSortMenu();
    void dress();
    bool hasBandsOfSeveralGames() const;
    void offerWhatGamesHave();
    void dressColumns();
    void fitColumns();
    void connectSignals();
    void retranslate();
    void retranslateActions();
    void forbidWriting();

    QString chosen() const;
    void choose(const std::string &uuid);
    void search();
    void openChosen();
    void copyChosen();
    void removeChosen();
    void removeMatch(const QString &uuid, const QString &sides);
    void discardDraft(const model::Draft &draft);
    void takeBack();
    void showState();
    void showNextStep();
    void showRecent();
    void showCampaigns();
    void showMatches();
    void shareRoom();
    int bandsHeight() const;
    void showSamples();

    std::unique_ptr<Ui::HomePage> m_ui;
    model::Library &m_library;
    const std::vector<SampleBand> &m_samples;
    BandListModel *m_bands;
    QList<QAction *> m_bandActions; // open, copy, remove, sort
    QList<QAction *> m_sortActions; // by column
    bool m_stale = false; // nobody saw the list for a while
    std::function<rules::Result<void>()> m_putBack; // what was removed last; empty: nothing
    std::vector<LessonOffer> m_lessons;
};

} // namespace escarmouche::app
