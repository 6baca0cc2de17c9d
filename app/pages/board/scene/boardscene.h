// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pages/board/ground/groundplan.h"
#include "app/pages/board/ground/paintbudget.h"
#include "app/pages/board/marks/targetcard.h"
#include "app/pages/board/marks/trayitem.h"
#include "app/pages/board/tokens/castbook.h"
#include "rules/core/board/boardface.h"

#include <QGraphicsScene>

#include <functional>
#include <map>
#include <memory>

namespace escarmouche::app {

class BadgeLayer;
class CursorItem;
class OverlayItem;
class ReachItem;
class RulerItem;
class TokenItem;
struct MarkName;

/** What the ground is under a board that is shown. */
using GroundOf = std::function<rules::Ground(const rules::BoardView &)>;

/** What stands on a board and is drawn over it; the ground itself is painted by the view. Knows no
    mouse, no keys and no rules. */
class BoardScene : public QGraphicsScene
{
    Q_OBJECT

public:
    explicit BoardScene(QObject *parent = nullptr);
    ~BoardScene() override;

    /** No other follows. */
    void setGround(rules::Ground ground);
    /** Asked of each board whose turn, phase or laid things are others than before. */
    void followGround(GroundOf groundOf) { m_groundOf = std::move(groundOf); }
    /** What would lie under that board, before it is shown. */
    void layGroundOf(const rules::BoardView &view);
    const GroundPlan &plan() const { return *m_plan; }
    void setCast(rules::Cast cast, std::vector<rules::StateWord> states, rules::BoardWords words);
    void setSay(Say say) { m_say = std::move(say); }
    const Say &say() const { return m_say; }
    void setUnits(const Units &units);
    /** Tokens wear their letters alone, not the outlines of their figures. */
    void setLetters(bool isLettered);
    /** Of the figures of the cast, square, by token; those without one have their outline. */
    void setPortraits(std::map<int, QImage> portraits);
    /** Tokens wear their portraits, where they do not wear letters. */
    void setPortrayed(bool isPortrayed);
    /** Whatever tokens wear; null: it has none. */
    QImage portraitOf(int id) const;
    const Units &units() const { return m_units; }
    void setColours(const QPalette &palette);
    const QPalette &colours() const { return m_palette; }

    void showBoard(const rules::BoardView &view);
    const rules::BoardView &view() const { return m_view; }
    const rules::Token *token(int id) const;
    QString told(int id) const;
    /** The ground under a point and what is fought for there, line by line. */
    QString toldAt(QPointF point) const;
    /** The number among Ground::parts of the one that a place is of; -1: of none. */
    int partAt(const rules::Place &place) const;
    /** What a part of the ground is called; by its middle too where others are called as it. */
    QString toldPart(int part) const;
    bool isWaiting(int id) const;

    /** The token at a point, the topmost first, or within `slack` units of it; -1: none. */
    int tokenAt(QPointF point, double slack) const;
    TokenItem *item(int id) const;
    std::optional<QPointF> standOf(int id) const;
    /** A point with something about it. */
    struct About {
        QPointF at;
        double radius = 0;
    };
    /** Where something of that size lies beside it and covers neither tokens nor `kept`, nor what
        the ground says if it can, at that edge if it can; its middle, in pixels from the point. */
    QPointF besides(const About &about, const QSizeF &size, Qt::Edge edge,
                    const std::vector<QRectF> &kept) const;
    /** Words and dice that lie there, but for some, in pixels of the first view. */
    std::vector<QRectF> said(const std::vector<const QGraphicsItem *> &but = {}) const;
    /** What stands on the board and what is said there, in pixels of a view; all of a token and its
        signs. */
    std::vector<QRectF> boxesIn(const QGraphicsView &view) const;
    /** What the marks of the ground say, where no token stands on it if it can be; what words or
        dice lie on is left out meanwhile. */
    std::vector<MarkName> markNames(const QGraphicsView &view) const;
    /** Where what is fought for and still there lies. */
    std::vector<QRectF> foughtFor() const;
    void select(int id);
    int selected() const { return m_selected; }

    /** With a card about its attack, where there is one. */
    void showOverlay(const rules::Overlay &overlay, const TargetCard &card = {});
    void showReach(const std::vector<rules::Reach> &reach, bool isThreat);
    const std::vector<ReachItem *> &reachItems() const { return m_reach; }
    const OverlayItem &overlay() const { return *m_overlay; }
    CursorItem &cursor() { return *m_cursor; }
    RulerItem &ruler() { return *m_ruler; }
    void layRuler(const rules::Place &from, const rules::Place &to);
    /** What is drawn of an action meanwhile is hidden. */
    void showRuler(bool isShown);

    /** Of the picture that is being painted. */
    PaintBudget &budget() { return m_budget; }

    /** Board and strips of those who wait, with a margin. */
    QRectF whole() const { return m_whole; }

signals:
    void wholeChanged();
    /** By what it follows. */
    void groundChanged();
    /** Something on the ground was taken, or is free again. */
    void marksChanged();

private:
    void lay(rules::Ground ground);
    std::vector<QRectF> tokenBoxes(const QGraphicsView &view) const;
    std::vector<MarkName> placedNames(const QGraphicsView &view,
                                      const std::vector<QRectF> &tokens) const;
    void layTrays();
    void layTokens();
    int crowdAbout(const rules::Token &token) const;
    void freshen(TokenItem &item, const rules::Token &token) const;
    TokenItem *itemFor(const rules::Token &token);

    PaintBudget m_budget;
    std::unique_ptr<GroundPlan> m_plan;
    rules::Ground m_ground;
    GroundOf m_groundOf;
    CastBook m_cast;
    Say m_say;
    Units m_units;
    bool m_isLettered = false;
    bool m_isPortrayed = true;
    std::map<int, QImage> m_portraits; // by token
    QPalette m_palette;
    rules::BoardView m_view;
    int m_selected = -1;
    std::vector<int> m_targets;
    std::map<int, TokenItem *> m_tokens;
    std::vector<ReachItem *> m_reach;
    std::vector<Tray> m_trays;
    TrayItem *m_tray;
    OverlayItem *m_overlay = nullptr;
    BadgeLayer *m_badges = nullptr;
    RulerItem *m_ruler = nullptr;
    CursorItem *m_cursor;
    QRectF m_strips; // board and strips as large as they were since anybody waits
    QRectF m_whole;
};

} // namespace escarmouche::app
