// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/words/settings/settings.h"

#include <QObject>

namespace escarmouche::app {

class UiLanguage;

/** The preferences that are in force in the window. Each change is stored and told at once. */
class LivePreferences : public QObject
{
    Q_OBJECT

public:
    LivePreferences(const Preferences &preferences, UiLanguage &language, QObject *parent);

    const Preferences &now() const { return m_now; }
    /** All of them, as the person has chosen. */
    void choose(const Preferences &preferences);
    /** What a key on a board changes too; other boards stay as they are. */
    void setBoard(const BoardOptions &options);
    /** What a question in a match changes too. */
    void setAskFrom(int percent);

signals:
    void chosen();
    void askFromChanged(int percent);

private:
    Preferences m_now;
    UiLanguage &m_language;
};

} // namespace escarmouche::app
