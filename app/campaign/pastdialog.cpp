// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/campaign/pastdialog.h"

#include "app/campaign/campaigncontroller.h"
#include "app/campaign/entryview.h"
#include "app/campaign/refusallabel.h"
#include "app/look/fitting.h"
#include "app/look/tint.h"
#include "model/text.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace escarmouche::app {

PastDialog::PastDialog(CampaignController &controller, const rules::Entrant &band, QWidget *parent)
    : QDialog(parent), m_controller(controller), m_band(band.id),
      m_rows(new PastGrid(band, controller.rules(), this)),
      m_grid(new EntryView([](const QModelIndex &) { return QStringList(); }, this)),
      m_problem(new RefusalLabel(this))
{
    setWindowTitle(tr("Before the campaign: %1").arg(toQString(band.band->name())));
    resize(760, 480);
    arrange();
    fitToScreen(*this);
    m_grid->setFocus();
}

void PastDialog::arrange()
{
    auto *layout = new QVBoxLayout(this);
    auto *about = new QLabel(
        tr("What the band’s paper tells of each figure: games, how often it was out of action, and "
           "how many it put out of action, by their rank. It stands in the records; standings and "
           "rules leave it aside. Tab goes to the next cell."),
        this);
    about->setWordWrap(true);
    tint(about, Tone::Dim);
    layout->addWidget(about);
    m_grid->setModel(m_rows);
    m_grid->setAccessibleName(tr("Figures of the band"));
    m_grid->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_grid->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_grid->setCurrentIndex(m_rows->index(0, 1));
    layout->addWidget(m_grid, 1);
    layout->addWidget(m_problem);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    buttons->button(QDialogButtonBox::Ok)->setText(tr("&Write down"));
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &PastDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &PastDialog::reject);
}

void PastDialog::accept()
{
    m_grid->setFocus(); // a cell that is being written is written
    const auto figures = m_rows->changed();
    if (figures.empty() || m_problem->perform(m_controller, rules::TellPast{m_band, figures}))
        QDialog::accept();
}

} // namespace escarmouche::app
