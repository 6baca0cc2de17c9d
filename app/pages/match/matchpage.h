// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/look/keyboard/keys.h"
#include "app/pages/board/scene/gesturebook.h"
#include "app/pages/match/control/matchcontroller.h"
#include "app/words/language/units.h"
#include "app/words/settings/boardoptions.h"

#include <QWidget>

#include <memory>
#include <optional>

class QAction;
class QSplitter;
class QTabWidget;

namespace escarmouche::app {

class AimPanel;
class AnswerBar;
class BeatPlayer;
class BoardCanvas;
class BoardLooks;
class DiceTray;
class EndPanel;
class FigureList;
class MatchActs;
class NotePanel;
class ReplayBar;
class ScoreBar;
class StoryPanel;
class TargetPanel;
class ThoughtPanel;
struct Weighing;

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
    BoardCanvas &canvas() { return *m_canvas; }
    /** "Karnash – Vega"; of one that goes on from another, whence. */
    QString title() const;
    void setUnits(const Units &units);
    void setBoardOptions(const BoardOptions &options);
    /** As of MatchController. */
    void setAskFrom(int percent) { m_controller->setAskFrom(percent); }
    /** Of one's last acts; then what else can be done in a match, in groups. */
    const QList<QAction *> &editActions() const;
    const QList<QAction *> &matchActions() const { return m_actions; }
    static QList<KeyHint> keyHints();

    /** Opens the note on that entry of the journal. */
    void writeNote(int entry);

signals:
    void titleChanged();
    void ruleWanted(const QString &rule, QWidget *near);
    void matchWanted(const QString &uuid); // a rematch, or one played on from here
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
    void arrange();
    void makeActions();
    void addSeparator();
    QAction *makeAction(const QString &icon, const QKeySequence &keys, void (MatchPage::*act)());
    void connectBoard();
    void connectMatch();
    void retranslate();

    void showStep(const model::MatchStep &step);
    void showMatch();
    void refreshDice();
    void showEnd(bool isOver);
    void showGround();
    void showAim();
    void showChosen();
    void showNotice();
    void showThreatOf(int token);
    void sayHere(const QString &text);
    void dropSaid();
    void forgetSaidElsewhere();
    QString openQuestion() const;
    QString armedText() const;
    std::vector<int> concerned() const;
    void showRefusal(const rules::Error &error);
    void showThought(const Weighing &weighing, std::size_t thought);
    void weigh();
    void lookAt(int entry);
    void goToLine(const QModelIndex &index);
    void turnTo(int token);
    void letGo();
    void showOffersMenu(const QPoint &at);
    void finish();
    void showRest();
    void placeAll();
    void toggleThreat();
    void takeAim();
    void addNote();
    void previousNote();
    void nextNote();
    void showNoteCount();
    void rematch();
    void replay();
    void replayFrom(int entry);
    void comeBack();
    void showMoment();
    /** What happened at one moment. Unlike in the log, each stretch of a way is told that was set
       out on before it: it is all that is seen then. */
    QStringList captionOf(const std::vector<rules::ToldEvent> &told) const;
    void playOn(int entry);
    void saveStory();

    MatchController *m_controller;
    BoardCanvas *m_canvas;
    ScoreBar *m_score;
    AnswerBar *m_answers;
    DiceTray *m_dice;
    AimPanel *m_aim;
    FigureList *m_list;
    TargetPanel *m_targets;
    ThoughtPanel *m_thoughts;
    NotePanel *m_notes;
    StoryPanel *m_story;
    ReplayBar *m_replay;
    EndPanel *m_end = nullptr;
    QTabWidget *m_parts;
    QSplitter *m_split;
    BeatPlayer *m_beats;
    GestureBook m_gestures; // of a replay
    std::size_t m_replayed = 0; // the step of it that is shown
    MatchActs *m_acts;
    BoardLooks *m_looks;
    QList<QAction *> m_actions;
    bool m_showsZones = false;
    int m_threatOf = -1; // the token
    std::optional<rules::Pointing> m_saidOf; // what was said last is about what is pointed at
    QAction *m_finish = nullptr;
    QAction *m_showRest = nullptr;
    QAction *m_aimAt = nullptr;
    QAction *m_threat = nullptr;
    QAction *m_weigh = nullptr;
    QAction *m_placeAll = nullptr;
    QAction *m_replayAll = nullptr;
    QAction *m_note = nullptr;
    QAction *m_previousNote = nullptr;
    QAction *m_nextNote = nullptr;
    QAction *m_saveStory = nullptr;
};

} // namespace escarmouche::app
