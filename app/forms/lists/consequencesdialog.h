// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/words/sentences/telling.h"

#include <QDialog>

#include <memory>

namespace Ui {
class ConsequencesDialog;
}

namespace escarmouche::app {

/** What taking one act out of the past would do to later ones; accepted: go on. */
class ConsequencesDialog : public QDialog
{
    Q_OBJECT

public:
    ConsequencesDialog(const Telling &telling, const model::HistoryLine &act,
                       const std::vector<model::Consequence> &consequences,
                       QWidget *parent = nullptr);
    ~ConsequencesDialog() override;

private:
    std::unique_ptr<Ui::ConsequencesDialog> m_ui;
};

} // namespace escarmouche::app
