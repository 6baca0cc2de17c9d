// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/board/boardface.h"

#include <QStringList>
#include <QWidget>

#include <array>
#include <map>
#include <utility>
#include <vector>

class QHBoxLayout;
class QLabel;

namespace escarmouche::app {

class MatchController;
class TrackBar;

/** Above the board: the turn; each side with its colour and sign, what it has and how many of it
    still stand if it has more than one, in bold whoever is to act; what is nobody's, tracks as
   bars. One line, and where much is counted further lines of two sides each. */
class ScoreBar : public QWidget
{
    Q_OBJECT

public:
    explicit ScoreBar(const MatchController &controller, QWidget *parent = nullptr);

    void refresh();
    /** The board has got that far; the match may be further. */
    void follow(const rules::BoardView &view);
    /** As it stood at another moment, when nobody is asked. */
    void show(const rules::BoardView &view);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    QHBoxLayout *addLine();
    void show(const rules::BoardView &view, rules::SeatId asked);
    QString leadText(const rules::BoardView &view) const;
    bool hasOrder() const;
    std::ptrdiff_t toAct(const rules::BoardView &view, rules::SeatId seat) const;
    void noteTurn(const rules::BoardView &view);
    int newsOf(const rules::BoardView &view, rules::SeatId owner) const;
    QString scoreText(const QString &score, const rules::BoardView &view,
                      rules::SeatId owner) const;
    /** How much of a side there is room to tell. */
    enum class Room { All, NoStocks, NoCount };

    QStringList amountsOf(const rules::BoardView &view, rules::SeatId owner,
                          Room room = Room::All) const;
    static QString tipOf(const QString &side, int news);
    bool fits() const;
    QString sideText(const rules::BoardView &view, rules::SeatId seat, Room room) const;
    void showTracks(const rules::BoardView &view);
    void showSides();

    const MatchController &m_controller;
    QLabel *m_turn;
    QList<QLabel *> m_sides;
    QLabel *m_shared; // what is nobody's
    bool m_isOneLine; // for all sides
    bool m_areMany; // some side has more figures than one
    std::vector<std::pair<rules::CounterKind, TrackBar *>> m_tracks;
    std::map<int, std::map<rules::SeatId, int>> m_atTurn; // scores as turns began
    rules::SeatId m_asked; // when it was refreshed last
    rules::BoardView m_shown;
    std::array<int, 3> m_now{}; // the same: turn, phase, who was active
};

} // namespace escarmouche::app
