// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/forms/drafts/draftbar.h"
#include "app/forms/drafts/forms.h"
#include "app/forms/notices/errorbox.h"
#include "app/look/literal/literal.h"
#include "app/look/palette/lineicon.h"
#include "app/pages/band/bandpage.h"
#include "app/pages/home/newbanddialog.h"
#include "app/window/main/bandfiles.h"
#include "app/window/main/campaignfiles.h"
#include "app/window/main/mainwindow.h"
#include "model/text.h"
#include "ui_mainwindow.h"

#include <QStatusBar>

// The bands of the main window.

namespace escarmouche::app {

BandPage *MainWindow::currentBand() const
{
    return qobject_cast<BandPage *>(m_ui->tabs->currentWidget());
}

std::vector<BandPage *> MainWindow::bandPages() const
{
    std::vector<BandPage *> pages;
    for (int index = 0; index < m_ui->tabs->count(); ++index)
        if (auto *page = qobject_cast<BandPage *>(m_ui->tabs->widget(index)))
            pages.push_back(page);
    return pages;
}

void MainWindow::openBand(const QString &uuid)
{
    for (BandPage *page : bandPages()) {
        if (page->session().uuid() == toUtf8(uuid)) {
            m_ui->tabs->setCurrentWidget(page);
            return;
        }
    }
    auto session = m_shell.library.openBand(toUtf8(uuid));
    if (!session) {
        tell(this, session.error());
        return;
    }
    rememberBand(uuid);
    addBandTab(std::move(*session));
}

void MainWindow::addBandTab(std::unique_ptr<model::BandDesk> session)
{
    auto *page = new BandPage(std::move(session), m_preferences.units, m_ui->tabs);
    page->setBoardLimits({m_shell.library.systems(), m_shell.rules});
    const int index = m_ui->tabs->addTab(page, lineIcon(QStringLiteral("band")), {});
    const auto label = [this, page] {
        const int place = m_ui->tabs->indexOf(page);
        m_ui->tabs->setTabText(place, buttonText(page->bandName()));
        m_ui->tabs->setTabToolTip(place, tipText(page->bandName()));
        showPage();
    };
    connect(page, &BandPage::renamed, this, label);
    connect(page, &BandPage::ruleWanted, this, &MainWindow::showRule);
    m_ui->tabs->setCurrentIndex(index);
    label();
    page->setFocus();
}

void MainWindow::openMade(const rules::Result<std::string> &uuid)
{
    if (uuid)
        openBand(toQString(*uuid));
    else
        tell(this, uuid.error());
}

void MainWindow::newBand()
{
    if (!m_ui->actionNewBand->isVisible())
        return;
    NewBandDialog dialog(m_shell.library.systems(), m_shell.samples, m_preferences.units, this);
    DraftKeeper &draft = keepDraft(dialog, m_shell.library.drafts(), {{}, form::kNewBand, {}});
    if (dialog.exec() != QDialog::Accepted)
        return;
    const NewBand band = dialog.answer();
    const auto made = m_shell.library.createBand(band.system, band.first);
    if (made)
        draft.enter();
    openMade(made);
}

void MainWindow::openSample(const QString &key)
{
    if (const SampleBand *found = sampleCalled(m_shell.samples, toUtf8(key)))
        openMade(
            m_shell.library.createBand(found->sample.system, rules::AdoptBand{found->sample.text}));
}

void MainWindow::openFile(const QString &path)
{
    if (!isCampaignFile(path)) {
        openMade(takeBandFile(m_shell.library, path));
        return;
    }
    if (const auto uuid = takeCampaignFile(this, m_shell.library, path))
        openMadeCampaign(*uuid);
    else
        m_ui->statusBar->showMessage(tr("Import cancelled. The library is unchanged."), kSaidMs);
}

void MainWindow::copyBand(const QString &uuid)
{
    openMade(app::copyBand(m_shell.library, toUtf8(uuid)));
}

void MainWindow::chooseFile()
{
    for (const QString &path : chooseFiles(this))
        openFile(path);
}

// A band off the library has no page; all of it was stored before it went.
void MainWindow::dropTab(const QString &uuid)
{
    for (BandPage *page : bandPages()) {
        if (page->session().uuid() != toUtf8(uuid))
            continue;
        m_ui->tabs->removeTab(m_ui->tabs->indexOf(page));
        page->deleteLater();
    }
}

// What could not be stored is said; closing then needs a second word.
bool MainWindow::settle(BandPage &page)
{
    const auto stored = page.settle();
    if (!stored)
        tell(this, stored.error());
    return stored.has_value();
}

} // namespace escarmouche::app
