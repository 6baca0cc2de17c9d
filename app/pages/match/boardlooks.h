// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QMenu>
#include <QObject>

namespace escarmouche::app {

class BoardCanvas;

/** For a menu: what of a board may be shown or not. The board has the keys itself. */
class BoardLooks : public QObject
{
    Q_OBJECT

public:
    explicit BoardLooks(BoardCanvas &board);

    QList<QAction *> actions() const
    {
        return {m_ruler, m_grid, m_heights, m_tokens->menuAction(), m_map};
    }
    void retranslate();
    /** What a board has not is not offered: cells are a grid, and have no heights. */
    void show();

private:
    QAction *makeSwitch();
    void fillTokens();
    void take();

    BoardCanvas &m_board;
    QAction *m_ruler;
    QAction *m_grid;
    QAction *m_heights;
    QMenu *m_tokens; // what they wear
    QAction *m_portraits;
    QAction *m_outlines;
    QAction *m_letters;
    QAction *m_map;
};

} // namespace escarmouche::app
