// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/print/sheetpreview.h"

#include "app/mainwindow/errorbox.h"
#include "app/preferences/languagebox.h"
#include "app/print/paperoutput.h"
#include "app/text/uilanguage.h"
#include "model/exchange/filewriter.h"
#include "model/text.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFormLayout>
#include <QLabel>
#include <QPrintDialog>
#include <QPrintPreviewWidget>
#include <QPushButton>
#include <QScreen>
#include <QVBoxLayout>

#include <algorithm>
#include <set>

namespace escarmouche::app {

SheetPreview::SheetPreview(const rules::BandRules &rules, rules::Sheet sheet, RuleFinder rule,
                           const Preferences &preferences, QWidget *parent)
    : QDialog(parent), m_rules(rules), m_sheet(std::move(sheet)), m_rule(std::move(rule)),
      m_printer(QPrinter::HighResolution), m_pages(new QPrintPreviewWidget(&m_printer, this)),
      m_paper(new QComboBox(this)), m_language(new QComboBox(this)), m_units(new QComboBox(this)),
      m_print(new QPushButton(tr("&Print…"), this)),
      m_save(new QPushButton(tr("&Save as PDF…"), this))
{
    setWindowTitle(tr("Roster sheet of %1").arg(toQString(m_sheet.name)));
    m_printer.setDocName(toQString(m_sheet.name));
    m_pages->setAccessibleName(tr("Pages of the roster sheet"));
    fillChoices(preferences);
    arrange();
    connectSignals();
    renew();
}

void SheetPreview::fillChoices(const Preferences &preferences)
{
    m_paper->addItem(tr("A4"), QVariant::fromValue(static_cast<int>(Paper::A4)));
    m_paper->addItem(tr("Letter"), QVariant::fromValue(static_cast<int>(Paper::Letter)));
    m_paper->setCurrentIndex(usualPaper() == Paper::A4 ? 0 : 1);

    fillLanguages(m_language);
    m_language->setCurrentIndex(m_language->findText(languageName(preferences.language)));

    // 0 stands for pas.
    m_units->addItem(tr("in pas"), 0);
    for (int scale : std::set<int>{20, 25, preferences.units.millimetresPerPas})
        m_units->addItem(tr("in mm, %1 mm a pas").arg(scale), scale);
    const bool pas = preferences.units.kind == Units::Kind::Pas;
    m_units->setCurrentIndex(m_units->findData(pas ? 0 : preferences.units.millimetresPerPas));
}

void SheetPreview::arrange()
{
    auto *choices = new QHBoxLayout;
    const auto add = [&](const QString &text, QComboBox *box) {
        auto *label = new QLabel(text, this);
        label->setBuddy(box);
        choices->addWidget(label);
        choices->addWidget(box);
    };
    add(tr("&Paper:"), m_paper);
    add(tr("Sheet &language:"), m_language);
    add(tr("&Distances:"), m_units);
    choices->addStretch();

    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->addButton(m_save, QDialogButtonBox::ActionRole);
    buttons->addButton(m_print, QDialogButtonBox::ActionRole);
    m_print->setDefault(true);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto *layout = new QVBoxLayout(this);
    layout->addLayout(choices);
    layout->addWidget(m_pages, 1);
    layout->addWidget(buttons);
    resize(QSize(820, 900).boundedTo(screen()->availableSize() * 9 / 10));
}

void SheetPreview::connectSignals()
{
    for (QComboBox *box : {m_paper, m_language, m_units})
        connect(box, &QComboBox::currentIndexChanged, this, &SheetPreview::renew);
    connect(m_pages, &QPrintPreviewWidget::paintRequested, this,
            [this](QPrinter *printer) { print(m_document, *printer); });
    connect(m_print, &QPushButton::clicked, this, &SheetPreview::printOnPaper);
    connect(m_save, &QPushButton::clicked, this, &SheetPreview::saveAsPdf);
}

PrintDocument SheetPreview::document() const
{
    return m_document;
}

Paper SheetPreview::paper() const
{
    return static_cast<Paper>(m_paper->currentData().toInt());
}

void SheetPreview::renew()
{
    const int scale = m_units->currentData().toInt();
    const Units units = scale == 0 ? Units{} : Units{Units::Kind::Millimetres, scale};
    m_document = rosterSheet(m_sheet, m_rules.phrases(), m_rule, chosenLanguage(m_language), units);
    m_printer.setPageSize(pageSize(paper()));
    m_printer.setFullPage(true);
    m_pages->updatePreview();
}

void SheetPreview::printOnPaper()
{
    QPrintDialog dialog(&m_printer, this);
    if (dialog.exec() == Accepted)
        print(m_document, m_printer);
}

void SheetPreview::saveAsPdf()
{
    const QString proposal =
        QDir(lastFolder()).filePath(model::safeFileName(m_sheet.name) + QStringLiteral(".pdf"));
    const QString path = QFileDialog::getSaveFileName(this, tr("Save the roster sheet"), proposal,
                                                      tr("PDF files (*.pdf)"));
    if (path.isEmpty())
        return;
    rememberFolder(path);
    const QByteArray bytes = pdf(m_document, paper());
    const auto written =
        model::writeFile(path, {bytes.constData(), static_cast<std::size_t>(bytes.size())});
    if (!written)
        tell(this, written.error());
}

} // namespace escarmouche::app
