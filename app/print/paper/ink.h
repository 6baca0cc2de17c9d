// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFont>
#include <QImage>
#include <QPointF>
#include <QRectF>
#include <QString>

#include <variant>
#include <vector>

namespace escarmouche::app {

// Lengths on paper are hundredths of a millimetre.
constexpr double kMillimetre = 100;
constexpr double kPoint = kMillimetre * 25.4 / 72; // of a printer

// What a sheet is drawn in: plain greys, so that any printer does.
inline const QColor kInk(0x1c, 0x1c, 0x1c);
inline const QColor kSoftInk(0x66, 0x66, 0x66);
inline const QColor kLineInk(0xb8, 0xb8, 0xb4);

/** The letters of a run of text. */
struct Face {
    double size = 0; // of the em
    bool bold = false;
    QColor colour = Qt::black;

    bool operator==(const Face &) const = default;
};

/** The font that paints a face, the same on every device. */
QFont fontOf(const Face &face);

/** One line of text, placed by its baseline. */
struct TextInk {
    QPointF at;
    QString text;
    Face face;
    QRectF box; // from ascent to descent
};

/** A filled rectangle: a tint, or a thin rule. */
struct FillInk {
    QRectF box;
    QColor colour;
};

/** A box to tick. */
struct BoxInk {
    QRectF box;
    bool grey = false;
    bool ticked = false;
};

struct PictureInk {
    QRectF box;
    QImage picture;
};

using Ink = std::variant<TextInk, FillInk, BoxInk, PictureInk>;

inline QRectF extent(const Ink &ink)
{
    return std::visit([](const auto &mark) { return mark.box; }, ink);
}
void shift(Ink &ink, QPointF by);

/** Marks set in place, from (0, 0) downwards. */
struct Setting {
    double height = 0;
    std::vector<Ink> inks;
};

/** A picture fitted into a square, and the text below it. */
Setting belowPicture(const QImage &picture, double side, Setting text);

} // namespace escarmouche::app
