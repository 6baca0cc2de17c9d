// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/campaign/correction/questionsdialog.h"

#include "app/look/literal/literal.h"
#include "app/look/palette/lineicon.h"
#include "app/look/parts/fitting.h"
#include "app/pages/campaign/control/campaigncontroller.h"
#include "app/pages/campaign/control/refusalbar.h"
#include "app/pages/campaign/control/takingout.h"
#include "app/pages/campaign/correction/correcting.h"
#include "app/pages/campaign/parts/plaintable.h"
#include "rules/core/campaign/purchases.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace escarmouche::app {

QuestionsDialog::QuestionsDialog(CampaignController &controller,
                                 const std::vector<rules::ScenarioTitle> &scenarios,
                                 QWidget *parent)
    : QDialog(parent), m_controller(controller), m_scenarios(scenarios),
      m_table(new PlainTable(this)), m_why(new QLabel(this))
{
    setWindowTitle(tr("Open questions"));
    resize(960, 420);
    auto *layout = new QVBoxLayout(this);
    auto *about = new QLabel(tr("Since the past was corrected, these acts are no longer possible. "
                                "They count for nothing "
                                "until you say what becomes of them."),
                             this);
    about->setWordWrap(true);
    layout->addWidget(about);
    m_table->setAccessibleName(tr("Open questions"));
    m_table->setWide(1);
    layout->addWidget(m_table, 1);
    m_why->setWordWrap(true);
    layout->addWidget(m_why);
    layout->addWidget(new RefusalBar(controller, {}, this));
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    const auto make = [&](const QString &text, void (QuestionsDialog::*act)()) {
        QPushButton *button = buttons->addButton(text, QDialogButtonBox::ActionRole);
        button->setAutoDefault(false);
        connect(button, &QPushButton::clicked, this, act);
        return button;
    };
    m_takeOut = make(tr("&Take it out…"), &QuestionsDialog::takeOutChosen);
    m_correct = make(tr("&Correct it…"), &QuestionsDialog::correctChosen);
    m_refund = make(tr("&Refund it"), &QuestionsDialog::refundChosen);
    m_refund->setToolTip(tipText(tr("Nothing is bought and the price stays in the treasury")));
    m_give = make(tr("&Give it to another…"), &QuestionsDialog::correctChosen);
    m_allow = make(tr("&Do it all the same…"), &QuestionsDialog::allowChosen);
    m_allow->setToolTip(tipText(tr("With a reason: what you cannot pay becomes a debt")));
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_table, &PlainTable::chosenChanged, this, &QuestionsDialog::showChosen);
    connect(&m_controller, &CampaignController::campaignChanged, this, &QuestionsDialog::refresh);
    fitToScreen(*this);
    refresh();
    m_table->setFocus();
}

void QuestionsDialog::refresh()
{
    m_questions = m_controller.questions();
    std::vector<TableRows::Row> rows;
    for (const model::CampaignConsequence &question : m_questions) {
        const QString act = m_controller.say(question.act.line.sentence);
        const auto number = question.act.line.seq;
        rows.push_back({static_cast<int>(number),
                        {QString::number(number), act},
                        lineIcon(QStringLiteral("warning")),
                        false,
                        tipText(act)});
    }
    m_table->fill({{tr("No."), true}, {tr("Act")}}, std::move(rows));
    if (m_questions.empty())
        return accept();
    if (chosen() == nullptr)
        m_table->choose(static_cast<int>(m_questions.front().act.line.seq));
    showChosen();
}

const model::CampaignConsequence *QuestionsDialog::chosen() const
{
    const auto met = std::ranges::find_if(m_questions, [&](const auto &question) {
        return question.act.line.seq == m_table->chosen();
    });
    return met == m_questions.end() ? nullptr : &*met;
}

void QuestionsDialog::showChosen()
{
    const auto *question = chosen();
    m_why->setText(!question        ? QString()
                   : !question->why ? tr("It is possible again: do it now.")
                                    //: why an act is no longer possible, a sentence
                                    : tr("Not possible: %1").arg(m_controller.why(*question->why)));
    m_takeOut->setEnabled(question != nullptr &&
                          question->act.retracting != rules::Retracting::Never);
    const auto past = question ? m_controller.pastAct(question->act.line.uuid) : std::nullopt;
    m_refund->setVisible(past && rules::isPurchase(past->input.act));
    m_give->setVisible(past && rules::gearBought(past->input.act));
    m_correct->setEnabled(question != nullptr && isCorrectable(question->act));
    m_allow->setEnabled(question != nullptr);
}

// What is asked changes the questions: each act holds a copy.
void QuestionsDialog::takeOutChosen()
{
    if (const auto *question = chosen())
        takeOut(m_controller, model::CampaignLine(question->act), this);
}

void QuestionsDialog::correctChosen()
{
    if (const auto *question = chosen())
        correctPast(m_controller, model::CampaignLine(question->act), m_scenarios, this);
}

void QuestionsDialog::refundChosen()
{
    if (const auto *question = chosen())
        //: the reason that the history tells
        takeOut(m_controller, model::CampaignLine(question->act), this, tr("Refunded"));
}

void QuestionsDialog::allowChosen()
{
    if (const auto *question = chosen())
        allowPast(m_controller, model::CampaignLine(question->act), m_scenarios, this);
}

} // namespace escarmouche::app
