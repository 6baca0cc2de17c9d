// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/band/bandpanel.h"

#include "app/band/bandcontroller.h"
#include "ui_bandpanel.h"

#include <QEvent>

namespace escarmouche::app {

BandPanel::BandPanel(QWidget *parent) : QWidget(parent), m_ui(std::make_unique<Ui::BandPanel>())
{
    m_ui->setupUi(this);
}

BandPanel::~BandPanel() = default;

void BandPanel::setController(BandController *controller)
{
    m_controller = controller;
    connect(controller, &BandController::bandChanged, this, &BandPanel::refresh);
    connect(m_ui->properties, &PropertyEditor::entered, this,
            [this](const rules::Setting &setting) { m_controller->set({}, setting); });
    refresh();
}

void BandPanel::send()
{
    m_ui->properties->send();
}

void BandPanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    refresh();
}

void BandPanel::refresh()
{
    if (m_controller && isVisible())
        m_ui->properties->setProperties(m_controller->properties({}));
}

void BandPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::LanguageChange)
        return;
    m_ui->retranslateUi(this);
    refresh();
}

} // namespace escarmouche::app
