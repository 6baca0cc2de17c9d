// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/match/consent.h"

#include "app/look/literal/literal.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QMessageBox>
#include <QPushButton>

namespace escarmouche::app {

namespace {

/** The translation context of the question. */
class Consent
{
    Q_DECLARE_TR_FUNCTIONS(Consent)

public:
    static bool of(QWidget *parent, const QString &question, const QString &player)
    {
        QMessageBox box(QMessageBox::Question, QGuiApplication::applicationDisplayName(), question,
                        QMessageBox::NoButton, parent);
        box.setTextFormat(Qt::PlainText);
        const QString name = buttonText(player);
        const QPushButton *agrees = box.addButton(tr("%1 agrees").arg(name), QMessageBox::YesRole);
        QPushButton *refuses = box.addButton(tr("%1 refuses").arg(name), QMessageBox::NoRole);
        box.setEscapeButton(refuses);
        box.setDefaultButton(refuses); // a key pressed for the board gives nothing away
        box.exec();
        return box.clickedButton() == agrees;
    }
};

} // namespace

std::optional<QString> refusing(QWidget *parent, const QString &question,
                                const QStringList &players)
{
    for (const QString &player : players) {
        if (!Consent::of(parent, question, player))
            return player;
    }
    return std::nullopt;
}

} // namespace escarmouche::app
