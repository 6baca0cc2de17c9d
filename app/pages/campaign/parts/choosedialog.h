// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QStringList>

#include <vector>

class QCheckBox;

namespace escarmouche::app {

/** One question with things to tick; accepted only with one ticked at least. */
class ChooseDialog : public QDialog
{
    Q_OBJECT

public:
    ChooseDialog(const QString &title, const QString &question, const QStringList &things,
                 QWidget *parent = nullptr);

    /** Places in the list. */
    std::vector<std::size_t> chosen() const;

private:
    std::vector<QCheckBox *> m_ticks;
};

} // namespace escarmouche::app
