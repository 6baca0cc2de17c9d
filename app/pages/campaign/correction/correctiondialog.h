// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/sessions/campaignsession.h"
#include "rules/core/campaign/purchases.h"

#include <QDialog>

#include <map>
#include <optional>
#include <vector>

class QBoxLayout;
class QComboBox;
class QDialogButtonBox;
class QLabel;
class QLineEdit;

namespace escarmouche::app {

class CampaignController;
class DraftKeeper;
class PlainTable;

/** What a correction of the past comes to: each act that would say something else, as it was, as it
    will be, and what one chooses for it. What no longer holds stays open unless one says at once
    what is to become of it. A correction wants a reason, which stands for the exception too where
    the rules refuse it else. */
class CorrectionDialog : public QDialog
{
    Q_OBJECT

public:
    CorrectionDialog(CampaignController &controller, const model::CampaignLine &act,
                     const std::vector<model::CampaignConsequence> &effects,
                     const std::optional<rules::Error> &exception, QWidget *parent = nullptr);

    QString reason() const;
    /** An act that no longer holds, and what is to become of it. */
    struct Chosen {
        model::CampaignLine act;
        rules::OpenChoice choice;
    };
    /** The oldest first; those left open are not among them. */
    std::vector<Chosen> chosen() const;
    DraftKeeper &draft() const { return *m_draft; }

private:
    void addSentence(const QString &text, QBoxLayout &layout);
    void addChoice(QBoxLayout &layout);
    void fillTable();
    void showChoices();
    void choose();
    QString choiceText(const model::CampaignConsequence &effect) const;
    QString becomesText(const model::CampaignConsequence &effect) const;
    const model::CampaignConsequence *current() const;

    CampaignController &m_controller;
    std::string m_act;
    std::vector<model::CampaignConsequence> m_effects;
    std::map<std::string, rules::OpenChoice> m_choices; // by the act; none: it stays open
    PlainTable *m_table;
    QLabel *m_whole; // what the row that is chosen has no room for
    QLabel *m_choiceLabel;
    QComboBox *m_choice;
    QLineEdit *m_reason;
    QDialogButtonBox *m_buttons;
    DraftKeeper *m_draft;
};

} // namespace escarmouche::app
