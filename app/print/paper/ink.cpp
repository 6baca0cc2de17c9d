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

} // namespace escarmouche::app
