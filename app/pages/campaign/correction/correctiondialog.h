// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/sessions/campaignsession.h"

#include <QDialog>

#include <optional>
#include <vector>

class QBoxLayout;
class QDialogButtonBox;
class QLineEdit;

namespace escarmouche::app {

class CampaignController;
class DraftKeeper;

/** What a correction of the past comes to: each act that would say something else, as it was and as
    it will be. What no longer holds stays open until somebody says what is to become of it. A
    correction wants a reason, which stands for the exception too where the rules refuse it else. */
class CorrectionDialog : public QDialog
{
    Q_OBJECT

public:
    CorrectionDialog(const CampaignController &controller, const model::CampaignLine &act,
                     const std::vector<model::CampaignConsequence> &effects,
                     const std::optional<rules::Error> &exception, QWidget *parent = nullptr);

    QString reason() const;
    DraftKeeper &draft() const { return *m_draft; }

private:
    void addSentence(const QString &text, QBoxLayout &layout);
    QWidget *makeTable(const std::vector<model::CampaignConsequence> &effects);

    const CampaignController &m_controller;
    QLineEdit *m_reason;
    QDialogButtonBox *m_buttons;
    DraftKeeper *m_draft;
};

} // namespace escarmouche::app
