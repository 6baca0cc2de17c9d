// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/forms/fields/languagebox.h"

#include "app/words/language/uilanguage.h"

#include <QComboBox>

namespace escarmouche::app {

void fillLanguages(QComboBox *box)
{
    for (const auto language : {rules::Language::English, rules::Language::French})
        box->addItem(languageName(language), languageCode(language));
    box->setCurrentIndex(box->findData(languageCode(uiLanguage())));
}

rules::Language chosenLanguage(const QComboBox *box)
{
    return languageOfCode(box->currentData().toString()).value_or(rules::Language::English);
}

} // namespace escarmouche::app
