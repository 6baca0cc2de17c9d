// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/campaign/result/leaguedialog.h"

#include "app/forms/drafts/forms.h"
#include "app/look/literal/literal.h"
#include "app/look/palette/tint.h"
#include "app/look/parts/fitting.h"
#include "app/pages/campaign/control/campaigncontroller.h"
#include "app/pages/campaign/parts/entryview.h"
#include "app/pages/campaign/result/leaguegrid.h"
#include "app/words/sentences/campaignwords.h"

#include <QHeaderView>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace escarmouche::app {

LeagueDialog::LeagueDialog(CampaignController &controller, rules::FixtureId fixture,
                           QWidget *parent)
    : EntryDialog(controller, {form::kResult, fixture.value},
                  new EntryView([this](const QModelIndex &cell) { return m_rows->choices(cell); }),
                  parent),
      m_fixture(fixture),
      m_rows(new LeagueGrid(controller.campaign(), *rules::find(controller.campaign(), fixture),
                            controller.rules(), this))
{
    const rules::Fixture &game = *rules::find(controller.campaign(), fixture);
    setWindowTitle(titleText(tr("Result: %1").arg(titleOf(controller.campaign(), game))));
    resize(620, 360);
    auto *layout = new QVBoxLayout(this);
    auto *hint = new QLabel(tr("Everybody has lost until you say who won. Tab goes to the next "
                               "cell, Ctrl+Enter enters the result."),
                            this);
    hint->setWordWrap(true);
    tint(hint, Tone::Dim);
    layout->addWidget(hint);
    grid().setModel(m_rows);
    grid().setAccessibleName(tr("Players of the game"));
    grid().horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    grid().setCurrentIndex(m_rows->index(0, LeagueGrid::Outcome));
    layout->addWidget(&grid(), 1);
    makeEnd(tr("&Enter the result"));
    fitToScreen(*this);
    grid().setFocus();
}

// A cell that is being typed is entered as the dialog hides.
LeagueDialog::~LeagueDialog()
{
    hide();
}

bool LeagueDialog::isMeant()
{
    const auto &seats = m_rows->report().seats;
    const bool isDecided = std::ranges::any_of(seats, [](const rules::SeatReport &seat) {
        return seat.result != rules::SeatResult::Loss;
    });
    return isDecided || agrees(tr("Nobody won this game. Enter the result anyway?"));
}

rules::CampaignAct LeagueDialog::act() const
{
    return rules::EnterReport{m_fixture, m_rows->report(), {}};
}

} // namespace escarmouche::app
