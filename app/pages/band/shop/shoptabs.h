// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QWidget>

class QButtonGroup;

namespace escarmouche::app {

/** One part of the shop, as its button says it. */
struct ShopPart {
    QString title;
    QString spoken; // with the number of entries found
    bool empty = false; // a filter lets nothing of it through
};

/** The parts of the shop as buttons, all of them always in sight and whole: on one row where they
    fit, else on even rows, one under the other where they are narrow enough. A tab bar would hide
    or cut some. */
class ShopTabs : public QWidget
{
    Q_OBJECT

public:
    explicit ShopTabs(QWidget *parent = nullptr);

    void setParts(const QList<ShopPart> &parts);
    void setCurrent(int tab);
    int current() const;
    QSize sizeHint() const override;

signals:
    void chosen(int tab);

protected:
    void resizeEvent(QResizeEvent *event) override;
    bool event(QEvent *event) override;

private:
    int count() const;
    int endOfRow(int first, int wide) const;
    int rowsWithin(int wide) const;
    int evenWidth() const;
    int wideOf(int first, int end) const;
    bool placeGrid(int rows);
    void placeRow(int first, int end, int top);
    void place();

    QButtonGroup *m_group = nullptr; // by part
};

} // namespace escarmouche::app
