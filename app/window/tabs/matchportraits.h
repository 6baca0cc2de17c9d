// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>

#include <map>

namespace escarmouche::model {
class Library;
class MatchSession;
} // namespace escarmouche::model

namespace escarmouche::app {

/** The portraits of who fights in a match, square, by token, as far as its library keeps some. */
std::map<int, QImage> portraitsOf(const model::Library &library, const model::MatchSession &match);

} // namespace escarmouche::app
