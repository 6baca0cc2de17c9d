// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>
#include <QTableView>

namespace escarmouche::app {

class MatchController;
class TokenModel;

/** States in as many lines as they take; the other columns have one. */
class StatesDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;
};

/** All that stands or stood on the board as lines to walk through. Whoever is chosen on the board
    is chosen here; whom a person comes to here is told. */
class FigureList : public QTableView
{
    Q_OBJECT

public:
    explicit FigureList(const MatchController &controller, QWidget *parent = nullptr);

    TokenModel &figures() const { return *m_figures; }

    /** Of several in one line: each gets its own, or they share one again. */
    void toggle(const QModelIndex &line);

signals:
    /** By a person, the same again too. */
    void met(int token);

protected:
    void currentChanged(const QModelIndex &now, const QModelIndex &before) override;
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void changeEvent(QEvent *event) override;
    int sizeHintForColumn(int column) const override;

private:
    void sizeLines();
    void fitLines();
    void spanMarks();
    void follow();
    void keepLine();
    void findLine();
    void tell(const QModelIndex &line);

    const MatchController &m_controller;
    TokenModel *m_figures;
    int m_kept = -1; // who stood in the current line of lines that are about to be others
    bool m_wasSelected = false;
    bool m_isInStep = false; // board or list is just following the other
};

} // namespace escarmouche::app
