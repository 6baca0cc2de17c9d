// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Not only named: the moc of Qt 6.4 fails on <compare> where nothing of std was read before.
#include "app/pages/board/scene/boardact.h"
#include "app/pages/board/scene/boardscene.h"
#include "app/pages/board/scene/captions.h"

#include <QObject>

#include <vector>

class QVariantAnimation;

namespace escarmouche::app {

class DiceItem;
class EffectItem;
class TokenMove;

/** Plays acts on a scene one after another, and together what moves and is nobody's; never waits
    for them. Child of the scene. */
class BoardAnimation : public QObject
{
    Q_OBJECT

public:
    explicit BoardAnimation(BoardScene &scene);
    ~BoardAnimation() override;

    /** 1 as it is meant, 2 twice as fast. */
    void setSpeed(double speed) { m_speed = speed; }
    /** Plays the acts, then shows the view and says that it ended. */
    void play(std::vector<BoardAct> acts, const rules::BoardView &after);
    /** Tokens set out beside those that are on their way, and a later view is shown at the end;
        false where nothing moves, something else is still to be played, or one is on its way. */
    bool join(const std::vector<BoardMove> &moves, const rules::BoardView &after);
    bool isPlaying() const { return m_isPlaying; }
    /** Milliseconds for which what was last said at a token is still read. */
    int readFor() const { return m_captions->readFor(); }
    /** It has been read. */
    void endReading() { m_captions->endReading(); }
    /** What is said stays meanwhile. */
    void holdWords(bool isHeld) { m_captions->hold(isHeld); }
    /** To the end at once; what came of it is still said. */
    void finish();
    /** The view has moved: what is said keeps clear of everybody as it is seen now. */
    void settle();
    /** The dice that fell last lie there no more. */
    void dropDice();
    /** Nobody aims any more. */
    void dropAim();
    /** What is said of the act before, its dice and the area it struck are gone. */
    void dropFormer();
    /** Nothing is seen any more of what was played: no aim, no dice, no words. */
    void dropAll();

signals:
    void ended();

private:
    void next();
    void stop();
    void end();
    void begin(const BoardStart &start);
    void begin(const BoardMove &move);
    void beginWave();
    bool setOut(const BoardMove &move);
    bool isNobodys(int token) const;
    bool isOnItsWay(int token) const;
    void arrive(TokenMove *move);
    void begin(const BoardAim &aim);
    void begin(const BoardShot &shot);
    void begin(const BoardFate &fate);
    void begin(const BoardBlast &blast);
    void begin(const BoardDice &dice);
    void begin(const BoardWord &word);
    void lay(const BoardDice &dice);
    bool say(const BoardWord &word);
    void sayAll(const std::vector<BoardAct> &acts);
    void mark(const BoardBlast &blast);
    void dropStruck();
    void beginEffect(EffectItem *effect, double milliseconds);
    void run(double milliseconds);

    BoardScene &m_scene;
    QVariantAnimation *m_clock;
    std::vector<BoardAct> m_left; // the next one last
    rules::BoardView m_after;
    std::vector<TokenMove *> m_moves; // under way
    EffectItem *m_effect = nullptr; // the one that is played
    EffectItem *m_aim = nullptr; // that stays
    EffectItem *m_struck = nullptr; // the area that was struck last, which stays, too
    DiceItem *m_dice = nullptr; // those that fell last, where they still lie
    Captions *m_captions;
    double m_speed = 1;
    bool m_isPlaying = false;
};

/** Moves between two views for those that no act tells of: straight from old place to new. */
std::vector<BoardAct> actsBetween(const rules::BoardView &from, const rules::BoardView &to,
                                  const std::vector<BoardAct> &told);

} // namespace escarmouche::app
