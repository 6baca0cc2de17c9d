// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include <vector>

class QSpinBox;

namespace escarmouche::app {

/** Dice that were typed, to be typed again. */
class DiceDialog : public QDialog
{
    Q_OBJECT

public:
    DiceDialog(const std::vector<int> &faces, int sides, QWidget *parent = nullptr);

    std::vector<int> faces() const;

private:
    std::vector<QSpinBox *> m_dice;
};

} // namespace escarmouche::app
