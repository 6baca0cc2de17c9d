// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pages/match/thoughts/weighing.h"

#include <QTimer>
#include <QWidget>

class QLabel;
class QPushButton;
class QTableView;

namespace escarmouche::app {

class MatchController;
class ThoughtModel;

/** What the machine weighs: as advice to who is asked now, or before an act that is looked back at.
    Walking through the list shows each act on the board; Enter does it, where it can still be
    done. Weighs only while somebody looks. */
class ThoughtPanel : public QWidget
{
    Q_OBJECT

public:
    explicit ThoughtPanel(MatchController &controller, QWidget *parent = nullptr);

    /** Of the act looked back at that began with that entry. */
    void showMoment(int entry);
    /** Of the decision to be made now, once what led to it has been shown. */
    void showNow();
    /** Of what is yet to be shown nothing is weighed, and what was weighed before counts no more.
     */
    void setShowing(bool isShowing);
    /** What was weighed is not for whoever looks next. */
    void forget();
    /** The keyboard goes to the list, and the best is shown on the board. */
    void take();
    QTableView &list() const { return *m_list; }
    const Weighing &weighing() const;

signals:
    /** The acts of that entry are to be looked back at; 0: the match as it is now. */
    void momentWanted(int entry);
    /** Somebody looks at one of them. */
    void thoughtShown(const escarmouche::app::Weighing &weighing, std::size_t thought);

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void refresh();
    void fill();
    void chooseBest();
    void showOn(const QModelIndex &index);
    void step(bool isForward);
    QString heading() const;
    void retranslate();

    MatchController &m_controller;
    ThoughtModel *m_thoughts;
    QLabel *m_heading;
    QTableView *m_list;
    QPushButton *m_earlier;
    QPushButton *m_later;
    QTimer m_rest; // a slider that is drawn asks for every act on its way
    int m_entry = 0;
    bool m_isStale = true;
    bool m_isShowing = false; // what happened
};

} // namespace escarmouche::app
