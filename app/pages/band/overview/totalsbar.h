// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/band/band.h"

#include <QWidget>

#include <vector>

class QHBoxLayout;

namespace escarmouche::app {

class TotalGauge;

/** The band's sums against their limits, side by side. */
class TotalsBar : public QWidget
{
    Q_OBJECT

public:
    explicit TotalsBar(QWidget *parent = nullptr);

    void setTotals(const rules::Totals &totals);

private:
    QHBoxLayout *m_layout = nullptr;
    std::vector<TotalGauge *> m_gauges;
};

} // namespace escarmouche::app
