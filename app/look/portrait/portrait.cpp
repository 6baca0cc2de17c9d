// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/look/portrait/portrait.h"

#include "model/library/ledger/keepsake.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFile>
#include <QImageReader>
#include <QLocale>
#include <QMimeData>
#include <QPainter>
#include <QUrl>

#include <algorithm>
#include <array>

namespace escarmouche::app {

namespace {

constexpr qint64 kLargestPictureFile = 32LL << 20; // bytes
constexpr int kMostMegapixels = 30; // 120 MB while it is read, which is what Qt takes

struct PortraitWords {
    Q_DECLARE_TR_FUNCTIONS(Portrait)
};

/** Those that are pixels and nothing else: a drawing could name other files. */
bool isTakenFormat(const QByteArray &format)
{
    constexpr std::array kTaken{"png", "jpeg", "jpg", "gif", "bmp", "webp"};
    return std::ranges::any_of(kTaken, [&](const char *taken) { return format == taken; });
}

bool isTooMany(QSize size)
{
    return qint64{size.width()} * size.height() > kMostMegapixels * 1'000'000LL;
}

QSize fitted(QSize size)
{
    if (size.width() <= kPortraitSide && size.height() <= kPortraitSide)
        return size;
    // One that is very long is still a line wide.
    return size.scaled(kPortraitSide, kPortraitSide, Qt::KeepAspectRatio).expandedTo({1, 1});
}

Portrait packed(const QImage &image)
{
    QImage plain(image.size(), QImage::Format_ARGB32); // the pixels alone
    plain.fill(Qt::transparent);
    QPainter(&plain).drawImage(0, 0, image);
    QByteArray png;
    QBuffer buffer(&png);
    buffer.open(QIODevice::WriteOnly);
    if (image.isNull() || !plain.save(&buffer, "PNG"))
        return tl::unexpected(PictureFault::Damaged);
    return png.toStdString();
}

Portrait portraitOfImage(const QImage &image)
{
    if (image.isNull())
        return tl::unexpected(PictureFault::NoPicture);
    QImage flat = image;
    flat.setDevicePixelRatio(1);
    return packed(
        flat.scaled(fitted(flat.size()), Qt::IgnoreAspectRatio, Qt::SmoothTransformation));
}

Portrait portraitOfFile(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return tl::unexpected(PictureFault::CannotOpen);
    if (file.isSequential())
        return tl::unexpected(PictureFault::NoPicture);
    return portraitOf(file);
}

} // namespace

QString pictureFaultText(PictureFault fault)
{
    switch (fault) {
    case PictureFault::CannotOpen:
        return PortraitWords::tr(
            "The file cannot be opened. Check its name, and that you may read it.");
    case PictureFault::FileTooLarge:
        return PortraitWords::tr(
                   "The file is larger than %1. Make the picture smaller, then try again.")
            .arg(QLocale().formattedDataSize(kLargestPictureFile));
    case PictureFault::TooManyPixels:
        return PortraitWords::tr(
                   "The picture has more than %1 million pixels. Make it smaller, then try again.")
            .arg(kMostMegapixels);
    case PictureFault::NoPicture:
        return PortraitWords::tr("This is not a picture. Choose a PNG, JPEG, GIF or BMP picture.");
    case PictureFault::Damaged:
        return PortraitWords::tr("The picture cannot be read: its file is damaged.");
    }
    return {};
}

Portrait portraitOf(const PictureSource &source)
{
    const auto *path = std::get_if<QString>(&source);
    return path ? portraitOfFile(*path) : portraitOfImage(std::get<QImage>(source));
}

Portrait portraitOf(QIODevice &device)
{
    if (device.size() > kLargestPictureFile)
        return tl::unexpected(PictureFault::FileTooLarge);
    QImageReader reader(&device);
    reader.setDecideFormatFromContent(true);
    if (!reader.canRead() || !isTakenFormat(reader.format()))
        return tl::unexpected(PictureFault::NoPicture);
    const QSize size = reader.size();
    if (size.isEmpty())
        return tl::unexpected(PictureFault::Damaged);
    if (isTooMany(size))
        return tl::unexpected(PictureFault::TooManyPixels);
    reader.setAutoTransform(true);
    reader.setScaledSize(fitted(size));
    const QImage image = reader.read();
    return image.isNull() ? tl::unexpected(PictureFault::Damaged) : packed(image);
}

bool holdsPicture(const QMimeData &data)
{
    return data.hasImage() || std::ranges::any_of(data.urls(), &QUrl::isLocalFile);
}

tl::expected<PictureSource, PictureFault> pictureIn(const QMimeData &data)
{
    for (const QUrl &url : data.urls())
        if (url.isLocalFile())
            return PictureSource(url.toLocalFile());
    auto image = qvariant_cast<QImage>(data.imageData());
    if (image.isNull())
        return tl::unexpected(PictureFault::NoPicture);
    if (isTooMany(image.size()))
        return tl::unexpected(PictureFault::TooManyPixels);
    return PictureSource(std::move(image));
}

QImage portraitImage(std::string_view png)
{
    if (!model::isPng(png))
        return {};
    QByteArray bytes = QByteArray::fromRawData(png.data(), static_cast<qsizetype>(png.size()));
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::ReadOnly);
    QImageReader reader(&buffer, "png");
    const QSize size = reader.size();
    const bool fits =
        size.isValid() && size.width() <= kPortraitSide && size.height() <= kPortraitSide;
    return fits ? reader.read() : QImage();
}

QImage squareOf(const QImage &portrait)
{
    constexpr int kHead = 4; // a quarter of what is cut off is above it
    const int side = std::min(portrait.width(), portrait.height());
    return portrait.copy((portrait.width() - side) / 2, (portrait.height() - side) / kHead, side,
                         side);
}

} // namespace escarmouche::app
