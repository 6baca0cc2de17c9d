// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/print/paper/printdocument.h"
#include "app/print/sheets/rostersheet.h"
#include "app/words/settings/settings.h"

#include <QDialog>
#include <QPrinter>

#include <cstddef>
#include <functional>
#include <memory>
#include <vector>

class QPrintPreviewWidget;
namespace Ui {
class SheetPreview;
}

namespace escarmouche::app {

/** What is to be printed, made anew for each language and unit. */
struct PrintJob {
    QString title; // of the preview
    QString name; // of a file, or in a printer's list
    std::function<PrintDocument(rules::Language, const Units &)> make;
    bool distances = true; // some are told of
};

using BlocksIn = std::function<std::vector<PrintBlock>(rules::Language)>;

/** The roster sheet of a band, with its records where it has some. The rules outlive the job. */
PrintJob rosterJob(const rules::BandRules &rules, rules::Sheet sheet, RuleFinder rule,
                   BlocksIn records = {});

/** A sheet as it will lie on the table: which one, where there are several, and its paper, language
    and unit are chosen here, apart from those of the window; then it is printed or saved as PDF. */
class SheetPreview : public QDialog
{
    Q_OBJECT

public:
    SheetPreview(PrintJob job, const Preferences &preferences, QWidget *parent = nullptr);
    SheetPreview(std::vector<PrintJob> jobs, const Preferences &preferences,
                 QWidget *parent = nullptr);
    ~SheetPreview() override;

    /** The sheet as it is shown. */
    PrintDocument document() const;
    Paper paper() const;
    /** The printer that Print asks about. */
    QPrinter &printer() { return m_printer; }

private:
    const PrintJob &job() const;
    void fillChoices(const Preferences &preferences);
    void showSheet();
    void connectSignals();
    void renew();
    void showCount();
    void printOnPaper();
    void saveAsPdf();
    void tellDone(const QString &what);
    void tellSaved(const QString &path);

    std::unique_ptr<Ui::SheetPreview> m_ui;
    const std::vector<PrintJob> m_jobs;
    PrintDocument m_document;
    QPrinter m_printer;
    QPrintPreviewWidget *m_pages;
    QString m_saved; // path of the last PDF
};

} // namespace escarmouche::app
