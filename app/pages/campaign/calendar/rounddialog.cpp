// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/campaign/calendar/rounddialog.h"

#include "app/look/palette/palette.h"
#include "app/look/palette/tint.h"
#include "app/look/parts/fitting.h"
#include "app/pages/campaign/calendar/planform.h"
#include "app/pages/campaign/control/campaigncontroller.h"
#include "rules/core/campaign/rounds/rounds.h"
#include "rules/core/campaign/rounds/standings.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QRandomGenerator>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace escarmouche::app {

RoundDialog::RoundDialog(const CampaignController &controller,
                         const std::vector<rules::ScenarioTitle> &scenarios, QWidget *parent)
    : QDialog(parent), m_controller(controller), m_kind(new QComboBox(this)),
      m_seats(new QSpinBox(this)), m_pairs(new QLabel(this)), m_form(new PlanForm(scenarios, this))
{
    setWindowTitle(tr("The next round"));
    resize(460, 380);
    m_kind->addItem(tr("Round robin"), int(rules::RoundKind::RoundRobin));
    m_kind->addItem(tr("Random draw"), int(rules::RoundKind::Drawn));
    m_kind->addItem(tr("Swiss: neighbours in the standings"), int(rules::RoundKind::ByStanding));
    auto *layout = new QVBoxLayout(this);
    auto *head = new QFormLayout;
    head->addRow(tr("P&airing"), m_kind);
    m_kind->setObjectName(QStringLiteral("kind"));
    m_seats->setObjectName(QStringLiteral("seats"));
    m_seats->setRange(rules::kLeastAtTable, rules::kMostAtTable);
    m_seats->setToolTip(
        tr("Those left over play at a smaller table. Whoever is left alone has a bye."));
    head->addRow(tr("&Bands at a table"), m_seats);
    layout->addLayout(head);
    m_pairs->setTextFormat(Qt::PlainText);
    m_pairs->setWordWrap(true);
    tint(m_pairs, Tone::Dim);
    layout->addWidget(m_pairs);
    m_form->alignWith(*head);
    layout->addWidget(m_form);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    buttons->button(QDialogButtonBox::Ok)->setText(tr("&Schedule"));
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &RoundDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &RoundDialog::reject);
    connect(m_kind, &QComboBox::currentIndexChanged, this, &RoundDialog::preview);
    connect(m_seats, &QSpinBox::valueChanged, this, &RoundDialog::preview);
    preview();
    fitToScreen(*this);
    m_kind->setFocus();
}

rules::RoundKind RoundDialog::kind() const
{
    return static_cast<rules::RoundKind>(m_kind->currentData().toInt());
}

void RoundDialog::preview()
{
    const rules::Campaign &campaign = m_controller.campaign();
    const auto bands = rules::bandsStillIn(campaign);
    const auto before = rules::roundsSoFar(campaign);
    rules::Pairings pairs;
    switch (kind()) {
    case rules::RoundKind::RoundRobin:
        pairs = rules::roundRobin(bands, before, m_seats->value());
        break;
    case rules::RoundKind::Drawn:
        return tellPairs({tr("The pairings are drawn when you schedule the round.")});
    case rules::RoundKind::ByStanding: {
        std::vector<rules::BandId> order;
        for (const rules::BandStanding &row :
             rules::standings(m_controller.rules().ranking(), campaign))
            if (std::ranges::count(bands, row.band) > 0)
                order.push_back(row.band);
        pairs = rules::byStanding(order, before, m_seats->value());
        break;
    }
    }
    QStringList lines;
    for (const auto &table : pairs.games) {
        QStringList names;
        for (const rules::BandId band : table)
            names << m_controller.bandName(band);
        lines << names.join(QStringLiteral(" – "));
    }
    for (const rules::BandId band : pairs.byes)
        //: a band that finds nobody to play against this round
        lines << tr("%1 has a bye").arg(m_controller.bandName(band));
    tellPairs(lines);
}

/** With what is to be known of the bands before they are paired. */
void RoundDialog::tellPairs(QStringList lines)
{
    for (const rules::BandId band : rules::bandsStillIn(m_controller.campaign()))
        lines << m_controller.offBoard(band);
    lines.removeAll(QString());
    m_pairs->setText(lines.join(u'\n'));
}

rules::ScheduleRound RoundDialog::answer() const
{
    rules::ScheduleRound act{kind(), m_form->scenario(), m_form->when(), m_form->place(),
                             {},     m_seats->value()};
    if (act.kind != rules::RoundKind::Drawn)
        return act;
    const auto bands = rules::bandsStillIn(m_controller.campaign());
    for (const rules::Request &request : rules::drawRequests(bands.size()))
        act.picks.push_back(
            static_cast<int>(QRandomGenerator::global()->bounded(quint32{request.pick.n})));
    return act;
}

} // namespace escarmouche::app
