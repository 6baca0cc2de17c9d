// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/print/sheetpreview.h"

#include "app/forms/fields/languagebox.h"
#include "app/forms/files/savedialog.h"
#include "app/forms/notices/errorbox.h"
#include "app/look/literal/literal.h"
#include "app/look/palette/lineicon.h"
#include "app/look/palette/tint.h"
#include "app/look/parts/fitting.h"
#include "app/print/paper/paperoutput.h"
#include "app/words/language/uilanguage.h"
#include "model/exchange/filewriter.h"
#include "model/text.h"
#include "ui_sheetpreview.h"

#include <QDesktopServices>
#include <QDir>
#include <QFileInfo>
#include <QPrintDialog>
#include <QPrintPreviewWidget>
#include <QShortcut>
#include <QUrl>

#include <set>
#include <utility>

namespace escarmouche::app {

PrintJob rosterJob(const rules::BandRules &rules, rules::Sheet sheet, RuleFinder rule,
                   BlocksIn records)
{
    const QString name = toQString(sheet.name);
    return {SheetPreview::tr("Roster sheet of %1").arg(name), name,
            [&rules, sheet = std::move(sheet), rule = std::move(rule),
             records = std::move(records)](rules::Language language, const Units &units) {
                return rosterSheet(sheet, rules.phrases(), rule, language, units,
                                   records ? records(language) : std::vector<PrintBlock>());
            }};
}

SheetPreview::SheetPreview(PrintJob job, const Preferences &preferences, QWidget *parent)
    : SheetPreview(std::vector<PrintJob>{std::move(job)}, preferences, parent)
{
}

SheetPreview::SheetPreview(std::vector<PrintJob> jobs, const Preferences &preferences,
                           QWidget *parent)
    : QDialog(parent), m_ui(std::make_unique<Ui::SheetPreview>()), m_jobs(std::move(jobs)),
      m_printer(QPrinter::HighResolution), m_pages(new QPrintPreviewWidget(&m_printer, this))
{
    m_ui->setupUi(this);
    tint(m_ui->countLabel, Tone::Dim);
    m_ui->savedIcon->setPixmap(lineIcon(QStringLiteral("good"), Tone::Good).pixmap(kIconSize));
    m_ui->savedFrame->hide();
    m_ui->pagesLayout->addWidget(m_pages);
    m_pages->setAccessibleName(tr("Pages that will be printed"));
    // It is the view within that takes the keyboard.
    for (QWidget *within : m_pages->findChildren<QWidget *>())
        within->setAccessibleName(m_pages->accessibleName());
    fillChoices(preferences);
    connectSignals();
    fitToScreen(*this);
    showSheet();
    m_pages->fitToWidth();
    m_ui->printButton->setFocus();
}

SheetPreview::~SheetPreview() = default;

const PrintJob &SheetPreview::job() const
{
    return m_jobs[static_cast<std::size_t>(m_ui->sheetBox->currentIndex())];
}

void SheetPreview::fillChoices(const Preferences &preferences)
{
    for (const PrintJob &job : m_jobs)
        m_ui->sheetBox->addItem(job.title);
    m_ui->sheetBox->setVisible(m_jobs.size() > 1);
    m_ui->sheetLabel->setVisible(m_jobs.size() > 1);

    m_ui->paperBox->addItem(tr("A4"), static_cast<int>(Paper::A4));
    m_ui->paperBox->addItem(tr("Letter"), static_cast<int>(Paper::Letter));
    m_ui->paperBox->setCurrentIndex(usualPaper() == Paper::A4 ? 0 : 1);

    fillLanguages(m_ui->languageBox);
    m_ui->languageBox->setCurrentIndex(
        m_ui->languageBox->findText(languageName(preferences.language)));

    // 0 stands for pas.
    m_ui->unitsBox->addItem(tr("in pas"), 0);
    for (int scale : std::set<int>{20, 25, preferences.units.millimetresPerPas})
        m_ui->unitsBox->addItem(tr("in mm, %1\u00a0mm a pas").arg(scale), scale);
    const bool pas = preferences.units.kind == Units::Kind::Pas;
    m_ui->unitsBox->setCurrentIndex(
        m_ui->unitsBox->findData(pas ? 0 : preferences.units.millimetresPerPas));
}

void SheetPreview::connectSignals()
{
    connect(m_ui->sheetBox, &QComboBox::currentIndexChanged, this, &SheetPreview::showSheet);
    for (QComboBox *box : {m_ui->paperBox, m_ui->languageBox, m_ui->unitsBox})
        connect(box, &QComboBox::currentIndexChanged, this, &SheetPreview::renew);
    connect(m_pages, &QPrintPreviewWidget::paintRequested, this,
            [this](QPrinter *printer) { print(m_document, *printer); });
    connect(m_pages, &QPrintPreviewWidget::previewChanged, this, &SheetPreview::showCount);
    connect(m_ui->printButton, &QPushButton::clicked, this, &SheetPreview::printOnPaper);
    connect(m_ui->saveButton, &QPushButton::clicked, this, &SheetPreview::saveAsPdf);
    const auto on = [this](const QKeySequence &keys, auto act) {
        connect(new QShortcut(keys, this), &QShortcut::activated, m_pages, act);
    };
    on(QKeySequence::ZoomIn, [this] { m_pages->zoomIn(); });
    on(QKeySequence::ZoomOut, [this] { m_pages->zoomOut(); });
    on(Qt::CTRL | Qt::Key_0, [this] { m_pages->fitInView(); });
    connect(m_ui->folderButton, &QPushButton::clicked, this, [this] {
        QDesktopServices::openUrl(QUrl::fromLocalFile(QFileInfo(m_saved).absolutePath()));
    });
}

PrintDocument SheetPreview::document() const
{
    return m_document;
}

Paper SheetPreview::paper() const
{
    return static_cast<Paper>(m_ui->paperBox->currentData().toInt());
}

void SheetPreview::showSheet()
{
    setWindowTitle(titleText(job().title));
    m_ui->unitsLabel->setVisible(job().distances);
    m_ui->unitsBox->setVisible(job().distances);
    m_printer.setDocName(job().name);
    renew();
}

void SheetPreview::renew()
{
    const int scale = m_ui->unitsBox->currentData().toInt();
    const Units units = scale == 0 ? Units{} : Units{Units::Kind::Millimetres, scale};
    m_document = job().make(chosenLanguage(m_ui->languageBox), units);
    m_printer.setPageSize(pageSize(paper()));
    m_printer.setFullPage(true);
    m_pages->updatePreview();
    m_ui->savedFrame->hide(); // what was saved is no longer what is shown
}

void SheetPreview::showCount()
{
    m_ui->countLabel->setText(tr("%n page(s)", nullptr, m_pages->pageCount()));
}

void SheetPreview::printOnPaper()
{
    QPrintDialog dialog(&m_printer, this);
    if (dialog.exec() != Accepted)
        return;
    const bool printed = print(m_document, m_printer);
    const QString file = m_printer.outputFileName();
    if (!printed)
        tell(this, {.code = rules::ErrorCode::InputOutput,
                    .subject = toUtf8(file.isEmpty() ? m_printer.printerName() : file),
                    .hint = "the printer took no page"});
    else if (file.isEmpty())
        tellDone(tr("Sent to the printer %1").arg(m_printer.printerName()));
    else
        tellSaved(file);
}

void SheetPreview::saveAsPdf()
{
    const QString path = askWhereToSave(
        this,
        {tr("Save as PDF"), model::safeFileName(toUtf8(job().name)), {tr("PDF files (*.pdf)")}});
    if (path.isEmpty())
        return;
    const QByteArray bytes = pdf(m_document, paper());
    const auto written =
        model::writeFile(path, {bytes.constData(), static_cast<std::size_t>(bytes.size())});
    if (written)
        tellSaved(path);
    else
        tell(this, written.error());
}

void SheetPreview::tellSaved(const QString &path)
{
    m_saved = path;
    tellDone(tr("Saved as %1").arg(QDir::toNativeSeparators(path)));
    m_ui->folderButton->show();
}

void SheetPreview::tellDone(const QString &what)
{
    m_ui->savedLabel->setText(what);
    m_ui->folderButton->hide(); // only a file is in one
    m_ui->savedFrame->show();
}

} // namespace escarmouche::app
