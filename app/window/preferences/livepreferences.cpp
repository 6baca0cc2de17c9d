// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/preferences/livepreferences.h"

#include "app/look/palette/wear.h"
#include "app/words/language/uilanguage.h"

namespace escarmouche::app {

LivePreferences::LivePreferences(const Preferences &preferences, UiLanguage &language,
                                 QObject *parent)
    : QObject(parent), m_now(preferences), m_language(language)
{
}

void LivePreferences::choose(const Preferences &preferences)
{
    m_now = preferences;
    savePreferences(preferences);
    m_language.set(preferences.language);
    wear(preferences.theme);
    emit chosen();
}

void LivePreferences::setBoard(const BoardOptions &options)
{
    m_now.board = options;
    saveBoardOptions(options);
}

void LivePreferences::setAskFrom(int percent)
{
    m_now.askFrom = percent;
    saveAskFrom(percent);
    emit askFromChanged(percent);
}

} // namespace escarmouche::app
