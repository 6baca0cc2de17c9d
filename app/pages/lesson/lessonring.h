// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <functional>

namespace escarmouche::app {

/** A ring about what a lesson points at, over a whole page; keys and mouse go through it. */
class LessonRing : public QWidget
{
    Q_OBJECT

public:
    /** `parts` are those of the page in which things move. */
    LessonRing(QWidget &page, const QList<QWidget *> &parts);

    /** Asked again whenever the page or such a part changes: the rectangle on the page; empty:
        there is nothing to point at. */
    using Where = std::function<QRect()>;
    void pointAt(Where where);
    QRect ring() const { return m_ring; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void follow();

    Where m_where;
    QRect m_ring;
};

} // namespace escarmouche::app
