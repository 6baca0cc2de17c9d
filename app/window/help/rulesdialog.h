// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/words/reference/rulebook.h"

#include <QDialog>

#include <memory>

namespace Ui {
class RulesDialog;
}

namespace escarmouche::app {

class RulePopover;

/** The rules reference by words: an entry opens in the pop-over. */
class RulesDialog : public QDialog
{
    Q_OBJECT

public:
    explicit RulesDialog(const RuleBook &book, QWidget *parent = nullptr);
    ~RulesDialog() override;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void showGame();
    void search();
    void openChosen();

    std::unique_ptr<Ui::RulesDialog> m_ui;
    const RuleBook &m_book;
    RulePopover *m_popover;
};

} // namespace escarmouche::app
