// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/language/sheetwords.h"

namespace escarmouche::app {

SheetWords::SheetWords(rules::Language language, const char *context) : m_context(context)
{
    const bool french = language == rules::Language::French;
    // English has only its plurals; a source without a translation is its own.
    (void)m_translator.load(french ? QStringLiteral(":/i18n/escarmouche_fr.qm")
                                   : QStringLiteral(":/i18n/escarmouche_en.qm"));
}

QString SheetWords::operator()(const char *source) const
{
    const QString text = m_translator.translate(m_context, source);
    return text.isEmpty() ? QString::fromUtf8(source) : text;
}

QString SheetWords::counted(const char *source, int n) const
{
    QString text = m_translator.translate(m_context, source, nullptr, n);
    if (text.isEmpty())
        text = QString::fromUtf8(source);
    return text.replace(QStringLiteral("%n"), QString::number(n));
}

} // namespace escarmouche::app
