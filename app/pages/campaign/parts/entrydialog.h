// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/campaign/campaignact.h"

#include <QDialog>

class QDialogButtonBox;

namespace escarmouche::app {

class CampaignController;
class DraftBar;
class DraftKeeper;
class EntryView;
class RefusalBar;

/** A dialog around a grid that is filled in by keys: Enter goes on, Ctrl+Enter enters all of it as
    one act. Closed before that, it keeps what was typed as a draft, and asks only where that cannot
    be. What cannot be read or is refused is said there, and what wants a reason gets it there. With
    the campaign of a past moment it enters nothing: the caller takes what was filled in, and the
    draft stays. */
class EntryDialog : public QDialog
{
    Q_OBJECT

public:
    void accept() override;
    void reject() override;

protected:
    /** Which of the campaign's forms it is. */
    struct Form {
        const char *key;
        int part;
    };
    /** `grid` becomes the dialog's. */
    EntryDialog(CampaignController &controller, Form form, EntryView *grid, QWidget *parent);

    virtual rules::CampaignAct act() const = 0;
    /** Whether it is to be entered as it is; may ask. */
    virtual bool isMeant() { return true; }
    /** The last parts, once all others are there: where a refusal is told, what became of the
       draft, and the buttons. */
    QDialogButtonBox *makeEnd(const QString &enter);
    bool agrees(const QString &question);
    EntryView &grid() const { return *m_grid; }
    CampaignController &controller() const { return m_controller; }

    void keyPressEvent(QKeyEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void tellMisread(const QModelIndex &cell, const QString &typed);
    bool isRead();
    /** Does the act; false: it is refused, and the dialog stays open. */
    bool enter(const rules::CampaignAct &act, DraftKeeper &draft, const QString &reason);
    void send(const QString &reason);

    CampaignController &m_controller;
    Form m_form;
    EntryView *m_grid;
    RefusalBar *m_problem = nullptr;
    DraftBar *m_draft = nullptr;
    QDialogButtonBox *m_buttons = nullptr;
    bool m_isMisread = false;
};

} // namespace escarmouche::app
