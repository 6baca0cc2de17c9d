// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/language/uilanguage.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>

namespace escarmouche::app {

namespace {

/** Words of Qt that its own French lacks: what a file dialog says a row is. */
[[maybe_unused]] constexpr const char *kWordsOfQt[] = {
    QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "Folder"),
};

// The user's own country where it speaks the language, so that dates look as they are used to.
QLocale ownLocaleOf(rules::Language language)
{
    const auto wanted = language == rules::Language::French ? QLocale::French : QLocale::English;
    const QLocale system = QLocale::system();
    if (system.language() == wanted)
        return system;
    return QLocale(wanted, wanted == QLocale::French ? QLocale::France : QLocale::UnitedKingdom);
}

} // namespace

UiLanguage::UiLanguage(rules::Language language, QObject *parent)
    : QObject(parent), m_current(language)
{
    install();
}

void UiLanguage::set(rules::Language language)
{
    if (language == m_current)
        return;
    m_current = language;
    install();
    emit changed(language);
}

void UiLanguage::install()
{
    QLocale::setDefault(ownLocaleOf(m_current));
    const QString code = languageCode(m_current);
    const std::array<std::pair<QString, QString>, 2> files{{
        {QStringLiteral("qtbase_") + code, QLibraryInfo::path(QLibraryInfo::TranslationsPath)},
        {QStringLiteral("escarmouche_") + code, QStringLiteral(":/i18n")},
    }};
    for (std::size_t i = 0; i < files.size(); ++i) {
        QCoreApplication::removeTranslator(&m_translators[i]);
        if (m_translators[i].load(files[i].first, files[i].second))
            QCoreApplication::installTranslator(&m_translators[i]);
    }
}

rules::Language uiLanguage()
{
    return QLocale().language() == QLocale::French ? rules::Language::French
                                                   : rules::Language::English;
}

rules::Language systemLanguage()
{
    return QLocale::system().language() == QLocale::French ? rules::Language::French
                                                           : rules::Language::English;
}

QString languageCode(rules::Language language)
{
    return language == rules::Language::French ? QStringLiteral("fr") : QStringLiteral("en");
}

std::optional<rules::Language> languageOfCode(QStringView code)
{
    if (code == u"en")
        return rules::Language::English;
    if (code == u"fr")
        return rules::Language::French;
    return std::nullopt;
}

QString languageName(rules::Language language)
{
    return language == rules::Language::French ? QStringLiteral("Français")
                                               : QStringLiteral("English");
}

} // namespace escarmouche::app

#include "moc_uilanguage.cpp" // by itself: the command line takes no window's
