// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/band/overview/historypanel.h"

#include "app/forms/lists/consequencesdialog.h"
#include "app/forms/lists/linesdelegate.h"
#include "app/pages/band/control/bandcontroller.h"
#include "app/pages/band/overview/historymodel.h"
#include "ui_historypanel.h"

namespace escarmouche::app {

HistoryPanel::HistoryPanel(QWidget *parent)
    : PagePart(parent), m_ui(std::make_unique<Ui::HistoryPanel>())
{
    m_ui->setupUi(this);
}

HistoryPanel::~HistoryPanel() = default;

void HistoryPanel::begin()
{
    m_model =
        new HistoryModel(tellingOf(controller().rules(), controller().session().phrases()), this);
    m_ui->lines->setItemDelegate(new LinesDelegate(this));
    m_ui->lines->setModel(m_model);
    connect(&controller(), &BandController::savingChanged, this, &HistoryPanel::refreshIfSeen);
    connect(m_ui->lines->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &HistoryPanel::showCurrent);
    connect(m_ui->lines, &QListView::activated, this, &HistoryPanel::undoToHere);
    connect(m_ui->undoTo, &QPushButton::clicked, this, &HistoryPanel::undoToHere);
    connect(m_ui->takeOut, &QPushButton::clicked, this, &HistoryPanel::takeOut);
}

void HistoryPanel::refresh()
{
    // A line chosen further down is kept; who stands on the newest follows it.
    const QModelIndex at = m_ui->lines->currentIndex();
    const auto *current = at.row() > 0 ? m_model->lineAt(at) : nullptr;
    const std::int64_t seq = current ? current->seq : -1;
    m_model->setLines(controller().history());
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
    const bool isFirst = index.row() == m_model->rowCount() - 1;
    m_ui->undoTo->setEnabled(standing && m_model->hasLater(index));
    m_ui->takeOut->setEnabled(standing && line->isOwn && !isFirst);
    m_ui->takeOut->setToolTip(
        line && !line->isOwn
            ? tr("What games brought can be undone only in the campaign")
            : tr("Undo this act alone, after showing what that does to later ones"));
}

void HistoryPanel::undoToHere()
{
    const model::HistoryLine *line = m_model->lineAt(m_ui->lines->currentIndex());
    if (line && m_ui->undoTo->isEnabled())
        controller().undoTo(line->seq);
}

void HistoryPanel::takeOut()
{
    const model::HistoryLine *line = m_model->lineAt(m_ui->lines->currentIndex());
    if (!line)
        return;
    const model::HistoryLine act = *line;
    const std::vector<model::Consequence> consequences = controller().foresee(act.uuid);
    if (!consequences.empty()) {
        ConsequencesDialog dialog(tellingOf(controller().rules(), controller().session().phrases()),
                                  act, consequences, this);
        if (dialog.exec() != QDialog::Accepted)
            return;
    }
    controller().retract(act.uuid);
}

void HistoryPanel::retranslate()
{
    m_ui->retranslateUi(this);
    showCurrent();
}

} // namespace escarmouche::app
