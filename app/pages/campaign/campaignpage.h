// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/look/keyboard/keys.h"
#include "app/words/shell.h"
#include "model/library/sessions/campaignsession.h"
#include "rules/core/match/match.h"

#include <QWidget>

#include <memory>
#include <optional>
#include <vector>

class QAction;
class QLabel;
class QTabWidget;
class QToolButton;

namespace escarmouche::model {
struct DraftPlace;
}

namespace escarmouche::app {

class BandsPanel;
class CalendarPanel;
class CampaignActs;
class CampaignController;
class CampaignFigures;
class CampaignStory;
class EntrantsPanel;
class NoticeBar;
class PostGamePanel;
class StandingsPanel;

/** One campaign on the screen: its calendar, what is done after games, its bands, its standings and
    its story; or the same as it once was, to look at. Shows, asks and forwards. */
class CampaignPage : public QWidget
{
    Q_OBJECT

public:
    CampaignPage(std::unique_ptr<CampaignController> controller, const Shell &shell,
                 QWidget *parent = nullptr);
    ~CampaignPage() override;

    CampaignController &controller() { return *m_controller; }
    QString title() const;
    const QList<QAction *> &editActions() const;
    const QList<QAction *> &goActions() const { return m_goActions; }
    static QList<KeyHint> keyHints();
    /** The sheet that goes with the part that is shown. */
    bool canPrint() const;
    void print();
    /** Waits until all is on disk; before closing. */
    [[nodiscard]] rules::Result<void> settle();
    void showFixture(rules::FixtureId fixture);
    void showPostGame(rules::FixtureId fixture);
    /** The page of that figure, in a game with bands. */
    void showFigure(rules::MemberId member);
    /** Asks what is to become of the acts that no longer hold, where there are any. */
    void answerQuestions();
    /** Opens the form of that draft, if it can still be filled in. */
    void openDraft(const model::DraftPlace &place);

signals:
    void renamed(const QString &name);
    void printingChanged(); // what canPrint() says, perhaps
    void ruleWanted(const QString &rule, QWidget *near);
    void seasonWanted();
    void asOfWanted(const escarmouche::model::CampaignLine &line);
    void bandWanted(escarmouche::rules::BandId band);
    void boardWanted(escarmouche::rules::FixtureId fixture);
    void matchWanted(const QString &uuid);
    void failed(const escarmouche::rules::Error &error);
    void said(const QString &text);

protected:
    void focusInEvent(QFocusEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void arrange();
    QWidget *makeHead();
    void makeTabs();
    void makeGoActions();
    void connectSignals();
    void retranslate();
    void showCampaign();
    void showSaving();
    void connectBands();
    void correct(const model::CampaignLine &line);
    QString nameOf(const QWidget *part) const;
    /** Who takes part. */
    QWidget *partakers() const;
    void goTo(QWidget *part);
    std::optional<rules::BandId> bandShown() const;
    QAction *sheetShown() const;
    void enterResult(rules::FixtureId fixture);
    void showFame();
    void chooseCrew(rules::FixtureId fixture);
    void openDraftOfGame(const model::DraftPlace &place, rules::FixtureId fixture);

    std::unique_ptr<CampaignController> m_controller;
    Shell m_shell;
    std::vector<rules::ScenarioTitle> m_scenarios;
    QLabel *m_name = nullptr;
    QLabel *m_subtitle = nullptr;
    QToolButton *m_questions = nullptr;
    QLabel *m_saving = nullptr;
    QLabel *m_past = nullptr;
    QToolButton *m_menu = nullptr;
    NoticeBar *m_notice = nullptr;
    QTabWidget *m_tabs = nullptr;
    CalendarPanel *m_calendar = nullptr;
    PostGamePanel *m_postGames = nullptr; // where games have one
    BandsPanel *m_bands = nullptr; // in a game with bands
    EntrantsPanel *m_entrants = nullptr; // in one without
    StandingsPanel *m_standings = nullptr;
    CampaignStory *m_story = nullptr;
    CampaignFigures *m_figures = nullptr; // in a game with bands
    CampaignActs *m_acts = nullptr;
    QList<QAction *> m_goActions;
    QString m_shown;
};

} // namespace escarmouche::app
