// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/words/language/units.h"
#include "app/words/settings/askfrom.h"
#include "app/words/settings/askwindow.h"
#include "app/words/settings/boardoptions.h"
#include "app/words/settings/theme.h"
#include "rules/core/words/text.h"

#include <QByteArray>
#include <QStringList>

#include <string>

namespace escarmouche::model {
struct QuickHabit;
}
namespace escarmouche::rules {
struct RuleSystem;
}

namespace escarmouche::app {

/** What the person prefers; values of the Preferences dialog. */
struct Preferences {
    rules::Language language = rules::Language::English;
    Units units;
    BoardOptions board = {};
    /** Per cent: a free attack with less of a chance is declined without asking. */
    int askFrom = kAskFrom;
    Theme theme = Theme::System;

    bool operator==(const Preferences &) const = default;
};

// Kept in QSettings of the application; where that is follows QStandardPaths' test mode.

/** A first start speaks the language of the system. */
Preferences loadPreferences();
void savePreferences(const Preferences &preferences);

/** The part that keys on a board change too. */
void saveBoardOptions(const BoardOptions &options);

/** The part that a question in a match changes too. */
void saveAskFrom(int percent);

/** Uuids of the bands opened last, latest first. */
QStringList recentBands();
void rememberBand(const QString &uuid);

/** Key of the game that was chosen last, wherever one is asked for; empty: none was yet. */
std::string lastGame();
void rememberGame(const std::string &key);

/** How somebody wished last to be asked what he may pass, in that game. */
AskWindow lastAskWindow(const std::string &game);
void rememberAskWindow(const std::string &game, AskWindow ask);

/** Keys of the lessons that were followed to their end. */
QStringList doneLessons();
void rememberLesson(const QString &key);

QByteArray windowPlace();
void rememberWindowPlace(const QByteArray &place);

/** What was chosen for the last quick match of a system; of options that there are no longer,
    nothing. */
model::QuickHabit lastQuickMatch(const rules::RuleSystem &system);
void rememberQuickMatch(const rules::RuleSystem &system, const model::QuickHabit &habit);

/** The folder of the last file chosen; the documents folder at first. */
QString lastFolder();
void rememberFolder(const QString &file);

/** Where a library is when the command line names none. */
QString defaultLibraryPath();

} // namespace escarmouche::app
