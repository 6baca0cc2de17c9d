// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pages/match/told/actlines.h"

#include <QFrame>
#include <QList>

#include <vector>

class QPushButton;
class QScrollArea;

namespace escarmouche::app {

class BoardCanvas;
class MatchWords;
struct SumLine;

/** On a board, where no figure stands, what the sides did in their waves and what the end of a turn
    brought, line by line, the gravest first: each leads to its moments, one after another. Stays
    until the next act of a person, or others go on once it has been read; then a button stands
    there that calls it back. */
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
    /** A person has seen enough of it. */
    void closed();

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void open(std::vector<ActLine> sums);
    void refreshButton();
    void placeButton();
    void close();
    void lay();
    void fill(int columns);
    QList<QWidget *> linesIn(QWidget &told, int wide);
    QWidget *head(QWidget &told, const QString &text);
    QWidget *plain(QWidget &told, const SumLine &line, int wide);
    QWidget *leading(QWidget &told, const SumLine &line, int wide);
    QRectF place();
    double covered(const QRectF &at) const;

    const MatchWords &m_words;
    BoardCanvas &m_board;
    std::vector<ActLine> m_sums; // the last one last
    QScrollArea *m_told;
    QPushButton *m_close;
    QPushButton *m_last; // on the board, in its place
    bool m_isOffered = true;
};

} // namespace escarmouche::app
