// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/campaign/parts/entrydialog.h"

#include "app/forms/drafts/draftbar.h"
#include "app/pages/campaign/control/campaigncontroller.h"
#include "app/pages/campaign/control/refusalbar.h"
#include "app/pages/campaign/parts/entryview.h"

#include <QDialogButtonBox>
#include <QKeyEvent>
#include <QLayout>
#include <QMessageBox>
#include <QPushButton>

#include <string>
#include <utility>

namespace escarmouche::app {

EntryDialog::EntryDialog(CampaignController &controller, Form form, EntryView *grid,
                         QWidget *parent)
    : QDialog(parent), m_controller(controller), m_form(form), m_grid(grid)
{
    m_grid->setParent(this);
    connect(m_grid, &EntryView::misread, this, &EntryDialog::tellMisread);
}

QDialogButtonBox *EntryDialog::makeEnd(const QString &enter)
{
    const auto again = [this](const QString &reason) {
        if (isRead())
            send(reason);
    };
    m_problem = new RefusalBar(m_controller, again, this);
    m_buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    m_buttons->button(QDialogButtonBox::Ok)->setText(enter);
    for (QAbstractButton *button : m_buttons->buttons())
        static_cast<QPushButton *>(button)->setAutoDefault(false);
    m_draft = new DraftBar(m_controller.drafts(),
                           m_controller.draftPlace(m_form.key, std::to_string(m_form.part)), *this);
    layout()->addWidget(m_problem);
    layout()->addWidget(m_draft);
    layout()->addWidget(m_buttons);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &EntryDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &EntryDialog::reject);
    return m_buttons;
}

bool EntryDialog::agrees(const QString &question)
{
    return QMessageBox::question(this, windowTitle(), question, QMessageBox::Yes | QMessageBox::No,
                                 QMessageBox::No) == QMessageBox::Yes;
}

void EntryDialog::tellMisread(const QModelIndex &cell, const QString &typed)
{
    const auto *rows = m_grid->model();
    //: what was typed, the head of its column
    m_problem->complain(
        tr("“%1” means nothing under “%2”, so the cell is unchanged.")
            .arg(typed, rows->headerData(cell.column(), Qt::Horizontal).toString()));
    m_isMisread = true;
    m_grid->setCurrentIndex(cell);
}

/** The cell that is being written is written; whether what was typed there could be read. */
bool EntryDialog::isRead()
{
    m_isMisread = false;
    m_grid->setFocus();
    return !m_isMisread;
}

void EntryDialog::accept()
{
    if (isRead() && isMeant())
        send({});
}

void EntryDialog::send(const QString &reason)
{
    if (enter(act(), m_draft->keeper(), reason))
        QDialog::accept();
}

bool EntryDialog::enter(const rules::CampaignAct &act, DraftKeeper &draft, const QString &reason)
{
    if (!m_controller.isPast())
        return m_controller.enter(act, draft, reason);
    (void)draft.keep(); // until the caller has done what was filled in
    return true;
}

void EntryDialog::reject()
{
    m_grid->setFocus(); // a cell half written is something typed
    if (m_draft->keeper().keep() ||
        agrees(tr("No draft can be kept, so your entries would be lost. Close anyway?")))
        QDialog::reject();
}

// Nothing is entered by the key that ends a number: Ctrl+Enter does.
void EntryDialog::keyPressEvent(QKeyEvent *event)
{
    if (event->key() != Qt::Key_Return && event->key() != Qt::Key_Enter)
        return QDialog::keyPressEvent(event);
    auto *button = qobject_cast<QPushButton *>(focusWidget());
    if (event->modifiers().testFlag(Qt::ControlModifier))
        accept();
    else if (button != nullptr)
        button->click();
    else
        focusNextChild();
}

// The box of buttons makes the first of them the one for Enter as it is shown.
void EntryDialog::showEvent(QShowEvent *event)
{
    QDialog::showEvent(event);
    m_buttons->button(QDialogButtonBox::Ok)->setDefault(false);
}

} // namespace escarmouche::app
