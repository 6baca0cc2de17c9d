// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/look/palette/lineicon.h"

#include <QFile>
#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPixmapCache>
#include <QSvgRenderer>

namespace escarmouche::app {

namespace {

QByteArray drawing(const QString &name)
{
    QFile file(QStringLiteral(":/icons/%1.svg").arg(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/** Draws an SVG whose strokes are "currentColor" in the colour the palette has at that moment. */
class LineIconEngine final : public QIconEngine
{
public:
    LineIconEngine(QByteArray svg, std::optional<Tone> tone) : m_svg(std::move(svg)), m_tone(tone)
    {
    }

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State) override
    {
        QByteArray svg = m_svg;
        svg.replace("currentColor", colour(mode).name().toLatin1());
        QSvgRenderer renderer(svg);
        const int side = std::min(rect.width(), rect.height());
        QRect square(0, 0, side, side);
        square.moveCenter(rect.center());
        renderer.render(painter, square);
    }

    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override
    {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, pixmap.rect(), mode, state);
        return pixmap;
    }

    QPixmap scaledPixmap(const QSize &size, QIcon::Mode mode, QIcon::State state, qreal) override
    {
        return pixmap(size, mode, state);
    }

    QIconEngine *clone() const override { return new LineIconEngine(m_svg, m_tone); }

private:
    QColor colour(QIcon::Mode mode) const
    {
        const QPalette palette = QGuiApplication::palette();
        if (mode == QIcon::Disabled)
            return palette.color(QPalette::Disabled, QPalette::ButtonText);
        if (mode == QIcon::Selected)
            return palette.color(QPalette::HighlightedText);
        return m_tone ? tone(*m_tone, palette) : palette.color(QPalette::ButtonText);
    }

    QByteArray m_svg;
    std::optional<Tone> m_tone;
};

} // namespace

QIcon lineIcon(const QString &name, std::optional<Tone> tone)
{
    return QIcon(new LineIconEngine(drawing(name), tone));
}

QIcon programIcon()
{
    return lineIcon(QStringLiteral("escarmouche"));
}

} // namespace escarmouche::app
