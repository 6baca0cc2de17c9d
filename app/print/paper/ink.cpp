// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/print/paper/ink.h"

namespace escarmouche::app {

QFont fontOf(const Face &face)
{
    QFont font;
    font.setFamilies({QStringLiteral("Noto Sans"), QStringLiteral("DejaVu Sans")});
    font.setPixelSize(qRound(face.size));
    font.setBold(face.bold);
    font.setHintingPreference(QFont::PreferNoHinting);
    // Any spacing turns ligatures off, so that "fi" can be searched and copied as letters; all of
    // the usual one changes nothing else.
    font.setLetterSpacing(QFont::PercentageSpacing, 100);
    return font;
}

void shift(Ink &ink, QPointF by)
{
    std::visit([&](auto &mark) { mark.box.translate(by); }, ink);
    if (auto *text = std::get_if<TextInk>(&ink))
        text->at += by;
}

Setting belowPicture(const QImage &picture, double side, Setting text)
{
    if (picture.isNull())
        return text;
    const QSizeF size = QSizeF(picture.size()).scaled(side, side, Qt::KeepAspectRatio);
    for (Ink &ink : text.inks)
        shift(ink, {0, size.height()});
    text.height += size.height();
    text.inks.push_back(PictureInk{{{0, 0}, size}, picture});
    return text;
}

} // namespace escarmouche::app
