// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/look/keyboard/keys.h"
#include "app/pages/match/control/matchcontroller.h"
#include "app/pages/match/matchmenu.h"
#include "app/pages/match/matchpanels.h"
#include "app/words/language/units.h"
#include "app/words/settings/boardoptions.h"

#include <QWidget>

#include <memory>

class QAction;

namespace escarmouche::app {

class BeatPlayer;
class Curtain;
class EndPanel;
class EnemyThreat;
class LookingBack;
class MatchBoard;
class SaidHere;
class WaveSum;

/** The room of one match: the board with what is asked, thrown and scored about it; beside it what
    could be done where one points, the list of all figures, and the log. */
class MatchPage : public QWidget
{
    Q_OBJECT

public:
    MatchPage(std::unique_ptr<model::MatchSession> session, const Units &units,
              QWidget *parent = nullptr);
    ~MatchPage() override;

    MatchController &controller() { return *m_controller; }
    model::MatchSession &session() { return m_controller->session(); }
    BoardCanvas &canvas() { return *m_panels.canvas; }
    const MatchPanels &panels() const { return m_panels; }
    QString title() const;
    /** In place of who plays. */
    void setTitle(const QString &title);
    void setUnits(const Units &units);
    void setBoardOptions(const BoardOptions &options);
    /** As of MatchController. */
    void setAskFrom(int percent) { m_controller->setAskFrom(percent); }
    /** Of one's last acts; then what else can be done in a match, in groups. */
    const QList<QAction *> &editActions() const { return m_menu->ofActs(); }
    const QList<QAction *> &matchActions() const { return m_menu->actions(); }
    static QList<KeyHint> keyHints();

    /** Sides whose figures have pages, to which the result leads. */
    void offerFigures(std::vector<rules::SeatId> sides);

    /** Opens the note on that entry of the journal. */
    void writeNote(int entry) { m_menu->writeNote(entry); }

signals:
    /** The page is as the match is now. */
    void shown();
    void titleChanged();
    void ruleWanted(const QString &rule, QWidget *near);
    void matchWanted(const QString &uuid); // a rematch, or one played on from here
    void figureWanted(const escarmouche::rules::FigureRef &figure); // his page
    /** By a key on the board. */
    void boardOptionsChanged(const escarmouche::app::BoardOptions &options);
    /** On the question itself. */
    void askFromChanged(int percent);
    void said(const QString &text);
    void failed(const escarmouche::rules::Error &error);

protected:
    void changeEvent(QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;

private:
    void connectMatch();
    void connectQuestions();
    void connectSide();
    void connectPast();

    void showStep(const model::MatchStep &step);
    void showMatch();
    void setShowing(bool isShowing);
    void showEyes();
    void cover();
    void uncover();
    void refreshDice();
    void fitBoard();
    void makeEnd(bool isOver);
    void showResult(bool isShown);
    void beginLookingBack();
    void showMoment(int entry, const rules::BoardView &view);
    void showRefusal(const rules::Error &error);
    void showOffersMenu(const QPoint &at);
    void rematch();

    MatchController *m_controller;
    QWidget *m_room; // all but the curtain
    Curtain *m_curtain;
    MatchPanels m_panels;
    EndPanel *m_end = nullptr;
    std::vector<rules::SeatId> m_withPages;
    SaidHere *m_here;
    BeatPlayer *m_beats;
    MatchBoard *m_board;
    WaveSum *m_sum;
    LookingBack *m_past;
    MatchMenu *m_menu;
    EnemyThreat *m_threat;
    rules::SeatId m_eyes; // for whom the page was last shown
    bool m_wentBack = false; // since it was last shown
    bool m_isAnswering = false; // the player is asked something in the middle of an act
    rules::SeatId m_active; // whose turn it was when the board was fitted last
    QString m_title; // empty: who plays
};

} // namespace escarmouche::app
