// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pages/match/cards/cardgroups.h"

#include <QAbstractListModel>

#include <vector>

namespace escarmouche::app {

class MatchController;

/** Groups of cards in a row: what each is called, then its cards one by one. Groups of which no
   card is shown share one line of the model. A face-down card is a back without a name. */
class CardModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role { IsCard = Qt::UserRole, IsBack, IsAnswer, WhatItDoes, IsOnlyCounts };

    explicit CardModel(const MatchController &controller, QObject *parent = nullptr);

    void show(const std::vector<CardGroup> &groups);
    /** -1: it is no card. */
    int cardAt(const QModelIndex &index) const;
    QModelIndex indexOf(int card) const;
    /** No card is shown: all there is are numbers of cards, in one line. */
    bool isOnlyCounts() const;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

private:
    struct Line {
        rules::Card card; // without an id: what the cards behind it are called
        CardGroup group = {}; // of the card or of those behind it, without its cards
        int at = 0; // which of them, from 1
        int shown = 0; // of its cards
        bool isAnswer = false;
        std::vector<CardGroup> further = {}; // groups of which no card is shown
    };

    bool isAnswer(int card) const;
    QString caption(const CardGroup &group, int shown) const;
    QString caption(const Line &line) const;
    QString name(const Line &line) const;
    QString whatItDoes(const Line &line) const;
    QString told(const Line &line) const;
    QString tip(const Line &line) const;

    const MatchController &m_controller;
    std::vector<Line> m_lines;
};

} // namespace escarmouche::app
