// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <nlohmann/json_fwd.hpp>

#include <string_view>
#include <vector>

namespace escarmouche::app::cli {

/** Results go to standard output, talk to standard error: what steers a terminal reaches none. */
void print(const QString &line);
/** A file's name as a result: as it is, for another program; on one line, for a person. */
void printPath(const QString &path);
void print(const nlohmann::ordered_json &json);
void printBytes(std::string_view bytes);
/** The system's number for why not all of it could be printed; 0: it was. */
int whyUnprinted();
void talk(const QString &line);
/** Says that a file was written. */
void tellWritten(const QString &path);
/** What went wrong, behind the program's name. */
void grumble(const QString &sentence);

/** "45.2%", as the language writes it. */
QString percentText(double share, int places);

/** Rows under each other, each column as wide as its widest cell; the first row is its head. */
QString columns(const std::vector<QStringList> &rows);

} // namespace escarmouche::app::cli
