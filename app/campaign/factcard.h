// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QVBoxLayout;

namespace escarmouche::app {

/** The column beside a table: what there is to do, then what is chosen, in words, and what can be
    done with it. */
class FactCard : public QWidget
{
    Q_OBJECT

public:
    /** `always` stands above the facts, whatever is chosen. */
    FactCard(const QList<QAction *> &always, const QList<QAction *> &withChosen, QWidget *parent);

    /** What is below. */
    QVBoxLayout *column() const { return m_column; }
    void tell(const QString &title, const QString &facts);
    void tellNothing();

private:
    QVBoxLayout *m_column;
    QLabel *m_title;
    QLabel *m_facts;
};

} // namespace escarmouche::app
