// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/campaign/correction/dicedialog.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

namespace escarmouche::app {

DiceDialog::DiceDialog(const std::vector<int> &faces, int sides, QWidget *parent) : QDialog(parent)
{
    setWindowTitle(tr("Correct typed dice"));
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(new QLabel(tr("What fell at the table?"), this));
    auto *row = new QHBoxLayout;
    for (const int face : faces) {
        auto *die = new QSpinBox(this);
        die->setRange(1, sides);
        die->setValue(face);
        die->setAccessibleName(tr("Die %1").arg(m_dice.size() + 1));
        row->addWidget(die);
        m_dice.push_back(die);
    }
    row->addStretch(1);
    layout->addLayout(row);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    buttons->button(QDialogButtonBox::Ok)->setText(tr("&What follows…"));
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    if (!m_dice.empty())
        m_dice.front()->setFocus();
}

std::vector<int> DiceDialog::faces() const
{
    std::vector<int> faces;
    for (const QSpinBox *die : m_dice)
        faces.push_back(die->value());
    return faces;
}

} // namespace escarmouche::app
