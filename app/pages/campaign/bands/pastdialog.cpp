// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/campaign/bands/pastdialog.h"

#include "app/forms/drafts/forms.h"
#include "app/look/literal/literal.h"
#include "app/look/palette/tint.h"
#include "app/look/parts/fitting.h"
#include "app/pages/campaign/control/campaigncontroller.h"
#include "app/pages/campaign/parts/entryview.h"
#include "model/text.h"

#include <QHeaderView>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace escarmouche::app {

namespace {

/** Puts pasts in the place of others of the same figures, or behind them. */
void overwritePasts(std::vector<rules::FigurePast> &pasts,
                    const std::vector<rules::FigurePast> &others)
{
    for (const rules::FigurePast &other : others) {
        const auto same = std::ranges::find(pasts, other.member, &rules::FigurePast::member);
        if (same != pasts.end())
            *same = other;
        else
            pasts.push_back(other);
    }
}

rules::Entrant withPasts(rules::Entrant band, const std::vector<rules::FigurePast> &told)
{
    overwritePasts(band.past, told);
    return band;
}

} // namespace

PastDialog::PastDialog(CampaignController &controller, const rules::Entrant &band, QWidget *parent,
                       std::vector<rules::FigurePast> told)
    : EntryDialog(controller,
                  {controller.isPast() ? form::kPastCorrection : form::kPast, band.id.value},
                  new EntryView([](const QModelIndex &) { return QStringList(); }), parent),
      m_band(band.id), m_told(std::move(told)),
      m_rows(new PastGrid(withPasts(band, m_told), controller.rules(), this))
{
    setWindowTitle(titleText(tr("Before the campaign: %1").arg(toQString(band.band->name()))));
    resize(760, 480);
    arrange();
    fitToScreen(*this);
    grid().setFocus();
}

std::vector<rules::FigurePast> PastDialog::told() const
{
    std::vector<rules::FigurePast> told = m_told;
    overwritePasts(told, m_rows->changed());
    return told;
}

void PastDialog::arrange()
{
    auto *layout = new QVBoxLayout(this);
    auto *about = new QLabel(
        tr("What the band’s paper tells of each figure: games, how often it was out of action, and "
           "how many it put out of action, by their rank. It stands in the records; standings and "
           "rules leave it aside. Tab goes to the next cell, Ctrl+Enter writes all down."),
        this);
    about->setWordWrap(true);
    tint(about, Tone::Dim);
    layout->addWidget(about);
    grid().setModel(m_rows);
    grid().setAccessibleName(tr("Figures of the band"));
    grid().horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    grid().horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    grid().setCurrentIndex(m_rows->index(0, 1));
    layout->addWidget(&grid(), 1);
    makeEnd(controller().isPast() ? tr("&What follows…") : tr("&Write down"));
}

} // namespace escarmouche::app
