// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/band/overview/totalsbar.h"

#include "app/pages/band/overview/totalgauge.h"

#include <QHBoxLayout>

namespace escarmouche::app {

TotalsBar::TotalsBar(QWidget *parent) : QWidget(parent), m_layout(new QHBoxLayout(this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(22);
}

void TotalsBar::setTotals(const rules::Totals &totals)
{
    while (m_gauges.size() > totals.lines.size()) {
        delete m_gauges.back();
        m_gauges.pop_back();
    }
    for (std::size_t i = 0; i < totals.lines.size(); ++i) {
        if (i == m_gauges.size()) {
            m_gauges.push_back(new TotalGauge(this));
            m_layout->addWidget(m_gauges.back(), i == 0 ? 3 : 2);
        }
        m_gauges[i]->setLine(totals.lines[i]);
    }
}

} // namespace escarmouche::app
