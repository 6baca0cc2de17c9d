// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/words/reference/rulebook.h"

#include <QFrame>

#include <memory>
#include <string>

namespace Ui {
class RulePopover;
}

namespace escarmouche::app {

/** One rule of the reference beside the place where its id was asked for: what it says, who sees
    to it, and our ruling marked as ours. Esc or a click elsewhere closes it. */
class RulePopover : public QFrame
{
    Q_OBJECT

public:
    explicit RulePopover(const RuleBook &book, QWidget *parent = nullptr);
    ~RulePopover() override;

    /** Shows the rule under `near`, or above it where the screen ends. */
    void popUp(const QString &rule, QWidget *near);
    QString rule() const;

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void show(const std::string &rule);
    void showEntry(const model::RuleEntry &entry);
    void showUnknown();
    void showNeighbours(const model::RuleEntry *previous, const model::RuleEntry *next);
    void place(const QWidget *near);

    std::unique_ptr<Ui::RulePopover> m_ui;
    const RuleBook &m_book;
    std::string m_rule;
};

} // namespace escarmouche::app
