// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/look/literal/markup.h"
#include "app/pages/campaign/control/campaignpart.h"
#include "rules/core/campaign/past/career.h"

class QAction;
class QComboBox;
class QLabel;
class QScrollArea;
class QStackedWidget;

namespace escarmouche::app {

class CareerWords;
class EmptyPage;
class NamingForm;
class PlainTable;

/** Everybody a band ever had in the campaign, the fallen among them, and the page of one: name,
    career game by game, who killed him. */
class CampaignFigures : public CampaignPart
{
    Q_OBJECT

public:
    using CampaignPart::CampaignPart;

    /** Opens the page of that figure, whichever band has it. */
    void choose(rules::MemberId member);

signals:
    void bandsWanted();

protected:
    void begin() override;
    void refresh() override;
    void retranslate() override;

private:
    QWidget *makeList();
    QWidget *makePage();
    rules::BandId band() const;
    void fillBands();
    void readBand();
    void fillFigures();
    void showChosen();
    Markup careerMarkup(const CareerWords &words, const rules::Career &career) const;

    rules::BandRecords m_records; // of the band
    QStackedWidget *m_stack = nullptr;
    EmptyPage *m_empty = nullptr;
    QAction *m_toBands = nullptr;
    QLabel *m_bandLabel = nullptr;
    QComboBox *m_bands = nullptr;
    PlainTable *m_figures = nullptr;
    QLabel *m_name = nullptr;
    QLabel *m_facts = nullptr;
    QLabel *m_end = nullptr;
    NamingForm *m_naming = nullptr;
    QScrollArea *m_area = nullptr;
    QLabel *m_career = nullptr;
};

} // namespace escarmouche::app
