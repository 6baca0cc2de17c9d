// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/print/printdocument.h"
#include "app/print/rostersheet.h"
#include "app/settings.h"

#include <QDialog>
#include <QPrinter>

class QComboBox;
class QPrintPreviewWidget;
class QPushButton;

namespace escarmouche::app {

/** The roster sheet of a band as it will lie on the table: paper, language and unit of the sheet
    are chosen here, apart from those of the window; then it is printed or saved as PDF. */
class SheetPreview : public QDialog
{
    Q_OBJECT

public:
    SheetPreview(const rules::BandRules &rules, rules::Sheet sheet, RuleFinder rule,
                 const Preferences &preferences, QWidget *parent = nullptr);

    /** The sheet as it is shown. */
    PrintDocument document() const;
    Paper paper() const;

private:
    void fillChoices(const Preferences &preferences);
    void arrange();
    void connectSignals();
    void renew();
    void printOnPaper();
    void saveAsPdf();

    const rules::BandRules &m_rules;
    const rules::Sheet m_sheet;
    const RuleFinder m_rule;
    PrintDocument m_document;
    QPrinter m_printer;
    QPrintPreviewWidget *m_pages;
    QComboBox *m_paper;
    QComboBox *m_language;
    QComboBox *m_units;
    QPushButton *m_print;
    QPushButton *m_save;
};

} // namespace escarmouche::app
