// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/match/questions/typedfaces.h"

#include <algorithm>

namespace escarmouche::app {

namespace {

bool isBetween(QChar sign)
{
    return sign.isSpace() || sign == u',' || sign == u';';
}

/** A face at the front of a text, and how much of it says so; of face 0: none is there. */
struct Front {
    int face = 0;
    qsizetype length = 0;
};

/** By the longest of the words that stand there. */
Front wordAtFront(QStringView text, const QStringList &shown)
{
    Front front;
    for (int face = 1; face <= shown.size(); ++face) {
        const QString &word = shown[face - 1];
        const bool ends = text.size() == word.size() ||
                          (text.size() > word.size() && isBetween(text[word.size()]));
        if (ends && word.size() > front.length && text.startsWith(word, Qt::CaseInsensitive))
            front = {face, word.size()};
    }
    return front;
}

Front numberAtFront(QStringView text, int sides)
{
    const auto end = std::ranges::find_if(text, isBetween);
    const auto length = static_cast<qsizetype>(end - text.begin());
    const int face = text.first(length).toInt();
    return {face >= 1 && face <= sides ? face : 0, length};
}

bool showsNumber(const QString &word)
{
    bool isNumber = false;
    word.toInt(&isNumber);
    return isNumber;
}

} // namespace

std::optional<std::vector<std::uint8_t>> typedFaces(const QString &text, const QStringList &shown,
                                                    int sides)
{
    const QString line = text.simplified();
    const bool takesNumbers = std::ranges::none_of(shown, showsNumber);
    std::vector<std::uint8_t> faces;
    for (QStringView left = line; !left.isEmpty();) {
        if (isBetween(left.front())) {
            left = left.sliced(1);
            continue;
        }
        Front front = wordAtFront(left, shown);
        if (front.face == 0 && takesNumbers)
            front = numberAtFront(left, sides);
        if (front.face == 0)
            return std::nullopt;
        faces.push_back(static_cast<std::uint8_t>(front.face));
        left = left.sliced(front.length);
    }
    return faces;
}

} // namespace escarmouche::app
