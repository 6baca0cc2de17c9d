// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/band/historypanel.h"

#include "app/band/bandcontroller.h"
#include "app/band/consequencesdialog.h"
#include "app/band/historymodel.h"
#include "app/band/linesdelegate.h"
#include "ui_historypanel.h"

#include <QEvent>

namespace escarmouche::app {

HistoryPanel::HistoryPanel(QWidget *parent)
    : QWidget(parent), m_ui(std::make_unique<Ui::HistoryPanel>())
{
    m_ui->setupUi(this);
}

HistoryPanel::~HistoryPanel() = default;

void HistoryPanel::setController(BandController *controller)
{
    m_controller = controller;
    m_model = new HistoryModel(controller->rules(), this);
    m_ui->lines->setItemDelegate(new LinesDelegate(this));
    m_ui->lines->setModel(m_model);
    connectSignals();
    refresh();
}

void HistoryPanel::connectSignals()
{
    connect(m_controller, &BandController::bandChanged, this, &HistoryPanel::refresh);
    connect(m_controller, &BandController::savingChanged, this, &HistoryPanel::refresh);
    connect(m_ui->lines->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &HistoryPanel::showCurrent);
    connect(m_ui->lines, &QListView::activated, this, &HistoryPanel::undoToHere);
    connect(m_ui->undoTo, &QPushButton::clicked, this, &HistoryPanel::undoToHere);
    connect(m_ui->takeOut, &QPushButton::clicked, this, &HistoryPanel::takeOut);
}

void HistoryPanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    refresh();
}

void HistoryPanel::refresh()
{
    // Reading a long stream is left until somebody looks at it.
    if (!m_controller || !isVisible())
        return;
    const auto *current = m_model->lineAt(m_ui->lines->currentIndex());
    const std::int64_t seq = current ? current->seq : -1;
    m_model->setLines(m_controller->history());
    QModelIndex next = m_model->index(0);
    for (int row = 0; row < m_model->rowCount(); ++row)
        if (m_model->lineAt(m_model->index(row))->seq == seq)
            next = m_model->index(row);
    m_ui->lines->setCurrentIndex(next);
    showCurrent();
}

void HistoryPanel::showCurrent()
{
    const QModelIndex index = m_ui->lines->currentIndex();
    const model::HistoryLine *line = m_model->lineAt(index);
    const bool standing = line && !line->retracted && !line->pending;
    m_ui->undoTo->setEnabled(standing && !m_model->isHead(index));
    m_ui->takeOut->setEnabled(standing && index.row() != m_model->rowCount() - 1);
}

void HistoryPanel::undoToHere()
{
    const model::HistoryLine *line = m_model->lineAt(m_ui->lines->currentIndex());
    if (line && m_ui->undoTo->isEnabled())
        m_controller->undoTo(line->seq);
}

void HistoryPanel::takeOut()
{
    const model::HistoryLine *line = m_model->lineAt(m_ui->lines->currentIndex());
    if (!line)
        return;
    const model::HistoryLine act = *line;
    const std::vector<model::Consequence> consequences = m_controller->foresee(act.uuid);
    if (!consequences.empty()) {
        ConsequencesDialog dialog(m_controller->rules(), act, consequences, this);
        if (dialog.exec() != QDialog::Accepted)
            return;
    }
    m_controller->retract(act.uuid);
}

void HistoryPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::LanguageChange)
        return;
    m_ui->retranslateUi(this);
    refresh();
}

} // namespace escarmouche::app
