// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pages/match/cards/cardgroups.h"

#include <QListView>

namespace escarmouche::app {

class CardModel;
class MatchController;

/** Cards in a row. A click on one does what a click on a token does, and Enter does too; whoever
    comes to one by keys or mouse points at it. Which is pointed at is chosen here. */
class CardList : public QListView
{
    Q_OBJECT

public:
    explicit CardList(const MatchController &controller, QWidget *parent = nullptr);

    void show(const std::vector<CardGroup> &groups);
    CardModel &cards() const { return *m_cards; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {0, sizeHint().height()}; }

signals:
    void pointed(int card);
    /** The pointer is no longer over a card. */
    void left();
    void pressed(int card);
    void menuWanted(int card, QPoint globalPosition);

protected:
    void currentChanged(const QModelIndex &now, const QModelIndex &before) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool viewportEvent(QEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    void follow();
    void tell(const QModelIndex &index);

    const MatchController &m_controller;
    CardModel *m_cards;
    bool m_isInStep = false; // it is just following
};

} // namespace escarmouche::app
