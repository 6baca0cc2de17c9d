// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;

namespace escarmouche::app {

class CardList;
class FigureList;
class MatchController;

/** The list of figures, and what the one in its current line carries. */
class FiguresPanel : public QWidget
{
    Q_OBJECT

public:
    explicit FiguresPanel(const MatchController &controller, QWidget *parent = nullptr);

    FigureList &list() const { return *m_list; }
    CardList &carried() const { return *m_carried; }

private:
    void showCarried();

    const MatchController &m_controller;
    FigureList *m_list;
    QLabel *m_whose;
    CardList *m_carried;
};

} // namespace escarmouche::app
