// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/campaign/correction/correctiondialog.h"

#include "app/forms/drafts/draftbar.h"
#include "app/forms/drafts/forms.h"
#include "app/look/literal/literal.h"
#include "app/look/palette/lineicon.h"
#include "app/look/parts/fitting.h"
#include "app/pages/campaign/control/campaigncontroller.h"
#include "app/pages/campaign/parts/plaintable.h"
#include "model/text.h"
#include "rules/core/campaign/campaign.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace escarmouche::app {

CorrectionDialog::CorrectionDialog(const CampaignController &controller,
                                   const model::CampaignLine &act,
                                   const std::vector<model::CampaignConsequence> &effects,
                                   const std::optional<rules::Error> &exception, QWidget *parent)
    : QDialog(parent), m_controller(controller), m_reason(new QLineEdit(this)),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this))
{
    setWindowTitle(tr("Correct the past"));
    resize(900, 480);
    auto *layout = new QVBoxLayout(this);
    addSentence(tr("To be corrected: %1").arg(controller.tell(act.line)), *layout);
    if (controller.campaign().status == rules::CampaignStatus::Ended)
        addSentence(tr("This campaign has ended: its final standings may change."), *layout);
    if (exception)
        addSentence(tr("The rules do not allow this; it would be an exception: %1")
                        .arg(controller.why(*exception)),
                    *layout);
    layout->addWidget(makeTable(effects), 1);
    const auto open = std::ranges::count(effects, true, &model::CampaignConsequence::refused);
    if (open > 0)
        addSentence(tr("%n act(s) no longer hold. They stay in the campaign as open questions "
                       "until you say what becomes of them.",
                       nullptr, static_cast<int>(open)),
                    *layout);
    auto *form = new QFormLayout;
    m_reason->setObjectName(QStringLiteral("reason"));
    m_reason->setPlaceholderText(tr("It stays in the history"));
    form->addRow(tr("&Reason"), m_reason);
    layout->addLayout(form);
    QPushButton *correct = m_buttons->button(QDialogButtonBox::Ok);
    correct->setText(tr("&Correct it"));
    layout->addWidget(m_buttons);
    m_draft =
        &keepDraft(*this, controller.drafts(), controller.draftPlace(form::kReason, act.line.uuid));
    const auto follow = [this, correct] { correct->setEnabled(!reason().isEmpty()); };
    connect(m_reason, &QLineEdit::textChanged, this, follow);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    follow();
    fitToScreen(*this);
    m_reason->setFocus();
}

void CorrectionDialog::addSentence(const QString &text, QBoxLayout &layout)
{
    auto *sentence = new QLabel(text, this);
    sentence->setWordWrap(true);
    layout.addWidget(sentence);
}

QString CorrectionDialog::reason() const
{
    return m_reason->text().trimmed();
}

QWidget *CorrectionDialog::makeTable(const std::vector<model::CampaignConsequence> &effects)
{
    auto *table = new PlainTable(this);
    table->setObjectName(QStringLiteral("consequences"));
    table->setAccessibleName(tr("What becomes of the acts"));
    table->setWide(1);
    std::vector<TableRows::Row> rows;
    for (const model::CampaignConsequence &effect : effects) {
        const QString was = m_controller.tell(effect.act.line);
        const QString willBe =
            effect.refused ? tr("Open question: %1")
                                 .arg(effect.why ? m_controller.why(*effect.why) : QString())
                           : m_controller.say(effect.becomes);
        rows.push_back(
            {static_cast<int>(effect.act.line.seq),
             {QString::number(effect.act.line.seq), was, willBe},
             lineIcon(effect.refused ? QStringLiteral("warning") : QStringLiteral("good")),
             false,
             tipText(was + u'\n' + willBe)});
    }
    table->fill({{tr("No."), true}, {tr("As it was")}, {tr("As it will be")}}, std::move(rows));
    return table;
}

} // namespace escarmouche::app
