// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/campaign/correction/answerdialog.h"

#include "app/look/literal/literal.h"
#include "app/look/parts/fitting.h"
#include "app/pages/campaign/control/campaigncontroller.h"
#include "app/words/sentences/phrases.h"
#include "model/text.h"
#include "rules/core/campaign/deciding/documents.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace escarmouche::app {

AnswerDialog::AnswerDialog(const CampaignController &then, const rules::SettleLine &act,
                           QWidget *parent)
    : QDialog(parent), m_options(new QListWidget(this))
{
    setWindowTitle(tr("Correct a choice"));
    const auto document =
        rules::postGameDocument(then.rules(), then.campaign(), act.fixture, act.band);
    const auto line = std::ranges::find(document.lines, act.line, &rules::PostGameLine::key);
    auto *layout = new QVBoxLayout(this);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    QPushButton *ok = buttons->button(QDialogButtonBox::Ok);
    ok->setText(tr("&What follows…"));
    if (line != document.lines.end()) {
        auto *asked = new QLabel(then.say(line->sentence), this);
        asked->setWordWrap(true);
        layout->addWidget(asked);
        for (const rules::PostGameOption &option : line->options) {
            if (option.byDice)
                continue; // what dice decided is theirs
            auto *item = new QListWidgetItem(inUiLanguage(option.name), m_options);
            item->setData(Qt::UserRole, toQString(option.key));
            item->setToolTip(tipText(inUiLanguage(option.about)));
            if (!option.possible)
                item->setFlags(item->flags() & ~Qt::ItemIsEnabled);
            if (option.key == act.answer)
                m_options->setCurrentItem(item);
        }
    }
    m_options->setAccessibleName(tr("Choices"));
    layout->addWidget(m_options, 1);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_options, &QListWidget::itemActivated, this, &QDialog::accept);
    const auto follow = [this, ok] { ok->setEnabled(m_options->currentItem() != nullptr); };
    connect(m_options, &QListWidget::currentItemChanged, this, follow);
    follow();
    resize(520, 360);
    fitToScreen(*this);
    m_options->setFocus();
}

std::string AnswerDialog::answer() const
{
    return toUtf8(m_options->currentItem()->data(Qt::UserRole).toString());
}

} // namespace escarmouche::app
