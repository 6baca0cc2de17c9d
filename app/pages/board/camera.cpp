// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/board/camera.h"

#include <QGraphicsView>
#include <QScrollBar>

#include <algorithm>
#include <cmath>

namespace escarmouche::app {

namespace {

constexpr double kNearest = 14; // times the fitting scale
constexpr double kFurthest = 0.6;
constexpr double kZoomStep = 1.25;
constexpr double kRoomy = 0.85; // of the fitting scale that is near enough
constexpr double kRounding = 2; // pixels of what fits that may not be seen
constexpr int kSeenEdge = 48; // pixels that stay between what is to be seen and the edge

} // namespace

Camera::Camera(QGraphicsView &view) : QObject(&view), m_view(view) {}

void Camera::setWhole(const QRectF &whole)
{
    m_whole = whole;
    // Any point can come to the middle.
    const QPointF half = QPointF(whole.width(), whole.height()) / 2;
    const QPointF centre = seen().center();
    m_view.setSceneRect(QRectF(whole.topLeft() - half, whole.bottomRight() + half));
    if (m_isFitted)
        fit();
    else
        centreOn(centre);
}

double Camera::fittingScale() const
{
    const QSizeF room = m_view.viewport()->size();
    if (m_whole.isEmpty() || room.isEmpty())
        return 1;
    return std::min(room.width() / m_whole.width(), room.height() / m_whole.height());
}

QPointF Camera::toScene(QPointF viewportPoint) const
{
    return m_view.viewportTransform().inverted().map(viewportPoint);
}

QPointF Camera::toViewport(QPointF scenePoint) const
{
    return m_view.viewportTransform().map(scenePoint);
}

double Camera::scale() const
{
    return m_view.transform().m11();
}

void Camera::setScale(double scale)
{
    m_view.setTransform(QTransform::fromScale(scale, scale));
}

QRectF Camera::seen() const
{
    return m_view.mapToScene(m_view.viewport()->rect()).boundingRect();
}

void Camera::fit()
{
    m_isFitted = true;
    setScale(fittingScale());
    m_view.centerOn(m_whole.center());
    emit moved();
}

void Camera::refit()
{
    if (m_isFitted)
        fit();
}

void Camera::zoomIn()
{
    zoomBy(kZoomStep, m_view.viewport()->rect().center());
}

void Camera::zoomOut()
{
    zoomBy(1 / kZoomStep, m_view.viewport()->rect().center());
}

void Camera::zoomBy(double factor, QPointF at)
{
    const double fitting = fittingScale();
    const double wanted = std::clamp(scale() * factor, fitting * kFurthest, fitting * kNearest);
    const QPointF before = toScene(at);
    m_isFitted = false;
    setScale(wanted);
    const QPointF now = toViewport(before);
    panBy(at - now);
}

void Camera::panBy(QPointF pixels)
{
    m_isFitted = false;
    auto *across = m_view.horizontalScrollBar();
    auto *down = m_view.verticalScrollBar();
    across->setValue(across->value() - qRound(pixels.x()));
    down->setValue(down->value() - qRound(pixels.y()));
    emit moved();
}

void Camera::centreOn(QPointF point)
{
    m_isFitted = false;
    m_view.centerOn(point);
    emit moved();
}

void Camera::bringIntoSight(QPointF point)
{
    if (!seen().contains(point))
        centreOn(point);
}

void Camera::ensureSeen(QPointF point)
{
    const QPointF at = toViewport(point);
    const QRectF room =
        QRectF(m_view.viewport()->rect()).adjusted(kSeenEdge, kSeenEdge, -kSeenEdge, -kSeenEdge);
    const QPointF inside(std::clamp(at.x(), room.left(), std::max(room.left(), room.right())),
                         std::clamp(at.y(), room.top(), std::max(room.top(), room.bottom())));
    if (inside != at && !m_isFitted)
        panBy(inside - at);
}

// A strip that comes and goes beside the board neither moves nor scales it where there is room.
void Camera::settle()
{
    const double edge = kRounding / scale();
    const QRectF whole = m_whole.adjusted(edge, edge, -edge, -edge);
    const bool isSteady =
        m_view.isVisible() && scale() > fittingScale() * kRoomy && seen().contains(whole);
    if (m_isFitted && !isSteady)
        return fit();
    if (m_isFitted) {
        const QRectF room(m_view.viewport()->rect());
        const double off = toViewport(m_whole.center()).x() - room.center().x();
        auto *across = m_view.horizontalScrollBar();
        if (std::abs(off) > kRounding)
            across->setValue(across->value() + qRound(off));
    }
    emit moved();
}

} // namespace escarmouche::app
