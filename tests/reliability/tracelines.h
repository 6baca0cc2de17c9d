// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QByteArrayList>
#include <QStringList>

#include <set>
#include <vector>

namespace escarmouche::reliability {

/** Paths that traced calls made, opened for writing, renamed to, linked or removed. */
std::vector<QByteArray> writtenPaths(const QByteArrayList &lines);
/** Paths that traced calls opened, with success or without. */
std::vector<QByteArray> openedPaths(const QByteArrayList &lines);

/** What a process connected to or opened that the same one with plain names does not: no fonts, no
    texts of Qt, nothing in its own folder but files whose names begin with "secret". */
std::set<QByteArray> foreignAccess(const QByteArrayList &lines, const QByteArrayList &plain,
                                   const QByteArray &folder);

/** Runs a child of this program without watching it; its exit code. */
int performAsChild(const QStringList &child);

} // namespace escarmouche::reliability
