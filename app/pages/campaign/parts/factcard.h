// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QAction;
class QLabel;
class QScrollArea;
class QVBoxLayout;

namespace escarmouche::app {

/** The column beside a table: what there is to do, what can be done with what is chosen, then what
    that is, in words. Buttons stand above the words and keep their places whatever these say. */
class FactCard : public QWidget
{
    Q_OBJECT

public:
    /** Acts that share a place: one of them at a time is visible. */
    using Place = QList<QAction *>;
    FactCard(const QList<QAction *> &always, const QList<Place> &withChosen, QWidget *parent);

    /** For what is below. */
    QVBoxLayout *column() const { return m_column; }
    void tell(const QString &title, const QString &facts);
    void tellNothing();

private:
    void addPlace(const Place &place);
    void addFacts();

    QVBoxLayout *m_column;
    QScrollArea *m_area;
    QLabel *m_title;
    QLabel *m_facts;
};

} // namespace escarmouche::app
