// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/sentences/leftout.h"

#include "model/text.h"

#include <QCoreApplication>

namespace escarmouche::app {

namespace {

using rules::kit::tables::LeftOut;
using Why = LeftOut::Why;

QString told(const char *source)
{
    return QCoreApplication::translate("LeftOut", source);
}

/** "object 12 “Pond”". */
QString calledOf(const LeftOut &leftOut)
{
    constexpr const char *kObject = QT_TRANSLATE_NOOP("LeftOut", "object %1");
    constexpr const char *kLayer = QT_TRANSLATE_NOOP("LeftOut", "layer %1");
    constexpr const char *kNamedObject = QT_TRANSLATE_NOOP("LeftOut", "object %1 “%2”");
    constexpr const char *kNamedLayer = QT_TRANSLATE_NOOP("LeftOut", "layer %1 “%2”");
    const bool isObject = leftOut.pointer.find("/objects/") != std::string::npos;
    if (leftOut.name.empty())
        return told(isObject ? kObject : kLayer).arg(leftOut.id);
    return told(isObject ? kNamedObject : kNamedLayer).arg(leftOut.id).arg(toQString(leftOut.name));
}

//: %1 is an object or a layer of a Tiled map, as "object 12 “Pond”"
const char *reasonOf(Why why)
{
    switch (why) {
    case Why::Tiles:
        return QT_TRANSLATE_NOOP("LeftOut", "Left out: %1 holds tiles.");
    case Why::Picture:
        return QT_TRANSLATE_NOOP("LeftOut", "Left out: %1 is a picture.");
    case Why::Hidden:
        return QT_TRANSLATE_NOOP("LeftOut", "Left out: %1 is hidden.");
    case Why::Point:
        return QT_TRANSLATE_NOOP("LeftOut", "Left out: %1 is a point.");
    case Why::Line:
        return QT_TRANSLATE_NOOP("LeftOut", "Left out: %1 is a line.");
    case Why::Capsule:
        return QT_TRANSLATE_NOOP("LeftOut", "Left out: %1 is a capsule.");
    case Why::Text:
        return QT_TRANSLATE_NOOP("LeftOut", "Left out: %1 is a text.");
    case Why::TileObject:
        return QT_TRANSLATE_NOOP("LeftOut", "Left out: %1 is a tile.");
    case Why::Template:
        return QT_TRANSLATE_NOOP("LeftOut", "Left out: %1 comes from a template.");
    case Why::NoKind:
        return QT_TRANSLATE_NOOP(
            "LeftOut", "Left out: %1 has no class that tells what kind of terrain it is.");
    case Why::NoArea:
        return QT_TRANSLATE_NOOP("LeftOut", "Left out: %1 has no area.");
    }
    return "";
}

} // namespace

QString leftOutText(const LeftOut &leftOut)
{
    return told(reasonOf(leftOut.why)).arg(calledOf(leftOut));
}

} // namespace escarmouche::app
