// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/board/boardcanvas.h"

#include "app/look/palette/palette.h"
#include "app/pages/board/camera.h"
#include "app/pages/board/ground/platepainter.h"
#include "app/pages/board/marks/cursoritem.h"
#include "app/pages/board/marks/reachitem.h"
#include "app/pages/board/marks/ruleritem.h"
#include "app/pages/board/minimap.h"
#include "app/pages/board/tokens/tokenitem.h"

#include <QEvent>
#include <QPainter>

#include <utility>

namespace escarmouche::app {

namespace {

constexpr double kZoomStep = 1.25;
constexpr double kSwatch = 34;
constexpr double kFullSpeed = 100; // per cent

} // namespace

BoardCanvas::BoardCanvas(QWidget *parent)
    : QGraphicsView(parent), m_scene(new BoardScene(this)), m_camera(new Camera(*this)),
      m_animation(new BoardAnimation(*m_scene)), m_miniMap(new MiniMap(*m_scene, this))
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
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    m_rest.setSingleShot(true);
    m_rest.setInterval(16); // milliseconds: one picture of the screen
    m_scene->setColours(palette());
    connectSignals();
    retell();
}

BoardCanvas::~BoardCanvas() = default;

void BoardCanvas::connectSignals()
{
    connect(m_scene, &BoardScene::wholeChanged, this,
            [this] { m_camera->setWhole(m_scene->whole()); });
    connect(m_scene, &BoardScene::marksChanged, this, &BoardCanvas::repaintGround);
    connect(m_camera, &Camera::moved, this, &BoardCanvas::placeMiniMap);
    connect(m_miniMap, &MiniMap::pressed, m_camera, &Camera::centreOn);
    connect(m_animation, &BoardAnimation::ended, this, &BoardCanvas::animationEnded);
    connect(m_animation, &BoardAnimation::ended, m_miniMap, qOverload<>(&QWidget::update));
    connect(&m_rest, &QTimer::timeout, this, &BoardCanvas::tellPointer);
}

void BoardCanvas::setGround(const rules::Ground &ground)
{
    m_animation->finish();
    hideCursor();
    m_scene->setGround(ground);
    m_camera->setWhole(m_scene->whole());
    m_camera->fit();
    repaintGround();
}

void BoardCanvas::setCast(rules::Cast cast, std::vector<rules::StateWord> states)
{
    m_scene->setCast(std::move(cast), std::move(states));
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
    m_animation->setSpeed(options.speed / kFullSpeed);
    repaintGround();
    placeMiniMap();
    emit optionsChanged();
}

void BoardCanvas::showBoard(const rules::BoardView &view)
{
    m_animation->finish();
    m_animation->dropAim();
    m_scene->showBoard(view);
    m_miniMap->update();
    tellCursor();
}

void BoardCanvas::animate(const rules::BoardView &view, const std::vector<BoardAct> &acts)
{
    m_animation->finish();
    m_animation->play(m_options.animated && isVisible() ? actsBetween(m_scene->view(), view, acts)
                                                        : std::vector<BoardAct>(),
                      view);
}

void BoardCanvas::showOverlay(const rules::Overlay &overlay)
{
    m_scene->showOverlay(overlay);
    m_isOverlayNew = true;
    viewport()->update();
}

void BoardCanvas::setNotice(const BoardNotice &notice)
{
    if (notice == m_notice)
        return;
    m_notice = notice;
    viewport()->update();
    tellCursor();
}

void BoardCanvas::showReach(const std::vector<rules::Reach> &reach)
{
    m_scene->showReach(reach, false);
    showInLegend(reach, false);
}

void BoardCanvas::showThreat(const std::vector<rules::Reach> &reach)
{
    m_scene->showReach(reach, true);
    showInLegend(reach, true);
}

void BoardCanvas::select(int token)
{
    m_scene->select(token);
    tellCursor();
}

void BoardCanvas::fit()
{
    m_camera->fit();
}

void BoardCanvas::zoomIn()
{
    m_camera->zoomBy(kZoomStep, viewport()->rect().center());
}

void BoardCanvas::zoomOut()
{
    m_camera->zoomBy(1 / kZoomStep, viewport()->rect().center());
}

void BoardCanvas::bringIntoSight(int token)
{
    if (const auto at = m_scene->standOf(token))
        m_camera->bringIntoSight(*at);
}

void BoardCanvas::setRuler(bool isOn)
{
    if (isOn == m_isRulerOn)
        return;
    m_isRulerOn = isOn;
    m_scene->showRuler(false);
    viewport()->setCursor(isOn ? Qt::CrossCursor : Qt::ArrowCursor);
    emit rulerChanged(isOn);
}

void BoardCanvas::retell()
{
    setAccessibleName(tr("Board"));
    tellCursor();
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
    painter->fillRect(rect, palette().color(QPalette::Window));
    m_isGroundWhole = m_tiles.paint(*painter, m_scene->plan(), rect,
                                    {palette(), m_options.heights, m_options.grid,
                                     m_camera->scale(), m_scene->say(), m_scene->view().taken});
}

void BoardCanvas::drawForeground(QPainter *painter, const QRectF &)
{
    if (!isPictureWhole())
        QTimer::singleShot(0, viewport(), qOverload<>(&QWidget::update));
    painter->resetTransform();
    drawLegend(*painter);
    drawNotice(*painter);
    if (std::exchange(m_isOverlayNew, false))
        emit overlayPainted();
    if (!hasFocus())
        return;
    painter->setBrush(Qt::NoBrush);
    painter->setPen(QPen(palette().color(QPalette::Highlight), 2));
    painter->drawRect(viewport()->rect().adjusted(1, 1, -1, -1));
}

void BoardCanvas::drawNotice(QPainter &painter) const
{
    constexpr double kAbout = 10; // pixels about a token
    constexpr double kPointed = 30; // pixels about a pointer
    QList<LitSpot> looked;
    for (const int token : m_notice.lit) {
        if (const TokenItem *item = m_scene->item(token))
            looked << LitSpot{viewportTransform().map(item->pos()),
                              item->radius() * m_camera->scale() + kAbout};
    }
    if (!m_notice.isQuestion) {
        const QPointF cursor = viewportTransform().map(m_scene->cursor().pos());
        looked << LitSpot{m_scene->cursor().isVisible() ? cursor : m_pointer, kPointed};
    }
    paintNotice(painter, viewport()->rect(), m_notice, looked, palette());
}

void BoardCanvas::showInLegend(const std::vector<rules::Reach> &reach, bool isThreat)
{
    std::erase_if(m_legend, [=](const LegendLine &line) { return line.isThreat == isThreat; });
    for (const auto &area : reach)
        m_legend.push_back({area.kind, isThreat, area.label});
    viewport()->update();
}

/** What the edges of the areas in sight mean. */
void BoardCanvas::drawLegend(QPainter &painter) const
{
    double y = viewport()->height() - kGap;
    for (auto line = m_legend.rbegin(); line != m_legend.rend(); ++line) {
        const QString area =
            m_scene->say() && !line->label.key.empty() ? m_scene->say()(line->label) : QString();
        if (area.isEmpty())
            continue;
        //: an area that an enemy threatens, by what
        const QString text = line->isThreat ? tr("Threat: %1").arg(area) : area;
        const QSizeF plate = plateSize(text, PlateSize::Small);
        const double middle = y - plate.height() / 2;
        const QRectF swatch(kGap, middle - plate.height() / 2, kSwatch, plate.height());
        painter.fillRect(swatch, boardInk(BoardInk::Plate, palette()));
        painter.setPen(reachPen(line->kind, line->isThreat, palette()));
        painter.drawLine(QPointF(swatch.left() + 4, middle), QPointF(swatch.right() - 4, middle));
        paintPlate(painter, {swatch.right() + plate.width() / 2, middle}, text, palette(),
                   PlateSize::Small);
        y -= plate.height() + 2;
    }
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
        retell();
    }
}

std::vector<KeyHint> BoardCanvas::keyHints()
{
    return {
        {tr("Next or previous figure of mine that can act"),
         {QKeySequence(Qt::Key_Tab), QKeySequence(Qt::SHIFT | Qt::Key_Tab)}},
        {tr("Next enemy, the one before"),
         {QKeySequence(Qt::Key_E), QKeySequence(Qt::SHIFT | Qt::Key_E)}},
        {tr("Point with the keyboard"), {QKeySequence(Qt::Key_C)}},
        {tr("Move where it points (with Shift further)"),
         {QKeySequence(Qt::Key_Left), QKeySequence(Qt::Key_Right), QKeySequence(Qt::Key_Up),
          QKeySequence(Qt::Key_Down)}},
        {tr("Do what is shown"), {QKeySequence(Qt::Key_Return)}},
        {tr("A floor up, a floor down"),
         {QKeySequence(Qt::Key_PageUp), QKeySequence(Qt::Key_PageDown)}},
        {tr("See the whole board"), {QKeySequence(Qt::Key_F)}},
        {tr("Nearer, further away"), {QKeySequence(Qt::Key_Plus), QKeySequence(Qt::Key_Minus)}},
        {tr("Move the board (any arrow)"), {QKeySequence(Qt::CTRL | Qt::Key_Left)}},
        {tr("Grid"), {QKeySequence(Qt::Key_G)}},
        {tr("Heights of the terrain"), {QKeySequence(Qt::Key_H)}},
        {tr("Small map"), {QKeySequence(Qt::Key_M)}},
        {tr("Ruler"), {QKeySequence(Qt::Key_R)}},
    };
}

} // namespace escarmouche::app
