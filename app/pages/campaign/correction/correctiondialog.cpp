// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/campaign/correction/correctiondialog.h"

#include "app/forms/drafts/draftbar.h"
#include "app/forms/drafts/forms.h"
#include "app/look/literal/literal.h"
#include "app/look/palette/lineicon.h"
#include "app/look/parts/fitting.h"
#include "app/pages/campaign/control/campaigncontroller.h"
#include "app/pages/campaign/correction/correcting.h"
#include "app/pages/campaign/parts/plaintable.h"
#include "model/text.h"
#include "rules/core/campaign/campaign.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace escarmouche::app {

namespace {

/** A choice of the third column, as one reads it there. */
QString textOf(rules::OpenChoice choice)
{
    switch (choice) {
    case rules::OpenChoice::TakeOut:
        return CorrectionDialog::tr("Take it out");
    case rules::OpenChoice::Refund:
        return CorrectionDialog::tr("Refund it");
    case rules::OpenChoice::GiveToAnother:
        return CorrectionDialog::tr("Give it to another…");
    case rules::OpenChoice::Correct:
        return CorrectionDialog::tr("Correct it…");
    case rules::OpenChoice::Allow:
        return CorrectionDialog::tr("Do it all the same");
    }
    return {};
}

QString leftOpen()
{
    return CorrectionDialog::tr("Decide later");
}

} // namespace

CorrectionDialog::CorrectionDialog(CampaignController &controller, const model::CampaignLine &act,
                                   const std::vector<model::CampaignConsequence> &effects,
                                   const std::optional<rules::Error> &exception, QWidget *parent)
    : QDialog(parent), m_controller(controller), m_act(act.line.uuid), m_effects(effects),
      m_table(new PlainTable(this)), m_whole(new QLabel(this)), m_choiceLabel(new QLabel(this)),
      m_choice(new QComboBox(this)), m_reason(new QLineEdit(this)),
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
    m_table->setObjectName(QStringLiteral("consequences"));
    m_table->setAccessibleName(tr("What becomes of the acts"));
    m_table->setWide(1);
    layout->addWidget(m_table, 1);
    m_whole->setTextFormat(Qt::PlainText);
    m_whole->setWordWrap(true);
    m_whole->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_whole->setMinimumHeight(3 * fontMetrics().lineSpacing()); // so that nothing moves
    layout->addWidget(m_whole);
    const auto open = std::ranges::count(effects, true, &model::CampaignConsequence::refused);
    if (open > 0)
        addSentence(tr("%n act(s) no longer hold. Say here what becomes of them, or decide later: "
                       "until then they are open questions and count for nothing.",
                       nullptr, static_cast<int>(open)),
                    *layout);
    addChoice(*layout);
    m_choiceLabel->setVisible(open > 0);
    m_choice->setVisible(open > 0);
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
    fillTable();
    connect(m_table, &PlainTable::chosenChanged, this, &CorrectionDialog::showChoices);
    if (!m_effects.empty()) {
        const auto first = std::ranges::find(m_effects, true, &model::CampaignConsequence::refused);
        const auto &shown = first == m_effects.end() ? m_effects.front() : *first;
        m_table->choose(static_cast<int>(shown.act.line.seq));
    }
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

void CorrectionDialog::addChoice(QBoxLayout &layout)
{
    auto *line = new QHBoxLayout;
    m_choiceLabel->setText(tr("&What becomes of the act chosen above:"));
    m_choiceLabel->setBuddy(m_choice);
    line->addWidget(m_choiceLabel);
    line->addWidget(m_choice, 1);
    layout.addLayout(line);
    connect(m_choice, &QComboBox::activated, this, &CorrectionDialog::choose);
}

QString CorrectionDialog::choiceText(const model::CampaignConsequence &effect) const
{
    const std::string &act = effect.act.line.uuid;
    if (act == m_act)
        return tr("Your correction");
    if (!effect.refused)
        return tr("Follows from it");
    const auto chosen = m_choices.find(act);
    return chosen == m_choices.end() ? leftOpen() : textOf(chosen->second);
}

QString CorrectionDialog::becomesText(const model::CampaignConsequence &effect) const
{
    return effect.refused ? tr("No longer possible: %1")
                                .arg(effect.why ? m_controller.why(*effect.why) : QString())
                          : m_controller.say(effect.becomes);
}

void CorrectionDialog::fillTable()
{
    std::vector<TableRows::Row> rows;
    for (const model::CampaignConsequence &effect : m_effects) {
        const QString was = m_controller.tell(effect.act.line);
        const QString willBe = becomesText(effect);
        rows.push_back(
            {static_cast<int>(effect.act.line.seq),
             {QString::number(effect.act.line.seq), was, willBe, choiceText(effect)},
             lineIcon(effect.refused ? QStringLiteral("warning") : QStringLiteral("good")),
             false,
             tipText(was + u'\n' + willBe)});
    }
    m_table->fill({{tr("No."), true},
                   {tr("As it was")},
                   {tr("As it will be")},
                   //: a column: what somebody chooses for an act
                   {tr("What you choose")}},
                  std::move(rows));
    for (const int column : {1, 2}) // what was and what will be have as much room
        m_table->header()->setSectionResizeMode(column, QHeaderView::Stretch);
}

const model::CampaignConsequence *CorrectionDialog::current() const
{
    const auto met = std::ranges::find_if(
        m_effects, [&](const auto &effect) { return effect.act.line.seq == m_table->chosen(); });
    return met == m_effects.end() ? nullptr : &*met;
}

void CorrectionDialog::showChoices()
{
    const auto *effect = current();
    m_whole->setText(effect ? m_controller.tell(effect->act.line) + QStringLiteral("\n→ ") +
                                  becomesText(*effect)
                            : QString());
    const bool isOpen = effect != nullptr && effect->refused;
    const auto past = isOpen ? m_controller.pastAct(effect->act.line.uuid) : std::nullopt;
    m_choice->clear();
    m_choice->setEnabled(past.has_value());
    m_choice->addItem(effect != nullptr && !past ? choiceText(*effect) : leftOpen());
    if (!past)
        return;
    const auto chosen = m_choices.find(effect->act.line.uuid);
    for (const rules::OpenChoice choice :
         rules::choicesFor(past->input, isCorrectable(effect->act))) {
        m_choice->addItem(textOf(choice), static_cast<int>(choice));
        if (chosen != m_choices.end() && chosen->second == choice)
            m_choice->setCurrentIndex(m_choice->count() - 1);
    }
}

void CorrectionDialog::choose()
{
    const auto *effect = current();
    if (effect == nullptr)
        return;
    const QVariant choice = m_choice->currentData();
    if (choice.isValid())
        m_choices[effect->act.line.uuid] = static_cast<rules::OpenChoice>(choice.toInt());
    else
        m_choices.erase(effect->act.line.uuid);
    fillTable();
}

std::vector<CorrectionDialog::Chosen> CorrectionDialog::chosen() const
{
    std::vector<Chosen> all;
    for (const model::CampaignConsequence &effect : m_effects)
        if (const auto choice = m_choices.find(effect.act.line.uuid); choice != m_choices.end())
            all.push_back({effect.act, choice->second});
    return all;
}

} // namespace escarmouche::app
