// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/rulesystem.h"

#include <QComboBox>

#include <string>
#include <vector>

class QLabel;

namespace escarmouche::app {

/** Asks which game it is to be; the one chosen last, anywhere, is chosen. With one game there is
    nothing to ask: the box and its label stay hidden. */
class GameBox : public QComboBox
{
    Q_OBJECT

public:
    explicit GameBox(QWidget *parent = nullptr);

    void setGames(const std::vector<rules::SystemName> &games, QLabel *label = nullptr);
    /** Its key; empty where there is no game to choose. */
    std::string game() const;

signals:
    void gameChanged();
};

} // namespace escarmouche::app
