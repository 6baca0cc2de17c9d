// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/help/aboutdialog.h"

#include "app/look/palette/lineicon.h"
#include "app/look/palette/tint.h"
#include "app/look/parts/fitting.h"
#include "ui_aboutdialog.h"

#include <QCoreApplication>
#include <QDir>

namespace escarmouche::app {

namespace {

constexpr int kMarkSize = 72;

} // namespace

AboutDialog::AboutDialog(const QString &libraryPath, QWidget *parent)
    : QDialog(parent), m_ui(std::make_unique<Ui::AboutDialog>())
{
    m_ui->setupUi(this);
    makeHeading(m_ui->titleLabel);
    tint(m_ui->versionLabel, Tone::Dim);
    m_ui->iconLabel->setPixmap(programIcon().pixmap(kMarkSize));
    m_ui->versionLabel->setText(tr("Version %1").arg(QCoreApplication::applicationVersion()));
    m_ui->libraryLabel->setText(tr("Library: %1").arg(QDir::toNativeSeparators(libraryPath)));
    fitToScreen(*this);
}

AboutDialog::~AboutDialog() = default;

} // namespace escarmouche::app
