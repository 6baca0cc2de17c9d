// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/band/overview/bandpanel.h"

#include "app/pages/band/control/bandcontroller.h"
#include "ui_bandpanel.h"

namespace escarmouche::app {

BandPanel::BandPanel(QWidget *parent) : PagePart(parent), m_ui(std::make_unique<Ui::BandPanel>())
{
    m_ui->setupUi(this);
}

BandPanel::~BandPanel() = default;

void BandPanel::begin()
{
    connect(m_ui->properties, &PropertyEditor::entered, this,
            [this](const rules::Setting &setting) { controller().set({}, setting); });
    connect(m_ui->properties, &PropertyEditor::typing, this,
            [this](const rules::Setting &setting) { controller().drafts().type({}, setting); });
    connect(m_ui->properties, &PropertyEditor::settled, this,
            [this] { controller().drafts().settle(); });
}

void BandPanel::send()
{
    m_ui->properties->send();
}

void BandPanel::refresh()
{
    m_ui->properties->setProperties(controller().properties({}));
}

void BandPanel::retranslate()
{
    m_ui->retranslateUi(this);
}

} // namespace escarmouche::app
