// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/program/windowarguments.h"

#include "app/words/language/uilanguage.h"

namespace escarmouche::app {

namespace {

// Qt's own arguments that take a value: they go with a window.
bool isQtOption(const QString &argument)
{
    static const QStringList known{QStringLiteral("-platform"), QStringLiteral("-style"),
                                   QStringLiteral("-geometry"), QStringLiteral("-display")};
    return known.contains(argument);
}

} // namespace

std::optional<WindowArguments> windowArguments(const QStringList &arguments)
{
    WindowArguments read;
    for (qsizetype i = 0; i + 1 < arguments.size(); i += 2) {
        const QString &option = arguments[i];
        const QString &value = arguments[i + 1];
        if (option == QStringLiteral("--library") && !value.isEmpty())
            read.library = value;
        else if (option == QStringLiteral("--as"))
            read.person = value;
        else if (option == QStringLiteral("--lang") && languageOfCode(value))
            read.language = languageOfCode(value);
        else if (!isQtOption(option))
            return std::nullopt;
    }
    return arguments.size() % 2 == 0 ? std::optional(read) : std::nullopt;
}

} // namespace escarmouche::app
