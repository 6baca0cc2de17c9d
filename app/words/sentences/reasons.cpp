// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/sentences/reasons.h"

#include "model/text.h"

#include <QCoreApplication>

namespace escarmouche::app {
namespace {

// Every reason that rules and model give in their hints; a test of the house finds one left out.
[[maybe_unused]] constexpr const char *kReasons[] = {
    // What a text from outside holds.
    QT_TRANSLATE_NOOP("Reasons", "array"),
    QT_TRANSLATE_NOOP("Reasons", "boolean"),
    QT_TRANSLATE_NOOP("Reasons", "integer"),
    QT_TRANSLATE_NOOP("Reasons", "null"),
    QT_TRANSLATE_NOOP("Reasons", "number"),
    QT_TRANSLATE_NOOP("Reasons", "object"),
    QT_TRANSLATE_NOOP("Reasons", "string"),
    QT_TRANSLATE_NOOP("Reasons", "word-word (small letters, digits, hyphens)"),
    QT_TRANSLATE_NOOP("Reasons", "a picture as PNG"),
    QT_TRANSLATE_NOOP("Reasons", "a file"),
    QT_TRANSLATE_NOOP("Reasons", "a folder"),
    QT_TRANSLATE_NOOP("Reasons", "a device or a pipe"),
    QT_TRANSLATE_NOOP("Reasons", "file:… inside the folder of the set-up"),
    QT_TRANSLATE_NOOP("Reasons", "of compact JSON (no spaces between its parts)"),
    QT_TRANSLATE_NOOP("Reasons", "of an undo or a take-out"),
    QT_TRANSLATE_NOOP("Reasons", "of a correction"),

    // In what parts of a simulation differ.
    QT_TRANSLATE_NOOP("Reasons", "the rules"),
    QT_TRANSLATE_NOOP("Reasons", "the set-up"),
    QT_TRANSLATE_NOOP("Reasons", "the seed"),
    QT_TRANSLATE_NOOP("Reasons", "the number of games"),
    QT_TRANSLATE_NOOP("Reasons", "the number of parts"),

    // What is wrong with a library or a backup.
    QT_TRANSLATE_NOOP("Reasons", "no SQLite file"),
    QT_TRANSLATE_NOOP("Reasons", "SQLite file of another program"),
    QT_TRANSLATE_NOOP("Reasons", "a table is missing"),
    QT_TRANSLATE_NOOP("Reasons", "a history without acts"),
    QT_TRANSLATE_NOOP("Reasons", "a history that does not add up"),
    QT_TRANSLATE_NOOP("Reasons", "an act that cannot be read"),
    QT_TRANSLATE_NOOP("Reasons", "acts are missing in the copy"),
    QT_TRANSLATE_NOOP("Reasons", "bands, campaigns and histories do not match"),
    QT_TRANSLATE_NOOP("Reasons", "a band whose account does not add up"),
    QT_TRANSLATE_NOOP("Reasons", "a campaign that is not listed"),
    QT_TRANSLATE_NOOP("Reasons", "a campaign listed differently from its history"),
    QT_TRANSLATE_NOOP("Reasons", "a campaign whose checksum does not fit"),
    QT_TRANSLATE_NOOP("Reasons", "a band that is not listed"),
    QT_TRANSLATE_NOOP("Reasons", "a band listed differently from its history"),
    QT_TRANSLATE_NOOP("Reasons", "a band whose checksum does not fit"),
    QT_TRANSLATE_NOOP("Reasons", "a match listed differently from its journal"),
    QT_TRANSLATE_NOOP("Reasons", "a match whose checksum does not fit"),
    QT_TRANSLATE_NOOP("Reasons", "a line whose owner is missing"),
    QT_TRANSLATE_NOOP("Reasons", "something the program did not put there"),
    QT_TRANSLATE_NOOP("Reasons", "the structure of the file"),

    // What SQLite says.
    QT_TRANSLATE_NOOP("Reasons", "database disk image is malformed"),
    QT_TRANSLATE_NOOP("Reasons", "file is not a database"),
    QT_TRANSLATE_NOOP("Reasons", "disk I/O error"),
    QT_TRANSLATE_NOOP("Reasons", "unable to open database file"),

    // What printing comes to.
    QT_TRANSLATE_NOOP("Reasons", "the printer took no page"),

    // What the system says.
    QT_TRANSLATE_NOOP("Reasons", "Bad file descriptor"),
    QT_TRANSLATE_NOOP("Reasons", "Broken pipe"),
    QT_TRANSLATE_NOOP("Reasons", "Device or resource busy"),
    QT_TRANSLATE_NOOP("Reasons", "File name too long"),
    QT_TRANSLATE_NOOP("Reasons", "Input/output error"),
    QT_TRANSLATE_NOOP("Reasons", "Invalid argument"),
    QT_TRANSLATE_NOOP("Reasons", "Is a directory"),
    QT_TRANSLATE_NOOP("Reasons", "No space left on device"),
    QT_TRANSLATE_NOOP("Reasons", "No such device or address"),
    QT_TRANSLATE_NOOP("Reasons", "No such file or directory"),
    QT_TRANSLATE_NOOP("Reasons", "Not a directory"),
    QT_TRANSLATE_NOOP("Reasons", "Operation not permitted"),
    QT_TRANSLATE_NOOP("Reasons", "Permission denied"),
    QT_TRANSLATE_NOOP("Reasons", "Stale file handle"),
    QT_TRANSLATE_NOOP("Reasons", "Too many levels of symbolic links"),
    QT_TRANSLATE_NOOP("Reasons", "Too many open files"),
};

} // namespace

QString reasonText(std::string_view reason)
{
    const auto colon = reason.find(": ");
    const std::string head(reason.substr(0, colon));
    const QString told = QCoreApplication::translate("Reasons", head.c_str());
    if (colon == std::string_view::npos)
        return told;
    //: A reason and its detail, such as the id of a band.
    return QCoreApplication::translate("Reasons", "%1: %2")
        .arg(told, toQString(reason.substr(colon + 2)));
}

} // namespace escarmouche::app
