// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/band/band.h"

#include <QListWidget>

#include <string>

namespace escarmouche::app {

/** Some of a few choices, in an order: ticked ones count, from the top down. A choice is moved with
    the mouse, or with Ctrl and an arrow key. */
class OrderedChoices : public QListWidget
{
    Q_OBJECT

public:
    explicit OrderedChoices(QWidget *parent = nullptr);

    /** All choices, those whose keys the text names ticked and first; in the order in which they
       are, where these are ticked already. */
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
};

} // namespace escarmouche::app
