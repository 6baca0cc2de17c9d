// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/campaign/newcampaigndialog.h"

#include "app/forms/fields/gamebox.h"
#include "app/look/palette/tint.h"
#include "app/look/parts/fitting.h"
#include "app/pages/campaign/parts/campaignoptions.h"
#include "model/text.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace escarmouche::app {

NewCampaignDialog::NewCampaignDialog(const rules::RuleSystems &systems, QWidget *parent)
    : QDialog(parent), m_systems(systems), m_name(new QLineEdit(this)), m_system(new GameBox(this)),
      m_about(new QLabel(this)), m_optionsButton(new QPushButton(this))
{
    setWindowTitle(tr("New campaign"));
    resize(520, 240);
    m_system->setGames(namesWith(systems, &rules::RuleSystem::campaigns));
    m_system->show(); // one game alone, too, says what the campaign will be of
    m_name->setObjectName(QStringLiteral("name"));
    m_system->setObjectName(QStringLiteral("system"));
    auto *layout = new QVBoxLayout(this);
    auto *form = new QFormLayout;
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->addRow(tr("&Name"), m_name);
    form->addRow(tr("&Game"), m_system);
    form->addRow(tr("Options"), m_optionsButton);
    layout->addLayout(form);
    m_about->setWordWrap(true);
    tint(m_about, Tone::Dim);
    layout->addWidget(m_about);
    layout->addStretch(1);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    QPushButton *ok = buttons->button(QDialogButtonBox::Ok);
    ok->setText(tr("&Found the campaign"));
    ok->setEnabled(false);
    layout->addWidget(buttons);
    connect(m_name, &QLineEdit::textChanged, this,
            [ok](const QString &name) { ok->setEnabled(!name.trimmed().isEmpty()); });
    connect(m_system, &GameBox::gameChanged, this, [this] {
        m_options.clear();
        showOptions();
    });
    connect(m_optionsButton, &QPushButton::clicked, this, &NewCampaignDialog::chooseOptions);
    connect(buttons, &QDialogButtonBox::accepted, this, &NewCampaignDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &NewCampaignDialog::reject);
    showOptions();
    fitToScreen(*this);
    m_name->setFocus();
}

const rules::RuleSystem &NewCampaignDialog::chosenSystem() const
{
    return *systemNamed(m_systems, m_system->game());
}

std::string NewCampaignDialog::system() const
{
    return chosenSystem().key;
}

std::string NewCampaignDialog::name() const
{
    return toUtf8(m_name->text().trimmed());
}

void NewCampaignDialog::chooseOptions()
{
    CampaignOptionsDialog dialog(*chosenSystem().campaigns, m_options, this);
    connect(&dialog, &MatchOptionsDialog::ruleWanted, this, &NewCampaignDialog::ruleWanted);
    emit optionsAsked(dialog);
    if (dialog.exec() != QDialog::Accepted)
        return;
    m_options = dialog.settings();
    showOptions();
}

void NewCampaignDialog::showOptions()
{
    m_about->setText(
        chosenSystem().campaigns->hasBands()
            ? tr("Bands join next, as copies that live in the campaign. The first result sets it "
                 "running; its options can be changed at any time.")
            : tr("Players join next, by name. The first result sets it running; its options can "
                 "be changed at any time."));
    const int changed = static_cast<int>(m_options.size());
    m_optionsButton->setText(changed == 0 ? tr("&As usual; change…")
                                          : tr("%n &changed…", nullptr, changed));
}

} // namespace escarmouche::app
