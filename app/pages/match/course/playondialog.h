// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/ledger/game.h"

#include <QDialog>

#include <optional>
#include <string>
#include <vector>

class QComboBox;
class QFormLayout;
class QLabel;

namespace escarmouche::app {

class MatchController;

/** Asks who plays each side of a match that is continued from a moment of another one or played
    again; proposes its present players. */
class PlayOnDialog : public QDialog
{
    Q_OBJECT

public:
    enum class Of { Moment, Rematch };

    /** `players`: rules::kPerson and the machines. */
    PlayOnDialog(Of what, const std::vector<model::GameSeat> &seats,
                 const std::vector<std::string> &players, QWidget *parent = nullptr);

    /** By seat. */
    std::vector<std::string> chosen() const;

private:
    void addSeat(const model::GameSeat &seat, const std::vector<std::string> &players,
                 QFormLayout &form);
    void judge();

    std::vector<QComboBox *> m_seats;
    QLabel *m_alone;
};

/** By seat, as the dialog has it; none: it was cancelled. */
std::optional<std::vector<std::string>> askWhoPlays(PlayOnDialog::Of what,
                                                    const MatchController &match, QWidget *parent);

} // namespace escarmouche::app
