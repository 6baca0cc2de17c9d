// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/words/settings/boardoptions.h"

#include <QObject>

class QTabWidget;
class QWidget;

namespace escarmouche::app {

/** Folds what stands beside a board to a strip of tabs at the edge, and unfolds it again: by a
    click on a tab, by its letter, or when the keyboard goes there. Where nobody has chosen, it is
    folded on a narrow page. Whoever clicks a tab keeps the keyboard on the board. Child of the
    tabs. */
class SideFold : public QObject
{
    Q_OBJECT

public:
    /** It is the page's width that counts. */
    SideFold(QWidget &page, QWidget &board, QTabWidget &tabs);

    bool isFolded() const { return m_isFolded; }
    void choose(BoardOptions::Side side);

    bool eventFilter(QObject *of, QEvent *event) override;

signals:
    /** By a person. */
    void chosen(escarmouche::app::BoardOptions::Side side);
    void folded(bool isFolded);

private:
    void follow();
    void fold(bool isFolded);
    void click(int tab);

    QWidget &m_page;
    QWidget &m_board;
    QTabWidget &m_tabs;
    BoardOptions::Side m_side = BoardOptions::Side::ByRoom;
    bool m_isFolded = false;
};

} // namespace escarmouche::app
