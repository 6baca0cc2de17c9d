// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/band/band.h"

#include <QListWidget>

#include <string>

namespace escarmouche::app {

/** Some of several choices: the ticked ones. Where their order counts, from the top down, a choice
    is moved with the mouse, or with Ctrl and an arrow key. */
class ChoiceList : public QListWidget
{
    Q_OBJECT

public:
    explicit ChoiceList(bool isOrdered, QWidget *parent = nullptr);

    /** All choices, those whose keys the text names ticked, and first where order counts; in the
       order in which they are, where these are ticked already. */
    void show(const std::vector<rules::Choice> &choices, const std::string &keys);
    /** Keys of the ticked ones, with a space between. */
    std::string keys() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

signals:
    void touched();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    void add(const rules::Choice &choice, bool ticked);
    void move(int by);
    /** Keys of all choices, from the top down. */
    QStringList shown() const;

    bool m_isOrdered;
};

} // namespace escarmouche::app
