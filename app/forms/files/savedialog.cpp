// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/forms/files/savedialog.h"

#include "app/words/settings/settings.h"

#include <QFileDialog>

namespace escarmouche::app {

namespace {

/** "band.json" of "Band file (*.band.json)". */
QString suffixOf(const QString &form)
{
    const qsizetype star = form.indexOf(QStringLiteral("*.")) + 2;
    return form.mid(star, form.indexOf(QLatin1Char(')')) - star);
}

} // namespace

QString askWhereToSave(QWidget *parent, const SaveQuestion &question)
{
    QFileDialog dialog(parent, question.title, lastFolder());
    dialog.setNameFilters(question.forms);
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(suffixOf(question.forms.constFirst()));
    QObject::connect(&dialog, &QFileDialog::filterSelected, &dialog,
                     [&dialog](const QString &form) { dialog.setDefaultSuffix(suffixOf(form)); });
    // A name with a dot would be left without the ending, and with one keep that of another form.
    QString name = question.name;
    name.remove(QLatin1Char('.'));
    if (question.forms.size() == 1)
        name += QLatin1Char('.') + suffixOf(question.forms.constFirst());
    dialog.selectFile(name);
    if (dialog.exec() != QDialog::Accepted)
        return {};
    const QString path = dialog.selectedFiles().value(0);
    rememberFolder(path);
    return path;
}

} // namespace escarmouche::app
