// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string>
#include <string_view>

namespace escarmouche {

// The only conversions between the UTF-8 of rules and Qt's text.
inline QString toQString(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}
inline std::string toUtf8(const QString &text)
{
    return text.toStdString();
}

/** Folded for search and sorting: no accents, lower case, single spaces, ’ and – as keyboards have
    them. */
std::string foldedKey(std::string_view text);

} // namespace escarmouche
