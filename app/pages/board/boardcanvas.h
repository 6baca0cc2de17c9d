// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/look/keyboard/keys.h"
#include "app/pages/board/boardnotice.h"
#include "app/pages/board/ground/groundtiles.h"
#include "app/pages/board/scene/boardanimation.h"
#include "app/pages/board/scene/boardscene.h"
#include "app/words/settings/boardoptions.h"

#include <QGraphicsView>
#include <QTimer>

#include <optional>
#include <vector>

namespace escarmouche::app {

class Camera;
class MiniMap;

/** A board to look at and to point on, for any system: draws what it is given, tells where a person
    points, and decides nothing. Not even who is chosen: a click only says where it was, Escape
   that nobody is to be chosen, and select() answers it; the keyboard's walk through one's own
   tokens alone chooses by itself and says so. */
class BoardCanvas : public QGraphicsView
{
    Q_OBJECT

public:
    explicit BoardCanvas(QWidget *parent = nullptr);
    ~BoardCanvas() override;

    void setGround(const rules::Ground &ground);
    void setCast(rules::Cast cast, std::vector<rules::StateWord> states);
    void setSay(Say say);
    void setUnits(const Units &units);
    void setOptions(const BoardOptions &options);
    const BoardOptions &options() const { return m_options; }
    /** Whose tokens the keyboard walks through; nobody: everybody's. */
    void setPlayer(rules::SeatId seat) { m_player = seat; }
    /** Which of them, where not all: those that can act. */
    void setWalk(std::vector<int> tokens) { m_walk = std::move(tokens); }
    /** The tokens that can be dragged to a place. */
    void setDraggable(std::vector<int> tokens) { m_draggable = std::move(tokens); }

    /** What is dragged cannot be laid down where it is. */
    void setBarred(bool isBarred);

    /** At once; ends an animation. */
    void showBoard(const rules::BoardView &view);
    /** The same, played: acts in their order, then straight moves of the others. Never waits;
        animationEnded() follows, at once where animations are off. */
    void animate(const rules::BoardView &view, const std::vector<BoardAct> &acts = {});
    bool isAnimating() const { return m_animation->isPlaying(); }
    void skipAnimation() { m_animation->finish(); }

    void showOverlay(const rules::Overlay &overlay);
    void showReach(const std::vector<rules::Reach> &reach);
    void showThreat(const std::vector<rules::Reach> &reach);
    void setNotice(const BoardNotice &notice);
    const BoardNotice &notice() const { return m_notice; }
    /** Tells anew what is pointed at, if that is something else by now. */
    void pointAgain();
    void select(int token);
    int selected() const { return m_scene->selected(); }
    /** The keyboard points nowhere. */
    void hideCursor();

    void fit();
    void zoomIn();
    void zoomOut();
    /** In the middle, if it is not in sight. */
    void bringIntoSight(int token);
    void setRuler(bool isOn);
    bool isRulerOn() const { return m_isRulerOn; }

    /** The last picture showed everything as fine as it is. */
    bool isPictureWhole() const { return m_isGroundWhole && !m_scene->budget().isShort(); }
    BoardScene &board() const { return *m_scene; }
    Camera &camera() const { return *m_camera; }
    /** Keys that the board understands by itself. */
    static std::vector<KeyHint> keyHints();

signals:
    void pointed(const escarmouche::rules::Pointing &pointing);
    /** The pointer is beside the board; what was pointed at last is told anew if it comes back. */
    void pointerLeft();
    void clicked(const escarmouche::rules::Pointing &pointing);
    void confirmed(); // by Enter: what is pointed at
    /** The overlay that it was given last is on the screen. */
    void overlayPainted();
    void contextMenuAsked(const escarmouche::rules::Pointing &pointing, QPoint globalPosition);
    void selectedByKey(int token);
    /** By the keyboard: nobody is to be chosen any more. */
    void letGoOf();
    void taken(int token); // is dragged from now on
    void dragged(int token, const escarmouche::rules::Place &place);
    void animationEnded();
    void optionsChanged();
    void rulerChanged(bool isOn);

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
    enum class Drag { None, Maybe, Pan, Ruler, Token };

    void connectSignals();
    void retell();
    void repaintGround();
    void placeMiniMap();
    void drawLegend(QPainter &painter) const;
    void drawNotice(QPainter &painter) const;
    void showInLegend(const std::vector<rules::Reach> &reach, bool isThreat);

    rules::Pointing pointingAt(QPointF viewportPoint) const;
    rules::Pointing pointingAtCursor() const;
    void tell(const rules::Pointing &pointing);
    void tellPointer();
    void leave();
    void beginDrag(QPointF at);
    void continueDrag(QPointF at);

    void moveCursor(const rules::Place &place);
    void moveCursorTo(int token);
    void changeFloor(int by);
    void tellCursor();
    bool stepBy(int key, Qt::KeyboardModifiers modifiers);
    bool act(const QKeyEvent &event);
    bool toggle(int key);
    void walkEnemies(bool isForward);
    bool letGo();
    void keepRuler();

    BoardScene *m_scene;
    Camera *m_camera;
    BoardAnimation *m_animation;
    MiniMap *m_miniMap;
    GroundTiles m_tiles;
    bool m_isGroundWhole = false;
    BoardOptions m_options;
    rules::SeatId m_player;
    std::vector<int> m_draggable;
    std::vector<int> m_walk; // of the keyboard; empty: all of the player's
    BoardNotice m_notice;
    bool m_isOverlayNew = false; // and not painted yet
    struct LegendLine {
        rules::Reach::Kind kind;
        bool isThreat;
        rules::Phrase label;
    };
    std::vector<LegendLine> m_legend;

    rules::Place m_cursor; // of the keyboard
    int m_lower = 0; // floors below the highest that the pointer means
    Drag m_drag = Drag::None;
    Qt::MouseButton m_button = Qt::NoButton;
    QPointF m_pressed, m_dragAt;
    int m_dragToken = -1;
    bool m_isSpaceHeld = false;
    bool m_isRulerOn = false;
    bool m_isRulerHeld = false;
    bool m_wasRulerUsed = false;
    rules::Place m_rulerFrom;

    QTimer m_rest; // between two tellings of where the pointer is
    QPointF m_pointer;
    bool m_isPointerNew = false;
    std::optional<rules::Pointing> m_told;
};

} // namespace escarmouche::app
