// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/words/text.h"

#include <QTranslator>

namespace escarmouche::app {

/** The program's own words in a language that is not the window's: those of a sheet, or of the
    command line. Sources are marked with QT_TRANSLATE_NOOP and the context given here. */
class SheetWords
{
public:
    SheetWords(rules::Language language, const char *context);

    QString operator()(const char *source) const;
    /** For sources with %n. */
    QString counted(const char *source, int n) const;

private:
    QTranslator m_translator;
    const char *m_context;
};

} // namespace escarmouche::app
