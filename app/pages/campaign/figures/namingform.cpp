// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/campaign/figures/namingform.h"

#include "app/look/palette/lineicon.h"
#include "app/look/palette/tint.h"
#include "app/pages/campaign/control/campaigncontroller.h"
#include "model/text.h"
#include "rules/core/band/naming.h"
#include "rules/core/campaign/past/career.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRandomGenerator>
#include <QVBoxLayout>

namespace escarmouche::app {

namespace {

constexpr int kLongestFigureName = 120; // characters

std::string bandText(const CampaignController &controller, rules::BandId band)
{
    const rules::Campaign &campaign = controller.campaign();
    return rules::find(campaign, band)->band->band(campaign.options);
}

} // namespace

NamingForm::NamingForm(CampaignController &controller, QWidget *parent)
    : QWidget(parent), m_controller(controller), m_reason(new QLabel(this)),
      m_label(new QLabel(this)), m_field(new QLineEdit(this)),
      m_suggest(new QPushButton(lineIcon(QStringLiteral("match")), {}, this)),
      m_give(new QPushButton(lineIcon(QStringLiteral("good")), {}, this))
{
    m_reason->setWordWrap(true);
    tint(m_reason, Tone::Changed);
    m_label->setBuddy(m_field);
    m_field->setMaxLength(kLongestFigureName);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_reason);
    auto *row = new QHBoxLayout;
    row->addWidget(m_label);
    row->addWidget(m_field, 1);
    row->addWidget(m_suggest);
    row->addWidget(m_give);
    layout->addLayout(row);
    connect(m_field, &QLineEdit::textChanged, this, &NamingForm::showButtons);
    connect(m_field, &QLineEdit::returnPressed, this, &NamingForm::give);
    connect(m_suggest, &QPushButton::clicked, this, &NamingForm::suggest);
    connect(m_give, &QPushButton::clicked, this, &NamingForm::give);
}

void NamingForm::retranslate()
{
    m_label->setText(tr("Name:"));
    m_suggest->setText(tr("Suggest"));
    m_suggest->setToolTip(tr("Suggests a name that fits and that nobody in the band has had"));
    m_give->setText(tr("Give this name"));
}

// What is being typed stays while the same figure is shown and its name has not changed.
void NamingForm::show(rules::BandId band, rules::MemberId member, const QString &reason)
{
    const QString name =
        toQString(rules::nameGiven(m_controller.bandRules(), bandText(m_controller, band), member));
    const bool isNew = member != m_member || name != m_name;
    m_band = band;
    m_member = member;
    m_name = name;
    if (isNew)
        m_field->setText(name);
    m_reason->setText(reason);
    m_reason->setVisible(!reason.isEmpty() && name.isEmpty());
    showButtons();
}

void NamingForm::showButtons()
{
    const bool can = m_controller.isOpen();
    const QString typed = m_field->text().trimmed();
    m_field->setReadOnly(!can);
    m_suggest->setVisible(rules::canSuggestNames(m_controller.bandRules()));
    m_suggest->setEnabled(can);
    m_give->setEnabled(can && !typed.isEmpty() && typed != m_name);
}

void NamingForm::suggest()
{
    const auto records = rules::recordsOf(m_controller.rules(), m_controller.campaign(), m_band);
    std::vector<std::string> others{toUtf8(m_field->text())};
    for (const rules::FigureGlance &each : rules::everybodyOf(records))
        others.push_back(each.name.en);
    const auto name =
        rules::suggestName(m_controller.bandRules(), bandText(m_controller, m_band), m_member,
                           others, QRandomGenerator::global()->generate64());
    if (!name.empty())
        m_field->setText(toQString(name));
    m_field->setFocus();
    m_field->selectAll();
}

void NamingForm::give()
{
    if (!m_give->isEnabled())
        return;
    const std::string name = toUtf8(m_field->text().trimmed());
    m_controller.perform(
        rules::ActOnBand{m_band, rules::SetProperties{{{m_member, 1}}, {{"name", name}}}});
}

} // namespace escarmouche::app
