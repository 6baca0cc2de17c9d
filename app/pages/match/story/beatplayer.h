// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pages/board/scene/gesturebook.h"
#include "app/pages/match/story/summoments.h"
#include "app/pages/match/told/actlines.h"
#include "app/words/settings/boardoptions.h"
#include "model/match/session/matchsession.h"
#include "rules/core/journal/idling.h"

#include <QObject>
#include <QTimer>

#include <deque>
#include <optional>

namespace escarmouche::app {

class BoardCanvas;
class LastActBar;
class MatchController;
class StoryPanel;

/** Shows what happened beat by beat: dice of the act, sentences in the log, figures moving and
    shots flying on the board. A machine acts again once its last act has been shown, or while it
    moves what is nobody's: such a wave moves together. What a side did in its wave is summed up and
    read before the next one begins. Whoever skips sees nothing more of it before somebody is asked
    or the wave is over. */
class BeatPlayer : public QObject
{
    Q_OBJECT

public:
    BeatPlayer(MatchController &controller, BoardCanvas &canvas, LastActBar &lastAct,
               StoryPanel &story, QObject *parent);

    /** What is shown next: at the latest once nothing else goes on, so that what came of one act
        is known whole. */
    void add(const model::MatchStep &step);
    /** What was added is shown now; false: it is already, or nothing was. */
    bool begin();
    bool isPlaying() const { return m_isPlaying; }
    /** What is being shown is the turn of others than who is asked next. */
    bool isOfOthers() const;
    /** To the end at once, and over what machines still do in this turn. */
    void skip();
    /** What comes next is shown again, whatever was to be skipped. */
    void watch();
    /** To the end of the wave, whose sum is then read; while one is read, on. */
    void skipWave();
    /** On by one thing: what is read counts as read, what moves is there. */
    void pressOn();
    /** No sum is there any more; where one is read, it has been. */
    void closeSums();
    /** Of one's own acts to what came of them, which is then read. While it is read: on. */
    void hurry();
    /** What came of one's own act, or what a side did, is read before anybody does more. */
    bool isReading() const { return m_isReading; }
    /** That is a sum, and nothing goes on before. */
    bool areSumsRead() const { return m_isReading && m_wereSumsRead; }
    /** A sum has only just come: a key that comes now is not meant for it. */
    bool hasJustSummedUp() { return m_sums.isTooSoon(); }
    /** A sum was still read a moment ago: a key that comes now was meant for it. */
    bool hasJustRead() const { return m_sums.hasJustGone(); }
    /** Milliseconds for which what came of one's own act is still read. */
    int readOwnFor() const;
    /** After the beat that is shown nothing else is, until it is let go on. */
    void hold(bool isHeld);
    bool isHeld() const { return m_isHeld; }
    /** What has been shown, act by act. */
    const ActLines &acts() const { return m_lines; }
    /** Nothing of it counts any more. */
    void forgetActs();
    /** Machines may act: what they did before has been looked at. */
    void goOn();

signals:
    void began();
    /** Everything told so far is on the board. */
    void ended();
    /** What a side did is summed up. */
    void summedUp(const escarmouche::app::ActLine &sum);
    /** A sum is read before more happens: until somebody goes on, where one is waited for. */
    void sumsWait();
    /** Sums were read, and more happens. */
    void sumsRead();
    /** All that is told up to that board has been shown. */
    void reached(const escarmouche::rules::BoardView &view);

private:
    enum class Skip { Nothing, Wave, All };

    void next();
    void play();
    void skipTo(Skip skip);
    void take();
    bool join(const model::MatchBeat &beat);
    std::vector<BoardMove> waveOf(const model::MatchBeat &beat,
                                  const std::vector<BoardAct> &acts) const;
    void nameWhomItIsAbout();
    void noteReason();
    void nameWord(BoardWord &word);
    bool isGoodNews(int token) const;
    QString banner() const;
    QString whoseTurn() const;
    rules::SeatId whose() const;
    void tell(const model::MatchBeat &beat);
    bool isKnown(const ActLine &sum) const;
    const rules::BoardView &lastView() const;
    qsizetype tellRest();
    std::optional<BoardDice> diceOf(const model::MatchBeat &beat) const;
    void goOnWithWave();
    void pace();
    void endSkip();
    BoardOptions::Machines machines() const;
    void follow();
    bool isFollowed() const;
    bool isBusy() const;
    int scaled(int milliseconds) const;
    bool pauses();
    bool readsFirst();
    bool isActOver(bool isOwn) const;
    bool readsSums();
    void endReading();
    void reach();
    void putAway();

    MatchController &m_controller;
    BoardCanvas &m_canvas;
    LastActBar &m_lastAct;
    StoryPanel &m_story;
    QTimer m_dice; // they lie for a moment before the next thing happens
    QTimer m_pause; // a turn is looked at, or something is read
    QTimer m_added; // something was, and is shown as soon as nothing else goes on
    GestureBook m_gestures;
    ActLines m_lines;
    rules::Idling m_idling;
    std::deque<model::MatchBeat> m_left;
    model::MatchBeat m_beat; // the one that is shown
    std::vector<BoardAct> m_acts; // its
    std::optional<BoardDice> m_lying; // its dice, where they lie on the board
    rules::Phrase m_said; // last on the board, of that act
    rules::Phrase m_reason; // of what several of a side do one after another
    std::optional<ActLine> m_later; // the act that begins with its end, told after it
    std::vector<ActLine> m_laterSums;
    bool m_isWave = false; // it is only of what is nobody's and moves
    bool m_isPlaying = false;
    bool m_isHeld = false;
    bool m_isReading = false;
    bool m_wereSumsRead = false;
    bool m_isTaken = false; // a beat has been, since it began to play
    bool m_isReached = false; // all of the page tells what that beat came to
    rules::SeatId m_doer; // in whose time the beat came
    Skip m_skip = Skip::Nothing; // until a person is asked, or the wave or the turn is over
    SumMoments m_sums;
    int m_skipped = 0; // the turn
    int m_turn = 0; // looked at last, where only turns are shown
};

} // namespace escarmouche::app
