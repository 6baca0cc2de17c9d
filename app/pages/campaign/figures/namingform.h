// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/campaign/campaign.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QPushButton;

namespace escarmouche::app {

class CampaignController;

/** The name of one figure: typed, or suggested in the taste of its kind, and given as an act of its
    band. */
class NamingForm : public QWidget
{
    Q_OBJECT

public:
    explicit NamingForm(CampaignController &controller, QWidget *parent);

    /** `reason`: why it should have a name; may be empty. */
    void show(rules::BandId band, rules::MemberId member, const QString &reason);
    using QWidget::show;
    void retranslate();

private:
    void suggest();
    void give();
    void showButtons();

    CampaignController &m_controller;
    rules::BandId m_band;
    rules::MemberId m_member;
    QString m_name; // as it is
    QLabel *m_reason;
    QLabel *m_label;
    QLineEdit *m_field;
    QPushButton *m_suggest;
    QPushButton *m_give;
};

} // namespace escarmouche::app
