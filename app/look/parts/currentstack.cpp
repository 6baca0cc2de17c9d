// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/look/parts/currentstack.h"

namespace escarmouche::app {

CurrentStack::CurrentStack(QWidget *parent) : QStackedWidget(parent)
{
    connect(this, &QStackedWidget::currentChanged, this, &QWidget::updateGeometry);
}

QSize CurrentStack::sizeHint() const
{
    return currentWidget() ? currentWidget()->sizeHint() : QSize();
}

QSize CurrentStack::minimumSizeHint() const
{
    return currentWidget() ? currentWidget()->minimumSizeHint() : QSize();
}

bool CurrentStack::hasHeightForWidth() const
{
    return currentWidget() && currentWidget()->hasHeightForWidth();
}

int CurrentStack::heightForWidth(int width) const
{
    return currentWidget() ? currentWidget()->heightForWidth(width) : -1;
}

} // namespace escarmouche::app
