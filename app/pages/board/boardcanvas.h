// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pages/board/boardnotice.h"
#include "app/pages/board/ground/groundtiles.h"
#include "app/pages/board/marks/reachlegend.h"
#include "app/pages/board/scene/boardanimation.h"
#include "app/pages/board/scene/boardscene.h"
#include "app/words/settings/boardoptions.h"

#include <QGraphicsView>

class QHelpEvent;

namespace escarmouche::app {

class BoardKeys;
class BoardMouse;
class BoardPointing;
class BoardRuler;
class Camera;
class MiniMap;

/** A board to look at, for any system: draws what it is given and decides nothing. What hands do
    there is told by its parts; a click does not even choose a token, but the keys' walk does. */
class BoardCanvas : public QGraphicsView
{
    Q_OBJECT

public:
    explicit BoardCanvas(QWidget *parent = nullptr);
    ~BoardCanvas() override;

    BoardScene &board() const { return *m_scene; }
    Camera &camera() const { return *m_camera; }
    BoardPointing &pointing() const { return *m_pointing; }
    BoardRuler &ruler() const { return *m_ruler; }
    BoardMouse &mouse() const { return *m_mouse; }
    BoardKeys &keys() const { return *m_keys; }

    void setGround(const rules::Ground &ground);
    /** From now on the board shown says what its ground is. It changes under camera and cursor. */
    void followGround(GroundOf groundOf);
    void setCast(rules::Cast cast, std::vector<rules::StateWord> states, rules::BoardWords words);
    void setSay(Say say);
    void setUnits(const Units &units);
    void setOptions(const BoardOptions &options);
    const BoardOptions &options() const { return m_options; }

    /** At once; ends an animation. */
    void showBoard(const rules::BoardView &view);
    /** The same, played: acts in their order, then straight moves of the others. Never waits;
        animationEnded() follows, at once where animations are off. */
    void animate(const rules::BoardView &view, const std::vector<BoardAct> &acts = {});
    /** Tokens set out beside those that are on their way, as BoardAnimation::join(). */
    bool join(const std::vector<BoardMove> &moves, const rules::BoardView &view);
    bool isAnimating() const { return m_animation->isPlaying(); }
    void skipAnimation() { m_animation->finish(); }
    /** Nothing more is said of the act that was shown last. */
    void putWordsAway();
    /** The dice that fell last lie on the board no more. */
    void putDiceAway() { m_animation->dropDice(); }
    /** Milliseconds for which what was last said at a token is still read. */
    int readFor() const { return m_animation->readFor(); }
    /** It has been read. */
    void endReading() { m_animation->endReading(); }
    /** What is said stays meanwhile. */
    void holdWords(bool isHeld) { m_animation->holdWords(isHeld); }
    /** The board after those acts at once; what came of them is said. */
    void conclude(const rules::BoardView &view, const std::vector<BoardAct> &acts);
    /** What must not be covered: tokens, what the ground says, words, dice; in pixels. */
    QList<QRectF> stood() const;
    /** Where what is fought for and still there lies, in pixels. */
    QList<QRectF> foughtFor() const;

    /** With a card that tells of its attack; an empty one: none. */
    void showOverlay(const rules::Overlay &overlay, const TargetCard &card = {});
    void showReach(const std::vector<rules::Reach> &reach);
    void showThreat(const std::vector<rules::Reach> &reach);
    void setNotice(const BoardNotice &notice);
    const BoardNotice &notice() const { return m_notice; }
    void select(int token);
    int selected() const { return m_scene->selected(); }
    /** In the middle, if it is not in sight. */
    void bringIntoSight(int token);

    /** The last picture showed everything as fine as it is. */
    bool isPictureWhole() const { return !m_scene->budget().isShort(); }

signals:
    /** The overlay that it was given last is on the screen. */
    void overlayPainted();
    void contextMenuAsked(const escarmouche::rules::Pointing &pointing, QPoint globalPosition);
    void animationEnded();
    void optionsChanged();

protected:
    void drawBackground(QPainter *painter, const QRectF &rect) override;
    void drawForeground(QPainter *painter, const QRectF &rect) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    bool viewportEvent(QEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void keyReleaseEvent(QKeyEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    bool focusNextPrevChild(bool isNext) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    void connectSignals();
    void describe();
    void repaintGround();
    void placeMiniMap();
    void drawNotice(QPainter &painter) const;
    void paintNames(QPainter &painter, bool areApart) const;
    void showTip(const QHelpEvent &help);

    BoardScene *m_scene;
    Camera *m_camera;
    BoardAnimation *m_animation;
    MiniMap *m_miniMap;
    BoardPointing *m_pointing;
    BoardRuler *m_ruler;
    BoardMouse *m_mouse;
    BoardKeys *m_keys;
    GroundTiles m_tiles;
    ReachLegend m_legend;
    BoardNotice m_notice;
    bool m_isOverlayNew = false; // and not painted yet
    std::vector<MarkName> m_names; // in the picture that is being painted
    BoardOptions m_options;
};

} // namespace escarmouche::app
