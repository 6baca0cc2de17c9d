// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pages/match/control/acttext.h"

#include <QFrame>
#include <QList>

#include <vector>

class QPushButton;
class QVBoxLayout;

namespace escarmouche::app {

class BoardCanvas;

/** On a board, where no figure stands, what the sides did in their waves and what the end of a turn
    brought, number by number: each leads to its moments, one after another. Stays until the next
    act of a person, or others go on once it has been read; then a button stands there that calls it
    back. */
class WaveSum : public QFrame
{
    Q_OBJECT

public:
    WaveSum(const MatchWords &words, BoardCanvas &board);

    void show(const ActLine &sum);
    bool hasSums() const { return !m_sums.empty(); }
    /** The last ones are there again, or go. */
    void toggle();
    /** That one alone. */
    void showAgain(const ActLine &sum);
    /** They are not to be called back any more. */
    void forget();
    /** Nothing is being shown that the button might cover; or something is. */
    void offerLast(bool isOffered);

    bool eventFilter(QObject *board, QEvent *event) override;

signals:
    void momentWanted(int entry);

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void open(std::vector<ActLine> sums);
    void refreshButton();
    void placeButton();
    void lay();
    void fill(SumDetail detail, int widest);
    static void addLines(QVBoxLayout &lines, const QList<QWidget *> &parts, int room);
    QList<QWidget *> partsOf(const ActLine &sum, SumDetail detail, int room);
    QWidget *plain(const QString &text);
    QWidget *leading(const QString &text, const ActLine::Part &part);
    QRectF place();
    bool isFree(const QRectF &at) const;

    const MatchWords &m_words;
    BoardCanvas &m_board;
    std::vector<ActLine> m_sums; // the last one last
    QWidget *m_told = nullptr;
    QPushButton *m_close;
    QPushButton *m_last; // on the board, in its place
    bool m_isOffered = true;
};

} // namespace escarmouche::app
