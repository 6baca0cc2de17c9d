// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pages/match/figures/figurelines.h"
#include "rules/core/board/boardface.h"

#include <QAbstractTableModel>

#include <functional>
#include <vector>

namespace escarmouche::app {

class MatchController;

/** How a list tells where something stands. */
struct ToldPlaces {
    std::function<QString(const rules::Place &)> told;
    PartOf partOf;
    std::function<QString(int part)> toldPart;
};

/** All that stands or stood on the board as a list, for whoever does not look at the board: sign,
    name, side, points, actions, states; then what the scenario fights for. Of those who have no
    name of their own the ones in one place or part of the board are one line, which can be opened.
 */
class TokenModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Sign, Name, Side, Points, Actions, States, Columns };

    /** For that view, which owns it: the signs of the sides are drawn as it is. */
    TokenModel(const MatchController &controller, QWidget *view);

    void refresh();
    /** As they were at another moment. */
    void show(const rules::BoardView &view);
    const rules::BoardView &view() const { return m_view; }
    void setPlaces(ToldPlaces places);
    /** Several stand in that line. */
    bool isSeveral(const QModelIndex &index) const;
    /** Each of those in that line gets one of its own below, or they are one line again; false:
        they are so already, or there are not several. */
    bool open(const QModelIndex &index, bool isOpen);
    /** The first of several. */
    int tokenAt(const QModelIndex &index) const;
    QModelIndex indexOf(int token) const;
    /** Null where a token stands in that line. */
    const rules::GroundMark *markAt(const QModelIndex &index) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    const FigureLine *lineAt(const QModelIndex &index) const;
    QString text(const FigureLine &line, int column) const;
    QString place(const FigureLine &line) const;
    QString name(const FigureLine &line) const;
    QString nameInList(const FigureLine &line) const;
    QString points(const rules::Token &token) const;
    QString states(const rules::Token &token) const;
    QString whyNot(const rules::Token &token) const;
    QString tip(const FigureLine &line, int column) const;
    QString told(const FigureLine &line) const;

    static QString spoken(const QString &text);
    bool isTaken(const rules::GroundMark &mark) const;
    QVariant headerTip(int section) const;
    QVariant markData(const rules::GroundMark &mark, int column, int role) const;

    const MatchController &m_controller;
    const QWidget &m_widget;
    rules::BoardView m_view;
    ToldPlaces m_places;
    std::vector<FigureLine> m_lines;
    std::vector<FigureLine> m_opened; // one of each heap that is open
};

} // namespace escarmouche::app
