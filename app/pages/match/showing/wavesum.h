// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pages/match/control/actlines.h"

#include <QFrame>
#include <QList>

class QHBoxLayout;
class QLabel;
class QPushButton;

namespace escarmouche::app {

class BoardCanvas;

/** On a board, where no figure stands, what a side did in its wave, number by number: each leads to
    its moments, one after another. Stays until the next act of a person. */
class WaveSum : public QFrame
{
    Q_OBJECT

public:
    WaveSum(const MatchWords &words, BoardCanvas &board);

    void show(const ActLine &sum);

    bool eventFilter(QObject *board, QEvent *event) override;

signals:
    void momentWanted(int entry);

protected:
    void changeEvent(QEvent *event) override;

private:
    void lay();
    void fill(SumDetail detail);
    void addPart(const ActLine::Part &part, SumDetail detail);
    void addWidget(QWidget *part);
    void place();

    const MatchWords &m_words;
    BoardCanvas &m_board;
    ActLine m_sum;
    QHBoxLayout *m_line;
    QLabel *m_lead;
    QWidgetList m_parts;
    QPushButton *m_close;
};

} // namespace escarmouche::app
