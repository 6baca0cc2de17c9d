// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/home/logdialog.h"

#include "app/look/parts/fitting.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QDir>
#include <QFile>
#include <QGuiApplication>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace escarmouche::app {

namespace {

constexpr qint64 kMostShown = 256 << 10; // bytes, the last ones

QString endOf(const QString &log)
{
    QFile file(log);
    if (!file.open(QIODevice::ReadOnly))
        return LogDialog::tr("The log cannot be read: %1").arg(file.errorString());
    file.seek(std::max<qint64>(0, file.size() - kMostShown));
    return QString::fromUtf8(file.readAll());
}

} // namespace

LogDialog::LogDialog(const QString &log, QWidget *parent) : QDialog(parent)
{
    setWindowTitle(tr("Log"));
    resize(760, 480);
    auto *about =
        new QLabel(tr("What the program logged until then. The file stays on this computer: %1")
                       .arg(QDir::toNativeSeparators(log)),
                   this);
    about->setTextFormat(Qt::PlainText);
    about->setWordWrap(true);
    about->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    auto *lines = new QPlainTextEdit(endOf(log), this);
    lines->setReadOnly(true);
    lines->setTabChangesFocus(true);
    lines->setLineWrapMode(QPlainTextEdit::NoWrap);
    lines->setAccessibleName(tr("Log"));
    lines->moveCursor(QTextCursor::End);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    QPushButton *copy = buttons->addButton(tr("&Copy"), QDialogButtonBox::ActionRole);
    copy->setAutoDefault(false);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(about);
    layout->addWidget(lines, 1);
    layout->addWidget(buttons);
    connect(copy, &QPushButton::clicked, this,
            [lines] { QGuiApplication::clipboard()->setText(lines->toPlainText()); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    fitToScreen(*this);
    lines->setFocus();
}

} // namespace escarmouche::app
