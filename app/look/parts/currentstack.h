// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStackedWidget>

namespace escarmouche::app {

/** Pages of which the one that is shown alone says how much room there has to be. */
class CurrentStack : public QStackedWidget
{
public:
    explicit CurrentStack(QWidget *parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override;
    int heightForWidth(int width) const override;
};

} // namespace escarmouche::app
