// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/campaign/entrants/entrantdialog.h"

#include "app/look/parts/fitting.h"
#include "app/pages/campaign/control/campaigncontroller.h"
#include "app/words/sentences/phrases.h"
#include "app/words/sentences/players.h"
#include "model/text.h"
#include "rules/core/campaign/campaignrules.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace escarmouche::app {

EntrantDialog::EntrantDialog(const CampaignController &controller,
                             const rules::CampaignBand *before, QWidget *parent)
    : QDialog(parent), m_name(new QLineEdit(this)), m_player(new QComboBox(this))
{
    if (before)
        setWindowTitle(tr("Change the player"));
    else
        setWindowTitle(tr("A player joins"));
    resize(420, 160);
    auto *layout = new QVBoxLayout(this);
    auto *form = new QFormLayout;
    form->addRow(tr("&Name"), m_name);
    form->addRow(tr("&Played by"), m_player);
    layout->addLayout(form);
    layout->addStretch(1);
    m_name->setObjectName(QStringLiteral("name"));
    m_player->setObjectName(QStringLiteral("player"));
    for (const rules::Property &property : controller.rules().entrantProperties(before)) {
        if (property.choices.empty()) {
            m_name->setText(toQString(std::get<std::string>(property.value)));
            m_name->setMaxLength(property.most);
            continue;
        }
        for (const rules::Choice &choice : property.choices)
            m_player->addItem(playerName(choice.key), toQString(choice.key));
        m_player->setCurrentIndex(
            m_player->findData(toQString(std::get<std::string>(property.value))));
        m_player->setToolTip(inUiLanguage(property.help));
    }
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    QPushButton *ok = buttons->button(QDialogButtonBox::Ok);
    ok->setText(before ? tr("&Change") : tr("&Join"));
    layout->addWidget(buttons);
    const auto judge = [this, ok] { ok->setEnabled(!m_name->text().trimmed().isEmpty()); };
    connect(m_name, &QLineEdit::textChanged, this, judge);
    connect(buttons, &QDialogButtonBox::accepted, this, &EntrantDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &EntrantDialog::reject);
    judge();
    fitToScreen(*this);
    m_name->setFocus();
}

rules::NamedEntrant EntrantDialog::answer() const
{
    return {toUtf8(m_name->text().trimmed()), toUtf8(m_player->currentData().toString())};
}

} // namespace escarmouche::app
