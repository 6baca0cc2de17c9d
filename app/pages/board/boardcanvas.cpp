// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/board/boardcanvas.h"

#include "app/look/literal/literal.h"
#include "app/look/palette/palette.h"
#include "app/pages/board/boardkeys.h"
#include "app/pages/board/boardmouse.h"
#include "app/pages/board/boardpointing.h"
#include "app/pages/board/boardruler.h"
#include "app/pages/board/camera.h"
#include "app/pages/board/ground/markpainter.h"
#include "app/pages/board/ground/platepainter.h"
#include "app/pages/board/marks/overlayitem.h"
#include "app/pages/board/minimap.h"
#include "app/pages/board/tokens/tokenitem.h"

#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QTimer>
#include <QToolTip>
#include <QWheelEvent>

#include <utility>

namespace escarmouche::app {

namespace {

QRectF boxAbout(QPointF middle, double radius)
{
    return {middle - QPointF(radius, radius), middle + QPointF(radius, radius)};
}

/** What others have laid on the board. */
QList<QRectF> panelsOn(const QAbstractScrollArea &board)
{
    QList<QRectF> all;
    for (const auto *panel : board.findChildren<QWidget *>(QString(), Qt::FindDirectChildrenOnly)) {
        if (panel != board.viewport() && panel->isVisible())
            all << panel->geometry();
    }
    return all;
}

} // namespace

BoardCanvas::BoardCanvas(QWidget *parent)
    : QGraphicsView(parent), m_scene(new BoardScene(this)), m_camera(new Camera(*this)),
      m_animation(new BoardAnimation(*m_scene)), m_miniMap(new MiniMap(*m_scene, this)),
      m_pointing(new BoardPointing(*m_scene, *m_camera)), m_ruler(new BoardRuler(*m_scene)),
      m_mouse(new BoardMouse(*this)), m_keys(new BoardKeys(*this))
{
    setScene(m_scene);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setTransformationAnchor(NoAnchor);
    setResizeAnchor(NoAnchor);
    setViewportUpdateMode(FullViewportUpdate);
    setOptimizationFlags(DontSavePainterState | DontAdjustForAntialiasing);
    setRenderHint(QPainter::Antialiasing);
    setFrameShape(QFrame::NoFrame);
    viewport()->setAttribute(Qt::WA_OpaquePaintEvent); // drawBackground() covers all of it
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    m_scene->setColours(palette());
    connectSignals();
    describe();
}

BoardCanvas::~BoardCanvas() = default;

void BoardCanvas::connectSignals()
{
    connect(m_scene, &BoardScene::wholeChanged, this,
            [this] { m_camera->setWhole(m_scene->whole()); });
    connect(m_scene, &BoardScene::marksChanged, this, &BoardCanvas::repaintGround);
    connect(m_camera, &Camera::moved, this, &BoardCanvas::placeMiniMap);
    connect(m_camera, &Camera::moved, m_animation, &BoardAnimation::settle);
    connect(m_miniMap, &MiniMap::pressed, m_camera, &Camera::centreOn);
    connect(m_scene, &BoardScene::groundChanged, this, [this] {
        m_camera->setWhole(m_scene->whole());
        repaintGround();
    });
    connect(m_animation, &BoardAnimation::ended, this, &BoardCanvas::animationEnded);
    connect(m_animation, &BoardAnimation::ended, m_miniMap, qOverload<>(&QWidget::update));
    connect(m_pointing, &BoardPointing::cursorMoved, this, [this] {
        if (m_ruler->isOn()) // its far end follows the keyboard
            m_ruler->layTo(m_pointing->now().place);
        describe();
    });
    connect(m_mouse, &BoardMouse::menuAsked, this, &BoardCanvas::contextMenuAsked);
}

void BoardCanvas::setGround(const rules::Ground &ground)
{
    m_animation->finish();
    m_pointing->hideCursor();
    m_scene->setGround(ground);
    m_camera->setWhole(m_scene->whole());
    m_camera->fit();
    repaintGround();
}

void BoardCanvas::followGround(GroundOf groundOf)
{
    setGround(groundOf(m_scene->view()));
    m_scene->followGround(std::move(groundOf));
}

void BoardCanvas::setCast(rules::Cast cast, std::vector<rules::StateWord> states,
                          rules::BoardWords words)
{
    m_scene->setCast(std::move(cast), std::move(states), std::move(words));
}

void BoardCanvas::setSay(Say say)
{
    m_scene->setSay(std::move(say));
    repaintGround();
}

void BoardCanvas::setUnits(const Units &units)
{
    m_scene->setUnits(units);
}

void BoardCanvas::setOptions(const BoardOptions &options)
{
    if (options == m_options)
        return;
    m_options = options;
    if (!options.animated)
        m_animation->finish();
    constexpr double kFullSpeed = 100; // per cent
    m_animation->setSpeed(options.speed / kFullSpeed);
    m_scene->setLetters(options.letters);
    m_scene->setPortrayed(options.portraits);
    repaintGround();
    placeMiniMap();
    emit optionsChanged();
}

void BoardCanvas::showBoard(const rules::BoardView &view)
{
    m_animation->finish();
    if (view != m_scene->view())
        m_animation->dropAll();
    m_animation->dropAim();
    m_scene->showBoard(view);
    m_miniMap->update();
    describe();
}

void BoardCanvas::animate(const rules::BoardView &view, const std::vector<BoardAct> &acts)
{
    m_animation->finish();
    m_animation->play(m_options.animated && isVisible() ? actsBetween(m_scene->view(), view, acts)
                                                        : std::vector<BoardAct>(),
                      view);
}

void BoardCanvas::conclude(const rules::BoardView &view, const std::vector<BoardAct> &acts)
{
    animate(view, acts);
    m_animation->finish();
}

void BoardCanvas::putWordsAway()
{
    m_animation->dropFormer();
}

QList<QRectF> BoardCanvas::stood() const
{
    const auto boxes = m_scene->boxesIn(*this);
    QList<QRectF> all(boxes.begin(), boxes.end());
    for (const QRectF &box : m_scene->said())
        all << box;
    if (m_miniMap->isVisible())
        all << m_miniMap->geometry();
    return all;
}

QList<QRectF> BoardCanvas::foughtFor() const
{
    QList<QRectF> all;
    for (const QRectF &area : m_scene->foughtFor())
        all << viewportTransform().mapRect(area);
    return all;
}

bool BoardCanvas::join(const std::vector<BoardMove> &moves, const rules::BoardView &view)
{
    return m_animation->join(moves, view);
}

void BoardCanvas::showOverlay(const rules::Overlay &overlay, const TargetCard &card)
{
    m_scene->showOverlay(overlay, card);
    m_isOverlayNew = true;
    viewport()->update();
}

void BoardCanvas::setNotice(const BoardNotice &notice)
{
    if (notice == m_notice)
        return;
    m_notice = notice;
    viewport()->update();
    describe();
}

void BoardCanvas::showReach(const std::vector<rules::Reach> &reach)
{
    m_scene->showReach(reach, false);
    m_legend.show(reach, false);
    viewport()->update();
}

void BoardCanvas::showThreat(const std::vector<rules::Reach> &reach)
{
    m_scene->showReach(reach, true);
    m_legend.show(reach, true);
    viewport()->update();
}

void BoardCanvas::select(int token)
{
    m_scene->select(token);
    describe();
}

void BoardCanvas::bringIntoSight(int token)
{
    if (const auto at = m_scene->standOf(token))
        m_camera->bringIntoSight(*at);
}

/** For a screen reader. */
void BoardCanvas::describe()
{
    setAccessibleName(tr("Board"));
    QStringList parts;
    parts << m_notice.text;
    if (selected() >= 0)
        parts << tr("Chosen: %1").arg(m_scene->told(selected()));
    parts << m_pointing->toldAtCursor();
    parts.removeAll(QString());
    setAccessibleDescription(parts.isEmpty()
                                 ? tr("Tab goes through your figures, C points with the keyboard.")
                                 : parts.join(QStringLiteral("; ")));
}

void BoardCanvas::repaintGround()
{
    m_tiles.forget();
    m_miniMap->forget();
    placeMiniMap();
    viewport()->update();
}

void BoardCanvas::placeMiniMap()
{
    const QRectF seen = m_camera->seen();
    m_miniMap->setSeen(seen);
    m_miniMap->move(width() - m_miniMap->width() - kGap, height() - m_miniMap->height() - kGap);
    m_miniMap->setVisible(m_options.miniMap && !seen.contains(m_scene->plan().bounds()));
}

void BoardCanvas::drawBackground(QPainter *painter, const QRectF &rect)
{
    m_scene->budget().begin();
    GroundLook look{palette(),         m_options.heights, m_options.grid,
                    m_camera->scale(), m_scene->say(),    m_scene->view().taken};
    look.isNamedApart = true;
    m_scene->plan().paintBeyond(*painter, rect, look);
    m_tiles.paint(*painter, m_scene->plan(), rect, look, m_scene->budget());
    m_names = m_scene->markNames(*this);
    paintNames(*painter, false);
}

void BoardCanvas::drawForeground(QPainter *painter, const QRectF &)
{
    if (!isPictureWhole())
        QTimer::singleShot(0, viewport(), qOverload<>(&QWidget::update));
    paintNames(*painter, true);
    if (!m_scene->overlay().isEmpty())
        m_scene->overlay().paintWords(*painter, viewportTransform(), viewport()->rect());
    painter->resetTransform();
    m_legend.paint(*painter, viewport()->rect(), m_scene->say(), palette());
    drawNotice(*painter);
    if (std::exchange(m_isOverlayNew, false))
        emit overlayPainted();
    if (!hasFocus())
        return;
    painter->setBrush(Qt::NoBrush);
    painter->setPen(QPen(palette().color(QPalette::Highlight), 2));
    painter->drawRect(viewport()->rect().adjusted(1, 1, -1, -1));
}

/** Those where nobody stands are over ways and shots, the others under who stands there. */
void BoardCanvas::paintNames(QPainter &painter, bool areApart) const
{
    for (const MarkName &name : m_names) {
        if (name.isApart == areApart)
            paintPlate(painter, name.at, name.text, palette(), PlateSize::Small);
    }
}

void BoardCanvas::drawNotice(QPainter &painter) const
{
    constexpr double kAbout = 10; // pixels about a token
    constexpr double kPointed = 30; // pixels about a pointer
    if (m_notice.text.isEmpty())
        return;
    QList<LitSpot> looked;
    for (const int token : m_notice.lit) {
        if (const TokenItem *item = m_scene->item(token))
            looked << LitSpot{m_camera->toViewport(item->pos()),
                              item->radius() * m_camera->scale() + kAbout};
    }
    QList<QRectF> taken = stood() + panelsOn(*this);
    if (!m_notice.isQuestion)
        taken << boxAbout(m_pointing->spot(), kPointed);
    if (!m_scene->overlay().card().isEmpty())
        taken << m_scene->overlay().cardOn(viewportTransform(), viewport()->rect());
    const auto words = [this](QPainter &over) {
        m_scene->overlay().paintWords(over, viewportTransform(), viewport()->rect());
    };
    paintNotice(painter, viewport()->rect(), m_notice,
                {looked, taken, viewportTransform().map(m_scene->overlay().ways()), words},
                palette());
}

// The frame that says so is drawn on the viewport, which would not be painted again by itself.
void BoardCanvas::focusInEvent(QFocusEvent *event)
{
    QGraphicsView::focusInEvent(event);
    viewport()->update();
}

void BoardCanvas::focusOutEvent(QFocusEvent *event)
{
    QGraphicsView::focusOutEvent(event);
    viewport()->update();
}

void BoardCanvas::resizeEvent(QResizeEvent *event)
{
    QGraphicsView::resizeEvent(event);
    m_camera->settle();
}

void BoardCanvas::changeEvent(QEvent *event)
{
    QGraphicsView::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) {
        m_scene->setColours(palette());
        repaintGround();
    } else if (event->type() == QEvent::LanguageChange) {
        m_scene->showBoard(m_scene->view());
        repaintGround();
        describe();
    }
}

void BoardCanvas::mousePressEvent(QMouseEvent *event)
{
    if (isAnimating())
        skipAnimation();
    else
        m_mouse->press(*event);
}

void BoardCanvas::mouseMoveEvent(QMouseEvent *event)
{
    m_mouse->move(event->position());
}

void BoardCanvas::mouseReleaseEvent(QMouseEvent *event)
{
    m_mouse->release(*event);
}

void BoardCanvas::mouseDoubleClickEvent(QMouseEvent *event)
{
    mousePressEvent(event); // two clicks
}

void BoardCanvas::wheelEvent(QWheelEvent *event)
{
    m_mouse->turnWheel(*event);
    event->accept();
}

void BoardCanvas::keyPressEvent(QKeyEvent *event)
{
    event->setAccepted(m_keys->press(*event));
}

void BoardCanvas::keyReleaseEvent(QKeyEvent *event)
{
    event->setAccepted(m_keys->release(*event));
}

// Tab goes through the player's tokens; Ctrl+Tab leaves the board.
bool BoardCanvas::focusNextPrevChild(bool isNext)
{
    return m_keys->walk(isNext) || QGraphicsView::focusNextPrevChild(isNext);
}

// The mouse's menu comes when its button is let go, as it may also move the board.
void BoardCanvas::contextMenuEvent(QContextMenuEvent *event)
{
    event->accept();
    if (event->reason() == QContextMenuEvent::Mouse || !m_pointing->isByCursor())
        return;
    const QPoint at = m_pointing->spot().toPoint();
    emit contextMenuAsked(m_pointing->now(), viewport()->mapToGlobal(at));
}

void BoardCanvas::showTip(const QHelpEvent &help)
{
    const int over = m_pointing->at(help.pos()).over;
    const QString text =
        over >= 0 ? m_scene->told(over) : m_scene->toldAt(m_camera->toScene(help.pos()));
    const OverlayItem &overlay = m_scene->overlay();
    if (overlay.hasTile() || overlay.hasPlateOf(over)) // which a tip would cover
        QToolTip::hideText();
    else
        QToolTip::showText(help.globalPos(), tipText(text), viewport());
}

bool BoardCanvas::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        showTip(static_cast<const QHelpEvent &>(*event));
        return true;
    }
    if (event->type() == QEvent::Leave)
        m_mouse->leave();
    return QGraphicsView::viewportEvent(event);
}

} // namespace escarmouche::app
