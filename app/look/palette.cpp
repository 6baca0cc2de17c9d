// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/look/palette.h"

#include "app/look/lineicon.h"

#include <QEvent>
#include <QGuiApplication>

namespace escarmouche::app {

namespace {

/** A colour for light paper and one for dark, each at least 4.5 : 1 against it (lines: 1.4, the
    edge of what floats above a page: 3). */
struct Pair {
    QRgb light;
    QRgb dark;
};

Pair pairOf(Tone tone)
{
    switch (tone) {
    case Tone::Illegal:
        return {0xffb3261e, 0xffff8a80};
    case Tone::Warning:
        return {0xff8a5300, 0xfff2b84b};
    case Tone::Note:
        return {0xff1d5f9a, 0xff7db8f0};
    case Tone::Good:
        return {0xff23713a, 0xff7ccf8f};
    case Tone::Changed:
        return {0xff6a3fa0, 0xffc6a5f5};
    case Tone::Dim:
        return {0xff5b626b, 0xffa9b0ba};
    case Tone::Line:
        return {0xffcfd4da, 0xff4a5057};
    case Tone::Edge:
        return {0xff7b828a, 0xff8d959e};
    }
    return {};
}

} // namespace

bool isDark(const QPalette &palette)
{
    return palette.color(QPalette::Base).lightness() < 128;
}

QColor tone(Tone tone, const QPalette &palette)
{
    const Pair pair = pairOf(tone);
    return QColor::fromRgba(isDark(palette) ? pair.dark : pair.light);
}

void quieten(QPalette &palette)
{
    constexpr float kShare = 0.28F;
    const QColor base = palette.color(QPalette::Base);
    const QColor full = palette.color(QPalette::Highlight);
    const auto mix = [](float a, float b) { return a + (b - a) * kShare; };
    palette.setColor(QPalette::Highlight, QColor::fromRgbF(mix(base.redF(), full.redF()),
                                                           mix(base.greenF(), full.greenF()),
                                                           mix(base.blueF(), full.blueF())));
    palette.setColor(QPalette::HighlightedText, palette.color(QPalette::Text));
}

namespace {

/** Sets the colour of hints after the theme's text. Child of the application. */
class HintInk final : public QObject
{
public:
    using QObject::QObject;

    static void apply()
    {
        QPalette palette = QGuiApplication::palette();
        QColor hint = palette.color(QPalette::Text);
        hint.setAlphaF(kHintShare);
        if (palette.color(QPalette::PlaceholderText) == hint)
            return;
        palette.setResolveMask(0); // everything else goes on following the theme
        palette.setColor(QPalette::PlaceholderText, hint);
        QGuiApplication::setPalette(palette);
    }

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (watched == parent() && event->type() == QEvent::ApplicationPaletteChange)
            apply();
        return false;
    }

private:
    static constexpr float kHintShare = 0.6F;
};

} // namespace

void keepHintsReadable()
{
    QCoreApplication *application = QCoreApplication::instance();
    application->installEventFilter(new HintInk(application));
    HintInk::apply();
}

Tone toneOf(rules::Severity severity)
{
    switch (severity) {
    case rules::Severity::Illegal:
        return Tone::Illegal;
    case rules::Severity::Warning:
        return Tone::Warning;
    case rules::Severity::Note:
        return Tone::Note;
    }
    return Tone::Note;
}

QIcon severityIcon(rules::Severity severity, const QPalette &)
{
    switch (severity) {
    case rules::Severity::Illegal:
        return lineIcon(QStringLiteral("illegal"), Tone::Illegal);
    case rules::Severity::Warning:
        return lineIcon(QStringLiteral("warning"), Tone::Warning);
    case rules::Severity::Note:
        return lineIcon(QStringLiteral("note"), Tone::Note);
    }
    return {};
}

} // namespace escarmouche::app
