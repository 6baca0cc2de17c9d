// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QString>

#include <tl/expected.hpp>

#include <string>
#include <string_view>
#include <variant>

class QIODevice;
class QMimeData;

namespace escarmouche::app {

inline constexpr int kPortraitSide = 256; // pixels, of the longer side at most

/** Why a picture does not become a portrait. */
enum class PictureFault { CannotOpen, FileTooLarge, TooManyPixels, NoPicture, Damaged };
/** What is wrong and what to do. */
QString pictureFaultText(PictureFault fault);

/** A PNG as the library keeps it, of kPortraitSide at most. */
using Portrait = tl::expected<std::string, PictureFault>;

/** The path of a file, or a picture at hand. */
using PictureSource = std::variant<QString, QImage>;

/** The picture made small enough, upright, and free of whatever else its file said. Takes its time
    for a large one: on any thread. */
Portrait portraitOf(const PictureSource &source);
Portrait portraitOf(QIODevice &device);

/** Whether that may hold a picture, to be dropped or pasted. */
bool holdsPicture(const QMimeData &data);
/** What to make the portrait of: a file of this computer first, which is whole. NoPicture: it holds
    none. */
tl::expected<PictureSource, PictureFault> pictureIn(const QMimeData &data);

/** What is kept, as a picture; null where it is none, or larger than a portrait may be. */
QImage portraitImage(std::string_view png);
/** As much of a portrait as a square holds: the middle of a wide one, the head of a tall one. */
QImage squareOf(const QImage &portrait);

} // namespace escarmouche::app
