// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QTableView;

namespace escarmouche::app {

class MatchController;
class TargetModel;

/** What the chosen figure could attack: walking through the list aims at each, Enter does it; a
   menu has all that could be done to whom one stands on. */
class TargetPanel : public QWidget
{
    Q_OBJECT

public:
    explicit TargetPanel(MatchController &controller, QWidget *parent = nullptr);

    /** The keyboard goes to the list, and the best target is aimed at; false: each is refused. */
    bool takeAim();
    /** There is nothing to aim at. */
    bool isEmpty();
    /** The match stands otherwise, and that has been shown. */
    void refresh();
    /** Of what is yet to be shown it tells nothing. */
    void setShowing(bool isShowing) { m_isShowing = isShowing; }
    /** The list is somebody else's. */
    void forget();
    QTableView &list() { return *m_list; }

signals:
    /** Of what could be done to the one aimed at. */
    void menuWanted(QPoint globalPosition);

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void fill();
    void spanRefused();
    void wrap();
    void askAbout(const QPoint &at);
    void aimAt(const QModelIndex &index);
    void retranslate();

    MatchController &m_controller;
    TargetModel *m_targets;
    QTableView *m_list;
    QLabel *m_nothing;
    bool m_isStale = true;
    bool m_isShowing = false; // what happened
};

} // namespace escarmouche::app
