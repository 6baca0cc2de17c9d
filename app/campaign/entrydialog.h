// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/campaign/campaignact.h"

#include <QDialog>

class QDialogButtonBox;

namespace escarmouche::app {

class CampaignController;
class EntryView;
class RefusalBar;

/** A dialog around a grid that is filled in by keys: Enter goes on, Ctrl+Enter enters all of it as
    one act, Escape asks where anything was typed. What cannot be read or is refused is said there,
    and what wants a reason gets it there. */
class EntryDialog : public QDialog
{
    Q_OBJECT

public:
    void accept() override;
    void reject() override;

protected:
    /** `grid` becomes the dialog's. */
    EntryDialog(CampaignController &controller, EntryView *grid, QWidget *parent);

    /** Nothing was typed, or what was there is there again. */
    virtual bool isBlank() const = 0;
    virtual rules::CampaignAct act() const = 0;
    /** Whether it is to be entered as it is; may ask. */
    virtual bool isMeant() { return true; }

    /** The last parts: where a refusal is told, and the buttons. */
    QDialogButtonBox *makeEnd(const QString &enter);
    bool agrees(const QString &question);
    EntryView &grid() const { return *m_grid; }
    CampaignController &controller() const { return m_controller; }

    void keyPressEvent(QKeyEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void tellMisread(const QModelIndex &cell, const QString &typed);
    bool isRead();
    void send(const QString &reason);

    CampaignController &m_controller;
    EntryView *m_grid;
    RefusalBar *m_problem = nullptr;
    QDialogButtonBox *m_buttons = nullptr;
    bool m_isMisread = false;
};

} // namespace escarmouche::app
