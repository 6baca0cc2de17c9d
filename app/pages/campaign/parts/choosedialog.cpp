// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/campaign/parts/choosedialog.h"

#include "app/look/literal/literal.h"
#include "app/look/parts/fitting.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace escarmouche::app {

ChooseDialog::ChooseDialog(const QString &title, const QString &question, const QStringList &things,
                           QWidget *parent)
    : QDialog(parent)
{
    setWindowTitle(titleText(title));
    auto *layout = new QVBoxLayout(this);
    auto *label = new QLabel(question, this);
    label->setWordWrap(true);
    layout->addWidget(label);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    QPushButton *ok = buttons->button(QDialogButtonBox::Ok);
    for (const QString &thing : things) {
        auto *tick = new QCheckBox(buttonText(thing), this);
        layout->addWidget(tick);
        connect(tick, &QCheckBox::toggled, this, [this, ok] { ok->setEnabled(!chosen().empty()); });
        m_ticks.push_back(tick);
    }
    ok->setEnabled(false);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &ChooseDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &ChooseDialog::reject);
    fitToScreen(*this);
    if (!m_ticks.empty())
        m_ticks.front()->setFocus();
}

std::vector<std::size_t> ChooseDialog::chosen() const
{
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < m_ticks.size(); ++i)
        if (m_ticks[i]->isChecked())
            places.push_back(i);
    return places;
}

} // namespace escarmouche::app
