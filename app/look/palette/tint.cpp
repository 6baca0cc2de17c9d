// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/look/palette/tint.h"

#include <QEvent>
#include <QGuiApplication>

namespace escarmouche::app {

namespace {

/** Keeps the tone of its parent widget right when light turns dark. Child of the widget. */
class Tint : public QObject
{
public:
    Tint(QWidget *widget, Tone tone) : QObject(widget), m_tone(tone)
    {
        widget->installEventFilter(this);
    }

    void apply() const
    {
        auto *widget = static_cast<QWidget *>(parent());
        const QColor colour = app::tone(m_tone, QGuiApplication::palette());
        QPalette palette = widget->palette();
        if (palette.color(QPalette::WindowText) == colour)
            return;
        for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
            palette.setColor(role, colour);
        widget->setPalette(palette);
    }

    void setTone(Tone tone) { m_tone = tone; }

    bool eventFilter(QObject *, QEvent *event) override
    {
        if (event->type() == QEvent::PaletteChange)
            apply();
        return false;
    }

private:
    Tone m_tone;
};

void setFont(QWidget *label, double scale)
{
    QFont font = label->font();
    font.setPointSizeF(QGuiApplication::font().pointSizeF() * scale);
    font.setBold(true);
    label->setFont(font);
}

} // namespace

void tint(QWidget *widget, Tone tone)
{
    for (QObject *child : widget->children()) {
        if (auto *old = dynamic_cast<Tint *>(child)) {
            old->setTone(tone);
            old->apply();
            return;
        }
    }
    (new Tint(widget, tone))->apply();
}

void makeHeading(QWidget *label)
{
    setFont(label, 1.5);
}

void makeSubheading(QWidget *label)
{
    setFont(label, 1.1);
}

} // namespace escarmouche::app
