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
    there that calls it back, and the earlier ones after it. */
class WaveSum : public QFrame
{
    Q_OBJECT

public:
    WaveSum(const MatchWords &words, BoardCanvas &board);

    void show(const ActLine &sum);
    bool hasSums() const { return !m_past.empty(); }
    /** The last ones are there again; while some are there, the one before them, and after the
        first of all none: that closes nothing. */
    void goBack();
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
    /** Beside each other, their lines at most that wide. */
    struct Columns {
        int count = 1;
        int wide = 0;
    };

    void open(std::size_t first, std::size_t count);
    void fit();
    QString headOf(const ActLine &sum) const;
    void refreshButton();
    void placeButton();
    void close();
    void lay();
    int fill(const Columns &columns);
    QList<QWidget *> linesIn(QWidget &told, int wide);
    QWidget *head(QWidget &told, const QString &text, int wide);
    QWidget *plain(QWidget &told, const SumLine &line, int wide);
    QWidget *leading(QWidget &told, const SumLine &line, int wide);
    QRectF ground() const;
    QRectF placeOf(const QSizeF &size) const;
    QRectF place();
    double covered(const QRectF &at) const;

    const MatchWords &m_words;
    BoardCanvas &m_board;
    std::vector<ActLine> m_past; // all that can be called back, the last one last
    std::vector<ActLine> m_sums; // those that are shown
    std::size_t m_first = 0; // of them, among all
    std::size_t m_together = 0; // so many of the last ones were shown together
    QScrollArea *m_told;
    QPushButton *m_close;
    QPushButton *m_last; // on the board, in its place
    bool m_isOffered = true;
};

} // namespace escarmouche::app
