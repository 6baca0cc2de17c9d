// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/forms/lists/consequencesdialog.h"

#include "app/forms/lists/linesdelegate.h"
#include "app/look/palette/palette.h"
#include "app/look/parts/fitting.h"
#include "ui_consequencesdialog.h"

#include <QPushButton>
#include <QStandardItemModel>

namespace escarmouche::app {

ConsequencesDialog::ConsequencesDialog(const Telling &telling, const model::HistoryLine &act,
                                       const std::vector<model::Consequence> &consequences,
                                       QWidget *parent)
    : QDialog(parent), m_ui(std::make_unique<Ui::ConsequencesDialog>())
{
    m_ui->setupUi(this);
    const int count = static_cast<int>(consequences.size());
    const QString about =
        act.tookOut() && !act.moved.front().isLine()
            ? tr("Bringing back “%1” also affects %n later act(s):", nullptr, count)
                  .arg(telling.say(act.moved.front().sentence))
            : tr("Taking out “%1” also affects %n later act(s):", nullptr, count)
                  .arg(telling.tell(act));
    m_ui->about->setText(about);
    m_ui->buttons->button(QDialogButtonBox::Ok)
        ->setText(act.tookOut() ? tr("&Bring it back") : tr("&Take it out"));

    auto *lines = new QStandardItemModel(this);
    for (const model::Consequence &consequence : consequences) {
        auto *item = new QStandardItem(telling.say(consequence.act.sentence));
        const rules::Severity severity =
            consequence.refused ? rules::Severity::Illegal : rules::Severity::Warning;
        item->setIcon(severityIcon(severity, palette()));
        const QString what = consequence.refused ? tr("Also taken out: it depends on this.")
                                                 : tr("Stays, with another result.");
        item->setData(what, SecondRole);
        if (consequence.why)
            item->setData(telling.why(*consequence.why), AlertRole);
        item->setData(static_cast<int>(toneOf(severity)), AlertToneRole);
        item->setEditable(false);
        lines->appendRow(item);
    }
    m_ui->lines->setItemDelegate(new LinesDelegate(this));
    m_ui->lines->setModel(lines);
    fitToScreen(*this);
}

ConsequencesDialog::~ConsequencesDialog() = default;

} // namespace escarmouche::app
