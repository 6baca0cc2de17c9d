// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/library/librarytroubledialog.h"

#include "app/look/palette/lineicon.h"
#include "app/look/palette/tint.h"
#include "app/look/parts/fitting.h"
#include "app/words/sentences/sentences.h"
#include "ui_librarytroubledialog.h"

#include <QPushButton>

namespace escarmouche::app {

namespace {

using rules::ErrorCode;

constexpr int kWarningSize = 40;

bool mayPass(ErrorCode code)
{
    return code == ErrorCode::LibraryBusy || code == ErrorCode::PermissionDenied ||
           code == ErrorCode::DiskFull || code == ErrorCode::InputOutput ||
           code == ErrorCode::LibraryNotFound || code == ErrorCode::LibraryReplaced;
}

bool isDamaged(ErrorCode code)
{
    return code == ErrorCode::LibraryDamaged || code == ErrorCode::ForeignSchema ||
           code == ErrorCode::ChainBroken;
}

bool mayBeRead(ErrorCode code)
{
    return code == ErrorCode::LibraryBusy || code == ErrorCode::PermissionDenied ||
           code == ErrorCode::NetworkFileSystem || code == ErrorCode::DiskFull;
}

} // namespace

LibraryTroubleDialog::LibraryTroubleDialog(const rules::Error &error,
                                           const std::optional<QString> &backup, QWidget *parent)
    : QDialog(parent), m_ui(std::make_unique<Ui::LibraryTroubleDialog>())
{
    m_ui->setupUi(this);
    makeSubheading(m_ui->whatLabel);
    m_ui->iconLabel->setPixmap(
        lineIcon(QStringLiteral("warning"), Tone::Warning).pixmap(kWarningSize));
    const Explanation told = explain(error);
    m_ui->whatLabel->setText(told.what);
    m_ui->nextLabel->setText(told.next);
    m_ui->backupLabel->setVisible(isDamaged(error.code));
    m_ui->backupLabel->setText(backup ? tr("Last good backup: %1").arg(*backup)
                                      : tr("There is no good backup of it."));
    offer(m_ui->restoreButton, TroubleAnswer::Restore, isDamaged(error.code) && backup.has_value());
    offer(m_ui->retryButton, TroubleAnswer::Retry, mayPass(error.code));
    offer(m_ui->readOnlyButton, TroubleAnswer::ReadOnly, mayBeRead(error.code));
    offer(m_ui->otherButton, TroubleAnswer::Other, true);
    offer(m_ui->quitButton, TroubleAnswer::Quit, true);
    fitToScreen(*this);
}

LibraryTroubleDialog::~LibraryTroubleDialog() = default;

void LibraryTroubleDialog::offer(QPushButton *button, TroubleAnswer answer, bool sensible)
{
    button->setVisible(sensible);
    connect(button, &QPushButton::clicked, this, [this, answer] {
        m_answer = answer;
        accept();
    });
}

} // namespace escarmouche::app
