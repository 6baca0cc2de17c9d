// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/campaign/calendar/rounddialog.h"

#include "app/look/palette/palette.h"
#include "app/look/palette/tint.h"
#include "app/look/parts/fitting.h"
#include "app/pages/campaign/calendar/planform.h"
#include "app/pages/campaign/control/campaigncontroller.h"
#include "rules/core/campaign/rounds/calendar.h"
#include "rules/core/campaign/rounds/standings.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
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
      m_seats(new QSpinBox(this)), m_rounds(new QSpinBox(this)), m_days(new QSpinBox(this)),
      m_all(new QPushButton(tr("&Until all have met"), this)), m_pairs(new QLabel(this)),
      m_form(new PlanForm(scenarios, this))
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
    auto *rounds = new QLabel(tr("&Rounds"), this);
    rounds->setBuddy(m_rounds);
    head->addRow(rounds, makeRounds());
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
    for (QSpinBox *box : {m_seats, m_rounds, m_days})
        connect(box, &QSpinBox::valueChanged, this, &RoundDialog::preview);
    connect(m_form, &PlanForm::changed, this, &RoundDialog::preview);
    preview();
    fitToScreen(*this);
    m_kind->setFocus();
}

rules::RoundKind RoundDialog::kind() const
{
    return static_cast<rules::RoundKind>(m_kind->currentData().toInt());
}

/** Several at once of a round robin alone: other pairings wait for results or for chance. */
QLayout *RoundDialog::makeRounds()
{
    m_rounds->setObjectName(QStringLiteral("rounds"));
    m_rounds->setRange(1, rules::kMostRoundsAtOnce);
    m_days->setObjectName(QStringLiteral("days"));
    m_days->setRange(0, rules::kMostDaysBetween);
    m_days->setValue(rules::ScheduleRound().days);
    m_days->setPrefix(tr("Days between: "));
    m_days->setAccessibleName(tr("Days from one round to the next"));
    m_all->setObjectName(QStringLiteral("all"));
    m_all->setAutoDefault(false);
    connect(m_all, &QPushButton::clicked, this, [this] {
        m_rounds->setValue(rules::roundsOfACycle(m_controller.campaign(), m_seats->value()));
    });
    auto *row = new QHBoxLayout;
    row->addWidget(m_rounds);
    row->addWidget(m_days);
    row->addWidget(m_all, 1);
    return row;
}

QString RoundDialog::pairsText(const rules::Pairings &pairs) const
{
    QStringList told;
    for (const auto &table : pairs.games) {
        QStringList names;
        for (const rules::BandId band : table)
            names << m_controller.bandName(band);
        told << names.join(QStringLiteral(" – "));
    }
    for (const rules::BandId band : pairs.byes)
        //: a band that finds nobody to play against this round
        told << tr("%1 has a bye").arg(m_controller.bandName(band));
    return told.join(m_rounds->value() > 1 ? QStringLiteral("; ") : QStringLiteral("\n"));
}

QStringList RoundDialog::roundRobins() const
{
    constexpr int kShown = 6;
    const rules::Campaign &campaign = m_controller.campaign();
    const auto bands = rules::bandsStillIn(campaign);
    auto before = rules::roundsSoFar(campaign);
    int number = campaign.rounds.empty() ? 0 : campaign.rounds.back().number;
    QStringList lines;
    for (int round = 0; round < std::min(m_rounds->value(), kShown); ++round) {
        const rules::Pairings pairs = rules::roundRobin(bands, before, m_seats->value());
        rules::addRound(before, pairs);
        ++number;
        lines << (m_rounds->value() > 1
                      ? tr("Round %1: %2").arg(QString::number(number), pairsText(pairs))
                      : pairsText(pairs));
    }
    if (const int more = m_rounds->value() - kShown; more > 0)
        lines << tr("… and %n more round(s)", nullptr, more);
    return lines;
}

QStringList RoundDialog::standings() const
{
    const rules::Campaign &campaign = m_controller.campaign();
    const auto bands = rules::bandsStillIn(campaign);
    std::vector<rules::BandId> order;
    for (const rules::BandStanding &row :
         rules::standings(m_controller.rules().ranking(), campaign))
        if (std::ranges::count(bands, row.band) > 0)
            order.push_back(row.band);
    return {pairsText(rules::byStanding(order, rules::roundsSoFar(campaign), m_seats->value()))};
}

void RoundDialog::preview()
{
    const bool isRobin = kind() == rules::RoundKind::RoundRobin;
    if (!isRobin)
        m_rounds->setValue(1);
    m_rounds->setEnabled(isRobin);
    m_all->setEnabled(isRobin);
    m_days->setEnabled(isRobin && m_rounds->value() > 1 && m_form->when());
    switch (kind()) {
    case rules::RoundKind::RoundRobin:
        return tellPairs(roundRobins() + told());
    case rules::RoundKind::Drawn:
        return tellPairs(QStringList{tr("The pairings are drawn when you schedule the round.")} +
                         told());
    case rules::RoundKind::ByStanding:
        return tellPairs(standings() + told());
    }
}

QStringList RoundDialog::told() const
{
    const rules::Campaign &campaign = m_controller.campaign();
    QStringList lines;
    if (kind() == rules::RoundKind::RoundRobin) {
        const auto bands = rules::bandsStillIn(campaign);
        auto before = rules::roundsSoFar(campaign);
        for (int round = 0; round < m_rounds->value(); ++round)
            rules::addRound(before, rules::roundRobin(bands, before, m_seats->value()));
        if (const int left = rules::roundsUntilAllHaveMet(bands, before, m_seats->value());
            left == 0)
            lines << tr("Then all have met.");
        else
            lines << tr("All have met after %n more round(s).", nullptr, left);
    }
    const int number = campaign.rounds.empty() ? 1 : campaign.rounds.back().number + 1;
    if (const auto when = m_form->when())
        if (const int earlier = rules::overtakenRound(campaign, number, *when); earlier > 0)
            lines << tr("Round %1 has games to come after that date.").arg(earlier);
    return lines;
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
    rules::ScheduleRound act{kind(), m_form->scenario(), m_form->when(),    m_form->place(),
                             {},     m_seats->value(),   m_rounds->value(), m_days->value()};
    if (act.kind != rules::RoundKind::Drawn)
        return act;
    const auto bands = rules::bandsStillIn(m_controller.campaign());
    for (const rules::Request &request : rules::drawRequests(bands.size()))
        act.picks.push_back(
            static_cast<int>(QRandomGenerator::global()->bounded(quint32{request.pick.n})));
    return act;
}

} // namespace escarmouche::app
