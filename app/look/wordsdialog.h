// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>
#include <QString>

#include <optional>

class QWidget;

namespace escarmouche::app {

struct WordsQuestion {
    QString title;
    QString label;
    QString before; // what stands there already
    QSize size; // empty: the usual one
};

/** Asks for words in several lines: Enter begins a new one, Ctrl+Enter says yes. Nothing: it was
    called off. */
std::optional<QString> askForWords(QWidget *parent, const WordsQuestion &question);

} // namespace escarmouche::app
