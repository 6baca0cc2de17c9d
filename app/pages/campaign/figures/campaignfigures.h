// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/look/literal/markup.h"
#include "app/look/portrait/portrait.h"
#include "app/pages/campaign/control/campaignpart.h"
#include "model/library/ledger/keepsake.h"
#include "rules/core/campaign/past/career.h"

class QAction;
class QComboBox;
class QLabel;
class QPushButton;
class QScrollArea;
class QStackedWidget;

namespace escarmouche::model {
class Keepsakes;
}

namespace escarmouche::app {

class CareerWords;
class EmptyPage;
class NamingForm;
class PlainTable;
class PortraitFrame;

/** Everybody a band ever had in the campaign, the fallen among them, and the page of one: name,
    portrait, notes, career game by game, who killed him. */
class CampaignFigures : public CampaignPart
{
    Q_OBJECT

public:
    CampaignFigures(model::Keepsakes &keepsakes, QWidget *parent);

    /** Opens the page of that figure, whichever band has it. */
    void choose(rules::MemberId member);
    /** Asks for the notes of the figure that is shown. */
    void writeNotes();
    /** Portrait and notes may have changed in the library. */
    void readKeepsake();

signals:
    void bandsWanted();
    void failed(const escarmouche::rules::Error &error);

protected:
    void begin() override;
    void refresh() override;
    void retranslate() override;

private:
    QWidget *makeList();
    QWidget *makePage();
    QWidget *makeHead(QWidget *page);
    void connectPortrait();
    rules::BandId band() const;
    void fillBands();
    void readBand();
    void fillFigures();
    void showChosen();
    void showKeepsake(const QString &name);
    void tellFault(PictureFault fault);
    Markup careerMarkup(const CareerWords &words, const rules::Career &career) const;

    model::Keepsakes &m_keepsakes;
    rules::BandRecords m_records; // of the band
    model::Keepsake m_keepsake; // of the figure shown
    QStackedWidget *m_stack = nullptr;
    EmptyPage *m_empty = nullptr;
    QAction *m_toBands = nullptr;
    QLabel *m_bandLabel = nullptr;
    QComboBox *m_bands = nullptr;
    PlainTable *m_figures = nullptr;
    QWidget *m_head = nullptr;
    QLabel *m_name = nullptr;
    QLabel *m_facts = nullptr;
    QLabel *m_end = nullptr;
    NamingForm *m_naming = nullptr;
    PortraitFrame *m_portrait = nullptr;
    QLabel *m_fault = nullptr;
    QPushButton *m_notes = nullptr;
    QScrollArea *m_area = nullptr;
    QLabel *m_career = nullptr;
};

} // namespace escarmouche::app
