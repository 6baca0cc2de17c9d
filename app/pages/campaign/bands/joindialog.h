// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/words/reference/samplebands.h"
#include "model/library/library.h"
#include "rules/core/campaign/campaignact.h"

#include <QDialog>

#include <string>
#include <vector>

class QCheckBox;
class QComboBox;
class QDialogButtonBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QListWidgetItem;
class QRadioButton;

namespace escarmouche::app {

class CampaignController;

/** Asks which band of the library, or which example, joins the campaign, whose it is, and whether
    it comes fresh or as it stands on paper. */
class JoinDialog : public QDialog
{
    Q_OBJECT

public:
    JoinDialog(const CampaignController &controller, const model::Library &library,
               const std::vector<SampleBand> &samples, QWidget *parent = nullptr);

    struct Answer {
        std::string player; // a name, known or new
        std::string origin; // uuid; empty: an example
        std::string band; // canonical text
        rules::Joining how = rules::Joining::Fresh;
        bool withPast = false; // what its figures did is written down next
    };
    /** Fails where the band cannot be read. */
    rules::Result<Answer> answer() const;

private:
    void arrange();
    void fillBands();
    void filter();
    void tellChosen();
    QString offBoard(const QListWidgetItem &item) const;
    void judge();
    rules::Result<std::string> bandText(const QListWidgetItem &item) const;

    const CampaignController &m_controller;
    const model::Library &m_library;
    const std::vector<SampleBand> &m_samples;
    QLineEdit *m_search;
    QListWidget *m_bands;
    QComboBox *m_player;
    QRadioButton *m_fresh;
    QRadioButton *m_asItStands;
    QCheckBox *m_past;
    QLabel *m_about;
    QDialogButtonBox *m_buttons;
};

} // namespace escarmouche::app
