// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

class QButtonGroup;
class QGridLayout;

namespace escarmouche::app {

/** The parts of the shop as buttons in rows of four, all of them always in sight: a tab bar would
    hide or cut some at the width the shop has. */
class ShopTabs : public QWidget
{
    Q_OBJECT

public:
    explicit ShopTabs(QWidget *parent = nullptr);

    void setTitles(const QStringList &titles);
    void setCurrent(int tab);
    int current() const;

signals:
    void chosen(int tab);

private:
    QGridLayout *m_grid = nullptr;
    QButtonGroup *m_group = nullptr;
};

} // namespace escarmouche::app
