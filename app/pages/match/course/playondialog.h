// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/ledger/game.h"

#include <QDialog>

#include <string>
#include <vector>

class QComboBox;
class QFormLayout;
class QLabel;

namespace escarmouche::app {

/** Asks who plays each side of a match continued from a moment of another one; proposes its present
    players. */
class PlayOnDialog : public QDialog
{
    Q_OBJECT

public:
    /** `players`: rules::kPerson and the machines. */
    PlayOnDialog(const std::vector<model::GameSeat> &seats, const std::vector<std::string> &players,
                 QWidget *parent = nullptr);

    /** By seat. */
    std::vector<std::string> chosen() const;

private:
    void addSeat(const model::GameSeat &seat, const std::vector<std::string> &players,
                 QFormLayout &form);
    void judge();

    std::vector<QComboBox *> m_seats;
    QLabel *m_alone;
};

} // namespace escarmouche::app
