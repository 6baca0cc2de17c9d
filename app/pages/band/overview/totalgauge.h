// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/band/band.h"

#include <QWidget>

namespace escarmouche::app {

/** One sum against its limit: title, number and a thin bar, with the excess where it is over. */
class TotalGauge : public QWidget
{
    Q_OBJECT

public:
    using QWidget::QWidget;

    void setLine(const rules::TotalLine &line);
    /** Says it again, after a change of language. */
    void retell();
    QRect amountRect() const; // where its number stands
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    int excess() const;
    QString amountText() const;

    rules::TotalLine m_line;
};

} // namespace escarmouche::app
