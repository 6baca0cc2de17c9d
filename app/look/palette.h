// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/band.h"

#include <QColor>
#include <QIcon>
#include <QPalette>

namespace escarmouche::app {

/** Sizes shared by all pages, in pixels of a plain screen. */
inline constexpr int kGap = 8;
inline constexpr int kMargin = 16;
inline constexpr int kIconSize = 20;

/** The colours that mean something; each reads on a light and on a dark palette. */
enum class Tone { Illegal, Warning, Note, Good, Changed, Dim, Line, Edge };

bool isDark(const QPalette &palette);
QColor tone(Tone tone, const QPalette &palette);
Tone toneOf(rules::Severity severity);
/** What is selected in a list that has not the keyboard: in sight, but not the first thing seen. */
void quieten(QPalette &palette);
/** Keeps the hints in empty fields readable where a dark theme leaves them black. */
void keepHintsReadable();
/** A severity as a shape as well as a colour. */
QIcon severityIcon(rules::Severity severity, const QPalette &palette);

} // namespace escarmouche::app
