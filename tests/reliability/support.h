// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/reference.h"
#include "tests/support/library/randombands.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <string>
#include <vector>

namespace escarmouche::reliability {

QByteArray contents(const QString &path);
void overwrite(const QString &path, const QByteArray &bytes);

/** A random legal or illegal band of some figures, as canonical text. */
std::string randomBand(tests::RandomPlayer &player, int acts);

/** A band whose every free text is `text`, as far as the rules take it; empty: they refuse it. */
std::string bandNamed(const std::string &text);
/** The same of a band that is there. */
std::string bandNamed(const std::string &text, const std::string &base);

/** Texts that mean something to SQL, HTML, Markdown, spreadsheets, shells or format strings. */
std::vector<std::string> hostileTexts(int n, std::uint64_t seed);

/** A sheet's rules by their ids alone. */
inline const model::RuleEntry *noRule(std::string_view)
{
    return nullptr;
}

/** Whether a process may be traced here. */
bool canTrace();

/** The lines strace writes of this program run as a child. Empty program output is fine; `code`
    is its exit code, or minus the signal. */
struct Traced {
    QByteArrayList lines;
    QByteArray output;
    int code = -1;
};
/** Runs the program as a child and kills it after so many microseconds. */
void killWithin(const QStringList &child, unsigned long microseconds);

Traced trace(const QStringList &straceOptions, const QStringList &child);

} // namespace escarmouche::reliability
