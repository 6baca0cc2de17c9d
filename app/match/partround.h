// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QTabWidget;
class QWidget;

namespace escarmouche::app {

/** Ctrl+Tab goes round the parts of a match: the board, then tab after tab of what stands beside
    it; with Shift the other way round. */
class PartRound : public QObject
{
    Q_OBJECT

public:
    /** All three outlive it; `page` holds the two others. */
    PartRound(QWidget &page, QWidget &board, QTabWidget &tabs);

private:
    void step(int by);

    QWidget &m_board;
    QTabWidget &m_tabs;
};

} // namespace escarmouche::app
