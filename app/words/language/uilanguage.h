// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/words/text.h"

#include <QObject>
#include <QString>
#include <QTranslator>

#include <array>
#include <optional>

namespace escarmouche::app {

/** The language of everything on the screen. Setting it installs the translators of the program
    and of Qt and the default locale; every widget then gets a LanguageChange event. Part of the
    composition root: one for a running program. */
class UiLanguage : public QObject
{
    Q_OBJECT

public:
    explicit UiLanguage(rules::Language language, QObject *parent = nullptr);

    rules::Language current() const { return m_current; }
    void set(rules::Language language);

signals:
    void changed(escarmouche::rules::Language language);

private:
    void install();

    rules::Language m_current;
    std::array<QTranslator, 2> m_translators; // Qt's own words, ours
};

/** The language the default locale speaks: the one UiLanguage has set. */
rules::Language uiLanguage();

rules::Language systemLanguage();

/** "en" or "fr". */
QString languageCode(rules::Language language);
std::optional<rules::Language> languageOfCode(QStringView code);

/** The name of a language in that language: "English", "Français". */
QString languageName(rules::Language language);

} // namespace escarmouche::app
